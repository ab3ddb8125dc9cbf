"""What the bench says, marked for translation: of runs and edits, of how good a machine is, of ties and parts."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase

from game.machine import MachineError
from game.session.match import NotSaved
from game.text.error_messages import trouble
from game.text.language import N_, N_context, N_plural, _, decimal, listed, ngettext, sentences
from game.workshop.parts.claim import Claim
from game.workshop.parts.fitting import STAGE_ID, GearPair, Overlap
from game.workshop.parts.machine import End as TieEnd
from game.workshop.parts.machine import Machine, Tie, fastenings
from game.workshop.parts.outlines import bounds_of
from game.workshop.parts.run import End, RunReport, winds_itself
from game.workshop.parts.waking import strikes_after
from game.workshop.proofs.scoring import RUNS, Score
from game.workshop.text.kinds import kind_name
from game.workshop.text.refusals import at_the_bench

# Translators: noun: the room in which machines of one’s own are built, on buttons and as a title.
WORKSHOP = N_("Workshop")
UNTITLED = N_("Untitled machine")
NAME = N_("Your machine’s name. Every change is saved automatically.")
RUN = N_context("button of a machine", "Run")
AGAIN = N_context("button of a machine", "Again")
# Translators: verb, a button: stops the run.
STOP = N_("Stop")
RUNS_IT = N_("Starts the run: the crank turns by itself, and held parts drop.")
NOTHING_TO_RUN = N_("There’s nothing here to run yet. Drag a part out of the box first.")
STOPS_IT = N_("Back to building, with every part where you put it.")
# Translators: told in the middle of a run that can only repeat itself. {key}: a key, a button of a gamepad, or the word
# on the button “Stop”.
NOTHING_MORE = N_("Nothing more will happen. Press {key} to go back to building.")
UNDO = N_("Undoes the last change.")
REDO = N_("Redoes the change you undid.")
SPEED = N_("Sets the playback speed.")
TURN_LEFT = N_("Rotates it to the left. With Shift, by one degree.")
TURN_RIGHT = N_("Rotates it to the right. With Shift, by one degree.")
MIRROR = N_("Mirrors it, left to right.")
COPY = N_("Puts a copy next to it.")
AWAY = N_("Puts it back into the box.")
HOLD = N_("A hand holds it until the run starts, then lets go.")
NOTHING_TAKEN = N_("Select a part first.")
DOES_NOT_MOVE = N_("This part can’t move.")
NOTHING = N_("Nothing selected")
TAKE_ONE = N_("Drag or press parts in the box: a drop cage and something to hit its pedal.")
POINT_AT_ONE = N_("Press a part to select it, N for the next, G to add one more.")
# Translators: these stand in the Workshop’s help, each in a line of its own; Q, E, Shift and H are keys.
HELP_BOX = N_("Drag parts out of the box onto the stage. Drag one back to put it away.")
HELP_MOVE = N_("Drag a part to move it, or use the arrow keys. Shift changes the size of a step.")
HELP_TURN = N_("Rotate a part with its round knob, the mouse wheel, or Q and E.")
HELP_GEARS = N_("Drag a gear close to another one, and it snaps into mesh. A red cross means they jam.")
HELP_HANDS = N_("A small hand holds a loose part until the run. H gives a part a hand, or takes it away.")
HELP_TIES = N_("T ties parts together: a string, a rope over pins, or a belt around two wheels.")
HELP_RUN = N_("Press Run: cranks turn by themselves, and held parts drop. Catch the mouse under a drop cage!")
HELP_RINGS = N_(
    "Press Run: cranks turn by themselves, and held parts drop. Ring the bell, and get every part back where it began!"
)
# What keys do, in a word, small under the screen.
# Translators: verb, what keys do, small under the screen: moves the selected part.
MOVE = N_("move")
# Translators: verb, what keys do, small under the screen: rotates the selected part.
TURN = N_("rotate")
# Translators: verb, what a key does, small under the screen: mirrors the selected part.
MIRROR_LOWER = N_("mirror")
# Translators: verb, what a key does, small under the screen: copies the selected part.
COPY_LOWER = N_("copy")
BACK_INTO_THE_BOX, NEXT, PARTS_BOX_LOWER = N_("into the box"), N_("next part"), N_("parts box")
# Translators: verb, what a key does, small under the screen: a small hand holds the part until the run starts.
HOLD_LOWER = N_("hold")
# Translators: noun, what a key does, small under the screen: goes to the row of tools.
TOOLS_LOWER = N_("tools")
# Translators: verb, what a button of a gamepad does, small under the screen: the part is no longer selected.
DOWN_LOWER = N_("deselect")
# Translators: verb, what a key does, small under the screen: runs the machine.
RUN_LOWER = N_("run")
MARK_BEFORE, MARK_AFTER = N_("Goes to the part that moved before this one."), N_("Goes to the next part that moves.")
HUNDRED = N_("Shows all copies at once, and where they miss.")
HUNDRED_TITLE = N_("All copies at once")
HUNDRED_WAITS = N_("Run the machine once to see its copies.")
FLIES, HUNDRED_CLOSES = N_("Plays all copies again, or pauses them."), N_("Back to building.")
TO_THE_WEAKEST = N_("Selects the part where most copies miss.")
WHICH_COPY, WHICH_COPY_HINT = N_("Which copy"), N_("Drag to see one copy by itself.")
THE_MOUSE = N_("Catch this mouse")
# Translators: large, after a run: the trap has caught a mouse.
CAUGHT = N_("Caught!")
# Translators: large, after a run: the machine has rung its bell, and every part stands as it did at the start.
READY_AGAIN = N_("Ready again!")
_ENDS = {
    End.CAUGHT: N_("Caught! The mouse is in the cage."),
    End.BACK: N_("Ready again! The bell rang, and every part is back where it began."),
    End.REST: N_("Everything has stopped, and the mouse is still free."),
    End.TIME: N_("Twenty seconds are up, and the mouse is still free."),
    End.AT_ONCE: N_("The cage fell before you started anything. That doesn’t count."),
    End.APART: N_("The parts push each other apart. Give them more room."),
}


def building_help(box: bool, hands: bool, ties: bool, rings: bool = False) -> str:
    """How one builds, in lines; box: with parts out of a box, hands: with hands that hold parts, ties: with ties.

    rings: a bell is to be rung, and no mouse to be caught.
    """
    told = (
        *((HELP_BOX,) if box else ()),
        HELP_MOVE,
        HELP_TURN,
        *((HELP_GEARS,) if box else ()),
        *((HELP_HANDS,) if hands else ()),
        *((HELP_TIES,) if ties else ()),
        HELP_RINGS if rings else HELP_RUN,
    )
    return "\n".join(map(_, told))


def part_name(part: str, machine: Machine) -> str:
    """A part by its kind, with its number where there are several; those that a challenge has put there, by letters."""
    kind = machine.part(part).kind
    same = [each.id for each in machine.parts if each.kind == kind]
    standing = [each for each in same if each in machine.standing]
    if part in standing:
        return kind_name(kind) if len(standing) < 2 else f"{kind_name(kind)} {ascii_uppercase[standing.index(part)]}"
    own = [each for each in same if each not in machine.standing]
    return kind_name(kind) if len(same) < 2 else f"{kind_name(kind)} {own.index(part) + 1}"


def stands(part: str, machine: Machine) -> str:
    """Where a part is and how it is turned, and of a crank which way it turns."""
    here = machine.part(part)
    # Translators: where a part is, beside its name. {x}, {y}: numbers, in cm from the left end of the stage (may be
    # negative) and from the floor.
    text = _("{x} cm across, {y} cm up", x=decimal(here.x), y=decimal(here.y))
    if here.spec.dial:
        # Translators: {seconds}: how long after the start of a run a clock’s cuckoo comes out.
        text += " · " + _("strikes after {seconds} s", seconds=decimal(strikes_after(here.spec), 1))
    elif here.deg:
        text += " · " + (
            # Translators: {deg}: degrees.
            _("rotated {deg}° left", deg=decimal(here.deg))
            if here.deg > 0
            # Translators: {deg}: degrees.
            else _("rotated {deg}° right", deg=decimal(-here.deg))
        )
    if here.spec.hand:
        # Translators: which way a crank turns when the machine runs, as seen from the front.
        text += " · " + (_("turns counterclockwise") if here.mirrored else _("turns clockwise"))
    return text + (" · " + _("held by a hand") if here.held else "")


def belongs(part: str, machine: Machine) -> str:
    """Where a hint says that a part belongs."""
    # Translators: told after a hint. {part}: name of a part; {place}: "40 cm across, 20 cm up · rotated 5° left".
    return _("{part} belongs here: {place}.", part=kind_name(machine.part(part).kind), place=stands(part, machine))


def chosen(number: int) -> str:
    """Several parts are in hand."""
    # Translators: {number}: how many.
    return ngettext("{number} part selected", "{number} parts selected", number)


def standing(number: int) -> str:
    """How many parts a machine has."""
    # Translators: {number}: how many.
    return ngettext("{number} part placed", "{number} parts placed", number)


def ended(report: RunReport, machine: Machine, too_soft: str = "", hands: bool = False) -> str:
    """What became of a run. too_soft: the part that lies on the pedal of a cage that hangs still, if one does. hands:
    whether a hand may hold a part here."""
    if report.fallen:
        return _fell(report.fallen[0], machine, hands and not machine.part(report.fallen[0]).held)
    if report.end is None:
        return ""
    if report.end not in (End.REST, End.TIME):
        return _(_ENDS[report.end])
    if too_soft and not winds_itself(machine):
        # Translators: {part}: name of a part.
        told = _("{part} touched the pedal, but too softly.", part=part_name(too_soft, machine))
        return sentences(told, _("Start it higher, use something heavier, or hit the pedal farther out."))
    return _not_wound(report, machine) if winds_itself(machine) else _missed(report, machine)


def _missed(report: RunReport, machine: Machine) -> str:
    """It came to its end, and the mouse is free."""
    told = _(_ENDS[report.end]) if report.end is not None else ""
    if not any(part.spec.cage for part in machine.parts):
        return told + " " + _("A machine needs a drop cage.")
    if report.end is End.REST and not report.woken:
        return told + " " + _("Nothing moved. Something has to roll, fall or be cranked.")
    if report.woken:
        names = [name for name, _step in reversed(report.woken)]
        last = next((name for name in names if not machine.part(name).spec.dial), names[0])  # clocks run by themselves
        # Translators: {part}: name of a part.
        return told + " " + _("Last to move: {part}.", part=part_name(last, machine))
    return told


def _not_wound(report: RunReport, machine: Machine) -> str:
    """What a machine that is to wind itself up lacks: a bell that rang, rest, or a part that is not where it was."""
    if any(part.kind == "bell" and all(name != part.id for name, _step in report.woken) for part in machine.parts):
        return _("It’s over, and the bell didn’t ring.")
    if report.off is None:
        return _("Twenty seconds are up, and something is still moving.")
    name, far = report.off
    # Translators: {part}: name of a part; {number}: how many millimeters it is from where it was at the start.
    text = ngettext("The bell rang, but one part isn’t back. {part}: {number} mm off.",
                    "The bell rang, but one part isn’t back. {part}: {number} mm off.",
                    max(2, round(10 * far)), part=part_name(name, machine))  # fmt: skip
    return text


def copy_number(number: int) -> str:
    """One of the copies, or all of them."""
    # Translators: one of a hundred copies of a machine; in a list whose first entry is “All”.
    return _("Copy {number}", number=number) if number else _(N_context("copies", "All"))


def one_copy(number: int, caught: bool, part: str, rings: bool = False) -> str:
    """What became of one of them; rings: a bell was to be rung instead."""
    if rings and caught:
        # Translators: one of a hundred copies of a machine rang the bell and ended as it began.
        return _("Copy {number} worked.", number=number)
    if rings:
        # Translators: {part}: the part at which it stopped, as "Hammer" or "Domino 2".
        return _("Copy {number} didn’t work. It stopped here: {part}.", number=number, part=part)
    if caught:
        return _("Copy {number} caught the mouse.", number=number)
    # Translators: {part}: the part at which it stopped, as "Hammer" or "Domino 2".
    return _("Copy {number} missed. It stopped here: {part}.", number=number, part=part)


def copies_caught(caught: int, copies: int, rings: bool = False) -> str:
    """How many of them caught; rings: rang a bell and ended as they began instead."""
    if rings:
        # Translators: {caught}: how many rang the bell and ended as they began; {copies}: how many there are.
        return _("{caught} of {copies} copies worked.", caught=caught, copies=copies)
    # Translators: {caught}: how many caught the mouse; {copies}: how many there are.
    return _("The mouse was caught in {caught} of {copies} copies.", caught=caught, copies=copies)


def film_strip(name: str, told: str) -> str:
    """What stands below a film: what the machine is called, and how it fares."""
    return " · ".join(filter(None, (name, told)))


def all_copies(score: Score, machine: Machine) -> str:
    """What became of all of them, and where most were lost."""
    told = copies_caught(score.captured, score.runs, winds_itself(machine))
    if not score.weakest:
        return told
    part, number = part_name(score.weakest, machine), score.stopped_at[score.weakest]
    # Translators: {part}: the part where most misses stopped; {number}: how many of them.
    return sentences(told, _("Most misses: {part}, {number}.", part=part, number=number))


def lost(part: str, number: int, misses: int) -> str:
    """How many of the misses ended at a part."""
    # Translators: on a small card beside a part, as "Hammer: 9 of 15 misses".
    return _("{part}: {number} of {misses} misses", part=part, number=number, misses=misses)


# Translators: {part}: a part of a machine, as "Hammer" or "Domino 2".
_MOVES = N_("{part} moves.")
_BEGINS = {
    # Translators: {part}: "Fan", perhaps with a number: it begins to blow air.
    "fan": N_("{part} blows."),
}
_ACTS = {
    # Translators: {part}: "Balloon", perhaps with a number: it bursts.
    "balloon": N_("{part} pops!"),
    # Translators: {part}: "Jack-in-the-box", perhaps with a number: the head springs out of the box.
    "jack_in_the_box": N_("{part} pops up!"),
    # Translators: {part}: "Toaster", perhaps with a number.
    "toaster": N_("{part}: the toast flies up!"),
    # Translators: {part}: "Cuckoo clock", perhaps with a number: the cuckoo shoots out.
    "cuckoo_clock": N_("{part}: cuckoo!"),
    # Translators: {part}: "Seesaw cat", perhaps with a number.
    "seesaw_cat": N_("{part} wakes up and stretches!"),
}


def happens(part: str, machine: Machine, acts: bool) -> str:
    """A part has just begun to move, or has done what it is there for."""
    told = _ACTS if acts else _BEGINS
    return _(told.get(machine.part(part).kind, _MOVES), part=part_name(part, machine))


def _fell(part: str, machine: Machine, hands: bool) -> str:
    # Translators: {part}: name of a part.
    under = N_("{part} won’t stay up without help. Put something under it.")
    # Translators: {part}: name of a part, such as a pendulum that is to swing; a hand lets go when the run starts.
    held = N_("{part} won’t stay up without help. Put something under it, or let a hand hold it.")
    return _(held if hands else under, part=part_name(part, machine))


def held_until_run(parts: Sequence[str], machine: Machine) -> str:
    """Hands hold what would not wait for the run by itself."""
    if len(parts) > 1:
        return ngettext(
            # Translators: {number}: how many.
            "{number} part is held until the run starts.",
            "{number} parts are held until the run starts.",
            len(parts),
        )
    return _(
        # Translators: {part}: name of a part.
        "{part}: a small hand holds it until the run starts. H takes the hand away.",
        part=part_name(parts[0], machine),
    )


def overlapping(overlap: Overlap, machine: Machine) -> str:
    """Two parts stand in each other."""
    one = part_name(overlap.one, machine)
    if overlap.other == STAGE_ID:
        # Translators: {part}: name of a part.
        return _("{part}: stuck in the floor or the edge of the stage.", part=one)
    # Translators: {one}, {other}: names of two parts that are placed into each other.
    return _("{one} and {other} overlap.", one=one, other=part_name(overlap.other, machine))


def meshing(among: Sequence[GearPair], chosen: Sequence[str], machine: Machine) -> str:
    """How the gears in hand meet others: those that jam first; nothing where none meets any."""
    pairs = [pair for pair in among if {pair.one, pair.other}.intersection(chosen)]
    if not pairs:
        return ""
    pair = min(pairs, key=lambda pair: not pair.jams)
    names = {"one": part_name(pair.one, machine), "other": part_name(pair.other, machine)}
    if pair.jams:
        # Translators: {one}, {other}: names of two gears.
        return _("{one} and {other} jam: neither can turn.", **names)
    # Translators: {one}, {other}: names of two gears.
    return _("{one} and {other} mesh: they turn each other.", **names)


def refused(why: MachineError | NotSaved) -> str:
    """An edit that cannot be, or that could not be kept."""
    return trouble(why) if isinstance(why, NotSaved) else at_the_bench(why)


# What is said of giving a machine away, marked for translation.

SHARE = N_("Share this machine")
WHAT_SHARING_IS = N_("Paste it into Trapworks, or drop it on the window, to see the same run.")
LINE = N_("Copy as a line of text")
FILE = N_("Save as a file")
FILM = N_("Make a film of its run")
PICTURE = N_("Save a picture")
COPIES_FILM, COPIES_PICTURE = N_("Make a film of all copies"), N_("Save a picture of all copies")
SHARES = N_("Shares the machine as a line of text, a file, a picture or a film.")
SHARES_OR_PLAYS = N_("Shares the machine, or plays Mouse Trap with it.")
SAVED = N_("Saved as a file")
PICTURE_SAVED = N_("Saved as a picture")
# Translators: {path}: a file name with its folder.
PICTURE_IS_IN = N_("The picture is in {path}. The machine is inside: drop the picture on the window to open it.")
# Translators: {path}: a file name with its folder.
FILE_IS_IN = N_("The machine is in {path}. Drag the file onto the window to open it.")


# What is said of how good a machine is.


OTHERS = N_("Does it work for others, too?")
WAITS = N_("Once no parts overlap, a hundred careful builders will copy it.")
RUN_FIRST = N_("Run it once. Then a hundred careful builders copy it, each part up to 1 mm off.")
NO_CAGE = N_("Add a drop cage or a bell. Then a hundred careful builders will copy it.")
NOT_YET = N_("Once it works, 100 careful builders will copy it, each part up to 1 mm off.")
YOURS_MISSED = N_("Yours just missed. Each copy is up to 1 mm different, and some are luckier.")
# Translators: after a run that missed: a line of orange dots shows the way of the ball in a copy that caught the mouse.
ORANGE_DOTS = N_("Orange dots: the path in a copy that caught it.")
ONLY_YOURS = N_("Yours worked, but none of ten careful copies did.")
NOTHING_MOVES = N_("So far, nothing moves that could trip the cage.")
NOTHING_RINGS = N_("So far, nothing moves that could ring the bell.")
EACH_IS_OFF = N_("A hundred careful builders copy it, with each part up to 1 mm off.")
# Translators: the tooltip of the card that counts how many of a hundred careful hands catch.
EXPLAINED = N_("A hundred careful builders copy it. Check: caught. Cross: missed. 80 catches make it steady.")
# Translators: the same for a machine without a cage, which rings a bell and ends as it began.
EXPLAINED_RINGS = N_("A hundred careful builders copy it. Check: worked. Cross: failed. 80 checks make it steady.")
# Translators: {number}: how many copies missed with this part as the last to move.
_ENDED = N_plural("{number} miss ended here", "{number} misses ended here")
FEW = 20
"""With fewer runs the bounds lie so far apart that they only puzzle."""


def counted(score: Score, rings: bool = False) -> str:
    """What the number of catches beside it means; rings: a bell is to be rung instead."""
    left = RUNS - score.runs
    if rings:
        # Translators: beside a large number: how many copies of {runs} rang the bell and ended as they began.
        return _("of {runs} copies worked", runs=RUNS) if left <= 0 else ngettext(
            # Translators: beside a large number: how many copies worked. {number}: how many are still to be tried.
            "worked so far, {number} copy to come", "worked so far, {number} copies to come", left
        )  # fmt: skip
    if left <= 0:
        return _("of {runs} copies caught it", runs=RUNS)
    # Translators: beside a large number: how many copies caught the mouse. {number}: how many copies are still to be
    # tried.
    return ngettext("caught so far, {number} copy to come", "caught so far, {number} copies to come", left)


def found(part: str, score: Score) -> str:
    """Between which bounds the true rate lies, and at which part most misses stopped, empty for none.

    Where the exact machine misses it is told instead why copies catch all the same.
    """
    likely = _likely(score) if score.exact or not score.captured else _(YOURS_MISSED)
    if not part:
        return likely
    most = score.stopped_at.most_common(1)[0][1]
    # Translators: {part}: name of a part; {number}: how many misses ended there.
    told = ngettext("Weakest link: {part}, {number} miss.", "Weakest link: {part}, {number} misses.", most, part=part)
    return sentences(likely, told)


def _likely(score: Score) -> str:
    if score.runs < FEW:
        return ""
    low, high = score.interval
    # Translators: how many of another hundred copies would probably catch the mouse. {low}, {high}: numbers of 0 to
    # 100.
    return _("The next hundred: likely {low} to {high}.", low=round(100 * low), high=round(100 * high))


def claimed(claim: Claim) -> str:
    """What was said of a machine that somebody sent."""
    # Translators: a machine that somebody sent. {caught}: how many of {runs} copies caught it on their computer.
    told = _("Its builder counted {caught} of {runs}.", caught=claim.captured, runs=RUNS)
    return sentences(told, _("Run it once to count it here, too."))


def confirmed(claim: Claim, score: Score) -> str:
    """Whether this computer counts what was said of a machine that somebody sent."""
    if score.claim == claim:
        # Translators: {caught}: how many of {runs} copies caught it, there and here.
        return _("Confirmed here: {caught} of {runs}.", caught=score.captured, runs=score.runs)
    # Translators: the machine and its score come from somebody else. {caught}: how many of {runs} copies caught the
    # mouse there; {here}: how many do on this computer.
    return _("Its builder counted {caught} of {runs}. Counted here: {here}.", caught=claim.captured, runs=score.runs,
             here=score.captured)  # fmt: skip


def misses_ended(number: int) -> str:
    """So many misses ended in one place."""
    return ngettext(*_ENDED, number)


# What the bench says while parts are tied together, marked for translation.


# Translators: a tie is a belt, a rope or a string between two parts.
TIES = N_("Ties or unties it: string, rope or belt.")
# Translators: verb, what a key does: ties a part to another.
TIE_LOWER = N_("tie")
NAMES = {
    "string": N_context("tie between two parts", "String"),
    "rope": N_context("tie between two parts", "Rope"),
    "belt": N_context("tie between two parts", "Belt"),
}
TIES_EXPLAINED = {
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
NO_TIE = N_("This part has no place for ties.")
# Translators: a button: ends what one is doing.
DONE = N_("Done")
# Translators: verb: the tie between two parts was taken off.
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
    "knot": N_context("place on a part", "knot"),
    "lever": N_context("place on a part", "lever"),
    "cuckoo": N_context("place on a part", "cuckoo"),
    "beam": N_context("place on a part", "free end"),
    "paws": N_context("place on a part", "paws"),
}
_BETWEEN = {
    # Translators: {one}, {other}: names of two parts.
    "string": N_("String from {one} to {other}"),
    # Translators: {one}, {other}: names of two parts.
    "rope": N_("Rope from {one} to {other}"),
    # Translators: {one}, {other}: names of two parts.
    "belt": N_("Belt from {one} to {other}"),
}
_CANNOT_BY = {
    # Translators: {part}: name of a part.
    "string": N_("{part}: you can’t tie a string to it."),
    # Translators: {part}: name of a part.
    "rope": N_("{part}: you can’t tie a rope to it."),
    # Translators: {part}: name of a part.
    "belt": N_("{part}: you can’t put a belt around it."),
}
# Translators: {length}: a number.
_LONG = N_("{length} cm apart")
# Translators: where a pin on the wall is. {number}: which pin; {x}, {y}: numbers, in cm from the left end of the stage
# (may be negative) and from the floor.
_PIN = N_("Pin {number}: {x} cm across, {y} cm up")


def heading(part: str, machine: Machine) -> str:
    """What is being tied."""
    # Translators: heading of a panel: ties this part to another (verb). {part}: name of a part.
    return _("Tie: {part}", part=part_name(part, machine))


def place_name(at: str) -> str:
    """A place on a part."""
    return _(_PLACES[at])


def end_name(end: TieEnd, kind: str, machine: Machine) -> str:
    """An end of a tie: the part, and the place on it where there are several."""
    name = part_name(end.part, machine)
    if len(fastenings(machine.part(end.part), kind)) < 2:
        return name
    # Translators: {part}: name of a part; {place}: a place on it, such as "left end".
    return _("{part} ({place})", part=name, place=place_name(end.at))


def tie_name(tie: Tie, machine: Machine) -> str:
    """A tie by its two ends."""
    return _(_BETWEEN[tie.kind], one=end_name(tie.a, tie.kind, machine), other=end_name(tie.b, tie.kind, machine))


def tied(tie: Tie, machine: Machine) -> str:
    """It has just been made."""
    # Translators: {tie}: such as "String from Weight to Trapdoor".
    told = _("Tied: {tie}.", tie=tie_name(tie, machine))
    return sentences(told, _("Drag its pins to pull another way.")) if tie.over else told


def cannot(part: str, machine: Machine) -> str:
    """Nothing can be made fast to a part."""
    # Translators: {part}: name of a part.
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


# The parts of a machine in words: where each is, how it is turned, what is wrong with it, what it touches.


TITLE = N_("The parts of the machine")
OPENS = N_("Lists every part: where it is, how it’s rotated, what it touches.")
NO_PARTS = N_("There’s nothing here yet. Take a part out of the box.")
TAKES = N_("Selects it.")
T_TIES = N_("T ties it to another part.")
STAYS = N_("It belongs to the challenge and stays where it is.")
LIST_LOWER = N_("list of parts")
# Translators: verb, what a key does, small under the screen: selects the part in the list.
TAKE_LOWER = N_("select")
# Translators: what a part touches, in a row of names: "Touches Plank 1 and the floor."
_FLOOR = N_("the floor or the edge of the stage")


def reaches(part: str, machine: Machine) -> str:
    """Where a part begins and ends, in centimetres."""
    left, low, right, high = (decimal(round(value, 1)) for value in bounds_of(machine.part(part)))
    # Translators: for screen readers. {left}, {right}: numbers, in cm from the left end of the stage; {low},
    # {high}: numbers, in cm from the floor.
    return _(
        "It reaches from {left} to {right} cm across and from {low} to {high} cm up.",
        left=left,
        right=right,
        low=low,
        high=high,
    )


def touches(others: Sequence[str], machine: Machine) -> str:
    """What a part touches."""
    if not others:
        return _("It touches nothing.")
    names = [_(_FLOOR) if other == STAGE_ID else part_name(other, machine) for other in others]
    # Translators: {names}: names of parts.
    return _("It touches {names}.", names=listed(names))


def ties(part: str, machine: Machine) -> str:
    """What a part is tied to, if it is."""
    names = [tie_name(tie, machine) for tie in machine.ties if part in (tie.a.part, tie.b.part)]
    # Translators: {ties}: such as "String from Weight to Trapdoor".
    return _("Tied: {ties}.", ties=listed(names)) if names else ""


def stuck(part: str, overlaps: Sequence[Overlap], machine: Machine) -> str:
    """What stands in a part, if anything does."""
    return sentences(*(overlapping(each, machine) for each in overlaps if part in (each.one, each.other)))


def in_hand(part: str, others: Sequence[str], machine: Machine) -> str:
    """All that is told of a part in hand after each change."""
    # Translators: {part}: name of a part; {stands}: where it is and how it is rotated.
    told = _("{part}: {stands}.", part=part_name(part, machine), stands=stands(part, machine))
    return sentences(told, touches(others, machine), ties(part, machine))


def moved(parts: Sequence[str], machine: Machine) -> str:
    """What moved in a run, in order."""
    if not parts:
        return _("Nothing moved in the last run.")
    names = listed([part_name(part, machine) for part in parts])
    # Translators: {names}: names of parts.
    return _("In the last run, these moved, in order: {names}.", names=names)
