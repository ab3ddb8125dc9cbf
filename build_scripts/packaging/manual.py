"""python build_scripts/packaging/manual.py DIR: the manual page trapworks(1) in every language of the game.

What it says is what the command line says of itself, and the description is that of software centres.
"""

from __future__ import annotations

import argparse
import gzip
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[2]
if __name__ == "__main__":
    sys.path[0] = str(ROOT)

from build_scripts.packaging import linux, product  # noqa: E402 - found from the root
from game.cli import commands  # noqa: E402
from game.text.language import _, language, languages, use_language  # noqa: E402
from game.text.said import EXIT_CODES  # noqa: E402

WORDS = Path(__file__).with_name("manual_words.toml")
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
# What roff takes for something else: its escapes, and the signs for which it puts typographic ones.
ESCAPES = str.maketrans(
    {
        "\\": r"\(rs",
        "'": r"\(aq",
        "`": r"\(ga",
        "^": r"\(ha",
        "~": r"\(ti",
        '"': r"\(dq",
        "\u00a0": r"\~",
        "\u202f": r"\~",
    }
)
OPTION = re.compile(r"(?<![\w\\])-[\w-]*")
Action = argparse.Action


def write(folder: Path) -> None:
    """Write man1/trapworks.1.gz and CODE/man1/trapworks.1.gz of the other languages, the same bytes every time."""
    for code in languages():
        path = folder / ("" if code == "en" else code) / "man1" / "trapworks.1.gz"
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=0) as file:
            file.write(page(code).encode())


def page(code: str) -> str:
    """The page in a language, in roff with the macros of man(7)."""
    before = language()
    use_language(code)
    try:
        return "\n".join((*_lines(commands.parser(), tomllib.loads(WORDS.read_text("utf-8"))[code]), ""))
    finally:
        use_language(before)


def said(text: str) -> str:
    """A text of which roff takes nothing for an order; the hyphens of options stay what one types."""
    plain = text.translate(ESCAPES)
    return _begun(OPTION.sub(lambda found: found[0].replace("-", r"\-"), plain))


def typed(text: str) -> str:
    """What is typed letter by letter."""
    return _begun(text.translate(ESCAPES).replace("-", r"\-"))


def _begun(line: str) -> str:
    return rf"\&{line}" if line.startswith((".", "'")) else line


def _lines(whole: argparse.ArgumentParser, heads: Mapping[str, str]) -> Iterator[str]:
    day = datetime.fromtimestamp(product.epoch(), UTC).date()
    yield f'.TH TRAPWORKS 1 "{day}" "{product.TITLE} {product.version()}"'
    yield ".nh"  # an option that is divided at the end of a line is one no more
    yield ".ad l"
    yield f'.SH "{said(heads["name"])}"'
    yield rf"trapworks \- {said(str(whole.description).rstrip('.'))}"
    yield f'.SH "{said(heads["synopsis"])}"'
    yield from _synopsis(whole)
    yield rf"\fB{whole.prog}\fR \fIFILE\fR"
    yield f'.SH "{said(heads["description"])}"'
    yield from _description()
    yield f'.SH "{said(heads["commands"])}"'
    for command in packaged(whole):
        yield from _command(command, whole)
    yield f'.SH "{said(heads["options"])}"'
    yield from _arguments(whole, options(whole))
    yield f'.SH "{said(heads["examples"])}"'
    yield from _examples(whole)
    for command in packaged(whole):
        if command.epilog:
            yield f'.SS "{typed(command.prog)}"'
            yield from _examples(command)
    yield f'.SH "{said(heads["status"])}"'
    yield said(_(EXIT_CODES))


def packaged(whole: argparse.ArgumentParser) -> list[argparse.ArgumentParser]:
    """The parsers of the commands that the packages have; a checkout has one more."""
    (subparsers,) = (each for each in whole._actions if isinstance(each, argparse._SubParsersAction))
    every: list[argparse.ArgumentParser] = list(subparsers.choices.values())
    return [each for each in every if each.get_default("run").__module__.startswith("game.")]


def options(parser: argparse.ArgumentParser, beside: argparse.ArgumentParser | None = None) -> list[Action]:
    """What a parser takes, what is named by its place first; without the options that another one takes as well."""
    known = {tuple(each.option_strings) for each in (beside._actions if beside else ()) if each.option_strings}
    own = [each for each in parser._actions if tuple(each.option_strings) not in known]
    return sorted(
        (each for each in own if not isinstance(each, argparse._SubParsersAction)),
        key=lambda each: bool(each.option_strings),
    )


def _synopsis(parser: argparse.ArgumentParser, beside: argparse.ArgumentParser | None = None) -> Iterator[str]:
    taken = options(parser, beside)
    flags = [f"[{_spelled(each, each.option_strings[0])}]" for each in taken if each.option_strings]
    places = [_value(each) for each in taken if not each.option_strings]
    yield " ".join((rf"\fB{typed(parser.prog)}\fR", *flags, *places, *([] if beside else [r"\fICOMMAND\fR ..."])))
    if not beside:
        yield ".br"


def _description() -> Iterator[str]:
    told = ElementTree.fromstring(linux.page()).findall("description")[0]
    parts = [each for each in told.iter() if each.text and each.get(LANGUAGE, "en") == language()]
    for number, each in enumerate(part for part in parts if part.tag in ("p", "li")):
        if number:
            yield r".IP \(bu 2" if each.tag == "li" else ".P"
        yield said(re.sub(r"[ \n]+", " ", str(each.text)).strip(" "))


def _command(command: argparse.ArgumentParser, whole: argparse.ArgumentParser) -> Iterator[str]:
    yield f'.SS "{typed(command.prog)}"'
    yield said(str(command.description))
    yield ".P"
    yield from _synopsis(command, whole)
    yield from _arguments(command, options(command, whole))


def _arguments(parser: argparse.ArgumentParser, taken: list[Action]) -> Iterator[str]:
    helps = parser.formatter_class(prog=parser.prog)
    for each in taken:
        yield ".TP"
        yield ", ".join(_spelled(each, name) for name in each.option_strings) or _value(each)
        yield said(helps._expand_help(each))


def _spelled(action: Action, name: str) -> str:
    return r"\~".join(filter(None, (rf"\fB{typed(name)}\fR", _value(action))))


def _value(action: Action) -> str:
    """What stands for the value: a word for it, or all that it can be; nothing where there is none."""
    if action.nargs == 0:
        return ""
    if action.metavar is None and action.choices is not None:
        return "{" + ",".join(rf"\fB{typed(str(each))}\fR" for each in action.choices) + "}"
    return rf"\fI{typed(str(action.metavar or action.dest.upper()))}\fR"


def _examples(parser: argparse.ArgumentParser) -> Iterator[str]:
    """The calls of an epilog, each indented and with two blanks before what it is good for."""
    calls = [line.strip() for line in str(parser.epilog).splitlines() if line.startswith("  ")]
    for number, line in enumerate(calls):
        call, _blanks, why = line.partition("  ")
        if why or number:
            yield ".TP" if why else ".P"
        yield rf"\fB{typed(call)}\fR"
        if why:
            yield said(why.strip())


if __name__ == "__main__":
    write(Path(sys.argv[1]))
