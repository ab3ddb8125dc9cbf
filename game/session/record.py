"""The log of a match as text: a head, then sealed entries.

    trapworks 1 mousetrap profile=hasbro seats=red:human,blue:bot:2
    # 77d1e5 5b0d1a3c44e7f210
    roll
    = 4
    # 8c1f02 0c91b6d2a4f83e57

A move stands as its text, an answer of nature with `= `, a note that replay ignores with `~ `, the taking back of the
last move as `<`. A seal, `# `, ends what was written at one time: the digest of the position, then a digest of
everything above it, so that no change anywhere goes unseen.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from game.core.acts import BadSetup
from game.core.digest import sha256
from game.core.game import Game
from game.core.setup import Seat, Setup
from game.core.slices import Slices, finish
from game.session.match import DamagedMatch, NewerMatch

FORMAT = 1
UNDO = "<"
NOTE = "~ "
ENDED = "~ over "
"""The note that a match is over; it is the last that stands in the file."""
LONGEST_FILE = 4 << 20
MOST_LINES = 1000

_SEAL = re.compile(rb"# ([0-9a-f]{6}) ([0-9a-f]{16})", re.ASCII)
_PART_OF_SEAL = re.compile(rb"#( [0-9a-f]{0,6}| [0-9a-f]{6} [0-9a-f]{0,16})?", re.ASCII)
_LINE = re.compile(rb"(?:[a-z]|= |~ )[\x20-\x7e]*|<|=|~", re.ASCII)
_RUN_IN = re.compile(rb"# [0-9a-f]{6} [0-9a-f]{16}$", re.ASCII)
MAGIC = b"trapworks "
"""With it the file of every match begins."""
_VERSION = re.compile(rb"trapworks ([0-9]{1,4}) ", re.ASCII)
_HEAD = re.compile(r"trapworks ([0-9]{1,4}) ([a-z]{1,20})((?: [a-z_]{1,30}=[^ =]{1,2000}){1,20})", re.ASCII)
_SEAT = re.compile(r"([a-z0-9]{1,20}):(human|bot:[1-3])", re.ASCII)
SLICE = 500
"""Lines read at a time, some 3 ms, where a long match is read in slices."""
READING = 0.15
"""The share of a loading that the reading takes, the replaying after it takes the rest: of 4 s for 130,000 acts."""


class Entry(NamedTuple):
    """What was written at one time, and the digest of the position after it."""

    lines: tuple[str, ...]
    digest: str


class Log(NamedTuple):
    """A log as read: its head, its sealed entries, and the unsealed lines of a torn end.

    size: the bytes up to the last seal. seal: that seal.
    """

    head: str
    entries: tuple[Entry, ...]
    torn: tuple[str, ...]
    size: int
    seal: str

    @property
    def game_id(self) -> str:
        """The id of the game that was played."""
        return self.head.split(" ")[2]

    @property
    def over(self) -> bool:
        """Whether the last that stands in it is that the match is over."""
        return self.entries[-1].lines[-1:] == (ENDED,)

    def note(self, name: str) -> str | None:
        """The text of the last note that begins with this word."""
        start = f"{NOTE}{name} "
        found = [line for entry in self.entries for line in entry.lines if line.startswith(start)]
        return found[-1].removeprefix(start) if found else None


def head(game: Game[Any], setup: Setup) -> str:
    """The first line of a log."""
    named = [option for option in game.options if setup.options[option.name] != option.before]
    options = [f"{option.name}={option.text(setup.options[option.name])}" for option in named]
    seats = ",".join(f"{seat.name}:{seat.player}" for seat in setup.seats)
    return " ".join(("trapworks", str(FORMAT), game.id, *options, f"seats={seats}"))


def read_setup(game: Game[Any], text: str) -> Setup:
    """The set-up that a head tells; an option it does not name has the value it had before there was a choice.

    Raises DamagedMatch.
    """
    found = _HEAD.fullmatch(text)
    if not found or found[2] != game.id:
        raise DamagedMatch(f"not the head of a match of {game.id}: {text[:60]!r}")
    pairs = [word.split("=") for word in found[3].split()]
    words = dict(pairs)
    if len(words) < len(pairs):
        raise DamagedMatch(f"the head of the match says something twice: {text[:60]!r}")
    seats = _seats(words.pop("seats", ""))
    known = {option.name: option for option in game.options}
    try:
        options = {option.name: option.before for option in game.options if option.before is not None}
        options |= {name: known[name].parse(value) for name, value in words.items()}
        return game.setup(seats, options)
    except (BadSetup, KeyError) as error:
        raise DamagedMatch(f"the head of the match is wrong: {error}") from error


def seats_in(head: str) -> list[Seat]:
    """The seats that a head tells, whatever the game; raises DamagedMatch."""
    return _seats(head.rpartition(" seats=")[2].partition(" ")[0])


def _seats(text: str) -> list[Seat]:
    found = [_SEAT.fullmatch(seat) for seat in text.split(",")]
    if not all(found):
        raise DamagedMatch(f"the seats of the match are wrong: {text[:60]!r}")
    return [Seat(seat[1], seat[2]) for seat in found if seat]


def sealed(before: str, lines: Sequence[str], digest: str) -> tuple[bytes, str]:
    """The bytes of one entry, and its seal, which covers the seal before it; raises ValueError for what is no line."""
    for line in lines:
        if not line.isascii() or not _is_line(line.encode()):
            raise ValueError(f"not a line of a log: {line[:60]!r}")
    body = "".join(f"{line}\n" for line in lines).encode("ascii")
    seal = _seal(before, body, digest)
    return body + f"# {digest} {seal}\n".encode("ascii"), seal


def _seal(before: str, body: bytes, digest: str) -> str:
    return sha256(before.encode() + b"\n" + body + digest.encode()).hexdigest()[:16]


def parsing(data: bytes) -> Slices[Log]:
    """Read a log without knowing its game; raises DamagedMatch for any change, NewerMatch for a later format."""
    data = data.rstrip(b"\0")  # some file systems leave them where a crash kept them from writing
    try:
        return (yield from _parsed(data))
    except DamagedMatch as error:
        found = _VERSION.match(data)
        if found is None or int(found[1]) <= FORMAT or _intact(_VERSION.sub(b"trapworks %d " % FORMAT, data, count=1)):
            raise
        raise _newer(found[1].decode()) from error


def _intact(data: bytes) -> bool:
    """Whether it is a log as it was written; then a version that was another one is damage, no later format."""
    try:
        finish(_parsed(data))
    except DamagedMatch:
        return False
    return True


def _newer(version: str) -> NewerMatch:
    return NewerMatch(f"the match was saved by a newer version (format {version}, this one reads {FORMAT})")


def _parsed(data: bytes) -> Slices[Log]:
    if not data.startswith(MAGIC):
        raise DamagedMatch("not a match of this game")
    lines, rest = _lines(data), data[data.rfind(b"\n") + 1 :]
    entries: list[Entry] = []
    body: list[bytes] = []
    size, seal = 0, ""
    for number, line in enumerate(lines, start=1):
        if found := _SEAL.fullmatch(line):
            digest, before = found[1].decode(), seal
            content = b"".join(piece + b"\n" for piece in body)
            seal = _seal(before, content, digest)
            if seal.encode() != found[2]:
                raise DamagedMatch(f"the match was changed or damaged before line {number}")
            entries.append(Entry(_decoded(body), digest))
            size += len(content) + len(line) + 1
            body = []
        elif _is_line(line) and len(body) < MOST_LINES:
            body.append(line)
        else:
            raise DamagedMatch(f"line {number} of the match is damaged")
        if number % SLICE == 0:
            yield READING * size / len(data)
    if not (_LINE.fullmatch(rest) or _PART_OF_SEAL.fullmatch(rest) or rest == b""):
        raise DamagedMatch("the last line of the match is damaged")
    return _log(entries, body, size, seal)


def _lines(data: bytes) -> Iterator[bytes]:
    """The whole lines one by one, so that a hostile file is split no further than to its first fault."""
    start = 0
    while (end := data.find(b"\n", start)) >= 0:
        yield data[start:end]
        start = end + 1


def _is_line(line: bytes) -> bool:
    # A line that ends like a seal has lost the line break before it.
    return bool(_LINE.fullmatch(line)) and not _RUN_IN.search(line)


def _log(entries: list[Entry], torn: list[bytes], size: int, seal: str) -> Log:
    if not entries or not entries[0].lines:
        raise DamagedMatch("the match ends before it begins")
    text = entries[0].lines[0]
    found = _HEAD.fullmatch(text)
    if found and int(found[1]) > FORMAT:
        raise _newer(found[1])
    if not found:
        raise DamagedMatch(f"the head of the match is wrong: {text[:60]!r}")
    entries[0] = Entry(entries[0].lines[1:], entries[0].digest)
    return Log(text, tuple(entries), _decoded(torn), size, seal)


def _decoded(lines: Iterable[bytes]) -> tuple[str, ...]:
    return tuple(line.decode("ascii") for line in lines)
