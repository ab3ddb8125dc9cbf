"""What a game is in words: the record that its folder gives the program, in `games/<game>/text/words.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from game.catalog import CATALOG, Rows, room
from game.core.acts import Event
from game.core.setup import Setup
from game.core.tally import Moment
from game.text.queries import SeatAnswers


class GameWords(NamedTuple):
    """Everything is a sentence, or a part of one, in the chosen language; `level_hint` is marked for translation.

    tell: what happened, in order. reason: why a computer player chose what it did, by the name of the reason; KeyError
    for a name that there is not. move: what somebody would do. moment: something worth remembering, of a named person.
    stands: how a position stands, nothing where that says nothing. names_leader: whether that says who leads.
    aim: what one plays for. answers: what a position answers to a seat that asks.
    about: the seat that an act is told of, where that need not be who acted.
    level_hint: what the levels of computer players mean, if there are several.
    """

    tell: Callable[[tuple[Event, ...]], Iterable[str]]
    reason: Callable[[str], str]
    move: Callable[[Any], str]
    moment: Callable[[Moment, str], str]
    aim: Callable[[Setup], str]
    answers: Callable[[Any, str], SeatAnswers]
    stands: Callable[[Any], str] = lambda state: ""
    about: Callable[[tuple[Event, ...]], str] = lambda events: ""
    names_leader: bool = False
    level_hint: str = ""


def _words(game: str) -> GameWords:
    words: GameWords = room(game, "text.words").WORDS
    return words


WORDS: Rows[GameWords] = Rows(CATALOG, _words)
"""By a game's id; loaded when first wanted, because whoever plays one game needs none of the others."""
