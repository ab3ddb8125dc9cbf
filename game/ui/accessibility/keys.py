"""Keys as X11 numbers them, for screen readers that learn of keys from the program only."""

from __future__ import annotations

import pygame

from game.host.atspi import Key

_SPECIAL = {
    pygame.K_BACKSPACE: (0xFF08, "BackSpace"),
    pygame.K_TAB: (0xFF09, "Tab"),
    pygame.K_RETURN: (0xFF0D, "Return"),
    pygame.K_ESCAPE: (0xFF1B, "Escape"),
    pygame.K_DELETE: (0xFFFF, "Delete"),
    pygame.K_INSERT: (0xFF63, "Insert"),
    pygame.K_HOME: (0xFF50, "Home"),
    pygame.K_LEFT: (0xFF51, "Left"),
    pygame.K_UP: (0xFF52, "Up"),
    pygame.K_RIGHT: (0xFF53, "Right"),
    pygame.K_DOWN: (0xFF54, "Down"),
    pygame.K_PAGEUP: (0xFF55, "Page_Up"),
    pygame.K_PAGEDOWN: (0xFF56, "Page_Down"),
    pygame.K_END: (0xFF57, "End"),
    pygame.K_SPACE: (0x20, "space"),
    pygame.K_LSHIFT: (0xFFE1, "Shift_L"),
    pygame.K_RSHIFT: (0xFFE2, "Shift_R"),
    pygame.K_LCTRL: (0xFFE3, "Control_L"),
    pygame.K_RCTRL: (0xFFE4, "Control_R"),
    pygame.K_LALT: (0xFFE9, "Alt_L"),
    **{getattr(pygame, f"K_F{number}"): (0xFFBD + number, f"F{number}") for number in range(1, 13)},
}
_HELD = ((pygame.KMOD_SHIFT, 1), (pygame.KMOD_CAPS, 2), (pygame.KMOD_CTRL, 4), (pygame.KMOD_ALT, 8))
_ROWS = {
    pygame.KSCAN_ESCAPE: 9,
    pygame.KSCAN_SPACE: 65,
    pygame.KSCAN_LSHIFT: 50,
    pygame.KSCAN_RSHIFT: 62,
    pygame.KSCAN_LCTRL: 37,
    pygame.KSCAN_RCTRL: 105,
    pygame.KSCAN_LALT: 64,
    pygame.KSCAN_RETURN: 36,
    pygame.KSCAN_TAB: 23,
    pygame.KSCAN_BACKSPACE: 22,
    pygame.KSCAN_DELETE: 119,
    pygame.KSCAN_INSERT: 118,
    pygame.KSCAN_HOME: 110,
    pygame.KSCAN_UP: 111,
    pygame.KSCAN_PAGEUP: 112,
    pygame.KSCAN_LEFT: 113,
    pygame.KSCAN_RIGHT: 114,
    pygame.KSCAN_END: 115,
    pygame.KSCAN_DOWN: 116,
    pygame.KSCAN_PAGEDOWN: 117,
    pygame.KSCAN_COMMA: 59,
    pygame.KSCAN_PERIOD: 60,
    pygame.KSCAN_SLASH: 61,
    pygame.KSCAN_MINUS: 20,
    pygame.KSCAN_EQUALS: 21,
    **{getattr(pygame, f"KSCAN_{sign}"): 10 + place for place, sign in enumerate("1234567890")},
    **{getattr(pygame, f"KSCAN_{sign}"): 24 + place for place, sign in enumerate("QWERTYUIOP")},
    **{getattr(pygame, f"KSCAN_{sign}"): 38 + place for place, sign in enumerate("ASDFGHJKL")},
    **{getattr(pygame, f"KSCAN_{sign}"): 52 + place for place, sign in enumerate("ZXCVBNM")},
    **{getattr(pygame, f"KSCAN_F{number}"): 66 + number for number in range(1, 11)},
    pygame.KSCAN_F11: 95,
    pygame.KSCAN_F12: 96,
}
"""Where a key is, as SDL and as X11's evdev driver number it."""


def key_of(event: pygame.Event) -> Key | None:
    """A key that went down or up; None for one that is not told. A letter is told by what it types."""
    code, pressed = _ROWS.get(event.scancode), event.type == pygame.KEYDOWN
    if code is None:
        return None
    held = sum(there for ours, there in _HELD if event.mod & ours)
    if event.key in _SPECIAL:
        sign, name = _SPECIAL[event.key]
        return Key(sign, code, held, name, pressed)
    typed = event.unicode or (chr(event.key) if event.key < 0x110000 else "")
    if len(typed) != 1 or not typed.isprintable():
        return None
    return Key(ord(typed) if ord(typed) < 0x100 else 0x01000000 | ord(typed), code, held, typed, pressed)
