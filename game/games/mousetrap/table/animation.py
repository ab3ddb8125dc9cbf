"""What was played as motion: the die tumbles, mice hop, cheese passes from hand to hand, parts come to their places."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Protocol

from game.core.acts import Event
from game.games.mousetrap.pictures.board import MousetrapGround
from game.games.mousetrap.pictures.cards import CarriedOff
from game.games.mousetrap.pictures.kit import CLASSIC, TrapKit
from game.games.mousetrap.pictures.scenery import MousetrapDisplay
from game.games.mousetrap.rules import events as happened
from game.games.mousetrap.rules.state import SAFE, WHEEL, State
from game.games.mousetrap.table.building.unfinished import UnfinishedMachine
from game.session.match import Played
from game.shell.pictures.on_board import Spots, SpriteFlight
from game.shell.play.animation import Animator, Note
from game.shell.play.rehearsal import TUMBLES
from game.ui.input.bindings import Point

_TUMBLE, _HOP, _SLIDE, _CHEESE, _BUILD, _READ = 0.6, 0.17, 0.45, 0.34, 0.5, 0.25
_SET_ANEW = 0.16
_CARRIED, _CAUGHT_READ = 1.4, 2.0
_AT_ONCE = 4
AnySet = happened.Built | happened.SetAnew | happened.PartSetAnew | happened.StepBuilt | happened.StepSetAnew
"""A part that was set down."""


class MousetrapSpots(Spots, Protocol):
    """Where things are on the table as it is laid out now."""

    laid: MousetrapGround

    def die_at(self) -> Point:
        """The middle of the die."""

    def hand_at(self, seat: str) -> Point:
        """A seat's cheese."""

    def heap_at(self) -> Point:
        """The top of the pile."""

    def part_at(self) -> Point:
        """Where the next part waits."""

    def place_of(self, part: int) -> Point:
        """Where the anchor of a part belongs."""


