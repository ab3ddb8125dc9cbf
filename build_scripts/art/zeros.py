"""python -m build_scripts.art.zeros: draw the zero of the text font without its slash.

A slash tells a zero from an O in a password; in running text, in times and figures, it reads as a slip. The outer
contour of the zero stays, and in the place of the two halves within comes the inner contour of the O, as wide and high
as they were. Advance widths stay, so no text is longer. Run again, it changes nothing. The check sums in
game/ui/drawing/fonts.py are those of what it writes.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

FONTS = Path(__file__).parents[2] / "assets/fonts"
FILES = ("atkinson-hyperlegible-latin-400-normal.ttf", "atkinson-hyperlegible-latin-700-normal.ttf")

Point = tuple[float, float]


def redrawn(path: Path) -> TTFont:
    """The font of a file with such a zero."""
    font = TTFont(path, recalcBBoxes=False, recalcTimestamp=False)
    glyphs = font["glyf"]
    outer, *within = _contours(glyphs, "zero")
    _, hole = _contours(glyphs, "O")
    left, low, right, high = _bounds([point for contour in within for point, _on in contour])
    was = _bounds([point for point, _on in hole])
    scale = (right - left) / (was[2] - was[0]), (high - low) / (was[3] - was[1])
    inner = [((round(left + scale[0] * (x - was[0])), round(low + scale[1] * (y - was[1]))), on) for (x, y), on in hole]
    _set(glyphs["zero"], outer, inner)
    return font


def _contours(glyphs: Any, name: str) -> list[list[tuple[Point, int]]]:
    """The contours of a glyph, each as its points, in units of the font, with whether they lie on the curve."""
    places, ends, on = glyphs[name].getCoordinates(glyphs)
    starts = [0, *(end + 1 for end in ends)]
    points: list[tuple[Point, int]] = list(zip(map(tuple, places), on, strict=True))
    return [points[start : end + 1] for start, end in zip(starts, ends, strict=False)]


def _bounds(points: Sequence[Point]) -> tuple[float, float, float, float]:
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _set(glyph: Any, *contours: Sequence[tuple[Point, int]]) -> None:
    points = [point for contour in contours for point in contour]
    ends = [sum(map(len, contours[: number + 1])) - 1 for number in range(len(contours))]
    glyph.coordinates = GlyphCoordinates([place for place, _on in points])
    glyph.flags = bytearray(on for _place, on in points)
    glyph.endPtsOfContours, glyph.numberOfContours = ends, len(contours)


def main() -> None:
    """Write the fonts anew."""
    for name in FILES:
        redrawn(FONTS / name).save(FONTS / name)
        print(name)


if __name__ == "__main__":
    main()
