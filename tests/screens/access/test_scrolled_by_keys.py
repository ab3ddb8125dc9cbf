"""Whatever scrolls can be scrolled by keys alone, and what has the focus stays in sight when letters grow."""

from dataclasses import replace

import pytest

from game.ui.input.bindings import Pressed, Verb
from game.ui.widgets import focus
from game.ui.widgets.screen import Screen
from tests.patience import as_long_as
from tests.views import all_views

pytestmark = pytest.mark.usefixtures("blank_pictures")
ROOMS = "general/", "theatre/story", "theatre/branch", "theatre/try", "matches/", "rule_books/"
VIEWS = [name for name in all_views() if name.startswith(ROOMS) and name != "general/controls_taken"]
"""The pages, but for one that waits for any key."""
EDGE = 31.0
WAYS = (Verb.OTHER, "page down"), (Verb.DOWN, "down"), (Verb.NEXT, "tab")


def sheet_of(player):
    return getattr(player.scene, "over", None) or player.scene


def hidden(scene):
    return {region.name: region.reach for region in focus.regions(scene.widgets) if region.reach >= 1}


def offset(scene, name):
    return next(region.offset for region in focus.regions(scene.widgets) if region.name == name)


def whole(widget):
    """Whether all of it is seen."""
    return widget.visible.height >= widget.place.height - 0.1 > 0


def by_key(player, scene, name, verb, key):
    """How far a key scrolls a region at the most, pressed until nothing changes any more."""
    farthest, before = 0.0, None
    for _ in range(60):
        now = [region.offset for region in focus.regions(scene.widgets)], scene.focused
        if now == before or sheet_of(player) is not scene:
            break
        before = now
        scene.handle(Pressed(verb, key))
        player.see()
        farthest = max(farthest, offset(scene, name))
    return farthest


@pytest.mark.parametrize("scale", [pytest.param(130, marks=pytest.mark.slow), 200])
@pytest.mark.parametrize(
    "view", [pytest.param(view, marks=pytest.mark.slow if "story" in view else ()) for view in VIEWS]
)
def test_all_that_scrolls_is_scrolled_to_its_end_by_keys(another, view, scale):
    player = another()
    all_views()[view](player.program)
    player.program.settings = replace(player.program.settings, text_scale=scale)
    player.see()
    scene = sheet_of(player)
    if not isinstance(scene, Screen):
        return
    for name, reach in hidden(scene).items():
        assert any(by_key(player, scene, name, *way) >= reach - EDGE for way in WAYS), (name, reach)


@pytest.mark.parametrize("verb", [Verb.UP, Verb.DOWN])
@pytest.mark.parametrize("size", [(800, 600), (1280, 720)])
def test_all_of_how_a_match_came_about_is_read_by_arrows(another, size, verb):
    player = another(size=size)
    all_views()["theatre/story_cards"](player.program)
    player.program.settings = replace(player.program.settings, text_scale=130)
    player.see()
    ends = {Verb.DOWN: ("end", 1.0), Verb.UP: ("home", 0.0)}
    player.key("home" if verb is Verb.DOWN else "end")
    seen = set()
    for _ in range(20):
        seen |= {widget.name for widget in player.scene.widgets if widget.visible.height > 0}
        player.press(verb)
    assert seen == {widget.name for widget in player.scene.widgets}
    player.key(ends[verb][0])
    region = focus.regions(player.scene.widgets)[0]
    assert region.offset == region.reach * ends[verb][1]


def test_no_arrow_is_spent_on_the_empty_edge_of_a_page(another):
    player = another()
    all_views()["general/settings"](player.program)
    player.see()
    for _ in range(60):
        before = player.scene.focused, offset(player.scene, "page")
        player.press(Verb.DOWN)
        moved = player.scene.focused, offset(player.scene, "page")
        assert moved[0] != before[0] or moved[1] == before[1] or moved[1] - before[1] > EDGE
        if moved == before:
            break
    assert offset(player.scene, "page") >= hidden(player.scene)["page"] - EDGE


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)])
def test_the_slider_for_the_size_of_letters_stays_in_sight_with_its_name(another, size):
    player = another(size=size)
    player.program.go_to("settings")
    player.see()
    for _ in as_long_as(lambda: player.scene.focused != "text_scale"):
        player.press(Verb.NEXT)
    for verb in [Verb.RIGHT] * 10 + [Verb.LEFT] * 10:
        before = player.program.settings.text_scale
        player.press(verb)
        assert player.program.settings.text_scale != before
        for name in ("word_text_scale", "note_text_scale", "text_scale"):
            shown = player.scene.find(name)
            assert whole(shown), (name, player.program.settings.text_scale)


def test_coming_round_by_tab_the_name_of_a_slider_is_seen_with_it(another):
    player = another(size=(800, 600))
    player.program.go_to("settings")
    player.see()
    for verb in [Verb.NEXT] * 30 + [Verb.PREVIOUS] * 30:
        player.press(verb)
        if (word := player.scene.find(f"word_{player.scene.focused}")) is not None:
            assert whole(word), word.name
