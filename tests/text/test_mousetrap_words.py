"""Every event, space, part and link of the Mouse Trap has its words."""

import inspect
import random

import pytest

from game.catalog import CATALOG
from game.core.acts import Event, Over
from game.core.setup import LotFell, Seat
from game.games.mousetrap.nature.causes import Cause
from game.games.mousetrap.rules import MOUSETRAP, events
from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.rules.state import PARTS, SPACES
from game.games.mousetrap.text import log
from game.games.mousetrap.text.chain import LINK_MISSING, LINK_REACHED
from game.games.mousetrap.text.log import how_off, off_true
from game.games.mousetrap.text.machine import explain, looking, verdict
from game.games.mousetrap.text.table import PART_DUTIES, PART_NAMES, explain_part, on_space, space_words, to_space
from game.games.mousetrap.trap.machine import Placement, TrapInputs
from game.games.mousetrap.trap.report import LINKS, TrapReport
from game.machine.hand import steady
from game.session.match import Match
from game.text import tell
from tests.harness.walk import setups


def test_every_event_is_told():
    kinds = {kind for _, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event)} - {Event}
    assert set(log._TOLD) == kinds | {LotFell}


def test_every_link_is_told_in_its_place():
    assert tuple(LINK_REACHED) == tuple(LINK_MISSING) == LINKS
    assert len(log.tell_links("cage_down")) == 17
    assert log.tell_links("nothing") == []
    assert log.tell_stop("nothing") == "the crank didn’t turn."
    assert log.tell_stop("shoe_struck") == "the bucket didn’t tip over."
    assert log.tell_stop("cage_down") == "the cage didn’t drop over the wheel."


def test_every_part_has_a_name_and_a_duty():
    assert len(set(PART_NAMES)) == len(set(PART_DUTIES)) == len(PARTS)
    assert all(explain_part(number) and log.part_name(number) for number in range(1, 25))


@pytest.mark.parametrize("index", range(len(SPACES)))
def test_every_space_has_a_name(index: int):
    assert to_space(index) and on_space(index) and space_words(index)


def test_spaces_say_what_they_do():
    assert [space_words(index) for index in (5, 10, 13, 27, 30)] == [
        "back 2 spaces",
        "ahead 4 spaces",
        "back to Start",
        "back to the Dog Bone",
        "ahead to the Cheese Wheel",
    ]
    assert [space_words(index) for index in (2, 7, 24, 37, 39)] == [
        "take 2",
        "take 1",
        "lose 2",
        "take 3 from player with most",
        "caught napping, lose 3",
    ]
    builds = {1: "Build, 2 players", 9: "Build, 2-3 players", 45: "Build two, 2-3-4 players"}
    assert {index: space_words(index) for index in builds} == builds, "a number of parts is not one of players"
    assert (space_words(48), space_words(48, two_cranks=True)) == ("take 2", "the second crank")


def test_whole_matches_are_told_in_sentences():
    told = []
    for seed, setup in enumerate(setups(MOUSETRAP)):
        match, chance = Match(MOUSETRAP, setup), CATALOG["mousetrap"].chance(random.Random(seed))
        while not isinstance(waiting := match.waiting, Over):
            legal = match.legal
            match.play(random.Random(len(told)).choice(legal) if legal else chance.pick(match.state, waiting))
            told += tell("mousetrap", match.played[-1].events)
    assert all(sentence.endswith((".", "!")) and "{" not in sentence and "  " not in sentence for sentence in told)
    assert all(sentence[0].isupper() for sentence in told)
    assert "one pieces" not in " ".join(told)


def test_a_roll_and_its_way_are_one_sentence():
    seats = [Seat("red"), Seat("blue")]
    match = Match(MOUSETRAP, MOUSETRAP.setup(seats))
    match.play_text("roll")
    assert tell("mousetrap", match.play_text("= 5").events) == [
        "Red rolls a 5 and goes to space 5 (back 2 spaces).",
        "Red is sent back to space 3 (Build, 2-3-4 players). That space has no effect.",
    ]


def test_a_part_that_is_set_without_fault_is_not_said_to_be_set_placed():
    said = [tell("mousetrap", [events.SetAnew("red", 4, Placed(mm, 0.0, 0.0))]) for mm in (0.0, 0.8)]
    assert said == [
        ["The reset leaves the crank perfectly placed."],
        ["Crank: a little too far right."],
    ]


