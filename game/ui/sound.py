"""Sounds by name, those that go on, and those that wait for the beat of the music; silent without a device."""

from __future__ import annotations

import array
import logging
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path

import pygame

from game.ui.music import DUCKED, Music, MusicLayers
from game.ui.widgets.spoken import Source

_GLIDE_S = 0.05
"""In so long a volume changes from nothing to full, s: short enough to follow a bounce, long enough not to click."""
_PATIENCE_S = 0.2
"""So long a loop goes on without being asked for again, s: some frames, so that a slow frame does not interrupt it."""


GLAD, SORRY = (tuple(f"link_{tone}" for tone in tones) for tones in ((7, 9, 10, 12), (6, 4, 2, 1)))
ANSWER = 0.45
"""What the music says to what went well, C major upwards, and to what did not, A minor downwards; how loud."""


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


# Sounds by name; silent without a device, and never a reason to fail.

_log = logging.getLogger(__name__)
_RATE = 44100
_VOICES = 24
_MUSIC = "workshop.ogg"
_QUARTER, _EIGHTH, _AT_ONCE = 4, 2, 0.02
"""Into how many shares of a beat what waits for it falls; nothing waits for less than so many seconds."""
# Pitches are rounded to semitones, so that each sound is resampled at most a few times.
_SEMITONE = 2 ** (1 / 12)
_FURTHEST = 12
_CLICK = 0.4
"""How loud a pressed button is, 0 to 1: below what it sets off."""
_CROWD = 0.75
"""How much equal sounds at once take back: so a rattle of a hundred knocks a second is about as loud as one of them."""


_FEW, _THINS = 2, 0.85
"""How many unlike sounds at once stay as loud as they are, and how much each further one takes back: so ten of the
loudest that meet do not clip."""
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
        self._music, self._layers = Music(folder / _MUSIC), MusicLayers()
        self._waiting: list[tuple[float, Callable[[], None]]] = []
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
        self._layers.stop()
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
        """Let time pass for the music and for all that goes on or waits; tell whether anything of it is changing."""
        waiting = self._let_wait(dt)
        if not self.on:
            return waiting
        return self._sustained.update(dt) | self._music.update(dt) | self._layers.update(dt, self._music) | waiting

    def _let_wait(self, dt: float) -> bool:
        due = [act for left, act in self._waiting if left <= dt]
        self._waiting = [(left - dt, act) for left, act in self._waiting if left > dt]
        for act in due:
            act()
        return bool(self._waiting)

    def duck(self, seconds: float = 0.5, low: float = DUCKED) -> None:
        """Lower the music for so long from now, to this share; called frame by frame it stays low."""
        self._music.duck(seconds, low)

    def choose_music(self, name: str) -> None:
        """Let the piece of that name play, or the usual one where there is none."""
        path = self.folder / f"{name}.ogg"
        self._music.change(path if name and path.is_file() else self.folder / _MUSIC)
        self._layers.wanted = None

    def enrich(self, name: str, layers: int) -> None:
        """Let so many layers lie over the piece of that name while it plays."""
        self._layers.wanted = self.folder / f"{name}_{layers}.ogg" if layers else None

    def on_beat(self, name: str, volume: float = 1.0, pan: float | Source = 0.0) -> None:
        """Play a sound once, on the next quarter of a beat where music is to be heard, else at once."""
        wait = self._music.until(_QUARTER) if self._music.sounding else 0.0
        if wait < _AT_ONCE:
            self.play(name, volume, pan=pan)
        else:
            self._waiting.append((wait, partial(self.play, name, volume, pan=pan)))

    def answer(self, names: Sequence[str], volume: float) -> None:
        """Play tones one after the other, two a beat of the music; they tell nothing that is not told otherwise."""
        if not self.on:
            return
        start = self._music.until(_EIGHTH)
        for number, name in enumerate(names):
            wait = start + number * self._music.beat_s / _EIGHTH
            self._waiting.append((wait, partial(self._sound_once, name, volume, 0, Source())))

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
        self._sound_once(name, volume, _semitones(pitch), source)

    def _sound_once(self, name: str, volume: float, semitones: int, source: Source) -> None:
        loud = _share(volume) * self.master * self.effects
        if not self.on or self.muted or loud <= 0.001:
            return
        try:
            sound = self._find(name, semitones)
            channel = pygame.mixer.find_channel() if sound else None
            if sound and channel:
                loud *= crowded(self._sounding(name), _busy())
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


def crowded(same: int, sounding: int) -> float:
    """What is left of a sound's volume among so many of the same and so many of all that sound already."""
    return float((1 + same) ** -_CROWD * max(1.0, (1 + sounding) / _FEW) ** -_THINS)


def _busy() -> int:
    return sum(pygame.mixer.Channel(number).get_busy() for number in range(pygame.mixer.get_num_channels()))


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
