"""The card game at the window: its box, what can be chosen, and the ways to its screens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.shell.desk import Cover, GameDesk, PrintedLine
from game.shell.rule_options import FIRST_SEAT, Group, RuleOption, SheetBeginner
from game.text import screens as labels
from game.text.aims import Minutes
from game.ui.drawing.theme import rgb

if TYPE_CHECKING:
    from game.core.acts import Event
    from game.core.setup import Setup
    from game.core.slices import Slices
    from game.core.tally import Moment
    from game.session.match import Match
    from game.shell.pictures.blocks import Drawn
    from game.shell.pictures.score_strip import Chronicle
    from game.text.chapters import Chapter
    from game.ui.drawing.canvas import Canvas
    from game.ui.shell import Scene, Shell

_COVER = Cover(
    208,
    268,
    rgb("#1b6a52"),
    labels.MOUSEMAZE_LID,
    (PrintedLine((104, 33), 186, 34, rgb("#f6efdc")), PrintedLine((104, 66), 170, 30, rgb("#ffd34d"))),
)
_OFFERS = (
    Group(
        labels.HOW_LONG,
        (
            RuleOption("goal", "8", labels.EIGHT_WEDGES, labels.AS_IN_THE_PRINTED_RULES),
            RuleOption("goal", "5", labels.FIVE_WEDGES, labels.A_SHORT_GAME_TWO_GOOD),
            RuleOption("goal", "12", labels.TWELVE_WEDGES, labels.A_LONG_GAME_BEST_FOR),
        ),
    ),
    Group(
        labels.FINE_PRINT,
        (
            RuleOption(
                "edge_stop_literal",
                "yes",
                labels.STOP_AT_THE_EDGE,
                labels.IF_THE_EDGE_CUTS_A,
                "no",
            ),
        ),
    ),
    FIRST_SEAT,
)

_YOUNGEST = SheetBeginner(labels.THE_YOUNGEST_PLAYER, labels.IS_THE_YOUNGEST, labels.IS_THE_YOUNGEST_AND_BEGINS)


def _sheet_beginner(options: Mapping[str, str]) -> SheetBeginner | None:
    """The youngest (MC-32)."""
    return _YOUNGEST


def _table(shell: Shell, **given: Any) -> Scene:
    from game.games.mousemaze.table.match_screen import MousemazeScreen  # noqa: PLC0415 - when it is opened

    return MousemazeScreen(shell, **given)


def _chapters(setup: Setup) -> tuple[Chapter, ...]:
    from game.games.mousemaze.text.rule_book import chapters  # noqa: PLC0415 - when it is read

    return chapters(setup)


def _in_force(setup: Setup) -> Sequence[str]:
    from game.games.mousemaze.text.rule_book import in_force  # noqa: PLC0415 - when it is read

    return in_force(setup)


def _figure(name: str, setup: Setup) -> Drawn:
    from game.games.mousemaze.pictures.figures import figure  # noqa: PLC0415 - when the rule book is read

    return figure(name, setup)


def _portrait(canvas: Canvas, state: Any, notes: Sequence[str]) -> Iterator[None]:
    from game.games.mousemaze.pictures.figures import draw  # noqa: PLC0415 - when a match is shown small

    return draw(canvas, state, notes)


def _moments(acts: Sequence[tuple[Event, ...]]) -> Iterator[Moment]:
    from game.games.mousemaze.rules.rules import moments  # noqa: PLC0415 - at the end of a match

    return moments(acts)


def _chronicle(match: Match) -> Slices[Chronicle]:
    from game.games.mousemaze.table.result import chronicle  # noqa: PLC0415 - when it is watched

    return chronicle(match)


_MINUTES = Minutes(
    {2: 6, 3: 7, 4: 8, 5: 9},
    {
        ("goal=5",): {2: 4, 3: 5, 4: 5, 5: 5},
        ("goal=12",): {2: 8, 3: 11, 4: 13, 5: 16},
    },
)

DESK = GameDesk(
    title=labels.MOUSE_TRAP_CARD_GAME,
    players=labels.TWO_TO_FIVE_PLAYERS,
    line=labels.CARD_MAZE,
    minutes=_MINUTES,
    cover=_COVER,
    offers=_OFFERS,
    table=_table,
    chapters=_chapters,
    in_force=_in_force,
    figure=_figure,
    portrait=_portrait,
    moments=_moments,
    icons={"lost": "warning", "safe": "cheese", "turns": "close"},
    chronicle=_chronicle,
    sheet_beginner=_sheet_beginner,
)
