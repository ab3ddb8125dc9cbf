"""What can be done with a match on the shelf, as buttons in a row; it gets a name of its own."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from game.core.slices import Slices
from game.session import match_files
from game.session.match import MatchError
from game.session.notes import LONGEST_TITLE
from game.session.saves import SaveOrder, annotate
from game.session.shelf_index import Listed, ShelfIndex
from game.shell.matches import open_match
from game.shell.matches.cards import summary_of, text_of
from game.shell.matches.watched_match import recording
from game.shell.pages import Working
from game.text import error_messages
from game.text import matches as labels
from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, HEAD, Style
from game.ui.input.bindings import Input, Pressed, Verb
from game.ui.layout import BoxTree, ByWidth, HBox, Layers, Pad, Sized, VBox, even
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.fields import Field
from game.ui.widgets.layout import control_height
from game.ui.widgets.panels import Card, Label
from game.ui.widgets.screen import Screen

_PATIENCE = 0.2
"""Seconds to wait for a match before it is said that it takes longer."""


def fitting_copy(title: str) -> str:
    """The name of a copy, no longer than names are."""
    name: str = _(labels.COPY_OF, name=title)
    over = len(name) - LONGEST_TITLE
    return name if over <= 0 else _(labels.COPY_OF, name=title[:-over])


class MatchActs:
    """The acts of a page with all matches; changed: looks at the files again."""

    def __init__(self, shell: Shell, index: ShelfIndex, changed: Callable[[], None]) -> None:
        self.shell, self.index, self.changed = shell, index, changed

    def open(self, match: Listed) -> None:
        """Go on with a match; one that is over is looked at."""
        if match.over:
            self.watch(match)
        else:
            self._lead("", open_match.resuming(self.index.path(match.name)))

    def rematch(self, match: Listed) -> None:
        """Begin anew with the same people and rules."""
        self._lead("", open_match.beginning_anew(self.shell.places, self.index.path(match.name)))

    def watch(self, match: Listed) -> None:
        """See it from its first turn."""
        self._lead("watch", recording(self.index.path(match.name)))

    def story(self, match: Listed) -> None:
        """See how it came about."""
        self._lead("story", recording(self.index.path(match.name)))

    def _lead(self, route: str, opening: Slices[open_match.OpenMatch]) -> None:
        """To where a match is opened; it takes a moment where the match is long."""
        work = Working(opening)

        def lead() -> None:
            there = work.go_on(_PATIENCE)
            self.end()
            if not there:
                self.shell.go_to("loading", work=work, to=route)
            elif route:
                self.shell.go_to(route, opened=work.result, back="matches")
            else:
                self.shell.go_to(work.result.route, opened=work.result)

        self.attempt(lead)

    def rename(self, match: Listed) -> None:
        """Give it a name."""

        def keep(name: str) -> None:
            self.attempt(lambda: annotate(self.index.path(match.name), f"title {json.dumps(name)}"))
            self.changed()

        self.shell.open("rename", name=(summary_of(match) or {}).get("title", ""), keep=keep)

    def copy(self, match: Listed) -> None:
        """Another file of the same, with a name of its own and made now, so that it stands first."""
        path, to = self.index.path(match.name), match_files.fresh(self.index.folder, match.game)
        name = fitting_copy(text_of(match).title)

        def make() -> None:
            match_files.copy(path, to)
            annotate(to, f"title {json.dumps(name)}")
            os.utime(to)
            SaveOrder(self.index.folder).note(to.name)

        self.attempt(make)
        self.changed()

    def export(self, match: Listed) -> None:
        """One file among the person's documents."""

        def write() -> None:
            text = text_of(match)
            path = match_files.export(self.index.path(match.name), self.shell.places.exported, text.title)
            told = _(labels.THE_MATCH_IS_IN, path=path)
            self.shell.open("exported", heading=_(labels.EXPORTED), text=told, path=path)

        self.attempt(write)

    def attempt(self, act: Callable[[], object]) -> bool:
        """Do something that may fail, and say so if it does; whether it worked."""
        try:
            act()
            return True
        except (OSError, MatchError) as error:
            self.shell.open("notice", heading=_(labels.THAT_DID_NOT_WORK), text=error_messages.trouble(error))
            self.changed()
            return False

    def end(self) -> None:
        """The page is left: keep the index, and forget what was thrown away."""
        match_files.empty(self.index.folder)
        self.index.close()


