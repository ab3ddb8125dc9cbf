"""A sheet of card laid over the table; the table goes on when it is closed."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import FRect

from game.ui import focus
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.layout import centred, split
from game.ui.screen import Screen


class Sheet(Screen):
    """Derive and compose; Esc closes it.

    caption_foot: captions lie at the very top, for what is chosen next stands at the foot of a sheet.
    """

    caption_foot = 0.0

    def __init__(self, under: Screen, close: Callable[[], None]) -> None:
        super().__init__(under.shell)
        self.under = under
        self.close = close

    @staticmethod
    def room(canvas: Canvas, widest: float, high: float = 0.0) -> FRect:
        """A place in the middle."""
        area = canvas.area
        wide = min(area.width - 48, widest * min(canvas.text_scale, 1.6))
        tall = min(area.height - 40, high or area.height - 60)
        return centred(area, wide, tall)

    def pair(self, canvas: Canvas, row: FRect, *buttons: Button) -> None:
        """Buttons side by side in a row."""
        for button, place in zip(buttons, split(row, len(buttons), 14), strict=True):
            button.rect = place
            if canvas.letters.width(button.text, button.style) + 66 > place.width:
                button.icon = ""
            button.style = canvas.letters.fitting(button.text, button.style, place.width - 24)
            self.add(button)

    def scroll_by(self, name: str, step: float) -> None:
        """Scroll a region, as far as it goes."""
        region = next((region for region in focus.regions(self.widgets) if region.name == name), None)
        if region is not None and region.scroll(region.offset + step):
            self.offsets[name] = region.offset
            self.repaint()

    def backdrop(self, canvas: Canvas) -> None:
        """The table, dimmed."""
        Screen.draw(self.under, canvas)
        veil = pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA)
        veil.fill((18, 30, 34, 150))
        canvas.surface.blit(veil, (0, 0))

    def on_back(self) -> None:
        """Esc closes it."""
        self.close()
