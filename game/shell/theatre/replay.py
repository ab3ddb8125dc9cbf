"""Where in a match one looks: by acts, by turns, by what is marked, or anywhere."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from game.core.acts import Answer, Over
from game.session.match import Match, Played
from game.session.playback import Playback
from game.shell.matches.open_match import OpenMatch
from game.shell.matches.watched_match import blank, telling
from game.shell.pages import Working
from game.shell.pictures.score_strip import Chronicle
from game.shell.theatre.stage import Stage
from game.ui.shell import Shell
from game.ui.widgets.screen import Screen

SPEEDS = ("0.5", "1", "2", "4", "8")
_AT_FIRST = 0.05
"""Seconds in which the match is looked at as a whole before it is shown."""


class Replay(Screen):
    """A match that is watched on a stage, without its controls.

    chronicle: what is known so far of the match as a whole. playing: whether the match goes on. goal: after how many
    acts it stops by itself. said: what a machine did here that is not on record. celebrated: whether who won has been
    seen.
    """

    def __init__(self, shell: Shell, opened: OpenMatch) -> None:
        super().__init__(shell)
        assert isinstance(opened.runner, Playback)
        self.opened, self.runner = opened, opened.runner
        self.speed = shell.settings.speed if shell.settings.speed in SPEEDS else "1"
        self.stage = Stage(shell, opened, self.say, self.set_speed)
        self.stage.set_speed(self.speed)
        whole = Match(self.runner.match.game, self.runner.match.setup)
        whole.follow(self.runner.recorded.acts)
        self.chronicle = blank(whole)
        self._looking: Working[Chronicle] | None = Working(telling(whole))
        self.look(_AT_FIRST)
        self.said = ""
        self.playing, self.goal, self.celebrated = True, self.stops[-1], False

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
        """Whether the match is not over at what is shown."""
        return not isinstance(self.runner.match.waiting, Over)

    @property
    def looked(self) -> float:
        """How much of the match has been looked at as a whole, 0 to 1."""
        return 1.0 if self._looking is None else self._looking.share

    def look(self, seconds: float) -> bool:
        """Look on at the match as a whole; whether there was anything left to look at."""
        if self._looking is None:
            return False
        if self._looking.go_on(seconds):
            self.chronicle, self._looking = self._looking.result, None
            self.stale()
        return True

    @property
    def run(self) -> Played | None:
        """The run of a machine that was shown last, or is just being shown."""
        acts, stops = self.runner.recorded.acts, self.stops
        for number in range(bisect_right(stops, self.count) - 1, -1, -1):
            if stops[number] < len(acts) and isinstance(acts[stops[number]].act, Answer):
                return acts[stops[number]]
        return None

    @property
    def just_run(self) -> Played | None:
        """The run shown in this turn or the one before, once it is over; while one plays on, only if it is marked."""
        acts, turns = self.runner.recorded.acts, self.chronicle.turns
        run = self.run
        if run is None or self.stage.shell.shows or self.count == 0:
            return None
        number = next(at for at in range(min(self.count, len(acts) - 1), -1, -1) if acts[at] is run)
        passed = bisect_right(turns, self.count) - bisect_right(turns, number)
        told = not self.playing or any(mark.act == number for mark in self.chronicle.marks)
        return run if number < self.count and passed <= 1 and told else None

    def sentence(self) -> str:
        """What was said last on the stage, or what a machine did here that is not on record."""
        play = self.stage.table.play
        log = play.readable(play.log[-2:])
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
