"""A saved match watched again on its game's table: the same acts, and honest words where it is not the same."""

import pytest

from game.catalog import CATALOG
from game.core.players import Answered
from game.core.setup import Seat
from game.core.slices import finish
from game.games.mousetrap.nature.cranking import PendingTrapRun
from game.games.mousetrap.rules.moves import TrapRan
from game.games.mousetrap.table.cranking.crank import answer
from game.games.mousetrap.trap.machine import TrapInputs
from game.games.mousetrap.trap.run import TrapRun
from game.host.settings import Settings
from game.machine.hand import Hand
from game.session.match_runner import play_on
from game.session.playback import Playback
from game.shell.matches import open_match
from game.shell.matches.watched_match import recording
from game.ui.input.bindings import Verb

pytestmark = pytest.mark.usefixtures("blank_pictures")

QUICK = Settings(speed="instant", run_speed="4", muted=True)


def played(places, game, acts=None):
    """A file with a match between computer players, whole or broken off."""
    row = CATALOG[game]

    setup = row.game.setup([Seat(name, "bot:1") for name in row.game.seat_names[:2]])
    opened = open_match.begin(places, row, setup, {row.game.seat_names[0]: "Rosa"}, open_match.Luck(seed=5))
    opened.runner.begin()
    for number, _ in enumerate(play_on(opened.runner)):
        if acts is not None and number >= acts:
            break
    path, match = opened.runner.save.path, opened.runner.match
    open_match.leave(opened)
    return path, match


def watched(player, most=4000):
    player.key("5")
    for _ in range(most):
        player.pass_time(0.1)
        if not player.scene.playing:
            player.see()
            return
    raise AssertionError("it did not come to its end")


@pytest.mark.parametrize(
    ("game", "acts"),
    [("mousetrap", 12), ("mousemaze", 12), ("mightymouse", 12), pytest.param("boobytrap", 5, marks=pytest.mark.slow)],
)
def test_a_match_that_was_broken_off_is_played_again_and_can_be_played_on(another, game, acts):
    player = another(settings=QUICK)
    path, match = played(player.program.places, game, acts)
    before = path.read_bytes()
    opened = finish(recording(path))
    player.program.go_to("watch", opened=opened)
    player.see()
    watched(player)
    assert opened.runner.match.digest() == match.digest()
    assert [one.text for one in opened.runner.match.played] == [one.text for one in match.played]
    assert [one.notes for one in opened.runner.match.played] == [one.notes for one in match.played]
    assert not opened.runner.bots
    player.click("play_on")
    assert player.name == "BranchPage"
    player.press(Verb.CONFIRM)
    play, count = player.scene.play, len(match.played)
    branch = play.opened.runner
    for _ in range(600):
        if len(branch.match.played) > count + 1:
            break
        if play.free:
            play.play(play.table.match.legal[0])
        player.pass_time(0.1)
    assert len(branch.match.played) > count + 1
    assert branch.save.path != path and path.read_bytes() == before


def test_a_trap_is_run_again_from_its_notes(another):
    player = another(settings=Settings(speed="4", muted=True))
    row = CATALOG["mousetrap"]
    setup = row.game.setup([Seat("red", "bot:3"), Seat("blue", "bot:3")], {"start_built": 24})
    opened = open_match.begin(player.program.places, row, setup, {}, open_match.Luck(seed=2))
    opened.runner.begin()
    for _ in play_on(opened.runner):
        if any(isinstance(one.act, TrapRan) for one in opened.runner.match.played):
            break
    path, match = opened.runner.save.path, opened.runner.match
    open_match.leave(opened)
    again = finish(recording(path))
    player.program.go_to("watch", opened=again)
    player.see()
    theatre, cranked = player.scene, 0
    for _ in range(6000):
        player.pass_time(0.1)
        for show in theatre.stage.shell.shows:
            if show.act != "over":
                cranked += 1
                show.skip()
        if not theatre.playing:
            break
    assert cranked and not theatre.said
    assert again.runner.match.digest() == match.digest()


def test_a_run_that_comes_out_otherwise_is_told_and_the_record_counts(player):
    told, run = [], TrapRun(TrapInputs({}, Hand(())))
    for known in (Answered(TrapRan(False, "nothing")), Answered(TrapRan(False, "rod_struck"))):
        assert player.name == "Title"
        answer(player.program, PendingTrapRun(run, recorded=known), told.append)
        assert told[-1] is known
    assert player.name == "Notice"
    assert "The recorded result counts" in player.scene.text


def test_a_record_of_nothing_is_everybodys(another):
    player = another(settings=QUICK)
    path, _ = played(player.program.places, "mousetrap", acts=0)
    opened = finish(recording(path))
    assert isinstance(opened.runner, Playback)
    player.program.go_to("watch", opened=opened)
    watched(player)
    assert player.scene.may_play_on and player.scene.count == len(opened.runner.recorded.acts)
