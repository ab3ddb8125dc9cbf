"""The trap in a hundred hands: all runs at once over its darkened stage, where they were lost, and each alone."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from pygame import FRect

from game.games.mousetrap.nature.hundred import HundredHands
from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.flights import FlightPicture, flights_film, flights_picture
from game.games.mousetrap.pictures.parts import part_centre
from game.games.mousetrap.pictures.stage import MachineStage, fitting
from game.games.mousetrap.text import hundred as words
from game.games.mousetrap.trap.machine import Placement
from game.host.workers import work_beside
from game.machine.hand import STEPS_PER_SECOND
from game.machine.recording import FLIGHTS_PER_SECOND, CopyFlight
from game.machine.specs import Point
from game.shell.film_strip import Extra
from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY, HEAD, Style
from game.ui.input.bindings import Pressed, Query
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.dirty import Item, Overlay
from game.ui.widgets.fields import Slider
from game.ui.widgets.layout import Row
from game.ui.widgets.panels import Callout, Card, Label, beside
from game.ui.widgets.screen import Screen

SLIDER, CALLOUTS = "hundred_hand", 3
"""Parts at which runs were lost that are named beside the place."""
_EDGE, _SIDE, _GAP = 8.0, 46.0, 6.0
_COUNT = Style("display", 34)
_SLICE, _LONGEST = 0.008, 0.1
"""Seconds of a frame in which runs are made here, and that are shown at the most."""
_WAYS: Sequence[Point] = ((0.0, -1.0), (1.0, -1.0), (-1.0, -1.0), (0.0, 1.0))


class HundredScreen(Screen):
    """Opened over what was cranked; nothing of it counts. It shows the runs as soon as there are some."""

    first = "hundred_play"

    may_look_into = True
    """Whether one may ask what if a part stood elsewhere."""

    def __init__(self, shell: Shell, placements: Mapping[int, Placement], hands: HundredHands | None = None) -> None:
        super().__init__(shell)
        self.lay_over(Overlay(self.beneath, lambda canvas: []))
        self.hands = hands or HundredHands(placements)
        self.picture = FlightPicture()
        self._show(placements)
        self.view = MachineView(FRect(0, 0, 1, 1), (0.0, 0.0), 1.0)
        self.room = FRect(0, 0, 1, 1)
        self.row, self.hand, self.playing = 0.0, 0, not shell.settings.reduced_motion
        if self.hands.over and not self.playing:
            self.row = float(self.rows)
        self.assets: Path | None = None
        self._told = 0
        if not self.hands.over:
            shell.workers.start()

    # The machine: the classic one.

    def _show(self, placements: Mapping[int, Placement]) -> None:
        self.stage = MachineStage(placements)

    def name(self, part: int) -> str:
        """What a part is called, at the beginning of a sentence."""
        return words.classic_name(part)

    def centre(self, part: int) -> Point:
        """Its middle, cm."""
        return part_centre(part)

    def seen(self, room: FRect) -> MachineView:
        """The whole machine within a room."""
        return fitting(room, 0.0)

    def machine_items(self, canvas: Canvas, view: MachineView) -> Sequence[Item | None]:
        """The machine at rest."""
        return self.stage.items(canvas, view, self.stage.as_set, ghosts=False, wheel=True)

    def at_rest(self, canvas: Canvas, place: FRect) -> tuple[MachineView, Sequence[Item | None]]:
        """The machine under the runs, within a place of a picture."""
        return machine_at_rest(self.hands.placements, canvas, place)

    # What is seen of the runs.

    @property
    def shown(self) -> list[CopyFlight]:
        """The runs that are seen: as long as they are made only the newest."""
        hands = self.hands
        if self.hand:
            return [each for each in hands.found if each.seed == self.hand]
        return hands.found if hands.over else hands.newest

    @property
    def rows(self) -> int:
        """How many the longest of them has."""
        return max((each.rows for each in self.shown), default=0)

    @property
    def ended(self) -> bool:
        """Whether all runs are made, and those that are seen have flown to their end."""
        return self.hands.over and self.row >= self.rows

    def sentence(self) -> str:
        """What is seen, in words."""
        hands = self.hands
        one = next(iter(self.shown), None) if self.hand else None
        if one is not None:
            return words.one_hand(self.hand, one.caught, self.name(hands.part_of(one)) if one.stopped else "")
        return words.all_hands(hands.caught, len(hands.found), hands.stopped_at, self.name)

    def answers(self, query: Query) -> Sequence[str]:
        """What is seen."""
        return (self.sentence(),) if query is Query.WHERE else super().answers(query)

    # What can be done.

    def play_or_pause(self) -> None:
        """Go on, or wait; after the end from the beginning."""
        if self.row >= self.rows and self.hands.over:
            self.row, self.playing = 0.0, True
        else:
            self.playing = not self.playing
        self.stale()

    def choose(self, hand: int) -> None:
        """Show one alone, or all; where they had ended, as they end."""
        ended, self.hand = self.row >= self.rows, hand
        self.row = float(self.rows) if ended else min(self.row, float(self.rows))
        self.shell.announcements.say(self.sentence(), seen=True)
        self.stale()

    def look_into(self) -> None:
        """What if the weakest part stood elsewhere: in the first run that was lost there."""
        part = self.hands.stopped_at.most_common(1)[0][0]
        lost = next(each for each in self.hands.found if each.stopped and self.hands.part_of(each) == part)
        end = lost.rows * STEPS_PER_SECOND // FLIGHTS_PER_SECOND
        self.shell.open("mousetrap_what_if", inputs=self.hands.inputs(lost.seed), moment=(0.0, end), hand=(part, None))

    def save(self, kind: str) -> None:
        """All runs as a picture or as a film, among the person's pictures."""
        if self.assets is None:
            return
        self.playing = False
        self.stale()
        make = flights_film if kind == "gif" else flights_picture
        told = words.all_hands(self.hands.caught, len(self.hands.found), self.hands.stopped_at, self.name)
        made = make(self.assets, self.hands.found, told, self.at_rest)
        self.shell.open("filming", film=made, name="mousetrap", kind=kind)

    def on_back(self) -> None:
        """Leave; processes beside the window are kept for nobody."""
        self.shell.workers.close()
        self.shell.close()

    def on_key(self, pressed: Pressed) -> bool:
        """K plays and pauses, comma and period go from hand to hand."""
        if pressed.key == "k":
            self.play_or_pause()
        elif pressed.key in (",", "."):
            way = 1 if pressed.key == "." else -1
            self.choose((self.hand + way) % (len(self.hands.found) + 1))
        else:
            return False
        return True

    # Time.

    def tick(self, dt: float) -> bool:
        """Make runs, and let them fly."""
        hands, workers = self.hands, self.shell.workers
        if not hands.over:
            if workers.ready:
                hands.leave_off()
                work_beside(hands, workers)
            else:
                hands.work(_SLICE)
        if len(hands.found) != self._told:
            self._told = len(hands.found)
            self.stale()
            if hands.over:
                workers.close()
                self._end()
        return self._fly(min(dt, _LONGEST)) or not hands.over

    def _fly(self, seconds: float) -> bool:
        """All fly together once there are all; before that each is shown as it ended."""
        if not self.hands.over:
            self.row = float(self.rows)
        if not self.playing or self.row >= self.rows:
            return False
        self.row = min(float(self.rows), self.row + seconds * FLIGHTS_PER_SECOND)
        if self.ended:
            self.playing = False
            self.stale()
        return True

    def _end(self) -> None:
        """All are made: from now on they fly together, or their end is shown where nothing is to move."""
        self.row = float(self.rows) if self.shell.settings.reduced_motion else 0.0
        self.shell.announcements.say(self.sentence(), seen=True)

    # Layout.

    def compose(self, canvas: Canvas) -> None:
        """A card along the foot: how many caught, what can be done, a handle for one hand after the other."""
        self.assets, area, letters = canvas.sprites.folder, canvas.area, canvas.letters
        two = area.width < 1100 or canvas.text_scale > 1.2
        head = letters.line(_COUNT) + letters.line(BODY) + 6
        high = (head + _SIDE + 6 if two else max(head, _SIDE)) + 22
        card = FRect(_EDGE, area.bottom - high - _EDGE, area.width - 2 * _EDGE, high)
        self.add(Card("hundred_card", self.pane(card), lift=0.8))
        inner = card.inflate(-24, -20)
        words_wide = inner.width if two else min(460.0, inner.width * 0.42)
        self._words(canvas, FRect(inner.x, inner.y, words_wide, head))
        row = FRect(inner.x, inner.bottom - _SIDE, inner.width, _SIDE)
        if not two:
            row = FRect(inner.x + words_wide + 12, inner.centery - _SIDE / 2, inner.width - words_wide - 12, _SIDE)
        self._row(row)
        title = FRect(_EDGE + 4, _EDGE + 2, letters.width(_(words.TITLE), HEAD) + 36, letters.line(HEAD) + 18)
        self.add(Card("hundred_title_card", self.pane(title), lift=0.6))
        self.add(Label("hundred_title", title, text=_(words.TITLE), style=HEAD, align="centre middle"))
        self.room = FRect(_EDGE, title.bottom + 4, area.width - 2 * _EDGE, card.top - title.bottom - 10)
        view = self.seen(self.room)
        self.view = MachineView(FRect(area), view.to_cm(area.center), view.units_per_cm)
        if self.ended and not self.hand:
            self._point_out(canvas)

    def _words(self, canvas: Canvas, place: FRect) -> None:
        hands, letters = self.hands, canvas.letters
        count = words.hands_caught(hands.caught, len(hands.found))
        first = FRect(place.x, place.y, place.width, letters.line(_COUNT))
        style = letters.fitting(count, _COUNT, first.width)
        good = canvas.theme.good if hands.caught * 2 > len(hands.found) else canvas.theme.warn
        self.add(Label("hundred_count", first, text=count, style=style, colour=good, align="left middle"))
        told = self.sentence() if self.hand else self.sentence().removeprefix(count).strip()
        below = FRect(place.x, first.bottom + 4, place.width, letters.line(BODY))
        self.add(Label("hundred_told", below, text=told, style=letters.fitting(told, BODY, below.width)))

    def _row(self, room: FRect) -> None:
        hands, row = self.hands, Row(room, _GAP)
        shown: list[Extra] = [("hundred_play", "pause" if self.playing else "play", words.FLIES, self.play_or_pause)]
        if hands.over and hands.stopped_at and self.may_look_into:
            shown.append(("hundred_part", "branch", words.TO_THE_WEAKEST, self.look_into))
        if hands.over:
            shown.append(("hundred_picture", "share", words.PICTURE, partial(self.save, "png")))
            shown.append(("hundred_film", "film", words.FILM, partial(self.save, "gif")))
        shown.append(("hundred_close", "close", words.LEAVES, self.on_back))
        for name, icon, hint, act in shown:
            self.add(Button(name, row.take(_SIDE), icon=icon, hint=_(hint), on_press=act))
        self.add(Slider(SLIDER, row.rest(), value=self.hand, top=max(1, len(hands.found)), step=1, unit="",
                        tell=words.hand_number, on_slide=self.choose, label=_(words.WHICH_HAND),
                        hint=_(words.WHICH_HAND_HINT)))  # fmt: skip

    def _point_out(self, canvas: Canvas) -> None:
        """Name the parts at which most were lost, beside where that was."""
        flights, taken = self.shown, list[FRect]()
        misses = sum(not each.caught for each in flights)
        for number, (part, count) in enumerate(self.hands.stopped_at.most_common(CALLOUTS)):
            spots = [each.spot for each in flights if each.spot and each.stopped and self.hands.part_of(each) == part]
            tip = self.view.to_screen(_middle(spots) if spots else self.centre(part))
            text = words.lost(self.name(part), count, misses)
            places = (beside(canvas, text, tip, self.room, way) for way in _WAYS)
            place = next((each for each in places if each.collidelist(taken) < 0 and not each.collidepoint(tip)), None)
            if place is not None:
                taken.append(place)
                self.pane(place.union(FRect(tip[0] - 2, tip[1] - 2, 4, 4)))
                self.add(Callout(f"callout_lost_{number}", place, text=text, tip=tip, alarm=number == 0))

    # Drawing.

    def beneath(self, canvas: Canvas) -> list[Item | None]:
        """The machine at rest, and all runs over it."""
        items = self.machine_items(canvas, self.view)
        return [*items, *self.picture.items(canvas, self.view, self.view.rect, self.shown, self.row)]


def machine_at_rest(
    placements: Mapping[int, Placement], canvas: Canvas, place: FRect
) -> tuple[MachineView, Sequence[Item | None]]:
    """The machine under the runs, within a place of a picture."""
    view = fitting(place)
    return view, MachineStage(placements).items(canvas, view, ghosts=False, wheel=True)


def _middle(spots: Sequence[Point]) -> Point:
    """The one of some places with the others nearest round it."""
    return min(spots, key=lambda spot: sum(math.dist(spot, other) for other in spots))
