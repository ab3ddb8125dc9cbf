"""The card of whose turn it is: the ribbon, the die, and what may be done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import FRect

from game.scenes.mousetrap.cards import Die, Hanging, Ribbon, fitted
from game.scenes.mousetrap.choices import Doing, Way
from game.scenes.picks import SPEEDS, spoken
from game.ui import badges
from game.ui.buttons import Button, Choice
from game.ui.canvas import Canvas
from game.ui.lettering import ACT, BOLD, HEAD, SMALL_BOLD, Style
from game.ui.panels import Label
from game.ui.screen import Screen
from game.ui.verbs import Device
from game.ui.widget import Mood
from game.words.language import say

_PAD, _GAP = 12.0, 8.0
_DIE = 56.0
_MANY = 5
_KEY = Style("text", 13)


@dataclass
class WayButton(Button):
    """A choice with the badges of the seats it is about."""

    seats: tuple[str, ...] = ()

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the button, then the badges at its left."""
        super().draw(canvas, mood)
        for number, seat in enumerate(self.seats):
            place = FRect(self.place.x + 8 + 25 * number, self.place.centery - 15 + (3 if mood.down else 0), 26, 26)
            badges.badge(canvas, seat, place)

    def _label(self, canvas: Canvas, face: FRect, ink: tuple[int, int, int]) -> None:
        shift = 25.0 * len(self.seats)
        room = FRect(face.x + shift, face.y, face.width - shift, face.height)
        if self.icon and not self.seats and canvas.letters.width(self.text, self.style) + 60 < face.width:
            super()._label(canvas, face, ink)
        else:
            style = fitted(canvas, self.text, self.style, room)
            canvas.write(self.text, room, style, ink, "centre middle")


@dataclass
class BigButton(Button):
    """The one thing to do: its word, and below it the key that does it."""

    key: str = ""

    def _label(self, canvas: Canvas, face: FRect, ink: tuple[int, int, int]) -> None:
        low = canvas.letters.line(_KEY)
        style = fitted(canvas, self.text, self.style, face)
        if not self.key or canvas.letters.line(style) + low > face.height:
            canvas.write(self.text, face, style, ink, "centre middle")
            return
        upper = FRect(face.x, face.y + 3, face.width, face.height - low + 2)
        canvas.write(self.text, upper, style, ink, "centre middle")
        foot = FRect(face.x, face.bottom - low - 3, face.width, low)
        canvas.write(self.key, foot, _KEY, ink, "centre middle")


@dataclass(frozen=True)
class Turn:
    """All that the card shows."""

    seat: str
    call: str
    pips: int
    doing: Doing
    small: tuple[Way, ...]
    watching: bool
    speed: str
    on_speed: Callable[[str], None]


def compose(screen: Screen, canvas: Canvas, slot: FRect, top: float | None, turn: Turn) -> FRect:
    """Place the card at the top of its slot, hung from ``top`` if that is given, and tell where the die is."""
    letters = canvas.letters
    inner = FRect(slot.x + _PAD, slot.y + _PAD, slot.width - 2 * _PAD, 0)
    ribbon = max(44.0, min(letters.line(Style("head", 25)) + 12, 70.0))
    rows = _rows(canvas, inner, turn.doing)
    small = max(44.0, letters.line(SMALL_BOLD) + 20)
    lines = {place.y: place.height for _, place in rows}
    middle = sum(lines.values()) + _GAP * max(0, len(lines) - 1)
    prompt = letters.height(turn.doing.prompt, BOLD, inner.width) + 4 if turn.doing.prompt else 0.0
    big = max(_DIE, letters.line(HEAD) + 24) if turn.doing.primary else 0.0
    parts = [high for high in (prompt, big, middle, small) if high]
    whole = ribbon + sum(parts) + _GAP * len(parts) + 2 * _PAD
    card = FRect(slot.x, slot.y, slot.width, min(whole, slot.height) if slot.height else whole)
    screen.add(Hanging("turn", card, top=top or 0.0, hung=top is not None))
    screen.add(Ribbon("ribbon", FRect(inner.x, inner.y, inner.width, ribbon), seat=turn.seat, text=turn.call))
    at = inner.y + ribbon + _GAP
    if prompt:
        screen.add(Label("prompt", FRect(inner.x, at, inner.width, prompt), text=turn.doing.prompt, style=BOLD))
        at += prompt + _GAP
    die = FRect(inner.x, at, _DIE, big or _DIE)
    if turn.doing.primary:
        _primary(screen, canvas, FRect(inner.x, at, inner.width, big), turn)
        at += big + _GAP
    room = card.bottom - _PAD - small - _GAP - at
    _ways(screen, rows, at, middle, room)
    _small(screen, canvas, FRect(inner.x, card.bottom - _PAD - small, inner.width, small), turn)
    return die


