"""The menu of a match: who holds which seat, how fast, what else a game lets one choose, and the ways out."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from pygame import FRect

from game.shell.desk import DESKS
from game.shell.pages import Sheet
from game.shell.play.coach import Coach
from game.shell.rulebook import of_open_match
from game.shell.setup import choice_lists
from game.shell.setup.choice_lists import COMPUTER, HUMAN, SPEEDS, spoken
from game.shell.setup.seats import Seats
from game.text import coach
from game.text import coach as coaching
from game.text import screens as labels
from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BODY, SMALL, SMALL_BOLD, TITLE
from game.ui.widgets.buttons import Button, Choice, Pick
from game.ui.widgets.layout import Column, Row, Stack, control_height
from game.ui.widgets.panels import BadgeMark, Card, Label
from game.ui.widgets.screen import Screen


class Further(NamedTuple):
    """One more thing to choose: its name, its word, what there is, what is chosen, what choosing does."""

    name: str
    text: str
    picks: tuple[Pick, ...]
    value: Callable[[], str]
    choose: Callable[[str], None]


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

    def compose(self, canvas: Canvas) -> None:
        """A row a seat, the rows of choices, then the ways on."""
        letters = canvas.letters
        names = self.seats.names
        choices = (
            *self.further,
            Further(
                "speed", _(labels.SPEED_IN_EVERY_MATCH), spoken(SPEEDS), lambda: self.shell.settings.speed, self._speed
            ),
        )
        high, button = control_height(letters, BODY, 46), control_height(letters, ACT, 52)
        rows = Stack(8)
        for seat, name in names.items():
            rows.add(high, partial(self._seat, canvas, seat, name))
        for choice in choices:
            rows.add(high, partial(self._row, canvas, choice))
        head = letters.line(TITLE)
        book, wide = of_open_match(self.seats.opened), self.room(canvas, 620).width - 52
        aim, told = book.aim(), book.in_force()
        tall, high = letters.height(told, SMALL, wide), letters.height(aim, SMALL_BOLD, wide)
        room = self.room(canvas, 620, head + high + tall + rows.height + 2 * button + 124)
        self.add(Card("card", room, lift=1.6, corner=16))
        column = Column(room.inflate(-52, -40))
        top = column.take(head, 2)
        self.add(Label("title", top, text=_(labels.PAUSED), style=TITLE))
        self.add(Label("aim", column.take(high, 4), text=aim, style=SMALL_BOLD))
        self.add(Label("in_force", column.take(tall, 6), text=told, style=SMALL))
        ways = column.last(button, 12), column.last(button, 16)
        rest = column.rest()
        view = FRect(rest.x - 10, rest.y, rest.width + 12, rest.height)
        rows.scroll(self, "rows", view, FRect(rest.x, rest.y + 8, rest.width - 14, 0), 12)
        self._ways(canvas, *reversed(ways))
        if self._practice:
            self._practise(canvas, top)

    def _ways(self, canvas: Canvas, upper: FRect, lower: FRect) -> None:
        shell = self.shell
        self.pair(
            canvas,
            upper,
            Button("settings", FRect(), text=_(labels.SETTINGS), icon="gear", on_press=lambda: shell.open("settings")),
            Button("rules", FRect(), text=_(labels.RULES), icon="book", on_press=self.under.on_help),
        )
        text, hint = labels.SAVE_AND_LEAVE, labels.THE_MATCH_IS_SAVED_AND
        if self.seats.opened.runner.save is None:
            text, hint = labels.LEAVE, labels.NOT_SAVED_THE_MATCH_IS
        self.pair(
            canvas,
            lower,
            Button("shelf", FRect(), text=_(text), icon="exit", on_press=self.leave, hint=_(hint)),
            Button(
                "on",
                FRect(),
                text=_(labels.CONTINUE),
                kind="primary",
                icon="play",
                on_press=self.close,
                shortcut="space",
            ),
        )

    @property
    def _practice(self) -> str:
        """The screen on which what this game asks of a hand can be practised, if there is one."""
        return DESKS[self.seats.opened.row.game.id].practice

    def _practise(self, canvas: Canvas, head: FRect) -> None:
        """Beside the title, where no number of seats hides it."""
        text, high = _(coach.PRACTISE), control_height(canvas.letters, SMALL_BOLD, 44)
        left = head.x + canvas.letters.width(_(labels.PAUSED), TITLE) + 20
        wide = Button.width(canvas, text, "grab", SMALL_BOLD)
        if wide > head.right - left:
            wide, text = high, ""
        place = FRect(head.right - wide, head.y, wide, high)
        route = self._practice
        self.add(Button("practise", place, text=text, icon="grab", style=SMALL_BOLD, label=_(coach.PRACTISE),
                        on_press=lambda: self.shell.open(route), hint=_(coach.TWO_MINUTES)))  # fmt: skip

    def _seat(self, canvas: Canvas, seat: str, name: str, place: FRect) -> None:
        mark, row = min(36.0, place.height - 6), Row(place, 10)
        self.add(BadgeMark(f"badge_{seat}", row.take(mark).inflate(0, mark - place.height), seat=seat))
        bots = self.seats.opened.runner.bots

        def choose(who: str) -> None:
            self.seats.give(seat, who == "bot")

        who = Further(
            f"who_{seat}", name, spoken((HUMAN, COMPUTER)), lambda: "bot" if seat in bots else "human", choose
        )
        self._row(canvas, who, row.rest())

    def _row(self, canvas: Canvas, choice: Further, place: FRect) -> None:
        row, picks = Row(place, 8), choice.picks
        wide = min(Choice.width(canvas, picks, SMALL_BOLD) + 8, place.width * 0.74)
        if wide < Choice.width(canvas, picks, SMALL_BOLD):
            picks = tuple(pick._replace(icon="") for pick in picks)
        chosen, words = row.last(wide), row.rest()
        style = canvas.letters.fitting(choice.text, BODY, words.width)
        self.add(Label(f"word_{choice.name}", words, text=choice.text, style=style, align="left middle"))

        def choose(value: str) -> None:
            choice.choose(value)
            self.stale()

        self.add(Choice(choice.name, chosen, label=choice.text, picks=picks, value=choice.value(), on_choose=choose,
                        style=SMALL_BOLD))  # fmt: skip

    def _speed(self, value: str) -> None:
        self.shell.adopt(dataclasses.replace(self.shell.settings, speed=value))
        self.under.stale()


# What the menu of a match lets one choose besides seats and speed: hands, and tips.


def hands_of(seats: Seats, seat: str) -> Further:
    """Which kind of hands a person has."""
    picks = choice_lists.hands_of(DESKS[seats.opened.row.game.id].hands)
    text = _(labels.HANDS, name=seats.names[seat])
    return Further(
        f"hands_{seat}", text, spoken(picks), lambda: seats.hands(seat), lambda hands: seats.set_hands(seat, hands)
    )


def tips_of(coach: Coach) -> Further:
    """Whether tips are given."""
    on, off = "on", "off"

    def choose(wanted: str) -> None:
        coach.turn(wanted == on)

    picks = spoken((Pick(on, coaching.TIPS_ON), Pick(off, coaching.TIPS_OFF)))
    return Further("tips", _(coaching.TIPS), picks, lambda: on if coach.on else off, choose)
