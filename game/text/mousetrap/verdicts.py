"""How an attempt of the trap is announced before, while and after it runs."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from game.physics.mousetrap.inputs import PART_NUMBERS
from game.physics.mousetrap.parts import lacks
from game.physics.mousetrap.report import LINKS, TrapReport
from game.text.language import N_, _
from game.text.mousetrap.links import missing
from game.text.mousetrap.log import part_name
from game.text.mousetrap.things import too_early

TURN = N_("Turn it for me")
BACKWARDS = N_("That is backwards! The other way")
# Translators: a heading: the run that missed is shown beside the one that would have caught.
AS_IT_WAS_AND_PUT_RIGHT = N_("As it was, and put right")
# Translators: below the run that missed.
AS_IT_WAS = N_("As it was")
# Translators: below the run of the same machine with what was to blame put right.
PUT_RIGHT = N_("This would have caught")
JUST_TO_SEE = N_("Just to see: it does not count")
CALM, SHAKY = N_("calm"), N_("shaky")
_HOW = {
    "mouse": N_("Drag the crank round, clockwise and slowly"),
    "keyboard": N_("{right} turns it faster, {left} slower, {space} evenly"),
    "pad": N_("Roll a stick round, clockwise and slowly"),
}


def cranks(name: str) -> str:
    """Who turns the crank."""
    return _("{name} cranks", name=name)


def on_wheel(names: str) -> str:
    """Who is in danger."""
    return _("On the wheel: {names}", names=names) if names else _("Nobody is on the wheel")


def how_to_turn(device: str, keys: Mapping[str, str]) -> str:
    """How the crank is turned with a device; keys: what is written on the keys for right, left and space."""
    return _(_HOW[device], **keys)


def speed_note(act: str, key: str) -> str:
    """What else there is to do about the speed, by a key or a pad's button."""
    return _("{key} ends the replay", key=key) if act == "again" else _("{key} skips", key=key) * (act == "running")


def goes_on() -> str:
    """A crank that was being turned when the match was left."""
    return _("The match was left in mid-crank: the machine runs on as the crank was turned then.")


def verdict(report: TrapReport, names: str, parts: Collection[int] = PART_NUMBERS) -> tuple[str, str]:
    """What came of it in a word, and why; parts: the numbers of those that stand."""
    if report.captured:
        return _("Caught!"), (_("In the cage: {names}", names=names) if names else _("The cage stands."))
    return (_("Too early!") if report.misfired else _("Missed!")), ended(report, parts)


def broken(report: TrapReport) -> str:
    """Where in the chain, by number."""
    return _("Broken at link {number}", number=LINKS.index(report.stopped_at or LINKS[-1]) + 1)


def ended(report: TrapReport, parts: Collection[int] = PART_NUMBERS) -> str:
    """Where the chain ended, as a sentence."""
    if report.captured:
        return _("All links, in order: the trap has closed.")
    if report.refused:
        return _("A part fell before the crank was turned, so nothing was started.")
    if report.misfired:
        return too_early(report.last or "")
    if report.stopped_at is None or len(report.links) == len(LINKS):
        return _("The cage is down, but the mouse is not inside.")
    lacking = lacks(report.stopped_at, parts)
    if lacking:
        return _("The {part} is missing, so the chain ends here.", part=part_name(lacking))
    return missing(report.stopped_at)
