"""python -m build_scripts.translations COMMAND: the catalogues of translations, by Babel.

    template [FILE]     every text of the game, for translators' tools (standard output without FILE)
    new LANG            an empty catalogue of a language: de, pt_BR
    update [LANG ...]   bring catalogues up to date with the texts; what has changed is marked fuzzy
    compile [LANG ...]  write beside each catalogue what the game reads, trapworks.mo: after translating, or a merge
    check [LANG ...]    what is missing, doubtful or out of date, or has other blanks; exit code 1 if anything is

Without LANG all languages are meant. `new` and `update` compile too.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path
from string import Formatter
from typing import Any

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po, write_po

import game
from game.text.language import DOMAIN, FOLDER

ROOT = Path(game.__file__).resolve().parents[1]
SPEAKING = ("game", "build_scripts/bench")
"""Folders whose texts are translated: the bench is a command too."""
MARKS = {"_": (1,), "N_": (1,), "ngettext": (1, 2), "N_plural": (1, 2), "N_context": ((1, "c"), 2), "Said": (1,)}
"""What marks a text, and where among its arguments the text, its form for many and its context stand."""
TIME_OF_DAY = "time of day"
BLANK_AT_THE_EDGE = ("between two sentences", "sign between thousands")
BLANKS = {
    "number": "a number",
    "name": "a player’s name",
    "act": "what a button does",
    "chances": "players with their chances, in a row",
    "numbers": "for how many players a space counts",
    "prefix": "how such a line begins",
    **dict.fromkeys(("built", "caught", "each", "goal", "large", "left", "medium", "passes", "penalty"), "how many"),
    **dict.fromkeys(("pieces", "runs", "safe", "small", "standing", "steps", "whole"), "how many"),
    **dict.fromkeys(("all", "default", "frames", "middle", "plain", "shown"), "a figure that was measured"),
    "seat": "a player’s name",
    "seats": "players’ names in a row",
    "names": "players’ names in a row",
    "winners": "players’ names in a row",
    "giver": "a player’s name",
    "by": "a player’s name",
    "mouse": "a player’s name, or that player’s mouse",
    "pips": "a number on the die, 1 to 6",
    "need": "numbers on the die",
    "day": "a day",
    "part": "a part of the machine",
    "mm": "millimeters",
    "deg": "degrees",
    "share": "a share, such as 40%",
    "place": "“row 1, column 2”",
    "card": "a Maze card as named in a sentence",
    "space": "a space as named in a sentence",
    "to_space": "“to” and a space",
    "points": "how many points, with the word",
    "wedges": "how many wedges, with the word",
    "way": "a direction",
    "key": "what is printed on a key",
    "path": "a file",
}
"""What blanks stand for wherever no comment of a text's own says it; a test asks for those that are missing."""
_HEADER = "# The texts of Trapworks in another language, under the MIT licence like the game."
_WIDTH = 100


class _Bare(Catalog):
    """A catalogue whose header tells no time and no tool, so that the same texts are the same bytes everywhere."""

    plurals = ""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        return [("Content-Type", "text/plain; charset=utf-8"), ("Plural-Forms", self.plurals)]

    @mime_headers.setter
    def mime_headers(self, _headers: object) -> None:
        raise AttributeError("the header is made of `plurals`")


def collected(lines: bool = False) -> Catalog:
    """Every marked text of the game, with the files where it stands and what translators are told about it.

    lines: with their lines too, for whoever looks a text up; kept catalogues would differ with every line of code.
    """
    found = Catalog(project="Trapworks", charset="utf-8", fuzzy=False)
    for path, line, text, comments, context in _extracted():
        found.add(text, locations=[(path, line if lines else 0)], auto_comments=comments, context=context)
    for message in found:
        message.auto_comments += _standing(message)
    return found


def _standing(message: Message) -> list[str]:
    """What is told about the blanks of a text that no comment of its own explains."""
    told, blanks = " ".join(message.auto_comments), {each for text in _forms(message.id) for each in _blanks(text)}
    number = {"number": "how many; decides between one and many"} if message.pluralizable else {}
    known = {**BLANKS, **number}
    return [f"{{{each}}}: {known[each]}." for each in sorted(blanks & known.keys()) if not told]


@cache
def _extracted() -> list[Any]:
    """What Babel finds, in the order of files and lines; looking through the whole game takes more than a second."""
    found = []
    for folder in SPEAKING:
        rows = extract_from_dir(ROOT / folder, keywords=MARKS, comment_tags=("Translators:",), strip_comment_tags=True)
        found += [(f"{folder}/{Path(path).as_posix()}", *rest) for path, *rest in rows]
    return sorted(found, key=lambda each: (each[0], each[1]))


def path_of(code: str, folder: Path = FOLDER) -> Path:
    """Where the catalogue of a language is."""
    return folder / code / "LC_MESSAGES" / f"{DOMAIN}.po"


