"""The page of all matches: what is there, what can be done with it, and what a bad file does to it."""

import dataclasses
import itertools
import os
import time
from contextlib import closing
from pathlib import Path

import pygame
import pytest
from pygame import FRect

from game.app import dropped_file
from game.app.dropped_file import open_file
from game.catalog import CATALOG
from game.core.setup import Seat
from game.host.files import LockedFile
from game.session import shelf_index
from game.session.family_book import FamilyBook
from game.session.notes import LONGEST_TITLE
from game.session.record import sealed
from game.session.saves import annotate, read
from game.session.shelf_index import ShelfIndex, title
from game.shell.matches import cards as card_pictures
from game.shell.matches import match_list as saved_matches
from game.shell.matches import open_match
from game.shell.matches.acts import MatchActs, fitting_copy
from game.shell.theatre import films as exported
from game.ui.input.bindings import Verb
from game.ui.widgets.buttons import Button
from game.workshop.parts.challenge import NAMES, sample
from game.workshop.parts.files import Stored, write_machine
from tests.patience import as_long_as
from tests.screens.tables import assert_fits
from tests.views import matches as views

pytestmark = pytest.mark.usefixtures("blank_pictures")

SHORT = "mousemaze-short-2", "mightymouse-race-2"
SIZES = [((800, 600), 100), ((1280, 720), 100), ((1920, 1080), 150), ((800, 600), 200), ((900, 1400), 200)]


@pytest.fixture
def page(another):
    """A player at a page with an unfinished race, a finished card game, and a damaged file."""

    def opened(size=(1280, 720), scale=100):
        player = another(size=size)
        player.program.settings = player.program.settings.__class__(text_scale=scale)
        folder = player.program.places.matches
        folder.mkdir(parents=True, exist_ok=True)
        views._put(folder / "race.match", (views.GOLDEN / "mightymouse-race-2.match").read_bytes(), 0.5, 0)
        views._put(folder / "maze.match", (views.GOLDEN / "mousemaze-short-2.match").read_bytes(), 1.0, 1)
        (folder / "torn.match").write_bytes(b"rubbish")
        os.utime(folder / "torn.match", (10**9, 10**9))
        player.program.go_to("title")
        player.see()
        player.program.open("matches")
        views.read_to_the_end(player.program)
        player.see()
        return player

    return opened


@pytest.fixture(params=[1e9, -1.0], ids=["at once", "long"])
def patience(request, monkeypatch):
    """Whether a file from outside is read at once, or slice by slice."""
    monkeypatch.setattr(dropped_file, "_PATIENCE", request.param)


def names(player):
    return sorted(path.name for path in player.program.places.matches.iterdir())


def test_cards_tell_who_plays_and_how_it_stands(page):
    told = [card.hint for card in page().scene.widgets if type(card).__name__ == "MatchCard"]
    assert len(told) == 3
    assert "’s turn." in told[0] and "Red (computer)" in told[0]
    assert "Blue won." in told[1]
    assert "damaged" in told[2]


def test_cards_are_told_in_the_language_that_was_chosen_since(page, request):
    player = page()
    settings = player.program.settings
    request.addfinalizer(lambda: player.program.adopt(settings))
    player.program.open("settings")
    player.see()
    player.program.adopt(dataclasses.replace(settings, language="de"))
    player.press(Verb.BACK)
    views.read_to_the_end(player.program)
    player.see()
    told = [card.hint for card in player.scene.widgets if type(card).__name__ == "MatchCard"]
    assert len(told) == 3
    assert "Rot (Computer)" in told[0] and "Rot ist dran." in told[0]
    assert "Blau hat gewonnen." in told[1]


