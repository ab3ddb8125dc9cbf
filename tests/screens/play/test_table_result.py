"""The end of a match, whatever the game: tied places share a number, and the same people play another one."""

import math
from bisect import bisect_right
from dataclasses import replace

import pytest
from pygame import FRect

from game.catalog import CATALOG
from game.core.setup import turned
from game.shell.pictures import score_strip
from game.shell.pictures.banners import SECONDS, Celebration
from game.shell.pictures.score_strip import draw_course
from game.shell.pictures.won_table import WonTable, beside, moved_aside
from game.ui.input.bindings import Verb
from tests.patience import as_long_as
from tests.views import mightymouse, mousemaze, mousetrap_table
from tests.views.worded import cleared

pytestmark = pytest.mark.usefixtures("blank_pictures")

OVER = {
    "boobytrap": cleared,
    "mightymouse": mightymouse.VIEWS["standings"],
    "mousemaze": mousemaze.VIEWS["over"],
    "mousetrap": mousetrap_table.VIEWS["over"],
}


def at_the_end(another, game):
    """A program that shows how a match of this game ended."""
    player = another()
    OVER[game](player.program)
    player.see()
    player.program.places.matches.mkdir(parents=True, exist_ok=True)
    return player


@pytest.mark.parametrize("game", OVER)
def test_another_match_is_played_by_those_who_held_the_seats_last(another, game):
    player = at_the_end(another, game)
    table, seats = player.scene.play.table, player.scene.play.seats
    held = {seat.name: seat.player != "human" for seat in table.match.setup.seats}
    first, *_, last = held
    for seat in (first, last):
        held[seat] = not held[seat]
        seats.give(seat, held[seat])
    player.scene.over.again()
    again = player.scene.play.table
    assert again is not table
    assert set(again.bots) == {seat for seat, computer in held.items() if computer}
    assert again.match.setup.options == turned(table.match.setup).options
    assert (game == "mightymouse") == (again.match.setup.options == table.match.setup.options)  # there the die decides


@pytest.mark.parametrize("game", OVER)
def test_each_moment_is_seen_again_in_the_theatre(another, game):
    player = at_the_end(another, game)
    ending = player.scene.over
    assert ending.moments and ending.course()[1].keys() == set(player.scene.play.seats.names)
    for number, moment in enumerate(ending.moments):
        assert ending.find(f"moment_{number}").spoken().name == moment.text
    last = len(ending.moments) - 1
    ending.tick(1.0)  # long enough to be read
    ending.focus(f"moment_{last}")
    player.press(Verb.CONFIRM)
    theatre = player.scene
    assert player.name == "Theatre"
    turns = (0, *ending.chronicle.turns)  # the beginning of the turn, so that its first card is seen too
    turn = turns[bisect_right(turns, ending.moments[last].act) - 1]
    begun = theatre.stops[max(0, bisect_right(theatre.stops, turn) - 1)]
    assert begun <= theatre.count <= begun + 4 and theatre.playing
    player.press(Verb.BACK)
    assert player.scene.over is ending


@pytest.mark.parametrize("game", OVER)
def test_the_best_stand_first(another, game):
    ending = at_the_end(another, game).scene.over
    places = [ending.place(seat) for seat in ending.standings()]
    assert places == sorted(places) and places[0] == 1
    assert all(ending.place(seat) == 1 for seat in ending.winners)


def test_tied_places_share_a_number(another):
    player = at_the_end(another, "mightymouse")
    ending, at = player.scene.over, player.scene.play.shown.at
    rest = [seat for seat in at if seat not in ending.winners]
    at.update(dict.fromkeys(rest[:2], 12), **dict.fromkeys(rest[2:], 5))
    ending.stale()
    player.see()
    texts = [ending.find(f"row_{seat}").text.partition(".")[0] for seat in ending.standings()]
    assert texts == ["1", "2", "2", "4"][: len(at)]


# A match that has just been won is celebrated for two seconds before its sheet; a press ends it after one.


def won(another, game):
    """A program whose match has just been won, and its table."""
    player = at_the_end(another, game)
    scene = player.scene
    assert scene.ended and not scene.celebration.going_on
    scene.close()
    scene.ended, scene.to_celebrate = False, True
    player.step(0.0)
    assert scene.celebration.going_on
    return player, scene


@pytest.mark.parametrize("game", CATALOG)
def test_two_seconds_pass_before_the_sheet(another, game):
    player, scene = won(another, game)
    assert scene.celebration.text == scene.ending().call() and not scene.ended
    passed = 0.0
    for _ in as_long_as(lambda: not scene.ended):
        player.step(0.05)
        passed += 0.05
    assert passed == pytest.approx(SECONDS, abs=0.11)


def test_a_press_ends_it_once_it_has_been_seen(another):
    player, scene = won(another, "mightymouse")
    for _ in range(4):
        player.press(Verb.CONFIRM)
        player.step(0.2)
    assert not scene.ended and scene.celebration.going_on
    player.step(0.2)
    player.press(Verb.CONFIRM)
    player.step(0.02)
    assert scene.ended


def test_a_match_that_was_over_before_shows_its_sheet_at_once(another):
    assert at_the_end(another, "mousetrap").scene.ended


