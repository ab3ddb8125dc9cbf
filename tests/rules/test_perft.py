"""Numbers of lines of play below a position, so that no change of the rules goes unnoticed."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.acts import Act, Ask, Over
from game.core.setup import Seat
from game.rules.mousetrap import MOUSETRAP
from game.rules.mousetrap.moves import Placed, TrapRan
from tests.cases.mousetrap import position

COUNTS = tomllib.loads((Path(__file__).parent / "perft.toml").read_text(encoding="utf-8"))["count"]
OPEN = {"place": (Placed(),), "trap": (TrapRan(True, "cage_down"), TrapRan(False, "nothing"))}


def acts(state) -> Iterator[Act]:
    waiting = MOUSETRAP.waiting(state)
    if isinstance(waiting, Over):
        return
    if isinstance(waiting, Ask):
        listed = [answer for answer, _ in MOUSETRAP.answers(state)]
        yield from listed or OPEN[waiting.kind]
    yield from MOUSETRAP.legal(state)


def perft(state, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(MOUSETRAP.apply(state, act).state, depth - 1) for act in acts(state))


@pytest.mark.parametrize("count", COUNTS, ids=[count["name"] for count in COUNTS])
def test_perft(count):
    setup = MOUSETRAP.setup([Seat(name) for name in count["seats"]], count["options"])
    state = position(setup, count["position"])
    assert [perft(state, depth) for depth in range(1, len(count["lines"]) + 1)] == count["lines"]
