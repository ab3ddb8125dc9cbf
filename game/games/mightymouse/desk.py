"""Mighty Mouse at the window: its box, what can be chosen, and the ways to its screens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from game.shell.desk import Cover, GameDesk, PrintedLine
from game.shell.rule_options import BEGINNER, Group, RuleOption, who_begins
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

_COVER = Cover(290, 284, rgb("#17225c"), labels.MIGHTYMOUSE_LID, (PrintedLine((145, 36), 258, 40, rgb("#ffd34d"), 1),))
_OFFERS = (
    who_begins(RuleOption(BEGINNER, "highest", labels.THE_HIGHEST_ROLL, labels.EVERYONE_ROLLS_THE_HIGHEST_NUMBER)),
    Group(
        labels.HOUSE_OPTIONS,
        (
            RuleOption(
                "saved_number", "yes", labels.A_NUMBER_UP_YOUR_SLEEVE, labels.SAVE_A_NUMBER_YOU_ROLLED, without="no"
            ),
        ),
        labels.NOT_IN_THE_PRINTED_RULES,
    ),
)


def _table(shell: Shell, **given: Any) -> Scene:
    from game.games.mightymouse.table.match_screen import MightymouseScreen  # noqa: PLC0415 - when it is opened

    return MightymouseScreen(shell, **given)


def _chapters(setup: Setup) -> tuple[Chapter, ...]:
    from game.games.mightymouse.text.rule_book import chapters  # noqa: PLC0415 - when it is read

    return chapters(setup)


def _in_force(setup: Setup) -> Sequence[str]:
    from game.games.mightymouse.text.rule_book import in_force  # noqa: PLC0415 - when it is read

    return in_force(setup)


def _figure(name: str, setup: Setup) -> Drawn:
    from game.games.mightymouse.pictures.figures import figure  # noqa: PLC0415 - when the rule book is read

    return figure(name, setup)


def _portrait(canvas: Canvas, state: Any, notes: Sequence[str]) -> Iterator[None]:
    from game.games.mightymouse.pictures.figures import draw  # noqa: PLC0415 - when a match is shown small

    return draw(canvas, state, notes)


def _moments(acts: Sequence[tuple[Event, ...]]) -> Iterator[Moment]:
    from game.games.mightymouse.rules.rules import moments  # noqa: PLC0415 - at the end of a match

    return moments(acts)


def _chronicle(match: Match) -> Slices[Chronicle]:
    from game.games.mightymouse.table.result import chronicle  # noqa: PLC0415 - when it is watched

    return chronicle(match)


DESK = GameDesk(
    title=labels.MIGHTY_MOUSE,
    players=labels.TWO_TO_FOUR_PLAYERS,
    line=labels.RACE_HOME,
    minutes=Minutes({2: 4, 3: 5, 4: 6}, {("saved_number=yes",): {2: 3, 3: 5, 4: 6}}),
    cover=_COVER,
    offers=_OFFERS,
    table=_table,
    chapters=_chapters,
    in_force=_in_force,
    figure=_figure,
    portrait=_portrait,
    moments=_moments,
    icons={"back": "back", "freed": "star", "held": "close"},
    chronicle=_chronicle,
    begins=labels.THE_HIGHEST_ROLL_BEGINS,
)
