"""The sheet of a result, painted by parts as the focus moves on it, is what it would be painted as a whole."""

import pygame
import pytest

from game.catalog import CATALOG
from game.ui.input.bindings import Device, Pressed, Verb
from tests.screens.play.test_table_result import OVER
from tests.views import celebrated

pytestmark = pytest.mark.usefixtures("every_frame")
WAYS = (Verb.UP, Verb.UP, Verb.LEFT, Verb.RIGHT, Verb.UP, Verb.DOWN, Verb.NEXT, Verb.DOWN, Verb.LEFT)


def as_a_whole(screen, canvas):
    surface = pygame.Surface(canvas.surface.get_size())
    screen.paint(canvas.onto(surface).within(surface.get_rect()))
    return surface


def alike(*pictures):
    one, other = (pygame.image.tobytes(picture, "RGB") for picture in pictures)
    return one == other


@pytest.mark.parametrize("game", CATALOG)
def test_the_focus_moves_over_what_lies_beneath(another, game):
    player = another(size=(1280, 720))
    celebrated(OVER[game], 60.0)(player.program)
    player.program.inputs.device = Device.KEYBOARD
    for _ in range(4):
        player.step(0.5)
    ending, visited = player.scene.over, set()
    for verb in WAYS:
        player.scene.handle(Pressed(verb))
        for _ in range(2):
            player.step(0.5)
        visited.add(ending.focused)
        painted = ending.still(player.canvas)
        assert alike(painted, as_a_whole(ending, player.canvas)), (verb, ending.focused)
    assert len(visited) > 2
