"""The computer players' order of placing, each with its reason."""

import re
from pathlib import Path

import pytest

from game.catalog import CATALOG
from game.core.acts import Move
from game.core.errors import BadSetup
from game.core.setup import Seat
from game.games.mightymouse import players as bots
from game.games.mightymouse.players import MightyMouseBot
from game.games.mightymouse.rules import MIGHTYMOUSE
from game.games.mightymouse.rules.moves import Order, Roll, Rolled
from game.games.mightymouse.text.log import REASONS
from tests.cases.mightymouse import position


def before_choice(turn: str = "red", seats: int = 3, **at: int):
    """The position after Mighty Mouse reached 16."""
    setup = MIGHTYMOUSE.setup([Seat(name) for name in MIGHTYMOUSE.seat_names[:seats]])
    state = position(setup, {"turn": turn, "at": at, "hero": {"hazard": 16, "steps": 6}})
    for act in (Roll(), Rolled(5)):
        state = MIGHTYMOUSE.apply(state, act).state
    return state


def choice(state) -> tuple[Move, str]:
    chosen = MightyMouseBot().choose(state, state.seat, MIGHTYMOUSE.legal(state))
    return chosen.move, chosen.reason


def test_whoever_rolls_next_is_set_back():
    assert choice(before_choice(red=16, blue=16, green=16)) == (Order(("green", "blue")), "next_goes_back")
    state = before_choice(turn="green", red=16, blue=16, green=16)
    assert choice(state) == (Order(("blue", "red")), "next_goes_back")


def test_older_matches_may_name_levels_that_are_offered_no_more():
    row = CATALOG["mightymouse"]
    for level in (1, 2, 3):
        setup = row.game.setup([Seat("red", f"bot:{level}"), Seat("blue")])
        assert isinstance(row.bots(setup)["red"], MightyMouseBot)
    with pytest.raises(BadSetup):
        row.bots(row.game.setup([Seat("red", "bot:4"), Seat("blue")]))


def test_where_there_is_no_choice_it_says_so():
    state = MIGHTYMOUSE.start(MIGHTYMOUSE.setup([Seat("red"), Seat("blue")]))
    assert choice(state)[1] == "only_move"


def test_every_reason_has_its_words():
    source = Path(bots.__file__).read_text(encoding="utf-8")
    assert set(re.findall(r'"([a-z]+(?:_[a-z]+)+)"', source)) == set(REASONS)
