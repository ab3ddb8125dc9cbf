"""What moves at the table, and what it shows meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

import pygame
from pygame import FRect

from game.games.boobytrap.pictures.tray import COPY, TrayPicture
from game.games.boobytrap.rules.pieces import RuleOptions
from game.games.boobytrap.rules.state import State
from game.games.boobytrap.text import table as words
from game.games.boobytrap.tray.risks import LATELY
from game.games.boobytrap.tray.settled import grade
from game.shell.pictures.on_board import between
from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Point
from game.ui.motion import hop, smooth


class Tag(NamedTuple):
    """A tag in the tray. sign: its picture. tone: plain, good or warn. piece: the one it hangs on by a string, or 0.

    brief: what is said instead of the line where there is no room for it. seat, name: whose pull it tells of, if any.
    """

    sign: str
    word: str
    line: str
    tone: str = "plain"
    piece: int = 0
    brief: str = ""
    seat: str = ""
    name: str = ""


def feeling(
    piece: int, grip: int, table: RuleOptions | None = None, room: float | None = None, picks: int | None = None
) -> Tag:
    """How a touched piece is held, 0 to 100; at a table also what taking it should bring.

    room: the share of the floor before the bar that is free, where the tray is known. picks: those since the last
    trip, in a match.
    """
    word, line = words.felt(piece, grip, table, room, picks)
    return Tag(f"booby/{grade(grip / 100)}", word, line, "plain", piece, words.odds(piece, grip, room, picks))


@dataclass(frozen=True)
class TrayDisplay:
    """Hands, scores and pieces as they are drawn. must_pick: everybody has passed twice."""

    turn: str
    hands: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    trips: tuple[int, ...]
    left: int
    discarded: int
    passes: int
    touched: int
    must_pick: bool
    tag: Tag | None = None

    @staticmethod
    def of(state: State, tag: Tag | None = None, feels: bool = True, room: float | None = None) -> TrayDisplay:
        """All of it as the position has it; without a tag that of the touched piece, if its feel may be shown.

        room: as `feeling` has it.
        """
        grips = dict(state.felt) if feels else {}
        if tag is None and state.touched in grips:
            tag = feeling(state.touched, grips[state.touched], state.table, room, state.picks_since_trip(LATELY))
        return TrayDisplay(
            turn=state.seat,
            hands=state.hands,
            scores=state.scores,
            trips=state.trips,
            left=len(state.left),
            discarded=len(state.discard),
            passes=state.passes,
            touched=state.touched,
            must_pick=0 < state.table.most_passes <= state.passes,
            tag=tag,
        )

    def but(self, **changes: object) -> TrayDisplay:
        """The same with some things changed."""
        return replace(self, **changes)  # type: ignore[arg-type]


# Pieces on their way out of the tray: to their owner, or to the discarded ones.


OUT_OF_SIGHT = 70.0
"""Design units beyond the canvas where no piece is seen any more."""


def over_the_rim(box: FRect, at: Point) -> Point:
    """Out of sight from a place of the box, over the nearer of the upper rim and the left one."""
    if at[0] - box.x < at[1] - box.y:
        return -OUT_OF_SIGHT, at[1]
    return at[0] - OUT_OF_SIGHT, -OUT_OF_SIGHT


def _as_it_lies(at: Point) -> Point:
    return at


@dataclass(eq=False)
class DiscFlight:
    """A piece between two places of the canvas. height: how far up it goes half way, design units. seconds: how long.

    It starts as large as ``start_size`` times its size in the tray and shrinks to ``end_size``. seen: where a place of
    the tray is seen just now, so that a camera which moves carries what leaves the tray.
    """

    tray: TrayPicture
    number: int
    start: Point
    end: Callable[[], Point]
    height: float = 60.0
    seconds: float = 0.55
    start_size: float = 1.34
    end_size: float = 0.4
    seen: Callable[[Point], Point] = _as_it_lies

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw it at this share of its way, 0 to 1."""
        eased = smooth(share)
        x, y = between(self.seen(self.start), self.end(), eased)
        y -= self.height * hop(share)
        body = self.tray.fit(canvas, self.tray.view).body(self.number, 0.0)
        grown = self.start_size + (self.end_size - self.start_size) * eased
        side = max(4, round(body.get_width() * grown / 2) * 2)
        picture = pygame.transform.smoothscale(body, (side, side))
        spot = round(x * canvas.scale - side / 2), round(y * canvas.scale - side / 2)
        canvas.surface.blit(picture, spot, special_flags=COPY)
