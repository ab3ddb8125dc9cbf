"""The light over a stage: even where nobody wants it dark, brightest under a lamp, and nothing is left out."""

from dataclasses import replace

import pygame
import pytest
from pygame import FRect

from game.host.settings import Settings
from game.ui.drawing.light import PIECES, Cone, Lighting, LightMap, Pool, Shade, Straight, dimmed, strength
from game.ui.drawing.spotlight import multiply
from game.ui.widgets.dirty import ONE, DirtyBlitter, Item, RestingItems

DUSK = (100, 110, 140)
ROOM = FRect(0, 0, 1280, 720)
LAMP = Cone((600, 500), (300, 480), (150, 140, 100))


def seen(canvas, lighting, room=ROOM):
    """A white stage in this light."""
    surface = canvas.surface
    surface.fill((255, 255, 255))
    multiply(canvas, LightMap(), room, lighting)
    return lambda x, y: tuple(surface.get_at((x, y)))[:3]


@pytest.mark.parametrize(
    ("given", "share"),
    [
        ({}, 1.0),
        ({"stage_light": "soft"}, 0.5),
        ({"stage_light": "off"}, 0.0),
        ({"theme": "contrast"}, 0.0),
        ({"reduced_motion": True}, 0.0),
    ],
)
def test_how_dark_it_gets(given, share):
    assert strength(replace(Settings(), **given)) == share


def test_daylight_leaves_a_stage_as_it_is_and_dusk_is_the_same_far_from_every_lamp(canvas):
    assert dimmed(DUSK, 0.0) == (255, 255, 255)
    at = seen(canvas, Lighting(DUSK, cones=(LAMP,)))
    for place in ((3, 3), (1270, 3), (3, 710), (1270, 710), (100, 300), (1100, 300), (600, 650)):
        assert at(*place) == DUSK, place
    assert min(at(600, 480)) > 235, "under the lamp it is day"


@pytest.mark.parametrize("room", [ROOM, FRect(13, 7, 701, 533), FRect(500, 100, 90, 60)])
@pytest.mark.parametrize("foot", [(600, 500), (-900, 200), (2000, 3000), (1279, 719)])
def test_the_pieces_of_the_map_cover_a_stage_once(canvas, room, foot):
    lighting = Lighting(DUSK, cones=(LAMP._replace(foot=foot),), pools=(Pool(foot, (90, 90), DUSK),))
    pieces = LightMap().pieces(canvas, room, lighting)
    boxes = [piece.box for piece in pieces if piece.box.width and piece.box.height]
    assert sum(box.width * box.height for box in boxes) == canvas.box(room).width * canvas.box(room).height
    assert all(canvas.box(room).contains(box) for box in boxes)
    assert len(pieces) == PIECES
    assert all(picture.get_rect().contains(part) and part.size == box.size for picture, box, part in pieces
               if picture.get_size() != ONE and box.width and box.height)  # fmt: skip


def test_a_thing_keeps_the_lamp_off_the_wall_and_not_off_itself(canvas):
    bar = ((-10.0, 0.0), (10.0, 0.0), (10.0, 60.0), (-10.0, 60.0))
    shade = Shade((bar,), Straight(1.0, (600, 450)), Straight(1.0, (640, 450)), 700, (), (0, 0, 0))
    at = seen(canvas, Lighting(DUSK, cones=(LAMP._replace(shade=shade),)))
    assert max(at(640, 420)) <= max(DUSK) + 12, "its shadow"
    assert min(at(600, 420)) > 220, "the thing itself"


def test_only_where_the_light_has_changed_it_is_painted_anew(canvas):
    light, lighting = LightMap(), Lighting(DUSK, cones=(LAMP,))
    first = light.pieces(canvas, ROOM, lighting)
    assert all(one.picture is two.picture for one, two in zip(first, light.pieces(canvas, ROOM, lighting), strict=True))
    glowing = lighting._replace(pools=(Pool((600, 480), (20, 20), (90, 80, 60)),))
    anew = [one.picture is not two.picture for one, two in zip(first, light.pieces(canvas, ROOM, glowing), strict=True)]
    assert 1 <= sum(anew) <= 4, "the tiles that it reaches"
    moved = LAMP._replace(foot=(640, 500))
    assert seen(canvas, Lighting(DUSK, cones=(moved,)))(640, 480) > (235,) * 3


