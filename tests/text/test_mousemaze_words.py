"""Every event and card of the card game has its words."""

import inspect
import random

import pytest

from game.catalog import CATALOG
from game.core.acts import Event, Over
from game.core.setup import LotFell, Seat
from game.games.mousemaze.rules import MOUSEMAZE
from game.games.mousemaze.rules import moves as events
from game.games.mousemaze.rules.moves import read_card
from game.games.mousemaze.rules.state import ACTIONS, LYING, Kind, flipped
from game.games.mousemaze.text import log
from game.games.mousemaze.text.table import action_name, card_name, explain_action, explain_card, may_bear_cheese
from game.session.match import Match
from game.text import tell
from tests.harness.walk import setups


def test_every_event_is_told():
    kinds = {kind for _, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event)} - {Event}
    assert set(log._TOLD) == kinds | {LotFell}


@pytest.mark.parametrize("code", range(len(LYING)))
def test_every_maze_card_has_a_name_and_is_explained(code: int):
    assert card_name(code) and explain_card(code).endswith(".")
    assert bool(may_bear_cheese(code)) == LYING[code].symbol


def test_maze_cards_say_what_they_do_as_they_lie():
    told = {text: explain_card(read_card(text)) for text in ("M05a0", "M05b1", "M06b0", "M14a1", "M04a3")}
    facing = " It keeps facing the same way."
    assert {code: text.removesuffix(facing) for code, text in told.items() if text.endswith(facing)} == {
        "M05a0": "The mouse goes straight to the Washtub, wherever it is.",
        "M05b1": "The mouse moves one card right.",
        "M06b0": "The mouse moves 2 cards up.",
        "M14a1": "The mouse moves one card down or up.",
        "M04a3": "The mouse moves one card left.",
    }
    assert card_name(read_card("M13b2")) == "Trapped"


def test_every_action_card_has_a_name_and_is_explained():
    assert len({action_name(action.name) for action in ACTIONS}) == len(ACTIONS)
    assert all(explain_action(action.name).endswith(".") for action in ACTIONS)
    assert action_name("left or right 1") == "Move 1 to its left or to its right"
    assert explain_action("forward 2") == "Move the mouse 2 cards forward. It keeps facing the same way."


def test_both_decks_explain_the_same_thing_in_the_same_words():
    for action in ACTIONS:
        if action.kind not in {Kind.MOVE, Kind.FLIP}:
            same = {explain_card(code) for code, side in enumerate(LYING) if side.kind is action.kind}
            assert explain_action(action.name) in same


def test_a_turn_is_told():
    match = Match(MOUSEMAZE, MOUSEMAZE.setup([Seat("p1"), Seat("p2")]))
    match.play_text(
        "= laid M01a0 M05a0 M11b0 M12a2 M10b0 M02a0 M08a1 M06a0 M14a0 M13b0 M03a0 M09a0 M07b0 M04a1 M15b0 M16a0"
    )
    told = []
    for text in ("face E", "place 0,1", "draw", "= forward 1", "place 2,0", "end"):
        told += tell("mousemaze", match.play_text(text).events)
    assert [sentence.partition(" ")[2] for sentence in told] == [
        "puts the mouse on Safe, facing right.",
        "places a wedge in row 1, column 2.",
        "draws: Move 1 forward.",
        "mouse walks one card right.",
        "collects a wedge.",
        "stops on the Diver.",
        "there, it goes to the pair’s other card.",
        "stops on the Washtub.",
        "places a wedge in row 3, column 1.",
        "brings a wedge to safety: 1 in all.",
    ]


def test_whole_matches_are_told_in_sentences():
    told = []
    for seed, setup in enumerate(setups(MOUSEMAZE)):
        rng, match = random.Random(seed), Match(MOUSEMAZE, setup)
        chance = CATALOG["mousemaze"].chance(rng)
        while not isinstance(waiting := match.waiting, Over):
            match.play(rng.choice(match.legal) if match.legal else chance.pick(match.state, waiting))
            told += tell("mousemaze", match.played[-1].events)
    assert all(sentence.endswith((".", "!")) and "{" not in sentence and "  " not in sentence for sentence in told)
    assert all(sentence[0].isupper() for sentence in told)
    assert not any(odd in " ".join(told) for odd in (" 1 wedges", " 1 cards", "None"))


@pytest.mark.parametrize("swept", [0, 2])
def test_a_card_whose_sides_are_the_same_is_told_to_be_one_when_it_is_flipped(swept: int):
    said = {code: log._flipped(events.Flipped(5, code, flipped(code), swept)) for code in range(len(LYING))}
    same = {code for code, told in said.items() if "Both its sides are the same." in told}
    assert same == {code for code in said if card_name(code) == card_name(flipped(code))}
    assert {LYING[code].picture for code in same} == {"safe", "washtub", "gutter_bottom", "stairs_bottom"}
    assert all(len(told) == 1 + bool(swept) + (code in same) for code, told in said.items())
