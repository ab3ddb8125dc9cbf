"""A few machines that nobody thought about; `python -m tests.soak --only W1` runs thousands."""

import pytest

from game.nature.chance import stream
from game.workshop.parts.run import WorkshopRun
from game.workshop.proofs.random_machines import random_machine


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_body_is_lost_and_none_is_faster_than_can_be_followed(seed: int):
    run = WorkshopRun(random_machine(stream(seed, "test"), 25))
    run.refuses = False
    run.settle().steps_at_once(960)
    assert run.built.stage.sound()
    assert max(body.velocity.length for body in run.built.bodies.values()) < 700
