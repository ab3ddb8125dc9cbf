"""The machine is simulated where a run is begun and stepped, once, and never where something is laid out."""

from dataclasses import dataclass

import pymunk
import pytest

from game.games.mousetrap.rules.moves import TrapRan
from game.games.mousetrap.table.building.gauge import Prospects
from game.machine.cranked_run import FREE_STEPS, SETTLE_STEPS
from tests.patience import as_long_as
from tests.views.mousetrap_table import VIEWS

pytestmark = pytest.mark.usefixtures("blank_pictures")

FRAME = 1 / 60


@dataclass
class Simulated:
    machines: int = 0
    steps: int = 0


@pytest.fixture
def simulated(monkeypatch):
    """What is simulated from now on."""
    found = Simulated()

    class Counted(pymunk.Space):
        def __init__(self):
            super().__init__()
            found.machines += 1

        def step(self, dt):
            super().step(dt)
            found.steps += 1

    monkeypatch.setattr("game.machine.stage.pymunk.Space", Counted)
    return found


def test_laying_out_table_and_check_list_simulates_nothing(table, simulated):
    player = table("to_the_crank")
    scene = player.scene
    before = simulated.machines, simulated.steps
    assert scene.play.pending is not None
    for lay_out in (scene.stale, scene.open_plan, scene.close, scene.open_menu):
        lay_out()
        player.program.paint(player.surface)
    scene.close()
    scene.crank()
    player.see()
    assert player.name == "Crank"
    assert (simulated.machines, simulated.steps) == before


@pytest.mark.parametrize("speed", ["4", "instant"])
def test_the_crank_of_a_computer_player_is_simulated_once_and_in_slices(table, simulated, speed, monkeypatch):
    monkeypatch.setattr(Prospects, "work", lambda self: False)  # the gauge runs machines of its own

    def given_away(program):
        VIEWS["to_the_crank"](program)
        program.scenes[-1].play.seats.give("red", True)
        simulated.machines = simulated.steps = 0

    player = table(given_away, speed=speed)
    played, longest = player.scene.play.table.match.played, 0
    count = len(played)
    for _ in as_long_as(lambda: len(played) == count):
        before = simulated.steps
        player.step(FRAME)
        longest = max(longest, simulated.steps - before)
    assert isinstance(played[count].act, TrapRan)
    (note,) = played[count].notes
    steps = next(int(word.removeprefix("steps=")) for word in note.split() if word.startswith("steps="))
    assert (simulated.machines, simulated.steps) == (1, SETTLE_STEPS + FREE_STEPS + steps)
    assert longest <= 1000
