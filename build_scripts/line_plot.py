"""A plot of a few curves as SVG, both axes logarithmic, readable on light and dark pages."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from html import escape

Curve = Sequence[tuple[float, float]]
_WIDE, _HIGH, _LEFT, _RIGHT, _TOP, _FOOT = 800, 360, 76, 280, 36, 48
_COLOURS = ("#c8322b", "#2f6fd0", "#1d9a5b", "#b7791f")


def plot(title: str, across: str, up: str, curves: Mapping[str, Curve]) -> str:
    """The picture; every value must be above 0."""
    points = [point for curve in curves.values() for point in curve]
    xs, ys = _decades([x for x, _ in points]), _decades([y for _, y in points])
    lines = "\n".join(_drawn(title, across, up, curves, (xs, ys)))
    style = "text{font:13px sans-serif;fill:#222}.title{font-size:16px;font-weight:bold}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDE} {_HIGH}" width="{_WIDE}" height="{_HIGH}">\n'
        f'<style>{style}</style>\n<rect width="100%" height="100%" fill="#fffdf6"/>\n{lines}\n</svg>\n'
    )


def _drawn(
    title: str, across: str, up: str, curves: Mapping[str, Curve], ends: tuple[tuple[int, int], tuple[int, int]]
) -> Iterator[str]:
    xs, ys = ends
    yield f'<text class="title" x="{_LEFT}" y="22">{escape(title)}</text>'
    yield f'<text x="{(_LEFT + _WIDE - _RIGHT) / 2}" y="{_HIGH - 10}" text-anchor="middle">{escape(across)}</text>'
    yield f'<text transform="translate(18 {_HIGH / 2}) rotate(-90)" text-anchor="middle">{escape(up)}</text>'
    for power in range(xs[0], xs[1] + 1):
        x = _x(10**power, xs)
        yield f'<path d="M{x:.1f} {_TOP}V{_HIGH - _FOOT}" stroke="#ddd"/>'
        yield f'<text x="{x:.1f}" y="{_HIGH - _FOOT + 18}" text-anchor="middle">{_number(10.0**power)}</text>'
    for power in range(ys[0], ys[1] + 1):
        y = _y(10**power, ys)
        yield f'<path d="M{_LEFT} {y:.1f}H{_WIDE - _RIGHT}" stroke="#ddd"/>'
        yield f'<text x="{_LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{_number(10.0**power)}</text>'
    for number, (name, curve) in enumerate(curves.items()):
        colour = _COLOURS[number % len(_COLOURS)]
        places = [(_x(x, xs), _y(y, ys)) for x, y in curve]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        yield f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>'
        for x, y in places:
            yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}"/>'
        x, y = _WIDE - _RIGHT + 10, _TOP + 20 + 20 * number
        yield f'<text x="{x}" y="{y}" style="fill:{colour}">{escape(name)}</text>'


def _decades(values: Sequence[float]) -> tuple[int, int]:
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
    return low, max(high, low + 1)


def _x(value: float, ends: tuple[int, int]) -> float:
    return _LEFT + (math.log10(value) - ends[0]) / (ends[1] - ends[0]) * (_WIDE - _RIGHT - _LEFT)


def _y(value: float, ends: tuple[int, int]) -> float:
    return _HIGH - _FOOT - (math.log10(value) - ends[0]) / (ends[1] - ends[0]) * (_HIGH - _FOOT - _TOP)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1 else f"{value:g}"
