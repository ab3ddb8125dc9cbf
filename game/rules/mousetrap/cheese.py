"""Taking and losing cheese."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.acts import turn_of
from game.core.apply import Events
from game.rules.mousetrap.board import Space
from game.rules.mousetrap.events import DeclinedToTake, LostCheese, NothingToTake, PileRanOut, TookFrom, took_from_pile
from game.rules.mousetrap.moves import Take
from game.rules.mousetrap.state import State
from game.rules.mousetrap.turns import pass_turn


def from_pile(state: State, due: int, events: Events) -> State:
    """Take what is due from the pile, or what is there."""
    pieces = min(due, state.pile)
    events.append(took_from_pile(state.seat, pieces))
    return state._replace(pile=state.pile - pieces, hands=_changed(state.hands, state.turn, pieces))


def take_space(state: State, space: Space, events: Events) -> State:
    """A slice that gives cheese, or the Cheese Wheel."""
    due = space.amount
    if state.pile:
        due -= min(due, state.pile)
        state = from_pile(state, space.amount, events)
    if not due:
        return pass_turn(state, events)
    # What the pile does not hold comes by the rule of the empty pile (MT-14), which is the profile's (MT-15).
    picks = state.table.profile.pick_giver
    events.append(PileRanOut(state.seat, due, picks))
    return _choose(state, _any_giver(state, due) if picks else _most(state, due), events)


def take_from_most(state: State, space: Space, events: Events) -> State:
    """Slice 5: from the rival with most, whatever the pile holds, and from nobody else for the rest (MT-18)."""
    return _choose(state, _most(state, space.amount), events)


def lose(state: State, space: Space, events: Events) -> State:
    """Return cheese to the pile, no more than is held (MT-19)."""
    pieces = min(space.amount, state.hands[state.turn])
    events.append(LostCheese(state.seat, pieces))
    hands = _changed(state.hands, state.turn, -pieces)
    return pass_turn(state._replace(pile=state.pile + pieces, hands=hands), events)


def take(state: State, move: Take, events: Events) -> State:
    """Take from others what the player chose, or what left no choice."""
    for giver, pieces in move.gifts:
        events.append(TookFrom(state.seat, giver, pieces))
        hands = _changed(state.hands, state.table.seats.index(giver), -pieces)
        state = state._replace(hands=_changed(hands, state.turn, pieces))
    if not move.gifts:
        events.append(DeclinedToTake(state.seat))
    return pass_turn(state, events)


def _choose(state: State, takes: tuple[Take, ...], events: Events) -> State:
    if len(takes) > 1:
        return state._replace(waiting=turn_of(state.seat), moves=takes)
    if takes:
        return take(state, takes[0], events)
    events.append(NothingToTake(state.seat))  # MT-17
    return pass_turn(state, events)


def _any_giver(state: State, due: int) -> tuple[Take, ...]:
    # From any one opponent all that is due or all that he has, or nothing at all (MT-15, MT-45).
    givers = [seat for seat in state.rivals() if state.hands[seat]]
    takes = [Take(((state.table.seats[seat], min(due, state.hands[seat])),)) for seat in givers]
    return (*takes, Take(())) if takes else ()


def _most(state: State, due: int) -> tuple[Take, ...]:
    rivals = state.rivals()
    most = max(state.hands[seat] for seat in rivals)
    tied = [state.table.seats[seat] for seat in rivals if state.hands[seat] == most]
    if not most:
        return ()
    if not state.table.profile.divide:
        return tuple(Take(((giver, min(due, most)),)) for giver in tied)  # MT-16
    # The total is the smaller of what is due and what the tied hold together (MT-43); declining is not offered (MT-44).
    divisions = _divisions(min(due, most * len(tied)), most, len(tied))
    return tuple(Take(tuple((giver, n) for giver, n in zip(tied, shares, strict=True) if n)) for shares in divisions)


def _divisions(total: int, most: int, givers: int) -> Iterator[tuple[int, ...]]:
    if givers == 1:
        if total <= most:
            yield (total,)
        return
    for first in range(min(total, most), -1, -1):
        for rest in _divisions(total - first, most, givers - 1):
            yield (first, *rest)


def _changed(hands: tuple[int, ...], seat: int, pieces: int) -> tuple[int, ...]:
    return (*hands[:seat], hands[seat] + pieces, *hands[seat + 1 :])
