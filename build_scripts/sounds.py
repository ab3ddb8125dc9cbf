"""Makes the sounds of the game: python build_scripts/sounds.py writes assets/sounds/*.wav, the same bytes each time.

A struck thing rings with a few decaying tones (modes) after a burst of noise; what rolls, flies or splashes is noise
through filters that move. Everything ends softly, nothing is brighter than a toy.
"""

from __future__ import annotations

import wave
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy import signal

Wave: TypeAlias = NDArray[np.float64]

RATE = 22050
FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"
PEAK = 0.72
BRIGHTEST = 7200


def clock(seconds: float) -> Wave:
    """The moments of a sound."""
    return np.arange(round(seconds * RATE)) / RATE


def tone(seconds: float, pitch: float | Wave, fade: float, phase: float = 0.0) -> Wave:
    """A sine that dies away; fade is the time to a third."""
    t = clock(seconds)
    turns = np.cumsum(np.broadcast_to(pitch, t.shape)) / RATE
    return np.sin(2 * np.pi * turns + phase) * np.exp(-t / fade)


def hiss(seconds: float, seed: int) -> Wave:
    """White noise."""
    return np.random.default_rng(seed).standard_normal(round(seconds * RATE))


def band(sound: Wave, low: float, high: float, order: int = 2) -> Wave:
    """What lies between two pitches."""
    limits = [max(20.0, low), min(high, RATE * 0.49)]
    filtered: Wave = signal.sosfilt(signal.butter(order, limits, "band", fs=RATE, output="sos"), sound)
    return filtered


def swell(seconds: float, attack: float, fade: float) -> Wave:
    """An envelope that rises and dies away."""
    t = clock(seconds)
    return np.minimum(t / max(attack, 1e-4), 1) * np.exp(-np.maximum(t - attack, 0) / fade)


def struck(
    seconds: float, modes: Sequence[tuple[float, float, float]], noise: tuple[float, float, float], seed: int
) -> Wave:
    """A body that is hit: modes are (pitch, loudness, fade), noise is (low, high, loudness) of the contact."""
    sound = np.zeros(round(seconds * RATE))
    for number, (pitch, loud, fade) in enumerate(modes):
        sound += loud * tone(seconds, pitch, fade, 0.7 * number)
    contact = band(hiss(seconds, seed), noise[0], noise[1]) * swell(seconds, 0.0006, 0.006)
    return sound * np.minimum(clock(seconds) / 0.0008, 1) + noise[2] * contact


def mixed(seconds: float, *layers: tuple[float, float, Wave]) -> Wave:
    """Layers as (start, loudness, sound)."""
    whole = np.zeros(round(seconds * RATE))
    for start, loud, sound in layers:
        at = round(start * RATE)
        piece = sound[: max(0, len(whole) - at)]
        whole[at : at + len(piece)] += loud * piece
    return whole


def plastic(seed: int, pitch: float, seconds: float = 0.14) -> Wave:
    """A click of moulded plastic."""
    modes = [(pitch, 0.7, 0.018), (pitch * 1.83, 0.45, 0.012), (pitch * 2.71, 0.25, 0.008), (pitch * 0.52, 0.35, 0.03)]
    return struck(seconds, modes, (900, 5200, 0.9), seed)


def wood(seed: int, pitch: float, seconds: float = 0.22) -> Wave:
    """A knock on a block of wood."""
    modes = [(pitch, 0.9, 0.035), (pitch * 1.58, 0.5, 0.026), (pitch * 2.44, 0.25, 0.016), (pitch * 3.9, 0.12, 0.01)]
    return struck(seconds, modes, (300, 2600, 0.6), seed)


def steel(seed: int, pitch: float, seconds: float = 0.4, ring: float = 0.12) -> Wave:
    """A small ball of steel on something hard."""
    modes = [
        (pitch, 0.5, ring),
        (pitch * 1.504, 0.3, ring * 0.7),
        (pitch * 2.27, 0.18, ring * 0.4),
        (pitch * 0.31, 0.6, 0.03),
    ]
    return struck(seconds, modes, (1400, 6000, 0.5), seed)


def wire(seed: int, pitch: float, seconds: float = 0.4) -> Wave:
    """One bar of the cage."""
    modes = [(pitch * k, 0.5 / k, 0.09 / k**0.4) for k in (1.0, 2.32, 3.14, 4.25)]
    return struck(seconds, modes, (1200, 5600, 0.5), seed)


