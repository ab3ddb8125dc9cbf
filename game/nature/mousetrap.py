"""The nature of a Mouse Trap match: the die, hands that set parts down, and the real trap."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

from game import __version__
from game.core.acts import Answer, Ask
from game.core.players import Answered, Steadiness
from game.nature.streams import stream
from game.physics.hand import Hand, jerky, steady
from game.physics.mousetrap.inputs import Placement, TrapInputs
from game.physics.mousetrap.report import LINKS, TrapReport
from game.physics.mousetrap.run import TrapRun
from game.rules.mousetrap.moves import Placed, Rolled, SetAnew, TrapRan
from game.rules.mousetrap.rules import MOST_DEG, MOST_GRIP_PCT, MOST_MM
from game.rules.mousetrap.state import State
from game.rules.mousetrap.trap import may_set_anew

STEADY = Steadiness()


def run_trap(inputs: TrapInputs) -> TrapReport:
    """One attempt at full speed."""
    run = TrapRun(inputs)
    while not run.done:
        run.step()
    return run.report()


def judge(report: TrapReport) -> TrapRan:
    """What the rules hear of a run: captured only when the chain ran in order and the cage stands (MT-34, MT-35)."""
    return TrapRan(report.captured and not report.misfired, report.last or "nothing", report.misfired)


def trap_inputs(state: State, hand: Hand) -> TrapInputs:
    """The trap as its parts were set down in this match, under this hand."""
    parts = enumerate(state.parts, start=1)
    return TrapInputs({number: Placement(part.mm, part.deg, part.grip_pct) for number, part in parts}, hand)


def trap_note(report: TrapReport, hand: Hand) -> str:
    """The note that lets a run be had again: the hand, and what the run then showed."""
    return f"trap hand={hand.encode()} steps={report.steps} digest={report.digest[:8]} build={__version__}"


class MouseTrapNature:
    """Answers from a seed. Answer number n depends on the seed, n and the position, so a match continues as it began.

    hands: how steady each seat is, steady where left out. trap: what runs the machine.
    """

    def __init__(
        self, seed: int, hands: Mapping[str, Steadiness], trap: Callable[[TrapInputs], TrapReport] = run_trap
    ) -> None:
        self._seed = seed
        self._hands = hands
        self._trap = trap

    def instant(self, ask: Ask) -> bool:
        """Only the trap takes time, and is worth watching."""
        return ask.kind != "trap"

    def answer(self, state: State, ask: Ask, number: int) -> Answered:
        """The die, a part set down by the seat's hands, or a run of the trap under its hand.

        A trap that refuses to start is looked over: the part that is most off is set anew, and the trap asked again,
        until it starts or the seat's patience ends.
        """
        rng, hands = stream(self._seed, "answer", number), self._hands.get(ask.seat, STEADY)
        if ask.kind == "die":
            return Answered(Rolled(rng.randint(1, 6)))
        if ask.kind == "place":
            return Answered(set_down(hands, rng))
        hand = crank_hand(hands, rng)
        report = self._trap(trap_inputs(state, hand))
        if report.refused and len(state.anew) < hands.patience and (left := may_set_anew(state)):
            return set_anew(most_off(state, left), set_down(hands, rng))
        return Answered(judge(report), (trap_note(report, hand),))


def set_anew(number: int, placed: Placed) -> Answered:
    """The answer of an operator who sets a part anew before turning the crank; the trap is then asked for again."""
    return Answered(SetAnew(number, placed.mm, placed.deg, placed.grip_pct))


def most_off(state: State, numbers: Sequence[int]) -> int:
    """The one of these parts that stands furthest off true, the first of equals."""
    return max(numbers, key=lambda number: how_off(state.parts[number - 1]))


def how_off(placed: Placed) -> float:
    """How far off true a part stands, 1 where nobody sets it down further off."""
    return max(abs(placed.mm) / MOST_MM, abs(placed.deg) / MOST_DEG, abs(placed.grip_pct) / MOST_GRIP_PCT)


def set_down(hands: Steadiness, rng: random.Random) -> Placed:
    """Where such hands set a part down."""
    return Placed(*(_off(limit, rng) for limit in (hands.mm, hands.deg, hands.grip_pct)))


def _off(limit: float, rng: random.Random) -> float:
    return round(rng.uniform(-limit, limit), 3) + 0.0  # no minus zero, which the log does not write


def crank_hand(hands: Steadiness, rng: random.Random) -> Hand:
    """How such hands turn the crank."""
    rps = round(hands.rps * rng.uniform(1 - hands.uneven, 1 + hands.uneven), 3)
    return jerky(rps, rng) if hands.jerky else steady(rps)


_PLACED = tuple(Placed(mm / 4 + 0.0, -mm / 8 + 0.0, mm + 0.0) for mm in range(-4, 5))
_RAN = (*(TrapRan(False, link) for link in LINKS), *(TrapRan(True, LINKS[-1]),) * len(LINKS))


def _made_up_place(_: State, rng: random.Random) -> Answer:
    return _PLACED[int(rng.random() * len(_PLACED))]


def _made_up_trap(state: State, rng: random.Random) -> Answer:
    left = may_set_anew(state)
    if left and rng.random() < 0.2:
        return set_anew(rng.choice(left), rng.choice(_PLACED)).answer
    return _RAN[int(rng.random() * len(_RAN))]


MADE_UP: dict[str, Callable[[State, random.Random], Answer]] = {"place": _made_up_place, "trap": _made_up_trap}
"""Answers where no machine is run: one attempt in two captures, before one in five a part is set anew."""
