"""Every screen by its route, and what makes it: a game gives its own by its desk, the program all others by `offer`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import CodeType, FunctionType
from typing import TYPE_CHECKING

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


_ROUTES: dict[str, Maker] = {}


def offer(screens: Mapping[str, Maker]) -> None:
    """Let these be opened by their routes."""
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
