"""Parts: their outlines and places, in the hand, missing, next, and all 24 on a string."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

import pygame
from pygame import FRect

from game.games.mousetrap.pictures import turning
from game.games.mousetrap.pictures.camera import Bounds, MachineView
from game.games.mousetrap.pictures.turning import anchor_of, name_of
from game.games.mousetrap.text import table as labels
from game.games.mousetrap.trap.machine import BY_NUMBER
from game.machine.specs import Bar, Disc, Frame, Hull, Outline, Point, Pose, RigidMove
from game.text.language import _, row
from game.ui.drawing import icons, materials, shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import HEAD, SMALL, SMALL_BOLD, Style
from game.ui.drawing.theme import Colour, luminance, mix, rgb
from game.ui.input.bindings import Verb
from game.ui.widgets.spoken import Reach, Role, Spoken
from game.ui.widgets.widget import CachedWidget, Mood, Widget

NEAR_CM = 0.5
_ROUND = 8


@cache
def part_outline(number: int) -> tuple[tuple[Point, ...], ...]:
    """The outlines of a part where it belongs, as polygons in cm."""
    return tuple(polygon(shape.outline) for shape in BY_NUMBER[number].shapes)


@cache
def part_bounds(number: int) -> Bounds:
    """The box round a part where it belongs, cm."""
    points = [point for outline in part_outline(number) for point in outline]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Bounds(min(xs), min(ys), max(xs), max(ys))


def part_centre(number: int) -> Point:
    """The middle of a part where it belongs."""
    left, low, right, high = part_bounds(number)
    return (left + right) / 2, (low + high) / 2


def ghost_rect(number: int, view: MachineView) -> FRect:
    """The box round a part's place on the canvas."""
    left, low, right, high = part_bounds(number)
    x, y = view.to_screen((left, high))
    return FRect(x, y, (right - left) * view.units_per_cm, (high - low) * view.units_per_cm)


def polygon(outline: Outline) -> tuple[Point, ...]:
    """An outline as a polygon, its round ends in eight steps."""
    match outline:
        case Disc(centre, radius):
            return _arc(centre, radius, 0.0, math.tau)
        case Bar(a, b, radius):
            along = math.atan2(b[1] - a[1], b[0] - a[0])
            right = _arc(b, radius, along - math.pi / 2, math.pi)
            return right + _arc(a, radius, along + math.pi / 2, math.pi)
        case Hull(points, radius):
            return points if radius == 0 else _rounded(points, radius)


def touches(number: int, spot: Point) -> bool:
    """Whether a place lies on or near a part."""
    box = part_bounds(number)
    if not (box.left - NEAR_CM < spot[0] < box.right + NEAR_CM and box.low - NEAR_CM < spot[1] < box.high + NEAR_CM):
        return False
    return any(_inside(outline, spot) or _far(outline, spot) < NEAR_CM for outline in part_outline(number))


def part_at(numbers: Iterable[int], spot: Point, poses: Mapping[str, Pose] | None = None) -> int | None:
    """The smallest of these parts that lies at a place; poses: of a run, else where each belongs."""
    there = ((number, _as_set(number, spot, poses) if poses else spot) for number in numbers)
    return min((number for number, at in there if touches(number, at)), key=_size, default=None)


def _as_set(number: int, spot: Point, poses: Mapping[str, Pose]) -> Point:
    """Where a place on a part that has moved would be if it had not."""
    bodies = BY_NUMBER[number].bodies
    if not bodies:
        return spot
    now = poses[bodies[0].name]
    return RigidMove(Frame(now[2], now[:2]), Frame(0.0, bodies[0].centre)).point(spot)


def place_of(number: int, view: MachineView, poses: Mapping[str, Pose]) -> FRect:
    """The box round a part where it is in a run, on the canvas."""
    box, bodies = ghost_rect(number, view), BY_NUMBER[number].bodies
    if bodies:
        (x, y), (now_x, now_y, _angle) = bodies[0].centre, poses[bodies[0].name]
        box.move_ip((now_x - x) * view.units_per_cm, (y - now_y) * view.units_per_cm)
    return box


