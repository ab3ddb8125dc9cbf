"""The whole trap as a toy, without rules: turned as often as one likes, taken apart and put together again.

As the program is first opened it stands before the dimmed shelf, and a hand shows what to do.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

import pygame
from pygame import FRect

from game.games.mousetrap.pictures import toy as pictures
from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.crank import FRAME, REACH, Finale, Onlooker
from game.games.mousetrap.pictures.parts import part_at
from game.games.mousetrap.pictures.stage import Look
from game.games.mousetrap.pictures.toy import Behind, LoosePart, PartsBox
from game.games.mousetrap.table.machine.crank_cards import turn_button
from game.games.mousetrap.table.machine.machine_screen import SettlingScreen
from game.games.mousetrap.text import table as labels
from game.games.mousetrap.text import workshop as words
from game.games.mousetrap.trap.hands import FASTEST, Workbench, standing_frame
from game.games.mousetrap.trap.layout import GEAR3, POST_X
from game.games.mousetrap.trap.machine import BY_NUMBER, MAX_MM, PART_NUMBERS, Placement, TrapInputs
from game.games.mousetrap.trap.run import TrapRun
from game.machine.hand import Hand
from game.machine.specs import Point
from game.text.language import _
from game.text.screens import LEAVE
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY, BOLD, HEAD, Style
from game.ui.input.bindings import Device, Input, Phase, Pointed, Pressed, Verb
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button, Choice, Pick
from game.ui.widgets.dirty import Item
from game.ui.widgets.panels import Card, Label, Picture

MOUSE = "blue"
_LEFT, _RIGHT, _LOW, _HIGH = -2.5, 89.5, -5.0, 37.5
"""What is seen of the world, cm."""
_EDGE, _SIDE = 16.0, 84.0
"""Design units: the margin, and how large what a child presses is."""
_FILM = 58.0
"""The film of a run, once it is over, lies above what can be pressed."""
_TITLE = Style("display", 92)
_CRANK, _GLASS = (GEAR3[0] + 0.6, GEAR3[1] + 0.2), (POST_X - 12.0, 28.5)
_SWAY, _SWAYS = 2.0, 60.0
"""Seconds in which the hand goes a quarter round and back, and for which it beckons until it rests."""
_RUNS_IN = 0.9
"""Seconds in which the mouse runs to its place under the cage."""
_SEEN, _LIFTS = 2.6, 0.8
"""Seconds for which the first catch is looked at, and in which the shelf then comes forward."""
_SNAPS = {"helped": 6.0, "own": 3.0}
"""How near to its place, cm, a part must be let go to stand there."""
_HEAVY = 0.9
"""Turns a second that a crank allows which helps. Of 120 hands that drag it round unevenly, at 0.7 to 1.8 turns a
second and on a busy computer, the true machine then catches under 118; under 31 of 80 if it turns as fast as they do,
and it does not catch more often at 0.75, 0.82 or 1.0."""
_BREATH, _WAITS = 0.6, 5.0
"""Seconds that pass between the two presses by which a pointer leaves, at the least and at the most."""
_RESTS = 0.8
"""Seconds after which a crank that was let go of before the machine runs alone invites again."""
_ONE_BY_ONE = 0.08
"""Seconds between two parts that tumble into the box."""


@dataclass
class _Held:
    """A part in the hand: by which place of it, cm from its foot, where its foot is, and whether it was moved yet."""

    number: int
    grip: Point
    foot: Point
    moved: bool = False


class TrapToy(SettlingScreen):
    """Nothing here counts, nothing is timed, and nothing can be lost.

    behind: draws the shelf, where this is the very first screen; it closes itself after the first catch.
    """

    first = "turn"
    takes_turns, asks = True, False

    def __init__(self, shell: Shell, behind: Behind | None = None) -> None:
        self.bench = Workbench()
        self.behind = behind
        self.since = 0.0
        self._asked = math.inf
        self._held: _Held | None = None
        self._flying: list[LoosePart] = []
        self._ground = partial(pictures.paint_dusk, behind=behind) if behind is not None else None
        self._shelf: pygame.Surface | None = None
        super().__init__(shell, self._machine(settled=True))
        self.speed = "1"

    def _machine(self, settled: bool = False) -> TrapRun:
        return TrapRun(TrapInputs(self.bench.placements, Hand(())), live=True, settled=settled)

    def set_up(self, run: TrapRun) -> None:
        """Besides, the mouse runs in anew."""
        super().set_up(run)
        self.finale = Finale(run.inputs.placements, (MOUSE,), self.shell.sound, self.reduced)
        self.onlooker = Onlooker(run.inputs.placements, (MOUSE,), self.reduced)
        self._rested = 0.0

    @property
    def inviting(self) -> bool:
        """Whether the crank waits for a hand: it was not turned yet, or was let go of too soon."""
        return self.act == "ready" or self._rested >= _RESTS

    @property
    def at_hand(self) -> bool:
        """Whether parts can be taken off and put on: a crank that was only brushed against keeps nobody from them."""
        return not self.moving or self.inviting

    @property
    def patient(self) -> bool:
        """Whoever presses on and on has not seen yet what came of it."""
        return self.act == "over"

    @property
    def helped(self) -> bool:
        """Whether every part that is put on stands true."""
        return self.shell.settings.toy_hands == "helped"

    @property
    def fastest(self) -> float:
        """A crank that helps is heavy, so that nobody turns it too fast."""
        return _HEAVY if self.helped else FASTEST

    @property
    def next_part(self) -> int:
        """The first part in the box whose place is there already; 0 if the box is empty."""
        standing = self.bench.placements
        ready = (n for n in PART_NUMBERS if n not in standing and standing.keys() >= set(BY_NUMBER[n].stands_on))
        flying = {part.number for part in self._flying} | ({self._held.number} if self._held else set())
        return next((number for number in ready if number not in flying), 0)

    # What can be done.

    def again(self) -> None:
        """Put all back that stood, and let the mouse come out again; what fell by itself is set straight."""
        if self.watched.report.refused:
            self.bench.set |= dict.fromkeys(self.bench.placements, Placement())
        self._rebuild()
        self.focused = self.first

    def ended(self) -> None:
        """Count the catch; a machine that lacks parts loses nobody the row."""
        report, settings = self.watched.report, self.shell.settings
        self.since = 0.0
        self.finale.free, self.finale.still = (0.0, 1.0), self.reduced  # asked of the system after the first frame
        self.finale.begin(report)
        before = 0 if self.behind is not None else settings.toy_row
        row = min(before + 1, 999) if report.captured else before if self.bench.out else 0
        if self.behind is None and row != before:
            self.shell.adopt(replace(settings, toy_row=row))
        if report.captured:
            self.shell.announcements.say(words.in_a_row(row))

    def ways_on(self) -> None:
        """The focus goes to what may be done next."""
        self.focused = "again"

    def take_off(self, number: int) -> None:
        """Take a part off; what stood on it tumbles into the box with it, one after the other."""
        before = self.bench.placements
        self.bench.out.add(number)
        gone = [each for each in before if each not in self.bench.placements]
        self.bench.out |= set(gone)
        held = self._held.number if self._held else 0
        for place, each in enumerate(part for part in gone if part != held):
            foot = standing_frame(each, before[each], before).point(BY_NUMBER[each].foot)
            self._flying.append(LoosePart(each, foot, self._box_cm, -place * _ONE_BY_ONE))
        self.shell.sound.play("plastic_click")
        self._rebuild()

    def take_last_off(self) -> None:
        """Take off the part that was built last."""
        if self.bench.placements:
            self.take_off(max(self.bench.placements))

    def put_on(self) -> None:
        """Put the next part in its place."""
        if self.next_part:
            self._set(self.next_part, Placement())

    def choose_hands(self, hands: str) -> None:
        """Choose who sets the parts straight."""
        self.shell.adopt(replace(self.shell.settings, toy_hands=hands))
        self.stale()

    def _set(self, number: int, placement: Placement) -> None:
        self.bench.out.discard(number)
        self.bench.set[number] = placement
        self.shell.sound.play("part_placed")
        self._rebuild()
        if not self.bench.out:
            self.shell.sound.play("chime")

    def _rebuild(self) -> None:
        self.since = 0.0
        self.settle_anew(self._machine())

    def on_back(self) -> None:
        """Leave at once, whatever moves."""
        self.shell.close()

    def leave(self) -> None:
        """By a pointer it takes a second press, and not one of a child's who presses on and on."""
        if self.shell.device is not Device.MOUSE or _BREATH <= self._asked <= _WAITS:
            self.on_back()
            return
        self._asked = 0.0
        self.shell.announcements.say(_(LEAVE), seen=True)
        self.stale()

    def on_help(self) -> None:
        """All help is on the screen."""

    # Time.

    def tick(self, dt: float) -> bool:
        """Run the machine, and let the mouse run in, parts fly and the hand beckon."""
        rests = self.act == "running" and self.inviting  # so does the machine, and it costs nothing
        moved, running_in = not rests and super().tick(dt), self.since < _RUNS_IN
        self.since += dt
        self._asked += dt
        if _WAITS < self._asked <= _WAITS + dt:
            self.stale()
        self._rest(dt)
        ends = self.act == "over" and (self.finale.tick(dt) | self._lift())
        return self._fly(dt) or ends or moved or running_in or self._beckons

    def _rest(self, dt: float) -> None:
        """Invite to turn on where the hand has come off too soon, from the beginning of its beckoning."""
        rests = self.act == "running" and self.steering and self.watched.rests and not self.hold.held
        before, self._rested = self.inviting, self._rested + dt if rests else 0.0
        if self.inviting != before:
            self.focused, self.since = self.first, 0.0
            self.stale()

    @property
    def _beckons(self) -> bool:
        return self.inviting and not self.reduced and self.since < (_SWAYS if self.behind else _SWAYS / 10)

    def _fly(self, dt: float) -> bool:
        flying = bool(self._flying)
        for part in self._flying:
            part.since += dt
            if part.landed:
                self.shell.sound.play("wood_knock", 0.5)
        self._flying = [part for part in self._flying if not part.landed]
        if flying and not self._flying:
            self.stale()
        return flying

    def _lift(self) -> bool:
        """After the very first catch, once it is told, the dark lifts and the shelf comes forward."""
        if self.behind is None or not self.watched.report.captured:
            return False
        # Where other programs than screen readers listen too, whoever points sees what came of it.
        if self.shell.announcements.speaking and self.shell.device is not Device.MOUSE:
            self.since = min(self.since, _SEEN)
        if self.since > _SEEN:
            self.tip.reset()
        if self.since > _SEEN + (0.0 if self.reduced else _LIFTS):
            self.shell.close()
        return True

    # Layout.

    def compose(self, canvas: Canvas) -> None:
        """The machine, and round it what can be pressed."""
        area, letters = canvas.area, canvas.letters
        side = max(_SIDE, letters.line(HEAD) + 30)
        foot = side + 2 * _EDGE if self.behind is None else 70.0
        self.view = _view(area, 64.0, foot + (_FILM if self.behind is None else 0.0))
        self._glasses(area)
        if self.behind is not None:
            self._invite(canvas)
        else:
            self._head(canvas, area)
            self._controls(canvas, FRect(_EDGE, area.bottom - side - _EDGE, area.width - 2 * _EDGE, side))
            self.add_film(canvas, area.bottom - foot)

    def _glasses(self, area: FRect) -> None:
        """The one over the crank while it may be turned, and the one over the mouse."""
        assert self.view is not None
        x, y = self.view.to_screen(_CRANK)
        self.lens.shown = self.steering and "crank" in self.poses
        self.lens.centre = max(FRAME + 4, x), min(y, area.bottom - FRAME)
        shown = self.lens.shown and self.behind is not None
        self.onlooker.centre = self.view.to_screen(_GLASS) if shown else None

    def _invite(self, canvas: Canvas) -> None:
        """The very first screen: as few words as can be."""
        area, letters = canvas.area, canvas.letters
        skip = Button.width(canvas, _(words.SKIP), "skip")
        high = letters.line(HEAD) + 22
        place = FRect(area.right - skip - _EDGE, area.bottom - high - 12, skip, high)
        self.pane(place)
        self.add(Button("skip", place, text=_(words.SKIP), icon="skip", on_press=self.shell.close,
                        hint=_(words.SKIP_HINT)))  # fmt: skip
        missed = self.act == "over" and not self.watched.report.captured
        if not self.inviting and not missed:
            return
        room = FRect(area.width * 0.36, area.height * 0.05, area.width * 0.34, 0)
        style = letters.fitting(_(words.TURN_IT), _TITLE, room.width)
        told = words.ROLL_A_STICK if self.shell.device is Device.PAD else words.GO_ROUND
        told = _(words.ALMOST) if missed else _(told)
        head = FRect(room.x, room.y, room.width, letters.line(style))
        line = FRect(room.x, head.bottom + 2, room.width, letters.height(told, BODY, room.width))
        press = FRect(room.x, line.bottom + 14, min(room.width, 330.0 * canvas.text_scale), letters.line(HEAD) + 24)
        if self.onlooker.centre is not None and press.bottom > self.onlooker.centre[1] - REACH:
            press.width = min(press.width, self.onlooker.centre[0] - REACH - _EDGE / 2 - press.x)
        self.pane(head.union(press))
        cream = canvas.theme.on_table
        self.add(Label("turn_it", head, text=_(words.TURN_IT), style=style, colour=cream, raised=True))
        self.add(Label("how", line, text=told, style=BODY, colour=cream))
        if missed:
            self.add(self._again(press))
        else:
            self.add(turn_button(self, press, _(labels.TURNS_IT_EVENLY_AND_SLOWLY)))

    def _head(self, canvas: Canvas, area: FRect) -> None:
        """The way back, and the mice that were caught in a row."""
        letters, row = canvas.letters, self.shell.settings.toy_row
        sure = self._asked <= _WAITS
        text, kind = (_(LEAVE), "act") if sure else (_(labels.BACK), "plain")
        wide, high = Button.width(canvas, text, "back"), max(50.0, letters.line(HEAD) + 18)
        place = self.pane(FRect(_EDGE, _EDGE, wide, high))
        self.add(Button("back", place, text=text, icon="back", kind=kind, on_press=self.leave))
        room = self.pane(FRect(place.right + 24, _EDGE, area.width - place.right - 24 - _EDGE, high))
        if row:
            self.add(Picture("row", room, label=words.in_a_row(row),
                             paint=lambda under, at: pictures.paint_catches(under, at, row, MOUSE)))  # fmt: skip

    def _controls(self, canvas: Canvas, row: FRect) -> None:
        """Turn or again in the middle; to the right the box, before it taking off; to the left whose hands set."""
        self.add(Card("bar", self.pane(row.inflate(12, 12)), lift=0.8))
        side, caps = row.height, self.shell.device.cap
        box = FRect(row.right - 1.5 * side, row.y - side * 0.25, 1.5 * side, side * 1.25)
        off = FRect(box.left - side - 14, row.y, side, side)
        picks = (Pick("helped", _(words.HELPED), "star"), Pick("own", _(words.OWN_HANDS), "grab"))
        hands = FRect(row.x, row.y, min(Choice.width(canvas, picks, BOLD) + 12, row.width * 0.36), side)
        middle = FRect(hands.right + 14, row.y, off.left - hands.right - 28, side)
        big = min(middle.width, 300.0 * canvas.text_scale)
        middle = FRect(middle.centerx - big / 2, middle.y, big, side)
        if self.act in ("over", "again"):
            self.add(self._again(middle))
        else:
            turn = turn_button(self, middle, _(labels.TURNS_IT_EVENLY_AND_SLOWLY))
            turn.icon, turn.text, turn.label, turn.large = "crank", "", turn.text, True
            turn.enabled = (self.steering or self.settling) and "crank" in self.poses
            self.first = "turn" if turn.enabled else "box"
            self.add(turn)
        self.add(Choice("hands", hands, picks=picks, value=self.shell.settings.toy_hands, style=BOLD,
                        on_choose=self.choose_hands, label=_(words.HANDS), hint=_(words.HELPED_HINT)))  # fmt: skip
        self.add(Button("off", off, icon="minus", large=True, label=_(words.TAKE_OFF), hint=_(words.TAKE_OFF_HINT),
                        cap=caps("delete", ""), shortcut="delete", on_press=self.take_last_off,
                        enabled=bool(self.bench.placements) and self.at_hand))  # fmt: skip
        count = len(self.bench.out)
        self.pane(box)
        self.add(PartsBox("box", box, part=self.next_part, count=count, on_press=self.put_on,
                          label=words.in_the_box(count), hint=_(words.PUT_ON_HINT),
                          enabled=count > 0 and self.at_hand))  # fmt: skip

    def _again(self, place: FRect) -> Button:
        return Button("again", place, text=_(words.AGAIN), icon="replay", kind="primary", style=HEAD, large=True,
                      on_press=self.again, cap=self.shell.device.cap("space", "pad_a"), shortcut="space",
                      hint=_(words.AGAIN_HINT))  # fmt: skip

    # Drawing.

    def beneath(self, canvas: Canvas) -> list[Item | None]:
        """The whole machine, what flies, and at the end what came of it."""
        assert self.view is not None
        report, view, poses = self.watched.report, self.view, self.poses
        caught = self.act == "over" and report.captured
        arrived = self.since >= _RUNS_IN or self.reduced or self.act != "ready"
        look = Look(ghosts=bool(self.bench.out), next_part=self.next_part or None, wheel=True,
                    mice=(MOUSE,) if arrived else (), face=self.face(self.finale),
                    caught=self.finale.drawn_back * caught, ground=self._ground)  # fmt: skip
        items = self.stage.items(canvas, view, poses, **look)
        if not arrived:
            items.append(self._coming(canvas, view))
        for part in self._flying:
            items += pictures.part_items(canvas, view, part.number, part.frame)
        if self._held is not None:
            frame = pictures.held_by(self._held.number, self._held.foot)
            items += pictures.part_items(canvas, view, self._held.number, frame)
        items += self.light.items(canvas, view, poses)
        if self.act == "over":
            items += self.finale.items(canvas, view, poses, report)
        return items

    def _coming(self, canvas: Canvas, view: MachineView) -> Item | None:
        """The mouse on its way in, from the right, hopping."""
        share = self.since / _RUNS_IN
        x, y, _angle = self.poses["mouse"]
        at = view.to_screen((x + (_RIGHT + 3 - x) * (1 - share), y - 1.5 + abs(math.sin(share * 4 * math.pi)) * 1.2))
        found = canvas.stamped(f"mice/{MOUSE}_hop", at, zoom=3.3 * view.units_per_cm / 76)
        return Item(*found) if found is not None else None

    def _lifted(self, canvas: Canvas) -> Item | None:
        """The shelf as it comes forward."""
        if self.behind is None or self.act != "over" or self.since <= _SEEN or not self.watched.report.captured:
            return None
        shelf = self._shelf
        if shelf is None or shelf.get_size() != canvas.surface.get_size():
            shelf = self._shelf = pictures.shelf_picture(canvas, self.behind)
        shelf = shelf.copy()  # a picture that is seen otherwise is another surface, by which a change is known
        shelf.set_alpha(round(255 * min(1.0, (self.since - _SEEN) / _LIFTS)))
        return Item(shelf, (0, 0))

    def prerender(self, canvas: Canvas) -> Iterator[None]:
        """The shelf as it is, before it is wanted."""
        if self.behind is not None and self._shelf is None and self.act == "over":
            self._shelf = pictures.shelf_picture(canvas, self.behind)
        return iter(())

    def above(self, canvas: Canvas) -> list[Item | None]:
        """The glasses over crank and mouse, and over all, the button too, the shelf as it comes forward."""
        poses, ready = self.poses, self.inviting
        quarter = math.pi / 4 * (1 - math.cos(math.tau * self.since / _SWAY)) if self._beckons else 0.0
        glasses = [self.lens.item(canvas, poses, ready, quarter), self.onlooker.item(canvas, poses, not ready)]
        return [*glasses, self._lifted(canvas)]

    # The hand.

    def on_key(self, pressed: Pressed) -> bool:
        """While the machine runs, pressing on does not press what the focus has come to by itself; Esc leaves."""
        pressing_on = self.act == "running" and pressed.verb is Verb.CONFIRM and not self.lit
        return pressing_on or super().on_key(pressed)

    def handle(self, given: Input) -> None:
        """Any press ends the moment after the first catch."""
        pressed = isinstance(given, Pressed) or (isinstance(given, Pointed) and given.phase is Phase.DOWN)
        if pressed and self.behind is not None and self.act == "over" and self.watched.report.captured:
            self.shell.close()
            return
        super().handle(given)

    def on_point(self, pointed: Pointed) -> bool:
        """Turn the crank, or take a part off, or out of the box, and put it down."""
        if self._held is not None:
            return self._carry(self._held, pointed)
        if super().on_point(pointed):
            return True
        if self.behind is not None or not self.at_hand or pointed.phase is not Phase.DOWN or pointed.button != 1:
            return False
        return self._grab(pointed.at)

    def _grab(self, at: Point) -> bool:
        """Take what is there: a part of the machine, or the next one out of the box."""
        if self.view is None:  # pressed before the first frame was drawn
            return False
        under, spot = self.widget_at(at), self.view.to_cm(at)
        if under is not None and under.name == "box" and self.next_part:
            self._held = _Held(self.next_part, (0.0, 0.0), spot)
            return True
        found = part_at(self.bench.placements, spot) if under is None else None
        if found is None:
            return False
        placed = self.bench.placements
        foot = standing_frame(found, placed[found], placed).point(BY_NUMBER[found].foot)
        self._held = _Held(found, (spot[0] - foot[0], spot[1] - foot[1]), foot)
        return True

    def _carry(self, held: _Held, pointed: Pointed) -> bool:
        """Carry the part; let go of it."""
        assert self.view is not None
        spot = self.view.to_cm(pointed.at)
        foot = spot[0] - held.grip[0], spot[1] - held.grip[1]
        if not held.moved and math.dist(foot, held.foot) > 0.6:
            held.moved = True
            if held.number in self.bench.placements:
                self.take_off(held.number)
        if held.moved:
            held.foot = foot
        if pointed.phase is Phase.UP:
            self._drop(held)
        self.dirty = True
        return True

    def _drop(self, held: _Held) -> None:
        self._held = None
        if not held.moved:
            if held.number not in self.bench.placements:
                self.put_on()
            return
        standing = self.bench.placements
        home = standing_frame(held.number, Placement(), standing).point(BY_NUMBER[held.number].foot)
        across = (held.foot[0] - home[0]) * 10
        has_room = standing.keys() >= set(BY_NUMBER[held.number].stands_on)
        if has_room and math.dist(held.foot, home) <= _SNAPS[self.shell.settings.toy_hands]:
            mm = 0.0 if self.helped else round(max(-MAX_MM, min(MAX_MM, across)), 2) + 0.0
            self._set(held.number, Placement(mm))
            return
        self._flying.append(LoosePart(held.number, held.foot, self._box_cm))
        self.stale()

    @property
    def _box_cm(self) -> Point:
        """Where the box is, cm."""
        box = self.find("box")
        return self.view.to_cm(box.place.center) if box is not None and self.view is not None else (_RIGHT, 0.0)


def _view(area: FRect, top: float, foot: float) -> MachineView:
    """The whole machine between what stands above and below it."""
    zoom = min(area.width / (_RIGHT - _LEFT), (area.height - top - foot) / (_HIGH - _LOW))
    spare = (
        area.height - top - foot - (_HIGH - _LOW) * zoom
    )  # in an upright window, so that it stands nearer the middle
    floor = area.bottom - foot + _LOW * zoom - spare * 0.4
    return MachineView(FRect(area), ((_LEFT + _RIGHT) / 2, (floor - area.centery) / zoom), zoom)
