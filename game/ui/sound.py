"""Sounds by name; silent without a device, and never a reason to fail."""

from __future__ import annotations

import array
import logging
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path

import pygame

from game.ui.announcements import Source
from game.ui.music import Music
from game.ui.sustained import Sustained

_log = logging.getLogger(__name__)
_RATE = 44100
_VOICES = 24
_MUSIC = "workshop.ogg"
# Pitches are rounded to semitones, so that each sound is resampled at most a few times.
_SEMITONE = 2 ** (1 / 12)
_FURTHEST = 12
_CLICK = 0.4
"""How loud a pressed button is, 0 to 1: below what it sets off."""
_CROWD = 0.75
"""How much equal sounds at once take back: so a rattle of a hundred knocks a second is about as loud as one of them."""


_HEARD = 0.1
"""What goes on more softly is not told, 0 to 1."""


class Sound:
    """Plays ``assets/sounds/<name>.wav`` and the music.

    One call for each event: `play` and `hit` sound once, `sustain` goes on as long as it is called frame by frame, and
    `duck` lowers the music for a while. heard: told the name and the source of whatever sounds, even if nobody can
    hear it. missing: whether a sound device was asked for in vain.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.master = 1.0
        self.effects = 1.0
        self.muted = False
        self.mono = False
        self.on = False
        self.missing = False
        self.heard: Callable[[str, Source], None] = lambda name, source: None
        self._going: frozenset[str] = frozenset()
        self._sounds: dict[tuple[str, int], pygame.mixer.Sound | None] = {}
        self._music = Music(folder / _MUSIC)
        self._sustained = Sustained(lambda name: self._find(name, 0))

    def start(self) -> bool:
        """Open the sound device; tell whether there is one."""
        try:
            # SDL converts for a device that is different: `_resample` and the loops count on these frames.
            pygame.mixer.init(_RATE, -16, 1 if self.mono else 2, 512, allowedchanges=0)
            pygame.mixer.set_num_channels(_VOICES)
            self.on = True
            self._music.start()
        except (pygame.error, NotImplementedError) as error:
            _log.info("playing without sound: %s", error)
            self.on = False
        self.missing = not self.on
        return self.on

    def stop(self) -> None:
        """Close the device."""
        self._sounds.clear()
        self._sustained.stop()
        self._music.stop()
        if self.on:
            pygame.mixer.quit()
        self.on = False

    def set_volume(self, master: float, music: float, effects: float, muted: bool) -> None:
        """Adopt the volumes of the settings, 0 to 1."""
        self.master, self.effects, self.muted = master, effects, muted
        self._music.volume = 0.0 if muted else master * music

    def set_mono(self, mono: bool) -> None:
        """Send the same to both ears, the music too, or not any more: the device is opened anew."""
        if mono != self.mono:
            self.mono, was_on = mono, self.on
            if was_on:
                self.stop()
                self.start()

    def update(self, dt: float) -> bool:
        """Let time pass for the music and for what is sustained; tell whether their loudness is still changing."""
        return self.on and self._sustained.update(dt) | self._music.update(dt)

    def duck(self, seconds: float = 0.5) -> None:
        """Lower the music for so long from now; called frame by frame it stays low."""
        self._music.duck(seconds)

    def sustain(self, volumes: Mapping[str, float], pan: float | Source = 0.0) -> None:
        """Let loops go on at these volumes; those not named, or all if not called again in the next frames, end."""
        going = frozenset(name for name, volume in volumes.items() if volume > _HEARD)
        source = _source(pan)
        for name in going - self._going:
            self.heard(name, source._replace(loud=_share(volumes[name])))
        self._going = going
        share = 0.0 if self.muted else self.master * self.effects
        self._sustained.ask({name: _share(volume) * share for name, volume in volumes.items()},
                            None if self.mono else _sides(source.pan))  # fmt: skip

    def play(self, name: str, volume: float = 1.0, pitch: float = 1.0, pan: float | Source = 0.0) -> None:
        """Play a sound once; ``pan`` -1 left to 1 right, or a source; an unknown name is silent."""
        source = _source(pan)
        self.heard(name, source._replace(loud=source.loud or _share(volume)))
        loud = _share(volume) * self.master * self.effects
        if not self.on or self.muted or loud <= 0.001:
            return
        try:
            sound = self._find(name, _semitones(pitch))
            channel = pygame.mixer.find_channel() if sound else None
            if sound and channel:
                loud /= (1 + self._sounding(name)) ** _CROWD
                # Before, because the mixer may fetch samples at any moment; the sides can only be set afterwards.
                channel.set_volume(loud)
                channel.play(sound)
                if not self.mono:
                    left, right = _sides(source.pan)
                    channel.set_volume(loud * left, loud * right)
        except pygame.error as error:
            _log.info("sound %s failed: %s", name, error)

    def click(self) -> None:
        """A button is pressed."""
        self.play("button", _CLICK)

    def hit(self, name: str, impulse: float, full: float, pan: float | Source = 0.0) -> None:
        """Play a contact: louder and a little brighter the nearer its impulse comes to ``full``."""
        share = min(1.0, max(0.0, impulse / full)) if full > 0 else 0.0
        self.play(name, share**0.6, 0.9 + 0.25 * share, pan)

    def _sounding(self, name: str) -> int:
        """How often a sound is to be heard just now, at any pitch."""
        same = (sound for (known, _), sound in self._sounds.items() if known == name and sound)
        return sum(sound.get_num_channels() for sound in same)

    def _find(self, name: str, semitones: int) -> pygame.mixer.Sound | None:
        key = name, semitones
        if key not in self._sounds:
            self._sounds[key] = self._load(name, semitones)
        return self._sounds[key]

    def _load(self, name: str, semitones: int) -> pygame.mixer.Sound | None:
        if semitones:
            plain = self._find(name, 0)
            return plain and pygame.mixer.Sound(buffer=_resample(plain.get_raw(), semitones, self.mono))
        path = self.folder / f"{name}.wav"
        try:
            return pygame.mixer.Sound(str(path)) if path.is_file() else None
        except pygame.error as error:
            _log.warning("sound %s is damaged and left out: %s", name, error)
            return None


def _share(volume: float) -> float:
    return min(1.0, max(0.0, volume))


def _source(pan: float | Source) -> Source:
    return pan if isinstance(pan, Source) else Source(pan)


def _sides(pan: float) -> tuple[float, float]:
    """Shares of the left and the right side for a place from -1 left to 1 right."""
    return _share(1 - pan), _share(1 + pan)


@lru_cache(maxsize=64)
def _semitones(pitch: float) -> int:
    """The nearest whole number of semitones."""
    steps, reached = 0, 1.0
    while reached * _SEMITONE**0.5 < pitch and steps < _FURTHEST:
        steps, reached = steps + 1, reached * _SEMITONE
    while reached / _SEMITONE**0.5 > pitch and steps > -_FURTHEST:
        steps, reached = steps - 1, reached / _SEMITONE
    return steps


def _resample(raw: bytes, semitones: int, mono: bool) -> bytes:
    """16-bit frames of one or two channels read faster or slower."""
    kind = "h" if mono else "i"
    frames = array.array(kind)
    frames.frombytes(raw[: len(raw) // frames.itemsize * frames.itemsize])
    rate = _SEMITONE**semitones
    return array.array(kind, [frames[int(n * rate)] for n in range(int(len(frames) / rate))]).tobytes()
