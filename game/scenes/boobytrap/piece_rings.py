"""Which pieces of a tray are ringed: the one that is pointed at or has the focus, and the touched one."""

from __future__ import annotations

from typing import Protocol

from game.pictures.boobytrap.pieces import PieceSpot, spot_of
from game.pictures.boobytrap.rings import draw_focus, draw_held, draw_touched
from game.pictures.boobytrap.slots import BoobytrapSlots
from game.scenes.boobytrap.tray_presenter import TrayPresenter
from game.ui.canvas import Canvas
from game.ui.input_events import Device
from game.ui.shell import Shell

RING = 24.0
"""How much wider than its piece a ring is drawn, at the most; design units."""


class RingedScreen(Protocol):
    """The screen of a tray, as far as its rings need it."""

    shell: Shell
    toy: TrayPresenter
    slots: BoobytrapSlots | None
    hovered: str
    focused: str
    lit: frozenset[str]

    @property
    def steady(self) -> bool:
        """Whether every lift goes straight up."""

    def spots(self) -> list[PieceSpot]:
        """The pieces that can be pressed."""

    def shown_touched(self) -> int:
        """The piece with the ring, or 0."""


def ringed(screen: RingedScreen) -> list[PieceSpot]:
    """The piece that is pointed at, or has the focus of the keys."""
    names = {screen.hovered if screen.shell.device is Device.MOUSE else screen.focused, *screen.lit}
    return [spot for spot in screen.spots() if spot.name in names]


def draw_rings(canvas: Canvas, screen: RingedScreen) -> None:
    """Ring those pieces, and the touched one."""
    assert screen.slots is not None
    toy, touched = screen.toy, screen.shown_touched()
    for spot in ringed(screen):
        if spot.number != touched:
            draw_focus(canvas, spot.place)
    frame, run = toy.frame, toy.pulled
    if frame is None or touched not in frame.poses:
        return
    place = spot_of(screen.slots.view, touched, frame.poses[touched])
    if toy.hand is None:
        draw_touched(canvas, place)
    if toy.lifting is not None and not screen.steady:
        strain = run.raising.strain if run else 0.0
        draw_held(canvas, place, run.raised if run else 0.0, toy.lifting.along, strain)
