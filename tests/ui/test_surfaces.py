import pygame
import pytest
from pygame import FRect

from game.ui.drawing import badges, materials
from game.ui.drawing.canvas import Canvas, scale_of
from game.ui.drawing.sprites import SurfaceCache
from game.ui.window import LEAST, first_size, fitted


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080), (3840, 2160), (2560, 1080), (900, 1600)])
def test_any_window_has_at_least_960_by_720_units(canvas, size):
    other = Canvas(pygame.Surface(size), canvas.theme, canvas.letters, canvas.sprites)
    assert other.area.width >= 959.9
    assert other.area.height >= 719.9
    assert min(abs(other.area.width - 960), abs(other.area.height - 720)) < 0.5
    assert scale_of(size) == other.scale


def test_neighbours_meet_at_any_scale(canvas):
    canvas.scale = 1.3337
    left, right = canvas.box(FRect(10, 10, 33.3, 20)), canvas.box(FRect(43.3, 10, 12, 20))
    assert left.right == right.left


def test_what_is_made_in_passing_is_not_kept():
    store = SurfaceCache()
    store.get("before", lambda: pygame.Surface((10, 10)))
    held = store.held
    with store.passing():
        store.get("before", lambda: pygame.Surface((10, 10)))
        store.get("within", lambda: pygame.Surface((20, 20)))
    assert len(store) == 1 and store.held == held


def test_the_store_makes_once_and_drops_the_longest_unused():
    store, made = SurfaceCache(limit=4 * 100 * 100 * 3), []

    def make():
        made.append(1)
        return pygame.Surface((100, 100), depth=32)

    for key in ("a", "b", "a", "c", "a", "d", "a"):
        store.get(key, make)
    assert len(made) == 4
    assert len(store) == 3
    store.get("b", make)
    assert len(made) == 5


def test_of_what_changes_only_the_latest_is_kept():
    store, made = SurfaceCache(), []

    def make():
        made.append(1)
        return pygame.Surface((100, 100), depth=32)

    for colour in ("dim", "dim", "bright", "dim"):
        store.latest("lamp", colour, make)
    store.latest("other", "dim", make)
    assert len(made) == 4
    assert len(store) == 2 and store.held == 2 * 4 * 100 * 100


def test_materials_are_drawn_once_per_size(canvas):
    for _ in range(3):
        materials.card(canvas, FRect(10, 10, 200, 100))
        materials.key(canvas, FRect(10, 10, 200, 60), "primary")
        badges.badge(canvas, "red", FRect(0, 0, 40, 40))
    before = len(canvas.store)
    materials.card(canvas, FRect(300, 300, 200, 100))
    assert len(canvas.store) == before


def test_sprites_that_are_missing_are_no_error(canvas):
    assert not canvas.sprite("ui/none", FRect(0, 0, 10, 10))
    assert not canvas.stamp("ui/none", (0, 0))
    assert not canvas.stretch("ui/none", FRect(0, 0, 10, 10))
    assert canvas.sprite("ui/gear", FRect(0, 0, 24, 24), (255, 0, 0))


@pytest.mark.parametrize("desktop", [(800, 600), (1024, 768), (1366, 768), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("wished", [(100, 100), (1280, 720), (9999, 9999)])
def test_a_window_is_never_larger_than_the_screen_nor_smaller_than_it_must(desktop, wished):
    for size in (fitted(wished, [desktop]), first_size([desktop])):
        assert LEAST[0] <= size[0] <= desktop[0]
        assert LEAST[1] <= size[1] <= desktop[1]


def test_what_a_huge_window_took_is_given_back_though_nothing_new_is_made():
    store, small, huge = SurfaceCache(), pygame.Surface((1280, 720)), pygame.Surface((6000, 4000))
    store.suit(small)
    store.get("small", lambda: small)
    store.suit(huge)
    store.get("huge", lambda: huge)
    assert store.held > 90 << 20
    store.suit(small)
    store.get("small", lambda: small)
    assert len(store) == 1 and store.held < 4 << 20
