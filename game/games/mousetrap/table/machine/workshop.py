"""The Workshop: just the machine, free to crank, to nudge and to take apart, with how often it catches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from pygame import FRect

from game.games.mousetrap.nature.trials import CatchRate
from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.chain import Chain, ChainCard, marks
from game.games.mousetrap.pictures.parts import STEP_DEG, STEP_MM, Bead, PartSpot, ghost_rect, part_at
from game.games.mousetrap.table.machine.crank_cards import turn_button
from game.games.mousetrap.table.machine.machine_screen import SPEEDS, SettlingScreen
from game.games.mousetrap.text import chain as links
from game.games.mousetrap.text import table as labels
from game.games.mousetrap.text import workshop as words
from game.games.mousetrap.text.table import explain_part
from game.games.mousetrap.trap.hands import Workbench
from game.games.mousetrap.trap.machine import PARTS, Placement, TrapInputs
from game.games.mousetrap.trap.report import LINKS
from game.games.mousetrap.trap.run import TrapRun
from game.machine.hand import Hand
from game.nature.statistics import wilson
from game.shell.choice_lists import spoken
from game.text.language import _, percent
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD, HEAD, SMALL, SMALL_BOLD, Style
from game.ui.input.bindings import Phase, Pointed, Pressed
from game.ui.input.bindings import Point as Place
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button, Choice
from game.ui.widgets.dirty import Item
from game.ui.widgets.layout import flow
from game.ui.widgets.panels import Card, Label, Progress
from game.ui.widgets.screen import Screen
from game.ui.widgets.widget import Widget

RATE = Style("display", 30)


@dataclass(frozen=True)
class PartCard:
    """The chosen part: how it stands, how it is nudged, and taken out or put back.

    lean: how wide the buttons are that lean it. high: how high all buttons are.
    """

    bench: Workbench
    number: int
    nudge: Callable[[float, float], None]
    toggle: Callable[[], None]
    lean: float
    high: float

    def add(self, screen: Screen, canvas: Canvas, room: FRect) -> None:
        """Add the card."""
        letters, number, lean, high = canvas.letters, self.number, self.lean, self.high
        here = number in self.bench.placements
        screen.add(Card("part_card", screen.pane(room)))
        head = FRect(room.x + 14, room.y + 10, room.width - 28, letters.line(HEAD))
        screen.add(Label("part_name", head, text=words.part_name(number), style=HEAD))
        line = FRect(head.x, head.bottom, head.width, letters.line(SMALL))
        screen.add(Label("part_stands", line, text=self._told(here), style=SMALL, colour=canvas.theme.faint))
        left, top = head.x, room.bottom - high - 12
        steps: tuple[tuple[str, str, str, float, float, float], ...] = (
            ("shift_left", "", "left", 46, -STEP_MM, 0.0),
            ("shift_right", "", "right", 46, STEP_MM, 0.0),
            ("lean_right", "-½°", "", lean, 0.0, -STEP_DEG),
            ("lean_left", "+½°", "", lean, 0.0, STEP_DEG),
        )
        hints = (
            _(labels.HALF_A_MILLIMETRE_TO_THE),
            _(labels.HALF_A_MILLIMETRE_TO_THE_RIGHT),
            _(labels.LEANS_TO_THE_RIGHT),
            _(labels.LEANS_TO_THE_LEFT),
        )
        for (name, text, icon, width, mm, deg), hint in zip(steps, hints, strict=True):
            place = FRect(left, top, width, high)
            act = partial(self.nudge, mm, deg)
            screen.add(Button(name, place, text=text, icon=icon, style=BOLD, on_press=act, enabled=here, hint=hint))
            left += width + 6
        place = FRect(left, top, room.right - 14 - left, high)
        word = _(words.TAKE if here else words.PUT)
        hint = _(labels.WHAT_STANDS_ON_IT_GOES) if here else _(labels.WITH_ALL_THAT_IT_STANDS)
        screen.add(Button("take", place, text=word, style=BOLD, on_press=self.toggle, hint=hint))

    def _told(self, here: bool) -> str:
        placed = self.bench.set[self.number]
        if here:
            return words.stands(placed.mm, placed.deg)
        return words.taken() if self.number in self.bench.out else words.fallen()


@dataclass(frozen=True)
class RateCard:
    """How often the machine catches the mouse as it stands, and how sure that is."""

    counted: CatchRate

    def add(self, screen: Screen, canvas: Canvas, room: FRect) -> None:
        """Add the card."""
        counted, letters = self.counted, canvas.letters
        screen.add(Card("rate_card", screen.pane(room)))
        head = FRect(room.x + 14, room.y + 10, room.width - 28, letters.line(RATE))
        told = words.rate(counted.hits, counted.runs)
        style = letters.fitting(told, RATE, head.width)
        good = counted.runs and counted.hits * 2 > counted.runs
        ink = canvas.theme.good if good else canvas.theme.ink
        screen.add(Label("rate", head, text=told, style=style, colour=ink, align="left middle"))
        likely = words.likely(*wilson(counted.hits, counted.runs), counted.runs, counted.wanted)
        high = letters.height(likely, SMALL, head.width)
        screen.add(Label("likely", FRect(head.x, head.bottom, head.width, high), text=likely, style=SMALL))
        bar = FRect(head.x, room.bottom - 22, head.width, 10)
        screen.add(Progress("progress", bar, share=counted.runs / counted.wanted, tell=percent))


# The Workshop: just the machine, free to crank, to nudge and to take apart, with how often it catches.

_EDGE, _GAP = 10.0, 10.0
_UNITS_A_MM, _SLICE = 12.0, 0.009
_LEFT, _RIGHT, _LOW, _HIGH = -2.5, 89.5, -5.0, 37.5
# Right of the lamppost and above the stairs there is nothing but wall.
_FREE_LEFT, _FREE_LOW = 27.5, 29.0
_LEAST = 96.0
"""Design units of height that the machine keeps whatever the cards take: some 2 px a cm at 800x600."""
_WATCHED = 180.0
"""The same while it runs, which the cards make room for: by eye, from here on one sees the marbles roll."""
_TITLE = Style("display", 34)


class Workshop(SettlingScreen):
    """Opened from the title; nothing here touches a match."""

    first, keeps = "turn", True

    def __init__(self, shell: Shell) -> None:
        self.bench = Workbench()
        self.chosen = 1
        self.catch_rate = CatchRate(self.bench.placements)
        self._dragged: tuple[float, float] | None = None
        super().__init__(shell, self._machine(settled=True))

    def _machine(self, settled: bool = False) -> TrapRun:
        return TrapRun(TrapInputs(self.bench.placements, Hand(())), live=True, settled=settled)

    # What can be done.

    def rebuild(self) -> None:
        """The parts have changed: set the machine up anew and count anew."""
        self.settle_anew(self._machine())
        self.catch_rate = CatchRate(self.bench.placements)

    def reset(self) -> None:
        """Set up for the next run; when it is, put every part where it belongs."""
        if self.act == "ready" and not self.bench.true:
            self.bench.make_true()
            self.rebuild()
        else:
            self.settle_anew(self._machine())

    def turn_steadily(self) -> None:
        """Turn by one press, from the beginning if a run is over."""
        if self.act in ("over", "again"):
            self.reset()
        super().turn_steadily()

    def keep(self, parts: Mapping[int, Placement]) -> None:
        """Set up with the parts as they stand now."""
        self.bench.set |= parts
        self.rebuild()

    def choose(self, number: int) -> None:
        """Take a part into view."""
        self.chosen = number
        self.stale()

    def nudge(self, mm: float, deg: float) -> None:
        """Shift and lean the chosen part."""
        if self.chosen in self.bench.placements and self.bench.nudge(self.chosen, mm, deg):
            self.rebuild()

    def toggle(self) -> None:
        """Take the chosen part out, or put it back."""
        self.bench.toggle(self.chosen)
        self.rebuild()

    def on_back(self) -> None:
        """Skip what is running, else leave."""
        if self.moving:
            self.skip()
        else:
            self.shell.go_to("title")

    def tick(self, dt: float) -> bool:
        """Run the machine; when it rests, use the time for counting."""
        moved = super().tick(dt)
        if self.moving or self.settling or self.catch_rate.over or self.hold.held:
            return moved
        if self.catch_rate.work(_SLICE):
            self.stale()
        return True

    def on_point(self, pointed: Pointed) -> bool:
        """Turn the crank, or choose and shift a part."""
        if super().on_point(pointed):
            return True
        if pointed.phase is Phase.DOWN and pointed.button == 1:
            found = self._part_at(pointed.at)
            if found is not None:
                self._dragged = (pointed.at[0], self.bench.set[found].mm)
                self.choose(found)
                self.focus("part")
                return True
        if self._dragged is not None:
            start, mm = self._dragged
            wanted = round((mm + (pointed.at[0] - start) / _UNITS_A_MM) / 0.25) * 0.25
            self.nudge(wanted - self.bench.set[self.chosen].mm, 0.0)
            if pointed.phase is Phase.UP:
                self._dragged = None
            return True
        return False

    def on_key(self, pressed: Pressed) -> bool:
        """The pad's X sets up again."""
        if pressed.key == "pad_x":
            self.reset()
        return pressed.key == "pad_x" or super().on_key(pressed)

    def _part_at(self, at: Place) -> int | None:
        """The part under the pointer, the one nearest in front; none where a card lies."""
        under = self.widget_at(at)
        if self.view is None or not self.view.rect.collidepoint(at) or (under is not None and under.name != "part"):
            return None
        if any(card.place.collidepoint(at) for card in self.widgets if isinstance(card, Card)):
            return None
        return part_at(self.bench.set, self.view.to_cm(at))

    # Layout.

    def compose(self, canvas: Canvas) -> None:
        """A bar above, the machine with its two cards, the row of parts, the chain."""
        area = canvas.area
        self.chain = Chain.fitting(canvas, area, self.chain)
        self.add(ChainCard("strip", self.pane(self.chain.rect, 0.0)))
        bar = self._bar(canvas, area)
        row = self._row(canvas, area, self.chain.rect.top - 6)
        self.view = self._cards(canvas, FRect(0, bar.bottom + 4, area.width, row.top - 4 - bar.bottom))
        self._spot()
        told = [links.coming(link) for link in LINKS]
        for mark in marks(self.chain, self.act in ("over", "again"), told, self.watch_from):
            self.add(mark)

    def _bar(self, canvas: Canvas, area: FRect) -> FRect:
        """Back, the name, the crank, reset and the speed, in as many rows as they need."""
        letters = canvas.letters
        high = max(48.0, letters.line(HEAD) + 18)
        turn = max(220.0, Button.width(canvas, _(words.TURN), style=HEAD) + 70)
        items: list[tuple[float, Callable[[FRect], Widget]]] = [
            (Button.width(canvas, _(labels.BACK), "back"), self._back),
            (letters.width(_(labels.WORKSHOP), _TITLE) + 8, self._title),
            (turn, self._turn),
            (Button.width(canvas, _(words.RESET), "reset") + 44, self._reset),
            (Choice.width(canvas, spoken(SPEEDS), SMALL_BOLD) + 8, self._speeds),
        ]
        right = area.width - _EDGE - 10
        if sum(width + 14 for width, _make in items) > right - _EDGE:
            del items[1]
        row = FRect(_EDGE + 10, _EDGE + 6, right - _EDGE - 10, high)
        places = flow(row, (width for width, _make in items), 14)
        spare = right - places[-1].right
        for place in places[-3:] if places[-1].top == places[0].top else ():
            place.x += spare
        room = self.pane(FRect(_EDGE, _EDGE - 2, area.width - 2 * _EDGE, places[-1].bottom + 10 - _EDGE))
        self.add(Card("bar", room, lift=0.8))
        for place, (_width, make) in zip(places, items, strict=True):
            self.add(make(place))
        return room

    def _back(self, place: FRect) -> Widget:
        return Button("back", place, text=_(labels.BACK), icon="back", on_press=lambda: self.shell.go_to("title"))

    def _title(self, place: FRect) -> Widget:
        return Label("title", place, text=_(labels.WORKSHOP), style=_TITLE, align="left middle")

    def _turn(self, place: FRect) -> Widget:
        return turn_button(self, place, _(labels.OR_DRAG_THE_CRANK_ROUND))

    def _reset(self, place: FRect) -> Widget:
        hint = _(labels.SETS_THE_MACHINE_UP_AGAIN)
        cap = self.shell.device.cap("r", "pad_x")
        return Button("reset", place, text=_(words.RESET), icon="reset", cap=cap, shortcut="r", on_press=self.reset,
                      hint=hint)  # fmt: skip

    def _speeds(self, place: FRect) -> Widget:
        hint = _(labels.HOW_FAST_YOU_WATCH_THE)
        return Choice("speed", place.inflate(0, -4), picks=spoken(SPEEDS), value=self.speed,
                      on_choose=self.choose_speed, style=SMALL_BOLD, hint=hint)  # fmt: skip

    def _row(self, canvas: Canvas, area: FRect, bottom: float) -> FRect:
        """All parts, or the film of a run that is over."""
        if self.act not in ("over", "again"):
            return self._beads(area, bottom)
        self.add_film(canvas, bottom + 6)
        return FRect(0, bottom - 50, area.width, 50)

    def _beads(self, area: FRect, bottom: float) -> FRect:
        pitch = min(48.0, (area.width - 2 * _EDGE - 12) / len(PARTS))
        side = min(36.0, pitch - 4)
        room = FRect(0, bottom - side - 12, pitch * len(PARTS) + 14, side + 12)
        room.centerx = area.centerx
        self.pane(room)
        self.add(Card("row", room, lift=0.6, corner=room.height / 2))
        here = self.bench.placements
        for spec in PARTS:
            x = room.x + 7 + (spec.number - 1) * pitch + (pitch - side) / 2
            self.add(
                Bead(
                    f"bead_{spec.number}",
                    FRect(x, room.y + 6, side, side),
                    number=spec.number,
                    stands=spec.number in here,
                    chosen=spec.number == self.chosen,
                    on_press=partial(self.choose, spec.number),
                    hint=f"{words.part_name(spec.number)}. {explain_part(spec.number)}",
                )
            )
        return room

    def _cards(self, canvas: Canvas, room: FRect) -> MachineView:
        """The two cards where there is only wall, or above the machine if they are too large; the view that is left.

        Where that is too little to see a run in, the cards are left out while something runs, else they lie over it.
        """
        zoom = min(room.width / (_RIGHT - _LEFT), room.height / (_HIGH - _LOW))
        letters = canvas.letters
        button = max(46.0, letters.line(BOLD) + 22)
        high = letters.line(HEAD) + letters.line(SMALL) + button + 34
        high = max(high, letters.line(RATE) + 3 * letters.line(SMALL) + 26)
        take = max(Button.width(canvas, _(text), style=BOLD) for text in (words.TAKE, words.PUT))
        lean = max(46.0, Button.width(canvas, "+½°", style=BOLD) - 8)
        part = max(2 * 46 + 2 * lean + take + 4 * 6 + 28, letters.width(words.part_name(18), HEAD) + 30)
        counts = max(letters.width(words.likely(0.88, 0.99, 100, 100).split("\n")[0], SMALL) + 32, 190.0)
        middle = room.centerx - ((_LEFT + _RIGHT) / 2) * zoom
        free_left = middle + _FREE_LEFT * zoom
        free_low = room.bottom - (_FREE_LOW - 5.0 - _LOW) * zoom
        wide = part + counts + _GAP
        if room.right - _EDGE - wide < free_left or room.top + high > free_low:
            first = FRect(max(_EDGE, room.right - _EDGE - wide), room.top, min(part, room.width - 2 * _EDGE), high)
            stacked = wide > room.width - 2 * _EDGE
            if self.moving and room.height - high - 4 < _WATCHED:
                return self._seen_in(canvas, room)
            left = max(_LEAST, room.height - high - 4)
            room = FRect(room.x, room.bottom - left, room.width, left)
        else:
            first, stacked = FRect(room.right - _EDGE - wide, room.top + 6, part, high), False
        part_card = PartCard(self.bench, self.chosen, self.nudge, self.toggle, lean, button)
        part_card.add(self, canvas, first)
        if not stacked:
            RateCard(self.catch_rate).add(self, canvas, FRect(first.right + _GAP, first.y, counts, high))
        return self._seen_in(canvas, room)

    def _seen_in(self, canvas: Canvas, room: FRect) -> MachineView:
        """The whole machine, with its floor at the lower edge of a place."""
        zoom = min(room.width / (_RIGHT - _LEFT), room.height / (_HIGH - _LOW))
        whole = FRect(0, 0, canvas.area.width, canvas.area.height)
        floor = room.bottom + _LOW * zoom
        return MachineView(whole, ((_LEFT + _RIGHT) / 2, (floor - whole.centery) / zoom), zoom)

    def _spot(self) -> None:
        """The chosen part, to be moved by keys; not where a card lies over it, which has buttons for that."""
        assert self.view is not None
        place = ghost_rect(self.chosen, self.view).inflate(10, 10)
        place.width, place.height = max(28.0, place.width), max(28.0, place.height)
        card = self.find("part_card")
        if card is not None and card.place.colliderect(place):
            return
        hint = _(labels.LEFT_AND_RIGHT_SHIFT_IT, key=self.shell.caps.word(self.shell.device.cap("return", "pad_a")))
        self.pane(place)
        self.add(PartSpot("part", place, on_nudge=self.nudge, on_press=self.toggle, hint=hint))

    # Drawing.

    def beneath(self, canvas: Canvas) -> list[Item | None]:
        """The whole machine."""
        assert self.view is not None
        items = self.stage.items(canvas, self.view, self.poses, ghosts=True, wheel=True, mice=("coal",))
        return [*items, *self.light.items(canvas, self.view, self.poses)]
