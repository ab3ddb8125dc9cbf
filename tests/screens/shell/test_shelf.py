"""No single file in the folder of matches hides another one or stops the start."""

import json
import os
import shutil
from datetime import datetime
from pathlib import Path

import pygame
import pytest

from game.catalog import CATALOG
from game.core.setup import Seat
from game.core.slices import finish
from game.session import shelf_index
from game.session.match import Match
from game.session.match_runner import play_on
from game.session.record import head, sealed
from game.shell.matches import match_list as saved_matches
from game.shell.matches import open_match
from game.shell.pages import Working
from game.shell.pictures.thumbnails import SIZE
from game.shell.play.match_screen import MatchScreen
from game.text import days as moments_ago
from game.ui.input.bindings import Verb
from tests.patience import as_long_as
from tests.views.general import WAITING

pytestmark = pytest.mark.usefixtures("blank_pictures")

ROW = CATALOG["mousetrap"]
BEGUN = Match(ROW.game, ROW.game.setup([Seat("red"), Seat("blue", "bot:2")]))
HEAD = head(ROW.game, BEGUN.setup)
NAMES = ["\0", "\ud800", "Ro\u200dsa", "\u202eRosa", "❤\ufe0f", "e\u0301", "猫", "\ufe0f" * 40, " "]


