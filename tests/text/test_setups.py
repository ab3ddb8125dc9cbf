"""What is wrong with a set-up can be told in every language."""

import re
from pathlib import Path

import game
from game.catalog import CATALOG
from game.core.errors import BadSetup
from game.core.setup import Seat
from game.text.levels import WRONG, wrong_setup

RAISED = re.compile(r'BadSetup\(\s*"([^"]+)"')


def test_every_text_that_is_raised_is_marked_for_translation():
    sources = [path.read_text("utf-8") for path in Path(game.__file__).parent.rglob("*.py")]
    found = {text for source in sources for text in RAISED.findall(source)}
    assert found == set(WRONG)


def test_in_english_it_is_told_as_it_was_raised():
    for seats, options in (([], {}), ([Seat("red"), Seat("blue")], {"profile": "none"})):
        try:
            CATALOG["mousetrap"].game.setup(seats, options)
        except BadSetup as error:
            assert wrong_setup(error) == str(error)
        else:
            raise AssertionError(seats)
