"""Evening on the stage: one lamp that follows what is at work, a glow where something is struck, shadows, motes."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Protocol

import pygame
from pygame import FRect

from game.games.mousetrap.pictures import camera
from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.parts import polygon
from game.games.mousetrap.trap.cage import CAGE_HEIGHT, CAGE_WIDTH
from game.games.mousetrap.trap.layout import BOARD
from game.games.mousetrap.trap.machine import BY_NUMBER
from game.games.mousetrap.trap.report import LINKS, SPOTS
from game.games.mousetrap.trap.run import FREE_AT
from game.machine.specs import Bar, Point, Pose
from game.machine.specs import Outline as ShapeOutline
from game.shell.pictures.on_board import between
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.light import (
    PIECES,
    Beam,
    Cone,
    Lighting,
    LightMap,
    MapPiece,
    Outline,
    Pool,
    Shade,
    Straight,
    crisp,
    dimmed,
    in_air,
    radial,
    reaches,
    snapped,
    stepped,
)
from game.ui.drawing.theme import Colour, mix
from game.ui.motion import smooth
from game.ui.widgets.dirty import Item

_EARLY, _LATE = (148, 140, 200), (122, 114, 180)
"""The evening at the crank and at the cage, of 255: what is left of daylight, violet and light enough that the whole
machine is made out. With the lamp on top it is amber, as the wall is cool."""
_LAMP_EARLY, _LAMP_LATE, _AIR, _STRIKE = (142, 98, 12), (166, 122, 26), (44, 21, 0), (120, 104, 60)
_AHEAD: Colour = (58, 36, 8)
"""What a dim glow adds on what is next, and on the mouse."""
_FACE: Colour = (104, 96, 62)
"""What a light of their own adds on the mice from the leap on, so that their faces are read."""
RESTING = 0.6
"""How far evening has come at a crank that waits for a hand, 0 to 1."""
_COMES, _GOES = 1.5, 1.5
"""Seconds in which evening falls, and in which it is day again: at most 5 % of the brightness in 0.1 s."""
_WIDE_CM, TALL_CM, _LIFT_CM, _AIR_WIDE = 25.0, 42.0, 5.0, 0.8
"""The cone of the lamp where it falls, on the floor, its height, and how far above that the mouse is looked at;
how much of its width glows in the air."""
_FLOOR_CM, _BEFORE_CM = -1.4, 2.0
_CRANK: Point = (9.0, 19.5)
"""Between crank, gears and sign: all that a hand moves is in the light."""
_WARM: Colour = (255, 240, 208)
_WARMS = 0.4
"""The light between evening and the day after a result; seconds in which the lamp's warmth takes over."""
_LEADS_CM = 9.0
"""How far ahead of what moves the lamp leads at the most, towards what that strikes next: both are in its light."""
_FACE_CM, _FACE_UP_CM = 4.0, 0.6
"""The reach of the light on the mice, and how far above where the machine holds its own it is."""
_FOLLOWS, _STILL_CM = 4.0, 0.2
"""How fast the lamp follows, a second, and from which distance on it stands."""
SHIFT = 0.06
"""How much farther from the lamp the wall is than what stands before it."""
LEFT: Colour = (76, 76, 84)
"""What of the lamp's light is left in a shadow, of 255."""
_AHEAD_CM, _AHEADS, _CLEAR_CM = 4.2, 2, (7.0, 7.0)
"""The reach of a dim glow, how many there are, and from which distance from the lamp on it is seen and how much farther
as a whole: in the light there is none."""
_DIMS, _ELSEWHERE_CM = 0.4, 3.0
"""Seconds in which a dim glow comes or goes, and how far off another place is: less is the same one that moves."""
_STRUCK_CM, _FADES, _APART, _STRIKES = 5.0, 0.7, 0.4, 3
"""A glow where something is struck: its reach, the seconds in which it fades, and those to the next one at least; how
many are seen at once."""
_MOTES, _SINKS, _DUST_GRADES = 18, 0.045, 5
"""Dust in the beam; how much of the cone's height a mote sinks a second."""
_GRADES = 8
_UNSEEN = 0.02
"""So far, 0 to 1, evening has not been seen to come: light that was not painted by then is painted after that frame."""
_HOURS = 18
"""Grades of the evening, each two shades darker: all of the stage is drawn anew for one."""
_ANEW, _DUSK_ANEW, _FRAME = 0.9 / 20, 0.9 / 30, 1 / 60
"""Seconds for which a light stays as it is: what moves is drawn 60 times a second, lamp and shadows 20 times, as they
are soft, and nightfall 30 times. A frame takes the last."""


