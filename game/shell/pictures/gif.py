"""An animated GIF from surfaces, a frame at a time: an adaptive palette, and of every frame only what has changed.

Pixels become palette indices without a loop of Python: as text of 15-bit characters that a table translates.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from heapq import heappush, heapreplace
from typing import TypeAlias

import pygame

from game.core.slices import Slices

_BUNCH = 16
_MASKS = (0x7C00, 0x03E0, 0x001F, 0)
_COLOURS, _CLEAR = 255, 255
"""So many colours, and the index that lets the frame before be seen."""


def _packed(surface: pygame.Surface) -> str:
    """The pixels row by row, each a character of its 15-bit colour."""
    high = pygame.Surface(surface.get_size(), 0, 16, _MASKS)
    high.blit(surface, (0, 0))
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

    @property
    def length(self) -> int:
        """Bytes so far."""
        return sum(map(len, self._parts))

    def add(self, surface: pygame.Surface, hold: float = 0.0) -> None:
        """One more frame, seen for so many seconds longer than the others."""
        indices = _packed(surface).translate(self._table).encode("latin-1")
        box, content = self._changed(indices)
        self._last = indices
        delay = self._delay + round(hold * 100)
        left, top, wide, high = box
        place = b"".join(part.to_bytes(2, "little") for part in (left, top, wide, high))
        control = b"\x21\xf9\x04\x05" + delay.to_bytes(2, "little") + bytes((_CLEAR, 0))
        self._parts.append(control + b"\x2c" + place + b"\x00" + _compressed(content))

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
        left = min(_alike(new, old) for new, old in pairs)
        right = wide - min(_alike(new[::-1], old[::-1]) for new, old in pairs)
        content = b"".join(_altered(new[left:right], old[left:right]) for new, old in pairs)
        return (left, rows[0], right - left, len(pairs)), content


def _alike(new: bytes, old: bytes) -> int:
    """How many pixels are the same from the beginning."""
    pairs = enumerate(zip(new, old, strict=True))
    return next((at for at, (one, other) in pairs if one != other), len(new))


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
    for at, (_, count) in enumerate(ordered[:-1], 1):
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
