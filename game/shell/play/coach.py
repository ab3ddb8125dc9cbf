"""The coach of a first match: one short tip at a time, beside what it speaks of, that blocks nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from pygame import FRect

from game.shell.desk import DESKS
from game.shell.pages import Sheet
from game.shell.pictures.coach import (
    GAP,
    Bubble,
    BubbleButton,
    Form,
    Ground,
    Standing,
    TipButton,
    TipText,
    dots_width,
    draw_ring,
    forms,
    stand,
)
from game.shell.play.log import LogCard
from game.shell.play.play import AnyPlaying
from game.shell.tips import seen, tips_on, with_seen, with_tips
from game.text import coach as labels
from game.text.coach import Tip
from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.icons import cap_width
from game.ui.drawing.lettering import ACT, BODY, BOLD, TITLE
from game.ui.input.bindings import Device, Point
from game.ui.shell import Scene, Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import Column, control_height
from game.ui.widgets.panels import Card, Label
from game.ui.widgets.screen import Screen
from game.ui.widgets.widget import Mood, Widget

TIP, GOT_IT, NO_MORE = "tip", "tip_got_it", "tip_no_more"
_OWN = "tip"
"""What the names of everything on the bubble begin with."""
_BESIDE = 8.0
"""Between the words of a button and the cap of its key, design units."""
ASIDE = ("hint", "odds", "rules", "open_log", "menu")
"""Buttons of a table that only tell something."""
TIP_READ = "pad_rs"
"""The pad's button that puts a tip away."""
_READ = 4.0
"""So many seconds a tip has been there before it counts as seen when it goes without anything having been done."""
_MACHINE = "machine"
"""The group of what may lie below a bubble, if it must."""
_LOG = "open_log"
"""The button whose place a tip takes for which there is no room."""


class Cue(NamedTuple):
    """What a tip is about just now: the tip, where that is, and the blanks in its sentences."""

    tip: Tip
    at: FRect
    blanks: tuple[tuple[str, object], ...] = ()

    def spoken(self) -> tuple[str, str]:
        """Heading and sentences in the chosen language."""
        return self.tip.spoken(**dict(self.blanks))


class Coached(Protocol):
    """The table, as far as the coach needs it."""

    shell: Shell
    play: AnyPlaying
    widgets: list[Widget]
    focused: str
    first: str

    def cues(self) -> Sequence[Cue]:
        """What matters just now, the most important first."""

    def tips(self) -> Sequence[Tip]:
        """All tips of the game that can come at this table."""

    def barred(self) -> Sequence[FRect]:
        """Where a tip never lies, besides on anything that is read or pressed."""

    def kept_free(self) -> Sequence[FRect]:
        """Where a tip had better not lie."""

    def outlined(self) -> Sequence[FRect]:
        """What is only drawn in outline: on it rather than on what had better be free, and rather on neither."""

    def lay(self, over: Scene | None) -> None:
        """Lay something over the table, or take it away."""

    def close(self) -> None:
        """Take away what lies over the table."""

    def add(self, widget: Widget) -> Widget:
        """Place a widget."""

    def focus(self, name: str) -> None:
        """Give a widget the focus."""

    def stale(self) -> None:
        """Compose anew."""


class Findable(Protocol):
    """A screen, as far as a place on it is looked for."""

    def find(self, name: str) -> Widget | None:
        """The widget of that name."""


def roll_of(screen: Findable) -> FRect | None:
    """Where one rolls: the big button, and the die beside it."""
    button, die = place_of(screen, "primary"), place_of(screen, "die")
    return button.union(die) if button is not None and die is not None else button


def place_of(screen: Findable, name: str) -> FRect | None:
    """Where a widget is seen; None if it is not."""
    widget = screen.find(name)
    return FRect(widget.visible) if widget is not None and widget.visible.height > 0 else None


