"""The notable views of every screen, by name: each arranges a program so that drawing it shows the view.

A game adds a module here with its own ``VIEWS`` and one line below.
"""

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module

from game.app import Program
from game.shell.play.match_screen import MatchScreen
from game.shell.tips import ALWAYS, with_seen, with_tips
from game.ui.input.bindings import Device

View = Callable[[Program], None]
MODULES = (
    "general",
    "theatre",
    "matches",
    "mousetrap_table",
    "mousetrap_stage",
    "mousetrap_moments",
    "mousetrap_own",
    "mousemaze",
    "mightymouse",
    "boobytrap",
    "rule_books",
    "workshop",
)


def advise(table: MatchScreen) -> None:
    """What would you do? The best computer player has been asked, and has found it."""
    table.play.hints.ask()
    while table.play.hints.move is None:
        table.play.hints.go_on()
    table.focus(table.button_of(table.play.hints.move))


def coached(game: str, view: View, *seen: str) -> View:
    """A view in which the coach gives tips, those of these names having been seen."""

    def arranged(program: Program) -> None:
        settings = with_tips(program.settings, game, on=True)
        for tip in seen:
            settings = with_seen(settings, game, tip)
        program.adopt(settings)
        view(program)

    return arranged


def by_keys(view: View) -> View:
    """A view in which the keys were used last, so that they are printed on the buttons."""

    def arranged(program: Program) -> None:
        view(program)
        program.inputs.device = Device.KEYBOARD

    return arranged


def celebrated(view: View, seconds: float = 1.6) -> View:
    """A view of the end of a match that has just been won, so long after its sheet came."""

    def arranged(program: Program) -> None:
        view(program)
        table = program.scenes[-1]
        assert isinstance(table, MatchScreen)
        ending = table.ending()
        ending.lamps = table.lamps
        ending.celebrate()
        ending.festive.update(seconds)
        table.ended, table.to_celebrate = True, False
        table.lay(ending)

    return arranged


def look_ahead(view: View) -> View:
    """A view in which the numbers of the die are shown where they lead."""

    def arranged(program: Program) -> None:
        program.adopt(replace(program.settings, look_ahead=ALWAYS))
        view(program)

    return arranged


def all_views() -> dict[str, View]:
    """Every view of every module, ``module/name``."""
    found: dict[str, View] = {}
    for module in MODULES:
        views: dict[str, View] = import_module(f"tests.views.{module}").VIEWS
        found |= {f"{module}/{name}": view for name, view in views.items()}
    return found
