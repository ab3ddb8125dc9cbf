"""What is said of a run with a part set elsewhere, marked for translation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.machine.branches import Branch, Parting
from game.machine.hand import STEPS_PER_SECOND
from game.text.language import N_, _, decimal, listed

# Translators: heading and button: shows what would happen if a part stood elsewhere.
WHAT_IF = N_("What if?")
OPENS = N_("What if a part were somewhere else? Moves it and shows both runs. Key: W.")
HOW = N_("Drag a part, or move it with the arrows. N takes the next part.")
# Translators: a run of a machine as it happened, beside one in which a part stands elsewhere.
AS_IT_WAS = N_("As it was")
# Translators: choice: from when on a part stands in its new place.
FROM_HERE, FROM_START = N_("From this moment"), N_("From the start")
WHEN = N_("When the part moves to its new place.")
KEEP, THROW_AWAY = N_("Keep it"), N_("Delete it")
KEEPS = N_("Keeps the part in its new place.")
THROWS = N_("Deletes this run and those that build on it.")
# Translators: a button: ends what one is doing.
DONE = N_("Done")
KEPT = N_("Kept. Run the machine to see it from the start.")
FULL = N_("You can keep eight runs. Delete one first.")
SAME = N_("Both runs are the same.")
# Translators: verb form, where the outcome will stand: the machine is being run.
RUNNING = N_("Running…")


def moved(right: float, up: float, deg: float) -> str:
    """By how much a part was moved, mm, and turned, degrees to the left or right."""
    told = [
        # Translators: how far a part was moved. {mm}: millimeters.
        *([_("{mm} mm left", mm=decimal(-right))] if right < 0 else []),
        # Translators: how far a part was moved. {mm}: millimeters.
        *([_("{mm} mm right", mm=decimal(right))] if right > 0 else []),
        # Translators: how far a part was moved. {mm}: millimeters.
        *([_("{mm} mm up", mm=decimal(up))] if up > 0 else []),
        # Translators: how far a part was moved. {mm}: millimeters.
        *([_("{mm} mm down", mm=decimal(-up))] if up < 0 else []),
        # Translators: how far a part was rotated. {deg}: degrees.
        *([_("{deg}° rotated", deg=decimal(abs(deg)))] if deg else []),
    ]
    return listed(told) if told else _("back in its place")


@dataclass(frozen=True)
class BranchWords:
    """How the runs of a kind of machine are told.

    part: the name of a part by its id in a machine. place: how far the part of a branch was moved. ended: what became
    of a run that is done.
    """

    part: Callable[[str, Any], str]
    place: Callable[[Any], str]
    ended: Callable[[Any], str]

    def title(self, branch: Branch[Any]) -> str:
        """What is other in a branch."""
        if branch.parent is None:
            return _(AS_IT_WAS)
        name = self.part(branch.part, branch.machine)
        # Translators: {part}: name of a part; {place}: how far it was moved, as "2 mm left and 1 mm up".
        return _("{part}: {place}", part=name, place=self.place(branch))

    def fate(self, branch: Branch[Any]) -> str:
        """What became of it."""
        return self.ended(branch) if branch.run.done else _(RUNNING)

    def row(self, branch: Branch[Any]) -> str:
        """A branch in a list: from when on, and what became of it."""
        return self.fate(branch) if branch.parent is None else f"{when(branch)} · {self.fate(branch)}"

    def parting(self, found: Parting, machine: Any) -> str:
        """Where two runs part."""
        return _parting(found, self.part(found.part, machine))

    def news(self, branch: Branch[Any]) -> str:
        """Where a run that is over has parted from the one before, and what became of it."""
        found = branch.parting
        told = self.parting(found, branch.machine) if found is not None else _(SAME)
        return f"{told} {self.fate(branch)}"


def when(branch: Branch[Any]) -> str:
    """From when on its part stands elsewhere."""
    if not branch.since:
        return _(FROM_START)
    # Translators: {seconds}: a moment of a run.
    return _("From {seconds} s", seconds=decimal(branch.since / STEPS_PER_SECOND, 1))


def _parting(found: Parting, name: str) -> str:
    x, y = found.by
    if abs(x) >= abs(y):
        mm = decimal(max(1, round(10 * abs(x))))
        if x < 0:
            # Translators: two runs of a machine part. {part}: name of a part; {mm}: millimeters.
            return _("They split here: {part}, {mm} mm farther left.", part=name, mm=mm)
        # Translators: two runs of a machine part. {part}: name of a part; {mm}: millimeters.
        return _("They split here: {part}, {mm} mm farther right.", part=name, mm=mm)
    mm = decimal(max(1, round(10 * abs(y))))
    if y < 0:
        # Translators: two runs of a machine part. {part}: name of a part; {mm}: millimeters.
        return _("They split here: {part}, {mm} mm lower.", part=name, mm=mm)
    # Translators: two runs of a machine part. {part}: name of a part; {mm}: millimeters.
    return _("They split here: {part}, {mm} mm higher.", part=name, mm=mm)
