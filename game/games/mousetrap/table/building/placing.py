"""Building by hand: the part in the hand, and how it comes to stand where it was let go."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.kit import CLASSIC, TrapKit
from game.games.mousetrap.pictures.magnifier import NEAR_CM, TIMES, Magnified
from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.text import table as labels
from game.games.mousetrap.text.log import off_true, straight
from game.games.mousetrap.text.workshop import stands
from game.games.mousetrap.trap.hands import FallingPart
from game.games.mousetrap.trap.machine import MAX_DEG, MAX_MM
from game.machine.specs import Frame, Point
from game.text.language import _
from game.ui.drawing.canvas import Canvas

HOVER_CM = 1.0
"""How high above its place keys take a part up."""
PULL = 3.0
"""mm or degrees by which help draws a part toward its outline: from within it the part sits true. Three pixels at
1280x720, which is how near a newcomer comes who aims by eye."""
_MOST_TURN = math.radians(10)
_RIGHTS = math.radians(400)
"""A second, by which the hand rights a part that lay tipped over."""
_SAME = 1e-6


@dataclass
class Holding:
    """A part that is to be set down.

    standing: the parts as they stand. anew: whether it stood already, and is set anew before the crank is turned.
    frame: where it is, None while it lies on its card. placed: how it stands once let go at its place. held: whether it
    is in the hand, and grip: the place of it, cm, by which the hand has it; keys: whether that hand is moved by keys.
    righting: it lay tipped over, and the hand is setting it upright. rested: where it rested last, and how it stands.
    helped: near its place it is drawn in, and follows the pointer all the way there. for_me: steady hands have set it
    down, and it stays there. zoom: how many times the lens enlarges, and how much more slowly the part follows the
    pointer below it. came: where the pointer and the grip were, cm, as the lens opened, with help where the grip
    belongs. kit: the trap that it is a part of.
    """

    part: int
    standing: Sequence[Placed] = ()
    anew: bool = False
    frame: Frame | None = None
    placed: Placed | None = None
    held: bool = False
    keys: bool = False
    grip: Point = (0.0, 0.0)
    falling: FallingPart | None = None
    struck: bool = False
    righting: bool = False
    rested: tuple[Frame, Placed] | None = None
    helped: bool = False
    for_me: bool = False
    zoom: float = TIMES
    came: tuple[Point, Point] | None = None
    kit: TrapKit = CLASSIC

    def __post_init__(self) -> None:
        """A part that stood already is taken from where it stands."""
        if self.anew:
            self._settle(self.standing[self.part - 1], still=True)
            self.placed = self.falling = None

    @property
    def waits(self) -> bool:
        """Whether it still lies on its card."""
        return self.frame is None

    @property
    def lies(self) -> bool:
        """Whether it has fallen far from its place, and lies there."""
        if self.frame is None or self.held or self.falling is not None or self.placed is not None:
            return False
        return self.rested is None or not _same(self.frame, self.rested[0])

    @property
    def off_cm(self) -> Point:
        """How far right of its place and above it the part is, by its foot."""
        assert self.frame is not None
        foot = self.kit.foot(self.part)
        x, y = self.frame.point(foot)
        return x - foot[0], y - foot[1]

    @property
    def near(self) -> bool:
        """Whether it is so near to its place that every tenth of a millimetre counts."""
        return self.frame is not None and math.hypot(*self.off_cm) <= NEAR_CM

    @property
    def drawn(self) -> bool:
        """Whether help would set it true if it were let go now."""
        placed = self._found() if self.helped else None
        return placed is not None and not (placed.mm or placed.deg)

    @property
    def magnified(self) -> Magnified:
        """How the lens shows it, or would once it is near its place."""
        return Magnified(self.part, self.frame or Frame(), self.zoom, self.grip, self.came, self.drawn, self.kit)

    @property
    def hint(self) -> str:
        """How it is with this part, for whoever points at it."""
        if self.placed is not None:
            return _(labels.IT_STANDS, how=off_true(self.placed))
        return _(labels.YOU_ARE_PLACING_IT)

    # The hand.

    def take(self, at: Point, grip: Point | None = None) -> None:
        """Take it where the pointer is, cm; grip: where on the part that is, if it lies on its card."""
        frame = self.frame
        self.grip = grip if grip is not None else at if frame is None else _undone(frame, at)
        self._taken(keys=False)
        if frame is not None:
            self.frame = Frame(math.remainder(frame.angle, math.tau), frame.shift)
            self.righting = abs(self.frame.angle) > _MOST_TURN
        self.carry(at)

    def take_up(self, mm: float, deg: float) -> None:
        """Take it up by keys: above its place or where it lies, at first so far off."""
        self.grip = foot = self.kit.foot(self.part)
        self._taken(keys=True)
        self.frame = Frame(math.radians(deg))
        self._move((foot[0] + mm / 10, foot[1] + HOVER_CM))

    def lay_back(self) -> None:
        """Put it back on its card."""
        self.frame, self.placed, self.falling = None, None, None
        self.held = False

    def carry(self, at: Point) -> None:
        """The hand moves; the floor stops the part, and below the lens it goes only a share of the pointer's way.

        With help it goes all of it, and the lens shows the outline where it is: whoever aims at that on the board, as
        newcomers do, is as right as who aims at it in the lens. Without, a part so aimed ends up to 1 cm off.
        """
        if self.came is not None:
            (from_x, from_y), (x, y) = self.came
            share = 1.0 if self.helped else 1 / self.zoom
            self._move((x + (at[0] - from_x) * share, y + (at[1] - from_y) * share))
            if self.near:
                return
            self.came = None
        self._move(at)
        if self.near and self.frame is not None:
            self.came = (self.grip, self.grip) if self.helped else (at, self.frame.point(self.grip))

    def nudge(self, mm: float, up_mm: float) -> None:
        """The hand moves a little."""
        if self.frame is not None:
            x, y = self.frame.point(self.grip)
            self._move((x + mm / 10, y + up_mm / 10))

    def turn(self, deg: float) -> None:
        """The hand turns the part, anticlockwise for more than 0: round the grip, near its place round its foot."""
        if self.frame is None:
            return
        angle = min(_MOST_TURN, max(-_MOST_TURN, self.frame.angle + math.radians(deg)))
        if not self.near:
            self._held_at(self.frame.point(self.grip), angle)
            return
        grip, grip_at = self.grip, self.frame.point(self.grip)
        self.grip = self.kit.foot(self.part)
        self._held_at(self.frame.point(self.grip), angle)
        self.grip = grip
        if self.came is not None:
            pointer, (x, y) = self.came
            now = self.frame.point(grip)
            self.came = pointer, (x + now[0] - grip_at[0], y + now[1] - grip_at[1])

    def let_go(self, still: bool = False) -> bool:
        """Let it fall; tell whether it finds its place. still: it comes to rest at once."""
        assert self.frame is not None
        placed, self.held, self.came = self._found(), False, None
        if placed is None:
            self._fall(None, still)
        elif self.rested is not None and _same(self.frame, self.rested[0]):
            self._settle(self.rested[1], still)  # Tabs have drawn it in already: it is not drawn in twice.
        else:
            self._settle(placed, still)
        return placed is not None

    def put(self, placed: Placed, still: bool = False) -> None:
        """Set it down so for the player, who leaves it there."""
        self.take_up(placed.mm, placed.deg)
        self.held, self.for_me = False, True
        self._settle(placed, still)

    def tap(self, mm: float, deg: float, still: bool = False) -> None:
        """Move it a little as it stands, as far as its place allows."""
        if self.placed is not None:
            mm, deg = _within(self.placed.mm + mm, MAX_MM), _within(self.placed.deg + deg, MAX_DEG)
            self._settle(Placed(mm, deg, self.placed.grip_pct), still)

    def _taken(self, keys: bool) -> None:
        self.held, self.keys, self.placed, self.falling, self.righting = True, keys, None, None, False
        self.for_me = False
        self.came = None

    def _move(self, at: Point) -> None:
        """The grip goes there; it stops at the end of the board, but not before the foot is there, too."""
        angle = self.frame.angle if self.frame is not None else 0.0
        foot, grip = (Frame(angle).point(place)[0] for place in (self.kit.foot(self.part), self.grip))
        left, right = self.kit.reach
        x = min(max(right, right + grip - foot), max(min(left, left + grip - foot), at[0]))
        self._held_at((x, at[1]), angle)

    def _held_at(self, at: Point, angle: float) -> None:
        turned = Frame(angle).point(self.grip)
        frame = Frame(angle, (at[0] - turned[0], at[1] - turned[1]))
        lowest = self.kit.lowest
        sunk = min(0.0, lowest(self.part, frame) - min(0.0, lowest(self.part, Frame())))
        self.frame = Frame(angle, (frame.shift[0], frame.shift[1] - sunk))

    # What comes of letting go.

    def _found(self) -> Placed | None:
        """How it stands if it is let go now; None if its place is far."""
        found = None if self.frame is None else self.kit.placement_at(self.part, self.frame)
        if found is None or self.frame is None:
            return None
        if not self.helped:
            return Placed(found.mm, found.deg)
        deg = math.degrees(math.remainder(self.frame.angle, math.tau)) if found.deg else 0.0  # What is loose has none.
        return Placed(_pulled(self.off_cm[0] * 10, MAX_MM), _pulled(deg, MAX_DEG))

    def _settle(self, placed: Placed, still: bool) -> None:
        home = self.kit.home(self.part, placed, self.standing)
        self.placed, self.rested = placed, (home, placed)
        self._fall(home, still)

    def _fall(self, home: Frame | None, still: bool) -> None:
        self.falling, self.struck = self.kit.falling(self.part, self.frame or home or Frame(), home), False
        if still:
            self.falling.finish()
            self.frame = self.falling.frame

    def update(self, seconds: float) -> bool:
        """Let time pass; tell whether it has just struck something."""
        if self.righting and self.held and self.frame is not None:
            angle = self.frame.angle - math.copysign(min(abs(self.frame.angle), _RIGHTS * seconds), self.frame.angle)
            self._held_at(self.frame.point(self.grip), angle)
            self.righting = angle != 0.0
        falling = self.falling
        if falling is None:
            return False
        falling.advance(seconds)
        self.frame = falling.frame
        if falling.done:
            self.falling = None
        before, self.struck = self.struck, falling.landed
        return self.struck and not before

    def draw(self, canvas: Canvas, view: MachineView) -> None:
        """Draw the part where it is, unless that is its card."""
        if self.frame is not None:
            self.kit.draw(canvas, view, self.part, self.frame)


def off_words(placed: Placed) -> str:
    """Whether a part stands well enough, how far off, and to which side."""
    mm, deg = round(placed.mm, 1), round(placed.deg, 1)
    if not (mm or deg):
        return _(labels.IT_IS_PERFECTLY_PLACED)
    return _(labels.TOO_FAR if far_off(placed) else labels.CLOSE_ENOUGH, how=stands(mm, deg))


def far_off(placed: Placed) -> bool:
    """Whether a part stands so far off that the trap may miss for it: as the check list marks it."""
    return not straight(placed)


def _pulled(off: float, limit: float) -> float:
    """How far off, mm or degrees, a part stands that help draws in from so far off, within what its place allows."""
    return _within(math.copysign(max(0.0, abs(off) - PULL), off), limit)


def _same(one: Frame, other: Frame) -> bool:
    return abs(one.angle - other.angle) < _SAME and abs(one.shift[0] - other.shift[0]) < _SAME


def _undone(frame: Frame, at: Point) -> Point:
    """Which place of a part is there."""
    return Frame(-frame.angle).point((at[0] - frame.shift[0], at[1] - frame.shift[1]))


def _within(value: float, limit: float) -> float:
    return round(min(limit, max(-limit, value)), 3) + 0.0
