"""Pictures by name from the assets, at the pixels wanted; a missing one is no error."""

from __future__ import annotations

import io
from pathlib import Path

import pygame

from game.ui.store import Store
from game.ui.theme import Colour

_KINDS = (".svg", ".png")
_TINT = "#000000"


class Sprites:
    """Finds ``assets/<name>.svg`` or ``.png`` and keeps it scaled.

    A name is a path below the assets without its ending: ``icons/gear``, ``title/mousetrap``.
    """

    def __init__(self, folder: Path, store: Store) -> None:
        self.folder = folder
        self.store = store
        self._paths: dict[str, Path | None] = {}

    def path(self, name: str) -> Path | None:
        """The file of a sprite, or None."""
        if name not in self._paths:
            tried = (self.folder / f"{name}{kind}" for kind in _KINDS)
            self._paths[name] = next((path for path in tried if path.is_file()), None)
        return self._paths[name]

    def get(self, name: str, size: tuple[int, int], tint: Colour | None = None) -> pygame.Surface | None:
        """The sprite at ``size`` pixels, black turned into ``tint`` for SVG; None if there is none."""
        path = self.path(name)
        if path is None:
            return None
        size = max(1, size[0]), max(1, size[1])
        return self.store.get(("sprite", name, size, tint), lambda: _load(path, size, tint))

    def aspect(self, name: str) -> float | None:
        """Width over height of a sprite, or None."""
        path = self.path(name)
        if path is None:
            return None
        picture = self.store.get(("whole", name), lambda: pygame.image.load(str(path)))
        return picture.get_width() / picture.get_height()


def _load(path: Path, size: tuple[int, int], tint: Colour | None) -> pygame.Surface:
    if path.suffix == ".svg":
        text = path.read_text(encoding="utf-8")
        if tint is not None:
            text = text.replace(_TINT, "#{:02x}{:02x}{:02x}".format(*tint))
        # SDL fits an SVG into the size keeping its shape, as a stretched icon would look wrong.
        return pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)
    picture = pygame.image.load(str(path))
    if not picture.get_masks()[3]:
        return pygame.transform.smoothscale(picture.convert(24), size).convert()
    return pygame.transform.smoothscale(picture.convert_alpha(), size)
