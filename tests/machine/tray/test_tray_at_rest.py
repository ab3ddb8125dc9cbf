"""A mixed tray is at rest: forces in balance, nothing overlaps, nothing creeps, and what is felt is what presses."""

import math
from itertools import combinations

import pytest

from game.games.boobytrap.nature.packs import creep
from game.games.boobytrap.tray.history import mixed
from game.games.boobytrap.tray.mixing import MixRun
from game.games.boobytrap.tray.packing import BY_NUMBER, DEPTH, PIECES, WIDTH, Packing, decode_packing, face
from game.games.boobytrap.tray.settled import Tray, grade
from game.games.boobytrap.tray.world import (
    BAR,
    BAR_TILT,
    FLOOR_GRIP,
    GRAVITY,
    GRIP,
    ITERATIONS,
    SLOP,
    STEP,
    WALL,
    World,
)
from game.machine import MachineError

SEEDS = (700_001, 700_002, 700_003)
ROOM = SLOP + 0.01


def warm(tray: Tray) -> World:
    world = World(tray.packing)
    world.warm()
    return world


def test_the_pieces_are_63_in_three_sizes_numbered_for_ever():
    assert [piece.number for piece in PIECES] == list(range(1, 64))
    assert "".join(piece.size for piece in PIECES) == "S" * 21 + "M" * 21 + "L" * 21
    assert {piece.size: 2 * piece.radius for piece in PIECES} == {"S": 19.05, "M": 25.4, "L": 31.75}
    assert BY_NUMBER[63].mass > BY_NUMBER[42].mass > BY_NUMBER[1].mass


def test_the_worlds_settings():
    space = World(mixed(SEEDS[0]).packing).space
    assert (space.iterations, space.collision_slop) == (ITERATIONS, SLOP)
    assert space.gravity == (0, 0) and space.damping == 1.0
    assert space.sleep_time_threshold == float("inf") and not space.threaded


@pytest.mark.parametrize("seed", SEEDS)
def test_a_mixed_tray_holds_every_piece_between_the_walls_and_the_bar(seed: int):
    tray = mixed(seed)
    frame = tray.frame()
    assert tray.left == tuple(range(1, 64)) == tuple(frame.poses)
    left, right, scale = frame.bar
    assert scale == right and abs(left - right) <= 2 * WIDTH * math.sin(BAR_TILT)
    assert 0.7 * DEPTH < scale < DEPTH, "it comes in, and stops well before the front"
    for piece in PIECES:
        x, y, _ = frame.poses[piece.number]
        assert abs(x) <= WIDTH / 2 - piece.radius + ROOM
        assert piece.radius - ROOM <= y <= face(tray.packing.bar, x) - piece.radius + ROOM
    for a, b in combinations(PIECES, 2):
        apart = math.dist(frame.poses[a.number][:2], frame.poses[b.number][:2])
        assert apart >= a.radius + b.radius - ROOM


@pytest.mark.parametrize("seed", SEEDS)
def test_the_pieces_bear_the_springs_force_and_are_in_balance(seed: int):
    tray = mixed(seed)
    world = warm(tray)
    contacts = list(world.contacts())
    spring = world.spring_force()
    assert sum(c.force for c in contacts if c.b == BAR) == pytest.approx(spring, rel=0.01)
    for number, disc in world.discs.items():
        # What the normal forces leave over, friction at the contacts and on the floor can hold.
        px = py = friction = 0.0
        for c in contacts:
            if number in (c.a, c.b):
                x, y = disc.body.position
                nx, ny = (x - c.at[0]) / disc.piece.radius, (y - c.at[1]) / disc.piece.radius
                px, py, friction = px + nx * c.force, py + ny * c.force, friction + GRIP * c.force
        floor = FLOOR_GRIP * disc.piece.mass * GRAVITY
        assert math.hypot(px, py) <= friction * 1.02 + floor * 1.05


@pytest.mark.slow
def test_ten_more_seconds_move_nothing():
    """T1, for a shorter time."""
    for seed in SEEDS[:2]:
        bar, disc = creep(mixed(seed).packing, 10)
        assert bar <= 0.02 and disc <= 0.1


def test_arches_leave_some_pieces_loose_and_lock_others():
    tray = mixed(SEEDS[0])
    grips = [tray.grip(number) for number in tray.left]
    assert all(0 <= grip < 1 for grip in grips)
    words = {grade(grip) for grip in grips}
    assert words == {"loose", "snug", "tight", "locked"}


def test_the_lines_of_force_run_from_the_bar_to_the_walls():
    tray = mixed(SEEDS[0])
    forces = tray.forces()
    bar = tray.packing.bar
    assert sum(f.share for f in forces if abs(f.end[1] - face(bar, f.end[0])) < 0.2) == pytest.approx(1, abs=0.02)
    ends = [f.end for f in forces if min(f.end[1], WIDTH / 2 - abs(f.end[0])) < 0.2]
    assert len(ends) > 4, "the walls bear what the bar presses"
    places = {pose[:2] for pose in tray.frame().poses.values()}
    assert all(f.start in places and f.share > 0 for f in forces)


def test_grip_is_all_that_presses_on_a_piece():
    tray = mixed(SEEDS[1])
    world = warm(tray)
    contacts = list(world.contacts())
    assert all(c.b in (BAR, WALL) or 1 <= c.b < c.a <= 63 for c in contacts)
    for number in tray.left:
        share = sum(c.force for c in contacts if number in (c.a, c.b)) / world.spring_force()
        assert tray.grip(number) == pytest.approx(share / (1 + share))
    with pytest.raises(MachineError, match="piece 64 is not in the tray"):
        tray.grip(64)


def test_mixing_comes_to_rest_in_time_and_mixes():
    run = MixRun(700_010)
    while not run.done:
        run.step()
    assert run.steps * STEP <= 6 and run.finger is None
    by_size = [[pose[1] for number, pose in run.tray().packing.discs if BY_NUMBER[number].size == s] for s in "SML"]
    middles = [sum(ys) / len(ys) for ys in by_size]
    assert max(middles) - min(middles) < 0.3 * DEPTH, "no size lies all in front or all behind"


def test_a_mixing_that_lost_a_piece_begins_anew(monkeypatch: pytest.MonkeyPatch):
    """R10."""
    run, whole, lost = MixRun(700_012), World.packing, []

    def packing(world: World) -> Packing:
        if not lost:
            lost.append(world)
            raise MachineError("a piece lies outside the box")
        return whole(world)

    monkeypatch.setattr(World, "packing", packing)
    while not run.done:
        run.step()
    assert lost and run.tray().left == tuple(range(1, 64))


def test_a_tray_that_is_still_being_mixed_is_not_given_away():
    run = MixRun(700_011)
    run.step()
    with pytest.raises(RuntimeError, match="still being mixed"):
        run.tray()


def test_a_packing_is_read_back_from_its_word_bit_for_bit_and_nothing_else_is():
    packing = mixed(SEEDS[0]).packing
    word = packing.encode()
    assert decode_packing(word) == packing
    for wrong in ("", "tray", word[:-4], word[4:], word[::-1], word + "AAAA", "é" * 40, word.replace("A", "/")):
        with pytest.raises(MachineError):
            decode_packing(wrong)
