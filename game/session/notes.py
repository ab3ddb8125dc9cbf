"""The notes of a log that the format knows, read as strictly as if an enemy had written them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import NamedTuple

from game.core.players import Choice
from game.core.setup import Setup, clean
from game.machine.hand import Hand
from game.machine.lift import decode_lift

_WHY = "why "


def reason_note(choice: Choice) -> tuple[str, ...]:
    """The note for a choice; none where there was nothing else to do."""
    return () if choice.reason == "only_move" else (f"{_WHY}{choice.reason}",)


def noted_reason(notes: Iterable[str]) -> str:
    """The name of the reason that was noted, empty if there is none."""
    return next((note.removeprefix(_WHY) for note in notes if note.startswith(_WHY)), "")


# The notes of a log that the format knows, read as strictly as if an enemy had written them.
#
# The seal of a file is no key: anybody can compute it. So whatever is read from a note later, to seat people, to seed
# chance or to run a machine again, is looked at here when the match is read. Notes and words of which nothing is
# known are left alone, because a newer version may write them; so is how a tray stood, which only saves time: one
# that does not fit is passed by when it is wanted, and pulled again.

LONGEST_NAMES = 10_000
"""Characters: ten names of 24, each character written as an escape of twelve."""

LONGEST_TITLE = 32
"""Characters of the name of a match, a surrogate pair of escapes each at the most."""

LONGEST_PARENT = 255
"""Characters of the name of a file, as most file systems allow."""

FACES = ("", "cheese", "star", "bone", "die", "rodent", "cage", "wrench", "lens", "book")
"""The pictures by which two people of one name are told apart, the usual one, none, first."""

NOBODY = "nobody"
"""Stands for the seats of a note where there are none."""

_ACTS = re.compile(r"[0-9]{1,6}", re.ASCII)
_BORN = r"[0-9a-f]{16}"
_SEED = re.compile(r"-?[0-9]{1,100}", re.ASCII)
_SEAT = re.compile(r"[a-z0-9]{1,20}", re.ASCII)
_STORY = re.compile(r"acts=([0-9]{1,6}) luck=([-0-9,]+) choice=([-0-9,]+) hands=([-0-9,]+) doubt=([0-9,]+)", re.ASCII)
_THOUSANDTHS = re.compile(r"-?[0-9]{1,5}", re.ASCII)
_WORDS: Mapping[str, Callable[[str], object]] = {
    "hand": Hand.decode,
    "lift": decode_lift,
    "kept": lambda text: _fitting(r"[0-9]{1,6}", text),
    "steps": lambda text: _fitting(r"[0-9]{1,6}", text),
    "digest": lambda text: _fitting(r"[0-9a-f]{8}", text),
    "build": lambda text: _fitting(r"[0-9A-Za-z.+-]{1,40}", text),
}


def check_note(setup: Setup, note: str) -> None:
    """Raise ValueError for a note of a known kind that says what no match of this set-up could have noted."""
    kind, _, text = note.partition(" ")
    if kind == "players":
        _players(setup, text)
    elif kind == "hands":
        read_hands(text, setup.names)
    elif kind == "helped":
        read_helped(text, setup.names)
    elif kind == "story":
        read_story(text, setup.names)
    elif kind in _KINDS:
        _KINDS[kind](text)


def read_seed(text: str) -> int:
    """The seed of a match's chance; raises ValueError for anything but a whole number of at most 100 digits."""
    if not _SEED.fullmatch(text):
        raise ValueError("a seed is a whole number of at most 100 digits")
    return int(text)


def read_names(text: str) -> dict[str, str]:
    """The people's names by seat; raises ValueError for anything but a JSON object of texts."""
    try:
        found = json.loads(text) if len(text) <= LONGEST_NAMES else None
    except RecursionError:
        found = None
    if not isinstance(found, dict) or not all(isinstance(name, str) for name in found.values()):
        raise ValueError("names are one text for each seat")
    if not all(_SEAT.fullmatch(seat) for seat in found):
        raise ValueError("names belong to seats")
    return found


def read_title(text: str) -> str:
    """The name that people gave to a match; raises ValueError for anything but a short JSON text."""
    found = json.loads(text) if len(text) <= LONGEST_TITLE * 12 + 2 else None
    if not isinstance(found, str):
        raise ValueError("a title is a short text")
    return clean(found)[:LONGEST_TITLE]


