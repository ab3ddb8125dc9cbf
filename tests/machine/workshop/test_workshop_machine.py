"""Machines of one's own as data: edits, limits, overlaps, snapping, files, runs."""

import math
from dataclasses import replace

import pytest

from game.games.mousetrap.trap.layout import BOARD
from game.machine import MachineError
from game.workshop.parts.challenge import NAMES, sample
from game.workshop.parts.files import Stored, read_machine, write_machine
from game.workshop.parts.fitting import PLAY, gear_pairs, overlaps, snapped
from game.workshop.parts.machine import End as TieEnd
from game.workshop.parts.machine import Machine, Placed, Tie
from game.workshop.parts.outlines import bounds_of, pieces_of, poses_as_set
from game.workshop.parts.run import End, WorkshopRun, catches, to_end
from game.workshop.text.refusals import refusal
from tests.machine.workshop.workshop_rigs import rig, wait

SLOPE = sample("first_slope").machine


def test_each_part_gets_a_name_and_keeps_it():
    machine = Machine((Placed("peg", 10, 10), Placed("peg", 20, 10)))
    assert [part.id for part in machine.parts] == ["peg-1", "peg-2"]
    assert [part.id for part in machine.without({"peg-1"}).add(Placed("peg", 30, 10)).parts] == ["peg-2", "peg-1"]


def test_edits_return_another_machine():
    machine = Machine((Placed("plank_12", 20, 10, 5), Placed("domino", 22, 10)))
    names = {"plank_12-1", "domino-1"}
    assert machine.move(names, (1.04, 2)).part("domino-1") == Placed("domino", 23.0, 12, id="domino-1")
    assert machine.turn({"plank_12-1"}, 200).part("plank_12-1").deg == -155
    assert machine.mirror(names).mirror(names) == machine
    assert machine.mirror(names).part("plank_12-1").x == 22.0
    copied = machine.hold(["domino-1"]).copy({"domino-1"}, (3, 0))
    assert copied.parts[-1] == Placed("domino", 25, 10, id="domino-2") and copied.part("domino-1").held
    with pytest.raises(MachineError):
        machine.move(names, (200, 0))


@pytest.mark.parametrize(
    "parts",
    [
        [("peg", math.nan, 1)],
        [("peg", 200, 1)],
        [("peg", 10, -1)],
        [("no such thing", 10, 1)],
        [("crank", 10, 10), ("crank", 30, 10)],
        [("peg", 10, 10)] * 81,
        [("gear_8", 10, 10)] * 25,
        [("plank_6", 10, 10, 0, False, "", True)],
        [("peg", 10, 10, 0, False, "same"), ("peg", 20, 10, 0, False, "same")],
    ],
)
def test_what_no_machine_can_be_is_refused(parts: list[tuple[object, ...]]):
    with pytest.raises(MachineError):
        Machine(tuple(Placed(*part) for part in parts))  # type: ignore[arg-type]


def test_parts_in_each_other_are_found_and_touching_ones_are_not():
    assert overlaps(Machine((Placed("plank_12", 20, 10), Placed("domino", 22, 10.2)))) == ()
    (shown,) = overlaps(Machine((Placed("plank_12", 20, 10), Placed("domino", 22, 10.1))))
    assert not shown.refused and shown.depth == pytest.approx(0.1)
    (deep,) = overlaps(Machine((Placed("plank_12", 20, 10), Placed("domino", 22, 9.0))))
    assert {deep.one, deep.other} == {"domino-1", "plank_12-1"} and deep.refused
    (low,) = overlaps(Machine((Placed("steel", 20, 0.1),)))
    assert low.other == "stage" and low.refused
    assert overlaps(Machine((Placed("gear_12", 20, 10), Placed("gear_12", 24.5, 10)))) == ()


@pytest.mark.parametrize(("kind", "up"), [("domino", 0.0), ("steel", 0.7), ("wood", 0.9), ("weight", 0.0)])
def test_what_is_loose_comes_down_onto_what_is_below(kind: str, up: float):
    shelf = Machine((Placed("plank_12", 20, 10),))
    for x, top in ((20, 10.2), (50, 0.0)):
        down = snapped(shelf, Placed(kind, x, 30, 4))
        assert down.y == pytest.approx(top + up, abs=0.11) and down.deg == 0
        assert not overlaps(shelf.add(down)) and not WorkshopRun(shelf.add(down)).settle().refused


