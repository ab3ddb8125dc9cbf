"""One switch is enough: what can be pressed is lit in turn, and the switch presses what is lit.

Where there is much, it is lit by groups of neighbours first; the switch opens the group.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.host.settings import Settings
from game.ui.input.bindings import Input, Pressed, Verb
from game.ui.widgets import focus
from game.ui.widgets.screen import Screen
from game.ui.widgets.spoken import SIGNS_A_S
from game.ui.widgets.widget import SCROLLS, Widget

SWITCHES = ("space", "return", "pad_a")
"""The default keys that are the switch."""
_FEW = 8
"""So many stops are lit one by one; with more, groups come first."""
_PAGE = 0.8
"""The share of a view by which the switch scrolls it."""

_BEFORE_S = 1.0
"""The time for a voice to begin and to say what kind of thing it is, s."""

Group = tuple[str, ...]


class Scanner:
    """Where the light is. Call `update` as time passes, and `press` for the switch."""

    def __init__(self) -> None:
        self.lit: Group = ()
        self._screen: Screen | None = None
        self._inside: Group = ()
        self._rounds = 0
        self._left = self._cool = 0.0
        self._aloud = False

    def stop(self) -> None:
        """Put the light out."""
        self._light(())
        self._screen = None

    def takes(self, given: Input, settings: Settings) -> bool:
        """Whether this is the switch."""
        return settings.one_switch and isinstance(given, Pressed) and given.key in SWITCHES and not given.repeat

    def update(self, dt: float, screen: Screen | None, settings: Settings, aloud: bool = False) -> bool:
        """Let time pass; tell whether the light has moved. aloud: what is lit is spoken, and the light waits for it."""
        if screen is None or not settings.one_switch:
            self.stop()
            return False
        pace, self._aloud = settings.scan_pace / 10, aloud
        if screen is not self._screen:
            self._begin(screen, pace)
            self._left = self._stay(pace)
            return True
        if self._cool > 0:
            self._cool -= dt
            return False
        self._left -= dt
        if self._left > 0 and self.lit in self._ways():
            return False
        moved = self._go_on()
        self._left = self._stay(pace)
        return moved

    def _stay(self, pace: float) -> float:
        """How long the light stays, s: until what is lit can have been spoken, where it is."""
        widget = self._screen.find(self.lit[0]) if self._aloud and self._screen is not None and self.lit else None
        if widget is None:
            return pace
        told = widget.spoken()
        return max(pace, _BEFORE_S + sum(map(len, (told.name, told.value, told.note))) / SIGNS_A_S)

    @property
    def target(self) -> str:
        """The name of what the switch presses now; empty where it opens a group or scrolls."""
        return self.lit[0] if len(self.lit) == 1 and not self.lit[0].startswith(SCROLLS) else ""

    def press(self, settings: Settings) -> None:
        """The switch: press what is lit, or open the group; no other press counts until it has cooled down."""
        screen = self._screen
        if screen is None or self._cool > 0 or not self.lit:
            return
        self._cool, self._left = settings.cool_down / 10, settings.scan_pace / 10
        if len(self.lit) > 1:
            self._inside, self._rounds = self.lit, 0
            self._light(self.lit[:1])
            return
        name, self._inside = self.lit[0], ()
        if name.startswith(SCROLLS):
            _scroll(screen, name.removeprefix(SCROLLS))
        elif (target := screen.find(name)) is not None and target.typing:
            screen.shell.open("letters", field=target)
        elif target is not None and target.cycle():
            screen.stale()
        else:
            screen.focus(name)
            screen.handle(Pressed(Verb.CONFIRM, "return"))
        self._light(())

    def _begin(self, screen: Screen, pace: float) -> None:
        """Light another screen, first what has the focus there."""
        self._light(())
        self._screen, self._inside, self._left = screen, (), pace
        self._light(self._first())

    def _first(self) -> Group:
        assert self._screen is not None
        ways = self._ways()
        return next((way for way in ways if self._screen.focused in way), ways[0] if ways else ())

    def _ways(self) -> list[Group]:
        """What is lit in turn."""
        assert self._screen is not None
        names = stops(self._screen)
        inside = [name for name in self._inside if name in names]
        if inside:
            return [(name,) for name in inside]
        return grouped(names)

    def _go_on(self) -> bool:
        """Light the next one; after two rounds within a group, the groups again."""
        ways, before = self._ways(), self.lit
        if before not in ways:
            self._light(self._first())
            return self.lit != before
        at = (ways.index(before) + 1) % len(ways)
        if self._inside and at == 0:
            self._rounds += 1
            if self._rounds == 2:
                was, self._inside = self._inside, ()
                self._light(was if was in self._ways() else self._first())
                return True
        self._light(ways[at])
        return len(ways) > 1

    def _light(self, lit: Group) -> None:
        before, self.lit, screen = self.lit, lit, self._screen
        if screen is None or before == lit:
            return
        screen.lit = frozenset(lit)
        screen.touch(*before, *lit)
        if any(name.startswith(SCROLLS) for name in before + lit):
            screen.repaint()
        if lit and (widget := screen.find(lit[0])) is not None:
            screen.reveal(widget)
            if len(lit) == 1 or self._aloud:
                screen.focus(widget.name)
                screen.tip.reset()


def stops(screen: Screen) -> list[str]:
    """What can be pressed, in the order of Tab; and each region without any stop that can be scrolled."""
    acting = [widget for widget in focus.stops(screen.widgets) if _acts(widget)]
    found = [widget.name for widget in acting]
    inhabited = {widget.region.name for widget in acting if widget.region is not None}
    regions = focus.regions(screen.widgets)
    return found + [SCROLLS + each.name for each in regions if each.reach >= 1 and each.name not in inhabited]


def _acts(widget: Widget) -> bool:
    """Whether anything comes of pressing it; what only explains itself is passed over."""
    kind = type(widget)
    return widget.typing or kind.confirm is not Widget.confirm or kind.cycle is not Widget.cycle


def grouped(names: Sequence[str]) -> list[Group]:
    """Single names, or groups of neighbours where there are many: about as many groups as each has members."""
    each = 1 if len(names) <= _FEW else math.ceil(math.sqrt(len(names)))
    return [tuple(names[start : start + each]) for start in range(0, len(names), each)]


def _scroll(screen: Screen, name: str) -> None:
    """On by most of a view, and from the end back to the start."""
    region = next((each for each in focus.regions(screen.widgets) if each.name == name), None)
    if region is not None:
        there = region.offset >= region.reach - 1
        screen.scroll_to(region, 0.0 if there else region.offset + region.view.height * _PAGE)
