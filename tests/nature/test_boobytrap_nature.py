"""The real tray answers the rules of Booby-Trap, and is had again from the match alone."""

import random
from collections import OrderedDict

import pytest

from game.core.acts import Ask
from game.core.players import Steadiness
from game.core.players import finish as finished
from game.core.setup import Seat
from game.core.slices import finish
from game.games.boobytrap.nature import (
    BoobyTrapNature,
    PendingPull,
    begun_lift,
    begun_notes,
    draw_note,
    feel,
    judge,
    tray_of,
)
from game.games.boobytrap.rules import BOOBYTRAP
from game.games.boobytrap.rules.moves import Mixed, Pulled, Take, Touch
from game.games.boobytrap.rules.state import Pull
from game.games.boobytrap.tray import history
from game.games.boobytrap.tray.history import mixed
from game.games.boobytrap.tray.pulling import PullReport
from game.games.boobytrap.tray.settled import grade
from game.machine.lift import STEADY, TICK, HandLift, decode_lift, wobbly
from game.session.match import Match
from game.session.record import parsing
from game.session.replay import replay
from tests.harness.walk import log_of


def report(**facts) -> PullReport:
    known = {
        "number": 5,
        "travel_mm": 0.0,
        "thrown": (),
        "steps": 100,
        "settled": True,
        "knocks": (),
        "rest_s": 0.1,
        "digest": "0" * 64,
    }
    return PullReport(**{**known, **facts})


def play(nature, *moves, match=None):
    """A match in which these moves are made and nature answers."""
    if match is None:
        match = Match(BOOBYTRAP, BOOBYTRAP.setup([Seat("p1", "bot:1"), Seat("p2")]))
    for move in (None, *moves):
        if move:
            match.play(move)
        while isinstance(waiting := match.waiting, Ask):
            answered = nature.answer(match.state, waiting, match.answers)
            match.play(answered.answer, answered.notes)
    return match


def test_the_travel_is_told_in_inches():
    """BT-06, BT-07"""
    assert judge(report(travel_mm=6.35), STEADY) == Pulled(0.25, (), "steady")
    assert judge(report(travel_mm=6.3499), STEADY).moved_in < 0.25
    assert judge(report(travel_mm=2.54, thrown=(9, 60)), STEADY) == Pulled(0.1, (9, 60), "steady")
    assert judge(report(travel_mm=float("inf")), STEADY).moved_in == 12.0


def test_a_grip_keeps_its_grade():
    match = play(BoobyTrapNature(3, {}))
    tray = tray_of(match.state)
    for number in tray.left:
        state = match.state._replace(touched=number)
        assert grade(feel(state).grip / 100) == grade(tray.grip(number))


def test_only_a_pull_takes_time():
    assert [BoobyTrapNature(1, {}).instant(Ask(kind, "p1", 5)) for kind in ("mix", "feel", "pull")] == [
        True,
        True,
        False,
    ]


def test_the_same_seed_answers_the_same_and_another_differently():
    first, again = (play(BoobyTrapNature(3, {}), Touch(5), Take(), Touch(9), Take()) for _ in range(2))
    assert [(act.text, act.notes) for act in first.played] == [(act.text, act.notes) for act in again.played]
    assert play(BoobyTrapNature(4, {})).state.seed != first.state.seed > 0


def test_people_lift_straight_and_computer_players_as_steadily_as_they_are():
    match = play(BoobyTrapNature(3, {"p1": Steadiness(mm=1.5)}), Touch(5), Take(), Touch(9), Take())
    unsure, steady = (pull.lift for pull in match.state.pulls)
    assert steady == STEADY.encode() != unsure


def test_a_note_tells_how_to_watch_a_pull_again():
    match = play(BoobyTrapNature(3, {}), Touch(5), Take())
    name, lift, steps, digest, build = match.played[-1].notes[0].split()
    assert (name, lift) == ("pull", "lift=steady")
    assert steps.startswith("steps=") and digest.startswith("digest=") and build.startswith("build=")


@pytest.mark.slow
def test_a_replayed_match_runs_no_physics_and_its_tray_is_the_same(monkeypatch):
    match = play(BoobyTrapNature(3, {}), Touch(5), Take(), Touch(30), Take(), Touch(60), Take())
    stands = tray_of(match.state).digest()
    monkeypatch.setattr(history, "KEPT", OrderedDict())
    monkeypatch.setattr(history, "Rebuild", None)
    loaded = replay(BOOBYTRAP, finish(parsing(log_of(match))))
    assert loaded.state == match.state
    monkeypatch.undo()
    history.KEPT.clear()
    assert tray_of(loaded.state).digest() == stands


