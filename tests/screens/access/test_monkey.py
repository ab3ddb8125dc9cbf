"""Thousands of random inputs on each screen: no exception, nothing stuck."""

import random

import pytest

from game.shell import routes
from game.ui.input.bindings import Device, Released, Verb
from tests.screens.tables import lengths
from tests.soak.monkeys import anything

pytestmark = pytest.mark.usefixtures("blank_pictures")

EVENTS = 10_000


def _shelf_for_tables(make):
    """Games have monkeys of their own."""
    return lambda shell, wanted, **given: make(shell, "title") if ":" in wanted else make(shell, wanted, **given)


@lengths(EVENTS)
@pytest.mark.parametrize("route", ["title", "setup", "settings", "rules", "credits", "notice", "trouble"])
def test_a_monkey_breaks_nothing(another, monkeypatch, route, events):
    player = another(size=(800, 600))
    program, dice = player.program, random.Random(route)
    monkeypatch.setattr(routes, "make", _shelf_for_tables(routes.make))
    given = {"notice": {"heading": "This match can’t continue", "text": "The match is damaged."}}.get(route, {})
    monkeypatch.setattr(program, "adopt", lambda settings: setattr(program, "settings", settings))
    program.go_to(route, **given)
    kind = type(program.scenes[0])
    for number in range(events):
        program.inputs.device = dice.choice(list(Device))
        program.give(anything(dice, (960, 720)))
        if number % 97 == 0:
            program.give(Released(Verb.CONFIRM))
        if number % 60 == 0:
            player.see()
        if not program.scenes or not any(type(scene) is kind for scene in program.scenes):
            assert "ErrorScreen" not in [type(scene).__name__ for scene in program.scenes] or route == "trouble"
            program.go_to(route, **given)
        elif len(program.scenes) > 1 and number % 200 == 0:
            program.go_to(route, **given)
    player.see()
    assert not list((player.program.places.data / "reports").glob("crash-*"))
