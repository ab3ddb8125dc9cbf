"""The stage: what is seen is what collides, and the chain painted ahead is the chain."""

import math
import random

import pygame
import pytest
from pygame import FRect

from game.app.program import assets_folder
from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.chain import Chain
from game.games.mousetrap.pictures.figures import framed
from game.games.mousetrap.pictures.parts import ghost_rect, part_at, part_centre, polygon
from game.games.mousetrap.pictures.stage import WHEEL_CM, MachineStage, fitting
from game.games.mousetrap.pictures.turning import Turner, anchor_of, layers
from game.games.mousetrap.trap.machine import BY_NUMBER, Placement, frames, poses_as_set
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import Lettering
from game.ui.drawing.sprites import Sprites, SurfaceCache
from game.ui.drawing.theme import THEMES
from tests.machine.trap_outlines import pieces
from tests.views.mousetrap_stage import TRUE

MILLIMETRE = 0.1


def canvas_of(size=(1280, 720)):
    store, assets = SurfaceCache(), assets_folder()
    letters = Lettering(assets / "fonts", store)
    letters.fit(min(size[0] / 960, size[1] / 720), 1.0, "atkinson")
    return Canvas(pygame.Surface(size), THEMES["toyshop"], letters, Sprites(assets, store))


def offsets(seed):
    dice = random.Random(seed)
    return {number: Placement(dice.uniform(-3, 3), dice.uniform(-3, 3)) for number in TRUE}


@pytest.mark.parametrize("seed", range(3))
def test_every_picture_is_where_its_outlines_are(seed):
    """A picture's anchor is carried to the same place as the outlines of its part, as set and when bodies moved."""
    placements, dice = offsets(seed), random.Random(seed)
    where = frames(placements)
    start = poses_as_set(placements)
    moved = {
        name: (x + dice.uniform(-5, 5), y + dice.uniform(-5, 5), a + dice.uniform(-3, 3))
        for name, (x, y, a) in start.items()
    }
    found = layers(placements, canvas_of().sprites)
    assert {layer.number for layer in found} == set(TRUE)
    for layer in found:
        nominal = anchor_of(BY_NUMBER[layer.number])
        for poses in (start, moved):
            x, y, angle = layer.pose(poses[layer.body])
            expected = carried(where[layer.number].point(nominal), start[layer.body], poses[layer.body])
            assert math.dist((x, y), expected) < MILLIMETRE / 10
            turned = where[layer.number].angle + poses[layer.body][2] - start[layer.body][2]
            assert layer.rolls or abs(math.remainder(angle - turned, math.tau)) < 1e-9


def carried(point, start, now):
    dx, dy = point[0] - start[0], point[1] - start[1]
    turn = now[2] - start[2]
    c, s = math.cos(turn), math.sin(turn)
    return now[0] + c * dx - s * dy, now[1] + s * dx + c * dy


@pytest.mark.parametrize("bodies", ["as set", "turned"])
def test_what_collides_is_what_is_drawn(bodies):
    """Inside every outline that collides something is painted, a millimetre from its edge on."""
    canvas = canvas_of()
    for number in (1, 3, 5, 6, 8, 19, 20, 24, 18):
        placements = {n: p for n, p in offsets(number).items() if n in needed(number)}
        poses = poses_as_set(placements)
        if bodies == "turned":
            poses = {
                n: (x, y, a - (0.4 if n in ("sign", "shoe", "diver", "board_19") else 0.0))
                for n, (x, y, a) in poses.items()
            }
        own = [piece for piece in pieces(placements) if piece.number == number and piece.solid]
        points = [
            carried(point, (0.0, 0.0, 0.0), poses[piece.body])
            for piece in own
            for point in rim(piece.outline, MILLIMETRE)
        ]
        middle = [(min(axis) + max(axis)) / 2 for axis in zip(*points, strict=True)]
        view = MachineView(FRect(0, 0, 1280, 720), (middle[0], middle[1]), 26.0)
        canvas.surface.fill((255, 0, 255))
        stage = MachineStage(placements)
        drawn = [layer for layer in stage.layers(canvas) if layer.number == number]
        canvas.surface.blits([item.blit for item in stage.layered(canvas, view, drawn, poses, {}) if item])
        for point in points:
            x, y = view.to_screen(point)
            assert canvas.surface.get_at((round(x), round(y)))[:3] != (255, 0, 255), (number, point)


