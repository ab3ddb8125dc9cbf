"""Scenes made of widgets: one still layer, drawn anew where it has changed, and what is done by keys and pointer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import ClassVar, TypeVar

import pygame
from pygame import FRect

from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.prerender import Prerender
from game.ui.input.bindings import (
    LIST_KEY,
    QUERY_KEYS,
    Device,
    Input,
    Phase,
    Point,
    Pointed,
    Pressed,
    Query,
    Scrolled,
    Typed,
    Verb,
)
from game.ui.layout import BoxTree, Space
from game.ui.shell import Shell
from game.ui.widgets import focus, paging, tooltips
from game.ui.widgets.buttons import Button, Choice
from game.ui.widgets.dirty import DirtyLayer, Look, Overlay, paint_widgets
from game.ui.widgets.fields import TextEntry
from game.ui.widgets.layout import ScrollBars
from game.ui.widgets.press_guard import Arrival
from game.ui.widgets.widget import Mood, Region, Widget

W = TypeVar("W", bound=Widget)
_NOTCH = 60.0
_LAST = 2
"""So many of the last sentences are told again."""
_ROUND = 40.0
"""Design units by which a pane is wider than what it shows, for shadows and rings."""
_ARROWS = (Verb.LEFT, Verb.RIGHT, Verb.UP, Verb.DOWN)
_BACK = {Verb.LEFT: Verb.RIGHT, Verb.RIGHT: Verb.LEFT, Verb.UP: Verb.DOWN, Verb.DOWN: Verb.UP}


class Screen:
    """Override `tree` (widgets), `backdrop` (what lies behind them), `foreground` (what moves above them, in every
    frame), `tick` (time), `paint_ahead` and `prerender` (spare time), `on_back`, `on_key` and `on_point`. Call `stale`
    after a change of what is composed.

    first: who has the focus at first. inert: it is only looked at, so that nothing has the focus.
    takes_turns: whether a button whose words have changed is another one, which no key or click is to press at once.
    big: the names of the button that the pad's X presses, the first that is there.
    unread: how many times longer than usual a default button takes no key, as there is so much to see first.
    overlay: how it is drawn where its widgets lie over something that moves, see `lay_over`.
    """

    first, inert = "", False
    takes_turns: ClassVar[bool] = False
    big: ClassVar[tuple[str, ...]] = ()
    unread: ClassVar[float] = 1.0
    overlay: Overlay | None = None

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.widgets: list[Widget] = []
        self.focused = self.first
        self.hovered = self.held = ""
        self.offsets: dict[str, float] = {}
        self._region: Region | None = None
        self._entered = "", Verb.OTHER, ""  # a board that an arrow led into, which arrow leads out again, and to what
        self._composed_for: tuple[object, ...] = ()
        self._answers = False  # whether it was given an input since: what comes of that is not put off
        self._late = False  # whether composing was put off, which it is for one frame at the most
        self._paints_late = False  # whether what was composed is not painted yet
        self._fitted: tuple[object, ...] = ()
        self.layer, self.spare, self.tip = DirtyLayer(), Prerender(), tooltips.Tooltip()
        self.entry, self.lit = TextEntry(), frozenset[str]()
        self._touched: set[str] = set()
        self._altered = self.dirty = True
        self.bars, self.arrival = ScrollBars(), Arrival()
        self._device = shell.device

    # What a screen shows.

    def tree(self, canvas: Canvas) -> BoxTree:
        """What there is to see, as a tree of boxes in the order in which Tab visits them."""
        return Space()

    def compose(self, canvas: Canvas) -> None:
        """Add the widgets: those of the tree, all over the canvas."""
        self.tree(canvas).lay(self, canvas, FRect(canvas.area))

    def backdrop(self, canvas: Canvas) -> None:
        """Draw what lies behind the widgets, if nothing moves there; kept until something is stale."""
        if self.overlay is None:
            materials.table(canvas)

    def changing(self) -> Sequence[Look] | None:
        """What of the backdrop can change, always in the same order; None if anything may whenever it is composed."""
        return None if self.overlay is None else ()

    def foreground(self, canvas: Canvas) -> None:
        """Draw what moves above the widgets."""

    def prerender(self, canvas: Canvas) -> Iterator[None]:
        """Make pictures that will be wanted soon, one each step, by drawing on a canvas that nobody sees."""
        return iter(())

    def add(self, widget: W) -> W:
        """Place a widget, inside the region just open if there is one."""
        widget.region = self._region
        self.widgets.append(widget)
        return widget

    @contextmanager
    def region(self, name: str, view: FRect, height: float) -> Iterator[Region]:
        """Let what is added meanwhile scroll within ``view``; ``height`` is that of the whole content."""
        region = Region(name, view, max(height, view.height), self.offsets.get(name, 0.0))
        region.scroll(region.offset)
        self._region = region
        yield region
        self._region = None

    def stale(self) -> None:
        """Compose anew before the next drawing, which draws what then looks another way."""
        self._composed_for = ()
        self.dirty = True

    def repaint(self) -> None:
        """Draw backdrop and widgets anew."""
        self.layer.stale = self.dirty = True

    def touch(self, *names: str) -> None:
        """Draw anew where these widgets are, as when one of them is pointed at, and what else looks another way."""
        self._touched.update(names)
        self._altered = self.dirty = True

    def follow(self, *names: str) -> None:
        """Draw anew where these widgets are, and nothing else: for one that changes in every frame."""
        self._touched.update(names)
        self.dirty = True

    def lay_over(self, overlay: Overlay) -> None:
        """The widgets lie over what moves; where they do is noted by `pane`."""
        self.overlay, self.layer = overlay, DirtyLayer(clear=True)

    def pane(self, rect: FRect, beyond: float = _ROUND) -> FRect:
        """Note that widgets lie within a place; by how much wider it is with its shadows and rings."""
        if self.overlay is not None:
            self.overlay.panes.append(rect.inflate(beyond, beyond))
        return rect

    def rest(self) -> None:
        """Another scene lies over this one: keep no picture meanwhile."""
        self.layer.forget()

    def find(self, name: str) -> Widget | None:
        """The widget of that name."""
        return next((widget for widget in self.widgets if widget.name == name), None)

    def draw(self, canvas: Canvas) -> None:
        """Draw the still layer, then what moves, then the explanation."""
        explained = self.explaining()
        if self.overlay is None:
            canvas.surface.blit(self._still_at_first(canvas), (0, 0))
            self.foreground(canvas)
        else:
            self.overlay.draw(canvas, partial(self._still_or_late, canvas), self.layer, self.tip.told(explained))
        self.tip.draw(canvas, self.explaining(), self.widgets)
        self.dirty = self._late or self.layer.waits

    def _still_at_first(self, canvas: Canvas) -> pygame.Surface:
        """The still layer; beside what is to be seen at once its changes may follow in the next frame."""
        first, self._answers = None if self._answers or not canvas.kept else self.seen_at_once, False
        self._fit(canvas)
        return self.layer.picture(canvas, self._changed(), self.paint, first)

    def _still_or_late(self, canvas: Canvas) -> pygame.Surface:
        late = self.put_off(canvas, canvas.kept and self.can_wait)
        return self.still(canvas) if late is None else late

    def prepare(self, canvas: Canvas) -> bool:
        """Use spare time: for what was put off, for the next frame, then for pictures; tell whether there are more."""
        self.catch_up(canvas)
        self.paint_ahead(canvas)
        return self.spare.go_on(canvas, self.prerender)

    def paint_ahead(self, canvas: Canvas) -> None:
        """Paint in spare time what the next frame will want."""
        if self.overlay is not None:
            self.overlay.look(canvas)

    @property
    def seen_at_once(self) -> FRect | None:
        """Where changes are always seen in the same frame, and elsewhere maybe in the next; None where all are."""
        return None

    @property
    def can_wait(self) -> bool:
        """Whether what is composed anew may be seen a frame or two later, as something moves that is not to falter."""
        return False

    def put_off(self, canvas: Canvas, busy: bool) -> pygame.Surface | None:
        """The still layer as it was, if it is to be composed anew and this frame has enough to do; None else.

        What is put off is composed and painted in spare time (`catch_up`), or composed in the next frame and painted in
        the one after that.
        """
        waits = busy and not (self._composed_for or self._answers or self._late or self._paints_late)
        last = self.layer.last(canvas) if waits else None
        self._answers, self._late = False, last is not None
        return last

    def paint_late(self, canvas: Canvas, busy: bool) -> pygame.Surface | None:
        """Compose what has changed; the still layer as it was if that is painted in the next frame, as this one has
        enough to do; None else."""
        waits = busy and not (self._composed_for or self._paints_late)
        last = self.layer.last(canvas) if waits else None
        self._paints_late = last is not None
        if self._paints_late:
            self._fit(canvas)
        return last

    def catch_up(self, canvas: Canvas) -> None:
        """Compose and paint what was put off."""
        if self._late or self._paints_late or self.layer.waits:
            self._fit(canvas)
            self.layer.paint_ahead(canvas, self._changed(), self.paint)

    def _fit(self, canvas: Canvas) -> None:
        """Compose if the canvas or the content changed since the last time."""
        now = canvas.surface.get_size(), canvas.look, canvas.caps
        if self._composed_for != now:
            before = self.widgets
            self._compose(canvas)
            if self._fitted not in ((), now) and self._show_focused(before):
                self._compose(canvas)
            self.composed(before)
            self._note_gone(before)
            self.layer.stale = self.layer.stale or self._fitted != now or self._wholly_anew
            self._composed_for = self._fitted = now
            self.focused = focus.kept(self.widgets, self.focused, self.first)
            self._altered = True
            self.spare.again()

    def _compose(self, canvas: Canvas) -> None:
        self.widgets = []
        if self.overlay is not None:
            self.overlay.panes.clear()
        with canvas.store.undivided():
            self.compose(canvas)

    def _show_focused(self, before: Sequence[Widget]) -> bool:
        """Scroll to what has the focus where it was seen before all got other places; tell whether that was needed."""
        seen = any(widget.name == self.focused and widget.visible for widget in before)
        target = self.find(self.focused) if seen else None
        if target is None or target.region is None:
            return False
        moved = target.region.scroll(target.region.showing(target.with_words))
        self.offsets[target.region.name] = target.region.offset
        return moved

    @property
    def _wholly_anew(self) -> bool:
        """Whether nothing tells what of the backdrop changes."""
        return self.overlay is None and type(self).changing is Screen.changing

    def still(self, canvas: Canvas) -> pygame.Surface:
        """The layer of backdrop and widgets."""
        self._fit(canvas)
        return self.layer.picture(canvas, self._changed(), self.paint)

    def _changed(self) -> list[FRect]:
        """Where the touched widgets are, and where anything looks another way than before."""
        if not (self._altered or self._touched):
            return []
        (touched, altered), self._touched, self._altered = (self._touched, self._altered), set(), False
        if not altered:
            return [widget.reach for widget in self.widgets if widget.name in touched]
        return self.layer.altered(self.widgets, self.mood, touched, self.changing())

    def paint(self, under: Canvas) -> None:
        """Paint the still layer within the bounds of the canvas."""
        self.backdrop(under)
        paint_widgets(under, self.widgets, self.mood)

    def mood(self, widget: Widget) -> Mood:
        """How a widget is being treated."""
        hovered, focused = widget.name == self.hovered, widget.name in (self.lit or {self.focused}) and not self.inert
        writing = self.entry.state(widget.name) if focused and widget.typing else ""
        caret = self.entry.caret(widget) if writing else 0
        return Mood(hovered, focused, hovered and widget.name == self.held, writing, caret)

    def explaining(self) -> Widget | None:
        """The widget that may explain itself now: the one pointed at, else the one that keys brought the focus to."""
        return None if self.held else self.find(self.hovered if self.shell.device is Device.MOUSE else self.focused)

    # What is done with it.

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
        self._answers = True
        if self.shell.device is not self._device:
            self._device = self.shell.device
            self.stale()
        if isinstance(given, Pressed):
            self._press(given)
        elif isinstance(given, Pointed):
            if self._fitted and not self.on_point(given):  # what was never laid out cannot be pointed at
                self._point(given)
        elif isinstance(given, Scrolled):
            self._scroll(given)
        elif isinstance(given, Typed):
            self.take_text(given.text)

    def update(self, dt: float) -> bool:
        """Let time pass; tell whether to draw."""
        self.arrival.update(dt)
        self.tip.by_keys, self.tip.at = self.shell.device is not Device.MOUSE, self.arrival.at
        return self.tip.update(dt, self.explaining()) | self.tick(dt) or self.dirty

    def composed(self, before: Sequence[Widget]) -> None:
        """Note what has appeared under a pointer that rests; at a table also what says something else than before."""
        under = self.widget_at(self.arrival.at) if self.arrival.at is not None else None
        if under is None or not before:
            return
        was = next((widget for widget in before if widget.name == under.name), None)
        if was is None or (self.takes_turns and _word(was) != _word(under)):
            self.arrival.come(under.name)

    def _note_gone(self, before: Sequence[Widget]) -> None:
        old, new = _fleeting(before), _fleeting(self.widgets)
        if new:
            self.arrival.leave(None)
        for name in old.keys() - new.keys():
            self.arrival.leave(old[name])

    def _press(self, pressed: Pressed) -> None:
        self.tip.hush()
        target = self.find(self.focused)
        if target is not None and target.typing and self.entry.press(target, pressed, self.shell.device):
            self.stale()
            return
        if self.on_key(pressed) or (not pressed.repeat and self.press_shortcut(pressed)):
            return
        if pressed.verb in _ARROWS and target is not None and target.enabled and target.steer(pressed.verb):
            self.stale()
        elif pressed.verb in (*_ARROWS, Verb.NEXT, Verb.PREVIOUS):
            self.lead(pressed.verb)
        elif (to := paging.by_page(focus.regions(self.widgets), target, pressed.key)) is not None:
            self.scroll_to(*to)
        elif not pressed.repeat and not self._asks(pressed.key):
            self.command(pressed.verb, target)

    # What is asked of it.

    def answers(self, query: Query) -> Sequence[str]:
        """What is answered to a question, in sentences short enough to be heard; nothing where it means nothing here.

        Override, and leave to this what the screen does not answer: what has the focus, and what was told last.
        """
        if query is Query.WHERE and (target := self.find(self.focused)) is not None:
            spoken = target.spoken()
            return [part for part in (spoken.name, spoken.value) if part]
        told = [one.text for one in self.shell.announcements.recent if not one.asked]
        return told[-_LAST:] if query is Query.AGAIN else ()

    def answer(self, query: Query) -> None:
        """Tell what is answered to a question, or that there is nothing to tell."""
        told = self.answers(query)
        self.shell.announcements.answer(told)
        if not told:
            self.shell.sound.play("miss")

    def _asks(self, key: str) -> bool:
        """Answer a question; tell whether the key asks one."""
        if key == LIST_KEY:
            self.shell.open("questions", asked=self)
        elif key in QUERY_KEYS:
            self.answer(QUERY_KEYS[key])
        return key == LIST_KEY or key in QUERY_KEYS

    def press_shortcut(self, pressed: Pressed) -> bool:
        """Press the widget whose key this is; tell whether there is one."""
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
            self.written() if self.shell.device is not Device.PAD else self.shell.open("letters", field=target)
        elif verb is Verb.CONFIRM and target is not None and target.enabled:
            self.shell.sound.click()
            target.confirm()
            self.stale()

    def written(self) -> None:
        """Enter ends what was typed into a field: on to what comes next."""
        self.lead(Verb.NEXT)

    def lead(self, verb: Verb) -> None:
        """Give the focus to what an arrow or Tab leads to, or scroll to what would be passed by unseen."""
        start = self.find(self.focused)
        found = focus.after(self.widgets, self.focused, verb)
        if found is None and start is not None and start.group and self._entered[:2] == (start.group, verb):
            found = self.find(self._entered[2])
        elif found is not None and found.group and start is not None and not start.group:
            self._entered = found.group, _BACK.get(verb, Verb.OTHER), start.name
        to = paging.by_arrow(focus.regions(self.widgets), start, found, verb)
        if to is not None:
            self.scroll_to(*to)
        elif found is not None:
            self.point_at(found)

    def point_at(self, widget: Widget) -> None:
        """A key leads to a widget."""
        self.focus(widget.name)
        self.tip.reset()
        self.reveal(widget)

    def reveal(self, widget: Widget) -> None:
        """Scroll so far that a widget is seen."""
        if (region := widget.region) is not None:
            self.scroll_to(region, region.showing(widget.with_words))

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
        if under is not None and self.arrival.keeps_out(under.name, at):
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
        under = self.widget_at(scrolled.at)
        self._hover(under.name if under else "")

    def take_text(self, text: str) -> None:
        """Write into the field that has the focus."""
        target = self.find(self.focused)
        if target is not None and target.typing:
            if not self.entry.type(target, text):
                self.shell.sound.play("miss")
            self.stale()


def _word(widget: Widget) -> str:
    return widget.text if isinstance(widget, Button) else ""


def _fleeting(widgets: Sequence[Widget]) -> dict[str, FRect]:
    return {each.name: each.visible for each in widgets if isinstance(each, Choice) and each.fleeting}
