"""Seats and options: what a game accepts, and what it says of what it does not."""

import pytest

from game.catalog import CATALOG
from game.core.acts import BadSetup
from game.core.setup import Option, RisingNumbers, Seat

START = Option("start_built", 0, tuple(range(25)))
PROFILE = Option("profile", "hasbro", ("hasbro", "original"))
TWO = Option("two_cranks", False, (False, True))
VALUES = Option("values", (5, 10, 20), ((5, 10, 20), (1, 2, 3)))
RISING = RisingNumbers("values", (5, 10, 20), ((5, 10, 20), (1, 2, 3)))


@pytest.mark.parametrize("option", [START, PROFILE, TWO, VALUES], ids=lambda option: option.name)
def test_every_choice_is_read_back_from_its_text(option: Option):
    texts = [option.text(choice) for choice in option.choices]
    assert [option.parse(text) for text in texts] == list(option.choices)
    assert len(set(texts)) == len(texts)
    assert [option.check(choice) for choice in option.choices] == list(option.choices)


def test_choices_are_told_as_a_range_or_one_by_one():
    assert str(START.refusing("x")) == "start_built must be 0 to 24, not 'x'"
    assert str(PROFILE.refusing("x")) == "profile must be hasbro or original, not 'x'"
    assert str(TWO.refusing("x")).endswith("must be no or yes, not 'x'")
    assert str(Option("each", 21, (21, 20)).refusing("x")) == "each must be 21 or 20, not 'x'"


@pytest.mark.parametrize(("text", "value"), [("1/1/99", (1, 1, 99)), ("7/8/9", (7, 8, 9))])
def test_numbers_within_limits_that_do_not_fall_may_be_given(text: str, value: tuple[int, ...]):
    """BT-27"""
    assert RISING.parse(text) == RISING.check(value) == value


@pytest.mark.parametrize(
    "text", ["0/1/2", "1/2/100", "3/2/1", "5/10", "5/10/20/30", "05/10/20", "5/x/10/20", "5/10/\u0663", "", "5"]
)
def test_other_numbers_are_refused(text: str):
    told = r"^values must be whole numbers from 1 to 99 that never drop, such as 5/10/20, not"
    with pytest.raises(BadSetup, match=told):
        RISING.parse(text)


@pytest.mark.parametrize("value", [(True, 2, 3), (1.0, 2, 3), [1, 2, 3], 5, (1, 2), (0, 1, 2), (1, 2, 100), (3, 2, 1)])
def test_what_is_no_row_of_numbers_is_refused(value: object):
    with pytest.raises(BadSetup, match=r"^values must be whole numbers"):
        RISING.check(value)


@pytest.mark.parametrize(("option", "text"), [(START, "25"), (START, "00"), (PROFILE, "Hasbro"), (TWO, "True")])
def test_a_text_that_is_no_choice_is_refused_with_those_that_are(option: Option, text: str):
    with pytest.raises(BadSetup, match=f"^{option.refusing(text)}$"):
        option.parse(text)


@pytest.mark.parametrize(("option", "value"), [(START, True), (TWO, 1), (TWO, "yes"), (START, "0"), (VALUES, (5, 10))])
def test_a_value_of_another_type_is_no_choice(option: Option, value: object):
    with pytest.raises(BadSetup, match=f"^{option.name} must be"):
        option.check(value)


def test_a_set_up_keeps_the_order_of_its_seats_and_has_a_value_for_every_option():
    game = CATALOG["mousetrap"].game
    setup = game.setup([Seat("blue"), Seat("red")], {"start_built": 3})
    assert setup.names == ("blue", "red")
    assert setup.options == {option.name: option.default for option in game.options} | {"start_built": 3}


@pytest.mark.parametrize(
    ("names", "options", "line"),
    [
        (["red"], {}, "is for 2 to 4 players, not 1"),
        (["red", "red"], {}, "each seat must be a different one of"),
        (["red", "mauve"], {}, "'mauve'"),
        (["red", "blue"], {"nonsense": 1}, "has no option 'nonsense'; it has profile"),
        (["red", "blue"], {"begins": "green"}, "begins must be a seat at the table, not green"),
    ],
)
def test_what_is_wrong_with_a_set_up_is_named(names: list[str], options: dict[str, int], line: str):
    with pytest.raises(BadSetup, match=line):
        CATALOG["mousetrap"].game.setup(map(Seat, names), options)
