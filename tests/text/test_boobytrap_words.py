"""Every event, grade and reason of Booby-Trap has its words."""

import inspect
import random
import re
from pathlib import Path

import pytest

from game.catalog import CATALOG
from game.core.acts import Event, Over
from game.core.setup import LotFell, Seat
from game.core.tally import Moment
from game.games.boobytrap import bots
from game.games.boobytrap.rules import BOOBYTRAP, events
from game.games.boobytrap.rules.pieces import NUMBERS, SIZES, RuleOptions
from game.games.boobytrap.text import log, rule_book
from game.games.boobytrap.text import table as tags
from game.games.boobytrap.text.table import TIPS
from game.games.boobytrap.tray.risks import LATELY, TRIPS, trips_in_100
from game.games.boobytrap.tray.settled import GRADES, grade
from game.nature.statistics import wilson
from game.session.match import Match
from game.text import tell
from game.text.chapters import Figure
from tests.harness.walk import setups


def test_every_event_is_told():
    kinds = {kind for _, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event)} - {Event}
    assert set(log._TOLD) == kinds | {LotFell}


def test_every_reason_has_its_words():
    sources = sorted(Path(bots.__file__).parent.glob("bots*.py"))
    given = {name for file in sources for name in re.findall(r'"([a-z]+(?:_[a-z]+)+)"', file.read_text("utf-8"))}
    assert given == set(log.REASONS)


@pytest.mark.parametrize("grip", range(101))
def test_the_grip_is_told_in_the_words_of_the_tray(grip: int):
    assert log.grip_name(grip) == grade(grip / 100)
    assert set(log.GRIPS) == {word for _, word in GRADES}


def test_every_piece_has_a_name_of_its_own():
    assert len({log.piece_name(number) for number in NUMBERS}) == 63
    assert log.piece_name(1) == "small piece 1"


def test_whole_matches_are_told_in_sentences():
    told = []
    for seed, setup in enumerate(setups(BOOBYTRAP)):
        match, chance = Match(BOOBYTRAP, setup), CATALOG["boobytrap"].chance(random.Random(seed))
        while not isinstance(waiting := match.waiting, Over):
            legal = match.legal
            match.play(random.Random(len(told)).choice(legal) if legal else chance.pick(match.state, waiting))
            told += tell("boobytrap", match.played[-1].events)
    assert all(sentence.endswith((".", "!")) and "{" not in sentence and "  " not in sentence for sentence in told)
    assert all(sentence[0].isupper() or sentence[0].isdigit() for sentence in told)
    assert not re.search(r"\bp\d|\b(1|one) (points|pieces|trips)\b", " ".join(told))


def played(*texts: str, seats: int = 2) -> list[str]:
    match = Match(BOOBYTRAP, BOOBYTRAP.setup([Seat(name) for name in BOOBYTRAP.seat_names[:seats]]))
    match.play_text("= mixed 7")
    for text in texts:
        step = match.play_text(text)
    return tell("boobytrap", step.events)


def test_a_safe_play_and_a_trip():
    assert played("touch 50") == ["Red touches large piece 50."]
    assert played("touch 50", "= felt 12") == ["It’s snug."]
    assert played("touch 50", "= felt 12", "take") == ["Red lifts large piece 50."]
    assert played("touch 50", "= felt 0", "take", "= pulled 0.1 steady") == [
        "The pointer moves 0.10 in.",
        "Red keeps it for 20 points.",
    ]
    assert played("touch 3", "= felt 90", "take", "= pulled 0.5 steady 4 60") == [
        "The pointer snaps forward 0.50 in. That’s a trip!",
        "Red loses 20 points, and the piece is discarded.",
        "2 pieces jump out and are discarded: 1 small, 1 large.",
    ]


@pytest.mark.parametrize(
    ("moved", "now", "then"),
    [
        (0, "The pointer doesn’t move.", "The pointer didn’t move."),
        (0.199, "The pointer moves 0.19 in.", "The pointer moved 0.19 in."),
        (0.2, "So close! The pointer moves 0.20 of 0.25 in.", "So close! The pointer moved 0.20 of 0.25 in."),
        (0.249999, "So close! The pointer moves 0.24 of 0.25 in.", "So close! The pointer moved 0.24 of 0.25 in."),
    ],
)
def test_what_is_told_of_a_safe_play_is_the_pointer_and_a_near_miss_is_told_with_its_limit(moved, now, then):
    assert played("touch 50", "= felt 0", "take", f"= pulled {moved} steady")[0] == now
    assert tags.kept(20, moved) == ("+20", then)


