"""How frames reach the screen is chosen by the driver that SDL found."""

import os

import pygame
import pytest

from game.ui.window import Window, start_video

HINT = "SDL_FRAMEBUFFER_ACCELERATION"


@pytest.fixture
def driver(monkeypatch):
    """Lets SDL claim to have found a driver, with nothing set in the environment."""
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.setenv(HINT, "")
    monkeypatch.delenv(HINT)
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    return lambda name: monkeypatch.setattr(pygame.display, "get_driver", lambda: name)


DRIVERS = [("x11", "0"), ("windows", "0"), ("offscreen", "0"), ("cocoa", None), ("wayland", None)]


@pytest.mark.parametrize(("name", "hint"), DRIVERS)
def test_no_opengl_where_the_driver_can_do_without(driver, monkeypatch, name, hint):
    monkeypatch.setenv("SDL_VIDEODRIVER", name)
    driver(name)
    start_video()
    assert os.environ.get(HINT) == hint


def test_the_environment_outranks_that(driver, monkeypatch):
    monkeypatch.setenv(HINT, "1")
    driver("x11")
    start_video()
    assert os.environ[HINT] == "1"


def test_a_picture_has_as_many_pixels_as_the_screen(driver, monkeypatch):
    class Dense:
        """SDL's window on a screen of twice as many pixels as points."""

        def __init__(self, title, size, *place, **wished):
            assert wished["allow_high_dpi"]
            self.size = size

        def get_surface(self):
            return pygame.Surface((2 * self.size[0], 2 * self.size[1]))

    driver("windows")
    start_video()
    assert os.environ["SDL_WINDOWS_DPI_AWARENESS"] == "permonitorv2"
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1440, 900)])
    monkeypatch.setattr(pygame, "Window", Dense)
    assert Window("Trapworks").density == 2
