"""What an enemy writes into a saved match: any line changed to any other, and all of it sealed again."""

from __future__ import annotations

import random
import re

from game.catalog import GAMES
from game.core.acts import BadText, IllegalAct
from game.core.slices import finish
from game.games.boobytrap.tray.packing import Packing
from game.session.match import Match, MatchError
from game.session.record import MOST_LINES, NOTE, UNDO, parsing, read_setup, sealed

_PACKING = Packing(((1, (0.0, 50.0, 0.5)), (43, (40.0, 60.0, 0.0))), (0.0, 200.0, 0.0)).encode()
_RUN = "steps=2210 digest=8886c0f7 build=0.3.1"
NOTES = (
    *("seed 7", "hands own", 'names {"red":"Rosa","p1":"Ben"}', "over ", "players red=computer,blue=human"),
    *("players p1=human,p2=computer", f"trap hand=0:0.175,24:0.35,3360:0.0 {_RUN}", f"pull lift=3:-4,9:0 {_RUN}"),
    *("crank kept=1 hand=24:0.35,3360:0.0", "lift 10:20,-60:0", f"tray {_PACKING}", "a word that nobody knows"),
)
HOSTILE = (
    *("seed --5", "seed " + "9" * 5000, "trap hand=0:1e300", "trap hand=0:nan", "trap hand=-5:0.7", "lift zzz"),
    *("lift 99:99", "lift " + ",".join(["1:1"] * 17), "pull lift=zzz", f"tray {_PACKING[:-4]}/w==", "tray AAAA"),
    *(
        "crank kept=999999 hand=5:1",
        "crank kept=1 hand=0:-inf",
        "names " + "[" * 5000,
        "names {}",
        'names {"red":NaN}',
        "players red=robot",
        "hands ",
        "over over",
        "trap",
    ),
)
LINES = (
    *(UNDO, "roll", "crank", "stop", "take", "pass", "draw", "end", "touch 7", "lure blue", "take red=1 blue=2"),
    *("= 1", "= 6", "= 7", "= placed 1 1 1", "= placed 3.5 0 0", "= placed nan 0 0", "= captured cage_down"),
    *("= missed nothing", "= anew 24 0 0 0", "= mixed 9999999999", "= felt 100", "= pulled 0.25 zzz 3 4"),
    *("= pulled 0 99:99", "= pulled 12 steady " + " ".join(map(str, range(1, 63))), "= pulled 0 1:1,-60:60", "="),
)
NUMBERS = (
    "0",
    "-1",
    "1",
    "7",
    "24",
    "63",
    "64",
    "99",
    "256",
    "2147483648",
    "9" * 30,
    "1e300",
    "nan",
    "0.0000001",
    "-0",
)
WORDS = (
    *("seats=foo", "seats=red:bot:9,blue:human", "seats=p1:human,p2:bot:3", "seats=red:human,red:human", "seats="),
    *("profile=nan", "values=5/10/20", "variant=none", "x=1", "mousetrap", "boobytrap", "mightymouse", "chess", "2"),
)
_NUMBER = re.compile(r"-?[0-9]+(?:\.[0-9]+)?")


def hostile(data: bytes, rng: random.Random) -> bytes:
    """A beginning of a save, or all of it, with notes strewn in and one to three changes, sealed again."""
    log = finish(parsing(data))
    short = rng.random() < 0.9
    last = rng.randrange(1, min(60, len(log.entries)) + 1) if short else len(log.entries)
    entries = [[log.head, *log.entries[0].lines], *([*entry.lines] for entry in log.entries[1:last])]
    for _ in range(rng.randrange(4)):
        rng.choice(entries).append(NOTE + rng.choice(NOTES))
    for _ in range(rng.randrange(1, 4)):
        _change(entries, rng)
    return sealed_again(entries, [entry.digest for entry in log.entries])


def _change(entries: list[list[str]], rng: random.Random) -> None:
    """Change, drop, double, move or add one line, every other time near the end, where the rest still follows."""
    lines = rng.choice(entries[-2:] if rng.random() < 0.5 else entries)
    place = rng.randrange(len(lines)) if lines else 0
    change = rng.randrange(7)
    if change == 0 and lines:
        del lines[place]
    elif change == 1:
        lines.insert(place, rng.choice(rng.choice(entries) or LINES))
    elif change == 2:
        lines.insert(place + 1, rng.choice(LINES))
    elif change == 3:
        lines.insert(place + 1, NOTE + rng.choice(HOSTILE))
    elif change == 4 and entries[0]:
        entries[0][0] = _other_word(entries[0][0], rng)
    elif change == 5 and lines:
        lines[place] = _other_number(lines[place], rng)
    elif lines:
        lines[place] = _other_letter(lines[place], rng)


def _other_word(line: str, rng: random.Random) -> str:
    words = line.split(" ")
    words[rng.randrange(len(words))] = rng.choice(WORDS)
    return " ".join(words)


def _other_number(line: str, rng: random.Random) -> str:
    found = list(_NUMBER.finditer(line))
    if not found:
        return line
    number = rng.choice(found)
    return line[: number.start()] + rng.choice(NUMBERS) + line[number.end() :]


def _other_letter(line: str, rng: random.Random) -> str:
    place = rng.randrange(len(line) + 1)
    return line[:place] + chr(rng.randrange(32, 127)) * rng.randrange(3) + line[place + rng.randrange(2) :]


def sealed_again(entries: list[list[str]], digests: list[str]) -> bytes:
    """The bytes, each entry with the digest to which it leads as far as that can be told, else the one it had."""
    content, seal = b"", ""
    match = _begun(entries[0])
    for number, lines in enumerate(entries):
        if match is not None and not _follows(match, lines[1:] if number == 0 else lines):
            match = None
        written = [line for line in lines if line.isascii() and line.isprintable()][:MOST_LINES]
        try:
            entry, seal = sealed(seal, written, match.digest() if match else digests[number])
        except ValueError:  # it can no longer be written as lines: the entry is left out
            continue
        content += entry
    return content


def _begun(lines: list[str]) -> Match | None:
    try:
        game = GAMES[lines[0].split(" ")[2]]
        return Match(game, read_setup(game, lines[0]))
    except (MatchError, LookupError, ValueError):
        return None


def _follows(match: Match, lines: list[str]) -> bool:
    try:
        for line in lines:
            if line == UNDO:
                match.undo()
            elif not line.startswith(NOTE):
                match.play_text(line)
    except (BadText, IllegalAct):
        return False
    return True
