"""A piece drawn by a hand while the tray moves: recorded tick by tick, and the same again from the record."""

import ast
import math
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.games.boobytrap.tray.history import mixed
from game.games.boobytrap.tray.packing import BAR_HALF, BY_NUMBER, MARK
from game.games.boobytrap.tray.pulling import HandRaise, PullRun
from game.games.boobytrap.tray.settled import ProbeRun
from game.machine import MachineError
from game.machine.lift import ASIDE, HIGHEST, LONGEST_REST, MOST_TICKS, TICK, HandLift, decode_lift
from tests.machine.tray.trays import SEED, SHAKY, taken, to_end

changes = st.tuples(st.integers(1, LONGEST_REST), st.integers(0, HIGHEST), st.integers(-ASIDE, ASIDE))
places = st.lists(st.tuples(st.integers(0, HIGHEST), st.integers(-ASIDE, ASIDE)), max_size=MOST_TICKS)


def crooked(tick):
    """Where a hand is that strays towards the bar while it hurries."""
    return 0.6 * tick, 0.2 * tick


def drawn(number, hand, ticks=MOST_TICKS):
    """A piece drawn by a live hand for so many ticks, then let go."""
    tray = mixed(SEED)
    run = PullRun(tray, number, HandLift(), live=True)
    for tick in range(ticks):
        run.draw(*hand(tick))
        for _ in range(TICK):
            run.step()
    run.let_go()
    return tray, to_end(run), run.lift


def held(word):
    tray = mixed(SEED)
    order = sorted(tray.left, key=tray.grip)
    return order[0] if word == "loose" else order[-1]


@given(st.lists(changes, max_size=20))
def test_a_hand_survives_being_written_as_one_word(told: Any):
    lift = HandLift(tuple(told))
    assert decode_lift(lift.encode()) == lift and len(lift.encode().split()) == 1


@given(places)
def test_a_record_has_every_place_of_the_hand(told: Any):
    assert list(HandLift.of(told).places()) == told


@pytest.mark.parametrize(
    "told", [None, ((1, 2),), ((0, 1, 1),), ((31, 1, 1),), ((1, 181, 0),), ((1, 1, 61),), ((1, 1.0, 0),)]
)
def test_what_no_hand_does_is_refused(told: Any):
    with pytest.raises(MachineError):
        HandLift(told)
    with pytest.raises(MachineError, match="at most 300"):
        HandLift(((1, 1, 1),) * (MOST_TICKS + 1))


@pytest.mark.parametrize("ticks", [0, 4, 9, MOST_TICKS])
def test_a_drawn_pull_is_the_same_again_from_its_record(ticks: int):
    tray, report, lift = drawn(50, crooked, ticks)
    again = mixed(SEED)
    assert to_end(PullRun(again, 50, decode_lift(lift.encode()))) == report
    assert again.digest() == tray.digest()


def test_bar_and_neighbours_move_while_the_hand_draws():
    """A hand that leans towards the bar presses it back, and takes the neighbours along."""
    tray = mixed(SEED)
    face = tray.packing.bar[1] - BAR_HALF
    touching = [n for n, (_, y, _) in tray.packing.discs if face - y - BY_NUMBER[n].radius < 0.1]
    run = PullRun(tray, max(touching, key=tray.grip), HandLift(), live=True)
    before = run.frame()
    for tick in range(20):
        run.draw(0.4 * tick, min(6.0, 0.3 * tick))
        for _ in range(TICK):
            run.step()
    after = run.frame()
    assert 0 < run.raised < 1
    assert sum(math.dist(after.poses[n][:2], before.poses[n][:2]) > 0.3 for n in tray.left) >= 2, "itself and another"
    assert after.bar[2] > before.bar[2] + 0.5


def test_the_path_and_the_speed_of_the_hand_decide_how_the_tray_then_stands():
    hands = (lambda tick: (0.4 * tick, 0.0), lambda tick: (6.0 * tick, 0.0), lambda tick: (0.4 * tick, -4.0))
    assert len({drawn(50, hand)[0].digest() for hand in hands}) == 3


