"""The rule sheet of the card game as pure functions, in the order of the sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.acts import Answer, Ask, Move, Over, Turn
from game.core.apply import Acts, Events, applying
from game.rules.beginning import LOT, Lot, LotFell, lots
from game.rules.mousemaze import changes, moving
from game.rules.mousemaze.cards import ACTION, ACTIONS, DECK, LYING, SAFE, Action, Kind, number_of
from game.rules.mousemaze.events import ArrowChosen, Faced, MazeLaid, Reshuffled, drew, turn_began
from game.rules.mousemaze.maze import CELLS, HEADINGS
from game.rules.mousemaze.moves import FACES, Draw, Drawn, End, Face, Flip, Go, Laid, Place, TurnCard, drawn
from game.rules.mousemaze.state import CARD, DRAW, FACE, LAYOUT, OVER, PLACE, Maze, State
from game.rules.mousemaze.turns import DRAW_ONLY, bank, rest, trapped, winners

_DRAWS = tuple(
    tuple(tuple((drawn(action.name), copies / left) for copies in range(action.copies + 1)) for action in ACTIONS)
    for left in range(1, sum(DECK) + 1)
)
"""_DRAWS[cards left - 1][kind][copies left]: the answer and its probability."""


def waiting(state: State) -> Turn | Ask | Over:
    """Whom the position waits for."""
    if state.moves:
        return state.table.turns[state.turn]
    if state.stage == OVER:
        return Over(winners(state))
    return state.table.asks[state.turn][state.stage]


def legal(state: State) -> tuple[Move, ...]:
    """The moves of the seat to act."""
    return state.moves


def answers(state: State) -> tuple[tuple[Answer, float], ...]:
    """Each Action card by how many are left, or the lots; the layouts are too many to list."""
    if state.stage == LOT:
        return lots(state.table.seats)
    if state.stage != CARD:
        return ()
    deck = state.deck
    return tuple([kind[copies] for kind, copies in zip(_DRAWS[sum(deck) - 1], deck, strict=True) if copies])


def observe(state: State, seat: str) -> State:
    """Nothing is hidden: which cards are left follows from those that were drawn."""
    return state


def _offered(state: State, move: Move) -> bool:
    return move in state.moves


def _fell(state: State, lot: Lot) -> bool:
    return state.stage == LOT and lot.seat in state.table.seats


def _lies(state: State, laid: Laid) -> bool:
    return state.stage == LAYOUT and is_layout(laid.cards)


def _left(state: State, drawn: Drawn) -> bool:
    kind = ACTION.get(drawn.card) if isinstance(drawn.card, str) else None
    return state.stage == CARD and kind is not None and state.deck[kind] > 0


def is_layout(cards: Any) -> bool:
    """Whether these are the codes of sixteen different cards."""
    if not isinstance(cards, tuple) or len(cards) != CELLS:
        return False
    codes = all(type(code) is int and 0 <= code < len(LYING) for code in cards)
    return codes and len(set(map(number_of, cards))) == CELLS


# ---- who begins


def _lot(state: State, lot: Lot, events: Events) -> State:
    events.append(LotFell(lot.seat))
    return state._replace(stage=LAYOUT, turn=state.table.seats.index(lot.seat))


# ---- setup: each card in a random place, on a random side, turned at random (MC-05)


def _lay(state: State, laid: Laid, events: Events) -> State:
    maze = Maze.of(laid.cards)
    events += (MazeLaid(laid.cards), turn_began(state.seat))
    return state._replace(stage=FACE, maze=maze, mouse=maze.homes[SAFE], moves=FACES)


# ---- 1. place the mouse on Safe


def _face(state: State, face: Face, events: Events) -> State:
    # Placing is no move: nothing is collected (MC-29).
    safe = state.maze.homes[SAFE]
    events.append(Faced(state.seat, state.mouse, safe, face.heading))
    moves, stage = changes.places(state, safe), PLACE
    if not moves:
        events.append(changes.no_place(state))
        moves, stage = DRAW_ONLY, DRAW
    return state._replace(stage=stage, mouse=safe, facing=face.heading, moves=moves)


# ---- 2. place a cheese wedge in the maze, now or later


def _place(state: State, place: Place, events: Events) -> State:
    state = changes.lay_wedge(state, place.cell, events)
    return rest(state) if state.card else state._replace(stage=DRAW, moves=DRAW_ONLY)


# ---- 3. draw an Action card and do what it says


def _draw(state: State, _: Draw, events: Events) -> State:
    if any(state.deck):
        return state._replace(stage=CARD, moves=())
    events.append(Reshuffled())  # MC-25
    return state._replace(stage=CARD, moves=(), deck=DECK)


def _drawn(state: State, drawn: Drawn, events: Events) -> State:
    kind = ACTION[drawn.card]
    deck = list(state.deck)
    deck[kind] -= 1
    events.append(drew(state.seat, drawn.card, sum(deck)))
    state = state._replace(deck=tuple(deck), card=drawn.card)
    return _DO[kind](state, ACTIONS[kind], _HEADINGS[kind][state.facing], events)


_HEADINGS = tuple(
    tuple(tuple((facing + arrow) % 4 for arrow in action.arrows) for facing in range(len(HEADINGS)))
    for action in ACTIONS
)
"""_HEADINGS[kind][facing]: the mouse's arrows as headings: the way it faces, and so many quarters on."""

_BY_KIND: dict[Kind, Callable[[State, Action, tuple[int, ...], Events], State]] = {
    Kind.MOVE: lambda state, action, headings, events: moving.choose(state, headings, action.steps, events),
    Kind.FLIP: lambda state, _, headings, events: changes.flip_one(state, headings, events),
    Kind.TURN_THIS: lambda state, _, headings, events: changes.turn_one(state, headings, events),
    Kind.PLACE: lambda state, _, __, events: changes.put(state, events),
    Kind.TAKE: lambda state, _, __, events: changes.take(state, events),
    Kind.TRAPPED: lambda state, _, __, events: trapped(state, False, events),
}

_DO = tuple(_BY_KIND[action.kind] for action in ACTIONS)
"""What an Action card does, by its place in cards.ACTIONS."""


def _go(state: State, go: Go, events: Events) -> State:
    # Before any Maze card has acted the arrows are those of the Action card.
    by_maze = bool(state.acted)
    steps = LYING[state.maze.cards[state.mouse]].steps if by_maze else ACTIONS[ACTION[state.card]].steps
    events.append(ArrowChosen(state.seat, go.heading))
    return moving.walk(state, go.heading, steps, events)


# ---- 4. repeat step 3 or end the turn


def _end(state: State, _: End, events: Events) -> State:
    return bank(state, "chosen", events)


_ACTS: Acts[State] = {
    Lot: (_fell, _lot),
    Laid: (_lies, _lay),
    Face: (_offered, _face),
    Place: (_offered, _place),
    Draw: (_offered, _draw),
    Drawn: (_left, _drawn),
    Go: (_offered, _go),
    Flip: (_offered, lambda state, move, events: changes.flip(state, move.cell, events)),
    TurnCard: (_offered, changes.turn),
    End: (_offered, _end),
}

apply = applying(_ACTS)
