"""Every short sound by its name, brought to the same loudness and stored as WAV."""

from __future__ import annotations

import wave
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
from scipy import signal

from build_scripts.sounds import loudness, tables, trap
from build_scripts.sounds.materials import plastic, steel, wood
from build_scripts.sounds.synthesis import RATE, Wave, band, mixed

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
PEAK = -6.0
"""The highest sample, dB: when a trap fires or pieces are mixed, several sound at once, and the sum must not clip."""
LOUDNESS = -27.0
"""How loud every sound is in its loudest 0.4 s, LUFS: as loud as the shortest click gets below that peak."""
_BRIGHTEST = 7200

SOUNDS: dict[str, Callable[[], Wave]] = {
    "plastic_click": lambda: plastic(1, 1150),
    "plastic_click_2": lambda: plastic(2, 980),
    "plastic_click_3": lambda: plastic(3, 1320),
    "button": lambda: mixed(0.14, (0, 0.8, plastic(4, 760, 0.1)), (0.035, 0.4, plastic(5, 1240, 0.08))),
    "gear_tick": lambda: plastic(6, 1620, 0.08),
    "steel_drop": lambda: mixed(0.5, (0, 1, steel(7, 2150)), (0.13, 0.45, steel(8, 2200)), (0.21, 0.2, steel(9, 2240))),
    "steel_tap": lambda: steel(10, 2050, 0.22, 0.06),
    "band_twang": trap.band_twang,
    "bar_thud": tables.bar_thud,
    "snap": trap.snap,
    "kick": trap.kick,
    "bucket_clank": trap.bucket_clank,
    "splash": trap.splash,
    "board_thud": trap.board_thud,
    "whoosh": trap.whoosh,
    "cage_rattle": trap.cage_rattle,
    "cage_slide": trap.cage_slide,
    "cage_slam": trap.cage_slam,
    "mouse_squeak": tables.mouse_squeak,
    "die_rattle": tables.die_rattle,
    "die_land": tables.die_land,
    "disc_tap": tables.disc_tap,
    "cheese_pop": tables.cheese_pop,
    "hop": tables.hop,
    "card_flip": tables.card_flip,
    "wood_knock": lambda: wood(191, 420),
    "wood_creak": tables.wood_creak,
    "part_placed": lambda: mixed(0.3, (0, 0.9, wood(201, 260)), (0.05, 0.8, plastic(202, 900))),
    "fanfare": tables.fanfare,
    "miss": tables.miss,
    "chime": tables.chime,
    "cuckoo": tables.cuckoo,
}
LOOPS: dict[str, Callable[[], Wave]] = {
    f"steel_roll_{number}": partial(trap.steel_roll, speed) for number, speed in enumerate(trap.ROLL_SPEEDS, start=1)
} | {"drum_roll": trap.drum_roll}
"""What is played round and round; at twice the rate, which is the mixer's: resampled there, the seam would click."""
LINKS: dict[str, Callable[[], Wave]] = {f"link_{link}": partial(trap.link_tone, link) for link in range(1, 18)}
SOUNDS |= LOOPS | LINKS


def rendered(name: str) -> tuple[bytes, int]:
    """A sound as 16-bit samples, and how many there are a second: no rumble, nothing harsh, soft ends, as loud as all.

    KeyError: there is no such sound.
    """
    sound, rate = SOUNDS[name](), RATE
    if name in LOOPS:
        sound, rate = signal.resample(sound, 2 * len(sound)), 2 * RATE
    else:
        sound = band(sound, 45, _BRIGHTEST, 1)
        fade = round(0.012 * RATE)
        sound[-fade:] *= np.linspace(1, 0, fade)
        sound[:12] *= np.linspace(0, 1, 12)
    return bytes(np.round(_levelled(sound, rate) * 32767).astype("<i2")), rate


def write(name: str, folder: Path = FOLDER) -> None:
    """Store a sound."""
    folder.mkdir(parents=True, exist_ok=True)
    samples, rate = rendered(name)
    with wave.open(str(folder / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(samples)


def _levelled(sound: Wave, rate: int) -> Wave:
    """At the common loudness; what would go beyond the highest peak is bent, not cut."""
    highest = 10 ** (PEAK / 20)
    gain = 10 ** ((LOUDNESS - loudness.loudest(sound, rate)) / 20)
    if gain * np.abs(sound).max() <= highest:
        return gain * sound
    return highest * np.tanh(gain * sound / highest)
