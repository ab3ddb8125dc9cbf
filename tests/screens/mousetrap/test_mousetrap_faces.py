"""The mice on the wheel: they look up, shiver, hide their eyes, and dance when they were missed; in six drawings."""

import pytest

from game.app.program import assets_folder
from game.games.mousetrap.pictures.mice import Face, dance, face_of
from game.games.mousetrap.trap.report import LINKS
from game.host.settings import Settings
from game.machine.hand import steady
from tests.patience import as_long_as
from tests.views.mousetrap_stage import TRUE, WRONG, opened

pytestmark = pytest.mark.usefixtures("blank_pictures")
LOOKS = {"stand", "hop", "watch", "caught", "hide", "dance"}


def faces(another, hand, placements=TRUE, **given):
    """The faces until the end is told, by how many links had been reached, and the one after it."""
    player = another(size=(960, 720), settings=Settings(**given))
    scene = opened(player.program, hand, placements)
    found = {}
    for _ in as_long_as(lambda: scene.act != "over", most=5000):
        found.setdefault(scene.watched.reached(), set()).add(scene.face(scene.finale))
        player.step(1 / 60)
    return found, scene


def test_they_look_up_shiver_and_hide_their_eyes(another):
    found, _ = faces(another, steady(0.8))
    assert found[1] == {Face("watch")} if 1 in found else found[2] == {Face("watch")}
    shivers = {face.aside for face in found[LINKS.index("marble1_on_stairs") + 1]}
    assert len(shivers) > 5 and 0.03 < max(shivers) < 0.1
    assert {face.look for face in found[LINKS.index("diver_airborne") + 1]} == {"hide"}


def test_a_mouse_gasps_as_soon_as_the_cage_is_down_and_before_it_is_told(another):
    player = another(size=(960, 720))
    scene = opened(player.program, steady(0.8))
    seen = []
    for _ in as_long_as(lambda: scene.act != "over", most=5000):
        player.step(1 / 60)
        if scene.act == "running":
            seen.append((scene.watched.shown_all, scene._look["caught"]))
    before = [caught for down, caught in seen if not down]
    after = [caught for down, caught in seen if down]
    assert not any(before) and after[0] > 0 and after[-1] == 1.0 == scene._look["caught"]


def test_nothing_shivers_where_motion_is_reduced(another):
    found, _ = faces(another, steady(0.8), reduced_motion=True)
    assert all(face.aside == 0 for seen in found.values() for face in seen)


@pytest.mark.slow
def test_who_was_missed_dances_and_then_stands_still(another):
    _, scene = faces(another, steady(0.6), WRONG)
    seen = []
    for _ in range(150):
        scene.left = 9.0
        scene.tick(1 / 60)
        seen.append(scene.face(scene.finale))
    assert {face.look for face in seen[:90]} == {"dance", "hop"} and max(face.up for face in seen) > 0.4
    assert set(seen[-20:]) == {Face("dance")}


def test_before_the_first_turn_they_only_stand(another):
    scene = opened(another(size=(960, 720)).program)
    assert scene.face(scene.finale) == Face()


def test_every_mouse_has_the_same_six_drawings():
    drawn = {path.stem for path in (assets_folder() / "mice").glob("*.webp")}
    seats = {name.split("_")[0] for name in drawn} - {"shadow"}
    assert len(seats) == 5
    for seat in seats:
        assert {name.split("_")[1] for name in drawn if name.startswith(seat + "_")} == LOOKS | {"figure"}
    looks = {face_of(reached, 0.3, False).look for reached in range(len(LINKS) + 1)}
    assert looks | {dance(time / 10, 2.0).look for time in range(30)} <= LOOKS
