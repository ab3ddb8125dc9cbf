"""Pictures that any match screen needs soon, rendered in spare time, one each step: buttons, die, turn banners."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pygame import FRect

from game.pictures.turn_banner import TurnBanner, draw_turn_banner
from game.ui import materials
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.widget import Widget

TUMBLES = 24
"""Frames of the die that tumbles."""


def pressed_or_not(canvas: Canvas, widgets: Sequence[Widget]) -> Iterator[None]:
    """The bodies of all buttons, of those that can be pressed and of those that cannot."""
    for button in [widget for widget in widgets if isinstance(widget, Button)]:
        for state in ("up", "off"):
            materials.key(canvas, button.place, button.kind, state)
            yield


def die(canvas: Canvas, zoom: float) -> Iterator[None]:
    """The die as it tumbles and as it lies."""
    for name, frame in (*(("tumble", frame) for frame in range(TUMBLES)), *((str(pips), 0) for pips in range(1, 7))):
        canvas.stamp(f"dice/{name}", (0, 0), frame, zoom)
        yield


def banners(canvas: Canvas, window: FRect, call: TurnBanner, texts: Mapping[str, str]) -> Iterator[None]:
    """The banners of those who will be called, by seat."""
    for seat in sorted(call.people & texts.keys()):
        draw_turn_banner(canvas, window, TurnBanner(seat=seat, share=0.5), texts[seat])
        yield
