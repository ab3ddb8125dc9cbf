"""How frames reach the screen is chosen by the driver that SDL found."""

import os

import pygame
import pytest

from game.ui.window import start_video

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


@pytest.mark.parametrize(("name", "hint"), [("x11", "0"), ("windows", "0"), ("cocoa", None), ("wayland", None)])
def test_no_opengl_where_the_driver_can_do_without(driver, name, hint):
    driver(name)
    start_video()
    assert os.environ.get(HINT) == hint


def test_the_environment_outranks_that(driver, monkeypatch):
    monkeypatch.setenv(HINT, "1")
    driver("x11")
    start_video()
    assert os.environ[HINT] == "1"
