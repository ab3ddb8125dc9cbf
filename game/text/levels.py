"""What the levels of computer players are called, and what one of them would do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.acts import Move
from game.text import move_words, reason
from game.text.language import N_, _

LEVEL_NAMES = {1: N_("Easy"), 2: N_("Fair"), 3: N_("Sharp")}

LEVEL_HINTS: Mapping[str, str] = {
    "mousetrap": N_(
        "Easy builds roughly and cranks too fast, Fair takes more care, "
        "Sharp has steady hands and spends cheese to lure."
    ),
    "mousemaze": N_(
        "Easy is content with one wedge, Fair with two, looking one card ahead. "
        "Sharp looks two ahead and plays for the goal."
    ),
    "boobytrap": N_(
        "Easy looks at three pieces with a shaky hand, Fair at six, Sharp at eight and pictures the pull. "
        "All see only what you see."
    ),
}
"""What the levels mean, by game that has several."""


def level_name(level: int, levels: Sequence[int]) -> str:
    """A level of a game as a person calls it; where there is only one it has no name."""
    return _(LEVEL_NAMES[level]) if len(levels) > 1 else _("A computer player")


def would(game_id: str, who: str, move: Move, why: str) -> str:
    """What somebody would do, and the reason, in a sentence. why: the name of the reason."""
    return _("{who} would {move}: {reason}.", who=who, move=move_words(game_id, move), reason=reason(game_id, why))
