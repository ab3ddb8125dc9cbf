"""The rule book is reached from the shelf, the set-up and the table, and tells of the match that is there."""

import pygame
import pytest
from pygame import FRect

from game.catalog import CATALOG
from game.host.settings import Settings
from game.shell.play import menu
from game.shell.reader import Book, as_last_chosen
from game.text.chapters import Figure
from game.ui.accessibility.outline import outline
from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Bindings, Pressed, Query, Verb
from game.ui.widgets.panels import Label
from tests.harness.walk import setups
from tests.patience import as_long_as
from tests.screens.play.test_every_table import MENUS
from tests.screens.tables import SIZES, assert_fits
from tests.views import general, rule_books

pytestmark = pytest.mark.usefixtures("blank_pictures")

PAD_Y = 3
BOOKS = {"shelf": general.VIEWS["rules"], **rule_books.VIEWS}


def read(player):
    """All paragraphs of the book that is open."""
    assert player.name == "Reader"
    return "\n".join(text for chapter in player.scene.chapters() for text in chapter.paragraphs)


def ways(player):
    """The ways to the rules: the mouse, the keyboard, a pad."""
    return {
        "mouse": lambda: player.click("rules"),
        "keys": lambda: give(player, pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0, unicode="")),
        "pad": lambda: give(player, pygame.event.Event(pygame.JOYBUTTONDOWN, button=PAD_Y)),
    }


def give(player, event):
    for given in player.program.inputs.translate(event):
        player.program.give(given)
    player.see()


@pytest.mark.parametrize("way", ["mouse", "keys", "pad"])
@pytest.mark.parametrize("game", CATALOG)
def test_the_set_up_leads_to_the_rules_that_are_chosen_there(player, game, way):
    player.program.go_to("setup", game=game)
    player.see()
    ways(player)[way]()
    assert player.scene.book.game == game
    assert player.scene.book.setup == as_last_chosen(player.program.settings, game).setup


def test_the_rules_at_set_up_follow_what_is_chosen_at_that_moment(player):
    player.program.go_to("setup", game="mousetrap")
    player.see()
    player.click("rules")
    assert "you must turn the crank" in read(player)
    player.press(Verb.BACK)
    player.scene._change("green", who="human")
    player.see()
    player.scene.focus("profile_original")  # which scrolls to it
    player.press(Verb.CONFIRM)
    player.click("rules")
    assert "Or you may end your turn" in read(player)
    assert len(player.scene.book.setup.seats) == 3


def test_the_rules_can_be_read_before_enough_sit_at_the_table(player):
    player.program.go_to("setup", game="mousetrap")
    player.see()
    for seat in ("red", "blue"):
        player.scene._change(seat, who="empty")
    player.see()
    player.click("rules")
    assert len(player.scene.book.setup.seats) == 2


@pytest.mark.parametrize("way", ["mouse", "keys", "pad"])
def test_the_shelf_leads_to_the_rules_of_every_game(player, way):
    ways(player)[way]()
    assert read(player)
    for game in CATALOG:
        player.scene.find("game").on_choose(game)
        player.see()
        assert player.scene.book.game == game
        assert player.scene.find("text_0_0").text == player.scene.chapters()[0].blocks[0]


def test_the_games_are_gone_through_by_keys(player):
    player.press(Verb.HELP)
    seen = [player.scene.book.game]
    for _ in as_long_as(lambda: player.scene.focused != "game"):
        player.press(Verb.NEXT)
    for _ in range(3):
        player.press(Verb.RIGHT)
        seen.append(player.scene.book.game)
    assert seen == list(CATALOG)


def test_the_shelf_opens_the_book_of_the_box_that_is_looked_at(player):
    player.press(Verb.RIGHT)
    assert player.scene.focused == "toy_mousetrap"
    player.press(Verb.RIGHT, Verb.RIGHT, Verb.HELP)
    assert player.scene.book.game == "mightymouse"


@pytest.mark.parametrize("game", MENUS)
def test_the_table_leads_to_the_rules_of_its_match(table, game):
    player = table(MENUS[game])
    setup = player.scene.opened.runner.match.setup
    assert player.scene.over.find("in_force").text == Book(game, setup, player.scene.opened.names).in_force()
    player.scene.over.find("rules").confirm()
    player.see()
    assert player.scene.book.setup == setup
    assert player.scene.find("game") is None
    player.press(Verb.BACK, Verb.BACK)
    assert player.scene.over is None
    player.program.give(Pressed(Verb.HELP, "pad_y"))
    player.see()
    assert player.scene.book.setup == setup


