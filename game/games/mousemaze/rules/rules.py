"""The rule sheet of the card game as pure functions, in the order of the sheet; what a match of it comes to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from game.core.acts import Acts, Answer, Ask, Event, Events, Move, Over, Turn, applying
from game.core.setup import LOT, Lot, LotFell, lots
from game.core.tally import Count, Done, Moment, ahead, happened, longest_row, most
from game.games.mousemaze.rules.moves import (
    DRAW_ONE,
    END_TURN,
    FACES,
    FLIPS,
    GOES,
    PLACES,
    TURNS,
    ArrowChosen,
    Banked,
    Collected,
    Draw,
    Drawn,
    End,
    Face,
    Faced,
    Flip,
    Flipped,
    Followed,
    Go,
    Ignored,
    Laid,
    MazeLaid,
    NoCardThere,
    NothingToPlace,
    Place,
    RanOut,
    Reshuffled,
    Took,
    Trapped,
    TurnBegan,
    TurnCard,
    Turned,
    WentTo,
    Won,
    blocked,
    drawn,
    drew,
    turn_began,
    walked,
    wedge_placed,
)
from game.games.mousemaze.rules.state import (
    ACTION,
    ACTIONS,
    CARD,
    CELLS,
    DECK,
    DRAW,
    DRAW_OR_END,
    FACE,
    FLIP,
    GO,
    HEADINGS,
    LAYOUT,
    LYING,
    NEIGHBOURS,
    NOWHERE,
    OVER,
    PATHS,
    PLACE,
    PUT,
    SAFE,
    TURN,
    WEDGES,
    Action,
    Kind,
    Maze,
    Side,
    State,
    flipped,
    most_dry,
    number_of,
    turned,
)

DRAW_ONLY: tuple[Move, ...] = (DRAW_ONE,)  # at least one draw a turn (MC-26)
DRAWS_OR_ENDS: tuple[Move, ...] = (DRAW_ONE, END_TURN)


def rest(state: State) -> State:
    """The mouse can move no more: the Action card is discarded, and the player draws again or ends the turn."""
    return state._replace(stage=DRAW_OR_END, card="", acted=0, moves=DRAWS_OR_ENDS)


def trapped(state: State, by_maze: bool, events: Events) -> State:
    """The wedges at risk go back to the pile, not into the maze (MC-22)."""
    events.append(Trapped(state.seat, state.mouse if by_maze else NOWHERE, state.risk))
    return _pass_turn(state, state.safe, state.pile + state.risk, events)


def bank(state: State, why: str, events: Events) -> State:
    """The wedges at risk are safe; only now, with those, may the match be won (MC-23, MC-27)."""
    turn, before = state.turn, state.safe
    banked = before[turn] + state.risk
    safe = (*before[:turn], banked, *before[turn + 1 :])
    events.append(Banked(state.seat, state.risk, banked, why))
    if banked >= state.table.goal:
        events.append(Won(state.seat))
        return _over(state._replace(safe=safe, risk=0))
    if sum(safe) == WEDGES:
        return _run_out(state._replace(safe=safe, risk=0), events)  # with a goal above the sheet's
    return _pass_turn(state, safe, state.pile, events)


def winners(state: State) -> tuple[str, ...]:
    """The seats with most wedges safe; just one where the goal is reached."""
    most = max(state.safe)
    return tuple(seat for seat, safe in zip(state.table.seats, state.safe, strict=True) if safe == most)


def _over(state: State) -> State:
    return state._replace(stage=OVER, card="", acted=0, moves=())


def _run_out(state: State, events: Events) -> State:
    # The sheet does not say what then; a match has to end somehow, and most wedges win (MC-33).
    events.append(RanOut(winners(state)))
    return _over(state)


def _pass_turn(state: State, safe: tuple[int, ...], pile: int, events: Events) -> State:
    # Nothing is at risk any more. The last cheese can lie where no way leads: with an empty pile nothing would ever
    # change.
    dry = 0 if pile or safe != state.safe else state.dry + 1
    if dry >= most_dry(state):
        return _run_out(state._replace(safe=safe, risk=0, pile=pile, dry=dry), events)
    turn = (state.turn + 1) % len(safe)
    events.append(turn_began(state.table.seats[turn]))
    return state._replace(stage=FACE, turn=turn, risk=0, safe=safe, pile=pile, card="", acted=0, moves=FACES, dry=dry)


# What cards do besides moving the mouse: cheese is placed and taken, cards are flipped and turned.
#
# Cards of both decks do the same here; each function ends the Action card or leaves a choice.

_HALF = CELLS // 2


def _places(first: int, bits: int) -> tuple[Move, ...]:
    return tuple(PLACES[first + bit] for bit in range(_HALF) if bits >> bit & 1)


_UPPER, _LOWER = (tuple(_places(first, bits) for bits in range(1 << _HALF)) for first in (0, _HALF))


# ---- cheese


def places(state: State, mouse: int) -> tuple[Move, ...]:
    """Where a wedge may be placed: not on the symbol nor under the mouse, and none from an empty pile (MC-06)."""
    if not state.pile:
        return ()
    cells = state.maze.open & ~(1 << mouse)
    return _UPPER[cells & (1 << _HALF) - 1] + _LOWER[cells >> _HALF]


def no_place(state: State) -> NothingToPlace:
    """Why a placing is skipped (MC-07)."""
    return NothingToPlace(state.seat, "cards" if state.pile else "pile")


def put(state: State, events: Events) -> State:
    """The player is to place a wedge, if that can be done."""
    moves = places(state, state.mouse)
    if moves:
        return state._replace(stage=PUT, moves=moves)
    events.append(no_place(state))
    return rest(state)


def lay_wedge(state: State, cell: int, events: Events) -> State:
    """A wedge comes from the pile onto a card."""
    cheese = list(state.cheese)
    cheese[cell] += 1
    events.append(wedge_placed(state.seat, cell, cheese[cell]))
    return state._replace(cheese=tuple(cheese), pile=state.pile - 1)


def take(state: State, events: Events) -> State:
    """A wedge comes from the pile to those at risk (MC-28)."""
    wedges = min(1, state.pile)
    events.append(Took(state.seat, wedges))
    return rest(state._replace(risk=state.risk + wedges, pile=state.pile - wedges))


# ---- cards


def flip_one(state: State, headings: tuple[int, ...], events: Events) -> State:
    """One of the cards that these arrows point to has to be flipped (MC-12); a single one without asking (MC-11)."""
    cells = _around(state, headings)
    if len(cells) > 1:
        return state._replace(stage=FLIP, moves=tuple(FLIPS[cell] for cell in cells))
    if cells:
        return flip(state, cells[0], events)
    events.append(NoCardThere())  # MC-10
    return rest(state)


def flip(state: State, cell: int, events: Events) -> State:
    """A card is turned over; its cheese goes back to the pile, and the player gets none of it (MC-13)."""
    before, swept = state.maze.cards[cell], state.cheese[cell]
    after = flipped(before)
    events.append(Flipped(cell, before, after, swept))
    cheese = (*state.cheese[:cell], 0, *state.cheese[cell + 1 :])
    return rest(state._replace(maze=state.maze.lay(cell, after), cheese=cheese, pile=state.pile + swept))


def turn_one(state: State, headings: tuple[int, ...], events: Events) -> State:
    """One of the cards that these arrows point to is to be turned; the mouse's own where there are no arrows."""
    cells = _around(state, headings) if headings else [state.mouse]
    if cells:
        return state._replace(stage=TURN, moves=tuple(move for cell in cells for move in TURNS[cell]))
    events.append(NoCardThere())
    return rest(state)


