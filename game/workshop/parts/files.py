"""A machine as a small TOML file that people can read and write by hand; README.md beside this tells its form.

Whatever a file contains, reading it either gives a machine or raises MachineError with one sentence, at once: its size
and every line are checked before TOML is parsed, as deep nesting and dotted keys are slow to parse.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from game.machine import is_number
from game.workshop.parts.machine import End, Machine, Placed, Tie
from game.workshop.parts.refusals import Unbuildable

VERSION = 1
MOST_BYTES, MOST_LINE = 20_000, 200
LONGEST_NAME = 60
MARK = b"trapworks_machine"
"""Stands near the beginning of every machine's file."""
_LINE = re.compile(r"\s*(#.*|\[\[(part|tie|fixed|given)\]\]\s*(#.*)?|[a-z_]{1,24}\s*=.*)?")
_ID = re.compile(r"[a-z0-9_-]{1,24}")
_TOP = {"trapworks_machine", "name", "part", "tie"}
What = Literal["machine", "challenge", "part", "tie"]
_PART = {"kind", "id", "x", "y", "turn", "mirrored", "held"}


@dataclass(frozen=True)
class Stored:
    """A machine with its name, as it is in a file."""

    name: str
    machine: Machine


def read_machine(data: bytes) -> Stored:
    """The machine in a file's bytes; raises MachineError with one sentence for anything else."""
    top = parsed(data)
    known(top, _TOP, "machine")
    if top.get("trapworks_machine") != VERSION:
        raise Unbuildable("no machine", {"version": VERSION})
    return Stored(name_in(top), Machine(parts_in(top, "part"), ties_in(top)))


def write_machine(stored: Stored) -> str:
    """The text of a machine's file."""
    head = f"trapworks_machine = {VERSION}\nname = {quoted(stored.name)}\n"
    parts = "".join(f"\n[[part]]\n{part_lines(part)}" for part in stored.machine.parts)
    return head + parts + "".join(f"\n[[tie]]\n{tie_lines(tie)}" for tie in stored.machine.ties)


def parsed(data: bytes) -> dict[str, Any]:
    """TOML of a limited size with one key a line; raises MachineError for anything else."""
    if len(data) > MOST_BYTES:
        raise Unbuildable("long file", {"most": MOST_BYTES})
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Unbuildable("no text") from error
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > MOST_LINE or not _LINE.fullmatch(line):
            raise Unbuildable("bad line", {"number": number})
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unbuildable("unreadable", {"detail": str(error)[:80]}) from error


def known(table: Mapping[str, Any], keys: set[str], what: What, number: int = 0) -> None:
    """Raise MachineError for a key that does not belong there; number: of the part or the tie."""
    for key in table:
        if key not in keys:
            raise Unbuildable("unknown key", {"key": key, "what": what, "number": number})


def name_in(top: Mapping[str, Any]) -> str:
    """A name: printable, short, on one line."""
    name = top.get("name", "")
    if not isinstance(name, str) or len(name) > LONGEST_NAME or not name.isprintable():
        raise Unbuildable("long name", {"most": LONGEST_NAME})
    return name.strip()


def parts_in(top: Mapping[str, Any], key: str) -> tuple[Placed, ...]:
    """The parts of a list of tables."""
    return tuple(_part(table, number) for number, table in enumerate(_tables(top, key), 1))


def ties_in(top: Mapping[str, Any]) -> tuple[Tie, ...]:
    """The ties below [[tie]]."""
    return tuple(_tie(table, number) for number, table in enumerate(_tables(top, "tie"), 1))


def part_lines(part: Placed) -> str:
    """The lines of one part below its heading."""
    lines = [f'kind = "{part.kind}"', f'id = "{part.id}"', f"x = {part.x}", f"y = {part.y}"]
    lines += [f"turn = {part.deg}"] * bool(part.deg)
    lines += ["mirrored = true"] * part.mirrored + ["held = true"] * part.held
    return "\n".join(lines) + "\n"


def tie_lines(tie: Tie) -> str:
    """The lines of one tie below its heading."""
    ends = "".join(f'{key} = "{end.part}.{end.at}"\n' for key, end in (("a", tie.a), ("b", tie.b)))
    over = f"over = {[list(point) for point in tie.over]}\n" if tie.over else ""
    return f'kind = "{tie.kind}"\n{ends}{over}'


def quoted(text: str) -> str:
    """A TOML string."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _tables(top: Mapping[str, Any], key: str) -> list[dict[str, Any]]:
    tables = top.get(key, [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise Unbuildable("no tables", {"key": key})
    return tables


def _tie(table: Mapping[str, Any], number: int) -> Tie:
    known(table, {"kind", "a", "b", "over"}, "tie", number)
    words = [table.get(key) for key in ("kind", "a", "b")]
    over = table.get("over", [])
    points = isinstance(over, list) and all(isinstance(point, list) and len(point) == 2 for point in over)
    if not all(isinstance(word, str) for word in words) or not points:
        raise Unbuildable("tie lacks", {"number": number})
    kind, a, b = map(str, words)
    return Tie(kind, _end(a), _end(b), tuple((x, y) for x, y in over))


def _end(text: str) -> End:
    part, _, at = text.rpartition(".")
    return End(part, at)


def _part(table: Mapping[str, Any], number: int) -> Placed:
    known(table, _PART, "part", number)
    kind, name = table.get("kind"), table.get("id", "")
    if not isinstance(kind, str):
        raise Unbuildable("part lacks kind", {"number": number})
    if not isinstance(name, str) or (name and not _ID.fullmatch(name)):
        raise Unbuildable("bad id", {"number": number})
    for key in ("x", "y", "turn"):
        if not is_number(table.get(key, 0)):
            raise Unbuildable("key no number", {"number": number, "key": key})
    for key in ("mirrored", "held"):
        if not isinstance(table.get(key, False), bool):
            raise Unbuildable("key no truth", {"number": number, "key": key})
    if "x" not in table or abs(table.get("turn", 0)) > 360:
        raise Unbuildable("part lacks place", {"number": number})
    numbers = (table["x"], table.get("y", 0), table.get("turn", 0))
    return Placed(kind, *numbers, table.get("mirrored", False), name, table.get("held", False))
