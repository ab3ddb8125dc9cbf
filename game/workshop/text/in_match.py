"""What keeps a machine of one's own from being the trap of a match, as a person is told."""

from __future__ import annotations

from game.text.language import N_, _
from game.workshop.proofs.in_match import LEAST_CAUGHT, LEAST_STEPS, Fitting
from game.workshop.proofs.scoring import RUNS

_LACKS = {
    # Translators: {least}: the fewest parts.
    "parts": N_("A trap for a match needs at least {least} parts."),
    "start": N_("Nothing starts it: it needs a crank, a key, or a part to let go."),
    "cage": N_("It has no cage to catch a mouse with."),
    "room": N_("Some of its parts stand inside each other."),
    "hand": N_("It catches the mouse before anybody starts it."),
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
