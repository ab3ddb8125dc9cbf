"""Painting only what has changed: rectangles, layers, pictures laid over one another, and what rests."""

from __future__ import annotations

import math
import mmap
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, takewhile, zip_longest
from typing import NamedTuple

import pygame
from pygame import FRect

from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.widgets import focus, tooltips
from game.ui.widgets import layout as scroll_bars
from game.ui.widgets.hiding import HidingPanes
from game.ui.widgets.widget import SCROLLS, Mood, Widget

_BAND = 200_000
"""Pixels of four bytes each; a twentieth of the frames of the tray is spared by it, found by measuring them in turn."""


def without(piece: pygame.Rect, other: pygame.Rect) -> list[pygame.Rect]:
    """What of a rectangle lies outside another: above, below, left and right of it."""
    shared = piece.clip(other)
    if not shared.size[0] or not shared.size[1]:
        return [piece]
    rests = (
        pygame.Rect(piece.left, piece.top, piece.width, shared.top - piece.top),
        pygame.Rect(piece.left, shared.bottom, piece.width, piece.bottom - shared.bottom),
        pygame.Rect(piece.left, shared.top, shared.left - piece.left, shared.height),
        pygame.Rect(shared.right, shared.top, piece.right - shared.right, shared.height),
    )
    return [rest for rest in rests if rest.width > 0 and rest.height > 0]


