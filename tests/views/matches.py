"""Views of the page of all matches."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pygame

from game.app import Program
from game.core.slices import finish
from game.session.evening import begin
from game.session.saves import annotate
from game.shell.evening.evening import EveningPage
from game.shell.evening.family_book import FamilyBookPage
from game.shell.matches.match_list import index_of
from game.shell.matches.matches import Matches
from game.shell.matches.open_match import leave
from game.shell.theatre.branching import branched
from game.shell.theatre.watched_match import recording
from tests.views import View

GOLDEN = Path(__file__).resolve().parents[1] / "harness" / "golden"
DAY = 86400
SHOWN = (
    ("mousetrap-hasbro-4", 0.6),
    ("mightymouse-race-4", 0.5),
    ("mousemaze-eight-4", 0.7),
    ("boobytrap-regular-3", 0.5),
    ("mousetrap-house-2", 1.0),
    ("mousetrap-original-3", 0.1),
    ("mousemaze-twelve-5", 1.0),
    ("boobytrap-size-10", 1.0),
)
"""Golden matches, and how much of each was played."""


def shelf(program: Program) -> Path:
    """Put some golden matches on the shelf, one a day, and a damaged file; the folder."""
    folder = program.places.matches
    folder.mkdir(parents=True, exist_ok=True)
    for days, (name, share) in enumerate(SHOWN):
        _put(folder / f"{name}.match", (GOLDEN / f"{name}.match").read_bytes(), share, days)
    (folder / "torn.match").write_bytes(b"trapworks 1 mousetrap torn")
    os.utime(folder / "torn.match", (0, 0))
    return folder


def _put(path: Path, whole: bytes, share: float, days: int) -> None:
    lines = whole.splitlines(keepends=True)
    seals = [number for number, line in enumerate(lines) if line.startswith(b"#")]
    last = seals[min(len(seals) - 1, int(len(seals) * share))]
    path.write_bytes(b"".join(lines[: last + 1]))
    played = time.time() - days * DAY
    os.utime(path, (played, played))


def read_to_the_end(program: Program) -> Matches:
    """Let the page read all that it shows."""
    page = program.scenes[-1]
    assert isinstance(page, Matches)
    while page.reading:
        page.tick(0.0)
    return page


def matches(program: Program) -> None:
    """The page with a full shelf, all of it read."""
    shelf(program)
    program.go_to("matches")
    read_to_the_end(program)


def branch(program: Program) -> None:
    """The same, with a match that goes on from a moment of another, chosen, and one that goes on from that."""
    path = shelf(program) / f"{SHOWN[0][0]}.match"
    for at in (40, 60):
        opened = branched(program.places, finish(recording(path)), at)
        leave(opened)
        assert opened.runner.save is not None
        path = opened.runner.save.path
    program.go_to("matches")
    read_to_the_end(program)


def pictured(program: Program) -> None:
    """The same with its pictures."""
    matches(program)
    page = read_to_the_end(program)
    canvas = program.paint(pygame.Surface((1280, 720)))
    while page.pictures.work(canvas, 1.0) is not None:
        page.stale()


def thrown(program: Program) -> None:
    """One of them was thrown away just now."""
    matches(program)
    page = read_to_the_end(program)
    page.throw(page.cards[1])


def none(program: Program) -> None:
    """No match was ever begun."""
    program.go_to("matches")


def rename(program: Program) -> None:
    """A match gets a name."""
    program.go_to("rename", name="Sunday at Greta's", keep=lambda name: None)


def family(program: Program) -> None:
    """The family book of those matches."""
    matches(program)
    program.open("family", index=read_to_the_end(program).index)


def family_of_one(program: Program) -> None:
    """The page of the computer players."""
    family(program)
    page = program.scenes[-1]
    assert isinstance(page, FamilyBookPage)
    page.person = ""


def family_empty(program: Program) -> None:
    """A book in which nothing is written."""
    program.go_to("family", index=index_of(program.places))


def evening(program: Program) -> None:
    """Three finished matches of an evening that goes on."""
    folder = shelf(program)
    name = begin(folder)
    for match in ("mousemaze-short-2", "mightymouse-race-4", "mousetrap-house-2", "mousemaze-twelve-5"):
        (folder / f"{match}.match").write_bytes((GOLDEN / f"{match}.match").read_bytes())
        annotate(folder / f"{match}.match", f"evening {name}")
        os.utime(folder / f"{match}.match")
    program.go_to("title")
    program.open("evening")
    page = program.scenes[-1]
    assert isinstance(page, EveningPage)
    while page.reading:
        page.tick(0.0)


def evening_begun(program: Program) -> None:
    """An evening in which nothing was played yet."""
    program.places.matches.mkdir(parents=True, exist_ok=True)
    begin(program.places.matches)
    program.go_to("evening")


def evening_none(program: Program) -> None:
    """What an evening is."""
    program.go_to("evening")


VIEWS: dict[str, View] = {
    "evening": evening,
    "evening_begun": evening_begun,
    "evening_none": evening_none,
    "shelf": matches,
    "branch": branch,
    "pictured": pictured,
    "thrown": thrown,
    "none": none,
    "family": family,
    "family_of_one": family_of_one,
    "family_empty": family_empty,
    "rename": rename,
}
