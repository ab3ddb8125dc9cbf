"""The pieces of the Workshop: the bead of a part, the part in the hand, and how far the count is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from game.physics.mousetrap.parts import BY_NUMBER
from game.ui import materials
from game.ui.canvas import Canvas
from game.ui.input_events import Verb
from game.ui.lettering import Style
from game.ui.spoken import Role, Spoken
from game.ui.theme import luminance, mix, rgb
from game.ui.widget import Mood, Widget

STEP_MM, STEP_DEG = 0.5, 0.5
_NUMBER = Style("display", 15)


@dataclass
class Bead(Widget):
    """A part in the row of all parts: in its colour while it stands, pale while it does not."""

    number: int = 1
    stands: bool = True
    chosen: bool = False
    on_press: Callable[[], None] = lambda: None

    focusable: ClassVar[bool] = True
    group: ClassVar[str] = "parts"

    def spoken(self) -> Spoken:
        """The part, and whether it is chosen."""
        return self.called(Role.RADIO, "")._replace(on=self.chosen)

    def confirm(self) -> None:
        """Choose the part."""
        self.on_press()

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """A round bead with its number."""
        theme = canvas.theme
        tone = rgb(BY_NUMBER[self.number].colour) if self.stands else theme.card
        edge = theme.warn if self.chosen else mix(tone, theme.outline, 0.6)
        ink = theme.outline if luminance(tone) > 0.2 else theme.card
        place = self.place
        materials.framed(canvas, place, materials.Frame(edge, edge, place.height / 2, 1))
        inner = place.inflate(-6, -6) if self.chosen else place.inflate(-3, -3)
        materials.framed(canvas, inner, materials.Frame(tone, tone, inner.height / 2, 1))
        style = canvas.letters.fitting("24", _NUMBER, min(place.width - 6, 24))
        canvas.write(str(self.number), place, style, ink, "centre middle")


@dataclass
class PartSpot(Widget):
    """The chosen part on the stage: arrows shift and lean it, Enter takes it out or puts it back."""

    on_nudge: Callable[[float, float], None] = lambda mm, deg: None
    on_press: Callable[[], None] = lambda: None

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 8

    def confirm(self) -> None:
        """Take it out, or put it back."""
        self.on_press()

    def steer(self, verb: Verb) -> bool:
        """Shift by left and right, lean by up and down."""
        mm = {Verb.LEFT: -STEP_MM, Verb.RIGHT: STEP_MM}.get(verb, 0.0)
        deg = {Verb.UP: STEP_DEG, Verb.DOWN: -STEP_DEG}.get(verb, 0.0)
        self.on_nudge(mm, deg)
        return True

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """A thin frame."""
        materials.outline(canvas, self.place, canvas.theme.warn)
