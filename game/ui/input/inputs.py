"""From pygame's events to inputs in design units; gamepads may come and go."""

from __future__ import annotations

import math
import string
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pygame

from game.host.desktop import on_steam_deck
from game.ui.input.bindings import (
    KEY_VERBS,
    PAD_BUTTONS,
    PAD_VERBS,
    Bindings,
    Device,
    Input,
    Phase,
    Point,
    Pointed,
    Pressed,
    Released,
    Scrolled,
    Tilted,
    Typed,
    Verb,
)
from game.ui.input.caps import Caps

# Gamepads: SDL's mapping of any pad to one layout, or the plain buttons of one that SDL does not know.


# The order of buttons most pads report that SDL has no mapping for.
_RAW = ("pad_a", "pad_b", "pad_x", "pad_y", "pad_l", "pad_r", "pad_back", "pad_start")
_HATS = {(-1, 0): "pad_left", (1, 0): "pad_right", (0, 1): "pad_up", (0, -1): "pad_down"}
_WAYS = frozenset(_HATS.values())
_TRIGGERS = {4: "pad_lt", 5: "pad_rt"}
_STEER_AT = 0.6
_CENTRE_AT = 0.35
_FULL = 32767
_MAKERS = {"054c": "playstation", "057e": "nintendo", "28de": "deck", "045e": "xbox"}
_NAMES = {
    "dualsense": "playstation", "dualshock": "playstation", "playstation": "playstation", "ps4": "playstation",
    "ps5": "playstation", "nintendo": "nintendo", "joy-con": "nintendo", "switch": "nintendo", "steam deck": "deck",
}  # fmt: skip


def family_of(guid: str, name: str) -> str:
    """Whose signs the buttons bear: xbox, playstation, nintendo or deck, by SDL's GUID and the name of the pad."""
    known = _MAKERS.get(guid[10:12] + guid[8:10])
    return known or next((family for part, family in _NAMES.items() if part in name.lower()), "xbox")


class Pads:
    """The pads that are there; ``family``: whose signs the one last used bears."""

    def __init__(self, family: str = "xbox") -> None:
        self.family = family
        self.bindings = Bindings()
        self._pads: dict[int, tuple[Any, str]] = {}
        self._mapped: set[int] = set()
        self._axes: dict[tuple[int, int], float] = {}
        self._steered: dict[int, Verb | None] = {}

    def start(self) -> None:
        """Look for pads from now on; those that are there come as events."""
        from pygame._sdl2 import controller  # noqa: PLC0415 - not wanted before the first frame

        pygame.joystick.init()
        controller.init()

    @property
    def count(self) -> int:
        """How many pads there are."""
        return len(self._pads)

    def translate(self, event: pygame.Event) -> Iterator[Input]:
        """Yield what an event of a pad means; a mapped pad is heard through its mapping alone."""
        kind = event.type
        pad = getattr(event, "instance_id", -1)
        if kind in (pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED):
            self._plug(event)
        elif kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            names = PAD_BUTTONS[: len(PAD_BUTTONS) - len(_TRIGGERS)]
            if event.button < len(names):
                yield self._button(pad, names[event.button], kind == pygame.CONTROLLERBUTTONDOWN)
        elif kind == pygame.CONTROLLERAXISMOTION:
            yield from self._axis(pad, event.axis, event.value / _FULL)
        elif pad in self._mapped:
            return
        elif kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            name = _RAW[event.button] if event.button < len(_RAW) else f"pad_{event.button}"
            yield self._button(pad, name, kind == pygame.JOYBUTTONDOWN)
        elif kind == pygame.JOYHATMOTION:
            yield from self._hat(pad, event.value)
        elif kind == pygame.JOYAXISMOTION and event.axis < 4:
            yield from self._axis(pad, event.axis, event.value)

    def _plug(self, event: pygame.Event) -> None:
        if event.type == pygame.JOYDEVICEREMOVED:
            self._pads.pop(event.instance_id, None)
            self._mapped.discard(event.instance_id)
            self._steered.pop(event.instance_id, None)
            return
        from pygame._sdl2 import controller  # noqa: PLC0415

        try:
            stick = pygame.joystick.Joystick(event.device_index)
            known = controller.get_init() and controller.is_controller(event.device_index)
            opened = controller.Controller(event.device_index) if known else None
        except pygame.error:
            return
        pad = stick.get_instance_id()
        self._pads[pad] = (stick, opened), family_of(stick.get_guid(), stick.get_name())
        if opened is not None:
            self._mapped.add(pad)

    def _button(self, pad: int, button: str, down: bool) -> Input:
        """A button of a pad, by the name of what it means."""
        if pad in self._pads:
            self.family = self._pads[pad][1]
        meant = self.bindings.button(button)
        verb = PAD_VERBS.get(meant, Verb.OTHER)
        name = "pad_hat" if meant in _WAYS else meant
        return Pressed(verb, name, physical=button) if down else Released(verb, name)

    def _hat(self, pad: int, value: tuple[int, int]) -> Iterator[Input]:
        if value in _HATS:
            yield self._button(pad, _HATS[value], True)
        elif value == (0, 0):
            yield Released(Verb.OTHER, "pad_hat")

    def _axis(self, pad: int, axis: int, value: float) -> Iterator[Input]:
        """Report the stick, and steer once each time the left one is pushed over; a trigger is a button."""
        before, self._axes[pad, axis] = self._axes.get((pad, axis), 0.0), value
        if axis in _TRIGGERS:
            if (before > _STEER_AT) != (value > _STEER_AT):
                yield self._button(pad, _TRIGGERS[axis], value > _STEER_AT)
            return
        across, along = (0, 1) if axis < 2 else (2, 3)
        right, down = self._axes.get((pad, across), 0.0), self._axes.get((pad, along), 0.0)
        yield Tilted("left" if across == 0 else "right", right, down)
        if across == 0:
            yield from self._steer(pad, right, down)

    def _steer(self, pad: int, right: float, down: float) -> Iterator[Input]:
        if max(abs(right), abs(down)) < _CENTRE_AT:
            self._steered[pad] = None
        elif max(abs(right), abs(down)) > _STEER_AT:
            if abs(right) > abs(down):
                verb = Verb.RIGHT if right > 0 else Verb.LEFT
            else:
                verb = Verb.DOWN if down > 0 else Verb.UP
            if self._steered.get(pad) is not verb:
                self._steered[pad] = verb
                yield Pressed(verb, "pad_stick")


# From pygame's events to inputs.


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
