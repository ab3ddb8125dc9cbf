"""A run made into a film: small, made in slices, saved with the pictures, and opened by a decoder that is not ours."""

import io
from bisect import bisect_right

import pygame
import pytest
from pygame import FRect

from game.app.program import assets_folder
from game.core.slices import finish
from game.games.mousetrap.nature.trials import Trial
from game.games.mousetrap.pictures.films import trap_film, trap_pictures
from game.games.mousetrap.pictures.lamp import FilmLamp
from game.games.mousetrap.pictures.stage import Look, MachineStage, fitting
from game.games.mousetrap.pictures.thrown import Thrown
from game.games.mousetrap.trap.layout import BOARD
from game.host.settings import Settings
from game.shell.matches.watched_match import recording
from game.shell.pictures.film import LARGEST, Gif, as_webp, drawing, palette
from game.ui.drawing.light import Shade, Straight
from game.ui.input.bindings import Verb
from tests.patience import as_long_as
from tests.views.theatre import GOLDEN
from tests.views.workshop import VIEWS

Image = pytest.importorskip("PIL.Image")
STILL = {BOARD: (0.0, 0.0, 0.0)}


@pytest.fixture
def pulled(another):
    """The theatre before a pull."""
    player = another(settings=Settings(muted=True))
    player.program.go_to("watch", opened=finish(recording(GOLDEN / "boobytrap-regular-3.match")))
    player.see()
    theatre = player.scene
    theatre.playing = False
    theatre.seek(theatre.chronicle.marks[0].act)
    for _ in as_long_as(lambda: theatre.stage.table.play.opening):
        theatre.update(0.1)
    player.see()
    return player


