"""Gamepads: SDL's mapping of any pad to one layout, or the plain buttons of one that SDL does not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame

from game.ui.input.bindings import PAD_BUTTONS, PAD_VERBS, Bindings, Input, Pressed, Released, Tilted, Verb

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
