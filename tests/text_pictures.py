"""python -m tests.text_pictures DIR [--language de]: pictures of where each text stands, for translators.

For each group of texts a page, `DIR/GROUP.html`: the views in which they are seen, and below each picture its texts,
what they are in the language, and where they stand in the code. Texts that no view shows end the page. `index.html`
lists the groups.
"""

from __future__ import annotations

import argparse
import os
import re
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from html import escape
from pathlib import Path
from string import Formatter
from typing import NamedTuple

os.environ["SDL_VIDEODRIVER"] = "offscreen"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from babel.messages.catalog import Message

from build_scripts.shots import render
from build_scripts.translations import catalogue, collected
from game.host.languages import CHOSEN
from game.host.settings import Settings
from game.ui.drawing.fonts import SOFT
from tests.texts import SIZE, shown
from tests.views import View
from tests.views.worded import worded

# Groups: where the catalogue's references say that a text stands.

ACCESSIBILITY = "accessibility"
_PAGES = {
    "game/text/settings.py": ACCESSIBILITY,
    "game/text/sounds.py": ACCESSIBILITY,
    "game/text/queries.py": ACCESSIBILITY,
    "game/text/coach.py": ACCESSIBILITY,
    "game/text/said.py": "command_line",
}
_FOLDERS = {
    "game/text/": "shell",
    "game/app/": "shell",
    "game/workshop/": "workshop",
    "game/cli/": "command_line",
    "build_scripts/": "command_line",
}


def group_of(path: str) -> str:
    """The group of a text that stands in this file."""
    game = re.match(r"game/games/(\w+)/", path)
    folder = next((group for start, group in _FOLDERS.items() if path.startswith(start)), "shell")
    return game[1] if game else _PAGES.get(path, folder)


def grouped(messages: Iterable[Message]) -> dict[str, list[Message]]:
    """The texts of each group; one that stands in several is in each of them."""
    found: dict[str, list[Message]] = defaultdict(list)
    for message in messages:
        for group in dict.fromkeys(group_of(path) for path, _line in message.locations):
            found[group].append(message)
    return dict(sorted(found.items()))


# Which texts a view shows: what it drew is compared with each text, whatever its blanks hold.

_HELD = r".{0,80}?"
"""What a blank may hold: a name, a number, a card."""
_ALONE = 2
"""So few words are also part of other sentences: they are looked for where they stand alone first."""


class Page(NamedTuple):
    """What a view says: the lines that it draws, and what is told of its things when they are pointed at."""

    lines: Sequence[str]
    hints: Sequence[str]

    @classmethod
    def read(cls, lines: Iterable[str], hints: Iterable[str]) -> Page:
        """As it was drawn."""
        return cls([line.replace(SOFT, "") for line in lines], [hint.replace(SOFT, "") for hint in hints])

    @property
    def drawn(self) -> str:
        """All lines, as a text that went over several of them is to be found."""
        return "\n".join(self.lines)

    @property
    def told(self) -> str:
        """All hints."""
        return "\n".join(self.hints)


class Wanted:
    """A text of the game in the language that is drawn, as it is looked for."""

    def __init__(self, message: Message, forms: Sequence[str]) -> None:
        self.message, self.forms = message, forms

    @cached_property
    def patterns(self) -> list[re.Pattern[str]]:
        """What finds its forms; none for one that is made of blanks only, which would be found everywhere."""
        return [re.compile(_pattern(form), re.IGNORECASE) for form in self.forms if _literal(form)]

    @cached_property
    def alone(self) -> bool:
        """Whether it has so few words that others contain it."""
        return all(len(form.split()) <= _ALONE for form in self.forms)

    def among(self, lines: Sequence[str]) -> bool:
        """Whether one of these lines is the text and nothing else."""
        return any(pattern.fullmatch(line.strip()) for pattern in self.patterns for line in lines)

    def within(self, text: str) -> bool:
        """Whether this contains it."""
        low = text.casefold()
        return any(_literal(form) in low for form in self.forms) and any(each.search(text) for each in self.patterns)


def _literal(form: str) -> str:
    """The longest word of a text that stands outside its blanks."""
    words = [word for text, *_blank in Formatter().parse(form) for word in re.findall(r"[^\W\d_]+", _cut(text))]
    return max(words, key=len, default="").casefold()


def _cut(text: str) -> str:
    return text.replace(SOFT, " ")


def _pattern(form: str) -> str:
    parts = [_HELD if name is not None else "" for _text, name, _form, _conversion in Formatter().parse(form)]
    texts = [_broken(text) for text, *_blank in Formatter().parse(form)]
    return r"(?<!\w)" + "".join(text + part for text, part in zip(texts, parts, strict=True)) + r"(?!\w)"


def _broken(text: str) -> str:
    """A piece of a text as a pattern that lets it go on in another line wherever it may."""
    pattern = re.escape(text).replace(re.escape(SOFT), SOFT)
    pattern = re.sub(r"(?:\\?\s)+", r"\\s+", pattern)
    return pattern.replace(r"\-", r"\-\s?").replace(SOFT, r"(?:-\s)?")


class Found(NamedTuple):
    """The views in which a text is drawn, and those in which it is told of what is pointed at."""

    drawn: Sequence[str]
    told: Sequence[str]


def found(wanted: Wanted, pages: Mapping[str, Page]) -> Found:
    """Where a text is."""
    alone = [name for name, page in pages.items() if wanted.alone and wanted.among(page.lines)]
    drawn = alone or [name for name, page in pages.items() if wanted.within(page.drawn)]
    return Found(drawn, [name for name, page in pages.items() if wanted.within(page.told)])


