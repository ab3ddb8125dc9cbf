"""A crank that may be turned again and again: of the unfinished machine, and of the whole one to practise on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import FRect

from game.games.mousetrap.nature.cranking import trap_inputs
from game.games.mousetrap.pictures import camera
from game.games.mousetrap.rules.state import State
from game.games.mousetrap.table.cranking import verdict
from game.games.mousetrap.table.cranking.crank import Crank
from game.games.mousetrap.table.machine.crank_cards import Operator
from game.games.mousetrap.table.machine.machine_screen import lit
from game.games.mousetrap.text import machine
from game.games.mousetrap.text import table as labels
from game.games.mousetrap.trap.machine import PART_NUMBERS, Placement, TrapInputs, lacks
from game.games.mousetrap.trap.run import PartialRun, TrapRun
from game.games.mousetrap.trap.watched import shaking
from game.machine.hand import Hand
from game.machine.specs import Point
from game.session.match import Played
from game.text import screens
from game.text.language import _, sentences
from game.ui.drawing.canvas import Canvas
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.dirty import Item

_BUNCH = 40
"""Steps of a machine that settles in spare time, some 0.5 ms."""


class SpareMachine:
    """The same machine put together again, settled in spare time; make: a machine that is still to settle."""

    def __init__(self, make: Callable[[], TrapRun]) -> None:
        self._make = make
        self._next: TrapRun | None = None

    def settling(self) -> Iterator[None]:
        """Let it settle, half a millisecond from one item to the next."""
        run = self._next = self._next or self._make()
        while run.settling:
            for _step in range(_BUNCH):
                run.step()
            yield

    def set_up(self, crank: Crank) -> None:
        """Put all parts back, and let the crank be turned once more."""
        for _step in self.settling():
            pass
        assert self._next is not None
        run, self._next = self._next, None
        crank.set_up(run)
        crank.reason = None
        crank.focused = crank.first
        crank.changed()


# The crank of the unfinished machine, turned to see how far it reaches, as often as one likes. It does not count.

_GAP = 10.0
_HIGH = 15.0  # cm; words about what happened higher up stand below it.


class CrankTest(Crank):
    """Opened over the table by who has just built; closed by Go on, at any time by Back.

    run: the settled machine of the parts that stand, which waits for a hand.
    """

    def __init__(self, shell: Shell, run: TrapRun, who: Operator | None = None) -> None:
        super().__init__(shell, run, who)
        self._spare = SpareMachine(lambda: PartialRun(run.inputs, live=True))

    def on_back(self) -> None:
        """Leave at once, whatever moves."""
        self.shell.close()

    def ended(self) -> None:
        """The parts lie where they came to rest, until they are put back."""

    def looked_at(self) -> Point:
        """What the camera looks at."""
        return camera.target(self.watched.reached(), self.poses)

    def prerender(self, canvas: Canvas) -> Iterator[None]:
        """Nothing before the end: neither mice nor the whole machine's verdict are shown here."""
        return self._spare.settling() if self.act == "over" else iter(())

    def compose(self, canvas: Canvas) -> None:
        """As at the crank; the chain counts how far it is built."""
        super().compose(canvas)
        self.onlooker.centre = None
        if self.chain is not None:
            self.chain.count = machine.CHAIN_SO_FAR

    def verdict(self, canvas: Canvas, cards: Sequence[FRect]) -> None:
        """How far the machine reached, what comes next, and the ways on."""
        reached = len(self.watched.report.links)
        word, line = machine.so_far(reached), self._ended()
        ways = self._ways(max(0, reached - 4))
        room = verdict.room_for(canvas, cards, word, line, len(ways))
        if self.chain is not None and self.looked_at()[1] > _HIGH:
            room.bottom = self.chain.rect.top - _GAP
        verdict.add_card(self, canvas, room, (word, canvas.theme.good, line), ways)

    def _ended(self) -> str:
        """Where the chain ended, and which part comes next if it is not for want of that."""
        report, parts = self.watched.report, self.watched.run.inputs.placements
        lacking = lacks(report.stopped_at, parts) if report.stopped_at else 0
        coming = "" if lacking == self._missing else machine.next_part(self._missing)
        return sentences(machine.ended(report, parts), coming)

    def _ways(self, last: int) -> list[Button]:
        return [
            verdict.way("turn", _(labels.GO_ON), self.shell.close, kind="primary"),
            verdict.way(
                "once_more",
                _(machine.TRY_AGAIN),
                partial(self._spare.set_up, self),
                hint=_(machine.TRY_AGAIN_HINT),
            ),
            verdict.way("again", _(labels.WATCH_AGAIN), partial(self.watch_from, last), icon="replay"),
        ]

    def beneath(self, canvas: Canvas) -> list[Item | None]:
        """The machine, and dashed what is still missing."""
        view = self.framed(canvas)
        stage = self.stage.items(canvas, view, self.poses, next_part=self._missing)
        return [*stage, *self.light.items(canvas, view, self.poses)]

    @property
    def _missing(self) -> int:
        """The part that is built next."""
        return len(self.watched.run.inputs.placements) + 1

    def between(self, canvas: Canvas) -> list[Item | None]:
        """The chain as far as it was reached; the part that comes next is named on the card."""
        if self.act != "over" or self.chain is None:
            return super().between(canvas)
        return self.chain.items(canvas, lit(self.watched.reached()))


