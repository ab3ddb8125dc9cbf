"""Near its place a part is seen through a lens and follows more slowly; help draws it in and straightens."""

import math
import random

import pytest

from game.games.mousetrap.pictures.magnifier import _GOOD, _MM, _SCALE, NEAR_CM, Magnifier, enlarged
from game.games.mousetrap.pictures.parts import NEXT
from game.games.mousetrap.rules.moves import Placed, SetAnew, TurnCrank
from game.games.mousetrap.table.building.placing import Holding, far_off, off_words
from game.games.mousetrap.table.building.placing_hand import FINE
from game.games.mousetrap.text.log import straight
from game.games.mousetrap.trap.machine import BY_NUMBER, MAX_DEG, MAX_MM
from game.ui.input.bindings import Device, Phase, Pointed, Pressed, Scrolled, Tilted, Verb
from tests.patience import as_long_as
from tests.screens.tables import rest
from tests.views.mousetrap_table import at, before_crank, by_hand, falling, may_crank, turn_of

pytestmark = pytest.mark.usefixtures("blank_pictures")

SIZES = [(800, 600), (1280, 720), (1920, 1080)]
BUILDING = at(289, turn_of("red", 8), by_hand, people=4)
TRUE = (Placed(),) * 24


def give(player, phase, spot):
    """A pointer is at a whole pixel of the window."""
    scale = player.canvas.scale
    player.program.give(Pointed(phase, tuple(round(value * scale) / scale for value in spot)))


def through_the_lens(player, held, spot):
    """Where the lens shows a place of the world, on the canvas."""
    (middle, zoom), centre = Magnifier.look(player.canvas.area, player.scene.laid.view, held.magnified)
    return centre[0] + (spot[0] - middle[0]) * zoom, centre[1] - (spot[1] - middle[1]) * zoom


def holding(player, number, **given):
    held = player.scene.play.holding = Holding(number, TRUE[: number - 1], **given)
    player.program.inputs.device = Device.MOUSE
    player.scene.stale()
    player.scene._fit(player.canvas)
    return held


# ---- how exactly a hand sets parts down


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_who_aims_at_the_outline_in_the_lens_by_whole_pixels_is_within_three_tenths(table, size, scale):
    """From every side, as a hand comes: first near the place at whole pixels, then to where the lens shows it."""
    player = table("building", size=size, text_scale=scale)
    worst = 0.0
    for number in range(1, 25):
        for side, up in ((-0.9, 0.4), (0.83, 0.7), (0.31, 1.17)):
            held = holding(player, number)
            view = player.scene.laid.view
            give(player, Phase.DOWN, player.scene.find("part").visible.center)
            x, y = held.grip
            give(player, Phase.MOVE, view.to_screen((x + side, y + up)))
            assert held.near and held.came is not None, number
            aim = through_the_lens(player, held, held.grip)
            give(player, Phase.MOVE, ((aim[0] + view.to_screen(held.grip)[0]) / 2, aim[1]))
            give(player, Phase.MOVE, aim)
            give(player, Phase.UP, aim)
            assert held.placed is not None, number
            worst = max(worst, abs(held.placed.mm))
            assert abs(held.placed.deg) <= 0.3
    assert worst <= 0.3


@pytest.mark.parametrize("number", [8, 19, 24])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_by_keys_alone_a_part_comes_within_three_tenths(table, size, number):
    player = table("building", size=size)
    held = holding(player, number)
    player.program.inputs.device = Device.KEYBOARD
    held.take_up(2.73, -2.31)
    for _ in as_long_as(lambda: abs(held.off_cm[0]) * 10 > FINE / 2 + 1e-6):
        key = Verb.LEFT if held.off_cm[0] > 0 else Verb.RIGHT
        player.program.give(Pressed(key, key.value))
    for _ in as_long_as(lambda: abs(math.degrees(held.frame.angle)) > FINE / 2 + 1e-6):
        player.program.give(Pressed(Verb.OTHER, "e" if held.frame.angle > 0 else "q"))
    held.let_go(still=True)
    assert abs(held.placed.mm) <= FINE / 2 + 0.01 and abs(held.placed.deg) <= FINE / 2 + 0.01


