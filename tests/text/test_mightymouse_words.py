"""Every event, space and circle of Mighty Mouse has its words."""

import inspect
import random
import re

import pytest

from game.catalog import CATALOG
from game.core.acts import Event, Over
from game.core.setup import LotFell
from game.games.mightymouse.rules import MIGHTYMOUSE, events
from game.games.mightymouse.rules.moves import Roll, Rolled
from game.games.mightymouse.rules.state import FINISH, START, TRACKS
from game.games.mightymouse.text import log
from game.games.mightymouse.text import table as aloud
from game.games.mightymouse.text.log import CAPTIONS, TO_HAZARD, explain_space, explain_track, to_space
from game.games.mightymouse.text.table import Story, outlook, stands
from game.session.match import Match, Played
from game.shell.play.log import told as line_of
from game.text import tell
from game.text.seats import called
from tests.cases.mightymouse import position
from tests.harness.walk import setups


def told(seats: int, keys: dict, *texts: str) -> list[str]:
    """What is told of these acts from a position."""
    setup = list(setups(MIGHTYMOUSE))[seats - 2]
    state, sentences = position(setup, keys), []
    for text in texts:
        step = MIGHTYMOUSE.apply(state, MIGHTYMOUSE.decode(text))
        state = step.state
        sentences += tell("mightymouse", step.events)
    return sentences


def test_every_event_is_told():
    kinds = {kind for _, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event)} - {Event}
    assert set(log._TOLD) == kinds | {LotFell}


@pytest.mark.parametrize("space", range(FINISH + 1))
def test_every_space_has_a_name_and_is_explained(space: int):
    assert to_space(space) and explain_space(space).endswith(".")


def test_every_circle_has_its_caption_and_track():
    assert set(CAPTIONS) == set(TO_HAZARD) == set(TRACKS)
    assert all(str(steps) in explain_track(hazard) for hazard, steps in TRACKS.items())


def test_it_is_told_why_a_piece_went_backward():
    assert told(2, {"at": {"red": 12, "blue": 15}}, "roll", "= 3") == [
        "Red rolls a 3.",
        "Blue is already on space 15.",
        "So Red goes back from space 12 to space 9.",
    ]
    assert told(2, {"at": {"red": 61}}, "roll", "= 5")[1] == "That’s too far for the Finish Circle."


def test_it_is_told_why_a_turn_is_forfeited():
    assert told(3, {"at": {"red": 12, "blue": 15, "green": 9}}, "roll", "= 3")[-1] == (
        "Green is on space 9, so Red can’t go back and loses the turn."
    )
    assert told(2, {"at": {"blue": 5}}, "roll", "= 5")[-1] == ("There’s no room to go back, so Red loses the turn.")


def test_it_is_told_who_is_held_and_why_one_is_freed_behind():
    assert told(2, {"at": {"red": 12}}, "roll", "= 4") == [
        "Red rolls a 4 and goes into the Flood (16).",
        "Red is held in the Flood until Mighty Mouse comes.",
    ]
    keys = {"at": {"red": 24, "green": 25, "blue": 41}, "hero": {"hazard": 24, "steps": 4}}
    assert told(3, keys, "roll", "= 2") == [
        "Red rolls a 2. Mighty Mouse flies to the Quicksand: step 6 of 6.",
        "He flies to the Quicksand and frees everyone!",
        "Green stands in front of the circle, so Red goes behind it, on space 23.",
        "Blue is freed from the Cliff and placed behind it, on space 40.",
        "Mighty Mouse returns to the center.",
    ]


def test_the_order_of_placing_is_told():
    keys = {"at": {"red": 16, "blue": 16, "green": 16}, "hero": {"hazard": 16, "steps": 4}}
    assert told(3, keys, "roll", "= 3", "order green blue")[3:5] == [
        "Red places the pieces from the Flood, nearest first: Green and Blue.",
        "Green is freed from the Flood and placed behind it, on space 15.",
    ]


def test_whole_matches_are_told_in_sentences():
    sentences = []
    for seed in range(12):
        for setup in setups(MIGHTYMOUSE):
            match, rng = Match(MIGHTYMOUSE, setup), random.Random(seed)
            chance = CATALOG["mightymouse"].chance(rng)
            while not isinstance(waiting := match.waiting, Over):
                match.play(rng.choice(match.legal) if match.legal else chance.pick(match.state, waiting))
                sentences += tell("mightymouse", match.played[-1].events)
    assert all(text.endswith((".", "!")) and "{" not in text and "  " not in text for text in sentences)
    assert all(text[0].isupper() for text in sentences)


def test_it_is_told_who_leads():
    state = position(next(setups(MIGHTYMOUSE)), {"at": {"red": 20, "blue": 7}})
    assert stands(state) == "Red leads, 44 to go."
    assert stands(state._replace(at=(7, 7))) == "Red and Blue lead, 57 to go."
    assert stands(state._replace(at=(0, 0))) == "Everyone is on Start."


