"""The cards against the counts of their lists, nature's answers, and what no position of a case can show."""

import random
from collections import Counter

import pytest

from game.core.acts import Ask, BrokenInvariant, IllegalAct, Over, Turn
from game.core.setup import Seat
from game.games.mousemaze.players import MouseMazeNature, shuffled_maze
from game.games.mousemaze.rules import MOUSEMAZE
from game.games.mousemaze.rules import rules as changes
from game.games.mousemaze.rules.moves import Draw, Drawn, Drew, End, Face, Laid, NoCardThere, RanOut, Reshuffled
from game.games.mousemaze.rules.rules import DRAWS_OR_ENDS
from game.games.mousemaze.rules.state import (
    ACTIONS,
    CARD,
    CELLS,
    DECK,
    LYING,
    MAZE,
    NEIGHBOURS,
    NOWHERE,
    PATHS,
    WEDGES,
    Kind,
    State,
    check,
    flipped,
    turned,
)
from tests.cases.mousemaze import position

SIDES = [side for sides in MAZE for side in sides]


def at(seats: int = 2, options: dict | None = None, **keys) -> State:
    setup = MOUSEMAZE.setup([Seat(name) for name in MOUSEMAZE.seat_names[:seats]], options or {})
    return position(setup, keys)


def after(state: State, *acts) -> State:
    for act in acts:
        state = MOUSEMAZE.apply(state, act).state
    return state


# ---- the cards


def test_sixteen_maze_cards_by_their_faces():
    found = Counter(side.kind for side in SIDES)
    assert len(MAZE) == 16
    assert found == {
        Kind.SAFE: 2,
        Kind.GO_TO: 3,
        Kind.FLIP: 1,
        Kind.TURN: 1,
        Kind.TURN_THIS: 1,
        Kind.TAKE: 3 + 2,  # and Gutter Bottom on both sides
        Kind.PLACE: 2 + 2,  # and the Washtub
        Kind.END: 2,
        Kind.TRAPPED: 4,
        Kind.MOVE: 7 + 2,  # and Stairs Bottom
    }


def test_where_the_mouse_is_sent_lies_open_on_both_sides():
    """MC-03, MC-04"""
    sent = {side.to for side in SIDES if side.kind is Kind.GO_TO}
    assert sent == {2, 3, 4}
    assert all(MAZE[number - 1][0] == MAZE[number - 1][1] for number in {1, *sent})
    assert not any(MAZE[number - 1][0].kind is Kind.GO_TO for number in sent)


def test_the_symbol_is_on_safe_trapped_and_take():
    """MC-30"""
    marked = [side for side in SIDES if side.symbol]
    assert len(marked) == 9
    assert {side.picture for side in marked} == {"safe", "trapped", "take"}
    assert all(side in marked for side in SIDES if side.picture in {"safe", "trapped", "take"})


def test_twenty_four_action_cards():
    kinds = Counter()
    for action in ACTIONS:
        kinds[action.kind] += action.copies
    assert sum(DECK) == 24
    assert kinds == {Kind.MOVE: 14, Kind.FLIP: 2, Kind.TURN_THIS: 1, Kind.PLACE: 2, Kind.TAKE: 2, Kind.TRAPPED: 3}


def test_one_of_each_card_that_flips_and_turns():
    """MC-01, MC-02"""
    on_maze = [side.picture for side in SIDES if side.kind in {Kind.FLIP, Kind.TURN, Kind.TURN_THIS}]
    drawn = [(action.name, action.copies) for action in ACTIONS if action.kind in {Kind.FLIP, Kind.TURN_THIS}]
    assert on_maze == ["flip_either", "turn_either", "turn_this"]
    assert drawn == [("flip front", 1), ("flip behind", 1), ("turn card", 1)]