def test_what_is_held_fast_follows_later_and_in_jerks():
    shares, stuck = {}, {}
    for word in ("loose", "locked"):
        run = PullRun(mixed(SEED), held(word), HandLift(), live=True)
        assert isinstance(run.raising, HandRaise)
        stuck[word] = 0
        for tick in range(18):
            run.draw(0.4 * tick, 0.0)
            for _ in range(TICK):
                run.step()
                stuck[word] += run.raising.sticks
        shares[word] = run.raised
    assert shares["loose"] > shares["locked"] > 0
    assert stuck["locked"] > stuck["loose"]


@pytest.mark.slow
@pytest.mark.parametrize("word", ["loose", "locked"])
@pytest.mark.parametrize("hand", [lambda tick: (0.0, 6.0), lambda tick: (18.0 * (tick % 2), 6.0 - tick % 12)])
def test_every_piece_comes_out_whatever_the_hand_does(word: str, hand: Any):
    tray, report, lift = drawn(held(word), hand)
    assert report.number not in tray.left
    assert report.steps <= (MOST_TICKS + 60) * TICK + 4 * 960
    assert len(lift.changes) <= MOST_TICKS


def test_the_farthest_that_the_bar_went_in_counts():
    """A mark that was passed stays passed, wherever the bar comes to rest (BT-06)."""
    run = PullRun(mixed(SEED), 50)
    while not run.done:
        run.step()
        farthest = run.travel_mm
    assert run.report().travel_mm >= farthest and run.tripped == (farthest >= 6.35)


# Only hands change the tray, by what they do to it; feeling changes nothing.


ROOT = Path(__file__).resolve().parents[3]
TRAY = sorted((ROOT / "game" / "games" / "boobytrap" / "tray").glob("*.py"))


def test_feeling_is_harmless_and_moves_what_is_loose_more_than_what_is_held():
    tray = mixed(SEED)
    before = tray.digest()
    ordered = sorted(tray.left, key=tray.grip)
    gives = []
    for number in (ordered[0], ordered[-1]):
        run = ProbeRun(tray, number)
        frames = set()
        while not run.done:
            run.step()
            frames.add(run.frame().poses[number])
        report = run.report()
        assert len(frames) > 10, "it can be seen to answer"
        assert report.bar_mm < 0.1 * MARK, "feeling cannot trip (BT-11)"
        assert report.grip == tray.grip(number)
        assert run.frame() == tray.frame()
        gives.append(report.give_mm)
    assert gives[0] > 0.3 > gives[1]
    assert tray.digest() == before
    with pytest.raises(MachineError, match="piece 0 is not in the tray"):
        ProbeRun(tray, 0)


def test_an_unsure_hand_pulls_otherwise_than_a_steady_one():
    tray = mixed(SEED)
    number = max(tray.left, key=tray.grip)
    assert taken(tray, number, SHAKY)[0].digest() != taken(tray, number)[0].digest()


def test_nothing_is_scripted():
    """Only hands change the world: one takes and lifts, one feels, one stirs, one holds the bar back and lets it in."""
    assert changed("remove") == {
        "mixing": ["_lift_finger"],
        "pulling": ["_take"],
        "world": ["release", "take"],
    }
    assert changed("anchor_a") == {"mixing": ["_press_home"], "pulling": ["_hold"], "settled": ["step"]}
    assert changed("velocity") == {"mixing": ["_stir"]}, "the finger's own speed"
    for name in ("force", "impulse", "torque"):
        uses = [attribute for attribute in _attributes() if name in attribute and attribute.startswith("apply")]
        assert uses == []
    forbidden = {
        "velocity_func",
        "position_func",
        "on_collision",
        "add_post_step_callback",
        "angular_velocity",
        "gravity",
    }
    assert not forbidden & _attributes()


def changed(name: str) -> dict[str, list[str]]:
    """Per file, the functions that use this attribute."""
    found: dict[str, list[str]] = {}
    for file in TRAY:
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                uses = [n for n in ast.walk(function) if isinstance(n, ast.Attribute) and n.attr == name]
                found.setdefault(file.stem, []).extend([function.name] * bool(uses))
    return {file: functions for file, functions in found.items() if functions}


def _attributes() -> set[str]:
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in TRAY)
    return {n.attr for tree in trees for n in ast.walk(tree) if isinstance(n, ast.Attribute)}
