import pytest

from game.physics.hand import Hand, steady
from game.physics.mousetrap.inputs import Placement, TrapInputs
from game.physics.mousetrap.report import TrapReport
from game.physics.mousetrap.run import TrapRun
from game.words.mousetrap_links import LINK_MISSING, missing
from game.words.mousetrap_misses import FAST, cue, turned

TRUE = {number: Placement() for number in range(1, 25)}


def ran(placements, hand):
    run = TrapRun(TrapInputs(placements, hand))
    while not run.done:
        run.step()
    return run.report()


def test_a_miss_by_haste_is_told_as_one():
    hand = steady(2.5)
    report = ran(TRUE, hand)
    assert not report.captured
    assert cue(report, TRUE, hand) == "The crank was turned fast, and that shakes everything."


def test_the_part_that_stands_worst_is_named():
    placements, hand = TRUE | {12: Placement(deg=-3.0), 8: Placement(mm=1.2)}, steady(0.6)
    report = ran(placements, hand)
    assert not report.captured
    assert cue(report, placements, hand) == "Part 12, the base under the plumbing, stands furthest off true."


def test_nothing_is_blamed_where_all_stands_well_or_the_trap_worked():
    hand = steady(0.7)
    missed = TrapReport((("crank_turned", 40),), False, False, False, 3000, "")
    assert cue(missed, TRUE | {3: Placement(0.6, -0.8)}, hand) == ""
    assert cue(ran(TRUE, hand), TRUE | {3: Placement(3.0)}, hand) == ""


@pytest.mark.parametrize("rps", [0.5, 1.0, 2.5])
def test_the_speed_is_that_of_the_turning_hand(rps):
    report = TrapReport((), False, False, False, 3000, "")
    assert turned(report, Hand(((0, 0.0), (500, rps), (1500, 0.0)))) == pytest.approx(rps)
    assert turned(report, Hand(((0, rps), (1000, -1.0)))) == pytest.approx(rps)
    assert (turned(report, steady(rps)) > FAST) == (rps > FAST)


@pytest.mark.parametrize("link", LINK_MISSING)
def test_why_a_chain_ended_is_a_sentence_that_begins_with_one_capital(link):
    text = LINK_MISSING[link]
    assert missing(link)[0].isupper()
    assert missing(link)[1:] == text[1:]
