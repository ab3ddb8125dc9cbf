"""A match watched again stands wherever one wants, plays what was played, and tells why."""

from pathlib import Path
from random import Random

import pytest

from game.catalog import CATALOG
from game.core.acts import Answer, Ask, Move, Over
from game.core.players import Answered
from game.core.setup import Seat
from game.core.slices import finish
from game.nature.chance import Chance
from game.session.match import Match
from game.session.playback import REASON, Playback
from game.session.record import parsing
from game.session.replay import replay

GOLDEN = Path(__file__).parents[1] / "harness" / "golden" / "mightymouse-race-2.match"
RACE, TRAY = CATALOG["mightymouse"].game, CATALOG["boobytrap"].game


@pytest.fixture
def whole() -> Match:
    return replay(RACE, finish(parsing(GOLDEN.read_bytes())))


def watched(played, game=RACE, setup=None, nature=None) -> Playback:
    setup = setup or RACE.setup([Seat("red", "bot:2"), Seat("blue", "bot:2")])
    return Playback(Match(game, setup), nature or Chance(game, {}, Random(1)), played)


def test_it_stands_after_as_many_acts_as_wanted_forward_and_back(whole):
    again = watched(whole.played)
    for count in (10, 4, 4, 0, len(whole.played), 7):
        again.go(count)
        states = [*(played.before for played in whole.played), whole.state]
        assert (again.match.state, len(again.match.played)) == (states[count], count)
        assert again.match.answers == sum(isinstance(played.act, Answer) for played in whole.played[:count])
        assert again.ended == (count == len(whole.played)) == (not again.bots)
    assert again.last == whole.waiting
    assert watched([]).last == again.match.game.waiting(RACE.start(again.match.setup))


def test_it_stops_where_somebody_chooses_and_at_the_end(whole):
    moves = [number for number, played in enumerate(whole.played) if isinstance(played.act, Move)]
    assert watched(whole.played).stops == (*moves, len(whole.played))


def test_everybody_plays_what_was_played_and_says_why(whole):
    whole.played[2] = whole.played[2]._replace(notes=("why next_goes_back",))
    again, reasons = watched(whole.played), []
    again.begin()
    while not again.ended:
        choice = again.choose()
        reasons.append(choice.reason)
        again.play(choice.move)
    assert again.match.state == whole.state
    assert [played.text for played in again.match.played] == [played.text for played in whole.played]
    assert isinstance(again.match.waiting, Over) and again.choose() is None and not again.bots
    assert reasons[1] == "next_goes_back" and set(reasons) == {"next_goes_back", REASON}


class Machine(Chance):
    """A nature whose runs are watched, of those answers that note one."""

    def instant(self, ask: Ask) -> bool:
        return ask.kind == "mix"

    def begin(self, state, ask: Ask, number: int) -> str:
        return "a run of its own"

    def again(self, state, ask: Ask, recorded: Answered) -> str:
        return f"the run that gave {recorded.answer}"

    def ran(self, recorded: Answered) -> bool:
        return bool(recorded.notes)


def test_a_machine_is_run_again_where_it_was_noted_and_is_not_waited_for_elsewhere():
    setup = TRAY.setup([Seat("p1"), Seat("p2")])
    match = Match(TRAY, setup)
    for text in ("= mixed 7", "touch 5", "= felt 3", "take"):
        match.play_text(text)
    match.play_text("= pulled 0.1 steady", ("pull steps=9",))
    again = watched(match.played, TRAY, setup, Machine(TRAY, {}, Random(1)))
    assert again.stops == (1, 3, 4, 5)
    nature = again.nature
    for count, asked, instant in ((0, "mix", True), (2, "feel", True), (4, "pull", False), (5, "pull", False)):
        again.go(count)
        ask = Ask(asked, "p1")
        assert nature.instant(ask) == instant
        if count < 5:
            played = match.played[count]
            assert nature.answer(again.match.state, ask, 0) == Answered(played.act, played.notes)
            assert nature.begin(again.match.state, ask, 0) == f"the run that gave {played.act}"
    assert nature.begin(again.match.state, ask, 0) == "a run of its own", "the record has ended"
