"""The crank in the player's hand: the camera follows the machine, the chain lights up, the end is told honestly."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from pygame import FRect

from game.core.acts import Answer, Ask
from game.core.players import Answered
from game.games.mousetrap.nature.cranking import PendingTrapRun, noted_hand, trap_run
from game.games.mousetrap.nature.hundred import HundredHands
from game.games.mousetrap.nature.own import PendingOwnRun
from game.games.mousetrap.pictures import camera, mice
from game.games.mousetrap.pictures.camera import WORLD, Camera, MachineView
from game.games.mousetrap.pictures.chain import Chain, ChainCard, marks
from game.games.mousetrap.pictures.crank import FRAME, RADIUS, REACH, Finale, Onlooker, ShakeGauge
from game.games.mousetrap.pictures.films import trap_film
from game.games.mousetrap.pictures.lamp import RESTING, ahead
from game.games.mousetrap.pictures.nearer import NearStage
from game.games.mousetrap.pictures.stage import (
    GLOW_CM,
    REACH_CM,
    WHEEL_CM,
    Look,
    MachineStage,
    glows,
    teeth_glint,
    trails,
)
from game.games.mousetrap.pictures.thrown import Thrown
from game.games.mousetrap.rules.moves import TrapRan
from game.games.mousetrap.rules.plan import OWN_LINKS
from game.games.mousetrap.rules.state import State
from game.games.mousetrap.rules.trap import victims
from game.games.mousetrap.table.cranking import verdict
from game.games.mousetrap.table.cranking.verdict import Foresight, Reason, VerdictCommands
from game.games.mousetrap.table.machine.crank_cards import (
    Corrector,
    Operator,
    Speeds,
    free_spot,
    gauge_card,
    operator_card,
    prompt_card,
    prompt_size,
    speed_card,
    turn_button,
)
from game.games.mousetrap.table.machine.crank_hand import CrankNotes
from game.games.mousetrap.table.machine.machine_screen import FILM_HIGH, MachineScreen
from game.games.mousetrap.table.play import MousetrapPlay
from game.games.mousetrap.text import chain as words
from game.games.mousetrap.text import machine as ends
from game.games.mousetrap.text import table as labels
from game.games.mousetrap.trap.layout import BOARD
from game.games.mousetrap.trap.machine import PARTS, lacks
from game.games.mousetrap.trap.report import LINKS
from game.games.mousetrap.trap.run import TrapRun
from game.games.mousetrap.trap.watched import shaking
from game.host.workers import MOST
from game.machine.hand import STEPS_PER_SECOND, Hand
from game.machine.specs import Point
from game.session.match import Played
from game.shell.film_strip import Extra
from game.shell.matches.open_match import OpenMatch
from game.text import films
from game.text import matches as shared
from game.text.language import _, listed, sentences
from game.text.seats import seat_name
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.light import strength
from game.ui.input.bindings import Input, Phase, Pointed, Pressed, Query
from game.ui.shell import Shell
from game.ui.widgets.dirty import Item
from game.ui.widgets.leaning import FINE, Leaning
from game.ui.widgets.panels import Label
from game.ui.widgets.screen import Screen
from game.ui.widgets.widget import Mood

_EDGE, _GAP, _CLEAR = 14.0, 10.0, 90.0
"""At the edges, between cards, and between a card and the middle of what is looked at."""
_LINGER = 3.0
_BACK_RPS, _BACK_READ = -0.1, 1.0
"""Revolutions a second from which on a hand turns backwards rather than trembles; seconds for which that is said."""
_CAUGHT, _BROKEN = 0.7, 1.0
"""Seconds for which the end is looked at before anything is told: the cage that came down, or where the chain broke."""
_CHEERS = 1.2
"""Seconds after a catch from which on its film is offered."""
_SLOWER = 0.35
"""By what share time slows at the most while the end is open: by eye, and under three seconds in all."""
_STIRS, _TREMBLES = 0.04, 0.06
"""By how much the board moves before the picture moves with it, and while the camera is near, cm: up to two pixels."""
_BEFORE, _AFTER, _EARLY_PACE = 0.15, 0.22, 0.2
"""A cage that fell early, unseen, is shown: seconds of the machine before and after, and how slowly."""
_NOT_YET = -1.0
_READY = 0.7
"""How far the camera has leant in, 0 to 1, when its stage is made: it has nearly come to where it will look."""
_LAST = 0.97
"""The same in the last frame or two before it is near."""
_AHEAD = 120
"""Steps a frame of a film that is made while nothing moves, some 5 ms."""
_GLASSES = 3
"""The frame in which lens and onlooker are both there: each is painted in one of its own after the first."""


class Crank(MachineScreen):
    """Opened over the table while the match waits for the trap; closes itself when the player has seen enough.

    run: the settled machine, under a recorded hand (a computer player's) or a live one, the player's own.
    on_turned: told how the crank is turned, when that begins and as it goes on, so that it can be noted.
    on_end: told once, as soon as the run is over. Left before the first turn by Back, nothing is told and the match
    still waits. A run under a recorded hand closes by itself, a moment after its end.
    """

    def __init__(
        self,
        shell: Shell,
        run: TrapRun,
        who: Operator | None = None,
        on_turned: Callable[[Hand], None] = lambda plan: None,
        on_end: Callable[[], None] = lambda: None,
    ) -> None:
        self.who = who or Operator()
        self.notes = CrankNotes(on_turned)
        self.on_end = on_end
        super().__init__(shell, run)
        self.camera = Camera(WORLD, self.reduced)
        self.leaning, self.near = Leaning(FINE if self.dusk and not self.reduced else 0.0), NearStage()
        self.finale = Finale(run.inputs.placements, self.who.wheel, shell.sound, self.reduced)
        self.gauge, self._backwards, self.thrown = ShakeGauge(), 0.0, Thrown(self.reduced)
        self.onlooker = Onlooker(run.inputs.placements, self.who.wheel, self.reduced)
        self._frames, self._shaken = 0, 0.0
        self.left = _LINGER / max(1.0, float(self.speed))
        self.stays = run.live
        self.reason: Reason | None = None
        self.hands: HundredHands | None = None
        self.foresight = Foresight(shell.workers)
        self._to_start = MOST if self.seeks else 0
        if self.evening:
            self.light.rest(self.lamp_at(), ahead(0, self.poses))

    first = "turn"
    seeks = True
    """Whether the cause of a miss may have to be found."""
    takes_turns = True

    @property
    def patient(self) -> bool:
        """Whoever presses on and on has not seen yet what came of it."""
        return self.act == "over"

    def set_up(self, run: TrapRun) -> None:
        """Besides, nothing of it was looked at yet."""
        super().set_up(run)
        self._looked, self._early = 0.0, _NOT_YET

    @property
    def steering(self) -> bool:
        """Not while it is shown how the cage fell early."""
        return super().steering and not self.falling

    @property
    def falling(self) -> bool:
        """Whether a cage that fell early is shown just now."""
        return self.act == "running" and self.watched.head < self._early

    def ended(self) -> None:
        """Tell the table, and let the end be seen."""
        report = self.watched.report
        self.finale.begin(report)
        if report.stopped_at and not (report.misfired or report.refused):
            self.finale.blamed = lacks(report.stopped_at, self.watched.run.inputs.placements) or None
        self.reason = Reason(self.watched.run, workers=self.shell.workers)
        self.on_end()

    def answers(self, query: Query) -> Sequence[str]:
        """Who cranks for whom and how far the chain came; how it is turned, or what came of it."""
        if query is Query.WHERE:
            done = self.watched.reached()
            chain = _(labels.THE_CHAIN_OF_LINKS, reached=done, whole=len(LINKS))
            cranks, danger = self.who.told
            return (cranks, chain, words.reached(LINKS[done - 1])) if done else (cranks, danger, chain)
        if query is Query.DUE:
            found = [self.find(name) for name in ("told", "said", "why")]
            return [each.text for each in found if isinstance(each, Label) and each.text] or super().answers(query)
        return super().answers(query)

    def ways_on(self) -> None:
        """The focus goes to Go on, wherever it fell while nothing else could be pressed."""
        self.focused = self.first

    # Time.

    @property
    def evening(self) -> float:
        """Dusk while the crank waits for a hand."""
        return RESTING if self.act == "ready" else 0.0

    def tick(self, dt: float) -> bool:
        """Run, and let the camera follow; begin what helps to find the cause one by one, once this is seen."""
        if self._to_start:
            self._to_start -= 1
            self.shell.workers.start(1)
        reached = self.watched.reached()
        moved = super().tick(dt) | self._feel(dt)
        moved |= self.shine(reached, dt) | self._lean(dt) | self._throw(dt)
        self._fell_early()
        if self.act == "running" and self.watched.begun:
            self.notes.follow(self.watched)
            if self.seeks:
                self.foresight.work(self.watched.run)
        if self.act == "over" and not self.stays:
            self.left -= dt
            if self.left <= 0:
                self.shell.close()
        cheers = self.cheering
        ends_now = self.act == "over" and (self.finale.tick(dt) | self._find_out())
        if cheers and not self.cheering:
            self.stale()
        return self.camera.glide(self.looked_at(), dt) or ends_now or moved or 0 < self._frames < _GLASSES

    def lamp_at(self) -> Point:
        """Where the lamp shines: at the place where the chain broke, once that is seen."""
        report = self.watched.report
        missed = report.misfired or (self.watched.shown_all and not report.captured)
        return camera.spot(report, self.poses) if missed else super().lamp_at()

    def _rate(self, dt: float) -> float:
        """Slower while the end is open; an early fall ever slowly."""
        rate, watched = super()._rate(dt), self.watched
        if self.falling:
            return (float(self.speed) or 1.0) * _EARLY_PACE
        if self.reduced or not self.dusk:
            return rate
        return rate * (1 - _SLOWER * camera.openness(watched.reached(), watched.since_last_link, self.poses))

    def _lean(self, dt: float) -> bool:
        """Lean in as all hangs on the last links, and where the chain broke or the cage fell early."""
        last = camera.leans(self.watched.reached()) or self.watched.shown_all or self.falling
        stays = self.moving or self.finale.since == 0.0  # not back in the frame in which the card is painted
        return self.leaning.tick(dt, stays and last)

    def _throw(self, dt: float) -> bool:
        """Let water and dust fly where it is seen how a link comes about; tell whether they do."""
        x, y, _angle = self.poses.get("cage", (*WHEEL_CM, 0.0))
        seen = self.moving and self.playing > 0
        return self.thrown.tick(self.watched.reached(), (x, y), dt, seen)

    def _fell_early(self) -> None:
        """Show how the cage came down, once: the camera was at the crank then."""
        watched = self.watched
        if self.act != "running" or self._early != _NOT_YET or not watched.report.misfired:
            return
        fell = camera.falls_at(watched.recording, self.stage.as_set)
        self._early = fell + _AFTER * STEPS_PER_SECOND
        self.hold.let_go()
        watched.rewind(fell - _BEFORE * STEPS_PER_SECOND)
        self.noises.reset()
        self.changed()

    @property
    def cheering(self) -> bool:
        """Whether a catch is so new that no film of it is offered yet: it lies before all that is cheered."""
        return self.act == "over" and self.watched.report.captured and 0 <= self.finale.since < _CHEERS

    def seen_out(self, dt: float) -> bool:
        """The end is looked at before anything is told of it; one that is watched again was."""
        self._looked += dt * max(1.0, float(self.speed))
        self.finale.held = self._looked
        return self.act != "running" or self._looked >= (_CAUGHT if self.watched.report.captured else _BROKEN)

    def _feel(self, dt: float) -> bool:
        """See how shaky the hand is, and whether it turns backwards, which stays to be read for a moment."""
        before = self._backwards > 0
        turned_back = self.steering and self.watched.rps < _BACK_RPS
        self._backwards = _BACK_READ if turned_back else max(0.0, self._backwards - dt)
        if before != (self._backwards > 0):
            self.stale()
        return self.gauge.place is not None and self.gauge.follow(shaking(self.watched), dt)

    def _find_out(self) -> bool:
        """Look for the cause of a miss; tell whether there is more to be found."""
        if self.reason is None or not self.reason.looking:
            return False
        if self.reason.work():
            self.finale.blamed = next(iter(self.reason.parts), None)
            self.stale()
        return True

    def show_better(self) -> None:
        """Show beside this run the one that catches with what was to blame put right."""
        better, who = self.reason.better if self.reason else None, self.who
        if better is not None and self.overlay is not None:
            fixed = ends.fixed(self.reason.parts, self.reason.calm) if self.reason else ""
            who, run = Corrector(who.seat, who.name, who.wheel, fixed=fixed), TrapRun(better)
            self.overlay.resting.clear()
            self.shell.open("mousetrap_corrected", run=run, who=who, missed=self.watched, stage=self.stage)

    def _film(self, assets: Path, title: str) -> None:
        """Save the run that was just seen as a film."""
        run = self.watched.run
        self.stays = True
        dark = strength(self.shell.settings)
        film = trap_film(assets, verdict.made_of(run), self.who.wheel, title, dark=dark)
        self.shell.open("filming", film=film, name="mousetrap")

    def end_line(self) -> str:
        """Where the chain broke; what happened there is said by the card."""
        report = self.watched.report
        return ends.ended(report) if report.captured else ends.broken(report)

    def looked_at(self) -> Point:
        """What the camera looks at: where the chain ended, once it has."""
        report = self.watched.report
        if self.act == "over" and not report.captured and self.view is not None and self.chain is not None:
            return self.finale.watched(report, self.poses, self.chain.rect.top / 2, self.view.units_per_cm)
        if self.act == "over" and self.view is not None:
            x, y = camera.followed(report, self.watched.reached(), self.poses, self.stage.as_set)
            return x, y - FILM_HIGH / 2 / self.view.units_per_cm  # above the strip of film
        if self.falling or (self.watched.shown_all and not report.captured):
            return self._broken_at(camera.spot(report, self.poses))
        return camera.followed(report, self.watched.reached(), self.poses, self.stage.as_set)

    def _broken_at(self, spot: Point) -> Point:
        """Where the chain broke, so that mice near it are seen above the chain."""
        if self.view is None or self.chain is None or not camera.by_mice(spot, self.poses):
            return spot
        foot, (x, y) = self.chain.rect.top, spot
        return x, camera.above_wheel(y, spot, (0.0, foot), foot / 2, self.view.units_per_cm)

    def handle(self, given: Input) -> None:
        """Whoever presses anything at the end of a computer player's run wants to see more of it."""
        pressed = isinstance(given, Pressed) or (isinstance(given, Pointed) and given.phase is Phase.DOWN)
        self.stays = self.stays or (pressed and self.act == "over")
        super().handle(given)

    def on_back(self) -> None:
        """Leave before the first turn or after the end; skip in between."""
        if self.act in ("ready", "over"):
            self.shell.close()
        else:
            self.skip()

    # Layout.

    def compose(self, canvas: Canvas) -> None:
        """Cards above, the chain below, the machine between and behind them."""
        area = canvas.area
        self.chain = Chain.fitting(canvas, area, self.chain)
        self.add(ChainCard("strip", self.pane(self.chain.rect, 0.0)))
        cards = [operator_card(self, canvas, area, self.who)]
        cards.append(speed_card(self, canvas, area, cards[0], Speeds(self.act, self.speed, self.choose_speed)))
        if self.act == "over":
            self.lens.shown, self.onlooker.centre, self.gauge.place = False, None, None
            self.verdict(canvas, cards)
        else:
            self._prompt(canvas, area, cards)
        if not self.cheering:
            self.add_film(canvas, self.chain.rect.top)
        done = len(self.watched.run.links) if self.act in ("over", "again") else self.watched.reached()
        for mark in marks(self.chain, self.act in ("over", "again"), words.told(done), self.watch_from):
            self.add(mark)

    def _prompt(self, canvas: Canvas, area: FRect, cards: Sequence[FRect]) -> None:
        """How to turn the crank and how shaky the hand is, the lens over the crank, the glass over the mouse."""
        self.lens.shown, self.onlooker.centre, self.gauge.place = self.steering, None, None
        if self.watched.reached() >= self.watched.run.free_at:
            return
        middle, top = free_spot(area, cards, RADIUS + 18)
        if not self.steering:
            self.gauge.place = gauge_card(self, canvas, (middle, top))
            return
        if top == _EDGE:
            middle = cards[1].left - RADIUS - 34
        self.lens.centre = (middle, top - _EDGE + FRAME + 2)  # The arrow is seen whole.
        below = cards[1].bottom + _GAP + REACH
        self.onlooker.centre = (area.right - _EDGE - REACH, below)
        room = self._prompt_room(canvas, area)
        turn = turn_button(self, FRect(), _(labels.TURNS_IT_EVENLY_AND_SLOWLY))
        self.gauge.place = prompt_card(self, canvas, room, self._backwards > 0, turn)

    def _prompt_room(self, canvas: Canvas, area: FRect) -> FRect:
        """Below the lens; where letters are so large that it would lie under it, beside it, the lens moved aside."""
        strip = self.chain.rect.top if self.chain else area.bottom
        room = FRect(0, 0, *prompt_size(self, canvas, area.width - 68))
        middle, high = self.lens.centre
        if strip - _GAP - room.height < high + RADIUS:
            middle = _EDGE + RADIUS + 18
            self.lens.centre = (middle, high)
            room.size = prompt_size(self, canvas, area.width - middle - RADIUS - 2 * _EDGE)
            room.bottomright = (area.right - _EDGE, strip - _GAP)
            return room
        room.midtop = (middle, min(high + RADIUS + 6, strip - room.height - _GAP))
        room.right = min(room.right, area.right - _EDGE - 2 * REACH - _GAP)
        room.left = max(room.left, _EDGE)
        return room

    def verdict(self, canvas: Canvas, cards: Sequence[FRect]) -> None:
        """What came of it, and the ways on."""
        report, reason = self.watched.report, self.reason
        word, line = self.said()
        last = max(0, len(self.watched.report.links) - 4)
        commands = VerdictCommands(self.shell.close, partial(self.watch_from, last), self.show_better)
        ways = verdict.ways(commands, reason)
        room = self.beside_end(canvas, cards, (word, line), len(ways))
        ink = canvas.theme.good if report.captured else canvas.theme.warn
        verdict.add_card(self, canvas, room, (word, ink, line), ways)
        verdict.add_film(self, room, partial(self._film, canvas.sprites.folder, word))
        self.add_hundred(room)

    def said(self) -> tuple[str, str]:
        """What came of it in a word, and why."""
        word, line = ends.verdict(self.watched.report, self.who.caught, self.watched.run.inputs.placements)
        return word, sentences(line, self.reason.told if self.reason else "")

    def add_hundred(self, room: FRect) -> None:
        """The way to see this machine in a hundred hands, on the card of the verdict."""
        if len(self.watched.run.inputs.placements) == len(PARTS) and not self.watched.report.refused:
            verdict.add_hundred(self, room, self.see_hundred)

    def see_hundred(self) -> None:
        """How a hundred careful hands would have fared with this machine; what was made of it before is kept."""
        placements = self.watched.run.inputs.placements
        if self.hands is None or self.hands.placements != placements:
            self.hands = HundredHands(placements)
        self.stays = True
        if self.overlay is not None:
            self.overlay.resting.clear()
        self.shell.open("mousetrap_hundred", placements=placements, hands=self.hands)

    def beside_end(self, canvas: Canvas, cards: Sequence[FRect], said: tuple[str, str], buttons: int) -> FRect:
        """The card's room, and what of the end is seen near it: of a miss beside the card where there is room, else
        below it, or above it where that is high up."""
        report, strip = self.watched.report, self.chain.rect.top if self.chain else canvas.area.bottom
        self.finale.aside = 0.0
        if not report.captured and self.view is not None and self.stage_area(canvas) == canvas.area:
            room, left = self._at_side(canvas, cards, verdict.narrow(canvas, *said, buttons))
            foot = strip - FILM_HIGH
            if room.bottom < foot - _GAP and not any(room.colliderect(card) for card in cards):
                self.finale.free = (cards[1 if left else 0].bottom, foot)
                self.finale.aside = (room.right if left else room.left - canvas.area.width) / 2
                return room
        room = verdict.room_for(canvas, cards, *said, buttons)
        if not report.captured and camera.is_high(self.finale.spot(report, self.poses)):
            top, room.bottom = room.top, strip - _GAP
            self.finale.free = (top, room.top)
        else:
            self.finale.free = (room.bottom, strip - FILM_HIGH)
        return room

    def _at_side(self, canvas: Canvas, cards: Sequence[FRect], size: tuple[float, float]) -> tuple[FRect, bool]:
        """A card at the left, or at the right where a miss is so far left that it would lie under it; and which."""
        assert self.view is not None
        room = FRect(_EDGE, cards[0].bottom + _GAP, *size)
        x = self.finale.spot(self.watched.report, self.poses)[0]
        left = (x - WORLD.left) * self.view.units_per_cm > room.right + _CLEAR
        if not left:
            room.topright = canvas.area.right - _EDGE, cards[1].bottom + _GAP
        return room, left

    def paint_ahead(self, canvas: Canvas) -> None:
        """Besides, enlarge the stage before the camera has leant in."""
        if self.leaning.closer and self.moving and camera.leans(self.watched.reached() + 1):
            self.leaning.prepare(canvas)
        if _READY < self.leaning.level < 1 and self.moving and self.view is not None:
            self._near_ahead(canvas, self.view)
        super().paint_ahead(canvas)

    def _near_ahead(self, canvas: Canvas, view: MachineView) -> None:
        """Enlarge the stage, then what moves; at last, turn and light it as in the first frame from near."""
        at = view.to_screen(self.camera.at)
        if not self.near.holds(self.stage, canvas, view, at):
            self.near.make(self.stage, canvas, view, **self._look)
            return
        self.near.prepare(canvas)
        if self.leaning.level > _LAST:
            stage, near = self.near.of(view, at)
            stage.items(canvas, near, self.poses, **self._look)
            self.light.prepare(canvas, near)

    def prerender(self, canvas: Canvas) -> Iterator[None]:
        """What is seen once the hand turns; the card of the verdict, as soon as the last link is reached."""
        if self.view is not None and self.watched.reached() < self.watched.run.free_at:
            for reach in (GLOW_CM, REACH_CM):
                yield from glows(canvas, reach * self.view.units_per_cm)
            for look in ("watch", "hide", "dance", "hop"):
                seen = mice.Sitting(self.poses["mouse"], (0.0, 0.0), mice.Face(look))
                yield from (None for _ in mice.items(canvas, self.view, self.who.wheel, seen))
            if self._frames == _GLASSES:
                self.onlooker.item(canvas, self.poses, self.steering)
                yield
        if self.act == "running" and (self.watched.shown_all or self.watched.reached() == len(LINKS)):
            yield from self._prerender_verdict(canvas)

    def _prerender_verdict(self, canvas: Canvas) -> Iterator[None]:
        """The card of the verdict and what flies, or the strip of film."""
        caught, aside = self.watched.report.captured, Screen(self.shell)
        cards = [each.rect for name in ("who", "speeds") if (each := self.find(name)) is not None]
        word, line = ends.verdict(self.watched.report, self.who.caught, self.watched.run.inputs.placements)
        if caught:
            room = verdict.room_for(canvas, cards, word, line, 2)
            yield from self.finale.prerender(canvas)
        else:
            line = sentences(line, ends.looking(self.watched.run.inputs, 0))
            room = FRect(0, 0, *verdict.narrow(canvas, word, line, 3))
        ink = canvas.theme.good if caught else canvas.theme.warn
        yield from verdict.prerender(canvas, aside, room, (word, ink, line), caught)
        self.film_onto(aside, canvas, self.chain.rect.top if self.chain else canvas.area.bottom)
        for widget in aside.widgets:
            widget.draw(canvas, Mood())
            yield

    # Drawing.

    def beneath(self, canvas: Canvas) -> list[Item | None]:
        """The machine, as near as it pays."""
        view, poses = self.framed(canvas), self.poses
        turned = self.act != "ready" and self.watched.reached() < self.watched.run.free_at
        look = self._look
        self.stage.turner.rough = self.leaning.coarse(canvas.surface.get_size())
        stage, view = self._seen_near(canvas, view) if self.leaning.level >= 1 else (self.stage, view)
        items = stage.items(canvas, view, poses, **look)
        items += self.thrown.items(canvas, view)
        items[1:1] = trails(canvas, view, self.watched.recording, self.watched.head)
        items.append(teeth_glint(canvas, view, poses, self.gauge.share) if turned and self.moving else None)
        items += self.light.items(canvas, view, poses, self.chain.rect.top + _GAP if self.chain else math.inf)
        items += self.aside(canvas)
        if self.leaning.moves:
            items = self._closer(canvas, view, items)
        if self.act == "over":
            items += self.finale.items(canvas, view, poses, self.watched.report)
        return items

    def _closer(self, canvas: Canvas, view: MachineView, items: list[Item | None]) -> list[Item | None]:
        """The stage as one picture, leaning in to what is looked at."""
        assert self.overlay is not None
        self.overlay.resting.clear()
        hidden = (self.chain.hides(canvas),) if self.chain else ()
        return self.leaning.items(canvas, items, view.to_screen(self.camera.at), *hidden)

    @property
    def _look(self) -> Look:
        """What is seen of the machine."""
        down = self.act == "over" or self.watched.shown_all
        back = self.finale.drawn_back if down and self.watched.report.captured else 0.0
        return Look(ghosts=False, wheel=True, mice=self.who.wheel, face=self.face(self.finale), caught=back)

    @property
    def drawn(self) -> MachineStage:
        """The enlarged stage, once the camera has leant in."""
        return self.near.stage if self.leaning.level >= 1 else self.stage

    def _seen_near(self, canvas: Canvas, view: MachineView) -> tuple[MachineStage, MachineView]:
        """The stage as it is once the camera has leant in, and how it is seen then."""
        at = view.to_screen(self.camera.at)
        if not self.near.holds(self.stage, canvas, view, at):
            assert self.overlay is not None
            self.overlay.resting.clear()
            self.near.make(self.stage, canvas, view, **self._look)
        stage, self.view = self.near.of(view, at)
        return stage, self.view

    def aside(self, canvas: Canvas) -> list[Item | None]:
        """What stands over the machine and under what is seen of its end."""
        return []

    def framed(self, canvas: Canvas) -> MachineView:
        """What the camera sees above the chain, shifted as far as the board shakes."""
        shaken, area = 0.0 if self.reduced else self._follow_board(), canvas.area
        strip = self.chain.rect.top if self.chain else area.bottom
        self.view = self.camera.frame(self.stage_area(canvas), area.width, strip, shaken)
        self.lens.zoom, self.lens.stage.turner = self.view.units_per_cm, self.stage.turner
        return self.view

    def _follow_board(self) -> float:
        """How far the picture is shaken with the board, cm: not by what nobody sees, as all is drawn anew for it."""
        least, board = _TREMBLES if self.leaning.leans else _STIRS, self.poses[BOARD][0]
        self._shaken = max(board - least, min(board + least, self._shaken))
        return self._shaken

    def stage_area(self, canvas: Canvas) -> FRect:
        """How much of the canvas is the machine's stage."""
        return canvas.area

    def above(self, canvas: Canvas) -> list[Item | None]:
        """While the crank is turned the needle, and what its hand is to see from near."""
        poses, begun = self.poses, self.act != "ready"
        self._frames = min(_GLASSES, self._frames + 1)
        near = [
            self.lens.item(canvas, poses, not begun or self._backwards > 0) if self._frames > 1 else None,
            self.onlooker.item(canvas, poses, begun) if self._frames > 2 else None,
            self.gauge.item(canvas),
        ]
        return [*super().above(canvas), *near]


# How a match that waits for its trap opens the crank, and what it is told when the run is over.


def open_crank(play: MousetrapPlay, pending: PendingTrapRun) -> None:
    """Show the run that the match waits for; the match is told how the crank is turned, and once what came of it."""
    play.shell.open(
        "mousetrap_crank",
        run=pending.run,
        who=operator(play.opened),
        on_turned=play.note_crank,
        on_end=lambda: answer(play.shell, pending, play.answer),
    )
    if play.resumed:
        play.shell.open("notice", heading=_(labels.ONLY_ONE_TRY), text=ends.goes_on())


def may_watch(played: Played) -> bool:
    """Whether it is known how the crank was turned in a run on record; some of one's own machines have none."""
    return bool(noted_hand(played.notes).changes) or (
        isinstance(played.act, TrapRan) and played.act.last_link in OWN_LINKS
    )


class RunFilm(Crank):
    """A run under a recorded hand that is looked at like a film, from its beginning; it stays until it is left."""

    first, seeks = "film_play", False

    def __init__(self, shell: Shell, run: TrapRun, who: Operator, on_end: Callable[[], None]) -> None:
        super().__init__(shell, run, who, on_end=on_end)
        self.stays, self.act, self.playing = True, "again", 0
        self._cheered = False

    def tick(self, dt: float) -> bool:
        """Run it ahead, a slice a frame, then play it."""
        if self.watched.run.done:
            return super().tick(dt)
        self.watched.run_ahead(_AHEAD)
        if self.watched.run.done:
            self.told = True
            self.ended()
            self.play(1)
        return True

    def ended(self) -> None:
        """Work out what caused a miss, and tell; what came of it is heard where the film ends."""
        self.reason = Reason(self.watched.run, workers=self.shell.workers)
        self.on_end()

    def ways_on(self) -> None:
        """The first time, the result is heard."""
        if not self._cheered:
            self._cheered = True
            self.finale.begin(self.watched.report)
        super().ways_on()

    def film_extras(self) -> Sequence[Extra]:
        """Besides, the way out."""
        return [*super().film_extras(), ("film_close", "close", films.LEAVES, self.shell.close)]

    def on_back(self) -> None:
        """Leave at once, whatever moves."""
        self.shell.close()


def watch_film(opened: OpenMatch, shell: Shell, played: Played) -> None:
    """Look at a run on record like a film; where it comes to another end than is on record, that is said."""
    assert isinstance(played.act, Answer)
    run = trap_run(played.before, noted_hand(played.notes))
    while run.settling:
        run.step()
    pending = PendingTrapRun(run, recorded=Answered(played.act, played.notes))
    who = operator(opened, played.before, played.seat)
    shell.open("mousetrap_run_film", run=run, who=who, on_end=lambda: answer(shell, pending, lambda answered: None))


def operator(opened: OpenMatch, state: State | None = None, seat: str = "") -> Operator:
    """Who cranks, and whose mice sit on the wheel: now, or in an earlier position."""
    match = opened.runner.match
    if state is None:
        assert isinstance(match.waiting, Ask)
        state, seat = match.state, match.waiting.seat
    wheel = on_wheel(state)
    caught = listed([opened.names.get(mouse) or seat_name(mouse) for mouse in wheel])
    return Operator(seat, opened.names.get(seat, seat.title()), wheel, caught)


def on_wheel(state: State) -> tuple[str, ...]:
    """The seats whose mice sit on the wheel."""
    return tuple(state.table.seats[mouse] for mouse in victims(state) if not state.captured[mouse])


def answer(shell: Shell, pending: PendingTrapRun | PendingOwnRun, give: Callable[[Answered], None]) -> None:
    """What is on record counts; where the run that was shown came to something else, that is said."""
    give(pending.answered())
    if pending.differs:
        shell.open("notice", heading=_(shared.HERE_THE_MACHINE_DID_SOMETHING), text=_(_OTHERWISE))


_OTHERWISE = labels.THE_CRANK_WAS_TURNED_JUST
