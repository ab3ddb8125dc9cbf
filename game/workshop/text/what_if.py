"""How runs of a machine of one's own with a part set elsewhere are told."""

from __future__ import annotations

from game.text.what_if import BranchWords, moved
from game.workshop.proofs.branches import MachineBranch
from game.workshop.text.bench import ended, part_name


def _place(branch: MachineBranch) -> str:
    assert branch.parent is not None
    part, before = branch.place, branch.parent.after.part(branch.part)
    return moved(round(10 * (part.x - before.x)), round(10 * (part.y - before.y)), part.deg - before.deg)


WORDS = BranchWords(part_name, _place, lambda branch: ended(branch.report, branch.machine))
