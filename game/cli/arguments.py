"""Options that several commands share, and how they are read."""

from __future__ import annotations

import argparse
import json
import math
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.catalog import CATALOG, CatalogRow
from game.core.setup import Seat, Setup, Value
from game.host.places import Places
from game.text.language import N_plural, _, capital, decimal

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

_WHOLE = re.compile(r"[+-]?[0-9]{1,18}", re.ASCII)


# Translators: {number}: how many runs of the machine stopped at the part named before.
STOPPED_HERE = N_plural("{number} stopped here", "{number} stopped here")


class Refused(Exception):  # noqa: N818 - named for what was wrong
    """What was asked for cannot be tried: one line for standard error, exit code 2."""


def command(commands: Commands, name: str, does: str, *examples: tuple[str, str]) -> argparse.ArgumentParser:
    """A command's parser with the options that every command takes; examples: a call, and what it is good for."""
    parser = commands.add_parser(
        name,
        help=does,
        # Translators: {line}: a sentence without its full stop; only the stop is added.
        description=_("{line}.", line=capital(does)),
        epilog=called(examples) if examples else None,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    places_and_level(parser, argparse.SUPPRESS, argparse.SUPPRESS)
    return parser


def called(examples: Sequence[tuple[str, str]]) -> str:
    """Examples of calls, one below the other, beside what each is good for."""
    lines = (f"  {call:45}  {_(why) if why else ''}".rstrip() for call, why in examples)
    # Translators: heading in the help of a command; examples of calls follow.
    return "\n".join([_("examples:"), *lines])


def json_too(parser: argparse.ArgumentParser) -> None:
    """Figures for programs."""
    parser.add_argument("--json", action="store_true", help=_("print one JSON object"))


def workers(parser: argparse.ArgumentParser, default: int = 1) -> None:
    """In how many processes runs are counted."""
    parser.add_argument(
        "--workers", type=whole, default=default, metavar="N", help=_("number of processes; the result is the same")
    )


def places_and_level(parser: argparse.ArgumentParser, data_dir: str | None, level: str) -> None:
    """The two options that may stand before a command and after it; a command's own defaults would hide the former."""
    parser.add_argument("--data-dir", metavar="DIR", default=data_dir, help=_("where settings and matches are kept"))
    levels = ("debug", "info", "warning", "error")
    parser.add_argument("--log-level", choices=levels, default=level, help=_("how much to report on standard error"))


def game(parser: argparse.ArgumentParser) -> None:
    """Which game, how it is set up, and the seed of its chance."""
    parser.add_argument("game", metavar="GAME", choices=sorted(CATALOG), help=", ".join(sorted(CATALOG)))
    parser.add_argument("--seed", type=whole, metavar="N", help=_("the same seed, the same match"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help=_("an option of the game; repeatable")
    )


def options(row: CatalogRow, given: Sequence[str]) -> dict[str, Value]:
    """The options of a game as they were given; raises BadSetup or Refused."""
    known = {option.name: option for option in row.game.options}
    values: dict[str, Value] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or name not in known:
            # Translators: {names}: the options that the game has; {given}: what was typed instead. KEY=VALUE and
            # --option stay.
            told = _("--option takes KEY=VALUE, with KEY one of {names}, not {given}", names=", ".join(known),
                     given=repr(text[:60]))  # fmt: skip
            raise Refused(told)
        values[name] = known[name].parse(value)
    return values


def setup(row: CatalogRow, seats: str, given: Sequence[str]) -> Setup:
    """A set-up from `4`, or from `red:bot:1,blue:bot:2`; raises BadSetup or Refused."""
    return row.game.setup([_seat(row, word) for word in _seat_words(row, seats)], options(row, given))


def _seat_words(row: CatalogRow, seats: str) -> Sequence[str]:
    if not seats.isdecimal():
        return seats.split(",")
    least, most = row.game.least, row.game.most
    if len(seats) > 3 or not least <= int(seats) <= most:
        # Translators: {game}: the name of a game; {least}, {most}: how many can play; {seats}: how many were asked for.
        text = _("{game} is for {least} to {most} players, not {seats}", game=row.title, least=least, most=most,
                 seats=seats[:20])  # fmt: skip
        raise Refused(text)
    return row.game.seat_names[: int(seats)]


def _seat(row: CatalogRow, word: str) -> Seat:
    name, _colon, player = word.partition(":")
    return Seat(name, player or f"bot:{row.level}")


def whole(text: str) -> int:
    """A whole number as an option takes one; longer ones would be no use, and some arithmetic refuses them."""
    if not _WHOLE.fullmatch(text):
        # Translators: after the name of an option and a colon. {given}: what was typed, in quotes.
        told = _("must be a whole number of at most 18 digits, not {given}", given=repr(text[:20]))
        raise argparse.ArgumentTypeError(told)
    return int(text)


def picture(path: Path, option: str = "--picture") -> None:
    """Raise Refused unless a picture can be meant to lie there, before much is computed for it."""
    if path.is_dir() or not path.absolute().parent.is_dir():
        # Translators: {option}: an option as it is typed; {given}: what was typed.
        told = _("{option} takes a file in a folder that exists, not {given}", option=option,
                 given=repr(str(path)[:200]))  # fmt: skip
        raise Refused(told)


def within(name: str, value: float, low: float, high: float) -> None:
    """Raise Refused unless a number is one, and within its limits."""
    if not math.isfinite(value) or not low <= value <= high:
        # Translators: {option}: an option as it is typed; {low}, {high}: numbers; {given}: what was typed.
        told = _("{option} must be {low} to {high}, not {given}", option=name, low=f"{low:g}", high=f"{high:g}",
                 given=f"{value:g}")  # fmt: skip
        raise Refused(told)


def places(arguments: argparse.Namespace) -> Places:
    """The directories that were chosen; raises NoHome."""
    return Places.of(arguments.data_dir)


def spent(found: Mapping[str, Any]) -> str:
    """The last line of a count: its time, and the digest by which it is known again."""
    cpu, times = decimal(found["cpu_s"]), decimal(found["x_realtime"])
    # Translators: {seconds}: time of the processor; {times}: how many times faster than real time; {digest}: letters
    # and digits that are the same when the result is.
    told = _("{seconds} s of CPU, {times} times real time; digest {digest}", seconds=cpu, times=times,
             digest=found["digest"])  # fmt: skip
    return told


def print_json(value: Any) -> None:
    """One JSON object on standard output."""
    json.dump(value, sys.stdout, allow_nan=False)
    print()
