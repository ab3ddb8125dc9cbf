"""Building by hand: the part in the hand, and where it was let go."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from game.physics.mousetrap.inputs import MAX_MM
from game.pictures.mousetrap import grip
from game.pictures.mousetrap.board import MousetrapGround
from game.rules.mousetrap.moves import Placed
from game.rules.mousetrap.parts import PARTS
from game.scenes.mousetrap.sidebar_widgets import foot_of
from game.ui.canvas import Canvas
from game.ui.verbs import Point
from game.words.language import say


@dataclass
class Holding:
    """A part that is to be set down: where the hand has it, in cm, and how it stands once let go.

    anew: whether it stood already, and is set anew before the crank is turned.
    """

    part: int
    at: Point | None = None
    placed: Placed | None = None
    held: bool = False
    anew: bool = False

    @property
    def waits(self) -> bool:
        """Whether it still lies on its card."""
        return not self.held and self.placed is None

    def carry(self, at: Point) -> None:
        """The hand moves."""
        self.at = at

    def let_go(self) -> bool:
        """Where it is let go it stays, if that is near its place; tell whether it was."""
        self.held = False
        if self.at is None or not grip.within_reach(self.part, self.at):
            self.at, self.placed = None, None
            return False
        placement = grip.placement_from(self.part, self.at)
        self.placed = Placed(placement.mm, placement.deg, placement.grip_pct)
        return True

    def take(self, mm: float) -> None:
        """Set it down by keys, so far off its place at first; then it is nudged."""
        x, y = grip.part_centre(self.part)
        self.carry((x + mm / 10, y))
        self.let_go()

    def nudge(self, mm: float) -> None:
        """Move it along, as far as its place allows."""
        if self.placed is not None:
            self.take(max(-MAX_MM, min(MAX_MM, self.placed.mm + mm)))

    def draw(self, canvas: Canvas, laid: MousetrapGround) -> None:
        """Draw the part in the hand, or as it stands for the moment."""
        view = laid.view
        foot, centre = foot_of(self.part), grip.part_centre(self.part)
        if self.held and self.at is not None:
            foot = foot[0] + self.at[0] - centre[0], foot[1] + self.at[1] - centre[1]
        elif self.placed is not None:
            foot = foot[0] + self.placed.mm / 10, foot[1]
        else:
            return
        name = f"parts/{self.part:02}_{PARTS[self.part - 1]}"
        canvas.stamp(f"{name}_back", view.to_screen(foot), 0, view.units_per_cm)
        canvas.stamp(name, view.to_screen(foot), 0, view.units_per_cm)


def point_at(canvas: Canvas, card: FRect, picture: FRect) -> None:
    """Light up the card from which the part is to be taken, and point at it."""
    if card.height > picture.height / 2:
        canvas.stretch("cells/glow", card.inflate(10, 8))
        canvas.stamp("marks/hand", (picture.centerx + 4, picture.centery + 6), 0, 0.62)


def off_words(placed: Placed) -> str:
    """How far off a part stands, and to which side."""
    if abs(placed.mm) < 0.05:
        return say("It stands exactly true.")
    if placed.mm > 0:
        return say("It stands {mm:.1f} mm to the right.", mm=placed.mm)
    return say("It stands {mm:.1f} mm to the left.", mm=-placed.mm)
