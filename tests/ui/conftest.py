import pygame
import pytest

from game.app.program import assets_folder
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import Lettering
from game.ui.drawing.sprites import Sprites, SurfaceCache
from game.ui.drawing.theme import TOYSHOP


@pytest.fixture(scope="session", autouse=True)
def video():
    pygame.display.init()
    pygame.font.init()


@pytest.fixture
def canvas():
    store = SurfaceCache()
    letters = Lettering(assets_folder() / "fonts", store)
    made = Canvas(pygame.Surface((1280, 720)), TOYSHOP, letters, Sprites(assets_folder(), store))
    letters.fit(made.scale, 1.0, "atkinson")
    return made
