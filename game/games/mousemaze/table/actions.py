"""What may be done at the table now: each choice with its words, what would follow, and how it is seen in the maze."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from game.core.acts import Event, Move
from game.games.mousemaze.pictures.maze import face_of, side_of
from game.games.mousemaze.rules import moves as happened
from game.games.mousemaze.rules import preview, rules
from game.games.mousemaze.rules.moves import Draw, End, Face, Flip, Go, Place, TurnCard
from game.games.mousemaze.rules.state import (
    ACTION,
    ACTIONS,
    DRAW,
    DRAW_OR_END,
    FACE,
    FLIP,
    GO,
    NEIGHBOURS,
    NOWHERE,
    PLACE,
    PUT,
    SAFE,
    TURN,
    State,
    alike,
    flipped,
)
from game.games.mousemaze.text import table as labels
from game.games.mousemaze.text.table import explain_card, heading_name, may_bear_cheese
from game.shell.play.actions import Action
from game.text.language import _, capital, ngettext, row, sentences
from game.ui.input.bindings import Verb

_SIDES = (labels.UP, labels.RIGHT, labels.DOWN, labels.LEFT)
_THEN = {
    PUT: labels.THEN_PLACE_A_WEDGE,
    TURN: labels.THEN_TURN_A_CARD,
    FLIP: labels.THEN_FLIP_A_CARD,
    GO: labels.THEN_CHOOSE_AN_ARROW,
}


@dataclass(frozen=True)
class MoveAction(Action):
    """A move to choose. sign: n, e, s or w, or the name of an icon. colour: first or second, as in the maze.

    gained: wedges that it would bring. events: what would happen. small: whether a short button is enough.
    """

    move: Move = field(default_factory=Draw)
    sign: str = ""
    colour: str = "first"
    gained: int = 0
    events: tuple[Event, ...] = ()
    small: bool = False


class _Choice(NamedTuple):
    """A move as it is told, before it becomes a button."""

    move: Move
    text: str
    note: str = ""
    sign: str = ""
    colour: str = "first"
    gained: int = 0
    events: tuple[Event, ...] = ()
    hint: str = ""
    small: bool = False


def actions(state: State, choose: Callable[[Move], None]) -> tuple[MoveAction, ...]:
    """The choices of the seat to act that are made in the sidebar; cells are chosen in the maze."""
    return tuple(_action(state, choice, number, choose) for number, choice in enumerate(_choices(state)))


def _action(state: State, choice: _Choice, number: int, choose: Callable[[Move], None]) -> MoveAction:
    first = number == 0 and state.stage in (DRAW, DRAW_OR_END)
    key = "space" if first else "e" if isinstance(choice.move, End) else str(number + 1)
    return MoveAction(f"choice_{number}", choice.text, partial(choose, choice.move), choice.hint or choice.note, key,
                      note=choice.note, move=choice.move, sign=choice.sign, colour=choice.colour, gained=choice.gained,
                      events=choice.events, small=choice.small)  # fmt: skip


def _choices(state: State) -> tuple[_Choice, ...]:
    match state.stage:
        case "face":
            return tuple(_facing(state, move) for move in state.moves if isinstance(move, Face))
        case "draw" | "draw_or_end":
            return tuple(_draw(state) if isinstance(move, Draw) else _end(state) for move in state.moves)
        case "go":
            goes = [move for move in state.moves if isinstance(move, Go)]
            return tuple(_go(state, move, ("first", "second")[number]) for number, move in enumerate(goes))
        case "flip":
            flips = [move for move in state.moves if isinstance(move, Flip)]
            return tuple(_flip(state, move, ("first", "second")[number]) for number, move in enumerate(flips))
        case "turn":
            turns = [move for move in state.moves if isinstance(move, TurnCard)]
            cells = list(dict.fromkeys(move.cell for move in turns))
            turns.sort(key=lambda move: (-move.quarters, cells.index(move.cell)))  # from left to right
            return tuple(_turn(state, move, ("first", "second")[cells.index(move.cell)]) for move in turns)
    return ()


_PLACE = labels.PLACE_A_WEDGE, labels.ON_A_CARD_WITHOUT_THE
_PROMPTS = {
    FACE: (labels.POINT_THE_MOUSE, labels.IT_STARTS_ON_SAFE),
    PLACE: _PLACE,
    PUT: _PLACE,
    DRAW: (labels.DRAW_A_CARD, labels.YOU_HAVE_OF_WEDGES_SAFE),
    DRAW_OR_END: (labels.DRAW_OR_END, labels.NOTHING_IS_AT_RISK_YET),
    GO: (labels.WHICH_WAY, labels.CHOOSE_ONE_ARROW_WALKING_NEVER),
    FLIP: (labels.FLIP_WHICH_CARD, labels.CHEESE_ON_A_FLIPPED_CARD),
    TURN: (labels.TURN_IT_HOW_FAR, labels.THE_MOUSE_ON_A_CARD),
}


def prompt(state: State, name: str) -> tuple[str, str]:
    """What whoever has this name is to do, and a line that says more."""
    if state.stage not in _PROMPTS:
        return name, ""
    call, line = _PROMPTS[state.stage]
    if state.stage == DRAW_OR_END and state.risk:
        return _(call, name=name), _(labels.AT_RISK, wedges=wedges(state.risk))
    return _(call, name=name), _(line, safe=state.safe[state.turn], goal=state.table.goal)


def wedges(number: int) -> str:
    """So many wedges."""
    return ngettext(*labels.WEDGE_COUNT, number)


def _title(code: int) -> str:
    """What is printed on a card."""
    return _(face_of(code).title)


def _facing(state: State, move: Face) -> _Choice:
    ahead = NEIGHBOURS[state.maze.homes[SAFE]][move.heading]
    note = _(labels.THE_EDGE) if ahead == NOWHERE else _title(state.maze.cards[ahead])
    way = heading_name(move.heading)
    hint = _(labels.THE_MOUSE_LOOKS_IN_FRONT, way=way, card=note)
    return _Choice(move, _(_SIDES[move.heading]), note, "nesw"[move.heading], hint=hint, small=True)


def _draw(state: State) -> _Choice:
    left = dict(preview.left(state))
    total, bad = sum(left.values()), left["trapped"]
    again = state.stage == DRAW_OR_END
    note = _(labels.OF_ARE_TRAPPED, bad=bad, total=total, share=percent(bad / total))
    odds = preview.odds(state)
    if odds is not None and odds.trapped - odds.by_card > 0.004:
        note = _(labels.WITH_THE_TRAPS_IN_THE, note=note, share=percent(odds.trapped))
    hint = _(labels.THE_MAZE_SHOWS_WHAT_THE)
    return _Choice(
        Draw(), _(labels.DRAW_AGAIN) if again else _(labels.DRAW_CARD_BUTTON), note, "cards", "second", hint=hint
    )


def percent(share: float) -> str:
    """A share of one."""
    return _(labels.SHARE, share=round(100 * share))


def wins(state: State, action: MoveAction) -> bool:
    """Whether a choice ends the match, and whoever makes it has won."""
    return isinstance(action.move, End) and state.safe[state.turn] + state.risk >= state.table.goal


def wanted(state: State, choices: Sequence[MoveAction]) -> str:
    """The choice to begin with: one that wins, else the first that does not point the mouse at the edge."""
    ahead = NEIGHBOURS[state.maze.homes[SAFE]]
    pointed = (each for each in choices if isinstance(each.move, Face) and ahead[each.move.heading] != NOWHERE)
    found = next((each for each in choices if wins(state, each)), None) or next(pointed, None)
    return found.id if found is not None else "choice_0"


def _end(state: State) -> _Choice:
    safe = state.safe[state.turn] + state.risk
    goal = state.table.goal
    text = labels.MADE_SAFE_OF_YOU_WIN if safe >= goal else labels.MADE_SAFE_OF
    note = _(text, risk=state.risk, safe=safe, goal=goal) if state.risk else _(labels.NOTHING_LOST_NOTHING_WON)
    hint = _(labels.WHAT_IS_AT_RISK_BECOMES)
    return _Choice(End(), _(labels.END_THE_TURN), note, "check", gained=state.risk, hint=hint)


def _go(state: State, move: Go, colour: str) -> _Choice:
    step = rules.apply(state, move)
    by_maze = bool(state.acted)
    steps = side_of(state.maze.cards[state.mouse]).steps if by_maze else ACTIONS[ACTION[state.card]].steps
    name = _(_SIDES[move.heading])
    walked = next((len(event.path) - 1 for event in step.events if isinstance(event, happened.Walked)), 0)
    full = _(labels.WAY_STEPS, way=name, steps=steps)
    text = full if walked == steps else _(labels.WALKED_OF_STEPS, way=name, walked=walked, steps=steps)
    gained = sum(event.wedges for event in step.events if isinstance(event, happened.Collected | happened.Took))
    note = told(step.events, step.state)
    return _Choice(move, text, note, "nesw"[move.heading], colour, gained, step.events, hint=note)


def told(events: Sequence[Event], after: State) -> str:
    """What would follow, in a line."""
    parts = [part for event in events if (part := _part(event))]
    if after.stage in _THEN:
        parts.append(_(_THEN[after.stage]))
    return _(labels.LINE, line=capital(row(parts))) if parts else _(labels.NOTHING_HAPPENS)


def _part(event: Event) -> str:
    """What one event comes to; nothing where it follows from another."""
    said = ""
    match event:
        case happened.Blocked():
            said = _(labels.THE_EDGE_THE_MOUSE_STAYS)
        case happened.Walked(_, _, True):
            said = _(labels.AS_FAR_AS_THE_EDGE)
        case happened.Collected(_, _, number) | happened.Took(_, number):
            said = _(labels.TAKE, wedges=wedges(number)) if number else _(labels.THE_PILE_IS_EMPTY)
        case happened.Followed(_, card):
            said = _title(card)
        case happened.Ignored():
            said = _(labels.WHICH_IS_USED_ALREADY)
        case happened.Banked(_, number, _, _):
            said = _(labels.SAFE, wedges=wedges(number))
        case happened.Trapped(_, _, lost):
            said = _(labels.LOST, wedges=wedges(lost)) if lost else _(labels.NOTHING_IS_LOST)
    return said


_FLIPPED = {
    False: (labels.IT_BECOMES, labels.IT_BECOMES_GO_BACK),
    True: (labels.STAYS, labels.STAYS_GO_BACK),
}
"""What comes of flipping a card, by whether its sides are alike: without and with wedges on it."""


def _flip(state: State, move: Flip, colour: str) -> _Choice:
    before = state.maze.cards[move.cell]
    lost = state.cheese[move.cell]
    text, swept = _FLIPPED[alike(before)]
    text = swept if lost else text
    note = _(text, card=_title(flipped(before)), wedges=wedges(lost))
    step = rules.apply(state, move)
    sign = "nesw"[NEIGHBOURS[state.mouse].index(move.cell)]
    return _Choice(move, _(labels.FLIP, card=_title(before)), note, sign, colour, 0, step.events, hint=note)


_AMOUNTS = {
    1: (labels.QUARTER_RIGHT, "quarter_right"),
    2: (labels.HALF_ROUND, "half"),
    3: (labels.QUARTER_LEFT, "quarter_left"),
}


def _turn(state: State, move: TurnCard, colour: str) -> _Choice:
    step = rules.apply(state, move)
    words, sign = _AMOUNTS[move.quarters]
    name = _title(state.maze.cards[move.cell])
    note, hint = name, _(labels.TURNS, card=name)
    if move.cell == state.mouse:
        note = _(labels.THE_MOUSE_LOOKS, way=heading_name((state.facing + move.quarters) % 4))
        hint = _(labels.TURNS_AND, card=name, outcome=note)
    return _Choice(move, _(words), note, sign, colour, 0, step.events, hint=hint, small=True)


_WAYS: dict[Verb, str] = {Verb.UP: "n", Verb.RIGHT: "e", Verb.DOWN: "s", Verb.LEFT: "w"}
"""What the arrow of a key is on the tab of a choice. A turn has none: it is told from left to right."""


def of_arrow(choices: Sequence[MoveAction], verb: Verb) -> MoveAction | None:
    """The choice whose tab shows the arrow of a key."""
    return next((each for each in choices if each.sign == _WAYS.get(verb)), None)


def cell_moves(state: State) -> dict[int, Move]:
    """The moves that are made by pointing at a card: to place and to flip there, to look or to go that way."""
    found: dict[int, Move] = {}
    for move in state.moves:
        if isinstance(move, Flip | Place):
            found[move.cell] = move
        elif isinstance(move, Face | Go):
            start = state.maze.homes[SAFE] if isinstance(move, Face) else state.mouse
            ahead = NEIGHBOURS[start][move.heading]
            found |= {ahead: move} if ahead != NOWHERE else {}
    return found


def hint_of(code: int, cheese: int) -> str:
    """What a maze card does, for who points at it."""
    more = _(labels.ON_IT, wedges=wedges(cheese)) if cheese else ""
    return sentences(_(labels.LINE, line=_title(code)), explain_card(code), may_bear_cheese(code), more)
