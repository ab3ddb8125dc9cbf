"""Who decides and answers in the card game: the computer players, and the nature that lays the maze."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import fsum
from typing import Any, TypeAlias

from game.core.acts import Answer, Ask, Move
from game.core.players import Answered, Choice, Steadiness, Thought
from game.core.setup import LOT, Lot
from game.core.slices import finish
from game.games.mousemaze.rules import rules
from game.games.mousemaze.rules.moves import Draw, End, Face, Laid, Place, drawn
from game.games.mousemaze.rules.rules import rest
from game.games.mousemaze.rules.state import (
    ACTIONS,
    CELLS,
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
    Maze,
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
            return Choice(random.Random(_told(seen)).choice(legal), "any_will_do")  # the same where it sees the same
        if draws < 2 and seen.stage in (FACE, PLACE, PUT):
            if not self._level.race:
                return _plainly(seen, legal)
            return Choice(_best_tried(seen, legal, worth), REASON_AT[seen.stage])
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
    safe, deck, cheese = state.safe[me], _deck(state), state.cheese
    left, risk, taken = sum(deck), state.risk, min(1, state.pile)
    return fsum([
        copies / left * worth(safe + _most_of(ways, cheese, risk, taken))
        for ways, copies in zip(_ways(state.maze, state.mouse, state.facing, state.table.edge_stop), deck, strict=True)
        if copies
    ])  # fmt: skip


def _hopes_of_places(seen: State, legal: tuple[Move, ...], worth: Worth) -> list[float]:
    """The same once a wedge lies in each of these places: only the cards that lead there tell one from the other."""
    safe, deck, cheese = seen.safe[seen.turn], _deck(seen), list(seen.cheese)
    left, risk, taken = sum(deck), seen.risk, min(1, seen.pile - 1)
    ways = _ways(seen.maze, seen.mouse, seen.facing, seen.table.edge_stop)
    leading = _leading(seen.maze, seen.mouse, seen.facing, seen.table.edge_stop)
    plain = [copies / left * worth(safe + _most_of(each, cheese, risk, taken)) if copies else 0.0
             for each, copies in zip(ways, deck, strict=True)]  # fmt: skip
    hopes: list[float] = []
    for move in legal:
        assert isinstance(move, Place)
        terms = plain.copy()
        cheese[move.cell] += 1
        for card in leading[move.cell]:
            terms[card] = deck[card] / left * worth(safe + _most_of(ways[card], cheese, risk, taken))
        cheese[move.cell] -= 1
        hopes.append(fsum(terms))
    return hopes


def _deck(state: State) -> tuple[int, ...]:
    return state.deck if any(state.deck) else DECK


_KEEPS, _TAKES, _LOSES = range(3)
Way: TypeAlias = tuple[tuple[int, ...], int]
"""The cells whose wedges come along, and what becomes of those at risk at its end."""


def _most_of(ways: tuple[Way, ...], cheese: Sequence[int], risk: int, taken: int) -> int:
    """The most wedges that are at risk, or just safe, after one of these ways; a card that takes one takes so many."""
    most = 0
    for cells, end in ways:
        if end != _LOSES:
            found = risk + taken if end else risk
            for cell in cells:
                found += cheese[cell]
            most = max(most, found)
    return most


@lru_cache(maxsize=1 << 14)
def _ways(maze: Maze, mouse: int, facing: int, edge_stop: int) -> tuple[tuple[Way, ...], ...]:
    """The ways of each Action card. They follow from how cards and mouse lie, of which matches see the same often."""
    return tuple(tuple(_by_card(maze, mouse, facing, edge_stop, action)) for action in ACTIONS)


@lru_cache(maxsize=1 << 14)
def _leading(maze: Maze, mouse: int, facing: int, edge_stop: int) -> tuple[tuple[int, ...], ...]:
    """By cell, the Action cards of which a way leads there."""
    reached = [{cell for cells, _ in ways for cell in cells} for ways in _ways(maze, mouse, facing, edge_stop)]
    return tuple(tuple(card for card, cells in enumerate(reached) if cell in cells) for cell in range(CELLS))


def _by_card(maze: Maze, mouse: int, facing: int, edge_stop: int, action: Action) -> Iterator[Way]:
    if action.kind is not Kind.MOVE:
        yield (), _end(action.kind)
        return
    for arrow in action.arrows:
        yield from _walked(maze, edge_stop, PATHS[mouse][(facing + arrow) % 4][action.steps], action.steps, ())


def _walked(maze: Maze, edge_stop: int, path: tuple[int, ...], steps: int, acted: tuple[int, ...]) -> Iterator[Way]:
    if len(path) == 1:
        yield acted, _KEEPS
    else:
        ignored = len(path) <= steps and edge_stop > (1 if acted else 0)
        yield from _stopped(maze, edge_stop, path[-1], ignored, acted)


def _stopped(maze: Maze, edge_stop: int, cell: int, ignored: bool, acted: tuple[int, ...]) -> Iterator[Way]:
    if cell in acted:
        yield acted, _KEEPS
        return
    side, acted = LYING[maze.cards[cell]], (*acted, cell)
    if ignored:
        yield acted, _KEEPS
    elif side.kind is Kind.MOVE:
        for heading in side.arrows:
            yield from _walked(maze, edge_stop, PATHS[cell][heading][side.steps], side.steps, acted)
    elif side.kind is Kind.GO_TO:
        yield from _stopped(maze, edge_stop, maze.homes[side.to], False, acted)
    else:
        yield acted, _end(side.kind)


def _end(kind: Kind) -> int:
    """What a card that moves no mouse makes of the wedges at risk."""
    if kind is Kind.TRAPPED:
        return _LOSES
    return _TAKES if kind is Kind.TAKE else _KEEPS


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
    chances = _chances_of_race(goal, ahead)
    return lambda safe: chances[safe] if safe < goal else 1.0


@cache
def _chances_of_race(goal: int, ahead: int) -> tuple[float, ...]:
    """By how many wedges are safe, up to the goal."""
    return tuple(1 - to_win(goal - ahead, goal - safe) for safe in range(goal))


@cache
def to_win(mine: int, theirs: int) -> float:
    """The chance of the seat whose turn it is, of two that need so many wedges more."""
    some, none = _by_banking(mine, theirs), TURN_BANKS[0]
    # After a turn that brings nothing both change places: two equations with two unknowns.
    return (some + none - none * _by_banking(theirs, mine) - none * none) / (1 - none * none)


def _by_banking(mine: int, theirs: int) -> float:
    later = enumerate(TURN_BANKS[1:], start=1)
    return fsum(chance * (1.0 if banked >= mine else 1 - to_win(theirs, mine - banked)) for banked, chance in later)


def _told(seen: State) -> str:
    """What `repr` tells of it; that would write out table and moves anew, which takes most of its time."""
    empty: Any = ()
    short = repr(seen._replace(table=empty, moves=empty))
    told = short.replace("table=()", f"table={_repr(seen.table)}", 1)
    return told.replace("moves=()", f"moves={_repr(seen.moves)}", 1)


_repr: Callable[[Hashable], str] = lru_cache(maxsize=1 << 12)(repr)


def _plainly(seen: State, legal: tuple[Move, ...]) -> Choice:
    if seen.stage == FACE:
        best = max(legal, key=lambda move: _looks(seen, move))
        return Choice(best, "way_ahead" if _looks(seen, best) > 0 else "all_alike")
    for cell in PATHS[seen.mouse][seen.facing][3][1:]:
        if Place(cell) in legal:
            return Choice(Place(cell), "in_the_way")
    return Choice(legal[0], "any_will_do")


def _best_tried(seen: State, legal: tuple[Move, ...], worth: Worth) -> Move:
    """The heading or the place that is worth most by the next draw; once headed, wedges are placed plainly."""
    if seen.stage == FACE:
        return max(legal, key=lambda move: _headed(seen, move, worth))
    now = worth(seen.safe[seen.turn] + seen.risk)
    hopes = _hopes_of_places(seen, legal, worth)
    values = [hope if seen.stage == PLACE else max(now, hope) for hope in hopes]
    return legal[values.index(max(values))]


def _headed(seen: State, move: Move, worth: Worth) -> float:
    state = rules.apply(seen, move).state
    while state.stage == PLACE:
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
