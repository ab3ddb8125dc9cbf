"""Views of the replay theatre: a match of each game, as it was recorded, at a notable moment."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from game.app import Program
from game.catalog import CATALOG, CatalogRow
from game.core.setup import Seat
from game.core.slices import finish
from game.games.mousetrap.rules.moves import TrapRan
from game.games.mousetrap.table.crank import RunFilm
from game.session.match import Match
from game.session.match_runner import MatchRunner, play_on
from game.shell.matches.open_match import OpenMatch
from game.shell.theatre.story import StoryPage
from game.shell.theatre.theatre import Theatre
from game.shell.theatre.watched_match import again, recording
from game.story.story import StoryTeller
from tests.views import View

GOLDEN = Path(__file__).parents[1] / "harness" / "golden"
MATCHES = {
    "mousetrap": "mousetrap-hasbro-4",
    "mousemaze": "mousemaze-twelve-5",
    "mightymouse": "mightymouse-race-4",
    "boobytrap": "boobytrap-regular-3",
    "ten": "boobytrap-size-10",
}

NAMES = {"red": "Rosa", "blue": "Ben", "green": "Greta", "yellow": "Yann"}


def at(match: str, share: float) -> View:
    """The theatre waiting at a share of a match."""

    def view(program: Program) -> None:
        program.go_to("watch", opened=finish(recording(GOLDEN / f"{match}.match")))
        theatre = program.scenes[-1]
        assert isinstance(theatre, Theatre)
        theatre.playing = False
        theatre.seek(round(share * theatre.chronicle.acts))
        while theatre.stage.table.play.opening:
            theatre.stage.update(0.1)

    return view


def run_of_the_trap(program: Program) -> None:
    """A run of the trap has just been watched: its film lies there, and a lens shows where it was decided."""
    program.go_to("watch", opened=again(OpenMatch(*_cranked())))
    theatre = program.scenes[-1]
    assert isinstance(theatre, Theatre)
    theatre.playing = False
    theatre.seek(theatre.chronicle.marks[0].act)
    _pictured(theatre)


def run_looked_at(program: Program) -> None:
    """The run that was just watched, as a strip of film, in the middle of it."""
    run_of_the_trap(program)
    theatre = program.scenes[-1]
    assert isinstance(theatre, Theatre)
    theatre.watch()
    film = program.scenes[-1]
    assert isinstance(film, RunFilm)
    while not film.watched.run.done:
        program.advance(1 / 60)
    film.seek(film.watched.run.steps * 0.5)
    for _ in range(60):
        program.advance(1 / 60)


def pull(program: Program) -> None:
    """A pull has just been watched, and lies there as a film."""
    at(MATCHES["boobytrap"], 0.1)(program)
    theatre = program.scenes[-1]
    assert isinstance(theatre, Theatre)
    _pictured(theatre)


def _pictured(theatre: Theatre) -> None:
    while theatre.just_run is None:
        theatre.seek(theatre.stops[bisect_right(theatre.stops, theatre.count)])
    while theatre.stage.table.play.opening:
        theatre.stage.update(0.1)
    while theatre.last_run.pictures is None:
        theatre.tick(0.01)


@cache
def _cranked() -> tuple[CatalogRow, MatchRunner, Mapping[str, str]]:
    """A match between computer players that goes on for a few acts after the trap has closed once."""
    row = CATALOG["mousetrap"]
    setup = row.game.setup([Seat(seat, "bot:3") for seat in NAMES], {"start_built": 23})
    bots = row.bots(setup)
    table = MatchRunner(Match(row.game, setup), row.nature_of(2, bots), bots)
    for _choice, played in play_on(table):
        if any(isinstance(one.act, TrapRan) and one.act.captured for one in played):
            break
    return row, table, NAMES


def story(match: str, moment: int = 0) -> View:
    """How a match came about, once all of it has been counted, at one of its moments."""

    def view(program: Program) -> None:
        program.go_to("story", opened=finish(recording(GOLDEN / f"{match}.match")))
        page = program.scenes[-1]
        assert isinstance(page, StoryPage)
        page.take(told(match, page.match))
        page.look_at(moment)

    return view


@cache
def told(name: str, match: Match) -> StoryTeller:
    """What is known of a match by few runs."""
    teller = StoryTeller(match, playouts=2500)
    finish(teller.telling())
    return teller


VIEWS: dict[str, View] = {name: at(match, 0.6) for name, match in MATCHES.items()} | {
    "start": at(MATCHES["mousetrap"], 0.0),
    "end": at(MATCHES["mightymouse"], 1.0),
    "run_of_the_trap": run_of_the_trap,
    "run_looked_at": run_looked_at,
    "pull": pull,
    "story_race": story("mightymouse-race-3"),
    "story_cards": story("mousemaze-short-2"),
    "story_booby": story("boobytrap-no-pass-2"),
    "story_trap": story("mousetrap-original-3"),
}
