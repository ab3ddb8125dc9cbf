"""What happens in Mighty Mouse, for telling and showing."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.acts import Event, one_of


@dataclass(frozen=True, slots=True)
class ThrewForFirst(Event):
    """The die fell for who begins."""

    seat: str
    pips: int


@dataclass(frozen=True, slots=True)
class Tied(Event):
    """The highest number was rolled more than once; these roll again."""

    seats: tuple[str, ...]
    pips: int


@dataclass(frozen=True, slots=True)
class Begins(Event):
    """This seat rolled the highest number."""

    seat: str
    pips: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is this seat's turn to roll."""

    seat: str


@dataclass(frozen=True, slots=True)
class Threw(Event):
    """The die fell."""

    seat: str
    pips: int


@dataclass(frozen=True, slots=True)
class Advanced(Event):
    """A piece walked forward, over these spaces, start and end included."""

    seat: str
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """A piece could not go forward. why: `occupied`, by the piece of `by`, or `overshot`; space: where it would be."""

    seat: str
    space: int
    why: str
    by: str = ""


@dataclass(frozen=True, slots=True)
class Backed(Event):
    """A piece walked backward from where its move began, over these spaces, start and end included."""

    seat: str
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Forfeited(Event):
    """Backward was not possible either. why: `occupied`, by the piece of `by` on `space`, or `start`, for no spaces."""

    seat: str
    space: int
    why: str
    by: str = ""


@dataclass(frozen=True, slots=True)
class Held(Event):
    """A piece landed in a Hazard Circle and waits for Mighty Mouse."""

    seat: str
    hazard: int


@dataclass(frozen=True, slots=True)
class Flew(Event):
    """Mighty Mouse flew along the track to a circle, from one step to another of so many."""

    seat: str
    hazard: int
    start: int
    end: int
    length: int


@dataclass(frozen=True, slots=True)
class Arrived(Event):
    """Mighty Mouse reached a circle; all who are held anywhere are freed."""

    seat: str
    hazard: int


@dataclass(frozen=True, slots=True)
class Freed(Event):
    """A piece was placed outside its circle. front: on the space in front; by: whose piece stands there instead."""

    seat: str
    hazard: int
    space: int
    front: bool = False
    by: str = ""


@dataclass(frozen=True, slots=True)
class OrderChosen(Event):
    """The mover chose in which order the others of a circle are placed, the nearest space first."""

    seat: str
    hazard: int
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WentHome(Event):
    """Mighty Mouse was returned to the centre."""

    seat: str


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The seat's piece stands on the Finish Circle."""

    seat: str


turn_began, threw, advanced = one_of(TurnBegan), one_of(Threw), one_of(Advanced)
"""Those of which a match makes many, each made once."""
