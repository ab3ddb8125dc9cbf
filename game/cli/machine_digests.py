"""Runs of every machine whose digests are known: whether this computer gets the same bits as all others.

`trapworks doctor --machines` runs them; `python -m build_scripts.machine_digests` writes what they come to.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

from game.cli.runs import timed
from game.core.digest import sha256
from game.games.boobytrap.tray.history import mixed
from game.games.boobytrap.tray.pulling import PullRun
from game.games.mousetrap.nature.trials import Trial
from game.machine import MachineError
from game.machine.lift import STEADY, AnyLift, HandLift, wobbly
from game.workshop.parts.box import BOX
from game.workshop.parts.challenge import challenges
from game.workshop.parts.machine import STAGE, Machine, Placed
from game.workshop.parts.run import WorkshopRun, to_end
from game.workshop.proofs.scoring import CAREFUL

FILE = Path(__file__).with_name("machine_digests.toml")
RUNS = 50
"""Of each machine."""
DIGITS = 16
_HANDS = (
    Trial(),
    Trial(mm=2.0, deg=1.5),
    Trial(hand="jerky", rps=1.5),
    Trial(rps=4.0, mm=3.0, deg=3.0),
    Trial(grip_pct=20.0),
)
_PULLS = 4
_SLOW_HAND = HandLift(((6, 20, 0), (12, 60, 15), (20, 110, -20), (20, 180, 0)))
_MOST_STEPS = 6 * 960
"""Of a machine of random parts, some of which swing for ever."""


def trap(number: int) -> str:
    """A run of the mouse trap: hands careful and careless, calm and hasty, in turn; sometimes without a part."""
    hands = _HANDS[number % len(_HANDS)]
    missing = (number % 24 + 1,) if number % 7 == 6 else ()
    return replace(hands, missing=missing).run(number).digest


def tray(number: int) -> str:
    """A tray mixed and felt all over, and some of its pieces taken, evenly, with a tremor, and by a hand that feels."""
    rng = random.Random(f"digests {number}")
    lying = mixed(number)
    sha = sha256(lying.digest().encode())
    for pull in range(_PULLS):
        sha.update(repr([lying.grip(each) for each in lying.left]).encode())
        lift: AnyLift = (STEADY, wobbly(2.0, rng), _SLOW_HAND)[pull % 3]
        run = PullRun(lying, rng.choice(lying.left), lift)
        while not run.done:
            run.step()
        sha.update(run.report().digest.encode())
    return sha.hexdigest()


def workshop(number: int) -> str:
    """A challenge's solution as careful hands set it up, or a machine of parts that came anywhere."""
    solved = challenges()
    if number < len(solved):
        machine = solved[number].solution
        return to_end(WorkshopRun(machine, CAREFUL.nudges(machine, number))).digest
    run = WorkshopRun(random_machine(random.Random(f"digests {number}"), 12)).settle()
    run.steps_at_once(_MOST_STEPS)
    return run.report().digest


MACHINES: Mapping[str, Callable[[int], str]] = {"trap": trap, "tray": tray, "workshop": workshop}


@cache
def known() -> Mapping[str, list[str]]:
    """The digests of the runs of each machine, shortened."""
    return {name: row["runs"] for name, row in tomllib.loads(FILE.read_text(encoding="utf-8")).items()}


def digests(name: str, runs: range = range(RUNS), workers: int = 1) -> Iterator[str]:
    """What these runs of a machine come to on this computer, shortened."""
    return (digest[:DIGITS] for digest, _seconds in timed(MACHINES[name], runs, workers))


def random_machine(rng: random.Random, parts: int) -> Machine:
    """So many parts, without ties, in each other too: harsher than anything that the Workshop lets start."""
    machine = Machine()
    while len(machine.parts) < parts:
        try:
            machine = machine.add(_part(rng))
        except MachineError:  # a second crank, a gear too many
            continue
    return machine


def _part(rng: random.Random) -> Placed:
    left, right, top = STAGE
    kind = rng.choice(BOX).id
    return Placed(kind, rng.uniform(left, right), rng.uniform(0, top), rng.randrange(360), rng.random() < 0.5)