def chosen(places: Sequence[Found]) -> list[str]:
    """As few views as show all these texts, those first that show most."""
    left = [set(place.drawn or place.told) for place in places if place.drawn or place.told]
    taken: list[str] = []
    while left:
        counts: dict[str, int] = defaultdict(int)
        for views in left:
            for name in views:
                counts[name] += 1
        taken.append(max(sorted(counts), key=counts.__getitem__))
        left = [views for views in left if taken[-1] not in views]
    return taken


# The pages.

_LONG = ("rule_books/", "general/rules", "general/settings", "general/table_help", "general/controls", "general/sounds",
         "general/credits", "matches/family", "workshop/hall", "workshop/wall")  # fmt: skip
"""Views of pages that are longer than a window."""
_HIGH = 5600
"""Pixels: room for the longest rule book with its pictures."""

_STYLE = """body{font:16px sans-serif;margin:2em auto;max-width:1280px;background:#fff;color:#222}img{max-width:100%}
td{vertical-align:top;padding:2px 12px 2px 0}td:last-child{color:#777;font-size:13px}p.note,span{color:#777}"""


def _page(title: str, body: Iterable[str]) -> str:
    style = f"<meta charset='utf-8'><title>{escape(title)}</title><style>{_STYLE}</style>"
    return "\n".join([f"<!doctype html>{style}<h1>{escape(title)}</h1>", *body, ""])


def _row(wanted: Wanted, how: str) -> str:
    context = f" <span>({escape(wanted.message.context)})</span>" if wanted.message.context else ""
    note = "".join(f"<p class='note'>{escape(each)}</p>" for each in wanted.message.auto_comments)
    where = ", ".join(f"{path}:{line}" for path, line in wanted.message.locations)
    said = "<br>".join(map(escape, wanted.forms))
    return f"<tr><td>{escape(_first(wanted.message))}{context}{note}<td>{said}<td>{how}<br>{escape(where)}</tr>"


def _first(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def page_of(group: str, texts: Sequence[Wanted], pages: Mapping[str, Page]) -> tuple[str, list[str], int]:
    """The page of a group, the views that it shows, and how many of its texts are in none."""
    places = [found(each, pages) for each in texts]
    views, left = chosen(places), list(zip(texts, places, strict=True))
    body: list[str] = []
    for name in views:
        rows = [(each, place) for each, place in left if name in (place.drawn or place.told)]
        left = [pair for pair in left if pair not in rows]
        told = [_row(each, "" if place.drawn else "when pointed at") for each, place in rows]
        body += [f"<h2>{name}</h2><img loading='lazy' src='{_file(name)}' alt=''><table>", *told, "</table>"]
    rest = [_row(each, "") for each, _place in left]
    body += [f"<h2>In no picture: {len(rest)}</h2><table>", *rest, "</table>"] if rest else []
    return _page(group, body), views, len(rest)


def size_of(view: str) -> tuple[int, int]:
    """The window in which a view is drawn: one so high that nothing of a long page is scrolled away."""
    return (SIZE[0], _HIGH) if view.startswith(_LONG) else SIZE


def _file(view: str) -> str:
    return f"pictures/{view.replace('/', '_')}.png"


def in_language(code: str) -> list[Wanted]:
    """Every text as a language says it, with the lines where it stands; what is not translated stays English."""
    said = {} if code == "en" else {(each.context, each.id): each.string for each in catalogue(code)}
    return [Wanted(each, _forms(said.get((each.context, each.id)), each.id)) for each in collected(True) if each.id]


def _forms(said: str | Sequence[str] | None, english: str | Sequence[str]) -> Sequence[str]:
    forms = [said] if isinstance(said, str) else list(said or ())
    return forms if forms and all(forms) else [english] if isinstance(english, str) else list(english)


def write(folder: Path, code: str, only: str, views: Mapping[str, View]) -> Iterator[str]:
    """Write the pages and pictures of the groups whose names contain this, and say what each has."""
    texts = {id(each.message): each for each in in_language(code)}
    wanted = {group: each for group, each in grouped(one.message for one in texts.values()).items() if only in group}
    os.environ[CHOSEN] = code
    with tempfile.TemporaryDirectory() as scratch:
        pages = {name: Page.read(lines, hints) for name, lines, hints in shown(views, Path(scratch), size_of)}
    (folder / "pictures").mkdir(parents=True, exist_ok=True)
    links = []
    for group, messages in wanted.items():
        page, names, missing = page_of(group, [texts[id(each)] for each in messages], pages)
        (folder / f"{group}.html").write_text(page, "utf-8")
        _draw(folder, {name: views[name] for name in names})
        line = f"{group}: {len(messages)} texts, {len(names)} pictures, {missing} texts in none"
        links.append(f"<p><a href='{group}.html'>{line}</a>")
        yield line
    (folder / "index.html").write_text(_page(f"Where each text stands ({code})", links), "utf-8")


def _draw(folder: Path, views: Mapping[str, View]) -> None:
    for name, view in views.items():
        path = folder / _file(name)
        if not path.exists():
            with tempfile.TemporaryDirectory() as scratch:
                pygame.image.save(render(view, size_of(name), Settings(), Path(scratch)), str(path))


def main() -> None:
    """Write the pages that were asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.text_pictures", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--language", default="en", metavar="CODE")
    parser.add_argument("--only", default="", metavar="TEXT", help="groups whose name contains this")
    given = parser.parse_args()
    pygame.display.init()
    pygame.font.init()
    for line in write(given.folder, given.language, given.only, worded()):
        print(line, flush=True)


if __name__ == "__main__":
    main()
