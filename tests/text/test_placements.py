"""How well a part stands, in words."""

import pytest

from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.text.log import how_off, off_true


@pytest.mark.parametrize(
    ("mm", "deg", "words"),
    [
        (0.0, 0.0, "perfectly placed"),
        (0.04, -0.04, "perfectly placed"),
        (-0.8, 0.2, "0.8 mm and 0.2 degrees off"),
        (0.05, 0.0, "0.1 mm off"),
        (0.0, -0.5, "0.5 degrees off"),
    ],
)
def test_a_part_is_perfectly_placed_or_off_by_so_much(mm: float, deg: float, words: str):
    assert off_true(Placed(mm, deg)) == words


@pytest.mark.parametrize(
    ("mm", "deg", "words"),
    [
        (0.4, -0.4, "perfectly placed"),
        (-3.2, 0.2, "3 mm too far left"),
        (0.8, 0.0, "a little too far right"),
        (0.0, -0.9, "leaning a little to the right"),
        (-0.8, 2.4, "a little too far left and leaning 2 degrees to the left"),
    ],
)
def test_the_log_tells_in_words_how_far_off_a_part_stands(mm: float, deg: float, words: str):
    assert how_off(Placed(mm, deg)) == words
