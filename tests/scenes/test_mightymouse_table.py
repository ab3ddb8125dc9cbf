"""The table of Mighty Mouse: it fits, explains itself, tells why, and nothing sticks."""

import math
import os
import random
from importlib import import_module
from itertools import combinations, pairwise

import pytest
from pygame import FRect

from build_scripts.views.mightymouse import VIEWS, after, at, choosing, held, over, sitting
from game.catalog import CATALOG
from game.core.acts import Over
from game.core.setup import Seat
from game.rules.mightymouse.board import FINISH, TRACKS
from game.scenes import matches
from game.scenes.mightymouse.board import fitted
from game.scenes.mightymouse.course import CENTRE, SIZE, SPACE, SPOTS, radius, step_at
from game.ui.buttons import Button
from game.ui.verbs import Device, Phase, Pointed, Pressed, Scrolled, Typed, Verb

SIZES = [((800, 600), 100), ((1280, 720), 100), ((800, 600), 200), ((1280, 720), 200), ((2560, 1080), 100),
         ((900, 1400), 100), ((1920, 1080), 150), ((900, 1400), 200)]  # fmt: skip
FULLEST = ("mid", "choosing_three", "freed", "forfeited")
MAIN, ANY = 44.0, 24.0
EVENTS = int(os.environ.get("MONKEY_EVENTS", "800"))


def rest(player, most=4000):
    """Let time pass until nothing moves and no computer player is to act."""
    for _ in range(most):
        player.program.advance(0.05)
        if not player.scene.busy:
            break
    player.see()


# ---- the course


def test_the_points_are_those_that_were_reckoned():
    for library in ("numpy", "PIL"):
        pytest.importorskip(library)
    course = import_module("build_scripts.race_course").course
    for point, again in zip(SPOTS, course(), strict=True):
        assert math.dist(point, again) < 0.5


def test_spaces_lie_apart_from_each_other_and_from_the_tracks():
    ordinary = [space for space in range(1, FINISH) if space not in TRACKS]
    assert min(math.dist(SPOTS[a], SPOTS[b]) for a, b in combinations(ordinary, 2)) >= 2 * SPACE
    for hazard, steps in TRACKS.items():
        for step in range(1, steps):
            away = min(math.dist(step_at(hazard, step), SPOTS[space]) for space in ordinary)
            assert away > SPACE + 12
    assert all(radius(space) <= x <= SIZE[0] - radius(space) for space, (x, _) in enumerate(SPOTS))


def test_steps_lead_from_the_centre_to_the_circle():
    for hazard, steps in TRACKS.items():
        ways = [math.dist(step_at(hazard, step), CENTRE) for step in range(steps + 1)]
        assert ways[0] == 0 and all(near < far for near, far in pairwise(ways))
        assert math.dist(step_at(hazard, steps), SPOTS[hazard]) < radius(hazard)


# ---- it fits


@pytest.mark.parametrize(("size", "scale"), SIZES, ids=str)
def test_every_view_fits(table, size, scale):
    player = table("first", size=size, text_scale=scale)
    for name, view in VIEWS.items():
        if name in FULLEST or (size, scale) in SIZES[1:3]:
            view(player.program)
            _fits(player, name)


@pytest.mark.parametrize("name", FULLEST)
def test_the_fullest_views_fit_in_the_other_typeface(table, name):
    _fits(table(name, size=(800, 600), text_scale=200, font="dyslexic", theme="contrast"), name)


def _fits(player, name):
    canvas = player.see()
    scene = player.scene.over or player.scene
    assert canvas.misfits == [], name
    for widget in scene.widgets:
        room = widget.region.view if widget.region else canvas.area
        assert room.left - 1 <= widget.rect.left and widget.rect.right <= room.right + 1, (name, widget.name)
        assert widget.region or canvas.area.inflate(2, 2).contains(widget.rect), (name, widget.name, widget.rect)
    stops = [widget for widget in scene.widgets if widget.focusable and widget.visible.height > 0]
    for one, other in combinations([stop for stop in stops if not stop.name.startswith("space_")], 2):
        apart = one.visible.inflate(-1, -1), other.visible.inflate(-1, -1)
        assert not apart[0].colliderect(apart[1]), (name, one.name, other.name)
    for widget in stops:
        assert min(widget.rect.size) * canvas.scale >= ANY, (name, widget.name)
        assert not isinstance(widget, Button) or min(widget.rect.size) >= MAIN, (name, widget.name)


def test_the_board_keeps_its_shape():
    for room in ((1000, 700), (700, 1000), (300, 300)):
        laid = fitted(FRect(10, 20, *room))
        assert laid.rect.width / laid.rect.height == pytest.approx(SIZE[0] / SIZE[1], rel=1e-4)
        assert laid.rect.width <= room[0] + 0.1 and laid.rect.height <= room[1] + 0.1