@pytest.mark.parametrize("name", ["race", "maze"])
def test_no_act_moves_under_a_hand_while_a_match_is_still_read(another, name):
    def acts():
        return {each.name: tuple(each.rect) for each in player.scene.widgets if each.name in ("on", "rename", "throw")}

    player = another(size=(1280, 720))
    player.program.places.matches.mkdir(parents=True, exist_ok=True)
    golden = views.GOLDEN / {"race": "mightymouse-race-2.match", "maze": "mousemaze-short-2.match"}[name]
    views._put(player.program.places.matches / "one.match", golden.read_bytes(), 1.0, 0)
    player.program.go_to("title")
    player.see()
    player.program.open("matches")
    player.see()
    before = acts()
    assert player.scene.match.kept is None and before
    views.read_to_the_end(player.program)
    player.see()
    assert player.scene.match.kept is not None and acts() == before


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("state", ["full", "thrown", "rename", "none"])
def test_it_fits(page, another, size, scale, state):
    player = another(size=size) if state == "none" else page(size, scale)
    if state == "none":
        player.program.settings = player.program.settings.__class__(text_scale=scale)
        views.none(player.program)
    elif state == "thrown":
        player.scene.throw(player.scene.match)
    elif state == "rename":
        player.click("rename")
    assert_fits(player, state)


def test_a_match_is_played_on_by_enter(page):
    player = page()
    player.press(Verb.CONFIRM)
    assert player.name == "MightymouseScreen"
    player.scene.leave()


def test_one_click_chooses_a_card_and_a_second_opens_it(page):
    player = page()
    player.click("maze.match")
    assert player.name == "Matches" and player.scene.chosen == "maze.match"
    before = names(player)
    player.click("maze.match")
    assert player.name == "Theatre" and names(player) == before, "it is over: it is looked at, and none begins"


def test_a_match_that_is_over_is_watched_by_enter_and_played_again_by_its_button(page):
    player = page()
    player.press(Verb.RIGHT)
    assert player.scene.chosen == player.scene.focused == "maze.match" and player.scene.match.over
    before = names(player)
    acts = [each for each in player.scene.widgets if isinstance(each, Button) and each.name in ("on", "again")]
    assert [(each.text, each.kind) for each in acts] == [("Watch", "primary"), ("Rematch", "plain")]
    player.press(Verb.CONFIRM)
    assert player.name == "Theatre" and names(player) == before
    player.press(Verb.BACK)
    player.click("again")
    assert player.name == "MousemazeScreen"
    assert player.scene.opened.runner.save.path.name not in ("maze.match", "race.match")
    player.scene.leave()


def test_arrows_go_through_the_cards_row_by_row(many, monkeypatch):
    monkeypatch.setattr(views, "MANY", 18)
    player = many()
    cards, across = [card.name for card in player.scene.cards], player.scene._rows[1]
    assert across > 1 and len(cards) % across, "the last row is not full"
    player.scene.focus(cards[0])
    player.see()
    for name in [*cards[1:], cards[-1]]:
        player.press(Verb.RIGHT)
        shown = player.scene.find(player.scene.focused)
        assert shown.name == player.scene.chosen == name and shown.visible.height >= shown.place.height - 0.1
    for name in [*cards[-2::-1], cards[0]]:
        player.press(Verb.LEFT)
        assert player.scene.focused == name
    for number in (*range(across - 1, len(cards), across), len(cards) - 1):
        player.scene.focus(cards[number]) if number == across - 1 else player.press(Verb.DOWN)
        assert player.scene.focused == cards[number]
    player.press(Verb.DOWN)
    assert player.scene.focused in ("on", "watch", "again", "story", "rename", "copy", "export", "throw")


def test_which_match_the_buttons_are_for_is_seen_while_they_have_the_focus(page, real_pictures):
    player = page()
    for chosen, other in (("race.match", "maze.match"), ("maze.match", "race.match")):
        player.scene.focus(chosen)
        player.scene.focus("rename")
        player.see()
        assert _gold(player, chosen) and not _gold(player, other)


def _gold(player, name):
    """Whether there is a rim of gold round a card."""
    place = player.scene.find(name).place
    red, green, blue, _ = player.canvas.surface.get_at(
        player.canvas.box(FRect(place.left - 3, place.centery, 1, 1)).topleft
    )
    return red > 200 and green > 150 and blue < 80


@pytest.mark.parametrize("key", ["w", "pad_x"])
def test_a_match_is_watched(page, key):
    player = page()
    chosen = player.scene.cards[1].name
    player.scene.focus(chosen)
    player.see()
    player.key(key)
    assert player.name == "Theatre"
    player.press(Verb.BACK)
    assert player.name == "Matches" and player.scene.focused == chosen, "one comes back to where one was"


