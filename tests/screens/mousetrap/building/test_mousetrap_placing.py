"""Building by hand: the place is free, the part stays where it was gripped; mouse, keys and pad all build."""

import math

import pytest

from game.games.mousetrap.pictures import parts as held_part
from game.games.mousetrap.pictures import parts as missing_parts
from game.games.mousetrap.pictures.kit import CLASSIC
from game.games.mousetrap.pictures.parts import ghost_rect, part_bounds
from game.games.mousetrap.pictures.spaces import PartHint
from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.rules.plan import BuildPlan
from game.games.mousetrap.table.building.check_list import Plan
from game.games.mousetrap.table.building.placing import Holding, far_off
from game.games.mousetrap.table.building.placing_hand import FINE
from game.games.mousetrap.trap.hands import lowest
from game.games.mousetrap.trap.machine import BY_NUMBER
from game.machine.specs import Frame
from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Device, Phase, Pointed, Pressed, Scrolled, Tilted, Verb
from game.workshop.parts.machine import Machine
from game.workshop.parts.machine import Placed as Part
from game.workshop.parts.outlines import edge_of
from game.workshop.pictures.own_kit import OwnKit
from game.workshop.proofs.in_match import as_option
from tests.patience import as_long_as
from tests.screens.tables import rest
from tests.views.mousetrap_table import anew_by_hand, at, before_crank, by_hand, just_built, turn_of

pytestmark = pytest.mark.usefixtures("blank_pictures")

SIZES = [(800, 600), (1280, 720), (1920, 1080)]
BUILDING = at(289, turn_of("red", 8), by_hand, people=4)


def give(player, phase, at):
    player.program.give(Pointed(phase, at))


def place(scene):
    return ghost_rect(scene.play.holding.part, scene.laid.view)


def falls(player):
    for _ in as_long_as(lambda: player.scene.play.holding.falling is not None):
        player.step(0.05)


def test_a_press_before_the_first_drawing_takes_nothing(another):
    player = another()
    BUILDING(player.program)
    player.program.inputs.device = Device.MOUSE
    for phase in (Phase.MOVE, Phase.DOWN, Phase.UP):
        give(player, phase, (300, 300))
    assert not player.scene.play.holding.held
    player.see()
    give(player, Phase.DOWN, player.scene.find("part").place.center)
    assert player.scene.play.holding.held


# ---- the place is free


@pytest.mark.parametrize("scale", [100, 125, 200])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_place_is_free_and_a_drop_there_sets_the_part(table, size, scale):
    player = table("building", size=size, text_scale=scale)
    scene = player.scene
    for number in range(1, 25):
        for device, holding in (
            (Device.KEYBOARD, Holding(number, (Placed(),) * 24, anew=True)),
            (Device.MOUSE, Holding(number, (Placed(),) * 24, anew=True)),
            (Device.MOUSE, Holding(number, (Placed(),) * (number - 1))),
        ):
            player.program.inputs.device, scene.play.holding = device, holding
            scene.stale()
            scene._fit(player.canvas)
            assert not covering(scene, place(scene)), (number, device, holding.anew)
        spot, view = place(scene), scene.laid.view
        assert scene.laid.window.contains(spot)
        tags = missing_parts.tags(player.canvas, view, tuple(range(number, 25)), number)
        assert not [part for part, tag in tags.items() if tag.colliderect(spot)], number
        give(player, Phase.DOWN, scene.find("part").visible.center)
        give(player, Phase.UP, view.to_screen(holding.grip))
        assert holding.placed is not None and abs(holding.placed.mm) < 0.5, number


def covering(scene, spot):
    """The widgets that lie over a place; not the boxes round parts, which only explain."""
    return [w.name for w in scene.widgets if not isinstance(w, PartHint) and w.visible.colliderect(spot)]


def test_the_part_to_be_dragged_is_seen_where_text_is_largest(table):
    scene = table("building", size=(800, 600), text_scale=200).scene
    assert scene.find("part").visible.height >= 44


# ---- the mouse


