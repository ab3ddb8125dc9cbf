"""The run that would have caught, beside the one that missed, both in step from the first turn of the crank."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.games.mousetrap.pictures import camera
from game.games.mousetrap.pictures.crank import Beside
from game.games.mousetrap.pictures.stage import MachineStage
from game.games.mousetrap.table.cranking import verdict
from game.games.mousetrap.table.cranking.crank import Crank
from game.games.mousetrap.table.machine.crank_cards import Corrector
from game.games.mousetrap.text import machine as ends
from game.games.mousetrap.trap.run import TrapRun
from game.games.mousetrap.trap.watched import WatchedRun
from game.machine.specs import Point
from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD, SMALL
from game.ui.drawing.theme import Colour
from game.ui.shell import Shell
from game.ui.widgets.dirty import Item
from game.ui.widgets.panels import Card, Label

_EDGE, _GAP = 14.0, 10.0
_CAGE_CM = 3.0
"""How far below its upper end the middle of the cage is."""
_LEAST_SEEN = 150.0
"""How much of a half is to be seen below the card of the verdict, or beside the others, at the least; design units."""


class Corrected(Crank):
    """A crank under a recorded hand; nothing of it counts.

    missed: the run that missed, seen to its end. stage: the one on which that was seen. free: from where to where the
    right half is free of cards, design units down; aside_by: by how much what is high up is moved, out of their way.
    """

    seeks = dusk = asks = False

    def __init__(self, shell: Shell, run: TrapRun, who: Corrector, missed: WatchedRun, stage: MachineStage) -> None:
        super().__init__(shell, run, who)
        self.stays, self.free, self.aside_by = True, (0.0, 0.0), 0.0
        self.fixed = who.fixed
        self.stage = stage.twin(run.inputs.placements)
        self.beside = Beside(missed, stage.twin(stage.placements), who.wheel, self.reduced)

    def compose(self, canvas: Canvas) -> None:
        """As at the crank, and what is seen in either half."""
        super().compose(canvas)
        strip = self.chain.rect.top if self.chain else canvas.area.bottom
        self.beside.foot = strip
        film = self.find("film_card")
        half = FRect(0, 0, canvas.area.width / 2, film.rect.top if film else strip)
        right = half.move(half.width, 0)
        foot = self._caption(canvas, half, "missed", (_(ends.AS_IT_WAS), ""), canvas.theme.warn)
        self.beside.free, self.beside.aside = (self._below_cards(half), foot), self._beside_cards(half)
        foot = right.bottom
        if self.act != "over":  # Then the card of the verdict says so.
            foot = self._caption(canvas, right, "put_right", (_(ends.PUT_RIGHT), self.fixed), canvas.theme.good)
        self.free, self.aside_by = (self._below_cards(right), foot), self._beside_cards(right)
        self.finale.free = self.free
        self.finale.left = half.width

    def _below_cards(self, half: FRect) -> float:
        """Where the cards at the head of a half end."""
        return max((card.bottom for card in self._cards(half)), default=half.top)

    def _beside_cards(self, half: FRect) -> float:
        """How far right of the middle of a half is that of what is free beside its cards; 0 where that is too little.

        The world ends above, so that what is high up cannot be moved below them.
        """
        left, right = half.left, half.right
        for card in self._cards(half):
            if card.centerx < half.centerx:
                left = max(left, card.right)
            else:
                right = min(right, card.left)
        return (left + right) / 2 - half.centerx if right - left > _LEAST_SEEN else 0.0

    def _cards(self, half: FRect) -> list[FRect]:
        found = (self.find(name) for name in ("who", "speeds", "verdict"))
        return [each.rect for each in found if each is not None and each.rect.colliderect(half)]

    def _caption(self, canvas: Canvas, half: FRect, name: str, told: tuple[str, str], ink: Colour) -> float:
        """What is seen in a half, and a note below it; where that card begins."""
        (text, note), letters = told, canvas.letters
        style, small = letters.fitting(text, BOLD, half.width - 80), letters.fitting(note, SMALL, half.width - 80)
        line, low = letters.line(style), letters.line(small) if note else 0.0
        wide = max(letters.width(text, style), letters.width(note, small) if note else 0.0)
        room = FRect(0, 0, wide + 36, line + low + 16)
        room.midbottom = half.centerx, half.bottom - _GAP
        self.add(Card(f"{name}_card", self.pane(room)))
        place = FRect(room.x, room.y + 8, room.width, line)
        self.add(Label(name, place, text=text, style=style, colour=ink, align="centre middle"))
        if note:
            below = FRect(room.x, place.bottom, room.width, low)
            self.add(Label(f"{name}_note", below, text=note, style=small, align="centre middle"))
        return room.top

    def said(self) -> tuple[str, str]:
        """That it caught with what was put right, as nobody is to think that the other run did."""
        word, line = super().said()
        return (_(ends.CAUGHT_THEN), self.fixed or line) if self.watched.report.captured else (word, line)

    def beside_end(self, canvas: Canvas, cards: Sequence[FRect], said: tuple[str, str], buttons: int) -> FRect:
        """In the half of the run that caught, where there is room: the place where the other missed stays in sight."""
        half = self.stage_area(canvas)
        room = FRect(0, 0, *verdict.narrow(canvas, *said, buttons, half.width - 2 * _EDGE))
        room.midtop = half.centerx, max(card.bottom for card in cards if card.colliderect(half)) + _GAP
        strip = self.chain.rect.top if self.chain else half.bottom
        return room if strip - room.bottom > _LEAST_SEEN else super().beside_end(canvas, cards, said, buttons)

    def looked_at(self) -> Point:
        """In the middle of what the cards leave free of the right half."""
        if self.view is None or self.chain is None:
            return super().looked_at()
        report = self.watched.report
        x, y = camera.followed(report, self.watched.reached(), self.poses, self.stage.as_set)
        y -= _CAGE_CM * (self.act == "over")
        x -= self.aside_by / self.view.units_per_cm * camera.is_high((x, y))
        return x, y + (sum(self.free) / 2 - self.chain.rect.top / 2) / self.view.units_per_cm

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
