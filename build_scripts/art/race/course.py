"""python -m build_scripts.art.race.course: reckon where the spaces of Mighty Mouse lie; the game keeps the points.

Between two circles the course makes one tongue toward the centre, down the bisector of their two tracks. How far it
reaches follows from the spaces, which all lie the same step apart.
"""

from __future__ import annotations

import math
from itertools import pairwise

from build_scripts.art.craft.area import Point
from build_scripts.art.craft.curves import smooth

CENTRE = (452.0, 336.0)
CIRCLES = {
    0: (346.0, 622.0),
    7: (120.0, 540.0),
    16: (76.0, 300.0),
    24: (186.0, 98.0),
    33: (452.0, 70.0),
    41: (718.0, 98.0),
    50: (828.0, 300.0),
    58: (784.0, 540.0),
    64: (558.0, 622.0),
}
LEAVE, HANDLE, TIP = math.radians(112), 0.6, 0.2
STEP, ROUND_CIRCLE, ROUND_END = 35.6, 75.5, 59.0
FIRST: tuple[Point, ...] = (
    (346, 622),
    (298, 588),
    (304, 553),
    (292, 520),
    (258, 525),
    (226, 544),
    (194, 557),
    (120, 540),
)
LAST: tuple[Point, ...] = ((784, 540), (710, 561), (676, 550), (644, 532), (612, 547), (611, 583), (558, 622))


def course() -> list[Point]:
    """Every space from START to FINISH, units of the board."""
    points: list[Point] = [CIRCLES[0]]
    for first, last in pairwise(CIRCLES):
        points += between(first, last)
        points.append(CIRCLES[last])
    return points


def between(first: int, last: int) -> list[Point]:
    """The spaces between two circles."""
    count = last - first - 1
    gaps = tuple(ROUND_END if end in (0, 64) else ROUND_CIRCLE for end in (first, last))
    if first == 0 or last == 64:
        return placed(list(smooth(FIRST if first == 0 else LAST, steps=300)), count, gaps)[0]
    short, long = 20.0, 330.0
    best: list[Point] = []
    for _ in range(20):  # halved so often, the reach is known to a thousandth of a unit
        reach = (short + long) / 2
        spots, fits = placed(tongue(CIRCLES[first], CIRCLES[last], reach), count, gaps)
        short, long, best = (reach, long, spots) if fits else (short, reach, best)
    return best


def tongue(a: Point, b: Point, reach: float) -> list[Point]:
    """Two Beziers with their tip on the bisector, so far from the centre, slanting away from the tracks at its ends."""
    toward_a, toward_b = _angle(a), _angle(b)
    turn = math.remainder(toward_b - toward_a, math.tau)
    middle = toward_a + turn / 2
    side = math.copysign(1, turn)
    tip = CENTRE[0] + reach * math.cos(middle), CENTRE[1] + reach * math.sin(middle)
    along = middle + side * math.pi / 2
    out_a, out_b = toward_a + side * LEAVE, toward_b - side * LEAVE
    return _bezier(a, out_a, tip, along + math.pi) + _bezier(b, out_b, tip, along)[::-1][1:]


def _angle(point: Point) -> float:
    return math.atan2(point[1] - CENTRE[1], point[0] - CENTRE[0])


def _bezier(a: Point, leave: float, b: Point, arrive: float) -> list[Point]:
    chord = math.dist(a, b)
    knots = (
        a,
        (a[0] + HANDLE * chord * math.cos(leave), a[1] + HANDLE * chord * math.sin(leave)),
        (b[0] + TIP * chord * math.cos(arrive), b[1] + TIP * chord * math.sin(arrive)),
        b,
    )
    line = []
    for part in range(1001):
        t = part / 1000
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        line.append(tuple(sum(w * knot[axis] for w, knot in zip(weights, knots, strict=True)) for axis in (0, 1)))
    return [(x, y) for x, y in line]


def placed(line: list[Point], count: int, gaps: tuple[float, ...]) -> tuple[list[Point], bool]:
    """So many spaces along the line, each a step from the last, and whether the line has room for them."""
    inner = [point for point in line if math.dist(point, line[0]) >= gaps[0]]
    spots = [inner[0]]
    for point in inner:
        if len(spots) < count and math.dist(point, spots[-1]) >= STEP:
            spots.append(point)
    return spots, len(spots) == count and math.dist(spots[-1], line[-1]) >= gaps[1]


def main() -> None:
    """Print the table."""
    points = course()
    nearest = min(math.dist(a, b) for n, a in enumerate(points) for b in points[n + 1 :])
    print(f"# {len(points)} points, the nearest two {nearest:.1f} apart")
    for number in range(0, len(points), 8):
        print("    " + " ".join(f"({x:.1f}, {y:.1f})," for x, y in points[number : number + 8]))


if __name__ == "__main__":
    main()
