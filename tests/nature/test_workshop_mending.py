"""Mend it, daily: the same fault for everyone on one day, and one that can be mended."""

import random
from datetime import date

import pytest

from build_scripts.measure.shifted import shifts, tried
from game.core.slices import finish
from game.workshop.parts.challenge import sample
from game.workshop.parts.fitting import overlaps
from game.workshop.parts.run import End, WorkshopRun, to_end
from game.workshop.proofs.mending import FEWEST_MM, MOST_MM, TABLE, Harm, _drawn, finding, harm, mending, touched

DAY = date(2026, 11, 20)
SOUND = sample("mouse_trap").machine


@pytest.fixture(scope="module")
def fault():
    return finish(finding(DAY))


def test_a_day_has_one_fault_of_one_to_three_parts_out_by_millimetres(fault):
    assert fault.parts == ("shoe-1",), "the same on every machine, for as long as there is the Workshop"
    for part in SOUND.parts:
        out = abs(fault.machine.part(part.id).x - part.x)
        assert 0.25 < out < 1.25 if part.id in fault.parts else out == 0


def test_parts_are_out_by_what_the_table_tells_of_to_either_side():
    drawn = [mm for seed in range(20) for _, mm in _drawn(SOUND, random.Random(seed))]
    assert {abs(mm) for mm in drawn} <= {*range(FEWEST_MM, MOST_MM + 1)} and min(drawn) < 0 < max(drawn)


def test_a_fault_can_be_started_and_misses(fault):
    assert to_end(WorkshopRun(fault.machine)).end in (End.REST, End.TIME)
    assert not any(each.refused for each in overlaps(fault.machine))


def test_putting_the_parts_back_mends_it_and_every_touch_counts(fault):
    assert touched(fault, fault.machine) == 0 and finish(mending(SOUND))
    assert touched(fault, SOUND) == len(fault.parts)


def test_only_shifting_and_turning_is_fair(fault):
    names = fault.parts
    assert fault.fair(SOUND) and fault.fair(fault.machine.turn(names, 5))
    for other in (SOUND.without(names), SOUND.mirror(names), SOUND.copy(names, (1.0, 0.0)), SOUND.hold(["diver-1"])):
        assert not fault.fair(other)


def test_the_table_of_shifts_has_a_letter_for_each_and_says_what_trying_says():
    assert all(len(row) == len(list(shifts())) and SOUND.part(part) for part, row in TABLE.items())
    assert [harm("diver-1", mm) for mm in (-MOST_MM, 6, 7)] == [Harm.NONE, Harm.NONE, Harm.MISS]
    assert tried(SOUND, SOUND.part("diver-1"), 6) is Harm.NONE


@pytest.mark.slow
@pytest.mark.parametrize("part", ["pegged_gear-1", "stop_sign-1", "bucket-1"])
def test_every_other_shift_of_a_part_does_what_the_table_says(part):
    for mm in list(shifts())[::3]:
        assert tried(SOUND, SOUND.part(part), mm) is harm(part, mm)
