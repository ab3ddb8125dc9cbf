"""What is said where the match holds its breath: at the last part of the trap, and at a crank that comes too soon."""

from __future__ import annotations

from game.games.mousetrap.rules.state import PARTS
from game.games.mousetrap.text.log import part_name
from game.text.language import N_, N_context, _

# The last part stands.

# Translators: on a ribbon, large: the last of the 24 parts stands.
COMPLETE = N_("The trap is complete!")
TEST_IT = N_("Test it once, all together")
TEST_IT_HINT = N_("The whole machine runs once. Nothing of it counts, and all parts go back.")
# Translators: a button: the match goes on.
PLAY_ON = N_context("button", "Play on")
PLAY_ON_HINT = N_("The match goes on.")
# Translators: at the crank, when the whole trap is tried for the first time by all who play.
ALL_TOGETHER = N_("All together, slowly!")
IT_FALLS = N_("It falls by itself")


def who_set_it(name: str) -> str:
    """Who set the last part, and which that is."""
    last = len(PARTS)
    return _("{name} set part {number}: the {part}.", name=name, number=last, part=part_name(last))
