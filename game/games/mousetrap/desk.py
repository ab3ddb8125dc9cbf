"""Mouse Trap at the window: its box, what can be chosen, and the ways to its screens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.shell.choice_lists import HELPED, OWN, STEADY
from game.shell.desk import Cover, GameDesk, HandsAgain, PageChoice, PrintedLine, Toy, Watching, Workshop
from game.shell.rule_options import FIRST_SEAT, Group, RuleOption, SheetBeginner
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
    330,
    300,
    rgb("#f2a71d"),
    labels.MOUSETRAP_LID,
    (PrintedLine((108, 50), 188, 66, rgb("#1c2860"), 3), PrintedLine((96, 108), 166, 74, rgb("#d4301f"), 3)),
    labels.MOUSETRAP_MOTTO,
    PrintedLine((92, 280), 150, 19, rgb("#fff3cf")),
)
_OFFERS = (
    Group(
        labels.THE_RULES,
        (
            RuleOption(
                "profile",
                "hasbro",
                labels.HASBRO_RULES,
                labels.MOVED_ON_BY_A_SPACE,
            ),
            RuleOption(
                "profile",
                "original",
                labels.ORIGINAL_RULES,
                labels.MOVED_ON_BY_A_SPACE_FOLLOW,
            ),
        ),
    ),
    FIRST_SEAT,
    Group(
        labels.HOUSE_OPTIONS,
        (
            RuleOption("two_cranks", "yes", labels.TWO_CRANKS, labels.THE_SIXTH_LOOP_SPACE_IS, "no"),
            RuleOption("start_built", "6", labels.SIX_PARTS_STAND, labels.THE_MICE_START_A_QUARTER, "0"),
            RuleOption("start_built", "12", labels.HALF_BUILT_TRAP, labels.TWELVE_PARTS_STAND_THE_MICE, "0"),
            RuleOption("start_built", "18", labels.SIX_PARTS_TO_GO, labels.EIGHTEEN_PARTS_STAND_THE_MICE, "0"),
        ),
        labels.NOT_IN_THE_PRINTED_RULES,
    ),
)


def _trap_told(value: str) -> str:
    from game.games.mousetrap.text.words import trap_told  # noqa: PLC0415 - when a match is set up

    return trap_told(value)


_TRAP = PageChoice(
    "machine", "classic", "which_trap", labels.WHICH_TRAP, labels.WHICH_TRAP_HINT, _trap_told, bars=("start_built",)
)
_BIRTHDAY = SheetBeginner(
    labels.WHOSE_BIRTHDAY_IS_NEXT, labels.HAS_THE_NEXT_BIRTHDAY, labels.HAS_THE_NEXT_BIRTHDAY_AND_BEGINS
)


def _sheet_beginner(options: Mapping[str, str]) -> SheetBeginner | None:
    """By the original rules whose birthday is next (MT-08)."""
    return _BIRTHDAY if options.get("profile") == "original" else None


def _table(shell: Shell, **given: Any) -> Scene:
    from game.games.mousetrap.table.match_screen import MousetrapScreen  # noqa: PLC0415 - when it is opened

    return MousetrapScreen(shell, **given)


def _workshop(shell: Shell, **given: Any) -> Scene:
    from game.games.mousetrap.table.machine.workshop import Workshop  # noqa: PLC0415 - when it is opened

    return Workshop(shell, **given)


def _crank(shell: Shell, **given: Any) -> Scene:
    from game.games.mousetrap.table.cranking.crank import Crank  # noqa: PLC0415 - when it is opened

    return Crank(shell, **given)


def _run_film(shell: Shell, **given: Any) -> Scene:
    from game.games.mousetrap.table.cranking.crank import RunFilm  # noqa: PLC0415 - when it is opened

    return RunFilm(shell, **given)


def _crank_test(shell: Shell, **given: Any) -> Scene:
    from game.games.mousetrap.table.cranking.practice import CrankTest  # noqa: PLC0415 - when it is opened

    return CrankTest(shell, **given)


def _complete(shell: Shell, **given: Any) -> Scene:
    from game.games.mousetrap.table.cranking.complete import TrapComplete  # noqa: PLC0415 - when it is opened

    return TrapComplete(shell, **given)


def _corrected(shell: Shell, **given: Any) -> Scene:
    from game.games.mousetrap.table.cranking.corrected import Corrected  # noqa: PLC0415 - when it is opened

    return Corrected(shell, **given)


def _hundred(shell: Shell, **given: Any) -> Scene:
    from game.games.mousetrap.table.cranking.hundred import HundredScreen  # noqa: PLC0415 - when it is opened

    return HundredScreen(shell, **given)


def _what_if(shell: Shell, **given: Any) -> Scene:
    from game.games.mousetrap.table.cranking.what_if import TrapWhatIfScreen  # noqa: PLC0415 - when it is opened

    return TrapWhatIfScreen(shell, **given)


def _practice(shell: Shell, **given: Any) -> Scene:
    from game.games.mousetrap.table.cranking.practice import Practice  # noqa: PLC0415 - when it is opened

    return Practice(shell, **given)


def _crank_again(shell: Shell, **given: Any) -> Scene:
    from game.games.mousetrap.table.cranking.practice import crank_again  # noqa: PLC0415 - when it is opened

    return crank_again(shell, **given)


def _cranks_again(shell: Shell, state: Any, acts: Sequence[Played]) -> None:
    from game.games.mousetrap.table.cranking.own_crank import open_own_again  # noqa: PLC0415 - when it is opened

    if state.table.plan.own:
        open_own_again(shell, state)
    else:
        shell.open("crank_again", state=state, acts=acts)


def _toy(shell: Shell, **given: Any) -> Scene:
    from game.games.mousetrap.table.machine.toy import TrapToy  # noqa: PLC0415 - when it is opened

    return TrapToy(shell, **given)


def _first_turn(shell: Shell, **given: Any) -> Scene:
    from game.games.mousetrap.table.machine.toy import TrapToy  # noqa: PLC0415 - when it is opened
    from game.shell.title import Title  # noqa: PLC0415

    return TrapToy(shell, behind=Title(shell).draw, **given)


def _chapters(setup: Setup) -> tuple[Chapter, ...]:
    from game.games.mousetrap.text.rule_book import chapters  # noqa: PLC0415 - when it is read

    return chapters(setup)


def _in_force(setup: Setup) -> Sequence[str]:
    from game.games.mousetrap.text.rule_book import in_force  # noqa: PLC0415 - when it is read

    return in_force(setup)


def _figure(name: str, setup: Setup) -> Drawn:
    from game.games.mousetrap.pictures.figures import figure  # noqa: PLC0415 - when the rule book is read

    return figure(name, setup)


def _portrait(canvas: Canvas, state: Any, notes: Sequence[str]) -> Iterator[None]:
    if state.table.plan.own:
        from game.games.mousetrap.table.own_traps import own_portrait  # noqa: PLC0415 - when a match is shown small

        return own_portrait(canvas, state.table.plan, state.parts)
    from game.games.mousetrap.pictures.figures import draw  # noqa: PLC0415 - when a match is shown small

    return draw(canvas, state, notes)


def _panorama(state: Any) -> bool:
    if state.table.plan.own:
        return True
    from game.games.mousetrap.pictures.figures import is_panorama  # noqa: PLC0415 - when a match is shown small

    return is_panorama(state)


def _moments(acts: Sequence[tuple[Event, ...]]) -> Iterator[Moment]:
    from game.games.mousetrap.rules.rules import moments  # noqa: PLC0415 - at the end of a match

    return moments(acts)


def _chronicle(match: Match) -> Slices[Chronicle]:
    from game.games.mousetrap.table.result import chronicle  # noqa: PLC0415 - when it is watched

    return chronicle(match)


def _film(opened: OpenMatch, played: Played, assets: Path, dark: float) -> Slices[bytes]:
    from game.games.mousetrap.table.result import film  # noqa: PLC0415 - when it is saved

    return film(opened, played, assets, dark)


def _pictures(opened: OpenMatch, played: Played) -> Slices[RunPictures]:
    from game.games.mousetrap.table.result import pictures  # noqa: PLC0415 - when it is watched

    return pictures(opened, played)


def _watch(opened: OpenMatch, shell: Shell, played: Played) -> None:
    from game.games.mousetrap.table.cranking.own_crank import watch  # noqa: PLC0415 - when it is watched

    watch(opened, shell, played)


def _own_parts(options: Mapping[str, object]) -> int:
    from game.games.mousetrap.rules.plan import BuildPlan  # noqa: PLC0415 - when a match is set up

    plan = BuildPlan.read(str(options.get("machine", "")))
    return plan.steps if plan is not None else 0


_OWN_TWO = ("two_cranks=yes",)
# by_parts: medians of matches with a machine of so many parts, rounded (`measure minutes --told`); that of 24 is
# one of 12 and as many pegs beside it.
_MINUTES = Minutes(
    {2: 7, 3: 10, 4: 14},
    {
        ("start_built=6",): {2: 6, 3: 8, 4: 11},
        ("start_built=12",): {2: 5, 3: 8, 4: 11},
        ("start_built=18",): {2: 4, 3: 6, 4: 9},
        ("two_cranks=yes",): {2: 6, 3: 9, 4: 12},
        ("two_cranks=yes", "start_built=6"): {2: 5, 3: 8, 4: 10},
        ("two_cranks=yes", "start_built=12"): {2: 4, 3: 6, 4: 9},
        ("two_cranks=yes", "start_built=18"): {2: 3, 3: 4, 4: 7},
    },
    by_parts={
        3: Minutes({2: 4, 3: 7, 4: 10}, {_OWN_TWO: {2: 4, 3: 6, 4: 8}}),
        6: Minutes({2: 5, 3: 8, 4: 10}, {_OWN_TWO: {2: 4, 3: 6, 4: 8}}),
        12: Minutes({2: 5, 3: 9, 4: 10}, {_OWN_TWO: {2: 5, 3: 7, 4: 9}}),
        24: Minutes({2: 6, 3: 9, 4: 12}, {_OWN_TWO: {2: 6, 3: 8, 4: 11}}),
    },
    parts=_own_parts,
)

DESK = GameDesk(
    title=labels.MOUSE_TRAP,
    players=labels.TWO_TO_FOUR_PLAYERS,
    line=labels.BUILD_THE_MACHINE,
    minutes=_MINUTES,
    cover=_COVER,
    offers=_OFFERS,
    apart=_TRAP,
    table=_table,
    chapters=_chapters,
    in_force=_in_force,
    figure=_figure,
    portrait=_portrait,
    panorama=_panorama,
    moments=_moments,
    icons={"captures": "cage", "haul": "cheese", "escapes": "up", "lost": "warning"},
    chronicle=_chronicle,
    sheet_beginner=_sheet_beginner,
    hands={STEADY: labels.STEADY_PLACES, HELPED: labels.HELPED_PLACES, OWN: labels.OWN_PLACES},
    workshop=Workshop(labels.THE_TRAP, _workshop),
    watching=Watching(_film, _pictures, _watch),
    practice="practise_crank",
    by_hand={"trap": HandsAgain(_cranks_again, labels.CRANK_IT_AGAIN, labels.CRANK_IT_AGAIN_HINT)},
    toy=Toy("toy", "title/machine", labels.TURN_IT, labels.TURN_IT_HINT),
    screens={
        "mousetrap_crank": _crank,
        "mousetrap_run_film": _run_film,
        "mousetrap_crank_test": _crank_test,
        "mousetrap_complete": _complete,
        "mousetrap_corrected": _corrected,
        "mousetrap_hundred": _hundred,
        "mousetrap_what_if": _what_if,
        "practise_crank": _practice,
        "crank_again": _crank_again,
        "toy": _toy,
        "first_turn": _first_turn,
    },
    shown=("mousetrap_crank", "own_crank"),
)
