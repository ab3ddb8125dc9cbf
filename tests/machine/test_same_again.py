"""Same inputs, same result, bit for bit; and only the hand's motor changes the world during a run."""

import ast
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from game.games.mousetrap.nature.trials import Trial
from game.games.mousetrap.trap import machine as machine_module
from game.games.mousetrap.trap import run as run_module
from game.games.mousetrap.trap import sensors
from game.games.mousetrap.trap.machine import DAMPING, Machine, TrapInputs
from game.games.mousetrap.trap.run import TrapRun
from game.machine import cranked_run
from game.machine.cranked_run import FREE_STEPS, SETTLE_STEPS, STILL_DAMPING
from game.machine.hand import Hand
from tests.machine.rigs import STILL, exactly, to_end, whole_run

ROOT = Path(__file__).resolve().parents[2]
# The tray's hands do take pieces out: tray/test_tray_hand.py says what they may.
PHYSICS = [
    file
    for folder in ("machine", "games/mousetrap/trap", "workshop/parts")
    for file in sorted((ROOT / "game" / folder).rglob("*.py"))
]
_FORCE = (
    "give what moves it a joint or a motor in its spec (game/machine/build.py); the hand turns `Machine.turn` alone"
)
_LISTEN = (
    "read poses after the step, as game/games/mousetrap/trap/sensors.py does; where order matters a callback's differs"
)
_REMOVE = "build the machine without it (`--without`, `TrapInputs`); only the tray's hands take something out"
_SET = "make another frozen spec with `dataclasses.replace`, or note it on the run by its name"
_TOOTH = (
    "let teeth push each other (`Kind.reach`); only a belt is a joint, in game/workshop/parts/building.py, and it slips"
)
PUSHES = {
    "activate": "leave asleep what sleeps; a step wakes what it touches",
    "apply_force_at_local_point": _FORCE,
    "apply_force_at_world_point": _FORCE,
    "apply_impulse_at_local_point": _FORCE,
    "apply_impulse_at_world_point": _FORCE,
    "on_collision": _LISTEN,
    "add_collision_handler": _LISTEN,
    "add_post_step_callback": _LISTEN,
    "position_func": _FORCE,
    "velocity_func": _FORCE,
    "pre_solve": _LISTEN,
    "post_solve": _LISTEN,
    "remove": _REMOVE,
    "setattr": _SET,
    "__setattr__": _SET,
}
"""What no machine's physics says, and what is said instead."""
TEETH = {"GearJoint": _TOOTH, "RatchetJoint": _TOOTH}
ALLOWED = {
    # The one place where what a part declares of buoyancy, wind and bursting acts.
    "game/machine/air.py": {"apply_force_at_world_point", "remove"},
    # Belts; and whoever sets a part anew while a run is watched takes off what fastened it.
    "game/workshop/parts/building.py": {"GearJoint", "remove"},
    # The same of the trap, where no run of a match ever does it.
    "game/games/mousetrap/trap/machine.py": {"remove"},
}


def test_the_same_run_again_in_one_process_after_others():
    trial = Trial()
    first = trial.run(400_001)
    assert Trial(hand="jerky").run(400_002) != first
    whole_run((17,))
    assert trial.run(400_001) == first
    assert trial.run(400_003).digest != first.digest


def told(hash_seed: str, *more: str) -> dict[str, object]:
    command = (sys.executable, "-m", "game", "trap", "--runs", "5", "--seed", "400000", "--json", *more)
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True, timeout=120)
    found: dict[str, object] = json.loads(done.stdout)
    return found


@pytest.mark.slow
def test_the_same_runs_in_other_processes_with_other_hash_seeds_and_workers():
    """M9."""
    one, two, three = told("1"), told("77"), told("5", "--workers", "2")
    assert one["digest"] == two["digest"] == three["digest"]
    assert one["links"] == two["links"] == three["links"]


def test_a_live_hand_is_recorded_and_replays_to_the_same_digest():
    inputs = Trial().inputs(400_004)
    live = TrapRun(TrapInputs(inputs.placements, STILL), live=True)
    live.step()
    assert live.steps == 0, "it waits for its first turn"
    changes = {0: 0.1, 40: 0.53, 41: 0.9, 700: 0.2, 1100: 1.1, 3000: 0.0}
    while not live.done:
        if live.steps in changes:
            live.turn(changes[live.steps])
        live.step()
    recorded = Hand.decode(live.hand.encode())
    assert recorded.changes == tuple((step, rps) for step, rps in changes.items() if step <= live.steps)
    replayed = to_end(TrapRun(TrapInputs(inputs.placements, recorded)))
    assert replayed.report() == live.report()
    assert replayed.frame() == live.frame()
    assert len(live.report().links) > 5


