"""Views of the screens that belong to no game."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pygame
from pygame import FRect

from game.app import Program
from game.catalog import CATALOG
from game.core.setup import Seat
from game.core.slices import finish
from game.session.match import FileGone, Match, MatchInUse, NotSaved
from game.session.match_runner import MatchRunner
from game.shell.matches.open_match import Failed, OpenMatch, offer
from game.shell.matches.watched_match import recording
from game.shell.pictures.thumbnails import Easel
from game.shell.settings.controls import WantedKey
from game.shell.title import Title
from game.shell.waiting import ShelfSeat, Waiting
from game.text.error_messages import trouble
from game.text.language import _
from game.text.screens import THIS_MATCH_CANNOT_GO_ON
from game.ui.input.bindings import ACTS
from game.ui.widgets.fields import Field
from tests.views import View
from tests.views.matches import GOLDEN

WAITING = Waiting(
    "mousetrap",
    (datetime.now() - timedelta(days=1)).replace(hour=19, minute=42).timestamp(),
    (
        ShelfSeat("red", "Rosa", False),
        ShelfSeat("blue", "Ben", False),
        ShelfSeat("green", "Greta", True),
        ShelfSeat("yellow", "Yann", True),
    ),
    "Ben to roll. Built: 11 of 24 parts.",
    "matches/waiting.match",
)
FOUR = {
    "seats": {
        "red": {"name": "Rosa", "who": "human"},
        "blue": {"name": "Ben", "who": "human"},
        "green": {"name": "Greta", "who": "bot", "level": "2"},
        "yellow": {"name": "Yann", "who": "bot", "level": "3"},
    },
    "options": {"profile": "hasbro", "start_built": "12", "hands": "steady"},
}


def at(route: str, **given: Any) -> View:
    """A view that is simply a screen."""
    return lambda program: program.go_to(route, **given)


def set_up_for_four(program: Program) -> None:
    """The set-up as it was left the last time."""
    program.settings = replace(program.settings, setups={"mousetrap": FOUR})
    program.go_to("setup", game="mousetrap")


def too_few(program: Program) -> None:
    """A set-up that cannot begin: one seat is taken."""
    alone = {**FOUR, "seats": {seat: {"who": "empty"} for seat in ("blue", "green", "yellow")}}
    program.settings = replace(program.settings, setups={"mousetrap": alone})
    program.go_to("setup", game="mousetrap")


def next_birthday(program: Program) -> None:
    """A set-up by the original rules, in which the second of two people has the next birthday."""
    people = {"seats": {"green": {"who": "human"}}, "options": {"profile": "original", "begins": "first:green"}}
    program.settings = replace(program.settings, setups={"mousetrap": people})
    program.go_to("setup", game="mousetrap")


def set_up_with_saved_numbers(program: Program) -> None:
    """A race with the house option: computer players have levels."""
    options = {"seats": {"blue": {"who": "bot", "level": "3"}}, "options": {"saved_number": "yes"}}
    program.settings = replace(program.settings, setups={"mightymouse": options})
    program.go_to("setup", game="mightymouse")


def set_up_for_ten(program: Program) -> None:
    """A table with every seat taken."""
    seats = {f"p{number}": {"who": "bot" if number % 3 == 0 else "human", "level": "3"} for number in range(1, 11)}
    program.settings = replace(program.settings, setups={"boobytrap": {"seats": seats, "options": {}}})
    program.go_to("setup", game="boobytrap")


def _sitting() -> OpenMatch:
    """A match for which no file could be made."""
    row, full = CATALOG["mousetrap"], trouble(NotSaved(_("the disk is full")))
    match = Match(row.game, row.game.setup([Seat("red"), Seat("blue")]))
    return OpenMatch(row, MatchRunner(match, row.nature_of(1, {}), {}), {}, unsaved=full)


def unsaved(program: Program) -> None:
    """A match is to begin that cannot be saved."""
    program.go_to("unsaved", opened=_sitting())


def not_saved(program: Program) -> None:
    """The file of a match is not there any more."""
    program.go_to("title")
    failed = Failed(FileGone("/home/player/a.match was deleted, moved or replaced"), lambda: None)
    offer(program, _sitting(), failed, lambda failed: None, lambda: None)


def notice(program: Program) -> None:
    """A match that cannot be opened."""
    program.go_to("notice", heading=_(THIS_MATCH_CANNOT_GO_ON), text=trouble(MatchInUse()))


def pictured(program: Program) -> None:
    """A match waits, and its picture is there."""
    program.go_to("title", given=WAITING)
    title = program.scenes[-1]
    assert isinstance(title, Title)
    whole = finish(recording(GOLDEN / "mousetrap-original-3.match")).runner
    easel = Easel(program.paint(pygame.Surface((1280, 720))))
    title.found.picture = finish(easel.drawing("mousetrap", whole.recorded.acts[60].before, ()))  # type: ignore[attr-defined]
    title.stale()


def letters(program: Program) -> None:
    """A name is written without a keyboard."""
    program.go_to("letters", field=Field("name", FRect(0, 0, 200, 40), text="Rosa"))


def a_key_twice(program: Program) -> None:
    """A key was pressed for one thing that is for another already."""
    program.go_to("controls")
    program.scenes[-1].want(WantedKey(ACTS[9], pad=False, taken="m"))  # type: ignore[attr-defined]


def settings_from_below(program: Program) -> None:
    """The settings, scrolled to their last card."""
    program.go_to("settings")
    program.scenes[-1].offsets["page"] = 9999.0  # type: ignore[attr-defined]


VIEWS: dict[str, View] = {
    "title": at("title"),
    "title_waiting": at("title", given=WAITING),
    "title_pictured": pictured,
    "setup_first": at("setup", game="mousetrap"),
    "setup_four": set_up_for_four,
    "setup_too_few": too_few,
    "setup_saved_numbers": set_up_with_saved_numbers,
    "setup_one_to_ten": at("setup", game="boobytrap"),
    "setup_ten": set_up_for_ten,
    "setup_birthday": next_birthday,
    "setup_youngest": at("setup", game="mousemaze"),
    "settings": at("settings"),
    "settings_further": settings_from_below,
    "table_help": at("table_help"),
    "letters": letters,
    "controls": at("controls"),
    "sounds": at("sounds"),
    "controls_taken": a_key_twice,
    "rules": at("rules"),
    "credits": at("credits"),
    "notice": notice,
    "unsaved": unsaved,
    "not_saved": not_saved,
    "trouble": at("trouble", report=Path("/home/player/.local/share/trapworks/reports/crash-20260101-120000.txt")),
}
