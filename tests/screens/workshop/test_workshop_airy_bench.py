"""A balloon, a fan and a toaster at work on the bench: what is told, what is heard and what is seen."""

import pytest

from game.workshop.bench import hundred
from game.workshop.parts.challenge import challenges
from game.workshop.parts.files import Stored
from game.workshop.parts.machine import Machine, Placed
from game.workshop.parts.run import End, WorkshopRun
from game.workshop.pictures.air_seen import AirSeen
from game.workshop.pictures.bench_stage import BenchLook, BenchStage, whole
from tests.patience import as_long_as
from tests.screens.workshop.runs import run_out, said_at_marks

pytestmark = pytest.mark.usefixtures("blank_pictures")

AIR_MAIL = next(each.solution for each in challenges() if each.id == "air_mail")


@pytest.fixture
def ran(another):
    """A machine of all four."""
    return run_out(another(), Stored("Air mail", AIR_MAIL))


def test_the_strip_says_that_it_blows_bursts_and_flings(ran):
    assert ran.scene.showing.report.end is End.CAUGHT
    told = " ".join(said_at_marks(ran))
    for sentence in ("Fan blows.", "Balloon pops!", "Toaster: the toast flies up!", "Drop cage moves."):
        assert sentence in told


def test_a_breath_a_burst_and_a_spring_are_heard(ran):
    assert ran.heard.count("snap") == 1
    assert {"whoosh", "band_twang"} <= set(ran.heard)


@pytest.mark.slow
def test_all_copies_fly_with_what_burst_in_them(ran):
    for _ in as_long_as(lambda: not ran.scene.counting.over):
        ran.step(0.2)
    assert ran.scene.counting.score.captured >= 80
    hundred.open_hundred(ran.scene)
    ran.see()


def test_a_balloon_in_the_air_is_held_until_the_run(another):
    player = another()
    player.program.go_to("bench", given=Stored("Up", Machine((Placed("balloon", 40, 20),))))
    player.see()
    player.key("space")
    for _ in as_long_as(lambda: not player.scene.showing or player.scene.showing.run.settling):
        player.step(0.02)
    player.step(0.02)
    assert player.scene.editing.machine.parts[0].held and "small hand" in player.scene.told


def test_strokes_are_seen_while_it_blows_and_a_star_where_it_burst(ran):
    """Asked for the same moment again, as while the film is paused, they stay."""
    recording, step = ran.scene.showing.recording, ran.scene.showing.run.acts["balloon-1"]
    view, air = whole(ran.canvas.area, ran.canvas.area), AirSeen()

    def seen(number: int) -> int:
        return len(list(air.items(ran.canvas, view, AIR_MAIL, recording.at(number))))

    assert seen(0) == 0
    assert seen(step - 112) == 0, "a leap of the film is no wind"
    assert seen(step - 96) == seen(step - 96) == 5, "strokes of wind"
    assert [seen(step - 96 + 16 * number) for number in range(1, 8)][-1] == 6, "and the star"
    assert seen(step + 16) == 6
    for number in range(2, 16):
        last = seen(step + 16 * number)
    assert last == 5
    assert seen(step - 96) == 0


def test_what_burst_is_drawn_no_more(ran):
    machine = Machine((Placed("balloon", 40, 12, held=True), Placed("hedgehog", 40, 24, held=True)))
    run, view, stage = WorkshopRun(machine).settle(), whole(ran.canvas.area, ran.canvas.area), BenchStage()
    counts = []
    for _ in range(40):
        run.steps_at_once(16)
        counts.append(len(stage.items(ran.canvas, view, machine, BenchLook(run.frame()))))
    assert max(counts) == counts[0] and counts[-1] == counts[0] - 2, "its picture and its shadow"