def told(state, *texts, **options):
    """What the log says last, in a match of two from this position on."""
    match = Match(MOUSETRAP, MOUSETRAP.setup([Seat("red"), Seat("blue")], options))
    match.state = state(match.state)
    for text in texts:
        step = match.play_text(text)
    return tell("mousetrap", step.events)


def test_a_space_that_is_followed_is_not_said_to_do_nothing():
    said = told(lambda state: state, "roll", "= 5", profile="original")
    assert said[1] == "Red is sent back to space 3 (Build, 2-3-4 players)."


@pytest.mark.parametrize(
    ("space", "pips", "parts", "says"),
    [
        (8, 1, 0, "Red rolls a 1 and goes to space 9 (Build, 2-3 players). Nothing built."),
        (20, 1, 0, "Red rolls a 1 and goes to the Dog Bone. Just bones."),
        (43, 1, 0, "Red rolls a 1 and goes to Safe. Safe from luring."),
        (44, 2, 0, "Red rolls a 2 and goes to the crank. The trap isn’t ready."),
        (44, 1, 24, "Red rolls a 1 and goes to space 45 (Build two, 2-3-4 players). All built."),
        (44, 2, 24, "Red rolls a 2 and goes to the crank. No cheese."),
    ],
)
def test_a_landing_that_does_nothing_takes_two_words_more(space, pips, parts, says):
    seats = [Seat(name) for name in ("red", "blue", "green", "yellow")]
    match = Match(MOUSETRAP, MOUSETRAP.setup(seats, {"start_built": parts, "mice_ahead": False}))
    match.state = match.state._replace(mice=(space, 0, 0, 0))
    match.play_text("roll")
    assert tell("mousetrap", match.play_text(f"= {pips}").events) == [says]


@pytest.mark.parametrize(
    ("pile", "profile", "says"),
    [
        (0, "hasbro", "The cheese pile is empty. The opponent with the most owes Red 2 pieces."),
        (1, "hasbro", "The cheese pile is empty. The opponent with the most owes Red one piece."),
        (0, "original", "The cheese pile is empty. Red may take 2 pieces from an opponent."),
    ],
)
def test_an_empty_pile_is_named_where_a_rival_pays(pile, profile, says):
    rich = lambda state: state._replace(pile=pile, hands=(0, 52 - pile))  # noqa: E731
    assert says in told(rich, "roll", "= 2", profile=profile)


def test_a_full_pile_is_not_called_empty():
    assert told(lambda state: state, "roll", "= 2") == [
        "Red rolls a 2 and goes to space 2 (take 2).",
        "Red takes 2 pieces of cheese.",
    ]


def test_a_second_crank_is_called_a_crank():
    before_it = lambda state: state._replace(mice=(47, 47))  # noqa: E731
    assert (
        told(before_it, "roll", "= 1", two_cranks=True)[0]
        == "Red rolls a 1 and goes to the second crank. The trap isn’t ready."
    )
    assert told(before_it, "roll", "= 1")[0] == "Red rolls a 1 and goes to space 48 (take 2)."


EARLY = "The cage shook loose before the diver jumped. "
LATE = "The cage fell before the diver landed in the washtub. "


@pytest.mark.parametrize(("link", "why"), [("shoe_struck", EARLY), ("nothing", EARLY), ("diver_airborne", LATE)])
def test_a_cage_that_comes_down_early_is_called_that(link, why):
    said = tell("mousetrap", [events.TrapRested(False, link, True)])
    assert said[-2:] == ["Too early!", why + "A mouse inside doesn’t count."]
    links = tuple((name, 0) for name in LINKS[: LINKS.index(link) + 1]) if link in LINKS else ()
    report = TrapReport(links, captured=False, misfired=True, refused=False, steps=9, digest="")
    assert verdict(report, "Ben") == tuple(said[-2:])


# How well a part stands, in words.


