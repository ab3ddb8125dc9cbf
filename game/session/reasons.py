"""Why a computer player did what it did, kept as a note with its move, so that the log can be told again."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.players import Choice

_WHY = "why "


def reason_note(choice: Choice) -> tuple[str, ...]:
    """The note for a choice; none where there was nothing else to do."""
    return () if choice.reason == "only_move" else (f"{_WHY}{choice.reason}",)


def noted_reason(notes: Iterable[str]) -> str:
    """The name of the reason that was noted, empty if there is none."""
    return next((note.removeprefix(_WHY) for note in notes if note.startswith(_WHY)), "")