def codes() -> list[str]:
    """The languages that have a catalogue."""
    return sorted(path.parents[1].name for path in FOLDER.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


def catalogue(code: str, folder: Path = FOLDER) -> Catalog:
    """The catalogue of a language as it is stored; raises PoFileError where a line is no part of one."""
    with path_of(code, folder).open("rb") as file:
        return read_po(file, locale=code, domain=DOMAIN, abort_invalid=True)


def compiled(found: Catalog) -> bytes:
    """What the game reads: the texts of a catalogue that are translated and not doubtful, as a `.mo` file."""
    bare = _Bare(found.locale, DOMAIN, charset="utf-8", fuzzy=False)
    bare.plurals = found.plural_forms
    for message in found:
        if message.id and all(_forms(message.string)):
            bare[message.id] = message
    written = BytesIO()
    write_mo(written, bare)
    return written.getvalue()


def compile_catalogue(code: str, folder: Path = FOLDER) -> None:
    """Write the compiled catalogue of a language beside it."""
    path_of(code, folder).with_suffix(".mo").write_bytes(compiled(catalogue(code, folder)))


def write(found: Catalog, path: Path, lines: bool = False) -> None:
    """Write a catalogue as all of them are written, so that only what changed differs; doubtful texts with what they
    translated before."""
    for message in found:
        message.flags.discard("python-format")  # as "{share} % caught" seems to be
        if message.context == TIME_OF_DAY:
            message.flags.discard("python-brace-format")  # no language needs all of its blanks
    written = BytesIO()
    write_po(written, found, width=_WIDTH, include_lineno=lines, ignore_obsolete=True,
             include_previous=True)  # fmt: skip
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(written.getvalue())


def new(code: str) -> None:
    """Begin a catalogue, unless there is one."""
    if path_of(code).exists():
        sys.exit(f"{path_of(code)} is there already; `update {code}` brings it up to date")
    made = Catalog(code, DOMAIN, project="Trapworks", charset="utf-8", fuzzy=False, header_comment=_HEADER)
    made.update(collected())
    write(made, path_of(code))
    compile_catalogue(code)


def update(code: str) -> None:
    """Bring a catalogue up to date with the texts."""
    found = catalogue(code)
    found.update(collected())
    write(found, path_of(code))
    compile_catalogue(code)


def faults(code: str) -> Iterator[str]:
    """What is wrong with a catalogue, a line each."""
    try:
        stored = catalogue(code)
    except PoFileError as error:
        yield f"{code}: cannot be read: {error}"
        return
    said = {(message.context, message.id): message for message in stored if message.id}
    path = path_of(code).with_suffix(".mo")
    if not path.is_file() or path.read_bytes() != compiled(stored):
        yield f"{code}: the compiled catalogue is out of date, run `compile`"
    for wanted in collected():
        if wanted.id:
            found = said.pop((wanted.context, wanted.id), None)
            yield from (f"{code}: {_why(wanted, found)}: {wanted.id}" for _once in [0] if _why(wanted, found))
    yield from (f"{code}: no longer in the game: {text}" for _context, text in said)


def _why(wanted: Message, found: Message | None) -> str:
    """What is wrong with one translation, or nothing."""
    told = _forms(found.string) if found else ()
    if found is None:
        return "missing, run `update`"
    if not all(told):
        return "not translated"
    if found.fuzzy:
        return "fuzzy"
    if wanted.context not in BLANK_AT_THE_EDGE and any(form != form.strip() for form in told):
        return "blanks at the edge"
    return "" if _same_blanks(wanted, told) else "other blanks in braces"


def _same_blanks(wanted: Message, told: tuple[str, ...]) -> bool:
    """Whether the forms have the blanks of the text: a plural form may leave some out, as may the time of day."""
    known = {blank for text in _forms(wanted.id) for blank in _blanks(text)}
    try:
        given = [_blanks(form) for form in told]
    except ValueError:  # a brace that is not closed
        return False
    if wanted.context == TIME_OF_DAY:
        return given[0] <= known | {"hour"}
    return all(blanks <= known for blanks in given) and (len(given) > 1 or given[0] == known)


def _blanks(text: str) -> set[str]:
    """The names in braces; raises ValueError if a brace stands alone."""
    return {name for _text, name, _form, _conversion in Formatter().parse(text) if name is not None}


def _forms(text: str | tuple[str, ...] | list[str] | None) -> tuple[str, ...]:
    return (text or "",) if text is None or isinstance(text, str) else tuple(text)


def check(wanted: list[str]) -> int:
    """Print what is wrong; 1 if anything is."""
    lines = [line for code in wanted for line in faults(code)]
    print("\n".join([*lines, f"{len(wanted)} languages, {len(list(collected())) - 1} texts, {len(lines)} faults"]))
    return 1 if lines else 0


def main() -> int:
    """Carry out a command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=("template", "new", "update", "compile", "check"))
    parser.add_argument("what", nargs="*")
    given = parser.parse_args()
    if given.command == "template":
        write(collected(lines=True), Path(given.what[0] if given.what else "/dev/stdout"), lines=True)
    elif given.command == "new":
        new(*given.what)
    elif given.command == "check":
        return check(given.what or codes())
    for code in (given.what or codes()) if given.command in ("update", "compile") else ():
        (update if given.command == "update" else compile_catalogue)(code)
    return 0


if __name__ == "__main__":
    sys.exit(main())
