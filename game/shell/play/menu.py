"""The menu of a match: who holds which seat, how fast, what else a game lets one choose, and the ways out."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import NamedTuple

from game.shell import choice_lists
from game.shell.choice_lists import COMPUTER, HUMAN, SPEEDS, spoken
from game.shell.desk import DESKS
from game.shell.pages import ButtonRow, Sheet
from game.shell.play.coach import Coach
from game.shell.play.seats import Seats
from game.shell.reader import of_open_match
from game.story.story import can_be_told
from game.text import coach, queries, story
from game.text import coach as coaching
from game.text import screens as labels
from game.text.language import _
from game.text.settings import CHANGE
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY, SMALL, SMALL_BOLD, TITLE
from game.ui.input.bindings import LIST_KEY, Device
from game.ui.layout import BoxTree, ByWidth, Grow, HBox, Layers, Pad, Scroll, Sized, Space, VBox
from game.ui.widgets.buttons import Button, Choice, Pick
from game.ui.widgets.layout import control_height
from game.ui.widgets.panels import BadgeMark, KeyHints, Label
from game.ui.widgets.screen import Screen

_WIDEST = 620.0


class Further(NamedTuple):
    """One more thing to choose: its name, its word, what there is, what is chosen, what choosing does.

    hints: what each of them means, by its value.
    """

    name: str
    text: str
    picks: tuple[Pick, ...]
    value: Callable[[], str]
    choose: Callable[[str], None]
    hints: Mapping[str, str] = MappingProxyType({})


class Menu(Sheet):
    """Laid over the table; the match rests meanwhile. leave: what the way to the shelf does."""

    first = "on"

    def __init__(
        self,
        table: Screen,
        close: Callable[[], None],
        seats: Seats,
        leave: Callable[[], None],
        further: Sequence[Further] = (),
    ) -> None:
        super().__init__(table, close)
        self.seats = seats
        self.leave = leave
        self.further = further

    def tree(self, canvas: Canvas) -> BoxTree:
        letters, book = canvas.letters, of_open_match(self.seats.opened)
        speed = Further(
            "speed", _(labels.SPEED_IN_EVERY_MATCH), spoken(SPEEDS), lambda: self.shell.settings.speed, self._speed
        )
        high = control_height(letters, BODY, 46)
        rows = (
            *(self._seat(canvas, seat, name, high) for seat, name in self.seats.names.items()),
            *(self._row(canvas, choice) for choice in (*self.further, speed)),
        )
        scrolled = Scroll(VBox(*(Sized(row, height=high) for row in rows), gap=8), "rows", (10, 8, 16, 12))
        told = VBox(
            20,
            Sized(self._head(canvas), height=letters.line(TITLE)),
            2,
            Label("aim", text=book.aim(), style=SMALL_BOLD),
            4,
            Label("in_force", text=book.in_force(), style=SMALL),
            6,
            Grow(Pad(scrolled, -10, 0, -2, 0)),
            16,
            ButtonRow(self._look_up()),
            12,
            ButtonRow(self._ways()),
            20,
        )
        beside = VBox(20, self._practise(canvas), Grow()) if self._practice else None
        return self.sheet(canvas, _WIDEST, Layers(told, beside), spare=24)

    def _head(self, canvas: Canvas) -> BoxTree:
        """The title, and as many of the keys as have room beside it."""
        words = _(labels.PAUSED)
        title = Sized(Label("title", text=words, style=TITLE), canvas.letters.width(words, TITLE) + 6)
        keys = KeyHints("keys", hints=self._keys(), colour=canvas.theme.ink)
        practice = self._practise(canvas).natural_width(canvas) if self._practice else 0.0
        return HBox(title, 18, Grow(keys), 18, Space(practice))

    def _keys(self) -> Sequence[tuple[str, str]]:
        """What leads on first, then what changes something."""
        pad = self.shell.device is Device.PAD
        keys = ("pad_b", "pad_left pad_right", "pad_a") if pad else ("escape", "left right", "return")
        return tuple(zip(keys, (_(labels.BACK_LOWER), _(CHANGE), _(labels.CHOOSE)), strict=True))

    def _cap(self, key: str, button: str) -> str:
        """What is printed on a button: nothing while the mouse is used."""
        return {Device.KEYBOARD: key, Device.PAD: button}.get(self.shell.device, "")

    def on_help(self) -> None:
        self.under.on_help()

    def _look_up(self) -> tuple[Button, ...]:
        settings = partial(self.shell.open, "settings")
        return (
            Button(
                "settings", text=_(labels.SETTINGS), icon="gear", cap=self._cap("f2", "pad_start"), on_press=settings
            ),
            Button("rules", text=_(labels.RULES), icon="book", cap=self._cap("f1", "pad_y"), on_press=self.on_help),
            Button(
                "questions",
                text=_(queries.QUESTIONS),
                icon="help",
                cap=self._cap(LIST_KEY, ""),
                hint=_(queries.QUESTIONS_HINT),
                on_press=partial(self.shell.open, "questions", asked=self.under),
            ),
            *self._chances(),
        )

    def _chances(self) -> Iterator[Button]:
        """How it came about so far: only for whoever asks, and not where the settings leave it out."""
        opened = self.seats.opened
        if self.shell.settings.story and can_be_told(opened.runner.match):
            yield Button("story", text=_(story.CHANCES), icon="odds", hint=_(story.SEE_THE_CHANCES),
                         on_press=partial(self.shell.open, "story", opened=opened))  # fmt: skip

    def _ways(self) -> tuple[Button, ...]:
        text, hint = labels.SAVE_AND_LEAVE, labels.THE_MATCH_IS_SAVED_AND
        if self.seats.opened.runner.save is None:
            text, hint = labels.LEAVE, labels.NOT_SAVED_THE_MATCH_IS
        return (
            Button("shelf", text=_(text), icon="exit", on_press=self.leave, hint=_(hint)),
            Button(
                "on",
                text=_(labels.CONTINUE),
                kind="primary",
                icon="play",
                cap=self._cap("space", "pad_b"),
                on_press=self.close,
                shortcut="space",
            ),
        )

    @property
    def _practice(self) -> str:
        """The screen on which what this game asks of a hand can be practised, if there is one."""
        return DESKS[self.seats.opened.row.game.id].practice

    def _practise(self, canvas: Canvas) -> BoxTree:
        """Beside the title, where no number of seats hides it."""
        high, route = control_height(canvas.letters, SMALL_BOLD, 44), self._practice
        button = Button("practise", text=_(coach.PRACTISE), icon="grab", style=SMALL_BOLD, label=_(coach.PRACTISE),
                        on_press=lambda: self.shell.open(route), hint=_(coach.TWO_MINUTES))  # fmt: skip
        wide = button.natural_width(canvas)
        if wide > self.room(canvas, _WIDEST).width - 52 - canvas.letters.width(_(labels.PAUSED), TITLE) - 20:
            wide, button.text = high, ""
        return Sized(button, wide, high, "right top")

    def _seat(self, canvas: Canvas, seat: str, name: str, high: float) -> BoxTree:
        mark, bots = min(36.0, high - 6), self.seats.opened.runner.bots

        def choose(who: str) -> None:
            self.seats.give(seat, who == "bot")

        who = Further(
            f"who_{seat}", name, spoken((HUMAN, COMPUTER)), lambda: "bot" if seat in bots else "human", choose
        )
        badge = Sized(BadgeMark(f"badge_{seat}", seat=seat), mark, mark)
        return HBox(badge, Grow(self._row(canvas, who)), gap=10)

    def _row(self, canvas: Canvas, choice: Further) -> BoxTree:
        def choose(value: str) -> None:
            choice.choose(value)
            self.stale()

        def at(width: float) -> BoxTree:
            picks, wide = choice.picks, Choice.width(canvas, choice.picks, SMALL_BOLD)
            room = min(wide + 8, width * 0.74)
            if room < wide:
                picks = tuple(pick._replace(icon="") for pick in picks)
            style = canvas.letters.fitting(choice.text, BODY, width - room - 8)
            word = Label(f"word_{choice.name}", text=choice.text, style=style, align="left middle")
            value, hints = choice.value(), choice.hints
            chosen = Choice(choice.name, label=choice.text, picks=picks, value=value, on_choose=choose,
                            style=SMALL_BOLD, hint=hints.get(value, ""), hints=hints)  # fmt: skip
            return HBox(Grow(word), Sized(chosen, room), gap=8)

        return ByWidth(at)

    def _speed(self, value: str) -> None:
        self.shell.adopt(dataclasses.replace(self.shell.settings, speed=value))
        self.under.stale()


# What the menu of a match lets one choose besides seats and speed: hands, and tips.


def hands_of(seats: Seats, seat: str) -> Further:
    """Which kind of hands a person has."""
    kinds = DESKS[seats.opened.row.game.id].hands
    picks, hints = choice_lists.hands_of(kinds), {kind: _(told) for kind, told in kinds.items()}
    text = _(labels.HANDS_OF, name=seats.names[seat])
    return Further(f"hands_{seat}", text, spoken(picks), lambda: seats.hands(seat),
                   lambda hands: seats.set_hands(seat, hands), hints)  # fmt: skip


def tips_of(coach: Coach) -> Further:
    """Whether tips are given."""
    on, off = "on", "off"

    def choose(wanted: str) -> None:
        coach.turn(wanted == on)

    picks = spoken((Pick(on, coaching.TIPS_ON), Pick(off, coaching.TIPS_OFF)))
    return Further("tips", _(coaching.TIPS), picks, lambda: on if coach.on else off, choose)
