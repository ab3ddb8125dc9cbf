"""Booby-Trap's picture: what is seen is what collides, all of it fits, and the arches lie over it."""

import itertools
import math

import pygame
import pytest

from game.app.program import assets_folder
from game.catalog import CATALOG
from game.core.setup import Seat
from game.core.slices import finish
from game.games.boobytrap.pictures.pieces import PieceSpot
from game.games.boobytrap.pictures.places import LONG, TrayView
from game.games.boobytrap.pictures.tray import TrayPicture, Turned
from game.games.boobytrap.tray.history import mixed
from game.games.boobytrap.tray.leaps import Leap
from game.games.boobytrap.tray.packing import BY_NUMBER, WIDTH
from game.shell.pictures.thumbnails import Easel
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import Lettering
from game.ui.drawing.sprites import Sprites, SurfaceCache
from game.ui.drawing.theme import THEMES
from tests.screens.tables import ANY, SIZES, assert_fits
from tests.views import boobytrap as views
from tests.views.boobytrap import at

OFTEN = ("snug", "ten_players", "solitaire", "workshop")
MM = 4.0
VIEWS = views.VIEWS


@pytest.fixture(scope="module")
def canvas():
    store, assets = SurfaceCache(), assets_folder()
    letters = Lettering(assets / "fonts", store)
    made = Canvas(pygame.Surface((960, 720)), THEMES["toyshop"], letters, Sprites(assets, store))
    return made


# ---- what is seen is what collides


@pytest.mark.parametrize("number", [1, 22, 43])
def test_a_disc_is_drawn_as_large_as_it_collides(canvas, number):
    picture = Turned(canvas, MM).body(number, 0.7)
    middle = picture.get_width() / 2
    radius = BY_NUMBER[number].radius
    for turn in range(24):
        way = math.cos(turn * math.tau / 24), math.sin(turn * math.tau / 24)

        def cover(mm, way=way):
            at = [round(middle + way[axis] * mm * MM - 0.5) for axis in (0, 1)]
            inside = all(0 <= part < picture.get_width() for part in at)
            return picture.get_at(at).a if inside else 0

        assert cover(radius - 1) > 200
        assert cover(radius + 1) < 40


