"""Views of the Mouse Trap's table, each from a match that is played by the rules up to there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from typing import Any

from game.app import Program
from game.catalog import CATALOG
from game.core.acts import Ask, Over, Turn
from game.core.setup import Seat
from game.games.mousetrap.nature import MouseTrapNature
from game.games.mousetrap.pictures import parts as part_geometry
from game.games.mousetrap.rules.moves import Lure, Placed, Take, TurnCrank
from game.games.mousetrap.rules.state import WHEEL, State
from game.games.mousetrap.table.match_screen import MousetrapScreen
from game.games.mousetrap.trap.machine import TrapInputs
from game.games.mousetrap.trap.report import LINKS, TrapReport
from game.games.mousetrap.trap.run import TrapRun
from game.machine.hand import Hand
from game.session.match import Match, Played
from game.session.match_runner import MatchRunner
from game.shell.matches.open_match import OpenMatch
from game.text import screens as labels
from game.text.language import ngettext
from tests.views import View, advise, by_keys, celebrated, coached, look_ahead

NAMES = {"red": "Rosa", "blue": "Ben", "green": "Greta", "yellow": "Yann"}
MOST, TRIES = 4000, 40
Goal = Callable[[State], bool]
Options = tuple[tuple[str, Any], ...]


class Worked(TrapRun):
    """A trap that has always worked, so that a match comes to its goal without a machine."""

    def __init__(self, state: State, hand: Hand) -> None:
        super().__init__(TrapInputs({}, hand), settled=False)
        self.done = True

    def report(self) -> TrapReport:
        """A capture."""
        links = tuple((link, 100 * number) for number, link in enumerate(LINKS))
        return TrapReport(links, True, False, False, 2000, "0" * 8)


def opened(seed: int, goal: Goal, seats: int = 4, people: int = 2, steady: bool = True, **options: Any) -> OpenMatch:
    """A match between computer players that has just come to a goal; then the first seats are people's."""
    row, names = CATALOG["mousetrap"], tuple(NAMES)[:seats]
    found, played = _first(seed, goal, names, tuple(options.items()))
    table = _begun(found, names, options)
    table.match.follow(played)
    for name in names[:people]:
        table.bots.pop(name)
    table.nature = row.nature_of(found, table.bots)
    return OpenMatch(row, table, {name: NAMES[name] for name in names}, frozenset() if steady else frozenset(names))


def _begun(seed: int, names: tuple[str, ...], options: Mapping[str, Any]) -> MatchRunner:
    row = CATALOG["mousetrap"]
    setup = row.game.setup([Seat(name, "bot:3") for name in names], options)
    return MatchRunner(Match(row.game, setup), MouseTrapNature(seed, {}, Worked), row.bots(setup))


@cache
def _first(seed: int, goal: Goal, names: tuple[str, ...], options: Options) -> tuple[int, tuple[Played, ...]]:
    """The first seed from this one whose match comes to the goal, and what is played up to there."""
    for tried in range(seed, seed + TRIES):
        table = _begun(tried, names, dict(options))
        table.begin()
        with suppress(LookupError):
            while not goal(table.match.state) and len(table.match.played) < MOST:
                _act(table)
            return tried, tuple(table.match.played)
    raise LookupError("no match comes to this goal")


def _act(table: MatchRunner) -> None:
    match table.match.waiting:
        case Turn():
            choice = table.choose()
            assert choice is not None
            table.play(choice.move)
        case Ask():
            table.answer(table.run())
        case Over():
            raise LookupError("the match ended before its goal")


def at(seed: int, goal: Goal, then: Callable[[MousetrapScreen], None] = lambda table: None, **given: Any) -> View:
    """A view of the table at a goal, and what is then done there."""

    def view(program: Program) -> None:
        program.go_to("table:mousetrap", opened=opened(seed, goal, **given))
        scene = program.scenes[-1]
        assert isinstance(scene, MousetrapScreen)
        scene.play.skip()
        then(scene)

    return view


def turn_of(seat: str, parts: int) -> Goal:
    """This seat is to roll, and so many parts stand."""
    return lambda state: isinstance(state.waiting, Turn) and state.seat == seat and len(state.parts) >= parts


def just_built(parts: int) -> Goal:
    """So many parts stand since the last act, and the next seat is to roll."""
    return lambda state: isinstance(state.waiting, Turn) and len(state.parts) >= parts


def choosing(kind: type, seat: str = "red") -> Goal:
    """This seat has to choose between several moves of a kind."""
    return lambda state: state.seat == seat and sum(isinstance(move, kind) for move in state.moves) > 1


def may_crank(state: State) -> bool:
    """Red may turn the crank or do something else."""
    return state.seat == "red" and TurnCrank() in state.moves


def may_lure_others(state: State) -> bool:
    """Red may turn the crank, or first lure two others under the cage."""
    return may_crank(state) and choosing(Lure)(state)


def by_hand(table: MousetrapScreen) -> None:
    """Play on with hands of one's own until a part is to be set down."""
    play = table.play
    play.seats.own = set(play.seats.names)
    for _ in range(MOST):
        play.skip()
        play.update(1.0)
        if play.holding is not None:
            play.animation.call.end()
            return
        play.play(play.state.moves[0])
    raise LookupError("nothing was built")


def rolling_on(table: MousetrapScreen) -> None:
    """All roll on."""
    table.play.roll_on()
    table.update(0.1)


def in_the_hand(table: MousetrapScreen) -> None:
    """The part is on its way to its place."""
    by_hand(table)
    held = table.play.holding
    assert held is not None
    x, y = part_geometry.part_centre(held.part)
    held.take(part_geometry.part_centre(held.part), part_geometry.part_centre(held.part))
    held.carry((x - 3.0, y + 5.0))


