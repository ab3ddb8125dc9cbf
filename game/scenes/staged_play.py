"""What a match at its table can do besides where it is only looked at: pass by what happened."""

from __future__ import annotations

from typing import Any

from game.scenes.animation import Animator
from game.scenes.log import Line
from game.session.match_runner import MatchRunner
from game.session.playback import Playback
from game.ui.motion import Motion

_LATEST = 60
"""So many acts are told in the log where one only passes by."""


class StagedPlay:
    """Part of `game.scenes.match_play.MatchPlay`.

    staged: the table is only looked at, as a match is watched again. opening: what the position needs besides the rules
    is still being laid out.
    """

    staged = opening = False
    table: MatchRunner
    motion: Motion
    animation: Animator[Any, Any]
    log: list[Line]
    halted: bool
    passing: str

    @property
    def rests(self) -> bool:
        """Whether nothing is on its way, and nothing of the position is still to be laid out."""
        return not self.motion.busy and not self.opening

    def jump(self, count: int) -> None:
        """Stand where the match that is watched was after so many acts, nothing being on its way."""
        assert isinstance(self.table, Playback)
        self.table.go(count)
        self.halted, self.passing = False, ""
        self.motion.clear()
        self.animation.call.end()
        self._moved_on()
        self.log = self._lines(_LATEST)
        self.sync()

    def _moved_on(self) -> None:
        """The position is another one."""

    def _lines(self, most: int) -> list[Line]:
        """What the last acts are in words."""
        raise NotImplementedError

    def sync(self) -> None:
        """Show the position as it is."""
