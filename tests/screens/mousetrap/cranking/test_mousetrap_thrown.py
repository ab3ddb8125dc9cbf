"""What the last links throw up: drops, rings and dust as they are reached, a wet floor that stays, nothing at rest."""

import pytest

from game.games.mousetrap.pictures.thrown import _DROPS, _PUFFS, _RINGS, _SPOTS, ITEMS, LASTS, Thrown
from game.games.mousetrap.trap.report import LINKS
from game.machine.hand import steady
from tests.patience import as_long_as
from tests.views.mousetrap_stage import opened

pytestmark = pytest.mark.usefixtures("blank_pictures")
TUB, DOWN = LINKS.index("diver_in_washtub") + 1, len(LINKS)
DT = 1 / 60


def seen(thrown, canvas, view):
    """How many spots, drops, rings and puffs of dust there are."""
    items = [*thrown.items(canvas, view)]
    assert len(items) == ITEMS
    found, start = [], 0
    for count in (_SPOTS, _DROPS, _RINGS, _PUFFS):
        found.append(sum(item is not None for item in items[start : start + count]))
        start += count
    return found


@pytest.fixture
def shown(another):
    player = another(size=(960, 720))
    scene = opened(player.program)
    return player.see(), scene.view


def after(thrown, reached, seconds):
    moved = False
    for _ in range(round(seconds / DT)):
        moved = thrown.tick(reached, (77.0, 2.5), DT)
    return moved


def test_water_flies_and_wets_the_floor_and_the_tub_rings(shown):
    thrown = Thrown(still=False)
    after(thrown, TUB - 1, 1.0)
    assert seen(thrown, *shown) == [0, 0, 0, 0]
    assert after(thrown, TUB, 0.2)
    assert seen(thrown, *shown) == [0, _DROPS, _RINGS, 0]
    assert not after(thrown, TUB, LASTS + 0.2), "then nothing is drawn any more"
    assert seen(thrown, *shown) == [_SPOTS, 0, 0, 0]
    after(thrown, TUB - 1, DT)
    assert seen(thrown, *shown) == [0, 0, 0, 0], "shown again from before it is dry"


def test_dust_rises_where_the_cage_lands_and_spreads(shown):
    thrown, (canvas, view) = Thrown(still=False), shown
    after(thrown, DOWN - 1, LASTS + 1.0)
    wide = []
    for _ in range(3):
        after(thrown, DOWN, 0.1)
        dust = [item.picture.get_rect(topleft=item.at) for item in [*thrown.items(canvas, view)][-_PUFFS:]]
        wide.append(max(each.right for each in dust) - min(each.left for each in dust))
    assert wide[0] < wide[1] < wide[2]
    after(thrown, DOWN, LASTS)
    assert seen(thrown, *shown)[3] == 0


def test_it_hangs_still_where_motion_is_reduced_and_then_is_gone(shown):
    thrown, (canvas, view) = Thrown(still=True), shown
    after(thrown, DOWN, 0.1)
    first = [item and item.at for item in thrown.items(canvas, view)]
    after(thrown, DOWN, 0.5)
    assert first == [item and item.at for item in thrown.items(canvas, view)] and any(first)
    after(thrown, DOWN, LASTS)
    assert seen(thrown, *shown) == [_SPOTS, 0, 0, 0]


def test_a_leap_in_time_throws_up_nothing(another):
    player = another(size=(960, 720))
    scene = opened(player.program, steady(0.8))
    player.see()
    scene.skip()
    assert scene._throw(DT), "the wet floor is drawn"
    assert seen(scene.thrown, player.see(), scene.view) == [_SPOTS, 0, 0, 0]
    assert not scene._throw(DT)


def test_a_run_that_catches_has_both(another):
    player = another(size=(960, 720))
    scene, most = opened(player.program, steady(0.8)), [0, 0, 0, 0]
    for _ in as_long_as(lambda: scene.act != "over", most=5000):
        player.step(DT)
        if scene.watched.reached() >= TUB:
            most = [max(pair) for pair in zip(most, seen(scene.thrown, player.see(), scene.view), strict=True)]
    assert most == [_SPOTS, _DROPS, _RINGS, _PUFFS]
