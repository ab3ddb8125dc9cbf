"""Sounds that go on, such as rolling: loops whose volumes follow what happens, and end when nobody asks for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

_GLIDE_S = 0.05
"""In so long a volume changes from nothing to full, s: short enough to follow a bounce, long enough not to click."""
_PATIENCE_S = 0.2
"""So long a loop goes on without being asked for again, s: some frames, so that a slow frame does not interrupt it."""


class Sustained:
    """Plays loops on channels of their own, each from the first time it is asked for until it has fallen silent."""

    def __init__(self, find: Callable[[str], pygame.mixer.Sound | None]) -> None:
        self._find = find
        self._channels: dict[str, pygame.mixer.Channel] = {}
        self._volumes: dict[str, float] = {}
        self._wanted: Mapping[str, float] = {}
        self._pan: tuple[float, float] | None = (1.0, 1.0)
        self._left = 0.0

    def ask(self, wanted: Mapping[str, float], sides: tuple[float, float] | None) -> None:
        """Let these loops sound at these volumes, 0 to 1, and all others end; sides: shares of two sides."""
        self._wanted, self._pan, self._left = wanted, sides, _PATIENCE_S

    def stop(self) -> None:
        """The mixer is being closed."""
        self._channels.clear()
        self._volumes.clear()
        self._wanted = {}

    def update(self, dt: float) -> bool:
        """Let time pass; tell whether anything sounds."""
        self._left -= dt
        wanted = self._wanted if self._left > 0 else {}
        for name in {**self._volumes, **wanted}:
            self._follow(name, wanted.get(name, 0.0), dt / _GLIDE_S)
        return bool(self._volumes)

    def _follow(self, name: str, goal: float, step: float) -> None:
        now = self._volumes.get(name, 0.0)
        now += min(step, max(-step, goal - now))
        channel = self._channels.get(name) or (self._begin(name) if now > 0 else None)
        if channel is None:
            return
        if now <= 0:
            channel.stop()
            del self._channels[name], self._volumes[name]
        else:
            self._volumes[name] = now
            channel.set_volume(*((now,) if self._pan is None else (now * side for side in self._pan)))

    def _begin(self, name: str) -> pygame.mixer.Channel | None:
        loop, channel = self._find(name), pygame.mixer.find_channel()
        if loop is None or channel is None:
            return None
        channel.set_volume(0.0)
        channel.play(loop, loops=-1)
        self._channels[name] = channel
        return channel