def _inside(outline: tuple[Point, ...], spot: Point) -> bool:
    inside = False
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > spot[1]) != (by > spot[1]) and spot[0] < ax + (spot[1] - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


def _far(outline: tuple[Point, ...], spot: Point) -> float:
    return min(math.dist(point, spot) for point in outline)


def _size(number: int) -> float:
    box = part_bounds(number)
    return (box.right - box.left) * (box.high - box.low)


def _arc(centre: Point, radius: float, start: float, sweep: float) -> tuple[Point, ...]:
    angles = (start + sweep * k / _ROUND for k in range(_ROUND + 1))
    return tuple((centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in angles)


def _rounded(points: tuple[Point, ...], radius: float) -> tuple[Point, ...]:
    """A convex polygon grown by radius on all sides."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, (*points[1:], points[0]), strict=True))
    ordered = points if area > 0 else tuple(reversed(points))
    grown: tuple[Point, ...] = ()
    for before, here, after in zip((ordered[-1], *ordered[:-1]), ordered, (*ordered[1:], ordered[0]), strict=True):
        first = math.atan2(here[1] - before[1], here[0] - before[0]) - math.pi / 2
        last = math.atan2(after[1] - here[1], after[0] - here[0]) - math.pi / 2
        grown += _arc(here, radius, first, (last - first) % math.tau)
    return grown


def foot_of(part: int) -> Point:
    """Where the anchor of a part's picture belongs, cm."""
    spec = BY_NUMBER[part]
    return spec.bodies[0].centre if spec.bodies else spec.foot


# The places of parts that are missing: dashed outlines with their numbers, the next one standing out.

LINE, NEXT, PAPER = rgb("#2f5963"), rgb("#c2241a"), rgb("#fffdf6")
_TAG = 11.5
_GAP = 3.0
_NUMBER, _WIDEST = Style("display", 15), "24"


def paint(canvas: Canvas, view: MachineView, missing: Iterable[int], next_part: int | None) -> None:
    """Draw the dashed outlines where the missing parts belong."""
    for number in missing:
        spec = BY_NUMBER[number]
        pose: Pose = (*anchor_of(spec), 0.0)
        name = name_of(spec) + ("_next" if number == next_part else "_ghost")
        found = turning.once(canvas, view, name, pose)
        if found is not None:
            canvas.surface.blit(*found[:2])


PlaceOf = Callable[[int, MachineView], FRect]
"""The box round a part's place on the canvas."""


def number(
    canvas: Canvas,
    view: MachineView,
    missing: Iterable[int],
    next_part: int | None,
    place_of: PlaceOf = ghost_rect,
) -> None:
    """Write each missing part's number beside its place, where nothing else is written."""
    for part, place in tags(canvas, view, tuple(missing), next_part, place_of).items():
        _tag(canvas, place, part, part == next_part)


def tags(
    canvas: Canvas,
    view: MachineView,
    missing: tuple[int, ...],
    next_part: int | None = None,
    place_of: PlaceOf = ghost_rect,
) -> dict[int, FRect]:
    """Where the numbers of missing parts are: none on the place of the next part."""
    side = max(2 * _TAG * min(canvas.text_scale, 1.5), canvas.letters.width(_WIDEST, _NUMBER) + 6)
    inner = view.rect.inflate(-4, -4)
    kept = [place_of(next_part, view)] if next_part is not None else []
    taken: list[FRect] = []
    found = {}
    for part in sorted(missing, key=lambda part: part != next_part):
        around = _spots(place_of(part, view), side, part == next_part)
        spots = [spot for spot in around if inner.contains(spot) and spot.collidelist(kept) < 0]
        free = [spot for spot in spots if spot.inflate(2, 2).collidelist(taken) < 0]
        if spots:
            found[part] = (free or spots)[0]
            taken.append(found[part])
    return found


def _spots(ghost: FRect, side: float, beside: bool) -> list[FRect]:
    far = side + _GAP
    middle = ghost.centery - side / 2
    corners = (
        (ghost.centerx - side / 2, middle),
        (ghost.right + _GAP, middle),
        (ghost.left - far, middle),
        (ghost.centerx - side / 2, ghost.top - far),
        (ghost.right + _GAP, ghost.top - far),
        (ghost.left - far, ghost.top - far),
        (ghost.right + far, middle),
        (ghost.left - 2 * far, middle),
        (ghost.centerx - side / 2, ghost.top - 2 * far),
        (ghost.right + far, ghost.top - far),
    )
    slender = ghost.width < 1.6 * side or ghost.height < 1.6 * side
    return [FRect(x, y, side, side) for x, y in (corners[1:] if slender or beside else corners)]


def _tag(canvas: Canvas, place: FRect, part: int, lit: bool) -> None:
    box = canvas.box(place)
    centre, radius = box.center, box.width / 2
    rim, ground, ink = (PAPER, NEXT, PAPER) if lit else (LINE, PAPER, LINE)
    pygame.draw.aacircle(canvas.surface, rim, centre, radius)
    pygame.draw.aacircle(canvas.surface, ground, centre, radius - canvas.px(1.6))
    style = canvas.letters.fitting(str(part), _NUMBER, place.width - 5)
    canvas.centre(canvas.letters.render(str(part), style, ink), place)


# A part that is not yet part of the machine: in the hand, falling, or lying where it fell.

_STEP = math.radians(0.5)
"""It is drawn at these angles only, as each is a picture that is kept."""


def draw(canvas: Canvas, view: MachineView, number: int, frame: Frame) -> None:
    """Draw a part where it is."""
    spec = BY_NUMBER[number]
    pose = (*frame.point(anchor_of(spec)), round(frame.angle / _STEP) * _STEP)
    for suffix in ("_back", ""):
        item = turning.once(canvas, view, name_of(spec) + suffix, pose)
        if item is not None:
            canvas.surface.blit(*item[:2])


def box(number: int, view: MachineView, frame: Frame) -> FRect:
    """The box round a part where it is, on the canvas."""
    spots = [view.to_screen(frame.point(point)) for outline in part_outline(number) for point in outline]
    xs, ys = [x for x, _unused in spots], [y for _unused, y in spots]
    return FRect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def gripped_in(picture: FRect, number: int, at: Point) -> Point:
    """The place of a part, cm, that is under the pointer where its small picture is; its middle beside that."""
    left, low, right, high = part_bounds(number)
    x, y = part_centre(number)
    zoom = min(picture.width / (right - left), picture.height / (high - low))
    across, up = (at[0] - picture.centerx) / zoom, (picture.centery - at[1]) / zoom
    inside = abs(across) <= (right - left) / 2 and abs(up) <= (high - low) / 2
    return (x + across, y + up) if inside else (x, y)


# The part that is built next.

_TINIEST = 2.5


@dataclass
class NextPart(CachedWidget):
    """The part that is built next: its number, its name and its picture."""

    part: int = 0
    text: str = ""
    picture: Callable[[Canvas, int, FRect], None] = lambda canvas, part, place: None

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 10

    def says(self, mood: Mood) -> Hashable:
        """What it shows."""
        return self.part, self.text

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """Draw words to the left and the part to the right."""
        place, theme, letters = self.place, canvas.theme, canvas.letters
        picture = self.picture_place
        words = FRect(place.x + 4, place.y, picture.left - place.x - 8, place.height)
        if not self.part:
            text, room = _(labels.THE_TRAP_IS_COMPLETE), FRect(place.x + 4, place.y, place.width - 52, place.height)
            canvas.write(text, room, fitted(canvas, text, HEAD, room), theme.ink, "left middle")
            icons.icon(canvas, "star", FRect(place.right - 40, place.centery - 16, 32, 32), theme.good)
            return
        head = letters.line(SMALL)
        self.picture(canvas, self.part, picture)
        rest = FRect(words.x, words.y + head + 5, words.width, words.height - head - 5)
        style = fitted(canvas, self.text, Style("head", 18), rest)
        if letters.height(self.text, style, rest.width) > rest.height + 1:  # the name alone, over the whole card
            style = fitted(canvas, self.text, Style("bold", 15), words)
            canvas.write(self.text, words, style, theme.ink, "left middle")
            return
        following = _(labels.NEXT_PART)
        canvas.write(following, FRect(words.x, words.y + 2, words.width, head), SMALL, theme.faint)
        tag = FRect(words.x + letters.width(following, SMALL) + 8, words.y, head + 5, head + 5)
        _next_part_tag(canvas, tag, self.part)
        canvas.write(self.text, rest, style, theme.ink, "left middle")

    def point_at(self, canvas: Canvas) -> None:
        """Light the card up, for the part is to be taken from it, and point at that."""
        place, picture = self.visible, self.picture_place
        if place.height > picture.height / 2:
            canvas.stretch("cells/glow", place.inflate(10, 8))
            canvas.stamp("marks/hand", (picture.centerx + 4, picture.centery + 6), 0, 0.62)

    @property
    def picture_place(self) -> FRect:
        """Where the part is shown."""
        wide = min(self.place.width * 0.36, 100.0)
        return FRect(self.place.right - wide, self.place.y, wide, self.place.height)


def _next_part_tag(canvas: Canvas, place: FRect, number: int) -> None:
    size = canvas.box(place).width
    canvas.centre(shapes.ellipse((size, size), (*NEXT, 255)), place)
    style = canvas.letters.fitting(str(number), SMALL_BOLD, place.width - 4)
    canvas.write(str(number), place.move(0, -0.5), style, (255, 255, 255), "centre middle")


def fitted(canvas: Canvas, text: str, style: Style, room: FRect) -> Style:
    """The style made small enough for words wrapped into a room."""
    style = canvas.letters.fitting("m", style, 1000)
    while style.size > _TINIEST:
        tall = canvas.letters.height(text, style, room.width)
        widest = max(canvas.letters.width(line, style) for line in canvas.letters.wrap(text, style, room.width))
        if tall <= room.height + 1 and widest <= room.width:
            break
        style = Style(style.face, style.size * 0.94)
    return style


# All 24 parts on a string: how far the machine has come.

_CODES = (
    "1f8f86 f08a24 d9342b ffd21f 2c6fd6 e0262b 2f6f3a 8c4a28 f3b53a 46b04a aab4bd 5a55c9 "
    "22aebd 7f93ab f57a1f a5c93a f3efe9 aab4bd 5bb9ee e8467f 3f9f78 c77838 8a4fc0 e63b32 "
)
PART_COLOURS = tuple(rgb(f"#{code}") for code in re.findall(r"[0-9a-f]{6}", _CODES))


_NAMED = Style("head", 16)
"""What stands over the beads is not written smaller than so for a name's sake."""


@dataclass
class Beads(CachedWidget):
    """All parts on a string: those that stand in their colours, the next one ringed; arrows go along it.

    off: a part of those that stand which the hand has taken away, 0 for none. colours: of every part. named: what they
    make together, where that has a name and there is room for it.
    """

    standing: int = 0
    off: int = 0
    at: int = 1
    on_look: Callable[[int], None] = lambda part: None
    colours: Sequence[Colour] = PART_COLOURS
    named: str = ""

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 8

    @property
    def whole(self) -> int:
        """How many there are."""
        return len(self.colours)

    def spoken(self) -> Spoken:
        """The part that is looked at, as a place on the string."""
        return self.called(Role.SLIDER, "")._replace(reach=Reach(self.at, 1, self.whole, 1))

    def put(self, value: str | float) -> None:
        """Look at a bead by its number."""
        self.on_look(min(self.whole, max(1, round(float(value)))))

    def steer(self, verb: Verb) -> bool:
        """Left and right look at the next bead."""
        to = self.at + {Verb.LEFT: -1, Verb.RIGHT: 1}.get(verb, 0)
        if to == self.at or not 1 <= to <= self.whole:
            return False
        self.on_look(to)
        return True

    def click(self, at: Point) -> None:
        """Look at the bead under the pointer."""
        spots = self.spots()
        self.on_look(1 + min(range(len(spots)), key=lambda n: (spots[n][0] - at[0]) ** 2 + (spots[n][1] - at[1]) ** 2))

    @property
    def rows(self) -> int:
        """One row, or two where it is narrow."""
        return 1 if self.rect.width / self.whole >= 11 else 2

    def spots(self) -> list[Point]:
        """The middle of each bead."""
        place, each = self.place, -(-self.whole // self.rows)
        step = min(21.0, (place.width - 8) / each)
        top = place.y + place.height * 0.62 - (self.rows - 1) * 9
        return [(place.x + 10 + (n % each) * step, top + n // each * 20) for n in range(self.whole)]

    def says(self, mood: Mood) -> Hashable:
        """What it shows."""
        return self.standing, self.off, self.at, mood.focus

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the words and the beads."""
        place = self.place
        standing = self.standing - bool(self.off)
        text = _(labels.OF_PARTS_STAND, standing=standing, whole=self.whole)
        room = FRect(place.x + 2, place.y + 1, place.width - 4, place.height * 0.42)
        if canvas.letters.width(text, canvas.letters.fitting(text, SMALL, 1000)) > room.width:
            text = f"{standing} / {self.whole}"
        both = row([self.named, text])
        if self.named and canvas.letters.width(both, canvas.letters.fitting(both, _NAMED, 1000)) <= room.width:
            text = both
        canvas.write(text, room, fitted(canvas, text, Style("head", 18), room), rgb("#3a2c1e"), "left middle")
        spots = self.spots()
        step = spots[1][0] - spots[0][0]
        size = min(15.0, step * 0.84)
        for number, at in enumerate(spots, start=1):
            spot = FRect(at[0] - size / 2, at[1] - size / 2, size, size)
            self._bead(canvas, spot, number, mood.focus and number == self.at)

    def _bead(self, canvas: Canvas, spot: FRect, number: int, lit: bool) -> None:
        standing = number <= self.standing and number != self.off
        following = number == (self.off or self.standing + 1)
        wide = canvas.box(spot).width
        rim: Colour = NEXT if following else rgb("#7a5f35")
        whole = wide + canvas.px(4.5 if following else 2)
        canvas.centre(shapes.ellipse((whole, whole), (*rim, 255)), spot)
        body = self.colours[number - 1] if standing else rgb("#fff3b0") if following else rgb("#ecd9a8")
        canvas.centre(shapes.ellipse((wide, wide), (*body, 255)), spot)
        if standing:
            glint = max(2, wide // 3)
            canvas.centre(
                shapes.ellipse((glint, glint), (255, 255, 255, 150)), spot.move(-spot.width * 0.16, -spot.width * 0.18)
            )
        if lit:
            materials.outline(canvas, spot.inflate(7, 7), canvas.theme.outline, 2)


# The pieces of the Workshop: the bead of a part, the part in the hand, and how far the count is.

STEP_MM, STEP_DEG = 0.5, 0.5
_BEADS_NUMBER = Style("display", 15)


@dataclass
class Bead(Widget):
    """A part in the row of all parts: in its colour while it stands, pale while it does not."""

    number: int = 1
    stands: bool = True
    chosen: bool = False
    on_press: Callable[[], None] = lambda: None

    focusable: ClassVar[bool] = True
    group: ClassVar[str] = "parts"

    def spoken(self) -> Spoken:
        """The part, and whether it is chosen."""
        return self.called(Role.RADIO, "")._replace(on=self.chosen)

    def confirm(self) -> None:
        """Choose the part."""
        self.on_press()

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """A round bead with its number."""
        theme = canvas.theme
        tone = rgb(BY_NUMBER[self.number].colour) if self.stands else theme.card
        edge = theme.warn if self.chosen else mix(tone, theme.outline, 0.6)
        ink = theme.outline if luminance(tone) > 0.2 else theme.card
        place = self.place
        materials.framed(canvas, place, materials.Frame(edge, edge, place.height / 2, 1))
        inner = place.inflate(-6, -6) if self.chosen else place.inflate(-3, -3)
        materials.framed(canvas, inner, materials.Frame(tone, tone, inner.height / 2, 1))
        style = canvas.letters.fitting("24", _BEADS_NUMBER, min(place.width - 6, 24))
        canvas.write(str(self.number), place, style, ink, "centre middle")


@dataclass
class PartSpot(Widget):
    """The chosen part on the stage: arrows shift and lean it, Enter takes it out or puts it back."""

    on_nudge: Callable[[float, float], None] = lambda mm, deg: None
    on_press: Callable[[], None] = lambda: None

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 8

    def confirm(self) -> None:
        """Take it out, or put it back."""
        self.on_press()

    def steer(self, verb: Verb) -> bool:
        """Shift by left and right, lean by up and down."""
        mm = {Verb.LEFT: -STEP_MM, Verb.RIGHT: STEP_MM}.get(verb, 0.0)
        deg = {Verb.UP: STEP_DEG, Verb.DOWN: -STEP_DEG}.get(verb, 0.0)
        self.on_nudge(mm, deg)
        return True

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """A thin frame."""
        materials.outline(canvas, self.place, canvas.theme.warn)
