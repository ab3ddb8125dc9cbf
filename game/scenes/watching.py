"""A saved match watched again on its game's own table."""

from __future__ import annotations

from pathlib import Path
from typing import final

from game.catalog import CATALOG, GAMES
from game.core.acts import Over
from game.core.slices import Slices, finish
from game.nature.streams import fresh_seed
from game.scenes import routes
from game.scenes.matches import Sitting
from game.scenes.waiting import names_in
from game.session.match import Match
from game.session.playback import Playback
from game.session.replay import game_of, replaying
from game.session.saves import reading
from game.ui.canvas import Canvas
from game.ui.shell import Scene, Shell
from game.ui.verbs import Input
from game.words.language import say


def recorded(path: Path) -> Sitting:
    """A table at which what a file has is played again; raises OSError and MatchError."""
    return finish(recording(path))


def recording(path: Path) -> Slices[Sitting]:
    """The same in slices."""
    log = yield from reading(path)
    whole = yield from replaying(game_of(log, GAMES), log)
    row = CATALOG[log.game_id]
    table = Playback(Match(row.game, whole.setup), row.nature_of(fresh_seed(), {}), whole.played)
    return Sitting(row, table, names_in(log.note("names")))


@final
class Watching(Scene):
    """The table of a match that is watched, and a word when the record ends before the match does."""

    def __init__(self, shell: Shell, sitting: Sitting) -> None:
        self.shell = shell
        self.sitting = sitting
        self.table: Scene = routes.make(shell, f"table:{sitting.row.game.id}", sitting=sitting)
        self.told = False

    def handle(self, given: Input) -> None:
        """As at the table."""
        self.table.handle(given)

    def update(self, dt: float) -> bool:
        """Let the match go on; at the end of the record say so."""
        moved = self.table.update(dt)
        playback = self.sitting.table
        ended = isinstance(playback, Playback) and playback.ended and not getattr(self.table, "busy", False)
        if ended and not self.told:
            self.told = True
            if not isinstance(playback.match.waiting, Over):
                heading, text = say("The record ends here"), say("You may play on from here. Nothing of it is kept.")
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
