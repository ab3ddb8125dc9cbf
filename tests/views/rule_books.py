"""Views of the rule books, and of the set-up of solitaire."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame

from game.app import Program
from game.catalog import CATALOG
from game.core.setup import Seat, Value
from game.shell.reader import Book
from tests.views import View


def book(game: str, seats: int, where: str = "", **options: Value) -> View:
    """The rules of a game as they hold in a match of so many seats, from a widget on whose name begins so."""

    def show(program: Program) -> None:
        rules = CATALOG[game].game
        taken = [Seat(name) for name in rules.seat_names[:seats]]
        program.go_to("rules", book=Book(game, rules.setup(taken, options), {}))
        if where:
            _scroll_to(program, where)

    return show


def _scroll_to(program: Program, where: str) -> None:
    scene: Any = program.scenes[-1]
    program.paint(pygame.Surface((1280, 720)))
    found = next(widget for widget in scene.widgets if widget.name.startswith(where))
    scene.offsets["page"] = found.rect.y - found.region.view.y
    scene.stale()


def set_up_alone(program: Program) -> None:
    """Booby-Trap alone: solitaire is named, and nothing is offered that it has no use for."""
    program.settings = replace(program.settings, setups={"boobytrap": {"seats": {"p2": {"who": "empty"}}}})
    program.go_to("setup", game="boobytrap")


VIEWS: dict[str, View] = {
    "original": book("mousetrap", 4, profile="original", two_cranks=True, start_built=12),
    "spaces": book("mousetrap", 3, "text_2"),
    "chain": book("mousetrap", 2, "head_7"),
    "cards": book("mousemaze", 4, "head_4"),
    "changing": book("mousemaze", 4, "head_6"),
    "saved": book("mightymouse", 4, "head_3", saved_number=True),
    "circles": book("mightymouse", 4, "head_4"),
    "feels": book("boobytrap", 3, "head_2"),
    "alone": book("boobytrap", 1),
    "setup_alone": set_up_alone,
}
