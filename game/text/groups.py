"""What only screen readers tell: names of the groups of things on a screen, and of a state that is otherwise seen."""

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


def end_of_text() -> str:
    """The words for a caret behind the last letter of a field."""
    # Translators: told by screen readers when the caret comes behind the last letter of a name that is typed.
    return _("End of the text")


def unavailable() -> str:
    """The words for a button that cannot be pressed now."""
    # Translators: told by screen readers of a greyed-out button, before the words that explain it.
    return _("Not available now.")
