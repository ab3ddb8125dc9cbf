"""What the hall says, the wall of challenges, and the machine of the day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from game.text.days import day_and_month
from game.text.language import N_, N_context, N_plural, _, ngettext, row, sentences
from game.workshop.parts.challenge import STEADY
from game.workshop.parts.machine import Machine
from game.workshop.shelf import Best
from game.workshop.text.bench import part_name

# Translators: noun: the room in which machines of one’s own are built, on buttons and as a title.
WORKSHOP = N_("Workshop")
NEW = N_("New machine")
CLASSIC = N_("The classic machine")
TRAY = N_("The Booby-Trap tray")
# Translators: {name} is a machine.
THROWS_AWAY = N_("Deletes {name}. You can undo this for ten seconds.")
SAFE = N_("Your machines are safe. Every change was saved, and they’re waiting in the Workshop.")
START_HERE = N_("Start here: build a machine that catches the mouse")
# Translators: below "Fix it", a button.
TODAY = N_("What’s wrong with the mouse trap today?")
# Translators: below "New machine", a button.
EMPTY_STAGE = N_("An empty stage and every part there is.")
OPENS = N_("Opens it. Examples stay as they are: your changes go into a copy.")
PASTES = N_("Opens a machine that was copied as a line of text.")
YOUR_MACHINES = N_("Your machines")
EXAMPLES = N_("Examples: look at them, run them, change them")
FROM_THE_GAMES = N_("From the games")


def caught(number: int, of: int) -> str:
    """Below "Challenges": in how many of them the mouse was caught."""
    # Translators: {number}: how many challenges are done; {all}: how many there are.
    return ngettext("{number} of {all} done", "{number} of {all} done", number, all=of)


def standing(machine: Machine) -> str:
    """How many parts a machine has."""
    # Translators: {number}: how many parts a machine has.
    return ngettext("{number} part", "{number} parts", len(machine.parts))


# What the wall of challenges says, marked for translation.

# Translators: noun, a heading: tasks to solve in the Workshop.
CHALLENGES = N_("Challenges")
# Translators: in the list of what keys and buttons do: asks a computer player, or in the Workshop the challenge, for
# help. Also a button.
HINT = N_("Hint")
BUILD_IT = N_("Build it")
MEDALS = (N_context("medal", "Caught"), N_context("medal", "Steady"), N_context("medal", "Thrifty"))
CLOSES = N_("The cage drops over the mouse.")
# Translators: name of a medal: the machine stands ready again after its run; also the same within a sentence.
BACK_MEDAL, _BACK_NAME = N_context("medal", "Back again"), N_context("medal", "back again")
RINGS = N_("The bell rings, and every part ends within a millimeter of where it began.")
# Translators: a medal of this challenge was won.
WON = N_context("medal", "won")
NEXT = N_("Next challenge")
# Translators: the medals of a challenge, as they are named in "New medals: caught, thrifty."
_NAMES = (N_context("medal", "caught"), N_context("medal", "steady"), N_context("medal", "thrifty"))
HINT_SHOWN = N_("Up to three hints, each clearer than the last.")
CAUGHT_EARLIER = N_(
    "You solved this in an earlier version of Trapworks, and machines run a bit differently now. "
    "Your medals stay. A small change should make it work again."
)
COPIED = N_("Copied as a line of text. Anyone who pastes it here sees the same run.")
PASTE = N_("Paste a machine")
PASTED = N_("Pasted machine")
# Translators: {why}: the reason, a sentence part without capital and full stop.
NO_LINE = N_("There’s no machine to paste: {why}.")
# Translators: {name}: name of a file; {why}: the reason, a sentence part without capital and full stop.
NO_FILE = N_("{name} can’t be opened as a machine: {why}.")


def medal_name(number: int, winds: bool) -> str:
    """What one of the three medals is called; winds: in a challenge of a machine that winds itself up."""
    return _(BACK_MEDAL if winds and number == 0 else MEDALS[number])


def how(number: int, needed: int = 0, winds: bool = False) -> str:
    """What one of the three medals is won by. needed: parts of a sparing machine, 0 where many challenges are meant."""
    if number == 0:
        return _(RINGS if winds else CLOSES)
    if number == 1 and winds:
        # Translators: how a medal is won. {number}: 80.
        return _("{number} of 100 careful copies work.", number=STEADY)
    if number == 1:
        # Translators: how a medal is won. {number}: 80.
        return _("{number} of 100 careful copies catch the mouse.", number=STEADY)
    if not needed:
        return _("It uses no more parts than it needs.")
    # Translators: how the medal "Thrifty" is won. {number}: how many parts.
    return ngettext("It uses {number} part.", "It uses {number} parts or fewer.", needed)


def legend(number: int) -> str:
    """A medal and what it is won by, in general."""
    # Translators: {medal}: name of a medal; {how}: a sentence that tells how it is won.
    return _("{medal}: {how}", medal=_(MEDALS[number]), how=how(number))


def total(won: int, of: int) -> str:
    """How many of a medal are won."""
    # Translators: {won}: how many medals of a kind are won; {all}: how many there are.
    return _("{won} of {all}", won=won, all=of)


def best(number: int, best: Best) -> str:
    """How near somebody came to a medal that is not won, empty before the first catch."""
    if number == 1 and best.hands:
        # Translators: the best so far. {number}: how many of 100 careful copies caught the mouse.
        return _("best: {number}", number=best.hands)
    if number == 2 and best.fewest:
        # Translators: the best so far. {number}: how many parts.
        return ngettext("best: {number} part", "best: {number} parts", best.fewest)
    return ""


def medals(won: tuple[bool, bool, bool], needed: int, winds: bool = False) -> str:
    """The three medals of a challenge: what each is for, and which are won."""
    rows = []
    for number, has in enumerate(won):
        name = medal_name(number, winds)
        # Translators: {medal}: name of a medal.
        told = _("{medal} (won)", medal=name) if has else name
        # Translators: {medal}: name of a medal; {how}: a sentence that tells how it is won.
        rows.append(_("{medal}: {how}", medal=told, how=how(number, needed, winds)))
    return sentences(*rows)


def new_medals(before: tuple[bool, ...], after: tuple[bool, ...], winds: bool = False) -> str:
    """Which medals were just won."""
    names = (_BACK_NAME, *_NAMES[1:]) if winds else _NAMES
    won = [_(text) for text, had, has in zip(names, before, after, strict=True) if has and not had]
    # Translators: {medals}: names of medals in a row, such as "caught, thrifty".
    return ngettext("New medal: {medals}.", "New medals: {medals}.", len(won), medals=row(won)) if won else ""


def still_counted(winds: bool = False) -> str:
    """One more medal may come."""
    if winds:
        # Translators: {number}: 80.
        return _("One more medal if {number} of 100 careful copies work.", number=STEADY)
    # Translators: {number}: 80.
    return _("One more medal if {number} of 100 careful copies catch the mouse.", number=STEADY)


# What is said while the machine of the day is mended, marked for translation.

MEND_IT = N_("Fix it")
# Translators: {part}: name of a part; {number}: millimeters.
_RIGHT = N_plural("{part}: it was {number} mm too far right.", "{part}: it was {number} mm too far right.")
# Translators: {part}: name of a part; {number}: millimeters.
_LEFT = N_plural("{part}: it was {number} mm too far left.", "{part}: it was {number} mm too far left.")
ONE_MOMENT = N_("One moment…")
BEING_BROKEN = N_("Something in the mouse trap is being moved.")
TASK = N_("The mouse trap misses: something is out of place. Move or rotate what’s wrong.")
BACK_AS_FOUND = N_("Puts it back where you found it.")
# Translators: headline: the mouse trap works again.
MENDED = N_("Fixed!")
COPY_RESULT = N_("Copy the result")
FOUND_COPIED = N_("Copied. Paste this line into the Workshop to open the machine.")
RESULT_COPIED = N_("Copied: your result and the machine, as a line of text. Anyone can paste it into the Workshop.")


def heading(day: date, touches: int) -> str:
    """Over the machine of a day: how many parts were touched."""
    return ngettext(
        # Translators: {day}: such as January 1; {number}: how many parts were moved or rotated.
        "Fix it, {day}: {number} part touched", "Fix it, {day}: {number} parts touched", touches,
        day=day_and_month(day),
    )  # fmt: skip


def result(touches: int, faults: int) -> str:
    """It catches again."""
    told = ngettext(
        # Translators: {number}: how many.
        "The mouse trap works again, and you touched {number} part.",
        "The mouse trap works again, and you touched {number} parts.",
        touches,
    )
    if touches <= faults:
        return sentences(told, _("It can’t be done with fewer."))
    # Translators: {number}: how many parts.
    return sentences(told, ngettext("{number} would have been enough.", "{number} would have been enough.", faults))


def in_a_row(days: int) -> str:
    """On how many days in a row it was mended; nothing of fewer than two."""
    if days < 2:
        return ""
    # Translators: {number}: on how many days, one after the other, the mouse trap was fixed.
    return ngettext("{number} day in a row.", "{number} days in a row.", days)


def mend_note(mended: bool, days: int) -> str:
    """Below "Fix it": whether it was mended today, and on how many days in a row."""
    # Translators: below "Fix it", a button: the mouse trap of this day works again.
    return sentences(_("Fixed today."), in_a_row(days)) if mended else _(TODAY)


def days_told(days: Sequence[bool]) -> str:
    """The row of days in words."""
    number = sum(days)
    # Translators: {number}: on how many of the last {all} days the mouse trap was fixed.
    return ngettext("Fixed on {number} of the last {all} days.", "Fixed on {number} of the last {all} days.", number,
                    all=len(days))  # fmt: skip


def shared(day: date, touches: int, days: Sequence[bool], line: str) -> str:
    """What somebody sends to others; days: of the last ones, on which it was mended; line: the machine."""
    told = ngettext(
        # Translators: sent to others. {day}: such as January 1; {number}: how many parts were touched; {days}: a round
        # mark for each of the last days; {line}: the machine as a line of text.
        "Fix it, {day}: fixed with {number} touch. {days} {line}",
        "Fix it, {day}: fixed with {number} touches. {days} {line}",
        touches, day=day_and_month(day), days="".join("•" if each else "–" for each in days), line=line,
    )  # fmt: skip
    return told


def hints(fault: Machine, sound: Machine, parts: tuple[str, ...]) -> tuple[str, str, str]:
    """How many parts are out, one that is, and how far."""
    # Translators: {number}: how many.
    first = ngettext("{number} part is out of place.", "{number} parts are out of place.", len(parts))
    name = part_name(parts[0], fault)
    out = fault.part(parts[0]).x - sound.part(parts[0]).x
    forms = _RIGHT if out > 0 else _LEFT
    # Translators: {part}: name of a part.
    return first, _("Look at this part: {part}.", part=name), ngettext(*forms, round(abs(out) * 10), part=name)
