"""An evening of several games, from the shelf and from the end of a match."""

import json

import pytest

from game.catalog import CATALOG
from game.core.setup import Seat
from game.core.slices import finish
from game.session import evening
from game.session.match_runner import play_on
from game.session.notes import BranchNote, read_branch
from game.session.saves import read
from game.session.shelf_index import born
from game.shell.matches import open_match
from game.shell.setup.seating import Seating, defaults
from game.shell.theatre.branching import branched
from game.shell.theatre.story import keep
from game.story.story import StoryTeller, note_of
from game.ui.input.bindings import Verb
from tests.patience import as_long_as
from tests.screens.tables import assert_fits
from tests.views import matches as views

pytestmark = pytest.mark.usefixtures("blank_pictures")

SIZES = [((800, 600), 100), ((1280, 720), 100), ((800, 600), 200)]


def played(player, seed):
    """A race that was played to its end, shown at its table."""
    row = CATALOG["mightymouse"]
    setup = row.game.setup([Seat("red", "bot:2"), Seat("blue", "bot:2")])
    opened = open_match.begin(player.program.places, row, setup, {"red": "Rosa"}, open_match.Luck(seed=seed))
    for _ in play_on(opened.runner):
        pass
    player.program.go_to("table:mightymouse", opened=opened)
    player.see()
    player.scene.standings()
    player.see()
    player.scene.over.tick(1.0)
    return opened


def read_on(player):
    for _ in as_long_as(lambda: player.scene.reading):
        player.step()
    player.see()


def test_an_evening_begins_with_the_match_that_is_over_and_counts_the_next(player):
    opened = played(player, 1)
    path = opened.runner.save.path
    player.scene.over.focus("evening")
    player.press(Verb.CONFIRM)
    assert player.name == "EveningPage"
    name = evening.going_on(player.program.places.matches)
    assert name and read(path).note("evening") == name
    read_on(player)
    page = player.scene
    assert [each.game for each in page.evening.rounds] == ["mightymouse"]
    assert "Rosa" in page.find(f"guest_{page.evening.standings()[0]}").label + page.find("guest_computer Rosa").label
    player.press(Verb.BACK)
    assert player.scene.over is not None
    player.scene.over.again()
    again = player.scene.opened.runner.save.path
    assert again != path and read(again).note("evening") == name
    player.scene.leave()


def test_how_the_first_match_of_an_evening_came_about_is_kept_and_it_can_be_played_on(player):
    path = played(player, 1).runner.save.path
    over = player.scene.over
    over.play.seats.own.add("red")
    over.evening()
    assert evening.last_table(player.program.places.matches)["red"]["hands"] == "own"
    player.press(Verb.BACK)
    over.how_it_came_about()
    opened = player.scene.opened
    teller = StoryTeller(opened.runner.match, playouts=0)
    finish(teller.telling())
    keep(player.program.places.matches, opened, teller)
    assert f"story {read(path).note('story')}" == note_of(teller).note
    branch = branched(player.program.places, opened, 20)
    open_match.leave(branch)
    log = read(branch.runner.save.path)
    assert read_branch(log.note("branch")) == BranchNote(path.name, 20) and log.note("origin") == born(read(path))


def test_an_evening_is_begun_on_the_shelf_and_ended_when_people_wish(player):
    player.click("evening")
    assert player.name == "EveningPage" and not player.scene.name
    player.press(Verb.CONFIRM)
    assert evening.going_on(player.program.places.matches) == player.scene.name != ""
    opened = played(player, 2)
    open_match.leave(opened)
    player.program.go_to("title")
    player.see()
    assert player.scene.focused == "evening"  # where one was
    player.press(Verb.CONFIRM)
    read_on(player)
    assert len(player.scene.evening.rounds) == 1
    said = player.program.announcements.count
    player.click("end")
    assert player.name == "EveningPage" and player.scene.feast and player.scene.find("podium").steps[0].place == 1
    assert any("won" in sentence.text for sentence in player.program.announcements.since(said))
    assert evening.going_on(player.program.places.matches) == ""
    player.press(Verb.CONFIRM)
    assert player.name == "Title"


def test_an_evening_without_a_match_ends_without_a_feast(player):
    views.VIEWS["evening_begun"](player.program)
    player.see()
    player.click("end")
    assert player.name == "Title" and evening.going_on(player.program.places.matches) == ""


