"""What stands in the place of the parts box while help is asked for: what is to be done, and how one builds."""

from __future__ import annotations

from functools import partial

from pygame import FRect

from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BODY, HEAD, Style
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import Stack, control_height
from game.ui.widgets.panels import Card, Label
from game.workshop.bench.bare_bench import BareBench
from game.workshop.text import bench as words

_EDGE = 12.0


def add(bench: BareBench, canvas: Canvas, place: FRect) -> None:
    """A card: its head, the words line by line, scrolling if they must, and the way out."""
    letters = canvas.letters
    bench.pane(place)
    bench.add(Card("help_card", place))
    inner = place.inflate(-2 * _EDGE, -2 * _EDGE)
    foot = control_height(letters, ACT, 46, 18)
    done = FRect(inner.x, inner.bottom - foot, inner.width, foot)
    bench.add(Button("help_done", done, text=_(words.DONE), on_press=partial(bench.show_help, False)))
    view = FRect(inner.x, inner.y, inner.width, inner.height - foot - 10)
    room, rows = FRect(view.x + 2, view.y + 2, view.width - 14, 0), Stack(10)

    def line(name: str, text: str, style: Style) -> None:
        high = letters.height(text, style, room.width)
        rows.add(high, lambda spot: bench.add(Label(name, spot, text=text, style=style)))

    line("help_head", _(words.WORKSHOP), HEAD)
    for number, text in enumerate(bench.help_lines()):
        line(f"help_{number}", text, BODY)
    rows.scroll(bench, "help", view, room, 6)
