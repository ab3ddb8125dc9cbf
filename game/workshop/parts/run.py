"""One attempt of a machine of one's own: settle, let go or crank, end when the mouse is caught or all rests."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum

import pymunk

from game.core.digest import sha256
from game.games.mousetrap.trap.layout import BOARD
from game.machine.bodies import Speed
from game.machine.branches import SetAnew
from game.machine.cranked_run import (
    MOVED_CM,
    MOVED_RAD,
    REST_CM_S,
    REST_RAD_S,
    REST_STEPS,
    CrankedRun,
)
from game.machine.hand import Hand, steady
from game.machine.specs import Frame, Hull, Point, Pose
from game.workshop.parts.building import Built, Nudge
from game.workshop.parts.kind import Cage
from game.workshop.parts.machine import Machine, Placed
from game.workshop.parts.outlines import edge_of, pieces_of

UNDER_RIM = 0.6  # cm that the mouse's feet may be below the rim: the cage then stands on the floor beside it.
UPRIGHT = math.radians(8)
SLOW_CM_S, SLOW_RAD_S = 2.0, 0.5

Sensor = Callable[[], bool]


def catches(built: Built) -> Sensor:
    """Whether any cage of the machine holds its mouse just now."""
    sensors = tuple(_catches(built, part) for part in built.machine.parts if part.spec.cage)
    return lambda: any(sensor() for sensor in sensors)


def _catches(built: Built, part: Placed) -> Sensor:
    cage = part.spec.cage
    assert cage is not None
    body, mouse = built.bodies[f"{part.id}.{cage.body}"], built.bodies[f"{part.id}.{cage.mouse}"]
    centre = next(spec.centre for spec in part.spec.bodies if spec.name == cage.body)
    rim = (cage.rim[0] - centre[0], cage.rim[1] - centre[1])
    corners = tuple(_corners(part, cage))

    def caught() -> bool:
        if body.velocity.length > SLOW_CM_S or abs(body.angular_velocity) > SLOW_RAD_S:
            return False
        if abs(math.remainder(body.angle, math.tau)) > UPRIGHT:
            return False
        return all(_inside(body, mouse, corner, rim, cage) for corner in corners)

    return caught


def _corners(part: Placed, cage: Cage) -> Iterator[Point]:
    """The corners of the mouse in its own body."""
    centre = next(spec.centre for spec in part.spec.bodies if spec.name == cage.mouse)
    for shape in part.spec.shapes:
        if shape.body == cage.mouse and isinstance(shape.outline, Hull):
            yield from ((x - centre[0], y - centre[1]) for x, y in shape.outline.points)


def _inside(body: pymunk.Body, mouse: pymunk.Body, corner: Point, rim: Point, cage: Cage) -> bool:
    x, y = body.world_to_local(mouse.local_to_world(corner))
    return abs(x - rim[0]) < cage.half_width and -UNDER_RIM < y - rim[1] < cage.height


# What a run of a machine of one's own showed, as plain facts.


class End(Enum):
    """Why a run ended."""

    CAUGHT = "caught"
    BACK = "back"
    """The bell has rung, and everything stands as it did at the start."""
    REST = "rest"
    TIME = "time"
    FELL = "fell"
    """Something fell or walked off before the start."""
    AT_ONCE = "at_once"
    """The mouse was in the cage before anything was done."""
    APART = "apart"
    """Something was faster than the engine can follow."""


@dataclass(frozen=True)
class RunReport:
    """The facts of one run.

    fallen: the parts that kept it from starting. woken: the parts that moved, in order, each with its step. spot:
    where the part that woke last is. gone: the parts of which something left the stage. end is None until it is done.
    off: of a machine that is to wind itself up, the part that is farthest from where it was at the start, and how far,
    cm, once the bell has rung and everything rests. set_off: of each cage and bell that moved, the part that did it.
    places: where each part that moved is, cm.
    """

    end: End | None
    fallen: tuple[str, ...]
    woken: tuple[tuple[str, int], ...]
    spot: Point | None
    gone: tuple[str, ...]
    steps: int
    digest: str
    off: tuple[str, float] | None = None
    set_off: tuple[tuple[str, str], ...] = ()
    places: tuple[tuple[str, Point], ...] = ()

    def place_of(self, part: str) -> Point | None:
        """Where a part is that moved, cm; of any other where the part that woke last is."""
        return dict(self.places).get(part, self.spot)

    @property
    def caught(self) -> bool:
        """Whether it did what it is for: the mouse is in the cage, or what winds itself up is wound up again."""
        return self.end in (End.CAUGHT, End.BACK)


# One attempt of a machine of one's own: settle, let go or crank, end when the mouse is caught or everything rests.

MAX_STEPS = 20 * 960  # A pendulum that nothing stops never comes to rest.
LOOK_EVERY = 48  # Steps: twenty looks a second tell in which order the parts woke.
CAUGHT_LOOKS = 20  # One second on end.
APART_CM_S = 700.0  # A marble goes through a plank at 800 to 1000; nothing that falls on the stage is as fast.
GONE_CM = -5.0  # Below the floor: off the stage, where nothing is waited for.
# What a part moves by when it takes part: more than the board shakes by under a crank.
WOKEN_CM, WOKEN_RAD = 0.3, math.radians(5)
FLUNG_CM = 2.0
_PROP, _LIES_CM = "prop", 0.15
"""The body with the pedal, which holds a cage up, and how near to it a corner of what lies on it is."""
_ROUGHLY_CM = 0.01
"""How far a shape may be from its box, cm: that was taken before the last rounding, which moves it far less."""
DEFAULT_HAND = steady(0.7, 8.0)
"""The hand of the mouse trap, which turns for longer: nobody knows how long a machine of one's own needs it."""
BACK_CM = 0.1
"""How far any point of a machine that winds itself up may be from where it was at the start."""
ROUNDS, HOME_RAD = 4, math.radians(1.2)
"""Turns of the crank of such a machine, after which gears of 8, 12 and 16 teeth stand as before; and how much earlier
the hand stops, as crank and gears run on by a degree (seen in 20 careful copies of six such machines)."""
ROUND_HAND = Hand(steady(0.8).changes[:-1])
"""The hand on it, which does not let go by the clock but when the handle is where it was."""


