"""The race of Mighty Mouse: the board of 1964, its tracks when they are lit, the hero, and a glow."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from build_scripts.art.craft.area import Area, Disc, Poly, Stroke
from build_scripts.art.craft.colour import flat, rgb
from build_scripts.art.craft.curves import star
from build_scripts.art.craft.light import blur
from build_scripts.art.craft.painting import Painting
from build_scripts.art.craft.prints import printed
from build_scripts.art.craft.sprite import Sprite
from build_scripts.art.race import hero as race_hero
from build_scripts.art.race.board import PER, board, lit_track
from game.games.mightymouse.pictures.board import CIRCLE
from game.games.mightymouse.rules.state import TRACKS


def sprites() -> Iterator[Sprite]:
    """All of it."""
    yield board()
    for hazard in TRACKS:
        yield lit_track(hazard)
    yield from race_hero.sprites()
    yield glow()
    yield bump()


def glow() -> Sprite:
    """A glow round a circle that is headed for, or holds somebody."""
    far = CIRCLE + 22
    painting = Painting(Area(-far, -far, far, far, PER), finer=1)
    ring = painting.mask(Disc((0, 0), CIRCLE + 7), minus=(Disc((0, 0), CIRCLE - 1),))
    soft = np.clip(blur(ring, 5 * PER) * 1.5, 0, 1)
    outside = 1 - painting.mask(Disc((0, 0), CIRCLE - 3))
    painting.lay(flat(painting.shape, rgb("#ffe267")), np.maximum(soft, ring) * outside * 0.95)
    return Sprite("race/glow", painting.picture(), PER, anchor=(far * PER, far * PER))


def bump() -> Sprite:
    """The burst over a space on which a piece cannot land."""
    far = 34.0
    painting = Painting(Area(-far, -far, far, far, PER), finer=2)
    printed(painting, rgb("#ffd53d"), Poly(star((0, 0), 30, 17, 11), 0.6), line=1.6, shade=0.4)
    printed(painting, rgb("#d8311f"), Poly(star((0, 0), 20, 11, 11, -75), 0.6), line=1.2)
    printed(painting, rgb("#fbf5e4"), Stroke(((0, -11), (0, 1)), 2.6), line=1.3)
    printed(painting, rgb("#fbf5e4"), Disc((0, 9), 3.0), line=1.3)
    return Sprite("race/bump", painting.picture(), PER, anchor=(far * PER, far * PER))
