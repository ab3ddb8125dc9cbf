"""A screen in words: its widgets in the order of Tab, what lies on one card or belongs to one board put together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from pygame import FRect

from game.ui.widgets.screen import Screen
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import Widget

_LONGEST = 60
"""No longer words are taken for the name of what they stand on."""
_AT_ONCE, _LABEL = 50, 3
"""So many words of a screen are read at once, 15 to 20 s of speech; fewer than the second are no sentence."""
_BOARD = "group of "


@dataclass
class OutlineEntry:
    """Something on a screen: what it is in words, where it is in design units, and what belongs to it.

    key: the widget's name, or that of a group; no two of a screen are alike. stop: whether it can have the focus.
    picks: where each pick of a choice is. chosen: from which sign of a field to which is chosen; there is the caret.
    """

    key: str
    spoken: Spoken
    place: FRect
    enabled: bool = True
    stop: bool = False
    picks: Sequence[FRect] = ()
    chosen: tuple[int, int] = (0, 0)
    children: list[OutlineEntry] = field(default_factory=list)

    def all(self) -> Iterator[OutlineEntry]:
        """This and everything that belongs to it."""
        yield self
        for child in self.children:
            yield from child.all()


class Outline(NamedTuple):
    """A screen in words: what it is called, what is on it, and what has the focus."""

    name: str
    entries: Sequence[OutlineEntry]
    focused: str

    def all(self) -> Iterator[OutlineEntry]:
        """Everything that is on it."""
        for entry in self.entries:
            yield from entry.all()


def outline(screen: Screen, named: Callable[[str], str] = str) -> Outline:
    """The screen as it is composed now; ``named`` gives the words for a group of widgets."""
    roots: list[OutlineEntry] = []
    cards: list[tuple[OutlineEntry, Widget]] = []
    boards: dict[str, OutlineEntry] = {}
    for widget in screen.widgets:
        entry = _entry(widget)
        if entry.spoken.role is Role.FIELD:
            entry.chosen = screen.entry.chosen(widget)
        if entry.spoken.role is Role.NONE or not (entry.spoken.name or entry.stop or entry.spoken.role is Role.GROUP):
            continue
        if widget.group:
            _on_board(boards, roots, widget.group, named).children.append(entry)
            continue
        card = next((card for card, under in reversed(cards) if _lies_on(widget, under)), None)
        (roots if card is None else card.children).append(entry)
        if entry.spoken.role is Role.GROUP:
            cards.append((entry, widget))
    _explain(roots)
    named_so = {entry.spoken.name for root in roots for entry in root.all() if entry.stop}
    entries = [kept for root in roots for kept in _tidied(root, named_so)]
    _read_at_once(entries)
    return Outline(_heading(entries), entries, screen.focused)


def _explain(roots: Sequence[OutlineEntry]) -> None:
    """Tell words that explain something with that, if it tells nothing else."""
    found = {entry.key: entry for root in roots for entry in root.all()}
    for entry in found.values():
        explained = found.get(entry.spoken.explains)
        if explained is not None and not explained.spoken.note:
            explained.spoken = explained.spoken._replace(note=entry.spoken.name)
            entry.spoken = entry.spoken._replace(role=Role.NONE)


def _read_at_once(entries: Sequence[OutlineEntry]) -> None:
    """Of many words only the first are read with their group; who comes to a screen does not hear all of it."""
    left = _AT_ONCE
    for entry in (entry for root in entries for entry in root.all() if entry.spoken.role is Role.LABEL):
        count = len(entry.spoken.name.split())
        if count >= _LABEL and count > left:
            entry.spoken = entry.spoken._replace(role=Role.TEXT)
        left -= count if count >= _LABEL else 0


def _lies_on(widget: Widget, card: Widget) -> bool:
    """Whether a widget lies on a card; of what scrolls on a card that does not, where it is seen counts."""
    scrolls = widget.region is not None and card.region is not widget.region
    place = widget.region.view if widget.region is not None and scrolls else widget.place
    return card.place.collidepoint(place.center)


def _entry(widget: Widget) -> OutlineEntry:
    spoken = widget.spoken()
    spoken = spoken._replace(note=beyond(spoken.name, spoken.note))
    return OutlineEntry(widget.name, spoken, widget.place, widget.enabled, widget.focusable, widget.pick_places())


def beyond(name: str, note: str) -> str:
    """What a note says beyond the name, which is read before it."""
    return "" if _letters(note) in _letters(name) else note.removeprefix(f"{name}. ")


def _letters(text: str) -> str:
    return "".join(letter for letter in text if letter.isalnum())


def _on_board(
    boards: dict[str, OutlineEntry], roots: list[OutlineEntry], group: str, named: Callable[[str], str]
) -> OutlineEntry:
    if group not in boards:
        boards[group] = OutlineEntry(_BOARD + group, Spoken(Role.GROUP, named(group)), FRect())
        roots.append(boards[group])
    return boards[group]


def _tidied(entry: OutlineEntry, stops: set[str]) -> list[OutlineEntry]:
    """The entry with a name and a place for each group; a group of nothing is left out, one of one is that one.

    stops: what the stops are called; words that only name one are left out.
    """
    entry.children = [kept for child in entry.children for kept in _tidied(child, stops)]
    if entry.spoken.role is Role.NONE or (entry.spoken.role is Role.LABEL and entry.spoken.name in stops):
        return []
    if entry.spoken.role is not Role.GROUP:
        return [entry]
    if len(entry.children) < 2:
        return entry.children
    if not entry.place.size[0]:
        first, *others = (child.place for child in entry.children)
        entry.place = first.unionall(others)
    if not entry.spoken.name:
        return [replace(entry, spoken=entry.spoken._replace(name=_heading(entry.children)))]
    return [entry]


def _heading(entries: Sequence[OutlineEntry]) -> str:
    """The first heading, else the first words that are short."""
    found = [
        entry.spoken for root in entries for entry in root.all() if entry.spoken.role in (Role.HEADING, Role.LABEL)
    ]
    short = [spoken.name for spoken in found if len(spoken.name) <= _LONGEST]
    heads = [spoken.name for spoken in found if spoken.role is Role.HEADING]
    return next(iter(heads or short), "")
