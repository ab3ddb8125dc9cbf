"""What a computer player of some level would do at every turn of a match, and why: `playout --hints`."""

from __future__ import annotations

from typing import Any

from game.catalog import CatalogRow
from game.core.acts import Turn
from game.session.match_runner import MatchRunner
from game.text.levels import level_name, would


class HintRecord:
    """Asks one level before every move. It is told what the seat to act may see, and no more.

    told: what it would have done, in order, as `--json` has it.
    """

    def __init__(self, row: CatalogRow, level: int = 0) -> None:
        self.row = row
        self.level = level or max(row.levels)
        self.told: list[dict[str, Any]] = []

    def ask(self, table: MatchRunner) -> str:
        """What it would do now, in a sentence; nothing where nobody is to act."""
        match, waiting = table.match, table.match.waiting
        choice = table.choose(self.row.bot(self.level))
        if choice is None or not isinstance(waiting, Turn):
            return ""
        who, game = level_name(self.level, self.row.levels_in(match.setup.options)), match.game
        sentence = would(game.id, who, choice.move, choice.reason)
        self.told.append(
            {
                "acts": len(match.played),
                "seat": waiting.seat,
                "level": self.level,
                "move": game.encode(choice.move),
                "reason": choice.reason,
                "sentence": sentence,
            }
        )
        return sentence
