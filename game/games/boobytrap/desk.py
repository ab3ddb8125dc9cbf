"""Booby-Trap at the window: its box, what can be chosen, and the ways to its screens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from game.shell.choice_lists import OWN, STEADY
from game.shell.desk import Cover, GameDesk, HandsAgain, PrintedLine, Watching, Workshop
from game.shell.rule_options import FIRST_SEAT, Group, Numbers, RuleOption
from game.text import screens as labels
from game.text.aims import Minutes
from game.ui.drawing.theme import rgb

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
    from game.text.chapters import Chapter
    from game.ui.drawing.canvas import Canvas
    from game.ui.shell import Scene, Shell

_COVER = Cover(
    258,
    262,
    rgb("#e5cf98"),
    labels.BOOBYTRAP_LID,
    (PrintedLine((129, 36), 226, 42, rgb("#d4301f"), 1.5),),
    labels.BOOBYTRAP_MOTTO,
    PrintedLine((78, 84), 124, 20, rgb("#3a1d10")),
)
_OFFERS = (
    Group(
        labels.THE_RULES,
        (
            RuleOption("variant", "regular", labels.REGULAR_GAME, labels.TOUCH_A_PIECE_THEN_TAKE),
            RuleOption("variant", "size_order", labels.BY_SIZE, labels.ALL_SMALL_PIECES_FIRST_THEN),
            RuleOption("variant", "no_pass", labels.NO_PASSING, labels.THE_PIECE_YOU_TOUCH_IS),
        ),
        labels.FOR_TWO_OR_MORE,
    ),
    Group(
        labels.THE_PIECES,
        (
            RuleOption("values", "5/10/20", labels.FIVE_TEN_AND_TWENTY, labels.SMALL_MEDIUM_AND_LARGE_A),
            RuleOption("values", "1/2/3", labels.ONE_TWO_AND_THREE, labels.SMALL_MEDIUM_AND_LARGE_A_TRIP),
            RuleOption("each", "20", labels.TWENTY_OF_EACH, labels.SIXTY_PIECES_IN_PLACE_OF, "21"),
            RuleOption(
                "arches",
                "asks",
                labels.ARCHES_ON_REQUEST,
                labels.WHOEVER_ASKS_SEES_WHAT_CARRIES,
                "nobody",
            ),
        ),
        numbers=Numbers(
            "values",
            (labels.SMALL, labels.MEDIUM, labels.LARGE),
            labels.OR_THREE_OF_YOUR_OWN,
        ),
    ),
    FIRST_SEAT,
)


def _table(shell: Shell, **given: Any) -> Scene:
    from game.games.boobytrap.table.match_screen import BoobytrapScreen  # noqa: PLC0415 - when it is opened

    return BoobytrapScreen(shell, **given)


def _workshop(shell: Shell, **given: Any) -> Scene:
    from game.games.boobytrap.table.workshop import Workshop  # noqa: PLC0415 - when it is opened

    return Workshop(shell, **given)


def _practice(shell: Shell, **given: Any) -> Scene:
    from game.games.boobytrap.table.workshop import Practice  # noqa: PLC0415 - when it is opened

    return Practice(shell, **given)


def _pull_again(shell: Shell, **given: Any) -> Scene:
    from game.games.boobytrap.table.workshop import PullAgain  # noqa: PLC0415 - when it is opened

    return PullAgain(shell, **given)


def _pulls_again(shell: Shell, state: Any, acts: Sequence[Played]) -> None:
    shell.open("pull_again", state=state, acts=acts)


def _chapters(setup: Setup) -> tuple[Chapter, ...]:
    from game.games.boobytrap.text.rule_book import chapters  # noqa: PLC0415 - when it is read

    return chapters(setup)


def _in_force(setup: Setup) -> Sequence[str]:
    from game.games.boobytrap.text.rule_book import in_force  # noqa: PLC0415 - when it is read

    return in_force(setup)


def _figure(name: str, setup: Setup) -> Drawn:
    from game.games.boobytrap.pictures.figures import figure  # noqa: PLC0415 - when the rule book is read

    return figure(name, setup)


def _portrait(canvas: Canvas, state: Any, notes: Sequence[str]) -> Iterator[None]:
    from game.games.boobytrap.pictures.figures import draw  # noqa: PLC0415 - when a match is shown small

    return draw(canvas, state, notes)


def _moments(acts: Sequence[tuple[Event, ...]]) -> Iterator[Moment]:
    from game.games.boobytrap.rules.rules import moments  # noqa: PLC0415 - at the end of a match

    return moments(acts)


def _chronicle(match: Match) -> Slices[Chronicle]:
    from game.games.boobytrap.table.result import chronicle  # noqa: PLC0415 - when it is watched

    return chronicle(match)


def _film(opened: OpenMatch, played: Played, assets: Path, dark: float) -> Slices[bytes]:
    from game.games.boobytrap.table.result import film  # noqa: PLC0415 - when it is saved

    return film(opened, played, assets, dark)


def _pictures(opened: OpenMatch, played: Played) -> Slices[RunPictures]:
    from game.games.boobytrap.table.result import pictures  # noqa: PLC0415 - when it is watched

    return pictures(opened, played)


DESK = GameDesk(
    title=labels.BOOBY_TRAP,
    players=labels.ONE_TO_TEN_PLAYERS,
    line=labels.SPRING_BOX,
    minutes=Minutes({2: 13, 3: 12, 4: 13, 10: 10}),
    cover=_COVER,
    offers=_OFFERS,
    table=_table,
    chapters=_chapters,
    in_force=_in_force,
    figure=_figure,
    portrait=_portrait,
    moments=_moments,
    icons={"riskiest": "warning", "row": "star", "thrown": "up"},
    chronicle=_chronicle,
    hands={STEADY: labels.STEADY_LIFTS, OWN: labels.OWN_LIFTS},
    workshop=Workshop(labels.THE_TRAY, _workshop),
    watching=Watching(_film, _pictures),
    practice="practise_feeling",
    by_hand={"pull": HandsAgain(_pulls_again, labels.PULL_IT_AGAIN, labels.PULL_IT_AGAIN_HINT)},
    screens={"practise_feeling": _practice, "pull_again": _pull_again},
)
