"""Translations, through gettext; English stands in the code."""

from __future__ import annotations

import gettext
from collections.abc import Sequence
from pathlib import Path

DOMAIN = "trapworks"
_FOLDER = Path(__file__).parent / "locale"
# Where there are no translations none is looked for: that would load what a start need not wait for.
_current = [gettext.translation(DOMAIN, _FOLDER, fallback=True) if _FOLDER.is_dir() else gettext.NullTranslations()]


def use_language(*codes: str, folder: Path = _FOLDER) -> None:
    """Speak the first of these languages that the folder has, else English; at first that of the environment."""
    _current[0] = gettext.translation(DOMAIN, folder, codes, fallback=True)


def _(text: str, **values: object) -> str:
    """The sentence in the chosen language, its blanks filled in."""
    found = _current[0].gettext(text)
    if found == text:
        # A text that elsewhere has a plural is one entry with it; Python 3.11.2 finds that entry by a number only.
        found = _current[0].ngettext(text, text, 1)
    return found.format(**values)


def ngettext(one: str, many: str, number: int, **values: object) -> str:
    """The sentence for one, or for that many."""
    return _current[0].ngettext(one, many, number).format(number=number, **values)


def listed(names: Sequence[str]) -> str:
    """Names in a row: Ben, Greta and Yann."""
    if len(names) < 2:
        return "".join(names)
    return _("{first} and {last}", first=", ".join(names[:-1]), last=names[-1])


def N_(text: str) -> str:  # noqa: N802  # gettext's own name
    """Mark a text of a table for translation; `_` translates it when it is shown."""
    return text


def N_plural(one: str, many: str) -> tuple[str, str]:  # noqa: N802  # beside `N_`
    """Mark the two forms of a text for translation; `ngettext` takes the one that fits."""
    return one, many


def decimal(value: float, digits: int) -> str:
    """A number with so many digits behind the decimal sign of the language."""
    return f"{value:.{digits}f}".replace(".", _current[0].pgettext("decimal sign", "."))
