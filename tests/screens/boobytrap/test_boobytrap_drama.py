"""A pull leans the camera in and narrows the lamp; a trip bursts, once; at rest the tray is as it was."""

import itertools
import math

import pygame
import pytest
from pygame import FRect

from game.app.program import assets_folder
from game.games.boobytrap.pictures import tray as tray_picture
from game.games.boobytrap.pictures.broken import CRACKS, BrokenWord, Loss, draw_score
from game.games.boobytrap.pictures.drama import (
    _WORD,
    BURSTS,
    MOMENT,
    Blow,
    Suspense,
    _lost_place,
    _score_place,
)
from game.games.boobytrap.pictures.films import FilmedMoment, draw_pull
from game.games.boobytrap.pictures.tray import ScaleReading, TrayPicture
from game.games.boobytrap.rules.moves import Touch
from game.games.boobytrap.text import table as words
from game.games.boobytrap.tray.leaps import Throw
from game.games.boobytrap.tray.motions import TrayMotion
from game.games.boobytrap.tray.packing import MARK, WIDTH
from game.shell.pictures.film import drawing
from tests.patience import as_long_as
from tests.views import boobytrap as views

pytestmark = pytest.mark.usefixtures("blank_pictures")
DT = 1 / 60
LOSS = Loss("−20", "red", 35, 15)
VIEWS = {
    "trips": views.at(1, 20, views.touched(views.reckless)),
    "hard": views.at(3, 20, views.touched(lambda state: 44)),
    "torn": views.at(1, 20, views.touched(lambda state: views.SPRUNG_BACK, steady=False)),
}


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
    assert bursts == sorted(bursts) and 0.9 * MOMENT < bursts[-1] < MOMENT
    for _ in range(300):
        player.step(DT)
    player.see()
    after = player.canvas.surface.copy()
    player.scene.surround.forget()
    player.program.redraw()
    player.see()
    assert pygame.image.tobytes(after, "RGB") == pygame.image.tobytes(player.canvas.surface, "RGB"), "nothing is left"


def test_as_the_bar_snaps_the_camera_pulls_out_until_all_of_the_frame_is_seen_and_comes_back(table):
    player = table("trips")
    canvas, view, drama = player.canvas, player.scene.slots.view, Suspense()
    box = canvas.box(view.box)
    for _ in range(60):
        drama.tick(DT, True, 0.0)
    drama.trip(Blow(1.0, 1))
    for _ in range(24):
        drama.tick(DT, True, 0.0)
    assert drama.far == 1.0 and not drama.leaning.leans
    canvas.surface.fill((0, 0, 0))
    canvas.surface.fill((255, 0, 255), box)
    drama.draw(canvas, view.box, view.floor.center)
    stage = canvas.surface.subsurface(drama.stage(canvas, view.box))
    seen = pygame.mask.from_threshold(stage, (255, 0, 255), (80, 80, 80)).get_bounding_rects()
    whole = seen[0].unionall(seen[1:])
    assert stage.get_rect().inflate(-4, -4).contains(whole), "askew, and yet within the stage"
    for _ in range(round(MOMENT / DT) + 60):
        drama.tick(DT, False, 0.0)
    assert drama.far == 0.0 and not drama.shown


def test_a_piece_that_is_thrown_as_far_as_the_rim_flies_out_at_once_and_past_nothing_that_is_read(table):
    player = table("trips")
    scene, view = player.scene, player.scene.slots.view
    toy, number = scene.toy, scene.play.state.left[0]
    toy.leaps._throws[number] = Throw(0, number, TrayMotion(WIDTH / 2, 100.0, 0.0, 300.0, 0.0, 0.0))
    toy._fly_out()
    assert [flight.number for flight in toy.flights] == [number] and number not in toy._aloft()
    toy._fly_out()
    assert len(toy.flights) == 1
    for start in (view.at(90.0, 200.0), view.at(-90.0, 10.0)):
        end = scene.away(start)
        assert end[0] <= start[0] and min(end) < 0, "over the upper rim or the left one, out of sight"


def test_the_header_tells_that_the_bar_has_snapped_as_long_as_the_burst_is_seen(table):
    player = table("trips")
    scene, told = player.scene, set()
    scene.play.take()
    for _ in as_long_as(lambda: scene.toy.drama.since < 1.0, most=1500):
        player.step(DT)
        player.see()
        if scene.toy.drama.since > 0.1:
            told.add(scene.find("header").line)
    assert told == {words.snapping(0)[1]}


