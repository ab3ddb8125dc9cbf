"""What holds for every game, in every set-up."""

import random
from zlib import crc32

import pytest

from game.catalog import CATALOG
from game.core.acts import Over, Turn
from game.core.errors import BadSetup
from game.core.setup import Seat
from game.session.match import Match
from game.session.playout import play_on
from game.session.table import Table
from tests.harness.walk import assert_loads, look, setups, walk

EVERY = [
    pytest.param(row, setup, id=f"{name}-{index}")
    for name, row in CATALOG.items()
    for index, setup in enumerate(setups(row.game))
]
ROWS = [pytest.param(row, id=name) for name, row in CATALOG.items()]


@pytest.mark.parametrize(("row", "setup"), EVERY)
def test_random_matches_keep_every_promise(row, setup):
    for seed in range(2):
        match = walk(row.game, setup, crc32(repr((setup, seed)).encode()))
        assert isinstance(match.waiting, Over)


@pytest.mark.parametrize(("row", "setup"), EVERY)
def test_computer_players_finish_every_set_up(row, setup):
    rng = random.Random(crc32(repr(setup).encode()))
    bots = {seat.name: row.bot(rng.choice(row.levels)) for seat in setup.seats}
    table = Table(Match(row.game, setup), row.chance(rng), bots)
    for choice, played in play_on(table):
        assert choice is None or choice.move == played[0].act
        look(row.game, table.match.state)
    assert isinstance(table.match.waiting, Over)
    assert_loads(table.match)


@pytest.mark.parametrize("row", ROWS)
def test_heavy_mode_saves_and_loads_after_every_act(row):
    names = row.game.seat_names[: max(2, row.game.least)]
    halfway = {option.name: option.choices[len(option.choices) // 2] for option in row.game.options}
    halfway["begins"] = "lot"
    walk(row.game, row.game.setup([Seat(name) for name in names], halfway), 5, heavy=True)


@pytest.mark.parametrize("row", ROWS)
def test_equal_positions_have_equal_texts_and_no_others(row):
    setup = row.game.setup([Seat(name) for name in row.game.seat_names[: row.game.most]])
    match = walk(row.game, setup, 9)
    texts = {}
    for played in match.played:
        state = played.before
        assert texts.setdefault(row.game.position(state), state) == state


@pytest.mark.parametrize("row", ROWS)
def test_nothing_can_be_seen_that_a_seat_may_not_see(row):
    setup = row.game.setup([Seat(name) for name in row.game.seat_names[: row.game.most]])
    state = row.game.start(setup)
    waiting = row.game.waiting(state)
    if isinstance(waiting, Turn):
        seen = row.game.observe(state, waiting.seat)
        assert row.game.legal(seen) == row.game.legal(state)


@pytest.mark.parametrize("row", ROWS)
def test_wrong_set_ups_are_refused(row):
    game = row.game
    enough = [Seat(name) for name in game.seat_names[: game.least]]
    wrong = [
        ([], {}),
        ([Seat(name) for name in game.seat_names] * 2, {}),
        ([Seat("nobody"), *enough[1:]], {}),
        ([enough[0]] * max(2, game.least), {}),
        (enough, {"no_such_option": 1}),
        *((enough, {option.name: "no such value"}) for option in game.options),
    ]
    for seats, options in wrong:
        with pytest.raises(BadSetup):
            game.setup(seats, options)