class Shadows(Protocol):
    """Whatever knows what of a machine stands in the light."""

    def shade(self, view: MachineView, poses: Mapping[str, Pose], at: Point) -> Shade:
        """What lies in shadow; at: where the lamp shines, cm."""


class StageLight:
    """The light of one machine; strength: how dark it may get, 0 to 1, 0 for even light all the time.

    onlooker: where mice sit that have a light of their own, cm.

    It lets nothing jump: evening falls and the lamp moves by little from frame to frame. shadows: those of the trap
    if left out. tall: how high above its foot the lamp hangs, cm.
    """

    def __init__(self, strength: float, shadows: Shadows | None = None, tall: float = TALL_CM) -> None:
        self.strength, self.tall = strength, tall
        self.level = self.late = self.time = 0.0
        self.at: Point | None = None
        self.ahead: Sequence[Point] = ()
        self.onlooker: Point | None = None
        self._faced = self._warm = 0.0
        self._dims: list[tuple[Point, float]] = []
        self.map = LightMap()
        self.shadows: Shadows = shadows or Casters()
        self._struck: list[tuple[Point, float]] = []
        self._seen: tuple[object, tuple[int, int]] = None, (0, 0)
        self._until, self._stays = -math.inf, _ANEW
        self._added: list[tuple[pygame.Surface, tuple[int, int]] | None] = []
        self._drawn: tuple[MachineView, Mapping[str, Pose], float] | None = None

    @property
    def lit(self) -> bool:
        """Whether there is anything but even light."""
        return self.strength > 0 and self.level > 0

    def strike(self, at: Point) -> None:
        """Something is struck there."""
        if self.strength and not (self._struck and self.time - self._struck[-1][1] < _APART):
            self._struck = [*self._struck[1 - _STRIKES :], (at, self.time)]

    def rest(self, at: Point, ahead: Sequence[Point]) -> None:
        """Be dusk from the first picture on; ahead: where it glows dimly."""
        self.level, self.at, self.ahead = RESTING, at, ahead
        self._dims = [(place, 1.0) for place in ahead]

    def tick(self, dt: float, on: float, at: Point, late: float) -> bool:
        """Let time pass; tell whether anything changes.

        on: how far evening is to come, 0 to 1; short of 1 it stands still once it has. late: how far it has come in the
        run, 0 to 1.
        """
        if not self.strength or self.level == on < 1:
            return False
        before = self.level
        self.level = min(on, before + dt / _COMES) if before < on else max(on, before - dt / _GOES)
        self._warm = min(1.0, max(0.0, self._warm + (dt if on < before else -dt) / _WARMS))
        share = 1 - math.exp(-_FOLLOWS * dt)
        self.late += (late - self.late) * share
        self.time += dt
        self.at = self.at or at
        if math.dist(self.at, at) > _STILL_CM:
            self.at = between(self.at, at, share)
        self._stays = _ANEW if self.level == before else _DUSK_ANEW
        self._dims = list(self._changed(dt))
        self._faced = min(1.0, self._faced + dt / _DIMS) if self.onlooker else 0.0
        return True

    def _changed(self, dt: float) -> Iterator[tuple[Point, float]]:
        """Where it glows dimly and how strongly, 0 to 1: one glow goes out before another place begins to."""
        for number, place in enumerate(self.ahead):
            shown, strong = self._dims[number] if number < len(self._dims) else (place, 0.0)
            goes = math.dist(shown, place) > _ELSEWHERE_CM and strong > 0
            yield (shown, max(0.0, strong - dt / _DIMS)) if goes else (place, min(1.0, strong + dt / _DIMS))

    def items(
        self, canvas: Canvas, view: MachineView, poses: Mapping[str, Pose], covered: float = math.inf
    ) -> list[Item | None]:
        """What is laid over the stage, always as many items; covered: from there on down nobody sees it, design
        units."""
        self._drawn = view, poses, covered
        if not self.lit or self.at is None or (self.level < _UNSEEN and self._until == -math.inf):
            return [None] * (PIECES + 1 + _AHEADS + _MOTES)
        box, shift = canvas.box(view.rect), self._shift(canvas, view)
        if shift is None:
            self._paint(canvas, view, poses, self.at, covered)
            self._until, shift = self.time + self._stays, (0, 0)
        seen = canvas.box(FRect(view.rect.topleft, (view.rect.width, min(view.rect.height, covered - view.rect.y))))
        added = (None if each is None else _within(each[0], each[1], shift, seen) for each in self._added)
        return [*map(_multiplied, self.map.laid(box, shift)), *added]

    def prepare(self, canvas: Canvas, another: MachineView | None = None) -> None:
        """Paint in spare time what the next frame would have to; by then the lamp is a frame behind.

        another: the view of that frame, if it is from farther or nearer.
        """
        due = another is not None or self.time + _FRAME >= self._until
        if not due or self._drawn is None or not self.lit or self.at is None:
            return
        view, poses, covered = self._drawn
        view = another or view
        self._seen = _seen_from(canvas, view)
        self._paint(canvas, view, poses, self.at, covered)
        self._until = self.time + _FRAME + self._stays

    def _shift(self, canvas: Canvas, view: MachineView) -> tuple[int, int] | None:
        """By how many pixels the light is seen elsewhere than it was painted; None where it is to be painted anew."""
        seen, (x, y) = _seen_from(canvas, view)
        before, (old_x, old_y) = self._seen
        self._seen = seen, (x, y)
        shift = x - old_x, y - old_y
        if seen == before and self.time < self._until and reaches(canvas, shift):
            self._seen = before, (old_x, old_y)
            return shift
        self._until = -math.inf  # until it is painted: a first drawing may stop within that
        return None

    def _paint(self, canvas: Canvas, view: MachineView, poses: Mapping[str, Pose], at: Point, covered: float) -> None:
        cone = self._cone(canvas, view, at)
        self.map.paint(canvas, view.rect, self._lighting(view, poses, cone)._replace(covered=covered))
        (wide, tall), colour = cone.size, self._graded(_AIR)
        air = in_air(canvas, cone._replace(size=(_AIR_WIDE * wide, tall), colour=colour))
        self._added = [air, *self._dim(canvas, view, at), *self._motes(canvas, view, cone)]

    def _cone(self, canvas: Canvas, view: MachineView, at: Point) -> Cone:
        size = _WIDE_CM * view.units_per_cm, self.tall * view.units_per_cm
        colour = self._graded(mix(_LAMP_EARLY, _LAMP_LATE, self._hour), 2 * _GRADES)
        return Cone(snapped(canvas, view.to_screen((at[0], _FLOOR_CM))), size, colour)

    def _dim(
        self, canvas: Canvas, view: MachineView, at: Point
    ) -> Iterator[tuple[pygame.Surface, tuple[int, int]] | None]:
        """A glow on each place that is not in the light yet."""
        side, (clear, whole_at) = canvas.px(2 * _AHEAD_CM * view.units_per_cm), _CLEAR_CM
        for number in range(_AHEADS):
            place, strong = self._dims[number] if number < len(self._dims) else (at, 0.0)
            far = min(1.0, max(0.0, (abs(place[0] - at[0]) - clear) / whole_at))
            colour = self._graded(mix((0, 0, 0), _AHEAD, round(far * strong * _GRADES) / _GRADES))
            x, y = view.to_screen(place)
            corner = round(x * canvas.scale - side / 2), round(y * canvas.scale - side / 2)
            yield (radial(canvas, (side, side), colour), corner) if any(colour) else None

    def _lighting(self, view: MachineView, poses: Mapping[str, Pose], cone: Cone) -> Lighting:
        dark = smooth(self.level) * self.strength
        dusk = mix(_EARLY, _LATE, self._hour)
        ambient = mix(dimmed(dusk, dark), _after(dusk, dark), round(self._warm * _GRADES) / _GRADES)
        assert self.at is not None
        cone = cone._replace(shade=self.shadows.shade(view, poses, self.at))
        return Lighting(ambient, cones=(cone,), pools=tuple(self._glows(view, dark)))

    @property
    def _hour(self) -> float:
        """How far the evening has come, in steps."""
        return round(self.late * _HOURS) / _HOURS

    def _graded(self, colour: Colour, grades: int = _GRADES) -> Colour:
        """A colour as strong as the evening is, in a few steps, as each is a picture that is kept."""
        level = min(1.0, self.level * (1 + self._warm))  # day comes before the lamp goes out
        step = round(smooth(level) * self.strength * grades) / grades
        return mix((0, 0, 0), colour, step)

    def _glows(self, view: MachineView, dark: float) -> Iterator[Pool]:
        if self.onlooker and self._faced:
            (x, y), near = self.onlooker, _FACE_CM * view.units_per_cm
            strong = round(dark * self._faced * _GRADES) / _GRADES
            yield Pool(view.to_screen((x, y + _FACE_UP_CM)), (near, near), mix((0, 0, 0), _FACE, strong))
        reach = _STRUCK_CM * view.units_per_cm
        for at, since in self._struck:
            age = (self.time - since) / _FADES
            if age < 1:
                colour = mix((0, 0, 0), _STRIKE, round(dark * min(1.0, 5 * age) * (1 - age) * _GRADES) / _GRADES)
                yield Pool(view.to_screen(at), (reach, reach), colour)

    def _motes(
        self, canvas: Canvas, view: MachineView, cone: Cone
    ) -> Iterator[tuple[pygame.Surface, tuple[int, int]] | None]:
        """Dust that sinks through the beam and drifts to and fro; brightest in its middle."""
        (wide, tall), bright = cone.size, smooth(self.level) * self.strength
        for number in range(_MOTES):
            down = (number * 0.618 + self.time * _SINKS * (0.6 + number % 5 / 5)) % 1.0
            across = math.sin(number * 2.4 + self.time * (0.25 + number % 3 / 10)) * 0.36 * (0.35 + 0.65 * down)
            at = cone.foot[0] + wide * across, cone.foot[1] - tall * 0.75 * (1 - down)
            light = math.sin(math.pi * down) * (0.6 + 0.4 * math.sin(number + self.time)) * bright
            step = round(light * _DUST_GRADES) if view.rect.collidepoint(at) else 0
            yield _mote(canvas, at, 5.0 + number % 3 * 2.5, step) if step else None