def test_a_damaged_file_cannot_be_opened_and_stays(page):
    player = page()
    player.scene.focus("torn.match")
    player.press(Verb.CONFIRM)
    assert player.name == "Matches"
    assert not player.scene.find("on").enabled
    assert "torn.match" in names(player)


def test_a_match_is_thrown_away_and_brought_back(page):
    player = page()
    player.key("delete")
    assert names(player) == ["maze.match", "race.match.thrown", "torn.match"]
    for _ in range(5):
        player.step(0.1)
    player.press(Verb.CONFIRM)
    assert names(player) == ["maze.match", "race.match", "torn.match"]
    player.press(Verb.CONFIRM)
    assert player.name == "MightymouseScreen"
    player.scene.leave()


def test_what_was_thrown_away_is_gone_after_ten_seconds(page):
    player = page()
    player.key("delete")
    for _ in range(120):
        player.step(0.1)
    assert names(player) == ["maze.match", "torn.match"]
    assert player.scene.chosen == "maze.match"


def test_what_was_thrown_away_and_cannot_be_deleted_is_not_listed_all_the_same(page, monkeypatch):
    def refused(path, missing_ok=False):
        raise PermissionError(13, "in use by another program")

    player = page()
    player.key("delete")
    monkeypatch.setattr(Path, "unlink", refused)
    for _ in range(120):
        player.pass_time(0.1)
    assert player.name == "Matches"
    assert [card.name for card in player.scene.cards] == ["maze.match", "torn.match"]


def test_what_was_thrown_away_is_gone_when_the_page_is_left(page):
    player = page()
    player.key("delete")
    player.press(Verb.BACK)
    player.see()
    assert names(player) == ["maze.match", "torn.match"]
    assert player.name == "Title" and player.scene.waiting is None


def test_a_match_gets_a_name_and_is_played_at_the_time_it_was(page):
    player = page()
    player.scene.focus("maze.match")
    path = player.program.places.matches / "maze.match"
    before = path.stat().st_mtime_ns
    player.key("r")
    player.type("Sunday")
    player.press(Verb.CONFIRM)
    views.read_to_the_end(player.program)
    player.see()
    assert player.scene.find("maze.match").text.title == "Sunday"
    assert title(read(path)) == "Sunday"
    assert path.stat().st_mtime_ns == before


def test_one_esc_leaves_the_name_of_a_match_as_it_was(page):
    player = page()
    player.click("rename")
    player.type("Sunday")
    player.press(Verb.BACK)
    assert player.name == "Matches" and "Sunday" not in player.scene.find("race.match").hint


def test_a_copy_is_the_same_match(page):
    player = page()
    player.key("c")
    views.read_to_the_end(player.program)
    files = [path for path in player.program.places.matches.iterdir() if path.name.startswith("mightymouse-")]
    (copied,) = (file.read_bytes() for file in files)
    assert copied.startswith((player.program.places.matches / "race.match").read_bytes()), "and a note of its name"
    assert len(player.scene.cards) == 4


def test_a_copy_is_the_newest_and_its_match_stays_as_old(page):
    player = page()
    folder = player.program.places.matches
    for old in folder.glob("*.match"):
        os.utime(old, (10**9, 10**9))
    player.program.open("matches")
    views.read_to_the_end(player.program)
    player.see()
    player.scene.focus("race.match")
    player.key("c")
    views.read_to_the_end(player.program)
    first, *others = player.scene.cards
    assert first.name.startswith("mightymouse-") and first.seconds > 10**9 + 1
    assert {card.seconds for card in others} == {10**9}


def test_a_match_is_exported_as_one_file(page, monkeypatch, tmp_path):
    player = page()
    monkeypatch.setattr(type(player.program.places), "exported", tmp_path / "documents")
    for _ in range(2):
        player.key("e")
        assert player.name == "Exported"
        player.press(Verb.BACK)
    found = sorted((tmp_path / "documents").iterdir())
    assert [path.name for path in found] == ["Mighty Mouse 2.match", "Mighty Mouse.match"]
    assert read(found[0]).game_id == "mightymouse"


def test_where_nothing_can_be_written_that_is_said_and_nothing_is_lost(page, monkeypatch):
    def full(*_given):
        raise OSError(28, "No space left on device")

    player = page()
    monkeypatch.setattr("game.session.match_files.create_whole", full)
    before = names(player)
    player.key("c")
    assert player.name == "Notice" and "the disk is full" in player.scene.text
    assert names(player) == before


