"""A crank that was being turned when the program ended is decided when the match is opened again, never tried again."""

from functools import cache
from random import Random

import pytest

from game.catalog import CATALOG
from game.core.acts import Ask
from game.core.players import finish as finish_run
from game.core.setup import Seat
from game.core.slices import finish
from game.games.mousetrap.nature.cranking import PendingTrapRun, begun_hand, trap_run
from game.games.mousetrap.rules.moves import TrapRan, TurnCrank
from game.games.mousetrap.trap.run import FREE_AT
from game.session.match import Match
from game.session.replay import replay
from game.session.saves import read
from game.shell.matches import open_match
from game.shell.play.match_screen import MatchScreen
from tests.patience import as_long_as

pytestmark = pytest.mark.usefixtures("blank_pictures")

ROW = CATALOG["mousetrap"]
TRAP = "trap"


def setup(player):
    return ROW.game.setup([Seat("red", player), Seat("blue", player)], {"start_built": 24})


@cache
def acts_to_the_crank():
    """The texts of a match, by the rules alone, up to where the crank may be turned."""
    rng = Random(2)
    match, chance = Match(ROW.game, setup("human")), ROW.chance(rng)
    for _ in as_long_as(lambda: TurnCrank() not in match.legal):
        waiting = match.waiting
        match.play(chance.pick(match.state, waiting) if isinstance(waiting, Ask) else rng.choice(match.legal))
    return tuple(played.text for played in match.played)


@pytest.fixture
def saved(another):
    """A match in a file, waiting for its trap, whose seats are people's or computer players'."""

    def save(player, seats):
        places = player.program.places
        places.matches.mkdir(parents=True, exist_ok=True)
        opened = open_match.begin(places, ROW, setup(seats), {}, open_match.Luck(seed=4))
        match, file = opened.runner.match, opened.runner.save
        for text in (*acts_to_the_crank(), "crank"):
            match.play_text(text)
        file.append_played(match.played, match.digest())
        file.close()
        return file.path

    return save


def opened(player, path):
    """The table of the match in a file."""
    player.program.go_to("table:mousetrap", opened=finish(open_match.resuming(path)))
    for _ in range(10):
        player.see()
    return player.program.scenes[0]


def killed(table):
    """The program ends: nothing more is written, and the file is let go."""
    table.opened.runner.save.close()


def at_the_crank(player, table):
    table.crank()
    assert player.name == "Crank"
    return player.scene


def frames(player, number):
    for _ in range(number):
        player.step(1 / 60)


def to_the_answer(player, table, most=4000):
    """Let time pass until the trap has been answered; close what lies over the table."""
    count = len(table.play.table.match.played)
    for _ in range(most):
        if player.name == "Notice":
            player.program.close()
        player.step(1 / 60)
        if len(table.play.table.match.played) > count:
            return table.play.table.match.played[count].act
    raise AssertionError("the trap was never answered")


def turned(player, table, number):
    """A person has turned the crank for so many frames, unsteadily."""
    crank = at_the_crank(player, table)
    for frame in range(number):
        if crank.steering:
            crank.turn_faster(0.5 if frame % 20 < 10 and crank.watched.rps < 1 else -0.05)
        frames(player, 1)
    return crank


@pytest.mark.slow
@pytest.mark.parametrize("number", [1, 20, 60, 150])
def test_a_persons_crank_is_decided_by_what_was_noted(another, saved, number):
    player = another()
    path = saved(player, "human")
    table = opened(player, path)
    crank = turned(player, table, number)
    assert crank.act == "running"
    free, state = crank.watched.reached() >= FREE_AT, table.play.state
    killed(table)
    hand = begun_hand(replay(ROW.game, read(path)).notes)
    assert hand is not None
    expected = finish_run(PendingTrapRun(trap_run(state, hand))).answer
    if free:
        crank.skip()
        assert crank.watched.report.last == expected.last_link

    again = another()
    reopened = opened(again, path)
    assert again.name == "Notice" and "finish that run" in again.scene.text
    assert "finish that run" in reopened.play.log[-1].text
    assert not reopened.play.operating and not reopened.play.to_set_anew and not reopened.play.can_undo
    again.program.close()
    assert again.name == "Crank" and not again.scene.steering
    frames(again, 20)
    killed(reopened)  # and ending it once more gives no other try either

    last = another()
    final = opened(last, path)
    assert to_the_answer(last, final) == expected
    assert not final.play.table.match.can_undo("red") and not final.play.table.match.can_undo("blue")
    assert not isinstance(final.play.waiting, Ask) or final.play.waiting.kind != TRAP
    killed(final)
    assert replay(ROW.game, read(path)).played[len(acts_to_the_crank()) + 1].act == expected


def test_nothing_is_decided_before_the_first_turn(another, saved):
    """And a save from before such notes were written opens like this one."""
    player = another()
    path = saved(player, "human")
    table = opened(player, path)
    at_the_crank(player, table)
    frames(player, 30)
    killed(table)
    again = another()
    table = opened(again, path)
    assert isinstance(again.scene, MatchScreen) and table.play.operating and len(table.play.to_set_anew) == 24
    assert at_the_crank(again, table).steering


@pytest.mark.slow
@pytest.mark.parametrize("number", [0, 2, 100])
def test_a_computers_crank_comes_to_the_same_end(another, saved, number):
    player = another()
    path = saved(player, "bot:2")
    table = opened(player, path)
    frames(player, number)
    assert player.name == "Crank"
    killed(table)
    again = another()
    reopened = opened(again, path)
    answer = to_the_answer(again, reopened)
    killed(reopened)
    waiting, state = Ask(TRAP, table.play.state.seat), table.play.state
    whole = ROW.nature_of(4, {}).answer(state, waiting, table.play.table.match.answers)
    assert isinstance(answer, TrapRan) and answer == whole.answer
