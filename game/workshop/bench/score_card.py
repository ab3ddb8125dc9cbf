"""The card of how good the machine is: how many of a hundred hands catch, a mark for each, the weakest part."""

from __future__ import annotations

from functools import partial

from pygame import FRect

from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD, SMALL, Style
from game.ui.drawing.theme import Colour
from game.ui.widgets.panels import Card, Label, Picture
from game.workshop.bench.bare_bench import RUNS, BareBench
from game.workshop.parts.challenge import STEADY
from game.workshop.pictures.papers import RunPips, medal
from game.workshop.text import hall as wall
from game.workshop.text import score as words
from game.workshop.text.bench import part_name

_NUMBER = Style("display", 34)
_MEDAL = 36.0


class ScoreCard:
    """Measures and adds the card; low: the number alone, where height is dear."""

    def __init__(self, bench: BareBench, low: bool) -> None:
        self.bench, self.low = bench, low

    def height(self, canvas: Canvas, width: float) -> float:
        """How tall it is at a width."""
        letters = canvas.letters
        if self.low:
            return max(letters.line(_NUMBER), 2 * letters.line(SMALL)) + 10
        told = (self._told(), *map(_, (words.EACH_IS_OFF, words.NOT_YET, words.NO_CAGE, words.WAITS)))
        foot = max(2 * letters.line(SMALL), *(letters.height(text, SMALL, width - 24) for text in told))
        return letters.line(_NUMBER) + foot + RunPips.height(canvas, width - 24) + 12

    def add(self, canvas: Canvas, room: FRect) -> None:
        """The number and what it counts, the marks, and what was found."""
        bench, letters = self.bench, canvas.letters
        bench.pane(room)
        bench.add(Card("score_card", room))
        inner = room.inflate(-24, -10)
        pips = 0.0 if self.low else RunPips.height(canvas, inner.width)
        head = FRect(inner.x, inner.y, inner.width, inner.height if self.low else letters.line(_NUMBER))
        if not self.low:
            self._medal(canvas, FRect(head.right - _MEDAL, head.centery - _MEDAL / 2, _MEDAL, _MEDAL))
            head.width -= _MEDAL + 8
        self._head(canvas, head)
        if self.low:
            return
        place = FRect(inner.x, head.bottom - 3, inner.width, pips)
        score = bench.counting.score
        bench.add(RunPips("pips", place, captured=score.captured, runs=self._shown(), hint=_(words.EXPLAINED)))
        line = FRect(inner.x, place.bottom + 4, inner.width, inner.bottom - place.bottom - 4)
        text = self._told()
        style = letters.shrunk(text, SMALL, *line.size)
        bench.add(Label("weakest", line, text=text, style=style, colour=canvas.theme.faint))

    def _head(self, canvas: Canvas, room: FRect) -> None:
        """The number of catches once there is one; before that what it is all about."""
        bench, letters, score = self.bench, canvas.letters, self.bench.counting.score
        wide = 0.0
        if score.captured:
            number = str(score.captured)
            wide = letters.width(number, _NUMBER) + 12
            spot = FRect(room.x, room.y, wide, room.height)
            bench.add(Label("caught", spot, text=number, style=_NUMBER, colour=self._ink(canvas), align="left middle"))
        told = FRect(room.x + wide, room.y, room.width - wide, room.height)
        text = words.counted(score) if score.captured else self._told() if self.low else _(words.OTHERS)
        style = letters.shrunk(text, SMALL if self.low else BOLD, *told.size)
        hint = _(words.EXPLAINED) if self.low else ""
        bench.add(Label("counted", told, text=text, style=style, align="left middle", hint=hint))

    def _ink(self, canvas: Canvas) -> Colour:
        return canvas.theme.good if self.bench.counting.score.runs >= words.FEW else canvas.theme.faint

    def _medal(self, canvas: Canvas, place: FRect) -> None:
        """Of a steady machine, or its empty place."""
        won = self.bench.counting.score.captured >= STEADY
        self.bench.add(Picture("steady", place, paint=partial(medal, number=1, won=won), hint=wall.legend(1)))

    def _shown(self) -> int:
        """How many marks tell something: none as long as the machine catches for nobody, its builder included."""
        score = self.bench.counting.score
        return score.runs if score.captured or score.exact else 0

    def _told(self) -> str:
        """What is to be said of the counting."""
        counting = self.bench.counting
        score = counting.score
        if counting.stuck:
            return _(words.WAITS)
        if not counting.caged:
            return _(words.NO_CAGE)
        if score.runs and score.weakest is None and not score.captured:
            return _(words.NOTHING_MOVES)
        if counting.hopeless:
            return _(words.ONLY_YOURS if score.exact else words.NOT_YET)
        if score.runs < RUNS:
            return _(words.EACH_IS_OFF)
        return words.found(part_name(score.weakest, counting.machine) if score.weakest else "", score)
