"""The front of the theatre: the way back and the title in the valance, the controls and the score below the stage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from pygame import FRect

from game.shell.pictures.score_strip import NAME, Chronicle, Legend, ScoreStrip
from game.shell.theatre.stage import Stage
from game.text import matches as filming
from game.text import matches as told
from game.text import screens as labels
from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BOLD, SMALL, SMALL_BOLD, TITLE
from game.ui.widgets.buttons import Button, Choice, Pick
from game.ui.widgets.layout import Row, control_height
from game.ui.widgets.panels import Card, Label, Progress
from game.ui.widgets.screen import Screen

_EDGE, _PAD, _SIDE = 10.0, 14.0, 46.0
_BAND = 64.0
_NARROW = 1100.0
_PICKS = (Pick("0.5", "½x"), Pick("1", "1x"), Pick("2", "2x"), Pick("4", "4x"), Pick("8", "8x"))
_LARGE = 1.15
_NAMES = 110.0
_LEAST_STORY, _STORY = 0.85, 230.0
_LEAST_TURN = 0.55
"""Smaller than this share of their size words are left to the stage; the legend leaves so much room to what is said."""


class Room(NamedTuple):
    """Where everything is: the head, the stage, the card of the score, and how tall its controls are."""

    head: FRect
    stage: FRect
    card: FRect
    controls: float


class Director(Protocol):
    """What the controls can do."""

    chronicle: Chronicle
    stage: Stage

    def play_or_pause(self) -> None:
        """Go on or wait."""

    def mark(self, by: int) -> None:
        """To another mark."""

    def step(self, by: int) -> None:
        """To another act."""

    @property
    def count(self) -> int:
        """After how many acts one looks."""

    def turn(self, by: int) -> None:
        """To another turn."""

    def seek(self, count: int) -> None:
        """Anywhere."""

    def set_speed(self, speed: str) -> None:
        """Faster or slower."""

    def play_on(self) -> None:
        """Take the match over."""

    def film(self) -> None:
        """Save the last run."""


@dataclass(frozen=True)
class TheatreControls:
    """What the controls show. story: what was said last. over: all has been seen. open: one may play on from here.

    run: there is a run of which a film can be made. looked: how much of the match has been looked at as a whole.
    """

    playing: bool
    over: bool
    speed: str
    turn: str
    story: str
    open: bool
    run: bool
    looked: float


def laid_out(canvas: Canvas) -> Room:
    """The card as tall as its words need, the stage between it and the head."""
    area, letters = canvas.area, canvas.letters
    narrow = area.width < _NARROW
    top = control_height(letters, ACT, 48, 16)
    controls = control_height(letters, ACT, 50, 18)
    story = _story_height(canvas)
    high = 2 * _PAD - 4 + controls + story + 6 + ScoreStrip.height(canvas, _BAND)
    card = FRect(_EDGE, area.bottom - high - 8, area.width - 2 * _EDGE, high)
    side = _EDGE + 4 if narrow else _SIDE
    stage = FRect(side, top + 14, area.width - 2 * side, card.top - top - 20)
    return Room(FRect(20, 6, area.width - 40, top), stage, card, controls)


def _story_height(canvas: Canvas) -> float:
    """Large letters need a line of their own for what is said."""
    return canvas.letters.line(BOLD) + 4 if canvas.text_scale > _LARGE else 0.0


def add_head(screen: Screen, canvas: Canvas, room: Room, title: str, back: object) -> None:
    """The way back, the name of the screen and which match it is."""
    letters, row = canvas.letters, Row(room.head, 18)
    place = row.take(Button.width(canvas, _(labels.BACK), "back"))
    assert callable(back)
    screen.add(Button("back", place, text=_(labels.BACK), icon="back", on_press=back))
    name = _(told.REPLAY)
    high = letters.line(TITLE)
    spot = row.take(letters.width(name, TITLE) + 6)
    spot = FRect(spot.x, spot.centery - high / 2, spot.width, high)
    ink = canvas.theme.on_table
    screen.add(Label("title", spot, text=name, style=TITLE, colour=ink, align="left middle", raised=True))
    rest = row.rest()
    style = letters.readable(title, BOLD, rest.width, rest.height)
    screen.add(Label("which", rest, text=title, style=style, colour=ink, align="right middle", raised=True))


def add_card(screen: Screen, canvas: Canvas, room: Room, shown: TheatreControls, director: Director) -> ScoreStrip:
    """The card with its controls and the score."""
    screen.add(Card("score", room.card, lift=1.4, corner=14))
    inner = room.card.inflate(-2 * _PAD, -2 * _PAD + 4)
    row = Row(FRect(inner.x, inner.y, inner.width, room.controls), 8)
    _buttons(screen, canvas, row, shown, director)
    top, story = inner.y + room.controls + 6, _story_height(canvas)
    if story:
        place = FRect(inner.x, top - 4, inner.width, story)
        style = canvas.letters.fitting(shown.story, BOLD, place.width)
        screen.add(Label("story", place, text=shown.story, style=style, align="left middle"))
        top += story
    names = tuple(director.stage.table.play.seats.names.values())
    widest = max((canvas.letters.width(name, NAME) for name in names), default=0.0)
    inset = min(_NAMES * canvas.text_scale, widest + 30)
    strip = FRect(inner.x, top, inner.width, inner.bottom - top)
    added = screen.add(ScoreStrip("strip", strip, chronicle=director.chronicle, names=names, inset=inset,
                                  now=director.count, turn=shown.turn, on_turn=director.turn,
                              on_seek=director.seek))  # fmt: skip
    if shown.looked < 1:
        bar = FRect(added.track.x, top + 3, added.track.width, canvas.letters.line(SMALL) - 4)
        screen.add(Progress("looked", bar, share=shown.looked, label=_(labels.THIS_IS_A_LONG_MATCH)))
    return added


def _buttons(screen: Screen, canvas: Canvas, row: Row, shown: TheatreControls, director: Director) -> None:
    word, icon = (told.PAUSE, "pause") if shown.playing else (told.PLAY, "play")
    if shown.over and not shown.playing:
        word, icon = told.FROM_THE_START, "replay"
    side = max(46.0, row.rest().height - 6)
    widest = max(Button.width(canvas, _(text), "play") for text in (told.PAUSE, told.PLAY, told.FROM_THE_START))

    def small(name: str, icon: str, hint: str, act: object, key: str = "") -> None:
        assert callable(act)
        screen.add(Button(name, row.take(side), icon=icon, hint=_(hint), on_press=act, shortcut=key))

    small("mark_before", "prev_mark", told.MARK_BEFORE, lambda: director.mark(-1))
    small("step_back", "step_back", told.STEP_BACK, lambda: director.step(-1), ",")
    screen.add(Button("play", row.take(widest + 8), text=_(word), kind="primary", icon=icon,
                      on_press=director.play_or_pause, shortcut="space"))  # fmt: skip
    small("step_on", "step_on", told.STEP_ON, lambda: director.step(1), ".")
    small("mark_after", "next_mark", told.MARK_AFTER, lambda: director.mark(1))
    wide = max(Choice.width(canvas, _PICKS, SMALL_BOLD), 5 * 42.0)
    row.skip(8)
    screen.add(Choice("speed", row.take(min(wide, max(230.0, row.rest().width * 0.4))).inflate(0, -8), picks=_PICKS,
                      value=shown.speed, on_choose=director.set_speed, style=SMALL_BOLD,
                      hint=_(told.HOW_FAST_THE_REPLAY_GOES)))  # fmt: skip
    row.skip(8)
    if shown.open:
        text = _(told.PLAY_ON)
        place = row.last(min(Button.width(canvas, text), row.rest().width))
        style = canvas.letters.fitting(text, ACT, place.width - 24)
        screen.add(Button("play_on", place, text=text, kind="act", style=style,
                          hint=_(told.THE_RECORD_ENDS_HERE), on_press=director.play_on))  # fmt: skip
    elif shown.run and row.rest().width > side:
        text = _(filming.FILM)
        wide = Button.width(canvas, text, "film")
        narrow = row.rest().width < wide + 200
        screen.add(Button("film", row.last(side if narrow else wide, 12), text="" if narrow else text, icon="film",
                          hint=_(filming.SAVE_THIS_RUN_AS_A_FILM), on_press=director.film))  # fmt: skip
    _words(screen, canvas, row.rest(), shown, director)


def _words(screen: Screen, canvas: Canvas, rest: FRect, shown: TheatreControls, director: Director) -> None:
    """Which turn it is, and what was said last, or what the marks mean where that has a line of its own."""
    letters = canvas.letters
    style = letters.fitting(shown.turn, BOLD, rest.width)
    turn = FRect(rest.x, rest.y, min(rest.width, letters.width(shown.turn, style) + 4), rest.height)
    if style.size >= BOLD.size * _LEAST_TURN:
        screen.add(Label("turn", turn, text=shown.turn, style=style, align="left middle"))
    room = FRect(turn.right + 20, rest.y, rest.right - turn.right - 20, rest.height)
    if _story_height(canvas) or room.width < 140:
        return
    kinds = tuple(kind for _name, kind in director.chronicle.kinds)
    wide = Legend.width(canvas, kinds)
    if kinds and room.width - wide >= _STORY:
        screen.add(Legend("legend", FRect(room.right - wide, room.y, wide, room.height), kinds=kinds))
        room.width -= wide + 14
    style = letters.fitting(shown.story, SMALL, room.width * 2 - 60)
    if style.size >= SMALL.size * _LEAST_STORY and letters.height(shown.story, style, room.width) <= room.height:
        screen.add(Label("story", room, text=shown.story, style=style, align="left middle"))
