"""How well a part stands, in words."""

import pytest

from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.text.log import off_true


@pytest.mark.parametrize(
    ("mm", "deg", "words"),
    [
        (0.0, 0.0, "perfectly placed"),
        (0.04, -0.04, "perfectly placed"),
        (-0.8, 0.2, "0.8 mm and 0.2 degrees off"),
        (0.05, 0.0, "0.1 mm and 0.0 degrees off"),
        (0.0, -0.5, "0.0 mm and 0.5 degrees off"),
    ],
)
def test_a_part_is_perfectly_placed_or_off_by_so_much(mm: float, deg: float, words: str):
    assert off_true(Placed(mm, deg)) == words