def test_the_part_stays_where_it_was_gripped(table):
    player = table("building")
    scene = player.scene
    holding, view = scene.play.holding, scene.laid.view
    picture = scene.find("part").picture_place
    give(player, Phase.DOWN, (picture.centerx, picture.centery + picture.height / 4))
    _, low, _, high = part_bounds(holding.part)
    assert low < holding.grip[1] < (low + high) / 2
    spot = view.to_screen((40.0, 20.0))
    give(player, Phase.MOVE, spot)
    assert holding.frame.point(holding.grip) == pytest.approx((40.0, 20.0), abs=1e-3)
    give(player, Phase.UP, spot)
    falls(player)
    lay = holding.frame
    box = held_part.box(holding.part, view, lay)
    corner = box.x + 2, box.y + 2
    give(player, Phase.DOWN, corner)
    assert holding.held and held_part.box(holding.part, view, holding.frame).topleft == pytest.approx(
        box.topleft, abs=0.2
    )


def test_the_floor_stops_the_part(table):
    player = table("building")
    scene = player.scene
    holding, view = scene.play.holding, scene.laid.view
    give(player, Phase.DOWN, scene.find("part").visible.center)
    give(player, Phase.MOVE, view.to_screen((40.0, -3.0)))
    assert lowest(holding.part, holding.frame) == pytest.approx(0.0, abs=1e-6)


def test_a_part_let_go_far_away_lies_on_the_floor_and_is_taken_from_there(table):
    player = table("building")
    scene = player.scene
    holding, view = scene.play.holding, scene.laid.view
    give(player, Phase.DOWN, scene.find("part").visible.center)
    give(player, Phase.UP, view.to_screen((60.0, 20.0)))
    assert holding.placed is None and holding.falling is not None
    falls(player)
    player.see()
    assert lowest(holding.part, holding.frame) == pytest.approx(0.0, abs=0.2)
    assert holding.lies and "from the floor" in scene.find("prompt").text
    give(player, Phase.DOWN, held_part.box(holding.part, view, holding.frame).center)
    assert holding.held and not holding.lies


def test_a_hand_points_at_the_part_on_the_floor_and_at_none_that_stands(table, monkeypatch):
    player = table("building")
    scene, stamped = player.scene, []
    stamp = Canvas.stamp

    def noted(canvas, name, at, *given, **more):
        if name == "marks/hand":
            stamped.append(at)
        return stamp(canvas, name, at, *given, **more)

    monkeypatch.setattr(Canvas, "stamp", noted)
    holding, view = scene.play.holding, scene.laid.view
    give(player, Phase.DOWN, scene.find("part").visible.center)
    give(player, Phase.UP, view.to_screen((60.0, 20.0)))
    falls(player)
    stamped.clear()
    scene.draw(player.see())
    assert stamped and held_part.box(holding.part, view, holding.frame).inflate(12, 12).collidepoint(stamped[-1])
    scene.play.holding = Holding(3, (Placed(0.3),) * 24, anew=True)
    assert not scene.play.holding.lies
    scene.play.holding.put(Placed(0.3), still=True)
    assert not scene.play.holding.lies


@pytest.mark.parametrize(("mm", "word"), [(0.0, "Done"), (0.9, "Done"), (2.6, "Leave it here")])
def test_a_part_that_stands_well_is_done(table, mm, word):
    player = table("building")
    scene, holding = player.scene, player.scene.play.holding
    holding.put(Placed(mm), still=True)
    holding.for_me = False
    scene.stale()
    player.see()
    assert word in {scene.find(name).text for name in ("primary", "choice_0")}


def test_the_hand_rights_a_part_that_lay_on_its_side(table):
    player = table("building")
    scene = player.scene
    holding = scene.play.holding
    holding.frame = Frame(math.radians(-430), (20.0, 30.0))
    x, y = BY_NUMBER[holding.part].foot
    grip = scene.laid.view.to_screen(holding.frame.point((x + 0.5, y)))
    give(player, Phase.DOWN, grip)
    assert holding.held and math.degrees(holding.frame.angle) == pytest.approx(-70)
    spot = holding.frame.point(holding.grip)
    player.step(0.1)
    assert -40 < math.degrees(holding.frame.angle) < -20
    player.step(0.1)
    assert holding.frame.angle == 0 and holding.frame.point(holding.grip) == pytest.approx(spot, abs=0.01)


