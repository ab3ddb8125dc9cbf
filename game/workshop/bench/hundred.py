"""The hundred runs that make the score, all at once: as they flew, where they were lost, and each of them alone."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from pygame import FRect

from game.games.mousetrap.pictures.camera import MachineView
from game.machine.specs import Point
from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.widgets.buttons import Button
from game.ui.widgets.fields import Slider
from game.ui.widgets.layout import Row
from game.ui.widgets.panels import Callout, beside
from game.workshop.bench.bare_bench import BareBench
from game.workshop.bench.showing import Hundred
from game.workshop.parts.run import winds_itself
from game.workshop.text import bench as words

SLIDER, CALLOUTS = "hundred_copy", 3
"""Parts at which copies were lost that are named beside the place."""
_GAP, _SIDE = 5.0, 46.0


def open_hundred(bench: BareBench) -> None:
    """Show them, or go back to the machine."""
    if bench.hundred is not None:
        close(bench)
        return
    bench.stop()
    bench.editing.choose()
    bench.hundred = Hundred(bench.counting.flights)
    bench.hundred.playing = not bench.shell.settings.reduced_motion
    if not bench.hundred.playing:
        bench.hundred.row = float(bench.hundred.rows)
    bench.focus("hundred_play")
    bench.shell.announcements.say(told(bench), seen=True)
    bench.stale()


def close(bench: BareBench) -> None:
    """Back to the machine."""
    bench.hundred = None
    bench.stale()


def told(bench: BareBench) -> str:
    """What is seen, in words."""
    hundred = bench.hundred
    if hundred is None:
        return ""
    if hundred.copy:
        one = hundred.shown[0]
        rings = winds_itself(bench.editing.machine)
        return words.one_copy(hundred.copy, one.caught, _name(bench, one.stopped), rings)
    return words.all_copies(bench.counting.score, bench.editing.machine)


def _name(bench: BareBench, part: str) -> str:
    return words.part_name(part, bench.editing.machine) if part else ""


def add(bench: BareBench, hundred: Hundred, room: FRect) -> None:
    """Buttons and a handle for one copy after the other, in the place of the tools."""
    two = room.height >= 2 * _SIDE + _GAP
    row = Row(FRect(room.x, room.y, room.width, _SIDE if two else room.height), _GAP)
    weakest = bench.counting.score.weakest
    shown: list[tuple[str, str, str, Callable[[], None]]] = [
        ("hundred_play", "pause" if hundred.playing else "play", words.FLIES, partial(_play, bench)),
        ("hundred_close", "close", words.HUNDRED_CLOSES, partial(close, bench)),
    ]
    if weakest:
        shown.insert(1, ("hundred_part", "part", words.TO_THE_WEAKEST, partial(_go_to, bench, weakest)))
    for name, icon, hint, act in shown:
        bench.add(Button(name, row.take(_SIDE), icon=icon, hint=_(hint), on_press=act))
    inner = FRect(room.x, room.bottom - _SIDE, room.width, _SIDE) if two else row.rest()
    bench.add(Slider(SLIDER, inner, value=hundred.copy, top=len(hundred.flights.found), step=1,
                     tell=words.copy_number, on_slide=partial(_choose, bench), unit="",
                     label=_(words.WHICH_COPY), hint=_(words.WHICH_COPY_HINT)))  # fmt: skip


def point_out(bench: BareBench, hundred: Hundred, canvas: Canvas, view: MachineView) -> None:
    """Name the parts at which most were lost, beside where that was."""
    if not hundred.over:
        return
    flights, room = hundred.shown, bench.room.inflate(-16, -12)
    misses = sum(not each.caught for each in flights)
    taken: list[FRect] = []
    for number, (part, count) in enumerate(bench.counting.score.stopped_at.most_common(CALLOUTS)):
        spots = [each.spot for each in flights if each.stopped == part and each.spot is not None]
        if not part:
            continue
        here = bench.editing.machine.part(part)
        spots = spots or [(here.x, here.y)]
        tip, text = view.to_screen(_middle(spots)), words.lost(_name(bench, part), count, misses)
        places = (beside(canvas, text, tip, room, way) for way in ((0.0, -1.0), (1.0, -1.0), (-1.0, -1.0), (0.0, 1.0)))
        place = next((each for each in places if each.collidelist(taken) < 0 and not each.collidepoint(tip)), None)
        if place is None or hundred.copy:
            continue
        taken.append(place)
        bench.pane(place.union(FRect(tip[0] - 2, tip[1] - 2, 4, 4)))
        bench.add(Callout(f"callout_lost_{number}", place, text=text, tip=tip, alarm=number == 0))


def _middle(spots: list[Point]) -> Point:
    """The one of some places with the others nearest round it."""
    return min(spots, key=lambda spot: sum(math.dist(spot, other) for other in spots))


def _play(bench: BareBench) -> None:
    if bench.hundred is not None:
        bench.hundred.play_or_pause()
        bench.stale()


def _choose(bench: BareBench, copy: int) -> None:
    if bench.hundred is not None:
        bench.hundred.choose(copy)
        bench.stale()


def _go_to(bench: BareBench, part: str) -> None:
    """Back to the machine with the weakest part in hand."""
    close(bench)
    bench.editing.choose(part)
    bench.focus("hand")
    bench.edited()
