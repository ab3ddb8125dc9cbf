"""Runs of a machine with parts set elsewhere, at the start or on the way, and where each parts from the one before."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from time import perf_counter
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from game.core.slices import Slices
from game.machine.cranked_run import CrankedRun
from game.machine.hand import STEPS_PER_SECOND
from game.machine.recording import FilmPlayer, Recording
from game.machine.specs import Point, Pose

FRAME = STEPS_PER_SECOND // 60
"""Steps from one picture of a run to the next, as of the run that is watched."""
MOST = 8
"""Branches of one run."""
_APART = 0.1
"""cm that something has to be off its old way before the two are said to part."""
_AT_ONCE, _LOOKS = 24, 16
"""Steps, and pictures compared, between two looks at the clock."""


@dataclass(frozen=True)
class SetAnew:
    """A part, as it stands from then on, is set elsewhere in a run: when this step, at least 1, has been done."""

    step: int
    part: Any


class Settable(Protocol):
    """A machine of parts, each of which can be set elsewhere."""

    def part(self, name: str, /) -> Any:
        """A part by its id, as it stands."""

    def set(self, part: Any, /) -> Self:
        """The same machine with this part in the place of the one of its id."""


class Parting(NamedTuple):
    """Where two runs part: the step, the part that is elsewhere first, where it is in the new one, and how far off."""

    step: int
    part: str
    spot: Point
    by: Point


M = TypeVar("M", bound=Settable)


class Branch(Generic[M]):
    """A run with one part set elsewhere than in its parent; with no parent, the run as it was.

    since: the step from which on the part stands there, 0 for from the start. What kind of machine it is says a class
    derived from this one: `run_of`, `owner`, `shift`, `caught` and `followed`.
    """

    still: ClassVar[Collection[str]] = ()
    """Bodies that are no news if they are elsewhere."""

    def __init__(self, machine: M, anew: tuple[SetAnew, ...] = (), parent: Self | None = None, part: str = "") -> None:
        self.machine, self.anew, self.parent, self.part = machine, anew, parent, part
        self.since = next((each.step for each in reversed(anew) if each.part.id == part), 0)
        self.run = self.run_of(machine, anew)
        self.recording: Recording | None = None
        self.parting: Parting | None = None
        self.compared = parent is None
        self._work = self._running()

    # What kind of machine it is.

    def run_of(self, machine: M, anew: tuple[SetAnew, ...]) -> CrankedRun:
        """A run that is still to settle, in which these parts are set anew on the way."""
        raise NotImplementedError

    def owner(self, body: str) -> str:
        """The part that a body belongs to."""
        raise NotImplementedError

    def shift(self, poses: dict[str, Pose]) -> None:
        """Move in these poses of the parent what is moved with the part."""
        raise NotImplementedError

    @property
    def caught(self) -> bool:
        """Whether the run, which is done, caught the mouse."""
        raise NotImplementedError

    @property
    def followed(self) -> Sequence[str]:
        """The bodies whose ways are shown."""
        raise NotImplementedError

    @property
    def marks(self) -> Sequence[int]:
        """The steps at which something began, so far."""
        raise NotImplementedError

    # What all have in common.

    @cached_property
    def _stood(self) -> tuple[tuple[int, M], ...]:
        found = [(0, self.machine)]
        for each in sorted(self.anew, key=lambda each: each.step):
            found.append((each.step, found[-1][1].set(each.part)))
        return tuple(found)

    @property
    def after(self) -> M:
        """The machine with every part where it has come to stand."""
        return self._stood[-1][1]

    def standing(self, step: float) -> M:
        """The machine as it stands at a step."""
        return next(machine for since, machine in reversed(self._stood) if since <= step)

    @property
    def place(self) -> Any:
        """The part that was moved, as it stands here."""
        return self.after.part(self.part)

    @property
    def depth(self) -> int:
        """How many branches it stands on, itself counted in."""
        return 0 if self.parent is None else self.parent.depth + 1

    @property
    def end(self) -> int:
        """The last step there is so far."""
        return self.recording.end if self.recording is not None else 0

    @property
    def over(self) -> bool:
        """Whether it was run to its end, and compared."""
        return self.run.done and self.compared

    def moved(self, part: Any, since: int) -> Self:
        """A branch on top of this one with a part elsewhere, from a step on."""
        make = type(self)
        if since:
            anew = tuple(each for each in self.anew if each.part.id != part.id or each.step < since)
            return make(self.machine, (*anew, SetAnew(since, part)), self, part.id)
        anew = tuple(each for each in self.anew if each.part.id != part.id)
        return make(self.machine.set(part), anew, self, part.id)

    def go_on(self, until: float) -> bool:
        """Work until a time of `perf_counter`; tell whether there is more to be done."""
        while not self.over and perf_counter() < until:
            next(self._work, None)
        return not self.over

    def poses(self, step: float) -> Mapping[str, Pose]:
        """Where everything is at a step; as long as that was not run, as in its parent, with the part moved."""
        recording = self.recording
        if recording is not None and (step <= recording.end or self.run.done):
            return recording.at(step)
        if self.parent is None:
            return self.run.frame() if recording is None else recording.at(step)
        poses = dict(self.parent.poses(step))
        if step >= self.since:
            self.shift(poses)
        return poses

    def way(self, body: str, first: float, last: float) -> list[Point]:
        """Where a body was from one step to another, as far as that was run."""
        if self.recording is None or last <= first:
            return []
        return [each[:2] for each in self.recording.track(body, first, last)]

    def _running(self) -> Slices[None]:
        run = self.run
        while run.settling:
            run.settle(_AT_ONCE)
            yield 0.0
        self.recording = Recording(run, FRAME)
        while not run.done:
            for _step in range(FRAME):
                run.step()
            self.recording.record(run)
            yield 0.5
        if self.parent is not None:
            yield from self._comparing(self.parent)

    def _comparing(self, parent: Self) -> Slices[None]:
        while not parent.run.done:
            next(parent._work, None)
            yield 0.8
        step = self.since
        while self.parting is None and step <= min(self.end, parent.end):
            self.parting = self._apart(parent, step)
            step += FRAME
            if step // FRAME % _LOOKS == 0:
                yield 0.9
        self.compared = True

    def _apart(self, parent: Self, step: int) -> Parting | None:
        """What is elsewhere in the two at a step, the farthest first; what was moved with the part is no news."""
        assert self.recording is not None and parent.recording is not None
        here, there = self.recording.at(step), parent.recording.at(step)
        self.shift(there)
        found = [
            (max(abs(x - there[name][0]), abs(y - there[name][1])), name)
            for name, (x, y, _angle) in here.items()
            if name not in self.still and self.owner(name) != self.part
        ]
        far, name = max(found, default=(0.0, ""))
        if far < _APART:
            return None
        (x, y, _), (old_x, old_y, _) = here[name], there[name]
        return Parting(step, self.owner(name), (x, y), (x - old_x, y - old_y))


B = TypeVar("B", bound=Branch[Any])


class WhatIf(Generic[B]):
    """The run as it was and its branches, and the moment that is looked at in all of them.

    now: that moment, a step; end: the last step of the run as it was, if that is known.
    """

    def __init__(self, first: B, now: float, end: int = 0) -> None:
        self.branches = [first]
        self.branch = first
        self.film = FilmPlayer()
        self.film.end = max(1, round(now), end)
        self.film.seek(now)

    @property
    def old(self) -> B:
        """The run that the chosen branch is compared with; itself for the run as it was."""
        return self.branch.parent or self.branch

    @property
    def now(self) -> int:
        """The moment that is shown, as the step of a picture; not after the end of the chosen branch."""
        step = round(self.film.now / FRAME) * FRAME
        return min(step, self.branch.end) if self.branch.run.done else step

    @property
    def full(self) -> bool:
        """Whether there are as many branches as can be."""
        return len(self.branches) > MOST

    @property
    def bytes(self) -> int:
        """How much memory the pictures of all runs take."""
        return sum(each.recording.bytes for each in self.branches if each.recording is not None)

    def go_on(self, seconds: float) -> bool:
        """Run for so long, what is shown first; tell whether anything was left to do."""
        until, worked = perf_counter() + seconds, False
        for branch in (self.old, self.branch, *self.branches):
            if not branch.over and perf_counter() < until:
                branch.go_on(until)
                worked = True
        self.film.end = max(self.film.end, self.old.end, self.branch.end)
        if self.old.over and self.branch.over:
            self.film.end = max(1, self.old.end, self.branch.end)
            if self.film.step is not None:
                self.film.step = min(self.film.step, float(self.film.end))
        return worked

    def advance(self, seconds: float) -> bool:
        """Play on for so long, but not beyond what has been run; tell whether another moment is shown now."""
        film, ready = self.film, min(self.old.end, self.branch.end)
        known = self.old.over and self.branch.over
        if film.step is not None and film.rate > 0 and not known and film.step + seconds * STEPS_PER_SECOND > ready:
            return False
        return film.advance(seconds)

    def move(self, name: str, edit: Callable[[Any], Any]) -> bool:
        """Set a part elsewhere by an edit: in the chosen branch if that is about this part and moment, else in another.

        False if there are too many already. Raises MachineError for an edit that cannot be.
        """
        branch = self.branch
        same = branch.parent is not None and branch.part == name and branch.since in (0, self.now)
        if not same and self.full:
            return False
        part = edit(branch.after).part(name)
        if same and branch.parent is not None:
            self._replace(branch, branch.parent.moved(part, branch.since))
        else:
            self.branches.append(branch.moved(part, self.now))
            self.branch = self.branches[-1]
        return True

    def begin_at(self, since: int) -> None:
        """The part of the chosen branch stands there from another step on."""
        branch = self.branch
        if branch.parent is not None and branch.since != since:
            self._replace(branch, branch.parent.moved(branch.place, since))

    def throw_away(self) -> None:
        """The chosen branch goes, with those that stand on it."""
        gone = {id(self.branch)}
        for each in self.branches:
            if each.parent is not None and id(each.parent) in gone:
                gone.add(id(each))
        old = self.old
        self.branches = [each for each in self.branches if id(each) not in gone or each.parent is None]
        self.branch = old

    def names_apart(self) -> list[str]:
        """The bodies that are elsewhere in the run as it was, in the moment that is shown."""
        here, there = self.branch.poses(self.film.now), self.old.poses(self.film.now)
        return [
            name
            for name, (x, y, angle) in there.items()
            if abs(here[name][0] - x) + abs(here[name][1] - y) > 0.05 or abs(here[name][2] - angle) > 0.02
        ]

    def _replace(self, before: B, after: B) -> None:
        """In the place of a branch; those that stood on it are run anew on the other one."""
        fresh = {id(before): after}
        for each in self.branches:
            if each.parent is not None and id(each.parent) in fresh:
                fresh[id(each)] = fresh[id(each.parent)].moved(each.place, each.since)
        self.branches = [fresh.get(id(each), each) for each in self.branches]
        self.branch = after
