"""A decision of a match that is made once more: its table as it was, and how likely one wins after each choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from game.core.setup import Seat
from game.session.match import Match
from game.shell import routes
from game.shell.matches.open_match import OpenMatch
from game.shell.pages import MARGIN, ButtonRow, Page, Sheet
from game.shell.pictures.futures import FutureRow
from game.shell.play.match_screen import MatchScreen
from game.shell.theatre.branching import play_on_from
from game.shell.theatre.story import StoryWork
from game.story.playouts import levels_of
from game.story.retries import ChoosingAgain, Futures, Retry, Tried, after
from game.text import matches as theatre
from game.text import story as words
from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BODY, HEAD, SMALL, TITLE
from game.ui.layout import BoxTree, Grow, Layers, Pad, Scroll, Sized, Stretch, VBox
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import control_height
from game.ui.widgets.panels import Card, Label

_AROUND = 22 + 12 + 40 + 14 + 22.0
"""What lies above and below the choices besides the head and the ways on."""
_TALLER = 70.0
"""By how much the row of a choice may become higher where there is room."""
_SLICE, _OFTEN = 0.012, 0.4
"""Seconds of counting in a frame, and between two pictures of what is known."""


class Decision:
    """What was chosen, number 0, and what was tried instead, each with its chance."""

    def __init__(self, match: Match, retry: Retry, names: Mapping[str, str]) -> None:
        self.match, self.retry, self.names = match, retry, dict(names)
        self.futures = Futures(match.game.id, match.setup, retry.seat)
        self.choices: list[Tried] = []
        self.at = 0
        self.choose(after(match, retry.act))

    def choose(self, tried: Tried) -> None:
        """Look at this choice from now on."""
        moves = [each.move for each in self.choices]
        if tried.move not in moves:
            self.choices.append(tried)
            self.futures.add(tried.start)
            moves.append(tried.move)
        self.at = moves.index(tried.move)

    def text(self, number: int) -> str:
        """A choice in words."""
        return words.choice_told(self.match, self.choices[number], number == 0, self.names)

    def verdict(self) -> str:
        """What is to be said of the choice that is looked at."""
        gain = self.futures.gain(self.at) if self.futures.over else None
        return words.verdict(gain, self.at == 0, self.names[self.retry.seat])

    def best(self) -> float | None:
        """What the best of all that was tried gains; None as long as nothing was."""
        gains = [gain.chance for number in range(1, len(self.choices))
                 if (gain := self.futures.gain(number)) is not None]  # fmt: skip
        return max(gains, default=None)


class _Aside:
    """The program as such a table sees it: whatever would leave it leads back to where it was opened. A `Shell`."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def __getattr__(self, name: str) -> Any:
        return getattr(self._shell, name)

    def go_to(self, route: str, **given: object) -> None:
        """There is no match that could be left."""
        self._shell.close()


def decision_table(shell: Shell, opened: OpenMatch, decision: Decision) -> MatchScreen:
    """The table of a match before a decision, which is made by whoever plays here; nothing of it is kept."""
    match, retry, row = decision.match, decision.retry, opened.row
    levels = levels_of(match.game.id, match.setup)
    others = {seat: row.seated(Seat(seat, f"bot:{level}")) for seat, level in levels.items() if seat != retry.seat}
    runner = ChoosingAgain.at(match, retry.act, row.nature_of(0, others), others)

    def tried(choice: Tried) -> None:
        decision.choose(choice)
        shell.open("futures", opened=opened, decision=decision)

    runner.tried = tried
    aside = OpenMatch(row, runner, opened.names)
    table = routes.make(cast("Shell", _Aside(shell)), f"table:{match.game.id}", opened=aside)
    assert isinstance(table, MatchScreen)
    table.aside, table.menu = True, lambda: Asked(table, shell, decision)
    table.open_menu()
    return table


