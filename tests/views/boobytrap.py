"""Views of Booby-Trap, each from a match that is played by the rules on the real tray up to there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

from game.app import Program
from game.catalog import CATALOG
from game.core.setup import Seat
from game.games.boobytrap.nature import tray_of
from game.games.boobytrap.rules.moves import Touch
from game.games.boobytrap.rules.state import State
from game.games.boobytrap.table.match_screen import BoobytrapScreen
from game.games.boobytrap.table.play import SLICE, Laying
from game.games.boobytrap.table.workshop import Practice, Workshop
from game.games.boobytrap.tray import history
from game.games.boobytrap.tray.history import mixed
from game.games.boobytrap.tray.lift_gesture import LiftGesture
from game.games.boobytrap.tray.packing import MARK
from game.games.boobytrap.tray.pulling import PullRun
from game.games.boobytrap.tray.settled import grade
from game.machine.lift import HIGHEST, HandLift
from game.session.match import Match
from game.session.match_runner import MatchRunner
from game.shell.matches.open_match import OpenMatch
from tests.views import View, advise, by_keys, celebrated, coached
from tests.views.boobytrap_record import played_texts

PEOPLE = ("Rosa", "Ben", "Greta", "Yann", "Carl", "Pia", "Olaf", "Sky", "Tina", "Wim")
FRAME = 1 / 60
Pick = Callable[[State], int]


def opened(seed: int, picks: int, seats: int = 4, people: int = 2, steady: bool = True, **options: Any) -> OpenMatch:
    """A match in which so many pieces have been taken, every seventh one recklessly; the first seats are people's."""
    row = CATALOG["boobytrap"]
    names = row.game.seat_names[:seats]
    setup = row.game.setup([Seat(name, "bot:1") for name in names], options)
    match = Match(row.game, setup)
    # However many sit there, the same pieces are taken: the dear pulls are made once for them all.
    played = tuple(sorted(item for item in options.items() if item[0] != "arches"))
    for text in played_texts(seed, picks, 1 if seats == 1 else 4, played):
        match.play_text(text)
    bots = row.bots(setup)
    table = MatchRunner(match, row.nature_of(seed, bots), bots)
    table.begin()
    for name in names[:people]:
        table.bots.pop(name)
    return OpenMatch(row, table, dict(zip(names, PEOPLE, strict=False)), frozenset() if steady else frozenset(names))


def at(seed: int, picks: int, then: Callable[[BoobytrapScreen], None] = lambda table: None, **given: Any) -> View:
    """A view of the table after so many picks, and what is then done there."""

    def view(program: Program) -> None:
        program.go_to("table:boobytrap", opened=opened(seed, picks, **given))
        table = shown(program)
        table.play.update(0.0)
        while table.play.opening:
            table.play.update(0.0)
        table.play.skip()
        table.play.animation.call.end()
        table.toy.arches.at_once = True
        then(table)

    return view


def shown(program: Program) -> BoobytrapScreen:
    """The table on top."""
    scene = program.scenes[-1]
    assert isinstance(scene, BoobytrapScreen)
    return scene


def laid_again(picks: int, pulled: int) -> View:
    """A match that was left after so many picks is opened, and its tray laid again as far as this pull."""

    def view(program: Program) -> None:
        program.go_to("table:boobytrap", opened=opened(1, picks, people=4))
        table = shown(program)
        kept = dict(history.KEPT)
        history.KEPT.clear()
        laying = table.play.laying = Laying(table.play.state)
        history.KEPT.update(kept)
        laying.seconds = 0.0  # one step a frame, so that the picture is the same on every machine
        while laying.pulled < pulled:
            table.update(FRAME)
        laying.seconds = SLICE

    return view


def mixing(program: Program) -> None:
    """The pieces are being stirred."""
    row = CATALOG["boobytrap"]
    setup = row.game.setup([Seat(name) for name in row.game.seat_names[:3]])
    table = MatchRunner(Match(row.game, setup), row.nature_of(5, {}), {})
    names = dict(zip(setup.names, PEOPLE, strict=False))
    program.go_to("table:boobytrap", opened=OpenMatch(row, table, names))
    _pass_time(shown(program), 0.8)


