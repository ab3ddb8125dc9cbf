"""The nature of a Booby-Trap match: the mixing, what a hand feels, and the real tray when a piece is pulled."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from math import ceil

from game import __version__
from game.core.acts import Answer, Ask
from game.core.players import Answered, Steadiness, finish
from game.core.setup import LOT, Lot
from game.games.boobytrap.rules.moves import GRIPS, Felt, Mixed, Pulled
from game.games.boobytrap.rules.rules import MOST_GRIP, MOST_IN, MOST_SEED, first_seed
from game.games.boobytrap.rules.seen import MARKING_IN, Picture, Seen
from game.games.boobytrap.rules.state import Pull, State
from game.games.boobytrap.tray.history import Rebuild, find, keep, tray_after
from game.games.boobytrap.tray.packing import decode_packing
from game.games.boobytrap.tray.pulling import PullReport, PullRun
from game.games.boobytrap.tray.settled import Tray
from game.machine import MachineError
from game.machine.lift import STEADY, AnyLift, HandLift, decode_hand_lift, decode_lift, kept_changes, wobbly
from game.nature.chance import MakeUp, stream

MM_PER_IN = 25.4
_TRAY = "tray "


def tray_of(state: State) -> Tray:
    """The tray as it stands in this position, of one's own to pull: kept, or else rebuilt."""
    return tray_after(state.seed, state.pulls)


def laying(state: State) -> Rebuild:
    """The same in slices, for a window that is to go on meanwhile."""
    return Rebuild(state.seed, state.pulls)


def lies_ready(state: State) -> bool:
    """Whether the tray of this position is there at once."""
    return find(state.seed, state.pulls) is not None


def tray_note(tray: Tray) -> str:
    """The note that lets a match go on at once: how the tray stands after a pull."""
    return f"{_TRAY}{tray.packing.encode()}"


def recall(state: State, notes: Iterable[str]) -> None:
    """Keep the tray that was noted after the last pull of this position; one that does not fit is passed by."""
    for note in notes:
        if note.startswith(_TRAY):
            with suppress(MachineError):
                tray = Tray(decode_packing(note.removeprefix(_TRAY)))
                if tray.left == state.left:
                    keep(state.seed, state.pulls, tray)


def known_room(state: State, notes: Iterable[str]) -> float | None:
    """How much room the tray of this position leaves, if it is kept or stands in these notes of the pull before."""
    if not lies_ready(state):
        recall(state, notes)
    tray = find(state.seed, state.pulls)
    return tray.room if tray is not None else None


def picture(tray: Tray) -> Picture:
    """What can be seen of a tray, to half a millimetre (BT-25)."""
    left, right, _ = tray.frame().bar
    places = ((number, _half(x), _half(y)) for number, (x, y, _) in tray.packing.discs)
    return Picture(tuple(places), (_half(left), _half(right)))


def _half(mm: float) -> float:
    return round(2 * mm) / 2


def feel(state: State) -> Felt:
    """How tightly the touched piece is held, in hundredths, rounded up so that its grade stays the same."""
    return GRIPS[min(MOST_GRIP, ceil(round(100 * tray_of(state).grip(state.touched), 9)))]


def judge(report: PullReport, lift: AnyLift) -> Pulled:
    """What the rules hear of a pull: the travel since it began, at the scale (BT-06), and what was thrown (BT-04)."""
    moved_in = round(min(report.travel_mm / MM_PER_IN, MOST_IN), 6)
    return Pulled(moved_in, report.thrown, lift.encode())


def pull_note(report: PullReport, lift: AnyLift) -> str:
    """The note that lets a pull be watched again: the lift, and what the run then showed."""
    return f"pull lift={lift.encode()} steps={report.steps} digest={report.digest[:8]} build={__version__}"


class PendingPull:
    """The pull that a position asks for, by this lift: `run` is to be stepped until it is done, then answered.

    recorded: the answer on record, where a pull is watched again; the same pieces are then thrown.
    live: a hand draws the piece while the run is stepped.
    """

    def __init__(
        self, state: State, lift: AnyLift = STEADY, recorded: Answered | None = None, live: bool = False
    ) -> None:
        self.tray = tray_of(state)
        answer = recorded.answer if recorded else None
        thrown = frozenset(answer.thrown) if isinstance(answer, Pulled) else None
        self.run = PullRun(self.tray, state.touched, lift, thrown, live)
        self._state = state
        self.recorded = recorded

    @property
    def tripped(self) -> bool:
        """Whether the bar has tripped so far; what is on record counts."""
        answer = self.recorded.answer if self.recorded else None
        return self.run.tripped and not (isinstance(answer, Pulled) and answer.moved_in < MARKING_IN)

    @property
    def differs(self) -> bool:
        """Whether the run came to another end than is on record."""
        answer = self.recorded.answer if self.recorded else None
        return isinstance(answer, Pulled) and judge(self.run.report(), self.run.lift).moved_in != answer.moved_in

    def answered(self) -> Answered:
        """Nature's answer; the tray is kept as it stands now."""
        answered = self.recorded or self._judged()
        if isinstance(pulled := answered.answer, Pulled):
            state = self._state
            keep(state.seed, (*state.pulls, Pull(state.touched, pulled.lift, pulled.thrown)), self.tray)
        return answered

    def _judged(self) -> Answered:
        report = self.run.report()
        return Answered(judge(report, self.run.lift), (pull_note(report, self.run.lift),))