def test_the_wheel_turns_the_part_in_the_hand(table):
    player = table("building")
    scene = player.scene
    holding, view = scene.play.holding, scene.laid.view
    give(player, Phase.DOWN, scene.find("part").visible.center)
    spot = view.to_screen(holding.grip)
    give(player, Phase.MOVE, spot)
    player.program.give(Scrolled(1.0, spot))
    player.program.give(Scrolled(1.0, spot))
    player.key("e")
    assert math.degrees(holding.frame.angle) == pytest.approx(FINE)
    foot = BY_NUMBER[holding.part].foot
    assert holding.frame.point(foot) == pytest.approx(foot, abs=1e-3)
    give(player, Phase.UP, spot)
    assert holding.placed.deg == pytest.approx(FINE)
    assert abs(holding.placed.mm) < 0.1


def test_what_was_let_go_is_what_is_recorded_and_where_it_wobbles_to(table):
    player = table("building")
    scene = player.scene
    holding, view = scene.play.holding, scene.laid.view
    give(player, Phase.DOWN, scene.find("part").visible.center)
    x, y = holding.grip
    give(player, Phase.UP, view.to_screen((x - 0.17, y + 2.0)))
    placed = holding.placed
    assert placed.mm == pytest.approx(-1.7, abs=0.01)
    start = holding.frame
    falls(player)
    assert holding.frame != start and holding.placed == placed
    player.see()
    assert scene.find("primary").text == "Place it for me"  # so far off it may miss
    player.key("1")
    rest(player)
    assert scene.play.state.parts[holding.part - 1] == placed
    stage = scene.scenery._stage
    assert stage.as_set  # it is drawn by the machine now


OWN_PARTS = (
    Part("drop_cage", 41.0, 0.0, id="cage"),
    Part("plank_12", -5.0, 17.5, id="left"),
    Part("plank_12", 93.0, 17.5, id="right"),
    Part("pendulum", 88.5, 24.5, 70, held=True, id="head"),
)
OWN = OwnKit(BuildPlan.read(as_option(Machine(OWN_PARTS))))
"""Parts at both ends of the stage, of which a head and a plank go beyond it."""


@pytest.mark.parametrize(("kit", "part"), [*((CLASSIC, part) for part in range(1, 25)),
                                           *((OWN, part) for part in range(1, len(OWN_PARTS) + 1))])  # fmt: skip
@pytest.mark.parametrize("mm", [-3.0, 3.0])
def test_a_part_that_stands_goes_exactly_as_far_as_the_hand(kit, part, mm):
    """Wherever it is gripped; the head of a pendulum beyond the stage stayed where it was."""
    left, low, right, high = kit.bounds(part)
    standing = (Placed(),) * (part - 1)
    for grip in ((left, low), (left, high), (right, low), (right, high)):
        holding = Holding(part, standing, helped=True, kit=kit)
        holding.put(Placed(mm), still=True)
        x, y = holding.frame.point(grip)
        before = holding.off_cm
        holding.take((x, y))
        for share in (0.3, 0.6, 1.0):
            holding.carry((x - share * mm / 10, y + share * 0.2))
        assert holding.off_cm == pytest.approx((before[0] - mm / 10, before[1] + 0.2), abs=1e-6)
        holding.let_go(still=True)
        assert holding.placed == Placed()
        holding.take(grip)
        for end in kit.reach:
            holding.carry((end, 30.0))
            assert holding.frame.point(grip)[0] == pytest.approx(end), "it hangs in the hand from end to end"


def test_the_outline_of_a_pendulum_shows_rod_and_pivot_too():
    """Its head alone did not tell where the part belongs."""
    ends = [corner for outline in OWN.outlines(4) for corner in edge_of(outline)]
    low, high = min(y for _x, y in ends), max(y for _x, y in ends)
    assert math.dist((88.5, 24.5), min(ends, key=lambda end: math.dist(end, (88.5, 24.5)))) < 1.0
    assert (low, high) == pytest.approx((OWN.bounds(4).low, OWN.bounds(4).high), abs=0.1)


def test_a_part_that_is_lifted_and_put_back_is_not_drawn_in_twice(table):
    player = table(at(3, before_crank, anew_by_hand))
    scene = player.scene
    holding = scene.play.holding
    stood = scene.play.state.parts[holding.part - 1]
    middle = held_part.box(holding.part, scene.laid.view, holding.frame).center
    for _ in range(3):
        give(player, Phase.DOWN, middle)
        assert holding.held
        give(player, Phase.UP, middle)
        assert holding.placed == stood


# ---- keys and pad


