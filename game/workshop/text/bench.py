"""What the bench of the Workshop says, marked for translation."""

from __future__ import annotations

from collections.abc import Sequence

from game.machine.errors import MachineError
from game.session.errors import NotSaved
from game.text.error_messages import trouble
from game.text.language import N_, N_context, _, decimal, ngettext
from game.workshop.parts.fitting import STAGE_ID, GearPair, Overlap
from game.workshop.parts.machine import Machine
from game.workshop.parts.run import End, RunReport
from game.workshop.text.kinds import kind_name
from game.workshop.text.refusals import at_the_bench

WORKSHOP = N_("Workshop")
UNTITLED = N_("Untitled machine")
NAME = N_("The name of your machine. It is saved by itself after every change.")
RUN = N_context("button of a machine", "Run")
AGAIN = N_context("button of a machine", "Again")
STOP = N_("Stop")
RUNS_IT = N_("Lets go: the crank turns by itself, and what a hand holds falls.")
NOTHING_TO_RUN = N_("Nothing stands here yet that could run. Drag a part out of the box first.")
STOPS_IT = N_("Back to building, every part where you put it.")
UNDO = N_("Takes the last change back.")
REDO = N_("Does it again after all.")
SPEED = N_("How fast you watch.")
TURN_LEFT = N_("Turns it to the left, with Shift by one degree.")
TURN_RIGHT = N_("Turns it to the right, with Shift by one degree.")
MIRROR = N_("Turns it round, left to right.")
COPY = N_("Puts a copy beside it.")
AWAY = N_("Puts it back into the box.")
HOLD = N_("A hand holds it until you run, then lets it go.")
NOTHING_TAKEN = N_("Take a part in hand first: point at it.")
DOES_NOT_MOVE = N_("This part is fixed to the wall and needs no hand.")
NOTHING = N_("Nothing in hand")
TAKE_ONE = N_("Drag parts out of the box, or press them: a drop cage, and what strikes its pedal.")
POINT_AT_ONE = N_("Point at a part, or press N for the next, and G for one more.")
# Translators: what keys do, in a word, small under the screen.
MOVE, TURN, MIRROR_LOWER, COPY_LOWER = N_("move"), N_("turn"), N_("mirror"), N_("copy")
BACK_INTO_THE_BOX, NEXT, PARTS_BOX_LOWER = N_("into the box"), N_("next part"), N_("parts box")
HOLD_LOWER, TOOLS_LOWER, DOWN_LOWER, RUN_LOWER = N_("hold"), N_("tools"), N_("put down"), N_("run")
THE_MOUSE = N_("Catch this mouse")
CAUGHT = N_("Caught!")
_ENDS = {
    End.CAUGHT: N_("Caught! The mouse is in the cage."),
    End.REST: N_("Everything rests, and the mouse is free."),
    End.TIME: N_("Twenty seconds are over, and the mouse is free."),
    End.AT_ONCE: N_("The mouse is in the cage before anything was done. That does not count."),
    End.APART: N_("The parts push each other apart. Give them more room."),
}


def part_name(part: str, machine: Machine) -> str:
    """A part by its kind, with its number where there are several."""
    kind = machine.part(part).kind
    same = [each.id for each in machine.parts if each.kind == kind]
    return kind_name(kind) if len(same) < 2 else f"{kind_name(kind)} {same.index(part) + 1}"


def stands(part: str, machine: Machine) -> str:
    """Where a part is and how it is turned."""
    here = machine.part(part)
    text = _("{x} to the right, {y} up", x=decimal(here.x), y=decimal(here.y))
    if here.deg:
        text += " · " + (
            _("turned {deg}° left", deg=decimal(here.deg))
            if here.deg > 0
            else _("turned {deg}° right", deg=decimal(-here.deg))
        )
    return text + (" · " + _("held by a hand") if here.held else "")


def chosen(number: int) -> str:
    """Several parts are in hand."""
    return ngettext("{number} part in hand", "{number} parts in hand", number)


def standing(number: int) -> str:
    """How many parts a machine has."""
    return ngettext("{number} part stands", "{number} parts stand", number)


def ended(report: RunReport, machine: Machine) -> str:
    """What became of a run."""
    if report.fallen:
        return _fell(report.fallen[0], machine)
    if report.end is None:
        return ""
    told = _(_ENDS[report.end])
    if report.end in (End.REST, End.TIME) and not any(part.spec.cage for part in machine.parts):
        return told + " " + _("A machine needs a drop cage.")
    if report.end is End.REST and not report.woken:
        return told + " " + _("Nothing has moved: something must roll, fall or be cranked.")
    if report.end is End.REST:
        return told + " " + _("The last to move: {part}.", part=part_name(report.woken[-1][0], machine))
    return told


def _fell(part: str, machine: Machine) -> str:
    return _("{part} does not stand by itself. Put something under it.", part=part_name(part, machine))


def held_until_run(parts: Sequence[str], machine: Machine) -> str:
    """Hands hold what would not wait for the run by itself."""
    if len(parts) > 1:
        return ngettext("{number} part is held until you run.", "{number} parts are held until you run.", len(parts))
    return _("{part}: a small hand holds it until you run. H takes the hand away.", part=part_name(parts[0], machine))


def overlapping(overlap: Overlap, machine: Machine) -> str:
    """Two parts stand in each other."""
    one = part_name(overlap.one, machine)
    if overlap.other == STAGE_ID:
        return _("{part} is stuck in the floor or the rim.", part=one)
    return _("{one} and {other} are stuck in each other.", one=one, other=part_name(overlap.other, machine))


def meshing(among: Sequence[GearPair], chosen: Sequence[str], machine: Machine) -> str:
    """How the gears in hand meet others: those that jam first; nothing where none meets any."""
    pairs = [pair for pair in among if {pair.one, pair.other}.intersection(chosen)]
    if not pairs:
        return ""
    pair = min(pairs, key=lambda pair: not pair.jams)
    names = {"one": part_name(pair.one, machine), "other": part_name(pair.other, machine)}
    if pair.jams:
        return _("{one} and {other} jam: neither can turn.", **names)
    return _("{one} and {other} mesh: they turn each other.", **names)


def refused(why: MachineError | NotSaved) -> str:
    """An edit that cannot be, or that could not be kept."""
    return trouble(why) if isinstance(why, NotSaved) else at_the_bench(why)


# What is said of giving a machine away, marked for translation.

SHARE = N_("Share this machine")
WHAT_SHARING_IS = N_("Whoever opens the line or the file in the Workshop sees the same run. A film shows it to all.")
LINE = N_("Copy as a line of text")
FILE = N_("Save as a file")
FILM = N_("Make a film of its run")
SHARES = N_("Gives the machine away: as a line of text, as a file, as a film.")
SAVED = N_("Saved as a file")
FILE_IS_IN = N_("The machine is in {path}. Dropped on the window, it is opened.")
