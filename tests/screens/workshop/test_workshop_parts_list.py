"""The bench by keys and by ear alone: the list of parts, what is said of a part in hand, a challenge solved so."""

import re
from dataclasses import replace

import pytest

from game.ui.input.bindings import Verb
from game.workshop.bench.bench import Bench
from game.workshop.parts.challenge import challenges, sample
from game.workshop.parts.fitting import STAGE_ID, neighbours
from game.workshop.parts.machine import Machine, Placed
from tests.screens.tables import assert_fits
from tests.views import workshop as views

pytestmark = pytest.mark.usefixtures("blank_pictures")


def said(player):
    player.step(0.02)
    return player.program.announcements.recent[-1].text


def test_what_touches_what():
    found = neighbours(sample("knock_on").machine)
    dominoes = tuple(f"domino-{number}" for number in range(1, 5))
    (plank,) = (part for part in found if part.startswith("plank"))
    assert found[plank] == dominoes and all(found[domino] == (plank,) for domino in dominoes)
    assert found["drop_cage-1"] == (STAGE_ID,)
    apart = Machine((Placed("gear_16", 20.0, 20.0), Placed("gear_16", 40.0, 20.0)))
    reach = apart.parts[0].spec.reach
    meshed = apart.set(replace(apart.parts[1], x=20.2 + 2 * reach))
    assert neighbours(apart)["gear_16-1"] == () and neighbours(meshed)["gear_16-1"] == ("gear_16-2",)


def test_the_list_tells_every_part_and_takes_one_in_hand(another):
    player = another()
    scene = views.bench(player.program, "knock_on")
    scene.editing.try_to(lambda now: now.add(Placed("domino", 25.6, 12.2)))
    player.see()
    player.key("l")
    player.see()
    assert player.name == "PartsList"
    rows = {widget.name: widget.spoken() for widget in player.scene.widgets if widget.name.startswith("part_")}
    assert set(rows) == {f"part_{part.id}" for part in scene.editing.machine.parts}
    domino = rows["part_domino-5"]
    assert domino.name == "Domino 5: 25.6 cm across, 12.2 cm up" and "touches Plank and Domino 2" in domino.note
    assert domino.note.startswith("Domino 2 and Domino 5 overlap.")
    player.scene.focus("part_domino-5")
    player.press(Verb.CONFIRM)
    assert player.scene is scene and scene.editing.chosen == ("domino-5",) and scene.focused == "hand"


def moved_to(player, wanted, monkeypatch):
    """Move what is in hand to a place by arrows, with Shift when it is near, by what is said of where it is."""
    for _ in range(200):
        told = said(player)
        x, y = (float(number) for number in re.search(": ([\\d.]+) cm across, ([\\d.]+) cm up", told).groups())
        turned = re.search(r"rotated ([\d.]+)° (left|right)", told)
        degrees = 0 if turned is None else float(turned[1]) * (1 if turned[2] == "left" else -1)
        if (x, y, degrees) == wanted:
            return
        off = {"q e": wanted[2] - degrees, "right": wanted[0] - x, "up": wanted[1] - y}
        way = next(way for way, by in off.items() if by)
        fine = abs(off[way]) < (5 if way == "q e" else 0.5)
        monkeypatch.setattr(Bench, "fine", property(lambda bench, fine=fine: fine))
        if way == "q e":
            player.key("q" if off[way] > 0 else "e")
        else:
            ways = {"right": (Verb.RIGHT, Verb.LEFT), "up": (Verb.UP, Verb.DOWN)}
            player.press(ways[way][off[way] < 0])
    raise AssertionError(f"{told} is not {wanted}")


@pytest.mark.slow
def test_a_challenge_is_solved_by_keys_and_what_is_said(another, monkeypatch):
    player, challenge = another(), challenges()[0]
    player.program.go_to("task", challenge=challenge)
    player.see()
    for part in challenge.given:
        player.scene.focus(f"kind_{part.kind}")
        player.press(Verb.CONFIRM)
        assert player.scene.focused == "hand"
        moved_to(player, (part.x, part.y, part.deg), monkeypatch)
    player.key("space")
    player.scene.showing.skip()
    player.step(0.02)
    assert said(player).startswith("Caught! New medals:")
    player.key("l")
    player.see()
    fixed = challenge.fixed.parts[0].id
    assert "stays where it is" in player.scene.find(f"part_{fixed}").spoken().note
    player.scene.focus(f"part_{fixed}")
    player.press(Verb.CONFIRM)
    assert player.name == "PartsList"
    assert any("these moved, in order" in widget.spoken().name for widget in player.scene.widgets)


@pytest.mark.parametrize(("size", "scale"), [((800, 600), 200), ((1280, 720), 100)])
def test_it_fits(another, size, scale):
    player = another(size=size)
    player.program.settings = replace(player.program.settings, text_scale=scale)
    views.VIEWS["parts_list"](player.program)
    assert_fits(player, "parts_list")
    held = player.scene.find("part_domino-5")
    assert held.visible.height == held.place.height
