"""A machine of one's own as the trap of a match: what fits, its steps, and one attempt at it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.core.slices import Slices, finish
from game.games.mousetrap.rules.plan import BuildPlan, fitting_name
from game.machine import MachineError
from game.machine.hand import Hand
from game.workshop.parts.building import Nudge
from game.workshop.parts.fitting import overlaps
from game.workshop.parts.kind import hangs
from game.workshop.parts.line import PREFIX, decode, encode
from game.workshop.parts.machine import Machine, Placed
from game.workshop.parts.refusals import Unbuildable
from game.workshop.parts.run import End, WorkshopRun
from game.workshop.proofs.scoring import RUNS, ran, scoring, where_it_stopped

LEAST_STEPS, MOST_STEPS = 3, 24
LEAST_CAUGHT = RUNS // 2
"""Of a hundred careful copies so many must catch."""


class Fitting(NamedTuple):
    """Whether a machine can be the trap of a match. lacks: the first thing that is missing, empty if nothing is.

    captured: of a hundred careful copies, where they were counted. weak: the part at which most of those that missed
    stopped, as its number in the drawing from 1; 0 for none.
    """

    lacks: str
    captured: int = 0
    weak: int = 0


_AT_A_LOOK: tuple[tuple[str, Callable[[Machine], bool]], ...] = (
    ("parts", lambda machine: len(machine.parts) >= LEAST_STEPS),
    ("start", lambda machine: any(part.held or part.spec.hand or part.spec.dial for part in machine.parts)),
    ("cage", lambda machine: any(part.spec.cage for part in machine.parts)),
    ("room", lambda machine: not any(each.refused for each in overlaps(machine))),
)
"""What a machine needs and is seen to have or not before it is run."""


def lacks(machine: Machine) -> str:
    """The first thing that keeps a machine from catching as it is drawn, empty if nothing does."""
    return finish(_lacking(machine))


def lacks_at_a_look(machine: Machine) -> str:
    """The first thing that is missing and is seen to be without a run, empty if nothing is."""
    return next((what for what, holds in _AT_A_LOOK if not holds(machine)), "")


def catches_by_itself(machine: Machine) -> Slices[bool]:
    """Whether it catches though nobody starts it, in slices of some milliseconds."""
    untouched = yield from ran(WorkshopRun(machine, still=True), 0.0)
    return untouched.caught


def _lacking(machine: Machine) -> Slices[str]:
    if what := lacks_at_a_look(machine):
        return what
    if (yield from catches_by_itself(machine)):
        return "hand"
    exact = yield from ran(WorkshopRun(machine), 0.0)
    return "" if exact.caught else "catch"


def looking(machine: Machine) -> Slices[Fitting]:
    """What keeps a machine from being the trap of a match, in slices of some milliseconds."""
    what = yield from _lacking(machine)
    if what:
        return Fitting(what)
    score = yield from scoring(machine)
    numbers = {part.id: number for number, part in enumerate(machine.parts, 1)}
    weak = numbers.get(score.weakest or "", 0)
    return Fitting("" if score.captured >= LEAST_CAUGHT else "steady", score.captured, weak)


def fitting(machine: Machine) -> Fitting:
    """The same at once."""
    return finish(looking(machine))


def fitting_of(line: str) -> Fitting:
    """The same of a machine's line, for a process beside the window."""
    return fitting(decode(line))


def groups_of(machine: Machine) -> tuple[int, ...]:
    """How many parts each step sets down, in the order of the drawing.

    One each; of more than can be steps, pegs that were drawn together go with what was drawn before them, and then
    neighbors as evenly as may be.
    """
    parts = machine.parts
    if len(parts) <= MOST_STEPS:
        return (1,) * len(parts)
    sizes: list[int] = []
    for part in parts:
        if sizes and part.kind.startswith("peg"):
            sizes[-1] += 1
        else:
            sizes.append(1)
    if len(sizes) < LEAST_STEPS:
        sizes = [1] * len(parts)
    while len(sizes) > MOST_STEPS:
        at = min(range(len(sizes) - 1), key=lambda n: sizes[n] + sizes[n + 1])
        sizes[at : at + 2] = [sizes[at] + sizes[at + 1]]
    return tuple(sizes)


def as_option(machine: Machine, name: str = "") -> str:
    """The machine as the value of a match's option: its steps, its line, and its name if it has one.

    What a hand holds is loose too: it has been let go.
    """
    own = decode(encode(machine))
    groups = groups_of(own)
    steps = enumerate(members(own, groups), start=1)
    loose = tuple(step for step, group in steps if any(part.held or part.spec.loose for part in group))
    return BuildPlan(len(groups), loose, groups, encode(own), fitting_name(name)).option


def machine_of(option: str) -> Machine:
    """The machine of such a value, from a log; raises MachineError where it cannot be built by its steps."""
    steps, line = (*option.split("/"), "")[:2]
    machine = decode(line)
    members(machine, [int(step.rstrip("*")) for step in steps.split(",")])
    return machine


