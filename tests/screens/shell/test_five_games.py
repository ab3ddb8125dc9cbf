"""A fifth game finds its place: on the shelf, in the set-up and among the rule books, with nothing but its records."""

from dataclasses import replace

import pytest

from game.catalog import CATALOG, GAMES
from game.shell.desk import DESKS
from game.text.game_words import WORDS

SIZES = ((800, 600), (1280, 720))


@pytest.fixture
def fifth(monkeypatch):
    """Mighty Mouse once more, under another id and a longer title."""
    row = CATALOG["mightymouse"]
    rules = row.game._replace(id="dash")
    monkeypatch.setitem(WORDS, "dash", WORDS["mightymouse"])
    monkeypatch.setitem(DESKS, "dash", DESKS["mightymouse"]._replace(title="The Great Cheese Dash"))
    monkeypatch.setitem(CATALOG, "dash", replace(row, game=rules, title="The Great Cheese Dash"))
    return "dash"


def seen(another, route, size, scale, **given):
    player = another(size=size)
    player.program.settings = replace(player.program.settings, text_scale=scale)
    player.program.go_to(route, **given)
    canvas = player.see()
    return player.scene, canvas


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [100, 200])
def test_five_boxes_stand_on_the_shelf(another, fifth, size, scale):
    assert list(GAMES)[-1] == list(DESKS)[-1] == fifth
    scene, canvas = seen(another, "title", size, scale)
    boxes = [scene.find(game).rect for game in CATALOG]
    assert len(boxes) == 5 and all(canvas.area.contains(box) for box in boxes)
    assert not any(one.colliderect(other) for one in boxes for other in boxes if one is not other)
    assert not canvas.misfits


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("route", ["setup", "rules"])
def test_its_set_up_and_its_rules_are_shown(another, fifth, size, scale, route):
    scene, canvas = seen(another, route, size, scale, game=fifth)
    assert not canvas.misfits
    if route == "rules":
        assert len(scene.games) == 5