def by_mouse(player, held, chance):
    """It comes in from any side, trembling, and leaning; then the outline is aimed at pixel by pixel."""
    view, pixel = player.scene.laid.view, 1 / player.canvas.scale
    spot = player.scene.find("part").visible.center
    give(player, Phase.DOWN, spot)
    held.turn(chance.uniform(-5.0, 5.0))
    far, way = chance.uniform(0.1, 1.4), chance.uniform(0.0, math.tau)
    goal = view.to_screen((held.grip[0] + far * math.cos(way), held.grip[1] + far * abs(math.sin(way))))
    for share in (0.3, 0.7, 0.95, 1.0):
        spot = [a + (b - a) * share + chance.gauss(0.0, 2 * pixel) for a, b in zip(spot, goal, strict=True)]
        give(player, Phase.MOVE, spot)
    if not held.near:
        give(player, Phase.MOVE, view.to_screen((held.grip[0] + 0.6, held.grip[1] + 0.5)))
    for _ in as_long_as(lambda: abs(math.degrees(held.frame.angle)) > FINE / 2 + 1e-6):
        player.program.give(Scrolled(math.copysign(1.0, -held.frame.angle), tuple(spot)))
    for _ in range(20):
        spot = [value + chance.choice((-pixel, 0.0, pixel)) for value in spot]  # it trembles
        give(player, Phase.MOVE, spot)
    coarse = pixel / 2 / (view.units_per_cm * held.zoom) + 1e-6
    for _ in as_long_as(lambda: abs(held.off_cm[0]) > coarse):
        across, up = (math.copysign(pixel, off) if abs(off) > coarse else 0.0 for off in held.off_cm)
        spot = [spot[0] - across, spot[1] + up]
        give(player, Phase.MOVE, spot)
    give(player, Phase.UP, spot)


def by_keys(player, held, chance):
    """From as far off as chance has it, with presses too many now and then."""
    held.take_up(chance.uniform(-MAX_MM, MAX_MM), chance.uniform(-MAX_DEG, MAX_DEG))
    presses = {Verb.LEFT: "left", Verb.RIGHT: "right"}
    for _ in as_long_as(lambda: abs(held.off_cm[0]) * 10 > FINE / 2 + 1e-6):
        key = Verb.LEFT if held.off_cm[0] > 0 else Verb.RIGHT
        for _ in range(chance.choice((1, 1, 1, 2))):
            player.program.give(Pressed(key, presses[key]))
    for _ in as_long_as(lambda: abs(math.degrees(held.frame.angle)) > FINE / 2 + 1e-6):
        player.program.give(Pressed(Verb.OTHER, "e" if held.frame.angle > 0 else "q"))
    held.let_go(still=True)


REACTS = 12
"""Frames from what is seen to what a thumb does of it, at 60 a second."""


def by_stick(player, held, chance):
    """By the stick: the thumb trembles, and does what it saw 0.2 s ago; the shoulders turn."""
    held.take_up(chance.uniform(-MAX_MM, MAX_MM), chance.uniform(-MAX_DEG, MAX_DEG))
    seen = [held.off_cm[0] * 10] * REACTS
    for _ in as_long_as(lambda: max(map(abs, seen)) > 0.25):
        off = seen.pop(0)
        push = min(1.0, max(0.32, abs(off) / 8)) * chance.uniform(0.95, 1.05)
        player.program.give(Tilted("left", -math.copysign(push, off) if abs(off) > 0.15 else 0.0, 0.0))
        player.scene.hand.update(1 / 60)
        seen.append(held.off_cm[0] * 10)
    player.program.give(Tilted("left", 0.0, 0.0))
    for _ in as_long_as(lambda: abs(math.degrees(held.frame.angle)) > FINE / 2 + 1e-6):
        player.program.give(Pressed(Verb.OTHER, "pad_r" if held.frame.angle > 0 else "pad_l"))
    held.let_go(still=True)