def turn(state: State, move: TurnCard, events: Events) -> State:
    """A card is turned, with the mouse if that sits on it, and is not followed anew: turning is no move (MC-09)."""
    cell, quarters = move.cell, move.quarters
    before = state.maze.cards[cell]
    after, facing, rides = turned(before, quarters), state.facing, cell == state.mouse
    if rides:
        facing = (facing + quarters) % 4
    events.append(Turned(cell, before, after, quarters, facing if rides else NOWHERE))
    return rest(state._replace(maze=state.maze.lay(cell, after), facing=facing))


def _around(state: State, headings: tuple[int, ...]) -> list[int]:
    cells = (NEIGHBOURS[state.mouse][heading] for heading in headings)
    return [cell for cell in cells if cell != NOWHERE]


# The mouse moves: it walks by an arrow, stops on a card, collects its cheese and follows what the card says.


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
    Kind.TAKE: lambda state, _, events: take(state, events),
    Kind.PLACE: lambda state, _, events: put(state, events),
    Kind.FLIP: lambda state, side, events: flip_one(state, side.arrows, events),
    Kind.TURN: lambda state, side, events: turn_one(state, side.arrows, events),
    Kind.TURN_THIS: lambda state, side, events: turn_one(state, (), events),
    Kind.TRAPPED: lambda state, _, events: trapped(state, True, events),
    Kind.END: lambda state, _, events: bank(state, "card", events),
}