def in_the_lens(table: MousetrapScreen) -> None:
    """The part is near its place, off by 2.4 mm and a degree."""
    in_the_hand(table)
    held = table.play.holding
    assert held is not None
    x, y = held.grip
    held.carry((x + 0.24, y + 0.5))
    held.turn(1.0)


def by_keys_in_the_lens(table: MousetrapScreen) -> None:
    """The part was taken up by keys."""
    by_hand(table)
    table.play.seats.helped = set(table.play.seats.names)
    assert table.play.holding is not None
    table.play.holding.helped = True
    table.play.take_part()


def let_go(table: MousetrapScreen) -> None:
    """The part stands where it was let go, 1.4 mm to the right."""
    in_the_hand(table)
    held = table.play.holding
    assert held is not None
    x, y = part_geometry.part_centre(held.part)
    held.carry((x + 0.14, y))
    held.let_go()
    table.stale()


def called(table: MousetrapScreen) -> None:
    """Ben is called to the table."""
    table.play.animation.call.seat, table.play.animation.call.share = "red", 0.4


def explained(table: MousetrapScreen) -> None:
    """A space is pointed at, and explains itself."""
    table.hovered = table.tip.name = "space_37"
    table.tip.waited = 1.0


def before_crank(state: State) -> bool:
    """Red has chosen to turn the crank, and the trap waits."""
    return state.seat == "red" and isinstance(state.waiting, Ask) and state.waiting.kind == "trap"


def check_list(table: MousetrapScreen) -> None:
    """The check list before cranking, one part set anew."""
    table.play.set_anew(8)
    table.open_plan()


def needs_attention(table: MousetrapScreen) -> None:
    """The plan before the crank is chosen, four parts set down badly by hands that are helped."""
    play = table.play
    play.seats.own = play.seats.helped = {"red"}
    off = {3: Placed(1.4), 7: Placed(-0.3, 2.2), 8: Placed(2.6, -0.4), 20: Placed(-1.2, 1.3)}
    match = play.table.match
    match.state = match.state._replace(parts=tuple(off.get(at, Placed(0.2)) for at in range(1, 25)))
    play.sync()
    table.open_plan()


def anew_by_hand(table: MousetrapScreen) -> None:
    """A part that stands was taken by one's own hand, to be set anew."""
    table.play.seats.own = set(table.play.seats.names)
    table.play.set_anew(8)


def falling(table: MousetrapScreen) -> None:
    """The machine falls by itself, as its parts were set down badly."""
    off, match = Placed(-3.0, 2.0, -15.0), table.play.table.match
    match.state = match.state._replace(parts=tuple(off if at in (7, 9) else Placed() for at in range(1, 25)))
    table.play.sync()


def won(table: MousetrapScreen) -> None:
    """The match has just been won."""
    table.celebration.begin("red", ngettext(*labels.WINS_COUNT, 1, names=NAMES["red"]))
    table.celebration.update(1.0)


def carried_off(table: MousetrapScreen) -> None:
    """Ben's mouse is carried off the board."""
    animation = table.play.animation
    animation.shown.mice["blue"] = WHEEL
    animation.carry_off("blue")
    for _ in range(5):
        table.play.motion.update(0.15)


def over(state: State) -> bool:
    """The match is over."""
    return isinstance(state.waiting, Over)


EARLY = at(289, turn_of("red", 2))

VIEWS: dict[str, View] = {
    "early": EARLY,
    "middle": at(289, turn_of("red", 15)),
    "invited": at(289, just_built(13), people=4),
    "complete": at(289, turn_of("blue", 24)),
    "rolling_on": at(289, turn_of("blue", 24), rolling_on),
    "two_players": at(11, turn_of("blue", 7), seats=2),
    "take": at(5, choosing(Take)),
    "lure": at(7, choosing(Lure)),
    "lure_keys": by_keys(at(7, choosing(Lure))),
    "crank": at(3, may_crank),
    "crank_or_lure": at(3, may_lure_others),
    "by_hand": at(289, turn_of("red", 8), by_hand, people=4),
    "in_the_hand": at(289, turn_of("red", 8), in_the_hand, people=4),
    "in_the_lens": at(289, turn_of("red", 8), in_the_lens, people=4),
    "in_the_lens_keys": by_keys(at(289, turn_of("red", 8), by_keys_in_the_lens, people=4)),
    "in_the_lens_tub": at(289, turn_of("red", 16), in_the_lens, people=4),
    "let_go": at(289, turn_of("red", 8), let_go, people=4),
    "computer": at(289, turn_of("green", 10)),
    "called": at(289, turn_of("red", 10), called),
    "explained": at(289, turn_of("red", 15), explained),
    "menu": at(289, turn_of("red", 15), MousetrapScreen.open_menu),
    "plan": at(289, turn_of("red", 24), MousetrapScreen.open_plan),
    "to_the_crank": at(3, before_crank),
    "check_list": at(3, before_crank, check_list),
    "needs_attention": at(3, may_crank, needs_attention),
    "refused": at(3, before_crank, falling),
    "anew_by_hand": at(3, before_crank, anew_by_hand),
    "look_ahead": look_ahead(EARLY),
    "tip_at_first": coached("mousetrap", EARLY),
    "tip": coached("mousetrap", EARLY, "welcome"),
    "tip_to_build": coached("mousetrap", at(289, turn_of("red", 8), by_hand, people=4), "welcome"),
    "tip_to_crank": coached("mousetrap", at(3, may_crank), "welcome"),
    "advised": at(7, choosing(Lure), advise),
    "log": at(289, turn_of("red", 15), MousetrapScreen.open_log),
    "carried_off": at(3, may_crank, carried_off),
    "won": at(289, turn_of("red", 24), won),
    "over": at(4, over),
    "just_won": celebrated(at(4, over)),
}
