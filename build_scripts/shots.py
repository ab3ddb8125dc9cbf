"""python -m build_scripts.shots DIR: render every screen and notable state at three sizes, without a display."""

from __future__ import annotations

import argparse
import os
import tempfile
from dataclasses import replace
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "offscreen"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.app import Program
from game.host.languages import CHOSEN
from game.host.places import Places
from game.host.settings import Settings
from tests.views import View, all_views

SIZES = ((800, 600), (1280, 720), (1920, 1080))
SETTLED = 3


def render(view: View, size: tuple[int, int], settings: Settings, folder: Path) -> pygame.Surface:
    """One view as a picture, after its first motions."""
    program = Program(Places(folder), settings)
    view(program)
    surface = pygame.Surface(size)
    program.paint(surface)
    for _ in range(SETTLED):
        program.step(0.05, lambda: program.paint(surface))
    while getattr(getattr(program.scenes[-1], "photographs", None), "wanted", False):
        program.prepare()
    program.step(0.0, lambda: program.paint(surface))
    return surface


def main() -> None:
    """Render what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m build_scripts.shots", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--only", default="", metavar="TEXT", help="views whose name contains this")
    parser.add_argument("--size", action="append", metavar="WxH", help="instead of the three sizes; repeatable")
    parser.add_argument("--text-scale", type=int, default=100, metavar="PERCENT")
    parser.add_argument("--theme", default="toyshop")
    parser.add_argument("--font", default="atkinson")
    parser.add_argument("--language", default="en", metavar="CODE")
    given = parser.parse_args()
    os.environ[CHOSEN] = given.language
    sizes = [tuple(map(int, text.split("x"))) for text in given.size] if given.size else SIZES
    settings = replace(Settings(), text_scale=given.text_scale, theme=given.theme, font=given.font)
    pygame.display.init()
    pygame.font.init()
    for name, view in all_views().items():
        for size in sizes if given.only in name else ():
            with tempfile.TemporaryDirectory() as scratch:
                picture = render(view, (size[0], size[1]), settings, Path(scratch))
            path = given.folder / f"{size[0]}x{size[1]}" / f"{name.replace('/', '_')}.png"
            path.parent.mkdir(parents=True, exist_ok=True)
            pygame.image.save(picture, str(path))
            print(path)


if __name__ == "__main__":
    main()