@pytest.mark.parametrize(
    ("device", "turn", "go"), [(Device.KEYBOARD, "q", "return"), (Device.PAD, "pad_l", "pad_a")], ids=["keys", "pad"]
)
def test_keys_and_pad_take_up_move_turn_and_let_go(table, device, turn, go):
    player = table("building")
    scene = player.scene
    player.program.inputs.device = device
    scene.stale()
    player.see()
    assert scene.find("primary").text == "Pick it up" and scene.find("choice_0").text == "Place it for me"
    player.program.give(Pressed(Verb.CONFIRM, go))
    player.see()
    holding = scene.play.holding
    assert holding.held and scene.find("primary").text == "Let go"
    foot = BY_NUMBER[holding.part].foot
    before = holding.frame.point(foot), holding.frame.angle
    assert 0 < abs(before[0][0] - foot[0]) <= 0.3 and before[0][1] > foot[1]
    player.program.give(Pressed(Verb.RIGHT, "right"))
    player.program.give(Pressed(Verb.UP, "up"))
    player.program.give(Pressed(Verb.NEXT if device is Device.PAD else Verb.OTHER, turn))
    assert holding.frame.point(foot) == pytest.approx((before[0][0] + FINE / 10, before[0][1] + 0.1))
    assert math.degrees(holding.frame.angle - before[1]) == pytest.approx(FINE)
    player.program.give(Pressed(Verb.CONFIRM, go))
    player.see()
    assert not holding.held and holding.placed is not None
    assert holding.placed.mm == pytest.approx(min(3.0, (before[0][0] - foot[0]) * 10 + FINE), abs=0.01)
    falls(player)
    player.see()
    words = {name: scene.find(name).text for name in ("primary", "choice_0") if scene.find(name) is not None}
    leaves = "Leave it here" if far_off(holding.placed) else "Done"
    assert scene.focused == "primary" and leaves in words.values()
    mm, deg = holding.placed.mm, holding.placed.deg
    player.program.give(Pressed(Verb.LEFT, "left"))
    player.program.give(Pressed(Verb.NEXT if device is Device.PAD else Verb.OTHER, turn))
    assert (holding.placed.mm, holding.placed.deg) == pytest.approx((mm - FINE, min(3.0, deg + FINE)))
    placed = holding.placed
    player.see()
    leaves = "Leave it here" if far_off(placed) else "Done"
    scene.focus(next(name for name in words if scene.find(name).text == leaves))
    player.program.give(Pressed(Verb.CONFIRM, go))
    rest(player)
    assert scene.play.state.parts[holding.part - 1] == placed


def test_the_stick_carries_the_part_for_as_long_as_it_is_pushed(table):
    player = table("building")
    scene = player.scene
    scene.play.take_part()
    holding = scene.play.holding
    before = holding.frame.shift
    player.program.give(Tilted("left", 1.0, 0.0))
    player.program.give(Pressed(Verb.RIGHT, "pad_stick"))
    assert holding.frame.shift == before
    player.step(0.1)
    assert holding.frame.shift[0] - before[0] == pytest.approx(0.04)
    player.program.give(Tilted("left", 0.0, 0.0))
    after = holding.frame.shift
    player.step(0.1)
    assert holding.frame.shift == after


def test_back_lays_the_part_on_its_card_again(table):
    player = table("building")
    scene = player.scene
    scene.play.take_part()
    player.press(Verb.BACK)
    assert scene.over is None and scene.play.holding.waits
    player.press(Verb.BACK)
    assert scene.over is not None


@pytest.mark.parametrize("still", [False, True])
def test_place_it_for_me_does_so_as_steady_hands_would_and_asks_no_more(table, still):
    player = table("building", reduced_motion=still)
    scene, holding = player.scene, player.scene.play.holding
    player.click("primary")
    assert abs(holding.placed.mm) <= 1 and abs(holding.placed.deg) <= 0.5
    for _ in as_long_as(lambda: scene.play.holding is holding):
        player.step(0.05)
    rest(player)
    assert scene.play.state.parts[holding.part - 1] == holding.placed


def test_who_presses_again_does_not_wait_until_it_has_come_down(table):
    player = table("building")
    player.click("primary")
    holding = player.scene.play.holding
    player.see()
    player.program.give(Pressed(Verb.OTHER, "space"))
    assert player.scene.play.holding is not holding
    rest(player)
    assert player.scene.play.state.parts[holding.part - 1] == holding.placed