def test_two_turns_before_one_step_are_recorded_as_the_last():
    run = TrapRun(TrapInputs(exactly(), STILL), live=True)
    for rps in (3.0, 0.4, 0.7):
        run.turn(rps)
    assert run.hand.changes == ((0, 0.7),)


def test_it_does_not_matter_how_often_one_looks():
    looked = TrapRun(Trial().inputs(400_005))
    while not looked.done:
        looked.step()
        looked.frame()
        if looked.steps % 7 == 0:
            looked.report()
    batched = TrapRun(Trial().inputs(400_005))
    while not batched.done:
        for _ in range(333):
            batched.step()
    assert batched.report() == looked.report() == Trial().run(400_005)


def bare(inputs: TrapInputs) -> Iterator[bytes]:
    """The same machine settled and cranked without any sensor: its digest after the settling and after each step."""
    machine = Machine(inputs)
    machine.stage.space.damping = STILL_DAMPING
    machine.stage.step(SETTLE_STEPS)
    machine.stage.space.damping = DAMPING
    machine.stage.step(FREE_STEPS)
    turns = dict(inputs.hand.changes)
    step = 0
    while True:
        yield machine.stage.digest()
        if step in turns:
            machine.turn(turns[step])
        machine.stage.step()
        step += 1


@pytest.mark.parametrize("seed", [None, 400_000, 400_006])
def test_a_run_that_is_watched_goes_on_as_one_that_is_not(seed: int | None):
    trial = Trial(mm=0, deg=0, grip_pct=0) if seed is None else Trial(hand="jerky")
    inputs = trial.inputs(seed or 0)
    run = TrapRun(inputs)
    for unwatched in bare(inputs):
        if run.steps % 100 == 0 or run.done:
            assert run.machine.stage.digest() == unwatched, f"differs at step {run.steps}"
        if run.done:
            break
        run.step()
    assert run.steps > 1000


def stored(file: Path) -> list[str]:
    """Everything but plain names that a file assigns to, as `function: target`."""
    found = []
    for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef):
            targets = [n for n in ast.walk(function) if isinstance(n, ast.Attribute | ast.Subscript)]
            found += [f"{function.name}: {ast.unparse(n)}" for n in targets if not isinstance(n.ctx, ast.Load)]
    return found


def test_sensors_only_read():
    assert stored(Path(str(sensors.__file__))) == []


def test_a_run_changes_the_world_by_its_steps_and_its_motor_alone():
    """Beyond a run's own notes only the settling sets anything, and the hand's motor is set in one place."""
    in_run = [target for module in (run_module, cranked_run) for target in stored(Path(module.__file__))]
    own = [target for target in in_run if not target.split(": ")[1].startswith("self.")]
    assert own == ["_settle: space.damping", "_settle: space.damping"]
    assert not [target for target in in_run if target.split(": ")[1].count(".") > 1]
    turned = [t for t in stored(Path(machine_module.__file__)) if t.startswith("turn: ")]
    assert turned == ["turn: self.motor.rate"]


def said(text: str, forbidden: Mapping[str, str]) -> list[str]:
    """The forbidden names in a source text, each with its line and what is said instead."""
    nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Attribute | ast.Name)]
    found = [(node.lineno, node.attr if isinstance(node, ast.Attribute) else node.id) for node in nodes]
    return [f"{line}: `{name}` is not allowed: {forbidden[name]}" for line, name in sorted(found) if name in forbidden]


def test_nothing_in_the_physics_pushes_listens_or_removes():
    wrong: list[str] = []
    for file in PHYSICS:
        name = file.relative_to(ROOT).as_posix()
        forbidden = {word: why for word, why in (PUSHES | TEETH).items() if word not in ALLOWED.get(name, ())}
        wrong += [f"{name}:{told_at}" for told_at in said(file.read_text(encoding="utf-8"), forbidden)]
    assert not wrong, "\n" + "\n".join(wrong)
    assert len(PHYSICS) > 30


def test_a_forbidden_word_is_told_with_its_line_and_the_way_that_is_allowed():
    text = "def push(space, body):\n    body.activate()\n\n    return space.remove(body)\n"
    assert [each.split(":")[0] for each in said(text, PUSHES)] == ["2", "4"]
    assert "`remove` is not allowed: build the machine without it" in said(text, PUSHES)[1]
