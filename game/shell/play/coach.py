"""The coach of a first match: one short tip at a time, beside what it speaks of, that blocks nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, Protocol

from pygame import FRect

from game.host.settings import Settings
from game.shell.desk import DESKS
from game.shell.pictures.coach import MARGIN, NEEDED, SHOWN, Bubble, BubbleButton, Standing, Taken, dots_width, stand
from game.shell.play.log import LogCard
from game.shell.play.play import AnyPlaying
from game.text import coach as labels
from game.text.coach import Tip
from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY, BOLD, HEAD, SMALL_BOLD
from game.ui.input.bindings import Device, Point
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import control_height
from game.ui.widgets.panels import Card, Label
from game.ui.widgets.widget import Mood, Widget

_WANTED, _ON, _OFF, _SEEN = "tips", "on", "off", "seen"
FIRST, ALWAYS, NEVER = "first", "on", "off"
"""When the numbers of the die are shown before one rolls: at the first match of each game, or not by the match."""


def offered(settings: Settings, game: str) -> bool:
    """Whether it has been said already if tips are wanted in a game."""
    return game in settings.tips


def tips_on(settings: Settings, game: str) -> bool:
    """Whether tips are given in a game."""
    return _of(settings, game).get(_WANTED) == _ON


def seen(settings: Settings, game: str) -> frozenset[str]:
    """The tips of a game that were seen, by name."""
    return frozenset(name for name, how in _of(settings, game).items() if how == _SEEN)


def with_tips(settings: Settings, game: str, on: bool) -> Settings:
    """The settings with tips from the first one on, or with none."""
    return _with(settings, game, {_WANTED: _ON if on else _OFF})


def with_seen(settings: Settings, game: str, tip: str) -> Settings:
    """The settings with one more tip seen."""
    return _with(settings, game, {**_of(settings, game), tip: _SEEN})


def looks_ahead(settings: Settings, game: str) -> bool:
    """Whether the numbers of the die are shown at the spaces that they lead to."""
    return settings.look_ahead == ALWAYS or (settings.look_ahead == FIRST and tips_on(settings, game))


def _of(settings: Settings, game: str) -> Mapping[str, Any]:
    kept = settings.tips.get(game)
    return kept if isinstance(kept, Mapping) else {}


def _with(settings: Settings, game: str, kept: Mapping[str, str]) -> Settings:
    return replace(settings, tips={**settings.tips, game: kept})


# The coach of a first match: one short tip at a time, beside what it speaks of, that blocks nothing.

GOT_IT, NO_MORE = "tip_got_it", "tip_no_more"
_OWN = "tip_"
"""What the names of everything on the bubble begin with."""
TIP_READ = "pad_rs"
"""The pad's button that puts a tip away."""
_READ = 4.0
"""So many seconds a tip has been there before it counts as seen when the player goes on."""
_WIDE = 352.0
_SCORE = "seat_"
_WEIGHTS: tuple[tuple[type[Widget], float], ...] = ((LogCard, 0.2), (Button, NEEDED), (Label, SHOWN), (Card, 0.1))
_FIELD, _ELSE, _WRITTEN = 1.8, 8.0, 2.0
"""How much it matters that a bubble hides nothing of these."""


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

    def cues(self) -> Sequence[Cue]:
        """What matters just now, the most important first."""

    def tips(self) -> Sequence[Tip]:
        """All tips of the game that can come at this table."""

    def kept_free(self) -> Sequence[Taken]:
        """Where a tip had better not lie, besides on buttons and words."""

    def add(self, widget: Widget) -> Widget:
        """Place a widget."""

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

    tip: the one that is shown, if any.
    """

    def __init__(self, table: Coached) -> None:
        self._table = table
        self.tip: Tip | None = None
        self._shown, self._new = 0.0, False
        self._heard: dict[str, int] = {}
        self._widgets: list[Widget] = []
        self._before = ""
        self._kept: tuple[object, Standing] = (None, Standing(FRect()))

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

    def update(self, dt: float) -> None:
        """Let time pass, and see where the focus is."""
        if not self._table.focused.startswith(_OWN):
            self._before = self._table.focused
        self._shown += dt if self.tip is not None else 0.0

    def covers(self, at: Point) -> bool:
        """Whether a place is on the bubble."""
        return any(widget.place.collidepoint(at) for widget in self._widgets)

    # Composing and drawing.

    def compose(self, canvas: Canvas) -> None:
        """Add the bubble behind all other widgets in the order of Tab; call it last."""
        self._widgets = []
        cue, table = self._choose(self._cues()), self._table
        if cue is None:
            if table.focused.startswith(_OWN):  # the tip was put away: back to where the focus was before
                table.focused = self._before
            return
        head, text = cue.spoken()
        standing = self._place(canvas, cue, head, text)
        place = standing.bubble
        number, tips = self._number(head), table.tips()
        bubble = Bubble("tip", place, head=head, text=text, number=number, count=len(tips), at=tuple(cue.at),  # type: ignore[arg-type]
                        standing=standing)  # fmt: skip
        self._widgets = [table.add(bubble), *self._buttons(canvas, place)]
        if self._new:
            self._new = False
            table.shell.announcements.say(bubble.spoken().name)

    def _number(self, head: str) -> int:
        """The how many-th tip this is: one that went unread keeps its number."""
        if head not in self._heard:
            tips, known = self._table.tips(), seen(self._table.shell.settings, self._game)
            before = max(sum(tip.name in known for tip in tips), *self._heard.values(), 0)
            self._heard[head] = min(before + 1, len(tips))
        return self._heard[head]

    def _buttons(self, canvas: Canvas, place: FRect) -> list[Widget]:
        letters, device, high = canvas.letters, self._table.shell.device, _button_height(canvas)
        row = place.inflate(-2 * MARGIN, -2 * MARGIN)
        row = FRect(row.x, row.bottom - high, row.width, high)
        got, more = _(labels.GOT_IT), _(labels.NO_MORE_TIPS)
        wide = min(row.width * 0.6, max(row.width * 0.5, letters.width(more, SMALL_BOLD) + 36))
        left, right = FRect(row.x, row.y, row.width - wide - 8, high), FRect(row.right - wide, row.y, wide, high)
        cap = {Device.KEYBOARD: "g", Device.PAD: TIP_READ}.get(device, "")
        practise = [self._practise(canvas, row.move(0, -high - 8))] if self._practice else []
        return practise + [
            self._table.add(one)
            for one in (
                BubbleButton(GOT_IT, left, text=got, on_press=self.got_it, hint=_(labels.HIDES_THIS_TIP), shortcut="g",
                             cap=cap, style=letters.fitting(got, BOLD, left.width - 30)),
                BubbleButton(NO_MORE, right, text=more, on_press=self.no_more, hint=_(labels.ENDS_ALL_TIPS),
                             style=letters.fitting(more, BOLD, right.width - 30)),
            )
        ]  # fmt: skip

    @property
    def _practice(self) -> str:
        """The screen on which what this game asks of a hand can be practised, offered with the first tip."""
        return DESKS[self._game].practice if self.tip == labels.WELCOME else ""

    def _practise(self, canvas: Canvas, place: FRect) -> Widget:
        text, shell, route = _(labels.PRACTISE_FIRST), self._table.shell, self._practice
        style = canvas.letters.fitting(text, BOLD, place.width - 30)
        return self._table.add(BubbleButton("tip_practise", place, text=text, on_press=lambda: shell.open(route),
                                            hint=_(labels.TWO_MINUTES), style=style, icon="grab"))  # fmt: skip

    def draw(self, canvas: Canvas, mood: Callable[[Widget], Mood]) -> None:
        """Draw bubble and buttons."""
        for widget in self._widgets:
            found = mood(widget)
            widget.draw(canvas, found)
            if found.focus and widget.focusable:
                widget.draw_focus(canvas)

    # Which tip, and where.

    def _cues(self) -> Sequence[Cue]:
        play = self._table.play
        return self._table.cues() if self.on and not play.staged and not play.motion.busy and not play.computers else ()

    def _choose(self, cues: Sequence[Cue]) -> Cue | None:
        """The tip that is shown already as long as it matters, else the first one that was not seen."""
        game, settings = self._game, self._table.shell.settings
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

    def _place(self, canvas: Canvas, cue: Cue, head: str, text: str) -> Standing:
        """Where bubble and mouse are; they stay there as long as nothing about them changes."""
        key = cue.tip.name, tuple(cue.at), canvas.surface.get_size(), head, text, canvas.letters.look
        if self._kept[0] != key:
            letters, area = canvas.letters, canvas.area.inflate(-24, -24)
            wide = min(area.width * 0.6, _WIDE * min(1.5, canvas.text_scale))
            inner = wide - 2 * MARGIN
            high = 2 * MARGIN + letters.height(head, HEAD, inner - dots_width(len(self._table.tips())) - 6) + 4
            high += letters.height(text, BODY, inner) + 12 + _button_height(canvas)
            high += _button_height(canvas) + 8 if self._practice else 0
            self._kept = key, stand(canvas, (wide, high), cue.at, area, self._taken(canvas))
        return self._kept[1]

    def _taken(self, canvas: Canvas) -> list[Taken]:
        found = list(self._table.kept_free())
        for widget in self._table.widgets:
            usual = _FIELD if widget.group else _ELSE
            weight = next((weight for kind, weight in _WEIGHTS if isinstance(widget, kind)), usual)
            score = widget.name.startswith(_SCORE)
            weight = NEEDED if score else weight
            if widget.visible.width > 0 and (widget.focusable or score or not widget.hint):
                found.append(Taken(widget.visible, weight))
            if isinstance(widget, LogCard):
                found.append(Taken(widget.written(canvas), _WRITTEN))
        return found


def _button_height(canvas: Canvas) -> float:
    return control_height(canvas.letters, BOLD, 44)