class Coach:
    """Chooses the tip, places it, and remembers what was seen.

    tip: the one that is shown, if any. room: how tall the log is to be, so that the tip has room in its place.
    """

    def __init__(self, table: Coached) -> None:
        self._table = table
        self.tip: Tip | None = None
        self._shown, self._new = 0.0, False
        self._heard: dict[str, int] = {}
        self._widgets: list[Widget] = []
        self._before = ""
        self.room = 0.0
        self._asked: object = None
        self._ring: FRect | None = None
        self._kept: tuple[object, Standing | None] = (None, None)
        self._capped = False
        self._acts = 0

    @property
    def _game(self) -> str:
        return self._table.play.opened.row.game.id

    @property
    def on(self) -> bool:
        """Whether tips are wanted in this game."""
        return tips_on(self._table.shell.settings, self._game)

    def turn(self, on: bool) -> None:
        """Give tips from the first one on, or none."""
        shell = self._table.shell
        shell.adopt(with_tips(shell.settings, self._game, on))
        self.tip, self._heard = None, {}
        self._table.stale()

    def no_more(self) -> None:
        """No tip any more, until they are turned on again."""
        self.turn(False)
        self._table.shell.announcements.say(_(labels.TIPS_CAN_BE_TURNED_ON))

    def got_it(self) -> None:
        """The tip was read."""
        self._forget(read=True)
        self._table.stale()

    def read_out(self) -> None:
        """Show on a sheet the tip for which there is no room beside what it speaks of."""
        if (cue := self._choose(self._cues())) is not None and isinstance(self._table, Screen):
            self._table.lay(TipSheet(self._table, self._table.close, self, *cue.spoken()))

    def update(self, dt: float) -> None:
        """Let time pass, and see where the focus is."""
        if not self._table.focused.startswith(_OWN):
            self._before = self._table.focused
        self._shown += dt if self.tip is not None else 0.0

    def covers(self, at: Point) -> bool:
        """Whether a place is on the bubble."""
        return any(widget.place.collidepoint(at) for widget in self._widgets)

    # Composing and drawing.

    def compose(self, canvas: Canvas) -> bool:
        """Add the bubble behind all other widgets in the order of Tab; call it last.

        Where no bubble fits beside the log, it takes the log's place; where none fits there, the log's button becomes
        one that shows the tip. Tell whether all is to be composed anew, as the log is to have more room, or less.
        """
        self._widgets, self._ring = [], None
        cue, table = self._choose(self._cues()), self._table
        if cue is None:
            self._give_back()
            return self._needs(0.0)
        head, text = cue.spoken()
        told = labels.tip_of(self._number(head), len(table.tips()), head, text)
        if self._new:
            self._new = False
            table.shell.announcements.say(told)
        standing = self._place(canvas, cue)
        if standing is not None:
            self._show(canvas, cue, standing)
        elif self._needs(self._wanted(canvas, cue)):
            return True
        else:
            self._ring = cue.at
            self._stow(told)
        return False

    def _show(self, canvas: Canvas, cue: Cue, standing: Standing) -> None:
        """The bubble and what is offered on it."""
        table, (head, text) = self._table, cue.spoken()
        table.widgets[:] = [one for one in table.widgets if not _hidden_log(one, standing.bubble)]
        bubble = Bubble(TIP, standing.bubble, head=head, text=text, number=self._number(head), count=len(table.tips()),
                        at=tuple(cue.at), standing=standing)  # type: ignore[arg-type]  # fmt: skip
        self._widgets = [table.add(bubble), *self._buttons(canvas, standing)]

    def _needs(self, room: float) -> bool:
        """Note how tall the log is to be; tell whether that is something else."""
        before, self.room = self.room, room
        return room != before

    def _wanted(self, canvas: Canvas, cue: Cue) -> float:
        """How tall the log would have to be for the tip; as it is, if that was tried already and did not help."""
        asked = cue.tip.name, canvas.surface.get_size(), canvas.letters.look
        if self._asked == asked:
            return 0.0
        self._asked = asked
        logs = [one.place for one in self._table.widgets if isinstance(one, LogCard)]
        wide = max((log.width for log in logs), default=canvas.area.width)
        high = [form.size[1] for form in forms(canvas, self._told(canvas, cue), logs) if form.size[0] <= wide]
        return min(high, default=0.0)

    def _stow(self, told: str) -> None:
        """The button that shows the tip, in place of the one that opens the log."""
        for number, one in enumerate(self._table.widgets):
            if one.name == _LOG:
                self._table.widgets[number] = TipButton(
                    TIP, one.rect, text=_(labels.TIP), icon="help", kind="primary", on_press=self.read_out,
                    region=one.region, told=told, shortcut="g", cap=self._cap,
                    hint=_(labels.SHOWS_THIS_TIP))  # fmt: skip

    def _number(self, head: str) -> int:
        """The how many-th tip this is: one that went unread keeps its number."""
        if head not in self._heard:
            tips, known = self._table.tips(), seen(self._table.shell.settings, self._game)
            before = max(sum(tip.name in known for tip in tips), *self._heard.values(), 0)
            self._heard[head] = min(before + 1, len(tips))
        return self._heard[head]

    def _buttons(self, canvas: Canvas, standing: Standing) -> list[Widget]:
        """What is offered on the bubble; on a small one only that the tip goes."""
        form = standing.form.at(standing.bubble)
        widths = self._widths(canvas, self._capped)
        places = _button_places(form, widths[-2:-1] if form.brief else widths)
        offered = [self._got_it, self._no_more] if not form.brief else [self._got_it]
        offered = [self._practise, *offered] if len(places) > 2 else offered
        return [self._table.add(make(canvas, place)) for make, place in zip(offered, places, strict=True)]

    @property
    def _cap(self) -> str:
        """The key or the pad's button that puts the tip away; nothing while the mouse is used."""
        return {Device.KEYBOARD: "g", Device.PAD: TIP_READ}.get(self._table.shell.device, "")

    def _got_it(self, canvas: Canvas, place: FRect) -> BubbleButton:
        button = BubbleButton(GOT_IT, place, _(labels.GOT_IT), self.got_it, hint=_(labels.HIDES_THIS_TIP))
        button.shortcut, button.cap = "g", self._cap
        return _lettered(canvas, button)

    def _no_more(self, canvas: Canvas, place: FRect) -> BubbleButton:
        button = BubbleButton(NO_MORE, place, _(labels.NO_MORE_TIPS), self.no_more, hint=_(labels.ENDS_ALL_TIPS))
        return _lettered(canvas, button)

    def _widths(self, canvas: Canvas, capped: bool = False) -> tuple[float, ...]:
        """How wide each button has to be, from the top: to practise, if that is offered, and the two at the foot.

        capped: whether the key that puts the tip away is to have room on its button.
        """
        texts = (*([labels.PRACTISE_FIRST] if self._practice else []), labels.GOT_IT, labels.NO_MORE_TIPS)
        widths = [canvas.letters.width(_(text), BOLD) + 34 for text in texts]
        widths[-2] += cap_width(canvas, self._cap) + _BESIDE if capped and self._cap else 0.0
        return tuple(widths)

    @property
    def _practice(self) -> str:
        """The screen on which what this game asks of a hand can be practised, offered with the first tip."""
        return DESKS[self._game].practice if self.tip == labels.WELCOME else ""

    def _practise(self, canvas: Canvas, place: FRect) -> BubbleButton:
        shell, route = self._table.shell, self._practice
        button = BubbleButton("tip_practise", place, _(labels.PRACTISE_FIRST), lambda: shell.open(route), icon="grab")
        button.hint = _(labels.TWO_MINUTES)
        return _lettered(canvas, button)

    def draw(self, canvas: Canvas, mood: Callable[[Widget], Mood]) -> None:
        """Draw bubble and buttons."""
        if self._ring is not None:
            draw_ring(canvas, self._ring)
        for widget in self._widgets:
            found = mood(widget)
            widget.draw(canvas, found)
            if found.focus and widget.focusable:
                widget.draw_focus(canvas)

    # Which tip, and where.

    def _cues(self) -> Sequence[Cue]:
        """What matters now; nothing while something moves, nor while a ribbon that calls the next player goes by."""
        play = self._table.play
        busy = play.staged or play.motion.busy or play.computers or play.animation.call.seat
        return self._table.cues() if self.on and not busy else ()

    def _choose(self, cues: Sequence[Cue]) -> Cue | None:
        """The tip that is shown already as long as it matters, else the first one that was not seen."""
        game, acts = self._game, len(self._table.play.table.match.played)
        if acts != self._acts:  # what it asked for is done, or something else
            self._forget(read=True)
        self._acts, settings = acts, self._table.shell.settings
        cue = next((cue for cue in cues if cue.tip == self.tip), None)
        if cue is None and self.tip is not None and not self._table.play.motion.busy:
            self._forget(read=self._shown >= _READ)
            settings = self._table.shell.settings
        if cue is None:
            known = seen(settings, game)
            cue = next((cue for cue in cues if cue.tip.name not in known), None)
            if cue is not None:
                self.tip, self._shown = cue.tip, 0.0
                self._new = cue.spoken()[0] not in self._heard
        return cue

    def _forget(self, read: bool) -> None:
        """The tip goes; read: for good."""
        shell = self._table.shell
        if read and self.tip is not None:
            shell.adopt(with_seen(shell.settings, self._game, self.tip.name))
        self.tip = None
        self._give_back()

    def _give_back(self) -> None:
        """The tip was put away: back to where the focus was before, even if another one comes.

        Who went round by Tab came past what only tells something, and has not meant that.
        """
        if self._table.focused.startswith(_OWN):
            before = next((one for one in self._table.widgets if one.name == self._before), None)
            tells = before is None or before.name in ASIDE or type(before).confirm is Widget.confirm
            self._table.focused = self._table.first if tells else self._before

    def led(self, before: str) -> None:
        """A key has led from this on: never from elsewhere on the table straight to what ends all tips."""
        if self._table.focused == NO_MORE and not before.startswith(_OWN):
            self._table.focus(GOT_IT)

    def _told(self, canvas: Canvas, cue: Cue, capped: bool = False) -> TipText:
        return TipText(*cue.spoken(), dots_width(len(self._table.tips())), self._widths(canvas, capped))

    def _place(self, canvas: Canvas, cue: Cue) -> Standing | None:
        """Where bubble and mouse are, if anywhere; they stay there as long as nothing about them changes."""
        news = _news(self._table.widgets)
        own = [one.visible for one in self._table.widgets if one.group != _MACHINE and one not in news]
        barred = [place for place in (*self._table.barred(), *own) if place.width > 0 and place.height > 0]
        ground = Ground(
            canvas.area, barred, self._table.kept_free(), [one.visible for one in news], self._table.outlined()
        )
        told = self._told(canvas, cue), self._told(canvas, cue, capped=True)
        key = told, tuple(cue.at), canvas.surface.get_size(), canvas.letters.look, _listed(barred), _listed(ground.news)
        if self._kept[0] != key:
            plain, capped = (stand(canvas, forms(canvas, one, ground.news), cue.at, ground) for one in told)
            self._capped = capped is not None and plain is not None and capped.form.brief <= plain.form.brief
            self._kept = key, capped if self._capped else plain
        return self._kept[1]


