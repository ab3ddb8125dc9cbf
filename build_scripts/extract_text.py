"""python -m build_scripts.extract_text: write every sentence of the game as a gettext template for translators."""

from __future__ import annotations

import ast
import struct
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import game

ROOT = Path(game.__file__).resolve().parents[1]
HEADER = (
    "Project-Id-Version: Trapworks\nMIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\n"
    "Content-Transfer-Encoding: 8bit\nPlural-Forms: nplurals=2; plural=n != 1;\n"
)
# What marks a text, a function or the record of a rule book's chapter, and which of its arguments are read by a person.
MARKS = {"_": (0,), "N_": (0,), "ngettext": (0, 1), "N_plural": (0, 1), "Chapter": (0, 1)}
PLURALS = ("ngettext", "N_plural")


class Sentence(NamedTuple):
    """A text as it stands in the code, and its form for many if it has one."""

    one: str
    many: str = ""


def collected() -> dict[Sentence, list[str]]:
    """Every marked sentence, and where it stands: ``path:line``."""
    found: dict[Sentence, list[str]] = {}
    for path in sorted((ROOT / "game").rglob("*.py")):
        for sentence, line in _marked(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(sentence, []).append(f"{path.relative_to(ROOT).as_posix()}:{line}")
    # A text that stands alone as well as with a form for many is one entry: gettext finds both by it.
    for sentence in [sentence for sentence in found if sentence.many]:
        found[sentence] += found.pop(Sentence(sentence.one), [])
    return found


def _marked(tree: ast.AST) -> Iterator[tuple[Sentence, int]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id not in MARKS:
            continue
        read = [node.args[at] for at in MARKS[node.func.id] if at < len(node.args)]
        texts = [text for given in read for text in _texts(given)]
        if node.func.id not in PLURALS:
            yield from ((Sentence(text), node.lineno) for text in texts)
        elif len(texts) == len(PLURALS):
            yield Sentence(*texts), node.lineno


def _texts(given: ast.expr) -> Iterator[str]:
    """The texts of an argument: one literal, or a tuple of them."""
    for part in given.elts if isinstance(given, ast.Tuple) else [given]:
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value:
            yield part.value


def template() -> str:
    """The sentences as a ``.pot`` file."""
    entries = [_entry(Sentence(""), [], HEADER)]
    return "\n".join(entries + [_entry(sentence, places) for sentence, places in collected().items()])


def _entry(sentence: Sentence, places: list[str], said: str = "") -> str:
    lines = [f"#: {place}" for place in places]
    lines += ["#, python-brace-format"] if "{" in sentence.one + sentence.many else []
    lines += [f"msgid {_quoted(sentence.one)}"]
    if sentence.many:
        return "\n".join([*lines, f"msgid_plural {_quoted(sentence.many)}", 'msgstr[0] ""', 'msgstr[1] ""', ""])
    return "\n".join([*lines, f"msgstr {_quoted(said)}", ""])


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def catalogue(said: Mapping[Sentence, Sentence]) -> bytes:
    """A compiled catalogue, a ``.mo`` file: magic, counts and tables of lengths and places, then the texts."""
    pairs = sorted((_packed(sentence), _packed(answer)) for sentence, answer in said.items())
    pairs.insert(0, (b"", HEADER.encode()))
    head, tables, body = 28, list[bytes](), b""
    start = head + 16 * len(pairs)
    for column in (0, 1):
        for pair in pairs:
            tables.append(struct.pack("<2I", len(pair[column]), start + len(body)))
            body += pair[column] + b"\0"
    return struct.pack("<7I", 0x950412DE, 0, len(pairs), head, head + 8 * len(pairs), 0, head) + b"".join(tables) + body


def _packed(sentence: Sentence) -> bytes:
    return "\0".join(filter(None, sentence)).encode()


if __name__ == "__main__":
    print(template())
