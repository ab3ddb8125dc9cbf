"""AccessKit's nodes of an outline; only what has changed since the last time is handed over."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any

import accesskit
from pygame import FRect

from game.ui.accessibility.outline import Outline, OutlineEntry
from game.ui.widgets.spoken import Announcement, ReaderAct, Role, Spoken, Wanted

_ROLES = {
    Role.GROUP: "GROUP",
    Role.LABEL: "LABEL",
    Role.TEXT: "PARAGRAPH",
    Role.HEADING: "HEADING",
    Role.IMAGE: "IMAGE",
    Role.PROGRESS: "PROGRESS_INDICATOR",
    Role.BUTTON: "BUTTON",
    Role.CHECK: "CHECK_BOX",
    Role.RADIO: "RADIO_BUTTON",
    Role.CHOICE: "RADIO_GROUP",
    Role.SLIDER: "SLIDER",
    Role.FIELD: "TEXT_INPUT",
}
_PANE, _NEWS = "", "news"
"""Keys of what lies in the window itself."""
_TEXT = -1
"""The part of a field that holds its letters."""
_unused = itertools.count(1)
_Place = tuple[str, str, int]
"""The screen, the key of an entry on it, and the part of that."""
_Says = tuple[tuple[int, ...], Hashable]
"""The numbers of what lies in a node, and all else that it depends on."""


class Tree:
    """All that a screen reader has been told, and what each of its numbers means.

    unavailable: words to be told of a button that cannot be pressed now, where its state alone is not. names_only:
    whether somebody listens who hears names, but neither announcements nor the text of a field. waiting: what has
    changed, but was not handed over yet, the longest wait first.
    """

    def __init__(self, title: str, unavailable: Callable[[], str] = str) -> None:
        self.title, self.unavailable, self.root = title, unavailable, next(_unused)
        self._called: str | None = None
        self._focused = ""
        self._field = "", ""
        self.names_only = False
        self._numbers: dict[_Place, int] = {}
        self._meaning: dict[int, tuple[str, int]] = {}
        self._known: dict[int, _Says] = {}
        self.waiting: list[int] = []

    @property
    def called(self) -> str:
        """What the window is called."""
        return self.title if self._called is None else self._called

    def field_called(self, entry: OutlineEntry) -> str:
        """A field's name and its text, as it was when the field got the focus: what is typed then is told by itself."""
        name, text = entry.spoken.name, entry.spoken.value
        called = f"{name.rstrip('.')}: {text}" if text else name
        if entry.key != self._focused:
            return called
        if self._field[0] != entry.key:
            self._field = entry.key, called
        return self._field[1]

    def call_window(self, words: str) -> None:
        """Call the window by what happened, for those who hear of names only."""
        self._called = words

    def update(
        self, screen: str, outline: Outline, news: Sequence[Announcement], scale: float, room: int | None = None
    ) -> Any:
        """What has changed; ``screen`` tells screens apart, ``scale`` makes pixels of design units.

        room: for so many there is room, None for all. What is new, what has the focus, the window's name and what lies
        where is told in any case; what only changes a word or a state waits for the next time.
        """
        whole, self._focused = not self._known, outline.focused
        if self._field[0] != outline.focused:
            self._field = "", ""
        found = dict(_Listed(self, screen, scale).all(outline, news))
        focus = self._focus(screen, outline)
        update = accesskit.TreeUpdate(focus)
        if whole:
            update.tree = accesskit.Tree(self.root)
        changed = {number: says for number, (says, _) in found.items() if self._known.get(number) != says}
        self.waiting = self._later(changed, focus)[room:] if room is not None else []
        kept = {number: self._known[number] for number in self.waiting}
        update.nodes = [(number, found[number][1]()) for number in changed if number not in kept]
        self._known = {number: kept.get(number, says) for number, (says, _) in found.items()}
        self._numbers = {place: number for place, number in self._numbers.items() if number in found}
        self._meaning = {number: (key, part) for (_, key, part), number in self._numbers.items()}
        return update

    def _later(self, changed: dict[int, _Says], focus: int) -> list[int]:
        """What of this can wait; what has waited comes first."""
        can = [
            number
            for number, says in changed.items()
            if number not in (self.root, focus) and number in self._known and self._known[number][0] == says[0]
        ]
        return [number for number in self.waiting if number in can] + [n for n in can if n not in self.waiting]

    def number(self, screen: str, key: str, part: int = 0) -> int:
        """The number of an entry, or of a part of it, for as long as it stays; what comes back gets another.

        AT-SPI's clients keep what has gone as defunct, and are deaf to a number that they know so.
        """
        place = screen, key, part
        if place not in self._numbers:
            self._numbers[place] = next(_unused)
        return self._numbers[place]

    def wanted(self, request: Any) -> Wanted | None:
        """A request in the words of the game; None if it is about nothing here or asks for what is not offered."""
        key, part = self._meaning.get(request.target, ("", 0))
        act = _ACTS.get(_name(request.action))
        if not key or act is None:
            return None
        if part > 0:
            return Wanted(key, ReaderAct.FOCUS if act is ReaderAct.FOCUS else ReaderAct.SET, part - 1)
        return Wanted(key, act, request.data[1] if act is ReaderAct.SET and request.data else 0.0)

    def _focus(self, screen: str, outline: Outline) -> int:
        for entry in outline.all():
            if entry.key == outline.focused and entry.stop:
                return self.number(screen, entry.key, entry.spoken.at + 1 if entry.spoken.picks else 0)
        return self.root


