"""The Booby-Trap: box, bar, springs, discs, and the signs that tell how a piece feels."""

from __future__ import annotations

from collections.abc import Iterator

from build_scripts.art.booby import bar as booby_bar
from build_scripts.art.booby import box as booby_box
from build_scripts.art.booby import discs as booby_discs
from build_scripts.art.craft.sprite import Drawing, Sprite

_BOX = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 -6 36 36">{}</svg>'
_LINE = '<path d="{}" fill="none" stroke="#000000" stroke-width="{}" stroke-linecap="round" stroke-linejoin="round"/>'
_RING = '<ellipse cx="18" cy="12" rx="{}" ry="{}" fill="{}" stroke="#000000" stroke-width="2.6"/>'


def sprites() -> Iterator[Sprite | Drawing]:
    """All of it."""
    yield from booby_box.sprites()
    yield from booby_bar.sprites()
    yield from booby_discs.sprites()
    yield from signs()


def signs() -> Iterator[Drawing]:
    """A disc between two cheeks that stand away, touch it, squeeze it, or hold it fast; and an arch."""
    yield _sign("loose", _RING.format(5.5, 5.5, "none") + _LINE.format("M6 4v16M30 4v16", 2.6))
    yield _sign("snug", _RING.format(6.5, 6.5, "none") + _LINE.format("M9 3v18M27 3v18", 2.8))
    arrows = "M3 7l5 5l-5 5M33 7l-5 5l5 5"
    tight = _RING.format(5, 8, "#000000") + _LINE.format("M11 2v20M25 2v20", 2.8) + _LINE.format(arrows, 2.6)
    yield _sign("tight", tight)
    double = "M1.5 7l4 5l-4 5M6.5 7l4 5l-4 5M34.5 7l-4 5l4 5M29.5 7l-4 5l4 5"
    locked = _RING.format(2.6, 9, "#000000") + _LINE.format("M13.5 1.5v21M22.5 1.5v21", 3.4) + _LINE.format(double, 2.2)
    yield _sign("locked", locked)
    arch = "M3 21v-8a9 9 0 0 1 18 0v8M8 21v-8a4 4 0 0 1 8 0v8M12 21v-7"
    yield Drawing("booby/arch", _BOX.replace("0 -6 36 36", "0 0 24 24").format(_LINE.format(arch, 2.4)))


def _sign(name: str, inside: str) -> Drawing:
    return Drawing(f"booby/{name}", _BOX.format(inside))
