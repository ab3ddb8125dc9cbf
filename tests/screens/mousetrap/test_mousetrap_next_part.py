"""The cards of the table leave the place free where the next part goes."""

import pytest

from game.games.mousetrap.pictures.parts import ghost_rect
from tests.views.mousetrap_table import at, just_built

pytestmark = pytest.mark.usefixtures("blank_pictures")

CARDS = ("turn", "cheese", "part_card", "log_card", "builder")


@pytest.mark.parametrize("size", [(1280, 720), (800, 600), (1024, 768), (1366, 690), (1920, 1080)], ids=str)
def test_no_card_hangs_over_the_place_of_the_next_part(table, size):
    for standing in (*range(12, 19), 21, 22, 23):
        player = table(at(3, just_built(standing), people=4), size=size)
        scene = player.scene
        built = len(scene.play.state.parts)
        assert built >= standing and (scene.find("try_crank") is not None) == bool(scene.play.tester)
        place = ghost_rect(min(built + 1, 24), scene.laid.view)
        over = [one.name for one in scene.widgets if one.name in CARDS and one.place.colliderect(place)]
        assert over == [], (size, built + 1)
