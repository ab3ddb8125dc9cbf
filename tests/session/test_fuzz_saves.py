"""A small slice of `tests/soak/damaged.py`: of what an enemy seals, nothing is read that cannot be opened."""

from game.core.slices import finish
from game.session.record import NOTE, parsing, sealed
from tests.soak.damaged import GOLDEN, run, tallied


def test_edits_that_are_sealed_again_are_refused_or_legal_matches():
    files = tuple(sorted(GOLDEN.glob("*.match"))[::4])
    found = sum((run("resealed", files, seed)[0] for seed in range(len(files))), start=run("edits", files, 1)[0])
    assert set(found) == {"refused", "earlier or same", "another legal match"}
    assert found["refused"] > found["earlier or same"] > 5


def test_another_match_would_be_found():
    one, other = (file.read_bytes() for file in sorted(GOLDEN.glob("mouse*.match"))[:2])
    assert tallied(iter([(one, other)]), may_differ=False)[0] == {"ANOTHER MATCH": 1}


def test_a_note_behind_the_seal_is_reached():
    log = finish(parsing(sorted(GOLDEN.glob("*.match"))[0].read_bytes()))
    first = sealed("", (log.head, NOTE + "seed --5"), log.entries[0].digest)[0]
    assert tallied(iter([(first, first)]), may_differ=True)[0] == {"refused": 1}
