"""The tray without rules: to play with, and to practise feeling on."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial

from pygame import FRect

from game.games.boobytrap.nature import lies_ready, recall, tray_of
from game.games.boobytrap.pictures.motion import Tag, feeling
from game.games.boobytrap.pictures.panel import HandHead, HandRow, Switch, TakeButton
from game.games.boobytrap.pictures.places import arranged
from game.games.boobytrap.rules.moves import Pulled
from game.games.boobytrap.rules.state import State
from game.games.boobytrap.table.animation import PITCHES
from game.games.boobytrap.table.hand import LivePull
from game.games.boobytrap.table.play import Laying
from game.games.boobytrap.table.tray_presenter import Running, TrayPresenter
from game.games.boobytrap.table.tray_screen import TrayScreen
from game.games.boobytrap.text import table as labels
from game.games.boobytrap.text import table as words
from game.games.boobytrap.tray.lift_gesture import LiftGesture
from game.games.boobytrap.tray.packing import MARK
from game.games.boobytrap.tray.pulling import PullRun
from game.games.boobytrap.tray.settled import GRADES, Tray, grade
from game.machine.lift import STEADY, HandLift
from game.session.match import Played
from game.text import screens
from game.text.language import _, sentences
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BODY, BOLD, HEAD, SMALL_BOLD, Style
from game.ui.drawing.light import strength
from game.ui.input.bindings import Point
from game.ui.motion import Motion
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import Column, Stack, control_height, split
from game.ui.widgets.panels import Card, Label

_TITLE = Style("display", 34)
_PAD, _GAP = 14.0, 10.0
_MM = 25.4
_FLY = 0.42
_TELL = (
    labels.MIX_THE_PIECES_TOUCH_ONE,
    labels.THE_LINES_SHOW_WHICH_PIECES,
    labels.YOU_CAN_PUT_BACK_WHATEVER,
)


class Workshop(TrayScreen):
    """A tray of one's own."""

    first = "mix"

    def __init__(self, shell: Shell, seed: int | None = None, tray: Tray | None = None) -> None:
        super().__init__(shell)
        self.toy = TrayPresenter(shell.sound, lambda at: self.home())
        self.toy.jolts.on_trip = self._tell_trip
        self.toy.jolts.calm = shell.settings.reduced_motion
        self.toy.drama.dark = strength(shell.settings)
        self.motion = Motion()
        self.arches = True
        self.touched = 0
        self.taken: list[tuple[Tray, tuple[int, ...], bool]] = []
        self.told: Tag | None = None
        self.dice = random.Random(seed)
        self.begin(tray)

    def begin(self, tray: Tray | None) -> None:
        """Lay a tray there, or mix one."""
        if tray is not None:
            self.toy.set(tray)
        else:
            self.mix()

    # What the tray screen asks.

    def home(self) -> Point:
        """Where pieces that were taken lie."""
        row = self.find("taken")
        return row.visible.center if row is not None else (0.0, 0.0)

    def in_hand(self) -> int:
        """The touched piece."""
        return 0 if self.motion.busy else self.touched

    def shown_touched(self) -> int:
        """The touched piece, while it is being felt too."""
        return self.touched

    def tag(self) -> Tag | None:
        """How the piece feels, or what a pull came to."""
        return self.told

    @property
    def may_touch(self) -> bool:
        """Whether any piece may be touched now."""
        return not self.motion.busy

    # What is done.

    def _run(self, running: Running) -> None:
        settings = self.shell.settings
        self.motion.speed, self.motion.reduced = settings.pace, settings.reduced_motion
        self.motion.play(running)
        self.stale()

    def mix(self) -> None:
        """All pieces back, and mixed anew."""
        if not self.motion.busy:
            self.touched, self.told, self.taken = 0, None, []
            self.toy.skip()
            self.toy.tray = None
            self._run(self.toy.mix(self.dice.randrange(1, 1 << 31), self.stale))

    def feel(self, number: int) -> None:
        """Touch a piece."""
        if self.motion.busy or self.toy.tray is None:
            return
        grip = round(100 * self.toy.tray.grip(number))
        self.toy.begin_turn()
        self.touched, self.told = number, feeling(number, grip, room=self.toy.room)
        word = self.told.sign.removeprefix("booby/")
        self.shell.sound.play("wood_knock" if word == "loose" else "wood_creak", 0.8, PITCHES[word])
        self._run(self.toy.probe(number, self.stale))

    def take(self) -> None:
        """Take the touched piece steadily."""
        if self.in_hand() and self.toy.tray is not None:
            before = self.toy.tray
            self._run(self.toy.pull_freely(self.touched, STEADY, lambda run: self._came_out(before, run)))

    def take_up(self, hand: LiftGesture) -> None:
        """A piece that is drawn up is taken."""
        self.toy.lifting = None
        self.take()

    def _tell_trip(self) -> None:
        self.told = Tag("ui/warning", *words.snapping(0), "warn")

    def _came_out(self, before: Tray, run: PullRun) -> None:
        report = run.report()
        tripped = report.travel_mm >= MARK
        told = words.tripped(0, report.travel_mm / _MM, len(report.thrown)) if tripped else words.kept(
            0, report.travel_mm / _MM)  # fmt: skip
        self.told = Tag("ui/warning" if tripped else "ui/check", *told, "warn" if tripped else "good")
        self.taken.append((before, (report.number, *report.thrown), tripped))
        self.touched = 0
        self.toy.give(lambda at: self.home(), _FLY)
        self.toy.read_off(report.travel_mm, tripped)
        self.focus_near(self.toy.place(report.number))
        self.stale()

    def put_back(self) -> None:
        """The tray as it was before the last piece was taken."""
        if self.taken and not self.motion.busy:
            tray = self.taken.pop()[0]
            self.touched, self.told = 0, None
            self.toy.skip()  # what is still in the air lies in that tray again
            self.toy.set(tray)
            self.shell.sound.play("part_placed", 0.7)
            self.stale()

    def skip(self) -> None:
        """Jump to the end of what is moving."""
        self.motion.skip()
        self.toy.skip()
        self.stale()

    # Composing.

    def compose(self, canvas: Canvas) -> None:
        """The tray, and a panel with what can be done."""
        self.slots = arranged(canvas)
        self.toy.picture.view = self.slots.view
        self._panel(canvas, self.slots.panel)
        if self.slots.log.width:
            self.add(Card("told_card", self.slots.log, corner=10))
            self.add(Label("told", self.slots.log.inflate(-28, -22), text=self._advice(canvas, self.slots.log)))
        tray = self.toy.tray
        may = frozenset(tray.left) if tray is not None and self.may_touch else frozenset()
        self.pieces("back", may, self.feel, lambda number: words.piece_hint(number, 0))

    @staticmethod
    def _advice(canvas: Canvas, room: FRect) -> str:
        """As many of the sentences as there is room for."""
        told = [_(sentence) for sentence in _TELL]
        while told and canvas.letters.height(sentences(*told), BODY, room.width - 28) > room.height - 22:
            told.pop()
        return sentences(*told)

    def _panel(self, canvas: Canvas, place: FRect) -> None:
        letters = canvas.letters
        self.add(Card("panel", place, corner=12))
        inner = place.inflate(-2 * _PAD, -2 * _PAD)
        big, small = max(54.0, letters.line(HEAD) + 24), max(48.0, letters.line(HEAD) + 16)
        title = letters.line(_TITLE)
        name = _(labels.THE_WORKSHOP)
        style = letters.fitting(name, _TITLE, inner.width)
        self.add(Label("title", FRect(inner.x, inner.y, inner.width, title), text=name, style=style))
        foot = FRect(inner.x, inner.bottom - small, inner.width, small)
        self.add(Button("shelf", foot, text=_(labels.TO_THE_SHELF), icon="exit", on_press=self.on_back))
        view = FRect(inner.x, inner.y + title + _GAP, inner.width, foot.top - inner.y - title - 2 * _GAP)
        head, row = 28 + letters.line(SMALL_BOLD), max(36.0, letters.line(HEAD))
        assist = max(48.0, letters.line(SMALL_BOLD) + 14)
        own = "" if self.slots and self.slots.log.width else sentences(*map(_, _TELL))
        tall = letters.height(own, BODY, view.width - 16) if own else 0.0
        whole = 2 * (big + _GAP) + head + row + assist + tall + 4 * _GAP
        with self.region("panel", FRect(view.x - 6, view.y, view.width + 12, view.height), whole + 12):
            wide = view.width - (14 if whole + 12 > view.height else 0)
            self._rows(canvas, FRect(view.x, view.y + 5, wide, 0), (big, head, row, assist, tall), own)

    def _rows(self, canvas: Canvas, at: FRect, heights: tuple[float, float, float, float, float], own: str) -> None:
        big, head, row, assist, tall = heights
        half = (at.width - _GAP) / 2
        busy, top = self.motion.busy, at.y
        take = FRect(at.x, top, at.width, big)
        if busy:
            self.add(TakeButton("skip", take, text=_(labels.SKIP), on_press=self.skip, style=HEAD,
                                hint=_(labels.SKIPS_TO_THE_END)))  # fmt: skip
        else:
            hint = _(labels.LIFTS_THE_TOUCHED_PIECE_OR)
            self.add(TakeButton("take", take, text=_(labels.TAKE_IT), kind="act", style=HEAD, on_press=self.take,
                                enabled=bool(self.touched), shortcut="t", hint=hint))  # fmt: skip
        top += big + _GAP
        self.add(Button("mix", FRect(at.x, top, half, big), text=_(labels.MIX), icon="replay", kind="primary",
                        on_press=self.mix,
                        enabled=not busy, shortcut="m", hint=_(labels.PUTS_ALL_PIECES_BACK_AND)))  # fmt: skip
        place = FRect(at.x + half + _GAP, top, half, big)
        back = _(labels.PUT_BACK)
        icon = "undo" if Button.width(canvas, back, "undo") <= half else ""
        style = canvas.letters.fitting(back, ACT, half - 26)
        self.add(Button("back", place, text=back, icon=icon, style=style, on_press=self.put_back, shortcut="u",
                        enabled=bool(self.taken) and not busy, hint=_(labels.THE_TRAY_AS_IT_WAS)))  # fmt: skip
        top += big + _GAP
        self.add(Switch("arches", FRect(at.x, top, at.width, assist), text=_(labels.SHOW_THE_ARCHES), icon="booby/arch",
                        on=self.arches, on_change=self.show_arches, shortcut="a", note=_(labels.WHERE_THE_FORCE_RUNS),
                        hint=_(labels.LINES_FROM_PIECE_TO_PIECE_AS)))  # fmt: skip
        top += assist + _GAP
        self.add(HandHead("head", FRect(at.x, top, at.width, head), values=(1, 2, 3), points=False))
        pieces = tuple(number for _tray, numbers, _tripped in self.taken for number in numbers)
        trips = sum(tripped for *_rest, tripped in self.taken)
        self.add(HandRow("taken", FRect(at.x, top + head, at.width, row), seat="", text=_(labels.YOU), pieces=pieces,
                         trips=trips, points=False))  # fmt: skip
        top += head + row + _GAP
        if own:
            self.add(Label("told", FRect(at.x + 2, top, at.width - 4, tall), text=own))

    # Time and input.

    def tick(self, dt: float) -> bool:
        """Let runs and pieces go on."""
        busy = self.motion.busy
        moved = (self.motion.update(dt) if busy else False) or self.hand.advance(dt)
        flying = self.toy.update(dt)
        if busy != self.motion.busy:
            self.stale()
        return moved or flying or busy

    def on_back(self) -> None:
        """Esc puts a piece down, or leads to the shelf."""
        if self.toy.lifting is not None:
            self.let_go()
        else:
            self.shell.go_to("title")

    def on_help(self) -> None:
        """F1 opens the rules."""
        self.shell.open("rules", game="boobytrap")


