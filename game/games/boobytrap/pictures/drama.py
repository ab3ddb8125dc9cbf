"""A pull under suspense: the camera leans in and the lamp narrows; and a trip: the tray knocked askew, the burst."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

import pygame
from pygame import FRect

from game.games.boobytrap.pictures.broken import CRACKS, BrokenWord, Loss, draw_score, lettered
from game.ui.drawing import shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.light import Beam, Lighting, LightMap, Pool, whole
from game.ui.drawing.spotlight import multiply, pooled
from game.ui.drawing.theme import mix, rgb
from game.ui.input.bindings import Point
from game.ui.motion import bounce, smooth
from game.ui.widgets.leaning import Leaning, is_large

CLOSER, _FARTHER = 0.1, 0.07
"""By what share the camera leans in; and, once the bar has snapped, pulls out, so that all of the frame is seen."""
_PULLS, _RETURNS, _BACK_AT = 5.0, 1.6, 1.9
"""How many times as fast as it leans it does that, and comes back; from how many seconds after the snap on."""
_TAKES = 0.75
"""Seconds in which it gets dusk, or light again."""
_LIGHT_AT = 1.2
"""Seconds after a snap from which on it gets light again."""
BURSTS = 1.5
"""Seconds for which the word of a trip is seen."""
MOMENT = 2.6
"""Seconds for which a trip holds camera and lamp: the burst, and a held breath."""
_DUSK, _LAMP = (100, 96, 114), (170, 160, 130)
_NIGHT, _WARM = (120, 112, 128), (200, 176, 138)
"""What is left of the light, and what the lamp adds: while a piece is drawn, and after the bar has snapped."""
_WIDE, _NARROW = 0.95, 0.5
"""How far the lamp reaches, as a share of the width of the box: at first, and where the piece is held hardest."""
_TRIPPED = 0.72
"""The same once the bar has snapped: on what leaps."""
_FALLS, _FOLLOWS = 0.7, 2.5
"""Seconds in which it becomes night after a snap; how fast the lamp goes to where it is wanted, a second."""
_SWINGS, _SWINGS_HZ, _SWINGS_S = 34.0, 0.55, 1.6
"""How far the knocked lamp swings, design units, how often a second, and the seconds in which that dies away."""
_EVEN = 3.0
"""Design units by which the lamp moves at once: a light that stays is not painted anew."""
_ANEW, _FRAME = 0.9 / 20, 1 / 60
"""Seconds for which a light stays as it is: what moves is drawn 60 times a second, the light 20 times; those of a
frame."""
_FINEST = 1920 * 1200
"""Pixels of a stage up to which it is shrunk smoothly: of more, pixels are fine enough."""
_SPRINGS_UP = 0.22
_RED, _DARK, _YELLOW, _PALE = rgb("#c8251f"), rgb("#2a120c"), rgb("#ffd33a"), rgb("#fff3bf")
_RAYS, _SLOPES = 17, 7.0
_WHITE, _BLACK = rgb("#ffffff"), rgb("#120b0a")
_WORD, _WORD_RIM, _WORD_DEEP = (0.9, 0.44), 0.018, 0.022
"""How broad and how high the word of a burst may be, how thick its rim is, and how far its red foot lies below it: of
the burst's width, but for the height."""
_LIFTED = 0.07
"""How far above the middle of the bay a burst is, a share of its height: the lost points have room below its word."""
_SCORE = 200.0, 64.0
"""How large the card with the score is at the most, design units."""
_RUSHES = 0.9
"""Seconds for which the springs leave lines behind."""
RINGS = 1.2
"""Seconds for which the springs are seen to ring."""
_RINGS_HZ, _RINGS_MM = 17.0, 5.5
_ASKEW = 0.05
"""By what angle the hardest blow knocks a tray, rad."""
_ASIDE = 7.0
"""How far it knocks it aside, design units."""
_MARGIN = 14.0
"""What is seen of the table round a tray that is knocked askew, design units."""


