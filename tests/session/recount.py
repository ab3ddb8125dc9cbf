"""The family book against a plain recount of the logs' own lines.

Computer players play whole matches of every game into a folder of their own; the book adds up what the index has read
of them. The recount knows no index, no book and no events: it goes through the files line by line, and asks the rules
only whose turn it is.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

from game.catalog import CATALOG, GAMES
from game.core.acts import Ask, Over, Turn
from game.core.setup import Seat
from game.core.slices import finish
from game.core.tally import FACES
from game.host.places import Places
from game.session.family_book import FamilyBook
from game.session.match import Match
from game.session.match_runner import MatchRunner, play_on
from game.session.record import read_setup
from game.session.saves import Save, read
from game.session.shelf_index import ShelfIndex, telling

_ROLLED = re.compile(r"= ([1-6])")
_PULLED = re.compile(r"= pulled (\S+) ")
_MARK = 0.25
PEOPLE = ("Rosa", "Ben", "Greta", "Yann")


def play(places: Places, matches: int, seed: int) -> None:
    """Save so many matches, all games in turn, some seats held by people as far as the file knows."""
    for number in range(matches):
        row = list(CATALOG.values())[number % len(CATALOG)]
        rng = Random(seed + number)
        seats = row.game.seat_names[: rng.randint(max(2, row.game.least), min(4, row.game.most))]
        match = Match(row.game, row.game.setup([Seat(seat, f"bot:{row.level}") for seat in seats]))
        names = ", ".join(f'"{seat}": "{name}"' for seat, name in zip(seats, PEOPLE, strict=False))
        players = ",".join(f"{seat}={'human' if rng.random() < 0.6 else 'computer'}" for seat in seats)
        notes = (f"seed {seed + number}", f"names {{{names}}}", f"players {players}")
        save = Save.create(places.matches / f"{number:05}.match", match, notes)
        for _ in play_on(MatchRunner(match, row.chance(rng), row.bots(match.setup), save)):
            pass
        save.close()


def booked(places: Places) -> Counter[tuple[str, str]]:
    """What the book says: by person and kind."""
    index = ShelfIndex(places, "en")
    finish(index.refreshing())
    for name in index.untold():
        finish(telling(index, name, GAMES, lambda game, state, names: ""))
    book, found = FamilyBook(index), Counter[tuple[str, str]]()
    for person in book.people():
        found.update({(person, face): count for face, count in zip(FACES, book.faces(person), strict=True)})
        found.update({(person, kind): book.total(kind, person) for kind in ("runs", "closed", "trips")})
        found.update({(person, f"won {game}"): book.wins(game, person) for game in GAMES})
        found.update({(person, f"played {game}"): book.matches(game, person) for game in GAMES})
    index.close()
    return +found


def recounted(places: Places) -> Counter[tuple[str, str]]:
    """The same from the lines of the files."""
    found: Counter[tuple[str, str]] = Counter()
    for path in places.matches.glob("*.match"):
        found.update(_recounted(path))
    return +found


def _recounted(path: Path) -> Counter[tuple[str, str]]:
    log = read(path)
    game = GAMES[log.game_id]
    setup = read_setup(game, log.head)
    held = dict(pair.split("=") for pair in (log.note("players") or "").split(","))
    who = {
        seat: name.casefold() if held[seat] == "human" else "" for seat, name in zip(setup.names, PEOPLE, strict=False)
    }
    found: Counter[tuple[str, str]] = Counter()
    state = game.start(setup)
    for line in (line for entry in log.entries for line in entry.lines if not line.startswith("~")):
        waiting = game.waiting(state)
        assert isinstance(waiting, (Turn, Ask))
        person = who[waiting.seat] if waiting.seat else ""
        if rolled := _ROLLED.fullmatch(line):
            found[person, f"face_{rolled[1]}"] += 1
        found[person, "runs"] += line == "crank"
        found[person, "closed"] += line.startswith("= captured")
        if pulled := _PULLED.match(line):
            found[person, "trips"] += float(pulled[1]) >= _MARK
        state = game.apply(state, game.decode(line)).state
    over = game.waiting(state)
    assert isinstance(over, Over)
    for person in {who[seat] for seat in setup.names}:
        found[person, f"played {game.id}"] += 1
    for person in {who[seat] for seat in over.winners}:
        found[person, f"won {game.id}"] += 1
    return found


def differences(places: Places) -> list[str]:
    """Each number in which the two differ, in words."""
    book, plain = booked(places), recounted(places)
    keys = sorted(book.keys() | plain.keys())
    return [f"{key}: {book[key]} in the book, {plain[key]} in the logs" for key in keys if book[key] != plain[key]]
