"""The end of a run is shown: a miss where it happened, in sight; the caught from near; and nothing flies for ever."""

import pytest

from game.games.mousetrap.pictures import camera
from game.games.mousetrap.pictures.camera import WORLD
from game.games.mousetrap.pictures.parts import part_centre
from game.games.mousetrap.trap.machine import Placement
from game.games.mousetrap.trap.report import LINKS, TrapReport
from game.machine.hand import steady
from tests.patience import as_long_as
from tests.views.mousetrap_stage import TRUE, WRONG, opened

pytestmark = pytest.mark.usefixtures("blank_pictures")

SIZES = (
    (800, 600),
    *(pytest.param(size, marks=pytest.mark.slow, id=f"{size[0]}x{size[1]}") for size in ((1280, 720), (1920, 1080))),
)
MISSES = {"shoe_struck": TRUE | {7: Placement(deg=-3)}, "marble1_in_gutter": WRONG}


def ended(another, size=(1280, 720), placements=TRUE):
    player = another(size=size)
    scene = opened(player.program, steady(0.7), placements)
    player.see()
    for _ in as_long_as(lambda: scene.act != "over"):
        player.step(1 / 15)
    scene.reason = None  # What there is to find out would move the picture at another time in every run.
    player.see()
    for _ in range(150):
        scene.left = 1.0
        player.step(1 / 60)
    player.see()
    player.see()
    return player, scene


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("link", MISSES)
def test_the_place_of_a_miss_is_in_sight_beside_the_cards(another, size, link):
    _, scene = ended(another, size, MISSES[link])
    assert scene.watched.report.stopped_at == link
    at = scene.view.to_screen(camera.spot(scene.watched.report, scene.poses))
    cards = [scene.find(name).rect for name in ("verdict", "who", "speeds", "strip")]
    assert not any(card.inflate(50, 50).collidepoint(at) for card in cards)


@pytest.mark.parametrize("number", [8, 16, 24])
def test_the_part_to_blame_is_in_sight_beside_the_cards_instead(another, number):
    player, scene = ended(another, (800, 600), MISSES["marble1_in_gutter"])
    scene.finale.blamed = number
    scene.stale()
    for _ in range(120):
        scene.left = 1.0
        player.step(1 / 60)
    at = scene.view.to_screen(part_centre(number))
    cards = [scene.find(name).rect for name in ("verdict", "who", "speeds", "strip")]
    assert not any(card.inflate(50, 50).collidepoint(at) for card in cards)


def test_every_link_has_a_place_in_the_world_where_it_can_be_missed():
    far = {"marble_1": (400.0, -90.0, 0.0)}
    for number in range(len(LINKS)):
        links = tuple((link, 1) for link in LINKS[:number])
        x, y = camera.spot(TrapReport(links, False, False, False, 2, ""), far)
        assert WORLD.left <= x <= WORLD.right and 0 <= y <= WORLD.high


def drawn(scene, player):
    items = scene.finale.items(player.see(), scene.view, scene.poses, scene.watched.report)
    return sum(item is not None for item in items)


def test_the_caught_are_shown_from_near_and_all_comes_to_rest(another):
    player, scene = ended(another)
    assert drawn(scene, player) == 1
    scene.finale.mice = ()
    assert drawn(scene, player) == 0
    assert not scene.finale.tick(1.0)


def test_after_a_run_the_focus_is_on_the_way_on(another):
    _, scene = ended(another)
    assert scene.focused == "turn" and scene.find("turn").text == "Continue"


def test_what_comes_is_shown_slowly_and_nothing_is_waited_for_long():
    assert all(camera.pace(reached, 0.0) <= 1.0 for reached in range(len(LINKS) + 1))
    assert camera.pace(7, 3.0) > 4.0
    assert camera.pace(0, 30.0) == 1.0