def _pass_time(table: BoobytrapScreen, seconds: float) -> None:
    for _ in range(round(seconds / FRAME)):
        table.update(FRAME)


def of_grade(word: str) -> Pick:
    """A piece that is held so, as far from the edge as there is one."""

    def pick(state: State) -> int:
        tray = tray_of(state)
        found = [number for number in state.open_pieces if grade(tray.grip(number)) == word]
        poses = tray.frame().poses
        return min(found, key=lambda number: abs(poses[number][0]) + abs(poses[number][1] - 110))

    return pick


@cache
def reckless(state: State) -> int:
    """The most tightly held piece that trips the bar."""
    tray = tray_of(state)
    for number in sorted(state.open_pieces, key=_tightest(state)):
        run = PullRun(tray.copy(), number)
        while not run.done:
            run.step()
        if run.report().travel_mm >= MARK:
            return number
    raise LookupError("nothing trips")


def touched(pick: Pick, steady: bool = True) -> Callable[[BoobytrapScreen], None]:
    """This piece is touched, and its tag hangs in the bay."""

    def then(table: BoobytrapScreen) -> None:
        table.play.seats.own = set() if steady else set(table.play.seats.names)
        table.play.play(Touch(pick(table.play.state)))
        table.play.skip()

    return then


def being_felt(table: BoobytrapScreen) -> None:
    """A piece wobbles under the hand."""
    table.play.play(Touch(of_grade("loose")(table.play.state)))
    _pass_time(table, 0.15)


def drawn_up(table: BoobytrapScreen) -> None:
    """A hand of one's own draws a piece up, not quite straight."""
    touched(of_grade("tight"), steady=False)(table)
    hand = table.toy.lifting = LiftGesture(table.play.state.touched)
    hand.grasp((500.0, 400.0))
    for tick in range(30):
        hand.move((500.0 + 0.2 * tick, 400.0 - 1.8 * tick))
        if table.play.live is None and hand.begun:
            table.take_up(hand)
        _pass_time(table, FRAME)


def snapping(table: BoobytrapScreen) -> None:
    """The bar has just gone too far: the tray shakes, and the verdict is there."""
    pulled(reckless, 0.0)(table)
    while table.toy.pulled is not None and table.toy.drama.since < 0:
        _pass_time(table, FRAME)
    _pass_time(table, 2 * FRAME)


def refused(table: BoobytrapScreen) -> None:
    """A second piece is pressed, and says no."""
    touched(of_grade("tight"))(table)
    table.refusal(next(number for number in table.play.state.left if number != table.play.state.touched))


def pulled(pick: Pick, seconds: float) -> Callable[[BoobytrapScreen], None]:
    """This piece has been pulled for so long."""

    def then(table: BoobytrapScreen) -> None:
        touched(pick)(table)
        table.play.take()
        _pass_time(table, seconds)

    return then


SPRUNG_BACK = 57
"""A large piece of the tray of seed 1 after 20 picks: torn out aside, it trips the bar, which then springs back."""
TORN = HandLift.of([(min(HIGHEST, 7 * tick), -50 if tick > 4 else 0) for tick in range(1, 40)])


def sprung_back(table: BoobytrapScreen) -> None:
    """The bar has gone too far and come back within the limit; the tag tells of the trip."""
    touched(lambda state: SPRUNG_BACK, steady=False)(table)
    table.play.take(TORN)
    while table.toy.pulled is not None or table.toy.drama.shown:
        _pass_time(table, FRAME)
    _pass_time(table, 1.0)


def tripped(table: BoobytrapScreen) -> None:
    """The bar has snapped, and the penalty is told."""
    for number in sorted(table.play.state.open_pieces, key=_tightest(table.play.state)):
        before = table.play.state
        table.play.seats.opened.runner.bots.clear()
        table.play.play(Touch(number))
        table.play.skip()
        table.play.take()
        table.play.skip()
        if sum(table.play.state.trips) > sum(before.trips):
            table.play.animation.call.end()
            return
    raise LookupError("nothing trips")


