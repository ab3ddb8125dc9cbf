"""Names as people type them, colours of seats, and work in slices."""

import sys

import pytest

from game.core.acts import Answer, ask, turn_of
from game.core.players import Answered
from game.core.players import finish as finish_run
from game.core.setup import COLOURS, clean, colour_of
from game.core.slices import finish


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ro\nsa\t", "Rosa"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\u202eneB", "neB"),
        ("Zoe\u034f\u0308", "Zo\u00eb"),
        ("Ben\u200b\u00ad", "Ben"),
        ("\u2764\ufe0f", "\u2764"),
        ("\ud800Ida", "Ida"),
        ("Anne Marie", "Anne Marie"),
        ("\u00a0", ""),
    ],
)
def test_only_what_can_be_drawn_is_kept_of_a_name(typed, kept):
    assert clean(typed) == kept
    assert clean(kept) == kept


def test_numbered_seats_have_the_colours_in_their_order_and_named_ones_their_own():
    assert [colour_of(f"p{number}") for number in range(1, 11)] == list(COLOURS)
    assert [colour_of(name) for name in ("green", "p11")] == ["green", "p11"]


def test_all_the_work_is_done_at_once_and_its_result_returned():
    done = []

    def work():
        for number in range(3):
            done.append(number)
            yield number / 3
        return "made"

    assert (finish(work()), done) == ("made", [0, 1, 2])


class Machine:
    """A run of three steps that answers with how many there were."""

    def __init__(self):
        self.steps, self.run = 0, self

    @property
    def done(self):
        return self.steps >= 3

    def step(self):
        self.steps += 1

    def answered(self):
        return Answered(Answer(), (f"{self.steps} steps",))


def test_a_run_is_stepped_to_its_end_and_no_further_before_it_answers():
    assert finish_run(Machine()).notes == ("3 steps",)


def test_whom_a_position_waits_for_is_made_once():
    assert turn_of("red") is turn_of("red") and turn_of("red") != turn_of("blue")
    assert ask("die", "red", 1) is ask("die", "red", 1) and ask("die", "red", 1) != ask("die", "red", 2)


# Names keep what can be drawn, and a name that is plain stays as it is.


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
