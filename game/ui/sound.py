"""Sounds by name; silent without a device, and never a reason to fail."""

from __future__ import annotations

import array
import logging
from functools import lru_cache
from pathlib import Path

import pygame

_log = logging.getLogger(__name__)
_RATE = 44100
_VOICES = 24
# Pitches are rounded to semitones, so that each sound is resampled at most a few times.
_SEMITONE = 2 ** (1 / 12)
_FURTHEST = 12


class Sound:
    """Plays ``assets/sounds/<name>.ogg`` or ``.wav``.

    missing: whether a sound device was asked for in vain.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.master = 1.0
        self.effects = 1.0
        self.muted = False
        self.on = False
        self.missing = False
        self._sounds: dict[tuple[str, int], pygame.mixer.Sound | None] = {}

    def start(self) -> bool:
        """Open the sound device; tell whether there is one."""
        try:
            pygame.mixer.init(_RATE, -16, 2, 512)
            pygame.mixer.set_num_channels(_VOICES)
            self.on = True
        except (pygame.error, NotImplementedError) as error:
            _log.info("playing without sound: %s", error)
            self.on = False
        self.missing = not self.on
        return self.on

    def stop(self) -> None:
        """Close the device."""
        self._sounds.clear()
        if self.on:
            pygame.mixer.quit()
        self.on = False

    def set_volume(self, master: float, effects: float, muted: bool) -> None:
        """Adopt the volumes of the settings, 0 to 1."""
        self.master, self.effects, self.muted = master, effects, muted

    def play(self, name: str, volume: float = 1.0, pitch: float = 1.0, pan: float = 0.0) -> None:
        """Play a sound once; ``pan`` -1 left to 1 right; an unknown name is silent."""
        loud = min(1.0, max(0.0, volume)) * self.master * self.effects
        if not self.on or self.muted or loud <= 0.001:
            return
        try:
            sound = self._find(name, _semitones(pitch))
            channel = pygame.mixer.find_channel() if sound else None
            if sound and channel:
                channel.play(sound)
                pan = min(1.0, max(-1.0, pan))
                channel.set_volume(loud * min(1.0, 1 - pan), loud * min(1.0, 1 + pan))
        except pygame.error as error:
            _log.info("sound %s failed: %s", name, error)

    def hit(self, name: str, impulse: float, full: float, pan: float = 0.0) -> None:
        """Play a contact: louder and a little brighter the nearer its impulse comes to ``full``."""
        share = min(1.0, max(0.0, impulse / full)) if full > 0 else 0.0
        self.play(name, share**0.6, 0.9 + 0.25 * share, pan)

    def _find(self, name: str, semitones: int) -> pygame.mixer.Sound | None:
        key = name, semitones
        if key not in self._sounds:
            self._sounds[key] = self._load(name, semitones)
        return self._sounds[key]

    def _load(self, name: str, semitones: int) -> pygame.mixer.Sound | None:
        if semitones:
            plain = self._find(name, 0)
            return plain and pygame.mixer.Sound(buffer=_resample(plain.get_raw(), semitones))
        paths = (self.folder / f"{name}{kind}" for kind in (".ogg", ".wav"))
        path = next((path for path in paths if path.is_file()), None)
        try:
            return pygame.mixer.Sound(str(path)) if path else None
        except pygame.error as error:
            _log.warning("sound %s is damaged and left out: %s", name, error)
            return None


@lru_cache(maxsize=64)
def _semitones(pitch: float) -> int:
    """The nearest whole number of semitones."""
    steps, reached = 0, 1.0
    while reached * _SEMITONE**0.5 < pitch and steps < _FURTHEST:
        steps, reached = steps + 1, reached * _SEMITONE
    while reached / _SEMITONE**0.5 > pitch and steps > -_FURTHEST:
        steps, reached = steps - 1, reached / _SEMITONE
    return steps


def _resample(raw: bytes, semitones: int) -> bytes:
    """Stereo 16-bit frames read faster or slower."""
    frames = array.array("i")
    frames.frombytes(raw[: len(raw) // 4 * 4])
    rate = _SEMITONE**semitones
    return array.array("i", [frames[int(n * rate)] for n in range(int(len(frames) / rate))]).tobytes()
