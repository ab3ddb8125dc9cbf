"""Undo and redo without end: the machines that were, and those that were taken back."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.physics.workshop.machine import Machine


@dataclass(frozen=True)
class History:
    """The machine as it is now, with what came before it and what was undone after it; immutable as well."""

    now: Machine
    past: tuple[Machine, ...] = ()
    future: tuple[Machine, ...] = ()

    def did(self, machine: Machine) -> History:
        """After an edit that led to this machine; nothing happens if it changed nothing."""
        return self if machine == self.now else History(machine, (*self.past, self.now))

    def undo(self) -> History:
        """One edit back; itself where there is none."""
        if not self.past:
            return self
        return replace(self, now=self.past[-1], past=self.past[:-1], future=(self.now, *self.future))

    def redo(self) -> History:
        """One undone edit forward again; itself where there is none."""
        if not self.future:
            return self
        return replace(self, now=self.future[0], past=(*self.past, self.now), future=self.future[1:])
