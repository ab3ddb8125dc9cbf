"""One attempt at the trap, and the crank of the unfinished machine."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable
from contextlib import suppress

from game import __version__
from game.core.players import Answered, Steadiness
from game.games.mousetrap.rules.moves import Placed, TrapRan
from game.games.mousetrap.rules.state import PARTS, State
from game.games.mousetrap.trap.machine import Placement, TrapInputs
from game.games.mousetrap.trap.report import TrapReport, reach
from game.games.mousetrap.trap.run import TrapRun
from game.games.mousetrap.trap.watched import STEADY_RPS
from game.machine import MachineError
from game.machine.hand import Hand, jerky, steady

_BEGUN = re.compile(r"crank kept=([0-9]{1,6}) hand=([^ ]*)", re.ASCII)


def crank_hand(hands: Steadiness, rng: random.Random) -> Hand:
    """How such hands turn the crank."""
    rps = round(hands.rps * rng.uniform(1 - hands.uneven, 1 + hands.uneven), 3)
    return jerky(rps, rng) if hands.jerky else steady(rps)


def trap_inputs(state: State, hand: Hand) -> TrapInputs:
    """The trap as its parts were set down in this match, under this hand."""
    return inputs_of(state.parts, hand)


def inputs_of(parts: Iterable[Placed], hand: Hand) -> TrapInputs:
    """A machine of the first parts as they were set down, in order of number, under this hand."""
    numbered = enumerate(parts, start=1)
    return TrapInputs({number: Placement(part.mm, part.deg, part.grip_pct) for number, part in numbered}, hand)


def trap_run(state: State, hand: Hand | None = None) -> TrapRun:
    """The trap of this position under this hand, or a live one; its first steps show whether it stands."""
    return TrapRun(trap_inputs(state, hand or Hand(())), live=hand is None, settled=False)


def judge(report: TrapReport) -> TrapRan:
    """What the rules hear of a run: captured only when the chain ran in order and the cage stands (MT-34, MT-35)."""
    return TrapRan(report.captured and not report.misfired, report.last or "nothing", report.misfired)


class PendingTrapRun:
    """The attempt that a position asks for: `run` is to be stepped until it is done, then answered, once.

    instead: what is answered where the machine does not start, if it is not to be missed.
    at_once: the crank is not turned, and `instead` answered when the machine has settled.
    recorded: the answer on record, where a run is watched again.
    """

    def __init__(
        self,
        run: TrapRun,
        instead: Callable[[], Answered] | None = None,
        recorded: Answered | None = None,
        at_once: bool = False,
    ) -> None:
        self.run = run
        self._at_once = at_once
        if at_once:
            run.call_off()
        self.recorded = recorded
        self._instead = instead
        self._answered = recorded

    @property
    def differs(self) -> bool:
        """Whether the run came to another end than is on record."""
        return self.recorded is not None and judge(self.run.report()) != self.recorded.answer

    def answered(self) -> Answered:
        """Nature's answer."""
        if self._answered is None:
            report = self.run.report()
            unturned = report.refused or self._at_once
            self._answered = self._instead() if self._instead and unturned else self._judged(report)
        return self._answered

    def _judged(self, report: TrapReport) -> Answered:
        return Answered(judge(report), (trap_note(report, self.run.hand if self.run.live else self.run.inputs.hand),))


# Notes.


def trap_note(report: TrapReport, hand: Hand) -> str:
    """The note that lets a run be had again: the hand, and what the run then showed."""
    return f"trap hand={hand.encode()} steps={report.steps} digest={report.digest[:8]} build={__version__}"


def noted_hand(notes: Iterable[str]) -> Hand:
    """The hand of a run on record; a hand that rests where none can be read."""
    words = (word.removeprefix("hand=") for note in notes for word in note.split() if word.startswith("hand="))
    try:
        return Hand.decode(next(words, ""))
    except MachineError:
        return Hand(())


def crank_note(before: Hand | None, plan: Hand) -> str:
    """The note that the crank is being turned: the hand that decides if no more is heard of it.

    before: the hand noted last. Only what follows after the changes kept of it is written.
    """
    old, new = before.changes if before else (), plan.changes
    pairs = zip(old, new, strict=False)
    kept = next((at for at, (one, other) in enumerate(pairs) if one != other), min(len(old), len(new)))
    return f"crank kept={kept} hand={Hand(new[kept:]).encode()}"


def begun_hand(notes: Iterable[str]) -> Hand | None:
    """The hand of a crank that was being turned when the match was left, None if it was not.

    Where a note cannot be read the crank was turned all the same: evenly, if nothing of its hand is known.
    """
    hand = None
    for note in notes:
        if note.startswith("crank "):
            hand = hand or steady(STEADY_RPS)
            with suppress(MachineError):
                hand = _changed(hand, note)
    return hand


def _changed(hand: Hand, note: str) -> Hand:
    found = _BEGUN.fullmatch(note)
    if found is None:
        raise MachineError(f"not a note of a crank: {note[:60]!r}")
    return Hand((*hand.changes[: int(found[1])], *Hand.decode(found[2]).changes))


# The crank of the unfinished machine, turned to see how far it reaches: who may, and how. Nothing of it counts.

FIRST = PARTS.index("crank") + 1
"""The part with which there is something to turn."""
OFTEN = 1 / 3
"""How often a computer player tries the machine after a part with which it reaches further; chosen so that it does
some three times in a match of two."""


def may_test(parts: int) -> bool:
    """Whether the crank of a machine of the first so many parts can be tried: it stands, and something is missing."""
    return FIRST <= parts < len(PARTS)


def bots_hand(parts: int, key: str, hands: Steadiness) -> Hand | None:
    """How a computer player that has just set down the last of so many parts turns the crank; None if it does not.

    It may want to when the machine reaches further than before. key: what all chance in it comes from, as the digest
    of the match.
    """
    if not may_test(parts) or reach(range(1, parts + 1)) == reach(range(1, parts)):
        return None
    rng = random.Random(f"test crank {key}")
    return crank_hand(hands, rng) if rng.random() < OFTEN else None
