"""The replay theatre: a match that was played, on a stage between drapes, its score below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple, Protocol

from pygame import FRect

from game.core.acts import Over
from game.session.match import Played
from game.shell.desk import DESKS
from game.shell.matches.open_match import OpenMatch
from game.shell.pictures.score_strip import NAME, Chronicle, Legend, ScoreStrip, drapes, valance
from game.shell.pictures.shop import titled
from game.shell.theatre.branching import play_on_from
from game.shell.theatre.films import FILM, LastRun, add_film
from game.shell.theatre.replay import SPEEDS, Replay
from game.shell.theatre.stage import Stage
from game.text import matches as told
from game.text import screens as labels
from game.text.language import _, listed, ngettext, percent, sentences
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BOLD, SMALL, SMALL_BOLD, TITLE
from game.ui.drawing.light import strength
from game.ui.input.bindings import Input, Point, Pointed, Pressed, Query, Scrolled, Verb
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button, Choice, Pick
from game.ui.widgets.focus import after
from game.ui.widgets.layout import Row, control_height
from game.ui.widgets.panels import Card, Label, Progress
from game.ui.widgets.screen import Screen
from game.ui.widgets.tooltips import draw_beside

# The front of the theatre: the way back and the title in the valance, the controls and the score below the stage.


_EDGE, _PAD, _SIDE = 10.0, 14.0, 46.0
_BAND = 64.0
_NARROW = 1100.0
_PICKS = (Pick("0.5", "½x"), Pick("1", "1x"), Pick("2", "2x"), Pick("4", "4x"), Pick("8", "8x"))
_LARGE = 1.15
_NAMES = 110.0
_ROOMY, _TURN, _LEAST_WORDS = 420.0, 150.0, 0.75
"""What is left beside the way on to a film and to what is said, and to the turn alone; its smallest letters."""
_LEAST_STORY, _STORY = 0.85, 230.0
_LEAST_TURN = 0.76
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

    def watch(self) -> None:
        """Look at the last run."""


@dataclass(frozen=True)
class TheatreControls:
    """What the controls show. story: what was said last. over: all has been seen. open: one may play on from here.

    run: there is a run of which a film can be made. watched: one that can be looked at like one.
    looked: how much of the match has been looked at as a whole.
    """

    playing: bool
    over: bool
    speed: str
    turn: str
    story: str
    open: bool
    run: bool
    watched: bool
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
        screen.add(Progress("looked", bar, share=shown.looked, label=_(labels.THIS_IS_A_LONG_MATCH), tell=percent))
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
    screen.add(Choice("speed", row.take(min(wide, max(220.0, row.rest().width * 0.4))).inflate(0, -8), picks=_PICKS,
                      value=shown.speed, on_choose=director.set_speed, style=SMALL_BOLD,
                      hint=_(told.HOW_FAST_THE_REPLAY_GOES)))  # fmt: skip
    row.skip(8)
    if shown.open:
        _add_play_on(screen, canvas, row, _ROOMY if shown.run else _TURN, director)
    if shown.run and row.rest().width > side:
        text = _(told.FILM)
        wide = Button.width(canvas, text, "film")
        narrow = row.rest().width < wide + 200
        screen.add(Button("film", row.last(side if narrow else wide, 6), text="" if narrow else text, icon="film",
                          hint=_(told.SAVE_THIS_RUN_AS_A_FILM), on_press=director.film))  # fmt: skip
    if shown.watched and row.rest().width > side:
        screen.add(Button("watch_run", row.last(side, 6), icon="eye", label=_(told.WATCH_THIS_RUN),
                          hint=_(told.TO_AND_FRO), on_press=director.watch))  # fmt: skip
    _words(screen, canvas, row.rest(), shown, director)


def _add_play_on(screen: Screen, canvas: Canvas, row: Row, left: float, director: Director) -> None:
    """With its words in smaller letters where it must be; with its icon alone where they could not be read."""
    text, icon, style, letters = _(told.PLAY_ON_FROM_HERE), "grab", ACT, canvas.letters
    wide, room = Button.width(canvas, text, icon), row.rest().width - left
    hint = _(told.BEGINS_A_MATCH_OF_ITS_OWN)
    if wide > room:
        icon, wide, style = "", room, letters.fitting(text, ACT, room - 24)
    if style.size < ACT.size * _LEAST_WORDS:
        hint, wide = sentences(f"{text}.", hint), max(46.0, row.rest().height - 6)
        text, icon = "", "grab"
    screen.add(Button("play_on", row.last(wide, 6), text=text, icon=icon, style=style, hint=hint,
                      on_press=director.play_on))  # fmt: skip


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


# The theatre itself.


_SLICE = 0.012
"""Seconds in which the match is looked at as a whole between two frames."""


class Theatre(Replay):
    """A match watched again. at: after how many acts to begin; back: where the way back leads, else what is below."""

    first = "play"

    def __init__(self, shell: Shell, opened: OpenMatch, at: int = -1, back: str = "title") -> None:
        super().__init__(shell, opened)
        self.back = back
        self.hovered_at: Point | None = None
        self.strip: ScoreStrip | None = None
        self.assets: Path | None = None
        self.last_run = LastRun(opened)
        if at >= 0 and float(self.speed) > 1:
            self.set_speed("1")  # one moment is looked at, however fast the match itself was played
        if at > 0:
            self.seek(at)

    # What there is.

    def title(self) -> str:
        """Which match it is, and how it ends."""
        match = self.runner.match
        names, last = self.stage.table.play.seats.names, self.runner.last
        turns = max(1, len(self.chronicle.turns))
        if not isinstance(last, Over):
            end = ngettext(*told.BREAKS_OFF_COUNT, turns)
        else:
            won = [names[seat] for seat in last.winners]
            words = ngettext(*labels.WINS_COUNT, len(won), names=listed(won)) if won else _(labels.NOBODY_WINS)
            end = sentences(words, ngettext(*told.AFTER_TURNS, turns))
        return _(told.GAME_AND_END, game=titled(match.game.id, match.game.named(match.setup)), end=end)

    def answers(self, query: Query) -> Sequence[str]:
        """Which turn is shown and what was said of it; what everybody has, the table knows."""
        if query is Query.WHERE:
            turns = max(1, len(self.chronicle.turns))
            where = _(told.TURN_NUMBER_OF, turn=self.chronicle.turn(self.count), whole=turns)
            return [each for each in (where, self.sentence()) if each]
        return self.stage.table.answers(query) if query in (Query.MINE, Query.OTHERS) else super().answers(query)

    def film(self) -> None:
        """Save the run that was shown last as a film."""
        if self.run is not None and self.assets is not None:
            game = self.opened.row.game.id
            watching = DESKS[game].watching
            assert watching is not None
            made = watching.film(self.opened, self.run, self.assets, strength(self.shell.settings))
            self.playing = False
            self.stale()
            self.shell.open("filming", film=made, name=game)

    @property
    def watches(self) -> Callable[[OpenMatch, Shell, Played], None] | None:
        """What shows the run that was shown last as a strip of film, if there is one."""
        watching = DESKS[self.opened.row.game.id].watching
        return watching.watch if watching is not None and self.run is not None else None

    def watch(self) -> None:
        """Look at the run that was shown last as a strip of film."""
        if self.watches is not None and self.run is not None:
            self.playing = False
            self.stale()
            self.watches(self.opened, self.shell, self.run)

    def play_on(self) -> None:
        """Begin a match of its own at the moment that is shown."""
        if self.may_play_on:
            play_on_from(self.shell, self.opened, self.count)

    # Time.

    def tick(self, dt: float) -> bool:
        """Let the match go on, unless it waits; look on at it as a whole."""
        looked = self.look(_SLICE)
        bar = self.find("looked")
        if looked and isinstance(bar, Progress):
            bar.share = self.looked
            self.touch("looked")
        opening = self.stage.table.play.opening
        looked = self._picture() or looked
        if not self.playing and not opening:
            return looked
        if self.playing and self.stage.rests and self.count >= self.goal:
            self._rest()
            return True
        before = self.sentence()
        moved = self.stage.update(dt)
        if before != self.sentence():
            self.stale()
        return moved or looked or self.playing or opening

    def _picture(self) -> bool:
        """Follow which run was watched last, and make its pictures; tell whether anything changed."""
        if not self.last_run.follow(self.just_run) and not self.last_run.go_on():
            return self.last_run.played is not None and self.last_run.pictures is None
        self.stage.table.last_run = self.last_run.pictures
        self.stale()
        return True

    def _rest(self) -> None:
        """What was to be seen has been: celebrate at the end, once, then wait."""
        table = self.stage.table
        if self.at_end and isinstance(self.runner.match.waiting, Over) and not self.celebrated:
            self.celebrated = True
            ending = table.ending()
            if ending.winners:
                table.celebration.begin(ending.winners[0], ending.call())
                return
        self.playing = False
        self.stale()

    # Layout and drawing.

    def compose(self, canvas: Canvas) -> None:
        """The controls first, then the score; the way back and the title last."""
        room = laid_out(canvas)
        self.stage.rect = room.stage
        self.assets = canvas.sprites.folder
        film = self.film_place(canvas)
        controls = TheatreControls(
            self.playing,
            self.at_end,
            self.speed,
            _(told.TURN_NUMBER_OF, turn=self.chronicle.turn(self.count), whole=max(1, len(self.chronicle.turns))),
            self.sentence(),
            self.may_play_on,
            self.run is not None and not film,
            self.watches is not None and not film,
            self.looked,
        )
        self.strip = add_card(self, canvas, room, controls, self)
        if film:
            add_film(self, canvas, film, self.last_run.pictures,
                     (self.film, self.watch if self.watches is not None else None))  # fmt: skip
        add_head(self, canvas, room, self.title(), self.on_back)

    def film_place(self, canvas: Canvas) -> FRect:
        """Where the run that was just watched lies as a film; an empty place without one."""
        if self.last_run.played is None:
            return FRect()
        return self.stage.film_place(canvas)

    def backdrop(self, canvas: Canvas) -> None:
        """Cloth at both sides, the valance above."""
        super().backdrop(canvas)
        drapes(canvas, self.stage.rect)
        valance(canvas, self.stage.rect.top - 14)

    def foreground(self, canvas: Canvas) -> None:
        """The stage, and where in the match one looks."""
        self.stage.draw(canvas)
        for widget in filter(None, map(self.find, FILM)):
            if not widget.drawn:
                mood = self.mood(widget)
                widget.draw(canvas, mood)
                if mood.focus and widget.focusable:
                    widget.draw_focus(canvas)
        if self.strip is not None:
            self.strip.draw_now(canvas, self.count)
            words = self._pointed()
            if words and self.hovered_at is not None:
                x = min(max(self.hovered_at[0], self.strip.track.left), self.strip.track.right)
                draw_beside(canvas, words, FRect(x, self.strip.place.top, 0, self.strip.place.height))

    def _pointed(self) -> str:
        """What happened at the moment that is pointed at."""
        strip, at = self.strip, self.hovered_at
        if strip is None or at is None or not strip.place.collidepoint(at):
            return ""
        acts = self.runner.recorded.acts
        number = min(strip.act_at(at), len(acts) - 1)
        if number < 0:
            return ""
        play = self.stage.table.play
        return " ".join(line.text for line in play.readable(play.lines(acts[number]))[:3])

    def prepare(self, canvas: Canvas) -> bool:
        return self.stage.prepare(canvas)

    def rest(self) -> None:
        """As the table does."""
        super().rest()
        self.stage.table.rest()

    # Input.

    def on_back(self) -> None:
        if not self.back:
            self.shell.close()
            return
        self.shell.go_to("title")
        if self.back != "title":
            self.shell.open(self.back)

    def on_point(self, pointed: Pointed) -> bool:
        """The stage explains itself; the strip tells what happened where."""
        before, self.hovered_at = self._pointed(), pointed.at
        if before != self._pointed():
            self.dirty = True
        if self.stage.rect.collidepoint(pointed.at):
            self.stage.handle(pointed)
            self.dirty = True
        return False

    def handle(self, given: Input) -> None:
        """The wheel over the stage scrolls there."""
        if isinstance(given, Scrolled) and self.stage.rect.collidepoint(given.at):
            self.stage.handle(given)
            self.dirty = True
        else:
            super().handle(given)

    def on_key(self, pressed: Pressed) -> bool:
        """Keys for all that the card offers, and for what it does not."""
        way = {Verb.LEFT: -1, Verb.RIGHT: 1}.get(pressed.verb, 0)
        if way and pressed.key != "pad_stick" and self.focused != "speed":
            self.turn(way)
            return True
        round_about = {Verb.UP: Verb.PREVIOUS, Verb.DOWN: Verb.NEXT}.get(pressed.verb)
        if round_about and pressed.key in ("pad_stick", "pad_hat"):
            found = after(
                self.widgets, self.focused, round_about
            )  # the shoulders go to marks, the strip takes the rest
            self.focus(found.name if found is not None else self.focused)
            return True
        act = self._keys().get(pressed.key)
        if act is not None:
            act()
        return act is not None

    def _keys(self) -> dict[str, Callable[[], None]]:
        keys: dict[str, Callable[[], None]] = {
            "page up": partial(self.mark, -1),
            "page down": partial(self.mark, 1),
            "pad_l": partial(self.mark, -1),
            "pad_r": partial(self.mark, 1),
            "pad_x": self.play_or_pause,
            "f": self.film,
            "w": self.watch,
            "n": self.play_on,
            "home": partial(self._pass_to, 0),
            "end": partial(self._pass_to, self.stops[-1]),
        }
        return keys | {str(number): partial(self.set_speed, speed) for number, speed in enumerate(SPEEDS, 1)}
