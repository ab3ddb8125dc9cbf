"""Pictures that a table needs soon, rendered in spare time, and a table composed unseen before it is wanted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from typing import ClassVar, Protocol, TypeVar

from pygame import FRect

from game.shell.pictures.banners import TurnBanner, draw_turn_banner
from game.shell.play.coach import Coach, Coached
from game.shell.play.play import AnyPlaying
from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.motion import Motion
from game.ui.widgets.buttons import Button
from game.ui.widgets.widget import Mood, Widget

TUMBLES = 24
"""Frames of the die that tumbles."""


def pressed_or_not(canvas: Canvas, widgets: Sequence[Widget]) -> Iterator[None]:
    """The bodies of all buttons, of those that can be pressed and of those that cannot."""
    for button in [widget for widget in widgets if isinstance(widget, Button)]:
        for state in ("up", "off"):
            materials.key(canvas, button.place, button.kind, state)
            yield


def die(canvas: Canvas, zoom: float) -> Iterator[None]:
    """The die as it tumbles and as it lies."""
    for name, frame in (*(("tumble", frame) for frame in range(TUMBLES)), *((str(pips), 0) for pips in range(1, 7))):
        canvas.stamp(f"dice/{name}", (0, 0), frame, zoom)
        yield


def banners(canvas: Canvas, window: FRect, call: TurnBanner, texts: Mapping[str, str]) -> Iterator[None]:
    """The banners of those who will be called, by seat."""
    for seat in sorted(call.people & texts.keys()):
        draw_turn_banner(canvas, window, TurnBanner(seat=seat, share=0.5), texts[seat])
        yield


# A table as it will look next: composed unseen in spare time, so that its pictures are at hand when it is wanted.
#
# While something moves, that is the table once nothing does; while somebody is to act, the table as the act is told.


class Rehearsable(Coached, Protocol):
    """The screen of a match, as far as it is composed ahead; apart: what composing changes besides the screen."""

    apart: ClassVar[tuple[str, ...]]
    coach: Coach
    offsets: dict[str, float]

    def compose(self, canvas: Canvas) -> None:
        """Add the widgets."""

    def mood(self, widget: Widget) -> Mood:
        """How a widget is being treated."""


S = TypeVar("S", bound=Rehearsable)


class _SilentCoach(Coach):
    """Gives no tip, as nobody is to hear one yet."""

    def compose(self, canvas: Canvas) -> bool:
        """Add nothing."""
        return False


def rehearsed(screen: Rehearsable, canvas: Canvas) -> Iterator[None]:
    """Draw every widget of the table to come, one each step, on a canvas that nobody sees."""
    play = screen.play
    if play.staged:
        return
    twin = _twin(screen, _settled(play) if play.motion.busy else _busy(play))
    twin.compose(canvas)
    yield
    for widget in twin.widgets:
        if widget.drawn:
            mood = twin.mood(widget)
            widget.draw(canvas, mood)
            if widget.focusable and mood.focus:
                widget.draw_focus(canvas)
            yield


def _twin(screen: S, play: AnyPlaying) -> S:
    """A screen that composes what another one would for this play, and leaves that one as it is."""
    twin = copy(screen)
    twin.widgets, twin.offsets, twin.play = [], dict(screen.offsets), play
    twin.coach = _SilentCoach(twin)
    for name in screen.apart:
        setattr(twin, name, getattr(screen, name).twin())
    return twin


def _settled(play: AnyPlaying) -> AnyPlaying:
    """The same match with all of it told."""
    settled, animation = copy(play), copy(play.animation)
    animation.shown, animation.flights = play.as_it_is(), {}
    settled.animation, settled.motion = animation, Motion()
    return settled


def _busy(play: AnyPlaying) -> AnyPlaying:
    """The same match while something is told."""
    busy = copy(play)
    busy.motion = Motion()
    busy.motion.pause(1.0)
    return busy
