"""Causes of misses, proven on the machine itself: all parts true but for those that are named."""

import pytest

from game.games.mousetrap.nature.causes import TIPPED, Cause, CauseSearch, Remedy, cause_of, outcome, remedies, shifted
from game.games.mousetrap.nature.trials import Trial, ran
from game.games.mousetrap.trap.machine import PART_NUMBERS, Placement, TrapInputs
from game.games.mousetrap.trap.report import LINKS, TrapReport
from game.machine.hand import steady
from tests.machine.rigs import exactly

BASE_LEANS = {12: Placement(deg=-3.0)}
LAMP_LEANS = {7: Placement(-3.0, 3.0)}
UNLUCKY = Trial().inputs(700001)
CALM, HASTY = steady(0.7), steady(5.0)


def searched(placements, hand=CALM):
    inputs = TrapInputs({**exactly(), **placements}, hand)
    report = ran(inputs)
    assert not report.captured
    search = CauseSearch(inputs, report, tries=2, fresh=2)
    return search, sum(1 for _ in search.slices())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("placements", "hand", "kind", "parts"),
    [
        ({}, HASTY, "hand", ()),
        ({**BASE_LEANS, 4: Placement(1.0)}, CALM, "part", (12,)),
        ({**BASE_LEANS, **LAMP_LEANS}, CALM, "pair", (7, 12)),
        (BASE_LEANS, HASTY, "pair", (12,)),
    ],
)
def test_what_makes_the_machine_catch_when_put_right_is_the_cause(placements, hand, kind, parts):
    search, slices = searched(placements, hand)
    assert search.over and search.found == Cause(kind, parts, hand is HASTY, 0.0, 1.0, 2)
    assert search.found.explained and search.found.remedy == Remedy(parts, hand is HASTY)
    assert slices > 500  # Some millisecond each.


@pytest.mark.slow
def test_a_machine_that_mostly_catches_had_bad_luck_however_the_search_is_sliced():
    report = ran(UNLUCKY)
    assert not report.captured
    one, two = (CauseSearch(UNLUCKY, report, tries=2, fresh=2) for _ in range(2))
    answers = 0
    while not one.over:
        answers += one.work(0.001)
    assert len(list(two.slices())) > 100
    assert one.found == two.found and one.found is not None
    assert one.found.kind == "luck" and one.found.explained
    assert answers == 3  # How often it catches, at once; that it was luck; and the same from other shifts.


@pytest.mark.slow
def test_a_hand_that_is_hasty_but_not_to_blame_is_not_blamed_with_the_part():
    search, _ = searched({**BASE_LEANS, 3: Placement(0.3), 7: Placement(0.2)}, steady(1.2))
    assert search.found == Cause("part", (12,), False, 0.0, 1.0, 2)


@pytest.mark.parametrize("stood", range(11))
def test_a_remedy_explains_from_ten_more_catches_of_twenty_on(stood):
    assert Cause("part", (16,), False, stood / 20, (stood + 10) / 20, 20).explained
    assert not Cause("part", (16,), False, stood / 20, (stood + 9) / 20, 20).explained


def test_a_machine_that_lacks_a_part_is_not_searched():
    inputs = TrapInputs(exactly((22,)), CALM)
    search = CauseSearch(inputs, ran(inputs))
    assert list(search.slices()) == []
    assert search.found is not None and search.found.kind == "none" and not search.found.explained


def test_only_what_is_off_true_and_not_beyond_the_failing_link_can_be_put_right_the_worst_first():
    placements = {3: Placement(0.3), 7: Placement(0.2, -3.0), 8: Placement(-1.0), 23: Placement(3.0)}
    inputs = TrapInputs({**exactly(), **placements}, HASTY)
    links = tuple((link, 100 * at) for at, link in enumerate(LINKS[: LINKS.index("shoe_struck")]))
    stopped = TrapReport(links, False, False, False, 4000, "")
    assert remedies(inputs, stopped) == [Remedy(calm=True), Remedy((7,)), Remedy((8,)), Remedy((3,))]


def test_tiny_shifts_stay_tiny_and_within_the_limits():
    stood = dict.fromkeys(PART_NUMBERS, Placement(3.0, -3.0, 20.0))
    one, two = shifted(stood, 1), shifted(stood, 2)
    assert one != two and one == shifted(stood, 1)
    assert all(at.mm >= 2.95 and at.deg <= -2.975 and at.grip_pct >= 19.75 for at in one.values())


@pytest.mark.slow
@pytest.mark.parametrize(
    "trial", [Trial(), Trial(mm=2.0, deg=1.5), Trial(mm=2.0, deg=1.5, rps=0.3), Trial(mm=1.5, deg=1.0, rps=4.0)]
)
def test_a_run_that_ends_once_it_is_decided_says_what_the_whole_run_says(trial):
    for seed in range(700100, 700106):
        whole, decided = ran(trial.inputs(seed)), outcome(trial.inputs(seed))
        assert (decided.captured, decided.misfired) == (whole.captured, whole.misfired)
        assert decided.links == (whole.links[: len(decided.links)] if whole.misfired else whole.links)
        assert decided.steps <= whole.steps and (whole.captured or whole.misfired or decided.steps < whole.steps)
        assert not whole.captured or decided == whole


