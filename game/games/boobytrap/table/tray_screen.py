"""The base of the screens that show a tray: pieces that can be reached and touched, and the hand that lifts one."""

from __future__ import annotations

import math
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Protocol

import pygame
from pygame import FRect

from game.games.boobytrap.pictures.motion import Tag
from game.games.boobytrap.pictures.pieces import (
    PieceSpot,
    draw_focus,
    draw_held,
    draw_touched,
    in_reading_order,
    nearest,
    spot_of,
)
from game.games.boobytrap.pictures.places import BoobytrapSlots, TrayView
from game.games.boobytrap.table.hand import LiftingHand
from game.games.boobytrap.table.tag_and_legend import (
    Hung,
    draw_legend,
    draw_tag,
    paint_tag_ahead,
    tag_hung,
    tag_painted,
    tags_hung,
)
from game.games.boobytrap.table.tray_presenter import TrayPresenter
from game.games.boobytrap.text import table as aloud
from game.games.boobytrap.tray.lift_gesture import LiftGesture
from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Device, Input, Phase, Point, Pointed, Pressed, Released, Tilted, Verb
from game.ui.shell import Shell
from game.ui.widgets.dirty import Look, split, without
from game.ui.widgets.screen import Screen
from game.ui.widgets.widget import Widget

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


# Which boxes of the still layer are copied in a frame of a tray: round the floor only those that were covered.

NOWHERE = pygame.Rect(0, 0, 0, 0)


class Surround:
    """Knows what was covered beyond the floor in the last frame; None where that may be anything."""

    def __init__(self) -> None:
        self._covered: list[pygame.Rect] | None = None

    def forget(self) -> None:
        """Something else was shown meanwhile."""
        self._covered = None

    def boxes(
        self, canvas: Canvas, floor: pygame.Rect, fresh: Iterable[pygame.Rect], covered: list[pygame.Rect] | None
    ) -> Iterator[pygame.Rect]:
        """What is to be copied, without the floor, of which the tray makes its own picture.

        fresh: where the still layer was painted anew. covered: where something will be drawn over it in this frame.
        """
        whole, before, self._covered = canvas.surface.get_rect(), self._covered, covered
        changed = [whole] if before is None or not canvas.kept else split([*before, *fresh])
        for box in changed:
            yield from without(box.clip(whole), floor)


# The base of the screens that show a tray: pieces that can be reached and touched, and the hand that lifts one.

_ARROWS = (Verb.LEFT, Verb.RIGHT, Verb.UP, Verb.DOWN)
_TAG_WAITS = 6
"""Frames for which a tag may hang as it did: a bar that goes in fast changes it in each of them."""
_HAND = 210.0
"""Design units, twice as far as the stirring hand reaches from the tip of its finger."""


