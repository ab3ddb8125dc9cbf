"""Answers read from a list, for tests and for showing a known match."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.acts import Answer, Ask
from game.core.players import Answered


class Script:
    """Gives the answers of a list in order; raises IndexError when the list is used up."""

    def __init__(self, answers: Iterable[Answer]) -> None:
        self._answers = tuple(answers)

    def instant(self, ask: Ask) -> bool:
        """A list never takes time."""
        return True

    def answer(self, state: object, ask: Ask, number: int) -> Answered:
        """The answer of that number."""
        return Answered(self._answers[number])
