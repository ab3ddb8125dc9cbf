"""The tray as a toy on the screen: at rest, being mixed, felt or pulled, shaken and heard."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from dataclasses import replace
from functools import partial
from typing import Protocol

import pygame

from game.games.boobytrap.pictures.arches import Arches
from game.games.boobytrap.pictures.broken import Loss
from game.games.boobytrap.pictures.drama import SOFT, Blow, Suspense
from game.games.boobytrap.pictures.motion import DiscFlight
from game.games.boobytrap.pictures.places import LONG, TrayView
from game.games.boobytrap.pictures.tray import ScaleReading, TrayPicture, Tripped, bay, grown_at
from game.games.boobytrap.text import table as words
from game.games.boobytrap.tray.history import find, keep
from game.games.boobytrap.tray.leaps import Leap, Leaps
from game.games.boobytrap.tray.lift_gesture import LiftGesture
from game.games.boobytrap.tray.mixing import MixRun
from game.games.boobytrap.tray.motions import LOUDEST, Knock
from game.games.boobytrap.tray.packing import BY_NUMBER, WIDTH, Packing
from game.games.boobytrap.tray.pulling import PullRun
from game.games.boobytrap.tray.settled import ProbeRun, Tray, TrayFrame, prepare
from game.games.boobytrap.tray.world import BAR, STEP
from game.machine.lift import AnyLift
from game.machine.specs import Pose
from game.shell.pictures.on_board import draw_flights
from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Point
from game.ui.motion import Tween
from game.ui.sound import Sound
from game.ui.widgets.spoken import Source

_BREATH, _NOD = 0.16, 0.35
"""Seconds: how long a trip holds everything still, how long a refused piece shakes."""
_NOD_MM = 1.8
_HZ = 14.0


class Jolts:
    """Counts what waits and shakes. calm: nothing does, motion is reduced. on_trip: called when the breath is over.

    snapped: so it is since somebody looked last.
    """

    def __init__(self, sound: Sound) -> None:
        self.sound = sound
        self.calm = self.snapped = False
        self.on_trip: Callable[[], None] = lambda: None
        self._breath = self._nod = 0.0
        self._refused = 0

    @property
    def held(self) -> bool:
        """Whether the breath is held: the bar has just gone too far."""
        return self._breath > 0

    @property
    def nods(self) -> bool:
        """Whether a refused piece says no."""
        return self._nod > 0

    def trip(self, slow: bool) -> None:
        """The bar has tripped; slow: it is worth a held breath."""
        self._breath = _BREATH if slow else _BREATH / 4

    def end(self) -> None:
        """A trip that was waited for is over: nothing is told of it any more."""
        self._breath, self.snapped = 0.0, False

    def refuse(self, number: int) -> None:
        """A piece may not be touched."""
        self._refused, self._nod = number, _NOD
        self.sound.play("wood_knock", 0.5, 0.6)

    def update(self, dt: float) -> bool:
        """Let time pass; tell whether anything shakes or waits."""
        if not (self._breath or self._nod):
            return False
        if self._breath and self._breath <= dt:
            self.snapped = True
            self.sound.play("band_twang")
            self.on_trip()
        self._breath, self._nod = (max(0.0, left - dt) for left in (self._breath, self._nod))
        return True

    def nodding(self, frame: TrayFrame) -> TrayFrame:
        """Where the pieces are drawn just now: a refused one says no."""
        if not self._nod or self.calm or self._refused not in frame.poses:
            return frame
        x, y, angle = frame.poses[self._refused]
        aside = _NOD_MM * self._nod / _NOD * math.sin(math.tau * _HZ * self._nod)
        return replace(frame, poses={**frame.poses, self._refused: (x, y + aside, angle)})


# Runs of the tray as they are watched: so many steps a frame, and what is heard of them.

_LONGEST = 0.12
"""So much of the tray's time passes in a frame at the most, s, whatever held the frame up."""
_AT_ONCE = 3
_PITCH = {"S": 1.25, "M": 1.0, "L": 0.8}


