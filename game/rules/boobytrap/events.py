"""What happens in Booby-Trap, for telling and showing."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.acts import Event, one_of


@dataclass(frozen=True, slots=True)
class TrayMixed(Event):
    """The pieces lie mixed under the spring bar."""

    seed: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is this seat's turn. must_pick: everybody has passed twice."""

    seat: str
    must_pick: bool


@dataclass(frozen=True, slots=True)
class Touched(Event):
    """A hand lies on a piece."""

    seat: str
    piece: int


@dataclass(frozen=True, slots=True)
class GripFelt(Event):
    """The touched piece answered: how tightly it is held, 0 to 100."""

    seat: str
    piece: int
    grip: int


@dataclass(frozen=True, slots=True)
class ArchesAsked(Event):
    """A seat asked to see the arches, and sees them until its turn ends."""

    seat: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed. in_a_row: consecutive passes, including this one. piece: the one it had touched, or 0."""

    seat: str
    piece: int
    in_a_row: int


@dataclass(frozen=True, slots=True)
class TakeBegan(Event):
    """A seat lifts the piece it touched."""

    seat: str
    piece: int


@dataclass(frozen=True, slots=True)
class PieceKept(Event):
    """A safe play: the seat keeps the piece. points: its value, 0 in solitaire."""

    seat: str
    piece: int
    points: int
    moved_in: float


@dataclass(frozen=True, slots=True)
class BarTripped(Event):
    """The bar moved by a marking or more: the piece is discarded. penalty: in points, 0 in solitaire. trips: so far."""

    seat: str
    piece: int
    penalty: int
    moved_in: float
    trips: int


@dataclass(frozen=True, slots=True)
class PiecesThrown(Event):
    """Other pieces jumped out or stand on end: they are discarded, and nobody scores them."""

    seat: str
    pieces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SizeBegan(Event):
    """In order of size: the pieces of a smaller size are gone, these are next."""

    size: str


@dataclass(frozen=True, slots=True)
class Won(Event):
    """As many pieces are left as there are players, or fewer; those with the most points win."""

    winners: tuple[str, ...]
    points: int
    left: int


@dataclass(frozen=True, slots=True)
class Solved(Event):
    """Solitaire is won: the tray is cleared but for one piece, or none."""

    seat: str
    left: int
    trips: int


@dataclass(frozen=True, slots=True)
class Failed(Event):
    """Solitaire is lost: the bar was tripped once too often."""

    seat: str
    left: int
    trips: int


turn_began, touched, take_began = one_of(TurnBegan), one_of(Touched), one_of(TakeBegan)
"""Those of which a match makes many, each made once."""
