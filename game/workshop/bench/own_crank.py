"""The crank of a machine of one's own in a match: turned by hand or let go, watched, and its end told."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import perf_counter

from pygame import FRect

from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.lamp import StageLight
from game.games.mousetrap.table.cranking import verdict
from game.games.mousetrap.table.machine.crank_cards import (
    Going,
    Operator,
    PutRight,
    Speeds,
    TurnButton,
    operator_card,
    speed_card,
)
from game.games.mousetrap.table.machine.crank_hand import LateKeys
from game.games.mousetrap.table.machine.machine_screen import INSTANT
from game.games.mousetrap.text import machine as ends
from game.games.mousetrap.text import table as labels
from game.games.mousetrap.trap.hands import CrankDrag, angle_round
from game.machine.hand import STEPS_PER_SECOND, Hand
from game.machine.recording import last_before
from game.machine.specs import Point, Pose
from game.shell.film_strip import KEYS, PLAY, STEP, Scrubber
from game.text import films
from game.text.language import _, sentences
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY, HEAD
from game.ui.drawing.light import strength
from game.ui.input.bindings import Input, Phase, Pointed, Pressed, Query, Tilted
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.dirty import Item, Overlay
from game.ui.widgets.layout import Row
from game.ui.widgets.panels import Card, Label
from game.ui.widgets.screen import Screen
from game.workshop.bench.own_verdict import OwnReason
from game.workshop.bench.showing import FRAME, LONGEST, Showing
from game.workshop.parts.building import frame_of
from game.workshop.parts.machine import Placed
from game.workshop.parts.run import DEFAULT_HAND
from game.workshop.pictures.bench_light import LAMP_CM, BenchShadows
from game.workshop.pictures.bench_stage import AS_SET, BenchLook, BenchStage, close
from game.workshop.pictures.marks import small_hands
from game.workshop.pictures.photographs import attempt_film
from game.workshop.proofs.in_many_hands import OwnHundred, OwnInputs
from game.workshop.proofs.in_match import OwnTrapRun
from game.workshop.text import bench as words
from game.workshop.text import in_match as told

_EDGE, _GAP, _PAD = 14.0, 10.0, 16.0
_SETTLES = 20_000
"""Steps of single parts in a frame in which a machine settles, some 15 ms."""
_SPARE, _AT_ONCE = 0.004, 0.01
"""Seconds of a frame in which it is found out where the exact machine would have gone on: while it runs, and after."""
_HURRIES = 0.012
"""Seconds of a frame in which what is skipped is worked out."""
_BODIES, _PAINTS = 3, 0.5
"""Bodies that are painted in a frame at first, each some 5 ms as large as here; seconds for which they are waited
for."""
_NOTED = STEPS_PER_SECOND // 4
_GRAIN, _FASTEST, _BACKWARDS = 0.05, 3.0, -0.5
_GRASP_CM, _TILTED = 5.0, 0.5
_LINGER, _LOOKED = 3.0, 0.8
"""Seconds for which the end of somebody else's run stays, and for which an end is looked at before it is told."""
_WHOLE = 12
_NOBODYS = AS_SET.mice
"""Who sits under the cage of a test while nobody is on the wheel: the mouse of the Workshop."""
_PATIENCE = STEPS_PER_SECOND
"""Steps for which a machine has to be at rest, and the hand on its crank too, until time waits for that hand."""
STRIP, _FILM = "film_strip", 76.0
"""The name of the film, and how far above the foot of the screen it and its card reach."""