@pytest.mark.slow
def test_the_nearest_pieces_are_highest_while_the_burst_stands_there(table):
    player = table("hard")
    toy, high = player.scene.toy, []
    player.scene.play.take()
    for _ in as_long_as(lambda: toy.drama.since < BURSTS - DT, most=1500):
        player.step(DT)
        leaps = [leap.height for leap in toy.leaps.seen().values() if leap.pose is None]
        high.append((sum(leaps), toy.drama.since))
    assert 0.2 < max(high)[1] < 0.8


def test_a_bar_that_springs_back_after_a_trip_leaves_the_scale_red_until_its_tag_goes(table):
    player = table("torn")
    scene = player.scene
    toy, play = scene.toy, scene.play
    toy.begin_turn()
    green = scale_at(player, toy.start - MARK / 2)
    play.take(views.TORN)
    for _ in as_long_as(lambda: toy.pulled is not None or toy.drama.shown or play.motion.busy, most=1500):
        player.step(DT)
        assert toy.tripped == (toy.farthest >= MARK)
    player.see()
    read = toy.reading
    assert read.start - read.near < MARK - 1 < MARK <= read.farthest, "sprung back"
    red = scale_at(player, read.start - MARK / 2)
    assert green.g > green.r and red.r > red.g and scene.tag().tone == "warn"
    assert sum(scale_at(player, read.start - read.farthest)[:3]) < sum(red[:3]), "a mark where it was farthest"
    play.table.bots.clear()
    play.play(Touch(play.state.left[0]))
    play.skip()
    player.see()
    assert not toy.tripped and toy.reading.start == toy.near and scene.tag().tone != "warn"


@pytest.mark.slow
def test_a_trip_in_solitaire_tells_of_no_points_as_the_bar_snaps(table):
    player = table(views.at(3, 12, seats=1, people=1))
    play = player.scene.play
    assert play.state.table.penalty > 0
    play.toy.jolts.on_trip()
    assert play.shown.tag.word == words.snapping(0)[0] != words.snapping(play.state.table.penalty)[0]


def scale_at(player, near):
    """The colour of the scale at a place, mm from the front wall, between its marks and its numbers."""
    canvas, view = player.canvas, player.scene.slots.view
    player.see()
    at = view.along(near), view.top - 9 * view.per
    return canvas.surface.get_at([round(part * canvas.scale) for part in at])


@pytest.mark.parametrize("farthest", [2.0, MARK + 0.3])
def test_the_film_of_a_pull_shows_the_scale_too(table, farthest):
    player = table("trips")
    canvas, view, frame = player.canvas, player.scene.slots.view, player.scene.toy.frame
    near, seen = frame.bar[2], []
    for read in (None, ScaleReading(near, near, farthest, farthest >= MARK)):
        draw_pull(TrayPicture(), FilmedMoment(frame, read=read), canvas, view)
        at = view.along(near - 1), view.top - 9 * view.per
        seen.append(canvas.surface.get_at([round(part * canvas.scale) for part in at]))
    plain, tinted = seen
    assert (tinted.r - tinted.g > plain.r - plain.g + 60) == (farthest >= MARK) and tinted != plain


def test_with_reduced_motion_nothing_leans_and_the_word_stands(table):
    _, seen = pulled(table, reduced_motion=True)
    assert not any(level for level, _, _ in seen) and any(since >= 0 for _, since, _ in seen)


def test_in_a_trip_pieces_leap_and_the_breath_is_held_until_all_have_come_down(table):
    player = table("trips")
    toy, high, silent = player.scene.toy, [], []
    duck, seen = toy.sound.duck, []
    toy.sound.duck = lambda seconds=0.5, low=1.0: (seen.append(low), duck(seconds, low))
    player.scene.play.take()
    turn = player.scene.play.shown.turn
    for _ in as_long_as(lambda: player.scene.play.motion.busy or toy.drama.shown, most=1500):
        player.step(DT)
        if toy.drama.since >= 0:
            high.append(max((leap.height for leap in toy.leaps.seen().values()), default=0.0))
            silent.append(player.scene.play.shown.turn == turn)
    assert max(high) > 1.0 and high[-1] == 0.0, "as far as the blows carry them, and down again"
    assert all(silent[: round(2.0 / DT)]), "the next turn waits for two seconds"
    assert 0 < max(seen) < 0.5 and seen[-1] == 0.0, "the room is quiet while it is drawn, and silent after the snap"