def test_everything_that_can_be_pointed_at_explains_itself(table):
    scene = table("mid").scene
    assert not [widget.name for widget in scene.widgets if widget.focusable and not widget.hint]
    assert sum(widget.name.startswith("space_") for widget in scene.widgets) == FINISH + 1
    assert sum(widget.name.startswith("step_") for widget in scene.widgets) == sum(TRACKS.values()) - len(TRACKS)


# ---- it tells why


@pytest.mark.parametrize(
    ("view", "title", "says"),
    [
        ("tie", "A tie!", "roll again"),
        ("begins", "Off we go!", "begins"),
        ("occupied", "Occupied!", "goes back"),
        ("forfeited", "Turn forfeited!", "stays"),
        ("overshot", "Too far!", "needs"),
        ("held", "Held!", "for Mighty Mouse"),
        ("freed", "To the rescue!", "on "),
        ("won", "Home and dry!", "wins"),
    ],
)
def test_the_board_says_what_happened_and_why(table, view, title, says):
    note = table(view).scene.play.shown.story
    assert note.title == title
    assert says in " ".join(note.lines)


def test_a_space_that_could_not_be_entered_is_marked(table):
    scene = table("occupied").scene
    bump = scene.play.shown.bump
    assert bump in scene.play.shown.at.values()


def test_the_note_goes_when_the_next_die_is_thrown(table):
    player = table("occupied")
    player.click("primary")
    player.program.advance(0.05)
    assert player.scene.play.shown.story.title == ""


# ---- it is played


def test_a_roll_moves_the_piece_and_is_told(table):
    player = table(at(after(30)))
    scene, count = player.scene, len(player.scene.play.log)
    seat = scene.play.state.turn
    player.click("primary")
    assert scene.play.motion.busy
    rest(player)
    assert len(scene.play.log) > count
    assert list(scene.play.shown.at.values()) == list(scene.play.state.at)
    assert scene.play.state.turn == (seat + 1) % 4


def test_the_hero_flies_for_who_is_held(table):
    player = table(at(held))
    scene = player.scene
    before = scene.play.state.steps
    player.click("primary")
    assert any(scene.play.update(0.05) and scene.play.shown.flies for _ in range(200))
    rest(player)
    state = scene.play.state
    assert state.steps > before or not state.hero
    assert (scene.play.shown.hero, scene.play.shown.steps) == (state.hero, state.steps)


def test_nothing_vanishes_on_its_way(table):
    """Whatever the board no longer shows as standing, the motions draw, in every frame."""
    player = table(at(after(20), people=0))
    scene, seen = player.scene, set()
    for _ in range(1500):
        player.program.advance(1 / 60)
        shown, draws = scene.play.shown, scene.play.telling.draws
        assert bool(shown.moving) == ("piece" in draws)
        assert shown.flies == ("hero" in draws)
        seen |= draws.keys()
    assert seen == {"die", "piece", "hero"}


def test_an_order_can_be_chosen_and_taken_back(table):
    player = table(at(choosing(2)))
    scene, before = player.scene, player.scene.play.state
    player.click("way_1")
    rest(player)
    assert scene.play.state != before
    player.click("undo")
    assert scene.play.state == before
    assert list(scene.play.shown.at.values()) == list(before.at)


@pytest.mark.parametrize(("device", "key"), [(Device.PAD, "pad_x"), (Device.KEYBOARD, "space")])
def test_one_key_rolls(table, device, key):
    player = table(at(after(30)))
    player.program.inputs.device = device
    player.see()
    count = len(player.scene.play.table.match.played)
    player.key(key)
    rest(player)
    assert len(player.scene.play.table.match.played) == count + 2


def test_an_order_is_chosen_by_its_number_or_with_a_pad(table):
    for press in (lambda player: player.key("2"), lambda player: player.press(Verb.DOWN, Verb.CONFIRM)):
        player = table(at(choosing(2)))
        assert player.scene.focused == "way_0"
        second = player.scene.play.table.match.legal[1]
        press(player)
        assert player.scene.play.table.match.played[-1].act == second


def test_the_button_under_the_pointer_does_not_cover_the_call_after_a_press(table):
    player = table(at(after(30)))
    scene = player.scene
    point = scene.find("primary").visible.center

    def wait():
        for _ in range(40):
            scene.tip.update(0.05, scene._explained())

    player.program.give(Pointed(Phase.MOVE, point))
    wait()
    assert scene.tip.told(scene.find("primary"))
    player.click("primary")
    rest(player)
    wait()
    assert not scene.tip.told(scene.find("primary"))
    player.program.give(Pointed(Phase.MOVE, scene.find("plate").visible.center))
    wait()
    player.program.give(Pointed(Phase.MOVE, point))
    wait()
    assert scene.tip.told(scene.find("primary"))


def test_keys_reach_everything(table):
    player = table("mid")
    stops = {widget.name for widget in player.scene.widgets if widget.focusable and widget.enabled}
    reached = set()
    for _ in range(len(stops) + 2):
        reached.add(player.scene.focused)
        player.press(Verb.NEXT)
    assert stops <= reached


def test_a_roll_cannot_be_taken_back(table):
    player = table(at(after(30)))
    player.click("primary")
    rest(player)
    assert not player.scene.play.can_undo and not player.scene.find("undo").enabled


