"""A Booby-Trap match that was left goes on with its tray: at once from a note, or laid again bit by bit."""

import pytest

from game.catalog import CATALOG
from game.core.setup import Seat
from game.core.slices import finish
from game.games.boobytrap.nature import PendingPull, tray_note
from game.games.boobytrap.pictures.pieces import PieceSpot
from game.games.boobytrap.table import play as play_module
from game.games.boobytrap.table.play import Laying
from game.games.boobytrap.tray import history
from game.games.boobytrap.tray.mixing import MixRun
from game.games.boobytrap.tray.settled import ProbeRun
from game.shell.matches import open_match
from game.shell.matches.watched_match import recording
from tests.screens.boobytrap.trays import begun_by_rosa, rest
from tests.views import boobytrap as views
from tests.views.boobytrap import at

pytestmark = pytest.mark.usefixtures("blank_pictures")

VIEWS = views.VIEWS


def test_left_and_continued(another):
    player = another(settings=None)
    places, row = player.program.places, CATALOG["boobytrap"]
    places.matches.mkdir(parents=True, exist_ok=True)
    setup = row.game.setup([Seat("p1"), Seat("p2")])
    begun = open_match.begin(places, row, setup, {"p1": "Rosa"}, open_match.Luck(seed=5))
    player.program.go_to("table:boobytrap", opened=begun)
    player.see()
    assert player.scene.play.motion.busy
    player.click("primary")
    views.touched(views.of_grade("loose"))(player.scene)
    player.see()
    player.click("take")
    for _ in range(5):
        player.step(0.02)
    player.scene.leave()
    assert player.name == "Title"
    digest = begun.runner.match.digest()
    again = finish(open_match.resuming(begun.runner.save.path))
    assert again.runner.match.digest() == digest and len(again.runner.match.state.pulls) == 1
    player.program.go_to("table:boobytrap", opened=again)
    player.see()
    player.step(0.02)
    rest(player)
    assert player.scene.toy.tray.digest() == views.tray_of(again.runner.match.state).digest()
    open_match.leave(again)


@pytest.mark.slow
def test_a_tray_that_was_left_is_laid_again_while_the_window_goes_on(table):
    player = table(views.laid_again(12, 4))
    scene, play = player.scene, player.scene.play
    digest, shown = play.table.match.digest(), {play.laying.pulled}
    assert scene.spots() == [] and not scene.find("take").enabled and not play.can_undo
    player.click("pass")
    player.key("t")
    for _ in range(2000):
        player.step(0.02)
        if not play.opening:
            break
        shown.add(play.laying.pulled)
        assert len(scene.toy.frame.poses) <= 63 - play.laying.pulled + 1
    assert len(shown) > 3 and play.table.match.digest() == digest
    player.see()
    assert scene.toy.tray.digest() == views.tray_of(play.state).digest()
    assert isinstance(scene.find(scene.focused), PieceSpot)


def test_a_tray_that_is_being_laid_can_be_left_again(table):
    player = table(views.laid_again(8, 1))
    scene = player.scene
    assert scene.play.laying.told and scene.play.laying.pulled == 1
    digest = scene.play.table.match.digest()
    scene.leave()
    assert player.name == "Title" and scene.play.table.match.digest() == digest


def test_few_pieces_are_laid_again_without_a_word(table):
    player = table(at(1, 3, people=4))
    history.KEPT.clear()
    again = Laying(player.scene.play.state)
    assert not again.told and again.frame is None


@pytest.mark.parametrize("noted", [True, False])
def test_a_match_that_was_left_goes_on_at_once_from_the_tray_that_was_noted(another, monkeypatch, noted):
    player = another(settings=None)
    begun = begun_by_rosa(player)
    monkeypatch.setattr(play_module, "tray_note", tray_note if noted else lambda tray: "tray AAAA")
    views.touched(views.of_grade("loose"))(player.scene)
    player.see()
    player.click("take")
    rest(player)
    stands = player.scene.toy.tray.digest()
    player.scene.leave()
    history.KEPT.clear()
    again = finish(open_match.resuming(begun.runner.save.path))
    player.program.go_to("table:boobytrap", opened=again)
    assert (player.scene.play.laying is None) == noted
    rest(player)
    for _ in range(400):
        player.step(0.02)
    assert player.scene.play.free and player.scene.toy.tray.digest() == stands
    open_match.leave(again)


@pytest.mark.slow
def test_a_match_that_is_watched_again_never_lays_its_tray_anew(another, monkeypatch):
    player = another(settings=None)
    begun = begun_by_rosa(player)
    for _ in range(2):
        views.touched(views.of_grade("loose"))(player.scene)
        player.see()
        player.click("take")
        rest(player)
    stands, path = player.scene.toy.tray.digest(), begun.runner.save.path
    player.scene.leave()
    history.KEPT.clear()
    monkeypatch.setattr(history, "Rebuild", None)
    player.program.go_to("watch", opened=finish(recording(path)))
    watched = player.scene.stage.table
    for _ in range(2000):
        player.step(0.05)
        if not player.scene.playing:
            break
    assert player.scene.may_play_on and watched.toy.tray.digest() == stands


@pytest.mark.slow
def test_a_watched_match_says_once_that_its_tray_moves_otherwise_now(another, monkeypatch):
    """A match of an earlier version, whose physics were others, differs in nearly every pull."""
    player, told = another(settings=None), []
    begun = begun_by_rosa(player)
    for _ in range(2):
        views.touched(views.of_grade("loose"))(player.scene)
        player.see()
        player.click("take")
        rest(player)
    path = begun.runner.save.path
    player.scene.leave()
    monkeypatch.setattr(PendingPull, "differs", True)
    player.program.go_to("watch", opened=finish(recording(path)))
    monkeypatch.setattr(player.scene.stage.table.shell, "open", lambda name, **_: told.append(name))
    for _ in range(2000):
        player.step(0.05)
        if not player.scene.playing:
            break
    assert told == ["notice"]


def test_a_mixing_that_was_seen_before_is_skipped_without_its_steps(another, monkeypatch):
    stands, steps, step = [], [], MixRun.step

    def counted(run):
        steps[-1] += 1
        step(run)

    monkeypatch.setattr(MixRun, "step", counted)
    history.KEPT.clear()
    for _ in range(2):
        steps.append(0)
        player = another(settings=None)
        begun = begun_by_rosa(player)
        stands.append(player.scene.toy.tray.digest())
        open_match.leave(begun)
    assert stands[0] == stands[1] and steps[0] > 10 * steps[1]


def test_a_piece_that_is_felt_is_skipped_without_a_step(table, monkeypatch):
    player = table("start")
    monkeypatch.setattr(ProbeRun, "step", None)
    views.touched(views.of_grade("tight"))(player.scene)
    assert player.scene.toy.rests and player.scene.tag() is not None
