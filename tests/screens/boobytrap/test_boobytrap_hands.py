"""A hand at Booby-Trap's tray: it strays, lets go or is cut short, and every pull ends as it would have."""

import re
from types import SimpleNamespace

import pytest

from game.core.players import finish as finish_run
from game.core.slices import finish
from game.games.boobytrap.nature import PendingPull, begun_lift
from game.games.boobytrap.rules import BOOBYTRAP
from game.games.boobytrap.rules.events import BarTripped, PieceKept
from game.games.boobytrap.rules.moves import Pulled, Take, Touch
from game.games.boobytrap.rules.pieces import size_of
from game.games.boobytrap.table.hand import trip_told
from game.games.boobytrap.table.panel import told
from game.games.boobytrap.tray import history
from game.games.boobytrap.tray.lift_gesture import UNITS_PER_MM, LiftGesture
from game.games.boobytrap.tray.risks import LATELY, trips_in_100
from game.machine.lift import HandLift, decode_lift
from game.session.match import NotSaved, Played
from game.session.replay import replay
from game.session.saves import read
from game.shell.matches import open_match
from game.shell.tips import seen
from game.ui.input.bindings import Phase, Pointed, Pressed, Released, Tilted, Verb
from tests.patience import as_long_as
from tests.screens.boobytrap.trays import begun_by_rosa, people, rest
from tests.views import boobytrap as views
from tests.views import coached
from tests.views.boobytrap import at as at_table

pytestmark = pytest.mark.usefixtures("blank_pictures")


def own(player, pick=None):
    """A piece is touched by a person with hands of their own; where it is."""
    scene = player.scene
    views.touched(pick or views.of_grade("snug"), steady=False)(scene)
    player.see()
    return scene.find(f"piece_{scene.play.state.touched}").rect.center


def drag(player, at, frames=40, slope=(0.0, 2.0), phase=Phase.DOWN):
    """The mouse draws from there, so far right and up in a frame, until the piece is out; where it is then."""
    x, y = at
    play = player.scene.play
    player.program.give(Pointed(phase, at))
    for frame in range(frames):
        if play.live is not None and not play.live.drawing:
            break
        player.program.give(Pointed(Phase.MOVE, (x + slope[0] * frame, y - slope[1] * frame)))
        player.step(1 / 60)
    return x + slope[0] * frame, y - slope[1] * frame


def test_the_tray_moves_while_a_hand_of_ones_own_draws(table):
    player = table(people(2))
    play = player.scene.play
    at = own(player, views.of_grade("locked"))
    before = player.scene.toy.frame
    end = drag(player, at, 20, (1.5, 2.0))
    before_pulls = len(play.state.pulls)
    assert play.live.drawing and before_pulls == 2 and not play.motion.busy
    number, now = play.state.touched, player.scene.toy.frame
    assert sum(now.poses[n] != before.poses[n] for n in play.state.left) > 3 and now.bar != before.bar
    drag(player, end, 80, phase=Phase.MOVE)
    rest(player)
    pull = play.state.pulls[2]
    assert pull.number == number and pull.lift.startswith("hand,")
    assert len({along for _, _, along in decode_lift(pull.lift).changes}) > 5
    history.KEPT.clear()
    assert views.tray_of(play.state).digest() == player.scene.toy.tray.digest()


