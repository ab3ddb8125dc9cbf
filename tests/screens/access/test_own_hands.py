"""Steady hands are each seat's own: kept in the match's file, and in a match with own hands parts are set by hand."""

import pytest

from game.catalog import CATALOG
from game.core.setup import Seat
from game.core.slices import finish
from game.games.mousetrap.rules.moves import SetAnew
from game.games.mousetrap.table.match_screen import MousetrapScreen
from game.session.notes import check_note, read_hands, read_helped
from game.shell.choice_lists import hands_notes
from game.shell.desk import DESKS
from game.shell.matches import open_match
from game.shell.play.seats import Seats
from game.shell.setup.seating import Seating
from game.text.language import _
from game.ui.input.bindings import Phase, Pointed, Verb
from tests.screens.tables import rest
from tests.views.boobytrap import at as booby_at
from tests.views.mousetrap_table import VIEWS as TRAP
from tests.views.mousetrap_table import at, before_crank, falling

pytestmark = pytest.mark.usefixtures("blank_pictures")


def begun(player, own):
    row = CATALOG["boobytrap"]
    player.program.places.matches.mkdir(parents=True, exist_ok=True)
    setup = row.game.setup([Seat("p1"), Seat("p2")])
    return open_match.begin(player.program.places, row, setup, {}, open_match.Luck(frozenset(own), 5))


def test_hands_are_kept_by_seat_and_changed_in_the_menu(player):
    opened = begun(player, {"p2"})
    player.program.go_to("table:boobytrap", opened=opened)
    seats = player.scene.play.seats
    assert (seats.steady("p1"), seats.steady("p2")) == (True, False)
    player.scene.open_menu()
    player.see()
    player.scene.over.find("hands_p1").on_choose("own")
    player.scene.over.find("hands_p2").on_choose("steady")
    open_match.leave(opened)
    assert finish(open_match.resuming(opened.runner.save.path)).own == {"p1"}


@pytest.mark.parametrize(("note", "own"), [("own", {"p1", "p2"}), ("steady", set()), ("own p2", {"p2"})])
def test_older_and_newer_notes_are_read(note, own):
    assert read_hands(note, ("p1", "p2")) == own
    assert read_hands(hands_notes(own, set())[0].removeprefix("hands "), ("p1", "p2")) == own


@pytest.mark.parametrize("note", ["", "own p9", "own ", "own p1,", "steady p1", "shaky", "own p1 p2"])
def test_what_no_match_could_have_noted_is_refused(note):
    with pytest.raises(ValueError, match="hands"):
        read_hands(note, ("p1", "p2"))


def test_a_set_up_that_chose_hands_for_all_is_read():
    row = CATALOG["mousetrap"]
    kept = {"options": {"hands": "own"}, "seats": {"blue": {"who": "human", "hands": "steady"}}}
    seating = Seating.read(row, kept, {})
    assert seating.with_hands("own") == {"red"}


def test_hands_are_chosen_on_the_card_of_a_seat(player):
    player.program.go_to("setup", game="mousetrap")
    player.see()
    player.scene.focus("hands_red")
    player.press(Verb.RIGHT)
    assert player.scene.seating.with_hands("own") == {"red"}
    assert player.scene.find("hands_blue") is None  # a computer player's


def explained(player, name, number):
    """What is told of one choice of a row when the pointer rests on it."""
    screen = getattr(player.scene, "over", None) or player.scene
    at = screen.find(name).pick_places()[number].center
    player.program.give(Pointed(Phase.MOVE, (at[0] - 1, at[1])))
    player.program.give(Pointed(Phase.MOVE, at))
    for _step in range(4):
        player.step(0.3)
    player.see()
    found = screen.find(name)
    assert screen.tip.told(found)
    return found.bubble_at(screen.tip.at)


@pytest.mark.parametrize(("game", "name"), [("mousetrap", "hands_red"), ("boobytrap", "hands_p1")])
def test_each_kind_of_hands_is_explained_whatever_is_chosen(player, game, name):
    player.program.go_to("setup", game=game)
    player.see()
    kinds = DESKS[game].hands
    told = {kind: explained(player, name, number) for number, kind in enumerate(kinds)}
    assert told == {kind: _(text) for kind, text in kinds.items()}
    player.scene.focus(name)
    player.press(Verb.RIGHT)
    chosen = player.scene.find(name)
    assert chosen.bubble_at(None) == chosen.spoken().note == _(kinds[chosen.value])