class OwnCrank(Screen):
    """Opened over the table while the match waits for the trap; closes itself when somebody else's run was seen.

    run: the machine as it was set down; it may have to settle still. Left by Back before it was set going, nothing is
    told and the match still waits.
    """

    first = "turn"
    takes_turns = True
    caption_foot = 0.3
    """Captions lie below the cards above, as other cards lie at the foot."""

    def __init__(self, shell: Shell, run: OwnTrapRun, who: Operator | None = None, going: Going | None = None) -> None:
        super().__init__(shell)
        self.who, self.going = who or Operator(), going or Going()
        self.stage = BenchStage(unfinished=True, at_once=_BODIES)
        self.view: MachineView | None = None
        self._framed: tuple[object, MachineView | None] = None, None
        self._unpainted = 0.0
        self.speed = shell.settings.run_speed
        self.lay_over(Overlay(self.beneath, lambda canvas: []))
        self.left = _LINGER / max(1.0, float(self.speed))
        self.stays = self.by_hand or self.going.stays
        self.late = LateKeys()
        self.set_up(run)

    def set_up(self, run: OwnTrapRun) -> None:
        """Put a machine on the stage, ready for a hand or to be watched."""
        self.own = run
        self.machine = run.machine
        self.showing = Showing(self.machine, self.shell.sound, run.run)
        self.light = StageLight(strength(self.shell.settings), BenchShadows(self.machine), LAMP_CM)
        self.crank: Placed | None = next((part for part in self.machine.parts if part.spec.hand), None)
        self.who = replace(self.who, cranked=self.crank is not None)
        self.act = "ready" if self.by_hand else "running"
        self.told = False
        self._drag = CrankDrag()
        self._coming: list[tuple[int, float]] = []
        self._by_itself = self._hurries = False
        self._noted, self._woken, self._looked = -_NOTED, 0, 0.0
        self._order: Iterator[float] | None = run.ahead() if not self.test else None
        self.reason: OwnReason | None = None
        self.hands: OwnHundred | None = None
        self.stale()

    # What there is.

    @property
    def by_hand(self) -> bool:
        """Whether a person sets it going."""
        return self.going.by_hand

    @property
    def test(self) -> bool:
        """Whether it counts for nothing."""
        return self.going.again is not None

    @property
    def steering(self) -> bool:
        """Whether a hand can turn the crank now."""
        return self.own.live and self.act in ("ready", "running") and not (self.showing.over or self._hurries)

    @property
    def poses(self) -> dict[str, Pose]:
        """Where every body is in the moment that is shown."""
        return dict(self.showing.poses)

    def moment(self) -> str:
        """The moment that is shown, and which part began to move last before it."""
        film, run = self.showing.film, self.showing.run
        marks = sorted((moment, part) for part, moment in run.woken.items())
        place = last_before([moment for moment, _part in marks], film.now)
        happens = words.happens(marks[place][1], self.machine, False) if place is not None else ""
        return films.moment(film.now / STEPS_PER_SECOND, film.end / STEPS_PER_SECOND, happens)

    def answers(self, query: Query) -> Sequence[str]:
        """Where the run is; the rest as on every screen."""
        return (self.moment(),) if query is Query.WHERE else super().answers(query)

    def heard_at(self, at: Point) -> Point | None:
        """Where a place of the machine, cm, is on the canvas."""
        return self.view.to_screen(at) if self.view is not None else None

    # What is done.

    def begin(self) -> None:
        """It is set going."""
        if self.act == "ready":
            self.act = "running"
            self._note()
            self.stale()

    def set_going(self) -> None:
        """Turn the crank steadily by one press, or let go of what is held."""
        if self.act == "ready" or self.steering:
            self._drag.let_go()
            if self.own.live:
                now = self.showing.run.steps
                self._coming = [(now + step, rps) for step, rps in reversed(DEFAULT_HAND.changes)]
                self._by_itself = True
            self.begin()

    def turn_faster(self, by: float) -> None:
        """Turn by keys: so many revolutions a second more than now."""
        if self.steering:
            self._drag.let_go()
            self.late.turned()
            self._turn(self.showing.run.speed + by)
            self.begin()

    def _turn(self, rps: float) -> None:
        run = self.showing.run
        self._coming.clear()
        self._by_itself = False
        if not run.done and not run.settling:
            run.turn(round(round(min(_FASTEST, max(_BACKWARDS, rps)) / _GRAIN) * _GRAIN, 2))

    def skip(self) -> None:
        """Show the end as soon as it is worked out, which a long run takes some frames for."""
        if self.act == "running" and not (self._hurries or self.showing.over):
            if self._rests:
                self.set_going()
            self._drag.let_go()
            self._hurries, self._noted = True, -_NOTED
            self._note()
            self.stale()

    def choose_speed(self, value: str) -> None:
        """Watch at another speed, later runs too; `INSTANT` skips no more than this one."""
        self.speed = value
        if value != INSTANT:
            self.shell.adopt(replace(self.shell.settings, run_speed=value))
        self.stale()

    def once_more(self) -> None:
        """Put all parts back, and set it going again."""
        if self.going.again is not None:
            self.focused = self.first
            run = self.going.again()
            assert isinstance(run, OwnTrapRun)
            self.set_up(run)

    def on_back(self) -> None:
        """Leave before it is set going or after the end, and any test; skip in between."""
        if self.act == "running" and not self.test:
            self.skip()
        else:
            self.shell.close()

    # The film of a run that is over.

    def seek(self, step: float) -> None:
        """Show a moment, and stay there."""
        self._film(lambda: self.showing.film.seek(step))

    def play(self, rate: int) -> None:
        """Forwards, after the end from the beginning, or backwards; 0 waits."""
        film = self.showing.film
        self._film(film.again if rate > 0 and film.live else lambda: film.play(rate))

    def play_or_wait(self) -> None:
        """What the button beside the film does."""
        film = self.showing.film
        self.play(0 if film.rate and not film.live else 1)

    def _film(self, change: Callable[[], None]) -> None:
        film = self.showing.film
        if self.act != "over":
            return
        before, self.stays = (film.rate, film.live), True
        change()
        if before != (film.rate, film.live):
            self.stale()
        self._scrubbed()

    def _scrubbed(self) -> None:
        """The handle goes along."""
        handle = self.find(STRIP)
        if isinstance(handle, Scrubber):
            handle.value = round(self.showing.film.now)
            self.follow(STRIP)

    # Time.

    def tick(self, dt: float) -> bool:
        """Settle, run on as fast as it is watched, see the end."""
        self.late.wait(dt)
        showing = self.showing
        self._unpainted += dt
        if self.stage.unfinished:
            if self._unpainted < _PAINTS:
                return True
            self.stage.unfinished = False  # all that is left at once
        if showing.run.settling:
            showing.run.settle(_SETTLES // max(1, len(self.machine.parts)))
            return True
        moved = self._run(dt) if self.act == "running" else self._look_on(dt) if self.act == "over" else False
        return self._shine(dt) or moved

    def _run(self, dt: float) -> bool:
        self._work_out(_SPARE)
        if self._drag.held and self.steering:
            self._turn(self._way * self._drag.rps(self._turned()))
        if self._waits:
            return False
        if self._rests and self.showing.run.resting >= _PATIENCE and self.speed != INSTANT:
            return False
        if self.speed == INSTANT and not self._drag.held:
            self.skip()
        self._turn_on()
        if self._hurries:
            self._hurry()
            return True
        if not self.showing.over:
            self.showing.advance(dt, 1.0 if self._drag.held else float(self.speed) or 1.0)
            self._note()
            return True
        self._looked += dt * max(1.0, float(self.speed))
        if self._looked >= _LOOKED and self._work_out(_AT_ONCE):
            self._end()
        return True

    def _hurry(self) -> None:
        """Work out a slice of what is skipped."""
        until = perf_counter() + _HURRIES
        while not self.showing.over and perf_counter() < until:
            self.showing.advance(LONGEST, 1.0)
            self._turn_on()
        self._hurries = not self.showing.over

    @property
    def _waits(self) -> bool:
        """Whether a live machine waits for its first turn, though a hand is on its crank."""
        return self.own.live and not (self.showing.run.hand.changes or self._coming)

    @property
    def _rests(self) -> bool:
        """Whether a hand may still turn it and does not: nobody is hurried, and Skip turns it to the end."""
        return self.own.live and not (self._by_itself or self._coming or self.showing.run.speed)

    def _turn_on(self) -> None:
        run = self.showing.run
        while self._coming and self._coming[-1][0] <= run.steps and not run.done:
            run.turn(self._coming.pop()[1])

    def _note(self) -> None:
        """Tell how it is turned, so that nobody who leaves now has another try."""
        run = self.showing.run
        if not self.by_hand or self.test or self._waits or run.steps - self._noted < _NOTED:
            return
        self._noted = run.steps
        ahead = tuple(reversed(self._coming))
        if self._rests:  # turned on evenly if nobody comes back to it
            ahead = tuple((run.steps + step, rps) for step, rps in DEFAULT_HAND.changes)
        kept = (change for change in run.hand.changes if not ahead or change[0] < ahead[0][0])
        self.going.on_turned(Hand((*kept, *ahead)))

    def _work_out(self, seconds: float) -> bool:
        """Find out in which order the exact machine works; tell whether that is known."""
        until = perf_counter() + seconds
        while self._order is not None and perf_counter() < until:
            if next(self._order, None) is None:
                self._order = None
        return self._order is None

    def _end(self) -> None:
        self.act = "over"
        self._drag.let_go()
        self.focused = self.first
        self.shell.sound.play("cage_slam" if self.own.caught else "miss")
        if not (self.test or self.own.caught):
            self.shell.workers.start()
            self.reason = OwnReason(self.own, workers=self.shell.workers)
        if not self.told and not self.test:
            self.told = True
            self.going.on_end()
        self.stale()

    def _look_on(self, dt: float) -> bool:
        """The end stays, and can be played again; why it missed is found out meanwhile."""
        if self.reason is not None and self.reason.looking and self.reason.work():
            self.stale()
        film, before = self.showing.film, self.showing.film.live
        if not self.stays:
            self.left -= dt
            if self.left <= 0:
                self.shell.close()
                return True
        if film.live or not self.showing.advance(dt, float(self.speed) or 1.0):
            return False
        self._scrubbed()
        if film.live != before or not film.rate:
            self.stale()
        return True

    def _shine(self, dt: float) -> bool:
        """Let the lamp follow what is at work, and glow what begins to move."""
        showing = self.showing
        woken, at = len(showing.run.woken), showing.at_work.at
        if woken > self._woken and at is not None:
            self.light.strike(at)
        self._woken = woken
        on = self.act == "running" and not showing.over
        here = at or self.light.at or self._axle or (0.0, 0.0)
        return self.light.tick(dt, on, here, min(1.0, woken / _WHOLE))

    def paint_ahead(self, canvas: Canvas) -> None:
        """Besides, light, and what turns on."""
        self.light.prepare(canvas)
        self.stage.turn_ahead()
        super().paint_ahead(canvas)

    # The hand on the crank.

    @property
    def _way(self) -> int:
        """A mirrored crank is turned the other way round."""
        return -1 if self.crank is not None and self.crank.mirrored else 1

    @property
    def _axle(self) -> Point | None:
        return frame_of(self.crank).shift if self.crank is not None else None

    def _turned(self) -> float:
        """How often the crank has been turned, clockwise."""
        assert self.crank is not None
        start = frame_of(self.crank).angle
        return (start - self.poses[f"{self.crank.id}.{self.crank.spec.hand}"][2]) / math.tau

    def handle(self, given: Input) -> None:
        """A stick turns the crank; whoever presses anything at the end of somebody else's run wants to see more."""
        pressed = isinstance(given, Pressed) or (isinstance(given, Pointed) and given.phase is Phase.DOWN)
        self.stays = self.stays or (pressed and self.act == "over")
        if isinstance(given, Tilted):
            self._tilt(given)
        else:
            super().handle(given)

    def _tilt(self, tilted: Tilted) -> None:
        if not self.steering or math.hypot(tilted.right, tilted.down) < _TILTED:
            if self._drag.held:
                self._let_go()
            return
        angle = angle_round((0.0, 0.0), (tilted.right, tilted.down))
        if self._drag.held:
            self._drag.move(angle)
        else:
            self._drag.grasp(angle, self._turned())
            self.begin()

    def _let_go(self) -> None:
        self._drag.let_go()
        self._turn(0.0)

    def on_point(self, pointed: Pointed) -> bool:
        """Take hold of the crank, drag it round, let it go."""
        axle, view = self._axle, self.view
        if axle is None or view is None:
            return False
        middle = view.to_screen(axle)
        if pointed.phase is Phase.DOWN:
            near = math.dist(view.to_cm(pointed.at), axle) <= _GRASP_CM
            if pointed.button != 1 or not self.steering or not near or self.widget_at(pointed.at) is not None:
                return False
            self._coming.clear()
            self._drag.grasp(angle_round(middle, pointed.at), self._turned())
            self.begin()
        elif not self._drag.held:
            return False
        elif pointed.phase is Phase.MOVE:
            self._drag.move(angle_round(middle, pointed.at))
        else:
            self._let_go()
        return True

    def on_key(self, pressed: Pressed) -> bool:
        """A stick that turns the crank does not move the focus; then what the keys of a film do."""
        if self.steering:
            return pressed.key == "pad_stick"
        if self.late.hold_back(pressed):
            return True
        what, way = KEYS.get(pressed.key, ("", 0))
        if self.act != "over" or not what:
            return False
        if what == STEP:
            self.seek((round(self.showing.film.now / FRAME) + way) * FRAME)
            self.shell.announcements.say(self.moment(), seen=True)
        elif what == PLAY:
            self.play(way)
        else:
            self.play_or_wait()
        return True

    # Layout and drawing.

    def compose(self, canvas: Canvas) -> None:
        """Cards above; at the foot how it is set going, or its film; the machine between them."""
        area = canvas.area
        cards = [operator_card(self, canvas, area, self.who)]
        cards.append(speed_card(self, canvas, area, cards[0], Speeds(self.act, self.speed, self.choose_speed)))
        foot = area.bottom
        if self.act == "over":
            self._verdict(canvas, cards)  # before the film, as what is wanted most is told first
            foot = self._film_card(area)
        elif self.act == "ready" or self.steering:
            foot = self._prompt(canvas, area)
        top = max(card.bottom for card in cards) + _GAP
        self._frame(canvas, FRect(area.x + _EDGE, top, area.width - 2 * _EDGE, foot - _GAP - top))

    def _frame(self, canvas: Canvas, room: FRect) -> None:
        """Show the machine in a room, and there to the end, as to see it nearer or farther takes its time."""
        area = canvas.area
        key = tuple(area), canvas.text_scale, self.machine
        if key != self._framed[0]:
            room.height = max(60.0, min(room.height, area.bottom - _FILM - room.top))
            seen = close(room, self.machine)
            self._framed = key, MachineView(FRect(area), seen.to_cm(area.center), seen.units_per_cm)
        self.view = self._framed[1]

    def _prompt(self, canvas: Canvas, area: FRect) -> float:
        """How it is set going, and the button that does it; tell where the card begins."""
        letters, live = canvas.letters, self.own.live
        keys = self.shell.caps.words(right="right", left="left", space="space")
        text = told.how_to_start(self.crank is not None)
        if live:
            way = told.other_way(self.shell.device.value) if self._way < 0 else ""
            text = way or ends.how_to_turn(self.shell.device.value, keys)
        high = max(54.0, letters.line(HEAD) + 22)
        inner = min(area.width - 2 * _EDGE - 2 * _PAD, max(320.0, letters.width(text, BODY) + 4))
        tall = letters.height(text, BODY, inner)
        card = FRect(0, 0, inner + 2 * _PAD, tall + high + 30)
        card.midbottom = area.centerx, area.bottom - _EDGE
        self.add(Card("prompt", self.pane(card)))
        self.add(Label("told", FRect(card.x + _PAD, card.y + 10, inner, tall), text=text, align="centre top"))
        crank = self.crank is not None
        word, hint = (ends.TURN, labels.TURNS_IT_EVENLY_AND_SLOWLY) if crank else (told.LET_GO, told.LETS_GO)
        place = FRect(card.x + _PAD, card.bottom - high - 12, inner, high)
        if self.act == "ready" or live:
            self.add(TurnButton("turn", place, text=_(word), kind="act", style=HEAD, on_press=self.set_going,
                                faster=self.turn_faster, cap=self.shell.device.cap("space", "pad_a"),
                                shortcut="space", hint=_(hint)))  # fmt: skip
        return card.top

    def _verdict(self, canvas: Canvas, cards: Sequence[FRect]) -> None:
        """What came of it and why, and the ways on."""
        caught, reason = self.own.caught, self.reason
        word = _(words.CAUGHT) if caught else _(told.MISSED)
        why, blamed = (reason.told, reason.parts) if reason else ("", ())
        line = sentences(told.came_of(self.own, self.who.caught, whole=not self.test, blamed=blamed), why)
        ways = [verdict.way("turn", _(labels.GO_ON), self.shell.close, kind="primary")]
        if self.going.again is not None:
            ways.append(verdict.way("again", _(ends.TRY_AGAIN), self.once_more, icon="replay",
                                    hint=_(ends.TRY_AGAIN_HINT if self.crank else ends.TEST_AGAIN_HINT)))  # fmt: skip
        if reason and (reason.better or reason.looking):
            ways.append(verdict.shows_better(reason, self.show_better))
        room = verdict.room_for(canvas, cards, word, line, len(ways))
        ink = canvas.theme.good if caught or self.test else canvas.theme.warn
        verdict.add_card(self, canvas, room, (word, ink, line), ways)
        if not self.test:
            verdict.add_film(self, room, partial(self.save_film, canvas.sprites.folder, word))
            if not self.own.refused:
                verdict.add_hundred(self, room, self.see_hundred, _(told.HUNDRED_OPENS))

    # Further looks at a run that is over.

    def show_better(self) -> None:
        """Show the run that catches with what was to blame put right."""
        better = self.reason.better if self.reason else None
        if isinstance(better, OwnInputs):
            self.stays = True
            who = PutRight(self.who.seat, self.who.name, self.who.wheel)
            self.shell.open("own_corrected", run=better.run(), who=who, going=Going(stays=True))

    def see_hundred(self) -> None:
        """How a hundred hands would have fared with this machine; what was made of it before is kept."""
        self.stays = True
        inputs = OwnInputs.made_of(self.own)
        self.hands = self.hands or OwnHundred(inputs)
        self.shell.open("own_hundred", inputs=inputs, hands=self.hands)

    def save_film(self, assets: Path, title: str) -> None:
        """Save the run that was just seen as a film."""
        self.stays = True
        run = OwnInputs.made_of(self.own).run()
        run.name = self.own.name
        film = attempt_film(assets, run, self.who.wheel, title, strength(self.shell.settings))
        self.shell.open("filming", film=film, name="mousetrap")

    def _film_card(self, area: FRect) -> float:
        """A button and the film of a run that is over; tell where its card begins."""
        film = self.showing.film
        place = FRect(area.x + _EDGE, area.bottom - _EDGE - 52, area.width - 2 * _EDGE, 52)
        if film.end <= 0:
            return area.bottom
        self.add(Card("film_card", self.pane(place), lift=0.6))
        row, waits = Row(place.inflate(-12, -6), 6), film.live or not film.rate
        self.add(Button("film_play", row.take(46), icon="play" if waits else "pause",
                        hint=_(films.PLAYS if waits else films.PAUSES), on_press=self.play_or_wait))  # fmt: skip
        self.add(Scrubber(STRIP, row.rest(), value=round(film.now), top=max(1, film.end), step=FRAME,
                          stride=STEPS_PER_SECOND // 10, tell=lambda step: films.clock(step / STEPS_PER_SECOND),
                          on_slide=self.seek, marks=tuple(sorted(set(self.showing.run.woken.values()))),
                          told=self.moment, label=_(films.FILM), hint=_(films.FILM_HINT)))  # fmt: skip
        return place.top

    def beneath(self, canvas: Canvas) -> list[Item | None]:
        """The machine in its light."""
        assert self.view is not None
        showing = self.showing
        waits = self.act == "ready" or self.stage.unfinished
        shown = None if waits else showing.shown
        sitting = self.who.wheel or (_NOBODYS if self.test else ())
        look = BenchLook(shown, caught=showing.caged, nudges=showing.run.nudges, mice=sitting)
        items = self.stage.items(canvas, self.view, self.machine, look)
        items += self.light.items(canvas, self.view, shown or {})
        if self.act == "ready":
            items += small_hands(canvas, self.view, self.machine)
        return [*items, *(showing.trails(canvas, self.view) if self.act == "over" else ())]


class OwnCorrected(OwnCrank):
    """The run that catches with what was to blame put right, opened over the one that missed; nothing of it counts."""

    @property
    def test(self) -> bool:
        """It counts for nothing."""
        return True
