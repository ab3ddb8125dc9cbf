"""The crank of the unfinished machine, turned to see how far it reaches, as often as one likes. It does not count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from pygame import FRect

from game.physics.mousetrap.partial_run import PartialRun
from game.physics.mousetrap.run import TrapRun
from game.physics.specs import Point
from game.pictures.mousetrap import camera
from game.scenes.mousetrap import verdict
from game.scenes.mousetrap.machine_screen import lit
from game.scenes.mousetrap.repeatable_crank import RepeatableCrank
from game.text.language import _
from game.text.mousetrap import crank_tests
from game.text.mousetrap import screens as labels
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.dirty_blitter import Item

_GAP = 10.0
_HIGH = 15.0  # cm; words about what happened higher up stand below it.


class CrankTest(RepeatableCrank):
    """Opened over the table by who has just built; closed by Go on, at any time by Back.

    run: the settled machine of the parts that stand, which waits for a hand.
    """

    def ended(self) -> None:
        """The parts lie where they came to rest, until they are put back."""

    def looked_at(self) -> Point:
        """What the camera looks at."""
        return camera.target(self.watched.reached(), self.poses)

    def machine(self) -> TrapRun:
        """The parts that stand."""
        return PartialRun(self.watched.run.inputs, live=True)

    def prerender(self, canvas: Canvas) -> Iterator[None]:
        """Nothing before the end: neither mice nor the whole machine's verdict are shown here."""
        return super().prerender(canvas) if self.act == "over" else iter(())

    def compose(self, canvas: Canvas) -> None:
        """As at the crank; the chain counts how far it is built."""
        super().compose(canvas)
        self.onlooker.centre = None
        if self.chain is not None:
            self.chain.count = crank_tests.CHAIN_SO_FAR

    def verdict(self, canvas: Canvas, cards: Sequence[FRect]) -> None:
        """How far the machine reached, what comes next, and the ways on."""
        reached = len(self.watched.report.links)
        word, line = crank_tests.so_far(reached), crank_tests.next_part(self._missing)
        ways = self._ways(max(0, reached - 4))
        room = verdict.room_for(canvas, cards, word, line, len(ways))
        if self.chain is not None and self.looked_at()[1] > _HIGH:
            room.bottom = self.chain.rect.top - _GAP
        verdict.add_card(self, canvas, room, (word, canvas.theme.good, line), ways)

    def _ways(self, last: int) -> list[Button]:
        return [
            verdict.way("turn", _(labels.GO_ON), self.shell.close, kind="primary"),
            verdict.way("once_more", _(crank_tests.TRY_AGAIN), self.again, hint=_(crank_tests.TRY_AGAIN_HINT)),
            verdict.way("again", _(labels.WATCH_AGAIN), partial(self.watch_from, last), icon="replay"),
        ]

    def beneath(self, canvas: Canvas) -> list[Item | None]:
        """The machine, and dashed what is still missing."""
        return self.stage.items(canvas, self.framed(canvas), self.poses, next_part=self._missing)

    @property
    def _missing(self) -> int:
        """The part that is built next."""
        return len(self.watched.run.inputs.placements) + 1

    def between(self, canvas: Canvas) -> list[Item | None]:
        """The chain as far as it was reached; the part that comes next is named on the card."""
        if self.act != "over" or self.chain is None:
            return super().between(canvas)
        return self.chain.items(canvas, lit(self.watched.reached()))
