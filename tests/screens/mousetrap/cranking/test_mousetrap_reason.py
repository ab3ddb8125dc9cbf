"""The search for the cause of a miss as a scene makes it: beside the window, and kept for the next miss."""

import pytest

from game.games.mousetrap.nature.causes import Cause, outcome
from game.games.mousetrap.table.cranking import verdict as reason
from game.games.mousetrap.table.cranking.verdict import Foresight, Reason
from game.games.mousetrap.trap.machine import Placement, TrapInputs
from game.games.mousetrap.trap.run import TrapRun
from game.machine.hand import Hand, steady
from tests.machine.rigs import exactly
from tests.patience import as_long_as

LEANS = {**exactly(), 12: Placement(deg=-3.0)}


class Beside:
    """Workers that do their work when it is taken."""

    def __init__(self):
        self.ready, self.closed, self.work = True, 0, {}

    @property
    def free(self):
        return len(self.work) < 4

    def has(self, name):
        return name in self.work

    def give(self, name, work, *given):
        assert self.free and work is outcome
        self.work[name] = given

    def taken(self):
        done, self.work = self.work, {}
        return [(name, outcome(*given)) for name, given in reversed(done.items())]

    def close(self):
        self.closed += 1


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch):
    monkeypatch.setattr(reason, "_before", type(reason._before)(maxlen=8))


def over(inputs):
    run = TrapRun(inputs)
    for _ in as_long_as(lambda: not run.done, 20_000):
        run.step()
    return run


def finished(found):
    rounds = 0
    for _ in as_long_as(lambda: found.looking, 20_000):
        found.work()
        rounds += 1
    return rounds


@pytest.mark.slow
def test_workers_find_what_is_found_here_and_are_let_go_afterwards():
    run, workers = over(TrapInputs(LEANS, steady(0.7))), Beside()
    here = Reason(run, 2, 2)
    assert here.cause is None
    finished(here)
    reason._before.clear()
    beside = Reason(run, 2, 2, workers)
    assert not workers.closed and beside.told.endswith("Finding out why…")
    finished(beside)
    assert (beside.told, beside.cause) == (here.told, ("part", (12,), False)) and beside.better == here.better
    assert workers.closed == 1


def told_of(found, together=False, over=False):
    """What a reason says of a machine that leans, once its search has come so far."""
    why = Reason(over_run(), 2, 2)
    why._search.found, why._search.together, why._search.over = found, together, over
    return why.told, why.cause


def over_run():
    return over(TrapInputs(LEANS, steady(0.7)))


def test_that_nothing_is_to_blame_is_told_only_once_all_was_tried_and_no_share_before_that():
    none, luck = Cause("none", (), False, 0.0, 0.0, 5), Cause("luck", (), False, 0.6, 0.6, 10)
    for early, together in ((None, False), (none, False), (none, True), (luck, False)):
        told, cause = told_of(early, together)
        assert "to blame" not in told and "tries" not in told and cause == (("none", (), False) if together else None)
        assert told == "Finding out why…"
    told, cause = told_of(Cause("none", (), False, 0.0, 0.0, 20), True, over=True)
    assert (
        told == "No one thing was to blame. Set off just like that, it catches the mouse in 0 of 20 tries."
        and cause == ("none", (), False)
    )


def test_what_may_be_to_blame_is_named_at_once_and_its_share_once_it_holds():
    early, late = (Cause("part", (12,), False, 0.0, 0.9, tries) for tries in (10, 20))
    told, cause = told_of(early)
    assert told == "The base under the plumbing ended up leaning 3.0° to the right. Making sure that’s why…"
    assert told_of(late, over=True)[0].endswith("With that fixed, it caught the mouse 18 of 20 times.")
    assert cause == ("part", (12,), False)


@pytest.mark.slow
def test_results_of_a_search_that_was_left_are_not_taken_for_this_one():
    workers = Beside()
    left = Reason(over(TrapInputs({**LEANS, 7: Placement(3.0)}, steady(0.7))), 2, 2, workers)
    left.work()
    assert workers.work
    found = Reason(over(TrapInputs(LEANS, steady(0.7))), 2, 2, workers)
    finished(found)
    assert found.cause == ("part", (12,), False)


@pytest.mark.slow
def test_the_same_run_is_answered_at_once_and_the_same_parts_sooner():
    inputs = TrapInputs({**LEANS, 7: Placement(3.0)}, steady(0.7))
    first = Reason(over(inputs), 2, 2)
    finished(first)
    again = Reason(over(inputs), 2, 2)
    assert not again.looking and again.told == first.told
    other = Reason(over(TrapInputs(inputs.placements, Hand((*steady(0.7).changes, (3400, 0.0))))), 2, 2)
    assert other.looking
    finished(other)
    assert other.cause == first.cause and other._search.tried < first._search.tried


def test_a_hopeless_machine_has_its_answer_at_once_under_any_calm_hand():
    hopeless = Reason(over(TrapInputs(LEANS, steady(0.7))), 2, 2)
    hopeless._search.over, hopeless._search.found = True, Cause("none", (), False, 0.0, 0.0, 10)
    for hand, looking in ((steady(0.8), False), (steady(5.0), True)):
        assert Reason(over(TrapInputs(LEANS, hand)), 2, 2).looking is looking
    moved = {**LEANS, 3: Placement(0.1)}
    assert Reason(over(TrapInputs(moved, steady(0.7))), 2, 2).looking


def seen_to_its_end(run, foresight, hand=None):
    """Step a run, and look ahead in each frame of it; the steps after which something was begun, 0 if nothing was."""
    begun = 0
    for _ in as_long_as(lambda: not run.done, 20_000):
        for _step in range(16):
            if hand and not run.done and len(run.links) < run.free_at:
                run.turn(hand)
            run.step()
        if len(run.links) >= run.free_at and hand:
            run.turn(0.0)
        foresight.work(run)
        begun = begun or (run.steps if foresight._inputs else 0)
    return begun


@pytest.mark.slow
def test_the_cause_is_sought_while_the_run_is_shown_and_told_after_its_end():
    run = over(TrapInputs(LEANS, steady(0.7)))
    usual = Reason(run, 2, 2)
    rounds = finished(usual)
    reason._before.clear()
    workers, again = Beside(), TrapRun(TrapInputs(LEANS, steady(0.7)))
    assert seen_to_its_end(again, Foresight(workers, 2, 2)) == 16
    sooner = Reason(again, 2, 2, workers)
    assert finished(sooner) < rounds / 2 and (sooner.cause, sooner.told) == (usual.cause, usual.told)


def test_nothing_is_sought_before_a_live_hand_is_off_nor_of_a_catch():
    live = TrapRun(TrapInputs(LEANS, steady(0.7)), live=True)
    begun = seen_to_its_end(live, Foresight(Beside(), 2, 2), hand=0.7)
    assert begun >= live.links[live.free_at - 1][1] and len(reason._before) == 1
    reason._before.clear()
    seen_to_its_end(TrapRun(TrapInputs(exactly(), steady(0.7))), Foresight(Beside(), 2, 2))
    assert not reason._before
