"""A tip lies on nothing that is read or pressed, nor on what it speaks of, in any view of any table."""

import pytest
from pygame import FRect

from game.games.boobytrap.table.match_screen import BoobytrapScreen
from game.games.mousetrap.table.building.gauge import ChainGauge
from game.shell.pictures.coach import Bubble, TipButton
from game.shell.play.coach import GOT_IT, TIP
from game.shell.play.match_screen import MatchScreen
from game.shell.tips import with_seen, with_tips
from game.ui.widgets.buttons import Button
from game.ui.widgets.panels import Label
from tests.views import boobytrap, mightymouse, mousemaze, mousetrap_table

pytestmark = pytest.mark.usefixtures("blank_pictures")

GAMES = {"mousetrap": mousetrap_table, "mousemaze": mousemaze, "mightymouse": mightymouse, "boobytrap": boobytrap}
TIPS = {
    "mousetrap": {"welcome", "look", "loop", "cheese", "part", "build", "crank", "lure"},
    "mousemaze": {"face", "place", "draw", "go", "change"},
    "mightymouse": {"welcome", "first", "held", "look", "home", "circles", "taken", "order"},
    "boobytrap": {"welcome", "touch", "loose", "take", "bar", "held", "pass", "alone"},
}
"""Those that at least one view of the game shows, however large the text is."""
NARROW = {"go"}
"""Those of them that are only told by a button in a wide window too."""
LOOKS = [((800, 600), 100), ((1280, 720), 100), ((800, 600), 200), ((1280, 720), 200)]
SLOW = pytest.mark.slow


def one_after_the_other(player, game):
    """Each tip that matters in a view, as if all others had been seen."""
    scene = player.scene
    if not isinstance(scene, MatchScreen) or scene.over is not None:
        return
    player.program.adopt(with_tips(player.program.settings, game, on=True))
    for cue in scene.cues():
        settings = with_tips(player.program.settings, game, on=True)
        for tip in scene.tips():
            settings = with_seen(settings, game, tip.name) if tip != cue.tip else settings
        player.program.adopt(settings)
        scene.coach.tip = None
        scene.stale()
        canvas = player.see()
        if scene.coach.tip == cue.tip:  # not while something moves
            yield cue, canvas


def in_use(scene):
    """What is watched while one does what a tip says: the scale with its pointer, and a gauge."""
    if isinstance(scene, BoobytrapScreen):
        box, floor = scene.slots.view.box, scene.slots.view.floor
        return [FRect(box.x, box.y, box.width, floor.y - box.y)]
    return [one.visible for one in scene.widgets if isinstance(one, ChainGauge)]


def assert_in_nobodys_way(scene, cue, canvas, view):
    """What is read, pressed or spoken of is not below the tip, and the tip is whole."""
    tip = scene.find(TIP)
    assert canvas.misfits == [], (view, cue.tip.name, canvas.misfits)
    if isinstance(tip, TipButton):
        assert scene.find("open_log") is None and tip.spoken().name.endswith(cue.spoken()[1]), (view, cue.tip.name)
        return
    assert isinstance(tip, Bubble) and canvas.area.contains(tip.place), (view, cue.tip.name)
    now = next(one for one in scene.cues() if one.tip == cue.tip)
    assert not tip.place.colliderect(now.at), (view, cue.tip.name)
    own = {widget.name for widget in scene.widgets if widget.name.startswith(TIP)}
    assert GOT_IT in own and all(tip.place.contains(scene.find(name).place) for name in own), view
    for one in scene.widgets:
        read = one.focusable or isinstance(one, (Label, Button)) or one.name.startswith(("seat_", "die", "hero"))
        if read and one.name not in own and one.visible.height > 0:
            assert not tip.place.colliderect(one.visible), (view, cue.tip.name, one.name)
    assert tip.place.collidelist([*scene.barred(), *in_use(scene)]) < 0, (view, cue.tip.name)


@pytest.mark.parametrize(
    ("game", "size", "text"),
    [
        pytest.param(game, *look, marks=SLOW if number or game != "mousemaze" else ())
        for game in GAMES
        for number, look in enumerate(LOOKS)
    ],
)
def test_a_tip_is_in_nobodys_way_in_any_view(table, game, size, text):
    found, whole = set(), set()
    for name, view in GAMES[game].VIEWS.items():
        player = table(view, size=size, text_scale=text)
        for cue, canvas in one_after_the_other(player, game):
            assert_in_nobodys_way(player.scene, cue, canvas, f"{game}/{name} {size} {text} %")
            found.add(cue.tip.name)
            whole |= {cue.tip.name} if isinstance(player.scene.find(TIP), Bubble) else set()
    assert found >= TIPS[game]
    assert (size, text) != LOOKS[1] or found - whole <= NARROW