def _tightest(state: State) -> Callable[[int], float]:
    tray = tray_of(state)
    return lambda number: -tray.grip(number)


def arches(table: BoobytrapScreen) -> None:
    """The lines of force over a touched piece."""
    touched(of_grade("tight"))(table)
    table.show_arches(True)
    assert table.arches
    while not table.toy.arches.shown:
        table.play.update(0.0)


def called(table: BoobytrapScreen) -> None:
    """Rosa is called to the table."""
    table.play.animation.call.seat, table.play.animation.call.share = table.play.shown.turn, 0.4


def explained(table: BoobytrapScreen) -> None:
    """A piece is pointed at, and explains itself."""
    table.hovered = table.tip.name = f"piece_{table.play.state.left[20]}"
    table.tip.waited = 1.0


def after_the_end(table: BoobytrapScreen) -> None:
    """The tray as it is left, with its arches."""
    table.standings()
    table.lay(None)


def workshop(program: Program) -> None:
    """The Workshop, two pieces taken and a third one touched."""
    program.settings = replace(program.settings, speed="instant")
    program.go_to("workshop:boobytrap", seed=4, tray=mixed(1))
    scene = program.scenes[-1]
    assert isinstance(scene, Workshop)
    scene.toy.arches.at_once = True
    for number in (50, 44, 30):
        scene.feel(number)
        scene.motion.skip()
        if number != 30:
            scene.take()
            scene.motion.skip()
    scene.toy.flights.clear()


def practised(then: Callable[[Practice], None]) -> View:
    """The practice of feeling: one piece was guessed, another one is touched."""

    def view(program: Program) -> None:
        program.settings = replace(program.settings, speed="instant")
        program.go_to("title")
        program.open("practise_feeling", seed=4, tray=mixed(1))
        scene = program.scenes[-1]
        assert isinstance(scene, Practice)
        for number in (50, 44):
            scene.feel(number)
            scene.motion.skip()
            if number == 50:
                scene.guess("loose")
        then(scene)

    return view


VIEWS: dict[str, View] = {
    "mixing": mixing,
    "laid_again": laid_again(20, 9),
    "start": at(1, 0),
    "start_keys": by_keys(at(1, 0)),
    "felt": at(1, 0, being_felt),
    "loose": at(1, 0, touched(of_grade("loose"))),
    "snug": at(1, 0, touched(of_grade("snug"))),
    "tight": at(1, 0, touched(of_grade("tight"))),
    "refused": at(1, 0, refused),
    "locked": at(1, 12, touched(of_grade("locked"))),
    "drawn_up": at(1, 0, drawn_up),
    "lifted": at(1, 0, pulled(of_grade("snug"), 0.2)),
    "trip": at(1, 20, snapping),
    "tripped": at(1, 20, tripped),
    "sprung_back": at(1, 20, sprung_back),
    "middle": at(1, 26, people=4),
    "arches": at(1, 26, arches, people=4, arches="asks"),
    "tip": coached("boobytrap", at(1, 0, touched(of_grade("loose"))), "welcome"),
    "advised": at(1, 0, advise),
    "computer": at(1, 26, people=0),
    "called": at(1, 8, called),
    "explained": at(1, 0, explained),
    "by_size": at(1, 4, variant="size_order"),
    "no_pass": at(1, 4, touched(of_grade("snug")), variant="no_pass"),
    "solitaire": at(3, 12, touched(of_grade("snug")), seats=1, people=1),
    "two_players": at(1, 8, seats=2),
    "ten_players": at(1, 14, seats=10, people=10),
    "menu": at(1, 26, BoobytrapScreen.open_menu, people=4),
    "log": at(1, 26, BoobytrapScreen.open_log, people=4),
    "over": at(1, 63),
    "just_won": celebrated(at(1, 63)),
    "after_the_end": at(1, 63, after_the_end),
    "workshop": workshop,
    "practice": practised(lambda scene: None),
    "practice_guessed": practised(lambda scene: scene.guess("snug")),
}
