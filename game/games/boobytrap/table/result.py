"""The end of a match: who won, how everybody stands, and all of it looked back on, with the films of its pulls."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

from pygame import FRect

from game.core.players import Answered
from game.core.slices import Slices
from game.games.boobytrap.nature import PendingPull
from game.games.boobytrap.pictures.broken import Loss
from game.games.boobytrap.pictures.films import pull_pictures
from game.games.boobytrap.pictures.panel import SCORE, HandHead, HandRow
from game.games.boobytrap.rules.events import BarTripped, PiecesThrown, TakeBegan, TurnBegan
from game.games.boobytrap.rules.moves import Pulled
from game.games.boobytrap.rules.state import State
from game.games.boobytrap.table.films import pull_film
from game.games.boobytrap.table.play import TrayPlay
from game.games.boobytrap.text import log as told
from game.games.boobytrap.text import table as labels
from game.games.boobytrap.tray.pulling import PullRun
from game.machine.lift import decode_lift
from game.session.match import Match, Played
from game.shell.matches.open_match import OpenMatch
from game.shell.matches.watched_match import Seen, after, levels, seeing
from game.shell.pictures.film import RunPictures
from game.shell.pictures.score_strip import Chronicle, Mark, MarkKind, MatchChapter
from game.shell.play.result import Result
from game.text import tell
from game.text.language import _
from game.ui.drawing import badges
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY, BOLD, SMALL_BOLD, Style
from game.ui.widgets.buttons import Button


class BoobytrapResult(Result):
    """Standings, and the ways on."""

    play: TrayPlay
    pictures = (64.0, 130.0)
    gap = 3.0
    sign = Style("display", 42)

    def call(self) -> str:
        """The result in a line."""
        if self.play.state.table.solitaire:
            return _(labels.YOU_CLEARED_THE_TRAY) if self.winners else _(labels.ONE_TRIP_TOO_MANY)
        return super().call()

    def rank(self, seat: str) -> tuple[float, ...]:
        """By score."""
        state = self.play.state
        return (-state.scores[state.table.seats.index(seat)],)

    def head(self, canvas: Canvas) -> float:
        """The heads of the columns."""
        return 34 + canvas.letters.line(SMALL_BOLD)

    def head_row(self, rect: FRect) -> None:
        """What the columns are, and what a piece is worth."""
        table = self.play.state.table
        values = tuple(table.value(size) for size in ("S", "M", "L"))
        place = FRect(rect.x, rect.y, rect.width, rect.height - 4)
        self.add(HandHead("head", place, values=values, points=not table.solitaire))

    def row_height(self, canvas: Canvas) -> float:
        """A line, or the score."""
        letters = canvas.letters
        return max(34.0, letters.line(BODY) + 8, letters.line(BOLD) + 6, letters.line(SCORE) + 4)

    def row(self, canvas: Canvas, rect: FRect, seat: str, place: int) -> HandRow:
        """The name, the pieces, the trips and the score."""
        state, number = self.play.state, self.play.state.table.seats.index(seat)
        return HandRow(f"row_{seat}", rect, seat=seat, text=self.play.seats.names[seat], pieces=state.hands[number],
                       trips=state.trips[number], score=state.scores[number], lit=seat in self.winners,
                       points=not state.table.solitaire)  # fmt: skip

    def further(self) -> tuple[Button, ...]:
        """Back to the tray."""
        hint = _(labels.SHOWS_WHAT_IS_LEFT_IN)
        return (Button("look", FRect(), text=_(labels.THE_TRAY), icon="eye", on_press=self.close, hint=hint),)

    def portrait(self, canvas: Canvas, rect: FRect) -> None:
        """The winners' badges."""
        shown = self.winners or (self.play.shown.turn,)
        size = min(rect.height * 0.7, rect.width / len(shown) - 8)
        left = rect.centerx - (size + 8) * len(shown) / 2 + 4
        for seat in shown:
            badges.badge(canvas, seat, FRect(left, rect.centery - size / 2, size, size))
            left += size + 8


# A match of Booby-Trap as a whole, and the films of its pulls.


_ROOM, _LAST = 0.66, 0.25
"""The shares of the pieces at which a chapter begins, chosen by eye."""


def chronicle(match: Match) -> Slices[Chronicle]:
    """The whole of a match; alone, where no points are counted, the pieces that were taken."""
    alone = match.state.table.solitaire
    seen = yield from seeing(match, BarTripped, PiecesThrown, TurnBegan)

    def level(state: State) -> tuple[float, ...]:
        return tuple(map(len, state.hands)) if alone else state.scores

    return Chronicle(
        match.state.table.seats,
        _(told.PIECES_TAKEN) if alone else _(told.POINTS),
        levels(match, level),
        (
            ("tripped", MarkKind("warning", _(told.TRIPPED), False)),
            ("jumped", MarkKind("up", _(told.JUMPED), True)),
        ),
        len(match.played),
        after(seen, TurnBegan),
        marks=tuple(_pulls(seen)),
        chapters=tuple(_chapters(match)),
    )


def _pulls(seen: Iterable[Seen]) -> Iterator[Mark]:
    """A trip, else what jumped out, once an act."""
    for act, events in groupby((each for each in seen if not isinstance(each.event, TurnBegan)), lambda each: each.act):
        pull = list(events)
        tripped = any(isinstance(each.event, BarTripped) for each in pull)
        yield Mark(act, "tripped" if tripped else "jumped", pull[0].seat)


def _chapters(match: Match) -> Iterator[MatchChapter]:
    yield MatchChapter(0, _(told.A_FULL_TRAY))
    whole, acts = len(match.state.table.numbers), match.played
    for share, text in ((_ROOM, told.ROOM_TO_MOVE), (_LAST, told.THE_LAST_PIECES)):
        at = bisect_left(range(len(acts)), True, key=lambda number: len(acts[number].before.left) <= share * whole)
        if 0 < at < len(acts):
            yield MatchChapter(at, _(text))


# The film of a pull that is on record.


def film(opened: OpenMatch, played: Played, assets: Path, dark: float) -> Slices[bytes]:
    """The file; below its pictures stands what is on record."""
    before = played.before
    began, came = (
        " ".join(tell(opened.row.game.id, events, opened.names)[:1])
        for events in ([TakeBegan(before.seat, before.touched)], played.events)
    )
    loss = Loss.of(before.table, before.seat, before.scores)
    return pull_film(assets, lambda: _run(played), (began, came), dark, loss)


def pictures(opened: OpenMatch, played: Played) -> Slices[RunPictures]:
    """The pull in a few pictures."""
    return pull_pictures(_run(played))


def _run(played: Played) -> PullRun:
    pulled = played.act
    assert isinstance(pulled, Pulled)
    return PendingPull(played.before, decode_lift(pulled.lift), Answered(pulled, played.notes)).run
