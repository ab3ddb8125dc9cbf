"""What of the choices is seen in the maze: the one pointed at, the others, and what would follow."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pygame import FRect

from game.core.acts import Event, Move
from game.pictures.mousemaze.card_face import glow
from game.pictures.mousemaze.layout import MazeLayout
from game.pictures.mousemaze.previews import WAY, Ghost, draw_arrow, draw_ghost, pointing
from game.rules.mousemaze.cards import SAFE
from game.rules.mousemaze.events import Blocked, Flipped, Turned, Walked, WentTo
from game.rules.mousemaze.maze import CELLS
from game.rules.mousemaze.state import FACE, FLIP, GO, PLACE, PUT, TURN, State
from game.scenes.mousemaze.actions import MoveAction
from game.scenes.mousemaze.play import MazePlay
from game.ui.canvas import Canvas


@dataclass(frozen=True)
class Considered:
    """What whoever is to act may choose, and what of it is pointed at or has the focus.

    actions: the choices of the sidebar. cells: the moves that are made by pressing a card. chosen: one of the actions.
    cell: the card that is pointed at and can be chosen, -1 for none.
    """

    actions: tuple[MoveAction, ...] = ()
    cells: Mapping[int, Move] = field(default_factory=dict)
    chosen: MoveAction | None = None
    cell: int = -1


def considered(name: str, actions: tuple[MoveAction, ...], cells: Mapping[int, Move]) -> Considered:
    """What the widget of this name stands for."""
    kind, _, number = name.partition("_")
    at = int(number) if number.isdecimal() else -1
    if kind == "choice" and 0 <= at < len(actions):
        return Considered(actions, cells, actions[at])
    if kind == "cell" and at in cells:
        return Considered(actions, cells, next((action for action in actions if action.move == cells[at]), None), at)
    return Considered(actions, cells)


def tried(play: MazePlay, seen: Considered) -> int:
    """The cell on which a wedge would be placed, -1 for none."""
    return seen.cell if play.free and play.state.stage in (PLACE, PUT) else -1


def dimmed(play: MazePlay, seen: Considered) -> frozenset[int]:
    """The cards that cannot be chosen just now."""
    if not play.free or play.state.stage not in (PLACE, PUT, FLIP):
        return frozenset()
    return frozenset(range(CELLS)) - set(seen.cells) - {play.state.mouse}


def draw_preview(canvas: Canvas, laid: MazeLayout, play: MazePlay, seen: Considered) -> None:
    """Draw what the drawn card will do, or what each choice would."""
    if play.animation.ahead:
        draw_ghost(canvas, laid, Ghost(play.animation.ahead, "first", play.shown.facing, True))
    elif play.free and play.state.stage == FACE:
        _draw_pointing(canvas, laid, play.state, seen)
    elif play.free:
        _draw_choices(canvas, laid, play.state, seen)


def _draw_choices(canvas: Canvas, laid: MazeLayout, state: State, seen: Considered) -> None:
    chosen = seen.chosen
    if state.stage == GO:
        for action in seen.actions:
            draw_ghost(canvas, laid, Ghost(action.events, action.colour, state.facing, action == chosen))
    elif state.stage in (FLIP, TURN):
        for cell in {event_cell(action.events) for action in seen.actions}:
            action = next(action for action in seen.actions if event_cell(action.events) == cell)
            glow(canvas, laid.place(cell), WAY[action.colour], strong=False)
        if chosen is not None:
            draw_ghost(canvas, laid, Ghost(chosen.events, chosen.colour, state.facing, False))


def preview_room(laid: MazeLayout, play: MazePlay, seen: Considered) -> FRect:
    """All that `draw_preview` may draw on."""
    events = play.animation.ahead or tuple(event for action in seen.actions for event in action.events)
    cells = {cell for event in events for cell in _cells(event)}
    if play.free and play.state.stage == FACE:
        cells.add(play.state.maze.homes[SAFE])
    places = [laid.place(cell).inflate(laid.pitch, laid.pitch) for cell in sorted(cells)]
    return places[0].unionall(places[1:]) if places else FRect()


def _cells(event: Event) -> tuple[int, ...]:
    match event:
        case Walked(path, _, _):
            return path
        case WentTo(start, end):
            return start, end
        case Blocked(cell, _) | Turned(cell) | Flipped(cell):
            return (cell,)
    return ()


def _draw_pointing(canvas: Canvas, laid: MazeLayout, state: State, seen: Considered) -> None:
    """Draw arrows round the mouse, one for each way it can be pointed."""
    home = state.maze.homes[SAFE]
    glow(canvas, laid.place(home), WAY["first"])
    x, y = laid.centre(home)
    reach = laid.card * 0.40
    for action in seen.actions:
        heading = "nesw".index(action.sign)
        dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[heading]
        colour = "first" if action == seen.chosen else "chain"
        draw_arrow(canvas, (x + dx * reach, y + dy * reach), (heading, colour), pointing(laid))


def mouse_shown(play: MazePlay, seen: Considered) -> tuple[int, int]:
    """Where the mouse is and looks: on Safe, and tried out, while it is being pointed."""
    shown = play.shown
    if not play.free or play.state.stage != FACE:
        return shown.mouse, shown.facing
    return play.state.maze.homes[SAFE], "nesw".index(seen.chosen.sign) if seen.chosen else shown.facing


def event_cell(events: tuple[Event, ...]) -> int:
    """The cell of the card that is flipped or turned."""
    return next((event.cell for event in events if isinstance(event, Flipped | Turned)), -1)
