"""The nature of a Mouse Trap match: the die, hands that set parts down, and the real trap."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from game.core.acts import Answer, Ask
from game.core.players import Answered, MachineNature, PendingRun, Steadiness, finish
from game.core.setup import LOT, Lot
from game.games.mousetrap.nature.cranking import PendingTrapRun, crank_hand, noted_hand, trap_run
from game.games.mousetrap.nature.own import PendingOwnRun, attempt, own_hand
from game.games.mousetrap.rules.moves import Placed, Rolled, SetAnew, TrapRan
from game.games.mousetrap.rules.plan import OWN_LINKS
from game.games.mousetrap.rules.rules import MOST_DEG, MOST_GRIP_PCT, MOST_MM
from game.games.mousetrap.rules.state import State
from game.games.mousetrap.rules.trap import may_set_anew
from game.games.mousetrap.trap.machine import Placement
from game.games.mousetrap.trap.report import LINKS
from game.games.mousetrap.trap.run import TrapRun
from game.machine.hand import Hand
from game.nature.chance import stream

STEADY = Steadiness()
LONG_MATCH = 400
"""Answers after which a match is long, however many play.

Computer players then look the trap over before each attempt, and their hands grow steadier. Else some matches of two
beginners never end: their parts stand so that no run can catch, and resetting the one at which the chain ended does not
help.
"""


class MouseTrapNature:
    """Answers from a seed. Answer number n depends on the seed, n and the position, so a match continues as it began.

    hands: how steady each seat is, steady where left out. trap: what makes a run of the machine.
    """

    def __init__(
        self, seed: int, hands: Mapping[str, Steadiness], trap: Callable[[State, Hand], TrapRun] = trap_run
    ) -> None:
        self._seed = seed
        self._hands = hands
        self._trap = trap

    def instant(self, ask: Ask) -> bool:
        """Only the trap takes time, and is worth watching."""
        return ask.kind != "trap"

    def answer(self, state: State, ask: Ask, number: int) -> Answered:
        """The die, a part set down by the seat's hands, or a run of the trap under its hand."""
        if ask.kind == "trap":
            return finish(self.begin(state, ask, number))
        rng = stream(self._seed, "answer", number)
        if ask.kind == "die":
            return Answered(Rolled(rng.randint(1, 6)))
        if ask.kind == LOT:
            return Answered(Lot(rng.choice(state.table.seats)))
        return Answered(set_down(self._hands_of(ask, number), rng))

    def begin(self, state: State, ask: Ask, number: int) -> PendingRun:
        """The run of the trap under the seat's hand that `answer` carries out at once.

        A trap that refuses to start is looked over: the part that is most off is set anew, and the trap asked again,
        until it starts or the seat's patience ends. So is, once before each attempt, the trap of a long match.
        """
        rng, hands = stream(self._seed, "answer", number), self._hands_of(ask, number)
        if state.table.plan.own:
            return _own(state, hands, rng)
        run, left = self._trap(state, crank_hand(hands, rng)), may_set_anew(state)
        if not left or len(state.anew) >= hands.patience:
            return PendingTrapRun(run)
        looks = number >= LONG_MATCH and not state.anew and ask.seat in self._hands
        worst = most_off(state, [part for part in left if part not in state.table.plan.loose] if looks else left)
        return PendingTrapRun(run, lambda: set_anew(worst, set_down(hands, rng)), at_once=looks)

    def again(self, state: State, ask: Ask, recorded: Answered) -> PendingRun:
        """The run on record, under the hand that was noted."""
        if state.table.plan.own:
            return PendingOwnRun(attempt(state, noted_hand(recorded.notes)), recorded=recorded)
        return PendingTrapRun(self._trap(state, noted_hand(recorded.notes)), recorded=recorded)

    def ran(self, recorded: Answered) -> bool:
        """A part set anew takes none; without its hand none can be had again."""
        answer = recorded.answer
        known = bool(noted_hand(recorded.notes).changes)  # some machines of one's own have no crank
        return isinstance(answer, TrapRan) and (known or answer.last_link in OWN_LINKS)

    def _hands_of(self, ask: Ask, number: int) -> Steadiness:
        hands = self._hands.get(ask.seat, STEADY)
        return practised(hands, LONG_MATCH / number) if number > LONG_MATCH and ask.seat in self._hands else hands


def _own(state: State, hands: Steadiness, rng: random.Random) -> PendingOwnRun:
    run, left = attempt(state, own_hand(hands, rng)), may_set_anew(state)
    if not left or len(state.anew) >= hands.patience:
        return PendingOwnRun(run)
    worst = most_off(state, left)
    return PendingOwnRun(run, lambda: set_anew(worst, set_down(hands, rng)))


@dataclass
class ByHand:
    """A nature that waits for the player's hand wherever a seat builds with its own."""

    nature: MachineNature[State]
    own: Callable[[str], bool]

    def instant(self, ask: Ask) -> bool:
        """Parts set down by hand take time, like the trap."""
        return self.nature.instant(ask) and not (ask.kind == "place" and self.own(ask.seat))

    def answer(self, state: State, ask: Ask, number: int) -> Answered:
        """What the nature below answers: the steady hands."""
        return self.nature.answer(state, ask, number)

    def begin(self, state: State, ask: Ask, number: int) -> PendingRun:
        """As the nature below."""
        return self.nature.begin(state, ask, number)


def set_anew(number: int, placed: Placed) -> Answered:
    """The answer of an operator who sets a part anew before turning the crank; the trap is then asked for again."""
    return Answered(SetAnew(number, placed.mm, placed.deg, placed.grip_pct))


def most_off(state: State, numbers: Sequence[int]) -> int:
    """The one of these parts that stands furthest off true, the first of equals."""
    return max(numbers, key=lambda number: how_off(state.parts[number - 1]))


def how_off(placed: Placed | Placement) -> float:
    """How far off true a part stands, 1 where nobody sets it down further off."""
    return max(abs(placed.mm) / MOST_MM, abs(placed.deg) / MOST_DEG, abs(placed.grip_pct) / MOST_GRIP_PCT)


def practised(hands: Steadiness, share: float) -> Steadiness:
    """Hands that stray by this share of what they did, and crank as much slower, but no slower than steady ones."""
    rps = max(hands.rps * share, min(hands.rps, STEADY.rps))
    return hands._replace(mm=hands.mm * share, deg=hands.deg * share, grip_pct=hands.grip_pct * share, rps=rps)


def set_down(hands: Steadiness, rng: random.Random) -> Placed:
    """Where such hands set a part down."""
    return Placed(*(_off(limit, rng) for limit in (hands.mm, hands.deg, hands.grip_pct)))


def _off(limit: float, rng: random.Random) -> float:
    return round(rng.uniform(-limit, limit), 3) + 0.0  # no minus zero, which the log does not write


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