class Asked(Sheet):
    """What is asked at such a table, and the way back; it lies over the table at first, and in place of its menu."""

    first = "choose"

    def __init__(self, table: MatchScreen, shell: Shell, decision: Decision) -> None:
        super().__init__(table, table.close)
        self._leave, self._decision = shell.close, decision

    def tree(self, canvas: Canvas) -> BoxTree:
        decision, retry = self._decision, self._decision.retry
        asked = _(words.WHAT_NOW, name=decision.names[retry.seat], number=retry.act + 1,
                  all=len(decision.match.played))  # fmt: skip
        told = VBox(
            20,
            Label("head", text=_(words.CHOOSE_AGAIN), style=TITLE),
            6,
            Label("asked", text=asked, style=BODY),
            18,
            ButtonRow((
                Button("moments", text=_(words.OTHER_MOMENTS), icon="back", on_press=self._leave),
                Button("choose", text=_(words.LET_ME_CHOOSE), kind="primary", icon="play", on_press=self.close,
                       shortcut="space"),
            )),
            20,
        )  # fmt: skip
        return self.sheet(canvas, 620.0, told, spare=8)


class FuturesPage(Page):
    """How likely one wins after what was chosen in the match, and after what was tried instead."""

    first = "choose"

    def __init__(self, shell: Shell, opened: OpenMatch, decision: Decision) -> None:
        super().__init__(shell)
        self.opened, self.decision = opened, decision
        self._work = StoryWork(decision.futures, shell.workers)
        self._since = 0.0
        self._told = decision.futures.over
        if self._told:
            shell.announcements.say(decision.verdict())

    def tick(self, dt: float) -> bool:
        """Count on, and show now and then what is known."""
        if self._told:
            return False
        self._since += dt
        if not self._work.go_on(_SLICE):
            self._told = True
            self.shell.announcements.say(self.decision.verdict())
            self.stale()
        elif self._since > _OFTEN:
            self._since = 0.0
            self.stale()
        return True

    def rest(self) -> None:
        super().rest()
        self._work.rest()

    def abandon(self) -> None:
        """Nobody waits for what is still being counted."""
        self.shell.workers.close()

    # What is done.

    def moments(self) -> None:
        """Back to the page of moments."""
        self.shell.close()
        self.shell.close()

    def play_on(self) -> None:
        """To a match of its own that goes on from here."""
        play_on_from(self.shell, self.opened, self.decision.retry.act)

    def on_back(self) -> None:
        self.shell.close()

    # What is seen.

    def tree(self, canvas: Canvas) -> BoxTree:
        """A row for each choice, what comes of it, and the ways on."""
        decision = self.decision
        futures = decision.futures
        rows = [FutureRow(f"choice_{number}", seat=decision.retry.seat, text=decision.text(number),
                          chance=futures.chance(number), chosen=number == decision.at)
                for number in range(len(decision.choices))]  # fmt: skip
        often = words.played_on(min(map(futures.runs, range(len(rows)))))
        told = VBox(
            Label("verdict", text=decision.verdict(), style=HEAD),
            12,
            *(child for each in rows for child in (Stretch(each, _TALLER), 10)),
            Label("often", text=often, style=SMALL),
        )
        wide = min(canvas.area.width - 2 * MARGIN, 1100 * min(canvas.text_scale, 1.4))
        ways = Sized(self._ways(), height=control_height(canvas.letters, ACT, 52))
        around = control_height(canvas.letters, ACT, 48, 16) + ways.height_at(canvas, wide) + _AROUND
        filling = Sized(told, least=canvas.area.height - around)
        card = Layers(Card("card", corner=14), Pad(Scroll(filling, "rows", (4, 4, 16, 4)), 20, 16))
        body = VBox(Grow(card), 14, ways, 22)
        return self.page(canvas, _(words.HOW_IT_MIGHT_GO_ON), 12, Grow(Sized(body, wide, align="centre top")))

    def _ways(self) -> ButtonRow:
        return ButtonRow((
            Button("moments", text=_(words.OTHER_MOMENTS), icon="back", on_press=self.moments),
            Button("play_on", text=_(theatre.PLAY_ON_FROM_HERE), icon="grab", on_press=self.play_on,
                   hint=_(theatre.BEGINS_A_MATCH_OF_ITS_OWN)),
            Button("choose", text=_(words.CHOOSE_AGAIN), kind="primary", icon="replay", on_press=self.shell.close),
        ))  # fmt: skip
