"""A position of the Mouse Trap: the board, the parts, the options, and the invariants."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from typing import NamedTuple

from game.core.acts import Act, Ask, BrokenInvariant, Move, Over, Turn, ask, quick_replace, turn_of
from game.core.codec import Codec, decimal, line, no_act, no_text, numbers, waiting_text
from game.core.setup import LOT, Option, Setup, beginner, lot_words
from game.games.mousetrap.rules.moves import (
    DIE,
    ROLL,
    LeaveCrooked,
    Lure,
    Placed,
    SetAnew,
    Stop,
    Straighten,
    Take,
    TrapRan,
    TurnCrank,
)
from game.games.mousetrap.rules.plan import CLASSIC, BuildPlan, TrapOption

# The board of the Mouse Trap: fifty spaces, Start and the Loop included (MT-02).


class Kind(Enum):
    """What a space does."""

    START = "start"
    BUILD = "build"
    TAKE = "take"
    TAKE_FROM_MOST = "take_from_most"
    LOSE = "lose"
    GO = "go"
    DOG_BONE = "dog_bone"
    SAFE = "safe"
    CRANK = "crank"
    WHEEL = "wheel"


@dataclass(frozen=True, slots=True)
class Space:
    """A space: its kind, then what that kind needs.

    amount: parts to build, or cheese to take or lose. players: the numbers printed on a build space.
    to: where a go space leads. slice: the number of a cheese slice, 0 for other spaces.
    """

    kind: Kind
    amount: int = 0
    players: tuple[int, ...] = ()
    to: int = 0
    slice: int = 0


def _build(*players: int) -> Space:
    return Space(Kind.BUILD, 1, players)


def _go(to: int) -> Space:
    return Space(Kind.GO, to=to)


SAFE = 44
CRANK = 46
SECOND_CRANK = 48
WHEEL = 49
LOOP = 6

SPACES = (
    Space(Kind.START),  # 0
    _build(2),
    Space(Kind.TAKE, 2, slice=1),
    _build(2, 3, 4),
    _build(2),
    _go(3),  # 5
    _build(2, 3, 4),
    Space(Kind.TAKE, 1, slice=2),
    _build(2, 3, 4),
    _build(2, 3),
    _go(14),  # 10
    _build(2, 3, 4),
    _build(2),
    _go(0),
    _build(2, 3, 4),
    _go(9),  # 15
    _build(2),
    _build(2, 3, 4),
    _build(2, 3),
    _build(2),
    _build(2, 3, 4),  # 20
    Space(Kind.DOG_BONE),
    _build(2, 3, 4),
    _build(2),
    Space(Kind.LOSE, 2, slice=3),
    _build(2),  # 25
    _build(2, 3, 4),
    _go(21),
    _build(2, 3, 4),
    _build(2, 3),
    Space(Kind.GO, to=WHEEL, slice=4),  # 30, a slice by its look, a go space by what it does (MT-07)
    _build(2),
    _build(2, 3, 4),
    _go(29),
    _build(2),
    _build(2, 3, 4),  # 35
    _build(2, 3),
    Space(Kind.TAKE_FROM_MOST, 3, slice=5),
    _build(2, 3, 4),
    Space(Kind.LOSE, 3, slice=6),
    _build(2, 3, 4),  # 40
    _build(2, 3),
    _go(36),
    _build(2),
    Space(Kind.SAFE),
    Space(Kind.BUILD, 2, (2, 3, 4)),  # 45
    Space(Kind.CRANK),
    Space(Kind.BUILD, 2, (2, 3, 4)),
    Space(Kind.TAKE, 2, slice=7),  # the sixth space of the Loop (MT-04)
    Space(Kind.WHEEL, 2),
)


def _path(start: int, pips: int) -> tuple[int, ...]:
    """The spaces walked over, start and end included; after the Cheese Wheel comes Safe (MT-03)."""
    spaces = range(start, start + pips + 1)
    return tuple(space if space <= WHEEL else SAFE + (space - SAFE) % LOOP for space in spaces)


PATHS = tuple(tuple(_path(start, pips) for pips in range(7)) for start in range(len(SPACES)))
"""PATHS[start][pips]: the spaces a mouse walks over, start and end included."""


def steps_to(start: int, goal: int) -> int:
    """How many steps a mouse has to walk from a space to a space of the Loop; 0 where it stands on it."""
    ahead = goal - start
    return ahead if ahead >= 0 else ahead + LOOP


# The 24 build steps of the Mouse Trap (MT-01): numbers and names only.

PARTS = (
    "base_a",
    "gear_support",
    "gear_3",
    "crank",
    "gear_5",
    "stop_sign",
    "lamppost",
    "shoe",
    "rickety_stairs",
    "bucket",
    "marble_1",
    "base_b",
    "rain_gutter",
    "plumbing",
    "helping_hand",
    "thing_a_ma_jig",
    "bathtub",
    "marble_2",
    "diving_board",
    "diver",
    "cage_base",
    "washtub",
    "cage_post",
    "cage",
)
"""Part number n is PARTS[n - 1]."""

LOOSE = (11, 15, 18, 20, 24)
"""The parts that a run of the trap leaves lying about, and a reset sets anew."""

SHEET = BuildPlan(len(PARTS), LOOSE)
"""The classic trap."""

CARRIERS = {
    "crank_turned": 4,
    "gear5_turned": 5,
    "sign_drawn": 6,
    "sign_released": 6,
    "shoe_struck": 8,
    "bucket_tipped": 10,
    "marble1_on_stairs": 9,
    "marble1_in_gutter": 13,
    "rod_struck": 14,
    "rod_released": 14,
    "marble2_off_seat": 16,
    "marble2_through_tub": 17,
    "board_struck": 19,
    "diver_airborne": 19,
    "diver_in_washtub": 22,
    "cage_left_post": 23,
    "cage_down": 23,
}
"""The links of the chain in order, and the fixed part on which each hangs."""

_LINKS = tuple(CARRIERS)


def at_fault(last_link: str, misfired: bool) -> int:
    """The fixed part at which a chain ended that reached this link and no other; 0 for a link of no chain known here.

    A cage that came off too early is its post's fault.
    """
    if misfired:
        return CARRIERS["cage_left_post"]
    if last_link == "nothing":
        return CARRIERS[_LINKS[0]]
    if last_link not in CARRIERS:
        return 0
    return CARRIERS[_LINKS[min(_LINKS.index(last_link) + 1, len(_LINKS) - 1)]]


# The two profiles of the Mouse Trap, and the house options.

OPTIONS = (
    Option("profile", "hasbro", ("hasbro", "original")),
    Option("two_cranks", False, (False, True)),
    Option("start_built", 0, tuple(range(25))),
    Option("mice_ahead", True, (False, True), before=False),
    TrapOption("machine", CLASSIC, (CLASSIC,), before=CLASSIC),
    Option("straighten", "ask", ("ask", "always"), before="always"),
)


@dataclass(frozen=True, slots=True)
class Profile:
    """Where the two sheets differ.

    follow: the space reached by a go space is followed (MT-05), the Cheese Wheel after slice 4 too (MT-06).
    lure_more: mice may be lured while one is on the wheel already (MT-25).
    divide: a take from tied rivals may be divided between them (MT-16).
    pick_giver: with an empty pile the player picks any opponent or declines; else the one with most gives (MT-15).
    decline_crank: with a mouse on the wheel the crank may be left alone (MT-23).

    The seventh difference, who resets the trap and when, makes none in play: the operator does, always (MT-40).
    """

    follow: bool
    lure_more: bool
    divide: bool
    pick_giver: bool
    decline_crank: bool


PROFILES = {
    "hasbro": Profile(follow=False, lure_more=True, divide=True, pick_giver=False, decline_crank=False),
    "original": Profile(follow=True, lure_more=False, divide=False, pick_giver=True, decline_crank=True),
}


@dataclass(frozen=True, slots=True)
class RuleOptions:
    """What stays the same through a match: the seats in turn order and the options.

    start: the space on which all mice begin. plan: the trap that is built. asks: whether steps of one's own machine are
    put straight only after asking (MT-55).
    """

    seats: tuple[str, ...]
    profile_name: str
    profile: Profile
    two_cranks: bool
    start_built: int
    start: int = 0
    plan: BuildPlan = SHEET
    asks: bool = True

    @staticmethod
    def of(setup: Setup) -> RuleOptions:
        """The table of a checked set-up."""
        name, built = str(setup.options["profile"]), setup.options["start_built"]
        assert isinstance(built, int)
        plan = BuildPlan.read(str(setup.options["machine"])) or SHEET
        built = min(built, plan.steps)
        # MT-48: as far along the path to the Loop as the trap is built; older matches began on Start all the same.
        start = SAFE * built // plan.steps if setup.options["mice_ahead"] else 0
        two, asks = bool(setup.options["two_cranks"]), setup.options["straighten"] == "ask"
        return RuleOptions(setup.names, name, PROFILES[name], two, built, start, plan, asks)


# A position of the Mouse Trap, and its invariants.

CHEESE = 52
EXACT = Placed()
ROLL_ONLY: tuple[Move, ...] = (ROLL,)


@quick_replace
class State(NamedTuple):
    """Everything that Undo must restore; tuples go by seat in turn order. A named tuple, for it is copied at every act.

    turn: whose turn it is, also while nature is asked. mice: the space of each. hands, pile: cheese.
    parts: how each part was set down, in order of number. captured: who is out.
    queue: parts still to be set down in this turn. anew: parts set anew for this attempt, in order of number.
    waiting: whom the position waits for. moves: the legal ones. misses: of one's own machine, in a row (MT-54).
    """

    table: RuleOptions
    turn: int
    mice: tuple[int, ...]
    hands: tuple[int, ...]
    pile: int
    parts: tuple[Placed, ...]
    captured: tuple[bool, ...]
    queue: tuple[int, ...]
    anew: tuple[int, ...]
    waiting: Turn | Ask | Over
    moves: tuple[Move, ...]
    misses: int = 0

    @property
    def seat(self) -> str:
        """The name of the seat whose turn it is."""
        return self.table.seats[self.turn]

    @property
    def complete(self) -> bool:
        """Whether all of the trap stands, of one's own machine too (MT-51)."""
        return len(self.parts) == self.table.plan.steps

    def rivals(self) -> list[int]:
        """The uncaptured opponents of the seat whose turn it is, in turn order of the table."""
        return [seat for seat in range(len(self.mice)) if seat != self.turn and not self.captured[seat]]