def test_with_reduced_motion_it_stands_at_once(table):
    player = table("building", reduced_motion=True)
    holding = player.scene.play.holding
    player.scene.play.place_part()
    player.step(0.01)
    assert holding.falling is None and holding.frame == holding.rested[0]


# ---- words


@pytest.mark.parametrize(("mm", "begins"), [(0.0, "Perfectly placed."), (0.3, "Close enough: 0.3 mm to the right."),
                                            (3.0, "Too far: 3 mm to the right. The trap may miss.")])  # fmt: skip
def test_whether_a_part_stands_well_is_said_first_and_that_it_can_be_mended(table, mm, begins):
    player = table("building")
    scene = player.scene
    scene.play.holding.put(Placed(mm), still=True)
    scene.play.holding.for_me = False
    scene.stale()
    player.see()
    told = scene.find("prompt").text
    assert told.startswith(begins)
    assert ("It can be straightened before anyone cranks." in told) == (mm > 1.5)


@pytest.mark.parametrize("standing", [8, 16, 20])
def test_the_big_button_stays_where_it_is_from_the_card_to_its_place(table, standing):
    player = table(at(289, turn_of("red", standing), by_hand, people=4))
    scene, holding = player.scene, player.scene.play.holding
    seen = []

    def look():
        scene.stale()
        player.see()
        seen.append((tuple(scene.find("primary").rect), tuple(scene.find("turn").rect)))

    for device in (Device.MOUSE, Device.KEYBOARD):
        player.program.inputs.device = device
        look()
        scene.play.take_part()
        look()
        for mm in (0.0, 0.3, 3.0):
            holding.put(Placed(mm), still=True)
            holding.for_me = False
            look()
        holding.lay_back()
    assert len({button for button, _card in seen}) == len({card[:2] for _button, card in seen}) == 1
    assert max(card[3] for _button, card in seen) - min(card[3] for _button, card in seen) <= 24


def test_space_takes_the_part_up_and_lets_it_go_whatever_came_before(table):
    player = table("building")
    scene, holding = player.scene, player.scene.play.holding
    for device in Device:
        player.program.inputs.device = device
        scene.stale()
        player.see()
        player.program.give(Pressed(Verb.OTHER, "space"))
        player.see()
        assert holding.held and holding.placed is None
        player.program.give(Pressed(Verb.OTHER, "space"))
        assert holding.placed is not None and scene.play.holding is holding
        holding.lay_back()


def test_no_hint_says_that_a_part_is_not_built_while_it_stands_there(table):
    player = table("building")
    scene, number = player.scene, player.scene.play.holding.part
    names = (f"part_{number}", "part", "beads")
    assert all("isn’t built" not in scene.find(name).hint for name in names)
    assert "You’re placing it." in scene.find("part").hint
    scene.play.place_part()
    player.see()
    assert all("It’s " in scene.find(name).hint for name in names)
    assert "isn’t built" in scene.find(f"part_{number + 1}").hint


def test_the_gauges_of_the_plan_scroll_with_their_rows(table):
    drawn = []
    player = table(at(289, turn_of("red", 24), lambda scene: scene.open_plan()))
    plan = player.scene.over
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Plan, "_scale", staticmethod(lambda canvas, place, mm: drawn.append(place.centery)))
        for _ in range(4):
            player.press(Verb.DOWN)
        drawn.clear()
        plan.repaint()
        player.see()
    rows = [plan.find(f"row_{number}") for number in range(1, 25)]
    assert rows[0].place.centery != rows[0].rect.centery
    assert {round(place) for place in drawn} <= {round(row.place.centery) for row in rows}


VIEWS = {"building": BUILDING}


# The cards of the table leave the place free where the next part goes.


CARDS = ("turn", "cheese", "part_card", "log_card", "builder")


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (800, 600), (1024, 768), (1366, 690), (1920, 1080)], ids=str)
def test_no_card_hangs_over_the_place_of_the_next_part(table, size):
    for standing in (*range(12, 19), 21, 22, 23):
        player = table(at(3, just_built(standing), people=4), size=size)
        scene = player.scene
        built = len(scene.play.state.parts)
        assert built >= standing and (scene.find("try_crank") is not None) == bool(scene.play.tester)
        place = ghost_rect(min(built + 1, 24), scene.laid.view)
        over = [one.name for one in scene.widgets if one.name in CARDS and one.place.colliderect(place)]
        assert over == [], (size, built + 1)
