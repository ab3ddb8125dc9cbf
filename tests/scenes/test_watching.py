"""A saved match watched again on its game's table: the same acts, and honest words where it is not the same."""

import pytest

from game.catalog import CATALOG
from game.core.acts import Over
from game.core.players import Answered
from game.core.setup import Seat
from game.host.settings import Settings
from game.nature.mousetrap.cranking import PendingTrapRun
from game.physics.hand import Hand
from game.physics.mousetrap.inputs import TrapInputs
from game.physics.mousetrap.run import TrapRun
from game.rules.mousetrap.moves import TrapRan
from game.scenes import matches
from game.scenes.mousetrap.opening import answer
from game.scenes.watching import Watching, recorded
from game.session.playback import Playback
from game.session.playout import play_on
from game.ui.verbs import Verb

QUICK = Settings(speed="instant", muted=True)


def played(places, game, acts=None):
    """A file with a match between computer players, whole or broken off."""
    row = CATALOG[game]

    setup = row.game.setup([Seat(name, "bot:1") for name in row.game.seat_names[:2]])
    sitting = matches.begin(places, row, setup, {row.game.seat_names[0]: "Rosa"}, matches.Luck(seed=5))
    sitting.table.begin()
    for number, _ in enumerate(play_on(sitting.table)):
        if acts is not None and number >= acts:
            break
    path, match = sitting.table.save.path, sitting.table.match
    matches.leave(sitting)
    return path, match


def watched(player, most=4000):
    for _ in range(most):
        player.step(0.1)
        scene = player.program.scenes[-1]
        if not isinstance(scene, Watching) or scene.told:
            return
    raise AssertionError("it did not come to its end")


@pytest.mark.parametrize(
    ("game", "acts"), [("mousetrap", 12), ("mousemaze", 12), ("mightymouse", 12), ("boobytrap", 5)]
)
def test_a_match_that_was_broken_off_is_played_again_and_can_be_played_on(another, game, acts):
    player = another(settings=QUICK)
    path, match = played(player.program.places, game, acts)
    before = path.read_bytes()
    sitting = recorded(path)
    player.program.go_to("watch", sitting=sitting)
    player.see()
    watched(player)
    assert sitting.table.match.digest() == match.digest()
    assert [one.text for one in sitting.table.match.played] == [one.text for one in match.played]
    assert [one.notes for one in sitting.table.match.played] == [one.notes for one in match.played]
    assert player.name == "Notice"
    assert not sitting.table.bots
    player.press(Verb.CONFIRM)
    assert player.name == "Watching"
    play, count = player.scene.table.play, len(match.played)
    for _ in range(600):
        if len(sitting.table.match.played) > count + 1:
            break
        if play.free:
            play.play(play.table.match.legal[0])
        player.step(0.1)
    assert len(sitting.table.match.played) > count + 1 and player.name == "Watching"
    assert path.read_bytes() == before


def test_a_trap_is_run_again_from_its_notes(another):
    player = another(settings=Settings(speed="4", muted=True))
    row = CATALOG["mousetrap"]
    setup = row.game.setup([Seat("red", "bot:3"), Seat("blue", "bot:3")], {"start_built": 24})
    sitting = matches.begin(player.program.places, row, setup, {}, matches.Luck(seed=2))
    sitting.table.begin()
    for _ in play_on(sitting.table):
        if any(isinstance(one.act, TrapRan) for one in sitting.table.match.played):
            break
    path, match = sitting.table.save.path, sitting.table.match
    matches.leave(sitting)
    again = recorded(path)
    player.program.go_to("watch", sitting=again)
    player.see()
    cranked = 0
    for _ in range(6000):
        player.step(0.1)
        top = player.program.scenes[-1]
        if type(top).__name__ == "Crank" and top.act != "over":
            cranked += 1
            top.skip()
        if type(top).__name__ == "Notice" or (type(top) is Watching and top.told):
            break
    assert cranked
    assert isinstance(again.table.match.waiting, Over) or player.scene.heading == "The record ends here"
    assert again.table.match.digest() == match.digest()


def test_a_run_that_comes_out_otherwise_is_told_and_the_record_counts(player):
    told, run = [], TrapRun(TrapInputs({}, Hand(())))
    for known in (Answered(TrapRan(False, "nothing")), Answered(TrapRan(False, "rod_struck"))):
        assert player.name == "Title"
        answer(player.program, PendingTrapRun(run, recorded=known), told.append)
        assert told[-1] is known
    assert player.name == "Notice"
    assert "What was recorded counts" in player.scene.text


def test_a_record_of_nothing_is_everybodys(another):
    player = another(settings=QUICK)
    path, _ = played(player.program.places, "mousetrap", acts=0)
    sitting = recorded(path)
    assert isinstance(sitting.table, Playback)
    player.program.go_to("watch", sitting=sitting)
    watched(player)
