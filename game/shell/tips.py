"""Which tips are wanted and which were seen, as the settings keep it, by game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.host.settings import Settings

_WANTED, _ON, _OFF, _SEEN = "tips", "on", "off", "seen"
FIRST, ALWAYS, NEVER = "first", "on", "off"
"""When the numbers of the die are shown before one rolls: at the first match of each game, or not by the match."""


def offered(settings: Settings, game: str) -> bool:
    """Whether it has been said already if tips are wanted in a game."""
    return game in settings.tips


def tips_on(settings: Settings, game: str) -> bool:
    """Whether tips are given in a game."""
    return _of(settings, game).get(_WANTED) == _ON


def seen(settings: Settings, game: str) -> frozenset[str]:
    """The tips of a game that were seen, by name."""
    return frozenset(name for name, how in _of(settings, game).items() if how == _SEEN)


def with_tips(settings: Settings, game: str, on: bool) -> Settings:
    """The settings with tips from the first one on, or with none."""
    return _with(settings, game, {_WANTED: _ON if on else _OFF})


def with_seen(settings: Settings, game: str, tip: str) -> Settings:
    """The settings with one more tip seen."""
    return _with(settings, game, {**_of(settings, game), tip: _SEEN})


def looks_ahead(settings: Settings, game: str) -> bool:
    """Whether the numbers of the die are shown at the spaces that they lead to."""
    return settings.look_ahead == ALWAYS or (settings.look_ahead == FIRST and tips_on(settings, game))


def _of(settings: Settings, game: str) -> Mapping[str, Any]:
    kept = settings.tips.get(game)
    return kept if isinstance(kept, Mapping) else {}


def _with(settings: Settings, game: str, kept: Mapping[str, str]) -> Settings:
    return replace(settings, tips={**settings.tips, game: kept})
