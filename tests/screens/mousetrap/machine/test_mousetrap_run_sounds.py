"""What is heard of a run: knocks only where something is struck, a marble only where it rolls, links that rise."""

import math
import random
from collections import Counter
from itertools import repeat

import pytest

from game.games.mousetrap.table.machine.machine_screen import ROLLING_SPEEDS as SPEEDS
from game.games.mousetrap.table.machine.machine_screen import Noises, rolling
from game.games.mousetrap.trap.machine import TrapInputs
from game.games.mousetrap.trap.report import LINKS
from game.games.mousetrap.trap.run import TrapRun
from game.games.mousetrap.trap.watched import WatchedRun
from game.machine.hand import steady
from tests.patience import as_long_as
from tests.views.mousetrap_stage import TRUE


class Heard:
    """Keeps what would sound, with the machine's time; knows nothing of a mixer."""

    def __init__(self):
        self.now = 0.0
        self.played = []
        self.rolled = []
        self.drummed = []
        self.ducked = []

    def play(self, name, volume=1.0, pitch=1.0, pan=0.0):
        self.played.append((self.now, name))

    def on_beat(self, name, volume=1.0, pan=0.0):
        self.play(name)

    def hit(self, name, impulse, full, pan=0.0):
        self.play(name)

    def sustain(self, volumes, pan=0.0):
        rolls = [volume for name, volume in volumes.items() if name.startswith("steel")]
        self.rolled.append((self.now, sum(volume**2 for volume in rolls) ** 0.5))
        self.drummed.append((self.now, volumes.get("drum_roll", 0.0)))

    def duck(self, seconds=0.5, low=0.25):
        self.ducked.append(low)


@pytest.fixture(scope="module")
def watched():
    run = WatchedRun(TrapRun(TrapInputs(TRUE, steady(0.7))))
    run.finish()
    return run


def listened(watched, frames):
    """The whole run heard at these frame lengths, s."""
    heard = Heard()
    noises = Noises(heard)
    watched.rewind(0)
    for _ in as_long_as(lambda: not watched.shown_all):
        before = watched.head
        watched.advance(next(frames))
        heard.now = watched.head / 960
        noises.hear(watched.poses(), (watched.head - before) / 960, watched.reached())
    return heard


def unevenly():
    dice = random.Random(5)
    return (dice.choice((1 / 60, 1 / 30, 1 / 20)) for _ in repeat(None))


@pytest.fixture(scope="module", params=["60 a second", "four times as fast", "a quarter as fast", "uneven"])
def heard(request, watched):
    lengths = {"60 a second": 1 / 60, "four times as fast": 4 / 60, "a quarter as fast": 1 / 240}
    return listened(watched, repeat(lengths[request.param]) if request.param in lengths else unevenly())


def test_what_stands_still_is_not_knocked(heard, watched):
    """Before the sign is let go only the crank, gears and sign move."""
    released = dict(watched.run.links)["sign_released"] / 960
    calm = {name for at, name in heard.played if at < released - 0.07}
    assert calm == {"link_1", "link_2", "link_3", "gear_tick", "wood_creak"}
    knocks = Counter(name for _, name in heard.played)
    assert max(knocks[name] for name in ("cage_rattle", "wood_knock")) <= 3


def test_every_link_sounds_once_and_in_order(heard):
    tones = [name for _, name in heard.played if name.startswith("link_")]
    assert tones == [f"link_{number + 1}" for number in range(len(LINKS))]
    names = Counter(name for _, name in heard.played)
    assert [names[name] for name in ("snap", "kick", "band_twang", "splash", "cage_slam")] == [1] * 5


def test_the_music_is_low_as_long_as_the_machine_runs(heard):
    assert len(heard.ducked) >= len(heard.rolled)
    assert heard.ducked[0] > 0.0 == heard.ducked[-1], "silent while all hangs on the last links"


def test_a_drum_swells_with_how_near_the_end_is(watched):
    heard, at = listened(watched, repeat(1 / 60)), dict(watched.run.links)
    leaps, lands = at["diver_airborne"] / 960, at["diver_in_washtub"] / 960
    assert not any(volume for when, volume in heard.drummed if when < leaps - 0.02)
    flight = [volume for when, volume in heard.drummed if leaps + 0.02 < when < lands]
    assert flight == sorted(flight) and flight[-1] > flight[0] + 0.1
    after = [volume for when, volume in heard.drummed if when > lands]
    assert max(after) > flight[-1] and after[-1] == 0.0
    falls, down = at["cage_left_post"] / 960, at["cage_down"] / 960
    assert not any(volume for when, volume in heard.drummed if falls + 0.02 < when < down), "a beat of silence"


def test_the_marble_is_heard_while_it_rolls_and_not_while_it_falls(watched):
    heard = listened(watched, repeat(1 / 60))
    stairs = dict(watched.run.links)["marble1_on_stairs"] / 960
    rod = dict(watched.run.links)["rod_struck"] / 960
    assert not any(volume for at, volume in heard.rolled if at < 0.8)
    on_stairs = [volume for at, volume in heard.rolled if stairs <= at <= rod]
    assert sum(volume > 0.1 for volume in on_stairs) > 0.5 * len(on_stairs)
    last = [volume for at, volume in heard.rolled if rod - 0.1 < at < rod]
    slow = [volume for at, volume in heard.rolled if rod - 0.4 < at < rod - 0.3]
    assert max(last) > 1.5 * max(slow), "it gathers speed in the gutter"


def test_in_free_fall_nothing_rolls():
    """A marble flies off an edge, spinning, for a third of a second."""
    heard = Heard()
    noises = Noises(heard)
    for frame in range(20):
        t = frame / 60
        noises.hear({"marble_1": (40.0 + 50 * t, 30 - 490.5 * t * t, -70 * t)}, 1 / 60, 0)
    assert [volume for _, volume in heard.rolled[1:]] == [0.0] * (len(heard.rolled) - 1)
    assert heard.played == []


@pytest.mark.parametrize("speed", [4.0, 8.0, 15.0, 30.0, 33.0, 60.0, 89.0, 200.0])
def test_a_faster_marble_is_louder_and_plays_the_loops_made_for_it(speed):
    def power(volumes):
        return math.sqrt(sum(volume * volume for volume in volumes.values()))

    volumes = rolling(speed)
    assert power(volumes) == pytest.approx(min(1.0, speed / SPEEDS[-1]) ** 0.8, rel=0.01)
    assert power(rolling(speed * 0.8)) < power(volumes) or speed >= 100
    near = sorted(range(4), key=lambda number: abs(math.log(SPEEDS[number] / speed)))
    assert max(volumes, key=volumes.get) == f"steel_roll_{near[0] + 1}"
    assert len(volumes) <= 2 and set(volumes) <= {f"steel_roll_{number + 1}" for number in near[:2]}


def test_what_creeps_is_silent():
    assert rolling(3.9) == {} == rolling(0.0)
