"""A cuckoo clock and a cat at work on the bench: what is told, what is heard and what is seen."""

import math

import pygame
import pytest

from game.workshop.parts.challenge import challenges
from game.workshop.parts.files import Stored
from game.workshop.parts.machine import Machine, Placed
from game.workshop.parts.outlines import poses_as_set
from game.workshop.parts.run import WorkshopRun
from game.workshop.pictures.bench_stage import BenchLook, BenchStage, whole
from game.workshop.pictures.moulding import BodyFigure, Cut, Figures
from tests.screens.workshop.runs import run_out, said_at_marks

pytestmark = pytest.mark.usefixtures("blank_pictures")

RISE = next(each.solution for each in challenges() if each.id == "rise_and_shine")


class Watched(Figures):
    """Keeps in which look each cat was drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.looks = []

    def moving(self, figure: BodyFigure, degrees: float, scale: float) -> Cut:
        if figure.body == "cat":
            self.looks.append(figure.tint)
        return super().moving(figure, degrees, scale)


@pytest.fixture
def ran(another):
    """A clock that wakes a cat."""
    return run_out(another(), Stored("Rise and shine", RISE))


def test_the_strip_tells_of_the_cuckoo_and_the_cat(ran):
    told = " ".join(said_at_marks(ran))
    for sentence in ("Cuckoo clock: cuckoo!", "Seesaw cat wakes up and stretches!"):
        assert sentence in told


def test_the_cuckoo_calls_twice_and_the_mouse_sees_the_cat(ran):
    assert ran.heard.count("cuckoo") == 2
    assert ran.heard.count("mouse_squeak") == 1


def test_the_card_says_when_a_clock_in_hand_strikes_and_turning_it_changes_that(another):
    player = another()
    player.program.go_to("bench", given=Stored("Clock", Machine((Placed("cuckoo_clock", 40, 20),))))
    player.scene.editing.choose("cuckoo_clock-1")
    player.see()
    assert "strikes after 3.0 s" in player.scene.find("hand").spoken().note
    player.click("turn_left")
    assert "strikes after 3.2 s" in player.scene.find("hand").spoken().note


def test_a_cat_that_has_stretched_is_drawn_awake(ran):
    machine = Machine((Placed("seesaw_cat", 40, 10), Placed("steel", 33.7, 16, held=True)))
    run, view, figures = WorkshopRun(machine).settle(), whole(ran.canvas.area, ran.canvas.area), Watched()
    stage = BenchStage(figures)
    for _ in range(30):
        run.steps_at_once(32)
        stage.items(ran.canvas, view, machine, BenchLook(run.frame()))
    assert figures.looks[0] == 0 and figures.looks[-1] == 1


def test_a_body_lit_anew_is_seen_as_it_was_lit_until_there_was_time():
    stage, figure, scale = BenchStage(), BodyFigure("seesaw_cat", "cat"), 12.0
    figures = stage.figures
    figures.moving(figure, 0.0, scale)
    painted = figures.painted
    cut = figures.in_passing(figure, 9.0, scale)
    assert figures.painted == painted and not figures.at_hand(figure, 9.0, scale)
    turned = pygame.transform.rotozoom(figures.light(figure, 0.0, scale).picture, 9.0, 1.0)
    assert pygame.image.tobytes(cut.picture, "RGBA") == pygame.image.tobytes(turned, "RGBA")
    figures.light(figure, 9.0, scale)
    assert figures.in_passing(figure, 9.0, scale) is figures.moving(figure, 9.0, scale)


def test_a_bench_lights_a_body_anew_once_there_was_time(ran):
    canvas, machine = ran.canvas, Machine((Placed("seesaw_cat", 40, 10),))
    stage, view = BenchStage(), whole(canvas.area, canvas.area)
    stage.items(canvas, view, machine)
    poses = poses_as_set(machine)
    name = next(name for name in poses if name.endswith(".cat"))
    x, y, angle = poses[name]
    seen = []
    for degrees in (0, 9, 9, 9):
        look = BenchLook({**poses, name: (x, y, angle + math.radians(degrees))})
        seen.append([item.picture for item in stage.items(canvas, view, machine, look) if item is not None])
        stage.turn_ahead()
    assert seen[1] != seen[2] and seen[2] == seen[3]
