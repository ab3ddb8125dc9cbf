"""One attempt of the real machine, and what the rules hear of it."""

import random

import pytest

from game.core.acts import Ask
from game.core.players import Steadiness
from game.core.setup import Seat
from game.games.mousetrap.nature import MouseTrapNature, set_down
from game.games.mousetrap.nature.cranking import crank_hand, judge, trap_run
from game.games.mousetrap.rules import MOUSETRAP, rules
from game.games.mousetrap.rules.moves import TrapRan
from game.games.mousetrap.trap.machine import MAX_DEG, MAX_GRIP_PCT, MAX_MM
from game.games.mousetrap.trap.report import LINKS, TrapReport
from game.games.mousetrap.trap.run import MAX_STEPS
from game.machine.hand import Hand, steady


def standing():
    seats = [Seat("red", "bot:2"), Seat("blue", "bot:2")]
    return MOUSETRAP.start(MOUSETRAP.setup(seats, {"start_built": 24}))


def report(links: int, **facts: bool) -> TrapReport:
    reached = tuple((link, step) for step, link in enumerate(LINKS[:links]))
    known = {"captured": False, "misfired": False, "refused": False, **facts}
    return TrapReport(reached, steps=100, digest="0" * 64, **known)


def test_a_capture_is_a_whole_chain_at_rest():
    """MT-34"""
    assert judge(report(17, captured=True)) == TrapRan(True, "cage_down")
    assert judge(report(16)) == TrapRan(False, "cage_left_post")


def test_a_misfire_is_a_miss():
    """MT-35"""
    assert judge(report(9, misfired=True)) == TrapRan(False, "rod_struck", misfired=True)
    assert not judge(report(17, captured=True, misfired=True)).captured


def test_a_machine_that_does_not_stand_is_not_started():
    """MT-41: what special rule 1 would have a player check is seen as the machine settles."""
    assert judge(report(0, refused=True)) == TrapRan(False, "nothing")


@pytest.mark.parametrize("hand", [steady(-0.7), Hand(())], ids=["anticlockwise", "idle"])
def test_only_clockwise_drives(hand: Hand):
    """MT-36, MT-37: and an attempt ends by itself."""
    run = trap_run(standing(), hand)
    while not run.done:
        run.step()
    found = run.report()
    assert not found.captured
    assert found.steps <= MAX_STEPS


def test_the_answer_is_that_of_the_same_inputs():
    ask = Ask("trap", "red")
    first, second = (MouseTrapNature(3, {}).answer(standing(), ask, 40) for _ in range(2))
    assert first == second
    assert first.notes[0].startswith("trap hand=")


def test_hands_stay_within_what_rules_and_machine_take():
    assert (rules.MOST_MM, rules.MOST_DEG, rules.MOST_GRIP_PCT) == (MAX_MM, MAX_DEG, MAX_GRIP_PCT)
    rng = random.Random(1)
    for _ in range(200):
        placed = set_down(Steadiness(), rng)
        assert abs(placed.mm) <= 1 and abs(placed.deg) <= 0.5 and abs(placed.grip_pct) <= 5
        assert MOUSETRAP.decode(MOUSETRAP.encode(placed)) == placed


def test_an_unsure_hand_is_jerky():
    rng = random.Random(1)
    assert crank_hand(Steadiness(rps=0.7, uneven=0), rng) == steady(0.7)
    assert len(crank_hand(Steadiness(jerky=True), rng).changes) > 20


def test_every_attempt_has_a_speed_of_its_own():
    rng = random.Random(1)
    speeds = {crank_hand(Steadiness(rps=1.0, uneven=0.3), rng).changes[-2][1] for _ in range(50)}
    assert len(speeds) > 40 and min(speeds) >= 0.7 and max(speeds) <= 1.3
