"""Dice and lots: every outcome as likely as the sheet's, from a seed, and each answer by its number alone."""

from collections import Counter
from random import Random

import pytest

from game.catalog import CATALOG
from game.core.acts import Ask
from game.core.setup import LOT, Lot, Seat

ROLLS = 1200


def asked(game: str, kind: str, count: int, seed: int = 5) -> list:
    """So many answers to this ask at the start of a match of as many as can play."""
    row = CATALOG[game]
    setup = row.game.setup([Seat(name) for name in row.game.seat_names[: row.game.most]])
    nature, state = row.nature(seed, {}), row.game.start(setup)
    ask = Ask(kind, setup.names[0])
    return [nature.answer(state, ask, number).answer for number in range(count)]


@pytest.mark.parametrize("game", ["mousetrap", "mightymouse"])
def test_each_face_of_the_die_is_as_likely_as_any_other(game: str):
    faces = Counter(rolled.pips for rolled in asked(game, "die", ROLLS))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    least, most = ROLLS / 6 - 50, ROLLS / 6 + 50  # four standard deviations
    assert least < min(faces.values()) and max(faces.values()) < most


@pytest.mark.parametrize("game", CATALOG)
def test_the_lot_may_fall_on_every_seat(game: str):
    assert set(asked(game, LOT, 200)) == {Lot(seat) for seat in CATALOG[game].game.seat_names}


@pytest.mark.parametrize("game", ["mousetrap", "mightymouse"])
def test_answers_follow_from_the_seed_and_their_number(game: str):
    assert asked(game, "die", 30) == asked(game, "die", 31)[:30]
    assert asked(game, "die", 30) != asked(game, "die", 30, seed=6)


def test_chance_draws_what_is_listed_by_its_chance():
    row = CATALOG["mousetrap"]
    state = row.game.start(row.game.setup([Seat("red"), Seat("blue")]))
    rolling = row.game.apply(state, row.game.legal(state)[0]).state
    chance = row.chance(Random(5))
    faces = Counter(chance.pick(rolling, row.game.waiting(rolling)) for _ in range(ROLLS))
    assert set(faces) == {answer for answer, _ in row.game.answers(rolling)}
    assert min(faces.values()) > ROLLS / 6 - 50 and max(faces.values()) < ROLLS / 6 + 50
