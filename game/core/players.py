"""Who decides and who answers: computer players and nature, as a match sees them."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar, runtime_checkable

from game.core.acts import Answer, Ask, Move

S_contra = TypeVar("S_contra", contravariant=True)


class Steadiness(NamedTuple):
    """How steady a seat's hands are: how far off it sets things down (uniform, +-), and how it cranks.

    mm: also how far it strays while it lifts a piece off a tray.
    Each attempt has a speed of its own, within `uneven` of `rps`: a trap that one speed leaves unmoved another tips.
    patience: how many parts it sets anew, the worst first, when a machine refuses to start, before it gives up.
    """

    mm: float = 1.0
    deg: float = 0.5
    grip_pct: float = 5.0
    rps: float = 0.7
    uneven: float = 0.3
    jerky: bool = False
    patience: int = 24


class Choice(NamedTuple):
    """A computer player's move, and its reason by the name under which `words` has the sentence."""

    move: Move
    reason: str


T = TypeVar("T")
Thought: TypeAlias = Generator[None, None, T]
"""Work in slices: yields between them, so that a screen can be drawn meanwhile, and returns what came of it."""


class Bot(Protocol[S_contra]):
    """A computer player."""

    @property
    def steadiness(self) -> Steadiness:
        """How this player builds and cranks."""

    def choose(self, seen: S_contra, seat: str, legal: tuple[Move, ...]) -> Choice:
        """One of the legal moves for the seat, from what it may see of the position."""


@runtime_checkable
class Ponderer(Bot[S_contra], Protocol[S_contra]):
    """A computer player that may think for long, and can do so in slices."""

    def ponder(self, seen: S_contra, seat: str, legal: tuple[Move, ...]) -> Thought[Choice]:
        """What it would choose, found in slices of some 4 ms."""


class HandsOf(Mapping[str, Steadiness]):
    """How steady the computer players are, by seat, as they hold their seats just now."""

    def __init__(self, bots: Mapping[str, Bot[Any]]) -> None:
        self._bots = bots

    def __getitem__(self, seat: str) -> Steadiness:
        return self._bots[seat].steadiness

    def __iter__(self) -> Iterator[str]:
        return iter(self._bots)

    def __len__(self) -> int:
        return len(self._bots)


class Answered(NamedTuple):
    """Nature's answer, and notes for the log that let the show be watched again."""

    answer: Answer
    notes: tuple[str, ...] = ()


@runtime_checkable
class ShowingNature(Protocol[S_contra]):
    """A nature with a machine that can be looked at."""

    def show(self, state: S_contra, seen: Any) -> Any:
        """What a seat sees of the position with what the machine looks like."""


class Nature(Protocol[S_contra]):
    """Dice, cards and machines of one match."""

    def instant(self, ask: Ask) -> bool:
        """Whether the answer is there at once, with no run of a machine to watch."""

    def answer(self, state: S_contra, ask: Ask, number: int) -> Answered:
        """The answer to what the position asks; number counts the answers given before it in the match.

        A machine is run at full speed.
        """


class Run(Protocol):
    """A run of a machine, stepped by whoever shows it; its result does not depend on how fast that is done."""

    @property
    def done(self) -> bool:
        """Whether it has come to its end."""

    def step(self) -> None:
        """One fixed step."""


class PendingRun(Protocol):
    """An answer that a machine is to give: step ``run`` until it is done, then take the answer, once."""

    @property
    def run(self) -> Run:
        """The machine."""

    def answered(self) -> Answered:
        """What nature makes of the run, which is done."""


def finish(pending: PendingRun) -> Answered:
    """The answer of a run, at full speed."""
    while not pending.run.done:
        pending.run.step()
    return pending.answered()


@runtime_checkable
class MachineNature(Nature[S_contra], Protocol[S_contra]):
    """A nature that answers some asks by running a machine."""

    def begin(self, state: S_contra, ask: Ask, number: int) -> PendingRun:
        """The run by the seat's hand that `answer` carries out at once."""


@runtime_checkable
class ReplayNature(MachineNature[S_contra], Protocol[S_contra]):
    """A nature whose runs can be watched again."""

    def again(self, state: S_contra, ask: Ask, recorded: Answered) -> PendingRun:
        """The run that gave an answer on record, to be watched again; it is answered as recorded."""

    def ran(self, recorded: Answered) -> bool:
        """Whether a run led to this answer that can be had again."""
