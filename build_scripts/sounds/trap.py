"""The sounds of the Mouse Trap machine."""

from __future__ import annotations

import numpy as np

from build_scripts.sounds.materials import note, plastic, steel, wire, wood
from build_scripts.sounds.synthesis import RATE, Wave, band, circular, clock, hiss, mixed, struck, swell, tone

ROLL_SPEEDS = (11.25, 22.5, 45.0, 90.0)
"""How fast the marble rolls in each of the loops, cm/s: a marble on the stairs has 15 to 45, in the gutter up to 80."""
_ROUND_CM = 4.4  # Once round the marble, 14 mm across.
_ROLL_S = 1.2
_DRUM_S, _STROKES = 1.2, 26
_SCALE = (0, 3, 5, 7, 10)  # Semitones above A: A, C, D, E, G sound well together however quickly they follow.


def steel_roll(speed: float) -> Wave:
    """A marble rolling on plastic at so many cm/s, made to be looped: faster is brighter, and shakes more quickly."""
    bright = (speed / 45) ** 0.5
    turns = round(_ROLL_S * speed / _ROUND_CM)
    t = clock(_ROLL_S)
    shake = 1 + 0.35 * np.sin(2 * np.pi * turns * t / _ROLL_S)
    rumble = circular(_ROLL_S, 11, 90 * bright, 520 * bright) * shake
    grain = circular(_ROLL_S, 12, 900 * bright, 2600 * bright) * shake**2
    return rumble + 0.5 * bright * grain


def drum_roll() -> Wave:
    """Two sticks on a small drum, made to be looped: no two strokes alike, and what rings at the end goes on."""
    rng, loop = np.random.default_rng(211), np.zeros(round(_DRUM_S * RATE))
    for stroke in range(_STROKES):
        skin = tone(0.3, 172 * (1 + 0.02 * rng.standard_normal()), 0.05) + 0.5 * tone(0.3, 281, 0.03)
        wires = band(hiss(0.3, 220 + stroke), 1100, 5200) * swell(0.3, 0.002, 0.035)
        at = round((stroke / _STROKES * _DRUM_S + 0.004 * rng.random()) * RATE)
        loop[(at + np.arange(len(skin))) % len(loop)] += (0.7 + 0.3 * rng.random()) * (skin + 0.45 * wires)
    return loop


def link_tone(link: int) -> Wave:
    """The link of the chain with this number, 1 to 17: up a scale of five notes an octave, A below middle C to C."""
    octave, step = divmod(link - 1, len(_SCALE))
    return note(220.0 * 2 ** (octave + _SCALE[step] / 12), 0.6, bright=0.2)


def band_twang() -> Wave:
    """A rubber band let go."""
    t = clock(0.5)
    pitch = 150 * (1 + 0.5 * np.exp(-t / 0.03))
    body = sum(tone(0.5, pitch * k, 0.16 / k) / k for k in (1, 2, 3, 4, 5))
    return body * (1 + 0.4 * np.sin(2 * np.pi * 27 * t)) * np.minimum(t / 0.002, 1)


def snap() -> Wave:
    """The sign springs back against its stop."""
    return mixed(
        0.22, (0, 0.6, band(hiss(0.05, 171), 1500, 5200) * swell(0.05, 0.001, 0.01)), (0.004, 1, plastic(172, 820))
    )


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


def board_thud() -> Wave:
    """A marble lands on the diving board."""
    spring = tone(0.4, 118 * (1 + 0.12 * np.sin(2 * np.pi * 17 * clock(0.4))), 0.1)
    return mixed(0.42, (0, 1.0, spring), (0, 0.6, wood(181, 240)), (0, 0.3, steel(182, 1900, 0.3, 0.05)))


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