def start(setup: Setup) -> State:
    """All mice on one space, no cheese in hand, one seat to roll (MT-08); parts that stand already stand exactly."""
    table, first = RuleOptions.of(setup), beginner(setup)
    seat = table.seats[first or 0]
    nothing = (0,) * len(table.seats)
    return State(
        table=table,
        turn=first or 0,
        mice=(table.start,) * len(table.seats),
        hands=nothing,
        pile=CHEESE,
        parts=(EXACT,) * table.start_built,
        captured=(False,) * len(table.seats),
        queue=(),
        anew=(),
        waiting=ask(LOT, seat) if first is None else turn_of(seat),
        moves=() if first is None else ROLL_ONLY,
    )


def check(state: State) -> None:
    """Raise BrokenInvariant unless cheese, parts, mice and turn are in order."""
    for holds, claim in (
        (min(state.hands) >= 0 and state.pile >= 0, "no count of cheese is negative"),
        (state.pile + sum(state.hands) == CHEESE, "pile and hands hold 52 cheese together"),
        (len(state.parts) <= state.table.plan.steps, "parts stand in order, 24 at most"),
        (all(0 <= space < len(SPACES) for space in state.mice), "every mouse is on one of the fifty spaces"),
        (_turn_in_order(state), "exactly one uncaptured seat is waited for, or the match is over"),
        (_queue_in_order(state), "parts are set down in order of number"),
        (_anew_in_order(state), "parts are set anew before the crank is turned, each once"),
        (not any(state.captured) or state.complete, "no mouse is captured before the trap is complete (MT-10)"),
        (
            all(not out or not hand for out, hand in zip(state.captured, state.hands, strict=True)),
            "a captured seat holds no cheese (MT-39)",
        ),
    ):
        if not holds:
            raise BrokenInvariant(f"broken: {claim}")


