"""What is said while the crank of the whole machine is practised."""

from __future__ import annotations

from game.physics.mousetrap.report import TrapReport
from game.physics.mousetrap.shaking import CALM_CM, SHAKY_CM
from game.text.language import N_, _, ngettext
from game.text.mousetrap.verdicts import ended

PRACTISE_THE_CRANK = N_("Practise the crank")
TURN_IT_AS_OFTEN = N_("Turn it as often as you like. Keep the needle on calm.")
ONCE_MORE, DONE = N_("Once more"), N_("Done")
ONCE_MORE_HINT = N_("All parts go back, and you turn the crank once more.")
BACK_TO_WHERE = N_("Ends the practice.")


def came_of(report: TrapReport, shaken: float) -> str:
    """What a try came to and how the hand was, in a sentence or two; shaken: the most that the board moved, cm."""
    if report.captured:
        return _(_CAUGHT[_hand(shaken)])
    return _(_MISSED[_hand(shaken)], end=ended(report))


def tries(caught: int, count: int) -> str:
    """How many tries caught the mouse."""
    return ngettext("Caught {caught} of {number} try.", "Caught {caught} of {number} tries.", count, caught=caught)


def _hand(shaken: float) -> str:
    return "calm" if shaken <= CALM_CM else "lively" if shaken < SHAKY_CM else "shaky"


_CAUGHT = {
    "calm": N_("Your hand was calm, and the chain ran to its end."),
    "lively": N_("It caught, though the board shook a little. Slower is safer."),
    "shaky": N_("It caught, but that was luck: your hand shook the whole board."),
}
_MISSED = {
    # Translators: {end} is a whole sentence that tells where the chain ended.
    "calm": N_("{end} Your hand was calm: now and then the machine misses by itself."),
    "lively": N_("{end} The board shook a little. Turn more slowly."),
    "shaky": N_("{end} Your hand shook the board. Turn slowly and evenly."),
}
