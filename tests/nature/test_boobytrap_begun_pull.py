"""What is noted of a pull under way is enough to go on with it, from old saves and from new ones."""

import pytest

from game.core.players import finish
from game.games.boobytrap.nature import BoobyTrapNature, PendingPull, tray_of
from game.games.boobytrap.nature.begun_pull import begun_lift, begun_notes, draw_note
from game.games.boobytrap.rules.moves import Take, Touch
from game.games.boobytrap.tray import tray_cache
from game.machine.lift import STEADY, TICK, HandLift, decode_lift
from tests.nature.test_boobytrap_nature import play


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
    tray_cache.KEPT.clear()
    assert tray_of(match.state).digest() == pending.tray.digest()


@pytest.mark.parametrize("ticks", [1, 7, 14])
def test_a_pull_that_is_cut_off_comes_to_the_end_that_was_noted(ticks):
    state = taking(50).state
    pending = PendingPull(state, HandLift(), live=True)
    stepped(pending.run, ticks)
    lift = begun_lift(begun_notes(HandLift()), [draw_note(HandLift(), pending.run.lift)])
    assert finish(PendingPull(state, lift)).answer == finish_live(pending).answer


def finish_live(pending):
    """The hand is taken away."""
    pending.run.let_go()
    return finish(pending)


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