_FOLLOW = tuple(_BY_KIND[side.kind] for side in LYING)
"""What a card does, by its code."""


# The rule sheet of the card game as pure functions, in the order of the sheet.

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
    moves, stage = places(state, safe), PLACE
    if not moves:
        events.append(no_place(state))
        moves, stage = DRAW_ONLY, DRAW
    return state._replace(stage=stage, mouse=safe, facing=face.heading, moves=moves)


# ---- 2. place a cheese wedge in the maze, now or later


def _place(state: State, place: Place, events: Events) -> State:
    state = lay_wedge(state, place.cell, events)
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

_RULES_BY_KIND: dict[Kind, Callable[[State, Action, tuple[int, ...], Events], State]] = {
    Kind.MOVE: lambda state, action, headings, events: choose(state, headings, action.steps, events),
    Kind.FLIP: lambda state, _, headings, events: flip_one(state, headings, events),
    Kind.TURN_THIS: lambda state, _, headings, events: turn_one(state, headings, events),
    Kind.PLACE: lambda state, _, __, events: put(state, events),
    Kind.TAKE: lambda state, _, __, events: take(state, events),
    Kind.TRAPPED: lambda state, _, __, events: trapped(state, False, events),
}

_DO = tuple(_RULES_BY_KIND[action.kind] for action in ACTIONS)
"""What an Action card does, by its place in cards.ACTIONS."""


def _go(state: State, go: Go, events: Events) -> State:
    # Before any Maze card has acted the arrows are those of the Action card.
    by_maze = bool(state.acted)
    steps = LYING[state.maze.cards[state.mouse]].steps if by_maze else ACTIONS[ACTION[state.card]].steps
    events.append(ArrowChosen(state.seat, go.heading))
    return walk(state, go.heading, steps, events)


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
    Flip: (_offered, lambda state, move, events: flip(state, move.cell, events)),
    TurnCard: (_offered, turn),
    End: (_offered, _end),
}

apply = applying(_ACTS)


# What is counted of a match of the card game, and who is ahead.


def tally(events: tuple[Event, ...]) -> Iterator[Count]:
    """The wedges that a turn made safe."""
    for event in events:
        match event:
            case TurnBegan(seat):
                yield Count(seat, "turns")
            case Banked(seat, wedges):
                yield Count(seat, "wedges", wedges)


def leaders(state: State) -> tuple[str, ...]:
    """Those with the most wedges safe."""
    return ahead(state.table.seats, state.safe)


def ranks(state: State, acts: Sequence[tuple[Event, ...]]) -> dict[str, float]:
    """By the wedges that are safe."""
    return dict(zip(state.table.seats, map(float, state.safe), strict=True))


# What of a match of the card game is worth remembering.

_WEDGES, _LOST, _ROW = 2, 1, 2


def moments(acts: Sequence[tuple[Event, ...]]) -> Iterator[Moment]:
    """The most wedges made safe in one turn, the most that a trap took, and how often somebody ran into one."""
    safe = (Done(act, event.seat, event.wedges) for act, event in happened(acts) if isinstance(event, Banked))
    yield from most("safe", safe, _WEDGES)
    lost = (Done(act, event.seat, event.lost) for act, event in happened(acts) if isinstance(event, Trapped))
    yield from most("lost", lost, _LOST)
    yield from longest_row("turns", _turns(acts), _ROW)


def _turns(acts: Sequence[tuple[Event, ...]]) -> Iterator[Done]:
    """Every turn that was ended by a trap, in order; one that brought wedges breaks the row."""
    for act, event in happened(acts):
        if isinstance(event, Trapped):
            yield Done(act, event.seat)
        elif isinstance(event, Banked) and event.wedges:
            yield Done(act, event.seat, 0)
