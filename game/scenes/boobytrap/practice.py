"""A tray to practise feeling on: touch a piece, guess how it is held, see it, and take it out if you like."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import FRect

from game.physics.boobytrap.settled import GRADES, Tray, grade
from game.pictures.boobytrap.shown import Tag
from game.pictures.boobytrap.sidebar_widgets import Switch, TakeButton
from game.scenes.boobytrap.workshop import Workshop
from game.text.boobytrap import practice as words
from game.text.boobytrap import screens as labels
from game.text.language import _, sentences
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.layout import Column, Stack, control_height, split
from game.ui.lettering import BOLD, HEAD, SMALL_BOLD, Style
from game.ui.panels import Card, Label
from game.ui.shell import Shell

_TITLE = Style("display", 30)
_PAD, _GAP = 14.0, 10.0
_WORDS = tuple(word for _most, word in GRADES)


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
        letters = canvas.letters
        self.add(Card("panel", place, corner=12))
        column = Column(place.inflate(-2 * _PAD, -2 * _PAD), _GAP)
        name = _(words.PRACTISE_FEELING)
        style = letters.fitting(name, _TITLE, column.rest().width)
        self.add(Label("title", column.take(letters.line(_TITLE)), text=name, style=style))
        high = max(48.0, letters.line(HEAD) + 16)
        foot = column.last(high, _GAP)
        self.add(Button("shelf", foot, text=_(words.DONE), icon="check", on_press=self.on_back,
                        hint=_(words.ENDS_THE_PRACTICE)))  # fmt: skip
        view = column.rest()
        self._acts(canvas, view.width - 24, high).scroll(self, "panel", view.inflate(12, 0), view.inflate(-12, -8), 12)

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
