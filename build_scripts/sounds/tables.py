"""The sounds of the tables: mice, dice, cards, cheese, the wood of Booby-Trap, and what ends a turn or a match."""

from __future__ import annotations

import numpy as np

from build_scripts.sounds.materials import note, plastic, reed, wood
from build_scripts.sounds.synthesis import Wave, band, clock, hiss, mixed, struck, swell, tone


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


def disc_tap() -> Wave:
    """A turned disc knocks against another: small, dry, with the hollow of the floor under it."""
    modes = [(980, 0.7, 0.018), (1610, 0.4, 0.013), (2480, 0.2, 0.008), (310, 0.45, 0.03)]
    return struck(0.13, modes, (600, 4200, 0.8), 211)


def bar_thud() -> Wave:
    """The sprung bar comes up against the pieces: a heavy knock, and the springs sing after it."""
    body = mixed(0.5, (0, 1.0, wood(221, 170, 0.3)), (0, 0.7, tone(0.3, 90 * np.exp(-clock(0.3) / 0.1) + 55, 0.06)))
    sing = sum(tone(0.5, pitch, 0.11 / k) / k for k, pitch in enumerate((233, 471, 726), start=1))
    return body + 0.22 * np.asarray(sing) * (1 + 0.5 * np.sin(2 * np.pi * 31 * clock(0.5)))


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


def cuckoo() -> Wave:
    """One note of a cuckoo: a small wooden pipe; the game plays the second one lower."""
    long = 0.21
    t = clock(long)
    pitch = 740.0 * (1 - 0.03 * np.exp(-t / 0.012))
    pipe = tone(long, pitch, 0.5) + 0.22 * tone(long, 2 * pitch, 0.3) + 0.1 * tone(long, 3 * pitch, 0.15)
    breath = 0.05 * band(hiss(long, 231), 900, 2600)
    return (pipe + breath) * np.minimum(t / 0.018, 1) * np.clip((long - t) / 0.06, 0, 1)


def chime() -> Wave:
    """Your turn."""
    return mixed(0.9, (0, 0.7, note(783.99, 0.6)), (0.13, 0.9, note(1174.66, 0.75)))
