"""One attempt at a machine of one's own, which the Workshop runs."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Protocol

from game.catalog import workshop_room
from game.core.players import Answered, Steadiness
from game.games.mousetrap.rules.moves import TrapRan
from game.games.mousetrap.rules.plan import OWN_LINKS, BuildPlan
from game.games.mousetrap.rules.state import State
from game.machine.hand import Hand, jerky, steady

SECONDS = 8.0
"""How long a hand turns a crank of which nobody knows how long it needs."""
_STEADY = Steadiness()
"""Its speed, turns a second, is that of the Workshop, at which the copies of a machine were counted (MT-49)."""


class Attempt(Protocol):
    """A run of the machine, as the Workshop makes it. stopped: the first step that failed, 0 for none.

    name: what people call the machine, for films of the run.
    """

    name: str

    @property
    def done(self) -> bool:
        """Whether it is over."""

    def step(self) -> None:
        """One step."""

    @property
    def settling(self) -> bool:
        """Whether it is still to be seen if it stands."""

    @property
    def live(self) -> bool:
        """Whether it waits for a hand."""

    @property
    def refused(self) -> bool:
        """Whether something fell before the start."""

    @property
    def caught(self) -> bool:
        """Whether the mouse is in the cage."""

    @property
    def stopped(self) -> int:
        """Where it ended."""

    @property
    def note(self) -> str:
        """What lets it be had again."""


def builds(option: str) -> bool:
    """Whether a value of the match's option carries a machine that can be built, and can be set going."""
    found: bool = workshop_room("proofs.in_match").builds(option)
    return found


def own_run(plan: BuildPlan, off: Sequence[tuple[float, float, float]], hand: Hand | None) -> Attempt:
    """A run of its machine. off: how far each step was set down off true, mm, degrees and per cent of friction."""
    run: Attempt = workshop_room("proofs.in_match").OwnTrapRun(plan.line, plan.groups, off, hand)
    return run


def own_hand(hands: Steadiness, rng: random.Random) -> Hand:
    """How such hands turn the crank: no faster and as evenly as steady ones (MT-51); what is let go needs none of it.

    How hasty a level is was tuned on the classic cage, which haste shakes down. Wind goes with the speed: the solution
    of Breakfast catches from 0.55 to 0.95 turns a second, and under nobody who is hasty, however truly it stands.
    """
    usual, uneven = min(hands.rps, _STEADY.rps), min(hands.uneven, _STEADY.uneven)
    rps = round(usual * rng.uniform(1 - uneven, 1 + uneven), 3)
    return jerky(rps, rng, SECONDS) if hands.jerky else steady(rps, SECONDS)


def attempt(state: State, hand: Hand | None) -> Attempt:
    """The machine of this match as its steps were set down; raises MachineError where the log has none.

    Of a trap that is not complete it is the machine so far. hand: none for one that is still to come.
    """
    plan = state.table.plan
    off = [(part.mm, part.deg, part.grip_pct) for part in state.parts]
    made = own_run(plan, off, hand)
    made.name = plan.name
    return made


class PendingOwnRun:
    """The attempt that a position asks for: `run` is to be stepped until it is done, then answered, once.

    instead: what is answered where the machine does not start. recorded: the answer on record, if it is watched again.
    """

    def __init__(
        self, run: Attempt, instead: Callable[[], Answered] | None = None, recorded: Answered | None = None
    ) -> None:
        self.run = run
        self._instead = instead
        self.recorded = recorded
        self._answered = recorded

    @property
    def differs(self) -> bool:
        """Whether the run came to another end than is on record."""
        return self.recorded is not None and self._judged().answer != self.recorded.answer

    def answered(self) -> Answered:
        """Nature's answer."""
        if self._answered is None:
            self._answered = self._instead() if self._instead and self.run.refused else self._judged()
        return self._answered

    def _judged(self) -> Answered:
        caught = self.run.caught
        return Answered(TrapRan(caught, OWN_LINKS[0 if caught else self.run.stopped]), (self.run.note,))
