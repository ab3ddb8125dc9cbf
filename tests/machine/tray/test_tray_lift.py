"""A hand's lift as data: bounded, written as one word, read back or refused."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.machine.errors import MachineError
from game.machine.lift import POINTS, STEADY, STRAY, Lift, decode_lift, wobbly

places = st.tuples(st.integers(-STRAY, STRAY), st.integers(-STRAY, STRAY))
lifts = st.lists(places, max_size=POINTS).map(lambda sway: Lift(tuple(sway)))


@given(lifts)
def test_a_lift_survives_being_written_as_one_word(lift: Lift):
    word = lift.encode()
    assert decode_lift(word) == lift and len(word.split()) == 1


@given(st.text(max_size=30) | st.text(alphabet="0123456789:,-+ steady", max_size=30))
def test_a_lifts_word_is_read_or_refused_in_one_line(word: str):
    try:
        lift = decode_lift(word)
    except MachineError as error:
        assert "not a recorded lift" in str(error) or "strays" in str(error)
        assert len(str(error).splitlines()) == 1
    else:
        assert lift.encode() == word


@pytest.mark.parametrize("sway", [None, [(1, 2)], ((1,),), ((1, 2, 3),), ((1.5, 2),), ((True, 0),), ((61, 0),)])
def test_what_no_hand_does_is_refused(sway: Any):
    with pytest.raises(MachineError, match="strays"):
        Lift(sway)
    with pytest.raises(MachineError, match="at most 16"):
        Lift(((1, 1),) * 17)


def test_a_steady_hand_goes_straight_up_and_a_wobbly_one_round():
    assert STEADY.encode() == "steady" and STEADY.at(0.5) == (0.0, 0.0)
    lift = wobbly(3.0, random.Random(4))
    away = [lift.at(i / 8) for i in range(1, 9)]
    assert all(2.9 <= (x * x + y * y) ** 0.5 <= 3.1 for x, y in away)
    assert wobbly(0.0, random.Random(4)).at(0.4) == (0.0, 0.0)
    assert max(abs(v) for place in wobbly(99.0, random.Random(4)).sway for v in place) <= STRAY


def test_a_hand_gets_from_place_to_place_evenly():
    lift = Lift(((10, 0), (10, -20)))
    assert [lift.at(share) for share in (0, 0.25, 0.5, 0.75, 1)] == [(0, 0), (0.5, 0), (1, 0), (1, -1), (1, -2)]
