"""Every screen by name. A game plugs its table and its workshop in by one line each.

A maker is `module:callable`, called with the shell and what `go_to` or `open` was given; it is imported when first
opened, so that the window comes quickly.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping
from importlib.util import find_spec

from game.shell.imported_ahead import importing
from game.ui.shell import Scene, Shell

ROUTES: Mapping[str, str] = {
    "title": "game.shell.title:Title",
    "setup": "game.shell.setup.setup:MatchSetup",
    "matches": "game.shell.matches.matches:Matches",
    "evening": "game.shell.evening.evening:EveningPage",
    "family": "game.shell.evening.family_book:FamilyBookPage",
    "rename": "game.shell.matches.acts:Rename",
    "settings": "game.shell.settings.preferences:Preferences",
    "table_help": "game.shell.play.table_help:TableHelp",
    "letters": "game.shell.settings.letters:Letters",
    "controls": "game.shell.settings.controls:Controls",
    "rules": "game.shell.reader:Reader",
    "credits": "game.shell.reader:Credits",
    "notice": "game.shell.pages:Notice",
    "unsaved": "game.shell.matches.opening:Unsaved",
    "trouble": "game.shell.error_screen:ErrorScreen",
    "loading": "game.shell.matches.opening:Loading",
    "taking_in": "game.app.dropped_file:TakingIn",
    "watch": "game.shell.theatre.theatre:Theatre",
    "exported": "game.shell.theatre.films:Exported",
    "filming": "game.shell.theatre.films:Filming",
    "hall": "game.workshop.hall.hall:Hall",
    "wall": "game.workshop.hall.wall:Wall",
    "task": "game.workshop.bench.task_bench:TaskBench",
    "bench": "game.workshop.bench.bench:Bench",
    "mend": "game.workshop.hall.wall:Mend",
    "mend_bench": "game.workshop.bench.mend_bench:MendBench",
    "mousetrap_crank": "game.games.mousetrap.table.crank:Crank",
    "mousetrap_crank_test": "game.games.mousetrap.table.practice:CrankTest",
    "practise_crank": "game.games.mousetrap.table.practice:Practice",
    "practise_feeling": "game.games.boobytrap.table.workshop:Practice",
    "mousetrap_corrected": "game.games.mousetrap.table.corrected:Corrected",
    "parts_list": "game.workshop.bench.parts_list:PartsList",
}

# One line a game, called with `opened=`: a `game.shell.matches.open_match.OpenMatch`, begun or continued.
TABLES: Mapping[str, str] = {
    "mousetrap": "game.games.mousetrap.table.match_screen:MousetrapScreen",
    "mousemaze": "game.games.mousemaze.table.match_screen:MousemazeScreen",
    "mightymouse": "game.games.mightymouse.table.match_screen:MightymouseScreen",
    "boobytrap": "game.games.boobytrap.table.match_screen:BoobytrapScreen",
}

# One line a game that has a machine to play with.
WORKSHOPS: Mapping[str, str] = {
    "mousetrap": "game.games.mousetrap.table.workshop:Workshop",
    "boobytrap": "game.games.boobytrap.table.workshop:Workshop",
}

# One line a game that has something to be practised: the screen for that.
PRACTICES: Mapping[str, str] = {"mousetrap": "practise_crank", "boobytrap": "practise_feeling"}

# One line a game: a function that is called with a `game.session.match.Match` and tells it as a whole.
CHRONICLES: Mapping[str, str] = {
    "mousetrap": "game.games.mousetrap.table.chronicle:chronicle",
    "mousemaze": "game.games.mousemaze.table.chronicle:chronicle",
    "mightymouse": "game.games.mightymouse.table.chronicle:chronicle",
    "boobytrap": "game.games.boobytrap.table.chronicle:chronicle",
}

# One line a game that has a machine: a function that makes a film of an act on record.
FILMS: Mapping[str, str] = {
    "mousetrap": "game.games.mousetrap.table.chronicle:film",
    "boobytrap": "game.games.boobytrap.table.chronicle:film",
}

# One line a game that has a machine: a function that tells an act on record in a few pictures.
RUN_PICTURES: Mapping[str, str] = {
    "mousetrap": "game.games.mousetrap.table.chronicle:pictures",
    "boobytrap": "game.games.boobytrap.table.chronicle:pictures",
}


def _target(route: str) -> str:
    """The maker of a screen by its name, of ``table:GAME`` or ``workshop:GAME``."""
    kind, _, game = route.partition(":")
    return {"table": TABLES, "workshop": WORKSHOPS}[kind][game] if game else ROUTES[route]


def ahead(*wanted: str) -> Iterator[None]:
    """Import in steps what these routes need, so that opening one does not have to wait for it."""
    return importing(_target(route).partition(":")[0] for route in wanted)


def make(shell: Shell, route: str, **given: object) -> Scene:
    """The scene of a route: a screen's name, ``table:GAME`` or ``workshop:GAME``."""
    scene: Scene = pkgutil.resolve_name(_target(route))(shell, **given)
    return scene


def ready(route: str) -> bool:
    """Whether a table or workshop is there to be opened."""
    kind, _, game = route.partition(":")
    target = {"table": TABLES, "workshop": WORKSHOPS}[kind].get(game)
    if target is None:
        return False
    return find_spec(target.partition(":")[0]) is not None