class Blow(NamedTuple):
    """The snap of a bar. hard: how fast it came in, of the fastest, 0 to 1. side: 1 or -1, which of its ends led."""

    hard: float
    side: int


SOFT = Blow(0.0, 1)


class Suspense:
    """calm: motion is reduced. dark: how dark a stage may get, 0 to 1.

    since: seconds since the bar snapped, negative where it has not. keeps: whether it has a picture of the box as
    that was drawn last. on_count: called as the lost points crack. filmed: of a film few pictures are to be such in
    which all has moved: there is dusk from the first to the last, the camera cuts and after a snap stays away from the
    hand, the lamp stands where it was lit, and nobody puts a tray straight.
    """

    def __init__(self, filmed: bool = False) -> None:
        self.filmed, self.calm, self.dark = filmed, False, 0.0
        self.leaning = Leaning(CLOSER)
        self.since = -1.0
        self.blow = SOFT
        self.word = BrokenWord()
        self.on_count: Callable[[Loss], None] = lambda loss: None
        self._light = LightMap()
        self._strain = self._late = self._far = self._dusk = 0.0
        self._lamp: Point | None = None
        self._spare = [pygame.Surface((0, 0))] * 4
        self.keeps = False
        self._time, self._shone, self._until, self._lit = 0.0, -math.inf, -math.inf, Lighting(_DUSK)
        self._drawn: tuple[FRect, Point] | None = None
        self._room: tuple[object, FRect] | None = None
        self._scene: tuple[FRect, Point] | None = None

    @property
    def shown(self) -> bool:
        """Whether the tray looks otherwise than at rest."""
        return self.staged or self.since >= 0

    @property
    def staged(self) -> bool:
        """Whether the box is seen otherwise than it lies: nearer or farther, askew, or in another light."""
        return self.leaning.leans or self._far > 0 or self._dusk > 0

    @property
    def far(self) -> float:
        """How far the camera has pulled out, 0 to 1."""
        return smooth(self._far)

    @property
    def bursting(self) -> bool:
        """Whether the word of a trip stands there."""
        return 0 <= self.since < BURSTS

    @property
    def swing(self) -> float:
        """How far the springs are aside as they ring, mm."""
        return 0.0 if self.calm else ringing(self.since)

    @property
    def rush(self) -> float:
        """How much is left of the lines that the springs leave behind as they shoot forward, 0 to 1."""
        return 0.0 if self.calm or self.since < 0 else max(0.0, 1 - self.since / _RUSHES)

    def trip(self, blow: Blow = SOFT, loss: Loss | None = None) -> None:
        """The bar has snapped. loss: the points that are gone; None where none are counted."""
        self.since, self.blow, self.word.loss, self._room = 0.0, blow, loss, None
        if self.filmed:
            self._far = self._late = 1.0
            self._lamp = None

    def end(self) -> None:
        """The moment of a trip is over."""
        self.since = -1.0

    def tick(self, dt: float, pulling: bool, strain: float) -> bool:
        """Let time pass; tell whether anything moves. strain: how hard the piece is held, 0 to 1."""
        tripped = self.since >= 0
        self._time += dt
        moved = self._look(dt, pulling and not self.calm, tripped and not self.calm)
        self._strain += (strain - self._strain) * min(1.0, 3 * dt)
        if tripped:
            self._count(dt)
            self.since = self.since + dt if self.since + dt < (BURSTS if self.calm else MOMENT) else -1.0
            moved = True
        if not self.staged:
            self._lamp = None
        return moved

    def _look(self, dt: float, pulling: bool, tripped: bool) -> bool:
        """Lean in while a piece is drawn, pull out as the bar snaps; tell whether the view or the dusk changes."""
        before = self.leaning.level, self._far, self._dusk
        if self.filmed:
            self.leaning.level, self._dusk = float(pulling and not self._far), 1.0
        else:
            self._move(dt, pulling, tripped)
        return before != (self.leaning.level, self._far, self._dusk)

    def _move(self, dt: float, pulling: bool, tripped: bool) -> None:
        self.leaning.tick(dt * (_PULLS if tripped else 1.0), pulling and not tripped)
        out = tripped and self.since < _BACK_AT
        ways = _PULLS * (not self.leaning.leans) if out else -_RETURNS
        self._far = min(1.0, max(0.0, self._far + ways * dt / _TAKES))
        dims = self.since < _LIGHT_AT if tripped else pulling
        self._dusk = min(1.0, max(0.0, self._dusk + (dt if dims else -dt) / _TAKES))
        self._late = min(1.0, max(0.0, self._late + (dt if tripped else -dt) / _FALLS))

    def _count(self, dt: float) -> None:
        """The score is counted as the points crack; at once where they are seen cracked and still."""
        due = 0.0 if self.calm else CRACKS
        if self.word.loss is not None and self.since <= due < self.since + dt:
            self.on_count(self.word.loss)

    # The stage: askew, nearer, and darker but for the lamp.

    @staticmethod
    def stage(canvas: Canvas, box: FRect) -> pygame.Rect:
        """All that is drawn anew while the camera leans: the box, and a little of the table; px."""
        return canvas.box(box.inflate(2 * _MARGIN, 2 * _MARGIN)).clip(canvas.surface.get_rect())

    def draw(  # noqa: PLR0913 - where it is, and what of it is as it was
        self,
        canvas: Canvas,
        box: FRect,
        at: Point,
        *,
        anew: bool = True,
        rests: bool = True,
        kept: Sequence[FRect] = (),
    ) -> None:
        """Over the box: nearer, round a place where a hand is at work, and darker but for the lamp.

        anew: the box has been drawn as it is; else it is as it was the last time, which asks for `keeps`. rests: it is
        so, and a picture of it is kept for the next frame. kept: what stays as high as it is, so that the scale is in
        sight.
        """
        if not self.staged:
            return
        place, per = self.stage(canvas, box), canvas.scale
        part, near = canvas.surface.subsurface(place), (at[0] * per - place.x, at[1] * per - place.y)
        high = [canvas.box(each).move(-place.x, -place.y) for each in kept]
        self._make_room(part.get_size())
        _ground(canvas, part.get_size())  # painted before the bar snaps, not as it does
        self._scene = FRect(*(side / per for side in place)), at
        self.keeps = rests or not self._leans_alone(part.get_size())
        if self.keeps:
            self._enlarge(canvas, part, near, high, anew)
        else:
            self.leaning.enlarge_there(part, near, high)
        self._darken(canvas, box, at)

    def _leans_alone(self, size: tuple[int, int]) -> bool:
        """Whether a box is seen from nearer and no other way, and so large that it is enlarged without smoothing."""
        return self.leaning.leans and not self._far and not self.askew[0] and is_large(size)

    def _enlarge(
        self, canvas: Canvas, part: pygame.Surface, near: Point, high: Sequence[pygame.Rect], anew: bool
    ) -> None:
        """The box from a picture of its own, from nearer or farther, and askew. near: round which place; high: what
        stays as high as it is; px."""
        if anew:
            self._spare[0].blit(part, (0, 0))
        angle, aside = self.askew
        whole = self._farther(canvas) if self._far else self._spare[0]
        if angle:
            whole = (self._turned if self.filmed else self._knocked)(canvas, whole, angle, aside)
        if self.leaning.leans:
            self.leaning.enlarge(whole, near, part, high, stirs=anew)
        elif whole is not self._spare[0] or not anew:
            part.blit(whole, (0, 0))

    def seen(self, at: Point) -> Point:
        """Where a place of the box is seen, design units: from nearer or farther, and askew, as `draw` shows it."""
        if not self.staged or self._scene is None:
            return at
        box, near = self._scene
        (angle, aside), share = self.askew, 1 - _FARTHER * self.far
        x, y = (at[0] - box.centerx) * share, (at[1] - box.centery) * share
        x += aside[0] - angle * y
        y += aside[1] + angle * x
        return self.leaning.seen((x + box.centerx, y + box.centery), near)

    def ahead(self, canvas: Canvas, box: FRect) -> Iterator[None]:
        """Before a hand pulls: have room for pictures, the table round the box, and what lights are made from."""
        size = self.stage(canvas, box).size
        self._make_room(size)
        yield
        _ground(canvas, size)
        yield
        if not self.staged and self.dark:
            reach = _even(box.width * _WIDE)
            self._light.paint(canvas, _lit_room(box), pooled(Pool(box.center, (reach, reach), _LAMP), _DUSK, 1.0))
        yield

    def prepare(self, canvas: Canvas) -> None:
        """Paint in spare time the light of the next frame, which is due then; it is a frame old by then."""
        if self._drawn is None or not self.staged or not self._dusk or not self.dark:
            return
        if self._time + _FRAME < self._until:
            return
        box, at = self._drawn
        self._relight(box, at)
        self._until += _FRAME
        self._light.paint(canvas, _lit_room(box), self._lit)

    def _make_room(self, size: tuple[int, int]) -> None:
        if self._spare[0].get_size() != size:
            self._spare = [pygame.Surface(size) for _ in self._spare]
            for picture in self._spare:
                picture.fill((0, 0, 0))  # what was never written to costs most the first time

    def _darken(self, canvas: Canvas, box: FRect, at: Point) -> None:
        self._drawn = box, at
        if not self._dusk or not self.dark:
            return
        if self.filmed or self._time >= self._until:
            self._relight(box, at)
        if self.filmed:
            light = whole(canvas, canvas.area, in_steps(self._lit))
            canvas.surface.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        else:
            multiply(canvas, self._light, _lit_room(box), self._lit)

    def _relight(self, box: FRect, at: Point) -> None:
        self._lit = self._lighting(box, at, smooth(self._dusk) * self.dark)
        self._shone, self._until = self._time, self._time + _ANEW

    def _lighting(self, box: FRect, at: Point, share: float) -> Lighting:
        late = smooth(self._late)
        held = self.leaning.level if self.filmed else self._strain
        wide = _WIDE + (_NARROW - _WIDE) * (0.4 + 0.6 * held)
        reach = _even(box.width * (wide + (_TRIPPED - wide) * late))
        pool = Pool(self._shines(box, at), (reach, reach), mix(_LAMP, _WARM, late))
        return pooled(pool, mix(_DUSK, _NIGHT, late), share)

    def _shines(self, box: FRect, at: Point) -> Point:
        """Where the lamp is: over the hand; knocked by a trip it swings over the pieces, and comes to rest there."""
        since, at = max(0.0, self.since), self._wanted(box, at)
        if self._lamp is None:
            self._lamp = at
        if self.filmed:
            return self._lamp
        step = 1 - math.exp(-_FOLLOWS * min(0.2, self._time - self._shone))
        self._lamp = self._lamp[0] + (at[0] - self._lamp[0]) * step, self._lamp[1] + (at[1] - self._lamp[1]) * step
        swing = _SWINGS * math.exp(-since / _SWINGS_S) * math.sin(math.tau * _SWINGS_HZ * since) * self.blow.side
        return _even(self._lamp[0] + swing), _even(self._lamp[1] + swing / 3)

    def _wanted(self, box: FRect, at: Point) -> Point:
        """Over the hand; once the bar has snapped between that and the pieces."""
        if self.since < 0:
            return at
        return at[0] + (box.x + box.width * 0.42 - at[0]) * 0.7, at[1] + (box.centery - at[1]) * 0.7

    @property
    def askew(self) -> tuple[float, Point]:
        """By what angle (rad) the snap has knocked the tray round, and how far aside, design units: by how fast the bar
        came in. It rings, stands askew for a moment, and is put straight."""
        since, hard = self.since, self._hard
        if self.filmed and self._far:
            return self.blow.side * _ASKEW * hard, (-_ASIDE * hard, 0.0)
        if self.filmed or self.calm or since < 0:
            return 0.0, (0.0, 0.0)
        stands = min(1.0, since / 0.05) * (1 - smooth(min(1.0, max(0.0, (since - 1.1) / 0.7))))
        rings = math.exp(-7 * since) * math.cos(math.tau * 6.5 * since)
        far = 12 * hard * math.exp(-6 * since)
        aside = far * math.cos(math.tau * 11 * since), far / 2 * math.sin(math.tau * 14 * since)
        angle = self.blow.side * _ASKEW * hard * stands * (1 - 0.6 * rings)
        return angle, (aside[0] - _ASIDE * hard * stands, aside[1])

    @property
    def _hard(self) -> float:
        """How far the blow knocks the tray, of the farthest."""
        return 0.5 + 0.5 * self.blow.hard

    def _farther(self, canvas: Canvas) -> pygame.Surface:
        """The box smaller, and round it the table."""
        whole, small = self._spare[0], self._spare[3]
        share, full = 1 - _FARTHER * self.far, whole.get_size()
        size = round(full[0] * share), round(full[1] * share)
        part = small.subsurface(pygame.Rect((full[0] - size[0]) // 2, (full[1] - size[1]) // 2, *size))
        _edge(small, _ground(canvas, full), full[0] - size[0])
        fine = whole.get_width() * whole.get_height() <= _FINEST
        (pygame.transform.smoothscale if fine else pygame.transform.scale)(whole, size, part)
        return small

    def _knocked(self, canvas: Canvas, whole: pygame.Surface, angle: float, aside: Point) -> pygame.Surface:
        """The box turned by a small angle: its rows are moved aside, then its columns up and down, by whole pixels.

        A true rotation takes five times as long, and the enlarging afterwards smooths the steps.
        """
        size, ground = whole.get_size(), _ground(canvas, whole.get_size())
        most = 2 + round(max(map(abs, aside)) * canvas.scale + abs(angle) * max(size) / 2)
        stripe = max(4, round(1 / max(abs(angle), 1e-3)))
        for way in (0, 1):
            start, end = (whole, self._spare[1]) if way == 0 else self._spare[1:3]
            _edge(end, ground, most)
            for along in range(0, size[1 - way], stripe):
                turn = angle if way else -angle
                far = round(aside[way] * canvas.scale + turn * (along + stripe / 2 - size[1 - way] / 2))
                strip = (along, 0, stripe, size[1]) if way else (0, along, size[0], stripe)
                end.blit(start, (along, far) if way else (far, along), strip)
        return self._spare[2]

    def _turned(self, canvas: Canvas, whole: pygame.Surface, angle: float, aside: Point) -> pygame.Surface:
        """The same truly turned: in a film nothing smooths the steps afterwards, and it has the time."""
        end, size = self._spare[2], whole.get_size()
        end.blit(_ground(canvas, size), (0, 0))
        clear = shapes.blank(size)  # round what is turned nothing is seen
        clear.blit(whole, (0, 0))
        turned = pygame.transform.rotozoom(clear, -math.degrees(angle), 1.0)
        middle = size[0] / 2 + aside[0] * canvas.scale, size[1] / 2 + aside[1] * canvas.scale
        end.blit(turned, turned.get_rect(center=middle))
        return end

    # The burst: the word of a trip, what flies off, and the points that are gone.

    def burst(self, canvas: Canvas, word: str, room: FRect, face: tuple[Point, Point]) -> None:
        """The word of a trip in a burst, and splinters from the face of the bar between these places."""
        if self.since < 0:
            return
        seen = canvas.surface.get_size()
        if self._room is None or self._room[0] != seen:
            self._room = seen, room  # as it was when the bar snapped: a burst that grew with it would be painted anew
        room = self._room[1].move(0, -_LIFTED * self._room[1].height)
        if not self.calm:
            _draw_splinters(canvas, face, self.since, self.seen)
        if self.bursting:
            self._word(canvas, word, room)
        if self.word.loss is not None:
            self.word.draw(canvas, _lost_place(room), self.since, self.calm)
            draw_score(canvas, _score_place(room), self.word.loss, self.since, self.calm)

    def _word(self, canvas: Canvas, word: str, room: FRect) -> None:
        share = 1.0 if self.calm else min(1.0, self.since / _SPRINGS_UP, (BURSTS - self.since) / 0.12)
        size = canvas.px(room.width), canvas.px(room.height)
        picture = canvas.store.get(("trip burst", size, word, canvas.look), partial(_burst, canvas, room, word))
        if share < 1:
            picture = pygame.transform.smoothscale_by(picture, max(0.05, bounce(share)))
        canvas.surface.blit(picture, picture.get_rect(center=canvas.box(room).center))


def ringing(since: float) -> float:
    """How far the springs are aside so long after a snap, s, as they ring: mm."""
    if not 0 <= since < RINGS:
        return 0.0
    return _RINGS_MM * math.sqrt(1 - since / RINGS) * (1 - since / RINGS) * math.cos(math.tau * _RINGS_HZ * since)


# A film is to be small: its lamp is made of few colours.

_FILM_STEPS, _CORNERS, _SOFT = 7, 40, 4


def in_steps(lighting: Lighting) -> Lighting:
    """Its pools in a few even rings: in a film of few colours they take little room."""
    beams = []
    for at, (reach, _down), colour in lighting.pools:
        for step in range(_FILM_STEPS):
            far = reach * (1.0 - 0.12 * step)
            turns = (math.tau * corner / _CORNERS for corner in range(_CORNERS))
            corners = tuple((at[0] + far * math.cos(t), at[1] + far * math.sin(t)) for t in turns)
            beams.append(Beam(corners, mix((0, 0, 0), colour, 1 / _FILM_STEPS)))
    return Lighting(lighting.ambient, beams=tuple(beams), soft=_SOFT)


def _ground(canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
    """The table below a box that is seen from farther away."""
    theme = canvas.theme
    corners = [(*colour, 255) for colour in (theme.table_light, theme.table, theme.table, theme.table_deep)]

    def paint() -> pygame.Surface:
        picture = pygame.Surface(size)
        picture.blit(shapes.fade(size, corners), (0, 0))
        return picture

    return canvas.store.get(("trip table", size, canvas.look), paint)


def _edge(picture: pygame.Surface, ground: pygame.Surface, wide: int) -> None:
    """Lay the table along the edges of a picture, so broad, px: only there it is seen beside the box."""
    (right, low), thin = picture.get_size(), max(1, wide)
    for box in ((0, 0, right, thin), (0, low - thin, right, thin), (0, 0, thin, low), (right - thin, 0, thin, low)):
        picture.blit(ground, box[:2], box)


def _lit_room(box: FRect) -> FRect:
    return box.inflate(2 * _MARGIN, 2 * _MARGIN)


def _even(value: float) -> float:
    return round(value / _EVEN) * _EVEN


def _lost_place(room: FRect) -> FRect:
    """Where the lost points break: below the word, over the lower right of the burst."""
    return FRect(room.x + room.width * 0.42, room.y + room.height * 0.84, room.width * 0.42, room.height * 0.3)


def _score_place(room: FRect) -> FRect:
    """Where the score is told: below the lost points."""
    wide, high = min(_SCORE[0], room.width * 0.6), min(_SCORE[1], room.height * 0.2)
    return FRect(room.right - wide - 24, room.bottom + 0.18 * room.height, wide, high)


def _burst(canvas: Canvas, room: FRect, word: str) -> pygame.Surface:
    """A star in three colours with a word on it."""
    size = canvas.px(room.width), canvas.px(room.height)
    whole = shapes.blank(size)
    for share, colour in ((1.0, _DARK), (0.965, _RED), (0.8, _YELLOW), (0.62, _PALE)):
        star = shapes.polygon(size, list(_star(size, share)), colour, colour, 0)
        whole.blit(star, (0, 0))
    place, rim, middle = (
        FRect(0, 0, room.width * _WORD[0], room.height * _WORD[1]),
        room.width * _WORD_RIM,
        whole.get_rect(),
    )
    deep = canvas.px(room.width * _WORD_DEEP)
    for inks, down in (((_RED, _RED), deep), ((_WHITE, _BLACK), 0)):
        letters = pygame.transform.rotozoom(lettered(canvas, word, place, inks, rim), _SLOPES, 1.0)
        whole.blit(letters, letters.get_rect(center=middle.center).move(0, down))
    return whole


def _star(size: tuple[int, int], share: float) -> Iterator[Point]:
    """The corners of a star whose rays are of unlike length."""
    for number in range(2 * _RAYS):
        angle = math.tau * number / (2 * _RAYS) - 0.3
        out = 0.98 - 0.1 * (number // 2 * 5 % 3) if number % 2 == 0 else 0.68
        yield (
            size[0] / 2 + math.cos(angle) * size[0] / 2 * out * share,
            size[1] / 2 + math.sin(angle) * size[1] / 2 * out * share,
        )


# Splinters of wood, seen from above: they fly from the face of the bar, come down, and lie there for a while.

_SPLINTERS, _FAST, _SLOWS = 34, 330.0, 2.4
"""How many; how fast they fly at first, design units a second, and how soon the air slows them. By eye."""
_HIGH, _LIE, _GONE = 46.0, 1.3, 1.9
"""How high they fly, design units; the seconds after which they begin to go and after which they are gone."""
_WOOD = (rgb("#ffe9b0"), rgb("#e8bd72"), rgb("#b9803c"))
_SHADOW = (58, 34, 22)


def _draw_splinters(canvas: Canvas, face: tuple[Point, Point], since: float, seen: Callable[[Point], Point]) -> None:
    """Their shadows first, on the floor below them; seen: where a place of the floor is seen."""
    if since >= _GONE:
        return
    slivers, scale = [*_splinters(face, since)], canvas.scale
    for across, up, least, colours in ((0.62, 0.8, 5.0, (_SHADOW,)), (0.0, -0.35, -1.0, _WOOD)):
        for number, (corners, height) in enumerate(slivers):
            if height > least:
                places = (seen((x + across * height, y + up * height)) for x, y in corners)
                points = [(x * scale, y * scale) for x, y in places]
                pygame.draw.polygon(canvas.surface, colours[number % len(colours)], points)


def _splinters(face: tuple[Point, Point], since: float) -> Iterator[tuple[list[Point], float]]:
    """Corners on the floor and height of each."""
    left = 1 - max(0.0, since - _LIE) / (_GONE - _LIE)
    for number in range(_SPLINTERS):
        share = (number * 0.618) % 1.0
        x, y = (a + (b - a) * share for a, b in zip(*face, strict=True))
        angle = math.pi + math.radians((number * 137.5) % 150 - 75) * (1 if number % 4 else 2)
        far = _FAST * (0.35 + number * 7 % 10 / 11) / _SLOWS * (1 - math.exp(-_SLOWS * since))
        up = _HIGH * (0.4 + number * 3 % 7 / 8)
        age = since / (0.45 + number % 5 * 0.09)
        height = max(0.0, 4 * up * age * (1 - age))
        turn = angle + 8 * min(age, 1.3) * (1 if number % 2 else -1)
        half, thin = (5.0 + number % 4 * 2) * left, 0.22
        c, s = math.cos(turn) * half, math.sin(turn) * half
        x, y = x + math.cos(angle) * far, y + math.sin(angle) * far
        corners = [(x - c, y - s), (x - s * thin, y + c * thin), (x + c, y + s), (x + s * thin, y - c * thin)]
        yield corners, height
