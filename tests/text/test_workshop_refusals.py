"""Every reason for which a machine is refused has its sentence."""

from typing import get_args

import pytest

from game.workshop.parts.machine import MOST_GEARS, Machine, Placed
from game.workshop.parts.refusals import Unbuildable, Why
from game.workshop.text.bench import refused
from game.workshop.text.refusals import refusal

VALUES = dict.fromkeys(("name", "part", "kind", "value", "left", "right", "top", "at", "prefix", "version"), "it")
VALUES |= {"most": 3, "number": 2, "detail": "x", "key": "turn", "what": "part"}


@pytest.mark.parametrize("why", get_args(Why))
def test_every_code_has_a_sentence_that_goes_on_behind_a_colon(why: Why):
    told = refusal(Unbuildable(why, VALUES))
    assert told and "{" not in told and told[-1] != "."
    assert told[0].islower()


def test_whoever_builds_is_told_in_a_sentence():
    with pytest.raises(Unbuildable) as caught:
        Placed("plank_12", 200, 0)
    assert refused(caught.value) == "The stage ends there. Move it farther in."


def test_too_many_are_told_with_how_many_there_may_be():
    gears = tuple(Placed("gear_8", 3.0 * number, 10) for number in range(MOST_GEARS + 1))
    with pytest.raises(Unbuildable) as caught:
        Machine(gears)
    assert refusal(caught.value) == "a machine has at most 24 gears"
    assert refused(caught.value) == "No more gears: the limit is 24."


def test_a_part_is_called_as_the_box_calls_it():
    with pytest.raises(Unbuildable) as caught:
        Placed("plank_12", 40, 10, held=True)
    assert refused(caught.value).startswith("Plank: ") and refusal(caught.value).startswith("Plank: ")
