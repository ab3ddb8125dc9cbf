"""A hand on a piece: by pointer, keys and stick it wants to be at the same places."""

import random

from game.games.boobytrap.tray.lift_gesture import BEGUN_MM, UNITS_PER_MM, LiftGesture


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
