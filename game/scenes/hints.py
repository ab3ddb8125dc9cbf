"""What would you do? A computer player's advice to the person who is to act, thought out while the window goes on."""

from __future__ import annotations

from collections.abc import Callable

from game.catalog import CatalogRow
from game.core.acts import Move
from game.core.players import Choice, Thought
from game.host.settings import Settings
from game.scenes.thinking import Thinking
from game.session.table import Table
from game.words.language import say
from game.words.levels import level_name, would
from game.words.seats import called


class Hints:
    """The advice for the position as it is. It knows what the seat to act may see, and no more.

    text: what is told, empty if nobody asked. move: what is advised, once it is known.
    """

    def __init__(self, row: CatalogRow, table: Table, settings: Callable[[], Settings]) -> None:
        self.row = row
        self.table = table
        self._settings = settings
        self.text = ""
        self.move: Move | None = None
        self._thinking: Thinking | None = None

    def forget(self) -> None:
        """The position is another one."""
        self.text, self.move, self._thinking = "", None, None

    @property
    def level(self) -> int:
        """Who is asked: the level of the settings, or the only one; 0 for nobody."""
        chosen = self._settings().hints
        if chosen == "off":
            return 0
        return int(chosen) if int(chosen) in self.row.levels else max(self.row.levels)

    def ask(self) -> None:
        """Begin to think; a second time changes nothing."""
        if self.level and not self.text:
            self._thinking = Thinking(self._ponder)
            self.text = say("Thinking …")

    def _ponder(self) -> Thought[Choice | None]:
        return self.table.ponder(self.row.bot(self.level))

    def go_on(self, names: dict[str, str]) -> Move | None:
        """Think for a moment; the advised move when it has just been found. names: what the seats are called."""
        choice = self._thinking.go_on() if self._thinking is not None else None
        if choice is None:
            return None
        who = level_name(self.level, self.row.levels)
        with called(names):
            self.text = would(self.row.game.id, who, choice.move, choice.reason)
        self.move, self._thinking = choice.move, None
        return self.move
