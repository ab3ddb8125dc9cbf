"""Positions are changed field by field, as named tuples are."""

from typing import NamedTuple

import pytest

from game.core.acts import Turn, one_of
from game.core.records import quick_replace


@quick_replace
class Place(NamedTuple):
    row: int
    column: int = 0


def test_only_the_named_fields_change_and_the_record_before_stays():
    before = Place(1, 2)
    after = before._replace(column=5)
    assert (before, after, type(after)) == (Place(1, 2), Place(1, 5), Place)


def test_a_field_that_there_is_not_is_refused():
    with pytest.raises(TypeError):
        Place(1)._replace(depth=3)


def test_words_of_the_same_values_are_the_same_object():
    turn_of = one_of(Turn)
    assert turn_of("red") is turn_of("red") == Turn("red") and turn_of("blue") != turn_of("red")
