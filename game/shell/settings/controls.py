"""Which key and which pad button does what, and how others are put in their places."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from pygame import FRect

from game.shell.pages import MARGIN, Page
from game.text import settings as words
from game.text.language import _, told_of
from game.ui.drawing import icons
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BODY, BOLD
from game.ui.drawing.theme import Colour
from game.ui.input.bindings import (
    ACTS,
    PAD_BUTTONS,
    Bindings,
    BoundAct,
    Input,
    Phase,
    Pointed,
    Pressed,
    Released,
    Tilted,
    Typed,
    is_button,
    is_key,
)
from game.ui.layout import BoxTree, Grow, HBox, Layers, Pad, Scroll, Sized, Space, VBox, even
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import control_height
from game.ui.widgets.panels import Card, Label

_GAP, _EDGE, _CELL = 10.0, 18.0, 150.0


@dataclass
class CapButton(Button):
    """A button that shows the cap of a key or the sign of a pad's button."""

    def paint_label(self, canvas: Canvas, face: FRect, ink: Colour) -> None:
        wide = icons.cap_width(canvas, self.text)
        icons.key_cap(canvas, self.text, FRect(face.centerx - wide / 2, face.y, wide, face.height))


class WantedKey(NamedTuple):
    """What waits for a key or button: the act, whether a pad's, and the one that was pressed but means another act."""

    act: BoundAct
    pad: bool
    taken: str = ""