class _Listed:
    """Goes through an outline; each node as its number, what it depends on, and how it is made."""

    def __init__(self, tree: Tree, screen: str, scale: float) -> None:
        self.tree, self.screen, self.scale = tree, screen, scale

    def all(self, outline: Outline, news: Sequence[Announcement]) -> Iterator[tuple[int, tuple[_Says, Any]]]:
        pane = self.tree.number(self.screen, _PANE)
        news_list = self.tree.number("", _NEWS)
        yield self.tree.root, self._fixed("WINDOW", self.tree.called, (pane, news_list))
        tops = tuple(self.tree.number(self.screen, entry.key) for entry in outline.entries)
        yield pane, self._fixed("PANE", outline.name or self.tree.title, tops)
        for entry in outline.entries:
            yield from self._entry(entry)
        told = tuple(self.tree.number("", _NEWS, one.number) for one in news)
        yield news_list, self._fixed("LOG", "", told)
        for number, one in zip(told, news, strict=True):
            yield number, (((), one.text), lambda one=one: _said(one.text))

    @staticmethod
    def _fixed(role: str, name: str, children: tuple[int, ...]) -> tuple[_Says, Any]:
        def make() -> Any:
            node = accesskit.Node(getattr(accesskit.Role, role))
            node.set_label(name)
            node.set_children(list(children))
            return node

        return (children, (role, name)), make

    def _entry(self, entry: OutlineEntry) -> Iterator[tuple[int, tuple[_Says, Any]]]:
        number = self.tree.number(self.screen, entry.key)
        children = [self.tree.number(self.screen, child.key) for child in entry.children]
        spoken = self._told(entry)
        parts = [self.tree.number(self.screen, entry.key, at) for at in range(1, len(spoken.picks) + 1)]
        text = 0
        if spoken.role is Role.FIELD and not self.tree.names_only:
            parts.append(text := self.tree.number(self.screen, entry.key, _TEXT))
            yield text, (((), spoken.value), lambda: _letters(spoken.value))
        box = self._box(entry.place)
        says = spoken, box, entry.enabled, entry.stop, entry.chosen
        yield number, (((*children, *parts), says), lambda: _node(entry, spoken, box, children + parts, text))
        for at, (part, pick) in enumerate(zip(parts, spoken.picks, strict=False)):
            chosen, cell = at == spoken.at, self._box(entry.picks[at]) if at < len(entry.picks) else box
            this = pick, chosen, cell, entry.enabled
            yield part, (((), this), lambda this=this: _pick(*this))
        for child in entry.children:
            yield from self._entry(child)

    def _box(self, place: FRect) -> tuple[int, ...]:
        return tuple(round(side * self.scale) for side in (*place.topleft, *place.bottomright))

    def _told(self, entry: OutlineEntry) -> Spoken:
        """What an entry is; a button that is off says so, and a slider says its unit, as AT-SPI has numbers only."""
        spoken, unavailable = entry.spoken, self.tree.unavailable()
        if spoken.role is Role.FIELD and self.tree.names_only:
            return spoken._replace(name=self.tree.field_called(entry))
        if spoken.unit:
            return spoken._replace(name=f"{spoken.name}, {spoken.unit}")
        if entry.enabled or spoken.role is not Role.BUTTON or not unavailable:
            return spoken
        return spoken._replace(note=f"{unavailable} {spoken.note}".rstrip())