def test_a_match_in_another_window_is_not_thrown_away(page):
    player = page()
    other = saved_matches.index_of(player.program.places)
    held = LockedFile(Path(other.path("race.match")))
    player.key("delete")
    assert player.name == "Notice"
    held.close()
    other.close()
    assert "race.match" in names(player)


def test_the_shelf_can_be_scrolled_through_by_keys(page):
    player = page(size=(800, 600))
    folder = player.program.places.matches
    for number in range(40):
        views._put(folder / f"{number:02}.match", (folder / "maze.match").read_bytes(), 1.0, number + 2)
    player.scene._look_again()
    views.read_to_the_end(player.program)
    player.see()
    for _ in range(30):
        player.press(Verb.DOWN)
    assert player.scene.chosen in {"38.match", "39.match", "torn.match", "37.match"}
    made = [widget for widget in player.scene.widgets if type(widget).__name__ == "MatchCard"]
    assert len(made) < 25


@pytest.fixture
def book(page):
    """The family book over a shelf on which a person plays too."""

    def opened(size=(1280, 720), scale=100):
        player = page(size, scale)
        path = player.program.places.matches / "race.match"
        annotate(path, 'names {"red": "Rosa", "blue": "Ben"}', "players red=human,blue=computer")
        player.scene._look_again()
        views.read_to_the_end(player.program)
        player.see()
        player.key("b")
        return player

    return opened


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("state", ["all", "rosa", "empty"])
def test_the_family_book_fits(book, another, size, scale, state):
    player = another(size=size) if state == "empty" else book(size, scale)
    if state == "empty":
        player.program.settings = player.program.settings.__class__(text_scale=scale)
        views.family_empty(player.program)
    elif state == "rosa":
        player.scene._choose("rosa")
    assert_fits(player, state)


def test_the_family_book_is_told_in_words(book):
    player = book()
    told = {widget.name: widget.spoken().name for widget in player.scene.widgets}
    faces = player.scene.book.faces()
    assert "Mouse Trap Card Game: 1 of 1" in told["win_"]
    assert f"6 came up {faces[5]} times" in told["die"] or faces[5] == 1
    assert "wedge" in told["record_cheese"]


def test_a_person_is_deleted_from_the_book_after_a_question(book):
    player = book()
    player.press(Verb.RIGHT)
    assert player.scene.person == "rosa"
    for answer, left in (("way_1", True), ("way_0", False)):
        player.click("delete")
        assert player.name == "Notice"
        player.click(answer)
        assert ("rosa" in player.scene.book.people()) is left
    assert player.scene.person != "rosa"
    player.press(Verb.BACK)
    assert player.name == "Matches"


def test_the_book_counts_what_was_not_read_yet(book):
    player = book()
    before = sum(player.scene.book.faces())
    player.scene.index.database.execute("update files set summary = null where name = 'race.match'")
    player.scene.index.database.execute("delete from seats where name = 'race.match'")
    player.press(Verb.BACK)
    assert sum(FamilyBook(player.scene.index).faces()) < before
    player.key("b")
    for _ in range(50):
        player.step(0.02)
    assert sum(player.scene.book.faces()) == before


def test_the_index_goes_on_in_memory_where_it_cannot_be_written(page):
    player = page()
    index = player.scene.index
    other = saved_matches.index_of(player.program.places)
    index.keep()
    other.database.execute("begin immediate")
    index.end("race.match")
    assert {card.name: card.over for card in index.newest()}["race.match"]
    other.database.rollback()
    other.close()


@pytest.mark.parametrize("kept", [0, 6000])
def test_an_index_of_which_a_part_is_lost_meanwhile_is_made_anew_in_memory(page, kept):
    player = page()
    before = {card.name for card in player.scene.cards}
    os.truncate(player.program.places.data / "shelf.sqlite3", kept)
    player.scene._look_again()
    views.read_to_the_end(player.program)
    assert {card.name for card in player.scene.cards} == before
    player.key("b")
    for _ in as_long_as(lambda: player.scene.untold):
        player.scene.tick(0.0)
    assert len(player.scene.book.sittings) == 4


