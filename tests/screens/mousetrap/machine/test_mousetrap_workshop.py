"""The Workshop's bench and trials; and it and the crank fit, draw only what changed, and nothing gets stuck."""

import os
import random
from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from game.games.mousetrap.nature.trials import CatchRate
from game.games.mousetrap.pictures import turning as turned_picture
from game.games.mousetrap.trap.machine import Placement, TrapInputs
from game.games.mousetrap.trap.run import TrapRun
from game.machine.hand import Hand
from game.machine.recording import Recording
from game.machine.stage import Stage
from game.ui.input.bindings import Device, Phase, Pointed, Pressed, Released, Scrolled, Tilted, Typed, Verb
from game.ui.widgets.buttons import Button
from tests.patience import as_long_as
from tests.views import all_views
from tests.views.mousetrap_stage import opened

VIEWS = [f"mousetrap_stage/{name}" for name in ("crank", "missed", "taken_apart")]
EVENTS = int(os.environ.get("MONKEY_EVENTS", "600"))
# 10,000 have been tried by hand; so many are enough to notice a change.


def at_the_workshop(another):
    player = another()
    player.program.go_to("workshop:mousetrap")
    player.see()
    return player


def test_what_is_taken_out_takes_along_what_stands_on_it(another):
    player = at_the_workshop(another)
    scene = player.scene
    scene.choose(14)
    scene.toggle()
    assert not {14, 15, 16, 17, 18} & set(scene.bench.placements)
    player.see()
    scene.choose(18)
    player.see()
    player.click("take")
    assert len(scene.bench.placements) == 24
    scene.focus("part")
    player.press(Verb.RIGHT, Verb.UP)
    assert scene.bench.set[18] == Placement(mm=0.5, deg=0.5)
    player.key("r")
    assert scene.bench.true


def test_the_machine_is_seen_at_a_run_however_large_the_text_is(another):
    player = another(size=(800, 600))
    large = replace(player.program.settings, text_scale=200, font="dyslexic", language="de")
    player.program.adopt(large)
    player.program.go_to("workshop:mousetrap")
    player.see()
    assert player.scene.find("part_card") and player.scene.view.units_per_cm > 2
    assert not player.scene.find("part"), "its outline would lie over the buttons of the card"
    player.click("turn")
    player.step(1 / 60)
    player.see()
    assert player.scene.moving and not player.scene.find("part_card")
    assert player.scene.view.units_per_cm > 5


def test_a_nudged_machine_settles_a_slice_a_frame_and_then_stands_as_one_that_settled_at_once(another, monkeypatch):
    player, steps = at_the_workshop(another), []
    scene = player.scene
    monkeypatch.setattr(CatchRate, "work", lambda self, seconds: False)
    turner, count = scene.stage.turner, Stage.step
    monkeypatch.setattr(Stage, "step", lambda stage, number=1: (steps.append(number), count(stage, number)))
    scene.choose(8)
    scene.nudge(0.5, 0.0)
    assert not steps and not scene.steering
    frames = 0
    for _ in as_long_as(lambda: not scene.steering):
        player.step(1 / 60)
        assert 0 < sum(steps) <= 2 * 192  # Each step is one of its two phases.
        steps.clear()
        frames += 1
    assert 4 < frames < 10
    assert scene.stage.turner is turner
    at_once = TrapRun(TrapInputs(scene.bench.placements, Hand(())), live=True)
    assert scene.watched.run.machine.stage.digest() == at_once.machine.stage.digest()
    assert scene.poses == Recording(at_once, 4).at(0)


def test_a_crank_turned_at_once_waits_for_no_settling(another):
    scene = at_the_workshop(another).scene
    scene.choose(8)
    scene.nudge(0.5, 0.0)
    scene.turn_steadily()
    assert scene.act == "running" and not scene.watched.run.settling


