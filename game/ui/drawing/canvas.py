"""The drawing area in design units, at least 960 x 720 of them whatever the window."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from copy import copy

import pygame
from pygame import FRect

from game.ui.drawing.lettering import SLACK, Lettering, Style
from game.ui.drawing.sprites import Sprites, SurfaceCache
from game.ui.drawing.theme import Colour, Theme, mix
from game.ui.input.bindings import Point
from game.ui.input.caps import USUAL

LEAST = (960, 720)


def scale_of(pixels: tuple[int, int]) -> float:
    """Pixels per design unit: the largest that leaves at least 960 x 720 units."""
    return max(0.1, min(pixels[0] / LEAST[0], pixels[1] / LEAST[1]))


class Canvas:
    """A surface with a scale, a theme and its caches; every measure given to it is in design units.

    bounds: the box outside of which nothing is drawn. kept: the surface still has what the scene drew the last time.
    misfits: texts that did not fit their places. caps: what is printed on keys and buttons.
    """

    def __init__(self, surface: pygame.Surface, theme: Theme, letters: Lettering, sprites: Sprites) -> None:
        self.surface = surface
        self.theme = theme
        self.letters = letters
        self.sprites = sprites
        self.scale = scale_of(surface.get_size())
        self.bounds: pygame.Rect | None = None
        self.kept = False
        self.caps = USUAL
        self.misfits: list[str] = []

    @property
    def store(self) -> SurfaceCache:
        """Where surfaces made once are kept."""
        return self.letters.store

    @property
    def area(self) -> FRect:
        """The whole canvas."""
        width, height = self.surface.get_size()
        return FRect(0, 0, width / self.scale, height / self.scale)

    @property
    def text_scale(self) -> float:
        """How much larger than designed text is wished, 1 to 2."""
        return self.letters.text_scale

    @property
    def look(self) -> object:
        """All but sizes that pictures depend on, for those who keep some of their own."""
        return self.theme.name, self.sprites.outlined, self.letters.look

    def onto(self, surface: pygame.Surface) -> Canvas:
        """The same canvas painting on another surface, in the same coordinates."""
        other = copy(self)
        other.surface, other.bounds, other.kept = surface, None, False
        return other

    def within(self, box: pygame.Rect) -> Canvas:
        """The same canvas, which leaves everything outside of a box, in pixels, as it is."""
        other = copy(self)
        other.bounds = box
        other.clip(None)
        return other

    def px(self, units: float) -> int:
        """A length in whole pixels, at least one for anything above nothing."""
        return max(1, round(units * self.scale)) if units > 0 else round(units * self.scale)

    def box(self, rect: FRect) -> pygame.Rect:
        """A rectangle in pixels, its edges rounded so that neighbours meet."""
        left, top = round(rect.left * self.scale), round(rect.top * self.scale)
        right, bottom = round(rect.right * self.scale), round(rect.bottom * self.scale)
        return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))

    def clip(self, rect: FRect | None) -> None:
        """Draw only inside ``rect`` from now on, or everywhere within the bounds."""
        box = None if rect is None else self.box(rect)
        if self.bounds is not None:
            box = self.bounds if box is None else box.clip(self.bounds)
        self.surface.set_clip(box)

    def meets(self, rect: FRect) -> bool:
        """Whether anything of ``rect`` lies within the bounds."""
        bounds, scale = self.bounds, self.scale
        if bounds is None:
            return True
        if rect.right * scale <= bounds.left - 1 or rect.left * scale >= bounds.right + 1:
            return False
        return rect.bottom * scale > bounds.top - 1 and rect.top * scale < bounds.bottom + 1

    def blit(self, picture: pygame.Surface, at: Point) -> None:
        """Draw a picture made at window pixels with its upper left corner at ``at``."""
        self.surface.blit(picture, (round(at[0] * self.scale), round(at[1] * self.scale)))

    def multiply(self, colour: pygame.Color | tuple[int, int, int], box: pygame.Rect) -> None:
        """Darken a box, in pixels; pygame would also fill one that lies wholly outside of what is drawn on now."""
        box = box.clip(self.surface.get_clip())
        if box.width and box.height:
            self.surface.fill(colour, box, pygame.BLEND_RGB_MULT)

    def centre(self, picture: pygame.Surface, rect: FRect) -> None:
        """Draw a picture in the middle of ``rect``."""
        self.surface.blit(picture, picture.get_rect(center=self.box(rect).center))

    def layer(self, key: Hashable, rect: FRect, paint: Callable[[Canvas], None], *, opaque: bool = False) -> None:
        """Draw what ``paint`` draws within ``rect``, painted once and kept under ``key``.

        ``paint`` gets a canvas whose origin is the upper left corner of ``rect``. Whatever else the picture depends
        on belongs into the key; the size, the scale, the theme and the letters are taken care of.
        """
        self.surface.blit(self.layered(key, rect, paint, opaque=opaque), self.box(rect))

    def layered(
        self, key: Hashable, rect: FRect, paint: Callable[[Canvas], None], *, opaque: bool = False
    ) -> pygame.Surface:
        """What `layer` draws, painted if it is not at hand."""
        box = self.box(rect)
        return self.store.get(self._whole(key, box), lambda: self._paint(box.size, paint, opaque))

    def keeps(self, key: Hashable, rect: FRect) -> bool:
        """Whether `layer` has what it would draw."""
        return self._whole(key, self.box(rect)) in self.store

    def still_wanted(self, key: Hashable, rect: FRect) -> None:
        """What `layer` keeps here is seen in this frame without being drawn: other pictures are dropped before it."""
        self.store.touch(self._whole(key, self.box(rect)))

    def keep(self, key: Hashable, rect: FRect, picture: pygame.Surface) -> None:
        """Let `layer` draw a picture that was painted elsewhere."""
        self.store.get(self._whole(key, self.box(rect)), lambda: picture)

    def _whole(self, key: Hashable, box: pygame.Rect) -> Hashable:
        """A key with all else that a layer depends on."""
        return "layer", key, box.size, round(self.scale, 4), self.theme.name, self.text_scale, self.letters.family

    def _paint(self, size: tuple[int, int], paint: Callable[[Canvas], None], opaque: bool) -> pygame.Surface:
        surface = pygame.Surface(size) if opaque else pygame.Surface(size, pygame.SRCALPHA)
        paint(self.onto(surface))
        return surface

    def sprite(self, name: str, rect: FRect, tint: Colour | None = None) -> bool:
        """Draw a sprite within ``rect`` keeping its shape; tell whether there is such a sprite."""
        info = self.sprites.info(name)
        if info is None:
            return False
        share = min(rect.width / info.size[0], rect.height / info.size[1])
        size = self.px(info.size[0] * share), self.px(info.size[1] * share)
        picture = self.sprites.get(name, size, tint=tint)
        if picture is not None:
            self.centre(picture, rect)
        return picture is not None

    def stamp(self, name: str, at: Point, frame: int = 0, zoom: float = 1.0) -> bool:
        """Draw a sprite at its own size with its anchor on ``at``; for one in centimetres ``zoom`` is units a cm."""
        found = self.stamped(name, at, frame, zoom)
        if found is not None:
            self.surface.blit(*found)
        return found is not None

    def stamped(
        self, name: str, at: Point, frame: int = 0, zoom: float = 1.0
    ) -> tuple[pygame.Surface, tuple[int, int]] | None:
        """The picture that `stamp` draws and its upper left corner in pixels."""
        info = self.sprites.info(name)
        if info is None:
            return None
        share = self.scale * zoom / info.per
        picture = self.sprites.get(name, (round(info.size[0] * share), round(info.size[1] * share)), frame)
        if picture is None:
            return None
        left, top = at[0] * self.scale - info.anchor[0] * share, at[1] * self.scale - info.anchor[1] * share
        return picture, (round(left), round(top))

    def stretch(self, name: str, rect: FRect) -> bool:
        """Fill ``rect`` with a nine-slice sprite, its shadow reaching beyond; tell whether there is such a sprite."""
        info = self.sprites.info(name)
        if info is None:
            return False
        box = self.box(rect.inflate(2 * info.bleed, 2 * info.bleed))
        picture = self.sprites.stretched(name, box.size, self.scale)
        if picture is not None:
            self.surface.blit(picture, box)
        return picture is not None

    def write(self, text: str, rect: FRect, style: Style, colour: Colour, align: str = "left top") -> float:
        """Write ``text`` wrapped into ``rect`` and return the height taken, smaller where it would have no room.

        What does not fit even so is noted in misfits.

        ``align`` is left, centre or right, then top, middle or bottom.
        """
        across, down = align.split()
        style = self.letters.shrunk(text, style, rect.width, rect.height)
        lines = self.letters.wrap(text, style, rect.width)
        step = self.letters.line(style)
        height = step * len(lines)
        spare = {"top": 0.0, "middle": (rect.height - height) / 2, "bottom": rect.height - height}[down]
        widest = max(self.letters.width(line, style) for line in lines)
        if widest > rect.width + SLACK or height > rect.height + SLACK:
            self.misfits.append(text)
        for number, line in enumerate(lines):
            if line:
                picture = self.letters.render(line, style, colour)
                free = rect.width - picture.get_width() / self.scale
                left = rect.left + {"left": 0.0, "centre": free / 2, "right": free}[across]
                at = (left, rect.top + spare + number * step)
                self.blit(picture, at)
        return height

    def emboss(self, text: str, rect: FRect, style: Style, colour: Colour, align: str = "left top") -> float:
        """Write with a dark edge below, as raised or on a dark ground."""
        self.write(text, rect.move(1.2, 2.0), style, mix(self.theme.table_deep, (0, 0, 0), 0.4), align)
        return self.write(text, rect, style, colour, align)
