"""What came of a run of one's own trap and why: the search for the cause, and the same machine in a hundred hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import FRect

from game.games.mousetrap.nature.causes import FRESH, TRIES, Cause
from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.rules.plan import BuildPlan
from game.games.mousetrap.table.cranking.hundred import HundredScreen
from game.games.mousetrap.table.cranking.verdict import Reason, missed
from game.games.mousetrap.trap.machine import Placement, TrapInputs
from game.host.workers import Workers
from game.machine.specs import Point
from game.ui.drawing.canvas import Canvas
from game.ui.shell import Shell
from game.ui.widgets.dirty import Item
from game.workshop.parts.line import decode
from game.workshop.pictures.bench_stage import BenchLook, BenchStage, close
from game.workshop.pictures.own_kit import OwnKit
from game.workshop.proofs.in_many_hands import OwnCauseSearch, OwnHundred, OwnInputs, report_of
from game.workshop.proofs.in_match import OwnTrapRun, members
from game.workshop.text import in_match as words


class OwnReason(Reason):
    """Why a run of one's own trap missed; the order of its exact machine must be known.

    There is none to look for if it caught, never started or lacked parts. tries, fresh: as for the search.
    """

    def __init__(self, run: OwnTrapRun, tries: int = TRIES, fresh: int = FRESH, workers: Workers | None = None) -> None:
        inputs, report = OwnInputs.made_of(run), report_of(run)
        sought = inputs.whole and missed(report)
        self._go_by(OwnCauseSearch(inputs, report, tries, fresh) if sought else None, workers)

    def explained(self, cause: Cause, inputs: TrapInputs, sure: bool) -> str:
        """In the names of its parts."""
        assert isinstance(inputs, OwnInputs)
        machine = decode(inputs.line)
        steps = members(machine, inputs.groups)
        return words.explain(cause, inputs, lambda number: words.step_name(steps[number - 1], machine), sure)


class OwnHundredScreen(HundredScreen):
    """Opened over the crank of one's own trap; nothing of it counts."""

    may_look_into = False

    def __init__(self, shell: Shell, inputs: OwnInputs, hands: OwnHundred | None = None) -> None:
        self.inputs = inputs
        super().__init__(shell, inputs.placements, hands or OwnHundred(inputs))

    # The machine: one's own.

    def _show(self, placements: Mapping[int, Placement]) -> None:
        inputs = self.inputs
        self.kit = OwnKit(BuildPlan(len(inputs.groups), (), inputs.groups, inputs.line))
        self.bench_stage = BenchStage(self.kit.figures)
        parts = (Placed(at.mm, at.deg, at.grip_pct) for _number, at in sorted(placements.items()))
        self.standing = self.kit.standing(tuple(parts))

    def name(self, part: int) -> str:
        """What a step sets down."""
        return self.kit.name(part)

    def centre(self, part: int) -> Point:
        """Its middle."""
        return self.kit.anchor(part)

    def seen(self, room: FRect) -> MachineView:
        """The machine alone."""
        return close(room, self.kit.machine)

    def machine_items(self, canvas: Canvas, view: MachineView) -> Sequence[Item | None]:
        """As it was set down."""
        machine, nudges = self.standing
        return self.bench_stage.items(canvas, view, machine, BenchLook(nudges=nudges))

    def at_rest(self, canvas: Canvas, place: FRect) -> tuple[MachineView, Sequence[Item | None]]:
        """The machine under the runs, within a place of a picture."""
        view = self.seen(place)
        return view, self.machine_items(canvas, view)
