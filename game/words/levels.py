"""What the levels of computer players are called, and what one of them would do."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.acts import Move
from game.words import move_words, reason
from game.words.language import later, say

LEVEL_NAMES = {1: later("Easy"), 2: later("Fair"), 3: later("Sharp")}


def level_name(level: int, levels: Sequence[int]) -> str:
    """A level of a game as a person calls it; where there is only one it has no name."""
    return say(LEVEL_NAMES[level]) if len(levels) > 1 else say("A computer player")


def would(game_id: str, who: str, move: Move, why: str) -> str:
    """What somebody would do, and the reason, in a sentence. why: the name of the reason."""
    because = say("there is nothing else to do") if why == "only_move" else reason(game_id, why)
    return say("{who} would {move}: {reason}.", who=who, move=move_words(game_id, move), reason=because)