def steel_roll() -> Wave:
    """A marble rolling on plastic, made to be looped."""
    seconds = 1.2
    turn = 1 + 0.35 * np.sin(2 * np.pi * clock(seconds * 2) * 5 / seconds)
    rumble = band(hiss(seconds * 2, 11), 90, 520) * turn + 0.35 * band(hiss(seconds * 2, 12), 900, 2600) * turn**2
    length, lap = round(seconds * RATE), round(0.25 * RATE)
    ramp = np.sqrt(np.linspace(0, 1, lap))
    loop = rumble[lap : lap + length].copy()
    loop[-lap:] = loop[-lap:] * ramp[::-1] + rumble[:lap] * ramp
    return loop


def band_twang() -> Wave:
    """A rubber band let go."""
    t = clock(0.5)
    pitch = 150 * (1 + 0.5 * np.exp(-t / 0.03))
    body = sum(tone(0.5, pitch * k, 0.16 / k) / k for k in (1, 2, 3, 4, 5))
    return body * (1 + 0.4 * np.sin(2 * np.pi * 27 * t)) * np.minimum(t / 0.002, 1)


def kick() -> Wave:
    """The boot meets the bucket."""
    thump = tone(0.26, 150 * np.exp(-clock(0.26) / 0.06) + 70, 0.06)
    return mixed(0.3, (0, 1.0, thump), (0, 0.5, plastic(21, 620)), (0.012, 0.3, plastic(22, 900)))


def bucket_clank() -> Wave:
    """A pail of thin plastic with a ball in it."""
    shell = struck(
        0.45, [(410, 0.7, 0.07), (655, 0.5, 0.06), (1120, 0.3, 0.04), (1730, 0.15, 0.03)], (700, 4200, 0.5), 31
    )
    return mixed(0.5, (0, 1, shell), (0.07, 0.5, shell * 0.8), (0.15, 0.25, steel(33, 2300)))


def splash() -> Wave:
    """Someone small lands in a tub of water."""
    spray = band(hiss(0.9, 41), 700, 5200, 1) * swell(0.9, 0.02, 0.13) * 0.8
    depth = tone(0.9, 190 * np.exp(-clock(0.9) / 0.1) + 75, 0.09)
    layers = [(0.0, 1.0, spray), (0.0, 0.9, depth)]
    rng = np.random.default_rng(43)
    for _ in range(16):
        rise = 500 + 900 * rng.random()
        drop = tone(0.08, rise * (1 + 6 * clock(0.08)), 0.018) * swell(0.08, 0.004, 0.02)
        layers.append((0.12 + 0.6 * rng.random() ** 1.3, 0.32 * rng.random(), drop))
    return mixed(0.95, *layers)


def whoosh() -> Wave:
    """Something flies past."""
    noise = hiss(0.42, 51)
    t = clock(0.42)
    share = np.clip(1 - np.abs(t - 0.2) / 0.2, 0, 1)
    return band(noise, 260, 900) * share**2 + 0.5 * band(noise, 900, 2600) * share**4


def cage_rattle() -> Wave:
    """The cage shivers on its post."""
    rng = np.random.default_rng(61)
    layers = [
        (0.035 * k + 0.012 * rng.random(), 0.4 + 0.5 * rng.random(), wire(62 + k, 720 + 380 * rng.random(), 0.2))
        for k in range(9)
    ]
    return mixed(0.55, *layers)


def cage_slide() -> Wave:
    """The cage comes down the notches of the post."""
    layers = [(0.012 + 0.055 * (k**0.82), 0.5 + 0.03 * k, plastic(70 + k, 760 + 22 * k, 0.07)) for k in range(11)]
    scrape = band(hiss(0.5, 81), 900, 2800) * swell(0.5, 0.1, 0.2) * 0.12
    return mixed(0.55, (0, 1, scrape), *layers)


def cage_slam() -> Wave:
    """The cage stands."""
    ground = tone(0.5, 110 * np.exp(-clock(0.5) / 0.08) + 62, 0.08)
    bars = [(0.004 * k, 0.35, wire(90 + k, 520 + 133 * k, 0.5)) for k in range(5)]
    return mixed(
        0.65, (0, 1.0, ground), (0, 0.7, plastic(95, 480)), *bars, (0.13, 0.2, wire(96, 880)), (0.2, 0.1, wire(97, 990))
    )


def mouse_squeak() -> Wave:
    """A gentle mouse, twice."""

    def chirp(high: float, seconds: float) -> Wave:
        t = clock(seconds) / seconds
        pitch = high * (1 + 0.22 * np.sin(np.pi * t) - 0.1 * t)
        shape = np.sin(np.pi * t) ** 1.4
        return (tone(seconds, pitch, 9) + 0.18 * tone(seconds, 2 * pitch, 9)) * shape

    return mixed(0.34, (0.0, 0.7, chirp(1750, 0.11)), (0.15, 1.0, chirp(1950, 0.14)))


