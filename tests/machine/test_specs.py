"""The 24 parts as data: complete, numbered, supported, drawn, each with the link that it carries."""

import re

import pytest

from game.games.mousetrap.trap.layout import BOARD, STEP
from game.games.mousetrap.trap.machine import (
    BY_NUMBER,
    PARTS,
    Machine,
    Placement,
    TrapInputs,
    part,
    poses_as_set,
    standing,
)
from game.games.mousetrap.trap.report import LINKS
from game.machine import MachineError
from game.machine.specs import Bar, Disc, Hull, PartSpec
from tests.machine.rigs import STILL, exactly, rig
from tests.machine.trap_outlines import pieces

CARRIED = {
    1: "crank_turned",
    2: "crank_turned",
    3: "crank_turned",
    4: "crank_turned",
    5: "gear5_turned",
    6: "sign_drawn",
    7: "shoe_struck",
    8: "shoe_struck",
    9: "marble1_on_stairs",
    10: "bucket_tipped",
    11: "marble1_on_stairs",
    12: "marble1_in_gutter",
    13: "marble1_in_gutter",
    14: "rod_struck",
    15: "rod_struck",
    16: "marble2_off_seat",
    17: "marble2_through_tub",
    18: "marble2_off_seat",
    19: "board_struck",
    20: "diver_airborne",
    21: "diver_in_washtub",
    22: "diver_in_washtub",
    23: "cage_left_post",
    24: "cage_left_post",
}


def test_there_are_24_parts_in_building_order():
    assert [spec.number for spec in PARTS] == list(range(1, 25))
    assert len({spec.id for spec in PARTS}) == 24
    assert all(re.fullmatch(r"[a-z][a-z0-9_]*", spec.id) for spec in PARTS)
    bodies = [body.name for spec in PARTS for body in spec.bodies]
    assert len(set(bodies)) == len(bodies)


@pytest.mark.parametrize("spec", PARTS, ids=lambda spec: spec.id)
def test_a_part_is_complete(spec: PartSpec):
    assert spec.name and re.fullmatch(r"#[0-9a-f]{6}", spec.colour)
    assert spec.shapes, "at least one outline to draw"
    assert all(isinstance(shape.outline, Disc | Bar | Hull) for shape in spec.shapes)
    assert 0 < spec.fit <= 1.2
    assert all(support < spec.number or (spec.id, support) == ("rain_gutter", 12) for support in spec.stands_on)
    assert part(spec.number) is part(str(spec.number)) is part(spec.id) is spec


def test_every_part_carries_its_link():
    assert {spec.number: spec.link for spec in PARTS} == CARRIED
    assert set(CARRIED.values()) <= set(LINKS)


def test_loose_pieces_are_set_anew():
    assert {spec.id for spec in PARTS if spec.loose} == {"marble_1", "helping_hand", "marble_2", "diver", "cage"}


@pytest.mark.parametrize(
    ("missing", "gone"),
    [
        ((), set()),
        ((1,), {1, 2, 3, 4, 5, 6, 7, 8}),
        ((2,), {2, 3, 4}),
        ((9,), {9, 10, 11, 13}),
        ((10,), {10, 11}),
        ((12,), {12, 13, 14, 15, 16, 17, 18, 19, 20}),
        ((14,), {14, 15, 16, 17, 18}),
        ((19,), {19, 20}),
        ((21,), {21, 22, 23, 24}),
        ((4, 24), {4, 24}),
        (range(1, 25), set(range(1, 25))),
    ],
)
def test_what_stands_on_a_missing_part_goes_too(missing: tuple[int, ...], gone: set[int]):
    assert set(range(1, 25)) - set(standing(missing)) == gone


def test_the_picture_has_every_part_and_is_no_wider_than_about_a_metre():
    drawn = pieces(exactly())
    assert {piece.number for piece in drawn} == set(range(25))
    poses = poses_as_set(exactly())
    assert {piece.body for piece in drawn} <= set(poses)
    points = [
        body.local_to_world(p).x
        for body in rig(*BY_NUMBER).bodies.values()
        for shape in body.shapes
        if body.position.y > 0.1
        for p in ((shape.bb.left - body.position.x, 0), (shape.bb.right - body.position.x, 0))
    ]
    assert max(points) - min(points) < 100


def test_bodies_are_built_where_they_are_drawn():
    machine = rig(*BY_NUMBER)
    for name, (x, y, _) in poses_as_set(exactly()).items():
        assert machine.bodies[name].position.get_distance((x, y)) < 0.6


def test_the_worlds_settings():
    """Fixed step, 20 iterations, small slop, sleeping off, never threaded, nothing with a speed of its own."""
    machine = rig(*BY_NUMBER)
    space = machine.stage.space
    assert (space.iterations, space.collision_slop, machine.stage.dt) == (20, 0.005, STEP)
    assert space.sleep_time_threshold == float("inf")
    assert space.threaded is False
    assert list(machine.bodies) == [BOARD, *(b.name for spec in PARTS for b in spec.bodies), "mouse"]


def test_grip_scales_what_a_part_is_made_of():
    def frictions(grip: float) -> list[float]:
        machine = Machine(TrapInputs({**exactly(), 6: Placement(grip_pct=grip)}, STILL))
        return [shape.friction for shape in machine.bodies["sign"].shapes]

    assert len(frictions(0)) == 3
    assert frictions(20) == pytest.approx([1.2 * value for value in frictions(0)])
    assert frictions(-20) == pytest.approx([0.8 * value for value in frictions(0)])


def test_the_numbers_of_unknown_parts_are_refused():
    for name in (0, 25, -1, "", "cheese", "1.0", "nan"):
        with pytest.raises(MachineError, match="no part"):
            part(name)
