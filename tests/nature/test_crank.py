"""The crank as it is turned: what its notes leave of it, and when that of the unfinished machine may be tried."""

import pytest

from game.core.players import Steadiness
from game.games.mousetrap.nature.cranking import OFTEN, begun_hand, bots_hand, crank_note, may_test, noted_hand
from game.games.mousetrap.trap.report import reach
from game.machine.hand import Hand, steady

ONE, TWO, THREE = (Hand(((0, 0.5), (40, 1.0), (90, 0.0))[:count]) for count in (1, 2, 3))


def test_notes_that_follow_each_other_give_the_last_hand():
    notes, before = ["seed 4", "trap hand=0:0.7"], None
    assert begun_hand(notes) is None, "no crank was being turned"
    for hand in (ONE, TWO, THREE, steady(0.7), ONE, Hand(((0, 0.35),))):
        notes.append(crank_note(before, hand))
        assert begun_hand(notes) == hand
        before = hand


def test_only_what_changed_is_written():
    assert crank_note(None, TWO) == f"crank kept=0 hand={TWO.encode()}"
    assert crank_note(ONE, TWO) == f"crank kept=1 hand={Hand(((40, 1.0),)).encode()}"
    assert crank_note(TWO, TWO) == "crank kept=2 hand="


@pytest.mark.parametrize("note", ["crank ", "crank kept=2 hand=z", "crank kept=-1 hand=0:1", "crank kept=0 hand=9:99"])
def test_a_note_that_cannot_be_read_is_no_second_try(note: str):
    assert begun_hand([note]) == steady(0.7)
    assert begun_hand([crank_note(None, steady(1.0)), note]) == steady(1.0)


def test_the_hand_of_a_run_on_record():
    assert noted_hand(["why only_move", f"trap steps=9 hand={THREE.encode()} build=1"]) == THREE
    assert noted_hand([]) == noted_hand(["trap hand=rubbish"]) == Hand(())


# When the crank of the unfinished machine may be tried, and when computer players do.


HANDS = Steadiness()


def test_there_must_be_a_crank_and_something_still_to_build():
    assert [parts for parts in range(25) if may_test(parts)] == list(range(4, 24))


def test_a_computer_player_tries_now_and_then_what_reaches_further():
    further = [parts for parts in range(4, 24) if reach(range(1, parts + 1)) > reach(range(1, parts))]
    tries = {parts: sum(bots_hand(parts, f"{key}", HANDS) is not None for key in range(300)) for parts in range(25)}
    assert [parts for parts, number in tries.items() if number] == further
    assert all(abs(tries[parts] - 300 * OFTEN) < 40 for parts in further)


def test_the_same_match_gives_the_same_hand():
    hands = [bots_hand(6, f"{key}", HANDS) for key in range(20)]
    assert hands == [bots_hand(6, f"{key}", HANDS) for key in range(20)]
    assert len({hand for hand in hands if isinstance(hand, Hand)}) > 1
