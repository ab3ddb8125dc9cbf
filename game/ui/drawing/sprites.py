"""Pictures by name from the assets, at the pixels wanted, and kept; the longest unused dropped first."""

from __future__ import annotations

import io
import json
import logging
import math
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property, partial
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

import pygame

from game.ui.drawing import shapes as outlines
from game.ui.drawing import theme
from game.ui.drawing.first_drawing import Unfinished
from game.ui.drawing.theme import Colour

Make = Callable[[], pygame.Surface]
_LEAST = 24 << 20
_WINDOWS = 6


class SurfaceCache:
    """A cache of surfaces by key, bounded in bytes; until: when no further one is made, see `first_drawing`."""

    def __init__(self, limit: int = _LEAST) -> None:
        self.limit = limit
        self.held, self.until = 0, math.inf
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._latest: dict[Hashable, Hashable] = {}

    def get(self, key: Hashable, make: Make) -> pygame.Surface:
        """The surface kept under ``key``, made now if it is not there."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self._kept[key] = made
        self.held += _weight(made)
        while self.held > self.limit and len(self._kept) > 1:
            self.held -= _weight(self._kept.popitem(last=False)[1])
        self.pause()
        return made

    def latest(self, kind: Hashable, version: Hashable, make: Make) -> pygame.Surface:
        """The surface of a kind in this version; the one before it is dropped."""
        before = self._latest.get(kind)
        if before != version and (kind, before) in self._kept:
            self.held -= _weight(self._kept.pop((kind, before)))
        self._latest[kind] = version
        return self.get((kind, version), make)

    def pause(self) -> None:
        """Between two pictures: raises Unfinished where the time for them is over."""
        if perf_counter() > self.until:
            raise Unfinished

    @contextmanager
    def undivided(self) -> Iterator[None]:
        """Do not stop within this block."""
        until, self.until = self.until, math.inf
        try:
            yield
        finally:
            self.until = until

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def touch(self, key: Hashable) -> None:
        """Count what is kept under ``key`` as used now, so that it is not the next to be dropped."""
        if key in self._kept:
            self._kept.move_to_end(key)

    @contextmanager
    def passing(self) -> Iterator[None]:
        """Keep nothing of what is made within this block: it is painted with only once."""
        before = set(self._kept)
        yield
        for key in self._kept.keys() - before:
            self.held -= _weight(self._kept.pop(key))

    def suit(self, surface: pygame.Surface) -> None:
        """Keep about as much as some surfaces of this size take; where that is exceeded, begin anew.

        So the memory of a window that was much larger is given back, even if nothing new is made afterwards.
        """
        self.limit = max(_LEAST, _WINDOWS * _weight(surface))
        if self.held > self.limit:
            self.clear()

    def clear(self) -> None:
        """Forget everything, as after a change of size or theme."""
        self._kept.clear()
        self._latest.clear()
        self.held = 0

    def __len__(self) -> int:
        return len(self._kept)


def _weight(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


# Pictures by name from the assets, at the pixels wanted; a missing one is no error, nor is one that is damaged.

_log = logging.getLogger(__name__)
T = TypeVar("T")
_KINDS = (".svg", ".webp", ".png")
_TINT = "#000000"
# A picture that is stored smaller too is taken from there if it need not grow by more than this.
_GROWS = 1.1


class Info(NamedTuple):
    """What the manifest ``sprites.json`` tells of a picture: one frame's size in pixels, and its measures.

    per: pixels for one design unit, or for one centimetre where ``unit`` is ``cm``. anchor: the pixel that is put on a
    place. slice: the margins left, top, right, bottom that do not stretch. frames: equal pictures side by side.
    bleed: design units of shadow round the thing itself. z: how far in front it stands among others. drop: how far a
    shadow falls beside its thing. smaller: the endings of its smaller files with their per cents, the smallest first.
    """

    size: tuple[int, int]
    per: float = 1.0
    unit: str = "design"
    anchor: tuple[float, float] = (0.0, 0.0)
    slice: tuple[int, int, int, int] = (0, 0, 0, 0)
    frames: int = 1
    bleed: float = 0.0
    z: int = 0
    drop: tuple[float, float] = (0.0, 0.0)
    smaller: tuple[str, ...] = ()


class Sprites:
    """Finds ``assets/<name>.svg``, ``.webp`` or ``.png`` and keeps it scaled.

    A name is a path below the assets without its ending: ``ui/gear``, ``mice/red``. outlined: whether what moves on a
    board gets a line round it. strong: whether the print of boards and cards gets deep grounds.
    """

    def __init__(self, folder: Path, store: SurfaceCache) -> None:
        self.folder = folder
        self.store = store
        self.outlined = self.strong = False
        self._paths: dict[str, Path | None] = {}
        self._listed: dict[Path, set[str]] = {}
        self._infos: dict[str, Info | None] = {}
        self._originals: dict[Path, pygame.Surface] = {}
        self._brief: dict[Hashable, list[pygame.Surface]] = {}

    @cached_property
    def _manifest(self) -> dict[str, dict[str, Any]]:
        try:
            found = json.loads((self.folder / "sprites.json").read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            _log.info("no manifest of sprites: %s", error)
            return {}
        return found if isinstance(found, dict) else {}

    def path(self, name: str) -> Path | None:
        """The file of a sprite, or None."""
        if name not in self._paths:
            folder = self.folder / name.rpartition("/")[0]
            if folder not in self._listed:
                self._listed[folder] = {path.name for path in folder.iterdir()} if folder.is_dir() else set()
            stem = name.rpartition("/")[2]
            kinds = (kind for kind in _KINDS if f"{stem}{kind}" in self._listed[folder])
            self._paths[name] = next((folder / f"{stem}{kind}" for kind in kinds), None)
        return self._paths[name]

    def info(self, name: str) -> Info | None:
        """The measures of a sprite, or None if there is none."""
        if name not in self._infos:
            path = self.path(name)
            self._infos[name] = self._good(name, lambda: self._read(name, path)) if path is not None else None
        return self._infos[name]

    def _good(self, name: str, read: Callable[[], T]) -> T | None:
        """What is read of a sprite; where that cannot be, there is no such sprite from now on."""
        try:
            return read()
        except (pygame.error, OSError, ValueError, TypeError, LookupError, AttributeError, ArithmeticError) as error:
            _log.warning("picture %s is damaged and left out: %s", name, error)
            self._paths[name] = self._infos[name] = None
            return None

    def _read(self, name: str, path: Path) -> Info:
        entry = self._manifest.get(name)
        if entry is None:
            if not self._manifest and path.suffix != ".svg":
                raise ValueError("no measures are noted")
            return Info(read_picture(path).get_size())
        wide, high = entry["size"]
        if min(wide, high, entry["per"], entry.get("frames", 1)) <= 0:
            raise ValueError("a measure of nothing")
        return Info(
            size=(wide, high),
            per=entry["per"],
            unit=entry["unit"],
            anchor=tuple(entry.get("anchor", (0.0, 0.0))),
            slice=tuple(entry.get("slice", (0, 0, 0, 0))),
            frames=entry.get("frames", 1),
            bleed=entry.get("bleed", 0.0),
            z=entry.get("z", 0),
            drop=tuple(entry.get("drop", (0.0, 0.0))),
            smaller=tuple(entry.get("smaller", ())),
        )

    def get(
        self, name: str, size: tuple[int, int], frame: int = 0, tint: Colour | None = None
    ) -> pygame.Surface | None:
        """One frame at ``size`` pixels, black turned into ``tint`` for SVG; None if there is no such sprite."""
        path, info = self.path(name), self.info(name)
        if path is None or info is None:
            return None
        size = max(1, size[0]), max(1, size[1])
        ringed, deep = self.outlined and outlines.moves(name), self.strong and theme.prints(name)
        key = ("sprite", name, size, frame % info.frames, tint, ringed, deep)
        if info.frames > 1:
            self.store.touch(_strip(path))  # while one frame is seen, the others may be wanted, and opening takes 3 ms
        scaled = partial(self._scaled, path, info, size, frame % info.frames, tint)
        changed = outlines.outlined if ringed else theme.deepened if deep else _as_it_is
        return self._good(name, lambda: self.store.get(key, lambda: changed(scaled())))

    def shrunk(self, name: str, size: tuple[int, int], numbers: Sequence[int] = (0,)) -> list[pygame.Surface]:
        """Frames of a sprite, not kept: for what keeps them itself, or paints with them only once.

        Clear ones if it turns out to be damaged, none if there is no such sprite.
        """
        path, info = self.path(name), self.info(name)
        if path is None or info is None:
            return []
        size = max(1, size[0]), max(1, size[1])
        ringed = self.outlined and outlines.moves(name)
        key = ("shrunk", name, size, tuple(numbers), ringed)
        if key not in self._brief:
            strip = self._good(name, lambda: _loaded(path, info, size))
            found = [_cell(strip, info, size, number) if strip else _clear(size) for number in numbers]
            made = [outlines.outlined(one) for one in found] if ringed else found
            if math.isinf(self.store.until):
                return made
            self._brief[key] = made
            self.store.pause()
        return self._brief[key]

    def part(self, name: str, size: tuple[int, int], box: pygame.Rect, keep: bool = True) -> pygame.Surface | None:
        """What lies within a box of a single picture scaled to ``size`` pixels, and only that is scaled.

        None if there is no such sprite. keep: it will be wanted again.
        """
        path, info = self.path(name), self.info(name)
        if path is None or info is None:
            return None
        key = ("part", name, size, tuple(box))
        file = _file(path, info, size)

        def make() -> pygame.Surface:
            return _part_of(self._original(file), size, box)

        if keep:
            return self._good(name, lambda: self.store.get(key, make))
        if key not in self._brief:
            self._brief[key] = [one] if (one := self._good(name, make)) else []
            self.store.pause()
        return next(iter(self._brief[key]), None)

    def _original(self, file: Path) -> pygame.Surface:
        """A picture of which several parts may be wanted in one frame, or that is scaled in the next slice of one."""
        if file not in self._originals:
            self._originals[file] = read_picture(file)
            self.store.pause()  # to open a large picture takes as long as to scale it
        return self._originals[file]

    def drawn(self) -> None:
        """A frame is drawn, in however many slices: let go what was opened only for it, some megabytes."""
        self._originals, self._brief = {}, {}

    def _scaled(self, path: Path, info: Info, size: tuple[int, int], frame: int, tint: Colour | None) -> pygame.Surface:
        if path.suffix == ".svg":
            return _drawn(path, size, tint)
        # The large original of a single picture is not wanted again; a strip is, for its other frames.
        if info.frames == 1:
            sliced = not math.isinf(self.store.until)
            return _cell(
                self._original(_file(path, info, size)) if sliced else _loaded(path, info, size), info, size, 0
            )
        return _cell(self.store.get(_strip(path), lambda: read_picture(path)), info, size, frame)

    def stretched(self, name: str, size: tuple[int, int], scale: float) -> pygame.Surface | None:
        """A nine-slice sprite at ``size`` pixels, its margins at ``scale`` pixels a design unit."""
        path, info = self.path(name), self.info(name)
        if path is None or info is None:
            return None
        key = ("nine", name, size, round(scale, 4))
        return self._good(name, lambda: self.store.get(key, lambda: _nine(*self._whole(path, info, size), size, scale)))

    def _whole(self, path: Path, info: Info, size: tuple[int, int]) -> tuple[pygame.Surface, Info]:
        """A picture that is not to be cut into frames, with the measures of what was stored; kept for other sizes."""
        file = _file(path, info, size)
        picture = self.store.get(("whole", str(file)), lambda: _plain(read_picture(file)))
        share = picture.get_width() / info.size[0]
        left, top, right, bottom = (round(margin * share) for margin in info.slice)
        return picture, info._replace(per=info.per * share, slice=(left, top, right, bottom))


def _strip(path: Path) -> Hashable:
    """What a picture of many frames is kept under as it was opened."""
    return "strip", str(path)


def _as_it_is(picture: pygame.Surface) -> pygame.Surface:
    return picture


def _drawn(path: Path, size: tuple[int, int], tint: Colour | None) -> pygame.Surface:
    text = path.read_text(encoding="utf-8")
    if tint is not None:
        text = text.replace(_TINT, "#{:02x}{:02x}{:02x}".format(*tint))
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)


def _loaded(path: Path, info: Info, size: tuple[int, int]) -> pygame.Surface:
    """The picture as stored, smaller where that is large enough; raises ValueError if it is too narrow."""
    found = read_picture(_file(path, info, size))
    if found.get_width() < info.frames:
        raise ValueError("narrower than its frames are many")
    return found


def _file(path: Path, info: Info, size: tuple[int, int]) -> Path:
    share = max(wanted / stored for wanted, stored in zip(size, info.size, strict=True))
    fitting = (path.with_suffix(kind) for kind in info.smaller if share <= int(kind.split(".")[1]) / 100 * _GROWS)
    return next((file for file in fitting if file.is_file()), path)


def read_picture(path: Path) -> pygame.Surface:
    """A picture as its file has it; every file is read through here."""
    return pygame.image.load(str(path))


def _cell(strip: pygame.Surface, info: Info, size: tuple[int, int], frame: int) -> pygame.Surface:
    """One frame at a size, brought into the right format only when it is small."""
    wide, high = strip.get_width() // info.frames, strip.get_height()
    cell = strip.subsurface((frame * wide, 0, wide, high))
    if strip.get_bytesize() < 3:
        cell = _plain(cell)
    return _plain(pygame.transform.smoothscale(cell, size) if size != (wide, high) else cell)


def _part_of(picture: pygame.Surface, size: tuple[int, int], box: pygame.Rect) -> pygame.Surface:
    across, down = picture.get_width() / size[0], picture.get_height() / size[1]
    left, right = round(box.left * across), round(box.right * across)
    top, bottom = round(box.top * down), round(box.bottom * down)
    place = pygame.Rect(left, top, max(1, right - left), max(1, bottom - top)).clamp(picture.get_rect())
    cell = picture.subsurface(place.clip(picture.get_rect()))
    cell = _plain(cell) if picture.get_bytesize() < 3 else cell
    return _plain(pygame.transform.smoothscale(cell, box.size) if cell.get_size() != box.size else cell)


def _clear(size: tuple[int, int]) -> pygame.Surface:
    return pygame.Surface(size, pygame.SRCALPHA)


def _plain(picture: pygame.Surface) -> pygame.Surface:
    """The picture in a format that copies fast, with or without a window."""
    flags = pygame.SRCALPHA if picture.get_masks()[3] else 0
    return picture.convert(pygame.Surface((1, 1), flags, 32))


def _nine(picture: pygame.Surface, info: Info, size: tuple[int, int], scale: float) -> pygame.Surface:
    wide, high = picture.get_size()
    left, top, right, bottom = info.slice
    share = scale / info.per
    cuts_x = ((0, left), (left, wide - left - right), (wide - right, right))
    cuts_y = ((0, top), (top, high - top - bottom), (high - bottom, bottom))
    ends_x = _ends(size[0], left * share, right * share)
    ends_y = _ends(size[1], top * share, bottom * share)
    whole = pygame.Surface(size, pygame.SRCALPHA)
    for (x, across), (to_x, new_across) in zip(cuts_x, ends_x, strict=True):
        for (y, down), (to_y, new_down) in zip(cuts_y, ends_y, strict=True):
            if min(across, down, new_across, new_down) > 0:
                part = pygame.transform.smoothscale(picture.subsurface((x, y, across, down)), (new_across, new_down))
                whole.blit(part, (to_x, to_y))
    return whole


def _ends(length: int, first: float, last: float) -> tuple[tuple[int, int], ...]:
    """Where the three stretches of a side begin and how long they are."""
    squeeze = min(1.0, length / max(1.0, first + last))
    a, b = round(first * squeeze), round(last * squeeze)
    return (0, a), (a, length - a - b), (length - b, b)
