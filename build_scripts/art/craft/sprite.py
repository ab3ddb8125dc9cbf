"""A finished picture with what the game must know of it, and the manifest of all."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image

ASSETS = Path(__file__).resolve().parents[3] / "assets"
MANIFEST = ASSETS / "sprites.json"
QUALITY = 90
JPEG_QUALITY = 93


@dataclass
class Sprite:
    """A picture and its measures.

    per: pixels for one unit. unit: "design" (1/720 of the window's height) or "cm". anchor: the pixel that is put
    on a place (a pawn's foot, a body's centre of mass). slice: left, top, right, bottom margins in pixels that do
    not stretch. frames: equal pictures side by side; frame k is lit for a body turned by k times 360/frames degrees
    anticlockwise, or shows step k of a motion. smaller: stored at these shares of its size too, which open sooner.
    """

    name: str
    picture: Image.Image
    per: float
    unit: str = "design"
    anchor: tuple[float, float] | None = None
    slice: tuple[int, int, int, int] | None = None
    frames: int = 1
    quality: int = QUALITY
    smaller: tuple[float, ...] = ()
    extra: dict[str, Any] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        """Where it is stored."""
        return ASSETS / f"{self.name}.webp"

    def save(self) -> None:
        """SurfaceCache the picture; the colour under clear pixels is dropped."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        flat = self.picture.convert("RGB") if self.opaque else self.picture
        flat.save(self.path, "WEBP", quality=self.quality, alpha_quality=92, method=6)
        for share, kind in zip(self.smaller, self._kinds, strict=True):
            small, file = _smaller(flat, self.frames, share), self.path.with_suffix(kind)
            if self.opaque:
                small.save(file, "JPEG", quality=JPEG_QUALITY, subsampling=0, optimize=True)
            else:
                small.save(file, "WEBP", quality=self.quality, alpha_quality=92, method=6)

    @property
    def _kinds(self) -> list[str]:
        """The endings of its smaller files, by their per cents. A JPEG opens four times as fast, but has no alpha."""
        return [f".{round(100 * share)}.{'jpg' if self.opaque else 'webp'}" for share in self.smaller]

    @property
    def opaque(self) -> bool:
        """Whether nothing shows through."""
        return self.picture.mode == "RGB" or bool(self.picture.getextrema()[3][0] == 255)

    def entry(self) -> dict[str, Any]:
        """Its line of the manifest."""
        wide, high = self.picture.size
        line: dict[str, Any] = {
            "file": f"{self.name}.webp",
            "size": [wide // self.frames, high],
            "per": self.per,
            "unit": self.unit,
        }
        if self.anchor:
            line["anchor"] = [round(part, 1) for part in self.anchor]
        if self.slice:
            line["slice"] = list(self.slice)
        if self.frames > 1:
            line["frames"] = self.frames
        if self.smaller:
            line["smaller"] = self._kinds
        return line | self.extra


@dataclass
class Drawing:
    """A flat SVG, drawn by the game at any size and in any ink."""

    name: str
    text: str

    def save(self) -> None:
        """SurfaceCache it."""
        path = ASSETS / f"{self.name}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.text, encoding="utf-8")

    def entry(self) -> dict[str, Any]:
        """Its line of the manifest."""
        return {"file": f"{self.name}.svg", "size": [24, 24], "per": 1.0, "unit": "design"}


def _smaller(picture: Image.Image, frames: int, share: float) -> Image.Image:
    """All frames at a share of their size, none reaching into the next."""
    wide, high = picture.width // frames, picture.height
    size = int(wide * share), int(high * share)
    cells = [picture.crop((number * wide, 0, (number + 1) * wide, high)) for number in range(frames)]
    whole = Image.new(picture.mode, (size[0] * frames, size[1]))
    for number, cell in enumerate(cells):
        whole.paste(cell.resize(size, Image.Resampling.LANCZOS), (number * size[0], 0))
    return whole


def strip(pictures: list[Image.Image]) -> Image.Image:
    """Equal pictures side by side."""
    wide, high = pictures[0].size
    whole = Image.new("RGBA", (wide * len(pictures), high))
    for number, picture in enumerate(pictures):
        whole.paste(picture, (number * wide, 0))
    return whole


def read_manifest() -> dict[str, dict[str, Any]]:
    """The manifest as stored, or nothing yet."""
    found: dict[str, dict[str, Any]] = json.loads(MANIFEST.read_text(encoding="utf-8")) if MANIFEST.exists() else {}
    return found


def write_manifest(entries: dict[str, dict[str, Any]]) -> None:
    """SurfaceCache the manifest, one line for each sprite, sorted."""
    lines = [f"  {json.dumps(name)}: {json.dumps(entries[name])}" for name in sorted(entries)]
    MANIFEST.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
