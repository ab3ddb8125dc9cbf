"""The last link: slower while it is open how it ends, the end is looked at before it is told, and the cage is seen."""

import itertools

import pygame
import pytest

from game.games.mousetrap.pictures import camera
from game.games.mousetrap.pictures.nearer import NearStage
from game.games.mousetrap.table.cranking.crank import _BROKEN, _CAUGHT
from game.games.mousetrap.trap.report import LINKS
from game.host.settings import Settings
from game.machine.hand import steady
from game.ui.input.bindings import Verb
from game.ui.widgets.dirty import Item
from game.ui.widgets.leaning import FROM, TO, Leaning
from tests.patience import as_long_as
from tests.views.mousetrap_stage import TRUE, WRONG, opened

pytestmark = pytest.mark.usefixtures("blank_pictures")
DT = 1 / 60


def played(another, hand, placements=TRUE, **given):
    player = another(size=(960, 720), settings=Settings(**given))
    scene = opened(player.program, hand, placements)
    player.see()
    return player, scene


def until_over(player, scene):
    """Seconds of each frame until the end is told: at which step, whether it leant, and whether all was shown."""
    for _ in as_long_as(lambda: scene.act != "over", most=5000):
        player.step(DT)
        assert scene.act == "over" or scene.find("verdict") is None, "no card before that"
        yield scene.watched.head, scene.leaning.level, scene.watched.shown_all


@pytest.mark.parametrize(("placements", "beat"), [(TRUE, _CAUGHT), (WRONG, _BROKEN)], ids=["caught", "missed"])
def test_the_end_is_looked_at_before_a_card_comes(another, placements, beat):
    player, scene = played(another, steady(0.8), placements)
    seen = list(until_over(player, scene))
    held = sum(shown for _, _, shown in seen) * DT
    assert held == pytest.approx(beat, abs=3 * DT)
    assert max(level for _, level, _ in seen) == 1.0
    player.see()
    assert scene.find("verdict") is not None
    for _ in range(90):
        scene.left = 9.0
        player.step(DT)
    assert not scene.leaning.leans, "and back again"


def test_a_press_ends_the_wait(another):
    player, scene = played(another, steady(0.6), WRONG)
    for _ in as_long_as(lambda: not scene.watched.shown_all, most=5000):
        player.step(DT)
    assert scene.act == "running"
    player.press(Verb.BACK)
    assert scene.act == "over"


@pytest.mark.slow
def test_less_than_three_seconds_more_and_none_with_reduced_motion_but_the_wait(another):
    took = {}
    for reduced in (False, True):
        player, scene = played(another, steady(0.8), reduced_motion=reduced)
        seen = list(until_over(player, scene))
        took[reduced] = len(seen) * DT
        assert any(level for _, level, _ in seen) is not reduced
    assert 0.3 < took[False] - took[True] < 3.0 - _CAUGHT


def test_at_instant_speed_the_end_is_there_at_once(another):
    player, scene = played(another, steady(0.8))
    scene.choose_speed("0")
    player.step(DT)
    assert scene.act == "over"


def test_a_cage_that_falls_early_is_seen_falling_once(another):
    player, scene = played(another, steady(5.0))
    fell, heads, seen = None, [], 0
    for _ in as_long_as(lambda: scene.act != "over", most=3000):
        player.step(DT)
        heads.append(scene.watched.head)
        if scene.falling:
            fell = fell or camera.falls_at(scene.watched.recording, scene.stage.as_set)
            player.see()
            x, y = scene.view.to_screen(scene.poses["cage"][:2])
            shown = scene.view.rect.left < x < scene.view.rect.right and scene.view.rect.top < y < scene.chain.rect.top
            seen += shown and 1.0 < scene.poses["cage"][1] - 2.5 < 8.0
    back = [one - two for one, two in itertools.pairwise(heads) if two < one]
    assert fell is not None and len(back) == 1
    assert seen > 10, "on its way down"
    assert scene.watched.report.misfired