# A tray to practise feeling on: touch a piece, guess how it is held, see it, and take it out if you like.

_PRACTICE_TITLE = Style("display", 30)
_WORDS = tuple(word for _most, word in GRADES)


def practice_panel(
    screen: TrayScreen, canvas: Canvas, place: FRect, title: str, acts: Callable[[Canvas, float, float], Stack]
) -> None:
    """The panel of a practice: what it is, what can be done, and Done at the foot."""
    letters = canvas.letters
    screen.add(Card("panel", place, corner=12))
    column = Column(place.inflate(-2 * _PAD, -2 * _PAD), _GAP)
    style = letters.fitting(title, _PRACTICE_TITLE, column.rest().width)
    screen.add(Label("title", column.take(letters.line(_PRACTICE_TITLE)), text=title, style=style))
    high = max(48.0, letters.line(HEAD) + 16)
    foot = column.last(high, _GAP)
    screen.add(Button("shelf", foot, text=_(words.DONE), icon="check", on_press=screen.on_back,
                      hint=_(words.ENDS_THE_PRACTICE)))  # fmt: skip
    view = column.rest()
    acts(canvas, view.width - 24, high).scroll(screen, "panel", view.inflate(12, 0), view.inflate(-12, -8), 12)


class Practice(Workshop):
    """Opened over whatever is there; nothing here touches a match. right, guesses: how many so far."""

    def __init__(self, shell: Shell, seed: int | None = None, tray: Tray | None = None) -> None:
        super().__init__(shell, seed, tray)
        self.arches = False
        self.right = self.guesses = 0
        self._hidden: tuple[str, Tag] | None = None
        self._line = ""

    # What is done.

    def feel(self, number: int) -> None:
        """Touch a piece; how it is held stays hidden until it was guessed."""
        tray = self.toy.tray
        if self.motion.busy or tray is None:
            return
        super().feel(number)
        assert self.told is not None
        self._hidden, self.told = (grade(tray.grip(number)), self.told), None
        self._say(_(words.HOW_IS_IT_HELD))

    def guess(self, word: str) -> None:
        """Say how the touched piece is held."""
        if self._hidden is None:
            return
        found = self._hidden[0]
        self.guesses += 1
        self.right += word == found
        said = (words.RIGHT if word == found else words.WRONG)[found]
        self.uncover(sentences(_(said), words.guessed(self.right, self.guesses)))

    def uncover(self, line: str = "") -> None:
        """Show how the touched piece is held."""
        if self._hidden is not None:
            self.told, self._hidden = self._hidden[1], None
            self._say(line or sentences(self.told.line, _(words.TAKE_A_LOOSE_ONE)))

    def take(self) -> None:
        """Take the touched piece; then there is nothing more to guess."""
        self._hidden = None
        super().take()

    def mix(self) -> None:
        """All pieces back, and mixed anew."""
        self._hidden, self._line = None, ""
        super().mix()

    def _say(self, line: str) -> None:
        self._line = line
        self.shell.announcements.say(line)
        self.stale()

    def on_back(self) -> None:
        """Esc puts a piece down, or ends the practice."""
        if self.toy.lifting is not None:
            self.let_go()
        else:
            self.shell.close()

    # Composing.

    @staticmethod
    def _advice(canvas: Canvas, room: FRect) -> str:
        """What there is to be listened for."""
        return _(words.TOUCH_ANY_PIECE)

    def _panel(self, canvas: Canvas, place: FRect) -> None:
        practice_panel(self, canvas, place, _(words.PRACTISE_FEELING), self._acts)

    def _acts(self, canvas: Canvas, width: float, high: float) -> Stack:
        """What has happened, the guesses, and what can be done."""
        letters, line = canvas.letters, self._line or _(words.TOUCH_ANY_PIECE)
        stack = Stack(_GAP)
        stack.add(letters.height(line, BOLD, width), partial(self._told, line))
        small = control_height(letters, BOLD, 48)
        if self._hidden is not None and not self.motion.busy:
            for first in (0, 2):
                stack.add(small, partial(self._guesses, canvas, first))
            look: Callable[[FRect], object] = partial(self._look, canvas)
            stack.add(small, look)
        stack.add(high, self._take)
        stack.add(high, self._mix)
        stack.add(max(48.0, letters.line(SMALL_BOLD) + 14), self._arches)
        return stack

    def _told(self, line: str, place: FRect) -> None:
        self.add(Label("line", place, text=line, style=BOLD))

    def _guesses(self, canvas: Canvas, first: int, place: FRect) -> None:
        for number, spot in enumerate(split(place, 2, _GAP), first):
            word = words.grip_word(_WORDS[number])
            style = canvas.letters.fitting(word, BOLD, spot.width - 26)
            self.add(Button(f"guess_{_WORDS[number]}", spot, text=word, style=style, shortcut=str(number + 1),
                            on_press=partial(self.guess, _WORDS[number]), hint=_(words.YOU_GUESS)))  # fmt: skip

    def _look(self, canvas: Canvas, place: FRect) -> None:
        style = canvas.letters.fitting(_(words.LOOK), BOLD, place.width - 60)
        self.add(Button("look", place, text=_(words.LOOK), icon="eye", style=style, on_press=self.uncover,
                        hint=_(words.SHOWS_HOW)))  # fmt: skip

    def _take(self, place: FRect) -> None:
        if self.motion.busy:
            self.add(TakeButton("skip", place, text=_(labels.SKIP), on_press=self.skip, style=HEAD,
                                hint=_(labels.SKIPS_TO_THE_END)))  # fmt: skip
            return
        hint = _(labels.LIFTS_THE_TOUCHED_PIECE_OR)
        self.add(TakeButton("take", place, text=_(labels.TAKE_IT), kind="act", style=HEAD, on_press=self.take,
                            enabled=bool(self.touched), shortcut="t", hint=hint))  # fmt: skip

    def _mix(self, place: FRect) -> None:
        self.add(Button("mix", place, text=_(labels.MIX), icon="replay", on_press=self.mix, shortcut="m",
                        enabled=not self.motion.busy, hint=_(labels.PUTS_ALL_PIECES_BACK_AND)))  # fmt: skip

    def _arches(self, place: FRect) -> None:
        self.add(Switch("arches", place, text=_(labels.SHOW_THE_ARCHES), icon="booby/arch", on=self.arches,
                        on_change=self.show_arches, shortcut="a", note=_(labels.WHERE_THE_FORCE_RUNS),
                        hint=_(labels.LINES_FROM_PIECE_TO_PIECE_AS)))  # fmt: skip


