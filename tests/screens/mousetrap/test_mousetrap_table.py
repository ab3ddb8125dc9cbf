"""The table of the Mouse Trap: it fits, explains itself, is played by hand, and nothing sticks."""

import os

import pytest

from game.catalog import CATALOG
from game.core.acts import Ask
from game.core.setup import Seat
from game.core.slices import finish
from game.games.mousetrap.nature import set_anew
from game.games.mousetrap.pictures import parts as part_geometry
from game.games.mousetrap.rules import MOUSETRAP
from game.games.mousetrap.rules.moves import Lure, Placed, Roll, Rolled, Stop, Take, TrapRan, TurnCrank
from game.games.mousetrap.rules.state import WHEEL
from game.games.mousetrap.table.actions import prompt
from game.games.mousetrap.table.building.placing_hand import FINE
from game.games.mousetrap.table.match_screen import cues
from game.shell.matches import open_match
from game.shell.play.match_screen import MatchScreen
from game.ui.input.bindings import Phase, Pointed, Verb
from tests.patience import as_long_as
from tests.screens.tables import ANY, SIZES, assert_fits, monkey, rest, shown
from tests.views.mousetrap_table import VIEWS, at, by_hand, choosing, opened, turn_of

pytestmark = pytest.mark.usefixtures("blank_pictures")

EVENTS = int(os.environ.get("MONKEY_EVENTS", "800"))
OFTEN = ("middle", "take")


# ---- it fits


@pytest.mark.parametrize(("size", "scale"), SIZES, ids=str)
def test_every_view_fits(table, size, scale):
    player = table("middle", size=size, text_scale=scale)
    for name, view in VIEWS.items():
        if name in OFTEN or (size, scale) in SIZES[:3]:
            view(player.program)
            assert_fits(player, name)


@pytest.mark.parametrize("longer", [1, 2, 4])
def test_the_card_of_a_turn_ends_above_the_loop_however_long_advice_is(table, longer):
    player = table("advised", size=(800, 600))
    hints = player.scene.play.hints
    hints.text *= longer
    player.scene.play.changed()
    rest(player)
    names = {widget.name: widget for widget in player.scene.widgets}
    assert names["turn"].rect.bottom <= names["space_45"].rect.top
    assert names["menu"].rect.bottom <= names["turn"].rect.bottom
    assert ("advice" in names) == (longer == 1)


def test_everything_that_can_be_pointed_at_explains_itself(table):
    scene = table("middle").scene
    silent = [widget.name for widget in scene.widgets if widget.focusable and not widget.hint]
    assert not silent
    assert sum(widget.name.startswith("space_") for widget in scene.widgets) == 50
    assert sum(widget.name.startswith("part_") and bool(widget.hint) for widget in scene.widgets) == 24


def test_the_wheel_lies_under_the_cage(table):
    laid = table("complete").scene.laid
    assert abs(laid.cells[49].rect.centerx - laid.x_of(82.55)) < 1.0
    assert laid.cells[44].rect.centerx == pytest.approx(laid.cells[49].rect.centerx)


# ---- it is played


def test_a_roll_moves_the_mouse_and_is_told(table):
    player = table(at(289, turn_of("red", 2), people=4))
    scene, count = player.scene, len(player.scene.play.log)
    player.click("primary")
    assert scene.play.motion.busy
    for _ in as_long_as(lambda: scene.play.shown.mice["red"] != scene.play.state.mice[0]):
        assert len(scene.play.log) == count, "the log does not tell what is still to be seen"
        player.step(0.02)
    rest(player)
    assert len(scene.play.log) > count
    assert scene.play.shown.mice["red"] == scene.play.state.mice[0]
    assert scene.play.shown.turn == "blue"


def test_a_choice_can_be_made_and_taken_back(table):
    player = table(at(5, choosing(Take), people=4))
    scene = player.scene
    before = scene.play.state
    player.press(Verb.CONFIRM)
    rest(player)
    assert scene.play.state != before
    player.click("undo")
    assert scene.play.state == before
    assert scene.play.shown.hands["red"] == before.hands[0]


