"""The table of Mighty Mouse: it fits, explains itself, tells why, and nothing sticks."""

import math
import os
from importlib import import_module
from itertools import combinations, pairwise

import pytest
from pygame import FRect

from game.catalog import CATALOG
from game.core.setup import Seat
from game.core.slices import finish
from game.core.tally import Effect, Reach
from game.games.mightymouse.pictures.board import CENTRE, SIZE, SPACE, SPOTS, RaceGround, board_fitted, radius, step_at
from game.games.mightymouse.pictures.look_ahead import dice_places
from game.games.mightymouse.pictures.motion import CirclesOpen, HeroFlight, PieceFlight
from game.games.mightymouse.pictures.sidebar import OrderButton, caption_of
from game.games.mightymouse.rules.events import Backed, Held, Turned
from game.games.mightymouse.rules.moves import PLAY_SAVED
from game.games.mightymouse.rules.state import FINISH, START, TRACKS
from game.games.mightymouse.table.play import offer
from game.games.mightymouse.text.table import Story, outlook
from game.shell.matches import open_match
from game.shell.pictures.on_board import SpriteFlight
from game.ui.drawing import badges, icons
from game.ui.input.bindings import Device, Phase, Pointed, Verb
from tests.patience import as_long_as
from tests.screens.tables import SIZES, assert_fits, lengths, monkey, rest
from tests.views.mightymouse import VIEWS, after, at, choosing, held, opened, over, roll_or_saved

pytestmark = pytest.mark.usefixtures("blank_pictures")

FULLEST = ("mid", "choosing_three", "freed", "forfeited", "saved")
EVENTS = int(os.environ.get("MONKEY_EVENTS", "800"))


# ---- the course


def test_the_points_are_those_that_were_reckoned():
    for library in ("numpy", "PIL"):
        pytest.importorskip(library)
    course = import_module("build_scripts.art.race.course").course
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
            assert_fits(player, name, _apart)


@pytest.mark.parametrize("name", FULLEST)
def test_the_fullest_views_fit_in_the_other_typeface(table, name):
    assert_fits(table(name, size=(800, 600), text_scale=200, font="dyslexic", theme="contrast"), name, _apart)


def _apart(widget):
    # Spaces lie as close as the board has them.
    return not widget.name.startswith("space_")


def test_the_board_keeps_its_shape():
    for room in ((1000, 700), (700, 1000), (300, 300)):
        laid = board_fitted(FRect(10, 20, *room))
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
        ("begins", "Off we go!", "goes first"),
        ("occupied", "Blocked!", "goes back"),
        ("forfeited", "Turn lost!", "stays"),
        ("overshot", "Too far!", "needs"),
        ("held", "Held!", "for Mighty Mouse"),
        ("freed", "To the rescue!", "on "),
        ("won", "Home safe!", "wins"),
    ],
)
def test_the_board_says_what_happened_and_why(table, view, title, says):
    note = table(view).scene.play.shown.story
    assert note.title == title
    assert says in " ".join(note.lines)


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [100, 130, 200])
@pytest.mark.parametrize("view", ["begins", "occupied", "held", "overshot", "freed"])
def test_what_is_told_on_the_board_hides_no_space_while_somebody_is_to_roll(table, view, size, scale):
    player = table(view, size=size, text_scale=scale)
    scene, canvas = player.scene, player.canvas
    assert scene.play.free
    place = caption_of(canvas, scene.laid, scene.play.shown.story, clear=True).place
    for space, spot in enumerate(SPOTS):
        disc = scene.laid.around(spot, radius(space) * 0.7)
        assert not place.colliderect(disc), space


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 130), ((1920, 1080), 130)])
def test_a_piece_that_went_back_into_a_circle_is_told_in_more_than_a_headline(table, size, scale):
    player = table("held", size=size, text_scale=scale)
    scene, story = player.scene, Story()
    for event in (Turned("red", 56, "occupied", "blue"), Backed("red", (53, 52, 51, 50)), Held("red", 50)):
        story.add(event, 3)
    told = caption_of(player.canvas, scene.laid, story, clear=True)
    assert story.title == "Held!" and len(story.lines) == 2
    assert story.lines[-1] in told.text and told.place.height > player.canvas.letters.line(told.title) + 20


