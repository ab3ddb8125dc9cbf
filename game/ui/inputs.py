"""From pygame's events to inputs in design units; gamepads may come and go."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.ui.input_events import Device, Input, Phase, Point, Pointed, Pressed, Released, Scrolled, Tilted, Typed, Verb

_KEYS = {
    pygame.K_LEFT: Verb.LEFT,
    pygame.K_RIGHT: Verb.RIGHT,
    pygame.K_UP: Verb.UP,
    pygame.K_DOWN: Verb.DOWN,
    pygame.K_TAB: Verb.NEXT,
    pygame.K_RETURN: Verb.CONFIRM,
    pygame.K_KP_ENTER: Verb.CONFIRM,
    pygame.K_SPACE: Verb.CONFIRM,
    pygame.K_ESCAPE: Verb.BACK,
    pygame.K_AC_BACK: Verb.BACK,
    pygame.K_F1: Verb.HELP,
    pygame.K_F2: Verb.SETTINGS,
    pygame.K_F11: Verb.FULLSCREEN,
    pygame.K_BACKSPACE: Verb.ERASE,
}
# The order of buttons most pads report through SDL's joystick layer.
_BUTTONS = {
    0: (Verb.CONFIRM, "pad_a"),
    1: (Verb.BACK, "pad_b"),
    2: (Verb.OTHER, "pad_x"),
    3: (Verb.HELP, "pad_y"),
    4: (Verb.PREVIOUS, "pad_l"),
    5: (Verb.NEXT, "pad_r"),
    6: (Verb.UNDO, "pad_back"),
    7: (Verb.SETTINGS, "pad_start"),
}
_HATS = {(-1, 0): Verb.LEFT, (1, 0): Verb.RIGHT, (0, 1): Verb.UP, (0, -1): Verb.DOWN}
_PHASES = {
    pygame.MOUSEBUTTONDOWN: Phase.DOWN,
    pygame.MOUSEBUTTONUP: Phase.UP,
    pygame.MOUSEMOTION: Phase.MOVE,
}
_STEER_AT = 0.6
_CENTRE_AT = 0.35


class Inputs:
    """Translates events; remembers the pads, the scale and the device last used."""

    def __init__(self) -> None:
        self.device = Device.MOUSE
        self.scale = 1.0
        self._pads: dict[int, pygame.joystick.JoystickType] = {}
        self._axes: dict[tuple[int, int], float] = {}
        self._steered: dict[int, Verb | None] = {}

    @property
    def pads(self) -> int:
        """How many gamepads are connected."""
        return len(self._pads)

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
        elif kind in (pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED):
            self._plug(event)
        elif kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            yield from self._button(event)
        elif kind == pygame.JOYHATMOTION and event.value in _HATS:
            self.device = Device.PAD
            yield Pressed(_HATS[event.value], "pad_hat")
        elif kind == pygame.JOYHATMOTION and event.value == (0, 0):
            yield Released(Verb.OTHER, "pad_hat")
        elif kind == pygame.JOYAXISMOTION:
            yield from self._axis(event)

    def _place(self, pos: tuple[float, float]) -> Point:
        return pos[0] / self.scale, pos[1] / self.scale

    def _key(self, event: pygame.Event) -> Input:
        self.device = Device.KEYBOARD
        verb = _KEYS.get(event.key, Verb.OTHER)
        if verb is Verb.NEXT and event.mod & pygame.KMOD_SHIFT:
            verb = Verb.PREVIOUS
        elif verb is Verb.CONFIRM and event.mod & pygame.KMOD_ALT:
            verb = Verb.FULLSCREEN
        elif event.key == pygame.K_z and event.mod & pygame.KMOD_CTRL:
            verb = Verb.UNDO
        name = pygame.key.name(event.key)
        if event.type == pygame.KEYUP:
            return Released(verb, name)
        return Pressed(verb, name, repeat=bool(getattr(event, "repeat", False)))

    def _pointer(self, event: pygame.Event) -> Iterator[Input]:
        button = getattr(event, "button", 1)
        if button <= 3:
            self.device = Device.MOUSE
            yield Pointed(_PHASES[event.type], self._place(event.pos), button)

    def _plug(self, event: pygame.Event) -> None:
        if event.type == pygame.JOYDEVICEREMOVED:
            self._pads.pop(event.instance_id, None)
            self._steered.pop(event.instance_id, None)
            if self.device is Device.PAD and not self._pads:
                self.device = Device.KEYBOARD
            return
        try:
            pad = pygame.joystick.Joystick(event.device_index)
        except pygame.error:
            return
        self._pads[pad.get_instance_id()] = pad

    def _button(self, event: pygame.Event) -> Iterator[Input]:
        verb, name = _BUTTONS.get(event.button, (Verb.OTHER, f"pad_{event.button}"))
        self.device = Device.PAD
        yield Pressed(verb, name) if event.type == pygame.JOYBUTTONDOWN else Released(verb, name)

    def _axis(self, event: pygame.Event) -> Iterator[Input]:
        """Report the stick, and steer once each time the left one is pushed over."""
        pad = event.instance_id
        self._axes[pad, event.axis] = event.value
        if event.axis > 3:
            return
        across, along = (0, 1) if event.axis < 2 else (2, 3)
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
                self.device = Device.PAD
                yield Pressed(verb, "pad_stick")