@pytest.mark.slow
def test_a_tray_that_is_not_at_hand_is_rebuilt_and_plays_on_the_same():
    moves = (Touch(5), Take(), Touch(30), Take())
    nature = BoobyTrapNature(3, {"p1": Steadiness(mm=1.5)})
    first = play(nature, *moves, Touch(60), Take())
    history.KEPT.clear()
    again = play(nature, Touch(60), Take(), match=play(nature, *moves))
    assert [act.text for act in first.played] == [act.text for act in again.played]


def test_what_was_written_down_is_what_happened():
    """Where another machine's physics differs, the recorded thrown pieces are out all the same."""
    state = BOOBYTRAP.start(BOOBYTRAP.setup([Seat("p1"), Seat("p2")]))
    state = BOOBYTRAP.apply(state, Mixed(3)).state._replace(pulls=(Pull(5, "steady", (6, 40)),))
    assert set(mixed(3).left) - set(tray_of(state).left) == {5, 6, 40}


def test_a_pull_can_be_watched_step_by_step_with_ones_own_lift():
    match = play(BoobyTrapNature(3, {}), Touch(5))
    match.play(Take())
    lift = wobbly(2.0, random.Random(1))
    pulling = PendingPull(match.state, lift)
    while not pulling.run.done:
        pulling.run.step()
    answered = pulling.answered()
    match.play(answered.answer, answered.notes)
    assert match.state.pulls[-1].lift == lift.encode()
    assert tray_of(match.state).digest() == pulling.tray.digest()
    assert tray_of(match.state).left == match.state.left


# What is noted of a pull under way is enough to go on with it, from old saves and from new ones.


def taking(number):
    """A match that waits for the pull of a piece."""
    match = play(BoobyTrapNature(3, {}), Touch(number))
    match.play(Take())
    return match


def stepped(run, ticks):
    for tick in range(ticks):
        run.draw(0.7 * tick, 0.1 * tick)
        for _ in range(TICK):
            run.step()


def test_a_drawn_pull_is_written_down_and_its_tray_had_again_from_the_match_alone():
    match = taking(50)
    pending = PendingPull(match.state, HandLift(), live=True)
    stepped(pending.run, 9)
    answered = finish_live(pending)
    match.play(answered.answer, answered.notes)
    assert match.state.pulls[-1].lift.startswith("hand,")
    history.KEPT.clear()
    assert tray_of(match.state).digest() == pending.tray.digest()


@pytest.mark.parametrize("ticks", [1, 7, 14])
def test_a_pull_that_is_cut_off_comes_to_the_end_that_was_noted(ticks):
    state = taking(50).state
    pending = PendingPull(state, HandLift(), live=True)
    stepped(pending.run, ticks)
    lift = begun_lift(begun_notes(HandLift()), [draw_note(HandLift(), pending.run.lift)])
    assert finished(PendingPull(state, lift)).answer == finish_live(pending).answer


def finish_live(pending):
    """The hand is taken away."""
    pending.run.let_go()
    return finished(pending)


def test_notes_that_follow_each_other_give_the_last_lift():
    lifts = (
        HandLift(((3, 10, 0),)),
        HandLift(((2, 10, 0), (1, 20, -5))),
        HandLift(((2, 10, 0), (1, 20, -5), (30, 20, -5), (1, 90, 4))),
    )
    notes, before = [], HandLift()
    for lift in lifts:
        notes.append(draw_note(before, lift))
        before = lift
        assert begun_lift(begun_notes(HandLift()), notes) == lift


@pytest.mark.parametrize("word", ["steady", "10:5,-20:0", "hand", "hand,2:10:-3"])
def test_the_lift_of_a_move_is_read_as_it_was_noted(word):
    """The first two are all that older matches know."""
    assert begun_lift(begun_notes(decode_lift(word)), ()) == decode_lift(word)


@pytest.mark.parametrize(
    "note", ["draw ", "draw kept=1 lift=steady", "draw kept=0 lift=hand,0:0:0", "draw kept=x lift=hand"]
)
def test_a_note_that_cannot_be_read_leaves_what_was_known(note):
    known = draw_note(HandLift(), HandLift(((3, 10, 0),)))
    assert begun_lift(("lift hand",), (known, note)) == HandLift(((3, 10, 0),))
    assert begun_lift(("lift zzz",), (note,)) == STEADY
