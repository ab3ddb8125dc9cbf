"""What the crank and the workshop share: a machine that settles, is turned by hand, watched, heard, and shown again."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace

from pygame import FRect

from game.games.mousetrap.pictures import camera
from game.games.mousetrap.pictures.camera import MachineView, link_spot
from game.games.mousetrap.pictures.chain import Chain, Shows
from game.games.mousetrap.pictures.crank import Finale, Lens
from game.games.mousetrap.pictures.lamp import StageLight, ahead, at_work
from game.games.mousetrap.pictures.mice import Face, face_of
from game.games.mousetrap.pictures.parts import part_at
from game.games.mousetrap.pictures.stage import MachineStage
from game.games.mousetrap.table.machine.crank_hand import CrankHand, LateKeys
from game.games.mousetrap.text import chain as words
from game.games.mousetrap.text import machine as ends
from game.games.mousetrap.text import table as labels
from game.games.mousetrap.trap.hands import FASTEST
from game.games.mousetrap.trap.machine import Placement, TrapInputs
from game.games.mousetrap.trap.report import AT_WORK, LINKS
from game.games.mousetrap.trap.run import MAX_STEPS, PartialRun, TrapRun
from game.games.mousetrap.trap.tower import MARBLE_RADIUS
from game.games.mousetrap.trap.watched import STEADY_RPS, WatchedRun
from game.host import desktop
from game.machine.hand import STEPS_PER_SECOND, steady
from game.machine.specs import Point, Pose
from game.shell.film_strip import (
    FRAME,
    KEYS,
    PLAY,
    STEP,
    STRIP,
    Extra,
    FilmActs,
    Scrubber,
    StripShown,
    add_strip,
    mark_from,
)
from game.text import films, what_if
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.light import strength
from game.ui.input.bindings import Input, Phase, Pointed, Pressed, Query, Tilted
from game.ui.shell import Shell
from game.ui.sound import Sound
from game.ui.widgets.buttons import Pick
from game.ui.widgets.dirty import Item, Overlay
from game.ui.widgets.panels import Card
from game.ui.widgets.screen import Screen
from game.ui.widgets.spoken import Source

ROLLING_SPEEDS = (11.25, 22.5, 45.0, 90.0)
"""At which speeds the loops `steel_roll_1` to `_4` were made, cm/s; as in `build_scripts.sounds.trap`."""
_SLOWEST = 4.0
"""What creeps more slowly is not heard, cm/s: a marble that rocks to rest on the floor."""


def rolling(speed: float) -> dict[str, float]:
    """The loops of a marble that rolls at so many cm/s, each with its volume 0 to 1: faster is louder and brighter.

    The two nearest loops share the power, so that nothing swells or sinks between them.
    """
    if speed < _SLOWEST:
        return {}
    loud = min(1.0, speed / ROLLING_SPEEDS[-1]) ** 0.8
    place = min(len(ROLLING_SPEEDS) - 1.0, max(0.0, math.log2(speed / ROLLING_SPEEDS[0])))
    lower, share = int(place), math.pi / 2 * (place % 1.0)
    volumes = {f"steel_roll_{lower + 1}": loud * math.cos(share), f"steel_roll_{lower + 2}": loud * math.sin(share)}
    return {name: volume for name, volume in volumes.items() if volume > 0.01}


# What a run sounds like: each link, each blow by how much it changed a velocity, each tooth, the rolling marble.

LINK_SOUNDS = {
    "gear5_turned": ("wood_creak",),
    "sign_released": ("band_twang",),
    "shoe_struck": ("snap", "kick"),
    "bucket_tipped": ("bucket_clank",),
    "marble1_on_stairs": ("steel_drop",),
    "rod_struck": ("plastic_click_2",),
    "rod_released": ("plastic_click",),
    "marble2_through_tub": ("steel_drop",),
    "board_struck": ("board_thud",),
    "diver_airborne": ("whoosh",),
    "diver_in_washtub": ("splash",),
    "cage_left_post": ("cage_slide",),
    "cage_down": ("cage_slam",),
}
_TONE = 0.45
"""How loud the tone of a link is under its own sound, 0 to 1."""
# Which bodies are heard when they are knocked, and the change of velocity, cm/s, that is as loud as can be.
_KNOCKS = {
    "marble_1": ("steel_tap", 160.0),
    "marble_2": ("steel_tap", 160.0),
    "diver": ("plastic_click_3", 220.0),
    "cage": ("cage_rattle", 120.0),
    "bucket": ("plastic_click", 120.0),
    "rod": ("wood_knock", 120.0),
}
_FAINTEST = 0.12
_PAUSE = 0.07
_GRAVITY = 981.0  # cm/s2
_BORNE, _TOUCHING = 2.0, 0.3
"""In weights of a body: what bears it up while it lies, slides or rolls is below 2, more is a knock; below 0.3 nothing
touches it. From a careful run: marbles that roll 0.5 to 1.5, marbles that fall 0.00 to 0.02."""
_TOOTH = math.tau / 12
_LOW, _SILENT = 0.25, 0.0
"""What is left of the music while a machine is at work, and while all hangs on its last links."""
_DRUM = 0.9
"""How loud the drum is at its loudest, 0 to 1."""
_WIDTH = 90.0


class Noises:
    """Listens to the poses of one frame after the other; it reads the world and never touches it."""

    def __init__(self, sound: Sound) -> None:
        self.sound = sound
        self._cage_high = 0.0  # learnt at the beginning of a run, kept when that is shown again
        self.reset()

    def reset(self) -> None:
        """Forget what was heard, as after a jump in time."""
        self._poses: Mapping[str, Pose] = {}
        self._speeds: dict[str, tuple[float, float]] = {}
        self._silent = dict.fromkeys(_KNOCKS, 0.0)
        self._links = -1
        self._seconds = self._waited = 0.0

    def hear(self, poses: Mapping[str, Pose], seconds: float, links: int) -> None:
        """Sound what happened since the last frame, `seconds` of the machine's time ago."""
        self.sound.duck(low=_SILENT if camera.leans(links) else _LOW)
        if links < 1 and "cage" in poses:
            self._cage_high = poses["cage"][1]
        self._waited = self._waited + max(0.0, seconds) if links == self._links else 0.0
        if self._poses and seconds > 0:
            self._contacts(poses, seconds, camera.nearness(links, poses, self._cage_high, self._waited))
            self._teeth(poses)
        for link in range(self._links if self._links >= 0 else links, links):
            self._link(link, poses)
        self._poses, self._links, self._seconds = poses, links, seconds

    def _link(self, link: int, poses: Mapping[str, Pose]) -> None:
        """What the link with this index sounds like, and its tone: each one higher than the one before."""
        own = LINK_SOUNDS.get(LINKS[link], ())
        source = Source(_pan(link), at=link_spot(link, poses))
        self.sound.on_beat(f"link_{link + 1}", _TONE, pan=source._replace(loud=1.0 if own else _TONE))
        for name in own:
            self.sound.play(name, pan=source)

    def _contacts(self, poses: Mapping[str, Pose], seconds: float, near: float) -> None:
        """Knocks, the marble that rolls fastest, and a drum that swells with how near the end is, 0 to 1."""
        rolls = {0.0: Source()}
        # From the middle of the last frame to the middle of this one, which the two speeds belong to.
        fallen = _GRAVITY * (seconds + self._seconds) / 2
        for name in _KNOCKS.keys() & poses.keys() & self._poses.keys():
            now, before = poses[name], self._poses[name]
            speed = (now[0] - before[0]) / seconds, (now[1] - before[1]) / seconds
            old = self._speeds.get(name)
            self._speeds[name] = speed
            if old is None:
                continue
            # What others did to it meanwhile, as a change of its velocity.
            pushed = math.hypot(speed[0] - old[0], speed[1] - old[1] + fallen)
            self._silent[name] -= seconds
            self._knock(name, pushed - _BORNE * fallen, now)
            if name.startswith("marble") and _TOUCHING * fallen < pushed < _BORNE * fallen:
                spin = abs(now[2] - before[2]) / seconds
                rolls[min(math.hypot(*speed), spin * MARBLE_RADIUS)] = _source(now)
        fastest = max(rolls)
        drum = {"drum_roll": _DRUM * near} if near > 0 else {}
        self.sound.sustain(rolling(fastest) | drum, rolls[fastest])

    def _knock(self, name: str, change: float, pose: Pose) -> None:
        sound, full = _KNOCKS[name]
        if change > full * _FAINTEST and self._silent[name] <= 0:
            self._silent[name] = _PAUSE
            self.sound.hit(sound, change, full, pan=_source(pose))

    def _teeth(self, poses: Mapping[str, Pose]) -> None:
        now, before = poses.get("gear_3"), self._poses.get("gear_3")
        if now and before and now[2] // _TOOTH != before[2] // _TOOTH:
            self.sound.play("gear_tick", 0.35, pan=-0.6)