def _after(dusk: Colour, dark: float) -> Colour:
    """What is left of daylight as it comes after a result: first as warm as the lamp, then white."""
    return mix(_WARM, dusk, 2 * dark - 1) if dark > 0.5 else dimmed(_WARM, 2 * dark)


def _seen_from(canvas: Canvas, view: MachineView) -> tuple[object, tuple[int, int]]:
    """A view but for where it is, and where the world is in it, px."""
    seen = canvas.surface.get_size(), canvas.look, tuple(view.rect), round(view.units_per_cm * canvas.scale, 2)
    if view.bounds is not None:
        left, top = view.corner(canvas.scale)
        return (*seen, view.bounds), (-left, -top)
    x, y = view.to_screen((0.0, 0.0))
    return seen, (round(x * canvas.scale), round(y * canvas.scale))


def _mote(canvas: Canvas, at: Point, side: float, step: int) -> tuple[pygame.Surface, tuple[int, int]]:
    wide, light = canvas.px(side), 255 * step // _DUST_GRADES
    picture = radial(canvas, (wide, wide), (light, light, light * 7 // 8))
    return picture, (round(at[0] * canvas.scale - wide / 2), round(at[1] * canvas.scale - wide / 2))


def at_work(reached: int, poses: Mapping[str, Pose]) -> Point:
    """Where the lamp shines after so many links, cm: the crank, then between what moves and what it strikes next."""
    if reached < FREE_AT:
        return _CRANK
    if reached > LINKS.index("diver_in_washtub") and "mouse" in poses:
        x, y = poses["mouse"][0] - _BEFORE_CM, _LIFT_CM + _FLOOR_CM  # so that it falls on the floor: cage, mouse, wheel
        return x, y
    now = min(len(LINKS) - 1, reached)
    then = next((link for link in range(now, len(LINKS)) if SPOTS[link] != SPOTS[now]), now)
    mover, struck = camera.link_spot(now, poses), camera.link_spot(then, poses)
    far = math.dist(mover, struck)
    return between(mover, struck, min(1.0, _LEADS_CM / far) / 2) if far else mover


def ahead(reached: int, poses: Mapping[str, Pose]) -> tuple[Point, ...]:
    """What is next once the lamp moves on, after so many links, and the mouse; cm."""
    coming = camera.link_spot(min(len(LINKS) - 1, max(FREE_AT - 1, reached) + 2), poses)
    return (coming, poses["mouse"][:2]) if "mouse" in poses else (coming,)


def _multiplied(piece: MapPiece) -> Item | None:
    picture, box, part = piece
    return Item(picture, box.topleft, part, pygame.BLEND_RGB_MULT) if box.width and box.height else None


def _within(picture: pygame.Surface, at: tuple[int, int], shift: tuple[int, int], room: pygame.Rect) -> Item | None:
    """What of added light lies on the stage."""
    whole = picture.get_rect(topleft=at).move(shift)
    box = whole.clip(room)
    if not box.width or not box.height:
        return None
    return Item(picture, box.topleft, box.move(-whole.x, -whole.y), pygame.BLEND_RGB_ADD)


# The light of a film, which is to be small: few colours, and few pixels that change.

_FILM_STEPS = 2
_LEAVES_CM, _STANDS = 12.0, 3
"""How far from its middle the lamp lets go on what is at work, and for how many pictures at least it stands."""
_GLOWS, _CORNERS = 3, 20
"""Pictures in which a glow fades, and the corners of it."""


class FilmLamp:
    """A lamp that stands still until what is at work has left its light.

    tall: how high above its foot it hangs, cm. dark: how dark the stage gets, 0 to 1, 0 for even light. shadows: those
    of the trap if left out.
    """

    def __init__(self, tall: float = TALL_CM, dark: float = 1.0, shadows: Shadows | None = None) -> None:
        self.tall, self.dark, self.shadows = tall, dark, shadows or Casters()
        self.at: Point | None = None
        self._stands = 0
        self._struck: Point | None = None
        self._glows = 0

    def follow(self, at: Point) -> None:
        """One more picture; at: what is at work, cm."""
        if self.at is None:
            self.at = at
        self._glows, self._stands = max(0, self._glows - 1), max(0, self._stands - 1)
        if not self._stands and abs(self.at[0] - at[0]) > _LEAVES_CM:
            self.at, self._stands = at, _STANDS

    def strike(self, at: Point) -> None:
        """Something is struck there, cm: it glows in the next pictures."""
        if not self._glows:
            self._struck, self._glows = at, _GLOWS

    def draw(self, canvas: Canvas, view: MachineView, poses: Mapping[str, Pose]) -> None:
        """Lay evening and light over what is drawn, with what throws its shadow, and the light in the air over it."""
        if self.at is None or not self.dark:
            return
        foot = view.to_screen((self.at[0], _FLOOR_CM))
        wide = _WIDE_CM * view.units_per_cm
        size = wide, max(self.tall * view.units_per_cm, foot[1] - view.rect.top + wide / 5)  # its upper end is unseen
        cone, air = (Cone(foot, size, mix((0, 0, 0), colour, self.dark)) for colour in (_LAMP_EARLY, _AIR))
        evening = Lighting(dimmed(_EARLY, self.dark), beams=tuple(stepped(cone, _FILM_STEPS)))
        light = crisp(canvas, view.rect, evening, self.shadows.shade(view, poses, self.at))
        canvas.surface.blit(light, canvas.box(view.rect), special_flags=pygame.BLEND_RGB_MULT)
        glow = Lighting((0, 0, 0), beams=(*stepped(air, _FILM_STEPS), *self._glow(view)))
        light = crisp(canvas, view.rect, glow)
        canvas.surface.blit(light, canvas.box(view.rect), special_flags=pygame.BLEND_RGB_ADD)

    def _glow(self, view: MachineView) -> Iterator[Beam]:
        """Two discs of light where something was struck, smaller from picture to picture."""
        if self._struck is None:
            return
        (x, y), colour = view.to_screen(self._struck), mix((0, 0, 0), _STRIKE, self.dark / 2)
        for share in (1.0, 0.6) if self._glows else ():
            far = _STRUCK_CM / 2 * share * view.units_per_cm * self._glows / _GLOWS
            turns = (math.tau * corner / _CORNERS for corner in range(_CORNERS))
            yield Beam(tuple((x + far * math.cos(turn), y + far * math.sin(turn)) for turn in turns), colour)


# Shadows on the wall: what stands in the light, seen once more, a little farther from the lamp.

_CASTS = (7, 8, 9, 10, 13, 15, 17, 19, 20, 22)
_REACH_CM = 15.0
_BARS, _BAR_CM = 9, 0.17
_LOW_CM = 2.6
"""From which height of the cage above the floor on its bars throw shadows there."""

_FORGETS_CM = 3.0
"""How far the lamp moves on until it is asked anew what of all that stands still is near it."""


class Casters:
    """Keeps the outlines of what stands still near the lamp."""

    def __init__(self) -> None:
        self._near: tuple[Point, tuple[Outline, ...]] | None = None

    def shade(self, view: MachineView, poses: Mapping[str, Pose], at: Point) -> Shade:
        """What lies in shadow; at: where the lamp shines."""
        lamp, board = (at[0], at[1] + TALL_CM * 0.6), poses[BOARD][0]
        if self._near is None or abs(self._near[0][0] - at[0]) > _FORGETS_CM:
            self._near = at, tuple(out for out in _casting()[BOARD] if abs(out[0][0] - at[0]) < _REACH_CM)
        things = (*self._near[1], *_moving(poses, board, at))
        per, (x, y) = view.units_per_cm, view.to_screen((0.0, 0.0))
        lamp_x, lamp_y = view.to_screen(lamp)
        away = x + (x - lamp_x) * SHIFT, y + (y - lamp_y) * SHIFT
        lying = tuple(_on_floor(poses["cage"], board, at[0])) if "cage" in poses else ()
        shown = tuple(tuple(view.to_screen(corner) for corner in outline) for outline in lying)
        return Shade(things, Straight(per, (x, y)), Straight(per * (1 + SHIFT), away), y, shown, LEFT)


def _moving(poses: Mapping[str, Pose], board: float, at: Point) -> Iterator[Outline]:
    """The outlines of what moves near the lamp, as seen from the board."""
    for body, outlines in _casting().items():
        x, y, angle = poses.get(body, (math.inf, 0.0, 0.0))
        if body == BOARD or abs(x - at[0]) > _REACH_CM:
            continue
        c, s = math.cos(angle), math.sin(angle)
        for outline in outlines:
            yield tuple((x - board + c * px - s * py, y + s * px + c * py) for px, py in outline)


@cache
def _casting() -> Mapping[str, tuple[Outline, ...]]:
    """By body the outlines of what throws a shadow, as seen from the middle of the body."""
    found: dict[str, list[Outline]] = {BOARD: [], "cage": list(_bars())}
    centres = {body.name: body.centre for part in BY_NUMBER.values() for body in part.bodies}
    for number in _CASTS:
        for shape in BY_NUMBER[number].shapes:
            x, y = centres.get(shape.body, (0.0, 0.0))
            found.setdefault(shape.body, []).append(tuple((px - x, py - y) for px, py in plain(shape.outline)))
    return {body: tuple(outlines) for body, outlines in found.items()}


def plain(outline: ShapeOutline) -> Outline:
    """An outline with few corners: a shadow is too soft for round ends."""
    if not isinstance(outline, Bar):
        return polygon(outline)
    (x, y), (to_x, to_y), half = outline.a, outline.b, outline.radius
    long = math.dist(outline.a, outline.b) or 1.0
    across, down = (to_y - y) / long * half, -(to_x - x) / long * half
    return (x + across, y + down), (to_x + across, to_y + down), (to_x - across, to_y - down), (x - across, y - down)


def _bars() -> Iterator[Outline]:
    """The bars of the cage and its two rails."""
    half, high = CAGE_WIDTH / 2, CAGE_HEIGHT / 2
    for number in range(_BARS):
        x = -half + CAGE_WIDTH * number / (_BARS - 1)
        yield (x - _BAR_CM, -high), (x + _BAR_CM, -high), (x + _BAR_CM, high), (x - _BAR_CM, high)
    for y in (-high, 0.0, high):
        yield (-half, y - _BAR_CM), (half, y - _BAR_CM), (half, y + _BAR_CM), (-half, y + _BAR_CM)


def _on_floor(cage: Pose, board: float, lamp: float) -> Iterator[Outline]:
    """Shadows of the bars on the floor before a cage that is nearly down, spread as the lamp spreads them."""
    near = 1 - (cage[1] - CAGE_HEIGHT / 2) / _LOW_CM
    if near <= 0:
        return
    for number in range(_BARS):
        x = cage[0] - board - CAGE_WIDTH / 2 + CAGE_WIDTH * number / (_BARS - 1)
        far, wide = x + (x - lamp) * 0.25, _BAR_CM * 0.7
        yield (x - wide, 0.0), (x + wide, 0.0), (far + 1.5 * wide, -3.4 * near), (far - 1.5 * wide, -3.4 * near)
