"""Why the trap missed, as far as trying proved it, in a sentence."""

from __future__ import annotations

from game.nature.mousetrap.causes import Cause
from game.physics.mousetrap.inputs import MAX_DEG, MAX_GRIP_PCT, MAX_MM, Placement, TrapInputs
from game.physics.mousetrap.watched import STEADY_RPS
from game.text.language import N_, N_plural, _, decimal, ngettext, sentences
from game.text.mousetrap.log import part_name, straight

_FAULTS = (
    N_("The {part} stands {size} mm too far left."),
    N_("The {part} stands {size} mm too far right."),
    N_("The {part} leans {size}° to the right."),
    N_("The {part} leans {size}° to the left."),
    N_("The {part} is {size} % too smooth."),
    N_("The {part} is {size} % too rough."),
)
# Translators: {rps} is in turns a second, as in "Turned at 0.4 it would have caught, 18 of 20 times."
_RATES = {
    "hand": N_("Turned at {rps} it would have caught, {hits} of {tries} times."),
    "part": N_("Put true: {hits} of {tries}."),
    "pair": N_("Put true together: {hits} of {tries}."),
    "luck": N_("This machine catches {hits} times in {tries}: bad luck."),
    "none": N_("No single thing was to blame. This machine catches {hits} times in {tries}."),
    "looking": N_("This machine catches {hits} times in {tries}."),
}
_FAR_OFF = N_plural("{number} part stands more than 1 mm or 1° off.", "{number} parts stand more than 1 mm or 1° off.")
_CALM_PAIR = N_("Put true and turned at {rps}: {hits} of {tries}.")


def explain(cause: Cause, inputs: TrapInputs) -> str:
    """What was found out by trying; inputs: those of the run that missed."""
    rate = _CALM_PAIR if cause.kind == "pair" and cause.calm else _RATES[cause.kind]
    faults = (_fault(number, inputs.placements[number]) for number in cause.parts)
    return sentences(*faults, _rate(rate, cause), _far_off(inputs) if cause.kind == "none" else "")


def looking(cause: Cause | None, inputs: TrapInputs, tried: int) -> str:
    """How often the machine catches as it stands, once that is known, and how far the search for the cause has come.

    tried: so many runs of the machine were made to find it; 0 if that is not to be told yet.
    """
    known = () if cause is None else (_rate(_RATES["looking"], cause), _far_off(inputs))
    if not tried:
        return sentences(*known, _("Finding out why …"))
    one, many = N_plural(
        "Finding out why: {number} run tried so far. Go on whenever you like.",
        "Finding out why: {number} runs tried so far. Go on whenever you like.",
    )
    return sentences(*known, ngettext(one, many, tried))


def _far_off(inputs: TrapInputs) -> str:
    """How many parts stand further off than careful hands leave them; nothing of a single one."""
    number = sum(not straight(placed) for placed in inputs.placements.values())
    return ngettext(*_FAR_OFF, number) if number > 1 else ""


def _rate(text: str, cause: Cause) -> str:
    hits = round(cause.corrected * cause.tries)
    return _(text, hits=hits, tries=cause.tries, rps=decimal(STEADY_RPS, 1))


def _fault(number: int, placed: Placement) -> str:
    """How a part stands off true, in what it does so most."""
    ways = ((placed.mm, MAX_MM), (placed.deg, MAX_DEG), (placed.grip_pct, MAX_GRIP_PCT))
    most = max(range(3), key=lambda at: abs(ways[at][0]) / ways[at][1])
    value, _unused = ways[most]
    return _(_FAULTS[2 * most + (value > 0)], part=part_name(number), size=decimal(abs(value), 1))
