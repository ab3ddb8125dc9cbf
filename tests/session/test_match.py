"""Undo, forgetting, scripted answers, and the same log in other processes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from game.catalog import GAMES
from game.core.acts import Answer, Ask, BadText, IllegalAct, Turn
from game.core.players import Answered, Choice
from game.core.setup import Seat
from game.games.mousetrap.nature import set_anew
from game.games.mousetrap.rules.moves import Placed, Roll, Rolled, Stop, TrapRan, TurnCrank
from game.session.match import EndlessMatch, Match, MatchError
from game.session.match_runner import MatchRunner, play_on
from tests.session.matches import ROW, play, table

# Answers read from a list, for tests and for showing a known match.


class Script:
    """Gives the answers of a list in order; raises IndexError when the list is used up."""

    def __init__(self, answers: Iterable[Answer]) -> None:
        self._answers = tuple(answers)

    def instant(self, ask: Ask) -> bool:
        """A list never takes time."""
        return True

    def answer(self, state: object, ask: Ask, number: int) -> Answered:
        """The answer of that number."""
        return Answered(self._answers[number])


# The match that is told them.


GOLDEN = Path(__file__).parents[1] / "harness" / "golden"


class Slow(Script):
    """A script whose machines are waited for."""

    def instant(self, ask: Ask) -> bool:
        return ask.kind != "trap"


def scripted(*answers, **options) -> MatchRunner:
    match = Match(ROW.game, ROW.game.setup([Seat("red"), Seat("blue")], options))
    return MatchRunner(match, Slow(answers), {})


@pytest.mark.parametrize("thinking", [False, True])
def test_a_computer_player_sees_what_its_seat_may_see_and_nothing_else(thinking):
    """What a game hides from a seat is hidden in the position that `observe` gives."""
    seen = []

    class Looker:
        def choose(self, position, seat, legal):
            seen.append((position, seat))
            return Choice(legal[0], "")

        if thinking:

            def ponder(self, position, seat, legal):
                yield
                return self.choose(position, seat, legal)

            steadiness = None

    game = ROW.game._replace(observe=lambda state, seat: f"what {seat} sees")
    match = Match(game, game.setup([Seat("red"), Seat("blue")]))
    at = MatchRunner(match, Script(()), {"red": Looker()})
    assert drained(at.ponder()) == at.choose() == Choice(match.legal[0], "")
    assert seen == [("what red sees", "red")] * 2
    at.bots.clear()
    assert drained(at.ponder()) is at.choose() is None


def drained(slices):
    """What a generator returns."""
    while True:
        try:
            next(slices)
        except StopIteration as end:
            return end.value


def test_a_scripted_match():
    at = scripted(Rolled(1), Placed(0.5), Rolled(6), Placed())
    at.play(Roll())
    at.play(Roll())
    assert at.match.state.mice == (1, 6)
    assert at.match.state.parts == (Placed(0.5), Placed())
    assert [played.seat for played in at.match.played] == ["red", "red", "red", "blue", "blue", "blue"]


def test_undo_never_passes_an_answer():
    at = scripted(Rolled(4), Placed())
    with pytest.raises(IllegalAct):
        at.undo()
    at.play(Roll())
    assert not at.match.can_undo("red")
    with pytest.raises(IllegalAct):
        at.undo()


def test_undo_never_passes_another_player_or_a_machine_that_is_asked():
    at = scripted(Rolled(3), Placed())
    at.match.play(Roll())
    assert isinstance(at.match.waiting, Ask)
    assert not at.match.can_undo("red")
    with pytest.raises(IllegalAct):
        at.match.undo()


def test_a_decision_can_be_taken_back_by_its_own_seat():
    at = table(options={"start_built": 24, "mice_ahead": False})
    at.bots.clear()
    at.begin()
    while Stop() not in at.match.legal:
        at.play(at.match.legal[0])
    before, waiting = at.match.state, at.match.waiting
    assert isinstance(waiting, Turn)
    at.play(Stop())
    other = next(seat for seat in before.table.seats if seat != waiting.seat)
    assert at.match.can_undo(waiting.seat) and not at.match.can_undo(other)
    assert at.undo().act == Stop()
    assert at.match.state == before
    assert not at.match.can_undo(waiting.seat), "before it stands the die"


def tray(*texts: str) -> Match:
    game = GAMES["boobytrap"]
    match = Match(game, game.setup([Seat("p1"), Seat("p2")]))
    for text in texts:
        match.play_text(text)
    return match


def test_the_last_decision_is_taken_back_whoever_made_the_one_before():
    match = tray("= mixed 7", "pass", "pass")
    assert match.undo().seat == "p2" and match.can_undo("p1") and not match.can_undo("p2")
    assert match.undo().seat == "p1" and not match.can_undo("p1")
    assert (len(match.played), match.answers) == (1, 1)


def test_what_is_forgotten_leaves_no_answer_and_no_note():
    match = tray("= mixed 7")
    match.note("of the mixed tray")
    match.play_text("touch 5")
    match.note("of the touched piece")
    before = match.digest()
    for text in ("= felt 3", "pass"):
        match.play_text(text)
        match.note(f"after {text}")
    match.forget(2)
    assert (match.digest(), match.answers, match.notes) == (before, 1, ("of the touched piece",))
    match.play_text("= felt 4")
    assert match.notes == ()
    match.forget(1)
    assert match.notes == ("of the mixed tray",)
    match.forget(0)
    assert (match.answers, match.notes, match.digest()) == (0, (), tray().digest())


def test_acts_that_were_carried_out_before_are_followed():
    whole, begun = tray("= mixed 7", "touch 5", "= felt 3", "pass"), tray("= mixed 7")
    begun.follow(())
    assert len(begun.played) == 1
    begun.follow(whole.played[1:])
    assert (begun.state, begun.played, begun.answers) == (whole.state, whole.played, whole.answers)


def test_undo_never_passes_a_part_that_was_set_anew():
    at = scripted(start_built=24)
    at.match.state = at.match.state._replace(mice=(45, 49))
    at.match.play(Roll())
    at.match.play(Rolled(1))
    at.match.play(TurnCrank())
    asked = at.match.waiting
    played = at.answer(set_anew(16, Placed(0.3, -0.1, 2.0)))
    assert [act.text for act in played] == ["= anew 16 0.3 -0.1 2"]
    assert (at.match.waiting, at.match.answers, played[0].seat) == (asked, 2, "red")
    assert not at.match.can_undo("red")
    with pytest.raises(IllegalAct):
        at.undo()


def test_what_nature_cannot_answer_is_not_played():
    at = scripted()
    before = at.match.state
    with pytest.raises(IndexError):
        at.play(Roll())
    assert (at.match.state, at.match.played, at.match.answers) == (before, [], 0)


@pytest.mark.parametrize("act", [TurnCrank(), Rolled(3), TrapRan(True, "cage_down"), Placed(float("nan"))])
def test_an_illegal_act_changes_nothing(act):
    match = table().match
    before = match.state
    with pytest.raises((IllegalAct, BadText)):
        match.play(act)
    assert (match.state, match.played) == (before, [])


def test_a_match_that_does_not_end_is_broken_off():
    with pytest.raises(EndlessMatch):
        list(play_on(table(), most_acts=20))


def test_people_cannot_play_without_a_screen():
    with pytest.raises(MatchError, match="red is no computer player"):
        list(play_on(scripted()))


def test_a_seat_can_pass_to_a_person_and_back():
    at = table()
    play(at, 3)
    bot = at.bots.pop("red")
    seats = set()
    while (choice := at.choose()) is not None:
        seats.add(at.match.waiting.seat)
        at.play(choice.move)
    assert seats <= {"blue"}
    at.bots["red"] = bot
    assert isinstance(at.choose(), Choice)


def test_the_same_log_leads_to_the_same_digests_everywhere():
    file = GOLDEN / "mousetrap-hasbro-4.match"
    outputs = set()
    for seed in ("0", "1", "12345"):
        done = subprocess.run(
            [sys.executable, "-m", "game", "replay", str(file), "--check", "--json"],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            timeout=60,
            check=True,
        )
        outputs.add(done.stdout)
    assert len(outputs) == 1