def builds(option: str) -> bool:
    """Whether such a value carries a machine that can be built, with something to start and something that catches."""
    try:
        machine = machine_of(option)
    except MachineError:
        return False
    return all(holds(machine) for _what, holds in _AT_A_LOOK)


def members(machine: Machine, groups: Sequence[int]) -> list[tuple[Placed, ...]]:
    """The parts of each step; raises MachineError where these are not its steps."""
    if sum(groups) != len(machine.parts):
        raise Unbuildable("damaged line", {"prefix": PREFIX})  # its steps are not those of the machine
    starts = [sum(groups[:step]) for step in range(len(groups))]
    return [machine.parts[start : start + size] for start, size in zip(starts, groups, strict=True)]


_orders: dict[str, tuple[str, ...]] = {}
_set_off: dict[str, dict[str, str]] = {}
_AT_ONCE = 24
"""Steps of a run between two looks at the clock, some 1 ms of a machine of ten parts."""


def ordering(line: str) -> Slices[tuple[str, ...]]:
    """In which order the parts of a machine wake when it stands exactly; found once, in slices."""
    if line not in _orders:
        run = WorkshopRun(decode(line))
        while not run.done:
            yield 0.5
            if run.settling:
                run.settle(_AT_ONCE)
            else:
                run.steps_at_once(_AT_ONCE)
        _orders[line], _set_off[line] = tuple(name for name, _ in run.report().woken), dict(run.set_off)
    return _orders[line]


class OwnTrapRun:
    """One attempt: the machine of a line, each step off true as it was set down, and a hand that cranks or lets go.

    off: of each step how far it was set down off true, mm, degrees and per cent of friction. What is set down or hung
    up errs sideways and in height alike; what is loose stands straight. A machine of which every step stands exactly
    is turned as in the Workshop, where it was seen to catch: so every match ends (MT-54). Of fewer steps than
    there are the rest is missing, and nothing counts. hand: none for one that is still to come. name: what people call
    the machine.
    """

    name = ""

    def __init__(
        self, line: str, groups: Sequence[int], off: Sequence[tuple[float, float, float]], hand: Hand | None
    ) -> None:
        whole = decode(line)
        self.line, self.groups, self.off = line, tuple(groups), tuple(off)
        self.members = members(whole, groups)[: len(off)]
        parts = [(part, by) for group, by in zip(self.members, off, strict=True) for part in group]
        nudges = tuple(nudge_of(part, *by) for part, by in parts)
        self.machine = whole.without([part.id for part in whole.parts[len(parts) :]])
        exact = len(off) == len(groups) and not any(any(by) for by in off)
        self.given = None if exact else hand
        self.run = WorkshopRun(self.machine, () if exact else nudges, self.given, live=hand is None and not exact)

    @property
    def settling(self) -> bool:
        """Whether it is still to be seen if the machine stands."""
        return self.run.settling

    @property
    def live(self) -> bool:
        """Whether it waits for a hand on its crank."""
        return self.run.live

    @property
    def done(self) -> bool:
        """Whether the run is over."""
        return self.run.done

    def step(self) -> None:
        """One step of the machine."""
        self.run.step()

    @property
    def refused(self) -> bool:
        """Whether something fell before the start."""
        return self.run.report().end is End.FELL

    @property
    def caught(self) -> bool:
        """Whether the mouse is in the cage, by the Workshop's own sensor."""
        return self.run.report().caught

    @property
    def stopped(self) -> int:
        """The first step, from 1, with a part that did not do what it does in the exact machine; 0 where all did.

        The log keeps it, so that it stays as it was: what is told to people is `failed`.
        """
        return self._step_of(where_it_stopped(self.run.report(), finish(ordering(self.line)), {}))

    @property
    def failed(self) -> int:
        """The step with the part at which it failed, see `where_it_stopped`; 0 where all moved."""
        return self._step_of(self.failed_part)

    @property
    def failed_part(self) -> str:
        """The part itself, empty where all moved."""
        order = finish(ordering(self.line))
        return where_it_stopped(self.run.report(), order, _set_off[self.line])

    def _step_of(self, part: str) -> int:
        steps = enumerate(self.members, 1)
        return next((step for step, group in steps if any(each.id == part for each in group)), 0)

    def ahead(self) -> Slices[tuple[str, ...]]:
        """Find out in slices what `stopped` would find out at once."""
        return ordering(self.line)

    @property
    def note(self) -> str:
        """What lets the run be had again, and what it then shows."""
        report = self.run.report()
        return f"trap hand={self.run.hand.encode()} steps={report.steps} digest={report.digest[:8]}"


def nudge_of(part: Placed, mm: float, deg: float, grip_pct: float) -> Nudge:
    """How far off a part of a step is that was set down so far off."""
    return Nudge(mm, -mm if hangs(part.spec) else 0.0, 0.0 if part.spec.loose else deg, grip_pct)