class BoobyTrapNature:
    """Answers from a seed. Answer number n depends on the seed, n and the position, so a match continues as it began.

    hands: how steady each seat is; those left out, people, lift straight up.
    """

    def __init__(self, seed: int, hands: Mapping[str, Steadiness]) -> None:
        self._seed = seed
        self._hands = hands

    def instant(self, ask: Ask) -> bool:
        """Only a pull takes time, and decides something; a mixing can be watched from its seed."""
        return ask.kind != "pull"

    def answer(self, state: State, ask: Ask, number: int) -> Answered:
        """The seed of a mixing, the grip of the touched piece, or a pull by the seat's hand."""
        rng = stream(self._seed, "answer", number)
        if ask.kind == "mix":
            return Answered(Mixed(first_seed(state) + rng.randint(1, MOST_SEED)))
        if ask.kind == LOT:
            return Answered(Lot(rng.choice(state.table.seats)))
        if ask.kind == "feel":
            return Answered(feel(state))
        return finish(self.begin(state, ask, number))

    def show(self, state: State, seen: Seen) -> Seen:
        """What the seat sees with what the tray looks like, where there is one."""
        return seen._replace(picture=picture(tray_of(state))) if state.seed else seen

    def begin(self, state: State, ask: Ask, number: int) -> PendingPull:
        """The pull by the seat's hand that `answer` carries out at once, to be watched while it is carried out."""
        hands = self._hands.get(ask.seat)
        rng = stream(self._seed, "answer", number)
        return PendingPull(state, wobbly(hands.mm, rng) if hands and hands.mm else STEADY)

    def again(self, state: State, ask: Ask, recorded: Answered) -> PendingPull:
        """The pull on record, by its lift."""
        pulled = recorded.answer
        return PendingPull(state, decode_lift(pulled.lift) if isinstance(pulled, Pulled) else STEADY, recorded)

    def ran(self, recorded: Answered) -> bool:
        """Only a pull takes a run that decides something."""
        return isinstance(recorded.answer, Pulled)


_FELT = GRIPS[::5]
_MOVED = (0.0, 0.0, 0.000004, 0.02, 0.07, 0.11, 0.16, 0.2, 0.24, 0.249999, 0.25, 0.31, 0.78)


def _made_up_pull(state: State, rng: random.Random) -> Answer:
    moved = _MOVED[int(rng.random() * len(_MOVED))]
    if rng.random() >= 0.2:
        return Pulled(moved)
    others = [number for number in state.left if number != state.touched]
    return Pulled(moved, tuple(sorted(rng.sample(others, min(len(others), rng.randint(1, 3))))))


MADE_UP: dict[str, MakeUp] = {
    "mix": lambda _, rng: Mixed(0),
    "feel": lambda _, rng: _FELT[int(rng.random() * len(_FELT))],
    "pull": _made_up_pull,
}
"""Answers where there is no tray: one pull in four trips the bar, one in five throws pieces out."""


# What is noted of a pull that is being carried out, so that closing the window gives nobody another try.


_BEGUN = "lift "
_DRAWN = re.compile(r"draw kept=([0-9]{1,6}) lift=([^ ]*)", re.ASCII)


def begun_notes(lift: AnyLift) -> tuple[str, ...]:
    """The notes of the move that takes a piece with this lift; none for a steady one."""
    return () if lift == STEADY else (f"{_BEGUN}{lift.encode()}",)


def draw_note(before: HandLift, lift: HandLift) -> str:
    """The note of a piece that is being drawn: the lift so far, which goes on evenly if no more is heard of it.

    before: the lift noted last. Only what follows after the changes kept of it is written.
    """
    kept = kept_changes(before, lift)
    return f"draw kept={kept} lift={HandLift(lift.changes[kept:]).encode()}"


def begun_lift(take_notes: Iterable[str], notes: Iterable[str]) -> AnyLift:
    """The lift that was noted with the move that took a piece, and of the position since; steady if none was.

    Where a note cannot be read, the lift known so far stands: the pull was begun all the same.
    """
    lift: AnyLift = STEADY
    with suppress(MachineError):
        lift = next((decode_lift(note.removeprefix(_BEGUN)) for note in take_notes if note.startswith(_BEGUN)), lift)
    for note in notes:
        found = _DRAWN.fullmatch(note)
        if found and isinstance(lift, HandLift):
            with suppress(MachineError):
                lift = HandLift((*lift.changes[: int(found[1])], *decode_hand_lift(found[2]).changes))
    return lift