def _turn_in_order(state: State) -> bool:
    left = state.captured.count(False)
    waiting = state.waiting
    if isinstance(waiting, Over):
        return left == 1 and waiting.winners == (state.seat,) and not state.moves
    moves_fit = bool(state.moves) == isinstance(waiting, Turn) and len(set(state.moves)) == len(state.moves)
    return left > 1 and not state.captured[state.turn] and waiting.seat == state.seat and moves_fit


def _queue_in_order(state: State) -> bool:
    plan = state.table.plan
    queue, due = state.queue, tuple(range(len(state.parts) + 1, plan.steps + 1))
    if not isinstance(state.waiting, Ask) or state.waiting.kind != "place":
        return not queue
    loose = tuple(number for number in queue if number in plan.loose)
    last = plan.loose[len(plan.loose) - len(loose) :]
    in_turn = plan.own or loose == last  # of one's own machine some may have been put straight (MT-54)
    reset = state.complete and _rising(queue) and in_turn and len(queue) <= len(loose) + 1
    return queue[:1] == (state.waiting.about,) and (queue == due[: len(queue)] or reset)


def _anew_in_order(state: State) -> bool:
    asked = isinstance(state.waiting, Ask) and state.waiting.kind == "trap"
    most = state.table.plan.steps
    return not state.anew or (asked and _rising(state.anew) and state.anew[0] > 0 and state.anew[-1] <= most)


