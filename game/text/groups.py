"""What the groups of things on a screen are called, as screen readers tell them."""

from __future__ import annotations

from game.text.language import N_, _

_GROUPS = {
    "board": N_("The board"),
    "machine": N_("The machine"),
    "maze": N_("The maze"),
    "tray": N_("The tray"),
    "chain": N_("The chain of links"),
    "parts": N_("The parts"),
}


def group_name(group: str) -> str:
    """The words for a group of widgets."""
    return _(_GROUPS[group])