def test_what_is_let_go_just_inside_a_plank_is_lifted_onto_it():
    shelf = Machine((Placed("plank_12", 20, 10),))
    up = snapped(shelf, Placed("domino", 20, 9.8), 4.0)
    assert up.y == pytest.approx(10.2, abs=0.11) and not overlaps(shelf.add(up))
    inside = Placed("domino", 20, 8.0)
    assert snapped(shelf, inside, 4.0) == inside


def test_what_is_held_up_on_purpose_stays_up():
    high, low = Placed("weight", 60, 30), Placed("weight", 60, 3)
    assert snapped(Machine(), high, 4.0) == high and snapped(Machine(), low, 4.0).y < 0.2


def test_gears_come_to_mesh():
    machine = Machine((Placed("gear_12", 20, 10),))
    near = snapped(machine, Placed("gear_8", 24.3, 10.4))
    assert math.dist((near.x, near.y), (20, 10)) == pytest.approx(4.2, abs=0.08)
    far = Placed("gear_8", 30, 10)
    assert snapped(machine, far) == far


def test_what_falls_before_the_start_is_told():
    run = WorkshopRun(Machine((Placed("domino", 20, 10), Placed("weight", 40, 0)))).settle()
    assert run.refused and run.done and run.fallen == ("domino-1",)
    assert run.report().end is End.FELL


def test_a_hand_that_is_still_catches_nothing():
    assert to_end(WorkshopRun(SLOPE)).caught
    assert to_end(WorkshopRun(SLOPE, still=True)).end is End.REST


def test_a_cage_that_is_down_already_is_no_catch():
    built = WorkshopRun(SLOPE).settle().built
    cage, mouse = built.bodies["drop_cage-1.cage"], built.bodies["drop_cage-1.mouse"]
    caught = catches(built)
    assert not caught()
    cage.position, cage.velocity = (cage.position.x, 2.65), (0, 0)
    assert caught()
    mouse.position += (3.4, 0)
    assert not caught(), "a corner of it stands out"


@pytest.mark.parametrize("name", NAMES)
def test_a_machine_is_the_same_mirrored_and_moved(name: str):
    machine = sample(name).machine
    names = {part.id for part in machine.parts}
    mirrored = machine.mirror(names).move(names, (0 if name == "mouse_trap" else -12, 0))
    turned = to_end(WorkshopRun(mirrored))
    assert turned.caught
    assert {part for part, _ in turned.woken} == {part for part, _ in to_end(WorkshopRun(machine)).woken}


@pytest.mark.parametrize("name", NAMES)
def test_a_file_gives_back_what_was_written(name: str):
    stored = sample(name)
    assert read_machine(write_machine(stored).encode()) == stored
    odd = Stored('A "quoted" \\ name', Machine())
    assert read_machine(write_machine(odd).encode()) == odd


