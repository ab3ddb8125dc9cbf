"""The music under everything: a piece that is streamed, its beat, and what comes over it the more is built."""

from __future__ import annotations

import json
import logging
import math
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from threading import Thread

import pygame

_log = logging.getLogger(__name__)
_BEATS, _USUAL = "beats.json", 60
"""Where the beats a minute of the pieces are kept, each of which begins with one; and what is taken where none is."""
DUCKED = 0.25
"""The share of its volume that is left to ducked music: 12 dB less."""
_FALL, _RISE = 3.0, 0.5
"""How fast it goes down and comes back, shares of its volume a second."""


@cache
def beats(folder: Path) -> Mapping[str, int]:
    """Beats a minute by piece, as `build_scripts/sounds` has stored them."""
    try:
        found = json.loads((folder / _BEATS).read_text(encoding="utf-8"))
        return {str(piece): int(number) for piece, number in found.items()}
    except (OSError, ValueError, TypeError, AttributeError) as error:
        _log.warning("the beats of the music are left out: %s", error)
        return {}


class Music:
    """Begins silent and comes up by itself. `volume` is what the settings leave to it, 0 to 1."""

    def __init__(self, path: Path) -> None:
        self.path = self._playing = path
        self.volume = 0.0
        self._on = False
        self._share = 0.0
        self._ducked, self._low = 0.0, DUCKED
        self._sounding = False

    def change(self, path: Path) -> None:
        """Let another piece take its place, as soon as this one has faded; the same one goes on."""
        self.path = path

    def start(self) -> None:
        """Begin with the mixer open; a file that cannot be played is silence."""
        try:
            self._playing = self.path
            pygame.mixer.music.load(str(self.path))
            pygame.mixer.music.set_volume(0.0)
            pygame.mixer.music.play(loops=-1)
            self._on = self._sounding = True
        except (pygame.error, OSError) as error:
            _log.warning("music %s is left out: %s", self.path.name, error)

    def stop(self) -> None:
        """The mixer is being closed."""
        self._on, self._share = False, 0.0

    @property
    def sounding(self) -> float:
        """How loud it is just now, 0 to 1."""
        return self._share * self.volume if self._on and self._sounding else 0.0

    @property
    def piece(self) -> str:
        """The name of the piece that plays."""
        return self._playing.stem

    @property
    def at(self) -> float:
        """How long the piece has been playing, s."""
        return pygame.mixer.music.get_pos() / 1000

    @property
    def beat_s(self) -> float:
        """Seconds of a beat of the piece."""
        return 60 / (beats(self._playing.parent).get(self.piece) or _USUAL)

    def until(self, share: int) -> float:
        """Seconds to the next beat, or to the next of so many shares of one; of silent music once it goes on."""
        if not self._on or not self.volume:
            return 0.0
        step = self.beat_s / share
        return -self.at % step

    def duck(self, seconds: float, low: float = DUCKED) -> None:
        """Stay low for so long from now, at this share of its volume."""
        self._ducked, self._low = max(self._ducked, seconds), low

    def update(self, dt: float) -> bool:
        """Let time pass; tell whether the loudness is still changing."""
        if not self._on:
            return False
        self._ducked = max(0.0, self._ducked - dt)
        if self.path != self._playing and self._share <= 0:
            self.start()
        goal = 0.0 if self.path != self._playing else self._low if self._ducked else 1.0
        step = (_RISE if goal > self._share else _FALL) * dt
        self._share += min(step, max(-step, goal - self._share))
        self._set(self._share * self.volume)
        return self._share < 1.0 or self.path != self._playing

    def _set(self, volume: float) -> None:
        """Silent music waits instead of costing time."""
        music = pygame.mixer.music
        music.set_volume(volume)
        if self._sounding != (volume > 0):
            self._sounding = volume > 0
            (music.unpause if self._sounding else music.pause)()


# What comes over a piece, step by step: one loop at a time, begun so that it goes with the piece.

