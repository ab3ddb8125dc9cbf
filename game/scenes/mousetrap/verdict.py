"""The card that says what came of a run: how large it is, and made ahead of the run's end."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import FRect

from game.ui import materials
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.lettering import BODY, HEAD, Style
from game.words.language import say

WORD = Style("display", 34)


def measured(canvas: Canvas, word: str, reason: str) -> tuple[float, float, float, float]:
    """How wide it is within its edges; how high are its word, its reason and its buttons."""
    letters, most = canvas.letters, canvas.area.width - 100
    each = max(200.0, Button.width(canvas, say("Watch again"), "replay", HEAD) + 16)
    said = max(letters.width(word, WORD) + 8, min(560.0, letters.width(reason, BODY) + 8))
    inner = min(most, max(2 * each + 12, said))
    tall, low = letters.height(word, WORD, inner), letters.height(reason, BODY, inner)
    return inner, tall, low, max(54.0, letters.line(HEAD) + 20)


def ahead(canvas: Canvas, word: str, reason: str) -> Iterator[None]:
    """Make the card and its buttons, one each step."""
    inner, tall, low, high = measured(canvas, word, reason)
    materials.card(canvas, FRect(0, 0, inner + 52, tall + low + high + 46), 16, 1.5)
    yield
    for kind in ("primary", "plain"):
        materials.key(canvas, FRect(0, 0, (inner - 12) / 2, high), kind)
        yield