@pytest.mark.parametrize("end", [2.0, 8.0, 14.0, 20.0])
@pytest.mark.parametrize(("band", "middle"), [((0.0, 593.0), 296.5), ((100.0, 537.0), 296.5)], ids=["held", "told"])
def test_mice_on_their_wheel_are_seen_whole_below_an_end_as_long_as_that_is_seen(end, band, middle):
    zoom, wheel = 24.0, -3.2
    y = camera.above_wheel(end, (78.0, end), band, middle, zoom)
    foot, head = middle + (y - wheel) * zoom, middle + (y - end) * zoom
    assert band[0] + 2.9 * zoom <= head <= band[1]
    assert foot <= band[1] + 0.1 or head == pytest.approx(band[0] + 3.0 * zoom), "the end comes first"
    assert end > 8.0 or foot <= band[1] + 0.1


def test_how_open_it_is():
    leap = LINKS.index("diver_airborne") + 1
    near, far = {"diver": (camera.TUB_X - 1.0, 5.0, 0.0)}, {"diver": (camera.TUB_X - 8.0, 5.0, 0.0)}
    assert camera.openness(leap - 1, 0.1, near) == 0.0
    assert 0.0 < camera.openness(leap, 0.1, far) < camera.openness(leap, 0.1, near) < 1.0
    assert camera.openness(leap + 1, 0.1, near) == 1.0
    assert camera.openness(leap + 1, 5.0, near) == camera.openness(len(LINKS), 0.1, near) == 0.0, "nothing is open"


def test_it_is_slow_only_as_long_as_the_next_link_is_likely_and_fast_only_once_none_can_come():
    tub = LINKS.index("diver_in_washtub") + 1
    slow = camera.pace(tub, 0.0)
    assert slow < 0.5 and camera.pace(tub, 0.4) == slow
    assert camera.pace(tub, 0.5) == camera.pace(tub, 0.85) == 1.0, "the latest cage that ever left is seen falling"
    assert camera.pace(tub, 1.2) > 4.0 and camera.pace(tub, 5.0) == 12.0


def test_the_drum_falls_off_as_soon_as_nothing_is_likely_to_come():
    tub = LINKS.index("diver_in_washtub") + 1
    poses = {"diver": (camera.TUB_X, 2.0, 0.0), "cage": (78.0, 12.0, 0.0)}
    near = [camera.nearness(tub, poses, 12.0, tenth / 10) for tenth in range(8)]
    assert near[0] == near[2] > 0.5 and near == sorted(near, reverse=True) and near[5] == 0.0
    slipping = poses | {"cage": (78.0, 11.4, 0.0)}
    assert camera.nearness(tub, slipping, 12.0, 0.7) > 0.3, "it moves after all"


def test_leaning_in_shows_less_of_the_same_and_keeps_its_place(another):
    player, _scene = played(another, None)
    canvas, leaning = player.canvas, Leaning(0.25)
    ground = pygame.Surface(canvas.surface.get_size())
    ground.fill((10, 10, 10))
    pygame.draw.rect(ground, (250, 250, 250), (460, 340, 40, 40))
    items = [Item(ground, (0, 0)), None]
    for _ in as_long_as(lambda: leaning.tick(DT, True)):
        pass
    first, other = leaning.items(canvas, items, (480, 360))
    wide = sum(first.picture.get_at((x, 360))[0] > 128 for x in range(960))
    assert wide == pytest.approx(50, abs=2) and first.picture.get_at((480, 360))[0] == 250 and other is None
    assert leaning.items(canvas, items, (480, 360))[0].picture is not first.picture
    assert not Leaning(0.0).tick(DT, True)


@pytest.mark.slow
def test_leant_in_the_stage_is_enlarged_once_and_seen_from_near(another, monkeypatch):
    made = []
    make = NearStage.make

    def counted(near, *given, **look):
        made.append(near)
        make(near, *given, **look)

    monkeypatch.setattr(NearStage, "make", counted)
    player, scene = played(another, steady(0.8), TRUE)
    far, near = None, set()
    for _, level, _ in until_over(player, scene):
        player.see()
        if level == 0.0:
            far = scene.view.units_per_cm
        elif level == 1.0:
            near.add(round(scene.view.units_per_cm / far, 6))
    assert near == {round(TO / FROM, 6)}
    assert len(made) == 1
