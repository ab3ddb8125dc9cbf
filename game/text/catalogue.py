"""A catalogue of translations, read from its `.po` file as translators write it.

No compiled form is kept beside it, so none can be missing or out of date: reading a whole catalogue takes a few
milliseconds, and only where another language than English is spoken.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path

CONTEXT = "\4"
"""Stands between the context of a text and the text, as in gettext's own catalogues."""

_ESCAPES = {r"\n": "\n", r"\t": "\t", r"\"": '"', r"\\": "\\"}
_PLURALS = re.compile(r"plural\s*=\s*([^;\n]+)")


class Catalogue:
    """What is said for each text, and which of its forms for a number."""

    def __init__(self, said: dict[str, tuple[str, ...]] | None = None, plural: str = "n != 1") -> None:
        self._said = said or {}
        self._plural = plural

    @cached_property
    def _form(self) -> Callable[[int], int]:
        """Which form a number takes; not wanted for English, nor before the first number is told."""
        from gettext import c2py  # noqa: PLC0415

        return c2py(self._plural)

    def one(self, text: str) -> str:
        """The text as it is said, its context left out where there is no translation."""
        found = self._said.get(text)
        return found[0] if found else text.rpartition(CONTEXT)[2]

    def for_number(self, one: str, many: str, number: int) -> str:
        """The form of a text that fits a number."""
        found = self._said.get(one)
        if not found:
            return (one if number == 1 else many).rpartition(CONTEXT)[2]
        return found[min(self._form(number), len(found) - 1)]


def read(path: Path) -> Catalogue:
    """The catalogue in a file; whatever is not translated yet, or is marked as doubtful, is left out."""
    said = dict(_entries(path.read_text(encoding="utf-8")))
    head = _PLURALS.search(said.pop("", ("",))[0])
    return Catalogue(said, head.group(1).strip() if head else "n != 1")


def _entries(text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    for block in text.split("\n\n"):
        fields: dict[str, str] = {}
        doubtful, key = False, ""
        for line in block.splitlines():
            if line.startswith('"'):
                fields[key] += line[1:-1]
            elif line.startswith("msg"):
                key, _, value = line.partition(" ")
                fields[key] = value[1:-1]
            elif line.startswith("#,") and "fuzzy" in line:
                doubtful = True
        forms = tuple(_plain(value) for key, value in fields.items() if key.startswith("msgstr"))
        if forms and all(forms) and not (doubtful and fields["msgid"]):
            context = _plain(fields["msgctxt"]) + CONTEXT if "msgctxt" in fields else ""
            yield context + _plain(fields["msgid"]), forms


def _plain(quoted: str) -> str:
    return re.sub(r"\\.", lambda found: _ESCAPES[found.group()], quoted) if "\\" in quoted else quoted
