"""Previews and odds are what then happens."""

import random

import pytest

from game.catalog import CATALOG
from game.core.acts import Ask, Over
from game.core.setup import Seat
from game.games.mousemaze.rules import MOUSEMAZE
from game.games.mousemaze.rules.moves import Draw, Drawn, Go
from game.games.mousemaze.rules.preview import chances, futures, left, odds
from tests.cases.mousemaze import position

GRID = [
    ["M01a0", "M05a0", "M11b0", "M12a2"],
    ["M10b0", "M02a0", "M08a1", "M06a0"],
    ["M14a0", "M13b0", "M03a0", "M09a0"],
    ["M07b0", "M04a1", "M15b0", "M16a0"],
]


def at(row: int, column: int, facing: str, **keys):
    mouse = {"at": [row, column], "facing": facing}
    return position(
        MOUSEMAZE.setup([Seat("p1"), Seat("p2")]), {"grid": GRID, "mouse": mouse, "stage": "draw_or_end", **keys}
    )


def test_the_way_of_the_diver():
    (future,) = futures(at(0, 0, "E", cheese={"0,1": 1, "1,1": 2}, risk=1), "forward 1")
    assert future.legs == ((0, 1), (1, 5))
    assert future.path == (0, 1, 5)
    assert (future.gained, future.kept, future.ends, future.state.stage) == (3, 4, "", "put")


def test_each_arrow_has_its_future():
    left_way, right_way = futures(at(1, 1, "S", risk=2), "left or right 1")
    assert (left_way.goes, left_way.path, left_way.state.stage) == ((Go(1),), (5, 6), "flip")
    assert (right_way.goes, right_way.path, right_way.kept) == ((Go(3),), (5, 4), 2)
    (trapped,) = futures(at(1, 1, "S", risk=2), "forward 1")
    assert (trapped.ends, trapped.kept) == ("trapped", 0)
    (banked,) = futures(at(2, 2, "S", risk=2), "forward 1")
    assert (banked.ends, banked.kept, banked.gained) == ("banked", 2, 0)


def test_a_card_that_waits_for_an_arrow_is_looked_at_as_it_is():
    state = at(1, 1, "S", risk=2)
    for act in (Draw(), Drawn("left or right 1")):
        state = MOUSEMAZE.apply(state, act).state
    assert [future.goes for future in futures(state)] == [(Go(1),), (Go(3),)]
    assert futures(state, "forward 1") == ()


def test_what_cannot_be_drawn_has_no_future():
    state = at(1, 1, "N")
    assert futures(state) == ()
    assert futures(state, "no such card") == ()
    assert futures(at(1, 1, "N", stage="face"), "forward 1") == ()
    for act in (Draw(), Drawn("flip front")):
        state = MOUSEMAZE.apply(state, act).state
    assert futures(state, "flip front") == ()
    assert dict(left(state))["flip front"] == 0


def test_the_odds_of_a_whole_pile():
    """Facing the Trapped card at 2,1: three cards say Trapped, three lead there, an arrow may avoid it."""
    found = odds(at(1, 1, "S"))
    assert found is not None
    assert found.by_card == pytest.approx(3 / 24)
    assert found.trapped == pytest.approx((3 + 3) / 24)
    assert odds(at(1, 1, "S", stage="face")) is None


def test_the_odds_of_ending_and_of_gaining():
    """Facing the bottom of the Rain Gutter, where two wedges lie, its top to the left, an End Turn card behind it."""
    found = odds(at(1, 2, "S", cheese={"2,2": 2}))
    assert found is not None
    assert found.trapped == pytest.approx((3 + 1) / 24), "three cards, and one step back"
    assert found.ended == pytest.approx((2 + 1 + 1) / 24), "two or three forward"
    # One forward, to the left, or to the left or right: two wedges and one more. Two cards take one.
    assert found.gains == pytest.approx((3 + 2 + 2 + 2) / 24)
    assert found.wedges == pytest.approx(((3 + 2 + 2) * 3 + 2) / (24 - 4))


def test_odds_of_an_empty_pile_are_those_of_the_shuffled_discards():
    state = at(1, 1, "S")
    empty = state._replace(deck=(0,) * len(state.deck))
    assert (chances(empty), odds(empty)) == (chances(state), odds(state))


def test_every_draw_of_whole_matches_is_foreseen():
    seen = 0
    for seed in range(12):
        rng = random.Random(seed)
        chance = CATALOG["mousemaze"].chance(rng)
        state = MOUSEMAZE.start(MOUSEMAZE.setup([Seat("p1"), Seat("p2"), Seat("p3")]))
        while not isinstance(waiting := MOUSEMAZE.waiting(state), Over):
            act = chance.pick(state, waiting) if isinstance(waiting, Ask) else rng.choice(state.moves)
            after = MOUSEMAZE.apply(state, act).state
            if isinstance(act, Drawn):
                foreseen = futures(state, act.card)
                assert all(future.goes for future in foreseen) == (after.stage == "go")
                assert after.stage == "go" or [future.state for future in foreseen] == [after]
                seen += 1
            state = after
    assert seen > 300
