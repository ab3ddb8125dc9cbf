"""The computer players' decisions, each with its reason."""

import re
from itertools import permutations
from pathlib import Path

import pytest

from game.core.setup import Seat
from game.games.mousetrap import bots
from game.games.mousetrap.bots import LEVELS, MouseTrapBot, reach
from game.games.mousetrap.rules import MOUSETRAP
from game.games.mousetrap.rules.moves import LeaveCrooked, Lure, Roll, Rolled, Stop, Straighten, Take, TurnCrank
from game.games.mousetrap.text.log import REASONS
from tests.cases.mousetrap import position


def after_roll(pips: int, seats: int = 3, profile: str = "hasbro", **keys):
    """The position after red rolled."""
    setup = MOUSETRAP.setup([Seat(name) for name in MOUSETRAP.seat_names[:seats]], {"profile": profile})
    state = MOUSETRAP.apply(position(setup, {"built": 24, **keys}), Roll()).state
    return MOUSETRAP.apply(state, Rolled(pips)).state


def choice(level: int, state):
    return MouseTrapBot(level).choose(state, state.seat, MOUSETRAP.legal(state))


def test_every_level_has_its_hands():
    millimetres = [MouseTrapBot(level).steadiness.mm for level in sorted(LEVELS)]
    assert millimetres == sorted(millimetres, reverse=True)


def test_a_careful_player_lures_the_likeliest_mouse():
    state = after_roll(1, mice={"red": 45, "blue": 20, "green": 47}, cheese={"red": 30, "blue": 9})
    assert (choice(2, state).move, choice(2, state).reason) == (Lure("green"), "lure_likeliest")


def test_a_careful_player_keeps_cheese_where_there_is_no_hope():
    state = after_roll(1, mice={"red": 45, "blue": 0, "green": 0}, cheese={"red": 30})
    assert (choice(2, state).move, choice(2, state).reason) == (Stop(), "no_hope")


def test_a_careful_player_keeps_its_last_cheese():
    state = after_roll(1, mice={"red": 45, "blue": 48}, cheese={"red": 15})
    assert (choice(2, state).move, choice(2, state).reason) == (Stop(), "save_cheese")
    assert choice(3, state).move == Lure("blue")


@pytest.mark.parametrize("level", LEVELS)
def test_a_trap_that_keeps_missing_is_straightened(level: int):
    """MT-55."""
    state = after_roll(1, mice={"red": 45, "blue": 49})._replace(moves=(Straighten((2,)), LeaveCrooked()))
    assert choice(level, state) == (Straighten((2,)), "keeps_missing")


def test_only_the_best_gathers_more_mice():
    state = after_roll(1, mice={"red": 45, "blue": 49, "green": 48}, cheese={"red": 20})
    assert (choice(2, state).move, choice(2, state).reason) == (TurnCrank(), "crank_now")
    assert (choice(3, state).move, choice(3, state).reason) == (Lure("green"), "gather_more")


@pytest.mark.parametrize(("seats", "share"), [(2, 26), (3, 17), (4, 13)])
@pytest.mark.parametrize("level", [1, 2])
def test_an_even_share_of_the_cheese_is_kept_back_and_no_more(level: int, seats: int, share: int):
    """Once Easy kept all it had, and two who never lured passed each other for 3,000 acts."""
    state = after_roll(1, seats=seats, mice={"red": 45, "blue": 48}, cheese={"red": share + 1})
    assert choice(level, state).move == Lure("blue")
    state = after_roll(1, seats=seats, mice={"red": 45, "blue": 48}, cheese={"red": share})
    assert (choice(level, state).move, choice(level, state).reason) == (Stop(), "save_cheese")


@pytest.mark.parametrize("profile", ["hasbro", "original"])
def test_cheese_is_taken_from_the_most_dangerous(profile: str):
    state = after_roll(2, profile=profile, mice={"red": 35, "blue": 45, "green": 3}, cheese={"blue": 4, "green": 4})
    assert (choice(2, state).move, choice(2, state).reason) == (Take((("blue", 3),)), "take_from_danger")
    assert choice(1, state).reason == "take_first"


def test_offered_cheese_is_never_declined():
    state = after_roll(4, profile="original", mice={"red": 45}, cheese={"red": 2, "blue": 25, "green": 25})
    for level in LEVELS:
        assert choice(level, state).move != Take(())


def test_odds_of_reaching_the_wheel():
    assert reach(49, 0) == 1
    assert reach(44, 5) == reach(48, 0) == 0
    assert reach(48, 1) == pytest.approx(1 / 6)
    assert reach(42, 1) == 0
    assert reach(48, 2) > reach(48, 1)


def test_every_reason_has_its_words():
    source = Path(bots.__file__).read_text(encoding="utf-8")
    given = set(re.findall(r'"([a-z]+(?:_[a-z]+)+)"', source))
    assert given == set(REASONS)


def test_equal_harm_is_equal_however_it_is_added():
    state = after_roll(1, seats=4, mice={"red": 45, "blue": 45, "green": 44, "yellow": 41})
    gifts = (("blue", 1), ("green", 1), ("yellow", 1))
    assert len({bots._harm(state, Take(order)) for order in permutations(gifts)}) == 1
