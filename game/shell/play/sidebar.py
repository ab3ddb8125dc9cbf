"""The cards beside a board: what they show as frozen values, and the one place that lays them out for every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf

from pygame import FRect

from game.shell.choice_lists import SPEEDS, spoken
from game.shell.play.actions import Action
from game.shell.play.log import LogCard, News
from game.text import screens as labels
from game.text.language import _, sentences
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import SMALL_BOLD, Style
from game.ui.input.bindings import Device
from game.ui.widgets.buttons import Choice, StackedButton
from game.ui.widgets.panels import Card
from game.ui.widgets.screen import Screen

GAP = 12.0
_BETWEEN = 5.0
_LEAST_CARD = 58.0
_BEYOND = 8.0
"""How far a tip may reach beyond the card of the log on either side."""
_EDGE = 8.0
"""Room for shadows and focus rings at the edges of what scrolls, design units."""


class Block:
    """A part of a sidebar: a value that knows how tall it is at a width, and adds its widgets within a rectangle."""

    def height(self, canvas: Canvas, width: float) -> float:
        """How tall it has to be, design units."""
        raise NotImplementedError

    def most(self, canvas: Canvas, width: float) -> float:
        """How tall it may become where there is height to spare; infinite for what takes all that the others leave."""
        return self.height(canvas, width)

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add its widgets."""
        raise NotImplementedError


@dataclass(frozen=True)
class Sidebar:
    """All that stands beside a board: ``head`` and ``foot`` are always in sight, the ``body`` scrolls where it must."""

    head: tuple[Block, ...] = ()
    body: tuple[Block, ...] = ()
    foot: tuple[Block, ...] = ()
    gap: float = GAP


def lay_out(screen: Screen, canvas: Canvas, sidebar: Sidebar, place: FRect, body_place: FRect | None = None) -> None:
    """Add head, body and foot from the top down; the body goes to a place of its own if there is one."""
    gap = sidebar.gap
    top = stack(screen, canvas, sidebar.head, place, gap)
    foot = FRect(place)
    foot.height = height(canvas, sidebar.foot, place.width, gap)
    foot.bottom = place.bottom
    end = foot.y - gap if sidebar.foot else place.bottom
    _body(screen, canvas, sidebar, body_place or FRect(place.x, top, place.width, end - top))
    stack(screen, canvas, sidebar.foot, foot, gap)


def height(canvas: Canvas, blocks: Sequence[Block], width: float, gap: float) -> float:
    """How tall blocks are one below the other."""
    return sum(block.height(canvas, width) for block in blocks) + gap * max(0, len(blocks) - 1)


def stack(screen: Screen, canvas: Canvas, blocks: Sequence[Block], place: FRect, gap: float) -> float:
    """Add blocks from the top of a place down, stretched where there is height to spare; tell where the next begins."""
    top = place.y
    for block, high in zip(blocks, _stretched(canvas, blocks, place, gap), strict=True):
        block.add(screen, canvas, FRect(place.x, top, place.width, high))
        top += high + gap
    return top


def _stretched(canvas: Canvas, blocks: Sequence[Block], place: FRect, gap: float) -> list[float]:
    """How tall each block becomes: spare height goes to those that have a limit first."""
    heights = [block.height(canvas, place.width) for block in blocks]
    mosts = [block.most(canvas, place.width) for block in blocks]
    spare = max(0.0, place.height - sum(heights) - gap * max(0, len(blocks) - 1))
    for number in sorted(range(len(blocks)), key=lambda number: mosts[number]):
        taken = min(spare, mosts[number] - heights[number])
        heights[number] += taken
        spare -= taken
    return heights


def _body(screen: Screen, canvas: Canvas, sidebar: Sidebar, view: FRect) -> None:
    if height(canvas, sidebar.body, view.width, sidebar.gap) <= view.height + 1:
        stack(screen, canvas, sidebar.body, view, sidebar.gap)
        return
    wide = view.width - 2 * _EDGE
    whole = height(canvas, sidebar.body, wide, sidebar.gap)
    with screen.region("sidebar", FRect(view.x - _EDGE, view.y, view.width + _EDGE, view.height), whole + _EDGE):
        stack(screen, canvas, sidebar.body, FRect(view.x, view.y + _EDGE / 2, wide, whole), sidebar.gap)


@dataclass(frozen=True)
class LogBlock(Block):
    """The news of the log; pressed, it opens the whole log. Left out where there is too little room.

    least: its height at 100 % text. card: whether it has a card of its own. room: how tall it has to be, so that a
    tip can lie there instead.
    """

    news: News
    on_open: Callable[[], None]
    least: float = 66.0
    card: bool = True
    room: float = 0.0

    def height(self, canvas: Canvas, width: float) -> float:
        """Room for a few lines."""
        wanted = self.room - (2 * _BEYOND if self.card else 0.0)
        return max(wanted, self.least * min(canvas.text_scale, 1.5))

    def most(self, canvas: Canvas, width: float) -> float:
        return inf

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        if not self.card:
            self.add_lines(screen, place)
        elif place.height > _LEAST_CARD:
            screen.add(Card("log_card", place, corner=10))
            self.add_lines(screen, place.inflate(-24, -20))

    def add_lines(self, screen: Screen, place: FRect) -> None:
        """Add the lines alone."""
        hint = _(labels.PRESS_TO_READ_EVERYTHING_SO)
        screen.add(LogCard("log", place, hint=hint, lines=self.news.lines, head=self.news.head, on_open=self.on_open))


def small_button(screen: Screen, canvas: Canvas, action: Action, place: FRect) -> StackedButton:
    """A small button with the cap of its key while keys are used; where that has no room, its explanation tells it."""
    cap = action.key if screen.shell.device is Device.KEYBOARD else ""
    button = StackedButton(action.id, place, text=action.label, icon=action.icon, on_press=action.run, cap=cap,
                           enabled=action.enabled, hint=action.hint, shortcut=action.key)  # fmt: skip
    if cap and not button.shows_cap(canvas):
        button.hint = sentences(action.hint, _(labels.ITS_KEY, key=screen.shell.caps.word(cap)))
    return button


@dataclass(frozen=True)
class Utilities(Block):
    """The row of small buttons, the same at every table; while a computer plays, it offers the speed instead.

    actions: the last one is the menu, which always stays. watching: whether a computer plays.
    """

    actions: tuple[Action, ...]
    watching: bool
    speed: str
    on_speed: Callable[[str], None]

    def height(self, canvas: Canvas, width: float) -> float:
        return StackedButton.height(canvas) if self.actions else 0.0

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add the buttons from left to right, the menu at the right."""
        if not self.actions:
            return
        each = (place.width - _BETWEEN * (len(self.actions) - 1)) / len(self.actions)
        shown = self.actions[-1:] if self.watching else self.actions
        left = place.right - len(shown) * (each + _BETWEEN) + _BETWEEN
        if self.watching:
            self._speed(screen, canvas, FRect(place.x, place.y + 3, left - _BETWEEN - place.x, place.height - 8))
        for action in shown:
            screen.add(small_button(screen, canvas, action, FRect(left, place.y, each, place.height)))
            left += each + _BETWEEN

    def _speed(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        picks = spoken(SPEEDS)
        wide = Choice.width(canvas, picks, SMALL_BOLD)
        style = SMALL_BOLD if wide <= place.width else Style("bold", max(11.0, SMALL_BOLD.size * place.width / wide))
        screen.add(Choice("speed", place, picks=picks, value=self.speed, on_choose=self.on_speed, style=style,
                          fleeting=True, hint=_(labels.HOW_FAST_PIECES_MOVE_AND)))  # fmt: skip