@pytest.mark.usefixtures("real_pictures")
@pytest.mark.parametrize("game", CATALOG)
def test_every_picture_of_every_book_is_drawn(player, game, monkeypatch):
    missing, draw = [], Canvas.sprite

    def sprite(canvas, name, rect, tint=None):
        found = draw(canvas, name, rect, tint)
        missing.extend([] if found else [name])
        return found

    monkeypatch.setattr(Canvas, "sprite", sprite)
    canvas = player.see()
    seen = {}
    for setup in setups(CATALOG[game].game):
        book = Book(game, setup, {})
        for chapter in book.chapters():
            for block in chapter.blocks:
                seen |= {name: book.draws() for name, _ in block.pictures} if isinstance(block, Figure) else {}
    for name, draws in seen.items():
        canvas.surface.fill("black")
        drawn = draws(name)
        drawn.paint(canvas, FRect(200, 200, *drawn.size))
        assert pygame.mask.from_threshold(canvas.surface, "black", (1, 1, 1)).count() < 1280 * 720 - 200, name
    assert seen
    assert missing == []


@pytest.mark.parametrize(("size", "scale"), SIZES[:4])
@pytest.mark.parametrize("view", BOOKS)
def test_every_book_fits(table, view, size, scale):
    assert_fits(table(BOOKS[view], size=size, text_scale=scale), view)


@pytest.mark.parametrize(("size", "scale"), SIZES[:4])
def test_the_menu_has_room_for_what_is_on(table, size, scale):
    for game, view in MENUS.items():
        player = table(view, size=size, text_scale=scale)
        assert isinstance(player.scene.over, menu.Menu)
        assert_fits(player, game)


def test_solitaire_is_named_at_set_up_and_offers_only_what_applies(table):
    player = table(rule_books.set_up_alone)
    words = player.scene.find("told").text
    assert words == "Solitaire: clear all but one piece with at most three trips."
    shown = {widget.name for widget in player.scene.widgets}
    assert {"each_20", "arches_asks", "hands_p1", "rules"} <= shown
    assert not any(name.startswith(("variant_", "values_", "begins_")) for name in shown)
    player.scene._change("p2", who="human")
    player.see()
    assert player.scene.find("variant_no_pass") is not None
    assert "Solitaire" not in player.scene.find("told").text


def test_what_does_not_apply_to_solitaire_is_not_carried_into_it(player):
    kept = {"options": {"variant": "no_pass", "values": "1/2/3", "begins": "lot"}, "seats": {"p2": {"who": "empty"}}}
    settings = player.program.settings
    settings.setups["boobytrap"] = kept
    setup = as_last_chosen(settings, "boobytrap").setup
    assert (setup.options["variant"], setup.options["values"], setup.options["begins"]) == (
        "regular",
        (5, 10, 20),
        "first",
    )


def test_three_circles_stand_for_the_three_trips(table):
    player = table(lambda program: program.go_to("setup", game="boobytrap"))
    player.scene._change("p2", who="empty")
    player.see()
    player.click("start")
    pips = player.scene.find("pips")
    assert (pips.done, pips.most) == (0, 3)
    assert isinstance(player.scene.find("passes"), Label)


def reading(another, **given):
    player = another(**given)
    player.program.go_to("rules")
    player.see()
    return player


def key_of(player, name):
    player.key(name)
    return [one.text for one in player.program.announcements.recent]


def head_at(player, number):
    """How far below the upper edge of the sheet the head of a chapter is seen."""
    head = player.scene.find(f"head_{number}")
    return head.visible.y - head.region.view.y


@pytest.mark.parametrize(("on", "back"), [("page down", "page up"), ("pad_rt", "pad_lt")])
@pytest.mark.parametrize("size", [(1280, 720), (800, 600)])
def test_keys_go_from_section_to_section_and_say_each(another, size, on, back):
    player = reading(another, size=size)
    chapters = player.scene.chapters()
    for number, chapter in list(enumerate(chapters))[1:]:
        said = key_of(player, on)
        words = [chapter.title, *chapter.spoken_blocks()]
        assert said[-len(words) :] == words and set(chapter.paragraphs) <= set(words)
        assert 0 <= head_at(player, number) < player.scene.find("text_0_0").region.view.height, "its head is seen"
    assert key_of(player, on)[-len(words) :] == words, "the last one is said again"
    for number in range(len(chapters) - 2, -1, -1):
        assert chapters[number].title in key_of(player, back)[-1 - len(chapters[number].blocks) * 4 :]
        assert 0 <= head_at(player, number) < 40 or number > len(chapters) - 4
    assert player.scene.offsets["page"] == 0.0