def test_confetti_falls_unless_motion_is_reduced(another, monkeypatch):
    canvas, drawn = another().see(), []
    monkeypatch.setattr(type(canvas), "blit", lambda _, picture, at: drawn.append(at))
    for still, more in ((False, True), (True, False)):
        drawn.clear()
        party = Celebration(still)
        party.begin("red", "Rosa wins!")
        party.update(SECONDS / 2)
        party.draw(canvas, canvas.area)
        assert (len(drawn) > 40) == more


# Behind its sheet the table lives on, and comes to rest.


def just_won(another, game, **changed):
    """The sheet of a match that has just been celebrated."""
    player = at_the_end(another, game)
    scene = player.scene
    scene.shell.adopt(replace(scene.shell.settings, **changed))
    scene.celebration.begin(scene.play.waiting.winners[0], "won")
    scene.celebration.end()
    scene.ended = False
    scene.standings()
    player.see()
    return player, scene.over


@pytest.mark.parametrize("game", OVER)
def test_confetti_falls_on_behind_the_sheet_until_nothing_is_drawn(another, game):
    player, ending = just_won(another, game)
    assert "Confetti" in player.program.announcements.recent[-1].text
    assert ending.festive.moving
    for _ in as_long_as(lambda: ending.festive.moving):
        assert player.scene.update(0.25)
    assert ending.festive.time == math.inf, "at rest, whatever size the window gets"
    player.see()
    for _ in range(3):
        player.scene.update(0.25)  # the course of the match is worked out meanwhile
    player.see()
    assert not player.scene.update(0.05)


def test_a_winner_stands_where_there_is_room_only(another):
    player, ending = just_won(another, "mousetrap")
    canvas = player.canvas
    roomy, slim = (canvas.area.inflate(-margin, 0) for margin in (400, 48))
    assert ending.festive.winner_place(canvas, roomy).width > 60
    assert not ending.festive.winner_place(canvas, slim)


def test_confetti_lies_there_at_once_if_motion_is_reduced_or_it_fell_before(another):
    _player, ending = just_won(another, "mousemaze", reduced_motion=True)
    assert not ending.festive.moving
    assert not at_the_end(another, "mousetrap").scene.over.festive.moving


def test_confetti_lies_at_the_foot_of_the_window_and_in_no_row_along_the_sheet(another):
    player, ending = just_won(another, "boobytrap")
    sheet = ending.place_of_sheet
    bits = ending.festive._papers(player.canvas.area, sheet)
    assert len(bits) > 40 and all(bit.lands for bit in bits)
    lie = [bit.start + bit.speed * bit.lands for bit in bits]
    assert all(sheet.bottom < y or not sheet.left < bit.x < sheet.right for bit, y in zip(bits, lie, strict=True))


def test_the_winner_hops_and_is_heard_landing(another):
    _player, ending = just_won(another, "mightymouse")
    heard = []
    ending.festive = WonTable(ending.shell.settings, "red", True, lambda: heard.append("hop"))
    ending.festive.begin()
    for _ in range(100):
        ending.festive.update(0.05)
    assert heard == ["hop"] * 5


def test_the_sheet_leaves_its_table_to_be_seen_where_there_is_room():
    wide, sheet = FRect(0, 0, 1280, 720), FRect(250, 30, 780, 650)
    assert moved_aside(wide, sheet, "left").x < 30 and moved_aside(wide, sheet, "right").right > 1250
    assert beside(wide, moved_aside(wide, sheet, "left")).width > 450
    assert moved_aside(FRect(0, 0, 960, 720), sheet.move(-160, 0), "right").x == 90


def test_no_confetti_falls_where_nobody_won(another):
    canvas, drawn = another().see(), []
    won = WonTable(another().program.settings, "", False, lambda: None)
    won.begin()
    won.draw(canvas, FRect(90, 30, 780, 600), lambda on, rect: drawn.append(rect))
    assert not drawn and won.time == math.inf


def test_the_chart_ends_with_what_everybody_has_and_shows_a_change_in_the_last_act(player, monkeypatch):
    player.see()
    canvas = player.canvas
    written, marked = [], []
    monkeypatch.setattr(canvas, "write", lambda text, place, *rest: written.append((text, place)))
    monkeypatch.setattr(score_strip.badges, "badge", lambda under, seat, place: marked.append((seat, place)))
    ways = {}
    monkeypatch.setattr(score_strip, "_lines", lambda under, place, found: ways.update(found))
    place = FRect(40, 40, 300, 160)
    draw_course(canvas, place, "Points", {"red": [0, 90, 140], "green": [0, 160, 140], "blue": [0, 100, 150]})
    ends = {seat: next(text for text, at in written if at.x > spot.right and at.centery == spot.centery)
            for seat, spot in marked}  # fmt: skip
    assert ends == {"red": "140", "green": "140", "blue": "150"}
    drop, tail = ways["green"][-2], ways["green"][-1]
    assert tail[1] == drop[1] > ways["green"][-3][1] and tail[0] > drop[0]
    assert min(spot.x for _seat, spot in marked) >= tail[0], "no badge hides the end of a line"
    assert max(place.right for _text, place in written) <= 340.01