def test_box_and_bar_are_drawn_where_they_collide(canvas):
    info, bar = canvas.sprites.info("booby/box"), canvas.sprites.info("booby/bar")
    view = TrayView.within(canvas.area)
    assert view.box.width / view.per == pytest.approx(info.size[0] / info.per * 10, abs=0.5)
    assert view.floor.width / view.per == pytest.approx(LONG, abs=0.5)
    assert view.floor.height / view.per == pytest.approx(WIDTH, abs=0.5)
    assert info.anchor[0] / info.per * 10 == pytest.approx((view.floor.left - view.box.left) / view.per, abs=0.5)
    face = next(x for x in range(bar.size[0]) if _cover("booby/bar", (x, bar.size[1] // 2)) > 128)
    assert abs(face - bar.anchor[0]) / bar.per * 10 <= 1.0


def _cover(name, at):
    return pygame.image.load(str(assets_folder() / f"{name}.webp")).get_at(at).a


def test_pieces_are_where_the_tray_has_them(canvas):
    tray, picture = mixed(1), TrayPicture()
    view = TrayView.within(canvas.area)
    picture.box(canvas, view)
    empty = canvas.surface.copy()
    picture.draw(canvas, view, tray.frame(), {}, empty)
    for x, y, _ in tray.frame().poses.values():
        at = [round(part * canvas.scale) for part in view.at(x, y)]
        assert canvas.surface.get_at(at) != empty.get_at(at)


def test_a_small_picture_shows_the_middle_of_a_full_tray(canvas):
    tray, game = mixed(1), CATALOG["boobytrap"].game
    state = game.start(game.setup([Seat("p1"), Seat("p2")]))._replace(seed=1)
    picture = finish(Easel(canvas).drawing("boobytrap", state, [f"tray {tray.packing.encode()}"]))
    red, yellow = (
        pygame.mask.from_threshold(picture, colour, (40, 40, 40)).count() for colour in ("#c8342a", "#e8b030")
    )
    assert min(red, yellow) > 0.02 * picture.get_width() * picture.get_height()


def test_the_light_does_not_turn_with_a_disc(canvas):
    turned = Turned(canvas, MM)
    for angle in (0.0, 1.5, 3.0, 4.5):
        picture = turned.body(43, angle)
        side = picture.get_width()
        upper, lower = (
            sum(sum(picture.get_at((round(side * part), round(side * part)))[:3]) for part in parts)
            for parts in ((0.17, 0.175, 0.18), (0.845, 0.85, 0.855))
        )
        assert upper > lower * 1.25


def test_of_discs_that_tumble_few_are_painted_in_a_frame_and_none_stays_behind(canvas):
    turned, numbers = Turned(canvas, MM), range(1, 7)
    seen = {number: [] for number in numbers}
    for frame in range(12):
        turned.begin(numbers)
        before = len(turned._aloft)
        for number in numbers:
            leap = Leap(3.0 * frame, (1.0, 0.3), pose=(0.0, 0.0, 0.0), turned=0.3 * frame)
            seen[number].append(turned.aloft(number, 0.25 * frame, leap))
        assert frame == 0 or len(turned._aloft) - before <= 3
    for pictures in seen.values():
        stays = [len(list(same)) for _picture, same in itertools.groupby(pictures, key=id)]
        assert max(stays[:-1]) <= 3


def test_a_disc_that_leaps_again_begins_as_it_lies(canvas):
    turned, high = Turned(canvas, MM), Leap(30.0, (1.0, 0.3))
    for leap in (high, Leap(1.0, (1.0, 0.0))):
        turned.begin([])
        turned.begin([1, 2])
        turned.aloft(2, 0.0, leap._replace(height=leap.height + 10))
        low = turned.aloft(1, 0.0, leap)
    assert low.get_width() < turned.aloft(2, 0.0, high).get_width()


# ---- it fits


@pytest.mark.usefixtures("blank_pictures")
@pytest.mark.parametrize(("size", "scale"), SIZES, ids=str)
def test_every_view_fits(table, size, scale):
    player = table("start", size=size, text_scale=scale)
    for name, view in VIEWS.items():
        if name in OFTEN or (size, scale) in SIZES[:1]:
            view(player.program)
            assert_fits(player, name, _apart)


def _apart(widget):
    # Pieces lie as close as the tray has them.
    return not isinstance(widget, PieceSpot)


@pytest.mark.parametrize("size", [(800, 600), (1280, 720)])
def test_pieces_are_large_enough_to_hit_even_in_a_small_window(table, size):
    player = table("start", size=size)
    canvas = player.see()
    spots = player.scene.spots()
    assert len(spots) == 63
    assert min(spot.rect.width for spot in spots) * canvas.scale >= ANY


def test_a_tag_covers_no_piece(table):
    player = table("snug", size=(800, 600))
    scene = player.scene
    bar = scene.slots.view.along(max(scene.toy.frame.bar))  # It may lean.
    assert all(spot.rect.right <= bar + 1 for spot in scene.widgets if isinstance(spot, PieceSpot))


# ---- the arches


def test_arches_come_in_softly_once_they_are_painted(table):
    player = table(at(1, 20, people=4, arches="asks"))
    scene = player.scene
    arches = scene.toy.arches
    arches.at_once = False
    player.key("a")
    assert arches.on
    floor = scene.slots.view.floor
    shades = []
    for _ in range(60):
        player.step(0.02)
        shades.append(pygame.transform.average_color(player.surface, pygame.Rect(*floor).inflate(-300, -200))[:3])
    shades = [sum(shade) for shade in shades]
    assert shades[0] > shades[-1] and len(set(shades)) > 4
    assert shades == sorted(shades, reverse=True)
    assert not player.draws(steps=5)


def test_arches_are_shown_on_wish_and_when_the_game_is_over(table):
    player = table(at(1, 26, people=4, arches="asks"))
    player.key("a")
    assert player.scene.arches
    player.click("arches")
    assert not player.scene.arches
    assert table("after_the_end").scene.arches
