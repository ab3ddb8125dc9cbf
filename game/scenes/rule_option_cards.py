"""The cards of what can be chosen before a match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import FRect

from game.scenes.number_rows import NumberRows
from game.scenes.rule_options import Group, RuleOption
from game.ui.buttons import Toggle
from game.ui.canvas import Canvas
from game.ui.layout import Column, Stack, split
from game.ui.lettering import HEAD, SMALL
from game.ui.panels import Card, Label
from game.ui.screen import Screen

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
