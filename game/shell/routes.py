"""Every screen by its route, and what makes it: each is imported when first opened, so that the window comes quickly.

A game gives its own by its desk, floors above this one by `offer`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any

from game.shell.desk import DESKS, Maker

if TYPE_CHECKING:
    from game.ui.shell import Scene, Shell


# The modules of screens that may be opened, imported in spare time: together they take a quarter of a second.


_OURS = "game."


def importing(names: Iterable[str]) -> Iterator[None]:
    """Import modules of the game, about one each step: before each those that it imports itself."""
    seen: set[str] = set()
    for name in names:
        yield from _from_the_bottom(name, seen)


def _from_the_bottom(name: str, seen: set[str]) -> Iterator[None]:
    """A module after all that it needs; what is imported already is passed over."""
    if name in seen or name in sys.modules:
        return
    seen.add(name)
    if parent := name.rpartition(".")[0]:
        yield from _from_the_bottom(parent, seen)
    named = _named(name)
    packages = [each for each in named if each.startswith(_OURS)]
    for needed in packages:
        yield from _from_the_bottom(needed, seen)
    for needed in [f"{package}.{word}" for package in packages for word in named if _is_module(package, word)]:
        yield from _from_the_bottom(needed, seen)
    import_module(name)
    yield


def imports_of(maker: object) -> Iterator[str]:
    """The modules of the game that a function imports when it is called."""
    assert isinstance(maker, FunctionType)
    return (name for name in maker.__code__.co_names if name.startswith(_OURS))


def _named(name: str) -> tuple[str, ...]:
    """All names that the top level of a module uses, among them the modules that it imports."""
    spec = find_spec(name)
    code = getattr(spec.loader, "get_code", lambda name: None)(name) if spec is not None else None
    return code.co_names if isinstance(code, CodeType) else ()


def _is_module(package: str, word: str) -> bool:
    """Whether a word is a module of a package that is there, not yet imported."""
    there = sys.modules.get(package)
    if "." in word or not hasattr(there, "__path__") or hasattr(there, word):
        return False
    return find_spec(f"{package}.{word}") is not None


# The routes.


def _title(shell: Shell, **given: Any) -> Scene:
    from game.shell.title import Title  # noqa: PLC0415 - when it is opened

    return Title(shell, **given)


def _setup(shell: Shell, **given: Any) -> Scene:
    from game.shell.setup.setup import MatchSetup  # noqa: PLC0415 - when it is opened

    return MatchSetup(shell, **given)


def _matches(shell: Shell, **given: Any) -> Scene:
    from game.shell.matches.matches import Matches  # noqa: PLC0415 - when it is opened

    return Matches(shell, **given)


def _evening(shell: Shell, **given: Any) -> Scene:
    from game.shell.evening.evening import EveningPage  # noqa: PLC0415 - when it is opened

    return EveningPage(shell, **given)


def _family(shell: Shell, **given: Any) -> Scene:
    from game.shell.evening.family_book import FamilyBookPage  # noqa: PLC0415 - when it is opened

    return FamilyBookPage(shell, **given)


def _rename(shell: Shell, **given: Any) -> Scene:
    from game.shell.matches.acts import Rename  # noqa: PLC0415 - when it is opened

    return Rename(shell, **given)


def _settings(shell: Shell, **given: Any) -> Scene:
    from game.shell.settings.preferences import Preferences  # noqa: PLC0415 - when it is opened

    return Preferences(shell, **given)


def _table_help(shell: Shell, **given: Any) -> Scene:
    from game.shell.play.table_help import TableHelp  # noqa: PLC0415 - when it is opened

    return TableHelp(shell, **given)


def _sounds(shell: Shell) -> Scene:
    from game.shell.settings.sound_list import SoundList  # noqa: PLC0415 - when it is opened

    return SoundList(shell)


def _questions(shell: Shell, **given: Any) -> Scene:
    from game.shell.questions import Questions  # noqa: PLC0415 - when it is opened

    return Questions(shell, **given)


def _letters(shell: Shell, **given: Any) -> Scene:
    from game.shell.settings.letters import Letters  # noqa: PLC0415 - when it is opened

    return Letters(shell, **given)


def _controls(shell: Shell, **given: Any) -> Scene:
    from game.shell.settings.controls import Controls  # noqa: PLC0415 - when it is opened

    return Controls(shell, **given)


def _rules(shell: Shell, **given: Any) -> Scene:
    from game.shell.reader import Reader  # noqa: PLC0415 - when it is opened

    return Reader(shell, **given)


def _credits(shell: Shell, **given: Any) -> Scene:
    from game.shell.reader import Credits  # noqa: PLC0415 - when it is opened

    return Credits(shell, **given)


def _notice(shell: Shell, **given: Any) -> Scene:
    from game.shell.pages import Notice  # noqa: PLC0415 - when it is opened

    return Notice(shell, **given)


def _unsaved(shell: Shell, **given: Any) -> Scene:
    from game.shell.matches.open_match import Unsaved  # noqa: PLC0415 - when it is opened

    return Unsaved(shell, **given)


def _trouble(shell: Shell, **given: Any) -> Scene:
    from game.shell.pages import ErrorScreen  # noqa: PLC0415 - when it is opened

    return ErrorScreen(shell, **given)


def _loading(shell: Shell, **given: Any) -> Scene:
    from game.shell.matches.open_match import Loading  # noqa: PLC0415 - when it is opened

    return Loading(shell, **given)


def _watch(shell: Shell, **given: Any) -> Scene:
    from game.shell.theatre.theatre import Theatre  # noqa: PLC0415 - when it is opened

    return Theatre(shell, **given)


def _story(shell: Shell, **given: Any) -> Scene:
    from game.shell.theatre.story import StoryPage  # noqa: PLC0415 - when it is opened

    return StoryPage(shell, **given)


def _try_again(shell: Shell, **given: Any) -> Scene:
    from game.shell.theatre.try_again import TryAgainPage  # noqa: PLC0415 - when it is opened

    return TryAgainPage(shell, **given)


def _decision(shell: Shell, **given: Any) -> Scene:
    from game.shell.theatre.decision import decision_table  # noqa: PLC0415 - when it is opened

    return decision_table(shell, **given)


def _futures(shell: Shell, **given: Any) -> Scene:
    from game.shell.theatre.decision import FuturesPage  # noqa: PLC0415 - when it is opened

    return FuturesPage(shell, **given)


def _branch(shell: Shell, **given: Any) -> Scene:
    from game.shell.theatre.branching import BranchPage  # noqa: PLC0415 - when it is opened

    return BranchPage(shell, **given)


def _exported(shell: Shell, **given: Any) -> Scene:
    from game.shell.theatre.films import Exported  # noqa: PLC0415 - when it is opened

    return Exported(shell, **given)


def _filming(shell: Shell, **given: Any) -> Scene:
    from game.shell.theatre.films import Filming  # noqa: PLC0415 - when it is opened

    return Filming(shell, **given)


_ROUTES: dict[str, Maker] = {
    "title": _title,
    "setup": _setup,
    "matches": _matches,
    "evening": _evening,
    "family": _family,
    "rename": _rename,
    "settings": _settings,
    "table_help": _table_help,
    "questions": _questions,
    "sounds": _sounds,
    "letters": _letters,
    "controls": _controls,
    "rules": _rules,
    "credits": _credits,
    "notice": _notice,
    "unsaved": _unsaved,
    "trouble": _trouble,
    "loading": _loading,
    "watch": _watch,
    "story": _story,
    "branch": _branch,
    "try_again": _try_again,
    "decision": _decision,
    "futures": _futures,
    "exported": _exported,
    "filming": _filming,
}


def offer(screens: Mapping[str, Maker]) -> None:
    """Let these be opened by their routes, too."""
    _ROUTES.update(screens)


def maker(route: str) -> Maker:
    """What makes a screen by its route, ``table:GAME`` or ``workshop:GAME``; KeyError if there is none."""
    kind, _, game = route.partition(":")
    if game:
        desk = DESKS[game]
        workshop = desk.workshop
        if kind == "workshop" and workshop is None:
            raise KeyError(route)
        return workshop.screen if kind == "workshop" and workshop is not None else desk.table
    if route not in _ROUTES:
        for desk in DESKS.values():
            _ROUTES.update(desk.screens)
    return _ROUTES[route]


def ahead(*wanted: str) -> Iterator[None]:
    """Import in steps what these routes need, so that opening one does not have to wait for it."""
    return importing(name for route in wanted for name in imports_of(maker(route)))


def make(shell: Shell, route: str, **given: object) -> Scene:
    """The scene of a route."""
    return maker(route)(shell, **given)
