"""Runs of a machine as they are watched: one, stepped as fast as it is shown, with its trails, and heard; a hundred."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import cached_property

from pygame import FRect

from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.flights import FlightPicture
from game.machine.cranked_run import FREE_STEPS, SETTLE_STEPS
from game.machine.hand import STEPS_PER_SECOND
from game.machine.recording import FLIGHTS_PER_SECOND, CopyFlight, FilmPlayer, Recording
from game.machine.specs import Burst, Material, Point, Pose, Wind
from game.ui.drawing.canvas import Canvas
from game.ui.sound import Sound
from game.ui.widgets.dirty import Item
from game.ui.widgets.spoken import Source
from game.workshop.parts.building import is_ball
from game.workshop.parts.machine import STAGE, Machine, Placed
from game.workshop.parts.outlines import poses_as_set
from game.workshop.parts.run import FLUNG_CM, GONE_CM, LOOK_EVERY, RunReport, WorkshopRun
from game.workshop.pictures.bench_light import AtWork
from game.workshop.pictures.marks import trail
from game.workshop.proofs.flights import Flights
from game.workshop.proofs.repeating import NothingMore
from game.workshop.proofs.scoring import CAREFUL

_APART = 1.2
"""cm between two dots."""
_STEPS = 48


class Trail:
    """Where each ball of a machine went."""

    def __init__(self, machine: Machine) -> None:
        self._names = [f"{part.id}.{body.name}" for part in machine.parts if is_ball(part) for body in part.spec.bodies]
        self._last: dict[str, Point] = {}
        self.dots: list[Point] = []

    def note(self, run: WorkshopRun) -> None:
        """A dot for each ball that is far enough from its last one."""
        poses = run.frame()
        for name in self._names:
            x, y, _ = poses[name]
            before = self._last.setdefault(name, (x, y))
            if (x - before[0]) ** 2 + (y - before[1]) ** 2 >= _APART**2:
                self._last[name] = (x, y)
                self.dots.append((x, y))


def ghost(trail: Trail, machine: Machine, seed: int) -> Iterator[None]:
    """The trail of the run of a seed, some milliseconds at a time."""
    run = WorkshopRun(machine, CAREFUL.nudges(machine, seed))
    while not run.done:
        run.steps_at_once(_STEPS)
        trail.note(run)
        yield


# What a machine of one's own sounds like: every blow by how much it changed a velocity, by what was hit, and gears.

_GRAVITY = 981.0  # cm/s2
_BORNE = 2.0
"""In weights of a body: what bears it up while it lies, slides or rolls is below 2, more is a knock."""
_FULL, _FAINTEST, _PAUSE = 160.0, 0.14, 0.09
"""The change of velocity, cm/s, that is as loud as can be; the share below which nothing is heard; s of silence."""
_MOST = 6
"""Sounds begun in one frame."""
_SOUNDS = {
    "steel": "steel_tap",
    "glass": "plastic_click_3",
    "wood": "wood_knock",
    "domino": "plastic_click",
    "weight": "board_thud",
    "seesaw": "wood_creak",
    "hammer": "wood_knock",
    "pendulum": "wood_knock",
    "catapult": "snap",
    "trapdoor": "board_thud",
    "drop_cage": "cage_rattle",
    "cart": "wood_knock",
    "pail": "cage_rattle",
    "bell": "chime",
    "jack_in_the_box": "snap",
    "balloon": "",
    "balloon.knot": "",
    "hedgehog": "disc_tap",
    "toaster": "button",
    "toaster.rack": "band_twang",
    "toaster.toast": "disc_tap",
    "cuckoo_clock": "",
    "seesaw_cat": "wood_creak",
    "seesaw_cat.belly": "",
    "seesaw_cat.cat": "disc_tap",
}
_CALLS = {"cuckoo_clock": "cuckoo", "seesaw_cat": "mouse_squeak"}
"""What is heard when one of these throws out what it flings: the cuckoo itself, and a mouse that sees the cat awake."""
_SECOND = (0.3, 0.8)
"""A cuckoo calls twice: so many seconds later, and so much lower."""
_POP, _BREATH, _BLOWS, _HARD = "snap", 1.1, 0.8, 9.0
"""What a balloon bursts with; s from one breath of a fan to the next; rad/s from which it is heard, and is loudest."""


class Contacts:
    """Listens to the poses of one frame after the other; it reads the world and never touches it."""

    def __init__(self, machine: Machine, sound: Sound) -> None:
        self.sound = sound
        named = [(part, body.name) for part in machine.parts for body in part.spec.bodies]
        self._heard = {f"{part.id}.{body}": _sound(part, body) for part, body in named}
        forces = [(part, force) for part in machine.parts for force in part.spec.forces]
        self._bursting = [f"{part.id}.{force.body}" for part, force in forces if isinstance(force, Burst)]
        self._fans = [f"{part.id}.{force.b}" for part, force in forces if isinstance(force, Wind)]
        self._breath = 0.0
        home = poses_as_set(machine) if any(part.kind in _CALLS for part in machine.parts) else {}
        callers = ((f"{part.id}.{part.spec.flings}", part) for part in machine.parts if part.kind in _CALLS)
        self._callers = {name: (_CALLS[part.kind], home[name]) for name, part in callers}
        self._later: list[tuple[float, Source]] = []
        gears = [part for part in machine.parts if part.spec.reach]
        self._gears = {f"{part.id}.{body}": radius for part in gears for body, radius in part.spec.wheels}
        self._poses: Mapping[str, Pose] = {}
        self._speeds: dict[str, tuple[float, float]] = {}
        self._silent: dict[str, float] = {}
        self._seconds = 0.0

    def hear(self, poses: Mapping[str, Pose], seconds: float) -> None:
        """Sound what happened since the last frame, `seconds` of the machine's time ago."""
        if self._poses and seconds > 0:
            self.sound.duck()
            self._knocks(poses, seconds)
            self._teeth(poses)
            self._air(poses, seconds)
            self._calls(poses, seconds)
            self._seconds = seconds
        self._poses = dict(poses)

    def _knocks(self, poses: Mapping[str, Pose], seconds: float) -> None:
        fallen = _GRAVITY * (seconds + self._seconds) / 2
        begun = 0
        for name, sound in self._heard.items():
            now, before = poses[name], self._poses[name]
            speed = (now[0] - before[0]) / seconds, (now[1] - before[1]) / seconds
            old, self._speeds[name] = self._speeds.get(name), speed
            silent = self._silent.get(name, 0.0) - seconds
            self._silent[name] = silent
            if old is None or not sound or now[1] < GONE_CM:
                continue
            change = math.hypot(speed[0] - old[0], speed[1] - old[1] + fallen) - _BORNE * fallen
            if change > _FULL * _FAINTEST and silent <= 0 and begun < _MOST:
                begun += 1
                self._silent[name] = _PAUSE
                self.sound.hit(sound, change, _FULL, pan=_place(now))

    def _teeth(self, poses: Mapping[str, Pose]) -> None:
        """One gear at a time ticks, the one that turns fastest."""
        turned = {name: abs(poses[name][2] - self._poses[name][2]) * reach for name, reach in self._gears.items()}
        fastest = max(turned, key=lambda name: turned[name], default="")
        if fastest:
            tooth = math.tau / 12
            if poses[fastest][2] // tooth != self._poses[fastest][2] // tooth:
                self.sound.play("gear_tick", 0.35, pan=_place(poses[fastest]))

    def _air(self, poses: Mapping[str, Pose], seconds: float) -> None:
        """Balloons burst, and the fan that turns fastest breathes."""
        for name in self._bursting:
            if poses[name][1] < GONE_CM <= self._poses[name][1]:
                self.sound.play(_POP, 1.0, pan=_place(self._poses[name]))
        self._breath -= seconds
        turning = {name: abs(poses[name][2] - self._poses[name][2]) / seconds for name in self._fans}
        fastest = max(turning, key=lambda name: turning[name], default="")
        if fastest and turning[fastest] > _BLOWS and self._breath <= 0:
            self._breath = _BREATH
            self.sound.play("whoosh", min(1.0, 0.2 + turning[fastest] / _HARD), pan=_place(poses[fastest]))

    def _calls(self, poses: Mapping[str, Pose], seconds: float) -> None:
        """Cuckoos call twice, and cats are seen to wake."""
        waiting = [(left - seconds, source) for left, source in self._later]
        self._later = [each for each in waiting if each[0] > 0]
        for _left, source in waiting[: len(waiting) - len(self._later)]:
            self.sound.play("cuckoo", 1.0, _SECOND[1], source)
        for name, (sound, home) in self._callers.items():
            if math.dist(self._poses[name][:2], home[:2]) <= FLUNG_CM < math.dist(poses[name][:2], home[:2]):
                source = _place(poses[name])
                self.sound.play(sound, 1.0, pan=source)
                if sound == "cuckoo":
                    self._later.append((_SECOND[0], source))


