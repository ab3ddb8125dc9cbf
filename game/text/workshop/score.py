"""What is said of how good a machine is."""

from __future__ import annotations

from game.nature.workshop.scoring import RUNS, Score
from game.text.language import N_, _, ngettext

NOTHING_MOVES = N_("Nothing moves yet that could trip the cage.")
FEW = 20
"""With fewer runs the bounds lie so far apart that they only puzzle."""


def counted(score: Score, over: bool, stuck: bool) -> str:
    """What the number beside it counts. stuck: parts are in each other's way, so that nothing is."""
    if stuck:
        return _("Careful hands wait until no part is stuck in another.")
    if not score.runs:
        return _("Careful hands are counted once a cage stands.") if over else _("Careful hands are being counted …")
    if score.runs < RUNS:
        return _("of {runs} careful hands catch so far", runs=score.runs)
    return _("of {runs} careful hands catch", runs=score.runs)


def likely(score: Score) -> str:
    """Between which bounds the true rate lies, once they say something."""
    if score.runs < FEW:
        return ""
    low, high = score.interval
    return _("Likely {low} to {high} %.", low=round(100 * low), high=round(100 * high))


def weakest(part: str, score: Score) -> str:
    """At which part most misses stopped."""
    most = score.stopped_at.most_common(1)[0][1]
    told = ngettext("Weakest: {part}, {number} miss.", "Weakest: {part}, {number} misses.", most, part=part)
    return f"{likely(score)} {told}".strip()
