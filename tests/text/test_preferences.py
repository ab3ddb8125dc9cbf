"""Numbers of the settings in words."""

import pytest

from game.text.settings import tenths


@pytest.mark.parametrize(("value", "words"), [(0, "0.0 s"), (3, "0.3 s"), (12, "1.2 s"), (50, "5.0 s")])
def test_tenths_are_told_in_seconds(value: int, words: str):
    assert tenths(value) == words