def split(boxes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The same places in pieces that do not overlap, so that nothing is laid over itself."""
    found: list[pygame.Rect] = []
    for box in boxes:
        pieces = [box]
        for other in found:
            pieces = [rest for piece in pieces for rest in without(piece, other)]
        found += pieces
    return found


def joined(boxes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Boxes that cover these and do not overlap: those that do are made one."""
    found: list[pygame.Rect] = []
    for box in boxes:
        whole = box
        while (hit := whole.collidelist(found)) >= 0:
            whole = whole.union(found.pop(hit))
        if whole.width and whole.height:
            found.append(whole)
    return found


def merged(boxes: Iterable[pygame.Rect], spent: int = 0, most: float = math.inf) -> list[pygame.Rect]:
    """Boxes that cover the same, two of them made one where that is cheaper.

    spent: pixels that are painted in the time that one more box takes. most: pixels after which no more are looked at.
    """
    found: list[pygame.Rect] = []
    for box in boxes:
        if not box.width or not box.height or _hidden(box, found):
            continue
        whole = box
        while (hit := _saving(whole, found, spent)) is not None:
            whole = whole.union(found.pop(hit))
        found.append(whole)
        if sum(map(_area, found)) > most:
            break
    return found


def bands(box: pygame.Rect, most: int = _BAND) -> Iterator[pygame.Rect]:
    """The box from top to bottom in bands so small that what is painted on one stays in the processor's cache.

    most: pixels of a band.
    """
    high = max(1, most // max(1, box.width))
    for top in range(box.top, box.bottom, high):
        yield pygame.Rect(box.left, top, box.width, min(high, box.bottom - top))


def _hidden(box: pygame.Rect, found: Iterable[pygame.Rect]) -> bool:
    return any(other.contains(box) for other in found)


def _saving(box: pygame.Rect, found: Iterable[pygame.Rect], spent: int) -> int | None:
    """Which of the boxes found so far costs less together with this one than beside it."""
    most = box.width * box.height + spent
    for number, other in enumerate(found):
        _, _, wide, high = box.union(other)
        if wide * high <= most + other.width * other.height:
            return number
    return None


# The layer of a screen that stands still: painted anew only where something has changed.

Look = tuple[FRect, object]
"""Where something is drawn, and all that its picture depends on."""

_MARK = 24.0
_WHOLE = 500_000
"""Pixels from which on a box is drawn in bands: in smaller ones that spares no time."""
ONE = (1, 1)
"""A picture of one pixel that is multiplied or added does so with all of its part: nothing large is read for it."""
_SCROLLS = 0.6
"""What share of a ground that moves may be drawn anew so that moving the rest on the surface spares time."""
_SPENT = 50_000
"""Pixels that are painted in the time in which everything on a table is asked whether it meets one more box."""


class DirtyLayer:
    """A picture as large as the canvas; clear: with nothing behind what is painted.

    fresh: where it was painted anew the last time, px.
    """

    def __init__(self, clear: bool = False) -> None:
        self.clear = clear
        self.stale = True
        self.fresh: list[pygame.Rect] = []
        self._owed: list[pygame.Rect] = []
        self._waits: list[pygame.Rect] = []
        self._ahead: list[pygame.Rect] = []
        self._picture: pygame.Surface | None = None
        self._looks: dict[object, Look] = {}

    def forget(self) -> None:
        """Keep no picture for now."""
        self._picture = None

    def last(self, canvas: Canvas) -> pygame.Surface | None:
        """The picture as it was painted last, where another frame of that size can be shown with it."""
        size = canvas.surface.get_size()
        if self._picture is None or self.stale or self._owed or self._waits or self._picture.get_size() != size:
            return None
        self.fresh = []
        return self._picture

    def altered(
        self,
        widgets: Sequence[Widget],
        mood: Callable[[Widget], Mood],
        touched: Collection[str],
        changing: Sequence[Look] | None,
    ) -> list[FRect]:
        """Where the touched widgets are; unless ``changing`` is None, also where anything looks another way."""
        places = [widget.reach for widget in widgets if widget.name in touched]
        if changing is not None:
            places += self._changed(_looks(widgets, mood) | dict(enumerate(changing)))
        return places

    def _changed(self, looks: dict[object, Look]) -> Iterator[FRect]:
        """Where something has come, gone, or looks another way than the last time this was asked."""
        before, self._looks = self._looks, looks
        for key in before | looks:
            old, new = before.get(key), looks.get(key)
            if old != new:
                yield from (look[0] for look in (old, new) if look is not None)

    @property
    def waits(self) -> bool:
        """Whether some of it is to be painted in spare time, or with the next picture."""
        return bool(self._waits)

    def picture(
        self, canvas: Canvas, places: Sequence[FRect], paint: Callable[[Canvas], None], first: FRect | None = None
    ) -> pygame.Surface:
        """The picture, painted anew within these places, or everywhere if it is stale.

        first: what does not meet this place may wait until there is spare time. A drawing may stop on the way, see
        `first_drawing`: what it has not painted is owed to the next one.
        """
        size = canvas.surface.get_size()
        if self._picture is None or self._picture.get_size() != size or (self.clear and self.stale):
            self._picture, self.stale = _bare(size) if self.clear else pygame.Surface(size), True
        under = canvas.onto(self._picture)
        whole = self._picture.get_rect()
        boxes = [box for box in (canvas.box(place).clip(whole) for place in places) if box.width and box.height]
        at_once = canvas.box(first) if first is not None else whole
        now = [*self._owed, *self._waits, *(box for box in boxes if box.colliderect(at_once))]
        self._waits = [] if self.stale else [box for box in boxes if not box.colliderect(at_once)]
        self._owed = [whole] if self.stale else merged(now, _SPENT)
        self.fresh, self._ahead = [*self._ahead, *self._owed], []
        for box in self._owed:
            bounded = under.within(box)
            if self.clear and not self.stale:
                self._picture.fill((0, 0, 0, 0), box)
            paint(bounded)
        self._picture.set_clip(None)
        self.stale, self._owed = False, []
        return self._picture

    def paint_ahead(self, canvas: Canvas, places: Sequence[FRect], paint: Callable[[Canvas], None]) -> None:
        """Paint in spare time what the next picture would; it tells these places as fresh."""
        self.picture(canvas, places, paint)
        self._ahead = self.fresh


def _bare(size: tuple[int, int]) -> pygame.Surface:
    """A clear surface that takes memory only where something is drawn on it."""
    if sys.platform == "win32":
        memory = mmap.mmap(-1, size[0] * size[1] * 4)
    else:  # what is shared takes memory already where it is read
        memory = mmap.mmap(-1, size[0] * size[1] * 4, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    return pygame.image.frombuffer(memory, size, "BGRA")


def paint_widgets(under: Canvas, widgets: Sequence[Widget], mood: Callable[[Widget], Mood]) -> None:
    """Draw widgets, the ring of the focused one and the marks of scrolling regions, as far as they are in bounds."""
    near = [widget for widget in widgets if widget.drawn and under.meets(widget.reach)]
    for widget in near:
        view = widget.region.view if widget.region else None
        if view is None or widget.place.colliderect(view):
            under.clip(view)
            widget.draw(under, mood(widget))
    for widget in near:
        if widget.focusable and mood(widget).focus:
            under.clip(_ring_room(widget))
            widget.draw_focus(under)
    under.clip(None)
    for region in focus.regions(widgets):
        tooltips.scroll_mark(under, region)
        if mood(Widget(SCROLLS + region.name, region.view)).focus:
            materials.focus_ring(under, scroll_bars.groove(region), scroll_bars.WIDE)


def _ring_room(widget: Widget) -> FRect | None:
    """Where the ring of the focus is seen: beyond the edge of what scrolls only if all of the widget is in sight."""
    if widget.region is None:
        return None
    view = widget.region.view
    return view.inflate(18, 18) if view.inflate(2, 2).contains(widget.place) else view


def _looks(widgets: Sequence[Widget], mood: Callable[[Widget], Mood]) -> dict[object, Look]:
    """How widgets and the marks of scrolling regions look now."""
    looks: dict[object, Look] = {
        widget.name: (widget.reach, (tuple(widget.place), widget.look(), mood(widget)))
        for widget in widgets
        if widget.drawn
    }
    for region in focus.regions(widgets):
        looks["scrolled", region.name] = region.view.inflate(_MARK, _MARK), (region.reach, region.offset)
    return looks


# Where a picture is not clear: one that is copied frame after frame is copied in pieces, without most of the rest.

_LARGE = 30_000
"""Pixels from which on it pays."""
_TIGHT_PIECES_BAND = 64
_SEEN_BEFORE = 15
"""Frames in which a picture is copied whole: looking where it is clear costs as much as copying it four times, and what
rests may be in the background by then."""
_SPARES = 0.7
_LOOKED = 60_000
"""Pixels that are looked at in a frame, some 0.2 ms: a large picture takes 2 ms."""


class TightPieces:
    """Knows the pictures of the last frame, for how long each was seen, and its pieces once they were looked for."""

    def __init__(self) -> None:
        self._seen: dict[int, tuple[pygame.Surface, int, list[pygame.Rect]]] = {}
        self._half: tuple[pygame.Surface | None, int, list[pygame.Rect]] = None, 0, []

    def find(self, pictures: Iterable[pygame.Surface]) -> None:
        """A frame shows these, which do not change; it is looked for some more pieces of one of them."""
        before, self._seen, looked = self._seen, {}, False
        for picture in pictures:
            if picture.get_width() * picture.get_height() < _LARGE or not picture.get_flags() & pygame.SRCALPHA:
                continue
            _, frames, pieces = before.get(id(picture), (picture, 0, []))
            if not pieces and not looked and frames >= _SEEN_BEFORE:
                pieces, looked = self._look(picture), True
            self._seen[id(picture)] = picture, frames + 1, pieces
        if self._half[0] is not None and id(self._half[0]) not in self._seen:
            self._half = None, 0, []

    def _look(self, picture: pygame.Surface) -> list[pygame.Rect]:
        """Look at some more bands of a picture; tell its pieces once all of it was looked at."""
        half, top, found = self._half if self._half[0] is picture else (picture, 0, [])
        (wide, high), step = picture.get_size(), _TIGHT_PIECES_BAND
        end = min(high, top + max(1, _LOOKED // wide // step) * step)
        for row in range(top, end, step):
            band = pygame.Rect(0, row, wide, min(step, end - row))
            seen = picture.subsurface(band).get_bounding_rect()
            if seen.width and seen.height:
                found.append(seen.move(0, row))
        done = end == high
        self._half = (None, 0, []) if done else (half, end, found)
        return _worth(picture, found) if done else []

    def of(self, picture: pygame.Surface) -> list[pygame.Rect]:
        """The pieces of a picture; none if it is to be copied whole."""
        found = self._seen.get(id(picture))
        return found[2] if found is not None else []


def _worth(picture: pygame.Surface, found: list[pygame.Rect]) -> list[pygame.Rect]:
    """Bands without their clear ends, or all of the picture where that spares too little."""
    whole, area = picture.get_rect(), sum(piece.width * piece.height for piece in found)
    return found if area < _SPARES * whole.width * whole.height else [whole]


# Pictures laid over one another, drawn again only where one of them has changed since the last frame.

Blit = tuple[pygame.Surface, tuple[int, int], pygame.Rect, int]


class Item(NamedTuple):
    """A picture, its upper left corner on the surface, and the part of it that is shown if not all of it; pixels.

    A picture that is painted anew is another surface: by that a change is known. blend: how it is laid over the rest,
    a `special_flags` of pygame; light is multiplied or added, and hides nothing.
    """

    picture: pygame.Surface
    at: tuple[int, int]
    part: pygame.Rect | None = None
    blend: int = 0

    @property
    def blit(self) -> Blit:
        """What `pygame.Surface.blits` takes."""
        return self.picture, self.at, self.part or self.picture.get_rect(), self.blend

    @property
    def box(self) -> pygame.Rect:
        """The place it takes."""
        return pygame.Rect(self.at, self.part.size if self.part else self.picture.get_size())

    @property
    def origin(self) -> tuple[int, int]:
        """Where the corner of the whole picture is; one pixel has none, as it is seen everywhere alike."""
        if self.picture.get_size() == ONE:
            return 0, 0
        left, top = self.part.topleft if self.part else (0, 0)
        return self.at[0] - left, self.at[1] - top

    def continues(self, old: Item, way: tuple[int, int]) -> bool:
        """Whether it shows what an older one would if that had gone this way."""
        if self.picture is not old.picture or self.blend != old.blend:
            return False
        (x, y), (old_x, old_y) = self.origin, old.origin
        return self.picture.get_size() == ONE or (x - old_x, y - old_y) == way


class Hidden(NamedTuple):
    """Places where so many items, the first ones, are hidden by opaque ones that stay as they are; px."""

    below: int
    boxes: Sequence[pygame.Rect]


NOTHING = Hidden(0, ())


class Strip(NamedTuple):
    """A part of what is seen, px, and a picture of it."""

    box: pygame.Rect
    picture: pygame.Surface


class DirtyBlitter:
    """Draws frame after frame; the first of the items is to fill the surface."""

    def __init__(self) -> None:
        self._last: list[Item | None] = []
        self._tight = TightPieces()
        self._room = pygame.Surface((0, 0))

    def show(
        self,
        canvas: Canvas,
        items: Sequence[Item | None],
        fresh: Iterable[pygame.Rect] = (),
        within: Sequence[pygame.Rect] | None = None,
        hidden: Hidden = NOTHING,
    ) -> list[pygame.Rect]:
        """Draw items from behind to the front; an item may be None. fresh: where else something has changed. hidden:
        where the first items are hidden by what stays as it is.

        The first ones may be parts of the surface itself, as what is enlarged straight onto it: then all else is drawn
        there, and elsewhere what has changed. within: the parts of the surface that are wanted, all of it if left out.
        Tell where it was drawn.
        """
        surface, bounds = canvas.surface, canvas.bounds or canvas.surface.get_rect()
        laid = [item.box for item in takewhile(partial(_lies_on, surface), items) if item is not None]
        drawn = list(self._blits(items[len(laid) :]))
        top = _cover(drawn)
        boxes = [bounds] if within is None else list(within)
        if canvas.kept and self._last and items and within is None:
            found = partial(self._beside, laid=laid) if laid else partial(self._boxes, whole=bounds, hidden=hidden)
            boxes = found(surface, items, list(fresh))
        boxes = [box for box in (box.clip(bounds) for box in boxes) if box.width and box.height]
        for box in boxes:
            for part in without(box, drawn[top][1]) if top else ():
                _draw(surface, part, drawn[:top])
            _draw(surface, box, drawn[top:])
        canvas.clip(None)
        self._last = list(items)
        return boxes

    def strips(self, canvas: Canvas, items: Sequence[Item | None], box: pygame.Rect) -> Iterator[Strip]:
        """What is seen in a box, strip by strip from top to bottom; each is painted over by the next one.

        All are drawn on one picture so small that it stays in the processor's cache: to enlarge what was drawn on one
        as large as the canvas takes half as long again.
        """
        drawn = [(item.blit, item.box) for item in items if item is not None and item.box.colliderect(box)]
        for band in bands(box):
            picture = self._strip_of(canvas, band.size)
            near = (each for each in drawn if each[1].colliderect(band))
            _draw(picture, picture.get_rect(), [_shifted_by(-band.x, -band.y, *each) for each in near])
            yield Strip(band, picture)

    def _strip_of(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """A picture of a size within one that only grows."""
        wide, high = self._room.get_size()
        if size[0] > wide or size[1] > high:
            self._room = pygame.Surface((max(wide, size[0]), max(high, size[1])), 0, canvas.surface)
        return self._room.subsurface(pygame.Rect((0, 0), size))

    def _beside(
        self,
        surface: pygame.Surface,
        items: Sequence[Item | None],
        fresh: Sequence[pygame.Rect],
        laid: list[pygame.Rect],
    ) -> list[pygame.Rect]:
        """Where the surface itself was drawn on, and what has changed beside that; all of it if that lay elsewhere."""
        before = takewhile(partial(_lies_on, surface), self._last)
        if [item.box for item in before if item is not None] != list(laid):
            return [surface.get_rect()]
        found = joined([*self._changed(items, len(laid)), *fresh])
        for box in laid:
            found = [rest for piece in found for rest in without(piece, box)]
        return [*laid, *found]

    def _boxes(
        self,
        surface: pygame.Surface,
        items: Sequence[Item | None],
        fresh: Sequence[pygame.Rect],
        whole: pygame.Rect,
        hidden: Hidden,
    ) -> list[pygame.Rect]:
        """Where anything has changed; where that is what fills the surface, all that no opaque picture still hides and
        that was not there before somewhere else."""
        if self._last[0] == items[0]:
            return self._seen_changed(items, fresh, hidden)
        hiding = _largest((n, item.box) for n, item in enumerate(items) if n and item is not None and _solid(item))
        cover = items[hiding]
        if not hiding or cover is None or self._last[hiding : hiding + 1] != [cover]:
            return self._moved(surface, items, fresh, whole)
        below = cover.box
        over = joined([*self._changed(items, hiding), *fresh])
        largest, *others = sorted(without(whole, below), key=_area, reverse=True) or [whole]
        seen = self._moved(surface, items, fresh, largest)
        return [*seen, *others, *(box.clip(below) for box in over if box.colliderect(below))]

    def _seen_changed(
        self, items: Sequence[Item | None], fresh: Sequence[pygame.Rect], hidden: Hidden
    ) -> list[pygame.Rect]:
        """Where anything has changed that is seen."""
        if not hidden.boxes:
            return joined([*self._changed(items, 0), *fresh])
        below = joined(self._changed(items, 0, hidden.below))
        for box in hidden.boxes:
            below = [rest for piece in below for rest in without(piece, box)]
        return merged([*below, *self._changed(items, hidden.below), *fresh], _SPENT)

    def _moved(
        self, surface: pygame.Surface, items: Sequence[Item | None], fresh: Sequence[pygame.Rect], room: pygame.Rect
    ) -> list[pygame.Rect]:
        """Where a room is to be drawn whose ground has changed: where it only lies elsewhere, what is seen goes along
        with it, and what does not is drawn anew."""
        way = _way(self._last[0], items[0])
        if way is None:
            return [room]
        changed = chain(without(room, room.move(way)), fresh, self._shifted(items, way))
        most = _SCROLLS * _area(room)
        boxes = merged((box.clip(room) for box in changed if box.colliderect(room)), _SPENT, most)
        if sum(map(_area, boxes)) > most:
            return [room]
        surface.set_clip(room)
        surface.scroll(*way)
        return boxes

    def _shifted(self, items: Sequence[Item | None], way: tuple[int, int]) -> Iterator[pygame.Rect]:
        """Where items have changed but for a way on which all went; light first, which lies over most."""
        for old, new in reversed([*zip_longest(self._last[1:], items[1:])]):
            before, now = old and old.box.move(way), new and new.box
            if old is None or new is None or not new.continues(old, way):
                yield from (box for box in (before, now) if box is not None)
            elif before is not None and now is not None and before != now:
                yield from (*without(before, now), *without(now, before))

    def _blits(self, items: Sequence[Item | None]) -> Iterator[tuple[Blit, pygame.Rect]]:
        """What is to be copied, and its place; a picture with much clear room in it goes in pieces."""
        self._tight.find(item.picture for item in items if item is not None and item.part is None)
        for item in items:
            if item is None:
                continue
            picture, at, part, blend = item
            if part is not None:
                yield (picture, at, part, blend), pygame.Rect(at, part.size)
                continue
            pieces = self._tight.of(picture)
            for piece in pieces:
                corner = at[0] + piece.x, at[1] + piece.y
                yield (picture, corner, piece, blend), pygame.Rect(corner, piece.size)
            if not pieces:
                inner = picture.get_rect()
                yield (picture, at, inner, blend), pygame.Rect(at, inner.size)

    def _changed(self, items: Sequence[Item | None], first: int, end: int | None = None) -> Iterator[pygame.Rect]:
        """The places of all items from the first one on that have come, gone or changed."""
        for old, new in zip_longest(self._last[first:end], items[first:end]):
            if old is not new and (old is None or new is None or old.picture is not new.picture or old[1:] != new[1:]):
                yield from (item.box for item in (old, new) if item is not None)


def _lies_on(surface: pygame.Surface, item: Item | None) -> bool:
    return item is not None and item.picture.get_parent() is surface


def _way(old: Item | None, new: Item | None) -> tuple[int, int] | None:
    """By how many pixels a ground of which another part is shown has gone; None if anything else of it changed."""
    if old is None or new is None or old.part is None or new.part is None:
        return None
    way = old.part.x - new.part.x, old.part.y - new.part.y
    return way if old._replace(part=new.part) == new and old.part.size == new.part.size else None


def _area(box: pygame.Rect) -> int:
    return box.width * box.height


def _cover(drawn: Sequence[tuple[Blit, pygame.Rect]]) -> int:
    """The largest picture that hides what is below it, or 0."""
    return _largest((n, place) for n, (blit, place) in enumerate(drawn) if n and _solid(blit))


def _solid(blit: Blit | Item) -> bool:
    return not blit[3] and not blit[0].get_flags() & pygame.SRCALPHA


def _largest(places: Iterable[tuple[int, pygame.Rect]]) -> int:
    """The number with the largest place, or 0."""
    return max(places, key=lambda found: found[1].width * found[1].height, default=(0, pygame.Rect(0, 0, 0, 0)))[0]


def _draw(surface: pygame.Surface, box: pygame.Rect, drawn: Sequence[tuple[Blit, pygame.Rect]]) -> None:
    """Draw what meets a box; a large one in bands, so that what is laid over it finds it in the cache."""
    near = [(blit, place) for blit, place in drawn if place.colliderect(box)]
    for band in bands(box) if box.width * box.height > _WHOLE else (box,):
        surface.set_clip(band)
        copied: list[Blit] = []
        for blit, place in near:
            if not place.colliderect(band):
                continue
            if blit[3] and blit[0].get_size() == ONE:
                surface.blits(copied, False)
                copied = []
                surface.fill(blit[0].get_at((0, 0)), place, blit[3])
            elif _solid(blit):
                copied += _into_cache(surface, blit, place.clip(band))
            else:
                copied.append(blit)
        surface.blits(copied, False)


def _shifted_by(x: int, y: int, blit: Blit, place: pygame.Rect) -> tuple[Blit, pygame.Rect]:
    picture, (left, top), part, blend = blit
    return (picture, (left + x, top + y), part, blend), place.move(x, y)


_LINE = 16
"""Bytes. SDL copies rows past the cache where both pictures begin and go on at a multiple of that, and what lies over
them has to fetch them: light is multiplied with narrow rows in 0.53 ms a million pixels then, else in 0.13."""


def _into_cache(surface: pygame.Surface, blit: Blit, box: pygame.Rect) -> Iterator[Blit]:
    """So much of an opaque picture, its first column by itself where the rows would be copied past the cache."""
    picture, at, part, _blend = blit
    x, y = part.x + box.x - at[0], part.y + box.y - at[1]
    past = not any(number % _LINE for number in (4 * x, 4 * box.x, picture.get_pitch(), surface.get_pitch()))
    first = 1 if past else 0
    if past:
        yield picture, box.topleft, pygame.Rect(x, y, first, box.height), 0
    yield picture, (box.x + first, box.y), pygame.Rect(x + first, y, box.width - first, box.height), 0


# Pictures that rest are painted into the background, so that a frame copies only what moves.

_RESTS_AFTER = 12
"""Frames without motion after which a picture is painted into the background: a fifth of a second."""
_NEAR = 1
"""Pixels by which a picture at rest shifts on the background when a camera moves: both are rounded."""


class _Painted(NamedTuple):
    """An item in the background, its place there, px, and what it hides there, which may begin further in."""

    number: int
    at: tuple[int, int]
    corner: tuple[int, int]
    hides: pygame.Surface


class RestingItems:
    """Moves pictures in and out of the background, the first of the items, which it paints on.

    fresh: where the background was changed the last time, px of the surface that is drawn on.
    """

    def __init__(self) -> None:
        self._ground: pygame.Surface | None = None
        self._last: list[tuple[pygame.Surface, tuple[int, int]] | None] = []
        self._rested: list[int] = []
        self._painted: list[_Painted] = []
        self.fresh: list[pygame.Rect] = []

    def clear(self) -> None:
        """Leave the background as it was painted."""
        self._take_out(0)
        self._ground = None

    def moving(self, items: Sequence[Item | None]) -> list[Item | None]:
        """The items without those that are in the background now; the others keep their place in the list."""
        first = items[0]
        assert first is not None
        shift, self.fresh = _shift(first), []
        if first.picture is not self._ground or len(items) != len(self._last):
            self._take_out(0, shift)
            self._ground, self._last, self._rested = first.picture, [None] * len(items), [0] * len(items)
        resting = self._resting(items, shift)
        self._repaint(items, shift, resting)
        return [None if index in resting else item for index, item in enumerate(items)]

    def _resting(self, items: Sequence[Item | None], shift: tuple[int, int]) -> set[int]:
        """Which items have not moved for long and lie over nothing that moves."""
        found: set[int] = set()
        moving: list[pygame.Rect] = []
        for index, item in enumerate(items):
            if index == 0 or item is None:
                self._last[index] = None
                continue
            self._count(index, item, shift)
            if self._rested[index] >= _RESTS_AFTER and item.box.collidelist(moving) < 0:
                found.add(index)
            else:
                moving.append(item.box)
        return found

    def _count(self, index: int, item: Item, shift: tuple[int, int]) -> None:
        at, last = (item.at[0] + shift[0], item.at[1] + shift[1]), self._last[index]
        near = last is not None and abs(last[1][0] - at[0]) <= _NEAR and abs(last[1][1] - at[1]) <= _NEAR
        if last is not None and near and item.picture is last[0] and _may_rest(item):
            self._rested[index] += 1
        else:
            self._rested[index] = 0
            self._last[index] = item.picture, at

    def _repaint(self, items: Sequence[Item | None], shift: tuple[int, int], resting: set[int]) -> None:
        """Take out what moves again and all that was painted after it, and paint what rests."""
        wanted = sorted(resting)
        same = 0
        while same < min(len(wanted), len(self._painted)) and self._painted[same].number == wanted[same]:
            same += 1
        before = {painted.number: painted.at for painted in self._painted[same:]}
        self._take_out(same, shift)
        for number in wanted[same:]:
            item = items[number]
            assert item is not None
            at = item.at[0] + shift[0], item.at[1] + shift[1]
            self._put_in(number, item.picture, before.get(number, at), shift)

    def _put_in(self, number: int, picture: pygame.Surface, at: tuple[int, int], shift: tuple[int, int]) -> None:
        assert self._ground is not None
        box = pygame.Rect(at, picture.get_size()).clip(self._ground.get_rect())
        hides = pygame.Surface(box.size)
        hides.blit(self._ground, (0, 0), box)
        self._painted.append(_Painted(number, at, box.topleft, hides))
        self._ground.blit(picture, at)
        self.fresh.append(box.move(-shift[0], -shift[1]))

    def _take_out(self, kept: int, shift: tuple[int, int] = (0, 0)) -> None:
        """Take out all but the first so many, the last one first: each gives back what it hid."""
        while len(self._painted) > kept:
            painted = self._painted.pop()
            assert self._ground is not None
            self.fresh.append(self._ground.blit(painted.hides, painted.corner).move(-shift[0], -shift[1]))


def _shift(ground: Item) -> tuple[int, int]:
    """From a place on the surface to one on the background."""
    left, top = ground.part.topleft if ground.part else (0, 0)
    return left - ground.at[0], top - ground.at[1]


def _may_rest(item: Item) -> bool:
    """Only a picture with clear room is copied into the background: an opaque one hides what is drawn below it."""
    return item.part is None and not item.blend and bool(item.picture.get_flags() & pygame.SRCALPHA)


# Widgets over something that moves: their layer is copied over it, pane by pane.


Items = Callable[[Canvas], list[Item | None]]
_CARD = 24.0
"""How far within its pane a card is at the most, with its shadow and its round corners; design units."""


class Overlay:
    """How a screen is drawn whose widgets lie over what moves: `Screen` draws so if it has one.

    beneath: what moves under the widgets; the first item of it fills the canvas. between: what the screen draws itself
    under the widgets, above: what moves above them; either always has as many items. fresh: where `beneath` has painted
    on a picture that it hands out again, px.
    """

    def __init__(self, beneath: Items, between: Items, above: Items = lambda canvas: []) -> None:
        self.beneath, self.between, self.above = beneath, between, above
        self.blitter = DirtyBlitter()
        self.hiding = HidingPanes()
        self.resting = RestingItems()
        self.panes: list[FRect] = []
        self.fresh: list[pygame.Rect] = []
        self._told = False
        self._split: tuple[list[FRect], tuple[int, int]] = ([], (0, 0))
        self._pieces: list[pygame.Rect] = []

    def draw(self, canvas: Canvas, still: Callable[[], pygame.Surface], layer: DirtyLayer, told: bool) -> None:
        """Draw what moves, the panes over it, then what moves above them; told: an explanation covers some of it."""
        canvas.kept = canvas.kept and not (told or self._told)
        self._told = told
        widgets, boxes = still(), self._boxes(canvas)
        panes = [Item(widgets, box.topleft, box) for box in boxes]
        below = [*self.resting.moving(self.beneath(canvas)), *self.between(canvas)]
        fresh, self.fresh = [*layer.fresh, *self.resting.fresh, *self.fresh], []
        hidden = Hidden(len(below), self.hiding.follow(widgets, boxes, layer.fresh))
        self.blitter.show(canvas, [*below, *panes, *self.above(canvas)], fresh, hidden=hidden)

    def look(self, canvas: Canvas) -> None:
        """Look in spare time which panes hide what is below them."""
        self.hiding.look(canvas.px(_CARD))

    def _boxes(self, canvas: Canvas) -> Sequence[pygame.Rect]:
        if self._split != (self.panes, canvas.surface.get_size()):
            self._split = list(self.panes), canvas.surface.get_size()
            whole = canvas.surface.get_rect()
            self._pieces = split(canvas.box(pane).clip(whole) for pane in self.panes)
        return self._pieces
