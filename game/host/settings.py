"""What a person has set, kept as one small JSON file that is never a reason to fail."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from game.host.files import read_limited, replace_whole, set_aside
from game.host.languages import OWN_NAMES, SYSTEM

_log = logging.getLogger(__name__)
_LARGEST = 256 << 10

CHOICES: Mapping[str, tuple[str, ...]] = {
    "theme": ("toyshop", "contrast"),
    "font": ("atkinson", "dyslexic"),
    "speed": ("0.5", "1", "2", "4", "instant"),
    "run_speed": ("0.25", "0.5", "1", "2", "4"),
    "hints": ("off", "1", "2", "3"),
    "captions": ("off", "important", "all"),
    "look_ahead": ("first", "on", "off"),
    "language": (SYSTEM, *OWN_NAMES),
    "toy_hands": ("helped", "own"),
    "stage_light": ("full", "soft", "off"),
    "magnifier": ("2", "3", "4", "6"),
}
RANGES: Mapping[str, tuple[int, int]] = {
    "volume": (0, 100),
    "music": (0, 100),
    "effects": (0, 100),
    "text_scale": (100, 200),
    "scan_pace": (3, 50),
    "cool_down": (0, 20),
    "press_guard": (0, 10),
    "toy_row": (0, 999),
}
_FURTHEST = 1 << 15
"""So far from the desktop's upper left corner a window may be kept at the most, and so large, px."""
_LONGEST, _MOST = 24, 64
"""Signs in the name of a key or of what it is for, and how many of them may be kept."""
_DEPTH = 3
"""How many tables the set-ups hold within each other: game, seats, seat."""


@dataclass(frozen=True)
class Settings:
    """Every setting with its default; `place` is the window's left, top, width and height, `hints` who gives them.

    `speed` is that of play, `run_speed` that at which a run of the trap is watched.
    keys, pad: from what is pressed for to the key and to the pad's button, where it is not the usual one.
    mono: whether both ears hear the same. outlines: whether what moves on a board has a thick line round it.
    one_switch: whether what can be pressed is lit in turn. scan_pace: for how long, cool_down: how long after a press
    no other counts, press_guard: how long after a press the same one does not; tenths of a second.
    speech: whether a voice of the system's speaks what is told.
    magnified: whether a part of the window is shown enlarged, magnifier: so many times.
    story: whether the end of a match leads to how it came about.
    test_cranks: whether who has built may try the unfinished machine, and computer players do now and then.
    look_ahead: whether the numbers of the die are shown where they lead, `first` in each game's first match.
    tips: for each game whether tips are given, and which were seen.
    stage_light: how dark a stage gets while a machine is at work.
    builder: who builds in the Workshop, empty where nobody said.
    toy_hands: whether a part of the toy snaps into its place or stands as it is let go. toy_row: how many mice the toy
    has caught one after the other.
    """

    volume: int = 80
    music: int = 80
    effects: int = 100
    muted: bool = False
    text_scale: int = 100
    theme: str = "toyshop"
    font: str = "atkinson"
    speed: str = "1"
    run_speed: str = "1"
    reduced_motion: bool = False
    stage_light: str = "full"
    hints: str = "3"
    captions: str = "off"
    test_cranks: bool = True
    story: bool = True
    look_ahead: str = "first"
    fullscreen: bool = False
    place: tuple[int, ...] = ()
    language: str = SYSTEM
    mono: bool = False
    speech: bool = False
    large_pointer: bool = False
    magnified: bool = False
    magnifier: str = "2"
    outlines: bool = False
    one_switch: bool = False
    scan_pace: int = 12
    cool_down: int = 3
    press_guard: int = 0
    builder: str = ""
    toy_hands: str = "helped"
    toy_row: int = 0
    setups: Mapping[str, Any] = field(default_factory=dict)
    tips: Mapping[str, Any] = field(default_factory=dict)
    keys: Mapping[str, str] = field(default_factory=dict)
    pad: Mapping[str, str] = field(default_factory=dict)

    @property
    def outlined(self) -> bool:
        """Whether what moves has a thick line round it: with high contrast it always has."""
        return self.outlines or self.theme == "contrast"

    @property
    def looks(self) -> tuple[str, bool, str]:
        """What pictures depend on that are kept without naming it."""
        return self.language, self.outlined, self.theme

    @property
    def pace(self) -> float:
        """The speed of motion as a factor; 0 is instant."""
        return 0.0 if self.speed == "instant" else float(self.speed)


def load(path: Path) -> Settings:
    """The settings in a file; whatever is missing, damaged or out of range is at its default.

    A file that is not good throughout is set aside, and what was good of it is written anew.
    """
    good = Settings()
    try:
        found = json.loads(read_limited(path, _LARGEST).decode("utf-8-sig"))
        if not isinstance(found, dict):
            raise ValueError("not a table of settings")
    except FileNotFoundError:
        return good
    except (OSError, ValueError, RecursionError) as error:
        _keep_aside(path, str(error))
        return good
    checked = {each.name: _checked(each.name, found[each.name]) for each in fields(Settings) if each.name in found}
    good = replace(good, **{name: value for name, value in checked.items() if value is not None})
    good = replace(good, place=tuple(good.place))
    wrong = [name for name, value in checked.items() if value != found[name]]
    if wrong:
        _keep_aside(path, ", ".join(wrong))
        save(path, good)
    return good


def _keep_aside(path: Path, why: str) -> None:
    try:
        _log.warning("settings at %s not read (%s), kept as %s", path, why, set_aside(path).name)
    except OSError as error:
        _log.warning("settings at %s not read (%s), not kept aside: %s", path, why, error)


def save(path: Path, settings: Settings) -> bool:
    """Write the settings, old or new but never torn; tell whether it worked."""
    try:
        replace_whole(path, json.dumps(asdict(settings), indent=1, sort_keys=True).encode())
    except (OSError, TypeError, ValueError) as error:
        _log.warning("settings at %s not kept: %s", path, error)
        return False
    return True


def _checked(name: str, value: Any) -> Any:
    """What of a setting's value can be used; None if nothing."""
    if name in CHOICES:
        return value if value in CHOICES[name] else None
    if name in RANGES:
        low, high = RANGES[name]
        return value if type(value) is int and low <= value <= high else None
    if name in ("builder", "place"):
        return value if (_is_name if name == "builder" else _is_place)(value) else None
    if name in ("keys", "pad"):
        return _names(value) if isinstance(value, dict) else None
    if name in ("setups", "tips"):
        return _texts(value, _DEPTH) if isinstance(value, dict) else None
    return value if isinstance(value, bool) else None


def _is_name(value: object) -> bool:
    return isinstance(value, str) and len(value) <= _LONGEST and value.isprintable()


def _is_place(value: object) -> bool:
    return isinstance(value, list) and len(value) in (0, 4) and all(map(_is_near, value))


def _is_near(part: object) -> bool:
    return type(part) is int and abs(part) <= _FURTHEST


def _names(found: Mapping[str, Any]) -> dict[str, str]:
    """What of a table puts one short name to another; nothing of one that is too long."""
    names = {name: value for name, value in found.items() if isinstance(value, str)}
    short = all(len(text) <= _LONGEST for pair in names.items() for text in pair)
    return names if short and len(names) <= _MOST else {}


def _texts(found: Mapping[str, Any], depth: int) -> dict[str, Any]:
    """Tables within tables of texts, without anything else and without what lies deeper."""
    texts = {name: value for name, value in found.items() if isinstance(value, str)}
    tables = {name: _texts(value, depth - 1) for name, value in found.items() if isinstance(value, dict) and depth}
    return texts | tables