class TrayRun(Protocol):
    """A mixing, a probe or a pull."""

    done: bool

    def step(self) -> None:
        """One fixed step."""

    def frame(self) -> TrayFrame:
        """Where everything is now."""


class Running(Tween):
    """A run in the queue of motions. It comes to the same end however fast it is watched.

    knocks: what was heard so far. slowly: how slowly to watch just now, 1 for real time.
    skip: ends the run where nobody watches it, if that takes no steps.
    """

    def __init__(
        self,
        run: TrayRun,
        sound: Sound,
        then: Callable[[], None],
        knocks: Callable[[], Sequence[Knock]] = tuple,
        slowly: Callable[[], float] = lambda: 1.0,
    ) -> None:
        super().__init__(0.0, then=then)
        self.run = run
        self.sound = sound
        self.knocks = knocks
        self.slowly = slowly
        self.skip: Callable[[], None] = lambda: None
        self.frame = run.frame()
        self._heard = 0
        self._due = 0.0

    def advance(self, dt: float) -> bool:
        """Step as far as time has passed and tell whether the run is over."""
        self._due += min(dt, _LONGEST) * self.slowly() / STEP
        while self._due >= 1 and not self.run.done:
            self.run.step()
            self._due -= 1
        self.passed += dt
        self.frame = self.run.frame()
        self._hear()
        if self.run.done:
            self.then()
        return self.run.done

    def finish(self) -> None:
        """Jump to the end of the run."""
        self.skip()
        while not self.run.done:
            self.run.step()
        self.frame = self.run.frame()
        self._heard = len(self.knocks())
        self.then()

    def _hear(self) -> None:
        """Sound the loudest of the new knocks, wood by its size and where it lies."""
        new = sorted(self.knocks()[self._heard :], key=lambda knock: -knock.loudness)
        self._heard += len(new)
        for knock in new[:_AT_ONCE]:
            if knock.number == BAR:
                self.sound.hit("bar_thud", knock.loudness, 1.0, pan=Source(0.2, at=(knock.x, knock.y)))
            else:
                pitch = _PITCH[BY_NUMBER[knock.number].size]
                self.sound.play(
                    "disc_tap", knock.loudness**0.7, pitch, pan=Source(knock.y / WIDTH - 0.6, at=(knock.x, knock.y))
                )


# The tray as a toy on the screen: at rest, being mixed, felt or pulled, with what is in the hand and in the air.

_AWAY = 110.0
_SNAP, _SLOW = 1.5, 0.4
_STILL = 0.03
_LIFT_PACE = 0.4
"""How fast an even lift of a quarter of a second is watched, so that bar and neighbours are seen to follow it."""
_LEAP_PACE, _STRUCK_S, _LEAPS_S = 0.36, 0.3, 0.48
"""How fast the seconds between these two after a snap are watched: what leaps is nearly at its highest, and is seen
there while the burst stands beside it."""
_HUSHED, _SILENT = 0.2, 0.0
"""What is left of the music while a piece is drawn, and from the snap on until the next turn."""
_CREAKS_FROM, _CREAK_S = 0.3, 0.28
"""The strain from which on a piece creaks that comes out by itself, and the seconds from one creak to the next."""
_FASTEST = 200.0
"""mm/s that the bar comes in at the most."""
_WITHIN = 10.0
"""How far within the box a burst ends, design units: it lies on no button beside it."""


def _at_rim(number: int, pose: Pose) -> bool:
    """Whether a piece, thrown, is half beyond a wall."""
    return abs(pose[0]) > WIDTH / 2 - BY_NUMBER[number].radius / 2 or pose[1] < BY_NUMBER[number].radius / 2