def test_the_people_of_an_evening_sit_down_at_its_next_table_by_themselves(player):
    places = player.program.places
    places.matches.mkdir(parents=True)
    evening.begin(places.matches)
    row = CATALOG["boobytrap"]
    setup = row.game.setup([Seat("p1", "human"), Seat("p2", "bot:3"), Seat("p6", "human"), Seat("p3", "human")])
    names = {"p1": "Anna", "p2": "Hal", "p6": "Anna", "p3": "Greta"}
    luck = open_match.Luck(frozenset({"p6"}), faces={"p6": "star"})
    open_match.leave(open_match.begin(places, row, setup, names, luck))
    player.program.go_to("setup", game="mousemaze")
    player.see()
    found = {seat: (one.name, one.who, one.face) for seat, one in player.scene.seating.seats.items()}
    people = [each for each in found.values() if each[1] == "human"]
    assert people == [("Anna", "human", ""), ("Greta", "human", ""), ("Anna", "human", "star")]
    assert [each[0] for each in found.values() if each[1] == "bot"] == ["Hal"]
    assert "game night" in player.scene.find("aside").text
    player.scene.start()
    log = read(next(path for path in places.matches.iterdir() if "mousemaze" in path.name))
    assert json.loads(log.note("faces")) == {"p4": "star"}
    player.scene.leave()


@pytest.mark.parametrize(("game", "seats"), [("mousetrap", 4), ("mousemaze", 5)])
def test_of_a_large_table_as_many_sit_down_as_have_room_people_first(game, seats):
    row = CATALOG["boobytrap"]
    players = [Seat(seat, "human" if number > 5 else "bot:2") for number, seat in enumerate(row.game.seat_names)]
    table = open_match.sitting_at(row.game.setup(players), {}, open_match.Luck())
    seating = Seating.read(CATALOG[game], None, defaults(game))
    seating.sit_down(CATALOG[game], table)
    taken = [one.who for one in seating.seats.values()]
    assert len(taken) == seats and taken.count("human") == min(seats, 4)


def test_somebody_who_sat_alone_gets_a_computer_to_play_with():
    row = CATALOG["boobytrap"]
    table = open_match.sitting_at(row.game.setup([Seat("p1", "human")]), {"p1": "Rosa"}, open_match.Luck())
    seating = Seating.read(CATALOG["mousetrap"], None, defaults("mousetrap"))
    seating.sit_down(CATALOG["mousetrap"], table)
    assert [one.who for one in seating.seats.values()] == ["human", "bot", "empty", "empty"]


@pytest.mark.parametrize("table", ["[]", "3", '{"red": 3}', '{"red": {"who": 3, "name": []}, "x": null}'])
def test_a_damaged_table_of_an_evening_seats_nobody(player, table):
    places = player.program.places
    places.matches.mkdir(parents=True)
    name = evening.begin(places.matches)
    places.matches.with_name("evening.json").write_text(f'{{"evening": "{name}", "table": {table}}}')
    player.program.go_to("setup", game="mousetrap")
    player.see()
    assert player.scene.find("start") is not None


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("state", ["evening", "evening_begun", "evening_none", "evening_over"])
def test_it_fits(another, size, scale, state):
    player = another(size=size)
    player.program.settings = player.program.settings.__class__(text_scale=scale)
    views.VIEWS[state](player.program)
    player.see()
    assert_fits(player, state)


@pytest.mark.parametrize("view", ["evening_begun", "evening_none"])
@pytest.mark.parametrize("game", ["mousetrap", "boobytrap"])
def test_a_box_on_the_page_of_an_evening_sets_up_its_game_for_it(player, view, game):
    views.VIEWS[view](player.program)
    player.see()
    player.click(f"box_{game}")
    assert player.name == "MatchSetup" and player.scene.row.game.id == game
    name = evening.going_on(player.program.places.matches)
    player.press(Verb.BACK)
    assert name and player.name == "EveningPage" and player.scene.name == name, "back where the box was taken"
    player.press(Verb.BACK)
    assert player.name == "Title"


@pytest.mark.parametrize(("view", "text"), [("evening_begun", "Choose a game"), ("evening", "Another game")])
def test_another_game_is_offered_only_after_a_first_one(player, view, text):
    views.VIEWS[view](player.program)
    player.see()
    assert player.scene.find("on").text == text


def test_the_shelf_shows_that_an_evening_goes_on(player):
    def shown():
        player.program.go_to("title")
        player.see()
        player.step()
        player.see()
        button = player.scene.find("evening")
        return button.label, button.kind

    before = shown()
    views.VIEWS["evening_begun"](player.program)
    assert before == ("Game night", "plain") and shown() == ("Game night is on", "primary")
    evening.end(player.program.places.matches)
    assert shown() == before
