"""What is said of how good a machine is."""

from __future__ import annotations

from game.text.language import N_, N_plural, _, ngettext, sentences
from game.workshop.proofs.scoring import RUNS, Score

OTHERS = N_("Does it work for others, too?")
WAITS = N_("Once no parts overlap, a hundred careful builders will copy it.")
NO_CAGE = N_("Add a drop cage. Then a hundred careful builders will copy it.")
NOT_YET = N_("Once it works, 100 careful builders will copy it, each part up to 1 mm off.")
ONLY_YOURS = N_("It worked the way you built it, but none of ten careful copies did.")
NOTHING_MOVES = N_("So far, nothing moves that could trip the cage.")
EACH_IS_OFF = N_("A hundred careful builders copy it, with each part up to 1 mm off.")
# Translators: the tooltip of the card that counts how many of a hundred careful hands catch.
EXPLAINED = N_(
    "A hundred careful builders copy your machine, with each part up to 1 mm and half a degree "
    "off. Check mark: the copy caught the mouse. Cross: it missed. With 80 or more catches, the "
    "machine is steady."
)
_ENDED = N_plural("{number} miss ended here", "{number} misses ended here")
FEW = 20
"""With fewer runs the bounds lie so far apart that they only puzzle."""


def counted(score: Score) -> str:
    """What the number of catches beside it means."""
    left = RUNS - score.runs
    if left <= 0:
        return _("of {runs} copies caught it", runs=RUNS)
    return ngettext("caught so far, {number} copy to come", "caught so far, {number} copies to come", left)


def found(part: str, score: Score) -> str:
    """Between which bounds the true rate lies, and at which part most misses stopped, empty for none."""
    if not part:
        return _likely(score)
    most = score.stopped_at.most_common(1)[0][1]
    told = ngettext("Weakest link: {part}, {number} miss.", "Weakest link: {part}, {number} misses.", most, part=part)
    return sentences(_likely(score), told)


def _likely(score: Score) -> str:
    if score.runs < FEW:
        return ""
    low, high = score.interval
    return _("Another hundred: likely {low} to {high}.", low=round(100 * low), high=round(100 * high))


def ended(number: int) -> str:
    """So many misses ended in one place."""
    return ngettext(*_ENDED, number)
