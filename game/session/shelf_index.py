"""What the folder of matches holds, kept beside it so that ten thousand matches need not be read at every start.

The files alone are the truth: a row counts as long as its file has the size and the time that it was read at, and the
whole is worked out anew where it is missing, damaged or of another version.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import re
import sqlite3
import stat
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

from game.core.acts import Over
from game.core.digest import sha256
from game.core.game import Game
from game.core.setup import Setup, clean
from game.core.slices import Slices, finish
from game.core.tally import HANDS, KINDS, Count, TallySheet
from game.host.database import empty, in_memory, open_database
from game.host.places import Places
from game.machine import MachineError
from game.machine.hand import Hand, turned_by_itself
from game.session.match import Match, MatchError, Played
from game.session.notes import (
    NOBODY,
    BranchNote,
    StoryNote,
    read_branch,
    read_faces,
    read_hands,
    read_names,
    read_story,
    read_title,
)
from game.session.record import Log
from game.session.replay import game_of, replaying
from game.session.saves import SaveOrder, reading

_log = logging.getLogger(__name__)
ENDING = ".match"
_LAST = re.compile(rb"^~ over .*\n# .{23}\n\0*$", re.ASCII | re.MULTILINE)
_HEAD = re.compile(rb"trapworks [0-9]{1,4} ([a-z]{1,20}) ", re.ASCII)
_TAIL, _FRONT = 64, 40
_FURTHEST = 1 << 62
"""Milliseconds from 1970; some file systems keep times that are too far away for a database."""
_AT_ONCE = 50
"""Files that are looked at between two frames: some 5 ms, where all of them are new."""
# The number is another one after each change of what is counted, so that all matches are counted anew.
SCHEMA = f"""
-- counts 6
create table files (
  name text primary key, size integer, time integer, place integer default 0, game text, over integer,
  trouble text default '',
  born text default '', acts integer, summary text, evening text default '',
  parent text default '', origin text default ''
);
create index newest on files (place desc, time desc);
create table seats (
  name text, seat text, person text, called text, computer integer, won integer, place integer,
  face text, host text, luck integer, choice integer, skill integer, doubt integer,
  {", ".join(f"{kind} integer" for kind in KINDS)}, primary key (name, seat)
);
"""

_LISTED = "name, size, time, place, game, over, trouble, born, parent, origin, summary"
_TYPES = (str, int, int, int, str, int, str, str, str, str)
"""Of all of them but the last: SQLite keeps anything in any column."""


class Listed(NamedTuple):
    """A file as the index has it.

    time: when it was last played, milliseconds since 1970, by a clock that may have been wrong. place: its number in
    the order in which the files were played, see `SaveOrder`. over: whether its match is noted as over. trouble: the
    name of the error that reading it raised, or "". born: what tells its match from every other. parent, origin: of a
    branch the file from which it goes on, and what tells that match from every other. All three are "" where that is
    not known. kept: what `tell` was given, as it is kept, None as long as it was not.
    """

    name: str
    size: int
    time: int
    place: int
    game: str
    over: bool
    trouble: str
    born: str
    parent: str
    origin: str
    kept: str | None

    @property
    def summary(self) -> Mapping[str, Any] | None:
        """What `tell` was given; read when it is wanted, as of most files it never is. None where it is no such."""
        try:
            found = None if self.kept is None else json.loads(self.kept)
        except (ValueError, RecursionError):
            return None
        return found if isinstance(found, dict) else None

    @property
    def seconds(self) -> float:
        """When it was last played, seconds since 1970."""
        return self.time / 1000

    @property
    def age(self) -> tuple[int, int, str]:
        """Sorts them by when they were played, the one played last being the greatest."""
        return self.place, self.time, self.name


class Told(NamedTuple):
    """All that is kept of a match that was read to its end.

    born: what tells it from every other match; a copy has the same. seats: per seat what `seats` keeps of it; nothing
    of a match that began at a moment of another: who chose the moment knew what came, so it counts nowhere.
    evening: the one to which it belongs, or "". parent, origin: as `Listed` has them.
    """

    born: str
    acts: int
    over: bool
    summary: Mapping[str, Any]
    seats: Mapping[str, Sequence[object]]
    evening: str = ""
    parent: str = ""
    origin: str = ""


class ShelfIndex:
    """The index of one folder of matches, which works without the file of the database too.

    language: what tells the one in which matches are told; in another one they are read anew.
    """

    def __init__(self, places: Places, language: str) -> None:
        self.folder = places.matches
        self._schema = f"{SCHEMA}-- {language}\n"
        self._file = places.data / "shelf.sqlite3"
        self._makeshifts = [self._begin_anew, self._copy]
        self.database = open_database(self._file, self._schema)

    def close(self) -> None:
        """Keep what was written."""
        self.keep()
        self.database.close()

    def keep(self) -> None:
        """Write to the disk what was changed; where that fails it is worked out again another time."""
        try:
            self.database.commit()
        except sqlite3.Error as error:
            _log.warning("the index of matches was not kept: %s", error)
            with contextlib.suppress(sqlite3.Error):
                self.database.rollback()

    def path(self, name: str) -> Path:
        """Where a file is."""
        return self.folder / name

    # What is in it.

    def newest(self, waiting: bool = False) -> list[Listed]:
        """All files, or those of matches that wait, the one played last first."""
        only = "where over = 0 and trouble = ''" if waiting else ""
        asked = f"select {_LISTED} from files {only} order by place desc, time desc, name desc"
        return [listed for row in self.read(asked) if (listed := self._believed(row)) is not None]

    def listed(self, name: str) -> Listed | None:
        """One file, if it is in it."""
        rows = self.read(f"select {_LISTED} from files where name = ?", name)
        return self._believed(rows[0]) if rows else None

    def untold(self) -> list[str]:
        """The files that nobody has read to the end yet, the newest first."""
        asked = "select name from files where summary is null and trouble = '' order by place desc, time desc"
        return [name for (name,) in self.read(asked)]

    def doubt(self, name: str) -> None:
        """What the file told cannot be: it is to be read again."""
        _log.warning("what %s told is damaged, and is read again", name)
        self._write("update files set summary = null where name = ?", (name,))

    def _believed(self, row: tuple[Any, ...]) -> Listed | None:
        """A row; where the check sum of what its file told does not hold, the file is to be read again.

        None where the row itself is none: then the file is as if it were new.
        """
        if tuple(map(type, row[:-1])) != _TYPES:
            _log.warning("a row of the index is damaged, and its file is looked at again: %r", row[0])
            self._write("delete from files where name is ?", (row[0],))
            return None
        listed = Listed._make(row)
        if listed.kept is None:
            return listed
        kept = _opened(listed.kept)
        if kept is None:
            self.doubt(listed.name)
        return listed._replace(kept=kept)

    def read(self, asked: str, *given: object) -> list[tuple[Any, ...]]:
        """Rows; where the file cannot be read any more, as it was damaged meanwhile, of the folder looked at anew."""
        try:
            return self.database.execute(asked, given).fetchall()
        except sqlite3.DatabaseError as error:
            self._go_on_in_memory(error)
            finish(self.refreshing())
            return self.read(asked, *given)

    # What is put into it.

    def refreshing(self, at_once: int = _AT_ONCE) -> Slices[bool]:
        """Look at the folder, so many files a slice; what changed is forgotten, what is new listed. Whether any was."""
        known = {name: (size, time) for name, size, time in self.read("select name, size, time from files")}
        seen: dict[str, int] = {}
        changed = False
        for number, (name, size, time) in enumerate(_files(self.folder), start=1):
            seen[name] = time
            if known.get(name) != (size, time):
                changed = True
                self._list(name, size, time)
            if number % at_once == 0:
                yield number / (len(known) + number)
        gone = known.keys() - seen.keys()
        for name in gone:
            self.forget(name)
        changed = self._place(seen) or changed or bool(gone)
        if changed:
            self.keep()
        return changed

    def _place(self, times: Mapping[str, int]) -> bool:
        """Give each file its number in the order in which they were played; whether any has another one now."""
        before = dict(self.read("select name, place from files"))
        placed = SaveOrder(self.folder).placed(times)
        other = [(placed[name], name) for name in placed.keys() & before.keys() if placed[name] != before[name]]
        self._write("update files set place = ? where name = ?", *other)
        return bool(other)

    def forget(self, name: str) -> None:
        """The file is not there any more."""
        for table in ("files", "seats"):
            self._write(f"delete from {table} where name = ?", (name,))

    def trouble(self, name: str, error: Exception) -> None:
        """Reading the file raised this."""
        self._write("update files set trouble = ? where name = ?", (type(error).__name__, name))

    def end(self, name: str) -> None:
        """The match is over, though that is not noted in the file."""
        self._write("update files set over = 1 where name = ?", (name,))

    def tell(self, name: str, told: Told) -> None:
        """Keep what the file tells."""
        columns = ("born", "acts", "over", "summary", "evening", "parent", "origin")
        changed = (told.born, told.acts, int(told.over), _sealed(json.dumps(told.summary)), told.evening, told.parent,
                   told.origin, name)  # fmt: skip
        self._write(f"update files set {', '.join(f'{each} = ?' for each in columns)} where name = ?", changed)
        self._write("delete from seats where name = ?", (name,))
        blanks = ", ".join("?" * (13 + len(KINDS)))
        rows = [(name, seat, *row) for seat, row in told.seats.items()]
        self._write(f"insert into seats values ({blanks})", *rows)
        self.keep()

    def _write(self, text: str, *rows: Sequence[object]) -> None:
        """Carry out a change for each row; where the file cannot be written, as on a full disk, go on in memory."""
        try:
            self.database.executemany(text, rows)
        except sqlite3.DatabaseError as error:
            self._go_on_in_memory(error)
            self.database.executemany(text, rows)

    def _go_on_in_memory(self, error: sqlite3.DatabaseError) -> None:
        if isinstance(error, sqlite3.ProgrammingError) or not self._makeshifts:
            raise error  # asked for after it was closed, or for what it never had
        _log.warning("the index of matches goes on in memory: %s", error)
        self.database = self._makeshifts.pop()()

    def _copy(self) -> sqlite3.Connection:
        return in_memory(self.database, self._schema)

    def _begin_anew(self) -> sqlite3.Connection:
        """What was copied cannot be read either; nor could it be the next time, so the file goes."""
        self.database.close()
        with contextlib.suppress(OSError):
            self._file.unlink(missing_ok=True)
        return empty(self._schema)

    def _list(self, name: str, size: int, time: int) -> None:
        try:
            game, over = _glance(self.path(name), size)
        except OSError as error:
            _log.info("%s passed by: %s", name, error)
            return
        self.forget(name)
        self._write(
            "insert into files (name, size, time, game, over, trouble) values (?, ?, ?, ?, ?, ?)",
            (name, size, time, game, int(over), "" if game else "DamagedMatch"),
        )


def _sealed(text: str) -> str:
    return f"{crc32(text.encode()):08x}{text}"


def _opened(sealed: object) -> str | None:
    """What was sealed, None where that is damaged."""
    text = sealed[8:] if isinstance(sealed, str) else ""
    return text if sealed == _sealed(text) else None


def _files(folder: Path) -> Iterator[tuple[str, int, int]]:
    """The ordinary files of matches in a folder, as far as they can be looked at: name, bytes, milliseconds."""
    try:
        names = os.listdir(folder)
    except OSError as error:
        _log.info("no matches are found: %s", error)
        return
    for name in names:
        if not name.endswith(ENDING) or not name.isprintable():
            continue
        try:
            found = os.stat(os.path.join(folder, name))
        except OSError:
            continue
        if stat.S_ISREG(found.st_mode):
            yield name, found.st_size, max(-_FURTHEST, min(_FURTHEST, int(found.st_mtime * 1000)))


def _glance(path: Path, size: int) -> tuple[str, bool]:
    """The game that a file names, or "", and whether the last that stands in it is that its match is over."""
    with open(path, "rb") as opened:
        head = _HEAD.match(opened.read(_FRONT))
        opened.seek(max(0, size - _TAIL))
        return head[1].decode() if head else "", _LAST.search(opened.read(_TAIL)) is not None


# What a match tells of itself, for the index of all matches: who plays, how it stands, what counts for whom.


LONGEST_NAME = 24
_APART = "\t"
"""Between name and picture of a person; no name has it."""
_WILDEST = 1000
"""Per cent, to which the unrest of one crank counts at the most."""
_FIRST = 8
"""Entries that tell a match from others, where it notes no seed."""
Line = Callable[[str, Any, Mapping[str, str]], str]
"""Of a game, a position and the names of its seats: how it stands, in a sentence."""


def telling(index: ShelfIndex, name: str, games: Mapping[str, Game[Any]], line: Line) -> Slices[None]:
    """Read a file to its end for the index, in slices; what goes wrong with it is noted there."""
    try:
        log = yield from reading(index.path(name))
        match = yield from replaying(game_of(log, games), log, check=False)
    except MatchError as error:
        index.trouble(name, error)
    except OSError:
        index.forget(name)
    else:
        index.tell(name, told(log, match, line))


def told(log: Log, match: Match, line: Line) -> Told:
    """What a match tells, by its log and as it was replayed."""
    waiting, sheet = match.waiting, TallySheet(match.setup.names)
    own = _own_hands(log, match.setup)
    for played in match.played:
        counts = (*match.game.tally(played.events), *_cranked(played))
        sheet.add(count for count in counts if count.seat in own or count.what not in HANDS)
    over = isinstance(waiting, Over)
    winners = waiting.winners if isinstance(waiting, Over) else ()
    called, computers, faces = people(log), computers_of(log, match.setup), faces_of(log)
    hosts = {seat.name for seat in match.setup.seats if seat.player == "human"}
    story = story_of(log, match)
    summary: dict[str, object] = {
        "seats": [[seat, called.get(seat, ""), seat in computers] for seat in match.setup.names],
        "waiting": "" if isinstance(waiting, Over) else waiting.seat,
        "winners": winners,
        "leaders": match.game.leaders(match.state),
        "line": line(log.game_id, match.state, called),
        "title": title(log),
    }
    if named := match.game.named(match.setup):
        summary["named"] = named
    branch = branch_of(log)
    if branch is not None:
        summary |= {"parent": branch.parent, "branched": branch.acts}
    seats, places = {}, _places(match) if over else {}
    for seat in match.setup.names if branch is None else ():  # what was played before it counts with its parent
        name = called.get(seat, "")
        face = faces.get(seat, "")
        key = key_of(name or seat, face)
        person = "" if seat in computers else key
        won, place = int(seat in winners), places.get(seat, 0)
        host = key if seat in hosts or person else ""
        moved = _moved(story, match.setup.names.index(seat))
        seats[seat] = (person, name, int(seat in computers), won, place, face, host, *moved,
                       *sheet.counts[seat].values())  # fmt: skip
    parent = branch.parent if branch is not None else ""
    return Told(born(log), len(match.played), over, summary, seats, log.note("evening") or "", parent, origin_of(log))


def _places(match: Match) -> dict[str, int]:
    """The place of every seat, counted from 1; those who fared alike share one."""
    ranks = match.game.ranks(match.state, [played.events for played in match.played])
    return {seat: 1 + sum(other > rank for other in ranks.values()) for seat, rank in ranks.items()}


def _cranked(played: Played) -> Iterator[Count]:
    """That a crank was turned by a hand that was noted, and how unevenly; one press is no hand."""
    for note in (note for note in played.notes if note.startswith("trap ")):
        words = dict(word.partition("=")[::2] for word in note.split(" "))
        try:
            hand, end = Hand.decode(words.get("hand", "")), int(words.get("steps", ""))
        except (MachineError, ValueError):
            continue
        unrest = None if turned_by_itself(hand) else _unrest(hand, end)
        if unrest is not None:
            yield Count(played.seat, "cranked")
            yield Count(played.seat, "unrest", unrest)
            yield Count(played.seat, "unrest_squared", unrest * unrest)


def _unrest(hand: Hand, end: int) -> int | None:
    """How much the speed of a hand strays from its mean while it turns, per cent of that; None if it never turns.

    end: how many steps the run lasted; a hand that never let go turned until then.
    """
    until_then = [(step, rps) for step, rps in hand.changes if step < end]
    lasting = [(until - step, rps) for (step, rps), (until, _rps) in pairwise([*until_then, (end, 0.0)]) if rps]
    steps = sum(each for each, _rps in lasting)
    mean = sum(each * rps for each, rps in lasting) / steps if steps else 0.0
    if not mean:
        return None
    spread = sum(each * (rps - mean) ** 2 for each, rps in lasting) / steps
    return min(_WILDEST, round(100 * sqrt(spread) / abs(mean)))


def _own_hands(log: Log, setup: Setup) -> frozenset[str]:
    """The seats of people who did it with their own hands alone, as was noted last."""
    try:
        own = read_hands(log.note("hands") or "steady", setup.names)
        helped = (log.note("helped") or NOBODY).split(",")
    except ValueError:
        return frozenset()
    return own - computers_of(log, setup) - set(helped)


def story_of(log: Log, match: Match) -> StoryNote | None:
    """What moved the match as it was told once, unless it went on since."""
    noted = log.note("story")
    story = None if noted is None else read_story(noted, match.setup.names)
    return story if story is not None and story.acts == len(match.played) else None


def _moved(story: StoryNote | None, number: int) -> tuple[int | None, ...]:
    """Luck, choices, hands and doubt of a seat, in thousandths of a win; nothing where the match was not told."""
    if story is None:
        return (None,) * 4
    rows = story.luck, story.choice, story.hands, story.doubt
    return tuple(round(1000 * row[number]) for row in rows)


def key_of(name: str, face: str = "") -> str:
    """What tells a person from others: the name, however it is written, and the picture of who has one."""
    key = clean(name).strip().casefold()
    return f"{key}{_APART}{face}" if face else key


def people(log: Log) -> dict[str, str]:
    """The names by seat, as far as they were noted."""
    try:
        found = read_names(log.note("names") or "{}")
    except ValueError:
        return {}
    return {seat: clean(name)[:LONGEST_NAME] for seat, name in found.items()}


def faces_of(log: Log) -> dict[str, str]:
    """The pictures by seat of those who have one."""
    try:
        return read_faces(log.note("faces") or "{}")
    except ValueError:
        return {}


def title(log: Log) -> str:
    """The name that people gave to the match, or ""."""
    try:
        return read_title(log.note("title") or '""')
    except ValueError:
        return ""


def branch_of(log: Log) -> BranchNote | None:
    """From which match it goes on, if it began at a moment of another."""
    noted = log.note("branch")
    return None if noted is None else read_branch(noted)


def origin_of(log: Log) -> str:
    """What tells the match from every other from which it goes on, if it is a branch and that is known."""
    return log.note("origin") or "" if log.note("branch") is not None else ""


class Branched(NamedTuple):
    """A file with that from which it goes on, if that is there, and how many lie between it and the first."""

    card: Listed
    parent: Listed | None
    depth: int


def together(cards: Sequence[Listed]) -> list[Branched]:
    """The files in their order, each followed by those that go on from it.

    A match lies where the latest of those that go on from it would. The name of a file counts where what is in it is
    the match meant; a match that was given another file since is known by what tells it from others.
    """
    named = {card.name: card for card in cards}
    known = {card.born: card for card in reversed(cards) if card.born}
    below: dict[str, list[Listed]] = {}
    for card in cards:
        parent = _parent(card, named, known)
        below.setdefault(parent.name if parent is not None else "", []).append(card)
    found: dict[str, Branched] = {}
    firsts = {card.name: _first(card, named, known) for card in cards if card.parent or card.origin}
    for name in dict.fromkeys(firsts.get(card.name, card.name) for card in cards):
        waiting = [Branched(named[name], None, 0)]
        while waiting:
            one = waiting.pop()
            if one.card.name in found:
                continue
            found[one.card.name] = one
            waiting += [Branched(each, one.card, one.depth + 1) for each in reversed(below.get(one.card.name, ()))]
    return list(found.values())


def _parent(card: Listed, named: Mapping[str, Listed], known: Mapping[str, Listed]) -> Listed | None:
    found = named.get(card.parent)
    if found is None or (card.origin and found.born and found.born != card.origin):
        found = known.get(card.origin)
    return None if found is None or found.name == card.name or found.game != card.game else found


def _first(card: Listed, named: Mapping[str, Listed], known: Mapping[str, Listed]) -> str:
    """The file from which all goes on; a ring, as only a file written by hand can make one, begins anywhere in it."""
    seen = {card.name}
    while (parent := _parent(card, named, known)) is not None and parent.name not in seen:
        seen.add(parent.name)
        card = parent
    return card.name


def computers_of(log: Log, setup: Setup) -> frozenset[str]:
    """The seats that computer players held when the match was left."""
    held = dict(pair.partition("=")[::2] for pair in (log.note("players") or "").split(",") if pair)
    return frozenset(seat.name for seat in setup.seats if held.get(seat.name, seat.player) != "human")


def born(log: Log) -> str:
    """What tells the match from every other; a copy that was played on has the same."""
    first = log.entries[: 1 if log.note("seed") else _FIRST]
    text = "\n".join((log.head, *(f"{line}" for entry in first for line in entry.lines)))
    return sha256(text.encode()).hexdigest()[:16]