def test_a_person_whose_matches_another_window_deleted_is_chosen_no_longer(book):
    player = book()
    player.press(Verb.RIGHT)
    assert player.scene.person == "rosa"
    player.scene.index.forget("race.match")
    player.scene.untold = ["maze.match"]
    for _ in range(20):
        player.step(0.02)
    assert player.name == "FamilyBookPage" and player.scene.who is None


@pytest.mark.usefixtures("patience")
def test_a_file_from_elsewhere_is_taken_onto_the_shelf_once(page, tmp_path):
    player = page()
    path = tmp_path / "given.match"
    path.write_bytes((views.GOLDEN / "mousetrap-house-2.match").read_bytes())
    for _ in range(2):
        open_file(player.program, player.scene, path)
        for _ in as_long_as(lambda: player.name == "TakingIn"):
            player.step(0.1)
        views.read_to_the_end(player.program)
        player.see()
        assert player.scene.match.game == "mousetrap" and len(player.scene.cards) == 4
    assert path.exists()


@pytest.mark.parametrize(
    "content", [b"rubbish", b"", b"trapworks 9 mousetrap seats=red:human\n# 000000 0000000000000000\n"]
)
def test_a_file_that_is_no_match_is_refused_in_a_sentence_and_stays(page, tmp_path, content):
    player = page()
    path = tmp_path / "given.match"
    path.write_bytes(content)
    open_file(player.program, player.scene, path)
    assert player.name == "Notice" and "stays where it is" in player.scene.text
    assert path.read_bytes() == content and len(names(player)) == 3


@pytest.mark.usefixtures("patience")
def test_a_match_that_parses_but_cannot_be_played_is_refused_and_stays(page, tmp_path):
    player = page()
    path = tmp_path / "given.match"
    head = (views.GOLDEN / "mightymouse-race-2.match").read_text().splitlines()[0]
    entries, _seal = sealed("", [head, "walk elsewhere"], "000000")
    path.write_bytes(entries)
    open_file(player.program, player.scene, path)
    for _ in range(50):
        player.step(0.1)
    assert player.name == "Notice" and "damaged" in player.scene.text and "stays where it is" in player.scene.text
    assert path.read_bytes() == entries and len(names(player)) == 3


@pytest.mark.usefixtures("patience")
@pytest.mark.parametrize("name", ["given", "given.txt", "given.toml"])
def test_a_match_is_known_by_what_it_holds(page, tmp_path, name):
    player = page()
    path = tmp_path / name
    path.write_bytes((views.GOLDEN / "mousetrap-house-2.match").read_bytes())
    open_file(player.program, player.scene, path)
    for _ in range(50):
        player.step(0.1)
    assert player.name == "Matches" and player.scene.match.game == "mousetrap"


def test_a_machine_is_known_by_what_it_holds(page, tmp_path):
    player = page()
    player.press(Verb.BACK)
    path = tmp_path / "machine"
    path.write_text(write_machine(Stored("Mine", sample(NAMES[0]).machine)))
    open_file(player.program, player.scene, path)
    assert player.name == "Bench"


def test_a_file_that_is_not_there_is_refused(page, tmp_path):
    player = page()
    open_file(player.program, player.scene, tmp_path / "none.match")
    assert player.name == "Notice" and "none.match" in player.scene.text


def test_reading_a_file_lists_not_all_of_them_again(page, monkeypatch):
    player = page()
    player.program.close()
    listings = []
    real = ShelfIndex.newest
    monkeypatch.setattr(ShelfIndex, "newest", lambda index, *given: listings.append(1) or real(index, *given))
    (player.program.places.data / "shelf.sqlite3").unlink()
    player.program.open("matches")
    views.read_to_the_end(player.program)
    assert len(listings) == 2  # at first, and when the folder had been looked at
    assert all(card.kept or card.trouble for card in player.scene.cards)


WRONG = [
    "[]",
    "7",
    "{}",
    "no JSON",
    '{"seats": [], "waiting": "red", "winners": [], "leaders": [], "line": "", "title": ""}',
]
_RED = '{"seats": [["red", "R", true]], "waiting": %s, "winners": %s, "leaders": [], "line": %s, "title": %s}'
WRONG += [
    _RED % ('"green"', "[]", '""', '""'),
    _RED % ('"red"', "[[1]]", '""', '""'),
    _RED % ('"red"', "[]", "7", '""'),
    _RED % ('"red"', "[]", '""', "null"),
    (_RED % ('"red"', "[]", '""', '""')).replace('"red"', '"purple"'),
]


