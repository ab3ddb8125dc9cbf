"""A machine as a small TOML file that people can read and write by hand; README.md beside this tells its form.

Whatever a file contains, reading it either gives a machine or raises MachineError with one sentence, at once: its size
and every line are checked before TOML is parsed, as deep nesting and dotted keys are slow to parse.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.physics.errors import MachineError, is_number
from game.physics.workshop.machine import Machine, Placed
from game.physics.workshop.tie import End, Tie

VERSION = 1
MOST_BYTES, MOST_LINE = 20_000, 200
LONGEST_NAME = 60
_LINE = re.compile(r"\s*(#.*|\[\[(part|tie|fixed|given)\]\]\s*(#.*)?|[a-z_]{1,24}\s*=.*)?")
_ID = re.compile(r"[a-z0-9_-]{1,24}")
_TOP = {"trapworks_machine", "name", "part", "tie"}
_PART = {"kind", "id", "x", "y", "turn", "mirrored", "held"}


@dataclass(frozen=True)
class Stored:
    """A machine with its name, as it is in a file."""

    name: str
    machine: Machine


def read_machine(data: bytes) -> Stored:
    """The machine in a file's bytes; raises MachineError with one sentence for anything else."""
    top = parsed(data)
    known(top, _TOP, "a machine")
    if top.get("trapworks_machine") != VERSION:
        raise MachineError(f"this is no machine of version {VERSION}: trapworks_machine = {VERSION} must be in it")
    return Stored(name_in(top), Machine(parts_in(top, "part"), ties_in(top)))


def write_machine(stored: Stored) -> str:
    """The text of a machine's file."""
    head = f"trapworks_machine = {VERSION}\nname = {quoted(stored.name)}\n"
    parts = "".join(f"\n[[part]]\n{part_lines(part)}" for part in stored.machine.parts)
    return head + parts + "".join(f"\n[[tie]]\n{tie_lines(tie)}" for tie in stored.machine.ties)


def parsed(data: bytes) -> dict[str, Any]:
    """TOML of a limited size with one key a line; raises MachineError for anything else."""
    if len(data) > MOST_BYTES:
        raise MachineError(f"the file has more than {MOST_BYTES} bytes")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise MachineError("the file is not text") from error
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > MOST_LINE or not _LINE.fullmatch(line):
            raise MachineError(f"line {number} is neither a key with its value nor [[part]] nor a comment")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise MachineError(f"the file cannot be read: {str(error)[:80]}") from error


def known(table: Mapping[str, Any], keys: set[str], what: str) -> None:
    """Raise MachineError for a key that does not belong there."""
    for key in table:
        if key not in keys:
            raise MachineError(f"{what} has no {key!r:.40}")


def name_in(top: Mapping[str, Any], key: str = "name") -> str:
    """A name: printable, short, on one line."""
    name = top.get(key, "")
    if not isinstance(name, str) or len(name) > LONGEST_NAME or not name.isprintable():
        raise MachineError(f"the {key} must be a line of {LONGEST_NAME} characters at the most")
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
        raise MachineError(f"they are written below [[{key}]], each below one of its own")
    return tables


def _tie(table: Mapping[str, Any], number: int) -> Tie:
    what = f"tie {number}"
    known(table, {"kind", "a", "b", "over"}, what)
    words = [table.get(key) for key in ("kind", "a", "b")]
    over = table.get("over", [])
    points = isinstance(over, list) and all(isinstance(point, list) and len(point) == 2 for point in over)
    if not all(isinstance(word, str) for word in words) or not points:
        raise MachineError(f'{what} needs a kind, a = "part.anchor", b = "part.anchor", and over = [[x, y]] for a rope')
    kind, a, b = map(str, words)
    return Tie(kind, _end(a), _end(b), tuple((x, y) for x, y in over))


def _end(text: str) -> End:
    part, _, at = text.rpartition(".")
    return End(part, at)


def _part(table: Mapping[str, Any], number: int) -> Placed:
    what = f"part {number}"
    known(table, _PART, what)
    kind, name = table.get("kind"), table.get("id", "")
    if not isinstance(kind, str):
        raise MachineError(f"{what} needs a kind")
    if not isinstance(name, str) or (name and not _ID.fullmatch(name)):
        raise MachineError(f"{what}: an id has up to 24 letters a-z, digits and dashes")
    for key in ("x", "y", "turn"):
        if not is_number(table.get(key, 0)):
            raise MachineError(f"{what}: {key} must be a number")
    for key in ("mirrored", "held"):
        if not isinstance(table.get(key, False), bool):
            raise MachineError(f"{what}: {key} must be true or false")
    if "x" not in table or abs(table.get("turn", 0)) > 360:
        raise MachineError(f"{what} needs x in cm, and turn within 360 degrees")
    numbers = (table["x"], table.get("y", 0), table.get("turn", 0))
    return Placed(kind, *numbers, table.get("mirrored", False), name, table.get("held", False))