def _rows(canvas: Canvas, inner: FRect, doing: Doing) -> list[tuple[Way, FRect]]:
    """The choices in one column, or two where there are many; places counted from 0."""
    across = 2 if len(doing.ways) > _MANY else 1
    high = max(44.0, canvas.letters.line(ACT) + 14)
    each = (inner.width - _GAP * (across - 1)) / across
    return [
        (way, FRect(inner.x + (n % across) * (each + _GAP), (n // across) * (high + _GAP), each, high))
        for n, way in enumerate(doing.ways)
    ]


def _ways(screen: Screen, rows: list[tuple[Way, FRect]], top: float, height: float, room: float) -> None:
    if not rows:
        return
    if height > room + 1:
        view = FRect(rows[0][1].x - 8, top, rows[0][1].width + 8, room)
        with screen.region("ways", view, height + 10):
            _way_buttons(screen, rows, top + 4)
    else:
        _way_buttons(screen, rows, top)


def _way_buttons(screen: Screen, rows: list[tuple[Way, FRect]], top: float) -> None:
    for number, (way, place) in enumerate(rows):
        cap = str(number + 1) if screen.shell.device is Device.KEYBOARD and not way.seats[1:] else ""
        button = WayButton(f"way_{number}", place.move(0, top), hint=way.hint, shortcut=str(number + 1), text=way.text,
                           on_press=way.act, kind=way.kind, icon=way.icon, cap=cap, seats=way.seats)  # fmt: skip
        screen.add(button)


def _primary(screen: Screen, canvas: Canvas, row: FRect, turn: Turn) -> None:
    """The big button, the die to its left."""
    way = turn.doing.primary
    assert way is not None
    screen.add(Die("die", FRect(row.x, row.y, _DIE, row.height), pips=turn.pips))
    place = FRect(row.x + _DIE + 10, row.y, row.width - _DIE - 10, row.height)
    keys = {Device.PAD: "X", Device.KEYBOARD: "Space", Device.MOUSE: "Space"}
    button = BigButton("primary", place, hint=way.hint, shortcut="space", text=way.text, on_press=way.act,
                       kind=way.kind, style=HEAD, key=keys[screen.shell.device])  # fmt: skip
    screen.add(button)


def _small(screen: Screen, canvas: Canvas, row: FRect, turn: Turn) -> None:
    """The speed while a computer plays, else a row of lesser buttons, in words if they fit."""
    menu = turn.small[-1]
    square = FRect(row.right - row.height, row.y, row.height, row.height)
    rest = FRect(row.x, row.y, row.width - row.height - 7, row.height)
    if turn.watching:
        picks = spoken(SPEEDS)
        style = SMALL_BOLD if Choice.width(canvas, picks, SMALL_BOLD) <= rest.width else Style("bold", 11)
        hint = say("How fast mice hop and computers play.")
        screen.add(
            Choice("speed", rest, picks=picks, value=turn.speed, on_choose=turn.on_speed, style=style, hint=hint)
        )
    else:
        _lesser(screen, canvas, rest, turn.small[:-1])
    screen.add(Button("menu", square, icon=menu.icon, on_press=menu.act, hint=menu.hint))


def _lesser(screen: Screen, canvas: Canvas, row: FRect, small: tuple[Way, ...]) -> None:
    letters = canvas.letters
    widths = [letters.width(way.text, SMALL_BOLD) for way in small]
    spare = row.width - 7 * (len(small) - 1) - sum(widths)
    worded = spare >= 20.5 * len(small)
    left = row.x
    for way, width in zip(small, widths, strict=True):
        each = width + spare / len(small) if worded else (row.width - 7 * (len(small) - 1)) / len(small)
        screen.add(Button(way.name, FRect(left, row.y, each, row.height), text=way.text if worded else "",
                          icon="" if worded else way.icon, on_press=way.act, style=SMALL_BOLD, hint=way.hint,
                          enabled=way.kind != "off", shortcut=way.text[:1].lower()))  # fmt: skip
        left += each + 7
