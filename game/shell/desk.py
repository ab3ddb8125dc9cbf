"""What a game is to the window: the record that its folder gives the program, in `games/<game>/desk.py`.

The makers in it import what they make when they are called, so that the window comes quickly and whoever plays one
game loads none of the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from game.catalog import CATALOG, Rows, room

if TYPE_CHECKING:
    from pathlib import Path

    from game.core.acts import Event
    from game.core.setup import Setup
    from game.core.slices import Slices
    from game.core.tally import Moment
    from game.session.match import Match, Played
    from game.shell.matches.open_match import OpenMatch
    from game.shell.pictures.blocks import Drawn
    from game.shell.pictures.film import RunPictures
    from game.shell.pictures.score_strip import Chronicle
    from game.shell.rule_options import Group, SheetBeginner
    from game.text.aims import Minutes
    from game.text.chapters import Chapter
    from game.ui.drawing.canvas import Canvas
    from game.ui.drawing.theme import Colour
    from game.ui.shell import Scene, Shell

Maker = Callable[..., "Scene"]
"""Makes a scene of the shell and of what `open` or `go_to` was given."""


class PrintedLine(NamedTuple):
    """A line of print: its middle, its largest width and size, its colour, its angle in degrees anticlockwise."""

    at: tuple[float, float]
    width: float
    size: float
    colour: Colour
    angle: float = 0.0


class Cover(NamedTuple):
    """A box: its size in design units at its largest, the colour of its cardboard, its title and what is below it."""

    width: float
    height: float
    ground: Colour
    title: str
    lines: tuple[PrintedLine, ...]
    motto: str = ""
    below: PrintedLine = PrintedLine((0, 0), 0, 0, (0, 0, 0))


class Watching(NamedTuple):
    """What a game with a machine makes of an act on record: a film as a file, and the same in a few pictures.

    film: gets how dark its stage may get, too, 0 to 1.
    watch: opens the run as a strip of film that can be drawn to and fro, if there is one.
    """

    film: Callable[[OpenMatch, Played, Path, float], Slices[bytes]]
    pictures: Callable[[OpenMatch, Played], Slices[RunPictures]]
    watch: Callable[[OpenMatch, Shell, Played], None] | None = None


class Workshop(NamedTuple):
    """The machine of a game to play with. title: what it is called on the shelf, marked for translation."""

    title: str
    screen: Maker


class Toy(NamedTuple):
    """The machine of a game as a toy, opened from the shelf.

    route: of its screen. picture: the sprite of it at rest. word, hint: marked for translation.
    """

    route: str
    picture: str
    word: str
    hint: str


class PageChoice(NamedTuple):
    """An option that is chosen with pictures, on a page of its own.

    option, usual: its name and its usual value. route: of the page, opened with `chosen=`, `choose=` and `options=`,
    all of the match as texts. title, hint: marked for translation. told: what is chosen, in words. bars: options that
    mean nothing unless it is the usual one.
    """

    option: str
    usual: str
    route: str
    title: str
    hint: str
    told: Callable[[str], str]
    bars: tuple[str, ...] = ()


class HandsAgain(NamedTuple):
    """What hands did in a match, to be tried again outside of it.

    opens: the screen over others, given the position in which it was done and what was played before. word, hint: of
    the button that leads there, marked for translation.
    """

    opens: Callable[[Shell, Any, Sequence[Played]], None]
    word: str
    hint: str


class GameDesk(NamedTuple):
    """Texts are marked for translation.

    title, players, line, cover: its box on the shelf. minutes: how long a match takes, by
    the number of players and by what shortens it: rounded medians of `python -m build_scripts.measure minutes`.
    offers: what can be chosen before a match; apart: what of it has a page of its own.
    begins: who begins, where it is not the first seat; sheet_beginner: the person whom the printed rules name.
    hands: what each kind of hands means, where they make a difference: steady ones first.
    table: called with `opened=`, a match that was begun or is continued. screens: further ones, by route; shown: those
    of them that a theatre shows on its stage. practice: the route of what can be practised. by_hand: by the
    kind of what a machine is asked, how it is done again. toy: its machine
    without rules.
    chapters, in_force: its rule book, and which rules are on. figure: a picture of it. portrait: a position, drawn to
    fill a canvas, in slices; it is given the notes of the log. panorama: whether that of a position is as wide as the
    canvas, and not to be cut at its sides. moments: what of the acts is worth remembering; icons:
    of each kind of these. chronicle: a match as a whole.
    """

    title: str
    players: str
    line: str
    minutes: Minutes
    cover: Cover
    offers: tuple[Group, ...]
    table: Maker
    chapters: Callable[[Setup], tuple[Chapter, ...]]
    in_force: Callable[[Setup], Sequence[str]]
    figure: Callable[[str, Setup], Drawn]
    portrait: Callable[[Canvas, Any, Sequence[str]], Iterator[None]]
    moments: Callable[[Sequence[tuple[Event, ...]]], Iterator[Moment]]
    icons: Mapping[str, str]
    chronicle: Callable[[Match], Slices[Chronicle]]
    panorama: Callable[[Any], bool] = lambda state: False
    begins: str = ""
    sheet_beginner: Callable[[Mapping[str, str]], SheetBeginner | None] = lambda options: None
    hands: Mapping[str, str] = {}
    apart: PageChoice | None = None
    workshop: Workshop | None = None
    watching: Watching | None = None
    practice: str = ""
    by_hand: Mapping[str, HandsAgain] = {}
    toy: Toy | None = None
    screens: Mapping[str, Maker] = {}
    shown: tuple[str, ...] = ()


def _desk(game: str) -> GameDesk:
    desk: GameDesk = room(game, "desk").DESK
    return desk


DESKS: Rows[GameDesk] = Rows(CATALOG, _desk)
"""By a game's id, in the order of the shelf."""