@pytest.mark.slow
@pytest.mark.parametrize("hand", [by_mouse, by_keys, by_stick])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_fifty_parts_set_down_by_a_hand_that_trembles_stand_within_three_tenths(table, size, hand):
    """In the middle of it, where no help draws them in; which parts and from where is by chance."""
    player, chance = table("building", size=size), random.Random(f"{size} {hand.__name__}")
    devices = {by_mouse: Device.MOUSE, by_keys: Device.KEYBOARD, by_stick: Device.PAD}
    off = []
    for number in chance.choices(range(1, 25), k=50):
        held = holding(player, number)
        player.program.inputs.device = devices[hand]
        hand(player, held, chance)
        assert held.placed is not None, number
        off.append((abs(held.placed.mm), abs(held.placed.deg)))
    assert max(max(each) for each in off) <= 0.3


def test_a_part_that_leans_is_set_right_by_the_wheel_without_losing_its_place(table):
    player = table("building")
    held = holding(player, 24)
    held.take((held.grip[0], BY_NUMBER[24].foot[1] + 8.0))
    held.carry(held.grip)
    pointer = held.grip
    held.turn(2.0)
    foot = held.frame.point(BY_NUMBER[24].foot)
    for _ in range(10):
        player.program.give(Scrolled(-1.0, player.scene.laid.view.to_screen(held.grip)))
    assert math.degrees(held.frame.angle) == pytest.approx(0.0, abs=1e-6)
    assert held.frame.point(BY_NUMBER[24].foot) == pytest.approx(foot, abs=1e-6)
    before = held.frame
    held.carry(pointer)
    assert held.frame.shift == pytest.approx(before.shift, abs=1e-6)  # the pointer has not moved


def test_near_its_place_the_part_goes_a_third_of_the_pointers_way(table):
    player = table("building")
    held = holding(player, 8)
    held.take((20.0, 20.0), held.grip)
    x, y = BY_NUMBER[8].foot
    held.grip = (x, y)
    held.carry((x - 5.0, y + 5.0))
    far = held.frame.shift[0]
    held.carry((x - 4.7, y + 5.0))
    assert held.frame.shift[0] - far == pytest.approx(0.3)
    held.carry((x - 1.0, y + 0.5))
    near = held.frame.shift[0]
    held.carry((x - 0.7, y + 0.5))
    assert held.frame.shift[0] - near == pytest.approx(0.1)
    held.carry((x + 9.0, y + 0.5))  # it leaves the lens, and is below the pointer again
    assert held.off_cm[0] == pytest.approx(9.0) and not held.near and held.came is None


def test_what_the_pointer_has_stays_below_it_in_the_lens(table):
    player = table("building")
    held = holding(player, 8)
    view = player.scene.laid.view
    x, y = held.grip
    held.take((x - 4.0, y + 4.0), held.grip)
    for spot in ((x - 1.2, y + 0.4), (x - 0.4, y + 0.1), (x + 1.5, y - 0.2)):
        held.carry(spot)
        grip = through_the_lens(player, held, held.frame.point(held.grip))
        assert grip == pytest.approx(view.to_screen(spot), abs=0.01)


def test_the_lens_enlarges_three_times_and_more_where_pixels_are_coarse():
    assert enlarged(10.0) == 3.0
    assert enlarged(4.0) * 4.0 == 20.0


# ---- what is seen


@pytest.mark.parametrize(("mm", "colour"), [(0.1, _GOOD), (2.4, NEXT)])
def test_the_scale_in_the_lens_tells_how_far_off_the_part_is(table, mm, colour):
    player = table("building")
    held = player.scene.play.holding
    x, y = held.grip = BY_NUMBER[held.part].foot
    held.take((x - 4.0, y + 4.0), held.grip)
    held.carry((x + mm / 10, y + 0.3))
    player.scene.touch()
    canvas = player.see()
    _near, centre = Magnifier.look(canvas.area, player.scene.laid.view, held.magnified)
    spot = round((centre[0] + mm * _MM) * canvas.scale), round((centre[1] + _SCALE - 7) * canvas.scale)
    assert canvas.surface.get_at(spot)[:3] == colour


