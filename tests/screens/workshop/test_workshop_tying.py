"""The tool that ties parts: by keys, by mouse, from the box, by the list of parts; kept, undone, refused."""

import math

import pytest

from game.ui.input.bindings import Phase, Pointed, Verb
from game.workshop.bench import tie_acts
from game.workshop.parts.files import Stored
from game.workshop.parts.machine import End, Machine, Placed, Tie
from game.workshop.parts.outlines import poses_as_set
from game.workshop.pictures.ties import legs
from game.workshop.shelf import MachineShelf

pytestmark = pytest.mark.usefixtures("blank_pictures")
PARTS = (
    Placed("pail", 30, 15),
    Placed("pail", 42, 0),
    Placed("seesaw", 70, 12),
    Placed("plank_12", 55, 25),
    Placed("crank", 20, 30),
    Placed("gear_16", 10, 30),
)
ROPE = Tie("rope", End("pail-1", "handle"), End("pail-2", "handle"), ((30.0, 35.0), (42.0, 35.0)))


@pytest.fixture
def bench(another):
    player = another()
    player.program.go_to("bench", given=Stored("Tied", Machine(PARTS)))
    player.see()
    return player


def begin(player, part):
    player.scene.editing.choose(part)
    player.scene.focus("hand")
    player.key("t")
    player.see()


def offers(scene):
    return scene.tying.offers(scene.editing.machine).values()


def press(player, at):
    for phase in (Phase.MOVE, Phase.DOWN, Phase.UP):
        player.program.give(Pointed(phase, at))
    player.see()


def test_by_keys_the_nearest_part_is_tied_and_kept_and_taken_back_and_untied(bench):
    scene = bench.scene
    begin(bench, "pail-1")
    assert scene.tying.kind == "string" and scene.focused == "to_pail-2.handle"
    bench.press(Verb.CONFIRM)
    wanted = Tie("string", End("pail-1", "handle"), End("pail-2", "handle"))
    assert scene.editing.machine.ties == (wanted,) and scene.tying is None and scene.focused == "hand"
    assert scene.told == "Tied: String from Pail 1 to Pail 2."
    kept = MachineShelf(bench.program.places.machines).machines()[0].stored.machine
    assert kept.ties == (wanted,)
    scene.do("undo")
    assert scene.editing.machine.ties == ()
    scene.do("redo")
    begin(bench, "pail-2")
    assert not any(name.startswith("to_pail-1") for name in (widget.name for widget in scene.widgets))
    scene.focus("tied_0")
    bench.press(Verb.CONFIRM)
    assert scene.editing.machine.ties == () and scene.told == "Untied."


def test_a_rope_leads_over_pins_that_arrows_and_the_pointer_move(bench):
    scene = bench.scene
    begin(bench, "pail-1")
    scene.find("tie_kind").put(1)
    bench.see()
    assert scene.tying.kind == "rope"
    press(bench, scene.view.to_screen((42, 3)))
    (rope,) = scene.editing.machine.ties
    assert rope.kind == "rope" and [x for x, _ in rope.over] == [30.0, 42.0]
    (x, y), at = rope.over[1], scene.view.to_screen(rope.over[1])
    for phase, dx in ((Phase.DOWN, 0), (Phase.MOVE, 40), (Phase.UP, 40)):
        bench.program.give(Pointed(phase, (at[0] + dx, at[1])))
    dragged = scene.editing.machine.ties[0].over[1]
    assert dragged[0] > x + 2 and dragged[1] == y
    begin(bench, "pail-1")
    scene.focus("pin_0_0")
    bench.press(Verb.UP)
    assert scene.editing.machine.ties[0].over[0] == (30.0, y + 0.5)


def test_by_mouse_the_end_that_is_pointed_at_is_meant_and_a_second_press_unties(bench):
    scene = bench.scene
    begin(bench, "pail-1")
    right = scene.view.to_screen((76.5, 14.2))
    press(bench, right)
    (string,) = scene.editing.machine.ties
    assert string.b == End("seesaw-1", "right")
    begin(bench, "pail-1")
    scene.tying.kind = "string"
    seesaw = scene.view.to_screen((70, 12))
    press(bench, seesaw)
    assert [tie.b.at for tie in scene.editing.machine.ties] == ["right", "left"]
    begin(bench, "pail-1")
    press(bench, seesaw)
    assert len(scene.editing.machine.ties) == 1


def test_the_belt_of_the_box_asks_for_both_wheels(bench):
    scene = bench.scene
    scene.focus("kind_belt")
    bench.press(Verb.CONFIRM)
    bench.see()
    assert scene.focused == "from_gear_16-1"
    bench.press(Verb.CONFIRM)
    bench.see()
    assert scene.editing.chosen == ("gear_16-1",) and scene.focused == "to_crank-1.gear"
    bench.press(Verb.CONFIRM)
    assert scene.editing.machine.ties[0].kind == "belt"


def test_the_box_puts_down_what_its_tie_cannot_hold_and_pins_can_be_moved(bench):
    scene = bench.scene
    scene.editing.tie(ROPE)
    scene.editing.choose("plank_12-1")
    scene.edited()
    bench.see()
    scene.focus("kind_rope")
    bench.press(Verb.CONFIRM)
    assert scene.editing.chosen == ()
    bench.program.give(Pointed(Phase.MOVE, scene.view.to_screen((42, 3))))
    assert scene.tying.spot is not None and tie_acts.shown(scene) is None, "a press would not untie it"
    scene.focus("pin_0_0")
    bench.press(Verb.UP)
    assert scene.tying is not None and scene.editing.machine.ties[0].over[0] == (30.0, 35.5)


