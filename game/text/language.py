"""Translations by gettext; American English stands in the code.

A text is marked where it stands (`N_`, `N_plural`) and translated where it is shown (`_`, `ngettext`). A word that has
two meanings is marked with a context (`N_context`). `python -m build_scripts.translations` gathers all of them, and
compiles what translators write (`.po`) into what is read here (`.mo`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, ParamSpec, TypeVar, cast

if TYPE_CHECKING:
    from datetime import datetime
    from gettext import GNUTranslations

DOMAIN = "trapworks"
FOLDER = Path(__file__).parent / "locale"
_CONTEXT = "\4"
"""Stands between the context of a text and the text in a compiled catalogue."""
_ENGLISH: tuple[str, GNUTranslations | None] = "en", None
_current = [_ENGLISH]


_kept: list[Callable[[], None]] = []
P = ParamSpec("P")
R = TypeVar("R")


def spoken_once(function: Callable[P, R]) -> Callable[P, R]:
    """Keep what a function says, until another language is spoken."""
    keeping = lru_cache(maxsize=256)(function)
    _kept.append(keeping.cache_clear)
    return cast("Callable[P, R]", keeping)


def use_language(*codes: str, folder: Path | None = None) -> str:
    """Speak the first of these languages that the folder has, else English; returns its code."""
    before = _current[0]
    _current[0] = next((spoken for code in codes if (spoken := _spoken(code, folder or FOLDER))), _ENGLISH)
    if _current[0] is not before:
        for forget in _kept:
            forget()
    return _current[0][0]


def _path(code: str, folder: Path) -> Path:
    return folder / code / "LC_MESSAGES" / f"{DOMAIN}.mo"


def _spoken(code: str, folder: Path) -> tuple[str, GNUTranslations | None] | None:
    if code == _ENGLISH[0]:
        return _ENGLISH
    import struct  # noqa: PLC0415 - not wanted for English
    from gettext import GNUTranslations  # noqa: PLC0415

    try:
        with _path(code, folder).open("rb") as file:
            return code, GNUTranslations(file)
    except FileNotFoundError:
        return None
    except (OSError, LookupError, ValueError, struct.error) as error:
        _warn(f"the catalogue of {code} cannot be read: {error!r}")
        return None


def language() -> str:
    """The code of the language that is spoken."""
    return _current[0][0]


def languages() -> tuple[str, ...]:
    """The codes of the languages that can be spoken, English first."""
    return _ENGLISH[0], *sorted(path.parents[1].name for path in FOLDER.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))


def _(text: str, **values: object) -> str:
    """The sentence in the chosen language, its blanks filled in."""
    spoken = _current[0][1]
    return _filled(text if spoken is None else _translated(spoken, text), text, values)


def _translated(spoken: GNUTranslations, text: str) -> str:
    """A text alone, also where it has a plural elsewhere: up to Python 3.11.2 gettext does not look among those."""
    said = spoken.gettext(text)
    return said if said != text else spoken.ngettext(text, text, 1)


def ngettext(one: str, many: str, number: int, **values: object) -> str:
    """The sentence for one, or for that many."""
    spoken, plain = _current[0][1], one if number == 1 else many
    return _filled(plain if spoken is None else spoken.ngettext(one, many, number), plain, {"number": number, **values})


def _filled(said: str, plain: str, values: Mapping[str, object]) -> str:
    """A sentence with its blanks filled in; in English where a translation has a blank that cannot be filled."""
    try:
        return _without_context(said).format(**values)
    except (LookupError, ValueError, AttributeError, TypeError):
        if said == plain:
            raise
        _warn(f"a blank of this translation cannot be filled: {said}")
        return _without_context(plain).format(**values)


def _without_context(text: str) -> str:
    return text.rpartition(_CONTEXT)[2]


@lru_cache(maxsize=256)
def _warn(trouble: str) -> None:
    """Write it into the log, once."""
    import logging  # noqa: PLC0415 - only where something is wrong

    logging.getLogger(__name__).warning(trouble)


def N_(text: str) -> str:  # noqa: N802  # gettext's own name
    """Mark a text of a table for translation; `_` translates it when it is shown."""
    return text


def N_plural(one: str, many: str) -> tuple[str, str]:  # noqa: N802  # beside `N_`
    """Mark the two forms of a text for translation; `ngettext` takes the one that fits."""
    return one, many


def N_context(context: str, text: str) -> str:  # noqa: N802  # beside `N_`
    """Mark a text that means something else elsewhere, and say what it means here; `_` translates it."""
    return f"{context}{_CONTEXT}{text}"


# Translators: what stands between the names of a list, except before the last one: "Ben, Greta and Yann".
_COMMA = N_context("between names of a list", "{first}, {second}")
# Translators: the end of a list: “Ben, Greta and Yann”. {first}: all names but the last; {last}: the last one.
_AND = N_("{first} and {last}")
# Translators: the end of a list whose last name begins with the sound of “ee”, such as Irene: Spanish says “e” there.
_AND_BEFORE_I = N_context("before the sound of i", "{first} and {last}")
# Translators: the end of a list: “4, 5 or 6”. {first}: all but the last; {last}: the last one.
_OR = N_("{first} or {last}")
# Translators: the end of a list whose last word begins with the sound of “o”, such as 8 in Spanish: it says “u” there.
_OR_BEFORE_O = N_context("before the sound of o", "{first} or {last}")
# Translators: what stands between two parts of a sentence: a blank before the ; in French.
_CLAUSE = N_context("between parts of a sentence", "{first}; {second}")
# Translators: what stands between two sentences: a blank, or nothing in Japanese.
_BETWEEN = N_context("between two sentences", "{first} {second}")
# Translators: the sign at the end of a sentence that had none: “Ben, your turn” becomes “Ben, your turn.”
_WHOLE = N_context("end of a sentence", "{sentence}.")
# Translators: the time of day. {hour} is 0 to 23; {hour12} is 1 to 12, with {half} AM or PM.
_CLOCK = N_context("time of day", "{hour12}:{minute} {half}")
# Translators: the sign between whole numbers and decimals: 2.5 in English, 2,5 in German.
_DECIMAL = N_context("decimal sign", ".")
# Translators: the sign between thousands: 12,500 in English, 12.500 in German.
_THOUSANDS = N_context("sign between thousands", ",")
# Translators: a share, as "87.5%". A blank before the sign is U+00A0, at which no line breaks.
_PERCENT = N_context("share", "{number}%")

_ENDS, _CLOSING = ".!?…。", '”’»")'

_SOUNDS_LIKE_I = re.compile(r"(?:h?[ií](?![aeoáéó])|y(?![aeiouáéíóú]))", re.IGNORECASE)
"""Spanish: before Irene and Hilario, not before hielo."""
_SOUNDS_LIKE_O = re.compile(r"(?:h?[oó]|8|11(?!\d))", re.IGNORECASE)
"""Spanish: before oro, hora, ocho, ochenta and once."""


def row(parts: Sequence[str]) -> str:
    """Parts in a row, with commas."""
    told = "".join(parts[:1])
    for part in parts[1:]:
        told = _(_COMMA, first=told, second=part)
    return told


def listed(names: Sequence[str]) -> str:
    """Names in a row: Ben, Greta and Yann."""
    if len(names) < 2:
        return "".join(names)
    end = _AND_BEFORE_I if _begins(names[-1], _SOUNDS_LIKE_I) else _AND
    return _(end, first=row(names[:-1]), last=names[-1])


def either(names: Sequence[str]) -> str:
    """Names of which one is enough: 4, 5 or 6."""
    if len(names) < 2:
        return "".join(names)
    end = _OR_BEFORE_O if _begins(names[-1], _SOUNDS_LIKE_O) else _OR
    return _(end, first=row(names[:-1]), last=names[-1])


def _begins(word: str, sound: re.Pattern[str]) -> bool:
    """Whether a word begins with a sound, as Spanish writes it; quotes before it do not count."""
    return sound.match(word.lstrip('«“"')) is not None


def clauses(parts: Sequence[str]) -> str:
    """Parts of a sentence that could stand alone."""
    told = "".join(parts[:1])
    for part in parts[1:]:
        told = _(_CLAUSE, first=told, second=part)
    return told


def sentences(*parts: str) -> str:
    """Sentences one after the other; empty ones are left out."""
    first, *rest = [part for part in parts if part] or [""]
    for part in rest:
        first = _(_BETWEEN, first=first, second=part)
    return first


def told_of(name: str, told: str) -> str:
    """A name with what is told of it behind a colon; French sets a blank before that."""
    # Translators: {name}: whose move it was, or what is spoken of; {told}: what is told of it.
    return _("{name}: {told}", name=name, told=told)


def whole(sentence: str) -> str:
    """A sentence with a sign at its end, so that another can follow it."""
    ends = sentence.rstrip(_CLOSING)[-1:] in _ENDS
    return sentence if ends else _(_WHOLE, sentence=sentence)


def capital(text: str) -> str:
    """A text with a capital letter at its beginning."""
    first = 2 if language() == "nl" and text.startswith("ij") else 1
    return text[:first].upper() + text[first:]


def decimal(value: float, digits: int | None = None) -> str:
    """A number with the decimal sign of the language, with so many digits behind it or as many as it needs."""
    return in_digits(f"{value:g}" if digits is None else f"{value:.{digits}f}")


def in_digits(number: str) -> str:
    """A number written as English writes it, 1,234.5, with the signs of the language."""
    return number.translate({ord("."): _(_DECIMAL), ord(","): _(_THOUSANDS)})


def percent(share: float, digits: int = 0) -> str:
    """A share of 1 in percent."""
    return _(_PERCENT, number=decimal(100 * share, digits))


def clock(time: datetime) -> str:
    """A time of day."""
    # Translators: before noon, after a time: 9:30 AM.
    morning = _("AM")
    # Translators: after noon, after a time: 9:30 PM.
    half = morning if time.hour < 12 else _("PM")
    return _(_CLOCK, hour=time.hour, hour12=(time.hour - 1) % 12 + 1, minute=f"{time.minute:02}", half=half)
