"""What seats may do in the Mouse Trap, and what nature answers."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.acts import Answer, Move


@dataclass(frozen=True, slots=True)
class Roll(Move):
    """Roll the die for one's own mouse."""


ROLL = Roll()


@dataclass(frozen=True, slots=True)
class Take(Move):
    """From whom the cheese that is due comes: pairs of seat and pieces, none to decline."""

    gifts: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Lure(Move):
    """Return one cheese and roll the die for this seat's mouse."""

    mouse: str


@dataclass(frozen=True, slots=True)
class TurnCrank(Move):
    """Set the trap in motion."""


@dataclass(frozen=True, slots=True)
class Stop(Move):
    """End the turn on the crank space without (further) luring or cranking."""


@dataclass(frozen=True, slots=True)
class Straighten(Move):
    """Put steps of one's own machine straight, exactly as drawn, after it missed several times in a row (MT-55).

    steps: the one where the run ended first, where one is named.
    """

    steps: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LeaveCrooked(Move):
    """Straighten nothing; hands set the machine anew as after any miss (MT-55)."""


@dataclass(frozen=True, slots=True)
class Rolled(Answer):
    """What the die shows."""

    pips: int


DIE = tuple(map(Rolled, range(1, 7)))


@dataclass(frozen=True, slots=True)
class Placed(Answer):
    """How a part was set down: millimetres and degrees off true, grip in per cent off nominal."""

    mm: float = 0.0
    deg: float = 0.0
    grip_pct: float = 0.0


@dataclass(frozen=True, slots=True)
class SetAnew(Answer):
    """The operator set a standing part anew before turning the crank: its number, then as `Placed`."""

    number: int
    mm: float = 0.0
    deg: float = 0.0
    grip_pct: float = 0.0

    @property
    def placed(self) -> Placed:
        """How the part stands now."""
        return Placed(self.mm, self.deg, self.grip_pct)


@dataclass(frozen=True, slots=True)
class TrapRan(Answer):
    """What the trap did. last_link: the last link of its chain that was reached, `nothing` for none.

    captured: the cage stands on the board over the wheel at rest (MT-34). misfired: it fell early (MT-35).
    """

    captured: bool
    last_link: str
    misfired: bool = False