@pytest.mark.parametrize(
    ("keys", "says"),
    [
        ({"stage": "first"}, "The highest number goes first."),
        ({"at": {"red": 12, "blue": 14}}, "4 leads into the Flood; 2 sends you back."),
        ({"at": {"red": 60}}, "4 wins; 5 or 6 sends you back."),
        ({"at": {"red": 33}}, "8 steps to the Dungeon."),
        (
            {"at": {"red": 7}, "hero": {"hazard": 7, "steps": 2}},
            "4 or more takes him to the Lion’s Den and frees everyone: 50%.",
        ),
        ({"at": {"red": 7}}, "A 6 takes him to the Lion’s Den and frees everyone: 17%."),
        (
            {"at": {"red": 7}, "hero": {"hazard": 7, "steps": 5}},
            "Any number takes him to the Lion’s Den and frees everyone.",
        ),
        ({"at": {"red": 18}}, "6 leads into the Quicksand."),
        ({"at": {"red": 25}}, "Every number takes you forward."),
        (
            {"at": {"red": 2, "blue": 5}},
            "5 leads into the Lion’s Den; 3 leaves you where you are, as you can go neither forward nor back.",
        ),
        (
            {"at": {"red": 61, "blue": 57}},
            "3 wins; 5 or 6 sends you back; 4 leaves you where you are, as you can go neither forward nor back.",
        ),
    ],
)
def test_what_a_roll_may_bring_is_told(keys: dict, says: str):
    assert outlook(position(next(setups(MIGHTYMOUSE)), keys)) == says


def test_the_caption_says_what_a_roll_came_to():
    setup = list(setups(MIGHTYMOUSE))[1]
    found = {}
    for name, keys, pips in (
        ("blocked", {"at": {"red": 12, "blue": 15}}, 3),
        ("stays", {"at": {"red": 12, "blue": 15, "green": 9}}, 3),
        ("start", {"at": {"blue": 5}}, 5),
        ("over", {"at": {"red": 61}}, 5),
        ("freed", {"at": {"red": 24, "green": 25, "blue": 41}, "hero": {"hazard": 24, "steps": 4}}, 2),
    ):
        state = MIGHTYMOUSE.apply(position(setup, keys), MIGHTYMOUSE.decode("roll")).state
        story = Story()
        with called({"red": "Rosa"}):
            for event in MIGHTYMOUSE.apply(state, MIGHTYMOUSE.decode(f"= {pips}")).events:
                story.add(event, pips)
        found[name] = (story.title, *story.lines)
    assert found == {
        "blocked": ("Blocked!", "Blue is on 15. Rosa goes back 3, to 9."),
        "stays": ("Turn lost!", "Blue is on 15. Green is on 9, 3 back. Rosa stays put."),
        "start": ("Turn lost!", "Blue is on 5. There’s no room to go back 5. Rosa stays put."),
        "over": ("Too far!", "Rosa needs 3, not 5. Rosa goes back 5, to 56."),
        "freed": (
            "To the rescue!",
            "Everyone is free!",
            "Rosa: behind, on 23, because Green is in front",
            "Blue: behind, on 40",
        ),
    }


@pytest.mark.parametrize(
    ("number", "here", "words"),
    [
        (START, (), "Start"),
        (FINISH, ("Rosa",), "Finish Circle, Rosa is here"),
        (1, ("Rosa", "Ben"), "Space 1, Rosa and Ben are here"),
    ],
)
def test_a_space_is_told_to_those_who_hear_it(number: int, here: tuple[str, ...], words: str):
    assert aloud.space(number, here) == words


def test_a_space_with_a_circle_is_told_with_what_is_printed_there():
    for number in range(START + 1, FINISH):
        assert (aloud.space(number, ()) == f"Space {number}") == (number not in TRACKS)


def test_who_begins_is_told_with_the_sign_of_who_begins():
    begun = (events.ThrewForFirst("p3", 2), events.Begins("p1", 5))
    played = Played(None, "p3", Rolled(2), "= 2", begun)
    lines = line_of("mightymouse", played, {})
    assert [line.seat for line in lines] == ["p3", "p1"] and "rolled highest" in lines[1].text


@pytest.mark.parametrize("red", range(64))
def test_what_a_number_is_said_to_do_is_what_it_does(red: int):
    """Whatever is said to send back does; whatever is said to leave it there leaves the piece where it is."""
    if red in TRACKS:
        return
    for blue in (red - 5, red - 2, red + 1, red + 4):
        if not 0 < blue < 64 or blue in TRACKS:
            continue
        state = position(next(setups(MIGHTYMOUSE)), {"at": {"red": red, "blue": blue}})
        told = outlook(state)
        for pips in range(1, 7):
            thrown = MIGHTYMOUSE.apply(MIGHTYMOUSE.apply(state, Roll()).state, Rolled(pips)).state
            at = thrown.at[state.turn]
            said = next((part for part in told.rstrip(".").split("; ") if str(pips) in re.findall(r"\b\d\b", part)), "")
            assert ("sends you back" in said, "leaves you" in said) == (at < red, at == red), (told, red, blue, pips)