@pytest.mark.parametrize("hazard", TRACKS)
@pytest.mark.parametrize("scale", [0.6, 1.0, 1.4])
def test_small_dice_hide_neither_the_steps_of_a_track_nor_each_other(hazard, scale):
    ground = RaceGround(FRect(0, 0, SIZE[0] * scale, SIZE[1] * scale))
    steps = range(1, min(6, TRACKS[hazard] - 1) + 1)
    reaches = [Reach(pips, pips, Effect.MOVE, track=hazard) for pips in steps]
    dice = [die for _, places in dice_places(ground, reaches) for die in places]
    for die in dice:
        assert not any(die.collidepoint(ground.to_screen(step_at(hazard, step))) for step in steps)
    assert not any(one.inflate(-6, -6).colliderect(other.inflate(-6, -6)) for one, other in combinations(dice, 2))


def turns():
    """What the die may bring anywhere on the course, with a saved number and without, and anywhere on a track."""
    for space in range(FINISH):
        rolls = [Reach(pips, space + pips, Effect.MOVE) for pips in range(1, 7) if space + pips <= FINISH]
        yield rolls, []
        yield rolls, rolls[3:4]
    for hazard, last in TRACKS.items():
        for step in range(last):
            ends = {pips: min(step + pips, last) for pips in range(1, 7)}
            effects = {pips: Effect.GAIN if end == last else Effect.MOVE for pips, end in ends.items()}
            yield [Reach(pips, end, effects[pips], track=hazard) for pips, end in ends.items()], []


@pytest.mark.parametrize("scale", [0.83, 1.0, 1.4])
def test_small_dice_hide_no_number_of_the_board_nor_each_other_wherever_one_is(scale):
    ground = RaceGround(FRect(0, 0, SIZE[0] * scale, SIZE[1] * scale))
    numbers = {(space, 0): ground.around(spot, SPACE - 6) for space, spot in enumerate(SPOTS) if space not in TRACKS}
    numbers |= {(step, hazard): ground.around(step_at(hazard, step), 7)
                for hazard, last in TRACKS.items() for step in range(1, last)}  # fmt: skip
    for rolls, saved in turns():
        dice = [place for _, places in dice_places(ground, rolls, saved) for place in places]
        assert len(dice) == len(rolls)
        for die in dice:
            hidden = [number for number, place in numbers.items() if die.inflate(-4, -4).colliderect(place)]
            assert not hidden, (rolls, saved)
            assert ground.rect.contains(die)
        assert not any(one.inflate(-6, -6).colliderect(other.inflate(-6, -6)) for one, other in combinations(dice, 2))


@pytest.mark.parametrize(
    ("size", "scale"), [((800, 600), 100), ((1280, 720), 100), ((1280, 720), 200), ((800, 600), 200)]
)
def test_a_hint_to_roll_leaves_what_the_roll_may_bring_in_sight(table, size, scale):
    player = table("occupied", size=size, text_scale=scale)
    scene = player.scene
    before = outlook(scene.play.state)
    player.key("h")
    for _ in as_long_as(lambda: scene.play.hints.move is None):
        player.step(0.02)
    assert before in offer(scene.play, scene.standings).advice
    assert player.see().misfits == [] and scene.focused == "primary"


def test_a_space_that_could_not_be_entered_is_marked(table):
    scene = table("occupied").scene
    bump = scene.play.shown.bump
    assert bump in scene.play.shown.at.values()


def test_the_note_goes_when_the_next_die_is_thrown(table):
    player = table("occupied")
    player.click("primary")
    player.step(0.05)
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
        player.step(1 / 60)
        shown, flying = scene.play.shown, {type(flight) for flight in scene.play.animation.flights}
        assert bool(shown.moving) == (PieceFlight in flying)
        assert shown.flies == (HeroFlight in flying)
        assert bool(shown.cheering) == (CirclesOpen in flying)
        seen |= flying
    assert seen == {SpriteFlight, PieceFlight, HeroFlight, CirclesOpen}


