"""The crank of the whole machine to practise on: after each try it is said what came of it, and why."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import FRect

from game.physics.hand import Hand
from game.physics.mousetrap.inputs import PART_NUMBERS, Placement, TrapInputs
from game.physics.mousetrap.run import TrapRun
from game.physics.mousetrap.shaking import shaking
from game.scenes.mousetrap import verdict
from game.scenes.mousetrap.operator_card import Operator
from game.scenes.mousetrap.repeatable_crank import RepeatableCrank
from game.text.language import _, sentences
from game.text.mousetrap import practice as words
from game.text.mousetrap import screens as labels
from game.text.mousetrap import verdicts as ends
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.shell import Shell


class Learner(Operator):
    """Whoever practises."""

    @property
    def told(self) -> tuple[str, str]:
        """What this is, and what to look at."""
        return _(words.PRACTISE_THE_CRANK), _(words.TURN_IT_AS_OFTEN)


class Practice(RepeatableCrank):
    """Nothing here touches a match. tries, caught: how many so far."""

    def __init__(self, shell: Shell) -> None:
        self.tries = self.caught = 0
        self._most = 0.0
        super().__init__(shell, _machine(settled=True), Learner("red", "", ("blue",)))

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

    def machine(self) -> TrapRun:
        """The whole machine."""
        return _machine(settled=False)

    def again(self) -> None:
        """Put all parts back, and forget how the last try was."""
        super().again()
        self._most = 0.0

    def verdict(self, canvas: Canvas, cards: Sequence[FRect]) -> None:
        """What came of the try and how the hand was, how many tries caught, and the ways on."""
        report = self.watched.report
        word = ends.verdict(report, "")[0]
        line = sentences(words.came_of(report, self._most), words.tries(self.caught, self.tries))
        ways = self._ways(max(0, len(report.links) - 4))
        room = self.beside_end(canvas, verdict.room_for(canvas, cards, word, line, len(ways)))
        ink = canvas.theme.good if report.captured else canvas.theme.warn
        verdict.add_card(self, canvas, room, (word, ink, line), ways)

    def _ways(self, last: int) -> list[Button]:
        return [
            verdict.way("turn", _(words.ONCE_MORE), self.again, kind="primary", hint=_(words.ONCE_MORE_HINT)),
            verdict.way("again", _(labels.WATCH_AGAIN), partial(self.watch_from, last), icon="replay"),
            verdict.way("done", _(words.DONE), self.shell.close, hint=_(words.BACK_TO_WHERE)),
        ]


def _machine(settled: bool) -> TrapRun:
    """The whole machine, every part exactly in its place."""
    parts = {number: Placement() for number in PART_NUMBERS}
    return TrapRun(TrapInputs(parts, Hand(())), live=True, settled=settled)
