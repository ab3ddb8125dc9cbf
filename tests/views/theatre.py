"""Views of the replay theatre: a match of each game, as it was recorded, at a notable moment."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random

import pygame

from game.app import Program
from game.catalog import CATALOG, CatalogRow
from game.core.acts import Ask, Over, Turn
from game.core.setup import Seat, Value
from game.core.slices import finish
from game.games.mousetrap.rules.moves import TrapRan
from game.games.mousetrap.table.cranking.crank import RunFilm
from game.session.match import Match
from game.session.match_runner import MatchRunner, play_on
from game.shell.desk import DESKS
from game.shell.matches.open_match import OpenMatch
from game.shell.matches.watched_match import again, recording, whole_of
from game.shell.play.match_screen import MatchScreen
from game.shell.theatre.branching import BranchPage
from game.shell.theatre.decision import FuturesPage
from game.shell.theatre.story import StoryPage
from game.shell.theatre.theatre import Theatre
from game.shell.theatre.try_again import TryAgainPage
from game.story.retries import Retry, Search
from game.story.story import StoryTeller, ToldMatch
from tests.patience import as_long_as
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
    while theatre.look(1.0):  # on a busy computer the first look does not reach the end
        pass
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


def story(match: str) -> View:
    """How a match came about, once all of it has been counted, at the first of its moments."""

    def view(program: Program) -> None:
        program.go_to("story", opened=finish(recording(GOLDEN / f"{match}.match")))
        page = program.scenes[-1]
        assert isinstance(page, StoryPage)
        page.take(told(match))

    return view


@cache
def told(name: str) -> StoryTeller:
    """What is known of a golden match by few runs."""
    teller = StoryTeller(whole_of(finish(recording(GOLDEN / f"{name}.match"))), playouts=2500)
    finish(teller.telling())
    return teller


@cache
def chosen_otherwise(game: str, **options: Value) -> Match:
    """A match against a computer player, the person choosing at random."""
    row = CATALOG[game]
    names = row.game.seat_names[:2]
    setup = row.game.setup([Seat(names[0]), Seat(names[1], "bot:2")], options)
    bots, match, dice = row.bots(setup), Match(row.game, setup), Random(5)
    table = MatchRunner(match, row.nature_of(5, bots), bots)
    for _ in as_long_as(lambda: not isinstance(match.waiting, Over)):
        waiting = match.waiting
        if isinstance(waiting, Ask):
            table.answer(table.run()) if match.played else table.begin()
        elif isinstance(waiting, Turn) and waiting.seat in bots:
            choice = table.choose()
            assert choice is not None
            table.play(choice.move)
        else:
            table.play(dice.choice(match.legal))
    return match


@cache
def moments_of(match: Match) -> tuple[OpenMatch, ToldMatch]:
    """A match that is open, and how it came about by few runs."""
    row = CATALOG[match.game.id]
    names = dict(zip(match.setup.names, ("Rosa", "Ben"), strict=True))
    teller = StoryTeller(match, playouts=0)
    finish(teller.telling())
    return OpenMatch(row, MatchRunner(match, row.nature_of(5, {}), {}), names), teller.story()


@cache
def sought(game: str, seat: str, **options: Value) -> list[Retry]:
    """What a seat may try again, by a short look."""
    match = chosen_otherwise(game, **options)
    search = Search(match, moments_of(match)[1], seat, DESKS[game].by_hand, ((6, 1), (3, 3)))
    for _ in as_long_as(lambda: not search.over):
        piece = search.wanted[0]
        work, origin, runs = search.call(piece)
        search.learn(piece, work(origin, runs))
    return search.found()


def try_again(game: str, **options: Value) -> View:
    """The page of moments to try again, once they have been found."""

    def view(program: Program) -> None:
        opened, story = moments_of(chosen_otherwise(game, **options))
        program.go_to("try_again", opened=opened, story=story)
        page = program.scenes[-1]
        assert isinstance(page, TryAgainPage)
        page.take(sought(game, page.seat, **options))
        canvas = program.paint(pygame.Surface((1280, 720)))
        for _ in as_long_as(lambda: not page.pictured):
            page.prepare(canvas)

    return view


def decision(program: Program) -> None:
    """The table of the card game as it was, with what is asked."""
    try_again("mousemaze", goal=5)(program)
    page = program.scenes[-1]
    assert isinstance(page, TryAgainPage)
    page.choose_again(page.moments[0])


def futures(program: Program) -> None:
    """What could happen next after the choice of the match, and after another one."""
    decision(program)
    table = program.scenes[-1]
    assert isinstance(table, MatchScreen)
    table.close()
    runner = table.play.table
    act = len(runner.match.played)
    chosen = chosen_otherwise("mousemaze", goal=5).played[act].act
    runner.play(next(move for move in runner.match.legal if move != chosen))
    page = program.scenes[-1]
    assert isinstance(page, FuturesPage)
    page.decision.futures.bunches = 8
    for _ in as_long_as(lambda: not page.decision.futures.over):
        page.tick(0.1)
    page.tick(0.1)


def branch_seats(match: str, at: int) -> View:
    """Who plays on from a moment, one of them a person by now."""

    def view(program: Program) -> None:
        program.go_to("watch", opened=finish(recording(GOLDEN / f"{match}.match")), at=at)
        theatre = program.scenes[-1]
        assert isinstance(theatre, Theatre)
        theatre.playing = False
        program.open("branch", opened=theatre.opened, at=at)
        page = program.scenes[-1]
        assert isinstance(page, BranchPage)
        page.change(next(iter(page.seats)), who="human", name="Rosa")

    return view


@cache
def asked(name: str, kind: str, number: int) -> tuple[Match, int]:
    """A golden match, and after how many acts such a thing was asked for the so many-th time."""
    match = whole_of(finish(recording(GOLDEN / f"{name}.match")))
    acts = [at for at, one in enumerate(match.played) if getattr(match.game.waiting(one.before), "kind", "") == kind]
    return match, acts[number]


def by_hand(name: str, kind: str, number: int) -> View:
    """What hands did in a match, to be done again."""

    def view(program: Program) -> None:
        match, act = asked(name, kind, number)
        hands = DESKS[match.game.id].by_hand[kind]
        program.go_to("title")
        hands.opens(program, match.played[act].before, match.played[:act])
        while getattr(program.scenes[-1], "laying", None) is not None:
            program.scenes[-1].update(0.1)

    return view


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
    "branch_seats": branch_seats(MATCHES["mousetrap"], 200),
    "branch_ten": branch_seats(MATCHES["ten"], 60),
    "try_again": try_again("mousemaze", goal=5),
    "decision": decision,
    "futures": futures,
    "crank_again": by_hand("mousetrap-house-2", "trap", 0),
    "pull_again": by_hand("boobytrap-no-pass-2", "pull", 6),
}