@pytest.mark.parametrize("code", range(len(LYING)))
def test_flipping_twice_and_turning_round_change_nothing(code: int):
    assert flipped(flipped(code)) == code != flipped(code)
    assert turned(turned(code, 1), 3) == code == turned(code, 4)
    assert [arrow % 4 for arrow in LYING[turned(code, 1)].arrows] == [(arrow + 1) % 4 for arrow in LYING[code].arrows]


def test_ways_end_at_the_edge():
    for cell in range(CELLS):
        for heading in range(4):
            ahead = NEIGHBOURS[cell][heading]
            assert ahead == NOWHERE or NEIGHBOURS[ahead][(heading + 2) % 4] == cell
            assert PATHS[cell][heading][0] == (cell,)
    assert PATHS[4][1] == ((4,), (4, 5), (4, 5, 6), (4, 5, 6, 7))
    assert PATHS[6][1][3] == (6, 7)


# ---- nature


def test_the_maze_is_laid_at_random():
    """MC-05: every card in any cell, on either side, turned any way."""
    rng = random.Random(1)
    layouts = [shuffled_maze(rng).cards for _ in range(4000)]
    assert all(sorted(code // 8 for code in cards) == list(range(CELLS)) for cards in layouts)
    lying = Counter(cards[5] for cards in layouts)
    assert len(lying) == len(LYING)
    assert max(lying.values()) < 4 * min(lying.values())


@pytest.mark.parametrize(
    "wrong",
    [
        *((), (0,) * 16, tuple(range(16)), (128, *range(8, 128, 8)), [*range(0, 128, 8)]),
        *((0, *range(0, 128, 8)), tuple(range(0, 120, 8))),
    ],
)
def test_a_layout_is_sixteen_different_cards(wrong):
    begun = MOUSEMAZE.start(MOUSEMAZE.setup([Seat("p1"), Seat("p2")]))
    with pytest.raises(IllegalAct):
        MOUSEMAZE.apply(begun, Laid(wrong))


def test_chances_follow_what_is_left():
    state = after(at(stage="draw"), Draw(), Drawn("forward 1"), Draw())
    chances = {answer.card: chance for answer, chance in MOUSEMAZE.answers(state)}
    assert chances["forward 1"] == pytest.approx(2 / 23)
    assert chances["trapped"] == pytest.approx(3 / 23)
    assert sum(chances.values()) == pytest.approx(1)


def test_a_card_that_is_used_up_is_not_drawn_again():
    state = after(at(stage="draw"), Draw(), Drawn("flip front"), Draw())
    assert "flip front" not in {answer.card for answer, _ in MOUSEMAZE.answers(state)}
    with pytest.raises(IllegalAct):
        MOUSEMAZE.apply(state, Drawn("flip front"))


def test_the_answer_is_that_of_the_same_seed_and_number():
    state, ask = after(at(stage="draw"), Draw()), Ask("card", "p1")
    drawn = [MouseMazeNature(7).answer(state, ask, number).answer for number in range(300)]
    assert drawn == [MouseMazeNature(7).answer(state, ask, number).answer for number in range(300)]
    assert {answer.card for answer in drawn} == {action.name for action in ACTIONS}


# ---- what no position of a case can show


def test_the_discards_are_shuffled_when_the_pile_is_empty():
    """MC-25: the twenty-fifth draw comes from all 24 cards again."""
    state, drawn = at(stage="draw"), 0
    while drawn < 24:
        waiting = MOUSEMAZE.waiting(state)
        act = MOUSEMAZE.answers(state)[0][0] if isinstance(waiting, Ask) else state.moves[0]
        step = MOUSEMAZE.apply(state, act)
        state, drawn = step.state, drawn + sum(isinstance(event, Drew) for event in step.events)
        check(state)
    while Draw() not in state.moves:
        state = after(state, state.moves[0])
    assert sum(state.deck) == 0
    step = MOUSEMAZE.apply(state, Draw())
    assert step.events == (Reshuffled(),)
    assert (step.state.stage, step.state.deck) == (CARD, DECK)


def test_where_nobody_can_reach_a_high_goal_most_wedges_win():
    safe = {"p1": 8, "p2": 9, "p3": 9, "p4": 7, "p5": 7}
    step = MOUSEMAZE.apply(at(5, {"goal": 12}, stage="draw_or_end", safe=safe, risk=2, pile=0), End())
    assert step.events[-1] == RanOut(("p1",))
    assert MOUSEMAZE.waiting(step.state) == Over(("p1",))
    safe |= {"p1": 7, "p4": 8}
    step = MOUSEMAZE.apply(at(5, {"goal": 12}, stage="draw_or_end", safe=safe, risk=2), End())
    assert MOUSEMAZE.waiting(step.state) == Over(("p1", "p2", "p3"))
    check(step.state)
    assert sum(step.state.safe) == WEDGES


def test_a_match_in_which_no_cheese_comes_out_any_more_ends():
    """MC-33: after twenty rounds, counted anew as soon as a wedge is brought out."""
    state = at(2, stage="draw_or_end", safe={"p1": 7, "p2": 6}, cheese={"0,3": 29})
    for turn in range(40):
        assert (state.dry, MOUSEMAZE.waiting(state)) == (turn, Turn(("p1", "p2")[turn % 2]))
        check(state)
        step = MOUSEMAZE.apply(state._replace(stage="draw_or_end", moves=DRAWS_OR_ENDS), End())
        state = step.state
    assert step.events[-1] == RanOut(("p1",))
    check(state)
    kept = at(2, stage="draw_or_end", safe={"p1": 6, "p2": 6}, cheese={"0,3": 29}, risk=1)._replace(dry=30)
    assert after(kept, End()).dry == 0


@pytest.mark.parametrize(
    "broken",
    [
        {"pile": 40},
        {"risk": -1, "pile": 43},
        {"pile": -1, "safe": (43, 0)},
        {"mouse": 16},
        {"mouse": -1},
        {"facing": -1},
        {"facing": 4},
        {"deck": (4, *DECK[1:])},
        {"deck": (-1, *DECK[1:])},
        {"card": "trapped"},
        {"card": "trapped", "deck": (*DECK[:-1], DECK[-1] - 1)},
        {"stage": "go"},
        {"stage": "go", "card": "trapped"},
        {"stage": "layout", "moves": ()},
        {"stage": "face", "risk": 1, "pile": 41},
        {"stage": "nonsense"},
        {"cheese": (2, *(0,) * 15), "pile": 40},
        {"acted": 1},
        {"moves": ()},
        {"moves": (Draw(), Draw())},
        {"stage": "over"},
        {"safe": (8, 0), "pile": 34},
    ],
)
def test_broken_positions_are_seen(broken: dict):
    state = at(stage="draw_or_end")
    check(state)
    with pytest.raises(BrokenInvariant):
        check(state._replace(**broken))


def test_a_card_that_lies_twice_is_seen():
    state = at(stage="draw_or_end")
    with pytest.raises(BrokenInvariant):
        check(state._replace(maze=state.maze._replace(cards=(8, *state.maze.cards[1:]))))
    with pytest.raises(BrokenInvariant):
        check(state._replace(maze=state.maze._replace(homes=(0, 1, 2, 3, 4))))


@pytest.mark.parametrize("change", [changes.flip_one, changes.turn_one])
def test_nothing_happens_where_all_arrows_point_off_the_maze(change):
    """MC-10: of the cards that there are, only a flip can come to that."""
    state, events = at(mouse={"at": [0, 0], "facing": "N"}, stage="draw"), []
    assert change(state, (0, 3), events).moves == DRAWS_OR_ENDS
    assert events == [NoCardThere()]


def test_seats_take_turns_in_the_order_in_which_they_were_named():
    state = position(MOUSEMAZE.setup([Seat(name) for name in ("p3", "p1", "p5")]), {})
    for seat in ("p3", "p1", "p5"):
        assert state.seat == seat
        state = after(state, Face(0))
        state = after(state, state.moves[0], Draw(), Drawn("trapped"))
    assert state.seat == "p3"
