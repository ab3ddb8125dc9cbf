"""python -m build_scripts.untranslated: the texts on the screens that no translation would reach, as JSON by view.

Every view is drawn in a made-up language that accents whatever the template for translators has. A word of three
letters or more without an accent was left out: it is not spoken through `game.text.language`.
"""

from __future__ import annotations

import json
import os
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "offscreen"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from build_scripts.made_up import Blank, speak, spelt
from game.app import Program
from game.games.boobytrap.rules.moves import Felt, Pulled, Take, Touch
from game.host.places import Places
from game.machine.lift import STEADY
from game.shell.setup.seating import PEOPLE
from game.ui.drawing.lettering import Lettering, Style
from game.ui.drawing.theme import Colour
from tests.views import View, all_views, boobytrap

SIZE = (1280, 720)
# What is called the same in every language: people, and keys.
NAMES = {*PEOPLE.values(), *boobytrap.PEOPLE, "Esc", "Tab", "Enter", "Space"}
# Views that show no words which others do not show: they would only take time.
SKIPPED = {
    "mousetrap_table": "middle complete two_players by_hand let_go called",
    "mousetrap_stage": "crank turning kick stairs gutter rod strike diver cage",
    "mousemaze": "arrows_first walking flipping turning going called two_players",
    "boobytrap": "locked tripped middle called two_players ten_players menu log laid_again",
}
_ACCENTED = str.maketrans("aeiouylAEIOUYL", "áéíóúýĺÁÉÍÓÚÝĹ")


class Reader(Lettering):
    """Lettering that remembers what was written."""

    read: list[str]

    def render(self, text: str, style: Style, colour: Colour) -> pygame.Surface:
        """Remember the line."""
        self.read.append(text)
        return super().render(text, style, colour)


def accented(text: str) -> str:
    """The text in the made-up language."""
    return spelt(text, lambda part: part.translate(_ACCENTED))


def plain(text: str) -> bool:
    """Whether a text has a word that was left as it is in the code."""
    return any(word.isascii() and word not in NAMES for word in re.findall(r"[^\W\d_]{3,}", text))


def shown(views: dict[str, View], folder: Path) -> Iterator[tuple[str, list[str]]]:
    """By view the lines written, and the hints of what can be pointed at."""
    first = Program(Places(folder))
    sprites = Blank(first.sprites.folder, first.store)
    for name, view in views.items():
        program = Program(Places(folder / name))
        program.store, program.sprites = first.store, sprites
        program.letters = letters = Reader(first.letters.folder, first.store)
        letters.read = []
        view(program)
        program.advance(0.02)
        program.paint(pygame.Surface(SIZE))
        for scene in filter(None, (program.scenes[-1], getattr(program.scenes[-1], "over", None))):
            letters.read += [widget.hint for widget in getattr(scene, "widgets", ())]
        yield name, letters.read


def cleared(program: Program) -> None:
    """A match of Booby-Trap that is over with its first pull."""
    opened = boobytrap.opened(1, 0)
    match = opened.runner.match
    taken, *thrown = match.state.left[: -len(opened.names)]
    for act in (Touch(taken), Felt(20), Take(), Pulled(0.0, tuple(thrown), STEADY.encode())):
        match.play(act)
    program.go_to("table:boobytrap", opened=opened)
    table = boobytrap.shown(program)
    table.play.update(0.0)
    table.play.skip()


def looked_at_again(program: Program) -> None:
    """The same when its standings have been closed."""
    cleared(program)
    boobytrap.after_the_end(boobytrap.shown(program))


# The same words as in the views of these names, from trays that need less physics.
QUICK: dict[str, View] = {
    "boobytrap/arches": boobytrap.at(1, 0, boobytrap.arches, people=4, arches="asks"),
    "boobytrap/computer": boobytrap.at(1, 0, people=0),
    "boobytrap/by_size": boobytrap.at(1, 0, variant="size_order"),
    "boobytrap/no_pass": boobytrap.at(1, 0, boobytrap.touched(boobytrap.of_grade("snug")), variant="no_pass"),
    "boobytrap/solitaire": boobytrap.at(1, 0, boobytrap.touched(boobytrap.of_grade("snug")), seats=1, people=1),
    "boobytrap/over": cleared,
    "boobytrap/after_the_end": looked_at_again,
}


def worded() -> dict[str, View]:
    """Views that show all the words there are, in as little time as can be."""
    views = {**all_views(), **QUICK}
    for module, names in SKIPPED.items():
        for name in names.split():
            del views[f"{module}/{name}"]
    return views


def left_out() -> dict[str, list[str]]:
    """The texts of each view that are not spoken, each where it is seen first."""
    found: dict[str, list[str]] = {}
    seen: set[str] = set()
    with tempfile.TemporaryDirectory() as folder:
        speak(Path(folder) / "locale", accented)
        for name, texts in shown(worded(), Path(folder)):
            fresh = [text for text in dict.fromkeys(texts) if text not in seen and plain(text)]
            seen.update(fresh)
            found |= {name: fresh} if fresh else {}
    return found


if __name__ == "__main__":
    pygame.display.init()
    pygame.font.init()
    print(json.dumps(left_out(), ensure_ascii=False, indent=1))
