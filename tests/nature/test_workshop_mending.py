"""Mend it, daily: the same fault for everyone on one day, and one that can be mended."""

from datetime import date, timedelta

from game.nature.workshop.mending import fault_of, mended, touched
from game.physics.workshop.overlaps import overlaps
from game.physics.workshop.samples import sample

DAY = date(2026, 1, 1)


def test_a_day_has_one_fault_of_one_to_three_parts_out_by_millimetres():
    fault, sound = fault_of(DAY), sample("mouse_trap").machine
    assert fault == fault_of(DAY)
    assert 1 <= len(fault.parts) <= 3 and fault.parts != fault_of(DAY + timedelta(1)).parts
    for part in sound.parts:
        out = abs(fault.machine.part(part.id).x - part.x)
        assert 0.25 < out < 1.25 if part.id in fault.parts else out == 0


def test_a_fault_misses_and_putting_the_parts_back_mends_it():
    fault, sound = fault_of(DAY), sample("mouse_trap").machine
    assert not mended(fault.machine) and touched(fault, fault.machine) == 0
    assert mended(sound) and touched(fault, sound) == len(fault.parts)
    assert not any(each.refused for each in overlaps(sound))
