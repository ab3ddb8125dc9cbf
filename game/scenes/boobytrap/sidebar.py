"""The panel beside the tray: whose turn, what may be done, who has what, the assist, the log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from pygame import FRect

from game.pictures.boobytrap.sidebar_widgets import Switch, TakeButton, TrayHeader, TrayKeyHints
from game.rules.boobytrap.moves import AskArches
from game.scenes.actions import Action, Commands, advice, utilities
from game.scenes.boobytrap.actions import Keys, keys, told
from game.scenes.boobytrap.play import TrayPlay
from game.scenes.boobytrap.score import ScoreBlock, SolitaireProgress, hands_of, progress_of
from game.scenes.sidebar import Block, LogBlock, Sidebar, Utilities
from game.scenes.turn_card import Skin, TurnCard
from game.text.boobytrap import screens as labels
from game.text.language import _
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.input_events import Device
from game.ui.lettering import SMALL, SMALL_BOLD, Style
from game.ui.screen import Screen

_GAP = 8.0
_PLAIN = 1.2
"""With larger text there is no room to spare for what the keys do."""
_MANY = 6
"""With more seats than this, the panel tells in single lines."""


class TrayCommands(Commands, Protocol):
    """What the table of Booby-Trap can do besides."""

    arches: bool

    def show_arches(self, on: bool) -> None:
        """Show or hide where the force runs."""


def sidebar(play: TrayPlay, commands: TrayCommands, canvas: Canvas, device: Device, *, log: bool) -> Sidebar:
    """The panel; ``log``: whether the log is on it."""
    now, many = told(play, commands.standings), len(play.seats.names) > _MANY
    plain = many or (play.staged and not log)
    offer = replace(now.offer, advice="") if plain else now.offer
    watching = play.computers and not play.over
    row = Utilities(utilities(play, commands, advice(play)), watching, commands.speed, commands.set_speed)
    hints = keys(play, device) if not many and canvas.text_scale <= _PLAIN else ()
    lines = (LogBlock(play.news, commands.open_log, 28.0 if many else 62.0, card=False),) if log else ()
    skin = Skin(None, die=0.0, pad=0.0, gap=_GAP, advice=SMALL, advice_align="left top", advice_lines=0 if plain else 2,
                main=_take)  # fmt: skip
    head = TurnCard(TrayHead(now.seat, now.call, now.line), offer, skin)
    arches = (_arches(play, commands, device, many),) if play.arches_offered else ()
    body = (
        ScoreBlock(hands_of(play)),
        SolitaireProgress(progress_of(play), not many),
        *arches,
        *lines,
    )
    return Sidebar((head,), body, ((KeyRow(hints), row) if hints else (row,)), _GAP)


def _take(place: FRect, action: Action, device: Device, style: Style) -> Button:
    cap = "" if device is Device.MOUSE else device.cap(action.key, "pad_x" if action.id != "pass" else "")
    return TakeButton(action.id, place, text=action.label, on_press=action.run, kind=action.kind, style=style, cap=cap,
                      enabled=action.enabled, worth=action.note, hint=action.hint, shortcut=action.key)  # fmt: skip


@dataclass(frozen=True)
class TrayHead(Block):
    """Whose turn it is and how it goes."""

    seat: str
    call: str
    line: str

    def height(self, canvas: Canvas, width: float) -> float:
        """Its words."""
        return TrayHeader.height(canvas, self.line, width)

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add the header."""
        screen.add(TrayHeader("header", place, seat=self.seat, call=self.call, line=self.line))


@dataclass(frozen=True)
class ArchesBlock(Block):
    """The switch of the assist; ``note``: what it shows, told below its name."""

    on: bool
    on_change: Callable[[bool], None]
    cap: str
    note: str
    enabled: bool

    def height(self, canvas: Canvas, width: float) -> float:
        """Name and note."""
        letters = canvas.letters
        note = letters.height(self.note, SMALL, width - 130) if self.note else 0.0
        return max(44.0, letters.line(SMALL_BOLD) + note + 12)

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add the switch."""
        hint = _(labels.LINES_FROM_PIECE_TO_PIECE)
        screen.add(Switch("arches", place, text=_(labels.SHOW_THE_ARCHES), note=self.note, icon="booby/arch",
                          on=self.on, on_change=self.on_change, enabled=self.enabled, shortcut="a", cap=self.cap,
                          hint=hint))  # fmt: skip


def _arches(play: TrayPlay, commands: TrayCommands, device: Device, many: bool) -> ArchesBlock:
    cap = "a" if device is Device.KEYBOARD else ""
    note = "" if many else _(labels.WHERE_THE_FORCE_RUNS)
    return ArchesBlock(commands.arches, commands.show_arches, cap, note, play.arches_seen or play.may(AskArches()))


@dataclass(frozen=True)
class KeyRow(Block):
    """What the keys do that stand on no button."""

    keys: Keys

    def height(self, canvas: Canvas, width: float) -> float:
        """A line of key caps."""
        return 26.0

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add the line."""
        screen.add(TrayKeyHints("keys", place, keys=self.keys, caps=canvas.caps))
