"""What is said of a run of the machine: what came of it and why, and at the crank."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple, Protocol

from game.games.mousetrap.nature import how_off
from game.games.mousetrap.nature.causes import Cause
from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.text.chain import missing
from game.games.mousetrap.text.log import part_name, straight
from game.games.mousetrap.text.table import PART_NAMES, too_early
from game.games.mousetrap.trap.machine import MAX_DEG, MAX_GRIP_PCT, MAX_MM, PART_NUMBERS, Placement, TrapInputs, lacks
from game.games.mousetrap.trap.report import LINKS, TrapReport
from game.games.mousetrap.trap.watched import CALM_CM, SHAKY_CM, STEADY_RPS
from game.text.language import N_, N_plural, _, decimal, listed, ngettext, sentences, whole

_FAULTS = (
    # Translators: {part}: a part without an article, singular or plural ("rickety stairs"); {size}: a decimal number.
    # Written so that it fits singular and plural names.
    N_("The {part} ended up {size} mm too far left."),
    # Translators: {part}: a part without an article, singular or plural ("rickety stairs"); {size}: a decimal number.
    N_("The {part} ended up {size} mm too far right."),
    # Translators: {part}: a part without an article, singular or plural ("rickety stairs"); {size}: a decimal number.
    N_("The {part} ended up leaning {size}° to the right."),
    # Translators: {part}: a part without an article, singular or plural ("rickety stairs"); {size}: a decimal number.
    N_("The {part} ended up leaning {size}° to the left."),
    # Translators: {part}: a part without an article, singular or plural ("rickety stairs"); {size}: percent of too
    # little friction, a decimal number.
    N_("The {part} turned out {size}% too smooth."),
    # Translators: {part}: a part without an article, singular or plural ("rickety stairs"); {size}: percent of too much
    # friction, a decimal number.
    N_("The {part} turned out {size}% too rough."),
)
# Translators: of the crank, as in "At 0.4 turns a second it would have caught, 18 of 20 times."
_RATES = {
    # Translators: of the crank, as in "At 0.7 turns a second, ..."; {rps}: turns a second, a decimal number; {hits}: in
    # how many of {tries} runs the mouse was caught.
    "hand": N_("At {rps} turns a second, it would have caught the mouse {hits} of {tries} times."),
    # Translators: after "The shoe ended up 2 mm too far left."; {hits}: in how many of {tries} runs the mouse was
    # caught with that part in its place.
    "part": N_("With that fixed, it caught the mouse {hits} of {tries} times."),
    # Translators: after two sentences such as "The shoe ended up 2 mm too far left."; {hits}: in how many of {tries}
    # runs the mouse was caught with both parts in their places.
    "pair": N_("With both fixed, it caught the mouse {hits} of {tries} times."),
    # Translators: {hits}: in how many of {tries} runs the mouse was caught.
    "luck": N_("Set off just like that, it catches the mouse in {hits} of {tries} tries. Just bad luck."),
    # Translators: {hits}: in how many of {tries} runs the mouse was caught.
    "none": N_("No one thing was to blame. Set off just like that, it catches the mouse in {hits} of {tries} tries."),
}
# Translators: why the trap missed, while more test runs show whether that is so.
_PERHAPS_THE_HAND = N_("Perhaps the crank turned too fast.")
# Translators: after "The shoe ended up 2 mm too far left.": more test runs show whether that is why the trap missed.
_MAKING_SURE = N_("Making sure that’s why…")
_FINDING_OUT = N_plural(
    # Translators: why the trap missed. {number}: how many runs the computer has made in the background. "Continue"
    # is the name of the button beside it.
    "Finding out why: {number} test run so far. Continue whenever you like.",
    "Finding out why: {number} test runs so far. Continue whenever you like.",
)
_TOGETHER = N_plural(
    # Translators: why the trap missed: fixing one thing at a time did not explain it, so two or three are fixed at
    # once. {number}: how many runs the computer has made in the background. "Continue" is the name of the button.
    "No one thing explains it so far. Trying several at once: {number} test run. Continue whenever you like.",
    "No one thing explains it so far. Trying several at once: {number} test runs. Continue whenever you like.",
)
# Translators: {number}: how many parts.
_FAR_OFF = N_plural("{number} part is more than 1 mm or 1° off.", "{number} parts are more than 1 mm or 1° off.")
# Translators: after "The shoe ended up 2 mm too far left."; {rps}: turns of the crank a second, a decimal number;
# {hits}: in how many of {tries} runs the mouse was caught then.
_CALM_PAIR = N_("Fixed, and at {rps} turns a second, it caught the mouse {hits} of {tries} times.")

# Translators: after "The shoe ended up 0.9 mm too far left."; when it was placed it was called close enough.
_CLOSE_BUT = N_("That’s close enough most of the time, but not this time.")
# Translators: after two or three sentences such as "The shoe ended up 0.9 mm too far left."
_CLOSE_TOGETHER = N_("Each is close enough alone, but together they add up.")
# Translators: after sentences such as "The shoe ended up 0.9 mm too far left.", where another part stands too far off,
# or the crank was turned too fast.
_CLOSE_AND = N_("Even a part that’s close enough can add to a miss.")


def fault(number: int, placed: Placement) -> str:
    """How a part stands off true, in what it does so most."""
    return _(_FAULTS[way_off(placed)], part=part_name(number), size=decimal(size_off(placed), 1))


_BY_HAND = 2
"""Of three ways in which a part stands off so many are a hand's doing."""


