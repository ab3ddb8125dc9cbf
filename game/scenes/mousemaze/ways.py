"""What the seat to act may do, as choices: their words, what would follow, and what of it is seen in the maze."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.acts import Event, Move
from game.rules.mousemaze import events as happened
from game.rules.mousemaze import preview, rules
from game.rules.mousemaze.cards import ACTION, ACTIONS, BACK, FORWARD, LEFT, RIGHT, SAFE, flipped
from game.rules.mousemaze.maze import NEIGHBOURS, NOWHERE
from game.rules.mousemaze.moves import Draw, End, Face, Flip, Go, Place, TurnCard
from game.rules.mousemaze.state import DRAW, DRAW_OR_END, FACE, FLIP, GO, PLACE, PUT, TURN, State
from game.scenes.mousemaze.prints import face_of, side_of
from game.words.mousemaze_cards import explain_card, may_bear_cheese

SIDES = ("up", "right", "down", "left")
_TOWARDS = {FORWARD: "Forward", RIGHT: "Right", BACK: "Back", LEFT: "Left"}
_THEN = {
    PUT: "then place a wedge",
    TURN: "then turn a card",
    FLIP: "then flip a card",
    GO: "then choose an arrow",
}


@dataclass(frozen=True)
class Way:
    """One thing to choose. sign: n, e, s or w, or the name of an icon. colour: first or second, as in the maze.

    gained: wedges that it would bring. events: what would happen. small: whether a short button is enough.
    """

    move: Move
    text: str
    note: str = ""
    sign: str = ""
    colour: str = "first"
    gained: int = 0
    events: tuple[Event, ...] = ()
    hint: str = ""
    small: bool = False


def ways(state: State) -> tuple[Way, ...]:
    """The choices of the seat to act that are made in the panel; cells are chosen in the maze."""
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
            turns.sort(key=lambda move: (move.quarters, cells.index(move.cell)))
            return tuple(_turn(state, move, ("first", "second")[cells.index(move.cell)]) for move in turns)
    return ()


def prompt(state: State) -> tuple[str, str]:
    """What is to be done, to be said after a name, and a line that says more."""
    goal, risk = state.table.goal, state.risk
    at_risk = f"{wedges(risk)} at risk." if risk else "Nothing is at risk yet."
    return {
        FACE: ("point the mouse", "It starts on Safe and keeps its facing when it walks."),
        PLACE: ("place a wedge", "On a card without the no-cheese mark, not under the mouse."),
        PUT: ("place a wedge", "On a card without the no-cheese mark, not under the mouse."),
        DRAW: ("draw a card", f"You have {state.safe[state.turn]} of {goal} wedges safe."),
        DRAW_OR_END: ("draw or end?", at_risk),
        GO: ("which way?", "The mouse keeps its facing. Choose one arrow."),
        FLIP: ("flip which card?", "Cheese on a flipped card goes back to the pile."),
        TURN: ("turn it how far?", "The mouse on a card turns with it."),
    }.get(state.stage, ("", ""))


def wedges(count: int) -> str:
    """So many wedges."""
    return "1 wedge" if count == 1 else f"{count} wedges"


def _facing(state: State, move: Face) -> Way:
    ahead = NEIGHBOURS[state.maze.homes[SAFE]][move.heading]
    note = "the edge" if ahead == NOWHERE else face_of(state.maze.cards[ahead]).title
    hint = f"The mouse looks {SIDES[move.heading]}: forward of it is {note if ahead != NOWHERE else 'the edge'}."
    return Way(move, SIDES[move.heading].title(), note, "nesw"[move.heading], hint=hint, small=True)


def _draw(state: State) -> Way:
    left = dict(preview.left(state))
    total, bad = sum(left.values()), left["trapped"]
    again = state.stage == DRAW_OR_END
    note = f"{bad} of {total} are Trapped: {percent(bad / total)}"
    odds = preview.odds(state)
    if odds is not None and odds.trapped - odds.by_card > 0.004:
        note += f"; with the maze's traps {percent(odds.trapped)}"
    hint = "The card is shown in the maze before it is carried out. Odds (O) tells all that is left."
    return Way(Draw(), "Draw again" if again else "Draw a card", note, "cards", "second", hint=hint)


def percent(share: float) -> str:
    """A share of one."""
    return f"{round(100 * share)} %"


def _end(state: State) -> Way:
    safe = state.safe[state.turn] + state.risk
    goal = state.table.goal
    won = ": you win!" if safe >= goal else "."
    note = f"{state.risk} made safe, {safe} of {goal}{won}" if state.risk else "Nothing is lost, nothing won."
    return Way(End(), "End the turn", note, "check", gained=state.risk, hint="What is at risk becomes safe.")


def _go(state: State, move: Go, colour: str) -> Way:
    step = rules.apply(state, move)
    by_maze = bool(state.acted)
    steps = side_of(state.maze.cards[state.mouse]).steps if by_maze else ACTIONS[ACTION[state.card]].steps
    name = SIDES[move.heading].title() if by_maze else _TOWARDS[(move.heading - state.facing) % 4]
    walked = next((len(event.path) - 1 for event in step.events if isinstance(event, happened.Walked)), 0)
    text = f"{name} {steps}" if walked == steps else f"{name} {walked} of {steps}"
    gained = sum(event.wedges for event in step.events if isinstance(event, happened.Collected | happened.Took))
    note = told(step.events, step.state)
    return Way(move, text, note, "nesw"[move.heading], colour, gained, step.events, hint=note)


def told(events: Sequence[Event], after: State) -> str:
    """What would follow, in a line."""
    parts = [part for event in events if (part := _part(event))]
    if after.stage in _THEN:
        parts.append(_THEN[after.stage])
    line = ", ".join(parts)
    return f"{line[:1].upper()}{line[1:]}." if line else "Nothing happens."


def _part(event: Event) -> str:
    """What one event comes to; nothing where it follows from another."""
    said = ""
    match event:
        case happened.Blocked():
            said = "the edge: the mouse stays"
        case happened.Walked(_, _, True):
            said = "as far as the edge"
        case happened.Collected(_, _, count) | happened.Took(_, count):
            said = f"take {wedges(count)}" if count else "the pile is empty"
        case happened.Followed(_, card):
            said = face_of(card).title
        case happened.Ignored():
            said = "which does not act again"
        case happened.Banked(_, count, _, _):
            said = f"{wedges(count)} safe"
        case happened.Trapped(_, _, lost):
            said = f"{wedges(lost)} lost" if lost else "nothing is lost"
    return said


def _flip(state: State, move: Flip, colour: str) -> Way:
    before = state.maze.cards[move.cell]
    new = face_of(flipped(before)).title
    lost = state.cheese[move.cell]
    note = f"It becomes {new}" + (f"; {wedges(lost)} go back." if lost else ".")
    step = rules.apply(state, move)
    sign = "nesw"[NEIGHBOURS[state.mouse].index(move.cell)]
    return Way(move, f"Flip {face_of(before).title}", note, sign, colour, 0, step.events, hint=note)


_AMOUNTS = {1: ("¼ right", "quarter_right"), 2: ("½ round", "half"), 3: ("¼ left", "quarter_left")}


def _turn(state: State, move: TurnCard, colour: str) -> Way:
    step = rules.apply(state, move)
    words, sign = _AMOUNTS[move.quarters]
    name = face_of(state.maze.cards[move.cell]).title
    looks = f"the mouse looks {SIDES[(state.facing + move.quarters) % 4]}"
    own = move.cell == state.mouse
    hint = f"Turns {name}{f', and {looks}' if own else ''}."
    return Way(move, words, looks if own else name, sign, colour, 0, step.events, hint=hint, small=True)


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
    more = f"{wedges(cheese)} on it." if cheese else ""
    return " ".join(filter(None, (f"{face_of(code).title}.", explain_card(code), may_bear_cheese(code), more)))
