"""What may be done at the table now: each choice with its words, what would follow, and how it is seen in the maze."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from game.core.acts import Event, Move
from game.pictures.mousemaze.prints import face_of, side_of
from game.rules.mousemaze import events as happened
from game.rules.mousemaze import preview, rules
from game.rules.mousemaze.cards import ACTION, ACTIONS, BACK, FORWARD, LEFT, RIGHT, SAFE, flipped
from game.rules.mousemaze.maze import NEIGHBOURS, NOWHERE
from game.rules.mousemaze.moves import Draw, End, Face, Flip, Go, Place, TurnCard
from game.rules.mousemaze.state import DRAW, DRAW_OR_END, FACE, FLIP, GO, PLACE, PUT, TURN, State
from game.scenes.actions import Action
from game.words.language import count, later, say
from game.words.mousemaze_cards import explain_card, heading_name, may_bear_cheese

_SIDES = (later("Up"), later("Right"), later("Down"), later("Left"))
_TOWARDS = {FORWARD: later("Forward"), RIGHT: later("Right"), BACK: later("Back"), LEFT: later("Left")}
_THEN = {
    PUT: later("then place a wedge"),
    TURN: later("then turn a card"),
    FLIP: later("then flip a card"),
    GO: later("then choose an arrow"),
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
            turns.sort(key=lambda move: (move.quarters, cells.index(move.cell)))
            return tuple(_turn(state, move, ("first", "second")[cells.index(move.cell)]) for move in turns)
    return ()


_PLACE = later("{name}, place a wedge"), later("On a card without the no-cheese mark, not under the mouse.")
_PROMPTS = {
    FACE: (later("{name}, point the mouse"), later("It starts on Safe and keeps its facing when it walks.")),
    PLACE: _PLACE,
    PUT: _PLACE,
    DRAW: (later("{name}, draw a card"), later("You have {safe} of {goal} wedges safe.")),
    DRAW_OR_END: (later("{name}, draw or end?"), later("Nothing is at risk yet.")),
    GO: (later("{name}, which way?"), later("The mouse keeps its facing. Choose one arrow.")),
    FLIP: (later("{name}, flip which card?"), later("Cheese on a flipped card goes back to the pile.")),
    TURN: (later("{name}, turn it how far?"), later("The mouse on a card turns with it.")),
}


def prompt(state: State, name: str) -> tuple[str, str]:
    """What whoever has this name is to do, and a line that says more."""
    if state.stage not in _PROMPTS:
        return name, ""
    call, line = _PROMPTS[state.stage]
    if state.stage == DRAW_OR_END and state.risk:
        return say(call, name=name), say("{wedges} at risk.", wedges=wedges(state.risk))
    return say(call, name=name), say(line, safe=state.safe[state.turn], goal=state.table.goal)


def wedges(number: int) -> str:
    """So many wedges."""
    return count("{number} wedge", "{number} wedges", number)


def _title(code: int) -> str:
    """What is printed on a card."""
    return say(face_of(code).title)


def _facing(state: State, move: Face) -> _Choice:
    ahead = NEIGHBOURS[state.maze.homes[SAFE]][move.heading]
    note = say("the edge") if ahead == NOWHERE else _title(state.maze.cards[ahead])
    way = heading_name(move.heading)
    hint = say("The mouse looks {way}: forward of it is {card}.", way=way, card=note)
    return _Choice(move, say(_SIDES[move.heading]), note, "nesw"[move.heading], hint=hint, small=True)


def _draw(state: State) -> _Choice:
    left = dict(preview.left(state))
    total, bad = sum(left.values()), left["trapped"]
    again = state.stage == DRAW_OR_END
    note = say("{bad} of {total} are Trapped: {share}", bad=bad, total=total, share=percent(bad / total))
    odds = preview.odds(state)
    if odds is not None and odds.trapped - odds.by_card > 0.004:
        note = say("{note}; with the maze's traps {share}", note=note, share=percent(odds.trapped))
    hint = say("The card is shown in the maze before it is carried out. Odds (O) tells all that is left.")
    return _Choice(Draw(), say("Draw again") if again else say("Draw a card"), note, "cards", "second", hint=hint)


def percent(share: float) -> str:
    """A share of one."""
    return say("{share} %", share=round(100 * share))


def _end(state: State) -> _Choice:
    safe = state.safe[state.turn] + state.risk
    goal = state.table.goal
    text = (
        later("{risk} made safe, {safe} of {goal}: you win!")
        if safe >= goal
        else later("{risk} made safe, {safe} of {goal}.")
    )
    note = say(text, risk=state.risk, safe=safe, goal=goal) if state.risk else say("Nothing is lost, nothing won.")
    hint = say("What is at risk becomes safe.")
    return _Choice(End(), say("End the turn"), note, "check", gained=state.risk, hint=hint)


def _go(state: State, move: Go, colour: str) -> _Choice:
    step = rules.apply(state, move)
    by_maze = bool(state.acted)
    steps = side_of(state.maze.cards[state.mouse]).steps if by_maze else ACTIONS[ACTION[state.card]].steps
    name = say(_SIDES[move.heading] if by_maze else _TOWARDS[(move.heading - state.facing) % 4])
    walked = next((len(event.path) - 1 for event in step.events if isinstance(event, happened.Walked)), 0)
    full = f"{name} {steps}"
    text = full if walked == steps else say("{way} {walked} of {steps}", way=name, walked=walked, steps=steps)
    gained = sum(event.wedges for event in step.events if isinstance(event, happened.Collected | happened.Took))
    note = told(step.events, step.state)
    return _Choice(move, text, note, "nesw"[move.heading], colour, gained, step.events, hint=note)


def told(events: Sequence[Event], after: State) -> str:
    """What would follow, in a line."""
    parts = [part for event in events if (part := _part(event))]
    if after.stage in _THEN:
        parts.append(say(_THEN[after.stage]))
    line = ", ".join(parts)
    return f"{line[:1].upper()}{line[1:]}." if line else say("Nothing happens.")


def _part(event: Event) -> str:
    """What one event comes to; nothing where it follows from another."""
    said = ""
    match event:
        case happened.Blocked():
            said = say("the edge: the mouse stays")
        case happened.Walked(_, _, True):
            said = say("as far as the edge")
        case happened.Collected(_, _, number) | happened.Took(_, number):
            said = say("take {wedges}", wedges=wedges(number)) if number else say("the pile is empty")
        case happened.Followed(_, card):
            said = _title(card)
        case happened.Ignored():
            said = say("which does not act again")
        case happened.Banked(_, number, _, _):
            said = say("{wedges} safe", wedges=wedges(number))
        case happened.Trapped(_, _, lost):
            said = say("{wedges} lost", wedges=wedges(lost)) if lost else say("nothing is lost")
    return said


def _flip(state: State, move: Flip, colour: str) -> _Choice:
    before = state.maze.cards[move.cell]
    lost, text = state.cheese[move.cell], later("It becomes {card}.")
    if lost:
        text = later("It becomes {card}; {wedges} go back.")
    note = say(text, card=_title(flipped(before)), wedges=wedges(lost))
    step = rules.apply(state, move)
    sign = "nesw"[NEIGHBOURS[state.mouse].index(move.cell)]
    return _Choice(move, say("Flip {card}", card=_title(before)), note, sign, colour, 0, step.events, hint=note)


_AMOUNTS = {1: (later("¼ right"), "quarter_right"), 2: (later("½ round"), "half"), 3: (later("¼ left"), "quarter_left")}


def _turn(state: State, move: TurnCard, colour: str) -> _Choice:
    step = rules.apply(state, move)
    words, sign = _AMOUNTS[move.quarters]
    name = _title(state.maze.cards[move.cell])
    note, hint = name, say("Turns {card}.", card=name)
    if move.cell == state.mouse:
        note = say("the mouse looks {way}", way=heading_name((state.facing + move.quarters) % 4))
        hint = say("Turns {card}, and {outcome}.", card=name, outcome=note)
    return _Choice(move, say(words), note, sign, colour, 0, step.events, hint=hint, small=True)


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
    more = say("{wedges} on it.", wedges=wedges(cheese)) if cheese else ""
    return " ".join(filter(None, (f"{_title(code)}.", explain_card(code), may_bear_cheese(code), more)))
