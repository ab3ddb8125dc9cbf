"""What a scene is to the program, and what the program is to a scene."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Device, Input
from game.ui.input.caps import Caps
from game.ui.sound import Sound
from game.ui.widgets.spoken import Announcements

if TYPE_CHECKING:
    from game.host.places import Places
    from game.host.settings import Settings
    from game.host.speech import Speech
    from game.host.workers import Workers


class Scene(Protocol):
    """One screen.

    A class that is no `game.ui.widgets.screen.Screen` derives from this and is marked `final`: then the type checker
    tells what it lacks.
    """

    @abstractmethod
    def handle(self, given: Input) -> None:
        """Take one input."""

    @abstractmethod
    def update(self, dt: float) -> bool:
        """Let ``dt`` seconds pass; tell whether the screen must be drawn again.

        While it answers True it is called sixty times a second, otherwise about ten times.
        """

    @abstractmethod
    def draw(self, canvas: Canvas) -> None:
        """Draw the whole screen; where `canvas.kept` says that it still has the last picture, only what has changed."""

    @abstractmethod
    def prepare(self, canvas: Canvas) -> bool:
        """Use the time that is left of a frame, or while nothing moves; tell whether there is more to be made."""

    @abstractmethod
    def rest(self) -> None:
        """Another scene is laid over this one: keep no large pictures meanwhile."""

    @abstractmethod
    def abandon(self) -> None:
        """This scene is dropped, as another takes its place, the program ends, or one of the open scenes failed.

        Keep what is not kept yet, and close the files that it holds, so that they can be opened again; a second time
        do nothing.
        """


@runtime_checkable
class Returning(Protocol):
    """A scene to which others lead back, see `Shell.return_to`."""

    def go_on(self, **given: Any) -> None:
        """Go on with what is given, as a new scene would begin with it."""


class Shell(Protocol):
    """The program round the scenes. Routes are named in `game.shell.routes`."""

    settings: Settings
    places: Places
    sound: Sound
    announcements: Announcements
    speech: Speech
    whereabouts: dict[str, str]
    """By route, what had the focus on a screen when it was left."""
    workers: Workers
    """Processes for what takes longer than a frame."""

    @property
    def device(self) -> Device:
        """The device last used."""

    @property
    def caps(self) -> Caps:
        """What is printed on the keys in force and on the pad in use."""

    def go_to(self, route: str, **given: object) -> None:
        """Leave every open scene for another."""

    def open(self, route: str, **given: object) -> None:
        """Lay a scene on top of this one."""

    def return_to(self, route: str, **given: object) -> None:
        """Close what lies over the open scene of a route, and let it go on with what is given; open it if none is."""

    def close(self) -> None:
        """Close the scene on top."""

    def adopt(self, settings: Settings) -> None:
        """Use other settings from now on, and keep them."""

    def leave(self) -> None:
        """End the program."""

    def warn(self, heading: str, text: str, lost: bool) -> None:
        """Tell what is to be known though a scene goes that could have told it; lost: whether anything is."""
