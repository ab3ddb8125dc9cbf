"""Every part, challenge and refusal of the Workshop has its words."""

from typing import get_args

import pytest

from game.workshop.parts.box import BOX
from game.workshop.parts.challenge import CHAPTERS, challenges
from game.workshop.parts.machine import KINDS as KINDS_OF_TIES
from game.workshop.parts.machine import MOST_GEARS, Machine, Placed, fastenings
from game.workshop.parts.refusals import Unbuildable, Why
from game.workshop.text import challenges as text
from game.workshop.text.bench import place_name, refused
from game.workshop.text.kinds import KINDS, good_for, kind_name
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


def test_every_part_of_the_box_has_a_name_of_its_own():
    assert list(KINDS) == [kind.id for kind in BOX], "KINDS in text/kinds.py has the order of the box"
    assert len({kind_name(kind.id) for kind in BOX}) == len(BOX)


def test_every_part_of_the_box_says_what_it_is_good_for():
    for kind in BOX:
        told = good_for(kind.id)
        assert told.endswith(".") and kind_name(kind.id) not in told and len(told) < 85


def test_every_place_to_which_a_tie_is_made_fast_has_a_name():
    found = {at for kind in BOX for tie in KINDS_OF_TIES for at in fastenings(Placed(kind.id, 40, 20), tie)}
    assert all(place_name(at) for at in found) and len(found) > 10


def test_every_challenge_has_a_name_a_task_and_three_hints():
    ids = {each.id for each in challenges()}
    assert set(text.NAMES) == set(text.TASKS) == set(text.HINTS) == ids
    assert list(text.CHAPTERS) == list(CHAPTERS)
    for name in ids:
        assert len(text.hints(name)) == 3 and text.challenge_name(name) and text.task(name).endswith(".")
