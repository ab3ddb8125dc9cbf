"""No step of the main loop does much at once: counted is what is painted, opened, built and stepped in each of them."""

from itertools import pairwise
from pathlib import PurePath

import pygame
import pytest

from game.app.program import assets_folder
from game.cli.machine_digests import random_machine
from game.games.mousetrap.pictures import crank
from game.nature.chance import stream
from game.ui.drawing import sprites
from game.ui.drawing.sprites import Sprites, SurfaceCache
from game.workshop.bench.showing import Showing
from game.workshop.parts.files import Stored
from game.workshop.parts.run import WorkshopRun
from game.workshop.pictures import photographs
from game.workshop.pictures.bench_stage import AT_ONCE, BenchStage
from game.workshop.proofs.scoring import Score, filling
from game.workshop.shelf import MachineShelf
from tests.patience import as_long_as

pytestmark = pytest.mark.usefixtures("every_frame")
WALL = (2204, 926)


@pytest.fixture
def opened(monkeypatch):
    """The files that are opened."""
    found = []
    monkeypatch.setattr(sprites, "read_picture", lambda path: found.append(path.name) or pygame.image.load(str(path)))
    return found


@pytest.fixture
def scaled(monkeypatch):
    """How many pixels are made by scaling."""
    found, scale = [], pygame.transform.smoothscale
    monkeypatch.setattr(
        pygame.transform, "smoothscale", lambda picture, size: found.append(size[0] * size[1]) or scale(picture, size)
    )
    return found


@pytest.fixture
def bare():
    return Sprites(assets_folder(), SurfaceCache())


@pytest.mark.parametrize(("name", "high"), [("stage/wall", 118), ("stage/floor", 30)])
def test_behind_a_small_picture_a_small_file_is_opened(bare, opened, name, high):
    bare.part(name, (280, high), pygame.Rect(20, 10, 200, 20))
    assert opened == [f"{name.partition('/')[2]}.15.jpg"]


