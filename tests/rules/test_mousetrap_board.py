"""The board's table against the counts that the sheets state."""

from collections import Counter

import pytest

from game.games.mousetrap.rules.state import (
    CRANK,
    LOOP,
    LOOSE,
    PARTS,
    PATHS,
    SAFE,
    SECOND_CRANK,
    SPACES,
    WHEEL,
    Kind,
    steps_to,
)
from game.games.mousetrap.trap.machine import PARTS as MACHINE


def test_fifty_spaces_start_and_loop_included():
    """MT-02, MT-04"""
    assert len(SPACES) == 50
    assert Counter(space.kind for space in SPACES) == {
        Kind.START: 1,
        Kind.BUILD: 31,
        Kind.TAKE: 3,
        Kind.TAKE_FROM_MOST: 1,
        Kind.LOSE: 2,
        Kind.GO: 8,
        Kind.DOG_BONE: 1,
        Kind.SAFE: 1,
        Kind.CRANK: 1,
        Kind.WHEEL: 1,
    }


def test_build_spaces_by_players():
    path, loop = SPACES[:SAFE], SPACES[SAFE:]
    printed = Counter(space.players for space in path if space.kind is Kind.BUILD)
    assert printed == {(2, 3, 4): 14, (2, 3): 5, (2,): 10}
    assert [(space.amount, space.players) for space in loop if space.kind is Kind.BUILD] == [(2, (2, 3, 4))] * 2


def test_seven_slices_in_order():
    """MT-07: the fourth is a slice that acts as a go space."""
    slices = [space for space in SPACES if space.slice]
    assert [space.slice for space in slices] == [1, 2, 3, 4, 5, 6, 7]
    kinds = [Kind.TAKE, Kind.TAKE, Kind.LOSE, Kind.GO, Kind.TAKE_FROM_MOST, Kind.LOSE, Kind.TAKE]
    assert [space.kind for space in slices] == kinds
    assert [space.amount for space in slices] == [2, 1, 2, 0, 3, 3, 2]


def test_go_spaces_lead_to_no_other_go_space():
    leads = {index: space.to for index, space in enumerate(SPACES) if space.kind is Kind.GO}
    assert leads == {5: 3, 10: 14, 13: 0, 15: 9, 27: 21, 30: 49, 33: 29, 42: 36}
    assert not any(SPACES[to].kind is Kind.GO for to in leads.values())


def test_named_spaces():
    kinds = {0: Kind.START, 21: Kind.DOG_BONE, SAFE: Kind.SAFE, CRANK: Kind.CRANK, WHEEL: Kind.WHEEL}
    assert {index: SPACES[index].kind for index in kinds} == kinds
    assert SPACES[SECOND_CRANK].slice == 7


@pytest.mark.parametrize(("start", "pips", "end"), [(0, 6, 6), (43, 6, 49), (44, 6, 44), (48, 2, 44), (49, 6, 49)])
def test_the_loop_is_walked_for_ever(start: int, pips: int, end: int):
    """MT-03"""
    path = PATHS[start][pips]
    assert (path[0], path[-1], len(path)) == (start, end, pips + 1)
    assert len(set(PATHS[44][6])) == LOOP


def test_parts_are_those_of_the_machine():
    """MT-01"""
    assert [(part.number, part.id) for part in MACHINE] == list(enumerate(PARTS, start=1))
    assert [PARTS[number - 1] for number in LOOSE] == ["marble_1", "helping_hand", "marble_2", "diver", "cage"]


@pytest.mark.parametrize(
    ("start", "goal", "steps"), [(0, WHEEL, 49), (SAFE, WHEEL, 5), (WHEEL, CRANK, 3), (CRANK, CRANK, 0), (48, SAFE, 2)]
)
def test_steps_to_a_space_of_the_loop(start: int, goal: int, steps: int):
    assert steps_to(start, goal) == steps
    if 0 < steps <= 6:
        assert PATHS[start][steps][-1] == goal
