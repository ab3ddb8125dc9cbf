"""A race as its table plays it, told as motion, and what may be done now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Protocol

from game.core.acts import Event, Turn
from game.games.mightymouse.pictures import board
from game.games.mightymouse.pictures.board import RaceDisplay, RaceGround
from game.games.mightymouse.pictures.motion import CirclesOpen, HeroFlight, PieceFlight
from game.games.mightymouse.rules import events as happened
from game.games.mightymouse.rules.moves import PLAY_SAVED, Order
from game.games.mightymouse.rules.rules import apply, sure
from game.games.mightymouse.rules.state import SAVED_NUMBER, TRACKS, State
from game.games.mightymouse.text import table as labels
from game.games.mightymouse.text.table import outlook, saved_leads, where
from game.session.match import Played
from game.shell.matches.open_match import OpenMatch
from game.shell.pictures.on_board import Spots, SpriteFlight
from game.shell.play.actions import Action, Offer, passive, spoken
from game.shell.play.animation import Animator, Note
from game.shell.play.play import MatchPlay
from game.shell.play.rehearsal import TUMBLES
from game.text.language import _, row, sentences
from game.ui.input.bindings import Point
from game.ui.shell import Shell

# What was played as motion: the die tumbles, pieces hop space by space, Mighty Mouse flies.


_TUMBLE, _HOP, _FLY, _HOME, _PLACE, _READ, _WON, _LIE = 0.6, 0.17, 0.26, 0.8, 0.34, 0.45, 1.4, 0.15
_RESCUE = 1.3
"""Seconds for which the circles open. By eye."""
_DARKENS = 0.4
"""Seconds for which it gets dark round Mighty Mouse before he flies."""
_SOUNDS = {happened.Held: "cage_rattle", happened.Arrived: "chime", happened.Won: "fanfare"}


class RaceSpots(Spots, Protocol):
    """Where things are on the table as it is laid out now."""

    laid: RaceGround

    def die_at(self) -> Point:
        """The middle of the die."""

    def lifted(self) -> None:
        """Draw the board anew."""

    def dusky(self) -> bool:
        """Whether it is darker on the board than in daylight."""


class RaceAnimation(Animator[RaceDisplay, RaceSpots]):
    """Animates what happens in the race. flying: whether Mighty Mouse is on his way, or about to be."""

    flying = False

    def play(self, played: Played, after: State, note: Note) -> None:
        """Queue the motions of one act, which is read when it has been seen, and before the next seat is called."""
        for event in self.seen(played, note, happened.TurnBegan):
            self._one(event)
            if isinstance(event, (happened.Threw, happened.ThrewForFirst, happened.SavedPlayed)):
                self.pause(_LIE)

    def _one(self, event: Event) -> None:
        match event:
            case happened.ThrewForFirst(seat, pips):
                self._tumble(event)
                self.set(lambda: self.shown.rolls.__setitem__(seat, pips))
            case happened.Threw():
                self._tumble(event)
            case happened.Advanced(seat, path):
                self._walk(seat, path, 22.0, _HOP)
            case happened.Backed(seat, path):
                self._heed(event)
                self._walk(seat, path, 22.0, _HOP)
            case happened.Flew(_, hazard, start, end):
                self._fly(hazard, start, end)
            case happened.Freed(seat, hazard, space):
                self._heed(event)
                self._walk(seat, (hazard, space), 64.0, _PLACE, glad=True)
            case happened.WentHome():
                self._home()
            case happened.TurnBegan(seat):
                self.await_light(self.spots.dusky)
                self.banner(seat, lambda: setattr(self.shown, "turn", seat))
            case happened.OrderChosen() | happened.Saved() | happened.SavedPlayed():
                self._laid_down(event)
            case _:
                self._news(event)

    def _laid_down(self, event: Event) -> None:
        """Nothing moves on the board; a saved number is put where the die lies."""
        if isinstance(event, happened.SavedPlayed):
            self.play_sound("die_land")
        self._heed(event)

    def _news(self, event: Event) -> None:
        """What is read on the board, with its sound."""
        if isinstance(event, happened.Arrived):
            self._rescued(event)
            return
        self._heed(event)
        self.play_sound(_SOUNDS.get(type(event), "wood_knock"))
        if isinstance(event, (happened.Tied, happened.Begins)):
            self.set(self._clear_rolls)
        self.pause(_WON if isinstance(event, happened.Won) else _READ)

    def _ground(self) -> RaceGround:
        return self.spots.laid

    def _lift(self, change: Callable[[], object]) -> None:
        """Something leaves the board: only the board is drawn anew, nothing is composed."""
        self.then(change)
        self.then(self.spots.lifted)

    def _heed(self, event: Event) -> None:
        self.set(lambda: self.shown.heed(event))

    # What is shown may be another object by the time that these are called.

    def _clear_rolls(self) -> None:
        self.shown.rolls.clear()

    def _throw(self) -> None:
        self.shown.throw()

    def _tumble(self, event: Event) -> None:
        at = self.spots.die_at
        self.set(self._throw)
        self.play_sound("die_rattle")
        self.fly(_TUMBLE, SpriteFlight("dice/tumble", at, at, lambda: board.DIE, lift=26.0, frames=TUMBLES))
        self.play_sound("die_land")
        self._heed(event)

    def _rescued(self, event: Event) -> None:
        """Light bursts from the circles, their bars break, and whoever was held is glad."""
        rescue = CirclesOpen(self._ground)

        def opens() -> None:
            rescue.held = self.shown.held()
            self.shown.cheering = frozenset(seat for seats in rescue.held.values() for seat in seats)

        self._heed(event)
        self.play_sound(_SOUNDS[happened.Arrived])
        self._lift(opens)
        self.fly(_RESCUE, rescue, held=True)
        self._lift(lambda: setattr(self.shown, "cheering", frozenset()))

    def _walk(self, seat: str, path: tuple[int, ...], lift: float, seconds: float, glad: bool = False) -> None:
        """Take a piece up, let it hop from space to space, and put it down."""
        self._lift(lambda: setattr(self.shown, "moving", seat))
        for number, (start, end) in enumerate(pairwise(path)):
            self.fly(seconds, PieceFlight(self._ground, seat, start, end, lift, glad))
            self.play_sound("hop", 0.6, 0.95 + 0.02 * (number % 6))

        def stand() -> None:
            self.shown.at[seat], self.shown.moving = path[-1], ""

        self.set(stand)

    def _fly(self, hazard: int, start: int, end: int) -> None:
        """Along the track; the track lights up as he leaves."""

        def leave() -> None:
            self.shown.hero, self.shown.flies = hazard, True

        self._darken()
        self._lift(leave)
        self.play_sound("whoosh")
        self.fly(_FLY * max(2, end - start), HeroFlight(self._ground, hazard, start, end))
        self._stands(hazard, end)

    def _home(self) -> None:
        """Back to the centre, along the track that he came by; by then it is light."""
        flight = HeroFlight(self._ground, 0, 0, 0)

        def leave() -> None:
            self.shown.flies = True
            flight.hazard = self.shown.hero
            flight.start = TRACKS.get(flight.hazard, 0)

        self._lift(leave)
        self.play_sound("whoosh", 0.8)
        self.fly(_HOME, flight)
        self._stands(0, 0)

    def _darken(self) -> None:
        """It gets dark but for where he is, in time before he leaves."""
        self.then(lambda: setattr(self, "flying", True))
        self.pause(_DARKENS)

    @property
    def hero_at(self) -> Point:
        """Where on the canvas Mighty Mouse is."""
        flights = ((each, share) for each, share in self.flights.items() if isinstance(each, HeroFlight))
        now = next((each.at(share) for each, share in flights if each.hazard), None)
        return now or self._ground().hero(self.shown.hero, self.shown.steps)

    def show(self, shown: RaceDisplay) -> None:
        """Show a position as it is; nobody flies."""
        self.flying = False
        super().show(shown)

    def _stands(self, hazard: int, steps: int) -> None:
        def stand() -> None:
            self.shown.hero, self.shown.steps, self.shown.flies = hazard, steps, False
            self.flying = False

        self._lift(stand)


# What happens at the table.


class RacePlay(MatchPlay[State, RaceDisplay]):
    """What happens at the table."""

    animation: RaceAnimation

    def __init__(self, shell: Shell, opened: OpenMatch, spots: RaceSpots) -> None:
        super().__init__(shell, opened, spots.stale)
        self.animation = RaceAnimation(self.motion, shell.sound, self.as_it_is(), spots)
        self.carry(self.table.begin)

    @property
    def undoes(self) -> bool:
        """Where there are decisions: orders, which take three players, or saved numbers; a roll is none."""
        setup = self.table.match.setup
        return super().undoes and (len(setup.seats) > 2 or bool(setup.options[SAVED_NUMBER]))

    def as_it_is(self) -> RaceDisplay:
        """The position, with the last roll and what came of it."""
        events = [event for one in self.table.match.played[-3:] for event in one.events]
        return RaceDisplay.of(self.state, events, self.seats.names)


# What may be done at the table now.


def offer(play: RacePlay, standings: Callable[[], None]) -> Offer:
    """The big button or the orders of placing, and what the next roll may bring."""
    found = _offer(play, standings)
    told = spoken(play, found)
    if play.free and play.hints.only:  # that one has to roll was seen before; what the roll may bring stays in sight
        return replace(told, advice=sentences(told.advice, found.advice))
    return told


def _offer(play: RacePlay, standings: Callable[[], None]) -> Offer:
    shown = play.shown
    waits = passive(play, standings)
    if waits is not None:
        name = play.seats.names.get(shown.roller, "")
        rolled = _(labels.ROLLED, name=name, pips=shown.pips) if name and shown.pips else ""
        return Offer(main=(waits,), advice=rolled)
    advice = outlook(play.state) if isinstance(play.waiting, Turn) else ""
    orders = [move for move in play.state.moves if isinstance(move, Order)]
    if orders:
        choices = tuple(_order(play, move, number) for number, move in enumerate(orders, 1))
        return Offer(choices=choices, advice=advice)
    hint = _(labels.ROLLS_THE_DIE)
    roll = Action("primary", _(labels.ROLL), partial(play.play, play.state.moves[0]), hint, "space", "act")
    return Offer(main=(roll, *_saved(play)), advice=advice)


def _saved(play: RacePlay) -> tuple[Action, ...]:
    """The saved number, if it may be played."""
    reach = sure(play.state)
    if reach is None:
        return ()
    label = _(labels.PLAY_THE_SAVED, pips=reach.pips)
    return (Action("saved", label, partial(play.play, PLAY_SAVED), saved_leads(reach), "1"),)


def _order(play: RacePlay, move: Order, number: int) -> Action:
    names = play.seats.names
    after = apply(play.state, move).state
    at = dict(zip(after.seats, after.at, strict=True))
    places = [_(labels.NAME_WHERE, name=names[seat], where=where(at[seat])) for seat in move.seats]
    label = row([names[seat] for seat in move.seats])
    hint = _(labels.PLACES, places=row(places))
    return Action(f"choice_{number - 1}", label, partial(play.play, move), hint, str(number), badges=move.seats)
