"""The cards of a match that is only watched: what happens now, and who holds how much cheese."""

from __future__ import annotations

from dataclasses import replace

from pygame import FRect

from game.pictures.mousetrap.sidebar_widgets import Hanging, Ribbon
from game.pictures.mousetrap.slots import WatchedSlots
from game.scenes.mousetrap.play import MousetrapPlay
from game.scenes.mousetrap.sidebar import Cheese, call, rows
from game.scenes.turn_card import Die
from game.ui.canvas import Canvas
from game.ui.lettering import BODY
from game.ui.panels import Label
from game.ui.screen import Screen

_PAD, _RIBBON, _DIE, _GAP = 11.0, 42.0, 44.0, 10.0
_LINES = 3
"""Lines of what happened at most, where it has room of its own."""


def add_watched(screen: Screen, canvas: Canvas, play: MousetrapPlay, slots: WatchedSlots, top: float) -> None:
    """Beside each other, or the cheese below what happens, which is in one line then."""
    below = slots.story.x == slots.cheese.x
    story = _story_place(canvas, slots.story, brief=below)
    low = below or story.bottom > slots.film.top
    story = _story_place(canvas, slots.story, brief=low)
    screen.add(Hanging("turn", story, top=top))
    _story(screen, canvas, play, story.inflate(-2 * _PAD, -2 * _PAD), brief=low)
    cheese = Cheese(tuple(replace(row, note="") for row in rows(play)), play.shown.pile, top, brief=low)
    place = FRect(slots.cheese)
    if below:
        place.top, cheese = story.bottom + _GAP, replace(cheese, top=story.bottom)
    free = slots.film.top - _GAP - place.top
    cheese = replace(cheese, piled=cheese.height(canvas, place.width) <= free)  # the bar of shares below tells it too
    place.height = cheese.height(canvas, place.width)
    cheese.add(screen, canvas, place)


def _story_place(canvas: Canvas, slot: FRect, *, brief: bool) -> FRect:
    tall = 0.0 if brief else _PAD + max(_DIE, _LINES * canvas.letters.line(BODY))
    return FRect(slot.x, slot.y, slot.width, 2 * _PAD + _RIBBON + tall)


def _story(screen: Screen, canvas: Canvas, play: MousetrapPlay, inner: FRect, *, brief: bool) -> None:
    """Whose turn it is, the die, and what was said last."""
    ribbon = FRect(inner.x, inner.y, inner.width - (_DIE + 6 if brief else 0), _RIBBON)
    foot = inner.y if brief else ribbon.bottom + _PAD
    screen.add(Ribbon("ribbon", ribbon, seat=play.shown.turn, text=call(play)))
    die = FRect(inner.right - _DIE, foot, _DIE, _DIE if not brief else _RIBBON)
    screen.add(Die("die", die, pips=play.shown.pips, zoom=_DIE / 56))
    if play.log and not brief:
        text, room = play.log[-1].text, FRect(inner.x + 2, foot, inner.width - _DIE - 10, inner.bottom - foot)
        style = canvas.letters.shrunk(text, BODY, room.width, room.height)
        screen.add(Label("happened", room, text=text, style=style))
