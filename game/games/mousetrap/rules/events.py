"""What happens in the Mouse Trap, for telling and showing."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.acts import Event, one_of
from game.games.mousetrap.rules.moves import Placed


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
class Moved(Event):
    """A mouse walked, over these spaces, start and end included. crank: to a space that is a Turn Crank here."""

    mouse: str
    path: tuple[int, ...]
    crank: bool = False


@dataclass(frozen=True, slots=True)
class Sent(Event):
    """A go space sent a mouse on. followed: the space it is sent to is followed, else that does nothing (MT-05)."""

    mouse: str
    start: int
    end: int
    followed: bool = True


@dataclass(frozen=True, slots=True)
class NothingHappened(Event):
    """A landing had no effect. why: start, dog_bone, safe, players, complete, incomplete, no_cheese, nobody."""

    seat: str
    space: int
    why: str


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A part of the trap was set down."""

    seat: str
    part: int
    placed: Placed


@dataclass(frozen=True, slots=True)
class TrapCompleted(Event):
    """The last of the 24 parts stands."""

    seat: str


@dataclass(frozen=True, slots=True)
class TookFromPile(Event):
    """A seat took cheese from the pile; none when the pile was empty."""

    seat: str
    pieces: int


@dataclass(frozen=True, slots=True)
class TookFrom(Event):
    """A seat took cheese from another."""

    seat: str
    giver: str
    pieces: int


@dataclass(frozen=True, slots=True)
class PileRanOut(Event):
    """The pile does not hold what a space gives: so many pieces come from rivals. may: as the seat wishes (MT-15)."""

    seat: str
    due: int
    may: bool


@dataclass(frozen=True, slots=True)
class NothingToTake(Event):
    """Cheese was due and nobody had any."""

    seat: str


@dataclass(frozen=True, slots=True)
class DeclinedToTake(Event):
    """A seat took nothing although it might have."""

    seat: str


@dataclass(frozen=True, slots=True)
class LostCheese(Event):
    """A seat returned cheese to the pile, all it had if that was less."""

    seat: str
    pieces: int


@dataclass(frozen=True, slots=True)
class PaidToLure(Event):
    """A seat returned one cheese to move another's mouse."""

    seat: str
    mouse: str


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """A seat ended its turn on the crank space."""

    seat: str


@dataclass(frozen=True, slots=True)
class CrankTurned(Event):
    """A seat set the trap in motion, with these mice on the wheel. own: a machine of one's own, with a crank or not."""

    seat: str
    mice: tuple[str, ...]
    own: bool = False


@dataclass(frozen=True, slots=True)
class PartSetAnew(Event):
    """The operator set a part anew before turning the crank."""

    seat: str
    part: int
    placed: Placed


@dataclass(frozen=True, slots=True)
class TrapRested(Event):
    """The trap came to rest, having reached this link of its chain."""

    captured: bool
    last_link: str
    misfired: bool


@dataclass(frozen=True, slots=True)
class Captured(Event):
    """A mouse is out of the game, its cheese handed over."""

    seat: str
    mouse: str
    pieces: int


@dataclass(frozen=True, slots=True)
class Escaped(Event):
    """A mouse that the trap missed ran to Safe."""

    mouse: str


@dataclass(frozen=True, slots=True)
class ResetBegan(Event):
    """The operator begins to set the loose parts anew. part: and the fixed one where the chain ended, 0 for none."""

    seat: str
    part: int = 0


@dataclass(frozen=True, slots=True)
class SetAnew(Event):
    """A part was set for the next run, as the trap was reset."""

    seat: str
    part: int
    placed: Placed


@dataclass(frozen=True, slots=True)
class StepBuilt(Event):
    """A step of one's own machine was set down, of so many (MT-50)."""

    seat: str
    step: int
    steps: int
    placed: Placed


@dataclass(frozen=True, slots=True)
class StepSetAnew(Event):
    """A step of one's own machine was set down again: in a reset, before the start, or put straight (MT-54)."""

    seat: str
    step: int
    placed: Placed


@dataclass(frozen=True, slots=True)
class OwnTrapRested(Event):
    """One's own machine came to rest. step: the first that did not do its work, 0 where all did."""

    captured: bool
    step: int


@dataclass(frozen=True, slots=True)
class LeftCrooked(Event):
    """A seat was offered to put steps of one's own machine straight, and declined (MT-55)."""

    seat: str


@dataclass(frozen=True, slots=True)
class Won(Event):
    """One mouse is left uncaptured."""

    seat: str


turn_began, threw, moved = one_of(TurnBegan), one_of(Threw), one_of(Moved)
nothing_happened, took_from_pile = one_of(NothingHappened), one_of(TookFromPile)
"""Those of which a match makes many, each made once."""
