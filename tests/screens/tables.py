"""What the tests of every table ask: does it fit, does it come to rest, does a monkey break it."""

import random
from itertools import combinations

import pytest

from game.shell.play.coach import BubbleButton
from game.ui.input.bindings import Device, Phase, Pointed, Pressed, Scrolled, Typed, Verb
from game.ui.widgets.buttons import Button

SIZES = [((800, 600), 100), ((1280, 720), 100), ((800, 600), 200), ((1280, 720), 200), ((2560, 1080), 100),
         ((900, 1400), 100), ((1920, 1080), 150), ((900, 1400), 200)]  # fmt: skip
MAIN, ANY = 44.0, 24.0


def shown(player):
    """The table, or what lies over it."""
    return getattr(player.scene, "over", None) or player.scene


def rest(player, most=4000):
    """Let time pass until nothing moves and no computer player is to act."""
    for _ in range(most):
        player.pass_time(0.05)
        if not player.scene.busy:
            break
    player.see()


def assert_fits(player, view, apart=lambda widget: True):
    """Nothing is cut off, too small or lies over another; apart: which of the stops must lie beside each other."""
    canvas, scene = player.see(), shown(player)
    assert canvas.misfits == [], (view, canvas.misfits)
    for widget in scene.widgets:
        room = widget.region.view if widget.region else canvas.area
        assert room.left - 1 <= widget.rect.left, (view, widget.name, widget.rect, room)
        assert widget.rect.right <= room.right + 1, (view, widget.name, widget.rect, room)
        assert widget.region or canvas.area.inflate(2, 2).contains(widget.rect), (view, widget.name, widget.rect)
    stops = [widget for widget in scene.widgets if widget.focusable]
    beside = [widget for widget in stops if widget.visible.height > 0 and not isinstance(widget, BubbleButton)]
    for one, other in combinations([widget for widget in beside if apart(widget)], 2):
        places = one.visible.inflate(-1, -1), other.visible.inflate(-1, -1)
        assert not places[0].colliderect(places[1]), (view, one.name, other.name)
    for widget in stops:
        assert widget.spoken().name, (view, widget.name)
        assert min(widget.rect.size) * canvas.scale >= ANY, (view, widget.name)
        assert not isinstance(widget, Button) or min(widget.rect.size) >= MAIN, (view, widget.name)


def anything(dice, keys):
    """Any input at a table, a press with one of these keys among them."""
    where = dice.uniform(-20, 980), dice.uniform(-20, 740)
    kind = dice.randrange(12)
    if kind < 5:
        verbs = [verb for verb in Verb if verb not in (Verb.FULLSCREEN, Verb.SETTINGS, Verb.HELP)]
        return Pressed(dice.choice(verbs), dice.choice(keys))
    if kind < 10:
        return Pointed(dice.choice(list(Phase)), where, dice.choice((1, 1, 1, 3)))
    return Scrolled(dice.uniform(-3, 3), where) if kind == 10 else Typed("x")


def lengths(events):
    """A short walk of a monkey that every change needs, and a long one among the slow tests."""
    return pytest.mark.parametrize("events", [events // 3, pytest.param(events, marks=pytest.mark.slow)])


def monkey(player, fresh, events, keys):
    """Let a monkey at a table that `fresh` lays, and at it again whenever it is left; yield after each event.

    Yields the dice, and whether the table was left.
    """
    program, dice, player.painted_every = player.program, random.Random(5), 1
    program.places.matches.mkdir(parents=True, exist_ok=True)
    program.adopt = lambda settings: None
    kind = type(program.scenes[0])
    for number in range(events):
        program.inputs.device = dice.choice(list(Device))
        program.give(anything(dice, keys))
        if number % 5 == 0:
            player.step(0.1)
        if number % 40 == 0:
            player.see()
        assert "ErrorScreen" not in [type(scene).__name__ for scene in program.scenes]
        left = not program.scenes or type(program.scenes[0]) is not kind
        if left:
            fresh(program)
        yield dice, left
