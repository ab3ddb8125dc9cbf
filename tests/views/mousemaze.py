"""Views of the card game's table, each from a match that is played by the rules up to there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from game.app import Program
from game.catalog import CATALOG
from game.core.setup import Seat, Setup
from game.games.mousemaze.pictures.caught import WedgeBreak
from game.games.mousemaze.pictures.flights import CardDeal, CardFlip, CardTurn, MazeFlight, MouseWalk, WedgeFlight
from game.games.mousemaze.rules.moves import Draw, End, Flip, Go, Trapped, TurnCard
from game.games.mousemaze.rules.state import DRAW_OR_END, FACE, FLIP, GO, PLACE, PUT, TURN, State
from game.games.mousemaze.table.match_screen import MousemazeScreen
from game.session.match import Match, Played
from game.session.match_runner import MatchRunner
from game.shell.matches.open_match import OpenMatch
from tests.views import View, advise, celebrated, coached

GAME = "mousemaze"
NAMES = {"p1": "Rosa", "p2": "Ben", "p3": "Greta", "p4": "Yann", "p5": "Cleo"}
MOST, TRIES, FRAME = 4000, 80, 1 / 60
LEVEL = 2
Begun = tuple[int, tuple[Played, ...]]
Goal = Callable[[State], bool]


def opened(seed: int, until: Goal, seats: int = 4, people: int = 2, **options: Any) -> OpenMatch:
    """A match between computer players that has just come to a goal; then the first seats are people's."""
    names, row = tuple(NAMES)[:seats], CATALOG[GAME]
    found, played = _played(seed, until, names, tuple(options.items()))
    match = Match(row.game, _setup(names, options))
    match.follow(played)
    bots = row.bots(match.setup)
    for name in names[:people]:
        bots.pop(name)
    return OpenMatch(row, MatchRunner(match, row.nature_of(found, bots), bots), {name: NAMES[name] for name in names})


def _setup(names: tuple[str, ...], options: Mapping[str, Any]) -> Setup:
    return CATALOG[GAME].game.setup([Seat(name, f"bot:{LEVEL}") for name in names], options)


@cache
def _played(seed: int, goal: Goal, names: tuple[str, ...], options: tuple[tuple[str, Any], ...]) -> Begun:
    """The first seed from this one whose match comes to the goal, and the acts up to there."""
    row = CATALOG[GAME]
    for tried in range(seed, seed + TRIES):
        match = Match(row.game, _setup(names, dict(options)))
        bots = row.bots(match.setup)
        table = MatchRunner(match, row.nature_of(tried, bots), bots)
        table.begin()
        while match.legal and not goal(match.state):
            choice = table.choose()
            assert choice is not None
            table.play(choice.move)
        if goal(match.state):
            return tried, tuple(match.played)
    raise LookupError("no match comes to this goal")


def at(seed: int, until: Goal, then: Callable[[Program, MousemazeScreen], None] | None = None, **given: Any) -> View:
    """A view of the table at a goal, and what is then done there."""

    def view(program: Program) -> None:
        program.go_to(f"table:{GAME}", opened=opened(seed, until, **given))
        scene = program.scenes[-1]
        assert isinstance(scene, MousemazeScreen)
        scene.play.skip()
        scene.play.animation.call.end()
        if then is not None:
            then(program, scene)

    return view


def fresh(program: Program) -> None:
    """A match of two just begun, its cards being dealt."""
    row = CATALOG[GAME]
    setup = row.game.setup([Seat("p1"), Seat("p2")])
    table = MatchRunner(Match(row.game, setup), row.nature_of(7, {}), {})
    program.go_to(f"table:{GAME}", opened=OpenMatch(row, table, {"p1": "Rosa", "p2": "Ben"}))


def dealing(program: Program) -> None:
    """Half of the cards lie."""
    fresh(program)
    _until(program, _flying(CardDeal, 0.5))


def due(stage: str, seat: str = "p1", risk: int = 0, safe: int = 0) -> Goal:
    """This is due, and so many wedges are at risk and safe."""
    return lambda state: (
        state.stage == stage and state.seat == seat and state.risk >= risk and state.safe[state.turn] >= safe
    )


def _flying(kind: type[MazeFlight], share: float = 0.4) -> Callable[[MousemazeScreen], bool]:
    return lambda table: any(
        isinstance(flight, kind) and gone >= share for flight, gone in table.play.animation.flights.items()
    )


def _until(program: Program, seen: Callable[[MousemazeScreen], bool]) -> None:
    """Let time pass until something is seen."""
    if not _seen(program, seen):
        raise LookupError("never seen")


def _seen(program: Program, seen: Callable[[MousemazeScreen], bool]) -> bool:
    """Let time pass until something is seen, or nothing moves any more."""
    scene = program.scenes[-1]
    assert isinstance(scene, MousemazeScreen)
    for _ in range(MOST):
        if seen(scene):
            scene.stale()
            return True
        if not scene.play.motion.busy:
            return False
        program.advance(FRAME)
    return False


