"""A saved match watched again on its game's own table."""

from __future__ import annotations

from pathlib import Path
from typing import final

from game.catalog import CATALOG, GAMES
from game.core.acts import Over
from game.core.slices import Slices, finish
from game.nature.streams import fresh_seed
from game.scenes import routes
from game.scenes.open_match import OpenMatch
from game.session.match import Match
from game.session.playback import Playback
from game.session.replay import game_of, replaying
from game.session.saves import reading
from game.session.telling import people
from game.text import screens as labels
from game.text.language import _
from game.ui.canvas import Canvas
from game.ui.input_events import Input
from game.ui.shell import Scene, Shell


def recorded(path: Path) -> OpenMatch:
    """A table at which what a file has is played again; raises OSError and MatchError."""
    return finish(recording(path))


def recording(path: Path) -> Slices[OpenMatch]:
    """The same in slices."""
    log = yield from reading(path)
    whole = yield from replaying(game_of(log, GAMES), log)
    row = CATALOG[log.game_id]
    table = Playback(Match(row.game, whole.setup), row.nature_of(fresh_seed(), {}), whole.played)
    return OpenMatch(row, table, people(log))


@final
class ReplayScreen(Scene):
    """The table of a match that is watched, and a word when the record ends before the match does."""

    def __init__(self, shell: Shell, opened: OpenMatch) -> None:
        self.shell = shell
        self.opened = opened
        self.table: Scene = routes.make(shell, f"table:{opened.row.game.id}", opened=opened)
        self.told = False

    def handle(self, given: Input) -> None:
        """As at the table."""
        self.table.handle(given)

    def update(self, dt: float) -> bool:
        """Let the match go on; at the end of the record say so."""
        moved = self.table.update(dt)
        playback = self.opened.runner
        ended = isinstance(playback, Playback) and playback.ended and not getattr(self.table, "busy", False)
        if ended and not self.told:
            self.told = True
            if not isinstance(playback.match.waiting, Over):
                heading, text = _(labels.THE_RECORDING_ENDS_HERE), _(labels.YOU_CAN_PLAY_ON_FROM)
                self.shell.open("notice", heading=heading, text=text)
        return moved

    def draw(self, canvas: Canvas) -> None:
        """As at the table."""
        self.table.draw(canvas)

    def prepare(self, canvas: Canvas) -> bool:
        """As at the table."""
        return self.table.prepare(canvas)

    def abandon(self) -> None:
        """A match that is watched keeps no file."""

    def rest(self) -> None:
        """As at the table."""
        self.table.rest()