def die_rattle() -> Wave:
    """A die shaken in a hand."""
    rng = np.random.default_rng(101)
    layers = [
        (0.045 * k + 0.02 * rng.random(), 0.35 + 0.5 * rng.random(), plastic(102 + k, 900 + 500 * rng.random(), 0.08))
        for k in range(14)
    ]
    return mixed(0.75, *layers)


def die_land() -> Wave:
    """A die drops on card, twice, and lies."""
    card = tone(0.12, 170, 0.02)
    hits = ((0.0, 1.0), (0.11, 0.55), (0.19, 0.3), (0.24, 0.16))
    return mixed(
        0.4, *((at, loud, plastic(121 + k, 880 + 60 * k)) for k, (at, loud) in enumerate(hits)), (0, 0.8, card)
    )


def cheese_pop() -> Wave:
    """A wedge comes off the pile."""
    t = clock(0.12)
    return tone(0.12, 320 + 620 * (t / 0.12) ** 0.6, 0.035) * np.minimum(t / 0.004, 1) + 0.15 * plastic(131, 700, 0.12)


def hop() -> Wave:
    """A plastic mouse sets its foot on the next space."""
    return mixed(0.16, (0, 0.8, tone(0.1, 260 + 300 * clock(0.1) / 0.1, 0.03)), (0.03, 0.7, plastic(141, 640, 0.1)))


def card_flip() -> Wave:
    """A card is turned over."""
    swish = band(hiss(0.2, 151), 1200, 5200, 1) * swell(0.2, 0.05, 0.03)
    return mixed(0.24, (0, 0.7, swish), (0.085, 0.8, struck(0.12, [(330, 0.4, 0.012)], (900, 4200, 0.9), 152)))


def wood_creak() -> Wave:
    """Wood under a load that grows: many small slips."""
    rng = np.random.default_rng(161)
    at, layers = 0.0, []
    while at < 0.55:
        layers.append((at, 0.3 + 0.4 * rng.random(), wood(162, 300 + 260 * at + 30 * rng.random(), 0.1)))
        at += 0.012 + 0.022 * rng.random() * (1.2 - at)
    return mixed(0.7, *layers) * np.sin(np.pi * np.clip(clock(0.7) / 0.68, 0, 1)) ** 0.6


def note(pitch: float, seconds: float, *, bright: float = 0.35) -> Wave:
    """A toy glockenspiel."""
    modes = tone(seconds, pitch, seconds * 0.34) + bright * tone(seconds, 2.76 * pitch, seconds * 0.1)
    return (modes + 0.3 * tone(seconds, 2 * pitch, seconds * 0.22)) * np.minimum(clock(seconds) / 0.002, 1)


def reed(pitch: float | Wave, seconds: float) -> Wave:
    """A small mellow horn."""
    t = clock(seconds)
    shape = np.minimum(t / 0.02, 1) * np.clip((seconds - t) / 0.07, 0, 1)
    voice = sum(tone(seconds, np.asarray(pitch) * k, 9) / k**1.5 for k in (1, 2, 3, 4, 5))
    return voice * shape * (1 + 0.06 * np.sin(2 * np.pi * 5.5 * t))


def fanfare() -> Wave:
    """Caught: up the chord and a flourish."""
    steps = ((0.0, 523.25, 0.13), (0.13, 659.26, 0.13), (0.26, 783.99, 0.13), (0.39, 1046.5, 0.5))
    horns = [(at, 0.6, reed(pitch, long)) for at, pitch, long in steps]
    under = [(0.39, 0.4, reed(pitch, 0.5)) for pitch in (523.25, 659.26, 783.99)]
    bells = [(0.42 + 0.07 * k, 0.3, note(pitch, 0.5)) for k, pitch in enumerate((2093.0, 1568.0, 2093.0, 2637.0))]
    return mixed(1.25, *horns, *under, *bells)


def miss() -> Wave:
    """Missed: a wry shrug of two horns, sliding down at the end."""
    slide = 233.08 * 2 ** (-np.clip(clock(0.42) - 0.12, 0, 1) * 1.1)
    return mixed(0.95, (0, 0.7, reed(311.13, 0.16)), (0.2, 0.7, reed(277.18, 0.16)), (0.42, 0.8, reed(slide, 0.42)))


def chime() -> Wave:
    """Your turn."""
    return mixed(0.9, (0, 0.7, note(783.99, 0.6)), (0.13, 0.9, note(1174.66, 0.75)))


def snap() -> Wave:
    """The sign springs back against its stop."""
    return mixed(
        0.22, (0, 0.6, band(hiss(0.05, 171), 1500, 5200) * swell(0.05, 0.001, 0.01)), (0.004, 1, plastic(172, 820))
    )


