"""From pygame's events to inputs in design units; gamepads may come and go."""

from __future__ import annotations

import math
import string
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame

from game.host.system import on_steam_deck
from game.ui.drawing.caps import Caps
from game.ui.input.bindings import (
    KEY_VERBS,
    Bindings,
    Device,
    Input,
    Phase,
    Point,
    Pointed,
    Pressed,
    Released,
    Scrolled,
    Typed,
    Verb,
)
from game.ui.input.pads import Pads

_ALSO = {
    pygame.K_KP_ENTER: "return",
    pygame.K_AC_BACK: "escape",
    **{getattr(pygame, f"K_KP_{digit}"): str(digit) for digit in range(10)},
}
# The row of numbers is meant by its place: on a French keyboard its keys are named after other signs.
_PLACES = {getattr(pygame, f"KSCAN_{digit}"): str(digit) for digit in range(10)}
# So are letters where the layout has others there, as on a Russian or Greek keyboard, and what Ctrl is held with.
_LATIN = {getattr(pygame, f"KSCAN_{letter}"): letter.lower() for letter in string.ascii_uppercase}
_LATIN[pygame.KSCAN_COMMA] = ","
_PHASES = {
    pygame.MOUSEBUTTONDOWN: Phase.DOWN,
    pygame.MOUSEBUTTONUP: Phase.UP,
    pygame.MOUSEMOTION: Phase.MOVE,
}
_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META
_CHORDS = {"z": Verb.UNDO, "a": Verb.ALL, ",": Verb.SETTINGS}
"""With Ctrl, or with Cmd as everywhere on macOS, where SDL itself quits at Cmd+Q."""
_JOLT = 12
"""So far a mouse must have gone, px, before it counts as used instead of a pad: tables shake, and windows open."""


def _sign(code: int) -> str:
    """The sign of a key that pygame has no name for, as those beyond Latin have none; empty where it is none."""
    return chr(code) if 0x7F < code <= sys.maxunicode and chr(code).isprintable() else ""


class Inputs:
    """Translates events; remembers the pads, the scale and the device last used.

    scale: pixels of the picture per design unit. density: its pixels per point in which the mouse is told.
    """

    def __init__(self, said: Callable[[str], str] = str) -> None:
        deck = on_steam_deck()
        self.device = Device.PAD if deck else Device.MOUSE
        self.scale = self.density = 1.0
        self.pads = Pads("deck" if deck else "xbox")
        self.caps = Caps(Bindings(), self.pads.family, said)
        self._moved = 0.0

    def bind(self, bindings: Bindings) -> None:
        """Use these keys and buttons from now on."""
        self.pads.bindings = bindings
        self.caps = replace(self.caps, bindings=bindings)

    def translate(self, event: pygame.Event) -> Iterator[Input]:
        """Yield the inputs that one event means; none for events of no interest."""
        kind = event.type
        if kind in (pygame.KEYDOWN, pygame.KEYUP):
            yield self._key(event)
        elif kind == pygame.TEXTINPUT:
            yield Typed(event.text)
        elif kind in _PHASES:
            yield from self._pointer(event)
        elif kind == pygame.MOUSEWHEEL:
            yield Scrolled(event.y, self._place(pygame.mouse.get_pos()), event.x)
        else:
            yield from self._pad(event)

    def _place(self, pos: tuple[float, float]) -> Point:
        points = self.scale / self.density
        return pos[0] / points, pos[1] / points

    def _key(self, event: pygame.Event) -> Input:
        self.device = Device.KEYBOARD
        bindings, own = self.caps.bindings, pygame.key.name(event.key) or _sign(event.key)
        code = getattr(event, "scancode", 0)
        latin = own if own.isascii() and own else _LATIN.get(code, own)
        place = _PLACES.get(code) or _ALSO.get(event.key, latin)
        physical = own if bindings.bound(own) else place
        name = bindings.key(physical)
        verb = KEY_VERBS.get(name, Verb.OTHER)
        if verb is Verb.NEXT and event.mod & pygame.KMOD_SHIFT:
            verb = Verb.PREVIOUS
        elif verb is Verb.CONFIRM and event.mod & pygame.KMOD_ALT:
            verb = Verb.FULLSCREEN
        elif event.mod & _COMMAND:
            verb = _CHORDS.get(latin, verb)
        if event.type == pygame.KEYUP:
            return Released(verb, name)
        writes = len(own) == 1 or own == "space" or own.startswith("[")
        return Pressed(verb, name, repeat=bool(getattr(event, "repeat", False)), physical=physical, writes=writes)

    def _pointer(self, event: pygame.Event) -> Iterator[Input]:
        button = getattr(event, "button", 1)
        if button <= 3:
            self._moved += math.hypot(*getattr(event, "rel", (_JOLT, 0)))
            if self.device is not Device.PAD or event.type != pygame.MOUSEMOTION or self._moved >= _JOLT:
                self.device = Device.MOUSE
            yield Pointed(_PHASES[event.type], self._place(event.pos), button)

    def _pad(self, event: pygame.Event) -> Iterator[Input]:
        for given in self.pads.translate(event):
            if isinstance(given, Pressed):
                self.device, self._moved = Device.PAD, 0.0
                if self.pads.family != self.caps.family:
                    self.caps = replace(self.caps, family=self.pads.family)
            yield given
        if event.type == pygame.JOYDEVICEREMOVED and self.device is Device.PAD and not self.pads.count:
            self.device = Device.KEYBOARD
