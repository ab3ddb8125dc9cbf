"""What is said where the match holds its breath: at the last part of the trap, and at a crank that comes too soon."""

from __future__ import annotations

from game.games.mousetrap.rules.state import PARTS
from game.games.mousetrap.text.log import part_name
from game.games.mousetrap.trap.machine import lacks
from game.games.mousetrap.trap.report import LINKS, reach
from game.text.language import N_, N_context, _, sentences

# The last part stands.

# Translators: on a ribbon, large: the last of the 24 parts stands.
COMPLETE = N_("The trap is complete!")
TEST_IT = N_("Test it once, together")
TEST_IT_HINT = N_("Runs the whole machine once. It doesn’t count, and everything resets.")
# Translators: a button: the match goes on.
PLAY_ON = N_context("button", "Continue")
PLAY_ON_HINT = N_("Continues the match.")
# Translators: at the crank, when the whole trap is tried for the first time by all who play.
ALL_TOGETHER = N_("All together, slowly!")
IT_FALLS = N_("A part falls over")
A_PART_FALLS = N_("It falls before the crank turns. You can reset it before you crank.")


def who_set_it(name: str) -> str:
    """Who set the last part, and which that is."""
    last = len(PARTS)
    return _("{name} placed part {number}: the {part}.", name=name, number=last, part=part_name(last))


# A mouse is on the crank space, and the trap is not complete.

# Translators: a heading: the crank cannot be turned in earnest before the trap is complete.
NOT_YET = N_("Too soon to crank!")
TRY_IT = N_("Try it as it is")


def too_soon(name: str, standing: int) -> str:
    """Who may try the machine of the first so many parts, and for want of which part its chain ends."""
    parts = range(1, standing + 1)
    lacking = lacks(LINKS[reach(parts)], parts)
    stands = _(
        "{standing} of {whole} parts are built, so the trap can’t catch anything yet.",
        standing=standing,
        whole=len(PARTS),
    )
    needs = _("The chain stops where part {number} is missing: the {part}.", number=lacking, part=part_name(lacking))
    return sentences(stands, needs, _("{name} may try the machine as it is.", name=name))
