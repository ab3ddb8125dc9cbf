"""A table is composed ahead in spare time: what it needs next is at hand then, and it stays as it is."""

import pygame
import pytest

from game.core.acts import Turn
from game.games.mousetrap.pictures.scenery import Scenery
from game.shell.play.match_screen import MatchScreen
from game.shell.play.rehearsal import rehearsed
from tests.screens.play.test_every_table import WAITING
from tests.views import mousetrap_table

pytestmark = pytest.mark.usefixtures("blank_pictures")


@pytest.mark.parametrize("game", WAITING)
def test_pictures_of_the_table_to_come_are_made_before_it_comes(table, game, monkeypatch):
    player = table(WAITING[game])
    scene, canvas = player.scene, player.see()
    assert isinstance(scene, MatchScreen) and isinstance(scene.play.waiting, Turn)
    before = [(widget.name, tuple(widget.place), widget.look()) for widget in scene.widgets]
    was = scene.focused, scene.play.motion.busy, scene.play.shown, scene.play.animation.shown
    asked, get = [], scene.shell.store.get
    monkeypatch.setattr(scene.shell.store, "get", lambda key, make: asked.append(key[0]) or get(key, make))
    for _ in rehearsed(scene, canvas.within(pygame.Rect(0, 0, 0, 0))):
        pass
    assert was == (scene.focused, scene.play.motion.busy, scene.play.shown, scene.play.animation.shown)
    assert before == [(widget.name, tuple(widget.place), widget.look()) for widget in scene.widgets]
    assert "layer" in asked


def test_the_scenery_to_come_is_the_one_that_is_painted_when_it_comes(table, monkeypatch):
    player = table(mousetrap_table.VIEWS["middle"])
    scene, canvas = player.scene, player.see()
    laid, heap, shown = scene.laid, scene.slots.heap, scene.play.shown
    once, ahead = (Scenery(scene.play.state.table, scene.play.kit) for _ in range(2))
    once.draw(canvas, laid, heap, shown)
    painted = pygame.image.tobytes(canvas.surface, "RGB")
    for _ in ahead.ahead(canvas, laid, heap, shown):
        pass
    canvas.surface.fill((0, 0, 0))
    monkeypatch.setattr(ahead, "_paint", lambda *given: pytest.fail("painted again"))
    ahead.draw(canvas, laid, heap, shown)
    assert pygame.image.tobytes(canvas.surface, "RGB") == painted