@pytest.mark.parametrize(
    ("mm", "deg", "words"),
    [
        (0.0, 0.0, "perfectly placed"),
        (0.04, -0.04, "perfectly placed"),
        (-0.8, 0.2, "0.8 mm and 0.2 degrees off"),
        (0.05, 0.0, "0.1 mm off"),
        (0.0, -0.5, "0.5 degrees off"),
    ],
)
def test_a_part_is_perfectly_placed_or_off_by_so_much(mm: float, deg: float, words: str):
    assert off_true(Placed(mm, deg)) == words


@pytest.mark.parametrize(
    ("mm", "deg", "words"),
    [
        (0.4, -0.4, "perfectly placed"),
        (-3.2, 0.2, "3 mm too far left"),
        (0.8, 0.0, "a little too far right"),
        (0.0, -0.9, "leaning slightly right"),
        (-0.8, 2.4, "a little too far left and leaning 2° left"),
    ],
)
def test_the_log_tells_in_words_how_far_off_a_part_stands(mm: float, deg: float, words: str):
    assert how_off(Placed(mm, deg)) == words


# Why a run missed, in words.


STOOD = {4: Placement(0.8), 15: Placement(2.14, -0.5), 7: Placement(-0.5, 1.0), 23: Placement(0.2, 0.1, -4.0)}


@pytest.mark.parametrize(
    ("kind", "parts", "calm", "told"),
    [
        ("hand", (), True, "At 0.7 turns a second, it would have caught the mouse 18 of 20 times."),
        ("part", (15,), False, ("The helping hand ended up 2.1 mm too far right. With that fixed, it caught the "
                               "mouse 18 of 20 times.")),
        ("part", (23,), False, ("The cage post turned out 4.0% too smooth. With that fixed, it caught the mouse "
                               "18 of 20 times.")),
        ("pair", (7, 15), False, ("The lamppost ended up leaning 1.0° to the left. The helping hand ended up 2.1 mm "
                                  "too far right. Even a part that’s close enough can add to a miss. With both fixed, "
                                  "it caught the mouse 18 of 20 times.")),
        ("pair", (7,), True, ("The lamppost ended up leaning 1.0° to the left. Even a part that’s close enough can "
                             "add to a miss. Fixed, and at 0.7 turns a second, it caught the mouse 18 of 20 times.")),
        ("part", (7,), False, ("The lamppost ended up leaning 1.0° to the left. That’s close enough most of the time, "
                               "but not this time. With that fixed, it caught the mouse 18 of 20 times.")),
        ("pair", (4, 7), False, ("The crank ended up 0.8 mm too far right. The lamppost ended up leaning 1.0° to the "
                                 "left. Each is close enough alone, but together they add up. With both fixed, it "
                                 "caught the mouse 18 of 20 times.")),
        ("luck", (), False, "Set off just like that, it catches the mouse in 18 of 20 tries. Just bad luck."),
        ("none", (), False, ("No one thing was to blame. "
                             "Set off just like that, it catches the mouse in 18 of 20 tries.")),
    ],
)  # fmt: skip
def test_each_cause_is_a_sentence_with_its_figures(kind, parts, calm, told):
    assert explain(Cause(kind, parts, calm, 0.1, 0.9, 20), TrapInputs(STOOD, steady(2.0))) == told


def test_while_it_is_looked_for_the_parts_that_stand_far_off_are_counted():
    stood = TrapInputs(STOOD | {3: Placement(-1.2, 0.0), 9: Placement(0.0, 1.1)}, steady(0.7))
    far = "3 parts are more than 1 mm or 1° off."
    assert looking(stood, 0) == f"{far} Finding out why…"
    assert looking(stood, 20) == f"{far} Finding out why: 20 test runs so far. Continue whenever you like."
    assert looking(stood, 40, together=True) == (
        f"{far} No one thing explains it so far. Trying several at once: 40 test runs. Continue whenever you like."
    )


@pytest.mark.parametrize(
    ("kind", "parts", "calm", "told"),
    [
        ("hand", (), True, "Perhaps the crank turned too fast. Making sure that’s why…"),
        ("part", (15,), False, "The helping hand ended up 2.1 mm too far right. Making sure that’s why…"),
    ],
)
def test_a_cause_that_may_not_hold_is_told_without_figures(kind, parts, calm, told):
    assert explain(Cause(kind, parts, calm, 0.1, 0.9, 10), TrapInputs(STOOD, steady(2.0)), sure=False) == told
