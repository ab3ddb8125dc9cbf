"""Dates as each language says them."""

from datetime import date

import pytest

from game.text.days import day_and_month, day_and_year
from game.text.language import use_language


@pytest.fixture(autouse=True)
def english_again():
    yield
    use_language("en")


@pytest.mark.parametrize(
    ("code", "first", "second"),
    [
        ("en", "March 1", "March 2"),
        ("fr", "1er mars", "2 mars"),
        ("de", "1. März", "2. März"),
        ("nl", "1 maart", "2 maart"),
    ],
)
def test_the_first_of_a_month(code, first, second):
    use_language(code)
    assert (day_and_month(date(2026, 3, 1)), day_and_month(date(2026, 3, 2))) == (first, second)


def test_a_date_with_its_year():
    assert day_and_year(date(2026, 11, 22)) == "November 22, 2026"
