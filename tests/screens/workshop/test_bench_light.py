"""The light on the bench: evening while a run goes on, day while one builds, even light where it is wanted."""

import pytest

from game.app.program import assets_folder
from game.core.slices import finish
from game.games.mousetrap.pictures.lamp import FilmLamp
from game.host.settings import Settings
from game.workshop.parts.challenge import sample
from game.workshop.parts.claim import Sent
from game.workshop.pictures.bench_light import BenchShadows, mouse_of
from game.workshop.pictures.bench_stage import AS_SET, BenchStage
from game.workshop.pictures.photographs import machine_film
from tests.views.workshop import bench

pytestmark = pytest.mark.usefixtures("blank_pictures")


def test_it_is_evening_while_a_run_goes_on_and_the_lamp_follows_what_moves(another):
    player = another(size=(960, 720))
    scene = bench(player.program, "catapult")
    player.see()
    light = scene.picture.light
    places = []
    scene.run()
    for _ in range(90):
        player.step(1 / 60)
        places.append(light.at[0])
    player.see()
    assert light.lit and max(places) - min(places) > 2.0
    assert scene.picture.light.shadows.shade(scene.view, scene.showing.poses, light.at).things
    scene.stop()
    for _ in range(120):
        player.step(1 / 60)
    assert not light.lit


@pytest.mark.slow
@pytest.mark.parametrize("given", [{"theme": "contrast"}, {"reduced_motion": True}, {"stage_light": "off"}])
def test_even_light_stays_even(another, given):
    player = another(size=(960, 720), settings=Settings(**given))
    scene = bench(player.program, "catapult")
    player.see()
    scene.run()
    for _ in range(60):
        player.step(1 / 60)
    assert not scene.picture.light.lit


@pytest.mark.usefixtures("real_pictures")
def test_in_a_film_a_mouse_that_is_held_is_seen_caught_and_keeps_the_lamp(monkeypatch):
    seen, machine = [], sample("first_slope").machine
    draw, items = FilmLamp.draw, BenchStage.items

    def drawn(lamp, canvas, view, poses):
        seen[-1] = lamp.at[0], seen[-1]
        draw(lamp, canvas, view, poses)

    def looked(stage, canvas, view, machine, look=AS_SET):
        seen.append(look.caught)
        return items(stage, canvas, view, machine, look)

    monkeypatch.setattr(FilmLamp, "draw", drawn)
    monkeypatch.setattr(BenchStage, "items", looked)
    finish(machine_film(assets_folder(), Sent(machine), lambda report: "Caught", "Slope"))
    at, caught = zip(*seen, strict=True)
    since, (mouse, _y) = caught.index(True), mouse_of(next(part for part in machine.parts if part.spec.cage))
    assert all(caught[since:]) and 8 <= len(caught) - since <= 14, "for the second in which it is held"
    assert abs(at[0] - mouse) > 12 and all(abs(x - mouse) < 12 for x in at[since:])


def test_in_a_film_what_begins_to_move_glows_and_all_of_it_is_in_the_light_of_its_machine(monkeypatch):
    struck, machine = [], sample("knock_on").machine
    monkeypatch.setattr(FilmLamp, "strike", lambda lamp, at: struck.append((lamp.shadows, at)))
    monkeypatch.setattr(FilmLamp, "draw", lambda lamp, canvas, view, poses: None)
    finish(machine_film(assets_folder(), Sent(machine), lambda report: "Caught", "Knock on"))
    assert len(struck) > 3 and len({at for _shadows, at in struck}) == len(struck)
    (shadows,) = {shadows for shadows, _at in struck}
    assert isinstance(shadows, BenchShadows)
