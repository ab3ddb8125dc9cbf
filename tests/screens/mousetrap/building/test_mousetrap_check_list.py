"""The check list: what needs attention comes first, and nothing jumps while it is put right."""

import pygame
import pytest

from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.text.log import straight
from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Device, Phase, Pointed, Scrolled, Verb
from tests.patience import as_long_as
from tests.views.mousetrap_table import VIEWS as TABLE

pytestmark = pytest.mark.usefixtures("blank_pictures")

RED = [3, 7, 8, 20]


def places(plan):
    """Where the rows and points are, by name, from top to bottom."""
    found = [widget for widget in plan.widgets if widget.name.startswith(("row_", "mark_"))]
    return {widget.name: tuple(widget.place) for widget in sorted(found, key=lambda one: (one.place.x, one.place.y))}


def by_mouse(player, name):
    plan = player.scene.over
    spot = plan.find(name).visible.center
    for phase in (Phase.MOVE, Phase.DOWN, Phase.UP):
        player.program.give(Pointed(phase, spot))
    player.see()


def test_what_needs_attention_comes_first_in_the_order_of_the_machine(table):
    plan = table("needs_attention").scene.over
    assert plan.find("needs").text == "4 parts need attention"
    tops = {name: top for name, (_, top, _, _) in places(plan).items()}
    rows = sorted((name for name in tops if name.startswith("row_")), key=tops.__getitem__)
    others = [number for number in range(1, 25) if number not in RED]
    assert rows == [f"row_{number}" for number in (*RED, *others)]
    marks = sorted((name for name in tops if name.startswith("mark_")), key=tops.__getitem__)
    assert marks == [f"mark_{number}" for number in (8, 20, 11, 15, 18, 24)]
    heads = [plan.find(name).place.y for name in ("needs", "checks_head", "parts_head")]
    assert heads == sorted(heads) and tops["row_20"] < heads[1] < tops["mark_8"] < heads[2] < tops["row_1"]
    assert "2.6 mm to the right" in plan.find("how_8").text and plan.find("how_1") is None


def test_a_part_is_read_before_how_far_off_it_is(table):
    names = [widget.name for widget in table("needs_attention").scene.over.widgets]
    assert all(names.index(f"name_{number}") + 1 == names.index(f"how_{number}") for number in RED)


def test_tab_goes_from_the_top_to_the_bottom(table):
    player = table("needs_attention")
    plan = player.scene.over
    player.program.inputs.device = Device.KEYBOARD
    player.press(Verb.NEXT)
    passed = []
    for _ in as_long_as(lambda: plan.focused != "close"):
        passed.append(plan.focused)
        player.press(Verb.NEXT)
    assert passed == [*(f"anew_{number}" for number in RED), "point_8", "point_20"]


def test_nothing_jumps_and_no_button_comes_as_parts_are_straightened(table):
    player = table("needs_attention")
    plan, play = player.scene.over, player.scene.play
    player.program.inputs.device = Device.MOUSE
    player.program.give(Scrolled(-0.5, plan.find("card").place.center))
    player.see()
    before, buttons = places(plan), [w.name for w in plan.widgets if w.name.startswith(("anew_", "point_"))]
    for number, left in ((8, "3 parts need attention"), (3, "2 parts need attention"), (20, "1 part needs attention")):
        by_mouse(player, f"anew_{number}")
        assert straight(play.state.parts[number - 1]) and plan.find("needs").text == left
        assert places(plan) == before
        assert [w.name for w in plan.widgets if w.name.startswith(("anew_", "point_"))] == buttons
    by_mouse(player, "anew_7")
    assert plan.find("needs").text == "No part needs attention" and set(play.state.anew) == set(RED)


def test_keys_go_on_to_the_next_that_needs_attention(table):
    player = table("needs_attention")
    plan = player.scene.over
    player.program.inputs.device = Device.KEYBOARD
    plan.focus("anew_7")
    player.press(Verb.CONFIRM)
    assert plan.focused == "anew_8"
    plan.focus("anew_20")
    player.press(Verb.CONFIRM)
    assert plan.focused == "close"  # the one before is not gone back to


@pytest.mark.parametrize(("off", "good"), [(0.94, True), (1.04, True), (1.06, False), (-1.04, True), (-1.06, False)])
def test_a_part_is_red_by_the_figures_that_are_told(off, good):
    assert straight(Placed(off)) == straight(Placed(0.0, off)) == good


def test_the_ring_of_what_is_half_scrolled_away_stays_in_the_list(table, monkeypatch):
    player = table("check_list")
    plan = player.scene.over
    region = plan.find("anew_9").region
    plan.focus("anew_9")
    plan.scroll_to(region, region.offset + plan.find("anew_9").place.bottom - region.view.bottom - 20)
    clips = []
    monkeypatch.setattr(type(plan.find("anew_9")), "draw_focus", lambda one, under: clips.append(clip_of(under)))
    plan.repaint()
    player.see()
    assert 0 < plan.find("anew_9").visible.height < plan.find("anew_9").place.height
    assert clips and all(clip.bottom <= player.canvas.box(region.view).bottom for clip in clips)


def clip_of(under: Canvas) -> pygame.Rect:
    return under.surface.get_clip()


VIEWS = {name: TABLE[name] for name in ("needs_attention", "check_list")}
