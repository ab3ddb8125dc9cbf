"""python -m build_scripts.posters: pictures of the README and of the shops, and a film of the crank, rendered anew."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "offscreen"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from PIL import Image

from build_scripts.shots import render
from game.app import Program
from game.core.slices import finish
from game.host.places import Places
from game.host.settings import Settings
from game.machine.hand import steady
from game.workshop.bench.hundred import open_hundred
from game.workshop.proofs.scoring import filling
from tests.views import View, all_views
from tests.views.mousetrap_stage import opened
from tests.views.workshop import bench

ROOT = Path(__file__).resolve().parents[1]
README, SHOPS = ROOT / "assets" / "pictures", ROOT / ".github" / "screenshots"
PICTURES = {
    "board": "mousetrap_table/middle", "crank": "mousetrap_stage/diver", "maze": "mousemaze/arrows",
    "race": "mightymouse/look_ahead", "arches": "boobytrap/arches",
}  # fmt: skip
"""By the name of its file, the view of the README's picture."""
SHOWN = {"board": "mousetrap_table/middle", "crank": "mousetrap_stage/diver", "workshop": ""}
"""The same for the shops' pages; the Workshop shows all copies of the mouse trap at once."""
FILM, RATE, END = (640, 360), 20, 2.0
"""Size of the film, pictures a second, and seconds for which its end is seen."""
QUALITY, FILMS_QUALITY = 82, 55


def hundred(program: Program) -> None:
    """A hundred copies of the mouse trap."""
    scene = bench(program, "mouse_trap")
    finish(filling(scene.counting.score, scene.editing.machine))
    scene.counting.end()
    scene.ended = scene.watched = True
    open_hundred(scene)
    assert scene.hundred is not None
    scene.hundred.row, scene.hundred.playing = float(scene.hundred.rows), False


def picture(view: View, size: tuple[int, int]) -> Image.Image:
    """A view as Pillow knows it."""
    with tempfile.TemporaryDirectory() as scratch:
        return _image(render(view, size, Settings(), Path(scratch)))


def film() -> Iterator[Image.Image]:
    """A real run of the trap from the first turn of the crank to the cage, in its light."""
    with tempfile.TemporaryDirectory() as scratch:
        program, surface = Program(Places(Path(scratch)), Settings()), pygame.Surface((1280, 720))
        scene, seen = opened(program, steady(0.9)), 0
        while seen < END * RATE:
            for _ in range(3):
                program.step(1 / RATE / 3, lambda: program.paint(surface))
            yield _image(surface).resize(FILM, Image.Resampling.LANCZOS)
            seen += scene.act == "over"


def _image(surface: pygame.Surface) -> Image.Image:
    return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))


def main() -> None:
    """Write them all."""
    pygame.display.init()
    pygame.font.init()
    views = all_views() | {"": hundred}
    for name, view in (PICTURES | {"workshop": ""}).items():
        picture(views[view], (1280, 720)).save(README / f"{name}.webp", quality=QUALITY, method=6)
    for name, view in SHOWN.items():
        picture(views[view], (1000, 640)).save(SHOPS / f"{name}.webp", quality=QUALITY, method=6)
    first, *rest = film()
    path = SHOPS / "film.webp"
    first.save(path, save_all=True, append_images=rest, duration=1000 // RATE, loop=0, quality=FILMS_QUALITY, method=4)
    print(f"{path.name}: {len(rest) + 1} pictures, {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
