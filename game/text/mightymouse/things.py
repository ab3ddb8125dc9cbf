"""The spaces and circles of Mighty Mouse, named and explained."""

from __future__ import annotations

from game.rules.mightymouse.board import FINISH, START, TRACKS
from game.text.language import N_, _

HAZARD_NAMES = {
    7: N_("the Lion's Den"),
    16: N_("the Flood"),
    24: N_("the Quicksand"),
    33: N_("the Dungeon"),
    41: N_("the Cliff"),
    50: N_("the Cat's Claw"),
    58: N_("the Rocket Pad"),
}

CAPTIONS = {
    7: N_("Lion's Den"),
    16: N_("Flood"),
    24: N_("Quicksand"),
    33: N_("Dungeon"),
    41: N_("Cliff"),
    50: N_("Cat's Claw"),
    58: N_("Rocket Pad"),
}
"""What is printed round each circle."""


def caption(hazard: int) -> str:
    """A circle as it is printed."""
    return _(CAPTIONS[hazard])


def hazard_name(hazard: int) -> str:
    """A circle in a sentence."""
    return _(HAZARD_NAMES[hazard])


def space_name(space: int) -> str:
    """A space in a sentence."""
    if space == START:
        return _("Start")
    if space == FINISH:
        return _("the Finish Circle")
    if space in TRACKS:
        return _("{hazard} ({space})", hazard=hazard_name(space), space=space)
    return _("space {space}", space=space)


def explain_space(space: int) -> str:
    """What a space does, in a sentence or two."""
    if space == START:
        return _("All pieces begin here, and any number may stand here.")
    if space == FINISH:
        return _("Reach it by the exact count to win. Whoever rolls too much goes back instead.")
    if space in TRACKS:
        text = N_(
            "A Hazard Circle. Whoever lands here is held until Mighty Mouse comes: {steps} steps from the centre. "
            "Any number may be held here."
        )
        return _(text, steps=TRACKS[space])
    return _("Space {space}. Only one piece may stand here.", space=space)


def explain_track(hazard: int) -> str:
    """What the track to a circle is for."""
    text = N_("The track to {hazard}: {steps} steps from the centre, more than enough counts too.")
    return _(text, hazard=hazard_name(hazard), steps=TRACKS[hazard])
