"""The spaces and circles of Mighty Mouse, named and explained."""

from __future__ import annotations

from game.rules.mightymouse.board import FINISH, START, TRACKS
from game.words.language import later, say

HAZARD_NAMES = {
    7: later("the Lion's Den"),
    16: later("the Flood"),
    24: later("the Quicksand"),
    33: later("the Dungeon"),
    41: later("the Cliff"),
    50: later("the Cat's Claw"),
    58: later("the Rocket Pad"),
}

CAPTIONS = {
    7: later("Lion's Den"),
    16: later("Flood"),
    24: later("Quicksand"),
    33: later("Dungeon"),
    41: later("Cliff"),
    50: later("Cat's Claw"),
    58: later("Rocket Pad"),
}
"""What is printed round each circle."""


def caption(hazard: int) -> str:
    """A circle as it is printed."""
    return say(CAPTIONS[hazard])


def hazard_name(hazard: int) -> str:
    """A circle in a sentence."""
    return say(HAZARD_NAMES[hazard])


def space_name(space: int) -> str:
    """A space in a sentence."""
    if space == START:
        return say("Start")
    if space == FINISH:
        return say("the Finish Circle")
    if space in TRACKS:
        return say("{hazard} ({space})", hazard=hazard_name(space), space=space)
    return say("space {space}", space=space)


def explain_space(space: int) -> str:
    """What a space does, in a sentence or two."""
    if space == START:
        return say("All pieces begin here, and any number may stand here.")
    if space == FINISH:
        return say("Reach it by the exact count to win. Whoever rolls too much goes backward instead.")
    if space in TRACKS:
        text = later(
            "A Hazard Circle. Whoever lands here is held until Mighty Mouse comes: {steps} steps from the centre. "
            "Any number may be held here."
        )
        return say(text, steps=TRACKS[space])
    return say("Space {space}. Only one piece may stand here.", space=space)


def explain_track(hazard: int) -> str:
    """What the track to a circle is for."""
    text = later("The track to {hazard}: {steps} steps from the centre, more than enough counts too.")
    return say(text, hazard=hazard_name(hazard), steps=TRACKS[hazard])
