"""`replay`: a saved match again, and how it came about."""

from __future__ import annotations

import argparse
import os
import textwrap
from pathlib import Path
from typing import Any

from game.catalog import GAMES
from game.cli import arguments as shared
from game.cli.arguments import Refused
from game.cli.playout import WIDTH
from game.cli.runs import watched_whole
from game.core.slices import finish
from game.core.tally import FACES, TallySheet
from game.nature.statistics import fair_band
from game.session.match import Match
from game.session.replay import game_of, replay
from game.session.saves import read
from game.session.shelf_index import people
from game.story.story import StoryTeller, ToldMatch, can_be_told
from game.text import story as words
from game.text import tell
from game.text.language import N_, _, sentences, told_of
from game.text.seats import seat_name

EXAMPLES = (
    ("trapworks replay evening.match", N_("watch it again in the window")),
    ("trapworks replay evening.match --headless", N_("retell it in sentences")),
    ("trapworks replay evening.match --check", N_("compare every digest")),
    ("trapworks replay evening.match --story", N_("how it played out: luck, choices and hands")),
    ("trapworks replay evening.match --dice", N_("which faces were rolled, and what chance allows")),
)

# Translators: {digests}: how many stored digests were compared; {acts}: how many acts were replayed.
_AGREES = N_("{digests} digests agree, {acts} acts.")
SIZE = (1280, 720)
PATIENCE = 1.0
"""Seconds before the window opens though the match is not replayed yet, and shows how far it is."""