def test_a_light_that_grows_and_shrinks_is_as_one_painted_at_once(canvas):
    light, shown = LightMap(), []
    for wide in (300, 420, 180, 300):
        lighting = Lighting(DUSK, cones=(LAMP._replace(size=(wide, 480)),))
        for each in (light, LightMap()):
            canvas.surface.fill((255, 255, 255))
            multiply(canvas, each, ROOM, lighting)
            shown.append(pygame.image.tobytes(canvas.surface, "RGB"))
        assert shown[-1] == shown[-2]
    assert shown[0] == shown[-1] != shown[2]


def test_tiles_are_as_one_picture_and_shift_with_what_shakes(canvas):
    """Put together they are the map enlarged at once; shifted by some pixels they are the same, elsewhere."""
    lighting, room, light = Lighting(DUSK, cones=(LAMP,)), canvas.box(ROOM), LightMap()
    light.paint(canvas, ROOM, lighting)

    def stage(shift):
        canvas.surface.fill((255, 255, 255))
        for picture, box, part in light.laid(room, shift):
            if picture.get_size() == ONE:
                canvas.surface.fill(picture.get_at((0, 0)), box)
            else:
                canvas.surface.blit(picture, box, part)
        return canvas.surface.copy()

    still, shaken = stage((0, 0)), stage((9, -6))
    inner = pygame.Rect(40, 40, 1200, 640)
    assert pygame.image.tobytes(still.subsurface(inner), "RGB") == pygame.image.tobytes(
        shaken.subsurface(inner.move(9, -6)), "RGB"
    )
    steps = [max(abs(a - b) for a, b in zip(still.get_at((x, 400)), still.get_at((x + 1, 400)), strict=True))
             for x in range(440, 780)]  # fmt: skip
    assert max(steps) <= 6, "nowhere a seam"


def test_what_is_multiplied_hides_nothing_and_is_not_taken_into_the_background(canvas):
    ground, thing, dark = (
        pygame.Surface((1280, 720)),
        pygame.Surface((40, 40), pygame.SRCALPHA),
        pygame.Surface((900, 700)),
    )
    ground.fill((200, 200, 200)), thing.fill((80, 160, 240, 255)), dark.fill((128, 128, 128))
    blitter, resting, canvas.kept = DirtyBlitter(), RestingItems(), True
    for step in range(40):
        x = 100 + min(step, 20)
        items = [Item(ground, (0, 0)), Item(thing, (x, 100)), Item(dark, (0, 0), None, pygame.BLEND_RGB_MULT)]
        blitter.show(canvas, resting.moving(items), resting.fresh)
        assert tuple(canvas.surface.get_at((x + 20, 120)))[:3] == (40, 80, 120), step
        assert tuple(canvas.surface.get_at((300, 300)))[:3] == (100, 100, 100), "once, however often it is drawn"
        assert tuple(canvas.surface.get_at((1000, 100)))[:3] == (200, 200, 200)


def test_one_pixel_multiplies_all_of_its_part_as_a_large_picture_does(canvas):
    blitter, ground, dusk = DirtyBlitter(), pygame.Surface((1280, 720)), pygame.Surface(ONE)
    ground.fill((200, 220, 240))
    dusk.fill(DUSK)
    box = pygame.Rect(300, 200, 400, 100)
    blitter.show(canvas, [Item(ground, (0, 0)), Item(dusk, box.topleft, box.move(-300, -200), pygame.BLEND_RGB_MULT)])
    expected = ground.copy()
    expected.fill(DUSK, box, pygame.BLEND_RGB_MULT)
    assert pygame.image.tobytes(canvas.surface, "RGB") == pygame.image.tobytes(expected, "RGB")
