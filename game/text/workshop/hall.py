"""What the hall of the Workshop says, marked for translation."""

from __future__ import annotations

from game.physics.workshop.machine import Machine
from game.text.language import N_, ngettext

WORKSHOP = N_("Workshop")
NEW = N_("New machine")
CLASSIC = N_("The classic machine")
TRAY = N_("The tray of Booby-Trap")
# Translators: {name} is a machine.
THROWS_AWAY = N_("Throws {name} away. It can be brought back for ten seconds.")
SAFE = N_("Your machines are safe: each was saved after every change, and waits in the Workshop.")
START_HERE = N_("Start here: build a machine that catches the mouse")
# Translators: below "Mend it", a button.
TODAY = N_("What is wrong with the mouse trap today?")
# Translators: below "New machine", a button.
EMPTY_STAGE = N_("An empty stage, and every part there is.")
OPENS = N_("Lays it on the bench. An example stays as it is: what you change becomes a machine of yours.")
PASTES = N_("Opens a machine that was copied as a line of text.")
YOUR_MACHINES = N_("Your machines")
EXAMPLES = N_("Examples: look at them, run them, change them")
FROM_THE_GAMES = N_("From the games")


def caught(number: int, of: int) -> str:
    """Below "Challenges": in how many of them the mouse was caught."""
    return ngettext("{number} of {all} done", "{number} of {all} done", number, all=of)


def standing(machine: Machine) -> str:
    """How many parts a machine has."""
    return ngettext("{number} part", "{number} parts", len(machine.parts))
