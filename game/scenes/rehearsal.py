"""A table as it will look next: composed unseen in spare time, so that its pictures are at hand when it is wanted.

While something moves, that is the table once nothing does; while somebody is to act, the table as the act is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import ClassVar, Protocol, TypeVar

from game.scenes.coach import Coach, Coached
from game.scenes.match_play import AnyPlaying
from game.ui.canvas import Canvas
from game.ui.motion import Motion
from game.ui.widget import Mood, Widget


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

    def compose(self, canvas: Canvas) -> None:
        """Add nothing."""


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
