"""The card of how good the machine is: a hundred pips, the interval, the weakest part."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from game.physics.workshop.machine import Machine
from game.scenes.workshop.bare_bench import BareBench
from game.scenes.workshop.counting import RUNS
from game.text.language import _
from game.text.workshop import score as words
from game.text.workshop.screens import part_name
from game.ui import materials
from game.ui.canvas import Canvas
from game.ui.lettering import SMALL, Style
from game.ui.panels import Card, Label
from game.ui.widget import Mood, Widget

_NUMBER = Style("display", 34)
_ROWS = 4


@dataclass
class RunPips(Widget):
    """A hundred hands in four rows: full for a catch, an empty ring for a miss, a faint dot for one to come."""

    captured: int = 0
    runs: int = 0

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Catches first."""
        theme, place = canvas.theme, self.place
        columns = RUNS // _ROWS
        pitch = min(place.width / columns, place.height / _ROWS)
        side = max(3.0, pitch - 2.0)
        for number in range(RUNS):
            column, row = number // _ROWS, number % _ROWS
            spot = FRect(place.x + column * pitch, place.y + row * pitch, side, side)
            colour, edge = theme.tray, theme.tray
            if number < self.captured:
                colour = edge = theme.good
            elif number < self.runs:
                colour, edge = theme.card, theme.warn
            materials.framed(canvas, spot, materials.Frame(colour, edge, side / 2, 1.6))


class ScoreCard:
    """Measures and adds the card; low: the number alone, where height is dear."""

    def __init__(self, bench: BareBench, low: bool) -> None:
        self.bench, self.low = bench, low

    def height(self, canvas: Canvas, width: float) -> float:
        """How tall it is at a width."""
        letters = canvas.letters
        if self.low:
            return letters.line(_NUMBER) + 10
        return letters.line(_NUMBER) + 2 * letters.line(SMALL) + self._pips(width) + 20

    def add(self, canvas: Canvas, room: FRect) -> None:
        """The number, the pips, the interval and the weakest part."""
        bench, letters = self.bench, canvas.letters
        score = bench.counting.score
        bench.pane(room)
        bench.add(Card("score_card", room))
        inner = room.inflate(-24, -10 if self.low else -16)
        number = str(score.captured) if score.runs else "–"
        wide = letters.width(number, _NUMBER) + 12
        head = FRect(inner.x, inner.y, wide, letters.line(_NUMBER))
        sure = score.runs >= words.FEW
        good = (canvas.theme.good if score.captured else canvas.theme.warn) if sure else canvas.theme.faint
        bench.add(Label("caught", head, text=number, style=_NUMBER, colour=good, align="left middle"))
        told = FRect(head.right, inner.y, inner.width - wide, head.height)
        text = words.counted(score, bench.counting.over, bench.counting.stuck)
        bench.add(
            Label("counted", told, text=text, style=letters.fitting(text, SMALL, told.width * 2), align="left middle")
        )
        if self.low:
            return
        pips = FRect(inner.x, head.bottom + 2, inner.width, self._pips(room.width))
        bench.add(RunPips("pips", pips, captured=score.captured, runs=score.runs))
        line = FRect(inner.x, pips.bottom + 4, inner.width, inner.bottom - pips.bottom - 4)
        bench.add(
            Label("weakest", line, text=self._weakest(bench.counting.machine), style=SMALL, colour=canvas.theme.faint)
        )

    def _weakest(self, machine: Machine) -> str:
        score = self.bench.counting.score
        if score.weakest is None:
            return words.likely(score) if score.captured or not score.runs else _(words.NOTHING_MOVES)
        return words.weakest(part_name(score.weakest, machine), score)

    @staticmethod
    def _pips(width: float) -> float:
        return min(13.0, (width - 24) / (RUNS // _ROWS)) * _ROWS
