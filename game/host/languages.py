"""Which language the person at this computer reads, as far as the system tells."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping

SYSTEM = "system"
"""The setting by which the system decides."""

OWN_NAMES: Mapping[str, str] = {
    "en": "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "nl": "Nederlands",
}
"""Every language by its code, and what it calls itself."""

CHOSEN = "TRAPWORKS_LANGUAGE"
"""The variable that says the language of one run and of what it starts, as `--language` sets it."""

_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
_UI_LANGUAGES = 0x8
"""Windows' MUI_LANGUAGE_NAME: languages as names like de-DE."""


def wanted(setting: str, once: bool = True) -> tuple[str, ...]:
    """The codes of the languages to speak, the dearest first; once: mind what was said for this run alone."""
    given = os.environ.get(CHOSEN, "") if once else ""
    return preferred() if (given or setting) == SYSTEM else _codes([given or setting])


def preferred() -> tuple[str, ...]:
    """The languages that the system is set to: by its variables, else as it is asked in its own way."""
    found = _codes(_variables())
    if found or (os.name == "posix" and sys.platform != "darwin"):
        return found
    import locale  # noqa: PLC0415 - not wanted where the variables tell

    return _codes(_of_windows() if sys.platform == "win32" else _of_mac()) or _codes([locale.getlocale()[0] or ""])


def _variables() -> list[str]:
    """What gettext's variables say, by its rule: LANGUAGE is a list, and counts only where a language is set at all."""
    given = [os.environ.get(name, "") for name in _VARIABLES]
    base = next((text for text in given[1:] if text), "")
    return given[0].split(":") if given[0] and base not in ("C", "POSIX") else [base]


def _codes(found: list[str]) -> tuple[str, ...]:
    """Names like `pt-BR` or `de_AT.UTF-8@euro` as codes, each with the plain language behind it: pt_BR, pt."""
    codes: list[str] = []
    for text in found:
        parts = re.split(r"[-_]", re.split(r"[.@]", text)[0])
        if re.fullmatch(r"[A-Za-z]{2,3}", parts[0]):
            area = [part.upper() for part in parts[1:] if len(part) == 2]
            codes += ["_".join([parts[0].lower(), *area[:1]]), parts[0].lower()]
    return tuple(dict.fromkeys(codes))


def _of_windows() -> list[str]:
    """The languages of Windows' own screens."""
    if sys.platform != "win32":
        return []
    import ctypes  # noqa: PLC0415 - for this system alone

    kernel = ctypes.windll.kernel32
    number, size = ctypes.c_ulong(), ctypes.c_ulong()
    if not kernel.GetUserPreferredUILanguages(_UI_LANGUAGES, ctypes.byref(number), None, ctypes.byref(size)):
        return []
    names = ctypes.create_unicode_buffer(size.value)
    kernel.GetUserPreferredUILanguages(_UI_LANGUAGES, ctypes.byref(number), names, ctypes.byref(size))
    return [name for name in names[: size.value].split("\0") if name]


def _of_mac() -> list[str]:
    """The list of languages in macOS' settings."""
    import subprocess  # noqa: PLC0415 - for this system alone

    try:
        told = subprocess.run(
            ["/usr/bin/defaults", "read", "-g", "AppleLanguages"],
            capture_output=True, text=True, timeout=2, check=False,
        ).stdout  # fmt: skip
    except (OSError, subprocess.SubprocessError):
        return []
    return re.findall(r"[A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*", told)
