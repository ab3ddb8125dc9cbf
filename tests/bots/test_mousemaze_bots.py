"""The card game's computer players: their decisions, each with its reason."""

import random
import re
from collections.abc import Iterator
from math import fsum
from pathlib import Path

import pytest

from game.core.acts import Ask, Over
from game.core.setup import Seat
from game.games.mousemaze import players
from game.games.mousemaze.players import (
    LEVELS,
    QUICK,
    TURN_BANKS,
    MouseMazeBot,
    MouseMazeNature,
    hope,
    outlook,
    race,
    to_win,
)
from game.games.mousemaze.rules import MOUSEMAZE
from game.games.mousemaze.rules.moves import Draw, Drawn, End, Face, Go
from game.games.mousemaze.rules.rules import rest
from game.games.mousemaze.rules.state import ACTIONS, DRAW, DRAW_OR_END, FLIP, PLACE, PUT, TURN, State
from game.games.mousemaze.text.log import REASONS
from tests.cases.mousemaze import position

GRID = [
    ["M01a0", "M05a0", "M11b0", "M12a2"],
    ["M10b0", "M02a0", "M08a1", "M06a0"],
    ["M14a0", "M13b0", "M03a0", "M09a0"],
    ["M07b0", "M04a1", "M15b0", "M16a0"],
]
WEIGHING = [level for level in LEVELS if LEVELS[level].draws]


def at(row: int, column: int, facing: str, *acts, **keys):
    mouse = {"at": [row, column], "facing": facing}
    setup = MOUSEMAZE.setup([Seat("p1"), Seat("p2")])
    state = position(setup, {"grid": GRID, "mouse": mouse, "stage": "draw_or_end", **keys})
    for act in acts:
        state = MOUSEMAZE.apply(state, act).state
    return state


def choice(level: int, state):
    found = MouseMazeBot(level).choose(state, state.seat, state.moves)
    assert found.move in state.moves
    return found


def test_the_cautious_player_is_content_with_one_wedge():
    assert (choice(1, at(1, 1, "N", risk=1)).move, choice(1, at(1, 1, "N", risk=1)).reason) == (End(), "safe_enough")


@pytest.mark.parametrize("level", LEVELS)
def test_with_nothing_at_risk_everybody_draws(level: int):
    found = choice(level, at(1, 1, "S"))
    assert (found.move, found.reason) == (Draw(), "nothing_to_lose")


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_has_enough_to_win_ends_the_turn(level: int):
    found = choice(level, at(1, 1, "N", risk=1, safe={"p1": 7}))
    assert (found.move, found.reason) == (End(), "goal_reached")


@pytest.mark.parametrize("level", LEVELS)
def test_a_trap_that_can_be_avoided_is_avoided(level: int):
    state = at(2, 2, "S", Draw(), Drawn("left or right 1"), risk=2)  # W is Trapped, E turns either
    found = choice(level, state)
    assert (found.move, found.reason) == (Go(1), "best_arrow")


@pytest.mark.parametrize("level", WEIGHING)
def test_much_at_risk_before_a_trap_is_not_risked(level: int):
    found = choice(level, at(1, 1, "S", risk=min(6, LEVELS[level].enough - 1)))
    assert (found.move, found.reason) == (End(), "too_risky")


@pytest.mark.parametrize("level", WEIGHING)
def test_little_at_risk_before_much_cheese_is_risked(level: int):
    state = at(1, 1, "W", risk=1, cheese={"1,0": 5, "1,2": 5, "3,1": 5, "0,1": 4})
    found = choice(level, state)
    assert (found.move, found.reason) == (Draw(), "worth_the_risk")


def test_wedges_are_placed_anywhere_in_the_way_or_where_they_bring_most():
    state = at(1, 1, "S", stage="face")
    for act in (Face(2),):
        state = MOUSEMAZE.apply(state, act).state
    reasons = [choice(level, state).reason for level in sorted(LEVELS)]
    assert reasons == ["any_will_do", "in_the_way", "best_place"]


@pytest.mark.parametrize("level", LEVELS)
def test_the_mouse_is_not_pointed_at_the_edge(level: int):
    found = choice(level, at(0, 0, "N", stage="face"))
    assert found.move in (Face(1), Face(2))


def test_hope_is_the_average_over_the_cards_left():
    """Around SAFE in the corner lies no cheese: the two TAKE cards bring a wedge, three cards lose what is there."""
    state = at(0, 0, "N", risk=2)
    one_draw = hope(state, 0, float, 1)
    by_hand = {"trapped": 0.0, "take cheese": 3.0}
    # The moves lead to the Diver or to PLACE CHEESE, which bring nothing.
    expected = sum(action.copies * by_hand.get(action.name, 2.0) for action in ACTIONS) / 24
    assert one_draw == pytest.approx(expected)


