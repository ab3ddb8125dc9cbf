"""Names as people type them and as files have them: only what can be drawn is kept."""

from __future__ import annotations

import re
import unicodedata

# Printable for Unicode, but without a picture: they choose a variant of the sign before them, or keep it apart.
_UNSEEN = re.compile("[\u034f\u17b4\u17b5\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")


def clean(text: str) -> str:
    """The text composed, without controls, lone surrogates and whatever has no width or turns the reading direction."""
    seen = "".join(char for char in _UNSEEN.sub("", text) if char.isprintable())
    return unicodedata.normalize("NFC", seen)
