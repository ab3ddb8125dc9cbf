"""The spaces and parts as things that can be pointed at, and where a roll would lead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pygame import FRect

from game.core.tally import Effect, Reach
from game.games.mousetrap.pictures.board import BoardCell, MousetrapGround
from game.games.mousetrap.pictures.kit import TrapKit, rect_of
from game.games.mousetrap.pictures.scenery import MousetrapDisplay
from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.rules.state import LOOP, SAFE, RuleOptions
from game.games.mousetrap.text import table as aloud
from game.games.mousetrap.text import table as labels
from game.games.mousetrap.text.log import off_true
from game.games.mousetrap.text.table import explain_space, space_words
from game.shell.pictures.on_board import SIDE, draw_ring, draw_small_die
from game.text.coach import led
from game.text.language import _, capital, row, sentences, spoken_once
from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.widgets.dirty import Look
from game.ui.widgets.widget import Mood, Widget


@dataclass
class BoardField(Widget):
    """A space; the print is on the board already."""

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 5
    group: ClassVar[str] = "board"

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Light it up while it is pointed at."""
        if mood.hover and not mood.focus:
            canvas.stretch("cells/glow", self.place)

    def draw_focus(self, canvas: Canvas) -> None:
        """A ring that keeps to the space."""
        materials.focus_ring(canvas, self.place.inflate(-6, -6), self.radius)


@dataclass
class PartHint(Widget):
    """A part where it stands or belongs."""

    drawn: ClassVar[bool] = False
    group: ClassVar[str] = "machine"


def fields(
    laid: MousetrapGround,
    shown: MousetrapDisplay,
    names: dict[str, str],
    table: RuleOptions,
    ahead: Sequence[Reach] = (),
) -> Iterator[BoardField]:
    """Every space with what it says, who is there, and what roll leads to it."""
    seen: dict[int, list[str]] = {}
    for seat, space in shown.mice.items():
        if seat not in shown.captured:
            seen.setdefault(space, []).append(names[seat])
    for cell in laid.cells:
        here = seen.get(cell.number, [])
        hint = space_hint(cell.number, table, len(shown.parts))
        if here:
            hint = sentences(hint, _(labels.HERE, names=row(here)))
        if reaches := [reach for reach in ahead if reach.space == cell.number]:
            hint = sentences(hint, led(reaches))
        label = partial(aloud.space, cell.number, table.two_cranks, here)
        yield BoardField(f"space_{cell.number}", FRect(cell.rect), hint=hint, label=label)


@spoken_once
def space_hint(number: int, table: RuleOptions, built: int) -> str:
    """A space in sentences, with so many parts of the trap standing."""
    space_here = _(labels.NUMBERED_SPACE, number=number, space=capital(space_words(number, table.two_cranks)))
    return sentences(space_here, explain_space(number, table, built))


def parts(laid: MousetrapGround, standing: list[Placed], now: tuple[int, str], kit: TrapKit) -> Iterator[PartHint]:
    """Every part, the large ones first, so that the small ones lie above them; now: as for `part_hint`."""
    places = {number: rect_of(kit, number, laid.view) for number in range(1, kit.plan.steps + 1)}
    for number, place in sorted(places.items(), key=lambda pair: -pair[1].width * pair[1].height):
        yield PartHint(f"part_{number}", place.clip(laid.window), hint=part_hint(number, standing, now, kit))


def part_hint(number: int, standing: list[Placed], now: tuple[int, str], kit: TrapKit) -> str:
    """A part in sentences: what it is for and how it stands; now: a part in the hand, and how it is with that."""
    if number == now[0]:
        return _part_hint(_numbered(kit, number), kit.explain(number), None, now[1])
    placed = standing[number - 1] if number <= len(standing) else None
    return _part_hint(_numbered(kit, number), kit.explain(number), placed)


def _numbered(kit: TrapKit, number: int) -> str:
    """A part by its number and its name."""
    return _(labels.NUMBERED_OWN_PART if kit.plan.own else labels.NUMBERED_PART, number=number, part=kit.name(number))


@spoken_once
def _part_hint(numbered: str, good_for: str, placed: Placed | None, now: str = "") -> str:
    state = _(labels.IT_STANDS, how=off_true(placed)) if placed is not None else _(labels.IT_IS_NOT_BUILT_YET)
    return sentences(numbered, good_for, now or state)


# Look before you roll: a ring round every space that the next roll may lead to, and the number over it.

_INWARD = {"bottom": (0.0, -0.5), "loop": (0.0, -0.5), "top": (0.0, 0.5), "left": (0.5, 0.0), "right": (-0.5, 0.0)}
"""From the middle of a space to its edge towards the stage, in shares of the space."""
_OVER, _ON_EDGE = 1.0, 2.0
"""How far a number lies on its space, which bears words, and how far its middle is off one of the loop."""
_BESIDE = 0.3
"""How far from the middle, in shares of the space, those of the lower row hang: below lies the path with its own."""


def draw_rings(canvas: Canvas, laid: MousetrapGround, reaches: Sequence[Reach]) -> None:
    """The rings, which lie under the mice; those of the gains lie above the others."""
    for reach in sorted(reaches, key=lambda reach: reach.effect is Effect.GAIN):
        place = laid.cells[reach.space].rect
        if reach.effect is Effect.GAIN:
            canvas.stretch("cells/glow", place)
        draw_ring(canvas, place, 7, reach.effect)


def draw_dice(canvas: Canvas, laid: MousetrapGround, reaches: Sequence[Reach]) -> None:
    """The numbers, which lie above the mice."""
    for reach in reaches:
        draw_small_die(canvas, die_place(laid.cells[reach.space]), reach.pips, reach.effect)


@dataclass
class AheadDie(Widget):
    """The number of a space of the top row, above the cards that hang there."""

    pips: int = 1
    effect: Effect = Effect.NOTHING

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the die."""
        draw_small_die(canvas, self.place, self.pips, self.effect)


def dice_over_cards(laid: MousetrapGround, reaches: Sequence[Reach]) -> Iterator[AheadDie]:
    """The numbers that a card would cut off."""
    for reach in reaches:
        cell = laid.cells[reach.space]
        if cell.side == "top":
            yield AheadDie(f"ahead_{reach.space}", die_place(cell), pips=reach.pips, effect=reach.effect)


def die_place(cell: BoardCell) -> FRect:
    """Where the number of a space is: at its edge towards the stage, or of the loop's two rows at the outer one."""
    across, down = _INWARD[cell.side]
    if SAFE <= cell.number < SAFE + LOOP // 2:
        across, down = _BESIDE, -down
    side = min(SIDE, cell.rect.height * 0.5)
    off = 2 * (_ON_EDGE if cell.side == "loop" else side / 2 - _OVER)
    x, y = cell.rect.centerx + across * (cell.rect.width + off), cell.rect.centery + down * (cell.rect.height + off)
    return FRect(x - side / 2, y - side / 2, side, side)


def looks(laid: MousetrapGround, reaches: Sequence[Reach]) -> Iterator[Look]:
    """What is seen at each space."""
    found = {reach.space: (reach.pips, reach.effect) for reach in reaches}
    for cell in laid.cells:
        yield cell.rect.inflate(50, 50), found.get(cell.number)
