"""A hand at Booby-Trap's tray: it strays, lets go or is cut short, and every pull ends as it would have."""

import pytest

from build_scripts.views import boobytrap as views
from game.nature.boobytrap import PendingPull
from game.physics.boobytrap.lift import STEADY, decode_lift
from game.physics.boobytrap.lift_gesture import REACH, LiftGesture
from game.rules.boobytrap.moves import Take, Touch
from game.scenes import matches
from game.session.errors import NotSaved
from game.ui.verbs import Phase, Pointed, Verb
from tests.scenes.trays import begun_by_rosa, people, rest


def test_a_piece_is_drawn_up_with_a_hand_of_ones_own(table):
    player = table(people())
    scene = player.scene
    views.touched(views.of_grade("loose"), steady=False)(scene)
    player.see()
    x, y = scene.find(f"piece_{scene.play.state.touched}").rect.center
    give = player.program.give
    give(Pointed(Phase.DOWN, (x, y)))
    give(Pointed(Phase.MOVE, (x + 18, y - REACH / 2)))
    assert scene.toy.hand is not None and scene.play.state.pulls == ()
    give(Pointed(Phase.MOVE, (x - 9, y - REACH - 1)))
    rest(player)
    pull = scene.play.state.pulls[0]
    sway = decode_lift(pull.lift).sway
    assert {across for across, _ in sway} == {0}
    assert max(along for _, along in sway) == 20 and sway[-1] == (0, -10)
    assert views.tray_of(scene.play.state).digest() == scene.toy.tray.digest()


def test_a_piece_let_go_half_way_is_put_back(table):
    player = table(people())
    scene = player.scene
    views.touched(views.of_grade("snug"))(scene)
    player.see()
    x, y = scene.find(f"piece_{scene.play.state.touched}").rect.center
    for phase, at_y in ((Phase.DOWN, y), (Phase.MOVE, y - REACH * 0.7), (Phase.UP, y - REACH * 0.7)):
        player.program.give(Pointed(phase, (x, at_y)))
    assert scene.toy.hand is None and scene.play.may(Take())


def test_steady_hands_do_not_stray():
    held = LiftGesture(5, (100.0, 300.0))
    held.move((180.0, 300.0 - REACH))
    assert held.out and held.lift(steady=True) == STEADY
    assert held.lift(steady=False) != STEADY
    straight = LiftGesture(5, (100.0, 300.0))
    straight.move((100.0, 300.0 - REACH))
    assert straight.lift(steady=False) == STEADY


def test_a_tripping_pull_is_watched_to_the_same_end_at_every_speed(table):
    ends = set()
    for speed in ("1", "4", "instant"):
        player = table(people(20), speed=speed)
        number = views.reckless(player.scene.play.state)
        player.scene.play.play(Touch(number))
        rest(player)
        player.scene.play.take()
        rest(player)
        ends.add((player.scene.toy.tray.digest(), player.scene.play.state.pulls[-1].number))
    assert len(ends) == 1


@pytest.mark.parametrize("word", ["steady", "10:5,-20:0"])
def test_a_pull_that_the_closing_window_cut_short_goes_on_as_it_began(another, word):
    player = another(settings=None)
    begun = begun_by_rosa(player)
    views.touched(views.of_grade("tight"), steady=False)(player.scene)
    before = player.scene.play.state
    player.scene.play.take(decode_lift(word))
    player.step(0.02)
    begun.table.save.close()
    again = matches.resume(begun.table.save.path)
    player.program.go_to("table:boobytrap", sitting=again)
    player.step(0.02)
    rest(player)
    pull = again.table.match.state.pulls[0]
    whole = PendingPull(before._replace(), decode_lift(word))
    while not whole.run.done:
        whole.run.step()
    assert pull.lift == word and pull.thrown == whole.answered().answer.thrown
    assert player.scene.toy.tray.digest() == whole.tray.digest()
    assert any("where the match was left" in line.text for line in player.scene.play.log)
    matches.leave(again)


def test_a_pull_that_cannot_be_kept_is_tried_again_on_wish(table, monkeypatch):
    player = table(people())
    scene = player.scene
    views.touched(views.of_grade("loose"))(scene)
    player.see()
    real = scene.play.table.answer

    def full(answered):
        raise NotSaved("the disk is full")

    monkeypatch.setattr(scene.play.table, "answer", full)
    player.click("take")
    for _ in range(100):
        player.step(0.05)
    assert player.name == "Notice" and scene.play.state.pulls == ()
    monkeypatch.setattr(scene.play.table, "answer", real)
    player.see()
    player.press(Verb.CONFIRM)
    player.click("primary")
    rest(player)
    assert len(scene.play.state.pulls) == 1
    assert scene.toy.tray.digest() == views.tray_of(scene.play.state).digest()
