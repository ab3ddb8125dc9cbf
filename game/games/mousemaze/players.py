"""Who decides and answers in the card game: the computer players, and the nature that lays the maze."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from math import fsum

from game.core.acts import Answer, Ask, Move
from game.core.players import Answered, Choice, Steadiness, Thought
from game.core.setup import LOT, Lot
from game.core.slices import finish
from game.games.mousemaze.rules import rules
from game.games.mousemaze.rules.moves import Draw, End, Face, Laid, Place, drawn
from game.games.mousemaze.rules.rules import rest
from game.games.mousemaze.rules.state import (
    ACTIONS,
    DECK,
    DRAW,
    DRAW_OR_END,
    FACE,
    FLIP,
    GO,
    LYING,
    MAZE,
    PATHS,
    PLACE,
    PUT,
    SAFE,
    TURN,
    Action,
    Kind,
    State,
    code_of,
)
from game.nature.chance import stream

Worth = Callable[[int], float]
"""What it is worth to have so many wedges safe."""


@dataclass(frozen=True, slots=True)
class MazeLevel:
    """How a computer player decides.

    enough: it ends its turn with so many wedges at risk. draws: how many draws it thinks ahead. race: it looks at the
    goal, its own and the rivals' way to it, and not at wedges alone.
    """

    enough: int
    draws: int
    race: bool


LEVELS = {1: MazeLevel(1, 0, False), 2: MazeLevel(2, 1, False), 3: MazeLevel(99, 2, True)}
"""1 is content with one wedge and sees no further than the next step, 2 is content with two and weighs the next draw,
3 weighs the next two draws and how near the goal is. 1 places wedges anywhere, 2 in its way, 3 where they bring most.