_ACTS = {
    "CLICK": ReaderAct.PRESS,
    "FOCUS": ReaderAct.FOCUS,
    "INCREMENT": ReaderAct.MORE,
    "DECREMENT": ReaderAct.LESS,
    "SET_VALUE": ReaderAct.SET,
}


def _name(action: Any) -> str:
    return next((name for name in _ACTS if action == getattr(accesskit.Action, name)), "")


def _node(entry: OutlineEntry, spoken: Spoken, box: tuple[int, ...], children: Sequence[int], text: int) -> Any:
    node = accesskit.Node(getattr(accesskit.Role, _ROLES[spoken.role]))
    node.set_bounds(accesskit.Rect(*box))
    node.set_children(list(children))
    (node.set_value if spoken.role is Role.LABEL else node.set_label)(spoken.name)
    if spoken.note:
        node.set_description(spoken.note)
    if spoken.value:
        node.set_value(spoken.value)
    if spoken.on is not None:
        node.set_toggled(accesskit.Toggled.TRUE if spoken.on else accesskit.Toggled.FALSE)
    if not entry.enabled:
        node.set_disabled()
    if entry.stop and not spoken.picks:
        act = "SET_VALUE" if spoken.role in (Role.SLIDER, Role.FIELD) else "CLICK"
        _offer(node, "FOCUS", *((act,) if entry.enabled else ()))
    if spoken.reach is not None:
        _reach(node, entry)
    if text:
        start, end = (accesskit.TextPosition(text, at) for at in entry.chosen)
        node.set_text_selection(accesskit.TextSelection(start, end))
    return node


def _offer(node: Any, *actions: str) -> None:
    for action in actions:
        node.add_action(getattr(accesskit.Action, action))


def _reach(node: Any, entry: OutlineEntry) -> None:
    now, least, top, step = entry.spoken.reach or (0, 0, 0, 0)
    node.set_numeric_value(float(now))
    node.set_min_numeric_value(float(least))
    node.set_max_numeric_value(float(top))
    node.set_numeric_value_step(float(step))
    if entry.stop:
        _offer(node, "INCREMENT", "DECREMENT")


def _pick(text: str, chosen: bool, box: tuple[int, ...], enabled: bool) -> Any:
    node = accesskit.Node(accesskit.Role.RADIO_BUTTON)
    node.set_label(text)
    node.set_bounds(accesskit.Rect(*box))
    node.set_toggled(accesskit.Toggled.TRUE if chosen else accesskit.Toggled.FALSE)
    if not enabled:
        node.set_disabled()
    _offer(node, "CLICK", "FOCUS")
    return node


def _letters(text: str) -> Any:
    node = accesskit.Node(accesskit.Role.TEXT_RUN)
    node.set_value(text)
    node.set_character_lengths([len(letter.encode()) for letter in text])
    return node


def _said(text: str) -> Any:
    node = accesskit.Node(accesskit.Role.LABEL)
    node.set_value(text)
    node.set_live(accesskit.Live.POLITE)
    return node
