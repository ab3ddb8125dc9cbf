"""The small picture of a match shows what of the machine stands, whole, in the middle that every card shows."""

import pytest
from pygame import FRect

from game.games.mousetrap.pictures.figures import framed
from game.games.mousetrap.pictures.parts import ghost_rect
from game.games.mousetrap.pictures.stage import fitting

PLACE = FRect(0, 0, 448, 176)


@pytest.mark.parametrize("standing", range(1, 12))
def test_a_young_machine_is_whole_in_the_middle(standing):
    view = framed(PLACE, range(1, standing + 1))
    first, *others = (ghost_rect(number, view) for number in range(1, standing + 1))
    built, middle = first.unionall(others), FRect(0, 0, PLACE.height * 1.25, PLACE.height)
    middle.center = PLACE.center
    assert middle.contains(built), (built, middle)
    assert built.height > PLACE.height * 0.45, "and large"


def test_of_a_large_machine_all_is_seen_where_there_is_room():
    view = framed(PLACE, range(1, 25))
    assert all(PLACE.contains(ghost_rect(number, view)) for number in range(1, 25))
    assert framed(PLACE, ()) == fitting(PLACE)
