"""The end of a match: who got the cheese out, how much everybody has, and all of it looked back on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pygame import FRect

from game.core.setup import colour_of
from game.core.slices import Slices
from game.games.mousemaze.rules.moves import Banked, Reshuffled, Trapped, TurnBegan
from game.games.mousemaze.table.play import MazePlay
from game.games.mousemaze.table.sidebar_widgets import COUNT, PadRow
from game.games.mousemaze.text import log as told
from game.games.mousemaze.text import table as labels
from game.session.match import Match
from game.shell.matches.watched_match import Seen, after, levels, seeing
from game.shell.pictures.score_strip import Chronicle, Mark, MarkKind, MatchChapter
from game.shell.play.result import Result
from game.text.language import _, ngettext
from game.ui.drawing import badges
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY


class MazeResult(Result):
    """Standings, and the ways on."""

    play: MazePlay

    def rank(self, seat: str) -> tuple[float, ...]:
        """The winners come first, then the others by their safe wedges."""
        return float(seat not in self.winners), -self.play.shown.safe[seat]

    def row_height(self, canvas: Canvas) -> float:
        """A line, or the count of wedges."""
        return max(40.0, canvas.letters.line(BODY) + 12, canvas.letters.line(COUNT) + 4)

    def row(self, canvas: Canvas, rect: FRect, seat: str, place: int) -> PadRow:
        """The row of the pad."""
        names, safe = self.play.seats.names, self.play.shown.safe[seat]
        one, many = labels.GOT_WEDGE_OUT_OF_COUNT
        hint = ngettext(one, many, safe, name=names[seat])
        numbers = canvas.letters.width("00", COUNT) * 2 + 20
        wide = PadRow.widest(canvas, [f"5. {name}" for name in names.values()], rect.width + 12)
        return PadRow(f"row_{seat}", rect, hint=hint, seat=seat, text=f"{place}. {names[seat]}", safe=safe,
                      goal=self.play.state.table.goal, lit=seat in self.winners, numbers=numbers,
                      name_width=wide)  # fmt: skip

    def portrait(self, canvas: Canvas, rect: FRect) -> None:
        """The winners' mice."""
        size = rect.height * 0.86
        seats = self.winners or (self.play.shown.turn,)
        for number, seat in enumerate(seats):
            at = rect.centerx + (number - (len(seats) - 1) / 2) * size * 0.7
            mouse = FRect(at - size / 2, rect.centery - size / 2, size, size)
            if not canvas.sprite(f"mice/{colour_of(seat)}_figure", mouse):
                badges.badge(canvas, seat, mouse)


# A match of the card game as a whole: the wedges brought to Safe, and every time somebody was trapped.


def chronicle(match: Match) -> Slices[Chronicle]:
    """The whole of a match; a chapter is once through the deck."""
    seen = yield from seeing(match, Banked, Reshuffled, Trapped, TurnBegan)
    decks = [0, *after(seen, Reshuffled)]
    return Chronicle(
        match.state.table.seats,
        _(told.WEDGES_SAFE),
        levels(match, lambda state: state.safe),
        (
            ("safe", MarkKind("cheese", _(told.SAFE), True)),
            ("trapped", MarkKind("close", _(told.TRAPPED), False)),
        ),
        len(match.played),
        after(seen, TurnBegan),
        marks=tuple(_wedges(seen)),
        chapters=tuple(MatchChapter(at, _(told.DECK_NUMBER, number=number)) for number, at in enumerate(decks, 1)),
    )


def _wedges(seen: Iterable[Seen]) -> Iterator[Mark]:
    for each in seen:
        if isinstance(each.event, Banked) and each.event.wedges:
            yield Mark(each.act, "safe", each.event.seat)
        elif isinstance(each.event, Trapped):
            yield Mark(each.act, "trapped", each.event.seat)
