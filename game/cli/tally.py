"""Counts over the matches of a playout."""

from __future__ import annotations

from collections import Counter
from statistics import median
from typing import Any

from game.core.acts import Over
from game.core.digest import sha256
from game.session.match import Match


class Tally:
    """What the matches had in common: wins, length, and what the machines did."""

    def __init__(self) -> None:
        self._acts: list[int] = []
        self._turns: list[int] = []
        self._wins: Counter[str] = Counter()
        self._events: Counter[str] = Counter()
        self._runs: Counter[str] = Counter()
        self._stopped: Counter[str] = Counter()
        self._digest = sha256()

    def add(self, match: Match) -> None:
        """Count a match that is over."""
        over = match.waiting
        assert isinstance(over, Over)
        self._wins.update(over.winners)
        self._acts.append(len(match.played))
        self._turns.append(sum(act.text == "roll" for act in match.played))
        for act in match.played:
            self._digest.update(f"{act.text}\n".encode())
            self._events.update(type(event).__name__ for event in act.events)
            if act.text.startswith(("= captured", "= missed", "= misfired")):
                self._runs[act.text.split()[1]] += 1
                if not act.text.startswith("= captured"):
                    self._stopped[act.text.split()[2]] += 1

    def summary(self) -> dict[str, Any]:
        """The counts; `events` by name over all matches, `digest` of every act of every match, in order."""
        rolls = {"median_rolls": median(self._turns)} if any(self._turns) else {}
        return {
            "matches": len(self._acts),
            "wins": dict(sorted(self._wins.items())),
            "median_acts": median(self._acts),
            **rolls,
            "longest_acts": max(self._acts),
            **self._trap(),
            "events": dict(sorted(self._events.items())),
            "digest": self._digest.hexdigest(),
        }

    def _trap(self) -> dict[str, Any]:
        runs = sum(self._runs.values())
        if not runs:
            return {}
        return {
            "cranks": runs,
            "captures": self._runs["captured"],
            "misfires": self._runs["misfired"],
            "capture_rate": round(self._runs["captured"] / runs, 4),
            "failed_after": dict(self._stopped.most_common()),
        }
