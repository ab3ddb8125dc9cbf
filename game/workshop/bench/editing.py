"""What is being built: a machine with its history, which of its parts are chosen, and the file that keeps it."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from pathlib import Path

from game.machine import MachineError
from game.machine.specs import Point
from game.session.match import NotSaved
from game.workshop.parts.files import Stored
from game.workshop.parts.fitting import Overlap, overlaps, snapped
from game.workshop.parts.machine import STAGE, History, Machine, Placed, Tie
from game.workshop.shelf import MachineShelf

COARSE, FINE = 0.5, 0.1
"""cm of a step, and of a fine one."""
DEEPEST = 4.0
"""cm that something loose comes down where it is let go by hand: what is held up on purpose stays up. By eye."""


class Editing:
    """Every edit is one entry of the history and is saved at once; refused ones leave a word in `refusal`."""

    def __init__(self, shelf: MachineShelf, name: str, machine: Machine, path: Path | None = None) -> None:
        self.shelf, self.name, self.path = shelf, name, path
        self.history = History(machine)
        self.chosen: tuple[str, ...] = ()
        self.refusal: MachineError | NotSaved | None = None
        self._overlaps: tuple[Machine, tuple[Overlap, ...]] = (Machine(), ())

    @property
    def machine(self) -> Machine:
        """The machine as it is now."""
        return self.history.now

    @property
    def one(self) -> Placed | None:
        """The only part that is chosen, or None."""
        return self.machine.part(self.chosen[0]) if len(self.chosen) == 1 else None

    def overlaps(self) -> tuple[Overlap, ...]:
        """The parts that stand in each other, the deepest first."""
        if self._overlaps[0] is not self.machine:
            self._overlaps = self.machine, overlaps(self.machine)
        return self._overlaps[1]

    # Choosing.

    def choose(self, *names: str) -> None:
        """Take parts in hand that may be moved, and let go what was there."""
        self.chosen = tuple(name for name in names if self.movable(name))

    def movable(self, name: str) -> bool:
        """Whether a part may be changed."""
        return True

    @property
    def order(self) -> list[str]:
        """The parts that may be moved, from left to right."""
        order = sorted(self.machine.parts, key=lambda part: (part.x, part.y))
        return [part.id for part in order if self.movable(part.id)]

    def next(self, by: int = 1) -> None:
        """The next part, from left to right, or the one before."""
        order = self.order
        if order:
            at = order.index(self.chosen[-1]) if self.chosen and self.chosen[-1] in order else -1 if by > 0 else 0
            self.chosen = (order[(at + by) % len(order)],)

    def also(self) -> None:
        """The next part too, beside what is in hand; all of them are in hand after the last."""
        before = self.chosen
        for _ in self.machine.parts:
            self.next()
            if self.chosen[-1:] and self.chosen[-1] not in before:
                self.chosen = (*before, self.chosen[-1])
                return
        self.chosen = before

    # Edits.

    def place(self, kind: str, at: Point, deepest: float = math.inf) -> bool:
        """A new part, which is in hand then; tell whether it could be placed. deepest: as for `snapped`."""
        before = {part.id for part in self.machine.parts}
        done = self.try_to(lambda now: now.add(snapped(now, Placed(kind, *within(at)), deepest)))
        self.chosen = tuple(part.id for part in self.machine.parts if part.id not in before) or self.chosen
        return done

    def shift(self, by: Point) -> bool:
        """Move what is in hand."""
        return self.try_to(lambda now: now.move(self.chosen, by))

    def set_down(self, machine: Machine) -> bool:
        """What was dragged is let go: a single part snaps to what is near."""
        if len(self.chosen) == 1:
            part = machine.part(self.chosen[0])
            return self.try_to(lambda now: machine.set(snapped(machine, part, DEEPEST)))
        return self.try_to(lambda now: machine)

    def turn(self, degrees: int) -> bool:
        """Turn what is in hand."""
        return self.try_to(lambda now: now.turn(self.chosen, degrees))

    def mirror(self) -> bool:
        """Mirror what is in hand."""
        return self.try_to(lambda now: now.mirror(self.chosen))

    def copy(self) -> bool:
        """A copy of what is in hand beside it, which is in hand then."""
        before = {part.id for part in self.machine.parts}
        by = (2.0, 0.0) if self.try_to(lambda now: now.copy(self.chosen, (2.0, 0.0))) else (-2.0, 0.0)
        if by[0] < 0 and not self.try_to(lambda now: now.copy(self.chosen, by)):
            return False
        self.chosen = tuple(part.id for part in self.machine.parts if part.id not in before)
        return True

    def remove(self) -> bool:
        """What is in hand goes back into the box."""
        gone = self.chosen
        self.chosen = ()
        return self.try_to(lambda now: now.without(gone))

    def hold(self) -> bool:
        """A hand holds the chosen part until the run starts, or lets go of it."""
        one = self.one
        return one is not None and self.try_to(lambda now: now.hold([one.id], not one.held))

    def tie(self, tie: Tie) -> bool:
        """Tie two parts together."""
        return self.try_to(lambda now: now.tie(tie))

    def untie(self, place: int) -> bool:
        """Take a tie away, by its place in the machine's list."""
        return self.try_to(lambda now: now.untie(place))

    def pull(self, place: int, pin: int, by: Point) -> bool:
        """Move a point of the wall that a rope leads over."""
        return self.try_to(lambda now: now.retie(place, now.ties[place].pulled(pin, by)))

    def undo(self) -> None:
        """One edit back."""
        self._go(self.history.undo())

    def redo(self) -> None:
        """One undone edit forward."""
        self._go(self.history.redo())

    def rename(self, name: str) -> None:
        """Call the machine something else."""
        self.name = name
        self.save()

    def save(self) -> None:
        """Write the machine to its file, made when there is something to keep."""
        stored = Stored(self.name, self.machine)
        try:
            if self.path is None:
                self.path = self.shelf.add(stored)
            else:
                self.shelf.save(self.path, stored)
        except NotSaved as error:
            self.refusal = error

    def keep(self) -> None:
        """Put a machine from elsewhere on the shelf as it came, if it is not there already."""
        if self.machine.parts and self.path is None:
            self.path = self.shelf.path_of(Stored(self.name, self.machine))
            if self.path is None:
                self.save()

    def refuse_unfair(self, machine: Machine) -> None:
        """Raise MachineError for what may not be built here; on a bench of one's own anything may."""

    def try_to(self, edit: Callable[[Machine], Machine]) -> bool:
        """Edit the machine and save it; False if it cannot be, and why is in `refusal`."""
        self.refusal = None
        try:
            after = edit(self.machine)
            self.refuse_unfair(after)
        except MachineError as error:
            self.refusal = error
            return False
        self._go(self.history.did(after))
        return True

    def _go(self, history: History) -> None:
        if history is not self.history:
            self.history = history
            self.chosen = _still(self.chosen, history.now)
            self.save()


def _still(names: Collection[str], machine: Machine) -> tuple[str, ...]:
    there = {part.id for part in machine.parts}
    return tuple(name for name in names if name in there)


def within(at: Point) -> Point:
    """The nearest place of the coarse grid on the stage."""
    left, right, top = STAGE
    x, y = round(at[0] / COARSE) * COARSE, round(at[1] / COARSE) * COARSE
    return min(right, max(left, x)), min(top, max(0.0, y))