def add(commands: shared.Commands) -> None:
    """Add the command to the parser."""
    parser = shared.command(commands, "replay", _("watch a saved match again, or check it"), *EXAMPLES)
    parser.add_argument("file", metavar="FILE", type=Path, help=_("a saved match"))
    parser.add_argument("--headless", action="store_true", help=_("retell it in sentences, without a window"))
    parser.add_argument("--check", action="store_true", help=_("replay and compare every digest"))
    parser.add_argument("--dice", action="store_true", help=_("count the faces that each seat rolled"))
    parser.add_argument("--story", action="store_true", help=_("tell how it played out: the chances of winning"))
    parser.add_argument("--picture", type=Path, metavar="FILE", help=_("with --story: draw them as a PNG picture"))
    parser.add_argument("--json", action="store_true", help=_("print one JSON object instead of sentences"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the command."""
    if arguments.story or arguments.picture:
        return _run_story(arguments)
    if not (arguments.headless or arguments.check or arguments.json or arguments.dice):
        return _watch(arguments)
    log = read(arguments.file)
    match = replay(game_of(log, GAMES), log, check=arguments.check)
    if arguments.dice:
        found = dice(match)
        shared.print_json(found) if arguments.json else print(table(found))
        return 0
    if arguments.json:
        found = {"game": log.game_id, "acts": len(match.played), "entries": len(log.entries), "torn": bool(log.torn)}
        shared.print_json({**found, "checked": arguments.check, "position": match.digest()})
        return 0
    if arguments.headless:
        for act in match.played:
            told = tell(log.game_id, act.events)
            if told:
                print(textwrap.fill(sentences(*told), WIDTH))
    if arguments.check:
        torn = _("A torn end was ignored.") if log.torn else ""
        print(sentences(_(_AGREES, digests=len(log.entries), acts=len(match.played)), torn))
    return 0


def dice(match: Match) -> dict[str, Any]:
    """The faces that were rolled, by all and by each seat, and the band in which each face of a fair die falls."""
    sheet = TallySheet(match.setup.names)
    for act in match.played:
        sheet.add(match.game.tally(act.events))
    seats = {seat: [counts[face] for face in FACES] for seat, counts in sheet.counts.items()}
    every = [sum(column) for column in zip(*seats.values(), strict=True)]
    return {"game": match.game.id, **_series(every), "seats": {seat: _series(row) for seat, row in seats.items()}}


def _series(faces: list[int]) -> dict[str, Any]:
    band = fair_band(sum(faces))
    inside = None if band is None else all(band[0] <= count <= band[1] for count in faces)
    return {"rolls": sum(faces), "faces": faces, "band": band and list(band), "inside": inside}


def table(found: dict[str, Any]) -> str:
    """The same as a table."""
    # Translators: heading of a column or row of a small table: all games, or all players, together.
    rows = [(_("all"), found), *found["seats"].items()]
    # Translators: noun, heading of a column of numbers: how often the die was rolled.
    lines = ["".join((" " * 8, *(f"{head:>6}" for head in (_("rolls"), *range(1, 7)))))]
    for name, row in rows:
        band = _("too few rolls to tell")
        if row["band"] is not None:
            # Translators: after the counts of a row: each number should have come up {low} to {high} times.
            band = _("a fair die: {low} to {high} each", low=row["band"][0], high=row["band"][1])
        lines.append("".join((f"{name:8}", *(f"{count:>6}" for count in (row["rolls"], *row["faces"])), f"  {band}")))
    return "\n".join(lines)


def _watch(arguments: argparse.Namespace) -> int:
    """Open the window and play the match again on its table."""
    from game.app import run as open_window  # noqa: PLC0415 - pygame only when a window is asked for
    from game.shell.matches.watched_match import recording  # noqa: PLC0415
    from game.shell.pages import Working  # noqa: PLC0415

    work, instead = Working(recording(arguments.file)), f"replay {arguments.file} --headless"
    if work.go_on(PATIENCE):
        return open_window(shared.places(arguments), "watch", instead=instead, opened=work.result)
    return open_window(shared.places(arguments), "loading", instead=instead, work=work, to="watch")


# `--story`: how it came about, in sentences, as JSON or as a picture.


def _run_story(arguments: argparse.Namespace) -> int:
    """Tell, print or draw it."""
    if arguments.picture:
        shared.picture(arguments.picture)
    log = read(arguments.file)
    match = replay(game_of(log, GAMES), log)
    if not can_be_told(match):
        raise Refused(_("this match has no story: it takes several players"))
    teller = StoryTeller(match)
    story, given = watched_whole(teller.telling()), people(log)
    names = {seat: given.get(seat) or seat_name(seat) for seat in match.setup.names}
    if arguments.picture:
        _draw(arguments, teller)
    if arguments.json:
        shared.print_json(story_as_json(story, match))
    else:
        print("\n".join(story_lines(story, match, names)))
    return 0


def story_lines(story: ToldMatch, match: Match, names: dict[str, str]) -> list[str]:
    """The chances at the start and the end, the moments, and what moved each seat."""
    start, end = (words.chances_aloud(story, point, names) for point in (story.points[0], story.points[-1]))
    # Translators: {chances}: the players with their chances of winning.
    lines = [_("At the start: {chances}", chances=start), _("At the end: {chances}", chances=end)]
    lines += [won, ""] if (won := words.who_won(story, match, names)) else [""]
    moments = sorted(story.moments(), key=lambda jump: jump.act)
    if not moments:
        lines.append(_(words.NOTHING_STOOD_OUT))
    for jump in moments:
        place = _(words.MOVE_OF, number=jump.act + 1, all=story.acts)
        lines += textwrap.wrap(f"{place}. {words.moment_aloud(story, jump, match, names)}", WIDTH)
    lines.append("")
    for number, seat in enumerate(story.seats):
        sums = (
            f"{_(words.CAUSES[cause])} {words.signed(each[number])}"
            for cause, each in story.sums.items()
            if story.weights[cause]
        )
        lines.append(told_of(names[seat], ", ".join(sums)))
    return [*lines, "", *textwrap.wrap(words.so_often(story), WIDTH)]


def story_as_json(story: ToldMatch, match: Match) -> dict[str, Any]:
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
    from game.shell.matches.watched_match import recording  # noqa: PLC0415
    from game.shell.theatre.story import StoryPage  # noqa: PLC0415

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
