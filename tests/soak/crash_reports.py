"""What the reports of crashed screens say, in one line each."""

from __future__ import annotations

from pathlib import Path

_FRAMES = 6
"""So many calls are told of an error: a screen that is opened anew may go another way, so a seed may not find it."""


def crashes(folder: Path) -> list[str]:
    """The errors in a data folder, each with the last lines of the program on the way to it, the deepest first."""
    return [_told(report.read_text(encoding="utf-8")) for report in sorted(folder.rglob("crash-*"))]


def _told(report: str) -> str:
    lines = report.strip().splitlines()
    frames = [line.split("/game/")[-1] for line in lines if line.lstrip().startswith("File ") and "/game/" in line]
    return f"{lines[-1]}: {'; '.join(reversed(frames[-_FRAMES:]))}"
