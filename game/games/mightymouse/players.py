"""Who decides and answers in Mighty Mouse: a computer player, which chooses where to place and when to play its saved
number, and a die."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import product
from typing import NamedTuple

from game.core.acts import Ask, Move, Over
from game.core.players import Answered, Choice, Steadiness
from game.core.setup import LOT, Lot
from game.core.tally import Effect
from game.games.mightymouse.rules.moves import DIE, PLAY_SAVED, ROLL, Order, Rolled
from game.games.mightymouse.rules.rules import apply, sure
from game.games.mightymouse.rules.state import FINISH, START, TRACKS, State
from game.nature.chance import MakeUp, stream

# The computer players of Mighty Mouse.

LEVELS = (1, 2, 3)
"""They differ in when they play their saved number, so only where that house option is on.

The order of placing decides next to nothing: a player that looked one roll ahead won 25.5 % of 1,200 matches against
three that placed the others as they came, and had such a choice once in four matches."""
_FAIR_LEAST = 3
"""A smaller number Fair does not play unless it wins."""


class MightyMouseBot:
    """Sets the rival who rolls next furthest back, and plays its saved number by its level."""

    def __init__(self, level: int = 2) -> None:
        self._plays = _PLAYS[level]

    @property
    def steadiness(self) -> Steadiness:
        """Hands make no difference in this game."""
        return Steadiness()

    def choose(self, seen: State, seat: str, legal: tuple[Move, ...]) -> Choice:
        """A legal move and its reason."""
        if PLAY_SAVED in legal:
            return self._plays(seen)
        orders = [move for move in legal if isinstance(move, Order)]
        if len(orders) < 2:
            return Choice(legal[0], "only_move")
        return Choice(max(orders, key=lambda order: _wait(seen, order)), "next_goes_back")


def _wait(seen: State, order: Order) -> tuple[int, ...]:
    """How long each waits for a turn, the nearest placed first: the longest wait stands best."""
    return tuple((seen.seats.index(seat) - seen.turn) % len(seen.seats) for seat in order.seats)


def _at_once(seen: State) -> Choice:
    """Easy plays the number as soon as it has one, wherever it leads."""
    return Choice(PLAY_SAVED, "why_wait")


def _by_where_it_leads(seen: State) -> Choice:
    """Fair looks where the number leads, and no further."""
    reach = sure(seen)
    if reach is None or reach.effect in (Effect.LOSS, Effect.NOTHING):
        return Choice(ROLL, "saved_costs")
    if reach.effect is Effect.GAIN:
        return Choice(PLAY_SAVED, "saved_wins")
    return Choice(PLAY_SAVED, "saved_is_safe") if reach.pips >= _FAIR_LEAST else Choice(ROLL, "saved_is_small")


def _by_turns_to_go(seen: State) -> Choice:
    """Sharp weighs the number against all six rolls, by how many turns it and its rivals would need from there."""
    me, rolling = seen.turn, apply(seen, ROLL).state
    rolled = sum(_worth(apply(rolling, die).state, me) for die in DIE) / len(DIE)
    played = _worth(apply(seen, PLAY_SAVED).state, me)
    return Choice(PLAY_SAVED, "saved_is_better") if played >= rolled else Choice(ROLL, "roll_is_better")


_PLAYS: Mapping[int, Callable[[State], Choice]] = {1: _at_once, 2: _by_where_it_leads, 3: _by_turns_to_go}


# How many turns of its own a piece needs, alone on the course, if its saved number is played as well as can be.

_WON = 30.0
_NEAREST, _ALL = 0.7, 0.3
"""How much the rival nearest to the finish counts, and all of them on average."""
_ROUNDS = 12
"""After so many the figures change by less than a hundredth of a turn."""
_PIPS = range(1, 7)


class TurnsToGo(NamedTuple):
    """own: by space and saved number. flight: rolls that bring Mighty Mouse so many steps."""

    own: list[list[float]]
    flight: list[float]


@cache
def turns_to_go() -> TurnsToGo:
    """Worked out from the finish backward, over and over, since a number too large leads away from it."""
    flight = [0.0]
    for left in range(1, max(TRACKS.values()) + 1):
        flight.append(1 + sum(flight[max(0, left - pips)] for pips in _PIPS) / 6)
    table = TurnsToGo([[0.0] * 7 for _ in range(FINISH + 1)], flight)
    for _, space, saved in product(range(_ROUNDS), range(FINISH - 1, START - 1, -1), range(7)):
        table.own[space][saved] = _turns(table, space, saved)
    return table


def _turns(table: TurnsToGo, space: int, saved: int) -> float:
    if space in TRACKS:
        return table.flight[TRACKS[space]] + table.own[space + 1][saved]
    rolled = sum(table.own[_landing(space, pips)][saved or pips] for pips in _PIPS) / 6
    return 1 + (min(rolled, table.own[_landing(space, saved)][0]) if saved else rolled)


def _landing(space: int, pips: int) -> int:
    return space + pips if space + pips <= FINISH else space - pips


def _worth(state: State, seat: int) -> float:
    if isinstance(state.waiting, Over):
        return _WON
    needed = [_needed(state, number) for number in range(len(state.seats))]
    mine = needed.pop(seat)
    return _NEAREST * min(needed) + _ALL * sum(needed) / len(needed) - mine


def _needed(state: State, seat: int) -> float:
    table, space, saved = turns_to_go(), state.at[seat], state.saved[seat]
    if space not in TRACKS:
        return table.own[space][saved]
    left = TRACKS[state.hero] - state.steps if state.hero else TRACKS[space]
    # Whom another's circle frees is placed behind the own one (MM-17).
    place = space + 1 if state.hero in (0, space) else space - 1
    return table.flight[left] + table.own[place][saved]


# The nature of a Mighty Mouse match: one die.


class MightyMouseNature:
    """The die, from a seed: answer number n depends on the seed and n, so a match continues as it began."""

    def __init__(self, seed: int, hands: Mapping[str, Steadiness]) -> None:
        self._seed = seed

    def instant(self, ask: Ask) -> bool:
        """A die never takes time."""
        return True

    def answer(self, state: State, ask: Ask, number: int) -> Answered:
        """What the die shows, or where the lot falls."""
        rng = stream(self._seed, "answer", number)
        if ask.kind == LOT:
            return Answered(Lot(rng.choice(state.seats)))
        return Answered(Rolled(rng.randint(1, 6)))


MADE_UP: dict[str, MakeUp] = {}
"""Nothing has to be made up: every answer can be listed."""
