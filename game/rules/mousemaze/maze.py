"""The grid: sixteen cells in four rows, numbered from 0 at the top left, and the ways through it.

A heading is 0 to 3: north (up the grid), east, south, west; a quarter turn clockwise adds one.
"""

from __future__ import annotations

SIZE = 4
CELLS = SIZE * SIZE
NORTH, EAST, SOUTH, WEST = range(4)
HEADINGS = "NESW"
NOWHERE = -1

_STEPS = {NORTH: (-1, 0), EAST: (0, 1), SOUTH: (1, 0), WEST: (0, -1)}


def cell_at(row: int, column: int) -> int:
    """The number of the cell in this row and column, both 0 to 3."""
    return SIZE * row + column


def row_column(cell: int) -> tuple[int, int]:
    """The row and the column of a cell."""
    return divmod(cell, SIZE)


def _next(cell: int, heading: int) -> int:
    row, column = row_column(cell)
    down, right = _STEPS[heading]
    inside = 0 <= row + down < SIZE and 0 <= column + right < SIZE
    return cell_at(row + down, column + right) if inside else NOWHERE


NEIGHBOURS = tuple(tuple(_next(cell, heading) for heading in range(4)) for cell in range(CELLS))
"""NEIGHBOURS[cell][heading]: the cell next to it, or NOWHERE at the edge."""


def _path(cell: int, heading: int, steps: int) -> tuple[int, ...]:
    path = [cell]
    while len(path) <= steps and (ahead := NEIGHBOURS[path[-1]][heading]) != NOWHERE:
        path.append(ahead)
    return tuple(path)


PATHS = tuple(
    tuple(tuple(_path(cell, heading, steps) for steps in range(SIZE)) for heading in range(4)) for cell in range(CELLS)
)
"""PATHS[cell][heading][steps]: the cells walked over, start included, cut short by the edge."""
