"""What is said of a run with a part set elsewhere, marked for translation."""

from __future__ import annotations

from game.machine.hand import STEPS_PER_SECOND
from game.text.language import N_, _, decimal, listed
from game.workshop.parts.machine import Machine, Placed
from game.workshop.proofs.branches import Branch, Parting
from game.workshop.text.bench import ended, part_name

# Translators: heading and button: shows what would happen if a part stood elsewhere.
WHAT_IF = N_("What if?")
OPENS = N_("What if a part stood somewhere else? Moves it and shows both runs. Key: W.")
HOW = N_("Drag a part, or move it with the arrows. N takes the next part.")
# Translators: a run of a machine as it happened, beside one in which a part stands elsewhere.
AS_IT_WAS = N_("As it was")
# Translators: choice: from when on a part stands in its new place.
FROM_HERE, FROM_START = N_("From this moment"), N_("From the start")
WHEN = N_("From when on the part stands in its new place.")
KEEP, THROW_AWAY = N_("Keep it"), N_("Throw it away")
KEEPS = N_("The machine takes the new place. Undo brings the old one back.")
THROWS = N_("This run goes, and those that stand on it.")
# Translators: a button: ends what one is doing.
DONE = N_("Done")
KEPT = N_("Kept. Run it to see it from the start.")
FULL = N_("Eight runs are the most. Throw one away first.")
SAME = N_("Both runs go the same way.")
RUNNING = N_("Running…")


def place(part: Placed, before: Placed) -> str:
    """By how much a part was moved and turned."""
    across, up, deg = round(10 * (part.x - before.x)), round(10 * (part.y - before.y)), part.deg - before.deg
    told = [
        # Translators: how far a part was moved. {mm}: millimeters.
        *([_("{mm} mm left", mm=decimal(-across))] if across < 0 else []),
        # Translators: how far a part was moved. {mm}: millimeters.
        *([_("{mm} mm right", mm=decimal(across))] if across > 0 else []),
        # Translators: how far a part was moved. {mm}: millimeters.
        *([_("{mm} mm up", mm=decimal(up))] if up > 0 else []),
        # Translators: how far a part was moved. {mm}: millimeters.
        *([_("{mm} mm down", mm=decimal(-up))] if up < 0 else []),
        # Translators: how far a part was rotated. {deg}: degrees.
        *([_("{deg}° rotated", deg=decimal(abs(deg)))] if deg else []),
    ]
    return listed(told) if told else _("back in its place")


def title(branch: Branch) -> str:
    """What is other in a branch."""
    if branch.parent is None:
        return _(AS_IT_WAS)
    name = part_name(branch.part, branch.machine)
    # Translators: {part}: name of a part; {place}: how far it was moved, as "2 mm left and 1 mm up".
    return _("{part}: {place}", part=name, place=place(branch.place, branch.parent.after.part(branch.part)))


def fate(branch: Branch) -> str:
    """What became of it."""
    if not branch.run.done:
        return _(RUNNING)
    return ended(branch.report, branch.machine)


def when(branch: Branch) -> str:
    """From when on its part stands elsewhere."""
    if not branch.since:
        return _(FROM_START)
    # Translators: {seconds}: a moment of a run.
    return _("From {seconds} s on", seconds=decimal(branch.since / STEPS_PER_SECOND, 1))


def row(branch: Branch) -> str:
    """A branch in a list: from when on, and what became of it."""
    return fate(branch) if branch.parent is None else f"{when(branch)} · {fate(branch)}"


def parting(found: Parting, machine: Machine) -> str:
    """Where two runs part."""
    (x, y), name = found.by, part_name(found.part, machine)
    if abs(x) >= abs(y):
        mm = decimal(max(1, round(10 * abs(x))))
        if x < 0:
            # Translators: two runs of a machine part. {part}: name of a part; {mm}: millimeters.
            return _("Here they part: {part}, {mm} mm farther left.", part=name, mm=mm)
        # Translators: two runs of a machine part. {part}: name of a part; {mm}: millimeters.
        return _("Here they part: {part}, {mm} mm farther right.", part=name, mm=mm)
    mm = decimal(max(1, round(10 * abs(y))))
    if y < 0:
        # Translators: two runs of a machine part. {part}: name of a part; {mm}: millimeters.
        return _("Here they part: {part}, {mm} mm lower.", part=name, mm=mm)
    # Translators: two runs of a machine part. {part}: name of a part; {mm}: millimeters.
    return _("Here they part: {part}, {mm} mm higher.", part=name, mm=mm)