def test_the_creak_follows_how_hard_the_piece_is_held(table, monkeypatch):
    player = table("trips")
    toy, heard = player.scene.toy, []
    play = toy.sound.play
    monkeypatch.setattr(
        toy.sound, "play", lambda name, *given, **more: (heard.append((name, *given)), play(name, *given, **more))
    )
    for strain in (0.1, 0.4, 0.9):
        toy._pull = type("Pull", (), {"raising": type("Raise", (), {"live": False})})
        toy._creaks = 0.0
        toy._creak(DT, strain)
    creaks = [(loud, pitch) for name, loud, pitch in heard if name == "wood_creak"]
    assert len(creaks) == 2 and creaks[0] < creaks[1]


def test_a_snap_knocks_the_tray_askew_the_more_the_faster_the_bar_came_in_and_it_is_put_straight():
    stands = []
    for hard in (0.1, 1.0):
        drama = Suspense()
        drama.trip(Blow(hard, -1))
        angles = []
        for _ in range(round(MOMENT / DT) - 1):
            drama.tick(DT, True, 0.0)
            angles.append(drama.askew[0])
        assert angles[-1] == pytest.approx(0.0, abs=1e-6) and min(angles) < 0
        stands.append(min(angles))
    assert stands[1] < stands[0]


def test_with_reduced_motion_the_tray_stands_straight_and_the_points_are_seen_cracked_and_still():
    drama = Suspense()
    drama.calm = True
    drama.trip(Blow(1.0, 1), LOSS)
    drama.tick(DT, False, 0.0)
    assert drama.askew == (0.0, (0.0, 0.0)) and drama.swing == 0.0
    canvas, seen = drawing(assets_folder(), (400, 300)), []
    word = BrokenWord()
    word.loss = LOSS
    for since in (0.1, 0.9):
        canvas.surface.fill((0, 0, 0))
        word.draw(canvas, canvas.area.inflate(-300, -500), since, calm=True)
        seen.append(pygame.image.tobytes(canvas.surface, "RGB"))
    assert seen[0] == seen[1] and any(seen[0])


@pytest.mark.parametrize("size", [(430.0, 370.0), (300.0, 420.0)])
def test_word_lost_points_and_score_stand_one_below_the_other(size):
    room = pygame.FRect(500, 150, *size)
    word = room.inflate(room.width * (_WORD[0] - 1), room.height * (_WORD[1] - 1))
    lost, score = _lost_place(room), _score_place(room)
    assert word.bottom < lost.top and lost.bottom < score.top
    assert room.left < lost.left and lost.right < room.right


def test_the_points_break_once_and_nothing_is_left_of_them():
    canvas, word, seen = drawing(assets_folder(), (400, 300)), BrokenWord(), []
    word.loss = LOSS
    for since in (0.0, 0.33, 1.3, 2.4):
        canvas.surface.fill((0, 0, 0))
        word.draw(canvas, canvas.area.inflate(-300, -500), since, calm=False)
        seen.append(
            canvas.surface.get_bounding_rect().size if any(pygame.image.tobytes(canvas.surface, "RGB")) else None
        )
    assert seen[0] is None and seen[3] is None and seen[1] and seen[2]


def test_the_score_is_told_beside_them_and_crossed_out_as_they_crack():
    canvas, seen = drawing(assets_folder(), (400, 300)), []
    place = pygame.FRect(100, 100, 200, 64)
    for since in (0.1, CRACKS - 0.05, CRACKS + 0.05, 2.4):
        canvas.surface.fill((0, 0, 0))
        draw_score(canvas, place, LOSS, since, calm=False)
        seen.append(pygame.image.tobytes(canvas.surface, "RGB"))
    assert seen[0] == seen[3] and not any(seen[0]), "nothing at first, and nothing in the end"
    assert any(seen[1]) and seen[1] != seen[2], "first the old score, then the new one too"


