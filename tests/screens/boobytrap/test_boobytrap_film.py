"""The film of a pull shows what its screen shows: the lamp and a camera that comes near, the burst, the lost points."""

import math
from itertools import pairwise

import pygame
import pytest

from game.app.program import assets_folder
from game.games.boobytrap.nature import tray_of
from game.games.boobytrap.pictures.broken import Loss
from game.games.boobytrap.pictures.drama import Blow, Suspense
from game.games.boobytrap.rules.moves import Pulled
from game.games.boobytrap.table import films, result
from game.games.boobytrap.table.films import SIZE, FilmedPull
from game.games.boobytrap.tray.pulling import PullRun
from game.shell.pictures.film import drawing
from tests.patience import as_long_as
from tests.views import boobytrap as views

pytestmark = pytest.mark.usefixtures("blank_pictures")
DT = 1 / 60
LOSS = Loss("−20", "red", 35, 15)
VIEWS = {
    "trips": views.at(1, 20, views.touched(views.reckless)),
    "loose": views.at(1, 20, views.touched(views.of_grade("loose"))),
}


def filmed(table, view):
    """A pull as it is filmed, and its run."""
    state = table(view).scene.play.state
    run = PullRun(tray_of(state).copy(), state.touched)
    return FilmedPull(run, assets_folder(), 1.0, LOSS), run


def told(pull):
    """What changes all of a picture: camera, tray and lamp."""
    drama = pull.toy.drama
    return drama.leaning.level, drama.far, drama.askew, drama._lit


def shown(pull, canvas):
    canvas.surface.fill((0, 0, 0))
    pull.draw(canvas, canvas.area)
    return told(pull)


@pytest.mark.parametrize(("view", "trips"), [("trips", True), ("loose", False)])
def test_the_camera_cuts_once_in_a_pull_and_the_lamp_changes_with_it(table, view, trips):
    (pull, _run), canvas, seen = filmed(table, view), drawing(assets_folder(), SIZE), []
    for _ in as_long_as(lambda: not pull.over, most=900):
        seen.append(shown(pull, canvas))
        pull.update(DT)
    seen.append(shown(pull, canvas))
    cuts = [number for number, (one, other) in enumerate(pairwise(seen)) if one != other]
    assert len(cuts) == 1, "whatever moves all of a picture takes as much room as the first one"
    (near, far, straight, lamp), (nearer, farther, askew, other) = seen[0], seen[-1]
    assert (near, far, straight[0]) == (1.0, 0.0, 0.0) and nearer == 0.0 and lamp.pools != other.pools
    assert (farther, askew[0] != 0) == (float(trips), trips)


def test_a_trip_is_watched_until_the_points_are_gone_and_the_piece_is_out_of_sight(table):
    (pull, run), canvas, words, flew = filmed(table, "trips"), drawing(assets_folder(), SIZE), [], []
    for _ in as_long_as(lambda: not pull.over, most=900):
        shown(pull, canvas)
        words.append((pull.toy.drama.bursting, pull.toy.drama.word.loss))
        flew += [flight.end() for flight in pull.toy.flights if flight.number == run.number]
        pull.update(DT)
    assert (True, LOSS) in words and not words[-1][0] and words[0] == (False, None)
    assert run.done and flew and min(flew[-1]) < 0, "over the rim"


def test_a_piece_that_is_kept_leaves_the_film_to_the_right(table):
    (pull, run), canvas, flew = filmed(table, "loose"), drawing(assets_folder(), SIZE), []
    for _ in as_long_as(lambda: not pull.over, most=900):
        shown(pull, canvas)
        flew += [flight.end() for flight in pull.toy.flights if flight.number == run.number]
        pull.update(DT)
    assert flew[-1][0] > canvas.area.right and not pull.toy.drama.word.loss


def test_what_is_told_in_the_end_hides_nothing_of_the_box(table):
    (pull, _run), canvas = filmed(table, "loose"), drawing(assets_folder(), SIZE)
    pictures = []
    for high in (canvas.area.height, canvas.area.height - 62):
        canvas.surface.fill((0, 0, 0))
        pull.draw(canvas, pygame.FRect(0, 0, canvas.area.width, high))
        pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))
    assert pictures[0] == pictures[1] and pull.toy.picture.view.box.bottom < canvas.area.height - 62


