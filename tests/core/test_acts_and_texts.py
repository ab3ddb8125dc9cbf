"""Acts are applied or refused in one way, and written in one way."""

import hashlib
from dataclasses import dataclass
from hashlib import sha256
from typing import NamedTuple

import pytest

from game.core.acts import Answer, Ask, BadText, IllegalAct, Move, Over, Turn, applying, one_of, quick_replace
from game.core.codec import Codec, decimal, line, no_act, no_text, numbers, waiting_text
from game.core.players import HandsOf, Steadiness


@dataclass(frozen=True)
class Add(Move):
    count: int


@dataclass(frozen=True)
class Grown(Answer):
    by: int


def _add(state, act, events):
    events.append(act)
    return state + act.count


APPLY = applying(
    {
        Add: (lambda state, move: move.count > 0, _add),
        Grown: (lambda state, answer: answer.by == state, lambda state, act, events: state + act.by),
    }
)


def test_an_act_leads_to_another_position_and_tells_what_happens():
    step = APPLY(3, Add(2))
    assert (step.state, step.events) == (5, (Add(2),))
    assert APPLY(3, Grown(3)).state == 6


@pytest.mark.parametrize(
    ("act", "reason"),
    [(Move(), "not an act of this game"), (Add(0), "not allowed now"), (Grown(1), "not what is asked")],
)
def test_any_other_act_is_refused_with_the_reason(act, reason):
    with pytest.raises(IllegalAct, match=reason):
        APPLY(3, act)


@pytest.mark.parametrize("act", [Add(-(10**200)), Grown(10**200)])
def test_the_reason_stays_short_whatever_was_given(act):
    with pytest.raises(IllegalAct) as refused:
        APPLY(3, act)
    assert len(str(refused.value)) == 100


CODEC = Codec({Add(1): "one"}, lambda act: f"add {act.count}", lambda text: Add(int(text.split()[-1])))


def test_listed_acts_have_a_text_of_their_own_and_others_are_written_out():
    assert [CODEC.encode(Add(1)), CODEC.encode(Add(7))] == ["one", "add 7"]
    assert [CODEC.decode("one"), CODEC.decode("add 7")] == [Add(1), Add(7)]


@pytest.mark.parametrize("text", ["add 07", "add  7", "7"])
def test_a_text_that_is_not_written_the_one_way_is_refused(text):
    with pytest.raises(BadText, match="not written the one way"):
        CODEC.decode(text)


def test_a_game_whose_acts_are_all_listed_refuses_every_other():
    listed = Codec({Add(1): "one"})
    with pytest.raises(BadText, match="not an act of this game"):
        listed.encode(Add(2))
    with pytest.raises(BadText, match="'two'"):
        listed.decode("two")
    for refuse, what in ((no_text, Add([1])), (no_act, "x" * 999)):
        with pytest.raises(BadText) as refused:
            refuse(what)
        assert len(str(refused.value)) <= 100
    with pytest.raises(BadText):
        listed.encode(Add([1]))


@pytest.mark.parametrize(
    ("value", "text"), [(0, "0"), (0.5, "0.5"), (-3.25, "-3.25"), (100.0, "100"), (0.000001, "0.000001")]
)
def test_a_decimal_is_written_in_the_shortest_way(value, text):
    assert decimal(value) == text


@pytest.mark.parametrize("value", [-0.0, 0.0000001, 1 / 3, float("nan"), float("inf")])
def test_a_number_with_more_decimals_has_no_text(value):
    with pytest.raises(BadText):
        decimal(value)


def test_lines_and_rows():
    assert line({"a": "one two", "b": ""}) == "a=one_two b="
    assert numbers([3, 1, 2]) == "3,1,2"


def test_whom_a_position_waits_for_is_one_word():
    assert waiting_text(Turn("red")) == "turn:red"
    assert waiting_text(Over(("red", "blue"))) == "over:red,blue"
    texts = [waiting_text(Ask("die", seat, about)) for seat in ("red", "blue") for about in ("", "x")]
    assert len(set(texts)) == 4 and all(text.startswith("ask:die:") for text in texts)


def test_the_digest_is_sha_256():
    assert sha256(b"trapworks").hexdigest() == hashlib.sha256(b"trapworks").hexdigest()


def test_hands_follow_whoever_holds_the_seat():
    class Player:
        steadiness = Steadiness(mm=2)

    bots = {"red": Player()}
    hands = HandsOf(bots)
    assert dict(hands) == {"red": Steadiness(mm=2)}
    bots["blue"] = Player()
    del bots["red"]
    assert list(hands) == ["blue"] and len(hands) == 1


# Positions are changed field by field, as named tuples are.


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