_AHEAD = 1.0
"""Seconds before a loop is to begin: in so long it is read, which is done beside the window."""
_LATE = 0.1
"""A loop that would begin so much too late, s, is made anew for another moment."""
_BIT = 2
"""Bytes of a sample of one channel."""


class MusicLoop:
    """A loop for one moment of the piece that it goes over: `sound` is there once it has been read, if it can be."""

    def __init__(self, path: Path, due: float, beat_s: float) -> None:
        self.path, self.due, self.beat_s = path, due, beat_s
        self.sound: pygame.mixer.Sound | None = None
        self.channel: pygame.mixer.Channel | None = None
        self.share = 0.0
        self._reading = Thread(target=self._read, daemon=True)
        self._reading.start()

    def wait(self) -> None:
        """The mixer is being closed, under which nothing may be read."""
        self._reading.join()

    @property
    def failed(self) -> bool:
        """Whether there will be no sound."""
        return self.sound is None and not self._reading.is_alive()

    def _read(self) -> None:
        try:
            whole = pygame.mixer.Sound(str(self.path)).get_raw()
            rate, _bits, channels = pygame.mixer.get_init() or (0, 0, 0)
            frame, beat = _BIT * channels, self.beat_s * rate
            beats = int(len(whole) / frame / beat)
            end, cut = (frame * round(part) for part in (beats * beat, self.due * rate % (beats * beat)))
            self.sound = pygame.mixer.Sound(buffer=whole[cut:end] + whole[:cut])
        except (pygame.error, OSError, ZeroDivisionError) as error:
            _log.warning("music %s is left out: %s", self.path.name, error)


class MusicLayers:
    """Over the music lies the loop that is wanted, if it is one of the piece that plays; the one before fades."""

    def __init__(self) -> None:
        self.wanted: Path | None = None
        self._loops: list[MusicLoop] = []
        self._failed: set[Path] = set()

    def stop(self) -> None:
        """The mixer is being closed."""
        for loop in self._loops:
            loop.wait()
        self._loops = []

    def update(self, dt: float, music: Music) -> bool:
        """Let time pass: begin, fade, and be silent with the music; tell whether anything changes."""
        changing, wanted = False, self._wanted(music)
        known = (*self._failed, *(loop.path for loop in self._loops))
        if wanted is not None and music.sounding and wanted not in known:
            start = math.ceil((music.at + _AHEAD) / music.beat_s) * music.beat_s
            self._loops.append(MusicLoop(wanted, start, music.beat_s))
        for loop in [*self._loops]:
            changing |= self._follow(loop, dt, music)
        return changing

    def _wanted(self, music: Music) -> Path | None:
        """What is wanted over the piece that plays."""
        wanted = self.wanted
        return wanted if wanted is not None and wanted.stem.startswith(f"{music.piece}_") else None

    def _follow(self, loop: MusicLoop, dt: float, music: Music) -> bool:
        if loop.failed:
            self._failed.add(loop.path)
            self._loops.remove(loop)
            return False
        if loop.channel is None:
            self._begin(loop, music)
            return music.sounding > 0
        goal = 1.0 if loop.path == self._wanted(music) else 0.0
        step = _RISE * dt
        before, loop.share = loop.share, loop.share + min(step, max(-step, goal - loop.share))
        if not loop.share and not goal:
            loop.channel.stop()
            self._loops.remove(loop)
            return False
        loop.channel.set_volume(loop.share * music.sounding)
        (loop.channel.unpause if music.sounding else loop.channel.pause)()
        return loop.share != before

    def _begin(self, loop: MusicLoop, music: Music) -> None:
        """Begin as soon as the music is there, which waits where it is silent."""
        late = music.at - loop.due
        if loop.path != self._wanted(music) or late > _LATE or late < -2 * _AHEAD - music.beat_s:
            if loop.sound is not None:
                self._loops.remove(loop)
            return
        if late < 0 or loop.sound is None or not music.sounding:
            return
        loop.channel = pygame.mixer.find_channel()
        if loop.channel is not None:
            loop.channel.play(loop.sound, loops=-1)
            loop.channel.set_volume(0.0)
