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
EXAMPLE = N_("An example: look, run it, change it.")


def standing(machine: Machine) -> str:
    """How many parts a machine has."""
    return ngettext("{number} part", "{number} parts", len(machine.parts))
