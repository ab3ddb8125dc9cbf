"""What the hall says, the wall of challenges, and the machine of the day."""

from __future__ import annotations

from datetime import date

from game.text.days import day_and_month
from game.text.language import N_, N_context, N_plural, _, ngettext, row, sentences
from game.workshop.parts.challenge import STEADY
from game.workshop.parts.machine import Machine
from game.workshop.shelf import Best
from game.workshop.text.bench import part_name

WORKSHOP = N_("Workshop")
NEW = N_("New machine")
CLASSIC = N_("The classic machine")
TRAY = N_("The tray of Booby-Trap")
# Translators: {name} is a machine.
THROWS_AWAY = N_("Throws {name} away. It can be brought back for ten seconds.")
SAFE = N_("Your machines are safe: each was saved after every change, and waits in the Workshop.")
START_HERE = N_("Start here: build a machine that catches the mouse")
# Translators: below "Mend it", a button.
TODAY = N_("What is wrong with the mouse trap today?")
# Translators: below "New machine", a button.
EMPTY_STAGE = N_("An empty stage, and every part there is.")
OPENS = N_("Lays it on the bench. An example stays as it is: what you change becomes a machine of yours.")
PASTES = N_("Opens a machine that was copied as a line of text.")
YOUR_MACHINES = N_("Your machines")
EXAMPLES = N_("Examples: look at them, run them, change them")
FROM_THE_GAMES = N_("From the games")


def caught(number: int, of: int) -> str:
    """Below "Challenges": in how many of them the mouse was caught."""
    return ngettext("{number} of {all} done", "{number} of {all} done", number, all=of)


def standing(machine: Machine) -> str:
    """How many parts a machine has."""
    return ngettext("{number} part", "{number} parts", len(machine.parts))


# What the wall of challenges says, marked for translation.

CHALLENGES = N_("Challenges")
HINT = N_("Hint")
BUILD_IT = N_("Build it")
MEDALS = (N_context("medal", "Caught"), N_context("medal", "Steady"), N_context("medal", "Sparing"))
CLOSES = N_("The cage falls over the mouse.")
# Translators: a medal of this challenge was won.
WON = N_context("medal", "won")
NEXT = N_("Next challenge")
# Translators: the medals of a challenge, as they are named in "New medals: caught, sparing."
_NAMES = (N_context("medal", "caught"), N_context("medal", "steady"), N_context("medal", "sparing"))
HINT_SHOWN = N_("Tells a little more each time, three times.")
CAUGHT_EARLIER = N_(
    "You solved this in an earlier Trapworks, and machines run a hair differently now. Your medals stay; a small "
    "change should make it catch again."
)
COPIED = N_("Copied: a line of text that is this machine. Whoever pastes it here sees the same run.")
PASTE = N_("Paste a machine")
PASTED = N_("Pasted machine")
NO_LINE = N_("There is no machine to paste: {why}.")
NO_FILE = N_("{name} is no machine that can be opened: {why}.")


def how(number: int, needed: int = 0) -> str:
    """What one of the three medals is won by. needed: parts of a sparing machine, 0 where many challenges are meant."""
    if number == 0:
        return _(CLOSES)
    if number == 1:
        return _("{number} of 100 careful hands catch.", number=STEADY)
    if not needed:
        return _("It takes no more parts than it must.")
    return ngettext("It takes {number} part.", "It takes {number} parts or fewer.", needed)


def legend(number: int) -> str:
    """A medal and what it is won by, in general."""
    return _("{medal}: {how}", medal=_(MEDALS[number]), how=how(number))


def total(won: int, of: int) -> str:
    """How many of a medal are won."""
    return _("{won} of {all}", won=won, all=of)


def best(number: int, best: Best) -> str:
    """How near somebody came to a medal that is not won, empty before the first catch."""
    if number == 1 and best.hands:
        return _("best: {number}", number=best.hands)
    if number == 2 and best.fewest:
        return ngettext("best: {number} part", "best: {number} parts", best.fewest)
    return ""


def medals(won: tuple[bool, bool, bool], needed: int) -> str:
    """The three medals of a challenge: what each is for, and which are won."""
    rows = []
    for number, has in enumerate(won):
        name = _(MEDALS[number])
        told = _("{medal} (won)", medal=name) if has else name
        rows.append(_("{medal}: {how}", medal=told, how=how(number, needed)))
    return sentences(*rows)


def new_medals(before: tuple[bool, ...], after: tuple[bool, ...]) -> str:
    """Which medals were just won."""
    won = [_(text) for text, had, has in zip(_NAMES, before, after, strict=True) if has and not had]
    return ngettext("New medal: {medals}.", "New medals: {medals}.", len(won), medals=row(won)) if won else ""


def still_counted() -> str:
    """One more medal may come."""
    return _("One more if {number} of 100 careful hands catch, too.", number=STEADY)


# What is said while the machine of the day is mended, marked for translation.

MEND_IT = N_("Mend it")
_RIGHT = N_plural("{part}: it was {number} mm too far right.", "{part}: it was {number} mm too far right.")
_LEFT = N_plural("{part}: it was {number} mm too far left.", "{part}: it was {number} mm too far left.")
ONE_MOMENT = N_("One moment …")
BEING_BROKEN = N_("Something in the mouse trap is being shifted.")
TASK = N_("The mouse trap misses: something is out of its place. Shift or turn what is wrong.")
BACK_AS_FOUND = N_("Puts it back where you found it.")
MENDED = N_("Mended!")
COPY_RESULT = N_("Copy the result")
FOUND_COPIED = N_("Copied: a line of text that is this machine.")
RESULT_COPIED = N_(
    "Copied: the result, with the machine as a line of text. Whoever pastes it in the Workshop can run it."
)


def heading(day: date, touches: int) -> str:
    """Over the machine of a day: how many parts were touched."""
    return ngettext(
        "Mend it, {day}: {number} part touched", "Mend it, {day}: {number} parts touched", touches,
        day=day_and_month(day),
    )  # fmt: skip


def result(touches: int, faults: int) -> str:
    """It catches again."""
    told = ngettext(
        "The mouse trap catches again, and you touched {number} part.",
        "The mouse trap catches again, and you touched {number} parts.",
        touches,
    )
    if touches <= faults:
        return sentences(told, _("It cannot be done with fewer."))
    return sentences(told, ngettext("{number} would have done.", "{number} would have done.", faults))


def shared(day: date, touches: int, line: str) -> str:
    """What somebody sends to others; line: the machine."""
    told = ngettext(
        "Mend it, {day}: mended with {number} touch. {line}", "Mend it, {day}: mended with {number} touches. {line}",
        touches, day=day_and_month(day), line=line,
    )  # fmt: skip
    return told


def hints(fault: Machine, sound: Machine, parts: tuple[str, ...]) -> tuple[str, str, str]:
    """How many parts are out, one that is, and how far."""
    first = ngettext("{number} part is out of its place.", "{number} parts are out of their places.", len(parts))
    name = part_name(parts[0], fault)
    out = fault.part(parts[0]).x - sound.part(parts[0]).x
    forms = _RIGHT if out > 0 else _LEFT
    return first, _("Look at this part: {part}.", part=name), ngettext(*forms, round(abs(out) * 10), part=name)
