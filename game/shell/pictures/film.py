"""A run as a film in one small file, and told in four pictures."""

from __future__ import annotations

import io
import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from heapq import heappush, heapreplace
from operator import ne
from pathlib import Path
from typing import ClassVar, NamedTuple, TypeAlias, TypeVar

import pygame
from pygame import FRect

from game.core.slices import Slices
from game.text import matches as told
from game.text.language import _
from game.ui.drawing import shapes
from game.ui.drawing.canvas import Canvas, scale_of
from game.ui.drawing.lettering import Lettering, Style
from game.ui.drawing.sprites import Sprites, SurfaceCache
from game.ui.drawing.theme import THEMES, rgb
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import Mood, Widget

# An animated GIF from surfaces, a frame at a time: an adaptive palette, and of every frame only what has changed.
#
# Pixels become palette indices without a loop of Python: as text of 15-bit characters that a table translates.


_BUNCH = 16
_MASKS = (0x7C00, 0x03E0, 0x001F, 0)
_HARDLY = 16
"""By how much of 255 a pixel changes in red, green and blue without being drawn anew: found by looking at films."""
_CUT = 0.6
"""What share of the pixels changes where the camera cuts: the few that would stay would look like dirt."""
_COLOURS, _CLEAR = 255, 255
"""So many colours, and the index that lets the frame before be seen."""


def _fifteen(surface: pygame.Surface) -> pygame.Surface:
    """The same in 15-bit colours, which is all that is looked at, in half the room."""
    high = pygame.Surface(surface.get_size(), 0, 16, _MASKS)
    high.blit(surface, (0, 0))
    return high


def _packed(surface: pygame.Surface) -> str:
    """The pixels row by row, each a character of its 15-bit colour."""
    high = _fifteen(surface)
    wide, tall = high.get_size()
    raw, pitch = high.get_buffer().raw, high.get_pitch()
    rows = (raw[row * pitch : row * pitch + 2 * wide] for row in range(tall))
    return b"".join(rows).decode("utf-16-le")


Palette: TypeAlias = tuple[dict[int, str], bytes]
"""Where each 15-bit colour goes, and the 256 colours."""