def test_a_pull_is_saved_as_a_film_while_the_window_goes_on(pulled):
    pulled.key("f")
    frames = 0
    for _ in as_long_as(lambda: not pulled.scene.done, most=100_000):
        pulled.step()
        frames += 1
    assert frames > 5
    path = pulled.scene.path
    assert path.parent == pulled.program.places.pictures and path.stat().st_size <= LARGEST
    film = Image.open(path)
    assert film.n_frames > 8 and film.info["duration"] > 0
    first = film.convert("RGB").tobytes()
    film.seek(film.n_frames // 2)
    middle = film.convert("RGB").tobytes()
    assert first != middle
    pulled.press(Verb.CONFIRM)
    assert pulled.name == "Theatre"


def test_what_was_just_watched_lies_there_in_four_pictures_with_the_way_to_a_film(pulled):
    scene = pulled.scene
    assert scene.find("film_strip") is None, "it is still to come"
    scene.seek(scene.stops[bisect_right(scene.stops, scene.count)])
    for _ in range(500):
        pulled.step()
        if scene.last_run.pictures is not None:
            break
    pulled.see()
    strip, button = scene.find("film_strip"), scene.find("film")
    assert strip.pictures is scene.last_run.pictures and len(strip.pictures.frames) == 4
    assert scene.stage.rect.contains(strip.place) and not strip.place.colliderect(button.place)
    pulled.click("film")
    assert pulled.name == "Filming"
    pulled.press(Verb.BACK)
    scene.seek(0)
    pulled.step()
    pulled.see()
    assert scene.find("film_strip") is None


@pytest.mark.slow
def test_a_run_of_the_trap_is_told_by_its_links_and_seen_through_a_lens_at_its_end():
    told = finish(trap_pictures(Trial().inputs(1), ("blue",)))
    reached = [frame.__self__.at[0] for frame in told.frames]
    assert len(told.frames) == 4 and reached == sorted(reached), "from the crank to the cage"
    assert told.spot[0] > 60 and told.poses is told.frames[-1].__self__.poses


def test_a_film_that_was_seen_is_kept_once_however_often_that_is_pressed(another):
    player = another()
    VIEWS["film_seen"](player.program)
    player.see()
    save = player.scene.find("way_0")
    save.confirm()
    save.confirm()
    player.see()
    assert player.scene.done and [player.scene.path] == list(player.program.places.pictures.iterdir())


def test_a_film_is_given_up_without_a_trace(pulled):
    pulled.key("f")
    pulled.step()
    pulled.press(Verb.BACK)
    assert pulled.name == "Theatre" and not pulled.program.places.pictures.exists()


def test_a_film_that_cannot_be_written_is_told_in_a_sentence(pulled):
    pulled.program.places.pictures.write_text("a file where the folder should be", encoding="utf-8")
    pulled.key("f")
    for _ in as_long_as(lambda: not pulled.scene.done, most=100_000):
        pulled.step()
    assert pulled.scene.path is None and "couldn’t be saved" in pulled.scene.text


def test_every_pixel_comes_back_from_a_film_of_few_colours():
    pictures = []
    for number in range(4):
        picture = pygame.Surface((37, 23))
        picture.fill((248, 240, 224))
        picture.fill((200, 40 * number, 64), (3 + 5 * number, 4, 11, 9))
        pictures.append(picture)
    pictures.append(pictures[-1].copy())
    gif = Gif((37, 23), finish(palette(pictures)), 0.1)
    for picture in pictures:
        gif.add(picture)
    film = Image.open(io.BytesIO(gif.done()))
    assert film.size == (37, 23)
    for number, picture in enumerate(pictures[: film.n_frames]):
        film.seek(number)
        seen = film.convert("RGB")
        for at in ((0, 0), (9, 8), (20, 12), (36, 22)):
            wanted = picture.get_at(at)[:3]
            assert max(abs(a - b) for a, b in zip(seen.getpixel(at), wanted, strict=True)) <= 8


def test_what_is_hardly_another_colour_stays_as_it_was_until_the_last_picture():
    pictures = []
    for shade in (96, 104, 176):
        picture = pygame.Surface((8, 8))
        picture.fill((shade, shade, shade))
        pictures.append(picture)
    gif = Gif((8, 8), finish(palette(pictures)), 0.1)
    gif.add(pictures[0])
    first = gif.length
    gif.add(pictures[1])
    small = gif.length - first
    gif.add(pictures[2])
    gif.add(pictures[1], hold=2.0)
    film = Image.open(io.BytesIO(gif.done()))
    shades = []
    for number in range(film.n_frames):
        film.seek(number)
        shades.append(film.convert("RGB").getpixel((4, 4))[0])
    assert small < 40 and shades[0] < shades[-1] < shades[-2]


def test_where_the_camera_cuts_nothing_of_the_picture_before_is_left():
    before, after = pygame.Surface((20, 20)), pygame.Surface((20, 20))
    before.fill((96, 96, 96))
    after.fill((104, 104, 104))
    after.fill((200, 40, 40), (0, 0, 20, 16))
    gif = Gif((20, 20), finish(palette([before, after])), 0.1)
    gif.add(before)
    gif.add(after)
    film = Image.open(io.BytesIO(gif.done()))
    film.seek(1)
    assert film.convert("RGB").getpixel((10, 18))[0] >= 104


@pytest.mark.parametrize("at", [0, 3, 9])
def test_of_a_row_only_what_lies_between_its_first_change_and_its_last_is_kept(at):
    pictures = [pygame.Surface((10, 4)) for _ in range(2)]
    pictures[1].fill((255, 0, 0), (at, 2, 1, 1))
    gif = Gif((10, 4), finish(palette(pictures)), 0.1)
    gif.add(pictures[0])
    first = gif.done()
    gif.add(pictures[1])
    part = gif.done()[len(first) - 1 :]
    place = part[8 + 1 : 8 + 9]
    assert [int.from_bytes(place[n : n + 2], "little") for n in (0, 2, 4, 6)] == [at, 2, 1, 1]


def test_the_lamp_of_a_film_stands_until_what_is_at_work_has_left_its_light():
    lamp = FilmLamp()
    seen = []
    for x in (10.0, 14.0, 20.0, 40.0, 40.0, 44.0):
        lamp.follow((x, 5.0))
        seen.append(lamp.at[0])
    assert seen == [10.0] * 3 + [40.0] * 3, "in one picture: each in which it moves is a large one"


def test_the_lamp_of_a_film_stands_for_three_pictures_however_much_is_at_work():
    lamp, seen = FilmLamp(), []
    for x in (10.0, 40.0, 10.0, 40.0, 10.0, 60.0, 60.0, 60.0):
        lamp.follow((x, 5.0))
        seen.append(lamp.at[0])
    assert seen == [10.0, 40.0, 40.0, 40.0, 10.0, 10.0, 10.0, 60.0]


class Board:
    """A board of 4 by 2 cm that hangs in the light, and throws its shadow 4 cm lower."""

    def shade(self, view, poses, at):
        board = ((at[0] - 2, 20.0), (at[0] + 2, 20.0), (at[0] + 2, 22.0), (at[0] - 2, 22.0))
        (x, y), per = view.to_screen((0.0, 0.0)), view.units_per_cm
        return Shade((board,), Straight(per, (x, y)), Straight(per, (x, y + 4 * per)), y, (), (76, 76, 84))


def lit(lamp, grey, *at):
    """How bright places of a grey stage are in the light of a lamp, cm from its middle and up."""
    canvas = drawing(assets_folder(), (512, 240))
    canvas.surface.fill((grey, grey, grey))
    view = fitting(FRect(canvas.area))
    lamp.draw(canvas, view, STILL)
    places = ([round(part * canvas.scale) for part in view.to_screen((lamp.at[0] + x, y))] for x, y in at)
    return [sum(canvas.surface.get_at(place)[:3]) for place in places]


def test_what_hangs_in_the_light_of_a_film_throws_its_shadow():
    lamp = FilmLamp(shadows=Board())
    lamp.follow((40.0, 10.0))
    board, shadow, beside = lit(lamp, 250, (0.0, 21.0), (0.0, 17.0), (0.0, 14.0))
    assert board == beside > shadow + 60


def test_the_air_of_a_film_glows_from_the_upper_edge_to_the_floor_and_only_as_the_setting_says():
    lamp, even = FilmLamp(), FilmLamp(dark=0.0)
    for each in (lamp, even):
        each.follow((40.0, 10.0))
    top = fitting(FRect(drawing(assets_folder(), (512, 240)).area)).to_cm((0.0, 2.0))[1]
    high, low, aside = lit(lamp, 0, (0.0, top), (0.0, 1.0), (25.0, 10.0))
    assert high == low > 40 and aside == 0 and lit(even, 0, (0.0, 10.0)) == [0]


def test_what_is_struck_glows_in_three_pictures_of_a_film():
    lamp, seen = FilmLamp(), []
    lamp.follow((40.0, 10.0))
    before = lit(lamp, 0, (20.0, 10.0))
    lamp.strike((60.0, 10.0))
    for _ in range(4):
        seen.append(lit(lamp, 0, (20.0, 10.0), (21.2, 10.0)))
        lamp.follow((40.0, 10.0))
    assert before == [0] and [near > 0 for near, _far in seen] == [True] * 3 + [False]
    assert seen[0][1] > 0 == seen[2][1], "smaller from picture to picture"


def test_the_light_of_a_film_has_sharp_edges():
    canvas = drawing(assets_folder(), (512, 240))
    canvas.surface.fill((255, 255, 255))
    lamp, view = FilmLamp(), fitting(FRect(canvas.area))
    lamp.follow((40.0, 10.0))
    lamp.draw(canvas, view, STILL)
    row = {tuple(canvas.surface.get_at((x, 120))) for x in range(512)}
    assert 2 <= len(row) <= 4


def test_the_floor_of_a_film_has_boards():
    canvas = drawing(assets_folder(), (512, 240))
    view, look, seen = fitting(FRect(canvas.area)), Look(ghosts=False, bare=True), []
    row = round(view.to_screen((0.0, -2.0))[1] * canvas.scale)
    for floor in (False, True):
        MachineStage(Trial().inputs(1).placements).draw(canvas, view, **look, floor=floor)
        seen.append(len({tuple(canvas.surface.get_at((x, row))) for x in range(512)}))
    assert seen[0] < 5 and seen[1] > 50


def test_shelves_hang_on_the_wall_of_a_film():
    canvas = drawing(assets_folder(), (512, 240))
    view = fitting(FRect(canvas.area))
    plank = [round(part * canvas.scale) for part in view.to_screen((45.0, 33.85))]
    look, seen = Look(ghosts=False, wheel=True, bare=True), []
    for floor in (False, True):
        MachineStage(Trial().inputs(1).placements).draw(canvas, view, **look, floor=floor)
        seen.append(sum(canvas.surface.get_at(plank)[:3]))
    assert seen[1] < seen[0] - 30


def test_only_what_stands_below_the_lamp_keeps_its_colours():
    canvas = drawing(assets_folder(), (512, 240))
    canvas.surface.fill((200, 200, 200))
    lamp, view = FilmLamp(), fitting(FRect(canvas.area))
    lamp.follow((10.0, 10.0))
    lamp.draw(canvas, view, STILL)
    bright, dark = (canvas.surface.get_at(tuple(round(part * canvas.scale) for part in view.to_screen(at)))[0]
                    for at in ((10.0, 10.0), (70.0, 10.0)))  # fmt: skip
    assert bright > 180 and dark < 120


@pytest.mark.slow
def test_a_run_of_the_trap_is_a_film_of_a_megabyte_at_most(monkeypatch):
    thrown, items = [], Thrown.items

    def seen(self, canvas, view):
        found = list(items(self, canvas, view))
        thrown.append(sum(each is not None for each in found))
        return found

    monkeypatch.setattr(Thrown, "items", seen)
    content = finish(trap_film(assets_folder(), Trial().inputs(1), ("blue",)))
    assert not thrown[0] and max(thrown) > 10 and thrown[-1], "water, dust, and the floor stays wet"
    assert len(content) <= LARGEST and Image.open(io.BytesIO(content)).n_frames > 20
    webp = Image.open(io.BytesIO(as_webp(content)))
    assert webp.format == "WEBP" and webp.n_frames > 20
