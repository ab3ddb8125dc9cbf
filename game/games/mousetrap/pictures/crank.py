"""At the crank: a lens over it, the mouse that looks up, the dial of a shaky hand, and the end of a run."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Unpack

import pygame
from pygame import FRect

from game.games.mousetrap.pictures import camera
from game.games.mousetrap.pictures.camera import WORLD, Camera, MachineView
from game.games.mousetrap.pictures.mice import Face, dance
from game.games.mousetrap.pictures.parts import part_centre
from game.games.mousetrap.pictures.stage import Look, MachineStage
from game.games.mousetrap.trap.layout import BOARD, GEAR3, POST_X
from game.games.mousetrap.trap.machine import Placement
from game.games.mousetrap.trap.report import TrapReport
from game.games.mousetrap.trap.watched import CALM_CM, SHAKY_CM, WatchedRun
from game.machine.hand import STEPS_PER_SECOND
from game.machine.specs import Point, Pose
from game.shell.pictures.on_board import between
from game.ui.drawing import shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.light import radial
from game.ui.drawing.theme import Colour, mix, rgb
from game.ui.motion import bounce
from game.ui.sound import ANSWER, GLAD, SORRY, Sound
from game.ui.widgets.dirty import Item, RestingItems

RADIUS = 122.0
FRAME = 168.0
"""Half the width of the picture: the glass, its ring and the arrow round it."""
_ARROW = 2.7
_SEEN_CM = 5.0
_MIDDLE: Point = (GEAR3[0] + 0.6, GEAR3[1] + 0.2)
# The parts near enough to be seen in it.
_NEAR = (3, 4, 5, 6)


class Lens:
    """Shows the crank round its axle, with an arrow for which way to turn it.

    zoom: units a cm; at that of another stage the two share their turned pictures.
    """

    def __init__(self, placements: Mapping[int, Placement]) -> None:
        near = {number: placement for number, placement in placements.items() if number <= max(_NEAR)}
        self.stage = MachineStage(near)
        self.zoom = RADIUS / _SEEN_CM
        self.centre: Point = (0.0, 0.0)
        self.shown = False

    @property
    def axle(self) -> Point:
        """Where the axle of the crank is on the canvas."""
        across, up = GEAR3[0] - _MIDDLE[0], GEAR3[1] - _MIDDLE[1]
        return self.centre[0] + across * self.zoom, self.centre[1] - up * self.zoom

    def covers(self, at: Point) -> bool:
        """Whether a place lies within the glass."""
        x, y = at[0] - self.centre[0], at[1] - self.centre[1]
        return self.shown and x * x + y * y <= RADIUS * RADIUS

    def item(self, canvas: Canvas, poses: Mapping[str, Pose], beckon: bool, sway: float = 0.0) -> Item | None:
        """The glass and what is seen in it; beckon: show the hand and the way to turn.

        sway: how far round the axle, clockwise, rad, the hand goes ahead of the crank.
        """
        if not self.shown:
            return None
        surface = through(canvas, self.stage, poses, (_MIDDLE, self.zoom))
        if beckon:
            under, middle = canvas.onto(surface), (FRAME, FRAME)
            under.stamp("marks/clockwise", middle, zoom=_ARROW)
            x, y = turned_about(GEAR3, poses["crank"][:2], -sway)
            under.stamp("marks/hand", glass_view(_MIDDLE, self.zoom).to_screen((x, y)))
        left, top = self.centre[0] - FRAME, self.centre[1] - FRAME
        return Item(surface, (round(left * canvas.scale), round(top * canvas.scale)))


def turned_about(centre: Point, at: Point, angle: float) -> Point:
    """A place turned anticlockwise round another."""
    x, y, c, s = at[0] - centre[0], at[1] - centre[1], math.cos(angle), math.sin(angle)
    return centre[0] + c * x - s * y, centre[1] + s * x + c * y


def through(
    canvas: Canvas,
    stage: MachineStage,
    poses: Mapping[str, Pose] | None,
    near: tuple[Point, float],
    share: float = 1.0,
    **look: Unpack[Look],
) -> pygame.Surface:
    """A stage as seen in the glass, with its ring; near: the place in the middle, and units a cm.

    share: how large the glass is, 1 for `RADIUS`.
    """

    def draw(under: Canvas, view: MachineView) -> None:
        stage.draw(under, view, poses, **(Look(ghosts=False) | look))

    return in_glass(canvas, near, share, draw)


def in_glass(
    canvas: Canvas, near: tuple[Point, float], share: float, draw: Callable[[Canvas, MachineView], None]
) -> pygame.Surface:
    """What is drawn for a view, as seen in the glass, with its ring."""
    size = canvas.box(FRect(0, 0, 2 * FRAME * share, 2 * FRAME * share)).size
    surface = pygame.Surface(size, pygame.SRCALPHA)
    under = canvas.onto(surface)
    draw(under, glass_view(*near, share))
    shapes.cut(surface, _disc(canvas, size, share))
    under.stamp("marks/lens_glass", (FRAME * share, FRAME * share), zoom=share)
    under.stamp("marks/lens_ring", (FRAME * share, FRAME * share), zoom=share)
    return surface


def glass_view(middle: Point, zoom: float, share: float = 1.0) -> MachineView:
    """The view of what is seen in the glass, in the middle of its picture."""
    corner, side = (FRAME - RADIUS) * share, 2 * RADIUS * share
    return MachineView(FRect(corner, corner, side, side), middle, zoom)


def _disc(canvas: Canvas, size: tuple[int, int], share: float) -> pygame.Surface:
    """White within the glass, clear outside of it."""

    def make() -> pygame.Surface:
        whole = shapes.blank(size)
        side = canvas.px(2 * RADIUS * share)
        disc = shapes.ellipse((side, side), (255, 255, 255, 255))
        whole.blit(disc, disc.get_rect(center=(size[0] / 2, size[1] / 2)))
        return whole

    return canvas.store.get(("lens", size), make)


# The mouse under the cage, in a small glass while the crank is turned: it looks up, and trembles with the board.

_SHARE = 0.85
_ONLOOKER_SEEN_CM = 5.5
_ONLOOKER_MIDDLE: Point = (POST_X + 1.5, 4.1)
_ONLOOKER_NEAR = (21, 22, 23, 24)
_CAGE_CM = 4.2
"""From the middle of the cage to its side."""
REACH = RADIUS * _SHARE
"""Half the width of the glass, design units."""


class Onlooker:
    """A glass over the cage; it shows no more than the poses that it is given, as seen from the room.

    Painted anew only when something in it has moved by a pixel, which under a calm hand is seldom.

    centre: its middle on the canvas, None while it is not shown. still: motion is reduced, so nothing trembles.
    """

    def __init__(self, placements: Mapping[int, Placement], mice: Sequence[str], still: bool) -> None:
        self.stage = MachineStage({number: at for number, at in placements.items() if number in _ONLOOKER_NEAR})
        self.mice, self.still = tuple(mice), still
        self.centre: Point | None = None
        self._seen: tuple[object, pygame.Surface] | None = None

    def item(self, canvas: Canvas, poses: Mapping[str, Pose], turning: bool) -> Item | None:
        """The glass; turning: the hand is at work, and the mice have noticed."""
        if self.centre is None:
            return None
        shaken = 0.0 if self.still else poses[BOARD][0]
        x, y, angle = poses.get("cage", poses["mouse"])
        still = canvas.surface.get_size(), canvas.look, turning
        key = (
            still,
            *(round(value * REACH / _ONLOOKER_SEEN_CM * canvas.scale) for value in (shaken, x, y, angle * _CAGE_CM)),
        )
        if self._seen is None or self._seen[0] != key:
            near = (_ONLOOKER_MIDDLE[0] - shaken, _ONLOOKER_MIDDLE[1]), REACH / _ONLOOKER_SEEN_CM
            look = Look(wheel=True, mice=self.mice, face=Face("watch" if turning else "stand"))
            self._seen = key, through(canvas, self.stage, poses, near, _SHARE, **look)
        left, top = self.centre[0] - FRAME * _SHARE, self.centre[1] - FRAME * _SHARE
        return Item(self._seen[1], (round(left * canvas.scale), round(top * canvas.scale)))


# A dial whose needle goes from calm to shaky as the board is shaken.

SIZE = (112.0, 60.0)
_LEAST_CM = 0.015
_SMOOTH = 9.0
"""How fast the needle follows, a second: a swing of the board, an eighth of a second, does not make it flicker."""
_PICTURES = 60
_FINE = 4
_WIDE = 0.26


def strain(shaken: float) -> float:
    """The share of the dial, 0 to 1, for so many cm: the calm and the shaky end take a third each."""
    if shaken <= _LEAST_CM:
        return 0.0
    third = 1 / 3
    if shaken <= CALM_CM:
        return third * math.log(shaken / _LEAST_CM) / math.log(CALM_CM / _LEAST_CM)
    return min(1.0, third + third * math.log(shaken / CALM_CM) / math.log(SHAKY_CM / CALM_CM))


class ShakeGauge:
    """The needle follows what it is told; the face is painted once, by whoever has a place for it.

    place: of the face, None while there is none.
    """

    def __init__(self) -> None:
        self.place: FRect | None = None
        self.share = 0.0

    def follow(self, shaken: float, dt: float) -> bool:
        """The board has been shaken by so many cm; tell whether the needle moved."""
        before = self.share
        self.share += (strain(shaken) - self.share) * min(1.0, dt * _SMOOTH)
        return round(before * _PICTURES) != round(self.share * _PICTURES)

    def item(self, canvas: Canvas) -> Item | None:
        """The needle."""
        if self.place is None:
            return None
        size, number = canvas.box(self.place).size, round(self.share * _PICTURES)
        key = ("needle", size, number, canvas.theme.name)
        ink = canvas.theme.ink
        picture = canvas.store.get(key, lambda: _needle(size, number / _PICTURES, ink))
        return Item(picture, canvas.box(self.place).topleft)


def face(canvas: Canvas, place: FRect) -> None:
    """Draw the dial without its needle."""
    theme = canvas.theme
    tones = (theme.good, theme.primary, theme.warn)
    canvas.layer(("shake_gauge",), place, lambda under: _arcs(under.surface, tones))


def _arcs(surface: pygame.Surface, tones: tuple[Colour, ...]) -> None:
    large = shapes.blank((surface.get_width() * _FINE, surface.get_height() * _FINE))
    each = 1 / len(tones)
    for number, tone in enumerate(tones):
        low, high = number * each + 0.008, (number + 1) * each - 0.008
        points = [_spot(large.get_size(), low + (high - low) * k / 12, 1.0) for k in range(13)]
        points += [_spot(large.get_size(), high - (high - low) * k / 12, 1 - _WIDE) for k in range(13)]
        pygame.draw.polygon(large, (*tone, 255), points)
        pygame.draw.polygon(large, (*mix(tone, (0, 0, 0), 0.45), 255), points, _FINE)
    surface.blit(pygame.transform.smoothscale(large, surface.get_size()), (0, 0))


def _needle(size: tuple[int, int], share: float, ink: Colour) -> pygame.Surface:
    tip, foot = _spot(size, share, 0.9), _spot(size, share, 0.0)
    across = (tip[1] - foot[1]) * 0.06, (foot[0] - tip[0]) * 0.06
    sides = [(foot[0] + across[0], foot[1] + across[1]), tip, (foot[0] - across[0], foot[1] - across[1])]
    picture = shapes.polygon(size, sides, (*ink, 255))
    hub = max(4, round(size[1] * 0.2))
    disc = shapes.ellipse((hub, hub), (*ink, 255))
    picture.blit(disc, disc.get_rect(center=foot))
    return picture


def _spot(size: tuple[int, int], share: float, out: float) -> tuple[float, float]:
    """A place on the dial: a share of its half turn, so far out from the middle of its foot."""
    reach, angle = min(size[0] / 2, size[1] * 0.9) * 0.98, math.pi * (1 - share)
    return size[0] / 2 + math.cos(angle) * reach * out, size[1] * 0.9 - math.sin(angle) * reach * out


# The end of a run: the caught mice under the glass and cheese in the air, or a ring round the place of the miss.

_FINALE_NEAR = (21, 22, 23, 24)
# How far from the first mouse's feet the middle of the glass is, how much it shows, and how much more a mouse takes.
_FINALE_MIDDLE: Point = (-0.55, 0.5)
_FINALE_SEEN_CM, _MORE_CM = 2.1, 0.9
_ON_FACES, _FACES_CM = rgb("#5c584a"), 0.3
"""The light on the faces in the glass, and how far above its middle they are."""
_COMES, _POP, _LASTS, _DRAWS_BACK = 0.25, 0.4, 1.7, 0.3
_WEDGES, _FALL, _LARGE = 36, 640.0, (1.3, 2.2)
_TO_MICE = 0.5
"""How far the camera goes down to the mice that dance beside a miss."""
_LEFT, _UP = 245.0, 120.0
RING_CM, CAGE_RING_CM = 3.6, 5.2


class Finale:
    """Plays once the run is over.

    free: from where to where the machine is free of cards, design units down; aside: by how much the middle of what is
    free across lies right of that of the stage; left: where the stage begins. still: motion is reduced, so all is there
    at once. blamed: the part that is shown as the cause of a miss, once it is known. held: for how many seconds the end
    was looked at before.
    """

    def __init__(self, placements: Mapping[int, Placement], mice: Sequence[str], sound: Sound, still: bool) -> None:
        self.stage = MachineStage({number: at for number, at in placements.items() if number in _FINALE_NEAR})
        self.mice, self.sound, self.still = tuple(mice), sound, still
        self.free, self.aside, self.left = (0.0, 0.0), 0.0, 0.0
        self.since, self.held = -1.0, 0.0
        self.blamed: int | None = None
        self._glass: tuple[object, pygame.Surface] | None = None

    def begin(self, report: TrapReport) -> None:
        """The run is over."""
        self.since = _LASTS if self.still else 0.0
        for name in ("chime", "mouse_squeak") if report.captured else ("miss",):
            self.sound.play(name)
        if not report.refused:
            self.sound.answer(GLAD if report.captured else SORRY, ANSWER)

    def tick(self, dt: float) -> bool:
        """Let time pass; tell whether anything moves."""
        if not 0 <= self.since < _LASTS:
            return False
        self.since += dt
        return True

    @property
    def drawn_back(self) -> float:
        """How far the caught mice have drawn back into the cage, from a little above 0, as they start at once, to 1."""
        return 1.0 if self.still else min(1.0, 0.01 + (self.held + max(0.0, self.since)) / _DRAWS_BACK)

    def face(self, report: TrapReport) -> Face:
        """How mice look that were not caught; one in a cage that fell early is glad later."""
        return Face("watch") if report.misfired or report.refused else dance(self.since, _LASTS)

    def spot(self, report: TrapReport, poses: Mapping[str, Pose]) -> Point:
        """What the ring marks, cm: the part to blame, or where the chain ended."""
        return camera.spot(report, poses) if self.blamed is None else part_centre(self.blamed)

    def watched(self, report: TrapReport, poses: Mapping[str, Pose], middle: float, zoom: float) -> Point:
        """What to have in the middle of the picture so that the place of a miss is in that of the free band."""
        (x, y), (top, foot) = (spot := self.spot(report, poses)), self.free
        beside = bool(self.mice) and camera.by_mice(spot, poses)
        if beside:
            y = between(spot, poses["mouse"][:2], _TO_MICE)[1]
        y += ((top + foot) / 2 - middle) / zoom if foot else 0.0
        return x - self.aside / zoom, camera.above_wheel(y, spot, self.free, middle, zoom) if beside and foot else y

    def items(
        self, canvas: Canvas, view: MachineView, poses: Mapping[str, Pose], report: TrapReport
    ) -> Iterator[Item | None]:
        """What lies over the machine."""
        if report.captured:
            yield from self._cheese(canvas, view.to_screen(poses["cage"][:2]))
            yield self._close(canvas, view, poses) if self.mice else None
        elif not report.refused:
            yield self._ring(canvas, view, poses, report)

    def prerender(self, canvas: Canvas) -> Iterator[None]:
        """The cheese that flies."""
        for zoom in _LARGE:
            canvas.stamped("cheese/wedge", (0.0, 0.0), zoom=zoom)
            yield

    def _cheese(self, canvas: Canvas, start: Point) -> Iterator[Item | None]:
        """What the mice held flies up, and falls."""
        time = self.since
        for number in range(_WEDGES if time < _LASTS else 0):
            angle = math.radians(205 + 130 * number / (_WEDGES - 1))
            speed = 330.0 + 90.0 * (number * 7 % 6)
            x = start[0] + math.cos(angle) * speed * time
            y = start[1] + math.sin(angle) * speed * time + _FALL * time * time / 2
            found = canvas.stamped("cheese/wedge", (x, y), zoom=_LARGE[number % len(_LARGE)])
            yield Item(*found) if found is not None else None

    def _close(self, canvas: Canvas, view: MachineView, poses: Mapping[str, Pose]) -> Item | None:
        """The cage from near, in a glass that springs up beside it; made at once, while nothing moves yet."""
        picture, share = self._seen(canvas, poses), min(1.0, (self.since - _COMES) / _POP)
        if share <= 0:
            return None
        if share < 1:
            picture = pygame.transform.smoothscale_by(picture, max(0.05, bounce(share)))
        x, y = view.to_screen(poses["cage"][:2])
        beside = max(x - _LEFT, self.left + FRAME * 0.82) if self.left else x - _LEFT
        middle = beside, max(y - _UP, self.free[0] + FRAME * 0.82)
        wide, high = picture.get_size()
        return Item(picture, (round(middle[0] * canvas.scale - wide / 2), round(middle[1] * canvas.scale - high / 2)))

    def _seen(self, canvas: Canvas, poses: Mapping[str, Pose]) -> pygame.Surface:
        """What is seen in the glass."""
        key = canvas.surface.get_size(), canvas.look
        if self._glass is None or self._glass[0] != key:
            x, y, _ = poses["mouse"]
            more = _MORE_CM * (len(self.mice) - 1)
            near = (x + _FINALE_MIDDLE[0] - more, y + _FINALE_MIDDLE[1]), RADIUS / (_FINALE_SEEN_CM + more)
            # As something that stands still, before a bare wall: all else would hold up a frame for long.
            self.stage.as_set = dict(poses)
            look = Look(wheel=True, mice=self.mice, caught=1.0, bare=True)
            self._glass = key, in_glass(canvas, near, 1.0, lambda under, view: self._lit(under, view, look))
        return self._glass[1]

    def _lit(self, under: Canvas, view: MachineView, look: Look) -> None:
        """What is seen in the glass, with a light on the faces, so that their fright is read."""
        self.stage.draw(under, view, None, **(Look(ghosts=False) | look))
        side = under.px(2 * RADIUS)
        light = radial(under, (side, side), _ON_FACES)
        middle = view.to_screen((view.centre[0], view.centre[1] + _FACES_CM))
        at = light.get_rect(center=(middle[0] * under.scale, middle[1] * under.scale))
        under.surface.blit(light, at, special_flags=pygame.BLEND_RGB_ADD)

    def _ring(self, canvas: Canvas, view: MachineView, poses: Mapping[str, Pose], report: TrapReport) -> Item | None:
        """Round the part to blame, or where the chain ended."""
        if self.since < _COMES:
            return None
        at = view.to_screen(self.spot(report, poses))
        reach = CAGE_RING_CM if report.misfired and self.blamed is None else RING_CM
        picture = ring(canvas, reach * view.units_per_cm)
        middle = picture.get_rect(center=(round(at[0] * canvas.scale), round(at[1] * canvas.scale)))
        return Item(picture, middle.topleft)


_RIM, _PAPER, _WARNS = rgb("#2a120c"), rgb("#fff6df"), rgb("#c8251f")
_RING = ((5.5, _RIM), (4.0, _PAPER), (1.2, _WARNS), (-1.2, _PAPER), (-4.0, _RIM), (-5.5, None))
"""The ring round what failed, from its outer rim inwards, design units: it is seen on a red cage as on a dark wall."""


def ring(canvas: Canvas, reach: float) -> pygame.Surface:
    """A ring so far from its middle, design units."""
    side = canvas.px(2 * (reach + _RING[0][0])) + 2

    def paint() -> pygame.Surface:
        whole = shapes.blank((side, side))
        for more, colour in _RING:
            disc = shapes.ellipse((canvas.px(2 * (reach + more)),) * 2, (*(colour or (0, 0, 0)), 255))
            at = disc.get_rect(center=(side // 2, side // 2))
            whole.blit(disc, at, special_flags=0 if colour else pygame.BLEND_RGBA_SUB)
        return whole

    return canvas.store.get(("ring round a miss", side), paint)


# A run that is over, shown again in the left half of the canvas, in step with another one in the right half.

_SURE = 1.2
"""Seconds after its last link from which on a run is shown to have missed."""
_RULE, _INK = 5.0, rgb("#2a1d17")


class Beside:
    """What missed: its stage and its camera, which follows it on its own.

    free: from where to where it is free of cards, design units down; what it looks at is in the middle of that. foot:
    where its stage ends. aside: how far right of its middle is what is free beside the cards at its head, to which what
    is high up is moved.
    """

    def __init__(self, missed: WatchedRun, stage: MachineStage, mice: tuple[str, ...], reduced: bool) -> None:
        self.missed, self.mice, self.reduced = missed, mice, reduced
        self.stage = stage
        self.camera = Camera(WORLD, reduced)
        self.free = (0.0, 0.0)
        self.foot = self._units = 1.0
        self.aside = 0.0
        self._key: object = None
        self._resting = RestingItems()
        self._pictures = [pygame.Surface((1, 1))]

    def over(self, head: float) -> bool:
        """Whether it had missed at a step: nothing came for a while after its last link."""
        links = self.missed.run.links
        return head >= min(self.missed.run.steps, (links[-1][1] if links else 0) + _SURE * STEPS_PER_SECOND)

    def glide(self, head: float, dt: float) -> bool:
        """Let its camera follow to a step; tell whether it is still on its way."""
        return self.camera.glide(self._looked_at(head), dt)

    def _looked_at(self, head: float) -> Point:
        poses, report = self.missed.recording.at(head), self.missed.report
        reached = sum(step <= head for _, step in self.missed.run.links)
        missed = self.over(head)
        x, y = camera.spot(report, poses) if missed else camera.followed(report, reached, poses, self.stage.as_set)
        top, foot = self.free
        aside = self.aside / self._units if camera.is_high((x, y)) else 0.0
        return x - aside, y + ((top + foot) / 2 - self.foot / 2) / self._units if foot else y

    def item(self, canvas: Canvas, head: float) -> Item:
        """Its picture at a step, the same one as long as nothing has changed."""
        room = FRect(0, 0, canvas.area.width / 2, canvas.area.height)
        size = canvas.box(room).size
        key = (min(head, self.missed.run.steps), self.camera.at, self.foot, size, canvas.look)
        if self._key != key:
            self._key = key
            if self._pictures[0].get_size() != size:
                self._pictures = [pygame.Surface(size), pygame.Surface(size)]
            self._pictures.reverse()  # a picture that is painted anew is another surface, by which a change is known
            self._paint(canvas.onto(self._pictures[0]), room, head)
        return Item(self._pictures[0], (0, 0))

    def _paint(self, under: Canvas, room: FRect, head: float) -> None:
        poses, report = self.missed.recording.at(head), self.missed.report
        view = self.camera.frame(room, 2 * room.width, self.foot, 0.0 if self.reduced else poses[BOARD][0])
        self._units = view.units_per_cm
        items = self.stage.items(under, view, poses, **Look(ghosts=False, wheel=True, mice=self.mice))
        under.surface.blits([item.blit for item in self._resting.moving(items) if item is not None], False)
        if self.over(head):
            reach = CAGE_RING_CM if report.misfired else RING_CM
            at = view.to_screen(camera.spot(report, poses))
            picture = ring(under, reach * view.units_per_cm)
            under.surface.blit(picture, picture.get_rect(center=(at[0] * under.scale, at[1] * under.scale)))
        under.surface.fill(_INK, under.box(FRect(room.right - _RULE, room.top, _RULE, room.height)))
