"""The score on the panel: what everybody has, and how far the match has gone."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pygame import FRect

from game.pictures.boobytrap.hand_rows import SCORE, HandHead, HandRow
from game.pictures.boobytrap.sidebar_widgets import Pips
from game.rules.boobytrap.state import MOST_TRIPS
from game.scenes.boobytrap.play import TrayPlay
from game.scenes.sidebar import Block
from game.text.boobytrap import screens as labels
from game.text.boobytrap import tags as words
from game.text.language import _, ngettext
from game.ui.canvas import Canvas
from game.ui.lettering import BOLD, SMALL, SMALL_BOLD
from game.ui.panels import Label
from game.ui.screen import Screen


@dataclass(frozen=True)
class HandOfPieces:
    """What one seat has."""

    seat: str
    name: str
    pieces: tuple[int, ...]
    trips: int
    score: int
    hint: str
    lit: bool


@dataclass(frozen=True)
class HandsBlock:
    """What all have, and the value of each size; without points in solitaire."""

    rows: tuple[HandOfPieces, ...]
    values: tuple[int, ...]
    points: bool


def hands_of(play: TrayPlay) -> HandsBlock:
    """What everybody has by now."""
    shown, rules = play.shown, play.state.table
    points = not rules.solitaire
    rows = []
    for number, (seat, name) in enumerate(play.seats.names.items()):
        pieces, score = shown.hands[number], shown.scores[number]
        hint = words.holds(name, seat in play.table.bots, len(pieces), score if points else None)
        lit = seat == shown.turn and points and not play.over
        rows.append(HandOfPieces(seat, name, pieces, shown.trips[number], score, hint, lit))
    return HandsBlock(tuple(rows), tuple(rules.value(size) for size in ("S", "M", "L")), points)


@dataclass(frozen=True)
class ScoreBlock(Block):
    """A head, and a row a seat that grows until its pieces can be laid out."""

    hands: HandsBlock

    def height(self, canvas: Canvas, width: float) -> float:
        """Single lines."""
        letters = canvas.letters
        least = max(22.0, letters.line(BOLD) + 2, letters.line(SCORE) + 1)
        return self._head(canvas) + least * len(self.hands.rows)

    def most(self, canvas: Canvas, width: float) -> float:
        """Lines with the pieces laid out below."""
        return max(self.height(canvas, width), self._head(canvas) + 62.0 * canvas.text_scale * len(self.hands.rows))

    @staticmethod
    def _head(canvas: Canvas) -> float:
        return 28 + canvas.letters.line(SMALL_BOLD)

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add the head and the rows."""
        hands, head = self.hands, self._head(canvas)
        screen.add(HandHead("hands", FRect(place.x, place.y, place.width, head - 2), values=hands.values,
                            points=hands.points))  # fmt: skip
        high, names = (place.height - head) / len(hands.rows), tuple(row.name for row in hands.rows)
        for number, row in enumerate(hands.rows):
            spot = FRect(place.x, place.y + head + number * high + 1, place.width, high - 2)
            screen.add(HandRow(f"seat_{row.seat}", spot, hint=row.hint, seat=row.seat, text=row.name,
                               pieces=row.pieces, trips=row.trips, score=row.score, lit=row.lit, points=hands.points,
                               names=names, shaded=number % 2 == 0))  # fmt: skip


@dataclass(frozen=True)
class PieceCount:
    """How far it has gone: words and pips at the left, words at the right; ``warn``: the pips count trips."""

    left: str
    right: str
    done: int
    most: int
    ends: str
    hint: str
    warn: bool


def progress_of(play: TrayPlay) -> PieceCount:
    """Passes in a row or trips, and how many pieces are left."""
    shown, rules = play.shown, play.state.table
    right = ngettext(*labels.PIECE_LEFT_COUNT, shown.left)
    ends = 1 if rules.solitaire else len(rules.seats)
    ending = _(labels.DISCARDED_ENDS_WITH, number=shown.discarded, ends=ends)
    if rules.solitaire:
        left = _(labels.TRIPS_OF, trips=shown.trips[0], most=MOST_TRIPS)
        done = min(shown.trips[0], MOST_TRIPS)
        return PieceCount(left, right, done, MOST_TRIPS, ending, _(labels.A_FOURTH_TRIP_LOSES), True)
    if not rules.most_passes:
        return PieceCount(_(labels.NO_PASSING), right, 0, 0, ending, "", False)
    left = _(labels.PASSES_OF, passes=shown.passes, most=rules.most_passes)
    hint = _(labels.ONCE_EVERYBODY_HAS_PASSED_TWICE)
    return PieceCount(left, right, shown.passes, rules.most_passes, ending, hint, False)


_ENDS = 0.72
"""How much of its line the words below the pips may take."""


@dataclass(frozen=True)
class SolitaireProgress(Block):
    """How far the match has gone; ``pips``: with a second line."""

    count: PieceCount
    pips: bool

    def height(self, canvas: Canvas, width: float) -> float:
        """One or two lines."""
        more = max(15.0, canvas.letters.line(SMALL)) + 6 if self.pips else 0.0
        return max(22.0, canvas.letters.line(BOLD)) + more

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add the words, and the pips below them."""
        told = self.count
        line, half = max(22.0, canvas.letters.line(BOLD)), place.width / 2
        left = FRect(place.x + 4, place.y, half - 4, line)
        right = FRect(place.x + half, place.y, half - 4, line)
        screen.add(_fitted(canvas, Label("passes", left, text=told.left, style=BOLD, align="left middle")))
        screen.add(_fitted(canvas, Label("left", right, text=told.right, style=BOLD, align="right middle")))
        low = place.height - line - 4
        if low < 8:
            return
        wide = min(max(half - 4, canvas.letters.width(told.ends, SMALL) + 4), place.width * _ENDS)
        if told.most:
            pips = FRect(left.x, place.y + line + 2, place.width - wide - 10, min(low, 15.0))
            screen.add(Pips("pips", pips, done=told.done, most=told.most, warn=told.warn, hint=told.hint))
        ends = FRect(place.right - 4 - wide, place.y + line, wide, low)
        screen.add(_fitted(canvas, Label("ends", ends, text=told.ends, style=SMALL, align="right middle")))


def _fitted(canvas: Canvas, label: Label) -> Label:
    return replace(label, style=canvas.letters.fitting(label.text, label.style, label.rect.width - 2))
