"""What stands on the table of Mighty Mouse: whose roll it is, what it may bring, and what just happened in a word."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.acts import Event
from game.rules.mightymouse import events as happened
from game.rules.mightymouse.board import FINISH, TRACKS
from game.rules.mightymouse.state import State
from game.words.language import count, later, say
from game.words.mightymouse_things import caption, hazard_name

HEADLINES: dict[type[Event], str] = {
    happened.Tied: later("A tie!"),
    happened.Begins: later("Off we go!"),
    happened.Held: later("Held!"),
    happened.Arrived: later("To the rescue!"),
    happened.Forfeited: later("Turn forfeited!"),
    happened.Won: later("Home and dry!"),
}
_TURNED = {"occupied": later("Occupied!"), "overshot": later("Too far!")}


def headline(event: Event) -> str:
    """What just happened, in a word; nothing for what the board shows by itself."""
    if isinstance(event, happened.Turned):
        return say(_TURNED[event.why])
    return say(HEADLINES[type(event)]) if type(event) in HEADLINES else ""


def call(state: State, name: str) -> str:
    """Whose roll it is, and what for."""
    if state.contest:
        return say("{name}, roll to see who begins", name=name)
    if len(state.moves) > 1:
        return say("{name}, who stands nearest?", name=name)
    if state.at[state.turn] in TRACKS:
        return say("{name}, roll for Mighty Mouse!", name=name)
    return say("{name}, your turn", name=name)


def outlook(state: State) -> str:
    """What the roll of the seat to act may bring."""
    if state.contest:
        return say("The highest number begins.")
    if len(state.moves) > 1:
        return say("You place the others behind the circle, the nearest space first.")
    return _rescue(state) if state.at[state.turn] in TRACKS else _ways(state)


def _rescue(state: State) -> str:
    hazard = state.hero or state.at[state.turn]
    left = TRACKS[hazard] - state.steps
    if left > 6:
        one, many = later("{number} step to {hazard}"), later("{number} steps to {hazard}")
        return count(one, many, left, hazard=hazard_name(hazard))
    text = later("{numbers} reaches {hazard} and frees all who are held.")
    return say(text, numbers=either(range(left, 7)), hazard=hazard_name(hazard))


def _ways(state: State) -> str:
    start = state.at[state.turn]
    caught = [pips for pips in range(1, 7) if start + pips in TRACKS]
    back = [pips for pips in range(1, 7) if start + pips > FINISH or state.occupant(start + pips)]
    parts = []
    if 0 < FINISH - start <= 6:
        parts.append(say("{number} wins", number=FINISH - start))
    if caught:
        parts.append(say("{number} is held in {hazard}", number=caught[0], hazard=hazard_name(start + caught[0])))
    if back:
        parts.append(say("{numbers} cannot go forward", numbers=either(back)))
    return say("{ways}.", ways="; ".join(parts)) if parts else say("Every number is free.")


def either(numbers: Sequence[int]) -> str:
    """Numbers of which one is enough: 4, 5 or 6."""
    words = [str(number) for number in numbers]
    if len(words) < 2:
        return "".join(words)
    return say("{first} or {last}", first=", ".join(words[:-1]), last=words[-1])


def where(space: int) -> str:
    """Where a piece is, for its row."""
    if space == 0:
        return say("on Start")
    if space == FINISH:
        return say("home!")
    if space in TRACKS:
        return say("held in {space}, {caption}", space=space, caption=caption(space))
    return say("on {space}", space=space)


def to_go(space: int) -> str:
    """How far a piece has to go, for its row."""
    left = FINISH - space
    if space in TRACKS or not left:
        return ""
    return say("a {left} wins", left=left) if left <= 6 else say("{left} to go", left=left)
