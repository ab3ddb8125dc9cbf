"""What the Workshop says: how a part stands, and how often the machine catches."""

from __future__ import annotations

from game.words.language import later, say
from game.words.mousetrap_things import PART_NAMES

TURN = later("Turn the crank")
RESET = later("Reset")
TAKE = later("Take out")
PUT = later("Put back")


def part_name(number: int) -> str:
    """A part with its number."""
    name = say(PART_NAMES[number - 1])
    return f"{number}  {name[:1].upper()}{name[1:]}"


def stands(mm: float, deg: float) -> str:
    """How a part stands off true."""
    if mm == 0 and deg == 0:
        return say("stands true")
    found = []
    if mm:
        found.append(say("{mm} mm to the right", mm=f"{mm:g}") if mm > 0 else say("{mm} mm to the left", mm=f"{-mm:g}"))
    if deg:
        found.append(
            say("leans {deg}° left", deg=f"{deg:g}") if deg > 0 else say("leans {deg}° right", deg=f"{-deg:g}")
        )
    return ", ".join(found)


def taken() -> str:
    """A part that is not there."""
    return say("is taken out")


def fallen() -> str:
    """A part that is not there because what carries it is not."""
    return say("has nothing to stand on")


def rate(hits: int, runs: int) -> str:
    """How many runs caught."""
    return say("{percent} % caught", percent=round(100 * hits / runs)) if runs else say("counting …")


def sure(low: float, high: float, runs: int, wanted: int) -> str:
    """Between which bounds the true rate lies, and how far the count is."""
    if runs == 0:
        return say("{wanted} runs with steady hands", wanted=wanted)
    bounds = say("surely {low} to {high} %", low=round(100 * low), high=round(100 * high))
    return bounds + "\n" + say("{runs} of {wanted} runs", runs=runs, wanted=wanted)
