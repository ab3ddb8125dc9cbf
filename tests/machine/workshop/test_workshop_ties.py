"""Belts, ropes and strings; share lines; undo."""

import random
from dataclasses import replace

import pytest

from game.machine import MachineError
from game.workshop.parts.challenge import NAMES, sample
from game.workshop.parts.files import Stored, read_machine, write_machine
from game.workshop.parts.line import LONGEST, decode, encode, line_in
from game.workshop.parts.machine import End, History, Machine, Placed, Tie
from game.workshop.parts.run import WorkshopRun

BELT = Machine(
    (Placed("crank", 20, 20), Placed("gear_16", 40, 20, 30)),
    (Tie("belt", End("crank-1", "gear"), End("gear_16-1", "gear")),),
)
ROPE = Machine(
    (Placed("weight", 20, 10, held=True), Placed("weight", 40, 0), Placed("domino", 60, 0)),
    (
        Tie("rope", End("weight-1", "top"), End("weight-2", "top"), ((20, 40), (40, 40))),
        Tie("string", End("weight-2", "top"), End("domino-1", "top")),
    ),
)


def stepped(machine: Machine, seconds: float) -> WorkshopRun:
    run = WorkshopRun(machine).settle()
    assert not run.refused
    run.built.let_go()
    run.built.stage.step(round(960 * seconds))
    return run


def test_a_belt_turns_by_the_radii_and_slips_under_load():
    run = WorkshopRun(BELT).settle()
    run.built.turn(0.7)
    run.built.stage.step(1920)
    crank, wheel = (run.built.bodies[name].angle for name in ("crank-1.gear", "gear_16-1.gear"))
    assert wheel - 0.5236 == pytest.approx(crank * 12 / 16, abs=0.01)
    for _ in range(960):
        run.built.bodies["gear_16-1.gear"].torque = 9e4
        run.built.stage.step()
    slipped = run.built.bodies["gear_16-1.gear"].angle
    assert slipped > wheel, "9e4 dyn.cm are more than it holds"


def test_a_rope_moves_both_ends_alike_and_a_string_holds():
    run = stepped(ROPE, 1.5)
    one, two, domino = (run.built.bodies[f"{name}.block"] for name in ("weight-1", "weight-2", "domino-1"))
    assert one.position.y - two.position.y == pytest.approx(10.0, abs=0.4), "equal weights hold each other"
    light = Machine(
        (Placed("weight", 20, 20, held=True), Placed("domino", 40, 0)),
        (replace(ROPE.ties[0], b=End("domino-1", "top")),),
    )
    run = stepped(light, 0.15)
    fallen = 21.5 - run.built.bodies["weight-1.block"].position.y
    risen = run.built.bodies["domino-1.block"].position.y - 2.4
    assert fallen > 5 and risen == pytest.approx(fallen, abs=0.3)
    assert domino.position.x == pytest.approx(60, abs=0.2)


def test_what_is_taken_away_takes_its_ties_along():
    assert BELT.without({"crank-1"}).ties == ()
    assert len(ROPE.without({"domino-1"}).ties) == 1
    moved = ROPE.move({"weight-1", "weight-2"}, (5, 1))
    assert moved.ties[0].over == ((25, 41), (45, 41))
    flipped = ROPE.mirror({"weight-1", "weight-2"})
    assert flipped.ties[0].over == ((40, 40), (20, 40)) and flipped.mirror({"weight-1", "weight-2"}) == ROPE


@pytest.mark.parametrize(
    "tie",
    [
        Tie("belt", End("crank-1", "crank"), End("gear_16-1", "gear")),
        Tie("rope", End("crank-1", "gear"), End("gear_16-1", "gear")),
        Tie("belt", End("crank-1", "gear"), End("nobody", "gear")),
    ],
)
def test_a_tie_to_what_is_not_there_is_refused(tie: Tie):
    with pytest.raises(MachineError):
        BELT.tie(tie)


@pytest.mark.parametrize("machine", [BELT, ROPE, Machine(), *(sample(name).machine for name in NAMES)], ids=str)
def test_a_line_gives_back_what_was_written(machine: Machine):
    line = encode(machine)
    again = decode(f" {line}\n")
    assert encode(again) == line and len(line) < 40 + 7 * len(machine.parts) + 15 * len(machine.ties)
    assert WorkshopRun(again).settle().report().digest == WorkshopRun(machine).settle().report().digest
    assert read_machine(write_machine(Stored("x", machine)).encode()) == Stored("x", machine)


def test_a_damaged_line_is_no_other_machine():
    line = encode(ROPE)
    rng = random.Random(5)
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_= é"
    for _ in range(2000):
        place = rng.randrange(len(line))
        damaged = line[:place] + rng.choice(letters) + line[place + rng.randrange(3) :]
        if damaged.strip() != line:
            with pytest.raises(MachineError):
                decode(damaged)
    for odd in ("", "TW1-", "TW2-" + line[4:], "TW1-" + "A" * 900, line + line, "TW1-" + "A" * 40):
        with pytest.raises(MachineError):
            decode(odd)


def test_undo_and_redo_have_no_end():
    history = History(Machine())
    for x in range(200):
        history = history.did(
            history.now.add(Placed("peg", x / 10, 10)) if x < 80 else history.now.move({"peg-1"}, (0.1, 0))
        )
    whole = history.now
    assert history.did(whole) is history
    for _ in range(250):
        history = history.undo()
    assert history.now == Machine()
    for _ in range(250):
        history = history.redo()
    assert history.now == whole and history.redo() is history
    assert history.undo().did(Machine()).future == ()


@pytest.mark.parametrize("end", ["\n", "\r\n> ", "=\u200b", " \u2028"])
@pytest.mark.parametrize("wide", [4, 17, 76])
def test_a_line_that_mail_has_broken_is_joined_again(end, wide):
    line = encode(sample(NAMES[-1]).machine)
    broken = end.join(line[at : at + wide] for at in range(0, len(line), wide))
    assert line_in(f"Look at this:{end}{broken}{end}{end}See you on Sunday, Rosa") == line


@pytest.mark.parametrize(
    "start", ["Tw1-", "tw1\u2013", "TW1\u2011", "TW1\\-", "T\u200bW1-", "TW1- or TW1-", "TW1-AAAA TW1-"]
)
def test_a_line_is_found_however_its_beginning_was_changed(start):
    line = encode(BELT)
    assert line_in(f"Mine: {start}{line[4:]}!") == line


def test_text_without_a_whole_line_is_refused_as_one():
    line = encode(BELT)
    assert line_in(f"{line[:-1]} and so on") == line[:-1]
    assert line_in("no line") == "no line"
    assert len(line_in("TW1-" + "A-" * LONGEST)) <= 2 * LONGEST + 4
    with pytest.raises(MachineError):
        decode(line_in("TW1- A" * LONGEST))