# A pull of a match, done again by hand: the tray as it lay, and the piece that was touched.


class PullAgain(Workshop):
    """Opened over whatever is there; nothing here touches a match. tries, calm: how many, and how many did not trip.

    state: the position in which the tray was asked. acts: what led there, with what was noted of the tray.
    """

    first = "take"

    def __init__(self, shell: Shell, state: State, acts: Sequence[Played]) -> None:
        self._state, self._line = state, ""
        self.tries = self.calm = 0
        self.live: LivePull | None = None
        self._waits = False
        self.laying: Laying | None = None
        pulled = next((act for act in reversed(acts) if isinstance(act.act, Pulled)), None)
        if pulled is not None and not lies_ready(state):
            recall(state, pulled.notes)
        super().__init__(shell)
        self.arches = False

    def begin(self, tray: Tray | None) -> None:
        """Lay the tray as it was, a slice a frame where that takes long."""
        if lies_ready(self._state):
            self._lie()
        else:
            self.laying = Laying(self._state)

    def _lie(self) -> None:
        self.laying = None
        self.toy.set(tray_of(self._state))
        self._touch()

    def _touch(self) -> None:
        """The piece of the match is touched."""
        tray, number = self.toy.tray, self._state.touched
        assert tray is not None
        self.touched, self.told = number, feeling(number, round(100 * tray.grip(number)), room=tray.room)
        self.stale()

    # What the tray screen asks.

    @property
    def steady(self) -> bool:
        """One's own hand draws."""
        return False

    @property
    def drawing(self) -> bool:
        """Whether a hand draws a piece that is taken."""
        return self.live is not None and self.live.drawing

    @property
    def height_mm(self) -> float:
        """How high the piece is that is being drawn."""
        return self.live.height_mm if self.live is not None else 0.0

    def in_hand(self) -> int:
        """The touched piece, until it is taken."""
        return 0 if self.live is not None else super().in_hand()

    @property
    def may_touch(self) -> bool:
        """Whether another piece may be touched: not while one is being drawn."""
        return self.live is None and super().may_touch

    # What is done.

    def feel(self, number: int) -> None:
        """Touch another piece, unless one is being drawn; the hand is taken off the first."""
        if self.live is None:
            self.let_go()
            super().feel(number)

    def take(self) -> None:
        """Lay a hand on the touched piece."""
        if self.in_hand() and self.toy.lifting is None:
            self.toy.lifting = LiftGesture(self.touched)
            self._say(_(labels.DRAW_IT_SLOWLY))

    def take_up(self, hand: LiftGesture) -> None:
        """A piece that is drawn up is taken, the tray moving with the hand."""
        before, self._waits = self.toy.tray, False
        assert before is not None
        run = PullRun(before.copy(), self.touched, HandLift(), live=True)

        def end() -> None:
            self.live = self.toy.lifting = None
            self._came_out(before, run)

        running = self.toy.pull(run, end, slow=True)
        self.live = LivePull(run, running, hand, lambda lift: None, self.shell.sound)
        self._say(_(labels.SLOWLY_AND_STRAIGHT_WHAT_IS))

    def let_come(self) -> None:
        """The hand goes up by itself, evenly, also before it has begun to draw."""
        if self.live is None and self.toy.lifting is not None:
            self.take_up(self.toy.lifting)
        if self.live is not None:
            self.live.let_go()
            self.focus("skip")
            self.stale()

    def _came_out(self, before: Tray, run: PullRun) -> None:
        super()._came_out(before, run)
        self.tries += 1
        self.calm += not self.taken[-1][2]
        assert self.told is not None
        self._say(sentences(self.told.line, words.held_still(self.calm, self.tries)))

    def put_back(self) -> None:
        """The tray as it was in the match."""
        if self.taken and not self.motion.busy and self.live is None:
            self.taken = self.taken[:1]
            super().put_back()
            self._touch()
            self._say("")

    def skip(self) -> None:
        """Jump to the end of what is moving."""
        if self.live is not None:
            self.live.finish()
        super().skip()

    def _say(self, line: str) -> None:
        self._line = line
        if line:
            self.shell.announcements.say(line)
        self.stale()

    def on_back(self) -> None:
        """Esc takes the hand off, or ends the practice."""
        hand = self.toy.lifting
        if hand is not None and (hand.held or not self.drawing):
            self.let_go()
            self.stale()
        else:
            self.shell.close()

    def tick(self, dt: float) -> bool:
        """The tray is laid, or goes on with the hand."""
        if self.laying is not None:
            if self.laying.go_on():
                self._lie()
                self.focus("take")
            return True
        moved, waits = super().tick(dt), self.toy.lifting is not None and self.live is None
        if waits != self._waits:
            self._waits = waits
            if not waits:
                self._say("")
            self.stale()
        return self.live.advance(dt, self.shell.settings.pace) or moved if self.live is not None else moved

    # Composing.

    @staticmethod
    def _advice(canvas: Canvas, room: FRect) -> str:
        """What a hand has to do."""
        return _(labels.SLOWLY_AND_STRAIGHT_WHAT_IS)

    def _panel(self, canvas: Canvas, place: FRect) -> None:
        practice_panel(self, canvas, place, _(screens.PULL_IT_AGAIN), self._acts)

    def _acts(self, canvas: Canvas, width: float, high: float) -> Stack:
        """What has happened, and what can be done."""
        letters, stack = canvas.letters, Stack(_GAP)
        line = self._line or _(labels.THE_TRAY_IS_LAID_AS if self.laying is not None else words.AS_IT_LAY)
        stack.add(letters.height(line, BOLD, width), lambda spot: self.add(Label("line", spot, text=line, style=BOLD)))
        stack.add(high, self._take)
        stack.add(high, self._back)
        return stack

    def _take(self, place: FRect) -> None:
        if self.toy.lifting is not None and (self.live is None or self.drawing):
            self.add(TakeButton("take", place, text=_(labels.LET_IT_COME), on_press=self.let_come, style=HEAD,
                                hint=_(labels.YOUR_HAND_GOES_UP_BY)))  # fmt: skip
        elif self.motion.busy or self.live is not None:
            self.add(TakeButton("skip", place, text=_(labels.SKIP), on_press=self.skip, style=HEAD,
                                hint=_(labels.SKIPS_TO_THE_END)))  # fmt: skip
        else:
            self.add(TakeButton("take", place, text=_(labels.TAKE_HOLD), kind="act", style=HEAD, on_press=self.take,
                                enabled=bool(self.in_hand()), shortcut="t",
                                hint=_(labels.LAYS_YOUR_HAND_ON_IT)))  # fmt: skip

    def _back(self, place: FRect) -> None:
        able = bool(self.taken) and not self.motion.busy and self.live is None
        self.add(Button("back", place, text=_(labels.PUT_BACK), icon="undo", on_press=self.put_back, shortcut="u",
                        enabled=able, hint=_(labels.THE_TRAY_AS_IT_WAS)))  # fmt: skip