def test_the_closest_call_is_told_with_the_limit():
    assert log.told(Moment(3, "riskiest", "red", 0.249), "Ben") == "Closest call: Ben (0.24 of 0.25 in)"


def test_who_must_pick_is_told():
    assert played("pass", "pass", "pass", "pass")[-1] == ("Everyone has passed twice, so Red must take a piece.")


def test_solitaire_knows_no_points():
    assert played("touch 50", "= felt 0", "take", "= pulled 0 steady", seats=1) == [
        "The pointer doesn’t move.",
        "Red lifts it out.",
    ]
    assert played("touch 50", "= felt 0", "take", "= pulled 1 steady 3", seats=1) == [
        "The pointer snaps forward 1.00 in. That’s a trip!",
        "That’s the first trip.",
        "Jumped out and discarded: small piece 3.",
    ]


def test_the_risk_is_told_as_it_was_measured_and_grows_with_the_grip():
    words = [word for _, word in GRADES]
    assert list(TRIPS) == words and all(tuple(sizes) == SIZES for sizes in TRIPS.values())
    assert all(sum(taken for _, taken in sizes.values()) >= 100 for sizes in TRIPS.values())
    for size in ("", *SIZES):
        risks = [trips_in_100(word, size) for word in words]
        assert risks == sorted(risks) and risks[0] <= 5 and risks[-1] >= 20
    trips, taken = (sum(column) for column in zip(*TRIPS["locked"].values(), strict=True))
    assert trips_in_100("locked") == round(100 * trips / taken)
    for number, grip, word, size in ((25, 1, "loose", "M"), (1, 99, "locked", "S"), (63, 99, "locked", "L")):
        trips = trips_in_100(word, size)
        assert tags.felt(number, grip)[1].endswith(f"About {trips} in 100 like it trip the bar.")
        assert str(trips) in tags.odds(number, grip)
    assert tags.risk(0) == "Fewer than 1 in 100 like it trip the bar."


@pytest.mark.parametrize(
    ("room", "tripped", "taken"), [(0.26, 79, 349), (0.31, 166, 331), (0.38, 357, 438)], ids=["full", "some", "much"]
)
def test_the_risk_of_large_locked_pieces_is_told_as_the_room_makes_it(room: float, tripped: int, taken: int):
    """Counted over trays of other seeds, from full ones to 30 pieces gone, at random or the loosest first."""
    told = trips_in_100("locked", "L", room)
    low, high = wilson(tripped, taken)
    assert 100 * low - 3 <= told <= 100 * high + 3
    assert f"In a tray like this, about {told} in 100" in tags.felt(63, 99, None, room)[1] and str(told) in tags.odds(
        63, 99, room
    )
    table = told_of(2)
    worth = round(((100 - told) * 20 - told * 20) / 100)
    assert tags.expected(told, "L", table) == worth


def test_the_more_room_a_tray_leaves_the_greater_is_the_risk_and_none_stays_none():
    for word, sizes in TRIPS.items():
        for size in sizes:
            risks = [trips_in_100(word, size, room) for room in (0.2, 0.29, 0.3, 0.4, 1.0)]
            assert risks == sorted(risks) and (risks[0] < risks[-1] or word == "loose")
            assert trips_in_100(word, size, 0.31) == trips_in_100(word, size)


def test_each_pick_since_the_last_trip_adds_risk_and_so_do_grip_and_size():
    room = 0.36
    for size in SIZES:
        for word in ("snug", "tight", "locked"):
            rising = [trips_in_100(word, size, room, since) for since in (0, 1, 3, 6, LATELY)]
            assert rising == sorted(set(rising)), "each pick loosens the tray"
            assert trips_in_100(word, size, room, 90) == rising[-1] < 100, "but not for ever"
        held = [trips_in_100(word, size, room, 4) for word in TRIPS]
        assert held == sorted(held), "at equal other things the more a piece carries, the riskier it is"
    for word in TRIPS:
        sizes = [trips_in_100(word, size, room, 4) for size in SIZES]
        assert sizes == sorted(sizes), "and the larger it is"
    assert trips_in_100("snug", "S", 0.2, 0) >= 1 and trips_in_100("locked", "L", 1.0, 60) == 99, "nothing is sure"


