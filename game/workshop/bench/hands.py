"""Keys and pointer on the bench: what is taken, dragged, turned and let go."""

from __future__ import annotations

import math

import pygame

from game.machine import MachineError
from game.machine.specs import Point
from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Phase, Pointed, Pressed, Verb
from game.ui.widgets.dirty import Item
from game.ui.widgets.panels import Callout
from game.workshop.bench import film_strip, tie_acts, what_if
from game.workshop.bench.bare_bench import BareBench
from game.workshop.bench.bench_picture import ask
from game.workshop.bench.editing import DEEPEST, within
from game.workshop.parts.box import BY_ID
from game.workshop.parts.fitting import gear_pairs, snapped
from game.workshop.parts.machine import Placed
from game.workshop.pictures.bench_stage import portrait_item
from game.workshop.pictures.box import Compartment, TieCompartment
from game.workshop.pictures.marks import on_knob, part_at, parts_within
from game.workshop.pictures.ties import pin_at

_ACTS = {
    "f": ("mirror", "mirror"), "c": ("copy", "copy"), "h": ("grab", "hold"),
    "delete": ("box_back", "remove"), "backspace": ("box_back", "remove"),
}  # fmt: skip
"""By key, the tool and what it does."""


def open_parts(bench: BareBench) -> None:
    """The parts as a list."""
    bench.shell.open("parts_list", bench=bench)


def _to_box(bench: BareBench) -> bool:
    """The focus goes to the box, where something was taken last; tell whether there is a box."""
    found = bench.find(f"kind_{bench.taken}") or next((w for w in bench.widgets if w.name.startswith("kind_")), None)
    if found is not None:
        bench.focus(found.name)
        bench.reveal(found)
    return found is not None


def press(bench: BareBench, pressed: Pressed) -> bool:
    """What a key does wherever the focus is; tell whether it was used."""
    control = bool(pygame.key.get_mods() & (pygame.KMOD_CTRL | pygame.KMOD_META))
    if not control and film_strip.press(bench, pressed):
        return True
    if control and (pressed.key == "y" or (pressed.verb is Verb.UNDO and bench.fine)):
        bench.do("redo")
    elif pressed.verb is Verb.UNDO:
        bench.do("undo")
    elif pressed.key in ("q", "pad_lt", "e", "pad_rt") and bench.editing.chosen:
        bench.turn(1 if pressed.key in ("q", "pad_lt") else -1)
    elif pressed.key == "l" and not control:
        open_parts(bench)
    elif pressed.key == "b" and not control:
        return _to_box(bench)
    elif pressed.key == "t" and "tie" in bench.tools and not control:
        tie_acts.begin(bench)
    elif pressed.key in _ACTS and _ACTS[pressed.key][0] in bench.tools and bench.editing.chosen and not control:
        bench.do(_ACTS[pressed.key][1])
    elif pressed.key in ("space", "pad_x") and not pressed.repeat:
        bench.run_or_stop()
    else:
        return _choose(bench, pressed, control)
    return True


def _choose(bench: BareBench, pressed: Pressed, control: bool) -> bool:
    """The keys that take parts in hand: the next one, G the next one too, Control-A all of them."""
    if pressed.key in ("n", "pad_r", "pad_l") and not control:
        bench.next(-1 if pressed.key == "pad_l" or bench.fine else 1)
        return True
    if pressed.verb in (Verb.NEXT, Verb.PREVIOUS) and not control:
        return _tab(bench, 1 if pressed.verb is Verb.NEXT else -1)
    if pressed.verb is Verb.BACK and bench.focused in bench.tools:
        bench.focus("hand")
    elif pressed.key in ("g", "pad_rs") and not control:
        bench.editing.also()
        bench.focus("hand")
    elif pressed.verb is Verb.ALL:
        bench.editing.choose(*(part.id for part in bench.editing.machine.parts))
    else:
        return False
    bench.edited()
    return True


def _tab(bench: BareBench, by: int) -> bool:
    """From a part to the next one; from the last one on to the tools, as Tab must not go round for ever."""
    editing = bench.editing
    order = editing.order
    if bench.focused != "hand" or bench.showing is not None or editing.one is None:
        return False
    if editing.one.id == order[-1 if by > 0 else 0]:
        return False
    bench.next(by)
    return True


# The pointer on the bench: takes parts out of the box, drags them, turns them by a knob, draws a band round many.

_STILL = 5.0
"""Design units by which a pointer may shake in a click."""