def by_the_rules(state: State, me: int, worth: players.Worth) -> float:
    asked = MOUSEMAZE.apply(state if Draw() in state.moves else rest(state), Draw()).state
    after = [(MOUSEMAZE.apply(asked, card).state, chance) for card, chance in MOUSEMAZE.answers(asked)]
    return fsum(chance * outlook(state, me, worth, 0) for state, chance in after)


def played_anyhow(seed: int, **options) -> Iterator[State]:
    """The positions of a match in which any move is as likely as another: cards lie turned and flipped in every way."""
    rng, nature = random.Random(seed), MouseMazeNature(seed)
    state = MOUSEMAZE.start(MOUSEMAZE.setup([Seat("p1"), Seat("p2")], options))
    for number in range(4000):
        yield state
        waiting = MOUSEMAZE.waiting(state)
        if isinstance(waiting, Over):
            return
        asked = isinstance(waiting, Ask)
        act = nature.answer(state, waiting, number).answer if asked else rng.choice(state.moves)
        state = MOUSEMAZE.apply(state, act).state


@pytest.mark.parametrize("edge_stop_by", [None, "all", "action"])
def test_the_hope_of_one_draw_is_what_the_rules_make_of_every_card(edge_stop_by: str | None):
    options = {"edge_stop_literal": True, "edge_stop_by": edge_stop_by} if edge_stop_by else {}
    positions = [
        state
        for seed in range(6)
        for state in played_anyhow(seed, goal=12, **options)
        if state.stage in (DRAW, DRAW_OR_END, FLIP, TURN)
    ]
    assert {state.stage for state in positions} >= {DRAW, DRAW_OR_END, TURN}
    assert any(not any(state.deck) for state in positions)
    for state in positions:
        for worth in (float, race(state)):
            assert hope(state, state.turn, worth, 1) == by_the_rules(state, state.turn, worth)


@pytest.mark.parametrize("edge_stop_by", [None, "all", "action"])
def test_a_place_is_worth_what_the_rules_make_of_a_wedge_there(edge_stop_by: str | None):
    """Who stands in for Sharp weighs all places at once, and chooses the first of those that are worth most."""
    options = {"edge_stop_literal": True, "edge_stop_by": edge_stop_by} if edge_stop_by else {}
    positions = [
        state
        for seed in range(6)
        for state in played_anyhow(seed, goal=12, **options)
        if state.stage in (PLACE, PUT) and len(state.moves) > 1
    ]
    assert {state.stage for state in positions} == {PLACE, PUT}
    for state in positions:
        worth = race(state)
        values = [outlook(MOUSEMAZE.apply(state, move).state, state.turn, worth, 1) for move in state.moves]
        found = MouseMazeBot(QUICK[3]).choose(state, state.seat, state.moves)
        assert found.move == state.moves[values.index(max(values))]


def test_the_easy_player_draws_by_the_whole_position():
    """Matches that were played before draw the same: what is told of a position is what `repr` tells."""
    for state in played_anyhow(1):
        assert players._told(state) == repr(state)


def test_the_chance_to_win_grows_with_what_is_safe():
    worths = [race(at(1, 1, "N", safe={"p1": 2, "p2": 6}))(safe) for safe in range(2, 9)]
    assert worths == sorted(worths)
    assert worths[-1] == 1
    assert sum(TURN_BANKS) == pytest.approx(1)
    assert to_win(1, 8) > 0.9 > to_win(8, 1)
    assert to_win(5, 5) > 0.5  # it is one's own turn


def test_every_reason_has_its_words():
    source = Path(players.__file__).read_text(encoding="utf-8")
    given = set(re.findall(r'"([a-z]+(?:_[a-z]+)+)"', source))
    assert given == set(REASONS)


@pytest.mark.parametrize(("looks", "reason"), [(1, "way_ahead"), (0, "all_alike"), (-3, "all_alike")])
def test_a_way_into_a_trap_is_not_said_to_look_good(monkeypatch, looks: int, reason: str):
    monkeypatch.setattr(players, "_looks", lambda seen, move: looks)
    state = position(MOUSEMAZE.setup([Seat("p1"), Seat("p2")]), {"stage": "face"})
    assert MouseMazeBot(1).choose(state, "p1", MOUSEMAZE.legal(state)).reason == reason
