"""The run that would have caught, beside the one that missed, both in step from the first turn of the crank."""

from __future__ import annotations

from pygame import FRect

from game.games.mousetrap.pictures.crank import Beside
from game.games.mousetrap.pictures.stage import MachineStage
from game.games.mousetrap.table.crank import Crank
from game.games.mousetrap.table.crank_cards import Corrector
from game.games.mousetrap.text import machine as ends
from game.games.mousetrap.trap.run import TrapRun
from game.games.mousetrap.trap.watched import WatchedRun
from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD
from game.ui.drawing.theme import Colour
from game.ui.shell import Shell
from game.ui.widgets.dirty import Item
from game.ui.widgets.panels import Card, Label

_GAP = 10.0


class Corrected(Crank):
    """A crank under a recorded hand; nothing of it counts.

    missed: the run that missed, seen to its end. stage: the one on which that was seen.
    """

    seeks = dusk = asks = False

    def __init__(self, shell: Shell, run: TrapRun, who: Corrector, missed: WatchedRun, stage: MachineStage) -> None:
        super().__init__(shell, run, who)
        self.stays = True
        self.stage = stage.twin(run.inputs.placements)
        self.beside = Beside(missed, stage.twin(stage.placements), who.wheel, self.reduced)

    def compose(self, canvas: Canvas) -> None:
        """As at the crank, and what is seen in either half."""
        super().compose(canvas)
        strip = self.chain.rect.top if self.chain else canvas.area.bottom
        self.beside.foot = strip
        self.beside.free = self.finale.free if self.act == "over" else (0.0, 0.0)
        film = self.find("film_card")
        half = FRect(0, 0, canvas.area.width / 2, film.rect.top if film else strip)
        self._caption(canvas, half, "missed", _(ends.AS_IT_WAS), canvas.theme.warn)
        self._caption(canvas, half.move(half.width, 0), "put_right", _(ends.PUT_RIGHT), canvas.theme.good)

    def _caption(self, canvas: Canvas, half: FRect, name: str, text: str, ink: Colour) -> None:
        letters = canvas.letters
        style = letters.fitting(text, BOLD, half.width - 80)
        room = FRect(0, 0, letters.width(text, style) + 36, letters.line(style) + 16)
        room.midbottom = half.centerx, half.bottom - _GAP
        self.add(Card(f"{name}_card", self.pane(room)))
        self.add(Label(name, room, text=text, style=style, colour=ink, align="centre middle"))

    def tick(self, dt: float) -> bool:
        """The camera of the run that missed follows it too."""
        moved = super().tick(dt)
        return self.beside.glide(self.watched.head, dt) or moved

    def stage_area(self, canvas: Canvas) -> FRect:
        """The right half."""
        area = canvas.area
        return FRect(area.centerx, area.y, area.width / 2, area.height)

    def aside(self, canvas: Canvas) -> list[Item | None]:
        """The run that missed, in the left half."""
        return [self.beside.item(canvas, self.watched.head)]
