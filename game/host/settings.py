"""What a person has set, kept as one small JSON file that is never a reason to fail."""

from __future__ import annotations

import contextlib
import json
import logging
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

_log = logging.getLogger(__name__)
_LARGEST = 256 << 10

CHOICES: Mapping[str, tuple[str, ...]] = {
    "theme": ("toyshop", "contrast"),
    "font": ("atkinson", "dyslexic"),
    "speed": ("1", "2", "4", "instant"),
}
RANGES: Mapping[str, tuple[int, int]] = {
    "volume": (0, 100),
    "effects": (0, 100),
    "text_scale": (100, 200),
}


@dataclass(frozen=True)
class Settings:
    """Every setting with its default; `place` is the window's left, top, width and height."""

    volume: int = 80
    effects: int = 100
    muted: bool = False
    text_scale: int = 100
    theme: str = "toyshop"
    font: str = "atkinson"
    speed: str = "1"
    reduced_motion: bool = False
    fullscreen: bool = False
    place: tuple[int, ...] = ()
    framebuffer: str = ""
    setups: Mapping[str, Any] = field(default_factory=dict)

    @property
    def pace(self) -> float:
        """The speed of motion as a factor; 0 is instant."""
        return 0.0 if self.speed == "instant" else float(self.speed)


def load(path: Path) -> Settings:
    """The settings in a file; whatever is missing, damaged or out of range is at its default."""
    try:
        if path.stat().st_size > _LARGEST:
            raise ValueError("too large")
        found = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Settings()
    except (OSError, ValueError, RecursionError) as error:
        _log.warning("settings at %s not read: %s", path, error)
        return Settings()
    return _checked(found) if isinstance(found, dict) else Settings()


def save(path: Path, settings: Settings) -> bool:
    """Write the settings, old or new but never torn; tell whether it worked."""
    draft = path.with_suffix(f".{os.getpid()}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(json.dumps(asdict(settings), indent=1, sort_keys=True), encoding="utf-8")
        os.replace(draft, path)
    except (OSError, TypeError, ValueError) as error:
        _log.warning("settings at %s not kept: %s", path, error)
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        return False
    return True


def _checked(found: dict[str, Any]) -> Settings:
    plain = Settings()
    good = {each.name: found[each.name] for each in fields(Settings) if _fits(each.name, found, plain)}
    if "place" in good:
        good["place"] = tuple(good["place"])
    return replace(plain, **good)


def _fits(name: str, found: dict[str, Any], plain: Settings) -> bool:
    value = found.get(name)
    if name in CHOICES:
        return value in CHOICES[name]
    if name in RANGES:
        low, high = RANGES[name]
        return type(value) is int and low <= value <= high
    if name == "place":
        return isinstance(value, list) and len(value) in (0, 4) and all(type(part) is int for part in value)
    return type(value) is type(getattr(plain, name))