@pytest.mark.parametrize(("near", "chosen"), [((3, 2), 0), ((30, 2), 1), ((30, 20), 2)])
def test_the_focus_is_on_who_is_lured_by_one_roll_else_on_the_end_of_the_turn(table, near, chosen):
    player = table("lure")
    scene = player.scene
    play, before = scene.play, scene.play.state
    mice, lures = list(before.mice), [move for move in before.moves if isinstance(move, Lure)]
    for move, steps in zip(lures, near, strict=False):
        mice[before.table.seats.index(move.mouse)] = WHEEL - steps
    play.table.match.state = before._replace(mice=tuple(mice), moves=(*lures[:2], Stop()))
    scene._lured = 0
    scene.stale()
    player.see()
    assert scene.focused == f"choice_{chosen}"
    assert any(cue.tip.name == "lure" for cue in cues(scene)) == (chosen < 2)


def test_a_part_stays_where_it_is_let_go(table):
    player = table(at(289, turn_of("red", 8), by_hand, people=4))
    scene = player.scene
    part = scene.play.holding.part
    x, y = part_geometry.part_centre(part)
    give = player.program.give
    give(Pointed(Phase.DOWN, scene.find("part").visible.center))
    give(Pointed(Phase.MOVE, scene.laid.view.to_screen((x - 4, y + 6))))
    player.see()
    give(Pointed(Phase.UP, scene.laid.view.to_screen((x + 0.09, y))))
    player.see()
    assert scene.play.holding.placed.mm == pytest.approx(0.9, abs=0.01)
    player.key("space")
    rest(player)
    assert scene.play.state.parts[part - 1].mm == pytest.approx(0.9, abs=0.01)


def test_a_part_dropped_far_away_goes_back_and_is_set_by_keys(table):
    player = table(at(289, turn_of("red", 8), by_hand, people=4))
    scene = player.scene
    part = scene.play.holding.part
    player.program.give(Pointed(Phase.DOWN, scene.find("part").visible.center))
    player.program.give(Pointed(Phase.UP, scene.laid.window.bottomleft))
    assert scene.play.holding.placed is None
    player.key("1")
    off = scene.play.holding.placed.mm
    assert 0 < abs(off) <= 3
    player.press(Verb.LEFT if off > 0 else Verb.RIGHT)
    assert abs(scene.play.holding.placed.mm) == pytest.approx(abs(abs(off) - FINE), abs=0.01)
    nudged = scene.play.holding.placed
    player.key("space")
    rest(player)
    assert scene.play.state.parts[part - 1] == nudged
    assert scene.play.holding is None or scene.play.holding.part != part


def before_crank(player):
    return player.scene.play.waiting == Ask("trap", "red")


def test_to_choose_the_crank_leads_straight_to_it(table):
    player = table("crank")
    scene = player.scene
    turn = next(w.name for w in scene.widgets if getattr(w, "text", "") == "Turn the crank")
    scene.focus(turn)
    player.press(Verb.CONFIRM)
    for _ in range(100):
        player.step(0.05)
        if player.scene is not scene:
            break
    assert player.name == "Crank" and player.scene.act == "ready"
    player.press(Verb.BACK)
    rest(player)
    assert scene.focused == "primary" and scene.find("primary").text == "Turn the crank"
    player.press(Verb.NEXT)
    player.see()
    assert scene.focused == "choice_0"


def test_the_check_list_can_be_read_before_the_crank_is_chosen(table):
    player = table("crank")
    ways = [widget for widget in player.scene.widgets if getattr(widget, "text", "") == "Checklist"]
    assert len(ways) == 1
    player.click(ways[0].name)
    assert not any(widget.name.startswith(("point_", "anew_")) for widget in shown(player).widgets)


