"""What can go wrong with a match is told in a sentence."""

import pytest

from game.core.errors import IllegalAct
from game.session.errors import DamagedMatch, FileGone, MatchError, MatchInUse, NewerMatch, NotSaved, UnknownGame
from game.text.error_messages import trouble


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
