"""A small child at the toy: presses on and on, drags past, lets go outside the window, and is never stuck."""

import random

import pytest

from game.games.mousetrap.trap.machine import PART_NUMBERS
from game.ui.input.bindings import Device, Phase, Pointed
from tests.patience import as_long_as
from tests.screens.mousetrap.machine.test_mousetrap_toy import foot, settled, toy

pytestmark = pytest.mark.usefixtures("blank_pictures")
PRESSED = ("box", "off", "turn", "again", "hands", "back")
DOES = 90
CLICK = (Phase.DOWN, 0), (Phase.UP, 0)
STROKES = [
    CLICK,
    CLICK * 2,
    ((Phase.DOWN, 0), (Phase.MOVE, 1)),  # it is let go of where nobody sees it
    ((Phase.MOVE, 0), (Phase.UP, 1)),
    *[((Phase.DOWN, 0), (Phase.MOVE, 1), (Phase.UP, 1))] * 4,
]


def goes_for(scene, dice, area):
    """A part, what can be pressed, the crank, or anywhere, also outside of the window; it is missed now and then."""
    standing = list(scene.bench.placements)
    parts = [foot(scene, number) for number in dice.sample(standing, min(6, len(standing)))]
    buttons = [widget.place.center for widget in scene.widgets if widget.name in PRESSED]
    anywhere = dice.uniform(-200, area[0] + 200), dice.uniform(-200, area[1] + 200)
    x, y = dice.choice([*buttons, *parts, anywhere, scene.lens.centre])
    return x + dice.gauss(0, 15), y - abs(dice.gauss(0, 25))


def does_something(player, scene, dice):
    """A click or two, or a drag from one place to another, and what comes of it in up to half a second."""
    area = player.canvas.area.size
    places = goes_for(scene, dice, area), goes_for(scene, dice, area)
    button = dice.choice((1, 1, 1, 1, 3))
    for phase, place in dice.choice(STROKES):
        player.program.give(Pointed(phase, places[place], button))
        player.step()
    for _ in range(dice.randrange(10)):
        player.step(0.05)


def left_alone(player, scene):
    """Nobody touches anything until nothing moves."""
    player.program.give(Pointed(Phase.UP, (5.0, 300.0)))
    settled(player)
    for _ in as_long_as(lambda: scene.act == "running" and not scene.inviting):
        player.step(0.05)
    player.see()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
def test_after_whatever_a_child_does_the_parts_go_back_one_a_press_and_the_crank_turns(player, seed):
    scene, dice = toy(player), random.Random(seed)
    player.program.inputs.device = Device.MOUSE
    for _ in range(DOES):
        does_something(player, scene, dice)
        scene = scene if player.name == "TrapToy" else toy(player)
    left_alone(player, scene)
    for _press in range(len(scene.bench.out)):
        player.click("box")
        settled(player)
    assert sorted(scene.bench.placements) == list(PART_NUMBERS)
    player.click("again" if scene.find("again") else "turn")
    left_alone(player, scene)
    assert scene.find("turn" if scene.act == "ready" else "again").enabled


def test_a_crank_that_was_only_brushed_against_keeps_nobody_from_the_parts(player):
    scene = toy(player)
    settled(player)
    x, y = scene.lens.centre
    for at, phase in (((x + 40, y), Phase.DOWN), ((x + 38, y + 9), Phase.MOVE), ((x + 38, y + 9), Phase.UP)):
        player.program.give(Pointed(phase, at))
        player.step()
    assert scene.act == "running"
    left_alone(player, scene)
    player.step(10.0)
    stands = scene.watched.run.steps
    assert not player.draws(steps=20) and scene.watched.run.steps == stands, "nothing moves or is worked out meanwhile"
    player.click("off")
    settled(player)
    assert scene.bench.out and scene.act == "ready"
    player.click("box")
    settled(player)
    assert not scene.bench.out
