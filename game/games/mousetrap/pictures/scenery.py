"""The board, the stage and the loop as one picture, painted anew only when a part or the pile has changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

import pygame
from pygame import FRect

from game.games.mousetrap.pictures import board as board_print
from game.games.mousetrap.pictures import mice as heap
from game.games.mousetrap.pictures.board import MousetrapGround
from game.games.mousetrap.pictures.complete import StandingTrap
from game.games.mousetrap.pictures.kit import TrapKit
from game.games.mousetrap.pictures.stage import Look
from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.rules.state import WHEEL, RuleOptions, State
from game.machine.specs import Pose
from game.ui.drawing.canvas import Canvas
from game.ui.widgets.dirty import without

# What the board shows, which follows what was played as the motions tell it.


@dataclass
class MousetrapDisplay:
    """Mice, cheese, parts and the die as they are drawn.

    moving: the mouse that the motions draw just now. running: the machine moves, and the motions draw what does.
    """

    turn: str
    mice: dict[str, int]
    hands: dict[str, int]
    pile: int
    parts: list[Placed]
    captured: set[str]
    pips: int = 0
    moving: str = ""
    running: bool = False

    @staticmethod
    def of(state: State, pips: int = 0) -> MousetrapDisplay:
        """All of it as the position has it."""
        seats = state.table.seats
        return MousetrapDisplay(
            turn=state.seat,
            mice=dict(zip(seats, state.mice, strict=True)),
            hands=dict(zip(seats, state.hands, strict=True)),
            pile=state.pile,
            parts=list(state.parts),
            captured={seat for seat, out in zip(seats, state.captured, strict=True) if out},
            pips=pips,
        )

    def gain(self, seat: str, pieces: int) -> None:
        """A seat, or the pile if it has no name, has so many pieces of cheese more."""
        if seat:
            self.hands[seat] += pieces
        else:
            self.pile += pieces

    def stand(self, part: int, placed: Placed) -> None:
        """A part stands as it was set down; a new one after all others."""
        self.parts[part - 1 : part] = [placed]

    def lane(self, seat: str) -> int:
        """How many mice stand before this one on its space."""
        here = self.on(self.mice[seat])
        return here.index(seat) if seat in here else 0

    def on(self, space: int) -> list[str]:
        """The mice that stand on a space."""
        return [seat for seat in self.mice if self.mice[seat] == space and seat in self.standing()]

    def standing(self) -> list[str]:
        """The mice that stand on the board, those in front last."""
        return [seat for seat in reversed(self.mice) if seat not in self.captured and seat != self.moving]


# The picture of all that stands still.

Drawn = tuple[StandingTrap, Look]
"""The trap, and what of it is seen."""


class Scenery:
    """Keeps the picture of all that stands still but the mice."""

    def __init__(self, rules: RuleOptions, kit: TrapKit) -> None:
        self.rules, self.kit = rules, kit
        self._stage: StandingTrap = kit.stage(())
        self._standing: tuple[Placed, ...] = ()
        self._picture: pygame.Surface | None = None
        self._key: tuple[object, ...] = ()
        self._coming: tuple[StandingTrap, pygame.Surface, tuple[object, ...]] | None = None

    def draw(self, canvas: Canvas, laid: MousetrapGround, pile: FRect, shown: MousetrapDisplay, held: int = 0) -> None:
        """Draw it; pile: the place of the cheese. A part that the hand holds is left out, and what `movers` draws."""
        size, key = canvas.surface.get_size(), self._key_of(canvas, shown, held)
        if self._coming is not None and key == self._coming[2]:
            self._stage, self._picture, self._key = self._coming
            self._standing, self._coming = tuple(shown.parts), None
        if self._picture is None or key != self._key:
            if self._picture is None or self._picture.get_size() != size:
                self._picture = pygame.Surface(size)
            if self._standing != tuple(shown.parts):
                self._stage, self._standing = self.kit.stage(shown.parts), tuple(shown.parts)
            self._key = ()  # a first drawing may stop within, and goes on with the same picture
            self._paint(canvas.onto(self._picture), laid, pile, shown, (self._stage, self._look(shown, held)))
            self._key = key
        canvas.surface.blit(self._picture, (0, 0))

    def forget(self) -> None:
        """Keep no picture for now."""
        self._picture = self._coming = None

    def ahead(self, canvas: Canvas, laid: MousetrapGround, pile: FRect, shown: MousetrapDisplay) -> Iterator[None]:
        """Paint in steps what will be shown soon, unless it is shown already."""
        key = self._key_of(canvas, shown, 0)
        if key == self._key or (self._coming is not None and self._coming[2] == key):
            return
        stage = self.kit.stage(shown.parts)
        picture = pygame.Surface(canvas.surface.get_size())
        under = canvas.onto(picture)
        yield from stage.ahead(under, laid.view, **self._look(shown, 0))
        self._paint(under, laid, pile, shown, (stage, self._look(shown, 0)))
        self._coming = stage, picture, key
        yield

    def movers(self, canvas: Canvas, laid: MousetrapGround, poses: Mapping[str, Pose], before: Iterable[FRect]) -> None:
        """Draw the parts that move where their bodies are, behind what hangs before the stage."""
        stage, window = self._stage, canvas.box(laid.window)
        cards = [canvas.box(place) for place in before]
        for item in stage.movers(canvas, laid.view, poses):
            if item is None:
                continue
            pieces = [item.box.clip(window)]
            for card in cards:
                pieces = [rest for piece in pieces for rest in without(piece, card)]
            for piece in pieces:
                canvas.surface.blit(item.picture, piece.topleft, piece.move(-item.at[0], -item.at[1]))

    def _paint(self, canvas: Canvas, laid: MousetrapGround, pile: FRect, shown: MousetrapDisplay, stage: Drawn) -> None:
        players, two_cranks = len(self.rules.seats), self.rules.two_cranks

        def paint(under: Canvas) -> None:
            board_print.paint(under, laid, players, two_cranks)

        canvas.layer(("board", tuple(laid.board), players, two_cranks), canvas.area, paint, opaque=True)
        trap, look = stage
        trap.draw(canvas, laid.view, {} if shown.running else None, **look)
        if canvas.theme.grain:
            canvas.stretch("stage/opening", laid.window.inflate(6, 6))
        heap.cheese_pile(canvas, pile, shown.pile)
        board_print.loop(canvas, laid, players, two_cranks)

    def _key_of(self, canvas: Canvas, shown: MousetrapDisplay, held: int) -> tuple[object, ...]:
        """All that the picture depends on."""
        seen = tuple(shown.parts), shown.pile, held, shown.running, under_cage(shown, self.kit)
        return canvas.surface.get_size(), canvas.look, *seen

    def _look(self, shown: MousetrapDisplay, held: int) -> Look:
        """Which part is next, which is left out because a hand holds it, and who sits under the cage."""
        standing = len(shown.parts)
        hide = (held,) if 0 < held <= standing else ()
        following = held if hide else standing + 1 if standing < self.kit.plan.steps else None
        return Look(next_part=following, hide=hide, mice=under_cage(shown, self.kit))


def under_cage(shown: MousetrapDisplay, kit: TrapKit) -> tuple[str, ...]:
    """Whose mice sit under the cage of a machine of one's own, which has a wheel of its own, in the stage."""
    return tuple(shown.on(WHEEL)) if kit.plan.own else ()