def _rising(numbers: tuple[int, ...]) -> bool:
    return all(low < high for low, high in pairwise(numbers))


# Moves, answers and positions of the Mouse Trap as one-line texts, each written in one way only.


SEATS: tuple[str, ...] = ("red", "blue", "green", "yellow")

_WORDS: dict[Act, str] = {
    ROLL: "roll",
    TurnCrank(): "crank",
    Stop(): "stop",
    Take(()): "take nothing",
    LeaveCrooked(): "leave crooked",
    **{Lure(seat): f"lure {seat}" for seat in SEATS},
    **{rolled: f"= {rolled.pips}" for rolled in DIE},
    **lot_words(SEATS),
}
_NUMBER = r"-?\d{1,3}(?:\.\d{1,6})?"
_PLACED = re.compile(rf"= placed ({_NUMBER}) ({_NUMBER}) ({_NUMBER})", re.ASCII)
_ANEW = re.compile(rf"= anew ([1-9]|1\d|2[0-4]) ({_NUMBER}) ({_NUMBER}) ({_NUMBER})", re.ASCII)
_LINK = re.compile(r"[a-z0-9_]{1,32}", re.ASCII)
_RAN = re.compile(rf"= (captured|missed|misfired) ({_LINK.pattern})", re.ASCII)
_STRAIGHTEN = re.compile(r"straighten((?: (?:[1-9]|1\d|2[0-4])){1,24})", re.ASCII)
_GIFT = re.compile(rf"({'|'.join(SEATS)})=([1-9])", re.ASCII)


def _write(act: Act) -> str:
    if isinstance(act, Placed):
        return f"= placed {_place(act)}"
    if isinstance(act, SetAnew) and type(act.number) is int:
        return f"= anew {act.number} {_place(act)}"
    if isinstance(act, TrapRan) and _LINK.fullmatch(act.last_link):
        return f"= {'misfired' if act.misfired else 'captured' if act.captured else 'missed'} {act.last_link}"
    if isinstance(act, Straighten):
        return " ".join(("straighten", *map(str, act.steps)))
    if isinstance(act, Take):
        return "take " + " ".join(f"{giver}={pieces}" for giver, pieces in act.gifts)
    no_text(act)


def _place(act: Placed | SetAnew) -> str:
    return f"{decimal(act.mm)} {decimal(act.deg)} {decimal(act.grip_pct)}"


def _read(text: str) -> Act:
    if found := _PLACED.fullmatch(text):
        return Placed(*map(float, found.groups()))
    if found := _ANEW.fullmatch(text):
        return SetAnew(int(found[1]), *map(float, found.groups()[1:]))
    if found := _RAN.fullmatch(text):
        return TrapRan(found[1] == "captured", found[2], found[1] == "misfired")
    if found := _STRAIGHTEN.fullmatch(text):
        return Straighten(tuple(map(int, found[1].split())))
    return _read_take(text)


def _read_take(text: str) -> Act:
    # Whatever else stands in the text is not written back, hence refused.
    found = map(_GIFT.fullmatch, text[:80].split(" "))
    pairs = tuple((match[1], int(match[2])) for match in found if match)
    if not pairs:
        no_act(text)
    return Take(pairs)


TEXTS = Codec(_WORDS, _write, _read)


def position(state: State) -> str:
    """The whole position as one line."""
    parts = ";".join(f"{decimal(part.mm)},{decimal(part.deg)},{decimal(part.grip_pct)}" for part in state.parts)
    words = {
        "table": _table(state.table),
        "turn": state.seat,
        "mice": numbers(state.mice),
        "hands": numbers(state.hands),
        "pile": str(state.pile),
        "captured": numbers(map(int, state.captured)),
        "queue": numbers(state.queue),
        "anew": numbers(state.anew),
        "waiting": waiting_text(state.waiting),
        "moves": "|".join(map(TEXTS.encode, state.moves)),
        "parts": parts,
    }
    if state.table.plan.own:
        words["misses"] = str(state.misses)
    return line(words)


def _table(table: RuleOptions) -> str:
    own = f":{table.plan.text}" if table.plan.own else ""
    return f"{','.join(table.seats)}:{table.profile_name}:{int(table.two_cranks)}:{table.start_built}{own}"