HEAD = "trapworks_machine = 1\n"
HOSTILE = {
    "nothing": b"",
    "no text": b"\xff\xfe\x00",
    "another version": b"trapworks_machine = 2\n",
    "too large": HEAD.encode() + b"#\n" * 20_000,
    "too many parts": (HEAD + '[[part]]\nkind = "peg"\nx = 1\n' * 600).encode()[:19_990],
    "not a number": (HEAD + '[[part]]\nkind = "peg"\nx = nan\n').encode(),
    "endless": (HEAD + '[[part]]\nkind = "peg"\nx = inf\n').encode(),
    "huge": (HEAD + '[[part]]\nkind = "peg"\nx = ' + "9" * 150 + "\n").encode(),
    "far away": (HEAD + '[[part]]\nkind = "peg"\nx = 5000\n').encode(),
    "deep": (HEAD + "part = " + "[" * 190 + "\n").encode(),
    "dotted": (HEAD + ".".join("a" * 90) + " = 1\n").encode(),
    "a table": (HEAD + "[part]\nx = 1\n").encode(),
    "a path": (HEAD + '[[part]]\nkind = "../../secret"\nx = 1\n').encode(),
    "an id with a path": (HEAD + '[[part]]\nkind = "peg"\nid = "../x"\nx = 1\n').encode(),
    "unknown key": (HEAD + '[[part]]\nkind = "peg"\nx = 1\nmass = 1e9\n').encode(),
    "a truth as a number": (HEAD + '[[part]]\nkind = "peg"\nx = true\n').encode(),
    "a long name": (HEAD + f'name = "{"n" * 61}"\n').encode(),
    "a name of two lines": (HEAD + 'name = "a\\nb"\n').encode(),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_gets_one_sentence(name: str):
    with pytest.raises(MachineError) as refused:
        read_machine(HOSTILE[name])
    assert 10 < len(refusal(refused.value)) < 200 and "\n" not in refusal(refused.value)


def test_what_is_drawn_is_where_the_bodies_are():
    machine = replace(SLOPE, parts=(*SLOPE.parts, Placed("hammer", 20, 10, 30)))
    names = set(poses_as_set(machine))
    drawn = {piece.body for part in machine.parts for piece in pieces_of(part)}
    assert drawn <= names == set(WorkshopRun(machine).frame())
    assert bounds_of(Placed("plank_12", 20, 10)) == pytest.approx((13.8, 9.8, 26.2, 10.2))


def test_what_leaves_the_stage_is_told():
    run = rig(Placed("bumper", 90, 40), Placed("steel", 80, 40, held=True))
    wait(run, 0.001)
    run.built.bodies["steel-1.marble"].velocity = (120, 0)
    assert to_end(run).gone == ("steel-1",)


def test_a_board_that_is_pushed_aside_while_parts_settle_is_no_fallen_part():
    run = WorkshopRun(Machine((Placed("drop_cage", 50, 0),)))
    while run.settling:
        run.built.bodies[BOARD].position = (-0.94, 0.0)
        run.step()
    assert BOARD not in run.report().fallen and "" not in run.report().fallen


def test_what_left_the_stage_may_roll_on_for_ever_and_neither_ends_nor_stops_a_run():
    run = rig(Placed("steel", 50, 10, held=True), Placed("weight", 70, 0))
    lost = run.built.bodies["steel-1.marble"]
    run.built.let_go()
    for far in (-401.0, -900.0):
        lost.position, lost.velocity = (far, -21.0), (-900.0, -900.0)
        run.steps_at_once(96)
        assert not run.done and run.report().gone == ("steel-1",)
        assert run.frame()["steel-1.marble"][0] < far
    lost.position = (math.nan, 0.0)
    run.steps_at_once(96)
    assert run.report().end is End.APART


def test_what_ties_parts_together_is_copied_with_them():
    rope = Tie("rope", TieEnd("pail-1", "handle"), TieEnd("pail-2", "handle"), ((30.0, 35.0), (42.0, 35.0)))
    machine = Machine((Placed("pail", 30, 15), Placed("pail", 42, 0)), (rope,))
    both = machine.copy({"pail-1", "pail-2"}, (2.0, 0.0))
    copied = Tie("rope", TieEnd("pail-3", "handle"), TieEnd("pail-4", "handle"), ((32.0, 35.0), (44.0, 35.0)))
    assert both.ties == (rope, copied)
    assert machine.copy({"pail-1"}, (2.0, 0.0)).ties == (rope,)


def test_a_gear_between_two_meshes_with_both_and_a_ring_of_three_jams():
    two = Machine((Placed("gear_12", 30.0, 20.0), Placed("gear_12", 37.0, 20.0)))
    third = snapped(two, Placed("gear_8", 33.8, 17.0))
    found = gear_pairs(two.add(third))
    assert [(pair.one, pair.jams) for pair in found] == [("gear_12-1", False), ("gear_12-2", False)]
    apart = 2 * third.spec.reach + PLAY
    row = Machine(tuple(Placed("gear_8", 30.0 + apart * n, 20.0) for n in range(2)))
    ring = row.add(snapped(row, Placed("gear_8", 30.0 + apart / 2, 20.0 + apart)))
    assert [pair.jams for pair in gear_pairs(ring)] == [False, False, True]
    assert not any(pair.jams for pair in gear_pairs(row))
