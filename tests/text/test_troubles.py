"""What is wrong with a match or a set-up can be told in every language."""

import re
from pathlib import Path

import pytest

import game
from game.catalog import CATALOG
from game.core.acts import BadSetup, IllegalAct
from game.core.setup import Seat
from game.session.match import DamagedMatch, FileGone, MatchError, MatchInUse, NewerMatch, NotSaved, UnknownGame
from game.text.error_messages import trouble
from game.text.levels import WRONG, wrong_setup


@pytest.mark.parametrize("kind", [DamagedMatch, FileGone, MatchError, MatchInUse, NewerMatch, NotSaved, UnknownGame])
def test_every_error_of_a_match_has_one_sentence(kind: type[MatchError]):
    told = trouble(kind("line 3 is damaged"))
    assert told[0].isupper() or told == "line 3 is damaged."
    assert told.endswith(".") and not told.endswith("..")


def test_the_file_and_the_reason_are_told_where_they_help():
    assert trouble(NotSaved("a.match cannot be written: disk full")).endswith("a.match cannot be written: disk full.")
    assert "kept as b" in trouble(DamagedMatch("line 3 is damaged; the file is kept as b"))
    assert trouble(MatchInUse("/home/a.match is open in another window")) == "The match is open in another window."


def test_what_the_rules_refuse_is_told_without_their_words():
    assert trouble(IllegalAct("not allowed now: Roll()")) == "That can’t be done right now."


# What is wrong with a set-up can be told in every language.


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