def way_off(placed: Placement) -> int:
    """In which of six ways a part stands off true most: to the left, right, leaning so or so, too smooth, too rough."""
    value, way = _most_off(placed)
    return 2 * way + (value > 0)


def size_off(placed: Placement) -> float:
    """By how much: mm, degrees, or per cent of friction."""
    return abs(_most_off(placed)[0])


def _most_off(placed: Placement) -> tuple[float, int]:
    ways = ((placed.mm, MAX_MM), (placed.deg, MAX_DEG), (placed.grip_pct, MAX_GRIP_PCT))
    most = max(range(3), key=lambda at: abs(ways[at][0]) / ways[at][1])
    return ways[most][0], most


def explain(cause: Cause, inputs: TrapInputs, fault: Callable[[int, Placement], str] = fault, sure: bool = True) -> str:
    """What was found out by trying; inputs: those of the run that missed. fault: how a part of it stands off true.

    sure: whether it held under further runs; before, no share of catches is told.
    """
    faults = (fault(number, inputs.placements[number]) for number in cause.parts)
    if not sure:
        return sentences(*faults, _(_PERHAPS_THE_HAND) if cause.calm else "", _(_MAKING_SURE))
    rate = _CALM_PAIR if cause.kind == "pair" and cause.calm else _RATES[cause.kind]
    far = _far_off(inputs) if cause.kind == "none" else ""
    return sentences(*faults, _though_close(cause, inputs), _rate(rate, cause), far)


def _though_close(cause: Cause, inputs: TrapInputs) -> str:
    """That parts are to blame which stand close enough by what was told of them; friction is nobody's doing."""
    placed = [inputs.placements[number] for number in cause.parts]
    close = [each for each in placed if straight(each) and way_off(each) < 2 * _BY_HAND]
    if not close:
        return ""
    if cause.calm or len(close) < len(placed):
        return _(_CLOSE_AND)
    return _(_CLOSE_TOGETHER if len(close) > 1 else _CLOSE_BUT)


def looking(inputs: TrapInputs, tried: int, together: bool = False) -> str:
    """How far the search for the cause has come.

    tried: so many runs of the machine were made to find it; 0 if that is not to be told yet. together: whether each
    thing alone was tried, and none explains it.
    """
    if not tried:
        return sentences(_far_off(inputs), _("Finding out why…"))
    return sentences(_far_off(inputs), ngettext(*(_TOGETHER if together else _FINDING_OUT), tried))


def _far_off(inputs: TrapInputs) -> str:
    """How many parts stand further off than careful hands leave them; nothing of a single one."""
    number = sum(not straight(placed) for placed in inputs.placements.values())
    return ngettext(*_FAR_OFF, number) if number > 1 else ""


def _rate(text: str, cause: Cause) -> str:
    hits = round(cause.corrected * cause.tries)
    return _(text, hits=hits, tries=cause.tries, rps=decimal(STEADY_RPS, 1))


# How an attempt of the trap is announced before, while and after it runs.

