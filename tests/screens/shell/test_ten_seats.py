"""A table for ten: everybody has a colour, a shape, a letter and a name, and a place in the set-up at every size."""

from itertools import combinations, product

import pygame
import pytest
from pygame import FRect

from game.core.setup import COLOURS, colour_of
from game.shell.setup.seating import PEOPLE
from game.text.seats import SEAT_NAMES, seat_name
from game.ui.drawing.badges import BADGES, badge, badge_of

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


# What eyes make of a color: gray, and with one kind of cones missing (Viénot, Brettel and Mollon 1999).
EYES = {
    "gray": ((0.2126, 0.7152, 0.0722),) * 3,
    "no red": ((0.112, 0.888, 0.0), (0.112, 0.888, 0.0), (0.004, -0.004, 1.0)),
    "no green": ((0.292, 0.708, 0.0), (0.292, 0.708, 0.0), (-0.022, 0.022, 1.0)),
    "no blue": ((1.0, 0.153, -0.153), (0.0, 0.867, 0.133), (0.0, 0.695, 0.305)),
}
SEEN = 50
"""Of 255: by so much a pixel differs from the card that it lies on, so that it is seen to."""


@pytest.mark.parametrize(("side", "bar"), [(14, 20), (18, 30)])  # in the log and in the score at 800x600
@pytest.mark.parametrize("eyes", EYES)
def test_no_two_of_ten_seats_have_nearly_the_same_shape_without_color(player, eyes, side, bar):
    seen = {seat: silhouette(player.canvas, seat, side, EYES[eyes]) for seat in SEATS}
    near = {pair: apart(*(seen[seat] for seat in pair)) for pair in combinations(SEATS, 2)}
    least = min(near, key=near.get)
    assert near[least] >= bar, (*(badge_of(seat).shape for seat in least), near[least])


def silhouette(canvas, seat, side, eyes):
    """The shape of a badge of so many pixels on a card as these eyes see it, whatever is enclosed filled in."""
    ground = canvas.theme.card
    canvas.surface.fill(ground)
    badge(canvas, seat, FRect(0, 0, side / canvas.scale, side / canvas.scale), letter=False)
    shape, plain = pygame.Mask((side + 2, side + 2)), seen_by(eyes, ground)
    for x, y in product(range(side), repeat=2):
        there = seen_by(eyes, canvas.surface.get_at((x, y))[:3])
        shape.set_at((x + 1, y + 1), max(abs(one - other) for one, other in zip(there, plain, strict=True)) >= SEEN)
    shape.invert()
    outside = shape.connected_component((0, 0))
    outside.invert()
    return outside


def seen_by(eyes, colour):
    return [sum(share * part for share, part in zip(row, colour, strict=True)) for row in eyes]


def apart(one, other):
    """By how many pixels two shapes differ where they lie on each other best."""
    both = max(one.overlap_area(other, shift) for shift in product(range(-2, 3), repeat=2))
    return one.count() + other.count() - 2 * both


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