def read_faces(text: str) -> dict[str, str]:
    """The pictures of people by seat; raises ValueError for anything but a JSON object of texts."""
    return {seat: face for seat, face in read_names(text).items() if face in FACES}


class StoryNote(NamedTuple):
    """What moved a finished match of so many acts, by seat: the sums of luck, choices and hands, in wins.

    doubt: one standard error of the luck. Kept in thousandths.
    """

    acts: int
    luck: tuple[float, ...]
    choice: tuple[float, ...]
    hands: tuple[float, ...]
    doubt: tuple[float, ...]

    @property
    def note(self) -> str:
        """As it is noted."""
        rows = (",".join(str(round(1000 * each)) for each in row) for row in self[1:])
        luck, choice, hands, doubt = rows
        return f"story acts={self.acts} luck={luck} choice={choice} hands={hands} doubt={doubt}"


def read_story(text: str, seats: Collection[str]) -> StoryNote:
    """What moved a match; raises ValueError for anything but a number of each kind for each seat."""
    found = _STORY.fullmatch(text)
    if found is None:
        raise ValueError("a story is numbers of luck, choices, hands and doubt")
    rows = [row.split(",") for row in found.groups()[1:]]
    if not all(len(row) == len(seats) and all(map(_THOUSANDTHS.fullmatch, row)) for row in rows):
        raise ValueError("a story has a number for each seat")
    luck, choice, hands, doubt = (tuple(int(each) / 1000 for each in row) for row in rows)
    return StoryNote(int(found[1]), luck, choice, hands, doubt)


class BranchNote(NamedTuple):
    """That a match goes on from a moment of another: the name of its file, or "", and how many acts it took over."""

    parent: str
    acts: int

    @property
    def note(self) -> str:
        """As it is noted."""
        return f"branch {self.acts} {json.dumps(self.parent)}"


def read_branch(text: str) -> BranchNote:
    """Of which match it is a branch; raises ValueError for anything but a number of acts and a short JSON text."""
    acts, _, name = text.partition(" ")
    if not _ACTS.fullmatch(acts) or not name.startswith('"') or len(name) > LONGEST_PARENT * 12 + 2:
        raise ValueError("a branch has a number of acts and the name of a file")
    parent = str(json.loads(name))
    parent.encode()  # half a sign could not be kept in the index
    return BranchNote(parent, int(acts))


def read_origin(text: str) -> str:
    """What tells the match from every other of which it is a branch; raises ValueError."""
    _fitting(_BORN, text[:20])
    return text


def read_hands(text: str, seats: Collection[str]) -> frozenset[str]:
    """The seats with hands of their own, all of them in older matches, which name none; raises ValueError."""
    kind, space, named = text.partition(" ")
    own = frozenset(named.split(",") if space else seats if kind == "own" else ())
    if kind not in ("steady", "own") or (kind == "steady" and space) or not own <= set(seats):
        raise ValueError("hands are steady, or own and the seats that have them")
    return own


def read_helped(text: str, seats: Collection[str]) -> frozenset[str]:
    """The seats whose own hands are helped; raises ValueError."""
    helped = frozenset(() if text == NOBODY else text.split(","))
    if not helped <= set(seats):
        raise ValueError("hands that are helped belong to seats")
    return helped


def _players(setup: Setup, text: str) -> None:
    pairs = [pair.partition("=")[::2] for pair in text.split(",")]
    if not all(seat in setup.names and player in ("computer", "human") for seat, player in pairs):
        raise ValueError("seats are held by a computer or a human")


def _run(text: str) -> None:
    """What a run of a machine noted of itself, word by word."""
    for word in text.split(" "):
        name, _, value = word.partition("=")
        _WORDS.get(name, str)(value)


def _fitting(pattern: str, text: str) -> None:
    if not re.fullmatch(pattern, text, re.ASCII):
        raise ValueError(f"not written as it should be: {text[:20]!r}")


_KINDS: Mapping[str, Callable[[str], object]] = {
    "seed": read_seed,
    "names": read_names,
    "faces": read_faces,
    "title": read_title,
    "branch": read_branch,
    "origin": read_origin,
    "why": lambda text: _fitting(r"[a-z]+(_[a-z]+)*", text[:60]),
    "evening": lambda text: _fitting(r"[0-9]{8}-[0-9]{6}", text[:20]),
    "over": lambda text: _fitting("", text),
    "crank": _run,
    "trap": _run,
    "pull": _run,
    "draw": _run,
    "lift": decode_lift,
}
