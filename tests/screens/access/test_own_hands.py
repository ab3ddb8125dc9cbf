"""Steady hands are each seat's own: kept in the match's file, and in a match with own hands parts are set by hand."""

import pytest

from game.catalog import CATALOG
from game.core.setup import Seat
from game.core.slices import finish
from game.games.mousetrap.rules.moves import SetAnew
from game.games.mousetrap.table.match_screen import MousetrapScreen
from game.session.notes import read_hands
from game.shell.matches import open_match
from game.shell.setup.choice_lists import hands_note
from game.shell.setup.seating import Seating
from game.ui.input.bindings import Verb
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
    assert read_hands(hands_note(own).removeprefix("hands "), ("p1", "p2")) == own


@pytest.mark.parametrize("note", ["", "own p9", "own ", "own p1,", "steady p1", "shaky", "own p1 p2"])
def test_what_no_match_could_have_noted_is_refused(note):
    with pytest.raises(ValueError, match="hands"):
        read_hands(note, ("p1", "p2"))


def test_a_set_up_that_chose_hands_for_all_is_read():
    row = CATALOG["mousetrap"]
    kept = {"options": {"hands": "own"}, "seats": {"blue": {"who": "human", "hands": "steady"}}}
    seating = Seating.read(row, kept, {})
    assert seating.own() == {"red"}


def test_hands_are_chosen_on_the_card_of_a_seat(player):
    player.program.go_to("setup", game="mousetrap")
    player.see()
    player.scene.focus("hands_red")
    player.press(Verb.RIGHT)
    assert player.scene.seating.own() == {"red"}
    assert player.scene.find("hands_blue") is None  # a computer player's


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
    player.key("space")
    placed = play.holding.placed
    player.key("space")
    rest(player)
    assert play.state.parts[7] == placed and play.state.anew == (8,)
    assert play.operating and 8 not in play.to_set_anew
    assert isinstance(play.table.match.played[-1].act, SetAnew)


def test_a_part_taken_to_be_set_anew_can_be_left_as_it_was(table):
    player = table("anew_by_hand")
    before = player.scene.play.state
    player.key("1")
    assert player.scene.play.holding is None and player.scene.play.state is before
    assert player.scene.find("primary").text == "Turn the crank"


def test_own_hands_are_not_offered_the_steady_hands_repair(table):
    player = table(at(3, before_crank, falling))
    rest(player)
    scene, play = player.scene, player.scene.play
    assert scene.find("primary").text == "Steady hands"
    play.seats.own = {"red"}
    scene.stale()
    player.see()
    assert "Steady hands" not in {getattr(widget, "text", "") for widget in scene.widgets}
    player.click("choice_0")
    rest(player)
    assert play.table.match.played[-1].text.startswith("= missed")


VIEWS = {**TRAP, "plan": at(3, before_crank, MousetrapScreen.open_plan)}
