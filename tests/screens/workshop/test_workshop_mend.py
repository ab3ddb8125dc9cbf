"""Mend it: today's fault from the hall, touches counted, the result copied with a line that anybody can paste."""

from datetime import date

import pytest

from game.core.slices import Slices
from game.text.days import day_and_month
from game.ui.input.bindings import Verb
from game.workshop.bench import mend_bench
from game.workshop.hall import wall as mend
from game.workshop.hall.hall import Hall
from game.workshop.parts.challenge import sample
from game.workshop.parts.line import decode, line_in
from game.workshop.proofs.mending import Fault
from tests.screens.tables import assert_fits
from tests.views import workshop as views

pytestmark = pytest.mark.usefixtures("blank_pictures")
SOUND = sample("mouse_trap").machine
FAULT = Fault(SOUND.move(["gutter-1"], (0.6, 0.0)), ("gutter-1",))


@pytest.fixture
def player(another, monkeypatch):
    def found(day: date) -> Slices[Fault]:
        assert day == date(2026, 2, 28)
        yield 0.5
        return FAULT

    monkeypatch.setattr(mend, "finding", found)
    player = another()
    player.program.scenes = [Hall(player.program, day=lambda: date(2026, 2, 28))]
    player.see()
    player.click("mend")
    player.see()
    assert player.name == "MendBench"
    return player


def test_the_fault_of_this_day_is_laid_on_the_bench_and_going_back_leads_to_the_hall(player):
    assert player.scene.editing.machine == FAULT.machine
    assert "February 28" in player.scene.heading() and not player.scene.kinds()
    player.press(Verb.BACK)
    assert player.name == "Hall"


def test_parts_can_be_shifted_and_put_back_as_found_and_nothing_else(player):
    scene = player.scene
    scene.editing.choose("gutter-1")
    player.press(Verb.LEFT)
    assert scene.touches == 1
    player.key("f")
    player.key("c")
    assert len(scene.editing.machine.parts) == len(SOUND.parts) and not scene.editing.machine.part("gutter-1").mirrored
    assert not scene.editing.place("domino", (50.0, 0.0)) and scene.editing.refusal
    player.key("delete")
    assert scene.touches == 0 and scene.editing.machine == FAULT.machine


def test_a_mended_machine_is_told_once_it_is_certain_and_goes_out_with_its_line(player, monkeypatch):
    def sure(machine):
        yield 0.5
        return machine == SOUND

    copied = []
    monkeypatch.setattr(mend_bench, "mending", sure)
    monkeypatch.setattr(mend_bench, "copy_text", copied.append)
    scene = player.scene
    scene.editing.try_to(lambda now: now.set(SOUND.part("gutter-1")))
    scene.caught()
    player.step(0.05)
    assert player.name == "Mended" and "1 part" in player.scene.text
    player.click("way_0")
    assert "February 28" in copied[0] and "1 touch" in copied[0]
    assert line_in(copied[0]) in copied[0] and [part.x for part in decode(line_in(copied[0])).parts] == [
        part.x for part in SOUND.parts
    ]


def test_what_was_done_is_there_again_on_the_same_day_only(player):
    scene = player.scene
    scene.editing.choose("gutter-1")
    player.press(Verb.LEFT)
    done = scene.editing.machine
    for day, machine in ((scene.day, done), (date(2026, 3, 1), FAULT.machine)):
        player.program.go_to("mend_bench", day=day, fault=FAULT)
        assert player.scene.editing.machine == machine


def test_what_was_mended_is_known_as_mended_and_offers_no_hints(player):
    scene = player.scene
    scene.editing.try_to(lambda now: now.set(SOUND.part("gutter-1")))
    scene.tell_result()
    player.program.close()
    player.see()
    assert scene.find("hint") is None and scene.find("result") is not None
    player.program.go_to("mend_bench", day=scene.day, fault=FAULT)
    player.see()
    assert player.scene.mended == player.scene.editing.machine
    assert player.scene.find("hint") is None and player.scene.find("result") is not None
    player.program.go_to("mend_bench", day=date(2026, 3, 1), fault=FAULT)
    player.see()
    assert player.scene.mended is None and player.scene.find("hint") is not None


def test_hints_name_the_number_a_part_and_how_far(player):
    told = []
    for _ in range(3):
        player.scene.tell()
        told.append(player.scene.told)
    assert "1 part" in told[0] and "gutter" in told[1].lower() and "6 mm too far right" in told[2]


def test_every_month_has_its_name():
    assert len({day_and_month(date(2026, month, 1)) for month in range(1, 13)}) == 12


def test_the_part_that_a_hint_is_about_is_framed_on_the_stage_until_something_is_done(player):
    scene, framed = player.scene, []
    for _ in range(3):
        scene.tell()
        framed.append(scene.hinted_part)
    assert framed == ["", "gutter-1", "gutter-1"]
    canvas = player.see()
    shown = list(scene.picture._hints(canvas, scene.view, scene.machine))
    scene.editing.choose("gutter-1")
    scene.edited()
    assert scene.hinted_part == "" and len(list(scene.picture._hints(canvas, scene.view, scene.machine))) < len(shown)


@pytest.mark.parametrize("view", ["mend", "mend_hint", "mended"])
def test_it_fits(another, view):
    player = another(size=(800, 600))
    views.VIEWS[view](player.program)
    assert_fits(player, view)


def test_hints_go_on_to_what_is_still_out_of_its_place(another):
    player = another()
    views.mend(player.program)
    scene = player.scene
    scene.hinted = 2
    scene.tell()
    first = scene.told
    diver, gutter = (scene.editing.machine.part(name) for name in ("diver-1", "gutter-1"))
    assert "gutter" in first, "the first in the machine"
    scene.editing.try_to(lambda now: now.move([gutter.id], (-0.6, 0.0)))
    scene.hinted = 1
    scene.tell()
    assert scene.told == "Look at this part: Diver." and scene.editing.machine.part(diver.id) == diver


def test_the_hall_looks_for_the_fault_in_spare_time(another):
    player = another()
    player.program.scenes = [Hall(player.program, day=lambda: date(2026, 11, 20))]
    for _ in range(3):
        player.see()
    player.click("mend")
    assert player.name == "MendBench" and player.scene.fault.parts == ("shoe-1",)
    player.press(Verb.BACK)
    player.click("mend")
    assert player.name == "MendBench", "what was found is found again"


def test_who_does_not_wait_for_the_fault_may_ask_for_it_again(another, monkeypatch):
    def found(day: date) -> Slices[Fault]:
        for _ in range(3):
            yield 0.5
        return FAULT

    monkeypatch.setattr(mend, "finding", found)
    monkeypatch.setattr(mend, "_AT_ONCE", 0.0)
    player = another()
    player.program.scenes = [hall := Hall(player.program, day=lambda: date(2026, 2, 28))]
    hall._mend()
    assert player.name == "Mend"
    player.press(Verb.BACK)
    assert player.name == "Hall"
    player.click("mend")
    player.see()
    assert player.name == "MendBench" and player.scene.editing.machine == FAULT.machine
