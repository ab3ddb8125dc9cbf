"""A pull leans the camera in and narrows the lamp; a trip bursts, once; at rest the tray is as it was."""

import itertools

import pygame
import pytest

from game.games.boobytrap.pictures.drama import BURSTS, Suspense
from tests.patience import as_long_as
from tests.views import boobytrap as views

pytestmark = pytest.mark.usefixtures("blank_pictures")
DT = 1 / 60
VIEWS = {"trips": views.at(1, 20, views.touched(views.reckless))}


def pulled(table, **given):
    """Each frame of a pull that trips: how far it leans, and since when it has burst."""
    player = table("trips", **given)
    player.scene.play.take()
    drama, seen = player.scene.toy.drama, []
    for _ in as_long_as(lambda: player.scene.play.motion.busy or drama.shown, most=1500):
        player.step(DT)
        player.see()
        seen.append((drama.leaning.level, drama.since, player.scene.toy.pulled is not None))
    return player, seen


def test_a_pull_leans_in_and_a_trip_bursts_once_and_then_all_is_as_before(table):
    player, seen = pulled(table)
    leant = [level for level, _, pulling in seen if pulling]
    assert max(leant) == 1.0 and max(b - a for a, b in itertools.pairwise(leant)) < 0.05
    bursts = [since for _, since, _ in seen if since >= 0]
    assert bursts == sorted(bursts) and 0.9 * BURSTS < bursts[-1] < BURSTS
    for _ in range(300):
        player.step(DT)
    player.see()
    after = player.canvas.surface.copy()
    player.scene.surround.forget()
    player.program.redraw()
    player.see()
    assert pygame.image.tobytes(after, "RGB") == pygame.image.tobytes(player.canvas.surface, "RGB"), "nothing is left"


def test_with_reduced_motion_nothing_leans_and_the_word_stands(table):
    _, seen = pulled(table, reduced_motion=True)
    assert not any(level for level, _, _ in seen) and any(since >= 0 for _, since, _ in seen)


def test_skipped_there_is_no_moment(table):
    player = table("trips")
    player.scene.play.take()
    player.scene.play.skip()
    for _ in range(60):
        player.step(DT)
    assert not player.scene.toy.drama.shown


def test_the_lamp_narrows_as_the_piece_is_held_harder_and_even_light_stays_even(table):
    player = table("trips")
    canvas, view = player.canvas, player.scene.slots.view
    found = []
    for dark, strain in ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0)):
        drama = Suspense()
        drama.dark = dark
        for _ in range(120):
            drama.tick(DT, True, strain)
        drama.leaning.closer = 1e-9
        canvas.surface.fill((200, 200, 200))
        drama.draw(canvas, view.box, view.floor.center)
        found.append(pygame.transform.average_color(canvas.surface, canvas.box(view.box))[0])
    assert found[0] == 200 and found[0] - 10 > found[1] > found[2] + 3


def test_the_scale_stays_in_sight(table):
    player = table("trips")
    canvas, view, drama = player.canvas, player.scene.slots.view, Suspense()
    for _ in range(120):
        drama.tick(DT, True, 0.0)
    box = canvas.box(view.box)
    canvas.surface.fill((0, 0, 0))
    canvas.surface.fill((255, 255, 255), (box.x, box.y, box.width, 8))
    drama.draw(canvas, view.box, view.floor.center)
    assert canvas.surface.get_at((box.centerx, box.y + 2))[0] == 255
