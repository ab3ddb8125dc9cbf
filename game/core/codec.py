"""Acts and positions as one-line texts, each written in one way only."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import NoReturn

from game.core.acts import Act, Ask, BadText, Over, Turn


def no_text(act: Act) -> NoReturn:
    """Refuse to write an act; raises BadText."""
    raise BadText(f"not an act of this game: {act!r}"[:100])


def no_act(text: str) -> NoReturn:
    """Refuse to read a text; raises BadText."""
    raise BadText(f"not an act of this game: {text[:60]!r}")


class Codec:
    """The texts of a game's acts.

    words: the acts that can be listed. write, read: for all others, raising BadText for what is none.
    """

    def __init__(
        self,
        words: Mapping[Act, str],
        write: Callable[[Act], str] = no_text,
        read: Callable[[str], Act] = no_act,
    ) -> None:
        self._words = dict(words)
        self._acts = {text: act for act, text in words.items()}
        self._write = write
        self._read = read

    def encode(self, act: Act) -> str:
        """The act as one line; raises BadText for an act that has no text."""
        try:
            text = self._words.get(act)
        except TypeError:  # it was made of something that cannot be hashed
            text = None
        return self._write(act) if text is None else text

    def decode(self, text: str) -> Act:
        """Read one line; raises BadText for anything that `encode` does not write."""
        act = self._acts.get(text)
        if act is None:
            act = self._read(text)
            if self._write(act) != text:
                raise BadText(f"not written the one way: {text[:60]!r}")
        return act


def line(words: Mapping[str, str]) -> str:
    """Named texts as one line."""
    return " ".join(f"{name}={text.replace(' ', '_')}" for name, text in words.items())


def numbers(values: Iterable[int]) -> str:
    """Whole numbers in a row."""
    return ",".join(map(str, values))


def decimal(value: float) -> str:
    """A number of at most six decimals, in the shortest way; raises BadText for any other."""
    if not value and math.copysign(1, value) < 0:  # equal to 0, and not the same
        _no_decimal(value)
    return _shortest(value)


@lru_cache(maxsize=4096)
def _shortest(value: float) -> str:
    """Kept, because every position of a match is written, and most of its numbers stand in the one before."""
    text = f"{value:.6f}".rstrip("0").rstrip(".")
    if math.isinf(value) or float(text) != value:
        _no_decimal(value)
    return text


def _no_decimal(value: float) -> NoReturn:
    raise BadText(f"a number of at most six decimals is due: {value!r}")


def waiting_text(waiting: Turn | Ask | Over) -> str:
    """Whom a position waits for, as one word."""
    match waiting:
        case Turn(seat):
            return f"turn:{seat}"
        case Ask(kind, seat, about):
            return f"ask:{kind}:{seat}:{about}"
        case Over(winners):
            return f"over:{','.join(winners)}"
