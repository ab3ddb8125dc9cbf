"""Flat icons of one ink as SVG: black here, any colour in the game."""

from __future__ import annotations

from collections.abc import Iterator

from build_scripts.art.craft.sprite import Drawing

LINE = 'fill="none" stroke="#000000" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"'
FILL = 'fill="#000000"'


def sprites() -> Iterator[Drawing]:
    """The icons that the interface does not bring along itself, 24 units square."""
    for name, body in {**STROKES, **SOLIDS}.items():
        yield Drawing(f"ui/{name}", f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{body}</svg>\n')


def line(*paths: str) -> str:
    """Stroked paths."""
    return "".join(f'<path {LINE} d="{path}"/>' for path in paths)


def fill(*paths: str) -> str:
    """Filled paths; holes wind the other way."""
    return "".join(f'<path {FILL} fill-rule="evenodd" d="{path}"/>' for path in paths)


def dot(x: float, y: float, radius: float) -> str:
    """A filled circle as a path."""
    return f"M{x - radius} {y}a{radius} {radius} 0 1 0 {2 * radius} 0a{radius} {radius} 0 1 0 {-2 * radius} 0Z"


STROKES = {
    "prev_mark": line("M6 5V19", "M18.5 5.5L9.5 12L18.5 18.5Z"),
    "next_mark": line("M18 5V19", "M5.5 5.5L14.5 12L5.5 18.5Z"),
    "step_back": line("M17.5 5V19M13.5 5.5L4.5 12L13.5 18.5Z"),
    "step_on": line("M6.5 5V19M10.5 5.5L19.5 12L10.5 18.5Z"),
    "film": line(
        "M3.4 4.6H20.6V19.4H3.4ZM7.4 4.8V19.2M16.6 4.8V19.2M3.6 9.4H7.2M3.6 14.6H7.2M16.8 9.4H20.4M16.8 14.6H20.4"
    ),
    "next": line("M9.5 5.5L16 12L9.5 18.5"),
    "check": line("M4.5 12.8L9.8 18L19.5 6.8"),
    "close": line("M6 6L18 18M18 6L6 18"),
    "plus": line("M12 5V19M5 12H19"),
    "minus": line("M5 12H19"),
    "menu": line("M4 6.5H20M4 12H20M4 17.5H20"),
    "log": line("M4 6.5H20M4 12H14M4 17.5H17"),
    "reset": line("M5.2 9.6A7.6 7.6 0 1 1 4.6 14M5 4.6V9.8H10.2"),
    "replay": line("M18.8 9.6A7.6 7.6 0 1 0 19.4 14M19 4.6V9.8H13.8"),
    "help": line("M8.2 8.6a3.9 3.9 0 1 1 5.6 3.9c-1.3.7-1.8 1.4-1.8 2.9") + fill(dot(12, 19.4, 1.7)),
    "info": line("M12 11V19") + fill(dot(12, 5.8, 1.8)),
    "fullscreen": line("M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15"),
    "keyboard": line("M2.6 6.4H21.4V17.6H2.6ZM8 14.4H16") + fill(*(dot(x, 10, 1.15) for x in (6.4, 10.1, 13.9, 17.6))),
    "mouse": line("M12 3.2a5.6 5.6 0 0 1 5.6 5.6v6.4a5.6 5.6 0 0 1 -11.2 0V8.8A5.6 5.6 0 0 1 12 3.2ZM12 3.6V9.6"),
    "crank": line("M7 20V8.4H16") + fill(dot(17.6, 8.4, 3.4), dot(7, 20, 2.4)),
    "plan": line("M3.6 5.6L9 3.6L15 5.6L20.4 3.6V18.4L15 20.4L9 18.4L3.6 20.4ZM9 3.8V18M15 5.8V20"),
    "lens": line("M10.4 3.6a6.8 6.8 0 1 1 0 13.6a6.8 6.8 0 1 1 0 -13.6ZM15.4 15.4L20.6 20.6"),
    "copy": line("M8.4 8.4H19.6V20.4H8.4ZM15.4 8V3.6H4.4V15.6H8"),
    "bin": line("M4 6.6H20M9 6.4V3.6H15V6.4M6 6.8L7 20.4H17L18 6.8M10 10.4V16.8M14 10.4V16.8"),
    "shelf": line("M3 20.4H21M5 20V5.6H9V20M9 9H13V20M14.6 19.6L13.4 8.2L17.4 7.6L18.8 19.4"),
    "eye": line("M2.6 12C6 6.4 9 5 12 5S18 6.4 21.4 12C18 17.6 15 19 12 19S6 17.6 2.6 12Z") + fill(dot(12, 12, 3.2)),
    "hundred": fill(*(dot(x, y, 2.5) for x in (4.6, 12, 19.4) for y in (4.6, 12, 19.4))),
    "branch": line("M3 12H7.4C12.6 12 11 5.6 16.4 5.6H20.4M7.4 12C12.6 12 11 18.4 16.4 18.4H20.4")
    + fill(dot(20, 5.6, 2.4), dot(20, 18.4, 2.4)),
    "timer": line("M12 5.6a7.4 7.4 0 1 1 0 14.8a7.4 7.4 0 1 1 0 -14.8ZM12 9V13L14.6 15M9.6 2.8H14.4"),
    "die": line(
        "M5.6 4H18.4A1.6 1.6 0 0 1 20 5.6V18.4A1.6 1.6 0 0 1 18.4 20H5.6A1.6 1.6 0 0 1 4 18.4V5.6A1.6 1.6 0 0 1 5.6 4Z"
    )
    + fill(*(dot(x, y, 1.5) for x, y in ((8.4, 8.4), (15.6, 8.4), (12, 12), (8.4, 15.6), (15.6, 15.6)))),
    "cheese": line("M3 13L19.6 5.4C20.6 8 21 10.4 21 13V19.4H3ZM3.4 13H20.6")
    + fill(dot(8.4, 16.4, 1.4), dot(15.4, 16, 1.7)),
    "cards": line("M4 7.4L13 5L16.4 17.6L7.4 20ZM16 4.6L20 5.6L17.6 14.4"),
    "odds": line("M4 20V4M4 20H20.6M8.4 16.4V12.6M12.6 16.4V7.4M16.8 16.4V10"),
    "half": line("M4.6 12A7.4 7.4 0 0 1 19.4 12M19.4 12A7.4 7.4 0 0 1 12 19.4M15.6 21.6L11.8 19.4L14.4 16"),
    "cage": line("M4.6 20V11.4C4.6 6.8 8 4.6 12 4.6S19.4 6.8 19.4 11.4V20ZM9.6 5V20M14.4 5V20M4.6 12.4H19.4")
    + fill(dot(12, 3, 1.7)),
}
SOLIDS = {
    "pause": fill("M6 4.6H10.2V19.4H6ZM13.8 4.6H18V19.4H13.8Z"),
    "skip": fill("M4 5.4V18.6L15.4 12ZM16.6 5.4H20V18.6H16.6Z"),
    "step": fill("M4 5.4H7.4V18.6H4ZM9 5.4V18.6L20.4 12Z"),
    "bone": fill(
        dot(5.4, 9.4, 2.9), dot(5.4, 14.6, 2.9), dot(18.6, 9.4, 2.9), dot(18.6, 14.6, 2.9), "M5 9.6H19V14.4H5Z"
    ),
    "star": fill("M12 2.8L14.8 9L21.4 9.7L16.4 14.1L17.9 20.7L12 17.3L6.1 20.7L7.6 14.1L2.6 9.7L9.2 9Z"),
    "trophy": fill(
        "M7 3.4H17V5H20.6C20.6 9 19 11.2 16.2 11.6C15.4 13.2 14.4 14 13.2 14.4V17.4H16.4V20.6H7.6V17.4H10.8V14.4"
        "C9.6 14 8.6 13.2 7.8 11.6C5 11.2 3.4 9 3.4 5H7ZM17 7V9.4C18 9 18.6 8.2 18.8 7ZM7 7H5.2C5.4 8.2 6 9 7 9.4Z"
    ),
    "part": fill("M4 13H9.4A2.9 2.9 0 1 1 14.6 13H20V20.6H4ZM12 9.6a1.6 1.6 0 1 0 .01 0Z"),
    "rodent": fill(
        "M12 8.2C16.2 8.2 18.6 11.4 18.6 15C18.6 18.8 15.6 21 12 21S5.4 18.8 5.4 15C5.4 11.4 7.8 8.2 12 8.2Z"
        f"{dot(9.4, 14, 1.2)}{dot(14.6, 14, 1.2)}{dot(12, 17.6, 1.3)}",
        dot(5.8, 7, 3.8),
        dot(18.2, 7, 3.8),
    ),
    "warning": fill("M12 2.8L22.2 20.6H1.8ZM10.7 9V14.6H13.3V9ZM12 16.1a1.5 1.5 0 1 0 .01 0Z"),
}
