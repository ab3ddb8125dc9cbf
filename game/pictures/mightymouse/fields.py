"""The spaces, tracks and Mighty Mouse as things that can be pointed at, and explain themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pygame import FRect

from game.pictures.mightymouse.board import RaceGround
from game.pictures.mightymouse.course import CIRCLE, END, SPACE, SPOTS, step_at
from game.pictures.mightymouse.shown import RaceDisplay
from game.rules.mightymouse.board import FINISH, START, TRACKS
from game.rules.reach import Effect, Reach
from game.text.language import _, row, sentences, spoken_once
from game.text.mightymouse import aloud
from game.text.mightymouse import screens as labels
from game.text.mightymouse.things import explain_space, explain_track, to_hazard
from game.text.reach import led
from game.ui import materials
from game.ui.canvas import Canvas
from game.ui.spoken import NOTHING, Role, Spoken
from game.ui.widget import Mood, Widget


@dataclass
class RaceField(Widget):
    """A space; the print is on the board already."""

    focusable: ClassVar[bool] = True
    group: ClassVar[str] = "board"

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Ring it while it is pointed at."""
        if mood.hover and not mood.focus:
            materials.focus_ring(canvas, self.place.inflate(-10, -10), self.place.width / 2)

    def draw_focus(self, canvas: Canvas) -> None:
        """A round ring that keeps to the space."""
        materials.focus_ring(canvas, self.place.inflate(-10, -10), self.place.width / 2)


@dataclass
class TrackField(Widget):
    """A step of a track, or what stands on one; only that is told aloud, as the circles tell of their tracks."""

    told: bool = False

    drawn: ClassVar[bool] = False

    def spoken(self) -> Spoken:
        """What stands here."""
        return self.called(Role.IMAGE, "") if self.told else NOTHING


def fields(
    ground: RaceGround, shown: RaceDisplay, names: dict[str, str], least: float, ahead: Sequence[Reach] = ()
) -> Iterator[Widget]:
    """Every step and every space with what it says, who is there, and what roll leads to it.

    least: the smallest side of a space.
    """
    steps, spaces = _printed(tuple(ground.rect), least)
    yield from steps
    yield TrackField("hero", _hero_room(ground, shown), hint=_hero_hint(shown), told=True)
    for space, field in enumerate(spaces):
        here, rolls = [names[seat] for seat in shown.on(space)], [one for one in ahead if _leads(one, space)]
        if here or rolls:
            hint = sentences(field.hint, _(labels.HERE, names=row(here)) if here else "", led(rolls))
            yield RaceField(field.name, field.rect, hint=hint, label=aloud.space(space, here))
        else:
            yield field


def _leads(reach: Reach, space: int) -> bool:
    """Whether a roll leads to a space, or takes the rescuer to that circle."""
    return space == (reach.track if reach.effect is Effect.GAIN else -1) if reach.track else space == reach.space


@spoken_once
def _printed(rect: tuple[float, ...], least: float) -> tuple[tuple[Widget, ...], tuple[Widget, ...]]:
    """The steps, and the spaces with nobody there; made once for a place of the board."""
    ground = RaceGround(FRect(*rect))
    steps = [
        TrackField(f"step_{hazard}_{step}", ground.around(step_at(hazard, step), 14), hint=explain_track(hazard))
        for hazard, steps in TRACKS.items()
        for step in range(1, steps)
    ]
    spaces = []
    for space, at in enumerate(SPOTS):
        far = CIRCLE if space in TRACKS else END if space in (START, FINISH) else SPACE + 1.2
        place = ground.around(at, max(far, least / 2 / ground.scale))
        spaces.append(
            RaceField(f"space_{space}", place, hint=explain_space(space), label=partial(aloud.space, space, ()))
        )
    return tuple(steps), tuple(spaces)


def _hero_room(ground: RaceGround, shown: RaceDisplay) -> FRect:
    x, y = ground.hero(shown.hero, shown.steps)
    far = 42 * ground.scale
    return FRect(x - far, y - (1.6 if not shown.hero else 1.0) * far, 2 * far, 2 * far)


def _hero_hint(shown: RaceDisplay) -> str:
    if not shown.hero:
        return _(labels.MIGHTY_MOUSE_WAITS_IN_THE)
    text = labels.MIGHTY_MOUSE_IS_ON_THE
    return _(text, to_hazard=to_hazard(shown.hero), steps=shown.steps, length=TRACKS[shown.hero])
