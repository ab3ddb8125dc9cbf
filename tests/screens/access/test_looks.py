"""What screens keep of boards is painted anew when pictures are to look another way, and never taken for another."""

from dataclasses import replace

import pygame
import pytest
from pygame import FRect

from game.games.boobytrap.pictures.tray import TrayPicture
from game.shell.pictures.blocks import framed_picture
from tests.views import mousemaze, mousetrap_table

pytestmark = pytest.mark.usefixtures("blank_pictures")


def test_lines_round_what_moves_are_seen_at_once(table):
    player = table(mousetrap_table.VIEWS["middle"])
    scene, canvas, bar = player.scene, player.see(), pygame.Surface((9, 9), pygame.SRCALPHA)
    painted, tray = [], TrayPicture()

    def kept():
        scene.scenery.draw(canvas, scene.laid, scene.slots.heap, scene.play.shown)
        plate = scene.scenery._stage.items(canvas, scene.laid.view)[0].picture
        return plate, tray._leaning(canvas, "booby/bar", bar, 1), len(painted)

    before, paint = kept(), scene.scenery._paint
    scene.scenery._paint = lambda *given: painted.append(paint(*given))
    assert kept() == before
    canvas.sprites.outlined = True
    assert all(new != old for new, old in zip(kept(), before, strict=True))


def test_they_are_seen_at_once_under_a_sheet_too(table, monkeypatch):
    player = table(mousemaze.VIEWS["odds"])
    over, painted = player.scene.over, []
    paint = over.paint
    monkeypatch.setattr(over, "paint", lambda under: painted.append(paint(under)))
    player.program.redraw()
    player.see()
    assert not painted
    player.program.adopt(replace(player.program.settings, outlines=True))
    player.see()
    assert painted


def test_a_picture_that_is_made_after_another_is_gone_is_not_taken_for_it(player):
    place, seen = FRect(0, 0, 60, 40), []
    for colour in ((200, 0, 0), (0, 0, 200)):
        picture = pygame.Surface((30, 20))
        picture.fill(colour)
        framed_picture(player.canvas, picture, place, 4)
        seen.append(tuple(player.canvas.surface.get_at(player.canvas.box(place).center))[:3])
        del picture
    assert seen == [(200, 0, 0), (0, 0, 200)]
