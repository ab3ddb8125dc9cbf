"""The gauge at the table: what the trap promises as it stands, found out in spare time after each part."""

from __future__ import annotations

from pygame import FRect

from game.games.mousetrap.nature.causes import outcome
from game.games.mousetrap.nature.prospects import Prospect
from game.games.mousetrap.pictures.gauge import ChainGauge
from game.games.mousetrap.rules.events import Built, PartSetAnew, SetAnew
from game.games.mousetrap.table.play import MousetrapPlay
from game.games.mousetrap.text import prospects as words
from game.host.workers import Workers

_SLICE = 0.003
"""Seconds of a frame for what is made in this process."""
_TOLD = 8
"""After so many runs of the whole machine more it is told anew."""
_FOOT, _BELOW = 0.81, 8.0
"""Where under the beads of the parts it begins, as a share of their height; how far it reaches below that."""


class Prospects:
    """Follows what is shown of a match, which it never touches."""

    def __init__(self, play: MousetrapPlay) -> None:
        self.play = play
        self.now = Prospect(play.shown.parts)
        self._given: list[tuple[Prospect, int]] = []
        self._shown = Prospect(())

    def work(self) -> bool:
        """Use spare time, unless the match is only watched; tell whether there is more to be done."""
        if self.play.staged:
            return False
        parts = tuple(self.play.shown.parts)
        if parts != self.now.parts:
            self.now = Prospect(parts)
            self._given.clear()
        if self.now.over:
            self._show()
            return False
        before = self.now.runs // _TOLD
        self._go_on(self.now)
        if self.now.whole and self.now.runs // _TOLD > before:
            self.play.changed()
        return True

    def _go_on(self, now: Prospect) -> None:
        """The many runs of the whole machine are made by processes beside the window, where there are some."""
        workers = self.play.shell.workers
        if now.whole and not now.runs:
            workers.start()
        if now.whole and workers.ready:
            self._beside(now, workers)
        else:
            now.work(_SLICE)
        if now.over:
            self._show()
            if now.whole:
                workers.close()

    def _beside(self, now: Prospect, workers: Workers) -> None:
        for name, report in workers.taken():
            if name in self._given:
                self._given.remove(name)
                now.learn(report)
        for name in [each for each in self._given if not workers.has(each)]:  # lost with its process
            self._given.remove(name)
            now.put_back(name[1])
        while workers.free and (number := now.take()) is not None:
            self._given.append((now, number))
            workers.give((now, number), outcome, now.inputs(number))

    def _show(self) -> None:
        if self._shown is not self.now:
            self._shown = self.now
            self.play.changed()

    def gauge(self, beads: FRect) -> ChainGauge:
        """The gauge under the beads; while an unfinished machine is tried, as the last one was."""
        now = self._shown if self._shown.parts and not (self.now.over or self.now.whole) else self.now
        place = FRect(beads.x, beads.y + beads.height * _FOOT, beads.width, beads.height * (1 - _FOOT) + _BELOW)
        chance = (now.chance or 0.0) if now.whole else -1.0
        hint = words.told(now, self.builders()[: len(now.parts)])
        works = now.possible if now.works is None else now.works
        return ChainGauge("gauge", place, hint=hint, text=words.short(now), brief=words.brief(now), works=works,
                          possible=now.possible, begun=now.begun, chance=chance)  # fmt: skip

    def builders(self) -> list[str]:
        """Who set each part last, by name; nobody those that stood at first."""
        found, names = [""] * len(self.play.state.parts), self.play.seats.names
        for played in self.play.table.match.played:
            for event in played.events:
                if isinstance(event, Built | SetAnew | PartSetAnew):
                    found[event.part - 1] = names[event.seat]
        return found