def test_the_lens_is_there_only_near_the_place(table):
    player = table("building")
    held = player.scene.play.holding
    x, y = held.grip = BY_NUMBER[held.part].foot
    held.take((x - 4.0, y + 4.0), held.grip)
    pictures = []
    for far in (NEAR_CM + 0.4, NEAR_CM - 0.4):
        held.carry((x - far, y))
        player.scene.touch()
        canvas = player.see()
        centre = player.scene.laid.view.to_screen(held.grip)
        around = [(centre[0] + across, centre[1] + down) for across in (-60, 60) for down in (-60, 60)]
        pictures.append([tuple(canvas.surface.get_at((round(a), round(b)))) for a, b in around])
    assert pictures[0] != pictures[1]


def test_by_keys_the_lens_leaves_the_panel_free(table):
    for size in ((800, 600), (1280, 720)):
        player = table("building", size=size)
        for number in range(1, 25):
            held = holding(player, number)
            player.program.inputs.device = Device.KEYBOARD
            player.scene.stale()
            player.scene._fit(player.canvas)
            held.take_up(1.0, 0.0)
            turn = player.scene.find("turn").place
            _near, centre = Magnifier.look(player.canvas.area, player.scene.laid.view, held.magnified, [turn])
            assert not turn.inflate(200, 200).collidepoint(centre), (size, number)


# ---- help


@pytest.mark.parametrize(
    ("let_go", "stands"),
    [
        ((0.9, 0.8), (0.0, 0.0)),
        ((2.9, -2.9), (0.0, 0.0)),
        ((-3.6, 0.0), (-0.6, 0.0)),
        ((0.5, 4.5), (0.0, 1.5)),
        ((5.0, 0.0), (2.0, 0.0)),
        ((-8.0, 7.0), (-3.0, 3.0)),
    ],
)
def test_help_draws_a_part_to_its_place_that_is_let_go_near_it(let_go, stands):
    held = Holding(8, TRUE[:7], helped=True)
    held.take_up(*let_go)
    held.let_go(still=True)
    assert (held.placed.mm, held.placed.deg) == pytest.approx(stands, abs=0.011)


@pytest.mark.parametrize("off", [0.0, 2.0, -2.0])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_with_help_who_aims_at_the_outline_on_the_board_by_eye_places_it_perfectly(table, size, off):
    """The pointer is dragged there step by step, as a newcomer does; off: mm, by which the aim is wrong."""
    player = table("building", size=size)
    view = player.scene.laid.view
    for number in range(1, 25):
        held = holding(player, number, helped=True)
        start = player.scene.find("part").visible.center
        give(player, Phase.DOWN, start)
        to = view.to_screen((held.grip[0] + off / 10, held.grip[1] + 0.3))
        for step in range(1, 26):
            give(player, Phase.MOVE, tuple(a + (b - a) * step / 25 for a, b in zip(start, to, strict=True)))
        give(player, Phase.UP, to)
        assert (held.placed.mm, held.placed.deg) == (0.0, 0.0), number


def test_with_help_the_lens_shows_the_outline_where_it_is_on_the_board(table):
    """Aiming at it in the lens and on the board is the same."""
    player = table("building")
    for number in range(1, 25):
        held = holding(player, number, helped=True)
        view = player.scene.laid.view
        x, y = home = held.grip = BY_NUMBER[number].foot
        held.take((x - 4.0, y + 4.0), held.grip)
        held.carry((x - 1.2, y + 0.4))
        assert through_the_lens(player, held, home) == pytest.approx(view.to_screen(home), abs=0.01)
        held.turn(2.0)
        before = held.frame.point(home)
        held.carry((x - 1.2, y + 0.4))
        assert held.frame.point(home) == pytest.approx(before)  # turning it has not moved its foot


@pytest.mark.parametrize(("mm", "close"), [(1.0, True), (1.1, False)])
def test_close_enough_is_what_the_check_list_marks_so(mm, close):
    assert straight(Placed(mm)) == close
    assert off_words(Placed(mm)).startswith("Close enough" if close else "Too far")
    assert far_off(Placed(0.0, mm)) != close


