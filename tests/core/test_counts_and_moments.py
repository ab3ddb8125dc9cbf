"""What of a match counts and is worth remembering, whatever the game."""

import pytest

from game.catalog import GAMES
from game.core.acts import Event
from game.core.tally import FACES, KINDS, Count, Done, Moment, TallySheet, ahead, happened, longest_row, most
from game.games.mightymouse.rules import events as mightymouse
from game.games.mousetrap.rules import events as mousetrap


def test_every_event_is_told_with_the_acts_before_it():
    first, second, third = Event(), Event(), Event()
    assert list(happened([(first,), (), (second, third)])) == [(0, first), (2, second), (2, third)]


def test_of_equals_the_first_is_remembered_and_only_if_it_is_enough():
    done = [Done(3, "red", 2), Done(5, "blue", 7), Done(9, "red", 7)]
    assert list(most("haul", done, 7)) == [Moment(5, "haul", "blue", 7)]
    assert list(most("haul", done, 8)) == []
    assert list(most("haul", [], 0)) == []


@pytest.mark.parametrize(
    ("done", "longest"),
    [
        ([Done(0, "red"), Done(2, "red"), Done(4, "red")], (0, "red", 3)),
        ([Done(0, "red"), Done(1, "red", 0), Done(2, "red"), Done(4, "red")], (2, "red", 2)),
        ([Done(0, "red"), Done(1, "blue", 0), Done(2, "red")], (0, "red", 1)),
        ([Done(0, "red"), Done(2, "red"), Done(3, "blue"), Done(4, "red")], (0, "red", 2)),
        ([Done(0, "red", 2), Done(2, "red", 3), Done(3, "blue", 4)], (0, "red", 5)),
    ],
)
def test_a_row_is_one_seats_alone_and_what_came_to_nothing_breaks_it(done, longest):
    act, seat, number = longest
    assert list(longest_row("series", done, 1)) == [Moment(act, "series", seat, number)]
    assert list(longest_row("series", done, number + 1)) == []


def test_numbers_come_together_by_their_kind():
    sheet = TallySheet(("red", "blue"))
    sheet.add(Count("red", "points", number) for number in (5, -2, 4))
    sheet.add(Count("red", "haul", number) for number in (3, 9, 4))
    for number in (1, 1, 0, 1, 1, 1, 0, 1):
        sheet.add([Count("red", "series", number)])
        sheet.add([Count("blue", "series", 1)])
    red, blue = sheet.counts["red"], sheet.counts["blue"]
    assert (red["points"], red["haul"], red["series"], blue["series"]) == (7, 9, 3, 8)
    assert set(red) == set(KINDS) and len(FACES) == 6 and all(red[face] == 0 for face in FACES)


def test_the_first_turn_counts_too_and_rolls_for_others_or_for_who_begins_are_none():
    """Nothing tells that the turn of a seat which plays at once begins: it was left out of the records."""
    own = (mousetrap.Threw("red", 3), mousetrap.Moved("red", (0, 1, 2, 3)))
    lured = (mousetrap.Threw("red", 1), mousetrap.Moved("blue", (8, 9)))
    assert [list(GAMES["mousetrap"].tally(events))[1:] for events in (own, lured)] == [[Count("red", "turns")], []]
    for_first, race = mightymouse.ThrewForFirst("red", 6), mightymouse.Threw("red", 6)
    assert [list(GAMES["mightymouse"].tally((event,)))[1:] for event in (for_first, race)] == [
        [],
        [Count("red", "turns")],
    ]


@pytest.mark.parametrize(
    ("standing", "first"),
    [((3, 1, 2), ("red",)), ((3, 3, 2), ("red", "blue")), ((2, 2, 2), ()), ((0, 0, 1), ("tan",))],
)
def test_ahead_are_those_with_the_most_unless_all_have_it(standing, first):
    assert ahead(("red", "blue", "tan"), standing) == first