def test_the_check_list_says_how_far_off_is_too_far(table):
    player = table("plan")
    plan, parts = player.scene.over, player.scene.play.shown.parts
    parts[7], parts[10], parts[14] = Placed(1.6, 0.3), Placed(0.4, 2.1), Placed(0.9, 0.9)
    plan.stale()
    player.see()
    crooked = {number for number in (8, 11, 15) if plan.find(f"off_{number}").colour != plan.find("off_24").colour}
    assert crooked == {8, 11} and "1 mm and 1°" in plan.find("legend").text


def test_a_part_is_set_anew_before_cranking_and_the_match_goes_on(table):
    player = table("to_the_crank")
    scene = player.scene
    rest(player)
    assert isinstance(player.scene, MatchScreen) and before_crank(player)
    before = scene.play.state.parts
    player.click("choice_0")
    plan = scene.over
    plan.find("point_8").confirm()
    player.see()
    after = scene.play.state.parts
    assert before_crank(player) and scene.over is plan
    assert [number for number in range(1, 25) if before[number - 1] != after[number - 1]] == [8]
    assert list(scene.play.shown.parts) == list(after)
    assert not plan.find("point_8").enabled and not plan.find("anew_8").enabled
    assert plan.focused == "point_11"
    player.press(Verb.CONFIRM)
    assert scene.play.state.anew == (8, 11)
    for widget in plan.widgets:
        if widget.name.startswith(("point_", "anew_")):
            assert min(widget.rect.size) >= ANY
    player.press(Verb.BACK)
    player.click("primary")
    assert player.name == "Crank"
    stood = player.scene.watched.run.inputs.placements[8]
    assert (stood.mm, stood.deg, stood.grip_pct) == (after[7].mm, after[7].deg, after[7].grip_pct)
    player.press(Verb.BACK)
    assert isinstance(player.scene, MatchScreen) and before_crank(player)
    player.click("primary")
    player.scene.skip()
    player.press(Verb.BACK)
    rest(player)
    assert not before_crank(player)


def test_a_machine_that_does_not_start_is_set_anew_and_is_no_miss(table):
    player = table("refused")
    scene, played = player.scene, len(player.scene.play.table.match.played)
    assert scene.play.refused and "won’t start" in scene.find("prompt").text
    player.click("primary")
    for _ in range(24):
        player.see()
    assert before_crank(player) and not scene.play.refused
    assert scene.play.state.anew
    assert len(scene.play.table.match.played) == played + len(scene.play.state.anew)
    player.click("primary")
    assert player.name == "Crank" and player.scene.steering


@pytest.mark.parametrize("speed", ["1", "instant"])
def test_a_machine_of_a_computer_player_that_does_not_start_holds_nobody_up(table, speed):
    def given_away(program):
        VIEWS["refused"](program)
        program.scenes[-1].play.seats.give("red", True)

    player = table(given_away, speed=speed)
    scene = player.scene
    for _ in range(4000):
        player.step(0.05)
        if scene.play.waiting != Ask("trap", "red") and isinstance(player.scene, MatchScreen):
            break
    assert scene.play.waiting != Ask("trap", "red")


def test_a_machine_that_never_starts_is_given_up_and_misses(table):
    player = table("refused")
    scene = player.scene
    play = scene.play
    for number in play.to_set_anew:
        play.answer(set_anew(number, play.state.parts[number - 1]))
        play.skip()
    player.see()
    assert play.refused and not play.to_set_anew
    assert "still won’t start" in scene.find("prompt").text
    assert scene.find("primary").text == "Give up"
    seat, played = play.state.seat, len(play.table.match.played)
    player.click("primary")
    assert play.table.match.played[played].act == TrapRan(False, "nothing")
    missed = play.table.match.played[played]
    assert play.table.match.game.apply(missed.before, missed.act).state.captured == missed.before.captured
    for _ in range(400):  # until the turn has passed on: a computer player may crank in the next
        player.pass_time(0.05)
        if play.state.seat != seat:
            break
    assert play.waiting != Ask("trap", "red") and play.state.seat != seat


