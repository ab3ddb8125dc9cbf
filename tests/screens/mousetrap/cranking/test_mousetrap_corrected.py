"""Before and after the fix: it says what was fixed, and no card lies over the place where the run missed."""

import pytest
from pygame import FRect

from game.games.mousetrap.pictures import camera
from game.games.mousetrap.pictures.crank import RING_CM
from game.games.mousetrap.table.cranking.corrected import Corrected
from game.games.mousetrap.table.machine.crank_cards import Corrector
from game.games.mousetrap.text.machine import fixed
from game.games.mousetrap.trap.machine import Placement, TrapInputs
from game.games.mousetrap.trap.run import TrapRun
from game.host.settings import Settings
from game.machine.hand import steady
from tests.patience import as_long_as
from tests.views.mousetrap_stage import TRUE, WRONG, opened

pytestmark = pytest.mark.usefixtures("blank_pictures")

HIGH = TRUE | {6: Placement(3.0), 7: Placement(deg=-3.0)}
"""The stop sign misses the shoe, at the upper edge of the world."""


def seen(another, size, placements, parts, scale=100):
    """The run that missed, and beside it the one that catches, as it begins."""
    player = another(size=size, settings=Settings(text_scale=scale))
    player.program.go_to("title")
    missed = opened(player.program, steady(0.6), placements)
    missed.skip()
    player.see()
    run, who = TrapRun(TrapInputs(TRUE, steady(0.6))), Corrector("red", "Rosa", ("blue",), fixed=fixed(parts, False))
    player.program.open("mousetrap_corrected", run=run, who=who, missed=missed.watched, stage=missed.stage)
    player.see()
    return player, player.scene


def at_end(player, scene):
    scene.skip()
    player.see()
    for _ in as_long_as(lambda: scene.act != "over"):
        player.step(0.05)
    for _ in range(100):
        player.step(0.05)
    player.see()


def ring(scene, canvas):
    """The place where the run missed, as it is ringed."""
    beside = scene.beside
    room = FRect(0, 0, canvas.area.width / 2, canvas.area.height)
    view = beside.camera.frame(room, canvas.area.width, beside.foot)
    poses = beside.missed.recording.at(scene.watched.head)
    found = FRect(0, 0, 2 * RING_CM * view.units_per_cm, 2 * RING_CM * view.units_per_cm)
    found.center = view.to_screen(camera.spot(beside.missed.report, poses))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("placements", "parts"), [(WRONG, (12,)), (HIGH, (6, 7))], ids=["low", "high"])
@pytest.mark.parametrize("size", [(1280, 720), (800, 600), (1920, 1080)], ids=str)
def test_no_card_lies_over_the_place_where_it_missed(another, size, placements, parts):
    player, scene = seen(another, size, placements, parts)
    assert isinstance(scene, Corrected)
    told = {(12,): "Fixed: base under the plumbing", (6, 7): "Fixed: stop sign and lamppost"}[parts]
    assert scene.find("put_right_note").text == told
    at_end(player, scene)
    half, verdict = player.canvas.area.width / 2, scene.find("verdict")
    assert verdict.rect.left > half and scene.find("missed").rect.right < half
    assert scene.find("said").text == "Now it works!" and scene.find("why").text == told
    middle = ring(scene, player.canvas)
    middle = middle.inflate(
        -middle.width / 3, -middle.height / 3
    )  # Of what is high up, small windows have no room for all.
    cards = [scene.find(name).rect for name in ("who", "verdict", "speeds", "missed_card", "film_card")]
    assert middle.collidelist(cards) < 0 and middle.right < half and middle.left > 0


def test_where_letters_are_too_large_for_a_half_the_card_lies_over_both(another):
    player, scene = seen(another, (800, 600), WRONG, (12,), 200)
    at_end(player, scene)
    assert scene.find("verdict").rect.left < player.canvas.area.width / 2
    assert player.canvas.misfits == []