class MousetrapAnimation(Animator[MousetrapDisplay, MousetrapSpots]):
    """Animates what happens on the board; ``stands`` is a part the hand has set down already.

    unfinished: shows what a new part does. completed: called once the last part stands, with whose turn it is.
    """

    stands = 0
    kit: TrapKit = CLASSIC
    unfinished: UnfinishedMachine
    completed: Callable[[str], None]

    def play(self, played: Played, after: State, note: Note) -> None:
        """Queue the motions of one act, which is read when it has been seen, and before the next seat is called."""
        for event in self.seen(played, note, happened.TurnBegan):
            if isinstance(event, happened.Built):
                parts = after.parts[: event.part]
                self.unfinished.show(parts, partial(self._one, event))
                continue
            if isinstance(event, happened.TurnBegan):
                self._invite(played, after)
            self._one(event)
            if isinstance(event, happened.NothingHappened) and event.why == "incomplete" and not self.kit.plan.own:
                self.unfinished.land(event.seat, after.parts)

    def _invite(self, played: Played, after: State) -> None:
        """Whoever has built may try the crank before the next turn begins."""
        if any(isinstance(event, happened.Built | happened.StepBuilt) for event in played.events):
            self.unfinished.invite(played.seat, after.parts)

    def _one(self, event: Event) -> None:
        match event:
            case happened.Threw(_, pips):
                self._tumble(pips)
            case happened.Moved(mouse, path):
                for start, end in pairwise(path):
                    self._walk(mouse, start, end, _HOP, 24.0)
                self._settle(mouse, path[-1])
            case happened.Sent(mouse, start, end):
                self.pause(0.12)
                self._walk(mouse, start, end, _SLIDE, 46.0)
                self._settle(mouse, end)
            case happened.Escaped(mouse):
                self.play_sound("mouse_squeak")
                self._walk(mouse, WHEEL, SAFE, _SLIDE, 30.0)
                self._settle(mouse, SAFE)
            case happened.Built() | happened.SetAnew() | happened.PartSetAnew():
                self._build(event.part, event)
            case happened.Captured(seat, mouse, pieces):
                self.carry_off(mouse)
                self._cheese(pieces, mouse, seat)
            case happened.TurnBegan(seat):
                self.banner(seat, lambda: setattr(self.shown, "turn", seat))
            case happened.Won():
                self.play_sound("fanfare")
            case _:
                self._other(event)

    def _other(self, event: Event) -> None:
        match event:
            case happened.TookFromPile(seat, pieces):
                self._cheese(pieces, "", seat)
            case happened.TookFrom(seat, giver, pieces):
                self._cheese(pieces, giver, seat)
            case happened.LostCheese(seat, pieces):
                self._cheese(pieces, seat, "")
            case happened.StepBuilt() | happened.StepSetAnew():
                self._build(event.step, event)
            case happened.PaidToLure(seat):
                self._cheese(1, seat, "")
            case happened.NothingHappened():
                self.pause(_READ)
            case happened.TrapCompleted(seat):
                self.play_sound("chime")
                self.then(partial(self.completed, seat))
                self.pause(_READ)

    def _tumble(self, pips: int) -> None:
        at = self.spots.die_at
        self.set(lambda: setattr(self.shown, "pips", 0))
        self.play_sound("die_rattle")
        self.fly(_TUMBLE, SpriteFlight("dice/tumble", at, at, lambda: 1.0, lift=26.0, frames=TUMBLES))
        self.play_sound("die_land")
        self.set(lambda: setattr(self.shown, "pips", pips))
        self.pause(0.15)

    def _walk(self, mouse: str, start: int, end: int, seconds: float, lift: float) -> None:
        """From space to space; from now on the mouse is drawn on its way, until it is settled."""
        spots = self.spots
        flight = SpriteFlight(
            f"mice/{mouse}_hop",
            lambda: spots.laid.feet(start),
            lambda: spots.laid.feet(end),
            lambda: spots.laid.mouse(end),
            lift,
            shadow="mice/shadow",
        )

        def leave() -> None:
            if self.shown.moving != mouse:
                self.shown.moving = mouse
                self.changed()

        self.then(leave)
        self.fly(seconds, flight)
        self.play_sound("hop", 0.6, 0.95 + 0.02 * (end % 6))

    def _settle(self, mouse: str, space: int) -> None:
        def stand() -> None:
            self.shown.mice[mouse] = space
            self.shown.moving = ""

        self.set(stand)

    def carry_off(self, mouse: str) -> None:
        """The cage takes a mouse off the board; that it is caught stays to be read, however hurried the turn is."""
        spots, planned = self.spots, self.planned
        self.play_sound("mouse_squeak")
        self.set(lambda: self.shown.captured.add(mouse))
        space = self.shown.mice
        self.fly(
            _CARRIED,
            CarriedOff(mouse, lambda: spots.laid.feet(space[mouse]), lambda: spots.laid.mouse(space[mouse])),
        )
        self.pause(_CAUGHT_READ - _CARRIED)
        self.planned = planned

    def _cheese(self, pieces: int, giver: str, taker: str) -> None:
        """Wedges from hand to hand; the pile has no name."""
        if not pieces:
            self.pause(_READ)
            return
        start, end = self._cheese_of(giver), self._cheese_of(taker)
        lifts = [30.0 + 22.0 * number for number in range(min(pieces, _AT_ONCE))]
        wedges = [SpriteFlight("cheese/wedge", start, end, lambda: 0.7, lift) for lift in lifts]
        self.set(lambda: self.shown.gain(giver, -pieces))
        self.fly(_CHEESE, *wedges)
        self.play_sound("cheese_pop")
        self.set(lambda: self.shown.gain(taker, pieces))

    def _cheese_of(self, seat: str) -> Callable[[], Point]:
        return (lambda: self.spots.hand_at(seat)) if seat else self.spots.heap_at

    def _build(self, part: int, event: AnySet) -> None:
        """A part comes to its place, unless it stands there already."""
        spots = self.spots
        if part == self.stands:
            self.stands = 0
        else:
            flight = self.kit.flight(
                part, spots.part_at, lambda: spots.place_of(part), lambda: spots.laid.view.units_per_cm
            )
            self.fly(_BUILD if isinstance(event, happened.Built | happened.StepBuilt) else _SET_ANEW, flight)
        self.play_sound("part_placed")
        self.set(lambda: self.shown.stand(part, event.placed))
