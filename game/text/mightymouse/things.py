"""The spaces and circles of Mighty Mouse, named and explained."""

from __future__ import annotations

from game.rules.mightymouse.board import FINISH, START, TRACKS
from game.text.language import N_, _

# Translators: where Mighty Mouse flies: "on the way to the Flood", "3 steps to the Flood".
TO_HAZARD = {
    7: N_("to the Lion's Den"),
    16: N_("to the Flood"),
    24: N_("to the Quicksand"),
    33: N_("to the Dungeon"),
    41: N_("to the Cliff"),
    50: N_("to the Cat's Claw"),
    58: N_("to the Rocket Pad"),
}

# Translators: where a piece lands: "Red rolls a 3 and goes into the Flood (16)", "3 lands in the Flood".
_INTO = {
    7: N_("into the Lion's Den"),
    16: N_("into the Flood"),
    24: N_("into the Quicksand"),
    33: N_("into the Dungeon"),
    41: N_("over the Cliff"),
    50: N_("into the Cat's Claw"),
    58: N_("onto the Rocket Pad"),
}

# Translators: where a piece is held: "Red is held in the Flood until Mighty Mouse comes."
_IN = {
    7: N_("in the Lion's Den"),
    16: N_("in the Flood"),
    24: N_("in the Quicksand"),
    33: N_("in the Dungeon"),
    41: N_("at the Cliff"),
    50: N_("in the Cat's Claw"),
    58: N_("on the Rocket Pad"),
}

# Translators: where a piece comes from: "Red is freed from the Flood."
_FROM = {
    7: N_("from the Lion's Den"),
    16: N_("from the Flood"),
    24: N_("from the Quicksand"),
    33: N_("from the Dungeon"),
    41: N_("from the Cliff"),
    50: N_("from the Cat's Claw"),
    58: N_("from the Rocket Pad"),
}

# Translators: what is printed round each circle.
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


def to_hazard(hazard: int) -> str:
    """The way that Mighty Mouse has to a circle."""
    return _(TO_HAZARD[hazard])


def into_hazard(hazard: int) -> str:
    """What becomes of a piece that lands in a circle."""
    return _(_INTO[hazard])


def in_hazard(hazard: int) -> str:
    """Where a piece is that is held."""
    return _(_IN[hazard])


def from_hazard(hazard: int) -> str:
    """Where a piece was that is free."""
    return _(_FROM[hazard])


def to_space(space: int) -> str:
    """Where a piece goes."""
    if space == START:
        return _("to Start")
    if space == FINISH:
        return _("to the Finish Circle")
    if space in TRACKS:
        return _("{into_hazard} ({space})", into_hazard=into_hazard(space), space=space)
    return _("to space {space}", space=space)


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
    # Translators: {to_hazard} is "to the Flood" and the like.
    text = N_("The track {to_hazard}: {steps} steps from the centre, more than enough counts too.")
    return _(text, to_hazard=to_hazard(hazard), steps=TRACKS[hazard])
