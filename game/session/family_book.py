"""What all matches together tell of people: added up from what the index keeps of each, which is read from the logs.

A copy of a match counts once, with the one of them that went furthest.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import datetime
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from game.core.digest import sha256
from game.core.tally import FACES, HANDS, KINDS
from game.host.files import UNREADABLE, read_limited, replace_whole
from game.session.saves import SaveOrder
from game.session.shelf_index import ShelfIndex

COMPUTERS = ""
"""The key of all computer players together."""
_LONGEST, _PLACE = 64 << 10, " place"
_ASKED = f"""
select files.game, files.over, files.time, files.place, files.acts, seats.name, seats.seat, seats.person,
  seats.called, seats.won, seats.face, seats.luck, seats.choice, seats.skill, seats.doubt,
  count(*) over (partition by seats.name), {", ".join(f"seats.{kind}" for kind in KINDS)}
from seats join files using (name)
where seats.name in (
  select name from (
    select name, row_number() over (partition by born order by over desc, acts desc, name) as place
    from files where summary is not null and trouble = ''
  ) where place = 1
) and files.time >= ? order by files.place, files.time
"""


class SeatRecord(NamedTuple):
    """A person, or a computer player, at a table. time: ms since 1970. players: at that table. counts: by kind.

    place: the number of the match in the order in which they were played. face: the picture of the person, or "".
    moved: in wins, what luck, choices and hands did for them, and one standard error of the luck; None if nobody told.
    """

    game: str
    over: bool
    time: int
    acts: int
    match: str
    seat: str
    person: str
    called: str
    won: bool
    players: int
    counts: dict[str, int]
    place: int = 0
    face: str = ""
    moved: tuple[float, float, float, float] | None = None


class LuckPoint(NamedTuple):
    """Luck in wins, added up to a match. time: ms since 1970. band: how far chance commonly strays by then, as one
    standard deviation, by how far it went from match to match; doubt: one standard error of the count itself.
    """

    time: int
    luck: float
    band: float
    doubt: float


def month_of(time: int) -> tuple[int, int]:
    """Year and month of a time, ms since 1970; (1970, 1) where the clock was wrong."""
    try:
        then = datetime.fromtimestamp(time / 1000)
    except (ValueError, OverflowError, OSError):
        return 1970, 1
    return then.year, then.month


class FamilyRecord(NamedTuple):
    """The best of a kind, and the key of whose it is."""

    kind: str
    number: int
    person: str


class FamilyBook:
    """All sittings since a time, ms since 1970; those of people who were deleted are not in it."""

    def __init__(self, index: ShelfIndex, since: int = 0) -> None:
        forgotten = read_forgotten(index.folder)
        rows = (_sitting(row) for row in index.read(_ASKED, since))
        self.sittings = [row for row in rows if not _is_forgotten(row, forgotten)]

    def people(self) -> dict[str, SeatRecord]:
        """Who is in it by key, with the last sitting of each, those who played most first; computer players last."""
        last = {sitting.person: sitting for sitting in self.sittings}
        often = Counter(sitting.person for sitting in self.sittings)
        return {key: last[key] for key in sorted(last, key=lambda key: (key == COMPUTERS, -often[key], key))}

    def of(self, person: str | None) -> list[SeatRecord]:
        """The sittings of one, or of all."""
        return [sitting for sitting in self.sittings if person in (None, sitting.person)]

    def matches(self, game: str, person: str | None = None) -> int:
        """How many matches of a game were finished, by one or by anybody; solitaires count for themselves."""
        return len({each.match for each in self._together(game, person)})

    def wins(self, game: str, person: str | None = None) -> int:
        """How many of them were won; one that several computer players share is one."""
        return len({each.match for each in self._together(game, person) if each.won})

    def _together(self, game: str, person: str | None) -> list[SeatRecord]:
        return [each for each in self.of(person) if each.over and each.game == game and each.players > 1]

    def total(self, kind: str, person: str | None = None) -> int:
        """All that was counted of a kind."""
        return sum(each.counts[kind] for each in self.of(person))

    def faces(self, person: str | None = None) -> tuple[int, ...]:
        """How often each face of the die fell."""
        return tuple(self.total(face, person) for face in FACES)

    def solitaires(self, person: str | None = None) -> tuple[int, int]:
        """How many matches alone were won, and how many were finished."""
        alone = [each for each in self.of(person) if each.over and each.players == 1]
        return sum(each.won for each in alone), len(alone)

    def medals(self, person: str) -> list[str]:
        """The games of which somebody won more matches than anybody else."""
        won = {game: Counter[str]() for game in dict.fromkeys(each.game for each in self.sittings)}
        for each in self.sittings:
            if each.over and each.won and each.players > 1:
                won[each.game][each.person] += 1
        return [game for game, count in won.items() if _is_ahead(person, count)]

    def luck(self, person: str) -> list[LuckPoint]:
        """How the luck of a person added up, match by match in the order of playing, of those that were told."""
        told = [each for each in self.of(person) if each.moved is not None and each.over]
        points, luck, squared, doubt = [], 0.0, 0.0, 0.0
        for each in sorted(told, key=lambda each: (each.place, each.time)):
            assert each.moved is not None
            luck, squared, doubt = luck + each.moved[0], squared + each.moved[0] ** 2, doubt + each.moved[3] ** 2
            points.append(LuckPoint(each.time, luck, sqrt(squared), sqrt(doubt)))
        return points

    def months(self, person: str) -> dict[tuple[int, int], Counter[str]]:
        """What own hands of a person did, by year and month in their order: all that was counted."""
        found: dict[tuple[int, int], Counter[str]] = {}
        for each in sorted(self.of(person), key=lambda each: each.time):
            hands = Counter({kind: each.counts[kind] for kind in HANDS})
            if any(hands.values()):
                then = month_of(each.time)
                found[then] = found.get(then, Counter()) + hands
        return found

    def untold(self) -> list[str]:
        """The files of finished matches with people of which nobody knows yet what moved them, the newest first."""
        open_matches = [each for each in self.sittings if each.over and each.moved is None and each.players > 1]
        with_people = {each.match for each in open_matches if each.person != COMPUTERS}
        return list(dict.fromkeys(each.match for each in reversed(open_matches) if each.match in with_people))

    def records(self, best: Mapping[str, str], person: str | None = None) -> list[FamilyRecord]:
        """The best of each kind that there is; best: of which kind each game has one of its own."""
        mine = self.of(person)
        most = {kind: [(each.counts[kind], each) for each in mine] for kind in ("haul", "series", "wedges")}
        most["points"] = [
            (each.counts["points"], each) for each in mine if best.get(each.game) == "points" and each.over
        ]
        found = [_best(kind, most[kind], max) for kind in ("haul", "points", "series", "wedges")]
        won = [each for each in mine if each.won]
        turns = Counter[str]()
        for each in self.sittings:
            turns[each.match] += each.counts["turns"]
        short = [(turns[each.match], each) for each in won if best.get(each.game) == "shortest"]
        race = [(each.counts["turns"], each) for each in won if best.get(each.game) == "fastest"]
        found += [_best("shortest", short, min), _best("fastest", race, min)]
        return [record for record in found if record is not None and record.number > 0]


def _is_ahead(person: str, count: Counter[str]) -> bool:
    return all(count[person] > number for key, number in count.items() if key != person) and count[person] > 0


def _sitting(row: tuple[Any, ...]) -> SeatRecord:
    game, over, when, place, acts, match, seat, person, called, won, face, *rest = row
    luck, choice, skill, doubt, players, *counts = rest
    moved = None if luck is None else (luck / 1000, choice / 1000, skill / 1000, doubt / 1000)
    numbers = dict(zip(KINDS, map(int, counts), strict=True))
    texts = str(match), str(seat), str(person), str(called)
    return SeatRecord(
        str(game),
        bool(over),
        int(when),
        int(acts),
        *texts,
        bool(won),
        int(players),
        numbers,
        int(place),
        str(face),
        moved,
    )


def _best(kind: str, found: Iterable[tuple[int, SeatRecord]], which: object) -> FamilyRecord | None:
    ranked = sorted(found, key=lambda pair: pair[0], reverse=which is max)
    return FamilyRecord(kind, ranked[0][0], ranked[0][1].person) if ranked else None


def _is_forgotten(row: SeatRecord, forgotten: Mapping[str, int]) -> bool:
    mark = _mark(row.person)
    until = forgotten.get(mark + _PLACE)
    if until is None:
        return mark in forgotten and row.time <= forgotten[mark]
    return row.place <= until


def read_forgotten(folder: Path) -> dict[str, int]:
    """Who was deleted from the book, as marks of the names, and up to when, ms since 1970.

    Beside each, unless an earlier version deleted them, stands up to which place in the order of playing: that counts.
    """
    try:
        found = json.loads(read_limited(_file(folder), _LONGEST))
        return {str(mark): int(until) for mark, until in found.items()}
    except UNREADABLE:
        return {}


def forget_person(folder: Path, person: str) -> None:
    """Delete a person from the book, also if it is made anew from the logs; raises OSError.

    Only a mark of the name is kept, the time, and which match was the last: who plays again under the name begins anew.
    """
    mark = _mark(person)
    until = {mark: int(time.time() * 1000), mark + _PLACE: SaveOrder(folder).last()}
    kept = read_forgotten(folder) | until
    replace_whole(_file(folder), json.dumps(kept).encode())


def _file(folder: Path) -> Path:
    return folder.with_name("forgotten.json")


def _mark(person: str) -> str:
    return sha256(person.encode()).hexdigest()[:16]