def test_a_computer_players_turn_takes_no_longer_than_a_second_and_a_half(table):
    player = table(at(after(20), people=0))
    times, acts, passed = [], len(player.scene.play.table.match.played), 0.0
    while len(times) < 30 and not isinstance(player.scene.play.waiting, Over):
        player.program.advance(1 / 60)
        passed += 1 / 60
        if len(player.scene.play.table.match.played) != acts:
            times.append(passed)
            acts, passed = len(player.scene.play.table.match.played), 0.0
    assert max(times) <= 1.5


def test_every_speed_comes_to_the_same(table):
    found = []
    for speed in ("1", "4", "instant"):
        player = table(at(after(30)), speed=speed)
        player.click("primary")
        rest(player)
        found.append((player.scene.play.state, [line.text for line in player.scene.play.log]))
    assert found[0] == found[1] == found[2]


def test_seats_change_hands(table):
    player = table("menu")
    menu = player.scene.over
    menu.find("who_red").on_choose("bot")
    assert "red" in player.scene.sitting.table.bots
    menu.find("who_red").on_choose("human")
    assert "red" not in player.scene.sitting.table.bots
    player.press(Verb.BACK)
    assert player.scene.over is None


def test_left_and_continued(another):
    player = another()
    places, row = player.program.places, CATALOG["mightymouse"]
    places.matches.mkdir(parents=True, exist_ok=True)
    setup = row.game.setup([Seat("red"), Seat("blue")])
    begun = matches.begin(places, row, setup, {"red": "Rosa"}, matches.Luck(seed=8))
    player.program.go_to("table:mightymouse", sitting=begun)
    player.see()
    player.click("primary")
    rest(player)
    player.scene.play.seats.give("blue", True)
    digest = begun.table.match.digest()
    player.scene.leave()
    assert player.name == "Title"
    again = matches.resume(begun.table.save.path)
    assert again.table.match.digest() == digest
    player.program.go_to("table:mightymouse", sitting=again)
    assert "blue" in again.table.bots
    assert [played.text for played in again.table.match.played][:1] == ["first"]
    matches.leave(again)


def test_a_whole_match_between_computer_players_ends_and_another_begins(table):
    player = table(at(after(3), people=0), speed="instant")
    for _ in range(4000):
        player.program.advance(0.02)
        if player.scene.ended:
            break
    player.see()
    ending = player.scene.over
    assert isinstance(player.scene.play.waiting, Over)
    assert ending.standings()[0] == ending.winners[0] and len(ending.standings()) == 4
    player.program.places.matches.mkdir(parents=True, exist_ok=True)
    ending.again()
    player.see()
    assert player.scene.play.table.match.played == [] or player.scene.play.computers


# ---- nothing sticks


def anything(dice):
    where = dice.uniform(-20, 980), dice.uniform(-20, 740)
    kind = dice.randrange(12)
    if kind < 5:
        verbs = [verb for verb in Verb if verb not in (Verb.FULLSCREEN, Verb.SETTINGS, Verb.HELP)]
        return Pressed(dice.choice(verbs), dice.choice(("space", "1", "2", "u", "l", "pad_x", "")))
    if kind < 10:
        return Pointed(dice.choice(list(Phase)), where, dice.choice((1, 1, 1, 3)))
    return Scrolled(dice.uniform(-3, 3), where) if kind == 10 else Typed("x")


@pytest.mark.parametrize("goal", [after(2), choosing(2), over])
def test_a_monkey_breaks_nothing(table, monkeypatch, goal):
    def fresh(program):
        program.go_to("table:mightymouse", sitting=sitting(goal, people=2))

    player = table(fresh, size=(800, 600), speed="instant")
    program, dice = player.program, random.Random(5)
    program.places.matches.mkdir(parents=True, exist_ok=True)
    monkeypatch.setattr(program, "adopt", lambda settings: None)
    acts = 0
    for number in range(EVENTS):
        program.inputs.device = dice.choice(list(Device))
        program.give(anything(dice))
        if number % 5 == 0:
            program.advance(0.1)
        if number % 40 == 0:
            player.see()
        names = [type(scene).__name__ for scene in program.scenes]
        assert "Trouble" not in names
        if not names or names[0] != "Table":
            fresh(program)
        acts = max(acts, len(program.scenes[0].play.table.match.played))
    assert acts > 2


def test_a_table_that_waits_for_a_person_draws_nothing(table):
    player = table("held")
    rest(player)
    for _ in range(20):
        player.program.advance(0.1)
    assert not any(player.program.advance(0.1) for _ in range(20))


def test_a_press_on_a_button_that_is_about_to_go_does_nothing(table):
    player = table(at(after(30)))
    count = len(player.scene.play.table.match.played)
    for _ in range(2):
        player.program.give(Pressed(Verb.CONFIRM, "space"))
    rest(player)
    assert sum(played.text == "roll" for played in player.scene.play.table.match.played[count:]) == 1
