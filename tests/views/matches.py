"""Views of the page of all matches."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pygame

from game.app import Program
from game.catalog import GAMES
from game.core.slices import finish
from game.session.evening import begin
from game.session.match import Match
from game.session.notes import StoryNote
from game.session.replay import replaying
from game.session.saves import Save, annotate, read
from game.shell.evening.evening import EveningPage
from game.shell.evening.family_book import FamilyBookPage
from game.shell.matches.match_list import index_of
from game.shell.matches.matches import Matches
from game.shell.matches.open_match import leave
from game.shell.matches.watched_match import recording
from game.shell.theatre.branching import branched
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


_FOUR = (
    'names {"red": "Ben", "blue": "Ben", "green": "Greta", "yellow": "Yann", "coal": "Cleo"}',
    'faces {"blue": "star"}',
)
_MAZE = 'names {"p1": "Ben", "p2": "Ben", "p3": "Greta", "p4": "Yann", "p5": "Cleo"}', 'faces {"p2": "star"}'
EVENING_PEOPLE = {
    "mousemaze-short-2": (*_MAZE, "players p1=human,p2=human"),
    "mousemaze-twelve-5": (*_MAZE, "players p1=human,p2=human,p3=human,p4=human,p5=computer"),
    "mightymouse-race-4": (*_FOUR, "players red=human,blue=human,green=human,yellow=human"),
    "mousetrap-house-2": ('names {"red": "Greta", "blue": "Ben"}', "players red=human,blue=human"),
}
"""Two of one name, one of whom changes the seat."""


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


def many(program: Program) -> None:
    """Matches of four people in some months, all but some of which are over and told."""
    folder, dice = program.places.matches, Random(7)
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(MANY):
        log = read(GOLDEN / f"{OFTEN[number % len(OFTEN)]}.match")
        match = finish(replaying(GAMES[log.game_id], log, check=False))
        seats = match.setup.names
        match.forget(len(match.played) if number % 7 else len(match.played) // 2)
        notes = _of_people(number, seats, dice) + (_story(match, dice) if number % 7 else ())
        save = Save.create(folder / f"{number:02}.match", match, notes, None)
        if number % 7:
            save.append_over(match.digest())
        save.close()
        played = NOW - (MANY - number) * 3 * DAY
        os.utime(save.path, (played, played))
    program.go_to("matches")
    read_to_the_end(program)


OFTEN = ("mightymouse-race-4", "mousetrap-house-2", "mousemaze-short-2", "boobytrap-regular-3", "mightymouse-race-3")
MANY = 24
NOW = time.time()


def _of_people(number: int, seats: Sequence[str], dice: Random) -> tuple[str, ...]:
    who = dice.sample(("Rosa", "Ben", "Ben", "Yann"), len(seats))
    faces = {seat: "star" for seat, name in zip(seats, who, strict=True) if name == "Ben"}
    if len(faces) > 1:
        faces.popitem()
    return (
        f"seed {number}",
        f"names {json.dumps(dict(zip(seats, who, strict=True)))}",
        f"faces {json.dumps(faces)}",
        f"players {','.join(f'{seat}=human' for seat in seats)}",
        f"hands own {','.join(seats)}",
    )


def _story(match: Match, dice: Random) -> tuple[str, ...]:
    luck = [dice.gauss(0, 0.3) for _seat in match.setup.names]
    mean, none = sum(luck) / len(luck), (0.0,) * len(luck)
    return (StoryNote(len(match.played), tuple(each - mean for each in luck), none, none, (0.04,) * len(luck)).note,)


def family_of_many(program: Program) -> None:
    """The book of many matches."""
    many(program)
    program.open("family", index=read_to_the_end(program).index)


def family_of_rosa(program: Program) -> None:
    """One person's page of it."""
    family_of_many(program)
    page = program.scenes[-1]
    assert isinstance(page, FamilyBookPage)
    page.person = "rosa"


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
        annotate(folder / f"{match}.match", f"evening {name}", *EVENING_PEOPLE.get(match, ()))
        os.utime(folder / f"{match}.match")
    program.go_to("title")
    program.open("evening")
    page = program.scenes[-1]
    assert isinstance(page, EveningPage)
    while page.reading:
        page.tick(0.0)


def evening_over(program: Program) -> None:
    """Its feast."""
    evening(program)
    page = program.scenes[-1]
    assert isinstance(page, EveningPage)
    page.end()


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
    "evening_over": evening_over,
    "evening_begun": evening_begun,
    "evening_none": evening_none,
    "shelf": matches,
    "branch": branch,
    "pictured": pictured,
    "thrown": thrown,
    "none": none,
    "many": many,
    "family_of_many": family_of_many,
    "family_of_rosa": family_of_rosa,
    "family": family,
    "family_of_one": family_of_one,
    "family_empty": family_empty,
    "rename": rename,
}