def needed(number):
    found = {number}
    for support in BY_NUMBER[number].stands_on:
        found |= needed(support)
    return found


def rim(outline, inside):
    """The corners of an outline, drawn in towards its middle."""
    points = polygon(outline)
    middle = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    for x, y in points:
        far = math.dist((x, y), middle)
        share = max(0.0, 1 - 1.5 * inside / far)
        yield middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share


def test_a_part_is_found_where_it_is():
    for number in TRUE:
        assert part_at([number], max(polygon(BY_NUMBER[number].shapes[0].outline))) == number


def test_the_wheel_is_under_the_cage_and_the_view_shows_everything():
    view = fitting(FRect(89, 73, 1102, 570))
    assert WHEEL_CM[0] == pytest.approx(poses_as_set(TRUE)["cage"][0])
    for number in TRUE:
        assert view.rect.contains(FRect(view.to_screen(part_centre(number)), (1, 1)))
    assert view.to_cm(view.to_screen((12.0, 7.0))) == pytest.approx((12.0, 7.0), abs=1e-3)


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("ahead", [False, True])
def test_the_chain_painted_ahead_is_the_chain_painted_at_once(size, ahead):
    """Whether the next link was painted before it is reached, and if the run ends there or is seen again."""
    canvas = canvas_of(size)
    chain = Chain(canvas, canvas.area)
    for reached, bad in ((0, False), (1, False), (2, False), (9, False), (10, False), (10, True), (3, False)):
        shows, coming = (reached, f"told of {reached}", bad), (reached + 1, f"told of {reached + 1}", False)
        again = canvas_of(size)
        for one, strip in ((canvas, chain), (again, Chain(again, again.area))):
            items = strip.items(one, shows)
            one.surface.fill((0, 0, 0))
            one.surface.blits([item.blit for item in items if item is not None])
        assert pygame.image.tobytes(canvas.surface, "RGB") == pygame.image.tobytes(again.surface, "RGB")
        if ahead:
            chain.ahead(canvas, shows, coming)


def test_what_has_left_the_view_is_forgotten_and_comes_back_as_it_was():
    canvas, turner = canvas_of((640, 480)), Turner()

    def shown(at, frames):
        for _ in range(frames):
            turner.begin(canvas, MachineView(FRect(canvas.area), (at, 0.0), 6.0))
            item = turner.item(canvas, "parts/04_crank", (0.0, 0.0, 0.5))
        return item

    def kept():
        return [figure.frames for figure in turner._figures.values()]

    before = shown(0.0, 100)
    assert before is not None and all(kept())
    assert shown(999.0, 90) is None and not any(kept())
    after = shown(0.0, 1)
    assert after.at == before.at
    assert pygame.image.tobytes(after.picture, "RGBA") == pygame.image.tobytes(before.picture, "RGBA")


# The small picture of a match shows what of the machine stands, whole, in the middle that every card shows.


PLACE = FRect(0, 0, 448, 176)


@pytest.mark.parametrize("standing", range(1, 12))
def test_a_young_machine_is_whole_in_the_middle(standing):
    view = framed(PLACE, range(1, standing + 1))
    first, *others = (ghost_rect(number, view) for number in range(1, standing + 1))
    built, middle = first.unionall(others), FRect(0, 0, PLACE.height * 1.25, PLACE.height)
    middle.center = PLACE.center
    assert middle.contains(built), (built, middle)
    assert built.height > PLACE.height * 0.45, "and large"


def test_of_a_large_machine_all_is_seen_where_there_is_room():
    view = framed(PLACE, range(1, 25))
    assert all(PLACE.contains(ghost_rect(number, view)) for number in range(1, 25))
    assert framed(PLACE, ()) == framed(PLACE, range(1, 13)) == fitting(PLACE), (
        "with the wheel where parts end before it"
    )
