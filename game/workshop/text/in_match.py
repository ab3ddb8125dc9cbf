"""What keeps a machine of one's own from being the trap of a match, as a person is told."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from game.games.mousetrap.nature.causes import Cause
from game.games.mousetrap.text import machine as table
from game.games.mousetrap.trap.machine import Placement, TrapInputs
from game.text.language import N_, N_plural, _, decimal, listed, ngettext, sentences
from game.workshop.parts.machine import Machine, Placed
from game.workshop.proofs.in_match import LEAST_CAUGHT, LEAST_STEPS, MOST_STEPS, Fitting, OwnTrapRun
from game.workshop.proofs.scoring import RUNS
from game.workshop.text.bench import ended, part_name

_LACKS = {
    # Translators: {least}: the fewest parts.
    "parts": N_("A trap for a match needs at least {least} parts."),
    "start": N_("Nothing starts it: it needs a crank or a part to let go of."),
    "cage": N_("It has no cage to catch a mouse with."),
    "room": N_("Some of its parts overlap."),
    "hand": N_("It catches the mouse before anyone starts it."),
    "catch": N_("It doesn’t catch the mouse."),
    # Translators: careful copies: the machine built again, each part a little off. {captured}, {runs}, {caught}: 31 of
    # 100 copies catch, and 50 must.
    "steady": N_("{captured} of its {runs} careful copies catch the mouse. A match needs {caught}."),
}


def lacking(found: Fitting) -> str:
    """What is missing, in a sentence; nothing where it fits."""
    if not found.lacks:
        return ""
    text = _LACKS[found.lacks]
    return _(text, least=LEAST_STEPS, captured=found.captured, runs=RUNS, caught=LEAST_CAUGHT)


# Translators: a button: plays Mouse Trap with the machine on the bench as its trap.
PLAY_WITH_IT = N_("Play Mouse Trap with it")
PLAY_TOO = N_("Press Share to play Mouse Trap with it.")


def not_counted(number: int) -> str:
    """Why a machine that catches cannot be the trap of a match just yet; number: of its copies were counted."""
    if not number:
        # Translators: {runs}: a hundred; {caught}: how many of them must catch.
        return _("Run it first. Of its {runs} careful copies, {caught} must catch.", runs=RUNS, caught=LEAST_CAUGHT)
    # Translators: {number}, {runs}: so many of all copies of a machine are counted.
    return _("Its copies are still being counted: {number} of {runs}. One moment.", number=number, runs=RUNS)


# The check list of such a trap.

# Translators: a point of the check list before the trap is set going. {part}: a part of the machine, such as "Steel
# marble 2", or several, with "and" between the last two.
_HELD = N_("{part}: a hand holds it until the start.")
_LOOSE = N_("{part}: it’s where it belongs.")
_CAGE = N_("{part}: it hangs above the mouse.")


def check(step: Sequence[Placed], name: str) -> str:
    """What is to be looked at in a step before the start; nothing where it is fixed to the wall."""
    if any(part.held for part in step):
        return _(_HELD, part=name)
    if any(part.spec.cage for part in step):
        return _(_CAGE, part=name)
    return _(_LOOSE, part=name) if any(part.spec.loose for part in step) else ""


# The crank of such a trap.

# Translators: a button: takes the hands off what they hold, and the machine starts.
LET_GO = N_("Let go")
LETS_GO = N_("Takes the hands off, and the machine starts.")
# Translators: large, after a run: the trap did not catch the mouse.
MISSED = N_("Missed!")
_NAMED = 2
"""So many parts of a step are named."""
_PRESS = N_("The crank turns by itself: press, and it starts.")
_RELEASE = N_("Hands hold it back. Let go, and it starts.")
# Translators: why the trap missed. {part}: a part of the machine, such as "Steel marble 2".
_FAULT = N_("Where it failed: {part}.")
# Translators: below "Caught!".
_THE_MOUSE = N_("The mouse is in the cage.")
# Translators: below "Caught!". {names}: the players whose mice were caught.
_IN_THE_CAGE = N_("In the cage: {names}")


_OTHER_WAY = {
    "mouse": N_("Drag the crank around, slowly and counterclockwise"),
    "pad": N_("Roll a stick around, slowly and counterclockwise"),
}


def other_way(device: str) -> str:
    """How a crank is turned that turns counterclockwise; nothing where the way makes no difference."""
    return _(_OTHER_WAY[device]) if device in _OTHER_WAY else ""


def how_to_start(crank: bool) -> str:
    """How a machine is set going that no hand steers."""
    return _(_PRESS if crank else _RELEASE)


def came_of(run: OwnTrapRun, caught: str, whole: bool, blamed: Collection[int] = ()) -> str:
    """What came of an attempt; caught: whose mice sat under the cage. whole: whether nothing of it was missing.

    blamed: steps that the next sentence names as the cause, so that none is named twice.
    """
    report = run.run.report()
    if report.caught:  # the word "Caught!" stands above it
        return _(_IN_THE_CAGE, names=caught) if caught else _(_THE_MOUSE)
    step = run.failed if whole and not report.caught and not report.fallen else 0
    if step in blamed:
        return ""
    if step:
        return _(_FAULT, part=step_name(run.members[step - 1], run.machine))
    return ended(report, run.machine, run.run.too_soft)


def step_name(parts: Sequence[Placed], machine: Machine) -> str:
    """What a step sets down: one part, two, or one and so many more."""
    names = [part_name(part.id, machine) for part in parts[: 1 if len(parts) > _NAMED else _NAMED]]
    if len(parts) <= _NAMED:
        return listed(names)
    # Translators: several parts of a machine that are set down together. {part}: the first of them; {number}: how many
    # more there are.
    one, many = N_plural("{part} and {number} more", "{part} and {number} more")
    return ngettext(one, many, len(parts) - 1, part=names[0])


# What it promises while it is built, and why it missed.

_FAULTS = (
    # Translators: {part}: a part of a machine, such as "Steel marble 2", or several; {size}: a decimal number.
    N_("{part}: {size} mm too far left."),
    # Translators: {part}: a part of a machine, such as "Steel marble 2", or several; {size}: a decimal number.
    N_("{part}: {size} mm too far right."),
    # Translators: {part}: a part of a machine, such as "Steel marble 2", or several; {size}: a decimal number.
    N_("{part}: leans {size}° to the right."),
    # Translators: {part}: a part of a machine, such as "Steel marble 2", or several; {size}: a decimal number.
    N_("{part}: leans {size}° to the left."),
    # Translators: {part}: a part of a machine, such as "Steel marble 2", or several; {size}: percent of too little
    # friction, a decimal number.
    N_("{part}: {size}% too smooth."),
    # Translators: {part}: a part of a machine, such as "Steel marble 2", or several; {size}: percent of too much
    # friction, a decimal number.
    N_("{part}: {size}% too rough."),
)
# Translators: {hits}: runs that caught the mouse; {runs}: all runs.
_COUNTED = N_("Caught the mouse in {hits} of {runs} secret test runs.")
HUNDRED_OPENS = N_("A hundred hands set it off. See how far each run gets.")


class Named(Protocol):
    """What names the steps of a machine; chain: those that move, in order."""

    @property
    def chain(self) -> Sequence[int]:
        """The steps that move."""

    def name(self, number: int) -> str:
        """What a step sets down."""


def fault(number: int, placed: Placement, name: Callable[[int], str]) -> str:
    """How a step stands off true, in what it does so most."""
    return _(_FAULTS[table.way_off(placed)], part=name(number), size=decimal(table.size_off(placed), 1))


def explain(cause: Cause, inputs: TrapInputs, name: Callable[[int], str], sure: bool) -> str:
    """Why it missed, as it was found out by trying; sure: whether it held under further runs."""
    return table.explain(cause, inputs, lambda number, placed: fault(number, placed, name), sure)


def promised(now: table.Promised, builders: Sequence[str], kit: Named) -> str:
    """What such a trap promises, and which step stands worst."""

    def fails(works: int) -> str:
        at = kit.chain[works]
        return "" if at == table.worst(now.parts) else _(_FAULT, part=kit.name(at))

    telling = table.TrapTelling(lambda number, placed: fault(number, placed, kit.name), fails, _COUNTED)
    return table.told(now, builders, telling)


# Which trap a match builds, on the page where that is chosen.

TITLE = N_("Which trap?")
TOGETHER = N_("You all build it, part by part.")
# Translators: the trap of the printed rules, on a card beside machines of one's own.
THE_CLASSIC, ON_THE_BOX = N_("The classic"), N_("The one on the box.")
YOURS, EXAMPLE, SENT = N_("Built by you."), N_("An example."), N_("Pasted or dropped here.")
# Translators: a machine that somebody built to solve a challenge. {name}: of the challenge.
_SOLVED = N_("Your solution to “{name}.”")
# Translators: a machine is tried; it is chosen once that is done.
TESTING = N_("Testing: a hundred careful builders copy it…")
WAITING = N_("Waiting to be tested…")
PASTE, PASTES = N_("Paste a machine"), N_("Uses the machine you copied as a line of text.")
BUILD, BUILDS = N_("Build one"), N_("Opens the Workshop. What you build there shows up here.")
# Translators: on a card: this trap is the one that the match builds.
CHOSEN = N_("Chosen")


def what_fits() -> str:
    """What a machine needs to be the trap of a match."""
    return sentences(
        _("Any machine with a cage can be the trap. It needs a crank, or a part held by a hand."),
        # Translators: {least}, {most}: how few and how many parts players build.
        _(
            "You build {least} to {most} parts. A larger machine is built in groups.",
            least=LEAST_STEPS,
            most=MOST_STEPS,
        ),
        must_catch(),
    )


def must_catch() -> str:
    """How many copies of the trap of a match must catch: what the mark of fifty means."""
    # Translators: {runs}: a hundred careful copies of a machine are tried; {caught}: how many of them must catch.
    return _("Of {runs} careful copies, {caught} must catch the mouse.", runs=RUNS, caught=LEAST_CAUGHT)


def enough() -> str:
    """That fewer are enough for a match than make a machine steady."""
    # Translators: after "80 catches make it steady."; a match of Mouse Trap. {caught}: 50.
    return _("For a match, {caught} are enough.", caught=LEAST_CAUGHT)


def solved(challenge: str) -> str:
    """A machine that solved a challenge of this name."""
    return _(_SOLVED, name=challenge)


def parts(number: int) -> str:
    """How many parts are built in a match."""
    # Translators: {number}: how many.
    return ngettext("{number} part to build", "{number} parts to build", number)


def weak_spot(machine: Machine, number: int) -> str:
    """The part at which most copies that missed stopped; number: in the drawing, from 1; nothing for 0.

    Books of earlier versions name the cage, which is where every chain is to end.
    """
    if not number or machine.parts[number - 1].spec.cage:
        return ""
    # Translators: on the card of a machine. {part}: the part at which most of its copies that missed stopped.
    return _("Weak spot: {part}", part=part_name(machine.parts[number - 1].id, machine))


def tested(number: int, of: int) -> str:
    """How far the test of a machine has come."""
    # Translators: {number}, {runs}: so many of all test runs of a machine are done.
    return _("Testing: {number} of {runs} copies…", number=number, runs=of)