@pytest.mark.parametrize("wrong", WRONG)
def test_a_summary_whose_check_sum_holds_but_that_cannot_be_is_read_again(page, wrong):
    player = page()
    before = [card.hint for card in player.scene.widgets if type(card).__name__ == "MatchCard"]
    player.press(Verb.BACK)
    with closing(saved_matches.index_of(player.program.places)) as index:
        index.database.execute("update files set summary = ? where trouble = ''", (shelf_index._sealed(wrong),))
    player.program.open("matches")
    player.see()
    assert player.name == "Matches"
    views.read_to_the_end(player.program)
    player.see()
    assert [card.hint for card in player.scene.widgets if type(card).__name__ == "MatchCard"] == before


@pytest.mark.parametrize("column", ["size", "time", "game", "over", "trouble"])
def test_a_row_of_another_kind_is_looked_at_again(page, column):
    player = page()
    before = [card.hint for card in player.scene.widgets if type(card).__name__ == "MatchCard"]
    player.press(Verb.BACK)
    with closing(saved_matches.index_of(player.program.places)) as index:
        index.database.execute(f"update files set {column} = x'ff00'")
    player.program.open("matches")
    views.read_to_the_end(player.program)
    player.see()
    assert [card.hint for card in player.scene.widgets if type(card).__name__ == "MatchCard"] == before


def test_a_copy_has_a_name_of_its_own(page):
    player = page()
    player.scene.focus("race.match")
    for _ in range(2):
        player.key("c")
        views.read_to_the_end(player.program)
    titles = sorted(title(read(path)) for path in player.program.places.matches.glob("mightymouse-*.match"))
    assert titles == ["Mighty Mouse (copy)"] * 2
    assert len(fitting_copy("x" * 400)) == LONGEST_TITLE and fitting_copy("x" * 400).endswith("(copy)")


def test_what_was_exported_is_shown_in_its_folder_or_it_is_told_that_nothing_can(page, monkeypatch):
    player = page()
    shown = []

    def showing(path):
        shown.append(path)
        yield 0.5
        return len(shown) > 1

    monkeypatch.setattr(exported, "showing", showing)
    player.scene.focus("race.match")
    player.key("e")
    assert "can’t show folders" not in player.scene.text
    for _ in range(2):
        player.press(Verb.NEXT, Verb.CONFIRM)
        for _ in range(5):
            player.step(0.1)
        assert player.name == "Exported" and "can’t show folders" in player.scene.text
        player.press(Verb.NEXT)
    assert len(shown) == 2 and shown[0].is_file()
    player.press(Verb.BACK)
    assert player.name == "Matches"


def test_matches_that_turn_out_to_be_over_are_passed_by_one_at_a_time(player):
    folder = player.program.places.matches
    folder.mkdir(parents=True, exist_ok=True)
    lines = (views.GOLDEN / "mousemaze-short-2.match").read_bytes()
    for number in range(6):
        (folder / f"{number}.match").write_bytes(lines)
    work = saved_matches.finding(player.program.places)
    steps = itertools.count()
    with pytest.raises(StopIteration) as done:
        for _ in as_long_as(lambda: True):
            next(work)
            next(steps)
    assert done.value.value is None and next(steps) >= 6


def test_a_picture_made_now_is_kept_though_all_others_are_of_a_time_to_come(page, monkeypatch):
    player = page()
    monkeypatch.setattr(card_pictures, "_MOST", 3)
    folder = player.program.places.thumbnails
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    ahead = time.time() + 10**6
    for number in range(4):
        (folder / f"{number}.png").write_bytes(b"")
        os.utime(folder / f"{number}.png", (ahead + number, ahead + number))
    pictures = card_pictures.CardPictures(player.program.places)
    for name in ("first.png", "second.png"):
        pictures._keep(name, pygame.Surface((4, 4)))
    assert sorted(path.name for path in folder.iterdir()) == ["3.png", "first.png", "second.png"]