def winds_itself(machine: Machine) -> bool:
    """Whether it is to ring its bells and then to stand as at the start: it has a bell, and no cage to catch with."""
    return any(part.kind == "bell" for part in machine.parts) and not any(part.spec.cage for part in machine.parts)


class WorkshopRun(CrankedRun):
    """A run from a machine, from how far off its parts were set down, and from a hand on its crank, if it has one.

    live: a machine with a crank waits for a hand that calls `turn`, and records it. still: nobody turns the crank,
    and what is held stays so. The first steps let the parts sag into their seats, uncounted; `settle` does it at once.
    """

    def __init__(
        self,
        machine: Machine,
        nudges: Sequence[Nudge] = (),
        hand: Hand | None = None,
        *,
        live: bool = False,
        still: bool = False,
    ) -> None:
        self.machine, self.nudges, self.still = machine, tuple(nudges), still
        self.anew: tuple[SetAnew, ...] = ()
        """What is set elsewhere on the way, told before the first step."""
        self.built = Built(machine, nudges)
        cranked = self.built.motor is not None and not still
        self._winds = winds_itself(machine)
        given = (ROUND_HAND if self._winds else DEFAULT_HAND) if hand is None else hand
        super().__init__(self.built.stage, given if cranked and not live else None, live and cranked)
        self._round_hand = given is ROUND_HAND and cranked and not live
        self._off: tuple[str, float] | None = None
        self.refuses = True
        """Whether what falls while it settles ends the run; tests of the engine let it go on."""
        self.fallen: tuple[str, ...] = ()
        self.woken: dict[str, int] = {}
        self.acts: dict[str, int] = {}
        """The parts that burst, or flung what they fling, each with its step."""
        self.set_off: dict[str, str] = {}
        """By each cage and bell that woke, the part that set it off: of those that moved the nearest."""
        self._ends = {part.id: part for part in machine.parts if part.spec.cage or part.kind == "bell"}
        self._round = {f"{part.id}.{name}" for part in machine.parts for name in part.spec.round}
        self._caught = catches(self.built)
        self._acting = sum(part.spec.acts for part in machine.parts)
        self._held_looks = 0
        self._resting_since = 0
        self._end: End | None = None

    @property
    def refused(self) -> bool:
        """Whether something fell while the machine settled, so that it cannot be started."""
        return bool(self.fallen)

    def steps_at_once(self, count: int) -> None:
        """So many steps, or fewer if it is done before."""
        while count > 0 and not self.done:
            count -= self._bunch(count)

    def _bunch(self, most: int) -> int:
        """One step, or as many more as nobody turns or looks between, up to so many; how many there were."""
        alone = self.settling or self.anew or self._round_hand or (self.live and not self._turned)
        until_look = LOOK_EVERY - self.steps % LOOK_EVERY
        until_turn = self._coming[-1][0] - self.steps if self._coming else most
        before = min(most, until_look, until_turn) - 1
        if not alone and before > 0:
            self.stage.step(before)
            self.steps += before
        self.step()
        return 1 if alone else max(1, before + 1)

    def has_left(self, cm: float) -> bool:
        """Whether anything is farther than so many cm from where it was set."""
        now = self.frame()
        return any(math.dist(now[name][:2], pose[:2]) > cm for name, pose in self._placed.items())

    def may_catch_within(self, steps: int) -> bool:
        """Whether so many more steps can do what the machine is for: a mouse has to be held for a second on end."""
        if self._winds:
            return self.resting + steps >= REST_STEPS
        return self._held_looks + steps // LOOK_EVERY > CAUGHT_LOOKS

    @property
    def holds(self) -> bool:
        """Whether a mouse was in its cage at the last look."""
        return self._held_looks > 0

    def sound(self, poses: Mapping[str, Pose]) -> bool:
        """The same of what is still on the stage: what has left it may roll on below it for as long as it likes."""
        return self.stage.sound({name: pose for name, pose in poses.items() if not _gone(pose)})

    @property
    def resting(self) -> int:
        """Steps for which nothing has moved and nobody has turned."""
        return self.steps - self._resting_since

    def report(self) -> RunReport:
        """The facts so far; final when done."""
        woken, digest, places = tuple(self.woken.items()), self._digest(), self._places()
        spot = places[-1][1] if places else None
        return RunReport(self._end, self.fallen, woken, spot, self._gone(), self.steps, digest, self._off,
                         tuple(self.set_off.items()), places)  # fmt: skip

    def _crank(self, rps: float) -> None:
        self.built.turn(rps)

    def _stand(self) -> None:
        now = self.frame()
        moved = [name for name, pose in now.items() if name != BOARD and not self._near(name, pose)]
        self.fallen = tuple(dict.fromkeys(_part(name) for name in moved))
        self._start = dict(now)
        self._asleep = [name for name in now if name != BOARD]
        if not self.sound(self.stage.poses()):
            self._finish(End.APART)
        elif self.fallen and self.refuses:
            self._finish(End.FELL)
        elif self._caught():
            self._finish(End.AT_ONCE)
        if not self.still:
            self.built.let_go()

    def _set_anew(self, part: Placed) -> None:
        """What is moved by a hand has not begun to move by itself, and something new may come of it."""
        motion = self.built.set_anew(part)
        for body in part.spec.bodies:
            name = f"{part.id}.{body.name}"
            x, y, angle = self._start[name]
            self._start[name] = (*motion.point((x, y)), angle + motion.angle)
        self._resting_since = self.steps

    def _near(self, name: str, pose: Pose) -> bool:
        placed = self._placed[name]
        shift = math.hypot(pose[0] - placed[0], pose[1] - placed[1])
        return shift < MOVED_CM and (name in self._round or abs(pose[2] - placed[2]) < MOVED_RAD)

    def _stepped(self) -> None:
        for each in self.anew:
            if each.step == self.steps:
                self._set_anew(each.part)
        if self._round_hand and self.speed and self._comes_home():
            self.turn(0.0)
        if self.steps % LOOK_EVERY == 0:
            self._look()

    def _comes_home(self) -> bool:
        """Whether the crank has been turned as often as it is to be."""
        name = next(f"{part.id}.{part.spec.hand}" for part in self.machine.parts if part.spec.hand)
        return abs(self.built.bodies[name].angle - self._start[name][2]) >= ROUNDS * math.tau - HOME_RAD

    def _look(self) -> None:
        poses, speeds = self.stage.poses(), self.stage.speeds()
        fastest = max(_length(speed) for name, speed in speeds.items() if not _gone(poses[name]))
        if not self.sound(poses) or fastest > APART_CM_S:
            self._finish(End.APART)
            return
        self._wake(poses)
        self._act()
        self._held_looks = self._held_looks + 1 if self._caught() else 0
        if self.cranking or not all(_rests(poses[name], speed) for name, speed in speeds.items()):
            self._resting_since = self.steps
        if self._held_looks > CAUGHT_LOOKS:
            self._finish(End.CAUGHT)
        elif self.resting >= REST_STEPS:
            self._finish(End.BACK if self._winds and self._is_back() else End.REST)
        elif self.steps >= MAX_STEPS:
            self._finish(End.TIME)

    def _is_back(self) -> bool:
        """Whether every bell has rung, and every point of everything that moves is where it was."""
        if any(part.kind == "bell" and part.id not in self.woken for part in self.machine.parts):
            return False
        now = self.frame()
        moved = ((part.id, self._farthest(part, now)) for part in self.machine.parts if part.spec.bodies)
        self._off = max(moved, key=lambda each: each[1])
        return self._off[1] <= BACK_CM

    def _farthest(self, part: Placed, now: Mapping[str, Pose]) -> float:
        """How far the point of a part that moved most is from where it was, cm."""
        found = 0.0
        for piece in pieces_of(part):
            if piece.body == BOARD:
                continue
            before, after = (Frame(pose[2], pose[:2]) for pose in (self._start[piece.body], now[piece.body]))
            found = max(found, *(math.dist(before.point(at), after.point(at)) for at in edge_of(piece.outline)))
        return found

    def _finish(self, end: End) -> None:
        self.done = True
        self._end = end

    def _wake(self, poses: Mapping[str, Pose]) -> None:
        still_asleep = []
        for name in self._asleep:
            (x, y, angle), now = self._start[name], poses[name]
            if math.hypot(now[0] - x, now[1] - y) < WOKEN_CM and abs(now[2] - angle) < WOKEN_RAD:
                still_asleep.append(name)
            else:
                self.woken.setdefault(_part(name), self.steps)
        self._asleep = still_asleep
        for name, part in self._ends.items():
            if name in self.woken and name not in self.set_off:
                self._note_what_set_off(part)

    def _note_what_set_off(self, end: Placed) -> None:
        """Of all that moved what is tied to it, else what is nearest to it."""
        movers = [part for part in self.machine.parts if part.id in self.woken and part.id not in self._ends]
        nearest = math.inf
        for part in movers:
            gap = self._gap(part, end, nearest)
            if gap < nearest or end.id not in self.set_off:
                self.set_off[end.id], nearest = part.id, gap

    @property
    def too_soft(self) -> str:
        """The part that lies on the pedal of a cage that it did not set off, empty if none does."""
        waiting = [end for end in self._ends.values() if end.spec.cage and end.id not in self.woken]
        movers = [part for part in self.machine.parts if part.id in self.woken]
        pairs = ((part, end) for end in waiting for part in movers if any(b.name == _PROP for b in end.spec.bodies))
        return next((part.id for part, end in pairs if self._reach(part, end, _PROP) < _LIES_CM), "")

    def _gap(self, one: Placed, other: Placed, within: float) -> float:
        """How far two parts are from each other, cm, infinite if not within a distance; 0 where they are tied."""
        pair = {one.id, other.id}
        if any({tie.a.part, tie.b.part} == pair for tie in self.machine.ties):
            return 0.0
        found = self._reach(one, other, within=within)
        return min(found, self._reach(other, one, within=min(within, found)))

    def _reach(self, one: Placed, other: Placed, only: str = "", within: float = math.inf) -> float:
        """How far the nearest corner of what moves of a part is from what moves of another, or one body of it, cm;
        infinite if not within a distance."""
        poses, bodies = self.frame(), self.built.bodies
        moving = [piece for piece in pieces_of(one) if piece.body != BOARD]
        frames = {piece.body: Frame(poses[piece.body][2], poses[piece.body][:2]) for piece in moving}
        points = [frames[piece.body].point(at) for piece in moving for at in edge_of(piece.outline)]
        names = [only] if only else [body.name for body in other.spec.bodies]
        shapes = [shape for name in names for shape in bodies[f"{other.id}.{name}"].shapes]
        found = math.inf
        for shape in shapes:
            box = shape.bb
            for at in points:
                if _beside(box, at) < min(within, found):
                    found = min(found, shape.point_query(at).distance)
        return found

    def _act(self) -> None:
        bodies, burst = self.built.bodies, self.stage.air.burst
        for part in self.machine.parts if len(self.acts) < self._acting else ():
            flung = f"{part.id}.{part.spec.flings}"
            far = part.spec.flings and math.dist(bodies[flung].position, self._start[flung][:2]) > FLUNG_CM
            if far or any(bodies[f"{part.id}.{body.name}"] in burst for body in part.spec.bodies):
                self.acts.setdefault(part.id, self.steps)

    def _places(self) -> tuple[tuple[str, Point], ...]:
        """Where each part that woke is: of its bodies the first that is still on the stage."""
        found: dict[str, list[Pose]] = {name: [] for name in self.woken}
        for name, pose in self.frame().items():
            if _part(name) in found:
                found[_part(name)].append(pose)
        first = {name: next((pose for pose in own if not _gone(pose)), own[0]) for name, own in found.items()}
        return tuple((name, (pose[0], pose[1])) for name, pose in first.items())

    def _gone(self) -> tuple[str, ...]:
        """The parts of which something left the stage."""
        return tuple(dict.fromkeys(_part(name) for name, pose in self.frame().items() if _gone(pose)))

    def _digest(self) -> str:
        """Over everything but names and order of the parts: a share line does not carry the names."""
        order, whole = self.machine.order(), self.machine.parts
        number = {whole[place].id: n for n, place in enumerate(order)}
        parts = [replace(whole[place], id="") for place in order]
        nudges = [self.nudges[place] for place in order if place < len(self.nudges)]
        fallen = [number[name] for name in self.fallen]
        woken = [(number[name], step) for name, step in self.woken.items()]
        sha = sha256(repr((parts, nudges, self.still, self.hand.encode())).encode())
        if self.anew:
            later = [(each.step, number[each.part.id], replace(each.part, id="")) for each in self.anew]
            sha.update(repr(later).encode())
        sha.update(repr((self._end, fallen, woken, self.steps)).encode())
        sha.update(self.built.stage.digest())
        return sha.hexdigest()