def drawing(
    wanted: Callable[[MousemazeScreen], bool], event: type | None = None
) -> Callable[[Program, MousemazeScreen], None]:
    """Draw, and stop as soon as something is seen; on to another card if this one leads to something else."""

    def then(program: Program, table: MousemazeScreen) -> None:
        for _ in range(MOST):
            if not table.play.free:
                table.play.skip()
                program.advance(FRAME)
                continue
            draws = Draw() in table.state.moves
            table.choose(Draw() if draws else table.state.moves[0])
            last = table.play.table.match.played[-1].events
            wants = event is None or any(isinstance(one, event) for one in last)
            if draws and wants and _seen(program, wanted):
                return
        raise LookupError("never drawn")

    return then


def choosing(kind: type, wanted: Callable[[MousemazeScreen], bool]) -> Callable[[Program, MousemazeScreen], None]:
    """Make the first choice of a kind, and stop as soon as something is seen."""

    def then(program: Program, table: MousemazeScreen) -> None:
        table.choose(next(move for move in table.state.moves if isinstance(move, kind)))
        _until(program, wanted)

    return then


def considering(name: str) -> Callable[[Program, MousemazeScreen], None]:
    """A choice has the focus."""

    def then(program: Program, table: MousemazeScreen) -> None:
        table.focused = name
        table._due = (table.play.free, len(table.play.table.match.played), table.play.motion.busy)

    return then


def explained(program: Program, table: MousemazeScreen) -> None:
    """A card is pointed at, and explains itself."""
    table.hovered = table.tip.name = "cell_6"
    table.tip.waited = 1.0


def called(program: Program, table: MousemazeScreen) -> None:
    """Rosa is called to the table."""
    table.play.animation.call.seat, table.play.animation.call.share = "p1", 0.4


def two_ways(state: State) -> bool:
    """Red has to choose an arrow, with wedges at risk, and both ways lead somewhere."""
    from game.games.mousemaze.rules import rules  # noqa: PLC0415
    from game.games.mousemaze.rules.moves import Collected, Walked  # noqa: PLC0415

    if not due(GO, risk=1)(state):
        return False
    steps = [rules.apply(state, move).events for move in state.moves]
    walks = [any(isinstance(event, Walked) for event in events) for events in steps]
    return all(walks) and any(isinstance(event, Collected) for events in steps for event in events)


def ended(state: State) -> bool:
    """The match is over."""
    return not state.moves and state.stage == "over"


VIEWS: dict[str, View] = {
    "start": fresh,
    "dealing": dealing,
    "facing": at(1, due(FACE, safe=2), considering("choice_1")),
    "placing": at(5, due(PLACE, safe=1)),
    "draw": at(6, due("draw", safe=1)),
    "previewed": at(8, due("draw", safe=1), drawing(lambda table: bool(table.play.animation.ahead))),
    "arrows": at(6, two_ways, seats=5),
    "arrows_first": at(6, two_ways, considering("choice_0"), seats=5),
    "flip": at(51, due(FLIP), considering("choice_0")),
    "turn": at(2, due(TURN), considering("choice_0")),
    "turn_either": at(7, lambda state: due(TURN)(state) and len(state.moves) > 3, considering("choice_4")),
    "put": at(4, due(PUT, risk=1)),
    "risk": at(6, due(DRAW_OR_END, risk=3, safe=2), seats=5),
    "walking": at(8, due("draw", safe=1), drawing(_flying(MouseWalk, 0.02))),
    "flipping": at(51, due(FLIP), choosing(Flip, _flying(CardFlip, 0.3))),
    "turning": at(2, due(TURN), choosing(TurnCard, _flying(CardTurn, 0.45))),
    "trapped": at(2, due(DRAW_OR_END, risk=2), drawing(_flying(WedgeBreak, 0.3), Trapped)),
    "banked": at(1, due(DRAW_OR_END, risk=3), choosing(End, _flying(WedgeFlight, 0.3))),
    "going": at(6, two_ways, choosing(Go, _flying(MouseWalk, 0.02)), seats=5),
    "tip": coached("mousemaze", at(6, due(DRAW_OR_END, risk=3, safe=2), seats=5), "welcome"),
    "advised": at(6, two_ways, lambda program, table: advise(table), seats=5),
    "odds": at(6, due(DRAW_OR_END, risk=3, safe=2), lambda program, table: table.open_odds()),
    "computer": at(2, due(FACE, "p3", safe=2)),
    "called": at(1, due(FACE, safe=2), called),
    "explained": at(6, due("draw", safe=1), explained),
    "menu": at(6, due("draw", safe=1), lambda program, table: table.open_menu(), seats=5),
    "log": at(6, due("draw", safe=2), lambda program, table: table.open_log()),
    "over": at(4, ended, seats=5),
    "just_won": celebrated(at(4, ended, seats=5)),
    "two_players": at(4, due(DRAW_OR_END, risk=1, safe=1), seats=2),
}
