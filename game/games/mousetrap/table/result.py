"""The end of a match: the last free mouse, the others by when they were caught, and all of it looked back on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from pygame import FRect

from game.core.slices import Slices
from game.games.mousetrap.nature.cranking import noted_hand, trap_inputs
from game.games.mousetrap.nature.own import attempt
from game.games.mousetrap.pictures.cards import NUMBER, ResultHead, ResultRow
from game.games.mousetrap.pictures.films import trap_film, trap_pictures
from game.games.mousetrap.pictures.kit import TrapKit
from game.games.mousetrap.rules.events import (
    Built,
    Captured,
    OwnTrapRested,
    StepBuilt,
    TrapCompleted,
    TrapRested,
    TurnBegan,
)
from game.games.mousetrap.rules.state import CHEESE
from game.games.mousetrap.table.cranking.crank import may_watch, operator
from game.games.mousetrap.table.cranking.own_crank import watch
from game.games.mousetrap.table.own_traps import own_film, own_kit, own_pictures
from game.games.mousetrap.table.play import MousetrapPlay
from game.games.mousetrap.text import log as told
from game.games.mousetrap.text import table as labels
from game.games.mousetrap.trap.machine import BY_NUMBER
from game.session.match import Match, Played
from game.shell.matches.open_match import OpenMatch
from game.shell.matches.watched_match import Seen, after, from_the_start, levels, seeing
from game.shell.pictures.film import RunPictures
from game.shell.pictures.score_strip import Chronicle, Dot, Mark, MarkKind, MatchChapter
from game.shell.play.result import Result
from game.text import tell
from game.text.language import _, ngettext
from game.ui.drawing import badges
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY, SMALL_BOLD
from game.ui.drawing.theme import rgb
from game.ui.widgets.buttons import Button


@dataclass(frozen=True)
class MatchStory:
    """Counts by seat; cheese: the pieces of each seat before every act and at the end, up to what being caught left it.

    last_run: the last act by which the machine ran, None if it never did.
    """

    caught: Counter[str]
    missed: Counter[str]
    cheese: dict[str, tuple[int, ...]]
    last_run: Played | None

    @staticmethod
    def of(match: Match) -> MatchStory:
        """The story of a match so far."""
        caught, missed, last = Counter[str](), Counter[str](), None
        for played in match.played:
            for event in played.events:
                if isinstance(event, Captured):
                    caught[event.seat] += 1
                elif isinstance(event, TrapRested | OwnTrapRested):
                    last = played
                    missed[played.seat] += not event.captured
        return MatchStory(caught, missed, _cheese(match), last)


def _cheese(match: Match) -> dict[str, tuple[int, ...]]:
    states = [*(played.before for played in match.played), match.state]
    found = {}
    for number, seat in enumerate(match.state.table.seats):
        free = sum(not state.captured[number] for state in states)
        found[seat] = tuple(state.hands[number] for state in states[: free + 1])
    return found


# The end of a match: the last free mouse, the others by when they were caught, and how it came to that.


class MousetrapResult(Result):
    """Standings, captures, misses, the cheese over time, and the ways on; the last run can be watched once more."""

    play: MousetrapPlay
    pictures = (110.0, 190.0)
    side = "left"

    @cached_property
    def story(self) -> MatchStory:
        """What became of every seat."""
        return MatchStory.of(self.play.table.match)

    def rank(self, seat: str) -> tuple[float, ...]:
        """Those who were caught later come first, the winner before them all; one run may catch several."""
        for number, played in enumerate(self.play.table.match.played):
            if any(isinstance(event, Captured) and event.mouse == seat for event in played.events):
                return (1.0, -number)
        return (float(seat not in self.winners), float("-inf"))

    def head(self, canvas: Canvas) -> float:
        """The heads of the columns."""
        return canvas.letters.line(SMALL_BOLD) + 8

    def head_row(self, rect: FRect) -> None:
        """What the numbers are."""
        self.add(ResultHead("head", rect))

    def row_height(self, canvas: Canvas) -> float:
        """A line, or the numbers."""
        return max(38.0, canvas.letters.line(BODY) + 10, canvas.letters.line(NUMBER) + 4)

    def row(self, canvas: Canvas, rect: FRect, seat: str, place: int) -> ResultRow:
        """The name, the captures, the misses and the cheese."""
        name, story = self.play.seats.names[seat], self.story
        numbers = story.caught[seat], story.missed[seat], self.play.shown.hands[seat]
        return ResultRow(f"row_{seat}", rect, seat=seat, text=f"{place}. {name}", numbers=numbers,
                         lit=place == 1, out=place > 1)  # fmt: skip

    def further(self) -> tuple[Button, ...]:
        """The last run once more."""
        last = self.story.last_run
        if last is None or not may_watch(last):
            return ()
        hint = _(labels.THE_MACHINE_RUNS_ONCE_MORE)
        return (Button("watch", FRect(), text=_(labels.WATCH_THE_LAST_RUN), icon="eye", hint=hint,
                       on_press=lambda: watch(self.play.opened, self.shell, last)),)  # fmt: skip

    def course(self) -> tuple[str, Mapping[str, Sequence[float]]]:
        """The cheese of every seat up to where it was caught."""
        return _(labels.CHEESE_OVER_THE_MATCH), self.story.cheese

    def portrait(self, canvas: Canvas, rect: FRect) -> None:
        """The winner's mouse."""
        size, winner = rect.height * 0.86, (self.winners or (self.play.shown.turn,))[0]
        mouse = FRect(rect.centerx - size / 2, rect.centery - size / 2, size, size)
        if not canvas.sprite(f"mice/{winner}_figure", mouse):
            badges.badge(canvas, winner, mouse)


