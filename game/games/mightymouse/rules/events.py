"""What happens in Mighty Mouse, for telling and showing, and all of it as one-line texts."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations

from game.core.acts import Act, Ask, Event, Over, Turn, one_of
from game.core.codec import Codec, line, numbers
from game.core.setup import lot_words
from game.games.mightymouse.rules.moves import DIE, PLAY_SAVED, ROLL, ROLL_FOR_FIRST, Order
from game.games.mightymouse.rules.state import State


@dataclass(frozen=True, slots=True)
class ThrewForFirst(Event):
    """The die fell for who begins."""

    seat: str
    pips: int


@dataclass(frozen=True, slots=True)
class Tied(Event):
    """The highest number was rolled more than once; these roll again."""

    seats: tuple[str, ...]
    pips: int


@dataclass(frozen=True, slots=True)
class Begins(Event):
    """This seat rolled the highest number."""

    seat: str
    pips: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is this seat's turn to roll."""

    seat: str


@dataclass(frozen=True, slots=True)
class Threw(Event):
    """The die fell."""

    seat: str
    pips: int


@dataclass(frozen=True, slots=True)
class Saved(Event):
    """The number that was just rolled is saved, a house option."""

    seat: str
    pips: int


@dataclass(frozen=True, slots=True)
class SavedPlayed(Event):
    """The saved number was played instead of a roll."""

    seat: str
    pips: int


@dataclass(frozen=True, slots=True)
class Advanced(Event):
    """A piece walked forward, over these spaces, start and end included."""

    seat: str
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """A piece could not go forward. why: `occupied`, by the piece of `by`, or `overshot`; space: where it would be."""

    seat: str
    space: int
    why: str
    by: str = ""


@dataclass(frozen=True, slots=True)
class Backed(Event):
    """A piece walked backward from where its move began, over these spaces, start and end included."""

    seat: str
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Forfeited(Event):
    """Backward was not possible either. why: `occupied`, by the piece of `by` on `space`, or `start`, for no spaces."""

    seat: str
    space: int
    why: str
    by: str = ""


@dataclass(frozen=True, slots=True)
class Held(Event):
    """A piece landed in a Hazard Circle and waits for Mighty Mouse."""

    seat: str
    hazard: int


@dataclass(frozen=True, slots=True)
class Flew(Event):
    """Mighty Mouse flew along the track to a circle, from one step to another of so many."""

    seat: str
    hazard: int
    start: int
    end: int
    length: int


@dataclass(frozen=True, slots=True)
class Arrived(Event):
    """Mighty Mouse reached a circle; all who are held anywhere are freed."""

    seat: str
    hazard: int


@dataclass(frozen=True, slots=True)
class Freed(Event):
    """A piece was placed outside its circle. front: on the space in front; by: whose piece stands there instead."""

    seat: str
    hazard: int
    space: int
    front: bool = False
    by: str = ""


@dataclass(frozen=True, slots=True)
class OrderChosen(Event):
    """The mover chose in which order the others of a circle are placed, the nearest space first."""

    seat: str
    hazard: int
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WentHome(Event):
    """Mighty Mouse was returned to the centre."""

    seat: str


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The seat's piece stands on the Finish Circle."""

    seat: str


turn_began, threw, advanced = one_of(TurnBegan), one_of(Threw), one_of(Advanced)
"""Those of which a match makes many, each made once."""


# Moves, answers and positions of Mighty Mouse as one-line texts, each written in one way only.

SEATS: tuple[str, ...] = ("red", "blue", "green", "yellow")

_ORDERS = [seats for count in (2, 3) for seats in permutations(SEATS, count)]
_WORDS: dict[Act, str] = {
    ROLL_FOR_FIRST: "first",
    ROLL: "roll",
    PLAY_SAVED: "saved",
    **{Order(seats): f"order {' '.join(seats)}" for seats in _ORDERS},
    **{rolled: f"= {rolled.pips}" for rolled in DIE},
    **lot_words(SEATS),
}


TEXTS = Codec(_WORDS)


def position(state: State) -> str:
    """The whole position as one line."""
    words = {
        "seats": ",".join(state.seats),
        "turn": state.seat,
        "at": numbers(state.at),
        "hero": numbers((state.hero, state.steps)),
        "contest": numbers(state.contest),
        "rolls": numbers(state.rolls),
        "waiting": _waiting(state.waiting),
        "moves": "|".join(map(TEXTS.encode, state.moves)),
    }
    if state.saved:  # a match without it has the text that it always had
        words["saved"] = numbers(state.saved)
    return line(words)


def _waiting(waiting: Turn | Ask | Over) -> str:
    match waiting:
        case Turn(seat):
            return f"turn:{seat}"
        case Ask(kind, seat):
            return f"ask:{kind}:{seat}"
        case Over(winners):
            return f"over:{','.join(winners)}"