SHOWN_AT = [((800, 600), 100), ((800, 600), 200), ((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 150),
            ((900, 1400), 100)]  # fmt: skip


@pytest.mark.slow
@pytest.mark.usefixtures("blank_pictures")
@pytest.mark.parametrize("view", VIEWS)
def test_nothing_overlaps_or_is_cut_off(another, view):
    player = another()
    all_views()[view](player.program)
    for size, scale in SHOWN_AT:
        player.surface = pygame.Surface(size)
        player.program.adopt(replace(player.program.settings, text_scale=scale))
        assert player.see().surface.get_size() == size, view
        _fits(player)


def _fits(player):
    canvas = player.see()
    scene = player.scene
    assert canvas.misfits == []
    area = canvas.area.inflate(1, 1)
    stops = [widget for widget in scene.widgets if widget.focusable and widget.name != "part"]
    for widget in scene.widgets:
        assert area.contains(widget.rect) or widget.name == "part", (widget.name, widget.rect)
    for one, other in combinations(stops, 2):
        assert not one.rect.inflate(-1, -1).colliderect(other.rect.inflate(-1, -1)), (one.name, other.name)
    for widget in stops:
        assert min(widget.rect.size) * canvas.scale >= 24, widget.name
        assert not isinstance(widget, Button) or min(widget.rect.size) >= 44, widget.name


@pytest.mark.parametrize("which", ["crank", "workshop"])
def test_drawing_only_what_changed_shows_the_same(another, monkeypatch, which):
    # A picture that rests for some drawings is turned smoothly, and here there are twice as many.
    monkeypatch.setattr(turned_picture, "_RESTS_AFTER", 10**9)
    monkeypatch.setattr(turned_picture, "_SMOOTHLY", 0)
    player = another(size=(800, 600))
    program = player.program
    if which == "crank":
        opened(program)
    else:
        program.go_to("workshop:mousetrap")
    program.scenes[-1].turn_steadily()
    for number in range(40):
        for _ in range(9):
            player.see()
        if number == 20:
            program.give(Pressed(Verb.NEXT))
            player.see()
        partly = player.surface.copy()
        program.redraw()
        program.paint(player.surface)
        assert pygame.image.tobytes(partly, "RGB") == pygame.image.tobytes(player.surface, "RGB"), number


def anything(dice, area):
    at = dice.uniform(-20, area[0] + 20), dice.uniform(-20, area[1] + 20)
    kind = dice.randrange(13)
    if kind < 5:
        return Pressed(
            dice.choice([verb for verb in Verb if verb is not Verb.FULLSCREEN]),
            dice.choice(("space", "r", "", "pad_stick")),
        )
    if kind < 9:
        return Pointed(dice.choice(list(Phase)), at, dice.choice((1, 1, 1, 2)))
    tilt = Tilted("left", dice.uniform(-1, 1), dice.uniform(-1, 1))
    return (Scrolled(dice.uniform(-3, 3), at), Typed("x"), Released(Verb.CONFIRM), tilt)[kind - 9]


@pytest.mark.slow
@pytest.mark.parametrize("which", ["crank", "workshop"])
def test_a_monkey_breaks_nothing(another, monkeypatch, which):
    player, dice = another(size=(800, 600)), random.Random(which)
    program = player.program

    def begin():
        if which == "crank":
            opened(program)
        else:
            program.go_to("workshop:mousetrap")

    monkeypatch.setattr(CatchRate, "work", lambda self, seconds: False)
    begin()
    kind = type(program.scenes[-1])
    for number in range(EVENTS):
        program.inputs.device = dice.choice(list(Device))
        program.give(anything(dice, (960, 720)))
        if number % 8 == 0:
            player.step(1 / 60)
        if number % 200 == 0:
            player.see()
        if not program.scenes or type(program.scenes[-1]) is not kind:
            begin()
    player.see()
    scene = program.scenes[-1]
    assert not list((program.places.data / "reports").glob("crash-*"))
    for _ in range(40):
        if which == "crank" and type(program.scenes[-1]) is not kind:
            return
        program.give(Pressed(Verb.BACK))
        player.step(0.05)
    assert which == "workshop" or type(program.scenes[-1]) is not kind, scene.act
