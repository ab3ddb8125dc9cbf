"""The table of a match, whatever the game: what lies over it, its menu and log, and time."""

from __future__ import annotations

import dataclasses
from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import ClassVar

from pygame import FRect

from game.core.acts import Move, Over
from game.session.match import NotSaved
from game.shell.matches import open_match
from game.shell.matches.open_match import OpenMatch, leave_unasked, offer_to_leave
from game.shell.pictures.banners import Celebration, draw_turn_banner
from game.shell.pictures.film import RunPictures
from game.shell.pictures.on_board import Advised, Way, draw_advice
from game.shell.play.coach import ASIDE, GOT_IT, TIP, TIP_READ, Coach, Cue
from game.shell.play.log import LogSheet
from game.shell.play.menu import Further, Menu, hands_of, tips_of
from game.shell.play.play import AnyPlaying
from game.shell.play.rehearsal import banners, pressed_or_not, rehearsed
from game.shell.play.result import Result
from game.shell.reader import of_open_match
from game.text import answers, queries
from game.text import screens as labels
from game.text.coach import Tip
from game.text.language import _, sentences
from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Input, Phase, Pointed, Pressed, Query, Verb
from game.ui.shell import Scene, Shell
from game.ui.sound import ANSWER
from game.ui.widgets.screen import Screen

_AGAIN = 3
"""So many of the last lines of the log are told again."""