def test_hands_without_help_leave_it_as_it_was_let_go():
    held = Holding(8, TRUE[:7])
    held.take_up(0.9, 0.8)
    held.let_go(still=True)
    assert (held.placed.mm, held.placed.deg) == pytest.approx((0.9, 0.8), abs=0.01)


def test_a_helped_seat_places_with_help_and_the_others_as_before(table):
    player = table("building")
    play = player.scene.play
    for helped in (True, False):
        play.seats.set_hands(play.state.seat, "helped" if helped else "own")
        play.holding = None
        play.update(0.02)
        assert play.holding.helped == helped


@pytest.mark.parametrize("device", Device)
def test_place_it_for_me_is_one_press_away_before_and_while_the_part_is_held(table, device):
    player = table("building")
    player.program.inputs.device = device
    scene = player.scene
    scene.stale()
    player.see()
    assert "Place it for me" in {getattr(widget, "text", "") for widget in scene.widgets}
    if device is not Device.MOUSE:
        player.program.give(Pressed(Verb.CONFIRM, "return"))
        player.see()
        assert scene.play.holding.held and scene.find("choice_0").text == "Place it for me"
    player.key("1")
    assert scene.play.holding.placed is not None and abs(scene.play.holding.placed.mm) <= 1


# ---- the check list puts right what it marks


def crooked(table):
    """Two parts of the check list stand crooked."""
    match = table.play.table.match
    off = Placed(2.4, 0.0)
    parts = tuple(off if number in (8, 20) else Placed() for number in range(1, 25))
    match.state = match.state._replace(parts=parts)
    table.play.sync()


def plan_of(player):
    player.scene.open_plan()
    player.see()
    return player.scene.over


@pytest.mark.parametrize("hands", ["steady", "helped"])
def test_one_press_straightens_a_part_before_the_crank_is_chosen(table, hands):
    player = table(at(3, may_crank, crooked))
    play = player.scene.play
    play.seats.set_hands("red", hands)
    plan = plan_of(player)
    marked = [widget.name for widget in plan.widgets if getattr(widget, "text", "") == "Straighten"]
    assert marked == ["anew_8", "anew_20", "point_8", "point_20"]
    assert "you must turn the crank" in plan.find("legend").text
    plan.find("point_8").confirm()
    player.see()
    acts = [played.act for played in play.table.match.played[-2:]]
    assert acts[0] == TurnCrank() and isinstance(acts[1], SetAnew) and acts[1].number == 8
    assert abs(play.state.parts[7].mm) <= 1 and play.state.parts[19].mm == 2.4
    assert player.scene.over is plan and plan.find("point_20").enabled
    plan.find("point_20").confirm()
    player.see()
    assert abs(play.state.parts[19].mm) <= 1 and play.state.anew == (8, 20)
    assert plan.find("point_20").text == "Place again" and not plan.find("point_20").enabled  # each once
    player.scene.close()
    rest(player)
    assert player.scene.find("primary").text == "Turn the crank"


def test_a_hand_without_help_straightens_by_itself(table):
    player = table(at(3, before_crank, crooked))
    play = player.scene.play
    play.seats.set_hands("red", "own")
    plan_of(player).find("point_8").confirm()
    player.see()
    assert player.scene.over is None and play.holding.part == 8 and play.holding.anew and not play.holding.helped
    assert play.state.anew == ()


def test_a_helped_hand_may_still_reset_what_is_not_marked(table):
    player = table(at(3, before_crank, crooked))
    play = player.scene.play
    play.seats.set_hands("red", "helped")
    plan_of(player).find("anew_3").confirm()
    player.see()
    assert play.holding.part == 3 and play.holding.helped


def test_where_the_machine_falls_helped_hands_are_offered_the_repair(table):
    player = table(at(3, before_crank, falling))
    rest(player)
    play = player.scene.play
    play.seats.set_hands("red", "helped")
    player.scene.stale()
    player.see()
    player.click("primary")
    rest(player)
    assert not play.refused and play.operating and 7 in play.state.anew


VIEWS = {"building": BUILDING}
