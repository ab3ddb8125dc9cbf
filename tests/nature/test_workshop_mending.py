"""Mend it, daily: the same fault for everyone on one day, and one that can be mended."""

from datetime import date

import pytest

from game.nature.workshop.mending import fault_of, mended, touched
from game.physics.workshop.overlaps import overlaps
from game.physics.workshop.report import End
from game.physics.workshop.run import WorkshopRun, to_end
from game.physics.workshop.samples import sample

DAY = date(2026, 11, 20)
SOUND = sample("mouse_trap").machine


@pytest.fixture(scope="module")
def fault():
    return fault_of(DAY)


def test_a_day_has_one_fault_of_one_to_three_parts_out_by_millimetres(fault):
    assert fault.parts == ("shoe-1",), "the same on every machine, for as long as there is the Workshop"
    for part in SOUND.parts:
        out = abs(fault.machine.part(part.id).x - part.x)
        assert 0.25 < out < 1.25 if part.id in fault.parts else out == 0


def test_a_fault_can_be_started_and_misses(fault):
    assert to_end(WorkshopRun(fault.machine)).end in (End.REST, End.TIME)
    assert not any(each.refused for each in overlaps(fault.machine))


def test_putting_the_parts_back_mends_it_and_every_touch_counts(fault):
    assert touched(fault, fault.machine) == 0 and mended(SOUND)
    assert touched(fault, SOUND) == len(fault.parts)


def test_only_shifting_and_turning_is_fair(fault):
    names = fault.parts
    assert fault.fair(SOUND) and fault.fair(fault.machine.turn(names, 5))
    for other in (SOUND.without(names), SOUND.mirror(names), SOUND.copy(names, (1.0, 0.0)), SOUND.hold("diver-1")):
        assert not fault.fair(other)