def board_thud() -> Wave:
    """A marble lands on the diving board."""
    spring = tone(0.4, 118 * (1 + 0.12 * np.sin(2 * np.pi * 17 * clock(0.4))), 0.1)
    return mixed(0.42, (0, 1.0, spring), (0, 0.6, wood(181, 240)), (0, 0.3, steel(182, 1900, 0.3, 0.05)))


def disc_tap() -> Wave:
    """A turned disc knocks against another: small, dry, with the hollow of the floor under it."""
    modes = [(980, 0.7, 0.018), (1610, 0.4, 0.013), (2480, 0.2, 0.008), (310, 0.45, 0.03)]
    return struck(0.13, modes, (600, 4200, 0.8), 211)


def bar_thud() -> Wave:
    """The sprung bar comes up against the pieces: a heavy knock, and the springs sing after it."""
    body = mixed(0.5, (0, 1.0, wood(221, 170, 0.3)), (0, 0.7, tone(0.3, 90 * np.exp(-clock(0.3) / 0.1) + 55, 0.06)))
    sing = sum(tone(0.5, pitch, 0.11 / k) / k for k, pitch in enumerate((233, 471, 726), start=1))
    return body + 0.22 * np.asarray(sing) * (1 + 0.5 * np.sin(2 * np.pi * 31 * clock(0.5)))


SOUNDS: dict[str, Callable[[], Wave]] = {
    "plastic_click": lambda: plastic(1, 1150),
    "plastic_click_2": lambda: plastic(2, 980),
    "plastic_click_3": lambda: plastic(3, 1320),
    "button": lambda: mixed(0.14, (0, 0.8, plastic(4, 760, 0.1)), (0.035, 0.4, plastic(5, 1240, 0.08))),
    "gear_tick": lambda: plastic(6, 1620, 0.08),
    "steel_roll": steel_roll,
    "steel_drop": lambda: mixed(0.5, (0, 1, steel(7, 2150)), (0.13, 0.45, steel(8, 2200)), (0.21, 0.2, steel(9, 2240))),
    "steel_tap": lambda: steel(10, 2050, 0.22, 0.06),
    "band_twang": band_twang,
    "bar_thud": bar_thud,
    "snap": snap,
    "kick": kick,
    "bucket_clank": bucket_clank,
    "splash": splash,
    "board_thud": board_thud,
    "whoosh": whoosh,
    "cage_rattle": cage_rattle,
    "cage_slide": cage_slide,
    "cage_slam": cage_slam,
    "mouse_squeak": mouse_squeak,
    "die_rattle": die_rattle,
    "die_land": die_land,
    "disc_tap": disc_tap,
    "cheese_pop": cheese_pop,
    "hop": hop,
    "card_flip": card_flip,
    "wood_knock": lambda: wood(191, 420),
    "wood_creak": wood_creak,
    "part_placed": lambda: mixed(0.3, (0, 0.9, wood(201, 260)), (0.05, 0.8, plastic(202, 900))),
    "fanfare": fanfare,
    "miss": miss,
    "chime": chime,
}
QUIETER = {
    "button": 0.7,
    "card_flip": 0.65,
    "gear_tick": 0.7,
    "miss": 0.55,
    "mouse_squeak": 0.5,
    "steel_roll": 0.6,
    "whoosh": 0.55,
    "wood_creak": 0.6,
}
LOOPED = {"steel_roll"}


def rendered(name: str) -> bytes:
    """A sound as 16-bit samples: no rumble, nothing harsh, soft ends, an even peak."""
    sound = SOUNDS[name]()
    if name in LOOPED:
        # The second time round the filter has swung in, so that the end runs into the beginning.
        sound = band(np.tile(sound, 2), 45, BRIGHTEST, 1)[len(sound) :]
    else:
        sound = band(sound, 45, BRIGHTEST, 1)
        fade = round(0.012 * RATE)
        sound[-fade:] *= np.linspace(1, 0, fade)
        sound[:12] *= np.linspace(0, 1, 12)
    sound = np.tanh(1.2 * sound / np.abs(sound).max()) / np.tanh(1.2) * PEAK * QUIETER.get(name, 1.0)
    return bytes(np.round(sound * 32767).astype("<i2"))


def write(name: str, folder: Path = FOLDER) -> int:
    """Store a sound and return the checksum of its samples."""
    folder.mkdir(parents=True, exist_ok=True)
    samples = rendered(name)
    with wave.open(str(folder / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples)
    return zlib.crc32(samples)


if __name__ == "__main__":
    for each in SOUNDS:
        print(f"{each}: {write(each):08x}")