def _part(name: str) -> str:
    return name.rpartition(".")[0]


def _beside(box: pymunk.BB, at: Point) -> float:
    """How far a place is at least from what a box encloses, cm; infinitely below 0 where it may be within that."""
    across = max(box.left - at[0], at[0] - box.right, 0.0)
    up = max(box.bottom - at[1], at[1] - box.top, 0.0)
    apart = math.hypot(across, up) - _ROUGHLY_CM
    return apart if apart > 0 else -math.inf


def _gone(pose: Pose) -> bool:
    """Whether something is off the stage; what is no number is nowhere."""
    return pose[1] < GONE_CM and math.isfinite(pose[0] + pose[1] + pose[2])


def rests(body: pymunk.Body) -> bool:
    """Whether a body hardly moves, or has left the stage."""
    return _rests((*body.position, body.angle), (*body.velocity, body.angular_velocity))


def _rests(pose: Pose, speed: Speed) -> bool:
    return pose[1] < GONE_CM or (_length(speed) < REST_CM_S and abs(speed[2]) < REST_RAD_S)


def _length(speed: Speed) -> float:
    """How fast something goes, cm/s."""
    return math.sqrt(speed[0] * speed[0] + speed[1] * speed[1])


def to_end(run: WorkshopRun) -> RunReport:
    """Step a run to its end."""
    run.settle()
    run.steps_at_once(MAX_STEPS)
    return run.report()
