"""How runs of the trap with a part set elsewhere are told."""

from __future__ import annotations

from game.games.mousetrap.text.log import part_name
from game.games.mousetrap.text.machine import ended
from game.games.mousetrap.trap.branches import TrapBranch
from game.games.mousetrap.trap.machine import BY_ID, TrapInputs
from game.text.language import N_, capital
from game.text.what_if import BranchWords, moved

PART_BEFORE, PART_AFTER = N_("The part before this one."), N_("The next part.")
# Translators: a part is in hand.
MOVES_IT = N_("Left and right move it; up and down tilt it.")
JUST_LOOKING = N_("Just to look. Nothing of it counts.")


def _part(name: str, _machine: TrapInputs) -> str:
    return capital(part_name(BY_ID[name].number))


def _place(branch: TrapBranch) -> str:
    assert branch.parent is not None
    now, before = branch.place.placement, branch.parent.after.part(branch.part).placement
    return moved(round(now.mm - before.mm, 2), 0.0, round(now.deg - before.deg, 2))


WORDS = BranchWords(_part, _place, lambda branch: ended(branch.report, branch.machine.placements))