class Gif:
    """A film that grows by frames of one size; `done` is the file. seconds: how long each frame is seen."""

    def __init__(self, size: tuple[int, int], palette: Palette, seconds: float) -> None:
        self.size = size
        self._delay = max(2, round(seconds * 100))
        self._table, colours = palette
        wide, high = size
        head = b"GIF89a" + wide.to_bytes(2, "little") + high.to_bytes(2, "little") + bytes((0xF7, 0, 0))
        self._parts = [head, colours, b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"]
        self._last = b""
        self._near = _near(colours)

    @property
    def length(self) -> int:
        """Bytes so far."""
        return sum(map(len, self._parts))

    def add(self, surface: pygame.Surface, hold: float = 0.0) -> None:
        """One more frame, seen for so many seconds longer than the others."""
        indices = _packed(surface).translate(self._table).encode("latin-1")
        if self._last and not hold:
            indices = self._steady(indices)
        box, content = self._changed(indices)
        self._last = indices
        delay = self._delay + round(hold * 100)
        left, top, wide, high = box
        place = b"".join(part.to_bytes(2, "little") for part in (left, top, wide, high))
        control = b"\x21\xf9\x04\x05" + delay.to_bytes(2, "little") + bytes((_CLEAR, 0))
        self._parts.append(control + b"\x2c" + place + b"\x00" + _compressed(content))

    def _steady(self, indices: bytes) -> bytes:
        """What is hardly another colour than what is seen there stays as it is, but where the camera cuts."""
        wide, near, kept = self.size[0], self._near, []
        for at in range(0, len(indices), wide):
            new, old = indices[at : at + wide], self._last[at : at + wide]
            if new != old:
                left, right = _apart(new, old)
                part = zip(new[left:right], old[left:right], strict=True)
                middle = bytes([was if was in near[now] else now for now, was in part])
                new = new[:left] + middle + new[right:]
            kept.append(new)
        steady = b"".join(kept)
        return indices if sum(map(ne, steady, self._last)) > _CUT * len(indices) else steady

    def done(self) -> bytes:
        """The whole file."""
        return b"".join(self._parts) + b"\x3b"

    def _changed(self, indices: bytes) -> tuple[tuple[int, int, int, int], bytes]:
        """The smallest box round all that differs from the frame before; what does not differ in it is clear."""
        wide, high = self.size
        if not self._last:
            return (0, 0, wide, high), indices
        pairs = [(indices[at : at + wide], self._last[at : at + wide]) for at in range(0, wide * high, wide)]
        rows = [row for row, (new, old) in enumerate(pairs) if new != old]
        if not rows:
            return (0, 0, 1, 1), bytes((_CLEAR,))
        pairs = pairs[rows[0] : rows[-1] + 1]
        spans = [_apart(new, old) for new, old in pairs if new != old]
        left, right = min(span[0] for span in spans), max(span[1] for span in spans)
        content = b"".join(_altered(new[left:right], old[left:right]) for new, old in pairs)
        return (left, rows[0], right - left, len(pairs)), content


def _near(colours: bytes) -> list[frozenset[int]]:
    """By index those whose colours are hardly another one."""
    parts = [colours[at : at + 3] for at in range(0, len(colours), 3)]
    return [frozenset(number for number, other in enumerate(parts)
                      if max(abs(a - b) for a, b in zip(each, other, strict=True)) <= _HARDLY)
            for each in parts]  # fmt: skip


def _apart(new: bytes, old: bytes) -> tuple[int, int]:
    """The first of the pixels that differ in a row, and the one after the last; some do."""
    differ, wide = int.from_bytes(new) ^ int.from_bytes(old), len(new)
    return wide - (differ.bit_length() + 7) // 8, wide - ((differ & -differ).bit_length() - 1) // 8


def _altered(new: bytes, old: bytes) -> bytes:
    """A row in which what is the same is clear."""
    if new == old:
        return bytes((_CLEAR,)) * len(new)
    return bytes([_CLEAR if one == other else one for one, other in zip(new, old, strict=True)])


def palette(samples: Sequence[pygame.Surface]) -> Slices[Palette]:
    """The colours of some frames, by halving boxes of them; worked out in slices."""
    counts: Counter[str] = Counter()
    for surface in samples:
        counts.update(_packed(surface))
        yield 0.0
    first = [(_split(ord(char)), count) for char, count in counts.items()]
    heap = [(-_worth(first), 0, first)]
    for number in range(1, _COLOURS):
        worth, _unused, widest = heap[0]
        if not worth:
            break
        one, other = _halved(widest)
        heapreplace(heap, (-_worth(one), 2 * number, one))
        heappush(heap, (-_worth(other), 2 * number + 1, other))
        if number % _BUNCH == 0:
            yield 0.5
    boxes = [box for _worth, _unused, box in heap]
    means = [_mean(box) for box in boxes]
    table = _Nearest(means)
    for number, box in enumerate(boxes):
        for colour, _count in box:
            table[colour[0] << 10 | colour[1] << 5 | colour[2]] = chr(number)
    flat = bytes(part for mean in means for part in mean)
    return table, flat.ljust(768, b"\x00")


class _Nearest(dict[int, str]):
    """The index of a colour that no sample had: that of the nearest one, looked for once."""

    def __init__(self, means: list[tuple[int, int, int]]) -> None:
        super().__init__()
        self._means = means

    def __missing__(self, code: int) -> str:
        wanted = [part * 255 // 31 for part in _split(code)]
        far = [sum((a - b) ** 2 for a, b in zip(mean, wanted, strict=True)) for mean in self._means]
        self[code] = found = chr(far.index(min(far)))
        return found


_Box = list[tuple[tuple[int, int, int], int]]


def _split(code: int) -> tuple[int, int, int]:
    return code >> 10 & 31, code >> 5 & 31, code & 31


def _spread(box: _Box) -> tuple[int, int]:
    """How far the colours of a box reach, and in which part of them."""
    reaches = [max(colour[part] for colour, _ in box) - min(colour[part] for colour, _ in box) for part in range(3)]
    return max(reaches), reaches.index(max(reaches))


def _worth(box: _Box) -> float:
    return 0.0 if len(box) < 2 else _spread(box)[0] * sum(count for _, count in box) ** 0.5


def _halved(box: _Box) -> list[_Box]:
    part = _spread(box)[1]
    ordered = sorted(box, key=lambda each: each[0][part])
    half, seen = sum(count for _, count in box) / 2, 0
    for at, (_colour, count) in enumerate(ordered[:-1], 1):
        seen += count
        if seen >= half:
            return [ordered[:at], ordered[at:]]
    return [ordered[:-1], ordered[-1:]]


def _mean(box: _Box) -> tuple[int, int, int]:
    whole = sum(count for _, count in box) * 31 / 255
    red, green, blue = (round(sum(colour[part] * count for colour, count in box) / whole) for part in range(3))
    return red, green, blue


def _compressed(pixels: bytes) -> bytes:
    """LZW as GIF has it: codes of 9 to 12 bits, in blocks of at most 255 bytes."""
    clear, end, most = 256, 257, 4096
    codes = {bytes((value,)): value for value in range(256)}
    fresh, size, bits, filled = dict(codes), 9, clear, 9
    following, out, word = 258, bytearray(), b""
    for value in range(len(pixels)):
        longer = word + pixels[value : value + 1]
        if longer in codes:
            word = longer
            continue
        bits |= codes[word] << filled
        filled += size
        codes[longer] = following
        following += 1
        if following > 1 << size and size < 12:
            size += 1
        if following == most:
            bits |= clear << filled
            filled += size
            codes, following, size = dict(fresh), 258, 9
        if filled > 4096:
            whole = filled >> 3
            out += (bits & (1 << 8 * whole) - 1).to_bytes(whole, "little")
            bits, filled = bits >> 8 * whole, filled & 7
        word = longer[-1:]
    if word:
        bits |= codes[word] << filled
        filled += size
    bits |= end << filled
    filled += size
    out += bits.to_bytes(filled + 7 >> 3, "little")
    blocks = (out[at : at + 255] for at in range(0, len(out), 255))
    return b"\x08" + b"".join(bytes((len(block),)) + block for block in blocks) + b"\x00"


# A run as a film.


LARGEST = 1_000_000
"""Bytes of a film at most, so that it can be sent on by any means."""
SECONDS = 0.1
"""From one picture to the next."""
HOLD = 2.0
"""Seconds for which the last picture is seen."""
_SMALLER = 0.75
_SAMPLES = 5
_CAPTION = 62.0
_STYLE = Style("bold", 40)

Draw = Callable[[Canvas, FRect], None]
"""Draws one picture within a place of a canvas."""
Frames = Callable[[], Iterator[Draw | None]]
"""Begins a run anew and yields what draws each picture of it, stepping the run between; None where none is due yet."""


class FilmEnd(NamedTuple):
    """How a film ends: what is said, and the picture above it; the last one of the run if left out.

    loops: nothing is said and nothing held, as the last picture of the run leads on to the first.
    """

    title: str
    picture: Draw | None = None
    loops: bool = False


class FilmWords(NamedTuple):
    """end: asked once the run is over. strip: what stands in the place of its title until then, below the pictures."""

    end: Callable[[], FilmEnd]
    strip: str = ""


def filming(
    assets: Path,
    size: tuple[int, int],
    frames: Frames,
    captions: FilmWords,
    seen: list[pygame.Surface] | None = None,
) -> Slices[bytes]:
    """The file; smaller pictures are taken if it would be too large.

    seen: gets each picture too, at half its size, for whoever looks at them before the file is kept.
    """
    while True:
        pictures: list[pygame.Surface] = []
        canvas, kept = drawing(assets, size), [] if seen is None else seen
        kept.clear()
        for draw in frames():
            if draw is not None:
                last = draw
                pictures.append(_picture(canvas, draw, captions.strip))
                kept.append(_halved_picture(pictures[-1]))
            yield min(0.4, len(pictures) / 200)
        title, close, loops = captions.end()
        if not loops:
            pictures.append(_picture(canvas, close or last, title))
            kept.append(_halved_picture(pictures[-1]))
        done = yield from _encoded(pictures, 0.0 if loops else HOLD)
        if len(done) <= LARGEST:
            return done
        size = round(size[0] * _SMALLER), round(size[1] * _SMALLER)


def _halved_picture(picture: pygame.Surface) -> pygame.Surface:
    wide, high = picture.get_size()
    return _fifteen(pygame.transform.smoothscale(picture.convert(24), (wide // 2, high // 2)))


@dataclass
class FilmPreview(Widget):
    """A film as it will be kept, played over and over; its last picture alone where motion is reduced."""

    pictures: Sequence[pygame.Surface] = ()
    still: bool = False
    label: str = ""
    now: float = 0.0
    """Seconds since it began."""

    def spoken(self) -> Spoken:
        """That it is there."""
        return self.called(Role.IMAGE, self.label)

    @property
    def number(self) -> int:
        """Which picture is shown; the last one is held."""
        if self.still or not self.pictures:
            return len(self.pictures) - 1
        place = self.now % (len(self.pictures) * SECONDS + HOLD) / SECONDS
        return min(int(place), len(self.pictures) - 1)

    def look(self) -> object:
        """Which picture it is."""
        return self.number

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """The picture, as large as it fits."""
        if not self.pictures:
            return
        picture = self.pictures[self.number]
        box = canvas.box(self.place)
        share = min(box.width / picture.get_width(), box.height / picture.get_height())
        size = round(picture.get_width() * share), round(picture.get_height() * share)
        shown = pygame.transform.smoothscale(picture.convert(24), size)
        canvas.surface.blit(shown, shown.get_rect(center=box.center))


def _encoded(pictures: Sequence[pygame.Surface], hold: float) -> Slices[bytes]:
    step = max(1, len(pictures) // _SAMPLES)
    gif = Gif(pictures[0].get_size(), (yield from _coloured((*pictures[::step], pictures[-1]))), SECONDS)
    for number, picture in enumerate(pictures, 1):
        gif.add(picture, hold if number == len(pictures) else 0.0)
        yield 0.4 + 0.6 * number / len(pictures)
        if gif.length > LARGEST:
            break
    return gif.done()


def _coloured(samples: Sequence[pygame.Surface]) -> Slices[Palette]:
    colours = palette(samples)
    while True:
        try:
            next(colours)
        except StopIteration as done:
            found: Palette = done.value
            return found
        yield 0.4


def _picture(canvas: Canvas, draw: Draw, title: str) -> pygame.Surface:
    surface = pygame.Surface(canvas.surface.get_size())
    under = canvas.onto(surface)
    area = under.area
    place = FRect(0, area.bottom - _CAPTION, area.width, _CAPTION)
    draw(under, FRect(0, 0, area.width, place.top) if title else area)
    if title:
        surface.fill(canvas.theme.card, under.box(place))
        under.write(
            title, place, under.letters.fitting(title, _STYLE, place.width - 20), canvas.theme.ink, "centre middle"
        )
    return _fifteen(surface)


def drawing(assets: Path, size: tuple[int, int]) -> Canvas:
    """A canvas that no window shows, so many pixels wide and high."""
    store = SurfaceCache()
    letters = Lettering(assets / "fonts", store)
    letters.fit(scale_of(size), 1.0, "atkinson")
    return Canvas(pygame.Surface(size), THEMES["toyshop"], letters, Sprites(assets, store))


def without_window() -> None:
    """Make pictures where no window is open."""
    os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
    pygame.font.init()


def as_webp(content: bytes) -> bytes:
    """The same film as WebP, smaller and smoother, where Pillow is there; else as it is."""
    with suppress(ImportError, OSError):
        from PIL import Image  # noqa: PLC0415 - whoever plays need not have it

        film, frames, file = Image.open(io.BytesIO(content)), [], io.BytesIO()
        for number in range(film.n_frames):
            film.seek(number)
            frames.append(film.convert("RGB"))
        durations = [round(SECONDS * 1000)] * (len(frames) - 1) + [round((SECONDS + HOLD) * 1000)]
        frames[0].save(file, "WEBP", save_all=True, append_images=frames[1:], duration=durations, loop=0, quality=70)
        return file.getvalue()
    return content


# A run of a machine told in four pictures, on a strip of film.

COUNT = 4
_FILM, _HOLE, _EMPTY = rgb("#17110e"), rgb("#f6efdc"), rgb("#5b5048")
_EDGE, _BETWEEN = 15.0, 4.0
_PERFORATION, _STEP = 5.0, 11.0

T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class RunPictures:
    """What is shown of a run that is over: a few pictures, each as wide as `aspect` of its height."""

    frames: tuple[Draw, ...]
    aspect: float


def spread(found: Sequence[T], count: int = COUNT) -> tuple[T, ...]:
    """So many of them, the first and the last among these."""
    last = len(found) - 1
    return tuple(found[round(last * number / (count - 1))] for number in range(count))


@dataclass
class RunStrip(Widget):
    """A strip of film with the pictures, empty as long as they are not there."""

    pictures: RunPictures | None = None
    aspect: float = 0.6

    drawn: ClassVar[bool] = False

    @staticmethod
    def width(height: float, aspect: float) -> float:
        """How wide a strip of this height is."""
        return COUNT * ((height - 2 * _EDGE) * aspect + _BETWEEN) + _BETWEEN

    def spoken(self) -> Spoken:
        return Spoken(Role.IMAGE, _(told.FOUR_PICTURES_OF_THE_RUN))

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        canvas.layer(("run strip", self.pictures or self.aspect), self.place, self._paint)

    def _paint(self, under: Canvas) -> None:
        place = FRect(0, 0, *self.place.size)
        under.surface.blit(shapes.rounded(under.box(place).size, under.px(5), (*_FILM, 255)), (0, 0))
        for number in range(int((place.width - 8) / _STEP) + 1):
            for top in (5.0, place.height - 5.0 - _PERFORATION):
                under.surface.fill(_HOLE, under.box(FRect(6 + number * _STEP, top, _PERFORATION, _PERFORATION)))
        wide = (place.width - _BETWEEN) / COUNT - _BETWEEN
        for number in range(COUNT):
            spot = FRect(_BETWEEN + number * (wide + _BETWEEN), _EDGE, wide, place.height - 2 * _EDGE)
            under.surface.fill(_EMPTY, under.box(spot))
            if self.pictures is not None:
                self._frame(under, number, spot)

    def _frame(self, under: Canvas, number: int, spot: FRect) -> None:
        assert self.pictures is not None
        picture = pygame.Surface(under.box(spot).size)
        self.pictures.frames[number](under.onto(picture), FRect(0, 0, spot.width, spot.height))
        under.surface.blit(picture, under.box(spot))
