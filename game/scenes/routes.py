"""Every screen by name. A game plugs its table and its workshop in by one line each.

A maker is `module:callable`, called with the shell and what `go_to` or `open` was given; it is imported when first
opened, so that the window comes quickly.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from importlib.util import find_spec

from game.ui.shell import Scene, Shell

ROUTES: Mapping[str, str] = {
    "title": "game.scenes.title:Title",
    "setup": "game.scenes.setup:MatchSetup",
    "matches": "game.scenes.matches:Matches",
    "evening": "game.scenes.evening:EveningPage",
    "family": "game.scenes.family_book:FamilyBookPage",
    "rename": "game.scenes.rename:Rename",
    "settings": "game.scenes.preferences:Preferences",
    "table_help": "game.scenes.table_help:TableHelp",
    "letters": "game.scenes.letters:Letters",
    "controls": "game.scenes.controls:Controls",
    "rules": "game.scenes.reader:Reader",
    "credits": "game.scenes.reader:Credits",
    "notice": "game.scenes.notice:Notice",
    "unsaved": "game.scenes.unsaved:Unsaved",
    "trouble": "game.scenes.error_screen:ErrorScreen",
    "loading": "game.scenes.loading:Loading",
    "taking_in": "game.scenes.dropped_file:TakingIn",
    "watch": "game.scenes.theatre:Theatre",
    "exported": "game.scenes.exported:Exported",
    "filming": "game.scenes.filming:Filming",
    "hall": "game.scenes.workshop.hall:Hall",
    "wall": "game.scenes.workshop.wall:Wall",
    "task": "game.scenes.workshop.task_bench:TaskBench",
    "bench": "game.scenes.workshop.bench:Bench",
    "mend": "game.scenes.workshop.mend:Mend",
    "mend_bench": "game.scenes.workshop.mend_bench:MendBench",
    "mousetrap_crank": "game.scenes.mousetrap.crank:Crank",
    "mousetrap_crank_test": "game.scenes.mousetrap.crank_test:CrankTest",
    "practise_crank": "game.scenes.mousetrap.practice:Practice",
    "practise_feeling": "game.scenes.boobytrap.practice:Practice",
    "mousetrap_corrected": "game.scenes.mousetrap.corrected:Corrected",
    "parts_list": "game.scenes.workshop.parts_list:PartsList",
}

# One line a game, called with `opened=`: a `game.scenes.open_match.OpenMatch`, begun or continued.
TABLES: Mapping[str, str] = {
    "mousetrap": "game.scenes.mousetrap.match_screen:MousetrapScreen",
    "mousemaze": "game.scenes.mousemaze.match_screen:MousemazeScreen",
    "mightymouse": "game.scenes.mightymouse.match_screen:MightymouseScreen",
    "boobytrap": "game.scenes.boobytrap.match_screen:BoobytrapScreen",
}

# One line a game that has a machine to play with.
WORKSHOPS: Mapping[str, str] = {
    "mousetrap": "game.scenes.mousetrap.workshop:Workshop",
    "boobytrap": "game.scenes.boobytrap.workshop:Workshop",
}

# One line a game that has something to be practised: the screen for that.
PRACTICES: Mapping[str, str] = {"mousetrap": "practise_crank", "boobytrap": "practise_feeling"}

# One line a game: a function that is called with a `game.session.match.Match` and tells it as a whole.
CHRONICLES: Mapping[str, str] = {
    "mousetrap": "game.scenes.mousetrap.chronicle:chronicle",
    "mousemaze": "game.scenes.mousemaze.chronicle:chronicle",
    "mightymouse": "game.scenes.mightymouse.chronicle:chronicle",
    "boobytrap": "game.scenes.boobytrap.chronicle:chronicle",
}

# One line a game that has a machine: a function that makes a film of an act on record.
FILMS: Mapping[str, str] = {
    "mousetrap": "game.scenes.mousetrap.run_film:film",
    "boobytrap": "game.scenes.boobytrap.run_film:film",
}

# One line a game that has a machine: a function that tells an act on record in a few pictures.
RUN_PICTURES: Mapping[str, str] = {
    "mousetrap": "game.scenes.mousetrap.run_film:pictures",
    "boobytrap": "game.scenes.boobytrap.run_film:pictures",
}


def make(shell: Shell, route: str, **given: object) -> Scene:
    """The scene of a route: a screen's name, ``table:GAME`` or ``workshop:GAME``."""
    kind, _, game = route.partition(":")
    places = {"table": TABLES, "workshop": WORKSHOPS}
    target = places[kind][game] if game else ROUTES[route]
    scene: Scene = pkgutil.resolve_name(target)(shell, **given)
    return scene


def ready(route: str) -> bool:
    """Whether a table or workshop is there to be opened."""
    kind, _, game = route.partition(":")
    target = {"table": TABLES, "workshop": WORKSHOPS}[kind].get(game)
    if target is None:
        return False
    return find_spec(target.partition(":")[0]) is not None