TURN = N_("Turn it for me")
BACKWARDS = N_("Wrong way! Turn it clockwise")
# Translators: a heading: the run that missed is shown beside the one that would have caught.
AS_IT_WAS_AND_PUT_RIGHT = N_("Before and after the fix")
# Translators: below the run that missed.
AS_IT_WAS = N_("What went wrong")
# Translators: below the run of the same machine with what was to blame put right.
PUT_RIGHT = N_("This would have worked")
# Translators: below "This would have worked". {what}: what was put right, a list such as "stop sign and lamppost".
FIXED = N_("Fixed: {what}")
# Translators: in the list after "Fixed:", where the crank was turned too fast.
CRANK_SPEED = N_("crank speed")
# Translators: large, at the end of the run of a machine that missed before it was fixed.
CAUGHT_THEN = N_("Now it works!")
JUST_TO_SEE = N_("Just to watch. It doesn’t count.")
# Translators: end of a small scale that shows how the hand turns the crank; the other end is "shaky".
CALM = N_("steady")
# Translators: end of a small scale that shows how the hand turns the crank; the other end is "steady".
SHAKY = N_("shaky")
_HOW = {
    "mouse": N_("Drag the crank around, slowly and clockwise"),
    # Translators: how to turn the crank with keys; the blanks hold the names of the keys: right arrow, left arrow,
    # Space.
    "keyboard": N_("{right} speeds it up, {left} slows it down, {space} keeps it steady"),
    "pad": N_("Roll a stick around, slowly and clockwise"),
}


def fixed(parts: Sequence[int], calm: bool) -> str:
    """What was put right of a machine that missed; nothing where nothing was."""
    what = [part_name(number) for number in parts] + [_(CRANK_SPEED)] * calm
    return _(FIXED, what=listed(what)) if what else ""


def cranks(name: str) -> str:
    """Who turns the crank."""
    # Translators: a heading while the trap is set off. {name}: a player.
    return _("{name} cranks", name=name)


def sets_off(name: str) -> str:
    """Who sets off a trap that has no crank."""
    # Translators: a heading while a trap that has no crank is set off. {name}: a player.
    return _("{name} sets off the trap", name=name)


def on_wheel(names: str) -> str:
    """Who is in danger."""
    # Translators: {names}: the players whose mice are on the Cheese Wheel, in danger.
    return _("On the wheel: {names}", names=names) if names else _("Nobody’s on the wheel")


def how_to_turn(device: str, keys: Mapping[str, str]) -> str:
    """How the crank is turned with a device; keys: what is written on the keys for right, left and space."""
    return _(_HOW[device], **keys)


def speed_note(act: str, key: str) -> str:
    """What else there is to do about the speed, by a key or a pad's button."""
    # Translators: {key}: the name of a key or a gamepad button; {key}: the name of a key or a gamepad button; it skips
    # to the end of the run.
    return _("{key} ends the replay", key=key) if act == "again" else _("{key} skips", key=key) * (act == "running")


def goes_on() -> str:
    """A crank that was being turned when the match was left."""
    return _("You left while the crank was turning. The machine will finish that run now.")


def verdict(report: TrapReport, names: str, parts: Collection[int] = PART_NUMBERS) -> tuple[str, str]:
    """What came of it in a word, and why; parts: the numbers of those that stand."""
    if report.captured:
        # Translators: large, after a run: the trap has caught a mouse; below "Caught!". {names}: the players whose mice
        # were caught.
        return _("Caught!"), (_("In the cage: {names}", names=names) if names else _("The cage is over the wheel."))
    # Translators: large, after a run: the trap did not catch the mouse.
    return (_("Too early!") if report.misfired else _("Missed!")), ended(report, parts)


def broken(report: TrapReport) -> str:
    """Where in the chain, by number."""
    # Translators: the chain of 17 links that the machine runs through did not get past this one. {number}: 1 to 17.
    return _("Stopped at link {number}", number=LINKS.index(report.stopped_at or LINKS[-1]) + 1)


def ended(report: TrapReport, parts: Collection[int] = PART_NUMBERS) -> str:
    """Where the chain ended, as a sentence."""
    if report.captured:
        return _("Every link worked, in order. The trap is shut.")
    if report.refused:
        return _("A part fell before the crank turned, so the run didn’t start.")
    if report.misfired:
        return too_early(report.last or "")
    if report.stopped_at is None or len(report.links) == len(LINKS):
        return _("The cage is down, but the mouse isn’t in it.")
    lacking = lacks(report.stopped_at, parts)
    if lacking:
        # Translators: {part}: a part without an article, singular or plural ("rickety stairs"). The part has not been
        # built yet.
        return _("The chain stops here without the {part}.", part=part_name(lacking))
    return missing(report.stopped_at)


