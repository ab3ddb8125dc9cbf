"""What can be done with a match on the shelf."""

from __future__ import annotations

import json
import os
from collections.abc import Callable

from game.core.slices import Slices
from game.scenes import open_match
from game.scenes.card_text import summary_of, text_of
from game.scenes.watched_match import recording
from game.scenes.working import Working
from game.session import match_files
from game.session.errors import MatchError
from game.session.notes import LONGEST_TITLE
from game.session.saves import annotate
from game.session.shelf_index import Listed, ShelfIndex
from game.text import error_messages
from game.text import matches as labels
from game.text.language import _
from game.ui.shell import Shell

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

    def play(self, match: Listed) -> None:
        """Go on with a match; one that is over begins anew with the same people and rules."""
        path = self.index.path(match.name)
        self._lead("", open_match.beginning_anew(self.shell.places, path) if match.over else open_match.resuming(path))

    def watch(self, match: Listed) -> None:
        """See it from its first turn."""
        self._lead("watch", recording(self.index.path(match.name)))

    def _lead(self, route: str, opening: Slices[open_match.OpenMatch]) -> None:
        """To where a match is opened; it takes a moment where the match is long."""
        work = Working(opening)

        def lead() -> None:
            there = work.go_on(_PATIENCE)
            self.end()
            if not there:
                self.shell.go_to("loading", work=work, watch=route == "watch")
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
