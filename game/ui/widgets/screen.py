"""The base of scenes made of widgets: what keys, pointer and time do to what is composed."""

from __future__ import annotations

from typing import ClassVar

from game.ui.input.bindings import Device, Input, Phase, Point, Pointed, Pressed, Scrolled, Typed, Verb
from game.ui.shell import Shell
from game.ui.widgets import focus
from game.ui.widgets.composition import Composition
from game.ui.widgets.layout import ScrollBars
from game.ui.widgets.press_guard import Arrival
from game.ui.widgets.widget import Region, Widget

_NOTCH = 60.0
_ARROWS = (Verb.LEFT, Verb.RIGHT, Verb.UP, Verb.DOWN)


class Screen(Composition):
    """Override `compose` (widgets), `backdrop` (what lies behind them), `foreground` (what moves above them, in every
    frame), `tick` (time) and `on_back`, `on_key`, `on_point`. Call `stale` after a change of what is composed.

    takes_turns: whether a button whose words have changed is another one, which a key is not to press at once.
    """

    takes_turns: ClassVar[bool] = False

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.bars, self.arrival = ScrollBars(), Arrival()
        self._device = shell.device

    @property
    def patient(self) -> bool:
        """Whether a default button is pressed only by a key that has not been pressed again and again."""
        return False

    def tick(self, dt: float) -> bool:
        """Let time pass; tell whether something moved."""
        return False

    def on_back(self) -> None:
        """Esc or B was pressed."""
        self.shell.close()

    def on_help(self) -> None:
        """F1 or Y was pressed."""
        self.shell.open("rules")

    def on_key(self, pressed: Pressed) -> bool:
        """Take a key before the widgets do; tell whether it was used."""
        return False

    def on_point(self, pointed: Pointed) -> bool:
        """Take the pointer before the widgets do; tell whether it was used."""
        return False

    def abandon(self) -> None:
        """This screen is dropped."""

    def focus(self, name: str) -> None:
        """Give a widget the focus."""
        if name != self.focused:
            self.touch(self.focused, name)
            self.focused = name
            self.entry.forget()

    # What the program calls.

    def handle(self, given: Input) -> None:
        """Take one input."""
        if self.shell.device is not self._device:
            self._device = self.shell.device
            self.stale()
        if isinstance(given, Pressed):
            self._press(given)
        elif isinstance(given, Pointed) and not self.on_point(given):
            self._point(given)
        elif isinstance(given, Scrolled):
            self._scroll(given)
        elif isinstance(given, Typed):
            self.take_text(given.text)

    def update(self, dt: float) -> bool:
        """Let time pass; tell whether to draw."""
        self.arrival.update(dt)
        return self.tip.update(dt, self._explained()) | self.tick(dt) or self.dirty

    def composed(self, before: set[str]) -> None:
        """Note what has appeared under a pointer that rests."""
        under = self.widget_at(self.arrival.at) if self.arrival.at is not None else None
        if under is not None and before and under.name not in before:
            self.arrival.come(under.name)

    def _press(self, pressed: Pressed) -> None:
        self.tip.hush()
        target = self.find(self.focused)
        if target is not None and target.typing and self.entry.press(target, pressed, self.shell.device):
            self.stale()
            return
        if self.on_key(pressed) or (not pressed.repeat and self._shortcut(pressed)):
            return
        if pressed.verb in _ARROWS and target is not None and target.enabled and target.steer(pressed.verb):
            self.stale()
        elif pressed.verb in (*_ARROWS, Verb.NEXT, Verb.PREVIOUS):
            self._move(pressed.verb)
        elif not pressed.repeat:
            self.command(pressed.verb, target)

    def _shortcut(self, pressed: Pressed) -> bool:
        for widget in self.widgets:
            if widget.shortcut and widget.shortcut == pressed.key and widget.enabled:
                self.focus(widget.name)
                self.command(Verb.CONFIRM, widget)
                return True
        return False

    def command(self, verb: Verb, target: Widget | None) -> None:
        """Do what a key or button means, the widget having the focus."""
        if verb is Verb.BACK:
            self.on_back()
        elif verb is Verb.HELP:
            self.on_help()
        elif verb is Verb.SETTINGS:
            self.shell.open("settings")
        elif verb is Verb.CONFIRM and target is not None and target.typing:
            self._move(Verb.NEXT) if self.shell.device is not Device.PAD else self.shell.open("letters", field=target)
        elif verb is Verb.CONFIRM and target is not None and target.enabled:
            self.shell.sound.click()
            target.confirm()
            self.stale()

    def _move(self, verb: Verb) -> None:
        if (found := focus.after(self.widgets, self.focused, verb)) is not None:
            self.focus(found.name)
            self.tip.reset()
            self.reveal(found)

    def reveal(self, widget: Widget) -> None:
        """Scroll so far that a widget is seen."""
        if (region := widget.region) is not None:
            self.scroll_to(region, region.showing(widget.place))

    def scroll_to(self, region: Region, offset: float) -> None:
        """Scroll a region to an offset."""
        if region.scroll(offset):
            self.offsets[region.name] = region.offset
            self.repaint()

    def widget_at(self, at: Point) -> Widget | None:
        """The uppermost widget at a place that can have the focus or explains itself."""
        hit = (widget for widget in reversed(self.widgets) if widget.visible.collidepoint(at))
        return next((widget for widget in hit if widget.focusable or widget.hint), None)

    def _point(self, pointed: Pointed) -> None:
        if (to := self.bars.follow(pointed, focus.regions(self.widgets))) is not None:
            self.scroll_to(*to)
            return
        self.arrival.look(pointed.at)
        under = self.widget_at(pointed.at)
        self._hover(under.name if under else "")
        held = self.find(self.held)
        if pointed.phase is Phase.DOWN and pointed.button == 1:
            self.tip.hush()
            self._grasp(under, pointed.at)
        elif pointed.phase is Phase.MOVE and held is not None and held.drag(pointed.at):
            self.stale()
        elif pointed.phase is Phase.UP and held is not None:
            self.held = ""
            if held is under and held.enabled:
                self.shell.sound.click()
                held.click(pointed.at)
            self.stale()

    def _hover(self, name: str) -> None:
        if name != self.hovered:
            self.touch(self.hovered, name)
            self.hovered = name
            self.tip.reset()

    def _grasp(self, under: Widget | None, at: Point) -> None:
        if under is not None and self.arrival.keeps_out(under.name):
            return
        if under is not None and under.focusable and under.enabled:
            self.touch(self.focused, under.name)
            self.held = self.focused = under.name
            self.entry.point(under)
            under.drag(at)

    def _scroll(self, scrolled: Scrolled) -> None:
        self.arrival.forget()
        for region in (each for each in focus.regions(self.widgets) if each.view.collidepoint(scrolled.at)):
            self.scroll_to(region, region.offset - scrolled.up * _NOTCH)

    def take_text(self, text: str) -> None:
        """Write into the field that has the focus."""
        target = self.find(self.focused)
        if target is not None and target.typing:
            if not self.entry.type(target, text):
                self.shell.sound.play("miss")
            self.stale()