def test_the_menu_explains_each_kind_of_hands(table):
    player = table(at(3, before_crank, MousetrapScreen.open_menu))
    kinds = DESKS["mousetrap"].hands
    assert [explained(player, "hands_red", number) for number in range(3)] == [_(kinds[kind]) for kind in kinds]


def test_only_the_seat_with_own_hands_strays(table):
    scene = table(booby_at(1, 0, people=4)).scene
    scene.play.seats.own = {"p2"}
    assert scene.steady
    scene.play.seats.own = {"p1"}
    assert not scene.steady


def test_a_part_is_set_anew_by_hand_before_cranking(table):
    player = table(at(3, before_crank))
    scene, play = player.scene, player.scene.play
    play.seats.own = {"red"}
    scene.open_plan()
    player.see()
    scene.over.find("anew_8").confirm()
    player.see()
    assert scene.over is None and play.holding.part == 8
    assert play.state.anew == ()
    player.key("1")
    placed = play.holding.placed
    player.key("space")
    rest(player)
    assert play.state.parts[7] == placed and play.state.anew == (8,)
    assert play.operating and 8 not in play.to_set_anew
    assert isinstance(play.table.match.played[-1].act, SetAnew)


def test_a_part_taken_to_be_set_anew_can_be_left_as_it_was(table):
    player = table("anew_by_hand")
    before = player.scene.play.state
    player.key("2")
    assert player.scene.play.holding is None and player.scene.play.state is before
    assert player.scene.find("primary").text == "Turn the crank"


def test_own_hands_are_not_offered_the_steady_hands_repair(table):
    player = table(at(3, before_crank, falling))
    rest(player)
    scene, play = player.scene, player.scene.play
    assert scene.find("primary").text == "Fix it for me"
    play.seats.own = {"red"}
    scene.stale()
    player.see()
    assert "Fix it for me" not in {getattr(widget, "text", "") for widget in scene.widgets}
    player.click("choice_0")
    rest(player)
    assert play.table.match.played[-1].text.startswith("= missed")


# ---- own hands with help


def begun_trap(player, own, helped=frozenset()):
    row = CATALOG["mousetrap"]
    player.program.places.matches.mkdir(parents=True, exist_ok=True)
    setup = row.game.setup([Seat("red"), Seat("blue")])
    luck = open_match.Luck(frozenset(own), 5, frozenset(helped))
    return open_match.begin(player.program.places, row, setup, {}, luck)


def test_help_is_kept_by_seat_and_changed_in_the_menu(player):
    opened = begun_trap(player, {"red", "blue"}, {"red"})
    player.program.go_to("table:mousetrap", opened=opened)
    seats, path = player.scene.play.seats, opened.runner.save.path
    assert (seats.hands("red"), seats.hands("blue")) == ("helped", "own")
    player.scene.open_menu()
    player.see()
    menu = player.scene.over
    assert [pick.value for pick in menu.find("hands_red").picks] == ["steady", "helped", "own"]
    menu.find("hands_red").on_choose("own")
    menu.find("hands_blue").on_choose("helped")
    open_match.leave(opened)
    again = finish(open_match.resuming(path))
    assert (again.own, again.helped) == ({"red", "blue"}, {"blue"})
    again.runner.save.close()
    anew = finish(open_match.beginning_anew(player.program.places, path))
    assert (anew.own, anew.helped) == ({"red", "blue"}, {"blue"})


def test_help_is_taken_away_again(player):
    opened = begun_trap(player, {"red"}, {"red"})
    Seats(opened).set_hands("red", "steady")
    open_match.leave(opened)
    again = finish(open_match.resuming(opened.runner.save.path))
    assert (again.own, again.helped) == (set(), set())


def test_a_match_without_help_notes_what_it_always_did(player):
    """An older version reads it; one with help it reads as own hands."""
    plain, helped = begun_trap(player, {"blue"}), begun_trap(player, {"red", "blue"}, {"red"})
    notes = [[line for line in each.runner.save.path.read_text().splitlines() if "own" in line or "helped" in line]
             for each in (plain, helped)]  # fmt: skip
    assert [[line.partition(" #")[0] for line in lines] for lines in notes] == [
        ["~ hands own blue"],
        ["~ hands own blue,red", "~ helped red"],
    ]


