"""The end of a race: who is home, how far everybody came, and the whole of it for the theatre."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pygame import FRect

from game.core.slices import Slices
from game.games.mightymouse.pictures.sidebar import RaceSeatRow
from game.games.mightymouse.rules.events import Advanced, Begins, Freed, Held, TurnBegan
from game.games.mightymouse.rules.state import TRACKS
from game.games.mightymouse.table.play import RacePlay
from game.games.mightymouse.text import log as labels
from game.games.mightymouse.text.table import to_go, where
from game.session.match import Match
from game.shell.matches.watched_match import Seen, after, from_the_start, levels, seeing
from game.shell.pictures.score_strip import Chronicle, Mark, MarkKind, MatchChapter
from game.shell.play.result import Result
from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import Style


class RaceResult(Result):
    """Standings, and the ways on."""

    play: RacePlay
    sign = Style("display", 44)

    def rank(self, seat: str) -> tuple[float, ...]:
        """The one furthest along comes first."""
        return (-self.play.shown.at[seat],)

    def row_height(self, canvas: Canvas) -> float:
        """As at the table."""
        return RaceSeatRow.height(canvas)

    def row(self, canvas: Canvas, rect: FRect, seat: str, place: int) -> RaceSeatRow:
        """The name, where the piece is, and how far it has to go."""
        name, at = self.play.seats.names[seat], self.play.shown.at[seat]
        return RaceSeatRow(f"row_{seat}", rect, seat=seat, text=f"{place}. {name}", where=where(at),
                       rest=to_go(at, over=True), lit=place == 1)  # fmt: skip

    def portrait(self, canvas: Canvas, rect: FRect) -> None:
        """The winner's piece."""
        size, winner = rect.height * 0.86, (self.winners or (self.play.shown.turn,))[0]
        spot = FRect(rect.centerx - size / 2, rect.centery - size / 2, size, size)
        canvas.sprite(f"mice/{winner}_figure", spot)


# A race as a whole: how far everybody was, who was held, and whom Mighty Mouse freed.


def chronicle(match: Match) -> Slices[Chronicle]:
    """The whole of a race."""
    seen = yield from seeing(match, Advanced, Begins, Freed, Held, TurnBegan)
    turns = after(seen, TurnBegan)
    return Chronicle(
        match.state.seats,
        _(labels.HOW_FAR_EVERYBODY_IS),
        levels(match, lambda state: state.at),
        (("freed", MarkKind("star", _(labels.FREED), True)), ("held", MarkKind("close", _(labels.HELD), False))),
        len(match.played),
        turns if after(seen, Begins) else from_the_start(match, turns),
        marks=tuple(_held_or_freed(seen)),
        chapters=tuple(_chapters(seen)),
    )


def _held_or_freed(seen: Iterable[Seen]) -> Iterator[Mark]:
    for each in seen:
        if isinstance(each.event, Held):
            yield Mark(each.act, "held", each.event.seat)
        elif isinstance(each.event, Freed):
            yield Mark(each.act, "freed", each.event.seat)


def _chapters(seen: Sequence[Seen]) -> Iterator[MatchChapter]:
    """Who begins, if that is rolled for; the race; from when somebody has passed the last circle the last stretch."""
    began = next(iter(after(seen, Begins)), 0)
    if began:
        yield MatchChapter(0, _(labels.WHO_BEGINS))
    yield MatchChapter(began, _(labels.THE_RACE))
    walks = ((each.after, each.event.path) for each in seen if isinstance(each.event, Advanced))
    last = next((at for at, path in walks if path[-1] > max(TRACKS)), 0)
    if last:
        yield MatchChapter(last, _(labels.THE_LAST_STRETCH))
