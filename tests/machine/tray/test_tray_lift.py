"""A hand's lift: as data, and as pointer, keys and stick make it."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.games.boobytrap.tray.lift_gesture import BEGUN_MM, UNITS_PER_MM, LiftGesture
from game.machine import MachineError
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


# A hand on a piece: by pointer, keys and stick it wants to be at the same places.


def pushed(up, along=0.0, seconds=1.0, dice=1):
    held = LiftGesture(5, random.Random(dice))
    held.push(up, along)
    for _ in range(round(60 * seconds)):
        held.advance(1 / 60)
    return held


def test_the_pointer_draws_up_and_strays():
    held = LiftGesture(5)
    held.move((0.0, -500.0))
    assert not held.held and held.up == 0, "nobody has it"
    held.grasp((100.0, 300.0))
    held.move((106.0, 300.0 - 10 * UNITS_PER_MM))
    assert (held.up, held.along) == (10.0, 1.0) and held.begun
    held.move((-900.0, -900.0))
    assert (held.up, held.along) == (18.0, -6.0)


def test_a_piece_that_was_let_go_is_taken_hold_of_again_where_it_is():
    held = LiftGesture(5)
    held.grasp((100.0, 300.0))
    held.move((130.0, 300.0 - 12 * UNITS_PER_MM))
    held.release(7.0)
    assert (held.up, held.along, held.held) == (7.0, 0.0, False)
    held.grasp((400.0, 200.0))
    held.move((400.0, 200.0 - 2 * UNITS_PER_MM))
    assert (held.up, held.along) == (9.0, 0.0)


def test_there_is_always_room_to_draw_a_piece_out():
    held = LiftGesture(5)
    held.grasp((100.0, 54.0))
    held.move((100.0, 0.0))
    assert held.up == 18.0


def test_a_tapped_key_moves_little_and_one_that_stays_down_ever_faster():
    tapped, long = pushed(1, seconds=0.1), pushed(1, seconds=0.5)
    assert 0 < tapped.up < BEGUN_MM and long.up > 5 * tapped.up * 1.2
    half_tilted = pushed(0.5, seconds=0.5)
    assert 0 < half_tilted.up < long.up


def test_keys_stray_by_themselves_and_can_be_steered_back():
    astray = {round(pushed(1, dice=dice).along, 2) for dice in range(6)}
    assert len(astray) == 6 and max(map(abs, astray)) > 0.5
    left, right = pushed(1, -1, 0.3), pushed(1, 1, 0.3)
    assert left.along < 0 < right.along
    still = pushed(0, 0, 1)
    assert (still.up, still.along) == (0, 0)