class TrayScreen(Screen):
    """Derive, make `toy`, set `slots` in `compose` and call `pieces` there."""

    toy: TrayPresenter

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.slots: BoobytrapSlots | None = None
        self.surround = Surround()
        self._changed_beside = False
        self._hung: tuple[Tag, Hung] | None = None
        self._waited = 0  # frames in which the tag has not been painted yet
        self._lay: object = None
        self._rests = self._stays = False
        self._behind = pygame.Surface((0, 0))  # the still layer in this frame
        self.hand = LiftingHand(self)

    @property
    def _ground(self) -> tuple[object, ...]:
        """What the picture of the table and the empty box is kept under."""
        return "booby ground", self.slots.view if self.slots is not None else None

    @property
    def arches(self) -> bool:
        """Whether the lines of force are shown where the tray rests."""
        return self.toy.arches.on

    @arches.setter
    def arches(self, on: bool) -> None:
        self.toy.arches.on = on

    # What a screen tells.

    @property
    def steady(self) -> bool:
        """Whether every lift goes straight up."""
        return True

    @property
    def height_mm(self) -> float:
        """How high the piece is that a hand of one's own draws."""
        return 0.0

    @property
    def drawing(self) -> bool:
        """Whether a hand of one's own draws a piece that is taken already."""
        return False

    def in_hand(self) -> int:
        """The piece that is touched and may be taken now, or 0."""
        return 0

    def shown_touched(self) -> int:
        """The piece with the ring, or 0."""
        return self.in_hand()

    def tag(self) -> Tag | None:
        """What hangs in the bay."""
        return None

    def refusal(self, number: int) -> bool:
        """Say why a piece may not be touched; tell whether there is anything to be said."""
        return False

    def take_up(self, hand: LiftGesture) -> None:
        """A hand draws up the touched piece: it is taken."""

    # Composing and drawing.

    def changing(self) -> Sequence[Look]:
        """Nothing of table and box."""
        return ()

    def pieces(
        self, behind: str, may: Container[int], press: Callable[[int], None], hint: Callable[[int], str]
    ) -> None:
        """Put the pieces behind a widget in the order of Tab."""
        frame = self.toy.frame
        if frame is None or self.slots is None or self.toy.laid is not None:
            return
        at = next((number for number, widget in enumerate(self.widgets, 1) if widget.name == behind), 0)
        rest, self.widgets, felt = self.widgets[at:], self.widgets[:at], self.felt()
        for number in in_reading_order(frame.poses.items()):
            place = spot_of(self.slots.view, number, frame.poses[number])
            self.add(PieceSpot(f"piece_{number}", place, number, press, hint=hint(number), enabled=number in may,
                               label=partial(aloud.piece, number, frame.poses, felt.get(number))))  # fmt: skip
        self.widgets += rest

    def heard_at(self, at: Point) -> Point | None:
        """Where a place of the tray, mm, is on the canvas."""
        return self.slots.view.at(*at) if self.slots is not None else None

    def felt(self) -> Mapping[int, int]:
        """The pieces that were felt, and how firmly they are held, 0 to 100."""
        return {}

    def spots(self) -> list[PieceSpot]:
        """The pieces that can be pressed."""
        return [widget for widget in self.widgets if isinstance(widget, PieceSpot) and widget.enabled]

    def backdrop(self, canvas: Canvas) -> None:
        """The table and the empty box."""
        view = self.slots.view if self.slots is not None else None

        def paint(under: Canvas) -> None:
            materials.table(under)
            if view is not None:
                self.toy.picture.box(under, view)

        canvas.layer(self._ground, canvas.area, paint, opaque=True)

    def explaining(self) -> Widget | None:
        """No piece explains itself over the scale while one is drawn or the bar snaps."""
        found = super().explaining()
        watched = self.toy.pulled is not None or self.toy.drama.since >= 0
        return None if watched and isinstance(found, PieceSpot) else found

    def covered(self, canvas: Canvas) -> list[pygame.Rect] | None:
        """Where beyond the floor something is drawn in this frame; None if that may be anywhere."""
        drawn = self.toy.strays or self.toy.lifting is not None or self.shown_touched() or self.arches
        if self.slots is None or drawn or self.tag() is not None or self.tip.told(self.explaining()):
            return None
        tip = self.toy.finger()
        hand = [] if tip is None else [FRect(self.slots.view.at(*tip), (0, 0)).inflate(_HAND, _HAND)]
        rings = (spot.place.inflate(RING, RING) for spot in ringed(self))
        return [canvas.box(place) for place in (*self.slots.view.edges, *rings, *hand)]

    def draw(self, canvas: Canvas) -> None:
        """The still layer round the floor, of which the tray makes its own picture; then what moves."""
        # As the camera leans in the tray takes half a frame of 144 Hz: what is beside it follows in the next.
        late = self.put_off(canvas, canvas.kept and self.can_wait)
        if late is None:
            late = self.paint_late(canvas, canvas.kept and self.toy.drama.staged)
        still = self._behind = self.still(canvas) if late is None else late
        shown = self.toy.frame is not None and self.slots is not None
        canvas.still_wanted(self._ground, canvas.area)  # painting it anew in the middle of a pull takes 70 ms at 1080p
        lies = self._lies(canvas)
        rests = lies is not None and lies == self._lay and not self.toy.picture.rough
        self._rests, self._stays, self._lay = rests, rests and self.toy.drama.keeps, lies
        floor = self._own(canvas) if shown else NOWHERE
        covered = self.covered(canvas) if shown else None
        for box in self.surround.boxes(canvas, floor, self.layer.fresh, covered):
            canvas.surface.blit(still, box, box)
        self.dirty = late is not None
        # Panel and tag change together, and each takes half a frame of 144 Hz to paint: a new tag follows in the next.
        self._changed_beside = late is not None or bool(self.layer.fresh)
        self.foreground(canvas)
        self.tip.draw(canvas, self.explaining(), self.widgets, tags_hung(canvas, self))

    def _own(self, canvas: Canvas) -> pygame.Rect:
        """What the tray makes its own picture of: its floor, or all of the box where that stays as it was."""
        assert self.slots is not None
        view = self.slots.view
        return self.toy.drama.stage(canvas, view.box) if self._stays else canvas.box(view.floor)

    def _lies(self, canvas: Canvas) -> object:
        """What the box looks like below a camera that leans, where nothing in it moves; None else."""
        if self.slots is None or not self.toy.drama.staged or not canvas.kept:
            return None
        lies, stage = self.toy.lies, self.toy.drama.stage(canvas, self.slots.view.box)
        if lies is None or stage.collidelist(self.layer.fresh) >= 0:
            return None
        rings = tuple(spot.name for spot in ringed(self))
        return lies, rings, self.shown_touched(), self.slots.view, canvas.surface.get_size(), canvas.look

    def foreground(self, canvas: Canvas) -> None:
        """The tray, rings and tags, and what is in the air."""
        if self.slots is None:
            return
        toy, view = self.toy, self.slots.view
        tag = None if toy.drama.bursting else self.tag()  # the burst says it, and lies over it
        if not self._stays:
            self._box(canvas, view)
            self.dirty = self.dirty or toy.picture.rough
        kept = view.scale_kept(toy.near)
        toy.drama.draw(canvas, view.box, toy.held_at, anew=not self._stays, rests=self._rests, kept=kept)
        if tag is not None:
            self._hang(canvas, view, tag)
        if self._has_legend:
            draw_legend(canvas, view, toy, tag)
        toy.draw_burst(canvas, view)

    @property
    def _has_legend(self) -> bool:
        """Whether what the arches mean stands in the bay as well."""
        return self.arches and self.toy.running is None and self.toy.tray is not None

    def _hang(self, canvas: Canvas, view: TrayView, tag: Tag) -> None:
        """Draw the tag; as it hung before, if at all, while a frame with enough to do leaves it to spare time."""
        hung = tag_hung(canvas, view, self.toy, tag, self._has_legend)
        busy = canvas.kept and (self.toy.drama.staged or self._changed_beside)
        waits = busy and self._waited < _TAG_WAITS and not tag_painted(canvas, tag, hung)
        self._waited = self._waited + 1 if waits else 0
        self.dirty = self.dirty or waits
        if waits and (self._hung is None or self._hung[0] != tag):
            return
        if not waits or self._hung is None:
            self._hung = tag, hung
        draw_tag(canvas, view, self.toy, *self._hung)

    def paint_ahead(self, canvas: Canvas) -> None:
        """Besides, the tag as it will hang while a piece is drawn."""
        super().paint_ahead(canvas)
        tag = None if self.toy.drama.bursting or not self.toy.drama.staged else self.tag()
        if tag is not None and self.slots is not None:
            paint_tag_ahead(canvas, self.slots.view, self.toy, tag, self._has_legend)

    def _box(self, canvas: Canvas, view: TrayView) -> None:
        if self.toy.tray is not None:
            self.toy.picture.travel(canvas, view, self.toy.reading)
        self.toy.draw(canvas, view, self._behind)
        draw_rings(canvas, self)

    # Reaching pieces.

    def show_arches(self, on: bool) -> None:
        """Show or hide where the force runs."""
        self.arches = on
        self.stale()

    def on_key(self, pressed: Pressed) -> bool:
        """Arrows go from piece to piece, and from the rim nowhere, as Tab goes to the panel; or they move the hand."""
        if self.toy.lifting is not None and pressed.verb in _ARROWS:
            if pressed.key != "pad_stick":
                self.hand.key(pressed.verb)
            return True
        spot = self.find(self.focused)
        if not isinstance(spot, PieceSpot) or pressed.verb not in _ARROWS:
            return False
        found = nearest(self.spots(), spot.place.center, pressed.verb)
        if found is not None:
            self.focus(found.name)
            self.tip.reset()
        return True

    def focus_near(self, at: Point) -> None:
        """Give the focus to the piece nearest to a place."""
        spots = self.spots()
        if spots:
            self.focused = min(spots, key=lambda spot: math.dist(at, spot.place.center)).name

    def widget_at(self, at: Point) -> Widget | None:
        """Discs are round: beside one of two neighbours lies the other."""
        hit = [widget for widget in reversed(self.widgets) if widget.focusable or widget.hint]
        found = (widget for widget in hit if widget.visible.collidepoint(at))
        return next((widget for widget in found if not isinstance(widget, PieceSpot) or widget.covers(at)), None)

    # The hand that lifts.

    def handle(self, given: Input) -> None:
        """Keys that come up and sticks move the hand too."""
        if isinstance(given, Released):
            self.hand.released(given)
        elif isinstance(given, Tilted):
            self.hand.tilt(given)
        super().handle(given)

    def on_point(self, pointed: Pointed) -> bool:
        """Press the touched piece and draw it up; a piece that may not be touched says so."""
        if pointed.phase is Phase.DOWN and pointed.button == 1:
            under = self.widget_at(pointed.at)
            if not self.hand.press(pointed.at, under):
                return isinstance(under, PieceSpot) and not under.enabled and self.refusal(under.number)
        elif not self.hand.follow(pointed):
            return False
        self.dirty = True
        return True

    def let_go(self) -> None:
        """Take the hand off; a piece that is taken waits for it."""
        self.hand.let_go()
        self.dirty = True