@pytest.mark.parametrize("calm", [False, True])
def test_the_panel_counts_a_trip_as_the_points_crack_and_the_match_counts_the_same(table, calm):
    player = table("trips", reduced_motion=calm)
    play, drama, seen = player.scene.play, player.scene.toy.drama, []
    turn, before = play.shown.turn, play.shown
    place = play.state.table.seats.index(turn)
    play.take()
    for _ in as_long_as(lambda: play.shown.turn == turn, most=1500):
        player.step(DT)
        seen.append((drama.since, play.shown.scores, play.shown.trips))
    counted = next(since for since, scores, _ in seen if scores != before.scores)
    assert calm or CRACKS <= counted < CRACKS + 2 * DT
    assert {trips[place] - before.trips[place] for _, _, trips in seen} == {0, 1}
    assert {scores[place] - before.scores[place] for _, scores, _ in seen} == {0, -play.state.table.penalty}
    assert (seen[-1][1], seen[-1][2]) == (play.state.scores, play.state.trips)


def test_where_only_the_camera_moves_the_box_is_not_drawn_again_and_looks_the_same(table, monkeypatch):
    player = table("trips")
    toy, drawn = player.scene.toy, []
    draw = toy.picture.draw
    monkeypatch.setattr(toy.picture, "draw", lambda *given, **more: (drawn.append(1), draw(*given, **more)))
    player.scene.play.take()
    for _ in as_long_as(lambda: toy.pulled is not None or toy.drama.since < 0 or toy.drama.since < 2.0, most=1500):
        player.step(DT)
        player.see()
    before = len(drawn)
    player.step(DT)
    player.see()
    assert len(drawn) == before, "the box lies there as it did"
    kept = player.canvas.surface.copy()
    player.scene._lay = None
    player.scene.draw(player.canvas)
    assert len(drawn) > before
    assert pygame.image.tobytes(kept, "RGB") == pygame.image.tobytes(player.canvas.surface, "RGB")


@pytest.mark.parametrize("spare", [True, False])
def test_in_the_middle_of_a_pull_what_changes_beside_the_tray_follows_in_two_frames(table, monkeypatch, spare):
    player = table("trips")
    scene, composed = player.scene, []
    scene.play.take()
    for _ in as_long_as(lambda: not scene.toy.drama.leaning.leans, most=1500):
        player.step(DT)
    player.see()
    canvas = player.see()
    assert canvas.kept and scene.toy.drama.staged
    compose = scene.compose
    monkeypatch.setattr(scene, "compose", lambda onto: (composed.append(1), compose(onto)))
    monkeypatch.setattr(scene, "prerender", lambda unseen: iter(()))  # which composes a table to come
    for frame in (1, 2, 3):
        scene.stale()
        scene.draw(canvas)
        assert scene.dirty == (frame < 3), "whatever was put off is drawn"
        assert len(composed) == frame - 1 + (spare and frame > 1)
        if spare:
            scene.prepare(canvas)


@pytest.mark.parametrize("spare", [True, False])
def test_a_tag_is_painted_in_spare_time_and_waits_for_that_no_longer_than_a_tenth_of_a_second(table, spare):
    player = table("trips", size=(900, 1400))
    scene, waited, places = player.scene, [], []
    scene.play.take()
    for _ in as_long_as(lambda: scene.toy.drama.since < 0, most=1500):
        player.step(DT)
        player.see()
        waited.append(scene._waited)
        if scene._hung is not None:
            places.append(scene._hung[1].place)
        if spare:
            player.program.prepare()
    assert max(waited) <= (1 if spare else 6)
    assert len({place.topleft for place in places}) > 1, "it goes with the bar"
    assert len({player.canvas.box(place).size for place in places}) == 1, "and is the same picture"


def test_skipped_there_is_no_moment(table):
    player = table("trips")
    player.scene.play.take()
    player.scene.play.skip()
    for _ in range(60):
        player.step(DT)
    assert not player.scene.toy.drama.shown


def test_skipped_within_the_held_breath_it_does_not_come_back(table):
    player = table("trips")
    play, toy = player.scene.play, player.scene.toy
    play.take()
    for _ in as_long_as(lambda: not toy.jolts.held, most=2000):
        player.step(DT)
    play.skip()
    player.step(DT)
    told = play.shown.tag
    for _ in range(60):
        player.step(DT)
        assert not toy.drama.bursting and not toy.jolts.snapped
    assert play.shown.tag == told


