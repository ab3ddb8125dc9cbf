"""Text of 200 % leaves the score of every seat on the screen, in every game."""

from dataclasses import replace

import pytest

from tests.views import all_views

VIEWS = {
    "mousetrap_table/middle": "seat_",
    "mousemaze/risk": "score_",
    "mightymouse/mid": "seat_",
    "boobytrap/middle": "seat_",
}


@pytest.mark.usefixtures("blank_pictures")
@pytest.mark.parametrize("size", [(800, 600), (1280, 720)], ids=str)
@pytest.mark.parametrize("view", VIEWS)
def test_every_score_is_in_sight_at_the_largest_text(another, view, size):
    player = another(size=size)
    player.program.settings = replace(player.program.settings, text_scale=200)
    all_views()[view](player.program)
    player.see()
    scores = [widget for widget in player.scene.widgets if widget.name.startswith(VIEWS[view])]
    assert len(scores) == len(player.scene.play.seats.names)
    assert all(widget.visible.height >= widget.place.height - 0.5 for widget in scores)