def test_an_order_can_be_chosen_and_taken_back(table):
    player = table(at(choosing(2)))
    scene, before = player.scene, player.scene.play.state
    player.click("choice_1")
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
        assert player.scene.focused == "choice_0"
        second = player.scene.play.table.match.legal[1]
        press(player)
        assert player.scene.play.table.match.played[-1].act == second


@pytest.mark.parametrize("view", ["choosing", "choosing_three"])
def test_the_number_of_an_order_is_seen_on_it_and_no_sign_goes_for_it(table, view, monkeypatch):
    drawn = []
    player = table(view)
    player.program.inputs.device = Device.KEYBOARD
    player.scene.stale()
    player.see()
    orders = [one for one in player.scene.widgets if isinstance(one, OrderButton)]
    monkeypatch.setattr(icons, "key_cap", lambda canvas, key, rect: drawn.append((key, FRect(rect))))
    monkeypatch.setattr(badges, "badge", lambda canvas, seat, rect: drawn.append((seat, FRect(rect))))
    for order, key in zip(orders, "123456", strict=False):
        drawn.clear()
        order.draw(player.canvas, player.scene.mood(order))
        assert [name for name, _ in drawn] == [key, *order.seats]
        (_, cap), *signs = drawn
        assert order.place.contains(cap) and all(rect.right <= cap.left and rect.width >= 24 for _, rect in signs)


CHOICES = {
    "mouse": lambda player: player.click("saved"),
    "its key": lambda player: player.key("1"),
    "keys or pad": lambda player: player.press(Verb.RIGHT, Verb.CONFIRM),
}


@pytest.mark.parametrize("way", CHOICES)
def test_a_saved_number_is_played_by_any_means(table, way):
    """MM-26"""
    player = table(at(roll_or_saved, saved=True))
    play, before = player.scene.play, player.scene.play.state
    player.scene.focus("primary")
    CHOICES[way](player)
    rest(player)
    assert play.table.match.played[-1].act == PLAY_SAVED
    assert play.shown.saved[before.seat] == 0 and play.shown.pips == before.saved[before.turn]
    assert f"plays the saved {play.shown.pips}" in play.log[-1].text
    assert list(play.shown.at.values()) == list(play.state.at)


def test_a_saved_number_can_be_taken_back_and_a_roll_cannot(table):
    player = table(at(roll_or_saved, saved=True))
    play, before = player.scene.play, player.scene.play.state
    player.click("saved")
    rest(player)
    player.click("undo")
    assert play.state == before and play.shown.saved == dict(zip(before.seats, before.saved, strict=True))
    player.click("primary")
    rest(player)
    assert not play.can_undo


def test_it_is_seen_and_told_where_a_saved_number_leads(table):
    player = table(at(roll_or_saved, saved=True))
    scene, state = player.scene, player.scene.play.state
    (reach,) = scene.saved.now()
    assert f"Your saved {reach.pips} leads here." in scene.find(f"space_{reach.space}").hint
    assert f"Your saved {reach.pips} leads to space {reach.space}." in scene.find("advice").text
    assert scene.find("saved").spoken().name == f"Play the saved {reach.pips}"
    assert f"saved {reach.pips}" in scene.find(f"seat_{state.seat}").spoken().name
    player.click("primary")
    assert scene.saved.now() == (), "nothing is shown while the die falls"


def test_without_the_house_option_there_is_one_button(table):
    scene = table(at(after(30))).scene
    assert scene.find("saved") is None and scene.saved.now() == () and not scene.play.shown.saved


def test_the_button_under_the_pointer_does_not_cover_the_call_after_a_press(table):
    player = table(at(after(30)))
    scene = player.scene
    point = scene.find("primary").visible.center

    def wait():
        for _ in range(40):
            scene.tip.update(0.05, scene.explaining())

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
    scene, reached, edge = player.scene, set(), [player.scene.focused]
    stops = {widget.name for widget in scene.widgets if widget.focusable and widget.enabled}
    for _ in as_long_as(lambda: edge):
        name = edge.pop()
        for verb in (Verb.NEXT, Verb.LEFT, Verb.RIGHT, Verb.UP, Verb.DOWN):
            scene.focused = name
            player.press(verb)
            edge.extend({scene.focused} - reached)
            reached.add(scene.focused)
    assert stops <= reached