def test_a_trip_by_ones_own_hand_says_how_that_drew_and_the_risk_that_the_tag_told():
    hand = HandLift(((1, 10, 0), (1, 40, -12), (1, 70, 25), (1, 90, 25), (1, 92, 0)))
    before = SimpleNamespace(felt=((7, 90), (9, 3)), seed=5, pulls=(), picks_since_trip=lambda most: most // 2)

    def act(number, lift, event=BarTripped):
        done = event("p1", number, 5, 0.3, 1) if event is BarTripped else event("p1", number, 5, 0.1)
        return Played(before, "p1", Pulled(0.3, (), lift), "", (done,))

    history.KEPT.clear()
    told = trip_told(act(7, hand.encode()), ())
    assert "3.1 in/s" in told and "0.10 in" in told, "3 to 9 mm within a tenth of a second, 2.5 mm aside"
    assert "%" not in told, "nobody knows how much room there was"
    room = history.mixed(5).room
    for number, word in ((7, "locked"), (9, "snug")):
        risk = trips_in_100(word, "S", room, LATELY // 2)
        assert f"the risk was {risk}%." in trip_told(act(number, hand.encode()), ())
    assert not trip_told(act(7, "steady"), ()) and not trip_told(act(7, hand.encode(), PieceKept), ())


def test_tag_and_log_tell_one_risk_of_one_pull_also_when_the_match_goes_on_later(table):
    player = table(people())
    play = player.scene.play
    drag(player, own(player, views.of_grade("loose")), 80)
    rest(player)
    at = own(player, views.of_grade("locked"))
    (tagged,) = re.findall(r"(\d+)% risk", play.shown.tag.brief)
    average = trips_in_100("locked", size_of(play.state.touched))
    assert int(tagged) < average, "a full tray leaves less room than most"
    drag(player, at, 80, (3.0, 3.0))
    rest(player)
    assert play.table.match.played[-1].events[0].penalty
    told = [line.text for line in play.log]
    assert [line for line in told if f"the risk was {tagged}%." in line]
    history.KEPT.clear()
    assert [line.text for line in play._lines()][-8:] == told[-8:]


def test_a_hand_is_taken_off_again_before_it_has_drawn(table):
    player = table(people())
    x, y = own(player)
    for phase, at_y in ((Phase.DOWN, y), (Phase.MOVE, y - UNITS_PER_MM), (Phase.UP, y - UNITS_PER_MM)):
        player.program.give(Pointed(phase, (x, at_y)))
    assert player.scene.toy.lifting is None and player.scene.play.may(Take())


def test_a_piece_that_was_let_go_half_way_waits_for_the_hand(table):
    player = table(people())
    play = player.scene.play
    at = own(player)
    end = drag(player, at, 25)
    player.program.give(Pointed(Phase.UP, end))
    for _ in range(120):
        player.step(1 / 60)
    steps, height = play.live.run.steps, play.live.height_mm
    assert play.live.drawing and 0 < height < 10
    now = told(play, lambda: None)
    assert (now.line, now.offer.advice) == ("It waits for your hand.", "Take hold of it again and pull on.")
    player.see()
    assert player.scene.find("header").line == now.line, "the panel says so by itself"
    for _ in range(60):
        player.step(1 / 60)
    assert play.live.run.steps == steps, "nobody is hurried"
    player.program.give(Pointed(Phase.DOWN, at))
    player.step(1 / 60)
    player.see()
    assert player.scene.find("header").line.startswith("Lifting"), "the hand is on it again"
    drag(player, at, 60)
    rest(player)
    assert len(play.state.pulls) == 1


def test_the_gauges_of_a_hand_are_explained_once_where_they_are_seen(table):
    player = table(coached("boobytrap", people(), "welcome", "touch", "loose", "held", "draw", "pass"))
    scene = player.scene
    x, y = own(player)
    assert "gauges" in {tip.name for tip in scene.tips()} and len(scene.tips()) <= 8
    assert scene.coach.tip is None
    player.key("t")
    player.see()
    assert scene.coach.tip.name == "gauges"
    (cue,) = scene.cues()
    assert (
        cue.at.collidepoint((x, y)) and cue.at.width > scene.find(f"piece_{scene.play.state.touched}").rect.width + 20
    )
    drag(player, (x, y), 60)
    rest(player)
    assert "gauges" in seen(player.program.settings, "boobytrap")


def test_a_hand_that_has_let_go_half_way_is_told_of_its_gauges_and_steady_ones_are_not(table):
    player = table(coached("boobytrap", people(), "welcome", "touch", "loose", "held", "draw", "pass"))
    end = drag(player, own(player), 25)
    player.see()
    assert player.scene.play.drawing and player.scene.coach.tip is None
    player.program.give(Pointed(Phase.UP, end))
    player.step(1 / 60)
    player.see()
    assert player.scene.coach.tip.name == "gauges"
    player.scene.play.seats.own = set()
    assert "gauges" not in {tip.name for tip in player.scene.tips()}


def test_with_hands_of_both_kinds_there_are_eight_tips_at_the_most(table):
    scene = table(people()).scene
    for own_hands in ({"p1"}, {"p1", "p2", "p3", "p4"}, set()):
        scene.play.seats.own = own_hands
        assert ("gauges" in {tip.name for tip in scene.tips()}) == bool(own_hands) and len(scene.tips()) <= 8


@pytest.mark.parametrize("way", ["keys", "hat", "stick"])
def test_keys_and_pad_draw_too(table, way):
    player = table(people())
    play, give = player.scene.play, player.program.give
    own(player)
    player.key("t")
    assert player.scene.toy.lifting is not None and play.may(Take()), "a hand is laid on it"
    give({"keys": Pressed(Verb.UP, "up"), "hat": Pressed(Verb.UP, "pad_hat"), "stick": Tilted("left", 0.1, -0.9)}[way])
    for _ in range(20):
        player.step(1 / 60)
    assert play.live.drawing and play.live.hand.pushed[0] > 0.8
    give({"keys": Released(Verb.UP, "up"), "hat": Released(Verb.OTHER, "pad_hat"), "stick": Tilted("left", 0, 0)}[way])
    assert play.live.hand.pushed == (0, 0)
    focused = player.scene.focused
    give(Pressed(Verb.LEFT, "left"))
    player.step(0.2)
    assert play.live.hand.along < 0 and player.scene.focused == focused
    give(Pressed(Verb.UP, "up"))
    rest(player)
    assert len(play.state.pulls) == 1


def test_a_hand_that_is_left_to_itself_goes_up_evenly(table):
    player = table(people())
    play = player.scene.play
    player.program.give(Pointed(Phase.UP, drag(player, own(player), 20)))
    player.click("primary")
    assert not play.drawing
    rest(player)
    assert len(play.state.pulls) == 1


def test_a_double_click_on_take_it_skips_nothing(table):
    player = table(people())
    own(player)
    player.click("take")
    player.click("take")
    assert player.scene.toy.lifting is not None and player.scene.play.live is None
    assert player.scene.play.state.pulls == ()


def test_a_trip_is_told_half_a_second_after_it_happened(table):
    player = table(people(20))
    scene = player.scene
    own(player, views.reckless)
    trips = scene.play.state.trips[0]
    scene.take_up(LiftGesture(scene.play.state.touched))
    scene.play.let_come()
    for _ in range(600):
        if scene.toy.pulled is None or scene.toy.pulled.tripped:
            break
        player.step(1 / 60)
    assert scene.toy.pulled.tripped and scene.tag().tone == "plain"
    player.step(0.25)
    player.step(0.2)
    assert scene.tag().tone == "warn" and "20" in scene.tag().word
    lines = set()
    for _ in as_long_as(lambda: scene.busy):
        player.pass_time(1 / 30)
        lines.add(told(scene.play, lambda: None).line)
    assert "The bar snapped!" in lines and not any(line.startswith(("Lifting", "Touching")) for line in lines)
    assert scene.play.state.trips[0] == trips + 1 and "snapped" in scene.tag().line


@pytest.mark.parametrize("frames", [7, 20, 32])
def test_a_pull_that_was_being_drawn_goes_on_as_was_noted(another, frames):
    player = another(settings=None)
    begun = begun_by_rosa(player)
    at = own(player, views.of_grade("locked"))
    before = player.scene.play
    drag(player, at, frames, (0.5, 2.0))
    assert before.live is not None
    state = before.state
    begun.runner.save.close()
    notes = replay(BOOBYTRAP, read(begun.runner.save.path)).notes
    lift = begun_lift(("lift hand",), notes)
    again = finish(open_match.resuming(begun.runner.save.path))
    player.program.go_to("table:boobytrap", opened=again)
    player.step(0.02)
    rest(player)
    expected = finish_run(PendingPull(state, lift)).answer
    pull = again.runner.match.state.pulls[0]
    assert (pull.lift, pull.thrown) == (expected.lift, expected.thrown)
    assert any("You left in the middle of a pull" in line.text for line in player.scene.play.log)
    open_match.leave(again)


def test_leaving_lets_a_drawn_piece_come_out(another):
    player = another(settings=None)
    begun = begun_by_rosa(player)
    drag(player, own(player), 15)
    assert player.scene.play.drawing
    player.scene.leave()
    assert player.name == "Title"
    assert replay(BOOBYTRAP, read(begun.runner.save.path)).state.pulls[0].lift.startswith("hand,")


def test_a_pull_that_was_begun_is_no_other_one_for_a_computer_player(another):
    player = another(settings=None)
    begun = begun_by_rosa(player)
    drag(player, own(player), 15)
    begun.runner.save.close()
    again = finish(open_match.resuming(begun.runner.save.path))
    player.program.go_to("table:boobytrap", opened=again)
    player.scene.play.seats.give("p1", computer=True)
    player.step(0.02)
    rest(player)
    assert again.runner.match.state.pulls[0].lift.startswith("hand")
    open_match.leave(again)


def test_a_hand_does_not_stay_on_a_piece_that_is_passed(table):
    player = table(people())
    own(player)
    player.key("t")
    assert player.scene.toy.lifting is not None
    player.key("p")
    rest(player)
    assert player.scene.toy.lifting is None and player.scene.play.state.passes == 1
    focused = player.scene.focused
    player.press(Verb.RIGHT)
    assert player.scene.focused != focused


def test_steady_hands_draw_straight_up(table):
    player = table(people())
    scene = player.scene
    views.touched(views.of_grade("loose"))(scene)
    player.see()
    x, y = scene.find(f"piece_{scene.play.state.touched}").rect.center
    for phase, at in (
        (Phase.DOWN, (x, y)),
        (Phase.MOVE, (x + 30, y - 4 * UNITS_PER_MM)),
        (Phase.UP, (x + 30, y - 4 * UNITS_PER_MM)),
    ):
        player.program.give(Pointed(phase, at))
    rest(player)
    assert scene.play.state.pulls[0].lift == "steady"


def test_a_second_touch_is_answered(table):
    player = table(people())
    own(player)
    other = next(n for n in player.scene.play.state.left if n != player.scene.play.state.touched)
    player.program.give(Pointed(Phase.DOWN, player.scene.find(f"piece_{other}").rect.center))
    assert player.scene.tag().piece == other and player.scene.tag().tone == "warn"
    lying = player.scene.toy.frame
    player.step(1 / 60)
    assert player.scene.toy.jolts.nodding(lying).poses[other] != lying.poses[other]
    for _ in range(100):
        player.step(0.05)
    assert player.scene.tag().piece == player.scene.play.state.touched
    assert player.scene.play.state.touched != other


def test_a_size_that_is_not_due_is_dark_and_says_so(table):
    player = table(at_table(1, 0, people=4, variant="size_order"))
    state = player.scene.play.state
    large = state.left[-1]
    assert player.scene.toy.picture.barred == set(state.left) - set(state.open_pieces)
    place = player.scene.find(f"piece_{large}").rect.center
    player.program.give(Pointed(Phase.DOWN, place))
    assert "small" in player.scene.tag().line and player.scene.play.state.touched == 0


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
    begun.runner.save.close()
    again = finish(open_match.resuming(begun.runner.save.path))
    player.program.go_to("table:boobytrap", opened=again)
    player.step(0.02)
    rest(player)
    pull = again.runner.match.state.pulls[0]
    whole = PendingPull(before._replace(), decode_lift(word))
    for _ in as_long_as(lambda: not whole.run.done, most=100_000):
        whole.run.step()
    assert pull.lift == word and pull.thrown == whole.answered().answer.thrown
    assert player.scene.toy.tray.digest() == whole.tray.digest()
    assert any("You left in the middle of a pull" in line.text for line in player.scene.play.log)
    open_match.leave(again)


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
