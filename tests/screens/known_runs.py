"""What came of machines that were run out of sight, kept for the whole process: equal inputs give equal runs.

Nothing else changes: who looks on in slices has as many of them as when the run was made.
"""

from functools import cache

from game.games.mousetrap.nature import causes, prospects
from game.workshop.proofs import in_many_hands


@cache
def _kept(made):
    known = {}

    def again(*given):
        key = repr(given)
        if key not in known:
            known[key] = yield from _counted(made(*given))
            return known[key][0]
        report, slices = known[key]
        yield from (None for _ in range(slices))
        return report

    return again


def _counted(work):
    """What comes of it, and the number of its slices."""
    slices = 0
    while True:
        try:
            yield next(work)
        except StopIteration as end:
            return end.value, slices
        slices += 1


_MADE = [
    (causes, "outcome_in_slices"),
    (prospects, "outcome_in_slices"),
    (prospects, "_partial"),
    (in_many_hands, "outcome_in_slices"),
]
KEEPERS = [(module, name, _kept(getattr(module, name))) for module, name in _MADE]
"""What is to stand where, so that runs are kept."""
