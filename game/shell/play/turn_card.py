"""The card of whose turn it is: header, question, the die and the big buttons, the choices, a word of advice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf

from pygame import FRect

from game.shell.play.actions import Action, Offer
from game.shell.play.sidebar import Block, height
from game.text import screens as labels
from game.text.language import _, sentences
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD, HEAD, SMALL, SMALL_BOLD, Style
from game.ui.input.bindings import Device
from game.ui.widgets.buttons import BigButton, Button
from game.ui.widgets.panels import Label
from game.ui.widgets.screen import Screen
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import Mood, Widget


@dataclass
class Die(Widget):
    """The die as it fell; nothing while it tumbles."""

    pips: int = 0
    zoom: float = 1.0

    def spoken(self) -> Spoken:
        return Spoken(Role.IMAGE, _(labels.THE_DIE_SHOWS, pips=self.pips) if self.pips else "")

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        if self.pips:
            canvas.stamp(f"dice/{self.pips}", self.place.center, 0, self.zoom)


def big_button(place: FRect, action: Action, device: Device, style: Style) -> BigButton:
    """A big button with the key that presses it below its word."""
    key = device.cap("space", "pad_x") if action.key == "space" else ""
    return BigButton(action.id, place, text=action.label, key=key, on_press=action.run, kind=action.kind, style=style,
                     enabled=action.enabled, hint=action.hint, shortcut=action.key)  # fmt: skip


def choice_button(place: FRect, action: Action, device: Device) -> Button:
    """A plain button with the key that presses it at its right."""
    cap = action.key if device is Device.KEYBOARD else ""
    return Button(action.id, place, text=action.label, on_press=action.run, kind=action.kind, icon=action.icon,
                  enabled=action.enabled, hint=action.hint, shortcut=action.key, cap=cap)  # fmt: skip


@dataclass(frozen=True)
class Skin:
    """How a game's turn card looks and is measured; lengths in design units.

    card: the widget under it all, if any. choice, main: a button by its place and action, and for which device.
    line: the height of a choice. many: more choices stand two abreast. die: the side of the die, 0 without one, and
    its zoom. big, advice: styles. advice_lines: so many lines are kept free, so that the cards below stay in place.
    """

    card: Callable[[FRect], Widget] | None
    choice: Callable[[FRect, Action, Device], Button] = choice_button
    line: float = 44.0
    many: int = 5
    die: float = 56.0
    zoom: float = 1.0
    pad: float = 12.0
    gap: float = 8.0
    big: Style = HEAD
    advice: Style = BOLD
    advice_align: str = "centre middle"
    advice_lines: int = 0
    main: Callable[[FRect, Action, Device, Style], Button] = big_button


@dataclass(frozen=True)
class TurnCard(Block):
    """The whole card; no taller than ``limit``: advice grows small, then goes, then the choices scroll.

    told_below: where question and advice change while one thing is done, they lie below the buttons, which stay so
    where they are, and take so many lines at least.
    """

    header: Block
    offer: Offer
    skin: Skin
    pips: int = 0
    limit: float = inf
    below: tuple[Block, ...] = ()
    told_below: int = 0

    def height(self, canvas: Canvas, width: float) -> float:
        return min(self.limit, self._whole(canvas, self._parts(canvas, width), width))

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        if self.skin.card is not None:
            screen.add(self.skin.card(place))
        parts, gap = self._parts(canvas, place.width), self.skin.gap
        inner = place.inflate(-2 * self.skin.pad, -2 * self.skin.pad)
        short = self._whole(canvas, parts, place.width) - place.height
        for part in parts:
            place = FRect(inner.x, inner.y, inner.width, part.height(canvas, inner.width))
            if isinstance(part, Choices) and short > 1:
                whole, place.height = place.height, place.height - short
                _scroll(screen, canvas, part, place, whole)
            else:
                part.add(screen, canvas, place)
            inner.y = place.bottom + gap

    def _whole(self, canvas: Canvas, parts: tuple[Block, ...], width: float) -> float:
        return height(canvas, parts, width - 2 * self.skin.pad, self.skin.gap) + 2 * self.skin.pad

    def _parts(self, canvas: Canvas, width: float) -> tuple[Block, ...]:
        offer, skin = self.offer, self.skin
        parts: list[Block] = [self.header]
        if self.told_below:
            return (*parts, *self._steady(), *self.below)
        if offer.prompt:
            parts.append(Text("prompt", offer.prompt))
        if offer.main:
            parts.append(Main(offer.main, skin, self.pips))
        if offer.choices:
            parts.append(Choices(offer.choices, skin))
        if offer.advice or skin.advice_lines:
            for style in (skin.advice, SMALL):
                text = Text("advice", offer.advice, style, skin.advice_align, skin.advice_lines)
                if self._whole(canvas, (*parts, text, *self.below), width) <= self.limit:
                    return (*parts, text, *self.below)
        return (*parts, *self.below)  # the buttons explain themselves when pointed at

    def _steady(self) -> tuple[Block, ...]:
        """The buttons, with room for a choice where there is none, and all that is told below them."""
        offer, skin = self.offer, self.skin
        told = Text("prompt", sentences(offer.prompt, offer.advice), SMALL_BOLD, lines=self.told_below)
        return Main(offer.main, skin, self.pips), Choices(offer.choices, skin, least=1), told


def _scroll(screen: Screen, canvas: Canvas, part: Block, view: FRect, whole: float) -> None:
    with screen.region("choices", view.inflate(16, 0), whole + 10):
        part.add(screen, canvas, FRect(view.x, view.y + 4, view.width, whole))


@dataclass(frozen=True)
class Text(Block):
    """A question or advice; room for at least so many lines."""

    name: str
    text: str
    style: Style = BOLD
    align: str = "left top"
    lines: int = 0

    def height(self, canvas: Canvas, width: float) -> float:
        letters = canvas.letters
        return max(letters.height(self.text, self.style, width) + 4, self.lines * letters.line(self.style))

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        if self.text:
            screen.add(Label(self.name, place, text=self.text, style=self.style, align=self.align))


@dataclass(frozen=True)
class Main(Block):
    """The big buttons side by side, the die at their left where the game has one."""

    actions: tuple[Action, ...]
    skin: Skin
    pips: int

    def height(self, canvas: Canvas, width: float) -> float:
        words = canvas.letters.line(self.skin.big) + 24 if any(action.label for action in self.actions) else 0.0
        return max(self.skin.die, words)

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        skin, left = self.skin, place.x
        if skin.die:
            screen.add(Die("die", FRect(left, place.y, skin.die, place.height), pips=self.pips, zoom=skin.zoom))
            left += skin.die + 10
        room = place.right - left - 10 * (len(self.actions) - 1)
        for action, share in zip(self.actions, _SHARES[len(self.actions)], strict=True):
            if not action.label:
                continue
            spot = FRect(left, place.y, room * share, place.height)
            screen.add(skin.main(spot, action, screen.shell.device, skin.big))
            left += room * share + 10


_SHARES = {1: (1.0,), 2: (0.6, 0.4)}


@dataclass(frozen=True)
class Choices(Block):
    """The choices in one column, or two abreast where there are many; least: there is room for so many lines."""

    actions: tuple[Action, ...]
    skin: Skin
    least: int = 0

    @property
    def _across(self) -> int:
        return 2 if len(self.actions) > self.skin.many else 1

    def height(self, canvas: Canvas, width: float) -> float:
        lines = max(self.least, -(-len(self.actions) // self._across))
        return lines * (self.skin.line + self.skin.gap) - self.skin.gap

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        skin, across = self.skin, self._across
        each = (place.width - skin.gap * (across - 1)) / across
        for number, action in enumerate(self.actions):
            left = place.x + number % across * (each + skin.gap)
            spot = FRect(left, place.y + number // across * (skin.line + skin.gap), each, skin.line)
            screen.add(skin.choice(spot, action, screen.shell.device))