def test_of_a_wall_seen_from_near_only_what_is_seen_is_scaled(bare, opened, scaled):
    size, box = (WALL[0] * 6 // 5, WALL[1] * 6 // 5), pygame.Rect(2000, 700, 240, 160)
    part = bare.part("stage/wall", size, box)
    assert part.get_size() == box.size and sum(scaled) == 240 * 160
    whole = bare.get("stage/wall", size).subsurface(box)
    apart = [pygame.transform.average_color(each) for each in (part, whole)]
    assert all(abs(one - other) <= 2 for one, other in zip(*apart, strict=True))
    before = len(opened)
    assert bare.part("stage/wall", size, box) is part and len(opened) == before
    assert bare.part("stage/wall", size, box, keep=False) is not part


SHELVED = 9


def many(program, number=SHELVED):
    """A shelf of machines with many parts, no two alike."""
    shelf = MachineShelf(program.places.machines)
    for seed in range(number):
        shelf.add(Stored(f"M {seed}", random_machine(stream(seed, "no long step"), 40)))


@pytest.mark.parametrize("route", ["hall", "wall"])
@pytest.mark.usefixtures("blank_pictures")
def test_pictures_of_machines_are_painted_a_few_bodies_at_a_time(another, route):
    player = another()
    many(player.program)
    player.program.open(route)
    made = player.scene.photographs
    painted = [0]
    player.step()
    # The hall reads its shelf for some milliseconds a frame, on a busy computer in more frames than one.
    for _ in as_long_as(lambda: made.wanted or (route == "hall" and len(player.scene.own) < SHELVED)):
        painted.append(made.figures.painted)
        player.step()
    before, steps = (
        made.figures.painted,
        [after - before for before, after in pairwise([*painted, made.figures.painted])],
    )
    assert 0 < max(steps) <= photographs.AT_ONCE and len(steps) > 3
    player.step()
    papers = [widget for widget in player.scene.widgets if hasattr(widget, "photographs")]
    assert papers
    player.scene.repaint()
    player.step()
    assert not made.wanted and made.figures.painted == before, "all that is seen is there, and stays"


@pytest.mark.usefixtures("blank_pictures")
def test_what_was_scrolled_past_is_not_painted_any_more(another):
    player = another(size=(800, 600))
    player.program.open("wall")
    player.step()
    scene = player.scene
    wanted = {name for name, _key in scene.photographs._wanted} - {"plan"}
    region = next(widget.region for widget in scene.widgets if widget.region is not None)
    scene.scroll_to(region, 1e6)
    player.program.paint(player.surface)
    later = {name for name, _key in scene.photographs._wanted}
    assert wanted and later and not later & wanted


@pytest.mark.parametrize(("parts", "at_once"), [(10, True), (40, False), (80, False)])
def test_a_large_machine_settles_some_steps_a_frame_and_runs_as_if_at_once(parts, at_once):
    machine = random_machine(stream(1, "no long step", parts), parts)
    shown = Showing(machine, SilentSound())
    assert at_once not in (shown.run.settling, shown.shown is None)
    left = [shown.run._to_settle]
    for _ in as_long_as(lambda: shown.run.settling):
        shown.advance(1 / 60, 1.0)
        left.append(shown.run._to_settle)
    assert max((before - after for before, after in pairwise(left)), default=0) * parts <= 20_000
    assert dict(shown.poses) == dict(WorkshopRun(machine).settle().frame())
    assert shown.run.steps == 0


class SilentSound:
    """No machine is heard here."""

    def play(self, *given, **more):
        pass


def test_a_slice_of_counting_steps_a_large_machine_less_often(monkeypatch):
    stepped = []
    once = WorkshopRun.steps_at_once
    monkeypatch.setattr(WorkshopRun, "steps_at_once", lambda run, count: stepped.append(count) or once(run, count))
    for parts, most in ((10, 240), (20, 240), (80, 60)):
        work = filling(Score(), random_machine(stream(1, "no long step", parts), parts), runs=1)
        next(work)
        assert not stepped, "building is a slice of its own"
        next(work)
        assert stepped == [most]
        stepped.clear()


def test_views_of_one_frame_share_what_they_open_and_then_it_is_let_go(bare, opened):
    size = (WALL[0], WALL[1])
    for left in (0, 400, 800):
        bare.part("stage/wall", size, pygame.Rect(left, 100, 200, 200), keep=False)
    assert opened == ["wall.webp"]
    bare.drawn()
    bare.part("stage/wall", size, pygame.Rect(0, 100, 200, 200), keep=False)
    assert opened == ["wall.webp"] * 2


@pytest.mark.usefixtures("blank_pictures")
def test_a_large_machine_comes_onto_the_bench_some_bodies_a_frame(another, monkeypatch):
    player = another()
    machine = random_machine(stream(1, "no long step", 80), 80)
    player.program.open("bench", given=Stored("Large", machine))
    stage = player.scene.stage
    painted = []
    bodies = BenchStage._bodies

    def counted(stage, *given):
        before = stage.figures.painted
        found = bodies(stage, *given)
        painted.append(stage.figures.painted - before)
        return found

    monkeypatch.setattr(BenchStage, "_bodies", counted)
    player.step()
    for _ in as_long_as(lambda: stage.unfinished):
        player.step()
    assert len(painted) >= 2 and max(painted) <= AT_ONCE
    assert sum(painted) > 30
    shown = stage.items(player.canvas, player.scene.view, machine)
    assert None not in shown and not stage.unfinished


@pytest.mark.usefixtures("blank_pictures")
def test_lens_and_onlooker_are_painted_each_in_a_frame_of_its_own(another, monkeypatch):
    painted, through = [], crank.through
    monkeypatch.setattr(crank, "through", lambda *given, **look: painted.append(1) or through(*given, **look))
    player = another()
    monkeypatch.setattr(player.program, "prepare", lambda: False)  # how far spare time goes depends on the computer
    player.program.open("practise_crank")
    frames = []
    for _ in range(3):
        before = len(painted)
        player.step(1 / 60)
        frames.append(len(painted) - before)
    assert frames == [0, 1, 2] and player.scene.onlooker._seen is not None, "the lens in each, the onlooker once"


def test_a_shelf_is_put_in_order_without_comparing_paths(tmp_path, monkeypatch):
    shelf = MachineShelf(tmp_path)
    for seed in range(5):
        shelf.add(Stored(f"M {seed}", random_machine(stream(seed, "no long step"), 3)))

    def compared(one, other):
        raise AssertionError("two paths were compared")

    monkeypatch.setattr(PurePath, "__lt__", compared)
    assert len(MachineShelf(tmp_path).machines()) == 5
    assert MachineShelf(tmp_path / "none").machines() == []