# The crank of the whole machine to practise on: after each try it is said what came of it, and why.


@dataclass(frozen=True)
class Learner(Operator):
    """Whoever practises. anew: at the trap of a match, as it stood."""

    anew: bool = False

    @property
    def told(self) -> tuple[str, str]:
        """What this is, and what to look at."""
        if self.anew:
            return _(screens.CRANK_IT_AGAIN), _(machine.AS_IT_STOOD)
        return _(machine.PRACTISE_THE_CRANK), _(machine.TURN_IT_AS_OFTEN)


class Practice(Crank):
    """Nothing here touches a match. tries, caught: how many so far. parts: as they stand, at first exactly."""

    keeps = True

    def __init__(self, shell: Shell, parts: Mapping[int, Placement] | None = None) -> None:
        self.tries = self.caught = 0
        self._most = 0.0
        who = Learner("red", "", ("blue",), anew=parts is not None)
        self.parts = parts or {number: Placement() for number in PART_NUMBERS}
        super().__init__(shell, _machine(self.parts, settled=True), who)
        self._spare = SpareMachine(lambda: _machine(self.parts, settled=False))

    def on_back(self) -> None:
        """Leave at once, whatever moves."""
        self.shell.close()

    def prerender(self, canvas: Canvas) -> Iterator[None]:
        """After the end, get the machine ready to be turned once more."""
        return self._spare.settling() if self.act == "over" else super().prerender(canvas)

    def tick(self, dt: float) -> bool:
        """Remember how much the board was shaken."""
        if self.steering:
            self._most = max(self._most, shaking(self.watched))
        return super().tick(dt)

    def ended(self) -> None:
        """Count the try."""
        super().ended()
        self.tries += 1
        self.caught += self.watched.report.captured

    def keep(self, parts: Mapping[int, Placement]) -> None:
        """Practice goes on with the parts as they stand now; tries are counted anew."""
        self.parts, self.tries, self.caught = parts, 0, 0
        self._spare = SpareMachine(lambda: _machine(self.parts, settled=False))
        self.again()

    def again(self) -> None:
        """Put all parts back, and forget how the last try was."""
        self._spare.set_up(self)
        self._most = 0.0

    def verdict(self, canvas: Canvas, cards: Sequence[FRect]) -> None:
        """What came of the try and how the hand was, how many tries caught, and the ways on."""
        report = self.watched.report
        word = machine.verdict(report, "")[0]
        line = sentences(machine.came_of(report, self._most), machine.practice_tries(self.caught, self.tries))
        ways = self._ways(max(0, len(report.links) - 4))
        room = self.beside_end(canvas, cards, (word, line), len(ways))
        ink = canvas.theme.good if report.captured else canvas.theme.warn
        verdict.add_card(self, canvas, room, (word, ink, line), ways)
        self.add_hundred(room)

    def _ways(self, last: int) -> list[Button]:
        return [
            verdict.way("turn", _(machine.ONCE_MORE), self.again, kind="primary", hint=_(machine.ONCE_MORE_HINT)),
            verdict.way("again", _(labels.WATCH_AGAIN), partial(self.watch_from, last), icon="replay"),
            verdict.way("done", _(machine.DONE), self.shell.close, hint=_(machine.BACK_TO_WHERE)),
        ]


def _machine(parts: Mapping[int, Placement], settled: bool) -> TrapRun:
    """The whole machine, its parts where they stand."""
    return TrapRun(TrapInputs(parts, Hand(())), live=True, settled=settled)


def crank_again(shell: Shell, state: State, acts: Sequence[Played]) -> Practice:
    """The trap as it stood in a position of a match, to be cranked as often as one likes."""
    return Practice(shell, trap_inputs(state, Hand(())).placements)
