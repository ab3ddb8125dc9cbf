"""The card that says what came of a run: where it stands, what is on it, and made ahead of the run's end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pygame import FRect

from game.pictures.mousetrap.overlay import Overlay
from game.scenes.mousetrap.reason import Reason
from game.scenes.mousetrap.speed_card import free_spot
from game.text import filming
from game.text.language import _
from game.text.mousetrap import screens as labels
from game.ui import materials
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.lettering import BODY, HEAD, Style
from game.ui.panels import Card, Label
from game.ui.theme import Colour

WORD = Style("display", 34)
_LINE = 740.0
"""A reason up to this width, design units, stands in one line where there is room."""
_CORNER, _SIDE = 52.0, 26.0
"""The room at both sides of the word, of which a button in the corner takes one; and at both sides of the rest."""


def measured(canvas: Canvas, word: str, reason: str, buttons: int = 2) -> tuple[float, float, float, float]:
    """How wide it is within its edges; how high are its word, its reason and its buttons."""
    letters, most = canvas.letters, canvas.area.width - 100
    each = max(200.0, Button.width(canvas, _(labels.WATCH_AGAIN), "replay", HEAD) + 16)
    said = max(letters.width(word, WORD) + 8 + 2 * _CORNER, min(_LINE, letters.width(reason, BODY) + 8))
    inner = min(most, max(buttons * (each + 12) - 12, said))
    tall = max(44.0, letters.height(word, WORD, inner - 2 * _CORNER))
    low = letters.height(reason, BODY, inner)
    return inner, tall, low, max(54.0, letters.line(HEAD) + 20)


def room_for(canvas: Canvas, cards: Sequence[FRect], word: str, reason: str, buttons: int) -> FRect:
    """Where the card stands: below the cards above, or between them."""
    inner, tall, low, high = measured(canvas, word, reason, buttons)
    middle, top = free_spot(canvas.area, cards, inner / 2 + 30)
    return FRect(middle - inner / 2 - _SIDE, top, inner + 2 * _SIDE, tall + low + high + 46)


@dataclass(frozen=True)
class VerdictCommands:
    """What the buttons of the card do."""

    go_on: Callable[[], None]
    watch_again: Callable[[], None]
    show_better: Callable[[], None]


def ways(commands: VerdictCommands, reason: Reason | None) -> list[Button]:
    """The buttons of the card, still without a place; one waits for the cause as long as it is looked for."""
    hint = _(labels.THE_LAST_LINKS_ONCE_MORE)
    found = [
        way("turn", _(labels.GO_ON), commands.go_on, kind="primary"),
        way("again", _(labels.WATCH_AGAIN), commands.watch_again, icon="replay", hint=hint),
    ]
    better = reason.better if reason else None
    if reason and (better or reason.looking):
        hint = _(labels.THE_SAME_MACHINE_WITH_THAT)
        found.append(way("better", _(labels.SHOW_ME), commands.show_better, enabled=better is not None, hint=hint))
    return found


def way(name: str, text: str, press: Callable[[], None], **given: Any) -> Button:
    """A button of the card, still without a place."""
    return Button(name, FRect(0, 0, 0, 0), text=text, on_press=press, style=HEAD, **given)


def add_card(
    screen: Overlay, canvas: Canvas, room: FRect, said: tuple[str, Colour, str], ways: Sequence[Button]
) -> None:
    """Place the card, of the size that was measured: a word in its colour, a line, and the buttons."""
    word, ink, line = said
    inner, tall, low, high = measured(canvas, word, line, len(ways))
    screen.pane(room)
    screen.add(Card("verdict", room, lift=1.5, corner=16))
    place = FRect(room.x + _SIDE, room.y + 12, inner, tall)
    screen.add(Label("said", place.inflate(-2 * _CORNER, 0), text=word, style=WORD, colour=ink, align="centre top"))
    below = FRect(place.x, place.bottom + 2, inner, low)
    screen.add(Label("why", below, text=line, align="centre top"))
    each = (inner + 12) / len(ways)
    for number, way in enumerate(ways):
        way.rect = FRect(place.x + number * each, below.bottom + 14, each - 12, high)
        screen.add(fitted(canvas, way))


def add_film(screen: Overlay, room: FRect, press: Callable[[], None]) -> None:
    """Add the button in the corner of the card that saves the run as a film."""
    place = FRect(room.right - _CORNER - 8, room.y + 10, 46, 46)
    hint = _(filming.SAVE_THIS_RUN_AS_A_FILM)
    screen.add(Button("film", place, icon="film", on_press=press, shortcut="f", hint=hint))


def fitted(canvas: Canvas, way: Button) -> Button:
    """A button whose word fits its place: without its icon where there is no room, and smaller where it must be."""
    icon = way.icon if Button.width(canvas, way.text, way.icon, HEAD) <= way.rect.width else ""
    return replace(way, icon=icon, style=canvas.letters.fitting(way.text, HEAD, way.rect.width - 26))


def prerender(canvas: Canvas, word: str, reason: str) -> Iterator[None]:
    """Make the card and its buttons, one each step."""
    inner, tall, low, high = measured(canvas, word, reason)
    materials.card(canvas, FRect(0, 0, inner + 2 * _SIDE, tall + low + high + 46), 16, 1.5)
    yield
    for kind in ("primary", "plain"):
        materials.key(canvas, FRect(0, 0, (inner - 12) / 2, high), kind)
        yield
