"""The computer players' order of placing and how they play a saved number, each with its reason."""

import random
import re
from pathlib import Path

import pytest

from game.catalog import CATALOG
from game.core.acts import BadSetup, Move
from game.core.players import Choice, Steadiness
from game.core.setup import Seat
from game.games.mightymouse import players as bots
from game.games.mightymouse.players import MightyMouseBot
from game.games.mightymouse.rules import MIGHTYMOUSE
from game.games.mightymouse.rules.moves import PLAY_SAVED, ROLL, Order, Roll, Rolled
from game.games.mightymouse.rules.state import FINISH, SAVED_NUMBER
from game.games.mightymouse.text.log import REASONS
from game.session.match import Match
from game.session.match_runner import MatchRunner, play_on
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


def test_without_saved_numbers_all_levels_play_alike():
    row = CATALOG["mightymouse"]
    assert row.levels_in({SAVED_NUMBER: False}) == (2,)
    assert row.levels_in({SAVED_NUMBER: True}) == row.levels == (1, 2, 3)
    state = before_choice(red=16, blue=16, green=16)
    chosen = [MightyMouseBot(level).choose(state, state.seat, state.moves) for level in row.levels]
    assert len(set(chosen)) == 1
    with pytest.raises(BadSetup):
        row.bots(row.game.setup([Seat("red", "bot:4"), Seat("blue")]))


def with_saved(red: int, saved: int, blue: int = 0):
    setup = MIGHTYMOUSE.setup([Seat("red"), Seat("blue")], {SAVED_NUMBER: True})
    return position(setup, {"at": {"red": red, "blue": blue}, "saved": {"red": saved}})


EASY, FAIR, SHARP = 1, 2, 3


@pytest.mark.parametrize(
    ("level", "red", "saved", "move", "reason"),
    [
        (EASY, 11, 5, PLAY_SAVED, "why_wait"),  # into a circle
        (FAIR, 11, 5, ROLL, "saved_costs"),
        (FAIR, 8, 1, ROLL, "saved_is_small"),
        (FAIR, 8, 6, PLAY_SAVED, "saved_is_safe"),
        (FAIR, FINISH - 1, 1, PLAY_SAVED, "saved_wins"),
        (SHARP, FINISH - 1, 1, PLAY_SAVED, "saved_is_better"),
        (SHARP, 11, 5, ROLL, "roll_is_better"),
        (SHARP, 10, 5, PLAY_SAVED, "saved_is_better"),  # one before the circle, of which half the rolls fall short
    ],
)
def test_when_a_saved_number_is_played(level, red, saved, move, reason):
    state = with_saved(red, saved)
    assert MightyMouseBot(level).choose(state, "red", state.moves) == Choice(move, reason)


def test_a_number_that_leads_onto_a_rival_is_not_played():
    state = with_saved(12, 3, blue=15)
    assert MightyMouseBot(FAIR).choose(state, "red", state.moves) == Choice(ROLL, "saved_costs")


def test_the_turns_to_go_grow_fewer_towards_the_finish_and_are_settled():
    own = bots.turns_to_go().own
    assert own[0][0] > own[20][0] > own[40][0] > own[60][0] > 1
    assert own[FINISH] == [0.0] * 7
    table = bots.turns_to_go()
    assert all(abs(bots._turns(table, space, 3) - own[space][3]) < 0.05 for space in range(FINISH))


class ByChance:
    """Chooses without a thought."""

    steadiness = Steadiness()

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, seen, seat, legal) -> Choice:
        return Choice(self.rng.choice(legal), "only_move")


def test_who_thinks_beats_who_does_not():
    """The house option is there for that: 75 % of 1,000 matches, here of fewer."""
    row, won = CATALOG["mightymouse"], 0
    for seed in range(160):
        sharp = ("red", "blue")[seed % 2]
        players = {seat: row.bot(SHARP) if seat == sharp else ByChance(seed) for seat in ("red", "blue")}
        match = Match(row.game, row.game.setup(map(Seat, players), {SAVED_NUMBER: True}))
        for _ in play_on(MatchRunner(match, row.nature_of(seed, players), players)):
            pass
        won += match.waiting.winners == (sharp,)
    assert won > 0.6 * 160


def test_where_there_is_no_choice_it_says_so():
    state = MIGHTYMOUSE.start(MIGHTYMOUSE.setup([Seat("red"), Seat("blue")]))
    assert choice(state)[1] == "only_move"


def test_every_reason_has_its_words():
    source = Path(bots.__file__).read_text(encoding="utf-8")
    assert set(re.findall(r'"([a-z]+(?:_[a-z]+)+)"', source)) == set(REASONS)