def save(folder: Path, name: str, *notes: str, first: str = HEAD) -> Path:
    """A sealed file of a match that has not begun."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.match"
    path.write_bytes(sealed("", (first, *(f"~ {note}" for note in notes)), BEGUN.digest())[0])
    return path


def older(path: Path, seconds: int) -> None:
    then = path.stat().st_mtime - seconds
    os.utime(path, (then, then))


@pytest.fixture
def good(player):
    """An honest match that waits, an hour old."""
    places = player.program.places
    setup = ROW.game.setup([Seat("red"), Seat("blue")])
    opened = open_match.begin(places, ROW, setup, {"red": "Rosa"}, open_match.Luck())
    open_match.leave(opened)
    (path,) = places.matches.iterdir()
    older(path, 3600)
    return path


def shown(player):
    """The match on the title, which is drawn twice, so that it is also asked how it stands."""
    player.program.go_to("title")
    for _ in range(3):
        player.see()
    assert player.name == "Title"
    return player.scene.waiting


def _dangling(folder: Path) -> None:
    (folder / "b.match").symlink_to(folder / "nowhere")


def _folder(folder: Path) -> None:
    (folder / "b.match").mkdir()


def _pipe(folder: Path) -> None:
    os.mkfifo(folder / "b.match")


def _ring(folder: Path) -> None:
    (folder / "b.match").symlink_to(folder / "b.match")


def _device(folder: Path) -> None:
    (folder / "b.match").symlink_to("/dev/zero")


def _odd_name(folder: Path) -> None:
    shutil.copy(__file__, os.fsencode(folder) + b"/\xff\xfe.match")


@pytest.mark.skipif(os.name == "nt", reason="no such files there")
@pytest.mark.parametrize("odd", [_dangling, _folder, _pipe, _ring, _device, _odd_name])
def test_what_is_no_match_hides_no_other(player, good, odd):
    odd(good.parent)
    assert shown(player).path == str(good)


@pytest.mark.parametrize(
    "first",
    [
        *("trapworks 1 mousetrap seats=foo", "trapworks 1 mousetrap seats=red", "trapworks 1 mousetrap x=1"),
        *("trapworks 2 mousetrap seats=red:human,blue:human", "trapworks 1 chess seats=red:human,blue:human"),
    ],
)
def test_a_sealed_file_with_a_bad_head_hides_no_other(player, good, first):
    save(good.parent, "bad", first=first)
    assert shown(player).path == str(good)


def test_an_unreadable_file_hides_no_other(player, good, monkeypatch):
    bad = save(good.parent, "bad")
    real = saved_matches.reading

    def forbidden(path):
        if path == bad:
            raise PermissionError(13, "Permission denied")
        return real(path)

    monkeypatch.setattr(saved_matches, "reading", forbidden)
    assert shown(player).path == str(good)


def test_many_damaged_files_hide_no_other(player, good):
    for number in range(40):
        (good.parent / f"{number}.match").write_bytes(b"rubbish")
    assert shown(player).path == str(good)


def test_a_match_older_than_many_finished_ones_still_waits(player, good):
    for number in range(40):
        save(good.parent, str(number), "seed 1", "over ")
    assert shown(player).path == str(good)


def test_a_match_lost_among_great_damaged_ones_is_found_after_the_first_frame(player, good):
    great = save(good.parent, "great")
    with great.open("r+b") as file:
        file.seek(3 << 20)
        file.write(b"!")
    for number in range(9):
        os.link(great, good.parent / f"{number}.match")
    player.program.go_to("title")
    for _ in range(100):
        player.see()
    assert player.scene.waiting.path == str(good)


@pytest.mark.parametrize("time", [-1, -(10**11), 0, 253402300800, 10**12, 10**16])
def test_a_file_of_an_odd_time_is_shown(player, good, time, monkeypatch):
    real = os.stat

    def odd(path, **named):
        found = list(real(path, **named))
        found[8] = time  # many file systems would not keep it
        return os.stat_result(found)

    monkeypatch.setattr(shelf_index.os, "stat", odd)
    assert shown(player).path == str(good)


@pytest.mark.parametrize("name", NAMES)
def test_odd_names_are_shown_and_played(player, good, name):
    path = save(good.parent, "odd", "names " + json.dumps({"red": name, "blue": name}))
    found = shown(player)
    assert found.path == str(path)
    assert all(char.isprintable() for sitter in found.sitters for char in sitter.name)
    player.scene._continue()
    player.see()
    player.scene.open_menu()
    player.see()
    player.see()
    assert isinstance(player.scene, MatchScreen)
    open_match.leave(player.scene.opened)


@pytest.mark.parametrize("name", NAMES)
def test_odd_names_are_typed_and_read_from_the_settings(another, name):
    kept = {"seats": {"red": {"name": name, "who": "human"}}}
    player = another()
    player.program.settings = player.program.settings.__class__(setups={"mousetrap": kept})
    player.program.go_to("setup", game="mousetrap")
    player.see()
    player.scene.focus("name_blue")
    player.type(name)
    player.see()
    assert player.name == "MatchSetup"
    for seat in ("red", "blue"):
        assert player.scene.seating.seats[seat].name.isprintable()
    player.click("start")
    player.see()
    assert isinstance(player.scene, MatchScreen)
    open_match.leave(player.scene.opened)


def test_what_was_noted_of_the_match_that_waits_spares_looking_at_the_files(player, good, monkeypatch):
    assert shown(player).line
    monkeypatch.setattr(saved_matches, "finding", None)
    assert shown(player).path == str(good)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"folder": [], "file": [], "match": 3}', "[" * 9000])
def test_a_note_of_the_match_that_waits_that_means_nothing_is_passed_over(player, good, text):
    shown(player)
    (good.parent.parent / "waiting.json").write_text(text)
    assert shown(player).path == str(good)


@pytest.mark.parametrize(
    ("name", "value"),
    [("game", "chess"), ("time", float("nan")), ("time", float("inf")), ("time", 10**400)],
    ids=["game", "nan", "endless", "large"],
)
def test_a_note_of_the_match_that_waits_which_another_version_wrote_is_passed_over(player, good, name, value):
    shown(player)
    note = good.parent.parent / "waiting.json"
    told = json.loads(note.read_text())
    told["match"][name] = value
    note.write_text(json.dumps(told))
    assert shown(player).path == str(good)


@pytest.mark.parametrize("content", [b"", b"rubbish" * 999, b"SQLite format 3\0" + b"\xff" * 4000])
def test_a_damaged_index_is_made_anew(player, good, content):
    shown(player)
    (good.parent.parent / "waiting.json").unlink()
    (good.parent.parent / "shelf.sqlite3").write_bytes(content)
    assert shown(player).path == str(good)


def test_a_match_that_is_played_on_is_the_one_that_waits(player, good):
    newer = save(good.parent, "newer")
    assert shown(player).path == str(newer)
    opened = finish(open_match.resuming(good))
    opened.runner.begin()
    open_match.leave(opened)
    os.utime(good)
    assert shown(player).path == str(good)


def test_a_match_that_was_won_waits_no_longer_even_if_the_program_ends_right_then(player):
    row = CATALOG["mightymouse"]
    setup = row.game.setup([Seat("red", "bot:2"), Seat("blue", "bot:2")])
    opened = open_match.begin(player.program.places, row, setup, {}, open_match.Luck(seed=1))
    for _ in play_on(opened.runner):
        pass
    opened.runner.save.close()
    assert shown(player) is None
    index = saved_matches.index_of(player.program.places)
    assert [listed.over for listed in index.newest()] == [True]
    index.close()


def test_a_folder_that_may_not_be_read_is_an_empty_shelf(player, monkeypatch):
    def forbidden(path="."):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "scandir", forbidden)
    monkeypatch.setattr(os, "listdir", forbidden)
    assert shown(player) is None
    assert finish(saved_matches.finding(player.program.places)) is None


@pytest.mark.parametrize("folder", ["file", "file/deeper", "x" * 300, "y/" * 2500])
def test_an_impossible_data_folder_is_played_in_unsaved(tmp_path, another, folder):
    (tmp_path / "file").write_text("")
    player = another(folder=tmp_path / folder)
    assert shown(player) is None
    player.program.go_to("setup", game="mousetrap")
    player.see()
    player.click("start")
    assert player.name == "Unsaved"
    player.click("way_0")
    assert isinstance(player.scene, MatchScreen)
    player.program.adopt(player.program.settings)


def test_when_a_match_was_played_is_told_even_of_odd_times():
    now = datetime(2026, 1, 2, 12, 0)
    assert moments_ago.told(datetime(2026, 1, 2, 9, 30), now) == "today 9:30 AM"
    assert moments_ago.told(datetime(1, 1, 1), now).endswith("days ago")
    assert moments_ago.told(datetime(2026, 1, 2, 23, 59), now) == "today 11:59 PM"
    assert moments_ago.told(datetime(2027, 3, 9, 8, 0), now) == "March 9, 2027"


def test_a_file_that_lost_its_date_is_from_a_while_ago():
    assert moments_ago.when(0) == moments_ago.when(86400 * 300) == "a while ago"


def test_where_the_clock_has_lost_the_date_too_it_tells_what_it_shows():
    noon = datetime(2000, 1, 1, 12, 0).timestamp()
    assert moments_ago.when(noon, now=lambda: noon + 60) == "today 12:00 PM"
    assert moments_ago.when(datetime(2026, 11, 24, 9, 0).timestamp(), now=lambda: noon) == "November 24, 2026"


def test_the_focus_comes_back_to_where_it_was(player):
    player.click("boobytrap")
    assert player.name == "MatchSetup"
    player.program.go_to("title")
    player.see()
    assert player.scene.focused == "boobytrap"


def test_the_match_that_waits_gets_its_picture_between_frames_and_keeps_it(player, good):
    shown(player)
    for _ in as_long_as(lambda: player.scene.prepare(player.canvas)):
        pass
    assert player.scene.found.picture is not None
    player.program.go_to("title")
    assert player.scene.found.picture is not None
    player.see()
    assert player.scene.find("continue").picture is player.scene.found.picture


def test_a_kept_picture_in_too_few_colours_is_drawn_anew(player, good):
    shown(player)
    for _ in as_long_as(lambda: player.scene.prepare(player.canvas)):
        pass
    (kept,) = player.program.places.thumbnails.iterdir()
    pygame.image.save(pygame.Surface(SIZE, depth=8), str(kept))
    shown(player)
    for _ in as_long_as(lambda: player.scene.prepare(player.canvas)):
        pass
    assert player.scene.found.picture.get_bitsize() > 8


def test_a_picture_that_fails_takes_no_screen_with_it(player, good, monkeypatch):
    def failing(canvas, state, notes):
        yield
        raise ValueError("a mistake in the drawing")

    monkeypatch.setattr("game.games.mousetrap.pictures.figures.draw", failing)
    shown(player)
    for _ in as_long_as(lambda: player.scene.prepare(player.canvas)):
        pass
    assert player.scene.found.match is not None and player.scene.found.picture is None
    (report,) = (player.program.places.data / "reports").iterdir()
    assert "a mistake in the drawing" in report.read_text("utf-8")


def test_the_page_of_all_matches_has_the_index_for_itself(player, good):
    for number in range(60):  # more than are listed in one slice
        save(good.parent, str(number))
    player.program.go_to("title")
    player.scene.found._finding = Working(saved_matches.finding(player.program.places))
    player.scene.found._finding.go_on(0)
    player.program.open("matches")
    assert player.program.scenes[0].found._finding is None
    finish(player.scene.index.refreshing())
    player.scene.index.keep()
    again = saved_matches.index_of(player.program.places)
    assert len(again.newest()) == 61  # it was written, not kept in memory
    again.close()


@pytest.mark.parametrize("way", ["workshop", "workshop_mousetrap", "workshop_boobytrap"])
def test_every_workshop_is_opened_from_the_shelf(player, way):
    player.click(way)
    assert player.name in ("Hall", "Workshop")
    player.press(Verb.BACK)
    assert player.name == "Title" and player.scene.focused == way


@pytest.mark.parametrize("panorama", [False, True])
def test_the_picture_of_a_match_is_seen_from_its_one_side_to_its_other_where_it_is_a_panorama(player, panorama):
    picture = pygame.Surface(SIZE)
    for side, colour in ((0, "#ff00ff"), (SIZE[0] - 12, "#00ffff")):
        picture.fill(colour, (side, 0, 12, SIZE[1]))
    player.program.go_to("title", given=WAITING._replace(panorama=panorama))
    player.scene.found.picture = picture
    player.scene.stale()
    canvas = player.see()
    place = canvas.box(player.scene.find("continue").place)
    row = [tuple(canvas.surface.get_at((x, place.centery)))[:3] for x in range(place.left, place.right)]
    left = any(green < 16 and min(red, blue) > 240 for red, green, blue in row)
    right = any(red < 16 and min(green, blue) > 240 for red, green, blue in row)
    assert (left, right) == (panorama,) * 2