def test_from_amid_a_section_the_way_back_is_to_its_head_and_on_to_the_next(another):
    player = reading(another, size=(800, 600))
    for _ in range(2):
        player.key("page down")
    there = player.scene.offsets["page"]
    player.press(Verb.DOWN)
    assert player.scene.offsets["page"] > there
    player.key("page up")
    assert player.scene.offsets["page"] == there
    player.press(Verb.DOWN)
    player.key("page down")
    assert 0 <= head_at(player, 3) < 40
    player.press(*[Verb.DOWN] * 200)
    low = player.scene.offsets["page"]
    player.press(Verb.UP)
    assert player.scene.offsets["page"] < low, "who has read to the end goes back at once"


def test_a_link_leads_to_its_chapter_and_says_it(player):
    player.press(Verb.HELP)
    player.click("to_2")
    chapter = player.scene.chapters()[2]
    assert 0 <= head_at(player, 2) < 40
    assert [one.text for one in player.program.announcements.recent][-1] == chapter.spoken_blocks()[-1]


def test_a_link_of_a_longer_book_leads_to_the_end_of_the_one_just_chosen(player):
    player.program.go_to("title")
    player.see()
    ways(player)["keys"]()
    lengths = {}
    for game in CATALOG:
        player.scene._other(game)
        lengths[game] = len(player.scene.chapters())
    longest, shortest = max(lengths, key=lengths.get), min(lengths, key=lengths.get)
    assert lengths[longest] > lengths[shortest]
    player.scene._other(longest)
    player.see()
    last = player.scene.find(f"to_{lengths[longest] - 1}")
    player.scene._other(shortest)
    last.confirm()
    player.see()
    assert player.scene.answers(Query.WHERE)[1] == player.scene.chapters()[-1].title


def test_keys_go_from_paragraph_to_paragraph_and_a_screen_reader_reads_the_one_gone_to(player):
    player.press(Verb.HELP)
    told = []
    for key in ["n"] * 12 + ["b"]:
        player.key(key)
        found = next(entry for entry in outline(player.scene).all() if entry.key == player.scene.focused)
        assert found.stop and player.scene.find(found.key).visible.height > 0, "what is read is seen, too"
        told.append(found.spoken.name)
    whole = [text for each in player.scene.chapters() for text in (each.title, *each.spoken_blocks())]
    assert told[:12] == whole[:12] and told[12] == whole[10]
    stops = [widget.name for widget in player.scene.widgets if widget.focusable and "text_" in widget.name]
    assert stops == [player.scene.focused], "Tab does not stop at all of them"
    player.press(Verb.NEXT)
    assert player.scene.focused == "to_0"


def test_after_a_section_paragraphs_go_on_from_there_and_they_end_with_the_book(player):
    player.press(Verb.HELP)
    player.key("n")
    for _ in range(3):
        player.key("page down")
    player.key("n")
    assert player.scene.focused.startswith(("head_3", "text_3"))
    player.press(Verb.DOWN)
    for _ in range(200):
        player.key("n")
    last = player.scene.focused
    player.key("n")
    assert player.scene.focused == last and last.startswith(f"text_{len(player.scene.chapters()) - 1}")


@pytest.mark.parametrize("key", ["b", "n", "page up", "page down", "pad_lt", "pad_rt"])
@pytest.mark.parametrize("screen", ["rules", "credits"])
def test_a_key_before_the_first_drawing_goes_nowhere(another, screen, key):
    player = another()
    player.program.go_to(screen)
    opened = player.scene
    player.program.give(Pressed(Verb.OTHER, key))
    assert player.scene is opened
    player.see()
    assert player.scene.offsets.get("page", 0.0) == 0.0


def test_the_keys_for_paragraphs_are_shown_where_there_is_room_and_can_be_changed(another):
    player = reading(another, settings=Settings(keys={"paragraph_after": "k"}), size=(1920, 1080))
    assert (("b", "n"), "paragraph") in player.scene.find("keys").hints
    give(player, pygame.event.Event(pygame.KEYDOWN, key=pygame.K_k, mod=0, unicode="k"))
    assert player.scene.focused == "head_0"


def test_the_keys_for_sections_are_shown_and_can_be_changed(another):
    player = reading(another, settings=Settings(keys={"part_after": "k"}))
    assert (("page up", "page down"), "section") in player.scene.find("keys").hints
    give(player, pygame.event.Event(pygame.KEYDOWN, key=pygame.K_k, mod=0, unicode="k"))
    assert 0 <= head_at(player, 1) < 40
    older = Bindings({"undo": "page down"})
    assert (older.key("page down"), older.key("u")) == ("u", "page down")
