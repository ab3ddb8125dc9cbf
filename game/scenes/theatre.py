"""The replay theatre: a match that was played, on a stage between drapes, its score below it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from functools import partial
from pkgutil import resolve_name

from pygame import FRect

from game.core.acts import Over
from game.pictures.curtain import drapes, valance
from game.scenes import routes
from game.scenes.chronicle import Chronicle
from game.scenes.open_match import OpenMatch
from game.scenes.score_strip import ScoreStrip
from game.scenes.shelf import BOXES
from game.scenes.stage import Stage
from game.scenes.theatre_card import Controls, add_card, add_head, laid_out
from game.session.match import Match
from game.session.playback import Playback
from game.text import screens as labels
from game.text import tell
from game.text import theatre as told
from game.text.language import _, listed, ngettext
from game.ui.canvas import Canvas
from game.ui.input_events import Input, Point, Pointed, Pressed, Scrolled, Verb
from game.ui.screen import Screen
from game.ui.shell import Shell
from game.ui.tooltips import draw_beside

SPEEDS = ("0.5", "1", "2", "4", "8")


class Theatre(Screen):
    """A match watched again. at: after how many acts to begin; back: where the way back leads, if not to what is below.

    playing: whether the match goes on. goal: after how many acts it stops by itself.
    """

    first = "play"

    def __init__(self, shell: Shell, opened: OpenMatch, at: int = 0, back: str = "title") -> None:
        super().__init__(shell)
        assert isinstance(opened.runner, Playback)
        self.opened, self.runner, self.back = opened, opened.runner, back
        self.speed = shell.settings.speed if shell.settings.speed in SPEEDS else "1"
        self.stage = Stage(shell, opened, self.say, self.set_speed)
        self.stage.set_speed(self.speed)
        self.chronicle = _told(opened)
        self.said = ""
        self.hovered_at: Point | None = None
        self.playing, self.goal, self.celebrated = True, self.stops[-1], False
        self.strip: ScoreStrip | None = None
        if at:
            self.seek(at)

    # What there is.

    @property
    def stops(self) -> tuple[int, ...]:
        """After how many acts one may stand still."""
        return self.runner.stops

    @property
    def count(self) -> int:
        """How many acts have been played at what is shown."""
        return len(self.runner.match.played)

    @property
    def at_end(self) -> bool:
        """Whether all has been seen."""
        return self.count >= self.stops[-1] and self.stage.rests

    @property
    def may_play_on(self) -> bool:
        """Whether the record ended before the match did, and all of it has been seen."""
        return self.at_end and not isinstance(self.runner.match.waiting, Over)

    def title(self) -> str:
        """Which match it is, and how it ends."""
        box = next(box for box in BOXES if box.game == self.opened.row.game.id)
        names, last = self.stage.table.play.seats.names, self.runner.last
        turns = max(1, len(self.chronicle.turns))
        if not isinstance(last, Over):
            end = ngettext(*told.BREAKS_OFF_COUNT, turns)
        else:
            won = [names[seat] for seat in last.winners]
            words = ngettext(*labels.WINS_COUNT, len(won), names=listed(won)) if won else _(labels.NOBODY_WINS)
            end = ngettext(*told.END_COUNT, turns, won=words.rstrip("!."))
        return _(told.GAME_AND_END, game=_(box.title), end=end)

    def sentence(self) -> str:
        """What was said last on the stage, or what a machine did here that is not on record."""
        log = self.stage.table.play.log
        return self.said or (log[-1].text if log else "")

    def say(self, heading: str, text: str) -> None:
        """Something about a run is to be known."""
        self.said = f"{heading}. {text}"
        self.stale()

    # What is done.

    def play_or_pause(self) -> None:
        """Go on, stop, or begin anew after the end."""
        if self.playing:
            self.playing = False
        elif self.at_end:
            self.seek(0)
            self._go_on(self.stops[-1])
        else:
            self._go_on(self.stops[-1])
        self.stale()

    def _go_on(self, goal: int) -> None:
        self.playing, self.goal = True, goal
        self.stale()

    def seek(self, count: int) -> None:
        """Look at the moment after so many acts, or the last one before at which one may stand still."""
        stop = self.stops[max(0, bisect_right(self.stops, count) - 1)]
        self.said, self.celebrated = "", False
        if stop != self.count or not self.stage.rests:
            self.stage.jump(stop)
        self.goal = self.stops[-1]
        self.stale()

    def step(self, by: int) -> None:
        """Play one act and wait, or go back by one."""
        if by < 0:
            self.playing = False
            self.seek(self.stops[max(0, bisect_left(self.stops, self.count) - 1)])
            return
        if not self.stage.rests:
            self.stage.skip()
        following = bisect_right(self.stops, self.count)
        if following < len(self.stops):
            self._go_on(self.stops[following])

    def turn(self, by: int) -> None:
        """Go to the turn before or after."""
        turns = (0, *self.chronicle.turns, self.stops[-1])
        number = bisect_right(turns, self.count) if by > 0 else bisect_left(turns, self.count) - 1
        self._pass_to(turns[min(max(0, number), len(turns) - 1)])

    def _pass_to(self, count: int) -> None:
        going = self.playing and self.goal == self.stops[-1]
        self.seek(count)
        self.playing = going

    def mark(self, by: int) -> None:
        """Go to the marked event before, or show the next one."""
        acts = sorted({mark.act for mark in self.chronicle.marks})
        shown = self.count + bool(self.stage.shell.shows)
        number = bisect_left(acts, shown) if by > 0 else bisect_left(acts, self.count) - 1
        if not 0 <= number < len(acts):
            self._pass_to(0 if by < 0 else self.stops[-1])
            return
        going = self.playing and self.goal == self.stops[-1]
        self.seek(acts[number])
        if by > 0:
            self._go_on(self.stops[-1] if going else self._after(acts[number]))
        else:
            self.playing = going

    def _after(self, act: int) -> int:
        return self.stops[min(bisect_right(self.stops, act), len(self.stops) - 1)]

    def set_speed(self, speed: str) -> None:
        """Watch at another speed."""
        if speed in SPEEDS and speed != self.speed:
            self.speed = speed
            self.stage.set_speed(speed)
            self.stale()

    def play_on(self) -> None:
        """Take the match over where the record ends."""
        row = self.opened.row
        self.shell.go_to(f"table:{row.game.id}", opened=self.opened)
        self.shell.open("notice", heading=_(told.REPLAY), text=_(told.THE_RECORD_ENDS_HERE))

    # Time.

    def tick(self, dt: float) -> bool:
        """Let the match go on, unless it waits."""
        opening = self.stage.table.play.opening
        if not self.playing and not opening:
            return False
        if self.playing and self.stage.rests and self.count >= self.goal:
            self._rest()
            return True
        before = self.sentence()
        moved = self.stage.update(dt)
        if before != self.sentence():
            self.stale()
        return moved or self.playing or opening

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
        controls = Controls(
            self.playing,
            self.at_end,
            self.speed,
            _(told.TURN_NUMBER_OF, turn=self.chronicle.turn(self.count), whole=max(1, len(self.chronicle.turns))),
            self.sentence(),
            self.may_play_on,
        )
        self.strip = add_card(self, canvas, room, controls, self)
        add_head(self, canvas, room, self.title(), self.on_back)

    def backdrop(self, canvas: Canvas) -> None:
        """Cloth at both sides, the valance above."""
        super().backdrop(canvas)
        drapes(canvas, self.stage.rect)
        valance(canvas, self.stage.rect.top - 14)

    def foreground(self, canvas: Canvas) -> None:
        """The stage, and where in the match one looks."""
        self.stage.draw(canvas)
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
        found = tell(self.opened.row.game.id, acts[number].events, self.stage.table.play.seats.names)
        return " ".join(found[:3])

    def prepare(self, canvas: Canvas) -> bool:
        """Use spare time for the stage."""
        return self.stage.prepare(canvas)

    def rest(self) -> None:
        """As the table does."""
        super().rest()
        self.stage.table.rest()

    # Input.

    def on_back(self) -> None:
        """Back to where one came from."""
        if self.back:
            self.shell.go_to(self.back)
        else:
            self.shell.close()

    def on_point(self, pointed: Pointed) -> bool:
        """The stage explains itself; the strip tells what happened where."""
        before, self.hovered_at = self._pointed(), pointed.at
        if before != self._pointed():
            self._dirty = True
        if self.stage.rect.collidepoint(pointed.at):
            self.stage.handle(pointed)
            self._dirty = True
        return False

    def handle(self, given: Input) -> None:
        """The wheel over the stage scrolls there."""
        if isinstance(given, Scrolled) and self.stage.rect.collidepoint(given.at):
            self.stage.handle(given)
            self._dirty = True
        else:
            super().handle(given)

    def on_key(self, pressed: Pressed) -> bool:
        """Keys for all that the card offers, and for what it does not."""
        way = {Verb.LEFT: -1, Verb.RIGHT: 1}.get(pressed.verb, 0)
        if way and pressed.key != "pad_stick" and self.focused != "speed":
            self.turn(way)
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
            "home": partial(self._pass_to, 0),
            "end": partial(self._pass_to, self.stops[-1]),
        }
        return keys | {str(number): partial(self.set_speed, speed) for number, speed in enumerate(SPEEDS, 1)}


def _told(opened: OpenMatch) -> Chronicle:
    """The whole match as its game tells it."""
    runner = opened.runner
    assert isinstance(runner, Playback)
    whole = Match(runner.match.game, runner.match.setup)
    whole.follow(runner.recorded.acts)
    found: Chronicle = resolve_name(routes.CHRONICLES[opened.row.game.id])(whole)
    return found
