"""`replay --story`: how a saved match came about, in sentences, as JSON or as a picture."""

from __future__ import annotations

import argparse
import os
import textwrap
from pathlib import Path
from typing import Any

from game.catalog import GAMES
from game.cli import arguments as shared
from game.cli.arguments import Refused
from game.core.slices import finish
from game.session.match import Match
from game.session.replay import game_of, replay
from game.session.saves import read
from game.session.shelf_index import people
from game.story.story import StoryTeller, ToldMatch, can_be_told
from game.text import story as words
from game.text.language import _
from game.text.seats import seat_name

WIDTH = 110
SIZE = (1280, 720)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the command."""
    if arguments.picture:
        shared.picture(arguments.picture)
    log = read(arguments.file)
    match = replay(game_of(log, GAMES), log)
    if not can_be_told(match):
        raise Refused(_("this match has no story: it takes several players"))
    teller = StoryTeller(match)
    story, given = finish(teller.telling()), people(log)
    names = {seat: given.get(seat) or seat_name(seat) for seat in match.setup.names}
    if arguments.picture:
        _draw(arguments, teller)
    if arguments.json:
        shared.print_json(as_json(story, match))
    else:
        print("\n".join(told(story, match, names)))
    return 0


def told(story: ToldMatch, match: Match, names: dict[str, str]) -> list[str]:
    """The chances at the start and the end, the moments, and what moved each seat."""
    start, end = (words.chances_aloud(story, point, names) for point in (story.points[0], story.points[-1]))
    # Translators: {chances}: the players with their chances of winning.
    lines = [_("At the start: {chances}", chances=start), _("At the end: {chances}", chances=end), ""]
    for jump in sorted(story.moments(), key=lambda jump: jump.act):
        place = _(words.MOVE_OF, number=jump.act + 1, all=story.acts)
        lines += textwrap.wrap(f"{place}. {words.moment_aloud(story, jump, match, names)}", WIDTH)
    lines.append("")
    for number, seat in enumerate(story.seats):
        sums = (
            f"{_(words.CAUSES[cause])} {words.signed(each[number])}"
            for cause, each in story.sums.items()
            if story.weights[cause]
        )
        lines.append(f"{names[seat]}: {', '.join(sums)}")
    return [*lines, "", *textwrap.wrap(words.so_often(story), WIDTH)]


def as_json(story: ToldMatch, match: Match) -> dict[str, Any]:
    """Chances from 0 to 1 in the order of the seats; acts count from 0."""
    return {
        "game": match.game.id,
        "seats": list(story.seats),
        "acts": story.acts,
        "playouts": story.runs,
        "points": [{"act": point.act, "chances": list(point.chances), "low": list(point.low), "high": list(point.high)}
                   for point in story.points],
        "jumps": [{"act": jump.act, "seat": jump.seat, "cause": jump.cause.value, "changed": list(jump.changed)}
                  for jump in story.jumps],
        "moments": [jump.act for jump in story.moments()],
        "sums": {cause.value: list(each) for cause, each in story.sums.items()},
    }  # fmt: skip


def _draw(arguments: argparse.Namespace, teller: StoryTeller) -> None:
    """The page of the game, without a window."""
    os.environ["SDL_VIDEODRIVER"], os.environ["SDL_AUDIODRIVER"] = "offscreen", "dummy"
    import pygame  # noqa: PLC0415 - only when a picture is asked for

    from game.app import Program  # noqa: PLC0415
    from game.shell.theatre.story import StoryPage  # noqa: PLC0415
    from game.shell.theatre.watched_match import recording  # noqa: PLC0415

    pygame.display.init()
    pygame.font.init()
    program = Program(shared.places(arguments))
    program.go_to("story", opened=finish(recording(arguments.file)))
    page = program.scenes[-1]
    assert isinstance(page, StoryPage)
    page.take(teller)
    surface = pygame.Surface(SIZE)
    program.paint(surface)
    path: Path = arguments.picture
    pygame.image.save(surface, str(path))
