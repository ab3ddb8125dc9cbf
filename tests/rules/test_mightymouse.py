"""The course against what the sheet says of it, and the texts of acts."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.acts import BadText, BrokenInvariant, Over, Turn
from game.core.setup import Seat
from game.games.mightymouse.rules import MIGHTYMOUSE
from game.games.mightymouse.rules.moves import PLAY_SAVED, Order, PlaySaved, Roll, Rolled, RollForFirst
from game.games.mightymouse.rules.rules import first_behind
from game.games.mightymouse.rules.state import FINISH, START, TRACKS
from tests.cases.mightymouse import position
from tests.harness.walk import walk

SETUP = MIGHTYMOUSE.setup([Seat(name) for name in MIGHTYMOUSE.seat_names])
TEXTS = {
    "first": RollForFirst(),
    "roll": Roll(),
    "saved": PlaySaved(),
    "order green blue": Order(("green", "blue")),
    "order yellow red green": Order(("yellow", "red", "green")),
    "= 6": Rolled(6),
}


def test_seven_circles_that_leave_room_to_place_all_behind():
    assert len(TRACKS) == 7 and list(TRACKS) == sorted(TRACKS)
    assert all(front - behind > 6 for behind, front in pairwise((START, *TRACKS)))
    assert all(space + 1 not in TRACKS and START < space < FINISH - 6 + 1 for space in TRACKS)
    assert all(steps > 1 for steps in TRACKS.values())


def test_the_search_behind_skips_circles():
    """MM-18"""
    at = {"red": 26, "blue": 25, "green": 23, "yellow": 22}
    assert first_behind(position(SETUP, {"at": at}), 27) == 21


def test_the_search_behind_ends_on_start():
    """MM-19: were the first four spaces taken, START takes any number."""
    at = {"red": 1, "blue": 2, "green": 3, "yellow": 4}
    assert first_behind(position(SETUP, {"at": at}), 5) == START


@pytest.mark.parametrize("text", TEXTS)
def test_there_and_back(text: str):
    assert MIGHTYMOUSE.decode(text) == TEXTS[text]
    assert MIGHTYMOUSE.encode(TEXTS[text]) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "roll ", "Roll", "rolls", "first 3", "= 0", "= 7", "=4", "4", "order", "order red", "order red red"),
        *(
            "saved 3",
            "order red  blue",
            "order red,blue",
            "order pink blue",
            "order red blue green yellow",
            "\x00",
            "[" * 9999,
        ),
    ],
)
def test_nothing_else_is_read(text: str):
    with pytest.raises(BadText):
        MIGHTYMOUSE.decode(text)


@pytest.mark.parametrize("act", [Rolled(7), Rolled(0), Order(()), Order(("red",)), Order(("red", "red"))])
def test_what_cannot_be_written_is_refused(act):
    with pytest.raises(BadText):
        MIGHTYMOUSE.encode(act)


@given(st.text(max_size=30))
def test_any_text_is_an_act_or_refused(text: str):
    try:
        act = MIGHTYMOUSE.decode(text)
    except BadText:
        return
    assert MIGHTYMOUSE.encode(act) == text


@pytest.mark.parametrize(
    "change",
    [
        *({"at": (5, 5, 0, 0)}, {"at": (65, 0, 0, 0)}, {"at": (-1, 0, 0, 0)}, {"at": (64, 0, 0, 0)}, {"moves": ()}),
        *(
            {"hero": 16, "steps": 2},
            {"steps": 1},
            {"hero": 17, "steps": 1},
            {"hero": 16, "steps": 7, "at": (16, 0, 0, 0)},
        ),
        *({"contest": (0, 1)}, {"rolls": (3,)}, {"moves": (Roll(), Roll())}, {"turn": 1}),
        *(
            {"at": (64, 0, 0, 0), "waiting": Over(("red",))},
            {"at": (64, 0, 0, 0), "waiting": Over(("blue",)), "moves": ()},
        ),
        *({"waiting": Over(("red",)), "moves": ()}, {"at": (12, 64, 0, 0), "waiting": Over(("red",)), "moves": ()}),
        {"at": (64, 64, 0, 0), "waiting": Over(("red",)), "moves": ()},
    ],
)
def test_what_no_match_can_reach_is_broken(change):
    state = position(SETUP, {"at": {"red": 12}})
    MIGHTYMOUSE.check(state)
    with pytest.raises(BrokenInvariant):
        MIGHTYMOUSE.check(state._replace(**change))


SAVED = {"saved_number": True}


@pytest.mark.parametrize(
    "change",
    [
        *({"saved": (3, 0)}, {"saved": (7, 0, 0, 0)}, {"saved": (-1, 0, 0, 0)}, {"saved": (0, 0, 0, 0)}),
        *({"at": (16, 0, 0, 0)}, {"saved": ()}, {"moves": (Roll(),)}, {"moves": (PLAY_SAVED,)}),
    ],
)
def test_a_saved_number_that_no_match_can_reach_is_broken(change):
    """MM-26, MM-28"""
    setup = MIGHTYMOUSE.setup([Seat(name) for name in MIGHTYMOUSE.seat_names], SAVED)
    state = position(setup, {"at": {"red": 12}, "saved": {"red": 3}})
    MIGHTYMOUSE.check(state)
    with pytest.raises(BrokenInvariant):
        MIGHTYMOUSE.check(state._replace(**change))


@pytest.mark.parametrize("count", [2, 3, 4])
def test_random_matches_with_saved_numbers_keep_every_promise(count: int):
    setup = MIGHTYMOUSE.setup([Seat(name) for name in MIGHTYMOUSE.seat_names[:count]], SAVED)
    for seed in range(3):
        match = walk(MIGHTYMOUSE, setup, seed)
        assert isinstance(match.waiting, Over)
        assert any(played.act == PLAY_SAVED for played in match.played)


def test_a_match_without_the_house_option_is_written_as_ever():
    setup = MIGHTYMOUSE.setup([Seat("red"), Seat("blue")])
    assert "saved" not in MIGHTYMOUSE.position(MIGHTYMOUSE.start(setup))


def test_a_race_that_is_won_is_in_order():
    state = position(SETUP, {"at": {"red": 12}})
    MIGHTYMOUSE.check(state._replace(at=(64, 0, 0, 0), waiting=Over(("red",)), moves=()))


def test_a_named_seat_begins_without_a_roll():
    names = MIGHTYMOUSE.seat_names
    state = MIGHTYMOUSE.start(MIGHTYMOUSE.setup([Seat(name) for name in names], {"begins": names[1]}))
    assert (state.waiting, state.moves, state.contest) == (Turn(names[1]), (Roll(),), ())


BLUE_NEXT = {"turn": 1, "waiting": Turn("blue")}


@pytest.mark.parametrize(
    "change",
    [
        *({"rolls": (2,)}, {"contest": (1, 2)}, {"contest": (0,)}, {"at": (1, 0, 0, 0)}, {"rolls": (1, 2, 3, 4)}),
        *({"rolls": (7,), **BLUE_NEXT}, {"rolls": (0,), **BLUE_NEXT}),
    ],
)
def test_the_rolls_for_first_are_in_order(change):
    state = position(SETUP, {"stage": "first"})
    MIGHTYMOUSE.check(state)
    with pytest.raises(BrokenInvariant):
        MIGHTYMOUSE.check(state._replace(**change))