def _hidden_log(widget: Widget, bubble: FRect) -> bool:
    """Whether these are the lines of the log, and a bubble lies on them, so that they are left out meanwhile."""
    return isinstance(widget, LogCard) and bool(widget.visible.colliderect(bubble))


def _lettered(canvas: Canvas, button: BubbleButton) -> BubbleButton:
    button.style = canvas.letters.fitting(button.text, BOLD, button.rect.width - 30)
    return button


def _listed(places: Sequence[FRect]) -> tuple[object, ...]:
    return tuple(tuple(place) for place in places)


def _news(widgets: Sequence[Widget]) -> list[Widget]:
    """The newest lines of the log, the cards below them, and what else lies on a card that is for them alone."""
    logs = [one for one in widgets if isinstance(one, LogCard)]
    cards = [one for one in widgets if not one.focusable and any(one.place.contains(log.place) for log in logs)]
    own = [card for card in cards if not any(one.focusable and card.place.contains(one.place) and one not in logs
                                             for one in widgets)]  # fmt: skip
    return [*logs, *cards, *(one for one in widgets if any(card.place.contains(one.place) for card in own)
                             and one not in (*logs, *cards))]  # fmt: skip


def _button_places(form: Form, widths: Sequence[float]) -> list[FRect]:
    """The places of the buttons: all one above the other, or the last two side by side."""
    row, rows = form.buttons, len(widths) if form.upright else max(1, len(widths) - 1)
    high = (row.height + GAP) / rows - GAP
    lines = [FRect(row.x, row.y + number * (high + GAP), row.width, high) for number in range(rows)]
    if form.upright or len(widths) == 1:
        return lines
    last, spare = lines.pop(), row.width - GAP - widths[-1] - widths[-2]
    left = widths[-2] + spare / 2
    return [*lines, FRect(last.x, last.y, left, high), FRect(last.x + left + GAP, last.y, row.width - left - GAP, high)]


