"""The pictures and their manifest agree, and the scripts draw what is stored."""

import json
from importlib import import_module
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
MANIFEST = json.loads((ASSETS / "sprites.json").read_text(encoding="utf-8"))
PICTURES = {".webp", ".png", ".svg"}
MEGABYTES = 13


@pytest.mark.parametrize("name", MANIFEST)
def test_a_sprite_opens_at_the_size_that_is_told(name: str):
    entry = MANIFEST[name]
    picture = pygame.image.load(str(ASSETS / entry["file"]))
    wide, high = entry["size"]
    frames = entry.get("frames", 1)
    assert entry["file"] == f"{name}{Path(entry['file']).suffix}"
    assert picture.get_size() == (wide * frames, high)
    assert entry["unit"] in ("design", "cm")
    assert entry["per"] > 0
    left, top, right, bottom = entry.get("slice", (0, 0, 0, 0))
    assert left + right < wide
    assert top + bottom < high


def test_no_drawn_picture_is_left_out():
    folders = {Path(entry["file"]).parts[0] for entry in MANIFEST.values()} - {"ui", "icon"}
    stored = {path.relative_to(ASSETS).as_posix() for folder in folders for path in (ASSETS / folder).iterdir()}
    told = [entry for entry in MANIFEST.values() if Path(entry["file"]).parts[0] in folders]
    smaller = {str(Path(entry["file"]).with_suffix(kind)) for entry in told for kind in entry.get("smaller", ())}
    assert stored == {entry["file"] for entry in told} | smaller


def test_the_assets_stay_small():
    assert sum(path.stat().st_size for path in ASSETS.rglob("*") if path.is_file()) < MEGABYTES << 20


def test_every_folder_has_its_credits():
    credits = (ASSETS / "CREDITS.md").read_text(encoding="utf-8")
    assert not [path.name for path in ASSETS.iterdir() if path.is_dir() and f"`{path.name}`" not in credits]


DRAWN_AGAIN = [
    ("booby.bar", "cap", ()),
    ("cheese", "wedge_sprite", ("cheese/wedge", 1.0)),
    ("marks", "chevron", ()),
    ("maze", "face_sprite", ("turn_this",)),
    ("buttons", "burst", ()),
]


@pytest.mark.slow
@pytest.mark.parametrize(("module", "draw", "given"), DRAWN_AGAIN, ids=[module for module, *_ in DRAWN_AGAIN])
def test_the_scripts_draw_what_is_stored(module: str, draw: str, given: tuple[object, ...]):
    for library in ("numpy", "scipy", "PIL"):
        pytest.importorskip(library)
    make = getattr(import_module(f"build_scripts.art.{module}"), draw)
    once, again = make(*given), make(*given)
    assert once.picture.tobytes() == again.picture.tobytes()
    assert once.entry() == {key: value for key, value in MANIFEST[once.name].items() if key != "group"}
    stored = pygame.image.load(str(once.path))
    wide, high = once.picture.size
    apart = 0
    for x in range(0, wide, 3):
        for y in range(0, high, 3):
            here, there = once.picture.getpixel((x, y)), stored.get_at((x, y))
            apart += abs(here[3] - there.a) + sum(abs(here[i] - there[i]) for i in range(3)) * here[3] / 765
    assert apart / (wide * high / 9) < 6
