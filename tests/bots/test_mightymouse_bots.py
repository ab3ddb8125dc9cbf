"""The computer players' order of placing, each with its reason."""

import re
from pathlib import Path

import game.bots.mightymouse as bots
from game.bots.mightymouse import LEVELS, MightyMouseBot, expected
from game.core.acts import Move
from game.core.setup import Seat
from game.rules.mightymouse import MIGHTYMOUSE
from game.rules.mightymouse.moves import Order, Roll, Rolled
from game.words.mightymouse import REASONS
from tests.cases.mightymouse import position


def before_choice(turn: str = "red", seats: int = 3, **at: int):
    """The position after Mighty Mouse reached 16."""
    setup = MIGHTYMOUSE.setup([Seat(name) for name in MIGHTYMOUSE.seat_names[:seats]])
    state = position(setup, {"turn": turn, "at": at, "hero": {"hazard": 16, "steps": 6}})
    for act in (Roll(), Rolled(5)):
        state = MIGHTYMOUSE.apply(state, act).state
    return state


def choice(level: int, state) -> tuple[Move, str]:
    chosen = MightyMouseBot(level).choose(state, state.seat, MIGHTYMOUSE.legal(state))
    return chosen.move, chosen.reason


def test_the_easy_player_places_as_they_come():
    assert choice(1, before_choice(red=16, blue=16, green=16)) == (Order(("blue", "green")), "as_they_come")


def test_the_fair_player_sets_back_whoever_rolls_next():
    state = before_choice(turn="green", red=16, blue=16, green=16)
    assert choice(2, state) == (Order(("blue", "red")), "next_goes_back")


def test_the_sharp_player_looks_at_what_the_rolls_are_worth():
    state = before_choice(red=16, blue=16, green=16)
    best, reason = choice(3, state)
    assert reason == "worst_rolls"
    after = {move: MIGHTYMOUSE.apply(state, move).state for move in MIGHTYMOUSE.legal(state)}
    worth = {move: sum(expected(then, seat) for seat in (1, 2)) for move, then in after.items()}
    assert worth[best] == min(worth.values())


def test_where_a_roll_leads_is_reckoned_with_blocked_spaces():
    setup = MIGHTYMOUSE.setup([Seat("red"), Seat("blue")])
    state = position(setup, {"at": {"red": 25, "blue": 40}})
    assert expected(state, 0) == 25 + 21 / 6
    blocked = position(setup, {"at": {"red": 25, "blue": 28}})
    assert expected(blocked, 0) == 25 + (1 + 2 - 3 + 4 + 5 + 6) / 6


def test_where_there_is_no_choice_it_says_so():
    state = MIGHTYMOUSE.start(MIGHTYMOUSE.setup([Seat("red"), Seat("blue")]))
    assert {choice(level, state)[1] for level in LEVELS} == {"only_move"}


def test_every_reason_has_its_words():
    source = Path(bots.__file__).read_text(encoding="utf-8")
    assert set(re.findall(r'"([a-z]+(?:_[a-z]+)+)"', source)) == set(REASONS)
