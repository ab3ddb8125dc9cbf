"""The mouse moves: it walks by an arrow, stops on a card, collects its cheese and follows what the card says."""

from __future__ import annotations

from collections.abc import Callable

from game.core.apply import Events
from game.rules.mousemaze import changes
from game.rules.mousemaze.cards import LYING, Kind, Side
from game.rules.mousemaze.events import Collected, Followed, Ignored, WentTo, blocked, walked
from game.rules.mousemaze.maze import PATHS
from game.rules.mousemaze.moves import GOES
from game.rules.mousemaze.state import GO, State
from game.rules.mousemaze.turns import bank, rest, trapped


def choose(state: State, headings: tuple[int, ...], steps: int, events: Events) -> State:
    """Move by an arrow; the player says by which where there are two, one that is blocked included (MC-17)."""
    if len(headings) == 1:
        return walk(state, headings[0], steps, events)
    return state._replace(stage=GO, moves=tuple(GOES[heading] for heading in headings))


def walk(state: State, heading: int, steps: int, events: Events) -> State:
    """Walk as far as the arrow says or the edge allows, past the cheese of the cards between (MC-18, MC-20)."""
    path = PATHS[state.mouse][heading][steps]
    if len(path) == 1:
        events.append(blocked(state.mouse, heading))  # no move: neither cheese nor instruction (MC-15)
        return rest(state)
    short = len(path) <= steps
    events.append(walked(path, heading, short))
    # Cut short, the card is followed as ever (MC-16), but for a literal reader of the sheet's STOP (MC-31).
    ignore = "edge" if short and state.table.edge_stop > (1 if state.acted else 0) else ""
    return _stop(state, path[-1], ignore, events)


def _stop(state: State, cell: int, ignore: str, events: Events) -> State:
    """First all cheese of the card, then what the card says (MC-21), once for each Action card (MC-24)."""
    bit, wedges = 1 << cell, state.cheese[cell]
    if state.acted & bit:
        ignore = "again"
    if wedges:
        events.append(Collected(state.seat, cell, wedges))
        cheese = (*state.cheese[:cell], 0, *state.cheese[cell + 1 :])
        state = state._replace(mouse=cell, acted=state.acted | bit, cheese=cheese, risk=state.risk + wedges)
    else:
        state = state._replace(mouse=cell, acted=state.acted | bit)
    if ignore:
        events.append(Ignored(cell, ignore))
        return rest(state)
    code = state.maze.cards[cell]
    events.append(Followed(cell, code))
    return _FOLLOW[code](state, LYING[code], events)


def _go_to(state: State, side: Side, events: Events) -> State:
    # Each stop collects, and the facing stays (MC-19, MC-20).
    end = state.maze.homes[side.to]
    events.append(WentTo(state.mouse, end))
    return _stop(state, end, "", events)


_BY_KIND: dict[Kind, Callable[[State, Side, Events], State]] = {
    Kind.SAFE: lambda state, _, __: rest(state),
    Kind.MOVE: lambda state, side, events: choose(state, side.arrows, side.steps, events),
    Kind.GO_TO: _go_to,
    Kind.TAKE: lambda state, _, events: changes.take(state, events),
    Kind.PLACE: lambda state, _, events: changes.put(state, events),
    Kind.FLIP: lambda state, side, events: changes.flip_one(state, side.arrows, events),
    Kind.TURN: lambda state, side, events: changes.turn_one(state, side.arrows, events),
    Kind.TURN_THIS: lambda state, side, events: changes.turn_one(state, (), events),
    Kind.TRAPPED: lambda state, _, events: trapped(state, True, events),
    Kind.END: lambda state, _, events: bank(state, "card", events),
}

_FOLLOW = tuple(_BY_KIND[side.kind] for side in LYING)
"""What a card does, by its code."""
