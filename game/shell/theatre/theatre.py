"""The replay theatre: a match that was played, on a stage between drapes, its score below it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from pygame import FRect

from game.core.acts import Over
from game.shell.desk import DESKS
from game.shell.matches.open_match import OpenMatch
from game.shell.pictures.curtain import drapes, valance
from game.shell.pictures.score_strip import ScoreStrip
from game.shell.pictures.shop import box_marked
from game.shell.theatre.films import FILM, LastRun, add_film
from game.shell.theatre.replay import SPEEDS, Replay
from game.shell.theatre.theatre_card import TheatreControls, add_card, add_head, laid_out
from game.text import matches as told
from game.text import screens as labels
from game.text.language import _, listed, ngettext, sentences
from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Input, Point, Pointed, Pressed, Scrolled, Verb
from game.ui.shell import Shell
from game.ui.widgets.focus import after
from game.ui.widgets.panels import Progress
from game.ui.widgets.tooltips import draw_beside

_SLICE = 0.012
"""Seconds in which the match is looked at as a whole between two frames."""


class Theatre(Replay):
    """A match watched again. at: after how many acts to begin; back: where the way back leads, else what is below."""

    first = "play"

    def __init__(self, shell: Shell, opened: OpenMatch, at: int = 0, back: str = "title") -> None:
        super().__init__(shell, opened)
        self.back = back
        self.hovered_at: Point | None = None
        self.strip: ScoreStrip | None = None
        self.assets: Path | None = None
        self.last_run = LastRun(opened)
        if at:
            self.seek(at)

    # What there is.

    def title(self) -> str:
        """Which match it is, and how it ends."""
        box = box_marked(self.opened.row.game.id)
        names, last = self.stage.table.play.seats.names, self.runner.last
        turns = max(1, len(self.chronicle.turns))
        if not isinstance(last, Over):
            end = ngettext(*told.BREAKS_OFF_COUNT, turns)
        else:
            won = [names[seat] for seat in last.winners]
            words = ngettext(*labels.WINS_COUNT, len(won), names=listed(won)) if won else _(labels.NOBODY_WINS)
            end = sentences(words, ngettext(*told.AFTER_TURNS, turns))
        return _(told.GAME_AND_END, game=_(box.title), end=end)

    def film(self) -> None:
        """Save the run that was shown last as a film."""
        if self.run is not None and self.assets is not None:
            game = self.opened.row.game.id
            watching = DESKS[game].watching
            assert watching is not None
            made = watching.film(self.opened, self.run, self.assets)
            self.playing = False
            self.stale()
            self.shell.open("filming", film=made, name=game)

    def play_on(self) -> None:
        """Take the match over where the record ends."""
        row = self.opened.row
        self.shell.go_to(f"table:{row.game.id}", opened=self.opened)
        self.shell.open("notice", heading=_(told.REPLAY), text=_(told.THE_RECORD_ENDS_HERE))

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
            self.looked,
        )
        self.strip = add_card(self, canvas, room, controls, self)
        if film:
            add_film(self, canvas, film, self.last_run.pictures, self.film)
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
            "home": partial(self._pass_to, 0),
            "end": partial(self._pass_to, self.stops[-1]),
        }
        return keys | {str(number): partial(self.set_speed, speed) for number, speed in enumerate(SPEEDS, 1)}
