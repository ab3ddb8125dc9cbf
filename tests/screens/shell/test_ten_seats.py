"""A table for ten: everybody has a colour, a shape, a letter and a name, and a place in the set-up at every size."""

import pytest

from game.core.setup import COLOURS, colour_of
from game.shell.setup.seating import PEOPLE
from game.text.seats import SEAT_NAMES, seat_name
from game.ui.drawing.badges import BADGES, badge_of

pytestmark = pytest.mark.usefixtures("blank_pictures")

SEATS = [f"p{number}" for number in range(1, 11)]


def test_ten_seats_look_and_sound_different():
    looks = [badge_of(seat) for seat in SEATS]
    assert len({look.shape for look in looks}) == len({look.letter for look in looks}) == 10
    assert [seat_name(seat)[0] for seat in SEATS] == [look.letter for look in looks]
    assert tuple(map(colour_of, SEATS)) == COLOURS == tuple(BADGES) == tuple(SEAT_NAMES) == tuple(PEOPLE)


def test_a_seat_named_by_its_colour_looks_like_the_numbered_one():
    assert badge_of("red") == badge_of("p1")
    assert seat_name("coal") == seat_name("p5") == "Coal"


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)])
def test_ten_sit_down_one_after_the_other(another, size):
    player = another(size=size)
    player.program.go_to("setup", game="boobytrap")
    player.see()
    scene = player.scene
    for number, seat in enumerate(SEATS[2:], start=2):
        assert scene.seating.shown() == SEATS[: number + 1]
        scene.find(f"who_{seat}").on_choose("bot" if number % 2 else "human")
        player.see()
    assert all(scene.find(f"name_{seat}").focusable for seat in SEATS)
    taken = {}
    player.program.go_to = lambda route, **given: taken.update(given, route=route)
    player.click("start")
    opened = taken["opened"]
    opened.runner.save.close()
    assert taken["route"] == "table:boobytrap"
    assert opened.runner.match.setup.names == tuple(SEATS)
    assert opened.names["p10"] == "Will"


def test_one_may_play_alone_and_a_large_table_can_be_left_again(player):
    player.program.go_to("setup", game="boobytrap")
    player.see()
    player.scene.find("who_p2").on_choose("empty")
    player.see()
    assert player.scene.seating.shown() == ["p1", "p2"]
    assert not player.scene.seating.trouble(player.scene.row.game.least)