def test_undo_takes_away_what_the_pointer_is_on(bench):
    scene = bench.scene
    scene.editing.place("pail", (84.0, 0.0))
    begin(bench, "pail-1")
    bench.program.give(Pointed(Phase.MOVE, scene.view.to_screen((84, 2))))
    assert tie_acts.shown(scene).b.part == "pail-3"
    scene.do("undo")
    bench.see()
    assert bench.scene is scene and scene.tying is not None and tie_acts.shown(scene) == next(iter(offers(scene)))


def test_undo_ends_the_drag_of_a_pin(bench):
    scene = bench.scene
    scene.editing.tie(ROPE)
    scene.edited()
    bench.see()
    x, y = scene.view.to_screen(ROPE.over[0])
    for phase, dx in ((Phase.DOWN, 0), (Phase.MOVE, 30)):
        bench.program.give(Pointed(phase, (x + dx, y)))
    assert scene.candidate is not None
    scene.do("undo")
    for phase in (Phase.MOVE, Phase.UP):
        bench.program.give(Pointed(phase, (x + 60, y)))
        bench.see()
    assert bench.scene is scene and scene.editing.machine.ties == ()


def test_what_cannot_be_tied_is_refused_with_a_word(bench):
    scene = bench.scene
    begin(bench, "plank_12-1")
    assert scene.tying is None and scene.told == "Plank: you can’t tie anything to it."
    begin(bench, "pail-1")
    press(bench, scene.view.to_screen((20, 30)))
    assert scene.told == "Crank: you can’t tie a string to it." and scene.tying is not None
    bench.press(Verb.BACK)
    assert scene.tying is None and scene.editing.chosen == ("pail-1",)
    for pins in range(4):
        scene.editing.tie(Tie("rope", End("pail-1", "handle"), End("pail-2", "handle"), ((30 + pins, 40),)))
    begin(bench, "pail-1")
    scene.find("tie_kind").put(1)
    bench.see()
    scene.focus("to_seesaw-1.left")
    bench.press(Verb.CONFIRM)
    assert scene.told == "No more ropes: the limit is 4."


def test_the_list_of_parts_tells_ties_and_begins_one(bench):
    bench.scene.editing.tie(Tie("string", End("pail-1", "handle"), End("pail-2", "handle")))
    scene = bench.scene
    bench.key("l")
    bench.see()
    assert "Tied: String from Pail 1 to Pail 2." in bench.scene.find("part_pail-2").spoken().note
    bench.scene.focus("part_seesaw-1")
    bench.key("t")
    assert bench.scene is scene and scene.tying.part == "seesaw-1"


# Ties are drawn where they are: they touch what they lead round, and follow what they hold.


DRAWN = (Placed("crank", 20, 20), Placed("gear_16", 40, 24), Placed("weight", 60, 10, 30), Placed("pail", 70, 0))
MACHINE = Machine(
    DRAWN,
    (
        Tie("belt", End("crank-1", "gear"), End("gear_16-1", "gear")),
        Tie("rope", End("weight-1", "top"), End("pail-1", "handle"), ((60.0, 40.0), (70.0, 40.0))),
    ),
)


def test_a_belt_touches_both_wheels_and_crosses_neither():
    belts = [leg for leg in legs(MACHINE, poses_as_set(MACHINE)) if leg.kind == "belt"]
    assert len(belts) == 2
    for leg in belts:
        for end, middle, radius in ((leg.a, (20, 20), 2.4), (leg.b, (40, 24), 3.2)):
            assert math.dist(end, middle) == pytest.approx(radius)
            along = (leg.b[0] - leg.a[0], leg.b[1] - leg.a[1])
            assert along[0] * (end[0] - middle[0]) + along[1] * (end[1] - middle[1]) == pytest.approx(0.0, abs=1e-9)


def test_a_rope_leads_over_its_pins_and_follows_a_body_that_moves_and_turns():
    poses = poses_as_set(MACHINE)
    rope = [leg for leg in legs(MACHINE, poses) if leg.kind == "rope"]
    assert [leg.pin for leg in rope] == [True, True, False]
    top = (60 - 3 * math.sin(math.radians(30)), 10 + 3 * math.cos(math.radians(30)))
    assert rope[0].a == pytest.approx(top) and rope[0].b == (60.0, 40.0) and rope[2].b == pytest.approx((70.0, 4.0))
    poses["weight-1.block"] = (50.0, 5.0, math.pi)
    assert next(leg for leg in legs(MACHINE, poses) if leg.kind == "rope").a == pytest.approx((50.0, 3.5))


def drag(player, start, end):
    for phase, at in ((Phase.DOWN, start), (Phase.MOVE, ((start[0] + end[0]) / 2, end[1])), (Phase.MOVE, end)):
        player.program.give(Pointed(phase, at))
        player.see()
    player.program.give(Pointed(Phase.UP, end))
    player.see()


def test_a_belt_dragged_out_of_the_box_onto_a_wheel_begins_there_and_a_press_ends_it(bench):
    scene = bench.scene
    box = scene.find("kind_belt")
    scene.reveal(box)
    bench.see()
    drag(bench, scene.find("kind_belt").visible.center, scene.view.to_screen((20, 30)))
    assert scene.tying.part == "crank-1" and scene.tying.kind == "belt"
    press(bench, scene.view.to_screen((10, 30)))
    assert scene.editing.machine.ties == (Tie("belt", End("crank-1", "gear"), End("gear_16-1", "gear")),)


def test_a_rope_is_dragged_from_one_part_to_another(bench):
    scene = bench.scene
    tie_acts.begin(bench.scene, "rope")
    bench.see()
    drag(bench, scene.view.to_screen((30, 15.5)), scene.view.to_screen((42, 0.5)))
    assert [(tie.a.part, tie.b.part) for tie in scene.editing.machine.ties] == [("pail-1", "pail-2")]