class Controls(Page):
    """One row for each act, with its key and its pad button."""

    first = "key_confirm"

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.wanted: WantedKey | None = None
        self.refused = ""

    # What is there.

    def tree(self, canvas: Canvas) -> BoxTree:
        """The head with the reset, a line that says what to do, the rows."""
        title = _(words.KEYS_AND_BUTTONS)
        button = Button("reset", text=_(words.RESET_ALL), icon="reset", on_press=self.reset,
                        hint=_(words.EVERY_KEY_AS_IT_WAS))  # fmt: skip
        wide = button.natural_width(canvas)
        reset = Sized(button, wide, align="right middle")
        beside = wide <= self.room_beside(canvas, title)
        high = control_height(canvas.letters, ACT, 48, 16)
        told = Label("told", text=self.told(), style=BOLD, colour=canvas.theme.on_table)
        asked = Label("asked", text=_(words.CHOOSE_ONE), style=BOLD)
        told_high = max(each.height_at(canvas, canvas.area.width - 2 * MARGIN) for each in (told, asked))
        above = VBox(None if beside else Sized(reset, height=high), Sized(told, height=told_high), gap=_GAP)
        rows = Scroll(self._rows(canvas), "page", (MARGIN, _EDGE, 16, _EDGE))
        return self.page(canvas, title, _GAP, Pad(above, MARGIN, 0), _GAP, Grow(Pad(rows, 0, 0, 16, 0)),
                         aside=reset if beside else None)  # fmt: skip

    def told(self) -> str:
        """What to do now."""
        if self.wanted is None:
            return _(words.CHOOSE_ONE)
        if self.refused:
            return _(words.NOT_THAT_ONE, key=self.shell.caps.sign(self.refused))
        if self.wanted.taken:
            other = self._owner(self.wanted)
            return _(words.TAKEN, key=self.shell.caps.sign(self.wanted.taken), other=act_name(other))
        return _(words.PRESS_A_BUTTON if self.wanted.pad else words.PRESS_A_KEY, act=act_name(self.wanted.act.name))

    def _rows(self, canvas: Canvas) -> BoxTree:
        """All acts on a card, or on two."""
        high, cell = control_height(canvas.letters, BODY, 48, 22), max(_CELL, canvas.letters.width("M" * 7, BODY) + 30)
        wide = canvas.area.width - 2 * 16 - MARGIN
        columns = 2 if wide / 2 > 2 * cell + 230 * canvas.text_scale else 1
        number = -(-len(ACTS) // columns)
        rows = [self._row(act, cell, high) for act in ACTS]
        cards = (
            Layers(Card(f"card_{column}"), Pad(VBox(*rows[column * number :][:number], gap=_GAP), _EDGE))
            for column in range(columns)
        )
        return even(*cards, gap=20)

    def _row(self, act: BoundAct, cell: float, high: float) -> BoxTree:
        """The word, and at the right the key and the pad's button."""
        buttons = (
            Sized(self._cap(act, pad) if default else Space(), cell, high)
            for pad, default in ((True, act.pad), (False, act.key))
        )
        word = Label(f"word_{act.name}", text=act_name(act.name), style=BODY, align="left middle")
        return HBox(*buttons, Grow(word), gap=_GAP, from_right=True)

    def _cap(self, act: BoundAct, pad: bool) -> CapButton:
        hint = _(words.BUTTON_OF if pad else words.KEY_OF, act=act_name(act.name))
        wanted = WantedKey(act, pad)
        kind = "primary" if self.wanted is not None and self.wanted[:2] == wanted[:2] else "plain"
        return CapButton(f"{'pad' if pad else 'key'}_{act.name}", text=act.pad if pad else act.key, kind=kind,
                         hint=hint, label=self._now(act, pad), on_press=partial(self.want, wanted))  # fmt: skip

    # What is pressed.

    def want(self, wanted: WantedKey | None) -> None:
        """Wait for a key or button, or for none any more."""
        self.wanted, self.refused = wanted, ""
        self._tell()

    def _tell(self) -> None:
        """Show what to do now, and say it while a key is waited for."""
        if self.wanted is not None:
            self.shell.announcements.say(self.told(), seen=True)
        self.stale()

    def reset(self) -> None:
        """Every key and button as it was at first."""
        self._adopt({}, {})
        self.shell.announcements.say(_(words.EVERY_KEY_AS_IT_WAS), seen=True)

    def handle(self, given: Input) -> None:
        """While a key is waited for, the next one is it, whatever else it means."""
        if self.wanted is None:
            super().handle(given)
        elif isinstance(given, Pressed):
            self._take(given, self.wanted)
        elif isinstance(given, Pointed) and given.phase is Phase.DOWN:
            self.want(None)
        elif not isinstance(given, Released | Tilted | Typed):
            super().handle(given)

    def _take(self, pressed: Pressed, wanted: WantedKey) -> None:
        key = pressed.physical
        if pressed.repeat or not key:
            return
        if key == "escape" or (key in PAD_BUTTONS) != wanted.pad or self._chosen(wanted.pad)[wanted.act.name] == key:
            self.want(None)
        elif not (is_button(key) if wanted.pad else is_key(key)):
            self.refused = key
            self._tell()
        elif self._owner(wanted._replace(taken=key)) and wanted.taken != key:
            self.want(wanted._replace(taken=key))
        else:
            self._put(wanted, key)

    def _put(self, wanted: WantedKey, key: str) -> None:
        """Give a key to an act; the act that had it gets the other one."""
        chosen, other = dict(self._chosen(wanted.pad)), self._owner(wanted._replace(taken=key))
        if other:
            chosen[other] = chosen[wanted.act.name]
        chosen[wanted.act.name] = key
        bindings = self.shell.caps.bindings
        self._adopt(bindings.keys if wanted.pad else chosen, chosen if wanted.pad else bindings.pad)
        self.shell.announcements.say(self._now(wanted.act, wanted.pad), seen=True)

    def _now(self, act: BoundAct, pad: bool) -> str:
        """Which key or button an act has."""
        hint = _(words.BUTTON_OF if pad else words.KEY_OF, act=act_name(act.name))
        return told_of(hint, self.shell.caps.word(act.pad if pad else act.key))

    def _adopt(self, keys: Mapping[str, str], pad: Mapping[str, str]) -> None:
        usual = Bindings()
        own = {name: key for name, key in keys.items() if usual.keys[name] != key}
        mine = {name: key for name, key in pad.items() if usual.pad[name] != key}
        self.shell.adopt(dataclasses.replace(self.shell.settings, keys=own, pad=mine))
        self.want(None)

    def _chosen(self, pad: bool) -> Mapping[str, str]:
        bindings = self.shell.caps.bindings
        return bindings.pad if pad else bindings.keys

    def _owner(self, wanted: WantedKey) -> str:
        """The other act that the taken key stands for; empty for none."""
        found = (name for name, key in self._chosen(wanted.pad).items() if key == wanted.taken)
        return next((name for name in found if name != wanted.act.name), "")

    def on_help(self) -> None:
        """There is nothing to look up here."""


def act_name(name: str) -> str:
    """What an act is called."""
    return _(words.ACT_NAMES[name], number=name.removeprefix("choice_"))