# What is said when somebody tries the crank of the unfinished machine.

# Translators: {reached}: links of the chain that have been reached; {whole}: 17.
CHAIN_SO_FAR = N_("The chain: {reached} of {whole} so far")
# Translators: over the button "Try the crank", which only this player may press.
HAS_BUILT = N_("{name} built a part")
TRY = N_("Try the crank")
# Translators: a button: a test run of a trap that has no crank, so far as it is built.
TRY_IT_OUT = N_("Test the trap")
TRY_HINT = N_("A test run of the parts so far. It doesn’t count, and everything resets.")
TRY_AGAIN = N_("Try again")
TRY_AGAIN_HINT = N_("Resets all the parts so you can crank again.")
TEST_AGAIN_HINT = N_("Resets all the parts for another test.")
JUST_A_TEST = N_("Just a test. Everything resets.")


def tries(name: str) -> str:
    """Who tries the crank."""
    # Translators: a heading: a test run. {name}: a player.
    return _("{name} tries the crank", name=name)


def tests(name: str) -> str:
    """Who tries a trap that has no crank."""
    # Translators: a heading: a test run of a trap that has no crank. {name}: a player.
    return _("{name} tests the trap", name=name)


def so_far(reached: int) -> str:
    """How many links the unfinished machine has reached."""
    # Translators: {reached}: links of the chain that have been reached; {whole}: 17.
    return _("{reached} of {whole} so far", reached=reached, whole=len(LINKS))


def watched(name: str, reached: int) -> str:
    """What a computer player does that tries the crank, and how far it has come."""
    # Translators: {name}: a computer player; {reached}: links of the chain that have been reached; {whole}: 17.
    return _("{name} tries the crank: {reached} of {whole} links so far.", name=name, reached=reached, whole=len(LINKS))


def next_part(number: int) -> str:
    """The part that is missing next."""
    # Translators: {number}: 1 to 24; {part}: a part without an article, singular or plural ("rickety stairs").
    return _("Part {number} comes next: the {part}.", number=number, part=_(PART_NAMES[number - 1]))


# What is said while the crank of the whole machine is practised.

PRACTISE_THE_CRANK = N_("Practice cranking")
AS_IT_STOOD = N_("This is the trap as it stood. Keep the needle on “steady.”")
TURN_IT_AS_OFTEN = N_("Turn it as often as you like. Keep the needle on “steady.”")
# Translators: buttons: turns the crank again, and ends practice.
ONCE_MORE, DONE = N_("Once more"), N_("Done")
ONCE_MORE_HINT = N_("Resets all the parts so you can crank again.")
BACK_TO_WHERE = N_("Ends the practice.")


def came_of(report: TrapReport, shaken: float) -> str:
    """What a try came to and how the hand was, in a sentence or two; shaken: the most that the board moved, cm."""
    if report.captured:
        return _(_CAUGHT[_hand(shaken)])
    return _(_MISSED[_hand(shaken)], end=ended(report))


def practice_tries(caught: int, count: int) -> str:
    """How many tries caught the mouse."""
    return ngettext(
        # Translators: {caught}: how many tries caught the mouse; {number}: all tries; it decides between the forms.
        "Caught the mouse in {caught} of {number} try.",
        "Caught the mouse in {caught} of {number} tries.",
        count,
        caught=caught,
    )


def _hand(shaken: float) -> str:
    return "calm" if shaken <= CALM_CM else "lively" if shaken < SHAKY_CM else "shaky"


_CAUGHT = {
    "calm": N_("Your hand was steady, and the chain ran to the end."),
    "lively": N_("It worked, but the board shook a little. Slower is safer."),
    "shaky": N_("It worked, but that was luck. Your hand shook the whole board."),
}
_MISSED = {
    # Translators: {end} is a whole sentence that tells where the chain ended.
    "calm": N_("{end} Your hand was steady. Now and then the machine just misses."),
    # Translators: {end}: a whole sentence that tells where the chain ended.
    "lively": N_("{end} The board shook a little. Turn more slowly."),
    # Translators: {end}: a whole sentence that tells where the chain ended.
    "shaky": N_("{end} Your hand shook the board. Turn slowly and evenly."),
}


# What the trap promises as it stands, in words.


