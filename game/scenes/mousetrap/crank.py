"""The crank in the player's hand: the camera follows the machine, the chain lights up, the end is told honestly."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from pygame import FRect

from game.physics.hand import STEPS_PER_SECOND, Hand
from game.physics.mousetrap.report import LINKS
from game.physics.mousetrap.run import TrapRun
from game.physics.mousetrap.watched import FREE_AT
from game.physics.specs import Point
from game.pictures.mousetrap import director
from game.pictures.mousetrap.chain import CORNER, LIFT, Chain, marks
from game.pictures.mousetrap.director import WORLD, Camera
from game.pictures.mousetrap.finale import Finale
from game.pictures.mousetrap.lens import RADIUS
from game.pictures.mousetrap.stage import Look
from game.pictures.mousetrap.view import MachineView
from game.scenes.mousetrap import verdict
from game.scenes.mousetrap.machine_screen import SPEEDS, MachineScreen, steered
from game.scenes.mousetrap.operator_card import Operator, operator_card
from game.scenes.mousetrap.reason import Reason
from game.scenes.mousetrap.verdict import VerdictCommands
from game.scenes.picks import spoken
from game.ui.buttons import Button, Choice
from game.ui.canvas import Canvas
from game.ui.film import Item
from game.ui.lettering import BODY, BOLD, HEAD, SMALL, SMALL_BOLD
from game.ui.panels import Card, Label
from game.ui.shell import Shell
from game.ui.verbs import Input, Phase, Pointed, Pressed, Verb
from game.words import mousetrap_ends as ends
from game.words import mousetrap_links as words
from game.words.language import say

_EDGE, _GAP = 14.0, 10.0
_LINGER = 3.0
_NOTED_EVERY = STEPS_PER_SECOND // 4
"""Steps between two notes of a hand that goes on turning: nothing is seen to be decided in so short a time."""


@dataclass
class TurnButton(Button):
    """Turns the crank steadily by one press; left and right turn it slower and faster."""

    faster: Callable[[float], None] = lambda by: None

    def steer(self, verb: Verb) -> bool:
        """Turn by keys."""
        return steered(self.faster, verb)


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
        self.on_turned = on_turned
        self.on_end = on_end
        super().__init__(shell, run)
        self.camera = Camera(WORLD, self.reduced)
        self.finale = Finale(run.inputs.placements, self.who.wheel, shell.sound, self.reduced)
        self.left = _LINGER / (float(self.speed) or 4.0)
        self.stays = run.live
        self.reason: Reason | None = None
        self._noted: tuple[int, bool] | None = None

    first = "turn"

    def ended(self) -> None:
        """Tell the table, and let the end be seen."""
        self.finale.begin(self.watched.report)
        self.reason = Reason(self.watched.run)
        self.focused = self.first
        self.on_end()

    # Time.

    def tick(self, dt: float) -> bool:
        """Run, and let the camera follow."""
        moved = super().tick(dt)
        if self.act == "running" and self.watched.begun:
            self._note()
        if self.act == "over" and not self.stays:
            self.left -= dt
            if self.left <= 0:
                self.shell.close()
        ends_now = self.act == "over" and (self.finale.tick(dt) | self._find_out())
        return self.camera.glide(self._looked_at(), dt) or ends_now or moved

    def _find_out(self) -> bool:
        """Look for the cause of a miss; tell whether there is more to be found."""
        if self.reason is None or not self.reason.looking:
            return False
        if self.reason.work():
            self.finale.blamed = next(iter(self.reason.parts), None)
            self.stale()
        return True

    def show_better(self) -> None:
        """Lay the run over this one that catches with what was to blame put right."""
        better = self.reason.better if self.reason else None
        if better is not None:
            self.shell.open("mousetrap_corrected", run=TrapRun(better), who=replace(self.who, wheel=(), caught=""))

    def _note(self) -> None:
        """Tell how the crank is turned: at first, then from time to time, and when the hand comes off."""
        run = self.watched.run
        free = len(run.links) >= FREE_AT
        if self._noted is None or free != self._noted[1] or run.steps - self._noted[0] >= _NOTED_EVERY:
            self._noted = run.steps, free
            self.on_turned(self.watched.plan)

    def _looked_at(self) -> Point:
        """What the camera looks at: where the chain ended, once it has."""
        report = self.watched.report
        if self.act == "over" and not report.captured and self.view is not None and self.chain is not None:
            return self.finale.watched(report, self.poses, self.chain.rect.top / 2, self.view.units_per_cm)
        return director.target(self.watched.reached(), self.poses)

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
        self.panes.clear()
        area = canvas.area
        self.chain = Chain.fitting(canvas, area, self.chain)
        self.add(Card("strip", self.pane(self.chain.rect), lift=LIFT, corner=CORNER))
        cards = [operator_card(self, canvas, area, self.who)]
        cards.append(self._speed_card(canvas, area, cards[0]))
        if self.act == "over":
            self._verdict(canvas, area, cards)
        else:
            self._prompt(canvas, area, cards)
        for mark in marks(self.chain, self.act in ("over", "again"), self._link_words(), self.watch_from):
            self.add(mark)

    def _speed_card(self, canvas: Canvas, area: FRect, beside: FRect) -> FRect:
        letters = canvas.letters
        wide = min(area.width - 2 * _EDGE, Choice.width(canvas, spoken(SPEEDS), SMALL_BOLD) + 24)
        line, high = letters.line(BOLD), max(44.0, letters.line(SMALL_BOLD) + 20)
        told = ends.speed_note(self.act, self.shell.device.cap("Esc", "B"))
        stacked = wide + beside.right + _GAP > area.right - _EDGE
        top = beside.bottom + _GAP if stacked else _EDGE
        room = self.pane(FRect(area.right - _EDGE - wide, top, wide, line + high + 26))
        self.add(Card("speeds", room))
        head = FRect(room.x + 16, room.y + 9, room.width - 32, line)
        self.add(Label("speed_head", head, text=say("Speed"), style=BOLD))
        if letters.width(say("Speed"), BOLD) + letters.width(told, SMALL) + 24 < head.width:
            ink = canvas.theme.faint
            self.add(Label("speed_note", head, text=told, style=SMALL, colour=ink, align="right middle"))
        place = FRect(room.x + 12, head.bottom + 5, room.width - 24, high)
        hint = say("How fast you watch. The machine does the same at every speed.")
        self.add(
            Choice(
                "speed",
                place,
                picks=spoken(SPEEDS),
                value=self.speed,
                on_choose=self.choose_speed,
                style=SMALL_BOLD,
                hint=hint,
            )
        )
        return room

    def _spot(self, area: FRect, cards: Sequence[FRect], half: float) -> tuple[float, float]:
        """The middle and top of the free place between or below the cards at the head."""
        left, right = cards[0].right, cards[1].left
        if right - left >= 2 * half + 2 * _GAP and cards[1].top == cards[0].top:
            return max(min(area.centerx, right - half - _GAP), left + half + _GAP), _EDGE
        return area.centerx, max(card.bottom for card in cards) + _GAP

    def _prompt(self, canvas: Canvas, area: FRect, cards: Sequence[FRect]) -> None:
        """The lens over the crank and what to do with it, as long as a hand is needed."""
        self.lens.shown = self.steering
        if not self.steering:
            return
        letters = canvas.letters
        middle, top = self._spot(area, cards, RADIUS + 18)
        if top == _EDGE:
            middle = cards[1].left - RADIUS - 34
        strip = self.chain.rect.top if self.chain else area.bottom
        self.lens.centre = (middle, top + RADIUS + 22)
        told = ends.how_to_turn(self.shell.device.value)
        inner = min(area.width - 100, max(300.0, letters.width(told, BODY) + 4))
        line, high = letters.height(told, BODY, inner), max(54.0, letters.line(HEAD) + 22)
        room = FRect(0, 0, inner + 36, line + high + 34)
        room.midtop = (middle, min(self.lens.centre[1] + RADIUS + 6, strip - room.height - _GAP))
        self.pane(room)
        self.add(Card("prompt", room))
        place = FRect(room.x + 18, room.y + 11, inner, line)
        self.add(Label("told", place, text=told, align="centre top"))
        wide = min(inner, max(280.0, Button.width(canvas, say(ends.TURN), style=HEAD) + 60))
        press = FRect(room.centerx - wide / 2, place.bottom + 8, wide, high)
        self.add(
            TurnButton(
                "turn",
                press,
                text=say(ends.TURN),
                kind="act",
                style=HEAD,
                on_press=self.turn_steadily,
                faster=self.turn_faster,
                cap=self.shell.device.cap("Space", "A"),
                hint=say("Turns it evenly and slowly. Right and left turn it faster and slower."),
            )
        )

    def _verdict(self, canvas: Canvas, area: FRect, cards: Sequence[FRect]) -> None:
        """What came of it, and the ways on."""
        self.lens.shown = False
        report, reason = self.watched.report, self.reason
        word, line = ends.verdict(report, self.who.caught)
        line = f"{line} {reason.told if reason else ''}".strip()
        last = max(0, len(self.watched.report.links) - 4)
        commands = VerdictCommands(self.shell.close, partial(self.watch_from, last), self.show_better)
        ways = verdict.ways(commands, reason)
        inner, tall, low, high = verdict.measured(canvas, word, line, len(ways))
        middle, top = self._spot(area, cards, inner / 2 + 30)
        room = FRect(middle - inner / 2 - 26, top, inner + 52, tall + low + high + 46)
        strip = self.chain.rect.top if self.chain else area.bottom
        if not report.captured and director.is_high(self.finale.spot(report, self.poses)):
            room.bottom = strip - _GAP
            self.finale.free = (top, room.top)
        else:
            self.finale.free = (room.bottom, strip)
        self.pane(room)
        self.add(Card("verdict", room, lift=1.5, corner=16))
        ink = canvas.theme.good if report.captured else canvas.theme.warn
        place = FRect(room.x + 26, room.y + 12, inner, tall)
        self.add(Label("said", place, text=word, style=verdict.WORD, colour=ink, align="centre top"))
        below = FRect(place.x, place.bottom + 2, inner, low)
        self.add(Label("why", below, text=line, align="centre top"))
        each = (inner + 12) / len(ways)
        for number, way in enumerate(ways):
            way.rect = FRect(place.x + number * each, below.bottom + 14, each - 12, high)
            self.add(verdict.fitted(canvas, way))

    def ahead(self, canvas: Canvas) -> Iterator[None]:
        """The card of the verdict, as soon as the last link is reached."""
        if self.act == "running" and self.watched.reached() == len(LINKS):
            yield from verdict.ahead(canvas, *ends.verdict(self.watched.report, self.who.caught))

    def _link_words(self) -> list[str]:
        done = len(self.watched.run.links) if self.act in ("over", "again") else self.watched.reached()
        return [words.reached(link) if at < done else words.coming(link) for at, link in enumerate(LINKS)]

    # Drawing.

    def beneath(self, canvas: Canvas) -> list[Item | None]:
        """The machine, as near as it pays."""
        area = canvas.area
        strip = self.chain.rect.top if self.chain else area.bottom
        zoom = min(max(area.width / 53, strip / 27), strip / 24)
        self.view = self.camera.view(MachineView(FRect(0, 0, area.width, strip), self.camera.at, zoom), area.height)
        self.lens.zoom, self.lens.stage.turner = zoom, self.stage.turner
        caught = self.act == "over" and self.watched.report.captured
        look = Look(ghosts=False, wheel=True, mice=self.who.wheel, caught=caught)
        items = self.stage.items(canvas, self.view, self.poses, **look)
        if self.act == "over":
            items += self.finale.items(canvas, self.view, self.poses, self.watched.report)
        return items

    def above(self, canvas: Canvas) -> list[Item | None]:
        """The chain, and the lens while a hand is needed."""
        return [*super().above(canvas), self.lens.item(canvas, self.poses, self.act == "ready")]