@pytest.mark.parametrize("way", [MatchActs.open, MatchActs.rematch, MatchActs.watch, MatchActs.story])
def test_a_match_with_a_machine_of_ones_own_says_that_it_has_no_table(another, way):
    row, player = CATALOG["mousetrap"], another(size=(1280, 720))
    setup = row.game.setup([Seat("red"), Seat("blue")], {"machine": "1,2,1,1*/TW1-AAAA", "start_built": 2})
    places = player.program.places
    open_match.leave(open_match.begin(places, row, setup, {"red": "Rosa"}, open_match.Luck()))
    (path,) = places.matches.iterdir()
    before = path.read_bytes()
    player.program.go_to("title")
    player.see()
    player.program.open("matches")
    views.read_to_the_end(player.program)
    player.see()
    acts, index = player.scene.acts, player.scene.index
    (match,) = index.newest()
    way(acts, match)
    player.see()
    assert player.name == "Notice" and "your own machine" in player.scene.text
    assert path.read_bytes() == before


# Many matches, and what they come to.


@pytest.fixture
def many(another, monkeypatch):
    """A player at the page of twenty matches."""
    monkeypatch.setattr(views, "MANY", 20)

    def opened(size=(1280, 720), scale=100):
        player = another(size=size)
        player.program.settings = player.program.settings.__class__(text_scale=scale)
        views.VIEWS["many"](player.program)
        player.see()
        return player

    return opened


def test_few_matches_are_not_looked_through(page):
    player = page()
    assert player.scene.find("state") is None and not player.scene.filtering


def test_many_matches_are_looked_through_by_how_they_stand_and_by_game(many):
    player = many()
    shelf = player.scene
    assert len(shelf.cards) == 20
    for state, over in (("waits", False), ("over", True)):
        shelf.find("state").on_choose(state)
        player.see()
        assert shelf.cards and all(bool(card.over) is over for card in shelf.cards)
        assert shelf.chosen in [card.name for card in shelf.cards]
    shelf.find("game").on_choose("boobytrap")
    player.see()
    assert {(card.game, bool(card.over)) for card in shelf.cards} == {("boobytrap", True)}
    assert shelf.cards is shelf.cards, "not looked for anew each time"
    shelf.throw(shelf.match)
    player.see()
    thrown = shelf.chosen
    shelf.find("state").on_choose("waits")
    assert thrown in [card.name for card in shelf.cards], "what was thrown away just now can be brought back"
    shelf.find("state").on_choose("*")
    shelf.find("game").on_choose("*")
    player.see()
    assert len(shelf.cards) == 20


def test_so_many_that_were_read_before_are_looked_through_at_once(many):
    player = many()
    player.press(Verb.BACK)
    player.program.open("matches")
    player.see()
    assert player.scene.filtering and len(player.scene.cards) == 20


def test_where_no_match_is_found_the_choice_is_still_there(many):
    player = many()
    shelf = player.scene
    for card in [card for card in shelf.cards if not card.over]:
        shelf.index.path(card.name).unlink()
    shelf._look_again()
    views.read_to_the_end(player.program)
    shelf.find("state").on_choose("waits")
    player.see()
    assert player.program.announcements.recent[-1].text == "No matches like that."
    assert shelf.cards == [] and shelf.find("none_such").text == "No matches like that." and shelf.match is None
    shelf.find("state").on_choose("*")
    player.see()
    assert shelf.match is not None


@pytest.mark.slow
@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("state", ["many", "family_of_many", "family_of_rosa"])
def test_many_matches_fit(many, size, scale, state):
    player = many(size, scale)
    if state != "many":
        player.program.open("family", index=player.scene.index)
        player.scene.person = "rosa" if state == "family_of_rosa" else "*"
        player.scene.stale()
    player.see()
    assert_fits(player, state)


def test_two_of_one_name_have_a_line_and_a_color_each(many):
    player = many()
    player.program.open("family", index=player.scene.index)
    player.see()
    rows = [widget for widget in player.scene.widgets if widget.name.startswith("win_")]
    assert [row.name_shown for row in rows].count("Ben") == 2
    assert len({row.seat for row in rows}) == len(rows) == 4
    assert sorted(row.face for row in rows if row.name_shown == "Ben") == ["", "star"]
    assert any("Ben, star" in row.spoken().name + row.label for row in rows)