def test_a_brief_run_does_not_wait_for_another_turn_of_the_hand():
    made = (Trial(mm=3.0, deg=3.0).inputs(seed) for seed in range(700200, 700230))
    wholes = ((inputs, outcome(inputs)) for inputs in made)
    inputs, whole = next(each for each in wholes if 0 < len(each[1].links) < TIPPED and not each[1].misfired)
    brief = outcome(inputs, brief=True)
    assert brief.links == whole.links and brief.steps < whole.steps / 1.5


@pytest.mark.slow
def test_what_is_found_depends_neither_on_the_order_of_the_runs_nor_on_who_makes_them():
    search, _ = searched({**BASE_LEANS, **LAMP_LEANS})
    beside = CauseSearch(search.inputs, search.report, tries=2, fresh=2)
    while not beside.over:
        some = list(beside.wanted)[:3]
        for wanted in reversed(some):
            beside.learn(wanted, outcome(beside.run_of(wanted), wanted.brief))
    assert beside.found == search.found and beside.tried >= search.tried
    better = beside.catching()
    assert better is not None and better == search.catching() and ran(better).captured


@pytest.mark.slow
def test_what_cured_these_parts_before_is_tried_first():
    search, _ = searched({**BASE_LEANS, **LAMP_LEANS})
    again = CauseSearch(search.inputs, search.report, 2, 2, first=search.found.remedy)
    list(again.slices())
    assert again.found == search.found and again.tried < search.tried


def test_a_machine_that_nothing_cures_is_given_up_after_so_many_steps_and_its_share_is_of_twenty_runs(monkeypatch):
    lost = TrapReport((("crank_turned", 100),), False, False, False, 9000, "")

    def nothing(inputs, brief):
        yield
        return lost

    monkeypatch.setattr("game.games.mousetrap.nature.causes.outcome_in_slices", nothing)
    inputs = TrapInputs(dict.fromkeys(PART_NUMBERS, Placement(3.0, 3.0)), CALM)
    last = TrapReport(tuple((link, 9) for link in LINKS[:-1]), False, False, False, 1000, "")
    search = CauseSearch(inputs, last)
    tried = next(search.tried for _ in search.slices() if search.together)
    assert 24 <= tried <= 40 and not search.over, "each thing alone, and gone on with"
    list(search.slices())
    assert 60 < search.tried <= 161, "1,400,000 steps at the most, and 25 runs of the machine as it stands"
    assert search.found == Cause("none", (), False, 0.0, 0.0, 20) and cause_of(inputs, last) == search.found


CATCH = TrapReport(tuple((link, number) for number, link in enumerate(LINKS)), True, False, False, 500, "")
MISS = TrapReport(CATCH.links[:15], False, False, False, 500, "")


def answers(stands, cures, post=2.5):
    """What is told one after the other of a machine that catches as it stands under some shifts, and with its post put
    true under others."""
    search = CauseSearch(TrapInputs({**exactly(), 23: Placement(deg=post)}, CALM), MISS)
    told = []
    while not search.over:
        wanted = next(search.wanted)
        caught = (cures if 23 in wanted.remedy.parts else stands)(wanted.shift)
        if search.learn(wanted, CATCH if caught else MISS):
            told.append((search.found.kind, search.over or search.suspected))
    return search.found, told


def half(shift):
    return shift % 2 == 0


@pytest.mark.parametrize("stands", [half, lambda shift: shift > 9 and half(shift)], ids=["always", "later"])
def test_where_half_catch_as_it_stands_a_part_that_cures_all_is_to_blame_and_not_luck(stands):
    found, _ = answers(stands, lambda shift: True)
    assert found == Cause("part", (23,), False, 0.5, 1.0, 20)


def test_where_half_catch_and_a_part_put_true_cures_not_all_it_was_luck():
    found, told = answers(half, lambda shift: shift < 20)
    assert found == Cause("luck", (), False, 0.5, 0.5, 20)
    assert {kind for kind, _ in told} == {"none", "luck"}


def test_no_part_is_suspected_before_it_is_known_that_it_was_not_luck():
    found, told = answers(lambda shift: shift == 0 or shift > 9, lambda shift: True)
    assert found.kind == "luck" and not any(kind == "part" for kind, _ in told)


def test_a_part_is_suspected_at_once_where_the_machine_never_caught():
    found, told = answers(lambda shift: False, lambda shift: True)
    assert found.kind == "part" and told.index(("part", True)) < len(told) - 1
