"""The parts of a machine in words: where each is, how it is turned, what is wrong with it, what it touches."""

from __future__ import annotations

from collections.abc import Sequence

from game.text.language import N_, _, decimal, listed, sentences
from game.workshop.parts.fitting import STAGE_ID, Overlap
from game.workshop.parts.machine import Machine
from game.workshop.parts.outlines import bounds_of
from game.workshop.text.bench import overlapping, part_name, stands
from game.workshop.text.tying import tie_name

TITLE = N_("The parts of the machine")
OPENS = N_("Lists every part: where it is, how it’s rotated, what it touches.")
NO_PARTS = N_("There’s nothing here yet. Take a part out of the box.")
TAKES = N_("Selects it.")
T_TIES = N_("T ties it to another part.")
STAYS = N_("It belongs to the challenge and stays where it is.")
LIST_LOWER = N_("list of parts")
TAKE_LOWER = N_("select")
# Translators: what a part touches, in a row of names: "Touches Plank 1 and the floor."
_FLOOR = N_("the floor or the edge of the stage")


def reaches(part: str, machine: Machine) -> str:
    """Where a part begins and ends, in centimetres."""
    left, low, right, high = (decimal(round(value, 1)) for value in bounds_of(machine.part(part)))
    return _(
        "It spans {left} to {right} cm across and {low} to {high} cm up.", left=left, right=right, low=low, high=high
    )


def touches(part: str, others: Sequence[str], machine: Machine) -> str:
    """What a part touches."""
    if not others:
        return _("It touches nothing.")
    names = [_(_FLOOR) if other == STAGE_ID else part_name(other, machine) for other in others]
    return _("It touches {names}.", names=listed(names))


def ties(part: str, machine: Machine) -> str:
    """What a part is tied to, if it is."""
    names = [tie_name(tie, machine) for tie in machine.ties if part in (tie.a.part, tie.b.part)]
    return _("Tied: {ties}.", ties=listed(names)) if names else ""


def stuck(part: str, overlaps: Sequence[Overlap], machine: Machine) -> str:
    """What stands in a part, if anything does."""
    return sentences(*(overlapping(each, machine) for each in overlaps if part in (each.one, each.other)))


def in_hand(part: str, others: Sequence[str], machine: Machine) -> str:
    """All that is told of a part in hand after each change."""
    told = _("{part}: {stands}.", part=part_name(part, machine), stands=stands(part, machine))
    return sentences(told, touches(part, others, machine), ties(part, machine))


def moved(parts: Sequence[str], machine: Machine) -> str:
    """What moved in a run, in order."""
    if not parts:
        return _("Nothing moved in the last run.")
    names = listed([part_name(part, machine) for part in parts])
    return _("In the last run, these moved, in order: {names}.", names=names)
