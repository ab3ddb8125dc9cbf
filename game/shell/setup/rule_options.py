"""What can be chosen before a match: the rules and the house options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import FRect

from game.core.setup import LIMITS
from game.shell.desk import DESKS
from game.shell.play.sidebar import Block
from game.shell.setup.offers import Group, Numbers, RuleOption, SheetBeginner
from game.text.language import _
from game.text.levels import LEVEL_NAMES
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD, HEAD, SMALL
from game.ui.widgets.buttons import Pick, Toggle
from game.ui.widgets.fields import Slider
from game.ui.widgets.layout import Column, Row, Stack, control_height, split
from game.ui.widgets.panels import Card, Label
from game.ui.widgets.screen import Screen


def changed(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The numbers with one of them changed; those before it do not stay above it, those after it not below."""
    lower, upper = values[:at], values[at + 1 :]
    return (*(min(value, number) for number in lower), value, *(max(value, number) for number in upper))


@dataclass(frozen=True)
class NumberRows(Block):
    """A line that says what they are, and a slider each. text: the numbers as the option writes them."""

    numbers: Numbers
    text: str
    change: Callable[[str], None]

    def height(self, canvas: Canvas, width: float) -> float:
        """The note and a row each."""
        return canvas.letters.height(self._note, SMALL, width) + 4 + len(self._values) * self._row(canvas)

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add the note and the sliders."""
        column, letters = Column(place), canvas.letters
        note = column.take(letters.height(self._note, SMALL, place.width), 4)
        screen.add(Label(f"note_{self.numbers.option}", note, text=self._note, style=SMALL))
        words = [_(word) for word in self.numbers.words]
        widest = max(letters.width(word, BOLD) for word in words) + 4
        for at, word in enumerate(words):
            row, name = Row(column.take(self._row(canvas)), 12), f"{self.numbers.option}_{at}"
            screen.add(Label(f"word_{name}", row.take(widest), text=word, style=BOLD, align="left middle"))
            self._slider(screen, (name, word), at, row.rest())

    def _slider(self, screen: Screen, named: tuple[str, str], at: int, place: FRect) -> None:
        def slide(value: int) -> None:
            self.change("/".join(map(str, changed(self._values, at, value))))
            screen.stale()

        low, high = LIMITS
        value = self._values[at]
        name, label = named
        screen.add(
            Slider(
                name, place, label=label, value=value, least=low, top=high, step=1, tell=str, unit="", on_slide=slide
            )
        )

    @property
    def _values(self) -> tuple[int, ...]:
        return tuple(map(int, self.text.split("/")))

    @property
    def _note(self) -> str:
        return _(self.numbers.note, most=max(self._values))

    @staticmethod
    def _row(canvas: Canvas) -> float:
        return control_height(canvas.letters, BOLD, 44, 8)


LEVELS = tuple(Pick(str(level), name) for level, name in LEVEL_NAMES.items())


def sheet_beginner(game: str, options: Mapping[str, str]) -> SheetBeginner | None:
    """Whom the printed rules let begin, None where they leave it open or the dice say so."""
    return DESKS[game].sheet_beginner(options)


def defaults(game: str) -> dict[str, str]:
    """The first offer of each choice, and every house option off."""
    chosen: dict[str, str] = {}
    for offer in (offer for group in DESKS[game].offers for offer in group.offers):
        chosen.setdefault(offer.option, offer.without or offer.value)
    return chosen


# The cards of what can be chosen before a match.

GAP = 20.0
_STRETCH = 24.0
_WEIGHTS = (0.36, 0.34, 0.30)


class RuleOptionCards:
    """Groups of offers side by side, or one below the other where that is too narrow; chosen: an option's value."""

    def __init__(self, canvas: Canvas, groups: Sequence[Group], chosen: dict[str, str], width: float) -> None:
        self.groups, self.chosen = groups, chosen
        number = len(groups)
        self.abreast = width / 3 > 270 * canvas.text_scale
        self.shares = _WEIGHTS if number == len(_WEIGHTS) else (1 / max(1, number),) * number
        room = FRect(0, 0, width, 0)
        places = split(room, self.shares, GAP) if self.abreast else [room] * number
        self.heights = [self._height(canvas, group, place.width) for group, place in zip(groups, places, strict=True)]

    @property
    def height(self) -> float:
        """The least height of all."""
        if self.abreast or not self.heights:
            return max(self.heights, default=0.0)
        return sum(self.heights) + GAP * (len(self.heights) - 1)

    def place(self, screen: Screen, canvas: Canvas, room: FRect) -> None:
        """Add the cards."""
        column = Column(room, GAP)
        below = [] if self.abreast else [column.take(high) for high in self.heights]
        for group, place in zip(self.groups, below or split(room, self.shares, GAP), strict=True):
            self._group(screen, canvas, place, group)

    def _group(self, screen: Screen, canvas: Canvas, room: FRect, group: Group) -> None:
        screen.add(Card(f"card_{group.title}", room))
        letters, faint = canvas.letters, canvas.theme.faint
        column = Column(room.inflate(-28, -24), 8)
        head = column.take(letters.line(HEAD)).inflate(-8, 0)
        screen.add(Label(f"head_{group.title}", head, text=group.title, style=HEAD))
        if group.aside and letters.width(group.title, HEAD) + letters.width(group.aside, SMALL) + 20 < head.width:
            name = f"aside_{group.title}"
            screen.add(Label(name, head, text=group.aside, style=SMALL, colour=faint, align="right middle"))
        numbers = self._numbers(group)
        below = [column.last(rows.height(canvas, head.width)) for rows in numbers]
        own = [Toggle.height(canvas, offer.title, offer.note, room.width - 28) for offer in group.offers]
        more = max(0.0, column.rest().height - 2 - sum(own) - 8 * (len(own) - 1)) / len(own) if self.abreast else 0.0
        more = min(more, _STRETCH)
        offers = Stack(8)
        for offer, high in zip(group.offers, own, strict=True):
            offers.add(high + more, partial(self._offer, screen, offer))
        offers.place(column.rest())
        for rows, place in zip(numbers, below, strict=True):
            rows.add(screen, canvas, place.inflate(-8, 0))

    def _offer(self, screen: Screen, offer: RuleOption, place: FRect) -> None:
        values = offer.round or (offer.value,)
        chosen = self.chosen.get(offer.option)
        at = values.index(chosen) + 1 if chosen in values else 0

        def choose(wanted: bool) -> None:
            self.chosen[offer.option] = values[at % len(values)] if wanted else offer.without
            screen.stale()

        screen.add(Toggle(f"{offer.option}_{offer.value}", place, text=offer.title, note=offer.note, on=at > 0,
                          radio=not offer.without, again=len(values) > 1, on_change=choose))  # fmt: skip

    def _numbers(self, group: Group) -> list[NumberRows]:
        """The sliders of a group that has some."""
        numbers = group.numbers
        if numbers is None:
            return []
        option = numbers.option
        return [NumberRows(numbers, self.chosen[option], partial(self.chosen.__setitem__, option))]

    def _height(self, canvas: Canvas, group: Group, width: float) -> float:
        head = canvas.letters.line(HEAD) + 20
        head += sum(rows.height(canvas, width - 36) + 8 for rows in self._numbers(group))
        return head + sum(Toggle.height(canvas, o.title, o.note, width - 28) + 8 for o in group.offers) + 6