# A match of the Mouse Trap as a whole, and the films of its runs.


_DUEL = 2


def chronicle(match: Match) -> Slices[Chronicle]:
    """The whole of a match."""
    seen = yield from seeing(match, Built, StepBuilt, Captured, TrapCompleted, TrapRested, OwnTrapRested, TurnBegan)
    kinds = (
        ("caught", MarkKind("cage", _(told.CAUGHT), True)),
        ("missed", MarkKind("close", _(told.MISSED), False)),
    )
    plan = match.state.table.plan
    return Chronicle(
        match.state.table.seats,
        _(told.WHO_HOLDS_THE_CHEESE, number=CHEESE),
        levels(match, lambda state: state.hands),
        kinds,
        len(match.played),
        from_the_start(match, after(seen, TurnBegan)),
        float(CHEESE),
        tuple(_runs(seen)),
        tuple(_chapters(match, seen)),
        tuple(_own_dots(seen, own_kit(plan)) if plan.own else _dots(seen)),
    )


def _dots(seen: Iterable[Seen]) -> Iterator[Dot]:
    """When each part was built, in its colour."""
    for each in seen:
        if isinstance(each.event, Built):
            yield Dot(each.after, rgb(BY_NUMBER[each.event.part].colour))


def _own_dots(seen: Iterable[Seen], kit: TrapKit) -> Iterator[Dot]:
    """The same of a machine of one's own."""
    for each in seen:
        if isinstance(each.event, StepBuilt):
            yield Dot(each.after, kit.colour(each.event.step))


def _runs(seen: Iterable[Seen]) -> Iterator[Mark]:
    for each in seen:
        if isinstance(each.event, TrapRested | OwnTrapRested):
            yield Mark(each.act, "caught" if each.event.captured else "missed", each.seat)


def _chapters(match: Match, seen: Iterable[Seen]) -> Iterator[MatchChapter]:
    """Until the trap is complete, until the first capture, then by the mice that are left."""
    left = len(match.state.table.seats)
    if match.played and not match.played[0].before.complete:
        yield MatchChapter(0, _(told.BUILDING_THE_TRAP))
    else:
        yield MatchChapter(0, _(told.THE_HUNT))
    for each in seen:
        if isinstance(each.event, TrapCompleted):
            yield MatchChapter(each.after, _(told.THE_DUEL) if left == _DUEL else _(told.THE_HUNT))
        elif isinstance(each.event, Captured):
            left -= 1
            if left >= _DUEL and each.after < len(match.played):
                text = _(told.THE_DUEL) if left == _DUEL else ngettext(*told.MICE_LEFT_COUNT, left)
                yield MatchChapter(each.after, text)


# The film of a run of the trap that is on record.


def film(opened: OpenMatch, played: Played, assets: Path, dark: float) -> Slices[bytes]:
    """The file; below its last picture stands what is on record."""
    title = " ".join(tell(opened.row.game.id, played.events, opened.names)[:1])
    wheel = operator(opened, played.before, played.seat).wheel
    if played.before.table.plan.own:
        run = attempt(played.before, noted_hand(played.notes))
        return own_film(assets, run, wheel, title, dark)
    return trap_film(assets, trap_inputs(played.before, noted_hand(played.notes)), wheel, title, dark=dark)


def pictures(opened: OpenMatch, played: Played) -> Slices[RunPictures]:
    """The run in a few pictures."""
    wheel = operator(opened, played.before, played.seat).wheel
    if played.before.table.plan.own:
        return own_pictures(attempt(played.before, noted_hand(played.notes)), wheel)
    return trap_pictures(trap_inputs(played.before, noted_hand(played.notes)), wheel)