def _sound(part: Placed, body: str) -> str:
    if part.spec.reach:
        return ""
    if f"{part.kind}.{body}" in _SOUNDS:
        return _SOUNDS[f"{part.kind}.{body}"]
    return _SOUNDS.get(part.kind, "wood_knock" if part.spec.material is Material.WOOD else "plastic_click")


def _place(pose: Pose) -> Source:
    """Where a body is heard."""
    left, right, _ = STAGE
    return Source(min(1.0, max(-1.0, (pose[0] - left) / (right - left) * 2 - 1)), at=pose[:2])


# A run of a machine as it is watched: stepped as fast as it is shown, and heard.

LONGEST = 0.1
"""Seconds of a frame that are shown at the most; what was longer is left out."""


FRAME = STEPS_PER_SECOND // 60
"""Steps from one picture of a recording to the next: a machine of 80 parts that runs for 20 s takes 2 MB."""
_SETTLED = 20_000
"""Steps of single parts between two frames while a machine settles: some 15 ms, in which 14 parts settle wholly."""


class Showing:
    """Begins with the machine settled, a large one some frames later; `over` when the run has ended.

    What was shown can be looked at again like a film, also while the run goes on; it waits meanwhile. run: the one that
    is watched, that of the exact machine if left out. hopeless: whether nothing more will happen in it.
    """

    def __init__(self, machine: Machine, sound: Sound, run: WorkshopRun | None = None) -> None:
        self.run = run or WorkshopRun(machine)
        self._at_once = _SETTLED // max(1, len(machine.parts))
        if self._at_once >= SETTLE_STEPS + FREE_STEPS:
            self.run.settle()
        self.contacts = Contacts(machine, sound)
        self.trail, self.best = Trail(machine), Trail(machine)
        self.film = FilmPlayer()
        self.recording: Recording | None = None
        self.at_work = AtWork()
        self.hopeless = False
        self._nothing_more: NothingMore | None = None
        self._ghost: Iterator[None] = iter(())
        self._rest = 0.0

    @property
    def over(self) -> bool:
        """Whether the run has ended."""
        return self.run.done

    @cached_property
    def _report(self) -> RunReport:
        return self.run.report()

    @property
    def report(self) -> RunReport | None:
        """What became of it, once it is over."""
        return self._report if self.over else None

    @property
    def caught(self) -> bool:
        """Whether it is over and the mouse is in the cage."""
        return self.over and self._report.caught

    @property
    def caged(self) -> bool:
        """Whether the mouse is seen in the cage: it caught, and the moment that is shown is within its last second."""
        return self.caught and self.film.now > self.film.end - STEPS_PER_SECOND

    @property
    def poses(self) -> Mapping[str, Pose]:
        """Where every body is in the moment that is shown."""
        if self.film.step is None or self.recording is None:
            return self.run.frame()
        return self.recording.at(self.film.step)

    @property
    def shown(self) -> Mapping[str, Pose] | None:
        """The same, or None while the parts settle and are shown as they were set."""
        return None if self.run.settling else self.poses

    @property
    def woken(self) -> list[tuple[str, int]]:
        """The parts that have moved so far, in order, each with the step in which it began."""
        return list(self.run.woken.items())

    def advance(self, dt: float, speed: float) -> bool:
        """Let `dt` seconds pass, watched at a speed, or a large machine settle first; tell whether anything moved."""
        if self.run.settling:
            self.run.settle(self._at_once)
            return True
        seconds = min(dt, LONGEST) * speed
        if not self.film.rate or (self.film.live and self.over):
            return False
        if not self.film.live:
            return self._replay(seconds)
        self._rest += seconds * STEPS_PER_SECOND
        steps = int(self._rest)
        self._rest -= steps
        before = self.run.steps
        self._step(steps)
        self.trail.note(self.run)
        self.contacts.hear(self.poses, (self.run.steps - before) / STEPS_PER_SECOND)
        self.at_work.look(self.poses)
        return True

    def _step(self, steps: int) -> None:
        """Step the run, and keep a picture wherever one is due."""
        if self.recording is None:
            self.recording = Recording(self.run, FRAME)
        end = self.run.steps + steps
        while self.run.steps < end and not self.run.done:
            self.run.steps_at_once(min(end - self.run.steps, FRAME - self.run.steps % FRAME))
            self.recording.record(self.run)
            if self.run.steps % LOOK_EVERY == 0:
                self._nothing_more = self._nothing_more or NothingMore(self.run)
                self.hopeless = self._nothing_more.is_certain()
        self.film.end = self.recording.end

    def _replay(self, seconds: float) -> bool:
        moved = self.film.advance(seconds)
        self.at_work.look(self.poses)
        if self.film.rate > 0:
            self.contacts.hear(self.poses, seconds)
        return moved

    def follow(self, machine: Machine, seed: int) -> None:
        """Work out the ways of the balls in the run of a seed, a little in each frame."""
        self._ghost = ghost(self.best, machine, seed)

    def go_on(self) -> bool:
        """Work on those ways; tell whether there is more to be done."""
        return next(self._ghost, self) is None

    def trails(self, canvas: Canvas, view: MachineView) -> Iterator[Item]:
        """The ways of the balls once it is over, and beside a miss those of the best run."""
        if self.over:
            yield from trail(canvas, view, self.best.dots, best=True)
            yield from trail(canvas, view, self.trail.dots, best=False)

    def skip(self) -> None:
        """Show the end at once."""
        while not self.run.done:
            if self.run.settling:
                self.run.settle()
            self._step(FRAME)