def _source(pose: Pose) -> Source:
    """Where a body is heard."""
    return Source(pose[0] / _WIDTH * 2 - 1, at=pose[:2])


def _pan(link: int) -> float:
    """The chain runs from left to right."""
    return link / (len(LINKS) - 1) * 1.4 - 0.7


# What the crank and the workshop share: a machine turned by hand, watched at any speed, heard, and shown again.

INSTANT = "0"
SPEEDS = (
    Pick("0.25", "¼x"),
    Pick("0.5", "½x"),
    Pick("1", "1x"),
    Pick("2", "2x"),
    Pick("4", "4x"),
    Pick(INSTANT, labels.INSTANT),
)
AGAIN_SPEED = 0.5
_LEAD_IN = 0.25
_EASE = 6.0
FILM_HIGH = 56.0
"""How much room the film of a run takes above what lies at the foot."""
_ROOMY = 1200.0
"""How wide the canvas is where captions have room between the cards."""


class MachineScreen(Screen):
    """A machine at rest, turned by hand, running, over, or shown again: `act` says which."""

    dusk = True
    """Whether it is evening on the stage while the machine is at work."""

    def __init__(self, shell: Shell, run: TrapRun) -> None:
        super().__init__(shell)
        self.light = StageLight(strength(shell.settings) if self.dusk else 0.0)
        self.lay_over(Overlay(self.beneath, self.between, self.above))
        self.view: MachineView | None = None
        self.speed = shell.settings.run_speed
        self.reduced = shell.settings.reduced_motion
        self.noises = Noises(shell.sound)
        self.chain: Chain | None = None
        self._spent = False
        self.stage = MachineStage({})
        self.set_up(run)

    def set_up(self, run: TrapRun) -> None:
        """Put a machine that has settled on the stage, ready for a hand or to be watched."""
        self.watched = WatchedRun(run)
        if self.stage.placements != run.inputs.placements:
            self.stage = MachineStage(run.inputs.placements, self.stage.turner)
        self.lens = Lens(run.inputs.placements)
        self.hold = CrankHand(self)
        self.act = "over" if run.done else "ready" if run.live else "running"
        self.rate, self.playing = 1.0, 1
        self.told, self.late = False, LateKeys()
        self.noises.reset()

    def answers(self, query: Query) -> Sequence[str]:
        """Where the run is; the rest as on every screen."""
        if query is Query.WHERE and (told := self.moment()):
            return (told,)
        return super().answers(query)

    # What happens in a run.

    def ended(self) -> None:
        """The run is over: called once, as soon as its facts are known."""

    def ways_on(self) -> None:
        """An end has come, of a run or of one that was watched again: what is done next is to be chosen."""

    def end_line(self) -> str:
        """What the chain says of the end."""
        return ends.ended(self.watched.report, self.watched.run.inputs.placements)

    def changed(self) -> None:
        """The machine has come to another act or link."""
        self.stale()

    @property
    def caption_foot(self) -> float:
        """Captions lie between the cards above, or below these where there is no room, as the chain lies below all."""
        roomy = self.view is not None and self.view.rect.width >= _ROOMY and self.shell.settings.text_scale <= 100
        return 0.16 if roomy else 0.3

    @property
    def steering(self) -> bool:
        """Whether a hand can turn the crank now."""
        run = self.watched.run
        return run.live and self.act in ("ready", "running") and self.watched.reached() < run.free_at

    @property
    def fastest(self) -> float:
        """How fast the crank can be turned, turns a second."""
        return FASTEST

    @property
    def moving(self) -> bool:
        """Whether anything on the stage moves."""
        return self.act in ("running", "again")

    @property
    def can_wait(self) -> bool:
        return self.moving

    @property
    def poses(self) -> dict[str, Pose]:
        """Where every body is to be drawn."""
        return self.watched.poses()

    def turn_steadily(self) -> None:
        """Turn the crank by one press."""
        if self.steering:
            self.hold.let_go()
            self.watched.follow(steady(STEADY_RPS))
            self.begin()

    def turn_faster(self, by: float) -> None:
        """Turn by keys: so many revolutions a second more than now."""
        if self.steering:
            self.hold.let_go()
            self.late.turned()
            self.watched.turn(min(3.0, self.fastest, max(-0.5, self.watched.rps + by)))
            self.begin()

    def skip(self) -> None:
        """Show the end at once."""
        if self.act == "again":
            self.watched.rewind(self.watched.run.steps)
        while not self.watched.finish():
            pass
        self._end()

    def watch_from(self, link: int) -> None:
        """Show a run that is over again, slower, from a little before a link."""
        if self.act not in ("over", "again"):
            return
        links = self.watched.run.links
        step = links[min(link, len(links) - 1)][1] if links and link > 0 else 0
        self.watched.rewind(step - _LEAD_IN * STEPS_PER_SECOND)
        self.noises.reset()
        self.act, self.rate, self.playing = "again", 1.0, 1
        self.changed()

    def seek(self, step: float) -> None:
        """Show a moment of a run that is over, and stay there."""
        if self.act not in ("over", "again"):
            return
        self.watched.rewind(step)
        self.noises.reset()
        anew, self.act, self.playing = self.act == "over" or self.playing, "again", 0
        if anew:
            self.changed()
        else:
            self.follow(STRIP)

    def play(self, way: int) -> None:
        """Show a run that is over again, forwards from its beginning if its end is shown, or backwards; 0 waits."""
        if self.act not in ("over", "again"):
            return
        if way > 0 and self.watched.head >= self.watched.run.steps:
            self.watched.rewind(0)
        self.noises.reset()
        self.act, self.playing = "again", way
        self.changed()

    def play_or_wait(self) -> None:
        """What the button beside the film does."""
        self.play(0 if self.act == "again" and self.playing else 1)

    def moment(self) -> str:
        """The moment that is shown, in words."""
        reached, run = self.watched.reached(), self.watched.run
        happens = words.reached(LINKS[reached - 1]) if reached else ""
        return films.moment(self.watched.head / STEPS_PER_SECOND, run.steps / STEPS_PER_SECOND, happens)

    def choose_speed(self, value: str) -> None:
        """Watch at another speed, later runs too; `INSTANT` skips no more than this one."""
        self.speed = value
        if value != INSTANT:
            self.shell.adopt(replace(self.shell.settings, run_speed=value))
        self.stale()

    # Time.

    def tick(self, dt: float) -> bool:
        """Let the machine run on as fast as it is watched."""
        self.late.wait(dt)
        self.hold.turn()
        if not self.moving:
            return False
        if self.act == "again" and self.playing <= 0:
            return self._rewinding(dt)
        before, reached, shown = self.watched.head, self.watched.reached(), self.watched.shown_all
        if self.speed == INSTANT and self.act == "running" and not self.hold.held:
            self.skip()
            return True
        self.watched.advance(dt * self._rate(dt))
        self.noises.hear(self.poses, (self.watched.head - before) / STEPS_PER_SECOND, self.watched.reached())
        self._let_go(reached)
        self._scrubbed()
        if self.watched.shown_all and not shown:
            self.spare.again()
        if self.watched.shown_all and self.seen_out(dt):
            self._end()
        return True

    def shine(self, before: int, dt: float) -> bool:
        """Let the lamp follow what is at work, and something glow that was struck since so many links; day comes with
        the result. Tell whether anything of it changes."""
        reached = self.watched.reached()
        if self.moving and reached > before:
            self.light.strike(camera.link_spot(reached - 1, self.poses))
        if self.moving:
            self.light.ahead = ahead(reached, self.poses)
            self.light.onlooker = self.poses["mouse"][:2] if camera.leans(reached) else None
        return self.light.tick(dt, 1.0 if self.moving else self.evening, self.lamp_at(), reached / len(LINKS))

    @property
    def evening(self) -> float:
        """How far evening has come while nothing moves, 0 to 1."""
        return 0.0

    def lamp_at(self) -> Point:
        """Where the lamp shines, cm."""
        return at_work(self.watched.reached(), self.poses)

    def _rewinding(self, dt: float) -> bool:
        """Show what was before, or nothing else while it waits; tell whether anything moved."""
        if not self.playing:
            return False
        self.watched.rewind(self.watched.head - dt * self._rate(dt) * STEPS_PER_SECOND)
        if self.watched.head <= 0:
            self.playing = 0
            self.changed()
        self._scrubbed()
        return True

    def _scrubbed(self) -> None:
        """The handle goes along."""
        handle = self.find(STRIP)
        if isinstance(handle, Scrubber):
            handle.value = round(self.watched.head)
            self.follow(STRIP)

    def seen_out(self, dt: float) -> bool:
        """All is shown: whether its end was looked at for long enough."""
        return True

    def _rate(self, dt: float) -> float:
        """Real time under the hand, else as chosen, and slower where much is decided."""
        if self.hold.held:
            return 1.0
        chosen = (float(self.speed) or 1.0) * (AGAIN_SPEED if self.act == "again" else 1.0)
        slow = camera.pace(self.watched.reached(), self.watched.since_last_link)
        self.rate += (slow - self.rate) * min(1.0, dt * _EASE)
        return chosen * self.rate

    def _let_go(self, before: int) -> None:
        """The hand comes off when the sign has struck: from there on the machine runs alone."""
        reached = self.watched.reached()
        if before < reached == len(LINKS):
            self.spare.again()
        if before < self.watched.run.free_at <= reached:
            self.hold.let_go()
            self.changed()

    def begin(self) -> None:
        """The crank begins to turn."""
        if self.act == "ready":
            self.act = "running"
            self.changed()

    def _end(self) -> None:
        if not self.told:
            self.told = True
            self.ended()
        self.ways_on()
        self.act, self._spent = "over", True
        self.changed()

    # Drawing.

    def paint_ahead(self, canvas: Canvas) -> None:
        """Besides, light, what turns on, and the next link; after the end give memory back."""
        self.light.prepare(canvas)
        if self.moving:
            self.drawn.turner.turn_ahead()
            reached = self.watched.reached()
            if self.chain is not None and reached < len(LINKS):
                self.chain.ahead(canvas, lit(reached), lit(reached + 1))
        if self._spent:
            self._spent = False
            desktop.give_back()
        super().paint_ahead(canvas)

    @property
    def drawn(self) -> MachineStage:
        """The stage that is seen now."""
        return self.stage

    def heard_at(self, at: Point) -> Point | None:
        """Where a place of the machine, cm, is on the canvas."""
        return self.view.to_screen(at) if self.view is not None else None

    def face(self, finale: Finale) -> Face:
        """How the mice on the wheel look on."""
        if self.act == "ready":
            return Face()
        if self.act == "over":
            return finale.face(self.watched.report)
        return face_of(self.watched.reached(), self.watched.head / STEPS_PER_SECOND, self.reduced)

    def beneath(self, canvas: Canvas) -> list[Item | None]:
        """The machine, its stage first."""
        raise NotImplementedError

    def above(self, canvas: Canvas) -> list[Item | None]:
        """What moves above the cards, always as many items."""
        return []

    def between(self, canvas: Canvas) -> list[Item | None]:
        """The chain, lit as far as it was reached."""
        if self.chain is None:
            return []
        reached = self.watched.reached()
        if self.act == "over":
            return self.chain.items(canvas, (reached, self.end_line(), not self.watched.report.captured))
        return self.chain.items(canvas, lit(reached))

    # The hand.

    def handle(self, given: Input) -> None:
        """A stick turns the crank; the rest is as on every screen."""
        if isinstance(given, Tilted):
            self.hold.tilt(given)
        else:
            super().handle(given)

    def on_key(self, pressed: Pressed) -> bool:
        """A stick that turns the crank does not move the focus; nor do keys that turned it, until they are let be."""
        if pressed.key == "w" and self.branches:
            self.what_if()
            return True
        if self.steering:
            return pressed.key == "pad_stick"
        return self.late.hold_back(pressed) or self._film_key(pressed)

    def _film_key(self, pressed: Pressed) -> bool:
        """What the keys of a film do; tell whether it was one of them."""
        what, way = KEYS.get(pressed.key, ("", 0))
        if self.act not in ("over", "again") or not what:
            return False
        if what == STEP:
            self._step(self.watched.head + way * FRAME)
        elif what == PLAY:
            self.play(way)
        else:
            self.play_or_wait()
        return True

    def _step(self, to: float) -> None:
        self.seek(to)
        self._scrubbed()
        self.shell.announcements.say(self.moment(), seen=True)

    def add_film(self, canvas: Canvas, foot: float) -> None:
        """A button and the film of a run that is over, above what lies at the foot, if nothing else lies there."""
        place = FRect(14, foot - FILM_HIGH, canvas.area.width - 28, FILM_HIGH - 6)
        if self.act not in ("over", "again") or any(each.rect.colliderect(place) for each in self.widgets):
            return
        self.film_onto(self, canvas, foot)

    def film_onto(self, screen: Screen, canvas: Canvas, foot: float) -> None:
        """Place it on this or another screen."""
        place = FRect(14, foot - FILM_HIGH, canvas.area.width - 28, FILM_HIGH - 6)
        screen.add(Card("film_card", screen.pane(place), lift=0.6))
        watched, waits = self.watched, self.act == "over" or not self.playing
        shown = StripShown(watched.head, watched.run.steps, waits, self.film_marks, self.moment)
        acts = FilmActs(lambda way: self._step(watched.head + way * FRAME), self._jump, self.play_or_wait, self.seek)
        add_strip(screen, place.inflate(-12, -6), shown, acts, self.film_extras())

    def film_extras(self) -> Sequence[Extra]:
        """What else can be done with a run."""
        return [("film_what_if", "branch", what_if.OPENS, self.what_if)] if self.branches else []

    @property
    def film_marks(self) -> Sequence[int]:
        """The steps at which links were reached."""
        return [step for _link, step in self.watched.run.links]

    def _jump(self, way: int) -> None:
        self._step(mark_from(self.film_marks, round(self.watched.head), self.watched.run.steps, way))

    # What if a part stood elsewhere.

    asks, keeps = True, False
    """Whether it can be asked what if a part stood elsewhere, and whether the part can then stay there."""

    @property
    def branches(self) -> bool:
        """Whether that can be asked now: of a run that is over, and where nothing counts also on its way."""
        whole = not isinstance(self.watched.run, PartialRun) and not self.watched.run.refused
        acts = ("running", "over", "again") if self.keeps else ("over", "again")
        return self.asks and whole and self.act in acts and self.watched.begun

    def what_if(self, part: int = 0, at: Point | None = None) -> None:
        """See what would come of it; part: what is in hand, else what is at work; at: where the pointer drags it."""
        if not self.branches:
            return
        run, watched = self.watched.run, self.watched
        self.hold.let_go()
        if self.overlay is not None:
            self.overlay.resting.clear()
        inputs = TrapInputs(run.inputs.placements, watched.plan)
        keep = self.keep if self.keeps else None
        hand, moment = (part or self._at_work(), at), (watched.head, run.steps if run.done else 0)
        self.shell.open("mousetrap_what_if", inputs=inputs, moment=moment, on_keep=keep, hand=hand)

    def _at_work(self) -> int:
        """The part whose link comes next, or did not come."""
        number = AT_WORK[min(self.watched.reached(), len(LINKS) - 1)]
        return number if number in self.watched.run.inputs.placements else 1

    def keep(self, parts: Mapping[int, Placement]) -> None:
        """The machine takes new places."""

    def on_point(self, pointed: Pointed) -> bool:
        """Take hold of the crank, drag it round, let it go."""
        under = self.widget_at(pointed.at)
        if self.hold.point(pointed, covered=under is not None):
            return True
        if pointed.phase is not Phase.DOWN or pointed.button != 1 or under is not None or self.act == "over":
            return False
        return self._drag_out(pointed.at)

    def _drag_out(self, at: Point) -> bool:
        """A part is dragged straight out of the run."""
        if not (self.keeps and self.branches) or self.view is None:
            return False
        placed = self.watched.run.inputs.placements
        found = part_at(placed, self.view.to_cm(at), self.poses)
        if found is not None:
            self.what_if(found, at)
        return found is not None