class Pointing:
    """Keeps what a drag began with; what it comes to is shown in `candidate` and `band` of the bench."""

    def __init__(self, bench: BareBench) -> None:
        self.bench = bench
        self._new, self._doing = "", ""
        self._start = self._at = (0.0, 0.0)
        self._pin = (0, 0)
        self._part, self._by = "", (0.0, 0.0)
        """What is dragged out of a run, and by how much it was moved so far, cm."""

    def forget(self) -> None:
        """Let go without doing anything."""
        self.bench.candidate, self.bench.band, self._new, self._doing = None, None, "", ""
        self.bench.carried_gear = None

    def follow(self) -> None:
        """The machine was changed, perhaps by the wheel in the middle of a drag: drag on from what it is now."""
        if self._doing and self.bench.view is not None:
            self._move()

    def on_stage(self, at: Point) -> bool:
        """Whether a place of the canvas is on the stage, and no widget lies there but a card that points at a part."""
        bench = self.bench
        if bench.view is None or not bench.room.collidepoint(at):
            return False
        over = (each for each in bench.widgets if each.name != "stage" and not isinstance(each, Callout))
        return not any(each.visible.collidepoint(at) for each in over)

    def point(self, pointed: Pointed) -> bool:
        """Take what the pointer does; tell whether it was meant for the stage or the box."""
        self._at = pointed.at
        if pointed.phase is Phase.DOWN:
            return self._down(pointed)
        bench = self.bench
        if not self._doing:
            place = bench.view.to_cm(pointed.at) if bench.view is not None and self.on_stage(pointed.at) else None
            ask(bench, place)
            if bench.tying is not None:
                tie_acts.hover(bench, place)
            return False
        bench.touch(bench.hovered)
        bench.hovered = ""
        if pointed.phase is Phase.MOVE:
            self._move()
        else:
            self._up()
        return True

    def _down(self, pointed: Pointed) -> bool:
        self.forget()
        bench, at = self.bench, pointed.at
        self._start = at
        under = next((w for w in bench.widgets if isinstance(w, Compartment) and w.visible.collidepoint(at)), None)
        if under is not None and under.dragged and under.enabled and pointed.button == 1:
            self._doing, self._new = "new", under.kind
            bench.focus(under.name)
            return True
        if isinstance(under, TieCompartment) and under.enabled and pointed.button == 1:
            self._doing, self._new = "new tie", under.kind
            bench.focus(under.name)
            return True
        if not self.on_stage(at) or bench.view is None:
            return False
        if bench.showing is not None:
            self._take_from_run(pointed)
            return True
        one, pin = bench.editing.one, pin_at(bench.editing.machine, bench.view, at)
        if pin is not None and pointed.button == 1 and "tie" in bench.tools:
            self._doing, self._pin = "pin", pin
        elif bench.tying is not None:
            self._doing = "tie"
        elif one is not None and pointed.button == 1 and on_knob(one, bench.view, at):
            self._doing = "turn"
        else:
            self._take(pointed, part_at(bench.editing.machine, bench.view.to_cm(at)))
        return True

    def _take_from_run(self, pointed: Pointed) -> None:
        """A part of a run that is watched can be dragged elsewhere; a press beside them goes back to building."""
        bench, poses = self.bench, None
        assert bench.view is not None
        if bench.what_if is not None:
            poses = bench.what_if.branch.poses(bench.what_if.film.now)
        elif bench.showing is not None and what_if.ready(bench):
            poses = bench.showing.poses
        machine = bench.editing.machine
        if bench.what_if is not None:
            machine = bench.what_if.branch.standing(bench.what_if.film.now)
        found = part_at(machine, bench.view.to_cm(pointed.at), poses=poses) if poses is not None else None
        if found is not None and pointed.button == 1 and bench.editing.movable(found):
            self._doing, self._part = "elsewhere", found
            self._by = (0.0, 0.0)
        elif bench.what_if is None:
            bench.stop()

    def _move_elsewhere(self) -> None:
        """What is dragged in a run is run again wherever it comes to."""
        bench, by = self.bench, self._cm_moved()
        if bench.what_if is None or bench.editing.chosen != (self._part,):
            what_if.begin(bench, self._part)
        before = self._by
        step = by[0] - before[0], by[1] - before[1]
        if step != (0.0, 0.0) and bench.try_elsewhere(lambda now: now.move(bench.editing.chosen, step)):
            self._by = by

    def _let_go_elsewhere(self) -> None:
        """Both runs go on from there; a press without a drag goes back to building, or takes the part in hand."""
        bench, runs = self.bench, self.bench.what_if
        if runs is None:
            bench.stop()
        elif not self._far():
            what_if.begin(bench, self._part)
        elif runs.branch.parent is not None:
            runs.film.play(1)
            bench.stale()

    def _take(self, pointed: Pointed, found: str | None) -> None:
        bench = self.bench
        chosen = bench.editing.chosen
        if pointed.button != 1:
            if found is not None and bench.editing.movable(found):
                bench.editing.choose(found)
                bench.do("remove")
            return
        if found is None or not bench.editing.movable(found):
            self._doing = "band"
            if not bench.fine:
                bench.editing.choose()
        else:
            self._doing = "drag"
            if bench.fine:
                chosen = tuple(each for each in chosen if each != found) if found in chosen else (*chosen, found)
                bench.editing.choose(*chosen)
            elif found not in chosen:
                bench.editing.choose(found)
        bench.focus("hand")
        bench.edited()

    def _far(self) -> bool:
        return math.dist(self._start, self._at) > _STILL

    def _move(self) -> None:
        bench = self.bench
        assert bench.view is not None
        if self._doing == "band":
            bench.band = (self._start, self._at)
        elif self._doing == "drag" and (bench.candidate is not None or self._far()):
            self._drag(self._cm_moved())
        elif self._doing == "elsewhere" and self._far():
            self._move_elsewhere()
        elif self._doing == "turn":
            self._turn()
        elif self._doing == "pin" and self._far():
            self._pull()
        elif self._doing == "new":
            self._carry_gear()
        elif self._doing == "new tie" and self._far() and bench.tying is None:
            bench.editing.choose()
            tie_acts.begin(bench, self._new)
        bench.touch()

    def _cm_moved(self) -> Point:
        bench = self.bench
        assert bench.view is not None
        step = bench.step_cm
        zoom = bench.view.units_per_cm
        x, y = (self._at[0] - self._start[0]) / zoom, (self._start[1] - self._at[1]) / zoom
        return round(x / step) * step, round(y / step) * step

    def _drag(self, by: Point) -> None:
        """A gear that is near another one is drawn into mesh while it is carried, and clicks."""
        bench, chosen = self.bench, self.bench.editing.chosen
        before = bench.machine
        try:
            moved = bench.editing.machine.move(chosen, by)
            if len(chosen) == 1 and moved.part(chosen[0]).spec.reach:
                moved = moved.set(snapped(moved, moved.part(chosen[0])))
        except MachineError:
            return
        bench.candidate = moved
        if len(gear_pairs(moved)) > len(gear_pairs(before)):
            bench.shell.sound.play("gear_tick")

    def _carry_gear(self) -> None:
        """Where a gear on its way out of the box would come to stand."""
        bench = self.bench
        bench.carried_gear = None
        if bench.view is not None and BY_ID[self._new].reach and self.on_stage(self._at):
            spot = Placed(self._new, *within(bench.view.to_cm(self._at)))
            bench.carried_gear = snapped(bench.editing.machine, spot)

    def _turn(self) -> None:
        one, view = self.bench.editing.one, self.bench.view
        if one is None or view is None:
            return
        x, y = view.to_cm(self._at)
        step = 1 if self.bench.fine else 5
        wanted = math.degrees(math.atan2(y - one.y, x - one.x)) - 90
        degrees = round((wanted - one.deg) / step) * step
        self.bench.candidate = self.bench.editing.machine.turn([one.id], degrees)

    def _pull(self) -> None:
        """Drag a point of the wall that a rope leads over."""
        machine, (place, pin) = self.bench.editing.machine, self._pin
        if place >= len(machine.ties) or pin >= len(machine.ties[place].over):
            return  # a key undid it meanwhile
        try:
            self.bench.candidate = machine.retie(place, machine.ties[place].pulled(pin, self._cm_moved()))
        except MachineError:
            return

    def _up(self) -> None:
        bench, doing, new = self.bench, self._doing, self._new
        candidate, rubber = bench.candidate, bench.band
        if doing == "elsewhere":
            self._let_go_elsewhere()
            self.forget()
            return
        self.forget()
        if doing in ("tie", "new tie") and bench.view is not None:
            self._tie(doing, new)
            return
        if doing == "new":
            self._drop(new)
        elif doing == "band" and rubber is not None and bench.view is not None and self._far():
            corners = (bench.view.to_cm(rubber[0]), bench.view.to_cm(rubber[1]))
            bench.editing.choose(*parts_within(bench.editing.machine, *corners))
        elif candidate is not None and doing == "drag" and self._over_box():
            bench.editing.remove()
        elif candidate is not None and doing == "pin":
            bench.editing.try_to(lambda now: candidate)
        elif candidate is not None:
            bench.editing.set_down(candidate)
            bench.shell.sound.play("part_placed")
        bench.edited()

    def _tie(self, doing: str, kind: str) -> None:
        """A press chooses an end; a drag from one part to another both; one out of the box that where it is let go."""
        bench = self.bench
        assert bench.view is not None
        if doing == "new tie" and not self._far():
            tie_acts.begin(bench, kind)
            return
        if doing == "tie" and self._far():
            tie_acts.click(bench, bench.view.to_cm(self._start))
        if self.on_stage(self._at):
            tie_acts.click(bench, bench.view.to_cm(self._at))

    def _over_box(self) -> bool:
        box = self.bench.find("box")
        return box is not None and box.visible.collidepoint(self._at)

    def _drop(self, kind: str) -> None:
        bench = self.bench
        if not self._far():
            bench.take(kind)
        elif bench.view is not None and self.on_stage(self._at):
            bench.stop()
            if bench.editing.place(kind, bench.view.to_cm(self._at), DEEPEST):
                bench.shell.sound.play("part_placed")
            bench.focus("hand")

    def carried(self, canvas: Canvas) -> list[Item | None]:
        """The part that comes out of the box, at the pointer."""
        if self._doing != "new" or not self._far() or self.bench.view is None:
            return []
        zoom = self.bench.view.units_per_cm
        return [portrait_item(canvas, self.bench.stage.figures, self._new, self._at, zoom)]