# The hundred runs that make the score, as they are watched all at once.


class Hundred:
    """What is shown of the runs. row: how far they have flown; copy: the number of the one shown alone, 0 for all."""

    def __init__(self, flights: Flights) -> None:
        self.flights, self.picture = flights, FlightPicture()
        self.row, self.copy, self.playing = 0.0, 0, True

    @property
    def shown(self) -> list[CopyFlight]:
        """The runs that are seen."""
        return self.flights.found[self.copy - 1 : self.copy] if self.copy else self.flights.found

    @property
    def rows(self) -> int:
        """How many the longest of them has."""
        return max((each.rows for each in self.shown), default=0)

    @property
    def over(self) -> bool:
        """Whether all of them have ended."""
        return self.row >= self.rows

    def advance(self, dt: float, speed: float) -> bool:
        """Let time pass; tell whether anything flew."""
        if not self.playing:
            return False
        self.row = min(float(self.rows), self.row + min(dt, LONGEST) * speed * FLIGHTS_PER_SECOND)
        self.playing = not self.over
        return True

    def choose(self, copy: int) -> None:
        """Show one alone, or all; where they had ended, as they end."""
        ended = self.over
        self.copy = copy
        self.row = float(self.rows) if ended else min(self.row, float(self.rows))

    def play_or_pause(self) -> None:
        """Go on, or wait; after the end from the beginning."""
        if self.over:
            self.row = 0.0
            self.playing = True
        else:
            self.playing = not self.playing

    def items(self, canvas: Canvas, view: MachineView, room: FRect) -> Iterator[Item]:
        """What lies over the stage."""
        return self.picture.items(canvas, view, room, self.shown, self.row)