# What can be done with what is chosen, as buttons in a row.

_GAP, _ICON, _SPARE = 10.0, 58.0, 24.0
_WORDED = 2
"""So many buttons keep their words where there is too little room for all."""


class RowAct(NamedTuple):
    """One of them: its name, its word, its icon, what it does in a sentence, its key, and what does it.

    other: the word that it may have instead; there is room for it, so that no button moves when the word changes.
    """

    name: str
    text: str
    icon: str
    hint: str
    key: str
    do: Callable[[], None]
    other: str = ""


def act_row(canvas: Canvas, acts: Sequence[RowAct], able: Collection[str]) -> BoxTree:
    """The buttons from the left; those that are not able are pale."""
    widths = [max(Button.width(canvas, text, act.icon) for text in (act.text, act.other)) for act in acts]
    gaps = _GAP * (len(acts) - 1)

    def at(width: float) -> BoxTree:
        wide, spare = list(widths), min(_SPARE, (width - gaps - sum(widths)) / len(acts))
        if sum(widths) + gaps > width:
            worded = max(1, min(_WORDED, int((width - _ICON * (len(acts) - 1) - gaps) / max(widths))))
            wide, spare = widths[:worded] + [_ICON] * (len(acts) - worded), 0.0
        buttons = [_act(act, each != _ICON, act.name in able) for act, each in zip(acts, wide, strict=True)]
        buttons[0].kind = "primary"
        return HBox(*(Sized(each, so + spare) for each, so in zip(buttons, wide, strict=True)), gap=_GAP)

    return ByWidth(at)


def _act(act: RowAct, worded: bool, able: bool) -> Button:
    hint = f"{act.text}. {act.hint}"
    button = Button(act.name, text=act.text if worded else "", icon=act.icon, hint=hint, on_press=act.do, enabled=able)
    button.shortcut, button.aside_words = act.key, 60.0 if worded else 0.0
    return button


# A match gets a name of its own.

_TYPED = Style("head", 22)


class Rename(Screen):
    """A line to type into; what is said is whatever stands there when it is kept."""

    first = "name"

    def __init__(self, shell: Shell, name: str, keep: Callable[[str], None]) -> None:
        super().__init__(shell)
        self.name, self.keep = name, keep

    def tree(self, canvas: Canvas) -> BoxTree:
        letters, asked = canvas.letters, _(labels.NAME_OF_THE_MATCH)
        name = Field("name", text=self.name, on_text=self._type, longest=LONGEST_TITLE, style=_TYPED, hint=asked)
        ways = even(
            Button("save", text=_(labels.SAVE), kind="primary", on_press=self.save),
            Button("cancel", text=_(labels.CANCEL), on_press=self.shell.close),
            gap=16,
        )
        told = VBox(
            Label("head", text=asked, style=HEAD),
            Sized(name, height=control_height(letters, _TYPED, 52)),
            Sized(ways, height=control_height(letters, ACT, 56)),
            gap=16,
        )
        card = Layers(Card("card", lift=1.6, corner=16), Pad(told, 32, 24, 32, 36))
        wide = min(canvas.area.width - 80, 560 * min(canvas.text_scale, 1.5))
        return Sized(card, wide, card.height_at(canvas, wide))

    def _type(self, text: str) -> None:
        self.name = text

    def save(self) -> None:
        """Keep the name."""
        self.shell.close()
        self.keep(self.name.strip())

    def handle(self, given: Input) -> None:
        """Esc closes it, though the line is being written in: nothing else is here to go back to."""
        if isinstance(given, Pressed) and given.verb is Verb.BACK:
            self.on_back()
        else:
            super().handle(given)

    def on_key(self, pressed: Pressed) -> bool:
        """Enter in the line keeps it."""
        if self.focused == "name" and pressed.verb is Verb.CONFIRM and pressed.key != "space":
            self.save()
            return True
        return False
