"""What is said while the machine of the day is mended, marked for translation."""

from __future__ import annotations

from datetime import date

from game.physics.workshop.machine import Machine
from game.text.days import day_and_month
from game.text.language import N_, N_plural, _, ngettext, sentences
from game.text.workshop.screens import part_name

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
