"""The vocabulary of the card game's cases."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.acts import Answer, Ask, BadText, Move
from game.core.setup import Setup
from game.games.mousemaze.rules import MOUSEMAZE
from game.games.mousemaze.rules import rules as changes
from game.games.mousemaze.rules.moves import Draw, Drawn, End, Face, Flip, Go, Laid, Place, TurnCard, read_card
from game.games.mousemaze.rules.rules import DRAW_ONLY, DRAWS_OR_ENDS, FACES, is_layout
from game.games.mousemaze.rules.state import (
    ACTION,
    CELLS,
    DRAW,
    DRAW_OR_END,
    FACE,
    HEADINGS,
    LAYOUT,
    PLACE,
    SAFE,
    SIZE,
    WEDGES,
    State,
    cell_at,
    code_of,
    most_dry,
    row_column,
)
from tests.cases.vocabulary import BadCase, Play, Vocabulary, any_whole, list_of, of_keys, one_of, table_of, whole

NAMES: dict[type[Move], str] = {
    Face: "face",
    Place: "place",
    Draw: "draw",
    Go: "go",
    Flip: "flip",
    TurnCard: "turn",
    End: "end",
}
STAGES = (FACE, PLACE, DRAW, DRAW_OR_END)
PLAIN = tuple(code_of(number, 0, 0) for number in range(1, CELLS + 1))


# ---- positions


def position(setup: Setup, keys: Mapping[str, Any]) -> State:
    begun = MOUSEMAZE.start(setup)._replace(stage=LAYOUT)
    laid = MOUSEMAZE.apply(begun, Laid(_grid(keys["grid"]) if "grid" in keys else PLAIN)).state
    cheese = _by_cell(keys.get("cheese", {}))
    safe = _by_seat(setup.names, keys.get("safe", {}))
    risk = whole(keys.get("risk", 0), 0, WEDGES, "risk")
    pile = WEDGES - risk - sum(safe.values()) - sum(cheese.values())
    if pile < 0 or whole(keys.get("pile", pile), 0, WEDGES, "pile") != pile:
        raise BadCase(f"there are {WEDGES} wedges: {keys}")
    if max(safe.values(), default=0) >= laid.table.goal:
        raise BadCase(f"the goal is reached, the match is over: {keys}")
    mouse, facing = _mouse(keys["mouse"]) if "mouse" in keys else (laid.maze.homes[SAFE], laid.facing)
    stage = one_of(keys.get("stage", FACE), STAGES, "stage")
    dry = whole(keys.get("dry", 0), 0, most_dry(laid) - 1, "dry")
    state = laid._replace(
        turn=setup.names.index(one_of(keys.get("turn", setup.names[laid.turn]), setup.names, "turn")),
        cheese=tuple(cheese.get(cell, 0) for cell in range(CELLS)),
        mouse=mouse,
        facing=facing,
        risk=risk,
        safe=tuple(safe.get(name, 0) for name in setup.names),
        pile=pile,
        dry=dry,
    )
    return _at(state, stage)


def _at(state: State, stage: str) -> State:
    places = changes.places(state, state.mouse)
    if stage == PLACE and not places:
        stage = DRAW  # a placing that cannot be done is skipped
    moves = {FACE: FACES, PLACE: places, DRAW: DRAW_ONLY, DRAW_OR_END: DRAWS_OR_ENDS}
    return state._replace(stage=stage, moves=moves[stage])


def _grid(value: Any) -> tuple[int, ...]:
    rows = [list_of(row, "a row of the grid") for row in list_of(value, "grid")]
    if [len(row) for row in rows] != [SIZE] * SIZE:
        raise BadCase(f"the grid is four rows of four cards: {value!r}")
    cards = tuple(_card(text) for row in rows for text in row)
    if not is_layout(cards):
        raise BadCase(f"a card lies twice in the grid: {value!r}")
    return cards


def _card(text: Any) -> int:
    if not isinstance(text, str):
        raise BadCase(f"a card is written as M05a1: {text!r}")
    try:
        return read_card(text)
    except BadText as error:
        raise BadCase(str(error)) from error


CELL_KEYS = {f"{row},{column}": cell_at(row, column) for row in range(SIZE) for column in range(SIZE)}


def _by_cell(value: Any) -> dict[int, int]:
    table = table_of(value, CELL_KEYS, "cheese")
    return {CELL_KEYS[key]: whole(n, 0, WEDGES, f"cheese on {key}") for key, n in table.items()}


def _by_seat(names: tuple[str, ...], value: Any) -> dict[str, int]:
    return {seat: whole(n, 0, WEDGES, f"safe of {seat}") for seat, n in table_of(value, names, "safe").items()}


def _mouse(value: Any) -> tuple[int, int]:
    keys = table_of(value, ("at", "facing"), "mouse")
    if len(keys) < 2:
        raise BadCase(f"mouse needs at and facing: {value!r}")
    return _cell(keys["at"], "at"), _heading(keys["facing"], "facing")


def _cell(value: Any, what: str) -> int:
    place = [whole(number, 0, SIZE - 1, what) for number in list_of(value, what)]
    if len(place) != 2:
        raise BadCase(f"{what} is [row, column]: {value!r}")
    return cell_at(*place)


def _heading(value: Any, what: str) -> int:
    return HEADINGS.index(one_of(value, tuple(HEADINGS), what))


# ---- plays


def play(setup: Setup, value: Any) -> Play:
    return Play(of_keys(PLAYS, value)(value))


def _end(value: Mapping[str, Any]) -> tuple[Move]:
    if value["end"] is not True:
        raise BadCase(f"end is true: {value}")
    return (End(),)


PLAYS: dict[frozenset[str], Callable[[Mapping[str, Any]], tuple[Any, ...]]] = {
    frozenset({"face"}): lambda value: (Face(_heading(value["face"], "face")),),
    frozenset({"place"}): lambda value: (Place(_cell(value["place"], "place")),),
    frozenset({"draw"}): lambda value: (Draw(), Drawn(one_of(value["draw"], ACTION, "draw"))),
    frozenset({"go"}): lambda value: (Go(_heading(value["go"], "go")),),
    frozenset({"flip"}): lambda value: (Flip(_cell(value["flip"], "flip")),),
    frozenset({"turn", "quarters"}): lambda value: (
        TurnCard(_cell(value["turn"], "turn"), any_whole(value["quarters"], "quarters")),
    ),
    frozenset({"end"}): _end,
}


def plainest(ask: Ask) -> Answer:
    if ask.kind != LAYOUT:
        raise BadCase(f"the case leaves {ask} open")
    return Laid(PLAIN)


# ---- what is expected


def _grid_found(_: Vocabulary, __: Setup, state: State, value: Any) -> tuple[object, object]:
    return state.maze.cards, _grid(value)


def _cards(_: Vocabulary, __: Setup, state: State, value: Any) -> tuple[object, object]:
    wanted = {CELL_KEYS[key]: _card(text) for key, text in table_of(value, CELL_KEYS, "cards").items()}
    return {cell: state.maze.cards[cell] for cell in wanted}, wanted


def _cheese(_: Vocabulary, __: Setup, state: State, value: Any) -> tuple[object, object]:
    wanted = _by_cell(value)
    return {cell: state.cheese[cell] for cell in wanted}, wanted


def _safe(_: Vocabulary, setup: Setup, state: State, value: Any) -> tuple[object, object]:
    wanted = _by_seat(setup.names, value)
    return {seat: state.safe[setup.names.index(seat)] for seat in wanted}, wanted


def _stage(_: Vocabulary, __: Setup, state: State, value: Any) -> tuple[object, object]:
    # While a choice that a card leaves is pending, and after the end, the stage means nothing.
    wanted = one_of(value, STAGES, "stage")
    return (state.stage if state.stage in STAGES else wanted), wanted


def mouse_text(cell: int, facing: int) -> str:
    return f"{row_column(cell)} {HEADINGS[facing]}"


VOCABULARY = Vocabulary(
    game=MOUSEMAZE,
    position_keys=("turn", "grid", "cheese", "mouse", "risk", "safe", "pile", "stage", "dry"),
    names=NAMES,
    position=position,
    play=play,
    plainest=plainest,
    expect={
        "grid": _grid_found,
        "cards": _cards,
        "cheese": _cheese,
        "mouse": lambda _, __, state, value: (mouse_text(state.mouse, state.facing), mouse_text(*_mouse(value))),
        "risk": lambda _, __, state, value: (state.risk, whole(value, 0, WEDGES, "risk")),
        "safe": _safe,
        "pile": lambda _, __, state, value: (state.pile, whole(value, 0, WEDGES, "pile")),
        "stage": _stage,
    },
)