@pytest.mark.parametrize(("speed", "longest"), [("1", 4.0), ("4", 1.0)])
def test_the_end_of_a_computers_run_closes_by_itself_unless_somebody_wants_more(table, speed, longest):
    def given_away(program):
        VIEWS["to_the_crank"](program)
        program.scenes[-1].play.seats.give("red", True)

    for stays in (False, True):
        player = table(given_away, speed="instant", run_speed=speed)
        for _ in as_long_as(lambda: player.name != "Crank"):  # noqa: B023 - asked at once
            player.step(0.05)
        player.see()
        player.scene.skip()
        if stays:
            player.key("x")
        waited = 0.0
        for _ in as_long_as(lambda: player.name == "Crank" and waited < 10):  # noqa: B023
            player.step(0.05)
            waited += 0.05
        assert waited >= 10 if stays else 0.5 <= waited <= longest


def test_left_and_continued_with_other_players(another, tmp_path):
    player = another(settings=None)
    places, row = player.program.places, CATALOG["mousetrap"]
    places.matches.mkdir(parents=True, exist_ok=True)
    setup = row.game.setup([Seat("red"), Seat("blue")], {"start_built": 12})
    begun = open_match.begin(places, row, setup, {"red": "Rosa"}, open_match.Luck())
    player.program.go_to("table:mousetrap", opened=begun)
    player.see()
    player.click("primary")
    rest(player)
    player.scene.play.seats.give("blue", True)
    digest = begun.runner.match.digest()
    player.scene.leave()
    assert player.name == "Title"
    again = finish(open_match.resuming(begun.runner.save.path))
    player.program.go_to("table:mousetrap", opened=again)
    assert "blue" in again.runner.bots
    assert again.runner.match.played[0].text == "roll"
    assert digest
    open_match.leave(again)


def test_no_mouse_vanishes_on_its_way(table):
    """A mouse that the board no longer shows as standing is drawn by the motions, in every frame."""
    player = table(at(4, turn_of("red", 2), people=0))
    hopped = 0
    for _ in range(900):
        player.step(1 / 60)
        play = player.scene.play
        flying = [flight.name for flight in play.animation.flights if flight.name.startswith("mice/")]
        assert flying == ([f"mice/{play.shown.moving}_hop"] if play.shown.moving else [])
        hopped += bool(flying)
    assert hopped > 60


# ---- nothing sticks


@pytest.mark.slow
@pytest.mark.parametrize("steady", [True, False])
def test_a_monkey_breaks_nothing(table, steady):
    def fresh(program):
        seat = opened(3, turn_of("red", 22), people=2, steady=steady)
        program.go_to("table:mousetrap", opened=seat)

    player, acts = table(fresh, size=(800, 600), speed="instant"), 0
    program = player.program
    for _ in monkey(player, fresh, EVENTS, ("space", "1", "2", "u", "p", "pad_x", "")):
        acts = max(acts, len(program.scenes[0].play.table.match.played))
    assert acts > 0
    assert not isinstance(player.program.scenes[0].play.waiting, Ask) or program.scenes[0].play.trap_waits or not steady


@pytest.mark.parametrize(
    ("profile", "players", "more"), [("hasbro", 3, True), ("hasbro", 2, False), ("original", 3, False)]
)
def test_with_a_rival_on_the_wheel_it_is_told_whether_others_may_be_lured(profile, players, more):
    """MT-25."""
    seats = [Seat(name) for name in MOUSETRAP.seat_names[:players]]
    state = MOUSETRAP.start(MOUSETRAP.setup(seats, {"profile": profile, "start_built": 24, "mice_ahead": False}))
    state = state._replace(mice=(45, 49, 20, 20)[:players], hands=(3,) * players, pile=52 - 3 * players)
    state = MOUSETRAP.apply(MOUSETRAP.apply(state, Roll()).state, Rolled(1)).state
    assert TurnCrank() in state.moves
    assert ("You may lure others there first." in prompt(state, str)) == more