# A tip for which there is no room at the table.


class TipSheet(Sheet):
    """The tip in full, and how it is put away."""

    first = GOT_IT

    def __init__(self, under: Screen, close: Callable[[], None], coach: Coach, head: str, text: str) -> None:
        super().__init__(under, close)
        self._coach, self._head, self._text = coach, head, text

    def compose(self, canvas: Canvas) -> None:
        """Heading, sentences and two buttons."""
        letters, button = canvas.letters, control_height(canvas.letters, ACT, 52)
        inner = self.room(canvas, 560).width - 52
        head, text = letters.height(self._head, TITLE, inner), letters.height(self._text, BODY, inner)
        room = self.room(canvas, 560, head + text + button + 78)
        self.add(Card("card", room, lift=1.6, corner=16))
        column = Column(room.inflate(-52, -36))
        self.add(Label("head", column.take(head, 8), text=self._head, style=TITLE))
        row, words = column.last(button, 16), column.rest()
        with self.region("words", words, text):
            self.add(Label("words", Column(words).take(text), text=self._text))
        self.pair(canvas, row, Button(GOT_IT, FRect(), _(labels.GOT_IT), self._got_it, kind="primary", shortcut="g"),
                  Button(NO_MORE, FRect(), _(labels.NO_MORE_TIPS), self._no_more))  # fmt: skip

    def _got_it(self) -> None:
        self.close()
        self._coach.got_it()

    def _no_more(self) -> None:
        self.close()
        self._coach.no_more()