@pytest.mark.parametrize(("note", "helped"), [("red", {"red"}), ("blue,red", {"red", "blue"}), ("nobody", set())])
def test_who_is_helped_is_read(note, helped):
    assert read_helped(note, ("red", "blue")) == helped


@pytest.mark.parametrize("note", ["", "green", "red,", "red blue", "nobody,red"])
def test_help_for_no_seat_is_refused(note):
    with pytest.raises(ValueError, match="helped"):
        read_helped(note, ("red", "blue"))
    with pytest.raises(ValueError, match="helped"):
        check_note(CATALOG["mousetrap"].game.setup([Seat("red"), Seat("blue")]), f"helped {note}")


def test_whoever_sits_down_at_a_fresh_set_up_is_helped():
    seating = Seating.read(CATALOG["mousetrap"], None, {})
    assert {sitter.hands for sitter in seating.seats.values()} == {"helped"}
    assert seating.with_hands("helped") == {"red"}
    seating.change("blue", who="human")
    assert seating.with_hands("helped") == {"red", "blue"}
    assert {sitter.hands for sitter in Seating.read(CATALOG["boobytrap"], None, {}).seats.values()} == {"steady"}


@pytest.mark.parametrize("kept", [{"seats": {}}, {"seats": {"red": {"who": "human", "name": "Rosa"}}},
                                  {"options": {"hands": "steady"}, "seats": {}}])  # fmt: skip
def test_a_stored_set_up_keeps_the_hands_it_had(kept):
    assert Seating.read(CATALOG["mousetrap"], kept, {}).seats["red"].hands == "steady"


@pytest.mark.parametrize(("who", "hands", "then"), [("bot", "steady", "helped"), ("empty", "steady", "helped"),
                                                    ("bot", "own", "own"), ("human", "steady", "steady")])  # fmt: skip
def test_a_stored_seat_of_nobody_is_helped_unless_it_was_chosen_otherwise(who, hands, then):
    kept = {"seats": {"red": {"who": "human", "hands": "own"}, "blue": {"who": who, "hands": hands}}}
    assert Seating.read(CATALOG["mousetrap"], kept, {}).seats["blue"].hands == then


@pytest.mark.parametrize("hands", ["steady", "helped", "own"])
def test_every_kind_of_hands_is_remembered(player, hands):
    player.program.go_to("setup", game="mousetrap")
    player.see()
    player.scene._change("red", hands=hands)
    player.see()
    player.scene.start()
    player.see()
    assert player.scene.play.seats.hands("red") == hands
    kept = player.program.settings.setups["mousetrap"]
    assert Seating.read(CATALOG["mousetrap"], kept, {}).seats["red"].hands == hands


def test_hands_of_another_game_are_none_of_this_one():
    kept = {"seats": {"p1": {"who": "human", "hands": "helped"}}}
    assert Seating.read(CATALOG["boobytrap"], kept, {}).seats["p1"].hands == "steady"


SIZES = [((800, 600), 100), ((800, 600), 200), ((1280, 720), 100), ((1920, 1080), 150)]


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_hands_are_asked_for_by_pictures_by_mouse_keys_and_reader(table, size, scale):
    player = table(lambda program: program.go_to("setup", game="mousetrap"), size=size, text_scale=scale)
    scene = player.scene
    asked = scene.find("hands_red")
    assert asked.spoken().picks == ("Automatic", "Guided", "Freehand") and asked.spoken().at == 1
    assert asked.spoken().name == "Rosa’s hands" and "click into place" in asked.spoken().note
    assert not player.canvas.misfits
    cells = asked.pick_places()
    assert len(cells) == 3 and min(min(cell.size) for cell in cells) >= 44
    scene.focus("hands_red")
    for verb, hands in ((Verb.LEFT, "steady"), (Verb.RIGHT, "helped"), (Verb.RIGHT, "own")):
        player.press(verb)
        assert scene.seating.seats["red"].hands == hands
    scene.find("hands_red").click(cells[0].center)
    assert scene.seating.seats["red"].hands == "steady"
    assert "Guided" in {pick.text for pick in scene.find("hands_red").picks}
    player.scene._change("red", hands="helped")
    player.see()
    assert "Guided: Rosa." in scene.find("told").text or scale == 200


VIEWS = {**TRAP, "plan": at(3, before_crank, MousetrapScreen.open_plan)}