# Translators: how much of the chain of the unfinished machine works, as short as can be.
_LINKS = N_("Chain: {works} of {whole} links work")
# Translators: how often the finished machine catches, as short as can be.
_CATCHES = N_("Catch rate: {percent}%")
# Translators: the machine is run unseen, to find out how good it is; as short as can be.
_COUNTING = N_("Testing…")
_GROWS = N_("The chain grows with every part that works.")
# Translators: {hits}: runs that caught the mouse; {runs}: all runs.
_COUNTED = N_("Cranked steadily, it caught the mouse in {hits} of {runs} test runs.")
# Translators: after "Chain: 14 of 17 links work."; {came}: test runs that got that far; {runs}: all test runs.
_CAME_SO_FAR = N_("Cranked steadily, {came} of {runs} test runs got this far.")
# Translators: after "The shoe ended up 2 mm too far left."; {name}: the player who built that part.
_SET_IT = N_("{name} placed it.")


class Promised(Protocol):
    """What a trap promises as its parts stand, as far as it is told.

    parts: how each stands. whole: whether none is missing. due: how many runs are wanted; runs, hits: how many were
    had, and caught.
    """

    parts: tuple[Placed, ...]
    whole: bool
    due: int
    runs: int
    hits: int

    @property
    def links(self) -> int:
        """Of how many its chain is."""

    @property
    def possible(self) -> int:
        """How many the parts that stand can reach."""

    @property
    def works(self) -> int | None:
        """How many links are reached; None while that is not known."""

    @property
    def came(self) -> int:
        """How many runs reached these."""

    @property
    def chance(self) -> float | None:
        """How often the whole trap catches; None for an unfinished one, and while that is not known."""


class TrapTelling(NamedTuple):
    """How a trap is spoken of. fault: how a part stands off true. fails: why its chain ends after so many links.

    counted: how many of its runs caught.
    """

    fault: Callable[[int, Placement], str]
    fails: Callable[[int], str]
    counted: str = _COUNTED


def short(prospect: Promised) -> str:
    """As it stands beside the gauge."""
    if prospect.chance is not None:
        return _(_CATCHES, percent=round(100 * prospect.chance))
    works = prospect.works
    if prospect.whole or works is None:
        return _(_COUNTING)
    return _(_LINKS, works=works, whole=prospect.links)


def brief(prospect: Promised) -> str:
    """The same in figures, where there is no room for words."""
    if prospect.chance is not None:
        return f"{round(100 * prospect.chance)} / 100"
    works = prospect.works
    return "…" if prospect.whole or works is None else f"{works} / {prospect.links}"


def told(prospect: Promised, builders: Sequence[str], telling: TrapTelling | None = None) -> str:
    """What that means, and which part stands worst; builders: who set each part, by name."""
    telling, works = telling or _CLASSIC, prospect.works
    if prospect.chance is not None:
        first = _(telling.counted, hits=prospect.hits, runs=prospect.runs)
    elif works is not None and works < prospect.possible:
        first = telling.fails(works)
    else:
        first = _(_GROWS)
    came = _came(prospect) if prospect.chance is None else ""
    return sentences(whole(short(prospect)), came, first, _worst(prospect.parts, builders, telling.fault))


def _came(prospect: Promised) -> str:
    """How many test runs of an unfinished machine came so far, once all were had: whoever tries it may come less far.

    Nothing where a single one told, or no part can move.
    """
    if prospect.whole or prospect.runs < max(2, prospect.due) or not prospect.works:
        return ""
    return _(_CAME_SO_FAR, came=prospect.came, runs=prospect.runs)


_CLASSIC = TrapTelling(fault, lambda works: missing(LINKS[works]))


def worst(parts: Sequence[Placed]) -> int:
    """The part that stands furthest off, where that is more than steady hands leave; 0 if none does."""
    number = max(range(1, len(parts) + 1), key=lambda each: how_off(parts[each - 1]), default=0)
    return 0 if not number or straight(parts[number - 1]) else number


def _worst(parts: Sequence[Placed], builders: Sequence[str], fault: Callable[[int, Placement], str]) -> str:
    """How that part stands, and whose it is."""
    number = worst(parts)
    if not number:
        return ""
    placed = parts[number - 1]
    stands = fault(number, Placement(placed.mm, placed.deg, placed.grip_pct))
    return sentences(stands, _(_SET_IT, name=builders[number - 1]) if builders[number - 1] else "")
