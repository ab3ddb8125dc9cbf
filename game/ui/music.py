"""The music under everything: one file streamed round and round, lower while something else is to be heard."""

from __future__ import annotations

import logging
from pathlib import Path

import pygame

_log = logging.getLogger(__name__)
_DUCKED = 0.25
"""The share of its volume that is left to ducked music: 12 dB less."""
_FALL, _RISE = 3.0, 0.5
"""How fast it goes down and comes back, shares of its volume a second."""


class Music:
    """Begins silent and comes up by itself. `volume` is what the settings leave to it, 0 to 1."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.volume = 0.0
        self._on = False
        self._share = 0.0
        self._ducked = 0.0
        self._sounding = False

    def start(self) -> None:
        """Begin with the mixer open; a file that cannot be played is silence."""
        try:
            pygame.mixer.music.load(str(self.path))
            pygame.mixer.music.set_volume(0.0)
            pygame.mixer.music.play(loops=-1)
            self._on = self._sounding = True
        except (pygame.error, OSError) as error:
            _log.warning("music %s is left out: %s", self.path.name, error)

    def stop(self) -> None:
        """The mixer is being closed."""
        self._on, self._share = False, 0.0

    def duck(self, seconds: float) -> None:
        """Stay low for so long from now."""
        self._ducked = max(self._ducked, seconds)

    def update(self, dt: float) -> bool:
        """Let time pass; tell whether the loudness is still changing."""
        if not self._on:
            return False
        self._ducked = max(0.0, self._ducked - dt)
        goal = _DUCKED if self._ducked else 1.0
        step = (_RISE if goal > self._share else _FALL) * dt
        self._share += min(step, max(-step, goal - self._share))
        self._set(self._share * self.volume)
        return self._share < 1.0

    def _set(self, volume: float) -> None:
        """Silent music waits instead of costing time."""
        music = pygame.mixer.music
        music.set_volume(volume)
        if self._sounding != (volume > 0):
            self._sounding = volume > 0
            (music.unpause if self._sounding else music.pause)()
