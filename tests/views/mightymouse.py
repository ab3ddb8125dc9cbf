"""Views of Mighty Mouse's table, each from a match that was played by the rules up to there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count

from game.app import Program
from game.catalog import CATALOG
from game.core.acts import Event, Over, Turn
from game.core.setup import Seat
from game.core.tally import Effect
from game.games.mightymouse.rules import events as happened
from game.games.mightymouse.rules.moves import PLAY_SAVED, Order, Rolled
from game.games.mightymouse.rules.rules import sure
from game.games.mightymouse.rules.state import SAVED_NUMBER, State
from game.games.mightymouse.table.match_screen import MightymouseScreen
from game.session.match import Match, Played
from game.session.match_runner import MatchRunner
from game.shell.matches.open_match import OpenMatch
from tests.views import View, advise, celebrated, coached, look_ahead

NAMES = {"red": "Rosa", "blue": "Ben", "green": "Greta", "yellow": "Yann"}
_MOST, _TRIES = 2000, 400
Goal = Callable[[Match], bool]


def opened(goal: Goal, seats: int = 4, people: int = 4, saved: bool = False) -> OpenMatch:
    """A match between computer players that has just come to a goal; then the first seats are people's.

    saved: with the house option of saved numbers.
    """
    row, names = CATALOG["mightymouse"], tuple(NAMES)[:seats]
    seed, played = _first(goal, names, saved)
    table = _begun(seed, names, saved)
    table.match.follow(played)
    for name in names[:people]:
        table.bots.pop(name)
    return OpenMatch(row, table, {name: NAMES[name] for name in names})


def _begun(seed: int, names: tuple[str, ...], saved: bool) -> MatchRunner:
    row = CATALOG["mightymouse"]
    setup = row.game.setup([Seat(name, "bot:2") for name in names], {SAVED_NUMBER: saved})
    bots = row.bots(setup)
    return MatchRunner(Match(row.game, setup), row.nature_of(seed, bots), bots)


@cache
def _first(goal: Goal, names: tuple[str, ...], saved: bool) -> tuple[int, tuple[Played, ...]]:
    """The first seed whose match comes to the goal, and what is played up to there."""
    tried = ((seed, _played(seed, goal, names, saved)) for seed in range(_TRIES))
    return next((seed, found) for seed, found in tried if found is not None)


def _played(seed: int, goal: Goal, names: tuple[str, ...], saved: bool) -> tuple[Played, ...] | None:
    table = _begun(seed, names, saved)
    for _ in range(_MOST):
        if goal(table.match):
            break
        if isinstance(table.match.waiting, Over):
            return None
        choice = table.choose()
        assert choice is not None
        table.play(choice.move)
    return tuple(table.match.played)


def at(
    goal: Goal, then: Callable[[MightymouseScreen], None] = lambda table: None, saved: bool = False, **given: int
) -> View:
    """A view of the table at a goal, and what is then done there."""

    def view(program: Program) -> None:
        program.go_to("table:mightymouse", opened=opened(goal, saved=saved, **given))
        scene = program.scenes[-1]
        assert isinstance(scene, MightymouseScreen)
        then(scene)

    return view


def last(match: Match) -> Played | None:
    """What was played last."""
    return match.played[-1] if match.played else None


def said(*kinds: type[Event]) -> Goal:
    """The last act had events of all these kinds, and a seat is to act."""

    def goal(match: Match) -> bool:
        played = last(match)
        if played is None or not isinstance(match.waiting, Turn):
            return False
        return set(kinds) <= {type(event) for event in played.events}

    return goal


def after(turns: int) -> Goal:
    """So many rolls were made."""
    return lambda match: sum(isinstance(played.act, Rolled) for played in match.played) >= turns


def held(match: Match) -> bool:
    """The seat to act is held, and Mighty Mouse is half-way."""
    state: State = match.state
    return isinstance(match.waiting, Turn) and state.steps > 2 and state.hero == state.at[state.turn]


def choosing(seats: int) -> Goal:
    """An order of so many is to be chosen."""

    def goal(match: Match) -> bool:
        moves = match.legal
        return bool(moves) and isinstance(moves[0], Order) and len(moves[0].seats) >= seats

    return goal


def overshot(match: Match) -> bool:
    """A piece has just gone backward at the finish."""
    played = last(match)
    events = played.events if played else ()
    return any(isinstance(event, happened.Turned) and event.why == "overshot" for event in events)


def nearly_home(match: Match) -> bool:
    """The seat to act can win with its roll."""
    state: State = match.state
    return isinstance(match.waiting, Turn) and state.at[state.turn] > 58


def roll_or_saved(match: Match) -> bool:
    """A saved number may be played, late enough that all have one."""
    return PLAY_SAVED in match.legal and len(match.played) > 40


def saved_costs(match: Match) -> bool:
    """A saved number may be played that would cost the seat to act."""
    reach = sure(match.state) if roll_or_saved(match) else None
    return reach is not None and reach.effect is Effect.LOSS


def saved_wins(match: Match) -> bool:
    """A saved number may be played that wins."""
    reach = sure(match.state) if roll_or_saved(match) else None
    return reach is not None and reach.effect is Effect.GAIN


def over(match: Match) -> bool:
    """Somebody is home."""
    return isinstance(match.waiting, Over)


def rolling(seconds: float) -> Callable[[MightymouseScreen], None]:
    """Press the button, and let so much time pass, as seen in a window."""

    def then(table: MightymouseScreen) -> None:
        table.play.play(table.play.state.moves[0])
        step = 0.02
        for passed in count(0.0, step):
            if passed >= seconds or not table.play.motion.busy:
                break
            table.play.update(step)

    return then


def flying(table: MightymouseScreen) -> None:
    """Press the button and stop while Mighty Mouse is in the air."""
    table.play.play(table.play.state.moves[0])
    for _ in range(1000):
        if table.play.shown.flies:
            table.play.update(0.25)
            return
        table.play.update(0.02)


def questions(program: Program) -> None:
    """All that can be asked, and what the table answers."""
    at(after(60))(program)
    assert program.screen is not None
    program.open("questions", asked=program.screen)


VIEWS: dict[str, View] = {
    "questions": questions,
    "first": at(lambda match: True),
    "tie": at(said(happened.Tied)),
    "begins": at(said(happened.Begins)),
    "mid": at(after(60)),
    "two": at(after(24), seats=2),
    "held": at(said(happened.Held)),
    "rescue": at(held),
    "flying": at(held, flying),
    "freed": at(said(happened.WentHome, happened.Freed)),
    "choosing": at(choosing(2)),
    "choosing_three": at(choosing(3)),
    "occupied": at(said(happened.Turned, happened.Backed)),
    "forfeited": at(said(happened.Forfeited)),
    "overshot": at(overshot),
    "hopping": at(after(41), rolling(1.1)),
    "watching": at(after(50), people=0),
    "nearly_home": at(nearly_home),
    "won": at(over),
    "look_ahead": look_ahead(at(held)),
    "saved": at(roll_or_saved, saved=True),
    "saved_two": at(roll_or_saved, seats=2, saved=True),
    "saved_costs": at(saved_costs, saved=True),
    "saved_wins": at(saved_wins, saved=True),
    "saved_ahead": look_ahead(at(roll_or_saved, saved=True)),
    "look_home": look_ahead(at(nearly_home)),
    "tip": coached("mightymouse", at(held), "welcome"),
    "advised": at(choosing(3), advise),
    "menu": at(after(60), lambda table: table.open_menu()),
    "log": at(after(60), lambda table: table.open_log()),
    "standings": at(over, lambda table: table.standings()),
    "just_won": celebrated(at(over)),
}