class TrayPresenter:
    """Holds the tray that is shown. ``out`` tells where a piece that jumps out at a place goes in the end.

    lifting: the hand of a person on a piece. leaps: what is in the air. lost: what a trip costs.
    start: where the bar stood at the scale as the turn began, mm; farthest: how far in it has gone since, at the most,
    mm; tripped: whether that was a trip.
    """

    def __init__(self, sound: Sound, out: Callable[[Point], Point]) -> None:
        self.sound = sound
        self.out = out
        self.tray: Tray | None = None
        self.running: Running | None = None
        self.picture = TrayPicture()
        self.arches = Arches()
        self.flights: dict[DiscFlight, float] = {}
        self.leaps = Leaps()
        self.lost: Callable[[], Loss | None] = lambda: None
        self.start = self.farthest = 0.0
        self.tripped = False
        self.lifting: LiftGesture | None = None
        self.jolts, self.drama = Jolts(sound), Suspense()
        self.hand: tuple[int, Pose, float] | None = None
        self.finger: Callable[[], tuple[float, float] | None] = lambda: None
        self._pull: PullRun | None = None
        self._tripped: Callable[[], bool] = lambda: False
        self._slow = False
        self._snapped_at = self._creaks = 0.0
        self._held = 0.0, LONG / 2
        self._tapped = 0
        self._left: set[int] = set()
        self._seen: dict[int, Pose] = {}
        self._near = 0.0
        self._fell, self._blow = (0.0, 0), SOFT
        self.laid: TrayFrame | None = None
        self._ready: Packing | None = None
        self._preparing: Iterator[None] = iter(())

    # What there is.

    def twin(self) -> TrayPresenter:
        """The same tray, to be looked at in another way without changing this one's looks."""
        twin = copy(self)
        twin.picture, twin.arches = copy(self.picture), copy(self.arches)
        return twin

    @property
    def frame(self) -> TrayFrame | None:
        """What lies where just now; nothing before the first mixing."""
        if self.running is not None:
            frame, thrown = self.running.frame, self._pull.thrown if self._pull is not None else ()
            lying = {number: pose for number, pose in frame.poses.items() if number not in thrown}
            return replace(frame, poses=lying) if thrown else frame
        return self.tray.frame() if self.tray is not None else self.laid

    @property
    def rests(self) -> bool:
        """Whether a tray lies there, and no hand is in it."""
        return self.tray is not None and self.running is None and self.hand is None

    @property
    def pulled(self) -> PullRun | None:
        """The pull that is watched."""
        return self._pull

    @property
    def held_at(self) -> Point:
        """Where on the canvas a hand is at work, or was last."""
        if self.hand is not None:
            self._held = self.hand[1][:2]
        return self.picture.view.at(*self._held)

    @property
    def room(self) -> float | None:
        """How much of the floor before the bar is free, a share; None without a tray."""
        return self.tray.room if self.tray is not None else None

    @property
    def near(self) -> float:
        """Where the bar stands at the scale, mm from the front wall."""
        frame = self.frame
        return frame.bar[2] if frame is not None else self.start

    def set(self, tray: Tray) -> None:
        """Show a tray at rest."""
        self.tray, self.running, self.laid = tray, None, None
        self.begin_turn()

    def begin_turn(self) -> None:
        """From here on the scale tells how far the bar goes (BT-06)."""
        self.start, self.farthest, self.tripped = self.near, 0.0, False

    def read_off(self, travel: float, tripped: bool) -> None:
        """What a pull came to at the scale, mm, watched or not; the bar may have sprung back since."""
        self.farthest, self.tripped = travel, tripped

    @property
    def reading(self) -> ScaleReading:
        """What the scale shows."""
        return ScaleReading(self.start, self.near, self.farthest, self.tripped)

    def clear(self) -> None:
        """Show no tray, and nothing on its way."""
        self.tray = self.running = self.hand = self.lifting = self.laid = self._pull = None
        self.skip()

    def skip(self) -> None:
        """Nothing is in the air any more, and no moment is shown."""
        self.flights.clear()
        self._calm_down()
        self.jolts.end()
        self.drama.end()

    def _calm_down(self) -> None:
        """Nothing leaps any more."""
        self.leaps, self._tapped, self._left = Leaps(), 0, set()

    def put_back(self, tray: Tray) -> None:
        """What was done did not count: show the tray as it was, and an empty hand."""
        self.tray, self.running, self.hand, self.lifting = tray, None, None, None

    def place(self, number: int) -> Point:
        """Where a piece is on the canvas, or was when it was seen last."""
        pose = self._seen.get(number)
        frame = self.frame
        if frame is not None and number in frame.poses:
            pose = frame.poses[number]
        return self.picture.view.at(pose[0], pose[1]) if pose else self.picture.view.floor.center

    # Runs.

    def mix(self, seed: int, then: Callable[[], None]) -> Running:
        """Watch a mixing."""
        run = MixRun(seed)

        def rest() -> None:
            self.finger = lambda: None
            tray = run.tray()
            keep(seed, (), tray)
            self.set(tray)
            then()

        def skip() -> None:
            known = find(seed, ())
            if known is not None:
                run.jump(known)

        self.finger = lambda: run.finger
        return self._begin(Running(run, self.sound, rest, lambda: run.knocks), skip)

    def probe(self, number: int, then: Callable[[], None]) -> Running:
        """Watch a piece being felt."""
        assert self.tray is not None

        def rest() -> None:
            self.running = None
            then()

        run, self._ready = ProbeRun(self.tray, number), None
        return self._begin(Running(run, self.sound, rest), run.withdraw)

    def pull(
        self, run: PullRun, then: Callable[[], None], slow: bool, tripped: Callable[[], bool] | None = None
    ) -> Running:
        """Watch a piece being pulled. tripped: whether the bar has tripped, where the run does not decide that."""
        assert self.tray is not None
        self._tripped, self._slow = tripped or (lambda: run.tripped), slow
        self.begin_turn()
        self._near = self.near
        for gone in self.leaps.thrown:
            self.throw(gone)
        self._pull = run
        self._calm_down()
        self._seen = dict(self.tray.frame().poses)

        def rest() -> None:
            self.tray, self.running, self._pull = run.tray, None, None
            then()

        slowly = self._suspense if slow else lambda: 1.0
        return self._begin(Running(run, self.sound, rest, lambda: run.knocks, lambda: self._breathing() * slowly()))

    def pull_freely(self, number: int, lift: AnyLift, then: Callable[[PullRun], None]) -> Running:
        """Pull a piece outside of any match."""
        assert self.tray is not None
        run = PullRun(self.tray.copy(), number, lift)
        return self.pull(run, lambda: then(run), slow=True)

    def _begin(self, running: Running, skip: Callable[[], None] = lambda: None) -> Running:
        self.running, running.skip = running, skip
        return running

    def _breathing(self) -> float:
        """Nothing moves as long as the breath is held."""
        return 0.0 if self.jolts.held else 1.0

    def _suspense(self) -> float:
        """An even lift is watched slowly, and so is the moment in which the bar snaps; a hand of one's own is not."""
        near, run = self.near, self._pull
        if run is not None and self.tripped and run.steps * STEP < self._snapped_at + _LEAPS_S:
            return _LEAP_PACE if run.steps * STEP >= self._snapped_at + _STRUCK_S else 1.0
        if run is not None and not run.raising.out:
            return 1.0 if run.raising.live else _LIFT_PACE
        falling, self._near = self._near - near, near
        return _SLOW if self.start - near > _SNAP and falling > _STILL else 1.0

    @property
    def strays(self) -> bool:
        """Whether anything is in the air or in a hand, or all of it shakes."""
        return bool(self.flights) or self.hand is not None or self.drama.shown or bool(self.leaps.seen())

    @property
    def lies(self) -> object:
        """What it looks like where nothing in it moves, to be compared; None where anything does."""
        moves = self.running is not None or self.hand is not None or not self.leaps.over or self.drama.swing
        if moves or self.tray is None or self.arches.shown or self.jolts.nods:
            return None
        return id(self.tray.packing), self.reading

    # Time.

    def update(self, dt: float) -> bool:
        """Let pieces in the air fly on, and see what left the tray; tell whether something moved."""
        self._watch()
        shaking = self.jolts.update(dt) | self._hold_breath(dt) | self._leap(dt)
        flying = bool(self.flights)
        on = ((flight, share + dt / flight.seconds) for flight, share in self.flights.items())
        self.flights = {flight: share for flight, share in on if share < 1.0}
        preparing = self._pull is None and self._prepare()
        return self.arches.update(dt, self.rests and not preparing) or flying or preparing or shaking

    def _hold_breath(self, dt: float) -> bool:
        """Lean in while a piece is drawn, and let the room be quiet; a snap bursts as the breath is over."""
        if self.jolts.snapped:
            self.jolts.snapped = False
            self.drama.trip(self._blow, self.lost())
        run = self._pull
        self.drama.calm = self.jolts.calm
        strain = run.raising.strain if run is not None else 0.0
        if run is not None or self.drama.since >= 0:
            self.sound.duck(low=_SILENT if self.tripped and self._slow else _HUSHED)
            self._creak(dt, strain)
        return self.drama.tick(dt, run is not None, strain)

    def _creak(self, dt: float, strain: float) -> None:
        """A piece that comes out by itself creaks the higher and louder the harder it is held; see `LivePull`."""
        self._creaks -= dt
        if (
            self._pull is None
            or self._pull.raising.live
            or self.jolts.held
            or strain <= _CREAKS_FROM
            or self._creaks > 0
        ):
            return
        self._creaks = _CREAK_S
        self.sound.play("wood_creak", 0.2 + 0.6 * strain, 0.7 + 0.8 * strain)

    def _leap(self, dt: float) -> bool:
        """Follow what is in the air, and hear it come down; tell whether anything is."""
        run = self._pull
        if run is not None:
            self.leaps.follow(run.knocks, run.throws, run.steps * STEP, run.number)
        elif not self.leaps.over:
            self.leaps.wait(dt)
        elif self.leaps.thrown:
            for gone in self.leaps.thrown.keys() - self._left:
                self.throw(gone)
            self._calm_down()
        self._fly_out()
        new = sorted(self.leaps.landings[self._tapped :], key=lambda landing: -landing.speed)
        self._tapped += len(new)
        for number, (x, y), speed in [each for each in new if each.number not in self._left][:_AT_ONCE]:
            pan = Source(y / WIDTH - 0.6, at=(x, y))
            self.sound.play("disc_tap", (speed / LOUDEST) ** 0.7, _PITCH[BY_NUMBER[number].size], pan=pan)
        return not self.leaps.over

    def _fly_out(self) -> None:
        """Whoever is thrown as far as the rim flies on over it, and does not come to lie on the scale."""
        for number, leap in self.leaps.seen().items():
            if leap.pose is not None and number not in self._left and _at_rim(number, leap.pose):
                self.throw(number)
                self._left.add(number)

    def _aloft(self) -> dict[int, Leap]:
        """What is in the air above the tray now."""
        return {number: leap for number, leap in self.leaps.seen().items() if number not in self._left}

    def _prepare(self) -> bool:
        """Find the forces of a tray at rest a slice a frame, before a hand or the arches want them; tell of more."""
        if self.tray is None:
            return False
        if self.tray.packing is not self._ready:
            self._ready, self._preparing = self.tray.packing, prepare(self.tray.packing)
        return next(self._preparing, self) is not self

    def _watch(self) -> None:
        frame, run = self.frame, self._pull
        if frame is None or run is None:
            return
        number = run.number
        trips = self._tripped()
        if trips and not self.tripped:
            self._snapped_at = run.steps * STEP
            fast = (self._fell[0] - self.near) / max(STEP, (run.steps - self._fell[1]) * STEP)
            left, right, _unused = frame.bar
            self._blow = Blow(min(1.0, max(0.0, fast / _FASTEST)), 1 if left > right else -1)
            self.jolts.trip(self._slow)
        self.read_off(run.travel_mm, trips)
        self._fell = self.near, run.steps
        if number in frame.poses:
            self.hand = number, frame.poses[number], run.raised
        for gone in self._seen.keys() - frame.poses.keys() - {number}:
            if gone not in run.thrown:
                self.throw(gone)
        self._seen |= frame.poses
        for gone in self._seen.keys() - frame.poses.keys() - {number}:
            del self._seen[gone]

    def throw(self, number: int) -> None:
        """Let a piece go that jumped out of the tray, from where it came down."""
        leap = self.leaps.seen().get(number)
        start, high = self.place(number), 0.0
        if leap is not None and leap.pose is not None:
            start, high = self.picture.view.at(*leap.pose[:2]), leap.height
        grown, seen = grown_at(high), self.drama.seen
        flight = DiscFlight(self.picture, number, start, partial(self.out, start), _AWAY, 0.8, grown, seen=seen)
        self.flights[flight] = 0.0
        self.sound.play("wood_knock", 0.8, 1.2)

    def lay(self, frame: TrayFrame | None) -> None:
        """Show a tray that is being laid again."""
        self.laid = frame
        self._seen |= frame.poses if frame is not None else {}

    def leave(self, number: int, end: Callable[[Point], Point]) -> None:
        """Let a piece go where it went when the tray was played."""
        start = self.place(number)
        self.flights[DiscFlight(self.picture, number, start, partial(end, start), 30.0, 0.4, 1.0)] = 0.0
        self.sound.play("disc_tap", 0.2)

    def give(self, end: Callable[[Point], Point], seconds: float) -> None:
        """What was in the hand goes where it belongs."""
        if self.hand is not None:
            number, pose, _ = self.hand
            self.hand = None
            start = self.picture.view.at(pose[0], pose[1])
            flight = DiscFlight(self.picture, number, start, partial(end, start), 40.0, seconds, seen=self.drama.seen)
            self.flights[flight] = 0.0

    # Drawing.

    def draw(self, canvas: Canvas, view: TrayView, ground: pygame.Surface) -> None:
        """Draw the tray on its ground, the arches over it when it rests, and what is in the hand."""
        self.picture.fit(canvas, view)
        frame = self.frame
        if frame is None:
            return
        held = {self.hand[0]: self.hand[2]} if self.hand else {}
        leaps = {} if self._pull is None and self.leaps.over else self._aloft()
        tripped = Tripped(leaps, self.drama.swing, self.drama.rush)
        self.picture.draw(canvas, view, self.jolts.nodding(frame), held, ground, tripped=tripped)
        if self.arches.shown and self.tray is not None and self.rests:
            self.arches.draw(canvas, view, self.tray)
        stirs = self.finger()
        if stirs is not None:
            canvas.stamp("marks/hand", view.at(*stirs), 0, 1.3)
        if self.hand is not None and self.hand[0] not in frame.poses:
            self.picture.raised(canvas, self.hand[0], self.hand[1], self.hand[2])

    def draw_burst(self, canvas: Canvas, view: TrayView) -> None:
        """The word of a trip over the bay, and what flies out over that, so that it is seen."""
        room = bay(view, self.near).inflate(90, 40).clip(view.box.inflate(-2 * _WITHIN, -2 * _WITHIN))
        face, floor = view.along(self.near), view.floor
        canvas.clip(view.box)
        self.drama.burst(canvas, _(words.SPRUNG), room, ((face, floor.top + 40), (face, floor.bottom - 40)))
        canvas.clip(None)
        draw_flights(canvas, self.flights.items())
