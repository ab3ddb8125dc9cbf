"""What if a part of the trap stood elsewhere: the run as it was cranked, and beside it the one that comes of that."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from pygame import FRect

from game.games.mousetrap.pictures import two_ways
from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.crank import FRAME as GLASS
from game.games.mousetrap.pictures.crank import RADIUS, in_glass
from game.games.mousetrap.pictures.parts import STEP_DEG, STEP_MM, PartSpot, part_at, part_bounds, place_of
from game.games.mousetrap.pictures.stage import Look, fitting
from game.games.mousetrap.pictures.two_ways import ShiftedStage, TwoWays
from game.games.mousetrap.table.cranking import what_if_panel
from game.games.mousetrap.table.cranking.what_if_panel import BranchActs, WhatIfPanel
from game.games.mousetrap.text import chain as links
from game.games.mousetrap.text import table as labels
from game.games.mousetrap.text import workshop as bench_words
from game.games.mousetrap.text.what_if import JUST_LOOKING, MOVES_IT, PART_AFTER, PART_BEFORE, WORDS
from game.games.mousetrap.trap.branches import TrapBranch, TrapWhatIf
from game.games.mousetrap.trap.hands import nudged
from game.games.mousetrap.trap.machine import BY_ID, BY_NUMBER, PART_NUMBERS, Placement, StandingPart, TrapInputs, moves
from game.games.mousetrap.trap.report import LINKS
from game.games.mousetrap.trap.run import TrapRun
from game.machine.branches import Branch
from game.machine.hand import STEPS_PER_SECOND, Hand
from game.machine.recording import FilmPlayer
from game.machine.specs import Point
from game.shell import film_strip
from game.text import films
from game.text import what_if as words
from game.text.language import _, told_of, whole
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD, SMALL, SMALL_BOLD
from game.ui.input.bindings import Phase, Pointed, Pressed, Query
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.dirty import Item, Overlay
from game.ui.widgets.layout import Row, Stack, control_height
from game.ui.widgets.panels import Card, Label
from game.ui.widgets.screen import Screen

_EDGE, _GAP, _WIDE, _STRIP = 8.0, 6.0, 286.0, 62.0
_UNITS_A_MM, _GRAIN = 12.0, 0.25
"""A drag of so many units moves a part by a millimeter, in steps of so many."""
_SLICE, _LONGEST = 0.008, 0.1
"""Seconds of a frame in which runs are made, and that are shown at the most."""
_SEEN_CM, _LOW_HALF, _LEAST_GLASS = 4.0, 22.0, 0.4
"""cm from the middle of the glass to its rim; how high the machine is under it; the least size that helps."""
_CAUGHT = STEPS_PER_SECOND
"""Steps before the end of a catch from which on the mouse is seen in the cage."""

Parts = Mapping[int, Placement]


class TrapWhatIfScreen(Screen):
    """Opened over a machine that was cranked. inputs: the run as it was, or as it will go on by itself. moment: the
    step that is shown, and the last one of that run, if it is known. on_keep: takes the parts as they stand in the end;
    none where it is for looking only. hand: the part in hand, and from where the pointer drags it, if it does.
    """

    first = "hand"

    def __init__(
        self,
        shell: Shell,
        inputs: TrapInputs,
        moment: tuple[float, int] = (0.0, 0),
        on_keep: Callable[[Parts], None] | None = None,
        hand: tuple[int, Point | None] = (0, None),
    ) -> None:
        super().__init__(shell)
        self.lay_over(Overlay(self.beneath, lambda canvas: [], self.above))
        self.what_if, self.on_keep = TrapWhatIf(inputs, *moment), on_keep
        part, dragged = hand
        self.number, self.told = part or max(inputs.placements), ""
        self.view = MachineView(FRect(0, 0, 1, 1), (0.0, 0.0), 1.0)
        self.room = FRect(0, 0, 1, 1)
        self._far, self._near = (ShiftedStage(inputs.placements) for _view in range(2))
        self._spot = (-_SEEN_CM, 0.0)
        self._ways = TwoWays()
        self._glass: tuple[Point, float] = ((0.0, 0.0), 1.0)
        self._dragged = (dragged[0], inputs.placements[self.number].mm) if dragged is not None else None
        self.speed = float(shell.settings.run_speed) or 1.0

    # What is seen.

    @property
    def film(self) -> FilmPlayer:
        """Of both runs side by side."""
        return self.what_if.film

    @property
    def at_end(self) -> bool:
        """Whether the end is shown."""
        return self.film.live

    @property
    def film_marks(self) -> Sequence[int]:
        """The links of the chosen run."""
        return self.what_if.branch.marks

    def moment(self) -> str:
        """The moment that is shown, in words."""
        film, steps = self.film, self.film_marks
        reached = sum(step <= film.now for step in steps)
        happens = links.reached(LINKS[reached - 1]) if reached else ""
        return films.moment(film.now / STEPS_PER_SECOND, film.end / STEPS_PER_SECOND, happens)

    @property
    def placed(self) -> Placement:
        """How the part in hand stands in the end."""
        return self.what_if.branch.after.placements[self.number]

    def answers(self, query: Query) -> Sequence[str]:
        """The moment and what was told of it, the part in hand, and what can be done."""
        told: dict[Query, Sequence[str]] = {
            Query.WHERE: (self.moment(), self.told),
            Query.MINE: (whole(told_of(bench_words.part_name(self.number), self._stands())),),
            Query.DUE: (_(words.HOW),),
        }
        return [each for each in told[query] if each] if query in told else super().answers(query)

    # What can be done.

    def take(self, number: int) -> None:
        """Take a part in hand."""
        self.number = number
        self.stale()

    def next(self, by: int) -> None:
        """Take the next part in hand, or the one before."""
        standing = sorted(self.what_if.branch.after.placements)
        self.take(standing[(standing.index(self.number) + by) % len(standing)])
        self._say(whole(told_of(bench_words.part_name(self.number), self._stands())))

    def nudge(self, mm: float, deg: float) -> None:
        """Set the part in hand elsewhere from this moment on, and see what comes of it."""
        film, spec = self.film, BY_NUMBER[self.number]
        if film.rate or film.live:  # one moment for the whole of a drag
            film.seek(self.what_if.now)
        before = self.placed
        after = nudged(before, mm, deg)
        if after == before:
            return
        part = StandingPart(self.number, after)
        if self.what_if.move(spec.id, lambda inputs: inputs.set(part)):
            self.shell.sound.play("plastic_click")
            self._tell(WORDS.title(self.what_if.branch))
        else:
            self._tell(_(words.FULL))

    def keep(self) -> None:
        """The machine takes the new places."""
        if self.on_keep is not None:
            after = self.what_if.branch.after.placements
            if TrapRun(TrapInputs(after, Hand(())), live=True).report().refused:
                self._tell(_(labels.IT_STILL_DOES_NOT_START))
                return
            self.shell.close()
            self.shell.sound.play("part_placed")
            self.on_keep(after)
            self.shell.announcements.say(_(words.KEPT))

    def throw_away(self) -> None:
        """The chosen run goes."""
        self.what_if.throw_away()
        self.focus("hand")
        self.stale()

    def begin_at(self, step: int) -> None:
        """The part stands there from another step on."""
        self.what_if.begin_at(step)
        self.stale()

    def choose(self, branch: Branch[Any]) -> None:
        """Look at another run."""
        assert isinstance(branch, TrapBranch)
        self.what_if.branch = branch
        if branch.part:
            self.number = BY_ID[branch.part].number
        self._tell(WORDS.fate(branch))

    def on_back(self) -> None:
        """Back to the machine."""
        self.shell.close()

    def on_help(self) -> None:
        """What is to be done here."""
        self.shell.open("notice", heading=_(words.WHAT_IF), text="\n".join((_(words.HOW), _(films.FILM_HINT))))

    def on_key(self, pressed: Pressed) -> bool:
        """The keys of a film; N takes the next part, also by the shoulders of a pad."""
        way = {"n": 1, "pad_r": 1, "pad_l": -1}.get(pressed.key, 0)
        if way:
            self.next(way)
        return bool(way) or film_strip.press(self, pressed)

    def on_point(self, pointed: Pointed) -> bool:
        """Take a part that is seen, and drag it elsewhere; let go, and both runs go on from there."""
        if pointed.phase is Phase.DOWN and pointed.button == 1 and self.widget_at(pointed.at) is None:
            return self._grab(pointed.at)
        if self._dragged is None:
            return False
        start, mm = self._dragged
        wanted = round((mm + (pointed.at[0] - start) / _UNITS_A_MM) / _GRAIN) * _GRAIN
        self.nudge(wanted - self.placed.mm, 0.0)
        if pointed.phase is Phase.UP:
            self._dragged = None
            if self.what_if.branch.parent is not None:
                self.film.play(1)
                self.stale()
        return True

    def _grab(self, at: Point) -> bool:
        middle, reach = self._glass
        runs, numbers = self.what_if, self.what_if.branch.after.placements
        found: int | None = self.number
        if (at[0] - middle[0]) ** 2 + (at[1] - middle[1]) ** 2 > reach**2:
            found = part_at(numbers, self.view.to_cm(at), runs.branch.poses(runs.film.now))
        if found is None or not self.room.collidepoint(at):
            return False
        self.take(found)
        self.focus("hand")
        self._dragged = at[0], self.placed.mm
        return True

    def _tell(self, told: str) -> None:
        self.told = told
        self._say(told)
        self.stale()

    def _say(self, told: str) -> None:
        self.shell.announcements.say(told, seen=True)

    # Time.

    def tick(self, dt: float) -> bool:
        """Run on what is to be run, and play; tell of a parting as soon as it is found."""
        runs, branch = self.what_if, self.what_if.branch
        before, live, rate = branch.over, runs.film.live, runs.film.rate
        worked = runs.go_on(_SLICE)
        moved = runs.advance(min(dt, _LONGEST) * self.speed)
        if branch.over and not before and branch.parent is not None:
            self._tell(WORDS.news(branch))
        if (branch.over and not before) or (live, rate) != (runs.film.live, runs.film.rate):
            self.stale()
        if worked or moved:
            film_strip.follow(self)
        return worked or moved

    # Layout.

    def compose(self, canvas: Canvas) -> None:
        """The panel at the left, the film along the foot, the stage between."""
        area = canvas.area
        wide = min(_WIDE * canvas.text_scale, area.width * 0.42)
        strip = FRect(_EDGE, area.bottom - _STRIP - _EDGE, area.width - 2 * _EDGE, _STRIP)
        self.add(Card("film_card", self.pane(strip), lift=0.8))
        film_strip.add(self, strip.inflate(-16, -14))
        acts = BranchActs(self.shell.close, self.keep if self.on_keep is not None else None,
                          self.throw_away, self.begin_at, self.choose)  # fmt: skip
        panel = FRect(_EDGE, _EDGE, wide, strip.top - 2 * _EDGE)
        WhatIfPanel(self, self.what_if, WORDS, acts, self._hand).add(canvas, panel)
        left = panel.right + _EDGE
        self.room = FRect(left, _EDGE, area.right - _EDGE - left, strip.top - 2 * _EDGE)
        self.view = _whole(canvas, self.room)
        self._place_glass()
        found = self.what_if.branch.parting
        if found is not None:
            told = found, WORDS.parting(found, self.what_if.branch.machine)
            what_if_panel.point_out(self, canvas, self.view, self.room, told)

    def _hand(self, rows: Stack, canvas: Canvas) -> None:
        """The part in hand, the ones before and after it, and how it is moved by one press."""
        letters = canvas.letters
        high = max(48.0, letters.line(BOLD) + letters.line(SMALL) + 10)
        rows.add(high, partial(self._hand_row, canvas))
        rows.add(control_height(letters, SMALL_BOLD, 44, 16), self._nudges)
        if self.on_keep is None:
            told, wide = _(JUST_LOOKING), min(_WIDE * canvas.text_scale, canvas.area.width * 0.42) - 48
            rows.add(letters.height(told, SMALL, wide), lambda room: self.add(
                Label("just_looking", room, text=told, style=SMALL, colour=canvas.theme.faint)))  # fmt: skip

    def _hand_row(self, canvas: Canvas, room: FRect) -> None:
        row, name = Row(room, _GAP), bench_words.part_name(self.number)
        self.add(Button("part_before", row.take(44), icon="back", hint=_(PART_BEFORE), on_press=partial(self.next, -1)))
        self.add(Button("part_after", row.last(44, _GAP), icon="forward", hint=_(PART_AFTER),
                        on_press=partial(self.next, 1)))  # fmt: skip
        place = row.rest()
        spot = PartSpot("hand", place, on_nudge=self.nudge, on_press=partial(self.next, 1), label=name,
                        hint=_(MOVES_IT))  # fmt: skip
        self.add(spot)
        upper = FRect(place.x + 6, place.y + 4, place.width - 12, canvas.letters.line(BOLD))
        style = canvas.letters.fitting(name, BOLD, upper.width)
        self.add(Label("part_name", upper, text=name, style=style, align="centre middle"))
        lower = FRect(upper.x, upper.bottom, upper.width, canvas.letters.line(SMALL))
        stands = self._stands()
        style = canvas.letters.fitting(stands, SMALL, lower.width)
        self.add(
            Label("part_stands", lower, text=stands, style=style, colour=canvas.theme.faint, align="centre middle")
        )

    def _stands(self) -> str:
        return bench_words.stands(self.placed.mm, self.placed.deg)

    def _nudges(self, room: FRect) -> None:
        steps: tuple[tuple[str, str, str, float, float, str], ...] = (
            ("shift_left", "", "left", -STEP_MM, 0.0, labels.HALF_A_MILLIMETRE_TO_THE),
            ("shift_right", "", "right", STEP_MM, 0.0, labels.HALF_A_MILLIMETRE_TO_THE_RIGHT),
            ("lean_right", "-½°", "", 0.0, -STEP_DEG, labels.LEANS_TO_THE_RIGHT),
            ("lean_left", "+½°", "", 0.0, STEP_DEG, labels.LEANS_TO_THE_LEFT),
        )
        row, each = Row(room, _GAP), (room.width - 3 * _GAP) / 4
        for name, text, icon, mm, deg, hint in steps:
            self.add(Button(name, row.take(each), text=text, icon=icon, style=SMALL_BOLD, hint=_(hint),
                            enabled=nudged(self.placed, mm, deg) != self.placed,
                            on_press=partial(self.nudge, mm, deg)))  # fmt: skip

    def _place_glass(self) -> None:
        """Over the low half of the machine, where there is only wall."""
        free = self.view.to_screen((0.0, _LOW_HALF))[1] - self.room.top - 4
        share = min(1.0, free / (2 * GLASS))
        reach = GLASS * share if share >= _LEAST_GLASS else 0.0
        self._glass = (self.room.right - reach, self.room.top + reach), reach

    def _looked_at(self) -> Point:
        """What of the part in hand is seen from near: where the runs part, if that is near it, else its middle.

        It stays where it is as long as it shows that: another place is painted anew.
        """
        found, (left, low, right, high) = self.what_if.branch.parting, part_bounds(self.number)
        wanted = (left + right) / 2, (low + high) / 2
        if found is not None:
            wanted = min(max(found.spot[0], left), right), min(max(found.spot[1], low), high)
        if math.dist(wanted, self._spot) > _SEEN_CM / 2:
            self._spot = wanted
        return self._spot

    # Drawing.

    @property
    def _loose(self) -> tuple[int, ...]:
        """The parts that are drawn anew in each frame: that in hand, those moved in the runs, what stands on these."""
        first, found = self.what_if.branches[0].machine.placements, set[int]()
        for branch in (self.what_if.branch, self.what_if.old):
            found |= moves(first, branch.after.placements).keys()
        tried = replace(first[self.number], mm=first[self.number].mm + (0.1 if first[self.number].mm <= 0 else -0.1))
        return tuple(sorted(found | moves(first, {**first, self.number: tried}).keys()))

    def beneath(self, canvas: Canvas) -> list[Item | None]:
        """The run with the part elsewhere, before it that as it was where it differs, pale, and both ways."""
        runs, view = self.what_if, self.view
        items = self._machine(canvas, view, self._far, self._loose)
        frame = place_of(self.number, view, runs.branch.poses(runs.film.now))
        ways = self._ways.item(canvas, view, self.room, runs.old, runs.branch)
        return [*items, ways, two_ways.frame(canvas, frame)]

    def above(self, canvas: Canvas) -> list[Item | None]:
        """The part in hand, seen from near."""
        (x, y), reach = self._glass
        if not reach:
            return [None]
        share = reach / GLASS

        def draw(under: Canvas, view: MachineView) -> None:
            under.clip(view.rect)
            items = self._machine(under, view, self._near, PART_NUMBERS)
            under.surface.blits([each.blit for each in items if each is not None], False)
            under.clip(None)

        surface = in_glass(canvas, (self._looked_at(), RADIUS * share / _SEEN_CM), share, draw)
        return [Item(surface, (round((x - reach) * canvas.scale), round((y - reach) * canvas.scale)))]

    def _machine(
        self, canvas: Canvas, view: MachineView, stage: ShiftedStage, loose: Sequence[int]
    ) -> list[Item | None]:
        """Both runs; near, where another place may be seen in every frame, all parts are loose and the wall is bare."""
        runs, now = self.what_if, self.what_if.film.now
        branch, old = runs.branch, runs.old
        caught = branch.run.done and branch.caught and now > branch.end - _CAUGHT
        look = Look(ghosts=False, wheel=True, mice=("coal",), caught=float(caught), bare=stage is self._near)
        here, there = branch.standing(now).placements, old.standing(now).placements
        items = stage.items(canvas, view, (here, branch.poses(now)), loose, look)
        if branch.parent is None:
            return items
        fixed = [number for number in moves(here, there) if not BY_NUMBER[number].bodies]
        return [*items, *stage.pale(canvas, view, (there, old.poses(now)), (runs.names_apart(), fixed))]


def _whole(canvas: Canvas, room: FRect) -> MachineView:
    """The whole machine within a room, on a wall that fills the canvas."""
    inner, area = fitting(room, 0.0), canvas.area
    middle = inner.to_cm(area.center)
    return MachineView(FRect(area), middle, inner.units_per_cm)
