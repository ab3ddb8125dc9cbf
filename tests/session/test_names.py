"""Names keep what can be drawn, and a name that is plain stays as it is."""

import sys

import pytest

from game.core.setup import clean


@pytest.mark.parametrize("name", ["Rosa", "Łukasz", "Jean-Luc O'Neill", "猫", "Ẹ́niọlá", " two  words "])
def test_a_plain_name_stays(name: str):
    assert clean(name) == name


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        *(("\0R\x07o\nsa\x7f", "Rosa"), ("\ud800Rosa\udc00", "Rosa"), ("Ro\u200dsa\u200b\ufeff", "Rosa")),
        *(("\u202eRosa\u2066", "Rosa"), ("❤\ufe0f", "❤"), ("Rene\u0301", "René"), ("\ufe0f\U000e0100", "")),
    ],
)
def test_what_cannot_be_drawn_is_left_out(typed: str, kept: str):
    assert clean(typed) == kept
    assert clean(clean(typed)) == clean(typed)


def test_no_code_point_is_kept_that_steers_or_hides():
    assert all(clean(chr(point)).isprintable() for point in range(0, sys.maxunicode + 1, 97))
