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
NAME = N_("Your machine’s name. Every change is saved automatically.")
RUN = N_context("button of a machine", "Run")
AGAIN = N_context("button of a machine", "Again")
STOP = N_("Stop")
RUNS_IT = N_("Starts the run: the crank turns by itself, and held parts drop.")
NOTHING_TO_RUN = N_("There’s nothing here to run yet. Drag a part out of the box first.")
STOPS_IT = N_("Back to building, with every part where you put it.")
UNDO = N_("Undoes the last change.")
REDO = N_("Redoes the change you undid.")
SPEED = N_("Sets the playback speed.")
TURN_LEFT = N_("Rotates it to the left. With Shift, by one degree.")
TURN_RIGHT = N_("Rotates it to the right. With Shift, by one degree.")
MIRROR = N_("Mirrors it, left to right.")
COPY = N_("Puts a copy next to it.")
AWAY = N_("Puts it back into the box.")
HOLD = N_("A hand holds it until you start the run, then lets go.")
NOTHING_TAKEN = N_("Select a part first: press it.")
DOES_NOT_MOVE = N_("This part is fixed to the wall and doesn’t need a hand.")
NOTHING = N_("Nothing selected")
TAKE_ONE = N_("Drag or press parts in the box: a drop cage and something to hit its pedal.")
POINT_AT_ONE = N_("Press a part to select it, N for the next, G to add one more.")
# Translators: what keys do, in a word, small under the screen.
MOVE, TURN, MIRROR_LOWER, COPY_LOWER = N_("move"), N_("rotate"), N_("mirror"), N_("copy")
BACK_INTO_THE_BOX, NEXT, PARTS_BOX_LOWER = N_("into the box"), N_("next part"), N_("parts box")
HOLD_LOWER, TOOLS_LOWER, DOWN_LOWER, RUN_LOWER = N_("hold"), N_("tools"), N_("deselect"), N_("run")
THE_MOUSE = N_("Catch this mouse")
CAUGHT = N_("Caught!")
_ENDS = {
    End.CAUGHT: N_("Caught! The mouse is in the cage."),
    End.REST: N_("Everything has stopped, and the mouse is still free."),
    End.TIME: N_("Twenty seconds are up, and the mouse is still free."),
    End.AT_ONCE: N_("The cage fell before you started anything. That doesn’t count."),
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
    text = _("{x} cm across, {y} cm up", x=decimal(here.x), y=decimal(here.y))
    if here.deg:
        text += " · " + (
            _("rotated {deg}° left", deg=decimal(here.deg))
            if here.deg > 0
            else _("rotated {deg}° right", deg=decimal(-here.deg))
        )
    return text + (" · " + _("held by a hand") if here.held else "")


def chosen(number: int) -> str:
    """Several parts are in hand."""
    return ngettext("{number} part selected", "{number} parts selected", number)


def standing(number: int) -> str:
    """How many parts a machine has."""
    return ngettext("{number} part placed", "{number} parts placed", number)


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
        return told + " " + _("Nothing moved. Something has to roll, fall or be cranked.")
    if report.end is End.REST:
        return told + " " + _("Last to move: {part}.", part=part_name(report.woken[-1][0], machine))
    return told


def _fell(part: str, machine: Machine) -> str:
    return _("{part} won’t stay up without help. Put something under it.", part=part_name(part, machine))


def held_until_run(parts: Sequence[str], machine: Machine) -> str:
    """Hands hold what would not wait for the run by itself."""
    if len(parts) > 1:
        return ngettext(
            "{number} part is held until the run starts.", "{number} parts are held until the run starts.", len(parts)
        )
    return _(
        "{part}: a small hand holds it until the run starts. H takes the hand away.", part=part_name(parts[0], machine)
    )


def overlapping(overlap: Overlap, machine: Machine) -> str:
    """Two parts stand in each other."""
    one = part_name(overlap.one, machine)
    if overlap.other == STAGE_ID:
        return _("{part}: stuck in the floor or the edge of the stage.", part=one)
    return _("{one} and {other} overlap.", one=one, other=part_name(overlap.other, machine))


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
WHAT_SHARING_IS = N_(
    "Anyone who pastes the line or opens the file in the Workshop sees the same run. A film can be shown to anyone."
)
LINE = N_("Copy as a line of text")
FILE = N_("Save as a file")
FILM = N_("Make a film of its run")
SHARES = N_("Shares the machine as a line of text, a file or a film.")
SAVED = N_("Saved as a file")
FILE_IS_IN = N_("The machine is in {path}. Drag the file onto the window to open it.")