def told_of(seats: int, **options: object) -> RuleOptions:
    return RuleOptions.of(BOOBYTRAP.setup([Seat(name) for name in BOOBYTRAP.seat_names[:seats]], options))


def test_a_tag_tells_what_taking_brings_on_average():
    table = told_of(2)
    loose = trips_in_100("loose", "L") / 100
    worth = round((1 - loose) * 20 - loose * 20)
    assert tags.felt(50, 1, table)[1].endswith(f"On average, it’s worth {log.points(worth)}.")
    trips = trips_in_100("locked", "S")
    worth = round((100 - trips) * 0.05 - trips * 0.2)
    assert tags.expected(trips, "S", table) == worth
    assert tags.felt(1, 99, table)[1].endswith(f"On average, it’s worth {log.points(worth)}.")
    assert "average" not in tags.felt(1, 99, told_of(1))[1], "solitaire counts no points"


def test_the_words_for_a_grip_mean_the_same_in_tags_tips_and_rule_book():
    chapters = rule_book.chapters(BOOBYTRAP.setup([Seat(name) for name in BOOBYTRAP.seat_names[:2]]))
    figures = [one for chapter in chapters for one in chapter.blocks if isinstance(one, Figure)]
    told = {name.removeprefix("feel:"): line for one in figures for name, line in one.pictures if "feel" in name}
    (tip,) = [tip.text for tip in TIPS if tip.name == "held"]
    for word, amount in {"snug": "a little", "tight": "some", "locked": "a lot"}.items():
        assert f" {amount} of" in log.BEARS[word]
        assert f"{word} {amount}" in tip.lower().replace("carries ", "")
    for word, line in told.items():
        assert line.startswith(f"{word.capitalize()}: {log.BEARS[word][:1].lower()}{log.BEARS[word][1:]}")
        assert line.endswith(tags.risk(trips_in_100(word)))


def test_the_rule_book_tells_from_when_on_a_piece_costs_more_than_it_brings():
    def passing(**options: object) -> str:
        setup = BOOBYTRAP.setup([Seat(name) for name in BOOBYTRAP.seat_names[:2]], options)
        return str([one for one in rule_book.chapters(setup) if one.title == "Passing"])

    assert (
        "more than 20 trip the bar, a small piece costs more than it earns on average. For a medium "
        "piece the limit is 33, for a large one 50"
    ) in passing()
    assert (
        "more than 25 trip the bar, a small piece costs more than it earns on average. For a medium "
        "piece the limit is 40, for a large one 50"
    ) in passing(values=(1, 2, 3))


def test_a_hand_that_did_not_stray_is_not_told_to_have_strayed_by_nothing():
    straight, aside = log.hand_drew(80.0, 0.04, 3), log.hand_drew(80.0, 1.2, 3)
    assert straight.startswith("The hand went straight up and reached 3.1 in/s.") and "drifted 0.05 in" in aside
    assert tags.drew(80.0, 0.0) == "Hand: 3.1 in/s, straight up." and "0.05 in sideways" in tags.drew(80.0, 1.2)
    assert "0.01 in sideways" in tags.drew(80.0, 0.1), "little, but not nothing"
    assert not any("mm" in each for each in (straight, aside, tags.drew(80.0, 0.0), tags.drew(80.0, 1.2)))


@pytest.mark.parametrize("seats", [1, 3])
def test_the_rule_book_and_the_tip_tell_that_the_bar_is_read_at_its_pointer(seats: int):
    setup = BOOBYTRAP.setup([Seat(name) for name in BOOBYTRAP.seat_names[:seats]])
    (taking,) = [str(one) for one in rule_book.chapters(setup) if one.title == "Taking a piece"]
    (tip,) = [tip.text for tip in TIPS if tip.name == "bar"]
    assert "Only the pointer on the scale counts" in taking and "Only the pointer counts" in tip


@pytest.mark.parametrize("seats", [1, 2])
def test_the_rule_book_tells_that_the_risk_is_an_average_which_grows_with_the_room(seats: int):
    chapters = rule_book.chapters(BOOBYTRAP.setup([Seat(name) for name in BOOBYTRAP.seat_names[:seats]]))
    assert sum("averages over whole matches" in str(one) for one in chapters) == 1
