"""What the bench says while parts are tied together, marked for translation."""

from __future__ import annotations

from game.text.language import N_, N_context, _, decimal
from game.workshop.parts.machine import End, Machine, Tie, fastenings
from game.workshop.text.bench import part_name

# Translators: a tie is a belt, a rope or a string between two parts.
TIES = N_("Ties it to another part by string, rope or belt, or unties it.")
TIE_LOWER = N_("tie")
NAMES = {
    "string": N_context("tie between two parts", "String"),
    "rope": N_context("tie between two parts", "Rope"),
    "belt": N_context("tie between two parts", "Belt"),
}
EXPLAINED = {
    "string": N_("A string as long as it is now. It pulls once it’s tight."),
    "rope": N_("A rope over pins on the wall. When one end sinks, the other rises."),
    "belt": N_("A belt around two wheels: one turns the other. Too much load makes it slip."),
}
BY_WHAT = N_("What ties the two parts together.")
FROM_WHERE = N_("Where the tie is attached to this part.")
PINS = N_("Pins on the wall:")
OVER_PINS = N_("How many pins on the wall the rope goes over.")
NOWHERE_TO = N_("Nothing else here can be tied to it like that.")
TO = N_("Press the other part, or choose it here:")
FROM = N_("Press the first part, or choose it here:")
NOTHING_HERE = N_("There’s nothing here yet to tie this to.")
TIED_ALREADY = N_("Already tied:")
UNTIES = N_("Press to untie.")
MOVES_A_PIN = N_("Arrows move it, with Shift by a millimeter. You can drag it, too.")
NO_TIE = N_("This part has no place to tie anything.")
DONE = N_("Done")
UNTIED = N_("Untied.")
# Translators: places on a part at which a string or a rope is made fast.
_PLACES = {
    "left": N_context("place on a part", "left end"),
    "right": N_context("place on a part", "right end"),
    "handle": N_context("place on a part", "handle"),
    "mouth": N_context("place on a part", "mouth"),
    "strut": N_context("place on a part", "strut"),
    "door": N_context("place on a part", "door"),
    "prop": N_context("place on a part", "prop"),
    "cage": N_context("place on a part", "cage"),
    "top": N_context("place on a part", "top"),
    "head": N_context("place on a part", "head"),
    "bob": N_context("place on a part", "bob"),
    "gear": N_context("place on a part", "wheel"),
    "gear_5": N_context("place on a part", "wheel"),
    "wheel": N_context("place on a part", "wheel"),
}
_BETWEEN = {
    "string": N_("String from {one} to {other}"),
    "rope": N_("Rope from {one} to {other}"),
    "belt": N_("Belt from {one} to {other}"),
}
_CANNOT_BY = {
    "string": N_("{part}: you can’t tie a string to it."),
    "rope": N_("{part}: you can’t tie a rope to it."),
    "belt": N_("{part}: you can’t put a belt around it."),
}
_LONG = N_("{length} cm apart")
_PIN = N_("Pin {number}: {x} cm across, {y} cm up")


def heading(part: str, machine: Machine) -> str:
    """What is being tied."""
    return _("Tie: {part}", part=part_name(part, machine))


def place_name(at: str) -> str:
    """A place on a part."""
    return _(_PLACES[at])


def end_name(end: End, kind: str, machine: Machine) -> str:
    """An end of a tie: the part, and the place on it where there are several."""
    name = part_name(end.part, machine)
    if len(fastenings(machine.part(end.part), kind)) < 2:
        return name
    return _("{part} ({place})", part=name, place=place_name(end.at))


def tie_name(tie: Tie, machine: Machine) -> str:
    """A tie by its two ends."""
    return _(_BETWEEN[tie.kind], one=end_name(tie.a, tie.kind, machine), other=end_name(tie.b, tie.kind, machine))


def tied(tie: Tie, machine: Machine) -> str:
    """It has just been made."""
    return _("Tied: {tie}.", tie=tie_name(tie, machine))


def cannot(part: str, machine: Machine) -> str:
    """Nothing can be made fast to a part."""
    return _("{part}: you can’t tie anything to it.", part=part_name(part, machine))


def cannot_by(part: str, kind: str, machine: Machine) -> str:
    """Nothing of this kind can be made fast to a part."""
    return _(_CANNOT_BY[kind], part=part_name(part, machine))


def apart(length: float) -> str:
    """How far the two ends are from each other."""
    return _(_LONG, length=decimal(round(length, 1)))


def pin(number: int, x: float, y: float) -> str:
    """Where a point of the wall is."""
    return _(_PIN, number=number, x=decimal(x), y=decimal(y))
