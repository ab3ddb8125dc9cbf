"""The mouse that coaches, its bubble, and the ring round what it speaks of."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple

import pygame
from pygame import FRect

from game.text import coach as labels
from game.ui.drawing import materials, shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY, BOLD, HEAD
from game.ui.drawing.theme import rgb
from game.ui.input.bindings import Point
from game.ui.widgets.buttons import Button, StackedButton
from game.ui.widgets.layout import control_height
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import Mood, Widget

INK, PAPER, DONE, TO_COME = rgb("#2a1d17"), rgb("#fdf6e3"), rgb("#0d6b4f"), rgb("#d8c99a")
_RING = rgb("#ff8a1f")
_CORNER, _EDGE = 14.0, 3.2
_WAIST = 15.0
"""Half of how broad the point is where it leaves the bubble."""
_APART, _STEP = 4.0, 16.0
"""The gap round a bubble, and how far apart the heights are at which one is tried, design units."""
_FREE, _FAINT, _NEWS, _FAR = 4.0, 0.5, 15_000.0, 22.0
"""The price of each square unit of what had better be free, of what is only drawn in outline, of the log, and of each
unit between a bubble and what it speaks of. With 1.0 for an outline most mice go, and one tip stands far away."""
MARGIN, GAP = 14.0, 8.0
"""Within a bubble: round its words, and between its buttons."""
_DOT = 12.0
_LONGEST = 150.0
"""A point that would be longer is left out, design units: it would end on something else; the ring tells enough."""


def draw_bubble(canvas: Canvas, place: FRect, at: FRect, mouth: FRect | None = None, points: bool = True) -> None:
    """Draw a bubble that speaks of something, and a ring round that. mouth: of whoever speaks, if seen."""
    draw_ring(canvas, at)
    point = _point(place, mouth or at) if points or mouth else None
    materials.drop(canvas, place.move(2, 4), 7, 130, _CORNER)
    if point:
        _polygon(canvas, point, INK, _EDGE)
    materials.framed(canvas, place, materials.Frame(canvas.theme.card, INK, _CORNER, _EDGE))
    if point:
        _polygon(canvas, point, canvas.theme.card, 0.0)


def draw_ring(canvas: Canvas, at: FRect) -> None:
    """A ring that is neither that of the focus nor that of advice, and ends before what stands a gap away."""
    for grown, thick, colour in ((10.0, 6.0, INK), (8.4, 4.0, _RING), (1.6, 1.2, INK)):
        box = canvas.box(at.inflate(grown, grown))
        pygame.draw.rect(canvas.surface, colour, box, canvas.px(thick), canvas.px(9))


def _polygon(canvas: Canvas, corners: Sequence[Point], colour: tuple[int, int, int], grown: float) -> None:
    points = [(x * canvas.scale, y * canvas.scale) for x, y in corners]
    pygame.draw.polygon(canvas.surface, colour, points)
    if grown:
        pygame.draw.lines(canvas.surface, colour, True, points, canvas.px(2 * grown))


def _point(place: FRect, at: FRect) -> tuple[Point, Point, Point] | None:
    """Two corners within the bubble and the tip near what it speaks of; none if they touch."""
    tip = _nearest(at.inflate(14, 14), place.center)
    start = _nearest(place.inflate(-2 * _CORNER - 2 * _WAIST, -2 * _CORNER - 2 * _WAIST), tip)
    inside = _nearest(place.inflate(-2 * _EDGE - 2, -2 * _EDGE - 2), tip)
    length = math.dist(inside, tip)
    if not 8 <= length <= _LONGEST or place.inflate(6, 6).collidepoint(tip):
        return None
    level = abs(tip[0] - inside[0]) * place.height > abs(tip[1] - inside[1]) * place.width
    if level:
        x = inside[0]
        return (x, start[1] - _WAIST), (x, start[1] + _WAIST), tip
    return (start[0] - _WAIST, inside[1]), (start[0] + _WAIST, inside[1]), tip


def _nearest(rect: FRect, to: Point) -> Point:
    """The place of a rectangle that is nearest to another place."""
    return min(max(to[0], rect.left), rect.right), min(max(to[1], rect.top), rect.bottom)


def dots_width(count: int) -> float:
    """How wide the dots of so many tips are."""
    return count * _DOT


def draw_dots(canvas: Canvas, place: FRect, done: int, count: int) -> None:
    """How many tips there are, those that were seen green, and the present one black."""
    for number in range(count):
        colour = DONE if number < done else INK if number == done else TO_COME
        left = place.right - (count - number) * _DOT
        box = canvas.box(FRect(left, place.centery - _DOT / 2 + 1.5, _DOT - 3, _DOT - 3))
        canvas.surface.blit(shapes.ellipse(box.size, (*colour, 255)), box)


class Ground(NamedTuple):
    """Where a bubble may lie. barred: on none of these. soft: rather not on these. news: on the log, if it must.

    faint: on these rather than on soft ones, and rather on neither; but no smaller bubble is taken for it.
    """

    room: FRect
    barred: Sequence[FRect]
    soft: Sequence[FRect] = ()
    news: Sequence[FRect] = ()
    faint: Sequence[FRect] = ()

    def price(self, place: FRect, at: FRect) -> float:
        """What it costs to lie there: what is hidden, and how far it is to what it speaks of."""
        hidden = _FREE * _hidden(place, self.soft) + _FAINT * _hidden(place, self.faint)
        if any(place.colliderect(one) for one in self.news):
            hidden += _NEWS + place.width * place.height - max(_common(place, one) for one in self.news)
        return hidden + _FAR * math.dist(_nearest(place, at.center), _nearest(at, place.center))


def best_place(size: tuple[float, float], at: FRect, ground: Ground) -> tuple[float, FRect] | None:
    """The cheapest place for a bubble of this size, and its price; None if it fits nowhere."""
    places = _free(size, at, ground)
    return min(((ground.price(place, at), place) for place in places), key=lambda found: found[0], default=None)


def _free(size: tuple[float, float], at: FRect, ground: Ground) -> Iterator[FRect]:
    """Places that touch nothing barred: at each height, the ends of all gaps and what of them is nearest."""
    (wide, high), room = size, ground.room
    last = room.right - wide
    tops = {at.top - high - 34, at.bottom + 34, at.centery - high / 2, at.top, at.bottom - high, room.bottom - high}
    tops |= {one.top for one in ground.news} | {one.bottom - high for one in ground.news}
    tops |= {room.top + _STEP * step for step in range(int((room.height - high) / _STEP) + 1)}
    for top in sorted(top for top in tops if room.top <= top <= room.bottom - high):
        left = room.left
        for start, end in (*_blocked(FRect(0, top, wide, high), ground.barred), (last, last)):
            upto = min(start, last)
            if left <= upto:
                nearest = (min(max(want, left), upto) for want in (at.left, at.centerx - wide / 2, at.right - wide))
                yield from (FRect(each, top, wide, high) for each in sorted({left, upto, *nearest}))
            left = max(left, end)


def _blocked(place: FRect, barred: Sequence[FRect]) -> list[tuple[float, float]]:
    """From where to where the left edge of a bubble at this height must not be, in order."""
    top, bottom = place.top - _APART, place.bottom + _APART
    level = (one for one in barred if one.top < bottom and one.bottom > top)
    return sorted((one.left - _APART - place.width, one.right + _APART) for one in level)


def _hidden(place: FRect, places: Sequence[FRect]) -> float:
    """How much of some places, which may lie over each other, is below another."""
    return sum(_common(place, places[number]) for number in place.collidelistall(places))


def _common(one: FRect, other: FRect) -> float:
    both = one.clip(other)
    return both.width * both.height


# The forms that a bubble may have: as it is wanted, narrower, upright, or a strip with its buttons at the right.

_WIDE, _SLIM, _UPRIGHT = 352.0, 272.0, 176.0
_STRIPS, _BRIEF_STRIPS = (440.0, 540.0, 640.0), (320.0, 356.0, 400.0, 480.0, 600.0)
_LEAST_WORDS = 170.0
"""A strip leaves its words at least so much width, design units."""
_ODD, _SHORT = 2500.0, 9000.0
"""The price of each form after the first, and of one that leaves out the button that ends all tips."""


class Form(NamedTuple):
    """Size, and where heading, sentences and buttons are, from its corner.

    upright: the buttons one above the other. dots: how wide those at the right of the heading are, if any. brief: with
    one button alone. price: how much another form would be rather taken.
    """

    size: tuple[float, float]
    head: FRect
    text: FRect
    buttons: FRect
    upright: bool = False
    dots: float = 0.0
    brief: bool = False
    price: float = 0.0

    def at(self, place: FRect) -> Form:
        """The same where the bubble is."""
        head, text, buttons = (one.move(place.topleft) for one in (self.head, self.text, self.buttons))
        return self._replace(head=head, text=text, buttons=buttons)


class Making(NamedTuple):
    """What a form is made of. buttons: how wide each has to be; the last two stand side by side where there are two."""

    canvas: Canvas
    head: str
    text: str
    buttons: Sequence[float]
    dots: float
    margin: float

    def below(self, wide: float, upright: bool = False) -> Form:
        """The buttons below the words."""
        top, middle = self._words(wide - 2 * self.margin)
        rows = len(self.buttons) if upright else max(1, len(self.buttons) - 1)
        row = FRect(self.margin, middle.bottom + self.margin - 4, wide - 2 * self.margin, self._rows(rows))
        return Form((wide, row.bottom + self.margin), top, middle, row, upright, self.dots, len(self.buttons) == 1)

    def strip(self, wide: float) -> Form | None:
        """The buttons at the right of the words, if those have room enough."""
        row = FRect(0, 0, self._beside, self._rows(max(1, len(self.buttons) - 1)))
        inner = wide - 3 * self.margin - row.width
        if inner < _LEAST_WORDS * min(1.5, self.canvas.text_scale):
            return None
        top, middle = self._words(inner)
        high = max(middle.bottom, self.margin + row.height) + self.margin
        row.topleft = wide - self.margin - row.width, (high - row.height) / 2
        return Form((wide, high), top, middle, row, False, self.dots, len(self.buttons) == 1)

    @property
    def _beside(self) -> float:
        return max(sum(self.buttons[-2:]) + GAP * (len(self.buttons) > 1), *self.buttons)

    def _rows(self, number: int) -> float:
        return number * (button_height(self.canvas) + GAP) - GAP

    def _words(self, inner: float) -> tuple[FRect, FRect]:
        letters = self.canvas.letters
        top = FRect(self.margin, self.margin, inner, letters.height(self.head, HEAD, inner - self.dots - 6))
        return top, FRect(self.margin, top.bottom + 3, inner, letters.height(self.text, BODY, inner))


class TipText(NamedTuple):
    """What stands on a bubble. dots: how wide they are. buttons: how wide each has to be, "Got it" last but one."""

    head: str
    text: str
    dots: float
    buttons: Sequence[float]


def forms(canvas: Canvas, told: TipText, news: Sequence[FRect] = ()) -> list[Form]:
    """All forms of a tip. news: where the log stands, for as wide as that is one too."""
    head, text, dots, buttons = told
    scale = min(1.5, canvas.text_scale)
    whole = Making(canvas, head, text, buttons, dots, MARGIN)
    brief = Making(canvas, head, text, buttons[-2:-1], 0.0, 10.0)
    large = [whole.below(wide * scale) for wide in (_WIDE, _SLIM)]
    large += [strip for wide in _STRIPS if (strip := whole.strip(wide * scale))]
    upright = max(_UPRIGHT * scale, max(buttons) + 2 * MARGIN)
    large.append(whole._replace(dots=0.0).below(upright, upright=True))
    small = [strip for wide in _BRIEF_STRIPS if (strip := brief.strip(wide * scale))]
    small += [brief.below(wide * scale) for wide in (_SLIM, _UPRIGHT)]
    for wide in (lines.width for lines in news if lines.width >= _UPRIGHT * scale):
        small += [brief.below(wide), *([strip] if (strip := brief.strip(wide)) else [])]
    priced = [*enumerate(large), *((number + _SHORT / _ODD, form) for number, form in enumerate(small))]
    return [form._replace(price=number * _ODD) for number, form in priced]


def button_height(canvas: Canvas) -> float:
    """How tall a button on a bubble is."""
    return control_height(canvas.letters, BOLD, 44)


# The mouse that coaches, beside its bubble, and the pointer in its hand.

_NARROW, _SMALLER = 1100.0, 0.74
_LARGEST_TEXT = 1.3
_BEHIND, _AHEAD, _HIGH = 62.0, 96.0, 150.0
"""From the middle of the feet to the bubble, to the end of the pointer, and up to the ears, design units."""
_MOUTH: Point = (22.0, 92.0)
_WORTH = 12_000.0
"""A place at which the mouse hides more than this price, or drives the bubble further away, stays without it."""
_EDGES = 6.0
"""How far from the edge of the window a bubble stays."""


class Standing(NamedTuple):
    """Where a bubble is, in which form, whether it points at what it speaks of, and if there is room for it, its mouse:
    its feet, its size, where it points and its mouth."""

    bubble: FRect
    form: Form
    points: bool = True
    feet: Point = (0.0, 0.0)
    zoom: float = 0.0
    name: str = ""
    mouth: FRect | None = None


def _cheapest(wanted: Sequence[Form], at: FRect, ground: Ground) -> tuple[float, FRect, Form] | None:
    """The price, the place and the form of the cheapest bubble; None where no form fits."""
    found: tuple[float, FRect, Form] | None = None
    for each in sorted(wanted, key=lambda form: form.price):
        if found is not None and each.price >= found[0]:
            break  # no place for it would be cheaper
        place = best_place(each.size, at, ground)
        if place is not None and (found is None or place[0] + each.price < found[0]):
            found = place[0] + each.price, place[1], each
    return found


def stand(canvas: Canvas, wanted: Sequence[Form], at: FRect, ground: Ground) -> Standing | None:
    """The best place and form for a bubble that speaks of something; None where no form fits.

    With its mouse if that hides nothing either.
    """
    ground = ground._replace(room=canvas.area.inflate(-2 * _EDGES, -2 * _EDGES), barred=(*ground.barred, at))
    found = _cheapest(wanted, at, ground._replace(faint=()))
    if found is None:
        return None
    if ground.faint:  # no button goes for it
        found = _cheapest([form for form in wanted if form.brief == found[2].brief], at, ground) or found
    price, bubble, form = found
    with_mouse = None if form.brief else _with_mouse(canvas, form, at, ground)
    if with_mouse is not None and with_mouse[0] + form.price <= price + _WORTH:
        return with_mouse[1]
    start, end = _nearest(bubble, at.center), _nearest(at, bubble.center)
    crossed = any(one.clipline(start, end) for one in ground.barred if not one.colliderect(at))
    return Standing(bubble, form, not crossed)


def _with_mouse(canvas: Canvas, form: Form, at: FRect, ground: Ground) -> tuple[float, Standing] | None:
    if canvas.text_scale > _LARGEST_TEXT:
        return None
    zoom, size = _SMALLER if canvas.area.width < _NARROW else 1.0, form.size
    beside = (_BEHIND + _AHEAD) * zoom
    found = best_place((size[0] + beside, max(size[1], _HIGH * zoom)), at, ground)
    if found is None:
        return None
    price, place = found
    left = at.centerx < place.centerx
    sign = 1 if left else -1
    edge = place.left if left else place.right
    feet = edge + sign * _AHEAD * zoom, place.bottom - 4
    bubble = FRect(place.x + beside if left else place.x, place.bottom - size[1], *size)
    mouth = FRect(feet[0] + sign * _MOUTH[0] * zoom - 1, feet[1] - _MOUTH[1] * zoom - 1, 2, 2)
    up = at.centery < feet[1] - _HIGH * zoom * 0.6
    name = f"coach/{'up' if up else 'down'}_{'left' if left else 'right'}"
    return price, Standing(bubble, form, True, feet, zoom, name, mouth)


def draw_figure(canvas: Canvas, standing: Standing) -> None:
    """Draw the mouse."""
    if standing.name:
        canvas.stamp(standing.name, standing.feet, 0, standing.zoom)


# What the coach of a first match says, and the buttons on it; both are drawn above all that moves.


@dataclass
class Bubble(Widget):
    """A tip, the how many-th of how many, and whoever says it."""

    head: str = ""
    text: str = ""
    number: int = 1
    count: int = 0
    at: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    standing: Standing = field(default_factory=lambda: Standing(FRect(), Form((0.0, 0.0), FRect(), FRect(), FRect())))

    drawn: ClassVar[bool] = False

    def spoken(self) -> Spoken:
        return Spoken(Role.LABEL, labels.tip_of(self.number, self.count, self.head, self.text))

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        ink, standing = canvas.theme.ink, self.standing
        draw_bubble(canvas, self.place, FRect(*self.at), standing.mouth, standing.points)
        draw_figure(canvas, standing)
        form = standing.form.at(self.place)
        head = form.head
        canvas.write(self.head, FRect(head.x, head.y, head.width - form.dots - 6, head.height), HEAD, ink)
        if form.dots:
            line = FRect(head.x, head.y, head.width, canvas.letters.line(HEAD))
            draw_dots(canvas, line, self.number - 1, self.count)
        canvas.write(self.text, form.text, BODY, ink)


@dataclass
class BubbleButton(Button):
    """A button on the bubble."""

    drawn: ClassVar[bool] = False


@dataclass
class TipButton(StackedButton):
    """What is pressed to read a tip for which there is no room; it has the place of the button that opens the log."""

    told: str = ""
    at: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)

    def spoken(self) -> Spoken:
        """The whole tip."""
        return super().spoken()._replace(name=self.told)
