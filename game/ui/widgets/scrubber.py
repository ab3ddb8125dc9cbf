"""A strip of film below a stage: a handle to drag to and fro in time, and marks where something began."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import FRect

from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import SMALL_BOLD
from game.ui.drawing.materials import Frame
from game.ui.drawing.theme import rgb
from game.ui.input.bindings import Verb
from game.ui.widgets.fields import Slider
from game.ui.widgets.spoken import Spoken
from game.ui.widgets.widget import Mood

_KNOB, _HOLE, _PITCH = 12.0, 5.0, 13.0
_FILM, _LIGHT, _GOLD = rgb("#241c16"), rgb("#f4e3bd"), rgb("#ffc23d")

PLAY, TOGGLE, STEP = "play", "toggle", "step"
KEYS = {
    "j": (PLAY, -1), "pad_lt": (PLAY, -1), "k": (TOGGLE, 0), "l": (PLAY, 1), "pad_rt": (PLAY, 1),
    ",": (STEP, -1), ".": (STEP, 1),
}  # fmt: skip
"""What a key does and which way, as in programs that cut films; the triggers of a pad too."""


@dataclass
class Scrubber(Slider):
    """Its value is a moment. marks: moments in which something began. told: the moment that is shown, in words.

    stride: by how much arrows move the handle.
    """

    marks: tuple[int, ...] = ()
    told: Callable[[], str] = str
    stride: int = 1

    @property
    def reach(self) -> FRect:
        """Little more than its place: it moves in every frame, and what is near it is painted anew with it."""
        return self.visible.inflate(2 * _KNOB, 2 * _KNOB)

    def spoken(self) -> Spoken:
        return super().spoken()._replace(value=self.told(), unit="")

    def steer(self, verb: Verb) -> bool:
        """Left and right move the handle."""
        by = {Verb.LEFT: -self.stride, Verb.RIGHT: self.stride}.get(verb, 0)
        if by:
            self._slide(self.value + by)
        return by != 0

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Film with its holes, what has run of it in the light, marks, and the handle."""
        self.words = canvas.letters.width(self.tell(self.top), SMALL_BOLD) + _KNOB
        film = self._groove().inflate(_KNOB, 14)
        at = self._x(self.value)
        around = film.inflate(_KNOB, _KNOB)
        canvas.layer("film", around, lambda under: self._film(under, film.move(-around.x, -around.y)))
        if at > film.left + 4:
            lit = FRect(film.left + 3, film.top + 7, at - film.left - 3, film.height - 14)
            canvas.surface.fill(_LIGHT, canvas.box(lit))
        for moment in self.marks:
            mark = FRect(self._x(moment) - 1.5, film.top + 5, 3, film.height - 10)
            canvas.surface.fill(_GOLD, canvas.box(mark))
        handle = FRect(at - _KNOB / 2, film.top - 4, _KNOB, film.height + 8)
        colours = canvas.theme.act, canvas.theme.act_side
        materials.plastic(canvas, handle, colours, mood.state(self.enabled), _KNOB / 2)
        room = FRect(film.right + 4, self.place.top, self.place.right - film.right - 4, self.place.height)
        canvas.write(self.tell(self.value), room, SMALL_BOLD, canvas.theme.ink, "right middle")

    def _x(self, moment: float) -> float:
        groove = self._groove()
        return groove.left + groove.width * min(1.0, moment / max(1, self.top))

    @staticmethod
    def _film(canvas: Canvas, film: FRect) -> None:
        materials.framed(canvas, film, Frame(_FILM, canvas.theme.outline, 4, 1))
        for number in range(int((film.width - 6) / _PITCH)):
            left = film.left + 6 + number * _PITCH
            for top in (film.top + 2, film.bottom - 2 - _HOLE * 0.6):
                canvas.surface.fill(_LIGHT, canvas.box(FRect(left, top, _HOLE, _HOLE * 0.6)))
