"""The magnifier: what is seen follows pointer and keys, and what is pressed is what is seen."""

import dataclasses

import pygame
import pytest

from game.app import Program
from game.host.places import Places
from game.ui.input.bindings import Phase, Pointed, Pressed, Verb
from game.ui.magnifier import ScreenMagnifier
from tests.patience import as_long_as

SIZE = (1280, 720)


@pytest.fixture
def program(tmp_path):
    pygame.display.init()
    pygame.font.init()
    made = Program(Places(tmp_path), None)
    made.adopt(dataclasses.replace(made.settings, magnifier="3"))
    made.go_to("settings")
    return made


def shown(program):
    window = pygame.Surface(SIZE)
    for _ in as_long_as(lambda: not program.show(window)):
        pass
    return window


def cut_of(window, whole, at, zoom):
    """Whether a part of the whole whose middle is there, in pixels, is what the window shows."""
    left, top = (
        min(max(0, place - size // zoom // 2), size - size // zoom) for place, size in zip(at, SIZE, strict=True)
    )
    part = whole.subsurface((left, top, SIZE[0] // zoom, SIZE[1] // zoom))
    small, wanted = pygame.transform.smoothscale(window, (64, 36)), pygame.transform.smoothscale(part, (64, 36))
    pixels = [(x, y) for x in range(64) for y in range(36)]
    return sum(abs(a - b) for at in pixels for a, b in zip(small.get_at(at), wanted.get_at(at), strict=True)) < 60_000


def test_a_key_turns_it_on_and_it_follows_the_keys_and_the_pointer(program):
    program.screen.focus("back")
    program.give(Pressed(Verb.OTHER, "f6"))
    assert program.settings.magnified
    program.give(Pointed(Phase.MOVE, SIZE))
    by_pointer = shown(program)
    program.give(Pressed(Verb.OTHER, "f7"))
    by_keys = shown(program)
    program.give(Pressed(Verb.OTHER, "f6"))
    whole = shown(program)
    assert not program.settings.magnified
    assert cut_of(by_pointer, whole, SIZE, 3) and not cut_of(by_pointer, whole, (0, 0), 3)
    assert cut_of(by_keys, whole, (0, 0), 3), "the button at the upper left"


def test_a_press_beside_what_is_seen_only_moves_it_there(program):
    program.give(Pressed(Verb.OTHER, "f6"))
    program.give(Pressed(Verb.NEXT, "tab"))
    shown(program)
    at = program.screen.find("muted").visible.center
    before = program.settings.muted
    for phase in (Phase.DOWN, Phase.UP):
        program.give(Pointed(phase, at))
    assert program.settings.muted is before
    shown(program)
    for phase in (Phase.MOVE, Phase.DOWN, Phase.UP):
        program.give(Pointed(phase, at))
    assert program.settings.muted is not before


@pytest.mark.parametrize("zoom", [2, 6])
def test_what_is_below_the_pointer_is_what_it_points_at(zoom):
    glass, window = ScreenMagnifier(), pygame.Surface(SIZE)

    def paint(whole):
        whole.fill("black")
        whole.fill("white", (396, 196, 8, 8))

    glass.takes(Pointed(Phase.MOVE, (400.0, 200.0)), zoom)
    glass.show(window, zoom, 1.0, paint, lambda: None)
    assert window.get_at((400, 200))[:3] == (255, 255, 255) and window.get_at((400 + 8 * zoom, 200))[:3] == (0, 0, 0)


@pytest.mark.parametrize(("width", "left"), [(60.0, 550), (900.0, 24)])
def test_what_has_the_focus_is_in_the_middle_or_begins_what_is_seen(width, left):
    glass, window, place = ScreenMagnifier(), pygame.Surface(SIZE), pygame.FRect(300, 400, width, 30)
    glass.takes(Pressed(Verb.NEXT, "tab"), 3)
    glass.show(window, 3, 1.0, lambda whole: (whole.fill("black"), whole.fill("white", place)), lambda: place)
    assert [window.get_at((x, SIZE[1] // 2))[:3] for x in (left - 6, left + 6)] == [(0, 0, 0), (255, 255, 255)]
