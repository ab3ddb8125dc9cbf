"""Moulded buttons, hanging cards and small fittings of the interface, made to stretch."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from build_scripts.art.craft import materials, noise
from build_scripts.art.craft.area import Area, Disc, Poly, Stroke
from build_scripts.art.craft.colour import STOCK, flat, mix, rgb
from build_scripts.art.craft.curves import rounded, star
from build_scripts.art.craft.light import blur
from build_scripts.art.craft.painting import SHADE, Painting, shadow
from build_scripts.art.craft.sprite import Sprite

PER = 3.0
PAD = 10
LOOKS = {"primary": "#ffd02b", "secondary": "#e9dfc8", "act": "#d0281d"}
STATES = ("up", "hover", "down", "disabled")


def sprites() -> Iterator[Sprite]:
    """Buttons in four states, panels, strings, the capture burst."""
    for look, code in LOOKS.items():
        for state in STATES:
            yield button(look, code, state)
    yield panel()
    yield string()
    yield burst()


def button(look: str, code: str, state: str) -> Sprite:
    """A key of moulded plastic that stands 4 units off the card; pressed it stands 1."""
    wide, high = 96, 48
    painting = Painting(Area(-PAD, -PAD, wide + PAD, high + PAD, PER))
    colour = rgb(code)
    if state == "disabled":
        colour = mix(colour, rgb("#cfc6b2"), 0.72)
    if state == "hover":
        colour = mix(colour, (1.0, 1.0, 0.94), 0.22)
    sink = {"down": 3.0, "disabled": 2.0}.get(state, 0.0)
    foot = painting.mask(Poly(rounded(0.5, 3, wide - 0.5, high, 11)))
    painting.lay(flat(painting.shape, SHADE), shadow(foot, painting.unit, 2.6 - 0.6 * sink, 0.5))
    materials.plastic(painting, foot, mix(colour, (0.2, 0.1, 0.02), 0.42), 2.5, lift=0, gloss=0.2)
    face = painting.mask(Poly(rounded(0.5, sink, wide - 0.5, high - 4.5 + sink, 11)))
    materials.plastic(painting, face, colour, 4.5, lift=0.3, gloss=0.5 if state == "disabled" else 0.9)
    side = round((PAD + 20) * PER)
    return Sprite(
        f"buttons/{look}_{state}", painting.picture(), PER, slice=(side, side, side, side), extra={"bleed": PAD}
    )


def panel() -> Sprite:
    """A card that hangs in front of the stage, with two eyelets for its strings."""
    wide, high, pad = 150, 110, 18
    painting = Painting(Area(-pad, -pad, wide + pad, high + pad, PER))
    shape = painting.mask(Poly(rounded(0, 0, wide, high, 9)))
    painting.lay(flat(painting.shape, SHADE), shadow(shape, painting.unit, 4.0, 0.6))
    core = painting.mask(Poly(rounded(0.2, 1, wide + 0.4, high + 2.4, 9)))
    painting.lay(flat(painting.shape, rgb("#b39e72")), core)
    materials.card(painting, shape, rgb(STOCK), edge=1.8)
    for x in (22, wide - 22):
        rim = painting.mask(Disc((x, 7), 3.4), minus=(Disc((x, 7), 1.7),))
        materials.steel(painting, rim, 1.2, tone=rgb("#d9b263"), lift=0.5)
        painting.multiply((0.2, 0.2, 0.25), painting.mask(Disc((x, 7), 1.7)) * 0.8)
    side, top = round((pad + 30) * PER), round((pad + 16) * PER)
    extra = {"bleed": pad, "eyelets": [22, 7]}
    return Sprite("panels/hanging", painting.picture(), PER, slice=(side, top, side, top), extra=extra)


def string() -> Sprite:
    """A piece of twine, to be repeated down to an eyelet."""
    painting = Painting(Area(-3, 0, 3, 24, PER))
    x, y = painting.area.coordinates()
    mask = np.clip((1.1 - np.abs(x)) * painting.unit + 0.5, 0, 1)
    twist = 0.72 + 0.28 * np.sin((y * 1.0 + x * 0.9) * 2 * np.pi / 3)
    twist = twist - 0.22 * x
    painting.lay(flat(painting.shape, rgb("#8f7a56")) * twist[..., None], mask)
    return Sprite("panels/string", painting.picture(), PER, anchor=(3 * PER, 0))


def burst() -> Sprite:
    """Rays behind a capture: a printed star in two inks, no flash."""
    painting = Painting(Area(-110, -110, 110, 110, 2.5))
    outer = painting.mask(Poly(star((0, 0), 104, 66, 18)))
    painting.lay(flat(painting.shape, SHADE), shadow(outer, painting.unit, 3.0, 0.35))
    painting.lay(flat(painting.shape, rgb("#fff8e6")), outer)
    materials.ink(painting, painting.mask(Poly(star((0, 0), 98, 62, 18))), rgb("#ef4b23"))
    materials.ink(painting, painting.mask(Poly(star((0, 0), 78, 52, 18, -80))), rgb("#ffc928"))
    x, y = painting.area.coordinates()
    middle = painting.mask(Poly(star((0, 0), 60, 44, 18)))
    materials.ink(painting, middle, rgb("#fff3b8"))
    dots = noise.halftone(painting.shape, 9, np.clip(0.5 - np.hypot(x, y) / 190, 0, 0.5))
    painting.tint(
        rgb("#ffb20f"), blur(dots, 0.5) * painting.mask(Poly(star((0, 0), 78, 52, 18, -80))) * 0.55 * (1 - middle)
    )
    lines = [
        Stroke(((70 * np.cos(a), 70 * np.sin(a)), (88 * np.cos(a), 88 * np.sin(a))), 1.4)
        for a in np.arange(18) * np.pi / 9 - np.pi / 2
    ]
    materials.ink(painting, painting.mask(*lines), rgb("#7a1408"), strength=0.8)
    return Sprite("panels/burst", painting.picture(), 2.5, anchor=(275, 275))
