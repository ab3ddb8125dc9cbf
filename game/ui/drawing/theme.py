"""Colours by what they are for, and the contrast they promise."""

from __future__ import annotations

import re
from typing import NamedTuple

import pygame

Colour = tuple[int, int, int]

TEXT = 4.5
LARGE = 3.0
STRONG = 7.0


def rgb(code: str) -> Colour:
    """The colour of a code like ``#f6efdc``."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def luminance(colour: Colour) -> float:
    """Relative luminance, 0 black to 1 white, as WCAG defines it."""
    red, green, blue = (_linear(part / 255) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """``one`` with ``share`` (0 to 1) of ``other`` in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


class Theme(NamedTuple):
    """Every colour of the interface; what lies on what stands in `tests/ui/test_theme.py`."""

    name: str
    ink: Colour
    faint: Colour
    outline: Colour
    table: Colour
    table_light: Colour
    table_deep: Colour
    on_table: Colour
    card: Colour
    card_edge: Colour
    tray: Colour
    field: Colour
    chosen: Colour
    chosen_edge: Colour
    primary: Colour
    primary_side: Colour
    on_primary: Colour
    act: Colour
    act_side: Colour
    on_act: Colour
    plain: Colour
    plain_side: Colour
    on_plain: Colour
    off: Colour
    focus: Colour
    good: Colour
    warn: Colour
    least: float
    grain: bool = True


TOYSHOP = Theme(
    name="toyshop",
    ink=rgb("#2a1a12"),
    faint=rgb("#5d4a3a"),
    outline=rgb("#1d120b"),
    table=rgb("#2b6b69"),
    table_light=rgb("#2f716e"),
    table_deep=rgb("#123e40"),
    on_table=rgb("#fffaf0"),
    card=rgb("#fbf5e4"),
    card_edge=rgb("#b9a67e"),
    tray=rgb("#d8c48f"),
    field=rgb("#fffdf6"),
    chosen=rgb("#ffe9a3"),
    chosen_edge=rgb("#2a1a12"),
    primary=rgb("#ffd02b"),
    primary_side=rgb("#b07a05"),
    on_primary=rgb("#2a1a12"),
    act=rgb("#c8231a"),
    act_side=rgb("#6d0d08"),
    on_act=rgb("#ffffff"),
    plain=rgb("#f1e4be"),
    plain_side=rgb("#9d8450"),
    on_plain=rgb("#2a1a12"),
    off=rgb("#6d5b45"),
    focus=rgb("#ffe23a"),
    good=rgb("#146b43"),
    warn=rgb("#b3130a"),
    least=TEXT,
)

CONTRAST = Theme(
    name="contrast",
    ink=rgb("#000000"),
    faint=rgb("#1c1c1c"),
    outline=rgb("#000000"),
    table=rgb("#0b2a2a"),
    table_light=rgb("#0e3333"),
    table_deep=rgb("#041414"),
    on_table=rgb("#ffffff"),
    card=rgb("#ffffff"),
    card_edge=rgb("#000000"),
    tray=rgb("#e8e8e8"),
    field=rgb("#ffffff"),
    chosen=rgb("#ffe23a"),
    chosen_edge=rgb("#000000"),
    primary=rgb("#ffd400"),
    primary_side=rgb("#5c4700"),
    on_primary=rgb("#000000"),
    act=rgb("#8f0d06"),
    act_side=rgb("#3d0301"),
    on_act=rgb("#ffffff"),
    plain=rgb("#ffffff"),
    plain_side=rgb("#444444"),
    on_plain=rgb("#000000"),
    off=rgb("#4a4a4a"),
    focus=rgb("#ffe23a"),
    good=rgb("#06452a"),
    warn=rgb("#7d0700"),
    least=STRONG,
    grain=False,
)

THEMES = {theme.name: theme for theme in (TOYSHOP, CONTRAST)}


# What is printed on boards and cards where contrast is high: light stays light, and every ground becomes deep.


_PRINTS = re.compile(r"race/(board|track_\d+)|maze/(face|act)_.*")


def prints(name: str) -> bool:
    """Whether a picture of this name is the print of a board or a card."""
    return _PRINTS.fullmatch(name) is not None


def deepened(picture: pygame.Surface) -> pygame.Surface:
    """The picture multiplied by itself: white is left as it is, a middle tone has a quarter of its light."""
    deep = picture.copy()
    deep.blit(picture, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return deep