Tuned on seed 1 (`game/games/README.md`).
"""


QUICK = {3: MazeLevel(99, 1, True)}
"""Who stands in for a level where thousands of matches are played on in thought: 3 weighs one draw less, also where it
heads and places wedges. One that did both by looks lost 77 of 100 to level 3, so that level was told too low."""


class MouseMazeBot:
    """A computer player of one level, by its number or as it decides."""

    def __init__(self, level: int | MazeLevel) -> None:
        self._level = LEVELS[level] if isinstance(level, int) else level

    @property
    def steadiness(self) -> Steadiness:
        """Cards need no steady hand."""
        return Steadiness()

    def choose(self, seen: State, seat: str, legal: tuple[Move, ...]) -> Choice:
        """A legal move and its reason."""
        return finish(self.ponder(seen, seat, legal))

    def ponder(self, seen: State, seat: str, legal: tuple[Move, ...]) -> Thought[Choice]:
        """The same choice in slices, one for each move that is thought through, some 2 ms."""
        if len(legal) == 1:
            return Choice(legal[0], "only_move")
        worth = race(seen) if self._level.race else float
        if seen.stage == DRAW_OR_END:
            return self._go_on(seen, worth)
        draws = self._level.draws
        if not draws and seen.stage not in (FACE, GO):
            return Choice(random.Random(repr(seen)).choice(legal), "any_will_do")  # the same where it sees the same
        if draws < 2 and seen.stage in (FACE, PLACE, PUT):
            if not self._level.race:
                return _plainly(seen, legal)
            return Choice(max(legal, key=lambda move: _tried(seen, move, worth)), REASON_AT[seen.stage])
        if seen.stage == FACE:
            draws = 1  # every heading with every place for the wedge is looked at, which takes long enough
        values: dict[Move, float] = {}
        for move in legal:
            values[move] = outlook(rules.apply(seen, move).state, seen.turn, worth, draws)
            yield
        differ = max(values.values()) > min(values.values())
        return Choice(max(legal, key=values.__getitem__), REASON_AT[seen.stage] if differ else "all_alike")

    def _go_on(self, seen: State, worth: Worth) -> Choice:
        safe, level = seen.safe[seen.turn], self._level
        if not seen.risk:
            return Choice(Draw(), "nothing_to_lose")
        if safe + seen.risk >= seen.table.goal:
            return Choice(End(), "goal_reached")
        if seen.risk >= level.enough:
            return Choice(End(), "safe_enough")
        if not level.draws or hope(seen, seen.turn, worth, level.draws) > worth(safe + seen.risk):
            return Choice(Draw(), "worth_the_risk")
        return Choice(End(), "too_risky")


REASON_AT = {
    FACE: "best_start",
    PLACE: "best_place",
    PUT: "best_place",
    GO: "best_arrow",
    FLIP: "best_change",
    TURN: "best_change",
}


def hope(state: State, me: int, worth: Worth, draws: int) -> float:
    """What drawing is worth on average to a player who then plays on well, so many draws in all."""
    if draws == 1:
        return _hope_of_one(state, me, worth)
    asked = rules.apply(state if Draw() in state.moves else rest(state), Draw()).state
    cards = rules.answers(asked)
    # fsum: the same in every Python, whose sum adds more exactly since 3.12.
    return fsum(chance * outlook(rules.apply(asked, card).state, me, worth, draws - 1) for card, chance in cards)


def _hope_of_one(state: State, me: int, worth: Worth) -> float:
    """The same for one draw, which is asked for by far most often: only the wedges at risk are followed.

    No position is made, which takes a fraction of the time of the rules; a test holds both together.
    """
    deck, safe = state.deck if any(state.deck) else DECK, state.safe[me]
    left = sum(deck)
    return fsum(
        copies / left * worth(safe + _risk_after(state, action))
        for action, copies in zip(ACTIONS, deck, strict=True)
        if copies
    )


def _risk_after(state: State, action: Action) -> int:
    """The most wedges that are at risk, or just safe, after this Action card."""
    if action.kind is Kind.MOVE:
        ways = PATHS[state.mouse]
        paths = [ways[(state.facing + arrow) % 4][action.steps] for arrow in action.arrows]
        return max([_walked(state, path, action.steps, 0, state.risk) for path in paths])
    return _told(state, action.kind, state.risk)


def _walked(state: State, path: tuple[int, ...], steps: int, acted: int, risk: int) -> int:
    if len(path) == 1:
        return risk
    ignored = len(path) <= steps and state.table.edge_stop > (1 if acted else 0)
    return _stopped(state, path[-1], ignored, acted, risk)


def _stopped(state: State, cell: int, ignored: bool, acted: int, risk: int) -> int:
    if acted >> cell & 1:
        return risk
    risk += state.cheese[cell]
    side, acted = LYING[state.maze.cards[cell]], acted | 1 << cell
    if ignored:
        return risk
    if side.kind is Kind.MOVE:
        paths = [PATHS[cell][heading][side.steps] for heading in side.arrows]
        return max([_walked(state, path, side.steps, acted, risk) for path in paths])
    if side.kind is Kind.GO_TO:
        return _stopped(state, state.maze.homes[side.to], False, acted, risk)
    return _told(state, side.kind, risk)


def _told(state: State, kind: Kind, risk: int) -> int:
    """What a card that moves no mouse makes of the wedges at risk."""
    if kind is Kind.TRAPPED:
        return 0
    return risk + min(1, state.pile) if kind is Kind.TAKE else risk


def outlook(state: State, me: int, worth: Worth, draws: int) -> float:
    """What a position of my turn, or just after it, is worth with so many draws thought ahead."""
    if state.stage == GO:
        return max(outlook(rules.apply(state, go).state, me, worth, draws) for go in state.moves)
    if state.turn != me or not state.moves:
        return worth(state.safe[me])
    if state.stage == PLACE:
        return max(outlook(rules.apply(state, place).state, me, worth, draws) for place in state.moves)
    now = worth(state.safe[me] + state.risk)
    if not draws:
        return now
    # BotTurn ahead, what a card leaves to choose beside arrows is passed over: it moves no mouse.
    going_on = hope(state, me, worth, draws)
    return going_on if state.stage == DRAW else max(now, going_on)


TURN_BANKS = (0.38, 0.16, 0.20, 0.11, 0.07, 0.04, 0.04)
"""How likely a turn makes 0, 1, 2 ... wedges safe, as one plays who weighs the next draw (600 turns)."""


def race(state: State) -> Worth:
    """The chance to win, as turns usually go, against the rival who is ahead of the others."""
    goal, ahead = state.table.goal, max(safe for seat, safe in enumerate(state.safe) if seat != state.turn)
    return lambda safe: 1.0 if safe >= goal else 1 - to_win(goal - ahead, goal - safe)


@cache
def to_win(mine: int, theirs: int) -> float:
    """The chance of the seat whose turn it is, of two that need so many wedges more."""
    some, none = _by_banking(mine, theirs), TURN_BANKS[0]
    # After a turn that brings nothing both change places: two equations with two unknowns.
    return (some + none - none * _by_banking(theirs, mine) - none * none) / (1 - none * none)


def _by_banking(mine: int, theirs: int) -> float:
    later = enumerate(TURN_BANKS[1:], start=1)
    return fsum(chance * (1.0 if banked >= mine else 1 - to_win(theirs, mine - banked)) for banked, chance in later)


def _plainly(seen: State, legal: tuple[Move, ...]) -> Choice:
    if seen.stage == FACE:
        best = max(legal, key=lambda move: _looks(seen, move))
        return Choice(best, "way_ahead" if _looks(seen, best) > 0 else "all_alike")
    for cell in PATHS[seen.mouse][seen.facing][3][1:]:
        if Place(cell) in legal:
            return Choice(Place(cell), "in_the_way")
    return Choice(legal[0], "any_will_do")


def _tried(seen: State, move: Move, worth: Worth) -> float:
    """What a heading or a place is worth by the next draw; once headed, wedges are placed plainly."""
    state = rules.apply(seen, move).state
    while seen.stage == FACE and state.stage == PLACE:
        state = rules.apply(state, _plainly(state, state.moves).move).state
    return outlook(state, seen.turn, worth, 1)


def _looks(seen: State, move: Move) -> int:
    """How good the way ahead looks: cards to walk on, cheese on them, and no Trapped."""
    assert isinstance(move, Face)
    ahead = PATHS[seen.maze.homes[SAFE]][move.heading][3][1:]
    traps = sum(LYING[seen.maze.cards[cell]].kind is Kind.TRAPPED for cell in ahead)
    return sum(1 + seen.cheese[cell] for cell in ahead) - 4 * traps


# The nature of the card game: how the maze is laid out, and which Action card is drawn.


def shuffled_maze(rng: random.Random) -> Laid:
    """The cards in any order, each on either side, each turned any way (MC-05)."""
    numbers = rng.sample(range(1, len(MAZE) + 1), len(MAZE))
    return Laid(tuple(code_of(number, rng.randrange(2), rng.randrange(4)) for number in numbers))


class MouseMazeNature:
    """Answers from a seed. Answer number n depends on the seed, n and what is left, so a match goes on as it began."""

    def __init__(self, seed: int, hands: Mapping[str, Steadiness] | None = None) -> None:
        self._seed = seed

    def instant(self, ask: Ask) -> bool:
        """Cards take no time."""
        return True

    def answer(self, state: State, ask: Ask, number: int) -> Answered:
        """The lot, the layout, or one of the cards that are left."""
        rng = stream(self._seed, "answer", number)
        if ask.kind == LOT:
            return Answered(Lot(rng.choice(state.table.seats)))
        if ask.kind == "layout":
            return Answered(shuffled_maze(rng))
        left = [action.name for action, copies in zip(ACTIONS, state.deck, strict=True) for _ in range(copies)]
        return Answered(drawn(rng.choice(left)))


MADE_UP: dict[str, Callable[[State, random.Random], Answer]] = {"layout": lambda _, rng: shuffled_maze(rng)}
"""The layout, which cannot be listed."""
