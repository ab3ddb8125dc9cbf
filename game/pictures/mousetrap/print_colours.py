"""The colours of the board's print: its lettering, and the fields below it where they have no printed picture."""

from __future__ import annotations

from game.ui.theme import Colour, Theme, mix, rgb

CREAM, GOLD, INK, RED = rgb("#fffaf0"), rgb("#ffd83f"), rgb("#2a2233"), rgb("#a80f08")
PALE = rgb("#f4eefa")
_GO = rgb("#35236a")
_FIELDS = {
    "build": rgb("#54347d"),
    "idle": rgb("#6a5290"),
    "safe": rgb("#3d6e2f"),
    "slice": rgb("#ffd52e"),
    "wheel": rgb("#7d3f2e"),
}
_DARKER, _PALER = 0.2, 0.8
"""So much black or white in the fields brings all lettering to a contrast of 7 to 1."""


def plain_field(theme: Theme, field: str) -> Colour:
    """The colour of a field; where contrast is high darker, and the cheese paler."""
    plain = _FIELDS.get(field, _GO)
    if theme.grain:
        return plain
    return mix(plain, (255, 255, 255), _PALER) if field == "slice" else mix(plain, (0, 0, 0), _DARKER)