def lit(reached: int) -> Shows:
    """What the chain shows while the machine runs."""
    return reached, words.coming(LINKS[reached]) if reached < len(LINKS) else "", False


# A machine that is set up again and again: it settles while it is seen, as that takes longer than a frame.

_SLICE = 192
"""Steps a frame in which a machine settles, some 4 ms: it stands after a ninth of a second."""


class SettlingScreen(MachineScreen):
    """Shows a machine from the moment its parts are set; it is ready once it stands or has fallen."""

    def __init__(self, shell: Shell, run: TrapRun) -> None:
        self._settling: TrapRun | None = None
        super().__init__(shell, run)

    @property
    def settling(self) -> bool:
        """Whether it is still to be seen if the machine stands."""
        return self._settling is not None

    @property
    def poses(self) -> dict[str, Pose]:
        """As it settles, or as it is watched."""
        return dict(self._settling.frame()) if self._settling is not None else super().poses

    @property
    def steering(self) -> bool:
        """Nobody turns a crank that does not stand yet."""
        return self._settling is None and super().steering

    def settle_anew(self, run: TrapRun) -> None:
        """Show a machine that has not settled."""
        self._settling = run
        self.set_up(run)
        self.stale()

    def turn_steadily(self) -> None:
        """Turn by one press, as soon as it stands."""
        self._settle(MAX_STEPS)
        super().turn_steadily()

    def turn_faster(self, by: float) -> None:
        """Turn by keys, as soon as it stands."""
        self._settle(MAX_STEPS)
        super().turn_faster(by)

    def tick(self, dt: float) -> bool:
        """Let it settle, then run."""
        reached = self.watched.reached()
        if self._settling is None:
            return super().tick(dt) | self.shine(reached, dt)
        self._settle(_SLICE)
        self.shine(reached, dt)
        return True

    def _settle(self, steps: int) -> None:
        run = self._settling
        if run is None:
            return
        for _step in range(steps):
            if not run.settling:
                break
            run.step()
        if not run.settling:
            self._settling = None
            self.set_up(run)
            self.stale()