def test_the_lamp_narrows_as_the_piece_is_held_harder_and_even_light_stays_even(table):
    player = table("trips")
    canvas, view = player.canvas, player.scene.slots.view
    found = []
    for dark, strain in ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0)):
        drama = Suspense()
        drama.dark = dark
        for _ in range(120):
            drama.tick(DT, True, strain)
        drama.leaning.closer = 1e-9  # so near nothing is enlarged
        canvas.surface.fill((200, 200, 200))
        drama.draw(canvas, view.box, view.floor.center)
        found.append(pygame.transform.average_color(canvas.surface, canvas.box(view.box))[0])
    assert found[0] == 200 and found[0] - 10 > found[1] > found[2] + 3


def leant(player, at):
    """The box white, its rail blue, the foot of the pointer red and a place green, as a camera that leans shows it."""
    canvas, view, drama = player.canvas, player.scene.slots.view, Suspense()
    for _ in range(120):
        drama.tick(DT, True, 0.0)
    rail, foot = view.scale_kept(120.0)
    canvas.surface.fill((255, 255, 255))
    canvas.surface.fill((0, 0, 255), canvas.box(rail))
    canvas.surface.fill((255, 0, 0), canvas.box(foot))
    canvas.surface.fill((0, 255, 0), canvas.box(FRect(at[0] - 10, at[1] - 10, 20, 20)))
    drama.draw(canvas, view.box, at, kept=(rail, foot))
    return canvas, view, drama


@pytest.mark.parametrize("size", [(800, 600), (1280, 720)], ids=str)
def test_the_camera_leans_in_round_the_hand_and_the_scale_stays_in_sight(table, size):
    player = table("trips", size=size)
    floor = player.scene.slots.view.floor
    for at in (floor.center, (floor.x + 30, floor.bottom - 30), (floor.right - 90, floor.y + 60)):
        canvas, view, drama = leant(player, at)
        foot = at[0] + (view.along(121.0) - at[0]) * 1.1, floor.y + 4
        seen = {
            "hand": at,
            "upper edge of the scale": (floor.centerx, view.box.y + 4),
            "lower edge of the scale": (floor.centerx, floor.y - 2),
            "foot of the pointer": foot,
            "beside it": (foot[0] - 60, foot[1]),
        }
        colours = {name: tuple(canvas.surface.get_at([round(one * canvas.scale) for one in spot])[:3])
                   for name, spot in seen.items()}  # fmt: skip
        assert list(colours.values()) == [(0, 255, 0), (0, 0, 255), (0, 0, 255), (255, 0, 0), (255, 255, 255)], colours
        assert drama.seen(at) == pytest.approx(at) and drama.leaning.level == 1.0


def test_what_flies_off_is_carried_by_the_camera(table):
    player = table("trips")
    toy = player.scene.toy
    spot = toy.place(next(iter(player.scene.play.state.left)))
    assert toy.drama.seen(spot) == spot, "at rest it is seen where it lies"
    player.scene.play.take()
    for _ in as_long_as(lambda: toy.drama.since < 0.3, most=600):
        player.step(DT)
        player.see()
    (x, y), (to_x, to_y) = toy.drama.seen(spot), toy.drama.seen((spot[0] + 100, spot[1]))
    assert (x, y) != spot
    assert 90 < to_x - x < 100, "from farther away"
    assert (to_y - y) * toy.drama.blow.side > 0, "and askew as the tray"


def test_the_shadow_of_a_bar_that_tilts_on_is_turned_in_every_other_frame(table, monkeypatch):
    player = table("trips")
    picture, plain = player.scene.toy.picture, pygame.Surface((300, 60), pygame.SRCALPHA)
    turned, rotate = [], pygame.transform.rotate
    monkeypatch.setattr(pygame.transform, "rotate", lambda *given: turned.append(given[1]) or rotate(*given))
    shown = []
    for tilt in (0, 3, 6, 9, 12, 12, 12):
        picture.rough = False
        shown.append((picture._leaning(player.canvas, "other_shadow", plain, tilt), picture.rough))
    degrees = [round(-math.degrees(tilt * tray_picture._TILT), 6) for tilt in (0, 3, 9, 12)]
    assert [round(each, 6) for each in turned] == degrees
    assert [rough for _picture, rough in shown] == [False, False, True, False, True, False, False]
    assert shown[-1][0] is shown[-2][0] is not shown[-3][0]
