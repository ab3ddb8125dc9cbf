"""What is considered: the way that is pointed at, and what of it is seen in the maze."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from game.core.acts import Event
from game.pictures.mousemaze.card_face import glow
from game.pictures.mousemaze.ghosts import WAY, Ghost, draw_arrow, draw_ghost
from game.rules.mousemaze.cards import SAFE
from game.rules.mousemaze.events import Blocked, Flipped, Turned, Walked, WentTo
from game.rules.mousemaze.maze import CELLS
from game.rules.mousemaze.state import FACE, FLIP, GO, PLACE, PUT, TURN
from game.scenes.mousemaze.ways import Way
from game.ui.canvas import Canvas
from game.ui.verbs import Device

if TYPE_CHECKING:
    from game.scenes.mousemaze.table import Table


def considered(table: Table) -> Way | None:
    """The way that is pointed at or has the focus, or the one that a cell stands for."""
    name = table.hovered if table.shell.device is Device.MOUSE and table.hovered else table.focused
    found = table.ways()
    kind, _, number = name.partition("_")
    if kind == "way" and number.isdecimal() and int(number) < len(found):
        return found[int(number)]
    if kind == "cell" and number.isdecimal():
        move = table.cell_moves().get(int(number))
        return next((way for way in found if way.move == move), None)
    return None


def tried(table: Table) -> int:
    """The cell on which a wedge would be placed, -1 for none."""
    if not table.play.free or table.state.stage not in (PLACE, PUT):
        return -1
    name = table.hovered if table.shell.device is Device.MOUSE and table.hovered else table.focused
    kind, _, number = name.partition("_")
    return int(number) if kind == "cell" and int(number) in table.cell_moves() else -1


def dimmed(table: Table) -> frozenset[int]:
    """The cards that cannot be chosen just now."""
    if not table.play.free or table.state.stage not in (PLACE, PUT, FLIP):
        return frozenset()
    return frozenset(range(CELLS)) - set(table.cell_moves()) - {table.state.mouse}


def draw_considered(table: Table, canvas: Canvas) -> None:
    """Draw what the drawn card will do, or what each choice would."""
    laid, play = table.laid, table.play
    if play.telling.ahead:
        draw_ghost(canvas, laid, Ghost(play.telling.ahead, "first", play.shown.facing, True))
        return
    if not play.free:
        return
    found, looked_at = table.ways(), considered(table)
    stage, facing = table.state.stage, table.state.facing
    if stage == GO:
        for way in found:
            draw_ghost(canvas, laid, Ghost(way.events, way.colour, facing, way == looked_at))
    elif stage in (FLIP, TURN):
        for cell in {event_cell(way.events) for way in found}:
            way = next(way for way in found if event_cell(way.events) == cell)
            glow(canvas, laid.place(cell), WAY[way.colour], strong=False)
        if looked_at is not None:
            draw_ghost(canvas, laid, Ghost(looked_at.events, looked_at.colour, facing, False))
    elif stage == FACE:
        _pointing(table, canvas, looked_at)


def considered_room(table: Table) -> FRect:
    """All that `draw_considered` may draw on."""
    laid, play = table.laid, table.play
    events = play.telling.ahead or tuple(event for way in table.ways() for event in way.events)
    cells = {cell for event in events for cell in _cells(event)}
    if play.free and table.state.stage == FACE:
        cells.add(table.state.maze.homes[SAFE])
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


def _pointing(table: Table, canvas: Canvas, looked_at: Way | None) -> None:
    """Arrows round the mouse, one for each way it can be pointed."""
    laid, home = table.laid, table.state.maze.homes[SAFE]
    glow(canvas, laid.place(home), WAY["first"])
    x, y = laid.centre(home)
    reach = laid.card * 0.40
    for way in table.ways():
        heading = "nesw".index(way.sign)
        dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[heading]
        colour = "first" if way == looked_at else "chain"
        draw_arrow(canvas, (x + dx * reach, y + dy * reach), (heading, colour), 0.9 * laid.zoom)


def mouse_shown(table: Table) -> tuple[int, int]:
    """Where the mouse is and looks: on Safe, and tried out, while it is being pointed."""
    shown = table.play.shown
    if not table.play.free or table.state.stage != FACE:
        return shown.mouse, shown.facing
    looked_at = considered(table)
    return table.state.maze.homes[SAFE], "nesw".index(looked_at.sign) if looked_at else shown.facing


def event_cell(events: tuple[Event, ...]) -> int:
    """The cell of the card that is flipped or turned."""
    return next((event.cell for event in events if isinstance(event, Flipped | Turned)), -1)