@pytest.mark.usefixtures("real_pictures")
def test_splinters_fly_and_the_word_stands_in_the_bay(table):
    (pull, _run), canvas = filmed(table, "trips"), drawing(assets_folder(), SIZE)
    for _ in as_long_as(lambda: pull.toy.drama.since < 0.5, most=900):
        shown(pull, canvas)
        pull.update(DT)
    shown(pull, canvas)
    whole = pygame.image.tobytes(canvas.surface, "RGB")
    pull.toy.draw_burst = lambda canvas, view: None
    shown(pull, canvas)
    bare = pygame.image.tobytes(canvas.surface, "RGB")
    assert sum(one != other for one, other in zip(whole[::3], bare[::3], strict=True)) > 0.08 * len(whole[::3])


def test_the_light_of_a_film_of_a_pull_follows_the_setting_and_narrows_under_the_hand(table):
    canvas = drawing(assets_folder(), SIZE)
    box, at, found = pygame.FRect(20, 20, 700, 500), (150.0, 250.0), []
    for dark, pulling in ((1.0, True), (1.0, False), (0.5, True), (0.0, True)):
        drama = Suspense(filmed=True)
        drama.dark, drama.leaning.closer = dark, 1e-9  # so near nothing is enlarged
        drama.tick(DT, pulling, 0.0)
        canvas.surface.fill((255, 255, 255))
        drama.draw(canvas, box, at)
        places = ((at[0] + across, at[1]) for across in (0, 280, 480))
        found.append([canvas.surface.get_at([round(part * canvas.scale) for part in each])[0] for each in places])
    narrow, wide, soft, even = found
    assert all(light[0] > 240 for light in found) and even == [255, 255, 255]
    assert narrow[1] < wide[1] - 30 and narrow[2] < soft[2] - 30 < 200


def test_the_camera_does_not_come_back_to_a_hand_that_draws_on_after_the_snap():
    drama = Suspense(filmed=True)
    drama.trip(Blow(1.0, 1))
    seen = []
    for _ in range(240):
        drama.tick(DT, True, 0.0)
        seen.append((drama.leaning.level, drama.far, drama.askew))
    assert drama.since < 0 and len(set(seen)) == 1 and math.degrees(seen[0][2][0]) > 1


def test_a_box_that_stands_askew_in_a_film_has_straight_edges_and_the_table_round_it():
    canvas, drama = drawing(assets_folder(), SIZE), Suspense(filmed=True)
    box = pygame.FRect(20, 20, 920, 700)
    drama.trip(Blow(1.0, 1))
    drama.tick(DT, False, 0.0)
    canvas.surface.fill((255, 0, 255))
    pygame.draw.rect(canvas.surface, (255, 255, 255), canvas.box(box))
    drama.draw(canvas, box, (300.0, 300.0))
    edge = []
    for x in range(60, 330):
        column = [canvas.surface.get_at((x, y)) for y in range(60)]
        assert not any(max(colour[:3]) < 20 for colour in column), "no black corner"
        edge.append(sum(colour.r / 255 for colour in column))
    steps = [abs(other - one) for one, other in pairwise(edge)]
    assert edge[0] - edge[-1] > 8 and max(steps) < 0.5, "by parts of a pixel, not by whole ones"


def test_below_the_pictures_stands_who_lifts_what_and_in_the_end_what_came_of_it(table, monkeypatch):
    told, player = [], table("trips")
    monkeypatch.setattr(films, "filming", lambda assets, size, frames, words: told.append(words))
    player.scene.play.take()
    for _ in as_long_as(lambda: not isinstance(player.scene.play.table.match.played[-1].act, Pulled), most=1500):
        player.step(DT)
    result.film(player.scene.play.seats.opened, player.scene.play.table.match.played[-1], assets_folder(), 1.0)
    (words,) = told
    assert words.strip == "Rosa lifts large piece 43." and "trip" in words.end().title