def test_a_persons_page_tells_of_luck_and_hands_in_words(many):
    player = many()
    player.program.open("family", index=player.scene.index)
    player.scene.person = "rosa"
    player.scene.stale()
    player.see()
    told = player.scene.find("luck_told").text
    assert told.startswith("After 1") and "luck has" in told and "Rosa" in told and "Give or take" in told
    assert player.scene.find("luck_chart").label == told
    placing, pulling = player.scene.find("placing"), player.scene.find("pulling")
    assert len(placing.values) > 1 and len(pulling.values) > 1
    assert all(each.low <= each.value <= each.high for each in (*placing.values, *pulling.values))
    assert "between" in placing.label and player.scene.find("cranking") is None
    assert "finished matches" in player.scene.find("head").label


def test_a_hand_that_never_strayed_has_its_months_too(many):
    player = many()
    index = player.scene.index
    index.database.execute("update seats set cranked = 2, unrest = 0, unrest_squared = 0 where person = 'rosa'")
    player.program.open("family", index=index)
    player.scene.person = "rosa"
    player.scene.stale()
    player.see()
    player.scene.reveal(player.scene.find("cranking"))
    player.see()
    assert [each.value for each in player.scene.find("cranking").values][-1] == 0


def test_who_wants_no_stories_sees_no_luck(many):
    player = many()
    player.program.settings = dataclasses.replace(player.program.settings, story=False)
    player.program.open("family", index=player.scene.index)
    player.see()
    assert player.scene.find("luck") is None and player.scene.find("work_out") is None


def test_an_empty_book_says_what_will_be_there(player):
    views.family_empty(player.program)
    player.see()
    assert [player.scene.find(f"will_{icon}").text for icon in ("trophy", "odds", "grab", "die")]


@pytest.fixture
def untold(another, monkeypatch):
    """A player at the book of two short finished matches of people, of which nobody knows what moved them."""
    monkeypatch.setattr(views, "OFTEN", ("mousemaze-short-2",))
    monkeypatch.setattr(views, "_story", lambda match, dice: ())
    monkeypatch.setattr(views, "MANY", 3)
    player = another()
    views.VIEWS["many"](player.program)
    player.program.open("family", index=player.scene.index)
    player.see()
    return player


@pytest.mark.slow
def test_old_matches_are_worked_out_when_asked_for_and_kept(untold, monkeypatch):
    monkeypatch.setattr("game.story.story.FIRST", 1)
    monkeypatch.setattr("game.story.story.foresight_of", _shallow)
    player = untold
    book = player.scene
    assert book.find("luck_chart") is None and book.find("work_out").text == "Analyze 2 matches"
    book.find("work_out").on_press()
    player.see()
    assert book.find("working_bar") is not None
    for _ in as_long_as(lambda: book.luck_work is not None):
        player.step()
    player.see()
    assert book.find("luck_chart") is not None and book.find("work_out") is None
    files = sorted(player.program.places.matches.glob("*.match"))
    found = [(bool(read(path).note("story")), read(path).over) for path in files]
    assert found == [(False, False), (True, True), (True, True)]


def _shallow(game):
    return dataclasses.replace(CATALOG[game].foresight, playouts=1)


def test_workers_that_a_page_above_closed_are_begun_anew(untold, monkeypatch):
    player, begun = untold, []
    book = player.scene
    monkeypatch.setattr(type(player.program.workers), "start", lambda workers: begun.append(id(workers)))
    book.find("work_out").on_press()
    for _ in as_long_as(lambda: not begun):
        player.step()
    player.program.open("rules", game="mousetrap")
    player.see()
    player.press(Verb.BACK)
    assert player.scene is book
    player.step()
    assert (len(begun), book.luck_work.done) == (2, 0), "both for the same match"
    book.find("stop").on_press()


def test_working_out_can_be_stopped_and_leaves_the_files_alone(untold):
    player = untold
    book = player.scene
    before = {path: path.read_bytes() for path in player.program.places.matches.glob("*.match")}
    book.find("work_out").on_press()
    player.step()
    player.see()
    book.find("stop").on_press()
    player.see()
    assert book.luck_work is None and book.find("work_out").text == "Analyze 2 matches"
    assert before == {path: path.read_bytes() for path in player.program.places.matches.glob("*.match")}
