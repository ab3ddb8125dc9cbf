"""What holds for every game, in every set-up."""

import random
from itertools import product
from zlib import crc32

import pytest

from game.catalog import CATALOG
from game.core.acts import BadSetup, Over
from game.core.setup import Seat
from game.games.mousemaze.rules.state import ACTIONS, DECK
from game.session.match import Match
from game.session.match_runner import MatchRunner, play_on
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
    table = MatchRunner(Match(row.game, setup), row.chance(rng), bots)
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
    """Positions that went apart only by what nature keeps to itself look the same to every seat."""
    setup = row.game.setup([Seat(name) for name in row.game.seat_names[: row.game.most]])
    states = [played.before for played in walk(row.game, setup, 3).played]
    for state, seat in product(states[:: len(states) // 20 + 1], setup.names):
        seen = row.game.observe(state, seat)
        if row.game.id in HIDES:
            others = HIDES[row.game.id](state, seat)
            assert all(row.game.observe(other, seat) == seen for other in others)
        else:
            assert seen == state, f"{row.game.id} hides something: say in HIDES what a seat may not see"
            assert not hidden_order(state)


def hidden_order(state):
    """Whether a position holds a pile in an order: what a position has of the cards is how many there are of each."""
    deck = getattr(state, "deck", ())
    return bool(deck) and (len(deck) != len(ACTIONS) or sum(deck) > sum(DECK))


def otherwise_hidden(state, seat):
    """Booby-Trap: another tray, other lifts, and something else felt by the others."""
    yield state._replace(seed=state.seed + 1)
    yield state._replace(pulls=tuple(pull._replace(lift="1:2") for pull in state.pulls))
    mine = state.table.seats.index(seat)
    yield state._replace(
        felt=tuple(
            (number, grip if mine in by else 100 - grip)
            for (number, grip), by in zip(state.felt, state.by, strict=True)
        )
    )


HIDES = {"boobytrap": otherwise_hidden}
"""Games in which a position has something to hide; in all others what is still to come is drawn when it comes."""


@pytest.mark.parametrize("row", ROWS)
def test_a_seat_is_a_persons_or_a_computer_players_of_a_level_that_there_is(row):
    names = row.game.seat_names[: max(2, row.game.least)]
    for level in row.levels:
        bots = row.bots(row.game.setup([Seat(names[0], f"bot:{level}"), *map(Seat, names[1:])]))
        assert list(bots) == [names[0]]
    for wrong in ("bot:9", "bot:", "nobody"):
        with pytest.raises(BadSetup, match=f"^{names[0]} must be human or bot:{row.levels[0]}"):
            row.bots(row.game.setup([Seat(names[0], wrong), *map(Seat, names[1:])]))


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