class MatchScreen(Screen):
    """One match of a game. Whatever lies over the table is ``over``. Derive, compose, and make ``play``.

    to_celebrate: whether its end is still to come. last_run: the run of a machine that was just watched, in pictures.
    aside: whether it lies over another table, to decide one thing. menu: makes what its button lays over the table.
    apart: what composing changes besides the screen itself.
    """

    play: AnyPlaying
    takes_turns = True
    aside = False
    big: ClassVar[tuple[str, ...]] = ("primary",)
    apart: ClassVar[tuple[str, ...]] = ()

    def __init__(self, shell: Shell, opened: OpenMatch) -> None:
        super().__init__(shell)
        self.opened = opened
        self.over: Scene | None = None
        self.ended = False
        self._called, self._drags = "", False
        self.last_run: RunPictures | None = None
        self.to_celebrate = not isinstance(opened.runner.match.waiting, Over)
        self.coach = Coach(self)
        self._awaited: Sequence[str] = ()
        self.celebration = Celebration(shell.settings.reduced_motion)
        self.menu: Callable[[], Scene] = self._own_menu

    @property
    def busy(self) -> bool:
        """Whether something moves, a computer player plays or a turn has just begun, so that no person is to act."""
        return self.play.motion.busy or self.play.computers or self.play.hasty

    @abstractmethod
    def ending(self) -> Result:
        """Who won, and how all stand."""

    def film_place(self, canvas: Canvas) -> FRect:
        """Where a film of the last run lies while a match is only watched; an empty place where there is no room."""
        return FRect()

    @property
    @abstractmethod
    def stage(self) -> FRect | None:
        """Where the board or machine is, over which banners go by; None before it is laid out."""

    @property
    def seen_at_once(self) -> FRect | None:
        """What moves on the board leaves it and comes back to it: that must not be seen twice, or not at all."""
        return self.stage

    def lamps(self) -> Sequence[FRect]:
        """What lies in the light when the match is over: what was played for."""
        return (self.stage,) if self.stage is not None else ()

    def layers(self) -> int:
        """How many layers the music has: the more is at stake, the more, up to as many as the piece of the game has."""
        return 0

    def awaited(self) -> Sequence[str]:
        """Tones in which the music will answer what is decided just now, silent until then; none else."""
        return ()

    def call_of(self, seat: str) -> str:
        """What calls a seat to the table."""
        return _(labels.YOUR_TURN, name=self.play.seats.names[seat])

    def introduction(self) -> str:
        """What is said of the match before the first call since the table was opened; nothing of a usual one."""
        return ""

    def further(self) -> tuple[Further, ...]:
        """What else the menu lets one choose."""
        return ()

    def hands(self) -> tuple[Further, ...]:
        """Whether each person's hands are steady, for the menu."""
        return tuple(hands_of(self.play.seats, seat) for seat in self.play.seats.people)

    # What lies over the table.

    def lay(self, over: Scene | None) -> None:
        """Lay something over the table, or take it away."""
        self.over = over
        self.held = ""
        self.stale()

    def close(self) -> None:
        """Take away what lies over the table."""
        self.lay(None)

    def open_menu(self) -> None:
        """Lay the menu over the table."""
        self.lay(self.menu())

    def _own_menu(self) -> Scene:
        """Seats, speed and the ways out."""
        return Menu(self, self.close, self.play.seats, self.leave, (*self.further(), tips_of(self.coach)))

    def open_log(self) -> None:
        """All that happened."""
        self.lay(LogSheet(self, self.close, self.play.readable(self.play.log), self.play.person))

    def finish(self) -> None:
        """The match has been told to its end: celebrate once whoever has just won, then show how all stand."""
        if self.coach.on:
            self.coach.turn(False)  # tips are for a first match
        ending = self.ending()
        self.shell.announcements.say(ending.call())
        if self.to_celebrate and ending.winners:
            self.to_celebrate = False
            self.celebration.begin(ending.winners[0], ending.call())
        else:
            self.standings()

    def standings(self) -> None:
        """Show who won, and how all stand."""
        ending = self.ending()
        ending.lamps = self.lamps
        if self.celebration.seat and not self.ended:
            ending.celebrate()
        self.ended = True
        self.lay(ending)

    @property
    def speed(self) -> str:
        """How fast what happens is told."""
        return self.shell.settings.speed

    @property
    def tip_room(self) -> float:
        """How tall the log is to be, so that a tip has room in its place."""
        return self.coach.room

    def compose_anew(self, canvas: Canvas) -> None:
        """Compose once more, as the log is to be taller or lower for a tip."""
        self.widgets.clear()
        self.compose(canvas)

    def set_speed(self, speed: str) -> None:
        """Tell what happens at another speed from now on."""
        self.shell.adopt(dataclasses.replace(self.shell.settings, speed=speed))
        self.stale()

    def abandon(self) -> None:
        """The match waits on the shelf, with all that was played."""
        leave_unasked(self.shell, self.opened)

    def leave(self) -> None:
        """Back to the shelf; the match waits there unless it is over. Where it would be lost, ask first."""
        try:
            open_match.keep(self.opened)
        except NotSaved as error:
            offer_to_leave(self.shell, error, self.leave)
        else:
            self.shell.go_to("title")

    # What is asked at the table.

    def answers(self, query: Query) -> Sequence[str]:
        """Of the position as it has been seen so far, to the person who may act or whose match it is."""
        play = self.play
        if query is Query.AGAIN and (lines := play.readable(play.log)):
            return [line.text for line in lines[-_AGAIN:]]
        if query is Query.DUE:
            return self._to_come()
        found = answers(self.opened.row.game.id, play.seen, play.asker, play.seats.names)
        told = {Query.WHERE: found.where, Query.MINE: found.mine, Query.OTHERS: found.others}
        return told.get(query) or super().answers(query)

    def _to_come(self) -> Sequence[str]:
        """Whose turn it is, and what the big button does."""
        play = self.play
        if play.over:
            return (_(queries.THE_MATCH_IS_OVER),)
        button = next((found for name in self.big if (found := self.find(name)) is not None), None)
        hint = button.spoken().note if button is not None and button.enabled and play.person else ""
        return [told for told in (self.call_of(play.shown.turn), hint) if told]

    # Banners.

    def tips(self) -> Sequence[Tip]:
        """All tips for a first match that can come at this table."""
        return ()

    def cues(self) -> Sequence[Cue]:
        """The tips that matter just now, the most important first."""
        return ()

    def barred(self) -> Sequence[FRect]:
        """Where a tip never lies, besides on anything that is read or pressed."""
        return ()

    def kept_free(self) -> Sequence[FRect]:
        """Where a tip had better not lie."""
        return ()

    def outlined(self) -> Sequence[FRect]:
        """What is only drawn in outline: on it rather than on what had better be free, and rather on neither."""
        return ()

    def advised_at(self, move: Move) -> tuple[Sequence[Advised], Sequence[Way]]:
        """What on the board is marked for a move that was advised."""
        return (), ()

    def draw_banner(self, canvas: Canvas) -> None:
        """Draw what was advised, what the coach says, and the banner of whose turn begins or who has won.

        Call it last in ``foreground``.
        """
        move = self.play.hints.move
        if move is not None and self.play.free:
            draw_advice(canvas, *self.advised_at(move))
        self.coach.draw(canvas, self.mood)
        call, stage = self.play.animation.call, self.stage
        if call.seat and stage is not None:
            draw_turn_banner(canvas, self.called_over or stage, call, self.call_of(call.seat))
        self.celebration.draw(canvas, stage or canvas.area)

    def banners(self, canvas: Canvas) -> Iterator[None]:
        """Render the banners of those who will be called, one each step."""
        texts = {seat: self.call_of(seat) for seat in self.play.seats.names}
        over = self.called_over or self.stage
        return banners(canvas, over, self.play.animation.call, texts) if over is not None else iter(())

    @property
    def called_over(self) -> FRect | None:
        """Over what of the stage the banner of a turn slides, a little below its middle; None for all of it."""
        return None

    def prerender(self, canvas: Canvas) -> Iterator[None]:
        """The table to come, and buttons as they can be pressed or not."""
        return chain(rehearsed(self, canvas), pressed_or_not(canvas, self.widgets))

    # Input and time.

    def handle(self, given: Input) -> None:
        """Give the input to what lies on top."""
        if self.over is not None:
            self.over.handle(given)
        elif self.celebration.going_on:
            if isinstance(given, Pressed) or (isinstance(given, Pointed) and given.phase is Phase.DOWN):
                self.celebration.hush()
        elif isinstance(given, Pointed) and not self.held and self._at_tip(given):
            self._point(given)
        else:
            before = self.focused
            super().handle(given)
            if isinstance(given, Pressed):
                self.coach.led(before)

    def _at_tip(self, pointed: Pointed) -> bool:
        """Whether the pointer is at a tip, and does not drag across it what was taken hold of elsewhere."""
        covered, across = self.coach.covers(pointed.at), self._drags
        if pointed.phase is Phase.DOWN:
            self._drags = across = not covered
        elif pointed.phase is Phase.UP:
            self._drags = False
        return covered and not across

    def update(self, dt: float) -> bool:
        """Let time pass on top."""
        self.play.report()
        if self.over is not None:
            return self.over.update(dt) or self.dirty
        return super().update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw what lies on top."""
        if self.over is not None:
            self.over.draw(canvas)
            self.dirty = False
        else:
            super().draw(canvas)

    def tick(self, dt: float) -> bool:
        self.play.translate()
        busy, call = self.play.motion.busy, self.play.animation.call
        moved, called = self.play.update(dt), call.seat
        self._advise()
        self.coach.update(dt)
        self.play.handover.update(self.play.person, dt)
        self._call()
        self._accompany()
        if busy != self.play.motion.busy:
            self.stale()
        celebrated = self.celebration.update(dt)
        if self.told and not self.ended and not celebrated:
            self.finish()
        passed = call.update(dt)
        if called and not call.seat:
            self.stale()
        return passed or moved or self.celebration.going_on or self.over is not None

    def _accompany(self) -> None:
        """The music grows with what is at stake, holds its breath, and answers."""
        sound, awaited = self.shell.sound, self.awaited()
        sound.enrich(self.opened.row.game.id, self.layers())
        if awaited:
            sound.duck(low=0.0)
        elif self._awaited:
            sound.answer(self._awaited, ANSWER)
        self._awaited = awaited

    def _call(self) -> None:
        """Call a person whose turn has come."""
        turn, person = self.play.shown.turn, self.play.person
        if turn != self._called and (person == turn or self.play.computers):
            first, self._called = "" if self._called else self.introduction(), turn
            self.shell.announcements.say(sentences(first, self.call_of(turn) if person else ""))

    def _advise(self) -> None:
        """Give the focus to what was advised, as soon as that is known."""
        move = self.play.hints.go_on()
        name = "" if move is None else self.button_of(move)
        if name and self.find(name) is not None:
            self.focus(name)

    def button_of(self, move: Move) -> str:
        """The name of what makes this move when it is pressed; empty where nothing on the table does."""
        return ""

    @property
    def told(self) -> bool:
        """Whether the match is over and nothing moves any more."""
        return self.play.over

    @property
    def patient(self) -> bool:
        """Nothing is skipped by whoever presses on and on: the same key rolls."""
        play = self.play
        return play.motion.busy or play.computers or play.over

    def on_back(self) -> None:
        self.open_menu()

    def on_help(self) -> None:
        self.shell.open("rules", book=of_open_match(self.opened))

    def press_shortcut(self, pressed: Pressed) -> bool:
        """What only tells something, or takes back, leaves the focus where the next choice is."""
        before = self.focused
        used = super().press_shortcut(pressed)
        if used and self.focused in ASIDE and self.find(before) is not None:
            self.focus(before)
        return used

    def on_key(self, pressed: Pressed) -> bool:
        """The pad's X presses the big button, its right stick puts a tip away; Ctrl+Z and the pad's Back undo."""
        presses = {"pad_x": self.big, TIP_READ: (GOT_IT, TIP)}
        names = ("undo",) if pressed.verb is Verb.UNDO else presses.get(pressed.key)
        if names is None:
            return super().on_key(pressed)
        button = next((found for name in names if (found := self.find(name)) is not None), None)
        if button is not None and button.enabled:
            button.confirm()
            self.stale()
        return True