def test_a_roll_cannot_be_taken_back(table):
    player = table(at(after(30)))
    player.click("primary")
    rest(player)
    assert not player.scene.play.can_undo and not player.scene.find("undo").enabled
    two = table("two")
    assert two.scene.find("undo") is None, "nor is that ever on offer where there are no orders"


def test_every_speed_comes_to_the_same(table):
    found = []
    for speed in ("1", "4", "instant"):
        player = table(at(after(30)), speed=speed)
        player.click("primary")
        rest(player)
        found.append((player.scene.play.state, [line.text for line in player.scene.play.log]))
    assert found[0] == found[1] == found[2]


def test_left_and_continued(another):
    player = another()
    places, row = player.program.places, CATALOG["mightymouse"]
    places.matches.mkdir(parents=True, exist_ok=True)
    setup = row.game.setup([Seat("red"), Seat("blue")])
    begun = open_match.begin(places, row, setup, {"red": "Rosa"}, open_match.Luck(seed=8))
    player.program.go_to("table:mightymouse", opened=begun)
    player.see()
    player.click("primary")
    rest(player)
    player.scene.play.seats.give("blue", True)
    digest = begun.runner.match.digest()
    player.scene.leave()
    assert player.name == "Title"
    again = finish(open_match.resuming(begun.runner.save.path))
    assert again.runner.match.digest() == digest
    player.program.go_to("table:mightymouse", opened=again)
    assert "blue" in again.runner.bots
    assert [played.text for played in again.runner.match.played][:1] == ["first"]
    open_match.leave(again)


# ---- nothing sticks


@lengths(EVENTS)
@pytest.mark.parametrize(
    "goal", [after(2), choosing(2), over, roll_or_saved], ids=["begun", "choosing", "over", "saved"]
)
def test_a_monkey_breaks_nothing(table, goal, events):
    def fresh(program):
        program.go_to("table:mightymouse", opened=opened(goal, people=2, saved=goal is roll_or_saved))

    player, acts = table(fresh, size=(800, 600), speed="instant"), 0
    for _ in monkey(player, fresh, events, ("space", "1", "2", "u", "l", "pad_x", "")):
        acts = max(acts, len(player.program.scenes[0].play.table.match.played))
    assert acts > 2


def test_pieces_at_start_and_finish_leave_the_word_to_be_read():
    ground = board_fitted(FRect(0, 0, 904, 688))
    for space in (START, FINISH):
        x, y = SPOTS[space]
        word = FRect(x - 30, y - 6, 60, 12)
        stands = [ground.stand(space, number, 4) for number in range(4)]
        assert all(word.bottom < at[1] - 19.5 and at[1] + 19.5 < 688 for at in stands)
        assert all(other[0] - one[0] >= 2 * 17 for one, other in pairwise(stands))


# ---- from one turn to the next


def test_the_die_is_blank_until_the_next_one_rolls(table):
    player = table(at(after(31)))
    scene = player.scene
    shown = scene.play.shown
    assert shown.pips and shown.roller != shown.turn and scene.find("die").pips == 0
    player.click("primary")
    for _ in as_long_as(lambda: shown.roller != shown.turn):
        player.step(0.05)
    player.see()
    assert scene.find("die").pips == shown.pips > 0


def test_a_press_that_skips_does_not_roll_as_well(table, monkeypatch):
    monkeypatch.setattr("game.shell.play.play._DOUBLE", -1.0)
    player = table(at(after(31)))
    scene = player.scene
    player.key("space")
    count = len(scene.play.table.match.played)
    scene.play.hurry()
    assert scene.play.free and scene.play.hasty
    player.key("space")
    assert len(scene.play.table.match.played) == count
    player.step(0.5)
    player.key("space")
    assert len(scene.play.table.match.played) > count
