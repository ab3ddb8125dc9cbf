"""The board, the stage and the loop as one picture, painted anew only when a part or the pile has changed."""

from __future__ import annotations

import pygame
from pygame import FRect

from game.physics.mousetrap.inputs import Placement
from game.pictures.mousetrap import board_print, heap
from game.pictures.mousetrap.board import MousetrapGround
from game.pictures.mousetrap.shown import MousetrapDisplay
from game.pictures.mousetrap.stage import MachineStage
from game.rules.mousetrap.options import Table as Rules
from game.rules.mousetrap.parts import PARTS
from game.ui.canvas import Canvas


class Scenery:
    """Keeps the picture of all that stands still but the mice."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._stage = MachineStage({})
        self._picture: pygame.Surface | None = None
        self._key: tuple[object, ...] = ()

    def draw(self, canvas: Canvas, laid: MousetrapGround, pile: FRect, shown: MousetrapDisplay, held: int = 0) -> None:
        """Draw it; pile: the place of the cheese. A part that the hand holds is left out."""
        size = canvas.surface.get_size()
        look = canvas.theme.name, canvas.text_scale, canvas.letters.family
        key = (size, look, tuple(shown.parts), shown.pile, held)
        if self._picture is None or key != self._key:
            if self._picture is None or self._picture.get_size() != size:
                self._picture = pygame.Surface(size)
            self._paint(canvas.onto(self._picture), laid, pile, shown, held)
            self._key = key
        canvas.surface.blit(self._picture, (0, 0))

    def forget(self) -> None:
        """Keep no picture for now."""
        self._picture = None

    def _paint(self, canvas: Canvas, laid: MousetrapGround, pile: FRect, shown: MousetrapDisplay, held: int) -> None:
        players, two_cranks = len(self.rules.seats), self.rules.two_cranks

        def paint(under: Canvas) -> None:
            board_print.paint(under, laid, players, two_cranks)

        canvas.layer(("board", tuple(laid.board), players, two_cranks), canvas.area, paint, opaque=True)
        self._machine(canvas, laid, shown, held)
        if canvas.theme.grain:
            canvas.stretch("stage/opening", laid.window.inflate(6, 6))
        heap.cheese_pile(canvas, pile, shown.pile)
        board_print.loop(canvas, laid, players, two_cranks)

    def _machine(self, canvas: Canvas, laid: MousetrapGround, shown: MousetrapDisplay, held: int) -> None:
        placements = {n: Placement(p.mm, p.deg, p.grip_pct) for n, p in enumerate(shown.parts, start=1)}
        if self._stage.placements != placements:
            self._stage = MachineStage(placements)
        standing = len(shown.parts)
        hide = (held,) if 0 < held <= standing else ()
        following = held if hide else standing + 1 if standing < len(PARTS) else None
        self._stage.draw(canvas, laid.view, next_part=following, hide=hide)
