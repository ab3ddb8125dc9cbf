"""A match as its table plays it, told card by card, and the pictures that it needs next."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise, product

from game.core.acts import Event, Turn
from game.games.mousemaze.pictures.caught import CageShadow, Dust, MouseTold, WedgeBreak, nearer
from game.games.mousemaze.pictures.flights import (
    BELOW_MOUSE,
    FRAMES,
    CageDrop,
    CardDeal,
    CardDraw,
    CardFlip,
    CardTurn,
    MazeSpots,
    MouseBump,
    MouseWalk,
    WedgeFlight,
    WordStamp,
    draw_action,
    draw_mouse,
)
from game.games.mousemaze.pictures.maze import MazeDisplay, MazeLayout, draw_card, glow
from game.games.mousemaze.pictures.previews import WAY, draw_arrow, pointing, walking
from game.games.mousemaze.rules import moves as happened
from game.games.mousemaze.rules.moves import Drawn, Face
from game.games.mousemaze.rules.state import ACTION, ACTIONS, DECK, State
from game.games.mousemaze.table.actions import wedges as count_of
from game.games.mousemaze.text import table as labels
from game.session.match import Played
from game.shell.matches.open_match import OpenMatch
from game.shell.pictures.on_board import Flight, draw_flights
from game.shell.play.animation import Animator, Note
from game.shell.play.play import MatchPlay
from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import Colour, rgb
from game.ui.input.bindings import Point
from game.ui.shell import Shell

# What was played as motion: cards are dealt, flipped and turned, the mouse walks, wedges come and go.


READ = 0.35
_CHEESE, _STAMP, _FALL = 0.4, 1.0, 0.34
_BREATH, _STARTLED, _LIFTS = 0.6, 0.6, 0.45
"""Seconds for which it gets dark before a cage falls, for which only the mouse moves afterwards, and in which the cage
goes up again, and the light."""
_AT_ONCE, _MOST_BREAK = 6, 10
_BAD, _GOOD = (rgb("#b3130a"), rgb("#5c0803")), (rgb("#14704a"), rgb("#073822"))


class WedgeAnimator(Animator[MazeDisplay, MazeSpots]):
    """Animates wedges, and words over the maze.

    moment: what happens to the mouse that all look at: "caught", "saved", or nothing.
    """

    moment = ""

    def _look(self, moment: str) -> None:
        """From now on this happens to the mouse."""
        self.then(lambda: setattr(self, "moment", moment))

    def _stamp(self, text: str, colours: tuple[Colour, Colour], *others: Flight) -> None:
        """Let a word fall over the maze, in front of others."""
        self.fly(_STAMP, *others, WordStamp(self.spots, text=text, colours=colours, cell=self._here), held=True)

    def _at(self, seat: str, number: int) -> Callable[[], Point]:
        return lambda: self.spots.risk_at(seat, number)

    def _placed(self, cell: int) -> None:
        spots, shown = self.spots, self.shown

        def leave() -> None:
            shown.pile -= 1

        def lie() -> None:
            shown.cheese[cell] += 1

        self.set(leave)
        self.fly(_CHEESE, WedgeFlight(spots, start=spots.pile_at, end=lambda: spots.laid.centre(cell)))
        self.play_sound("cheese_pop")
        self.set(lie)

    def _gain(self, seat: str, cell: int, wedges: int) -> None:
        """Wedges jump before the player, face down; cell is -1 for the pile."""
        if not wedges:
            self.pause(READ)
            return
        spots, shown = self.spots, self.shown
        start = (lambda: spots.laid.centre(cell)) if cell >= 0 else spots.pile_at
        flights = [
            WedgeFlight(spots, start=start, lift=44.0 + 10 * number, becomes="down", delay=0.1 * number)
            for number in range(min(wedges, _AT_ONCE))
        ]

        def leave() -> None:
            if cell >= 0:
                shown.cheese[cell] -= wedges
            else:
                shown.pile -= wedges
            for number, flight in enumerate(flights):
                flight.end = self._at(seat, shown.safe[seat] + shown.risk + number)

        def lie() -> None:
            shown.risk += wedges

        self.set(leave)
        self.fly(_CHEESE + 0.06 * len(flights), *flights)
        self.play_sound("cheese_pop")
        self.set(lie)

    def _trapped(self, seat: str, lost: int) -> None:
        """A breath in the dark, the cage, a beat in which only the mouse moves, and the loss; light as it is over."""
        text = _(labels.TRAPPED_LOST, wedges=count_of(lost)) if lost else _(labels.TRAPPED_SHOUT)
        self._look("caught")
        self.fly(_BREATH, self._shadow(0.0, 0.5), self._mouse("looks"))
        self.fly(_FALL, self._shadow(0.5, 1.0), self._mouse("sees"), self._cage(2.5, 0.0))
        self.play_sound("cage_slam")
        cage = self._cage(0.0, 0.0)
        cage.shakes = True
        self.fly(_STARTLED, self._shadow(1.0, 1.0), self._mouse("jumps"), cage, Dust(self.spots, cell=self._here))
        self.play_sound("mouse_squeak", 0.8)
        self._lost(seat, lost, text)
        self._look("")
        self.fly(_LIFTS, self._mouse("cowers"), self._cage(0.0, 2.5))

    def _lost(self, seat: str, lost: int, text: str) -> None:
        """The word over a mouse that cowers in its cage, while the wedges of a seat go to pieces."""
        spots, shown = self.spots, self.shown
        breaks = [WedgeBreak(spots, number=number, seconds=_STAMP) for number in range(min(lost, _MOST_BREAK))]

        def leave() -> None:
            for each in breaks:
                each.start = self._at(seat, shown.safe[seat] + each.number)
            shown.risk = 0

        self.set(leave)
        if breaks:
            self.play_sound("snap")
        caged = self._shadow(1.0, 1.0), self._mouse("cowers"), self._cage(0.0, 0.0)
        self._stamp(text, _BAD, *caged, *breaks)
        self.set(lambda: setattr(shown, "pile", shown.pile + lost))

    def _here(self) -> int:
        return self.shown.mouse

    def _mouse(self, does: str) -> MouseTold:
        return MouseTold(self.spots, cell=self._here, facing=lambda: self.shown.facing, does=does)

    def _shadow(self, start: float, end: float) -> CageShadow:
        return CageShadow(self.spots, cell=self._here, depth=(start, end))

    def _cage(self, start: float, end: float) -> CageDrop:
        return CageDrop(self.spots, cell=self._here, heights=(start, end))

    def _banked(self, seat: str, wedges: int, safe: int) -> None:
        spots, shown = self.spots, self.shown
        count = min(wedges, 2 * _AT_ONCE)
        flights = [WedgeFlight(spots, lift=26.0, face="down", delay=0.08 * number) for number in range(count)]

        def leave() -> None:
            for number, flight in enumerate(flights):
                flight.start = flight.end = self._at(seat, shown.safe[seat] + number)
            shown.risk = 0

        self.set(leave)
        self.fly(_CHEESE + 0.06 * len(flights), *flights)
        self.set(lambda: shown.safe.update({seat: safe}))
        if wedges:
            self.play_sound("chime")
            self._look("saved")
            self._stamp(_(labels.WEDGES_SAFE_SHOUT, wedges=count_of(wedges)), _GOOD, self._mouse("cheers"))
            self._look("")

    def _swept(self, cell: int, wedges: int) -> None:
        """The cheese of a card that is to be flipped goes back to the pile."""
        spots, shown = self.spots, self.shown
        flights = [
            WedgeFlight(spots, start=lambda: spots.laid.centre(cell), end=spots.pile_at, lift=30.0 + 16 * k)
            for k in range(min(wedges, _AT_ONCE))
        ]

        def leave() -> None:
            shown.cheese[cell] = 0

        def lie() -> None:
            shown.pile += wedges

        self.set(leave)
        self.fly(_CHEESE, *flights)
        self.then(lie)


# What was played as motion: cards are dealt, drawn, flipped and turned, the mouse is pointed and walks.

_DRAW, _STEP, _JUMP, _DEAL, _FLIP, _QUARTER, _PREVIEW = 0.55, 0.26, 0.5, 1.3, 0.5, 0.32, 1.0
_MOVES = (happened.Walked, happened.Blocked, happened.Flipped, happened.Turned, happened.WentTo)


class MazeAnimation(WedgeAnimator):
    """Animates what happens in the maze.

    ahead: the events of an Action card that is shown in the maze before it is carried out.
    """

    ahead: tuple[Event, ...] = ()

    def play(self, played: Played, after: State, note: Note) -> None:
        """Queue the motions of one act, each of whose events is read when it has been seen, a card when it lies."""
        for number, event in enumerate(played.events):
            notes = played.notes if event is played.events[0] else ()  # a reason is told once
            told = played._replace(events=(event,), notes=notes)
            if isinstance(event, happened.Drew):
                self._drew(event.card, event.left)
                self._note(note, told)
                self._show_ahead(played.events[number + 1 :])
            else:
                self._one(event)
                self._note(note, told)

    def _note(self, note: Note, told: Played) -> None:
        self.then(lambda: note(told))

    def _show_ahead(self, events: Sequence[Event]) -> None:
        """Let it be seen in the maze what the card will do."""
        if not any(isinstance(event, _MOVES) for event in events):
            self.pause(READ)
            return
        self.set(lambda: setattr(self, "ahead", tuple(events)))
        self.pause(_PREVIEW)
        self.set(lambda: setattr(self, "ahead", ()))

    def _one(self, event: Event) -> None:
        match event:
            case happened.MazeLaid(cards):
                self._deal(cards)
            case happened.TurnBegan(seat):
                self._turn_began(seat)
            case happened.Faced(_, start, end, heading):
                self._faced(start, end, heading)
            case happened.WedgePlaced(_, cell, _):
                self._placed(cell)
            case happened.Walked(path, _, _):
                for start, end in pairwise(path):
                    self._walk(start, end, _STEP, 16.0)
            case happened.WentTo(start, end):
                self._walk(start, end, _JUMP, 70.0)
            case happened.Flipped():
                self._flip(event)
            case happened.Turned():
                self._turn(event)
            case _:
                self._other(event)

    def _other(self, event: Event) -> None:
        match event:
            case happened.Collected(seat, cell, wedges):
                self._gain(seat, cell, wedges)
            case happened.Took(seat, wedges):
                self._gain(seat, -1, wedges)
            case happened.Trapped(seat, _, lost):
                self._trapped(seat, lost)
            case happened.Banked(seat, wedges, safe, _):
                self._banked(seat, wedges, safe)
            case happened.Blocked(cell, heading):
                self._bump(cell, heading)
            case happened.Reshuffled():
                self.set(self._reshuffle)
                self.pause(READ)
            case happened.Won() | happened.RanOut():
                self.play_sound("fanfare")
            case happened.Followed():
                self.pause(0.12)
            case happened.ArrowChosen():
                pass
            case _:
                self.pause(READ)

    # Action cards and turns.

    def _drew(self, card: str, left: int) -> None:
        draw = CardDraw(self.spots, card=card)

        def lift() -> None:
            self.shown.left, self.shown.card, draw.facing = left, "", self.shown.facing
            self.sound.play("card_flip")

        self.set(lift)
        self.fly(_DRAW, draw)
        self.set(lambda: setattr(self.shown, "card", card))

    def _reshuffle(self) -> None:
        self.shown.left, self.shown.card = sum(DECK), ""
        self.sound.play("card_flip")

    def _turn_began(self, seat: str) -> None:
        def begin() -> None:
            self.shown.turn, self.shown.card = seat, ""

        self.await_light(self.spots.dusky)
        self.banner(seat, begin)

    # The mouse.

    def _faced(self, start: int, end: int, heading: int) -> None:
        far = start != end
        walk = MouseWalk(self.spots, start=start, end=end, lift=40.0 if far else 8.0)

        def leave() -> None:
            shown = self.shown
            walk.start = shown.mouse
            walk.facing, walk.to_facing = float(shown.facing), shown.facing + nearer(heading - shown.facing)

        def stand() -> None:
            self.shown.mouse, self.shown.facing = end, heading

        self.set(leave)
        self.fly(0.42 if far else 0.25, walk)
        self.play_sound("hop", 0.6)
        self.set(stand)

    def _walk(self, start: int, end: int, seconds: float, lift: float) -> None:
        walk = MouseWalk(self.spots, start=start, end=end, lift=lift)

        def face() -> None:
            walk.facing = walk.to_facing = float(self.shown.facing)

        self.then(face)
        self.fly(seconds, walk)
        self.then(lambda: setattr(self.shown, "mouse", end))
        self.play_sound("hop", 0.6, 0.95 + 0.02 * (end % 6))

    def _bump(self, cell: int, heading: int) -> None:
        bump = MouseBump(self.spots, cell=cell, way=heading)
        self.set(lambda: setattr(bump, "facing", float(self.shown.facing)))
        self.fly(0.4, bump)
        self.play_sound("wood_knock", 0.5)

    # Maze cards.

    def _deal(self, cards: tuple[int, ...]) -> None:
        self.play_sound("card_flip")
        self.fly(_DEAL, CardDeal(self.spots, codes=cards))
        self.set(lambda: setattr(self.shown, "cards", list(cards)))

    def _flip(self, event: happened.Flipped) -> None:
        if event.swept:
            self._swept(event.cell, event.swept)
        self._lift(event.cell)
        self.fly(_FLIP, CardFlip(self.spots, cell=event.cell, codes=(event.before, event.after)))
        self._put_down(event.cell, event.after)

    def _turn(self, event: happened.Turned) -> None:
        degrees = 90.0 * (event.quarters if event.quarters < 3 else -1)
        card = CardTurn(self.spots, cell=event.cell, code=event.before, degrees=degrees)
        rides = event.facing >= 0
        if rides:
            self.then(lambda: setattr(card, "rider", float(self.shown.facing)))
        self._lift(event.cell)
        self.fly(_QUARTER * (1 + (event.quarters == 2)) + 0.12, card)
        if rides:
            self.then(lambda: setattr(self.shown, "facing", event.facing))
        self._put_down(event.cell, event.after)

    def _lift(self, cell: int) -> None:
        self.set(lambda: self.shown.lifted.add(cell))
        self.play_sound("card_flip")

    def _put_down(self, cell: int, code: int) -> None:
        def lie() -> None:
            self.shown.lifted.discard(cell)
            self.shown.cards[cell] = code

        self.set(lie)
        self.pause(0.1)

    # What is shown.

    @property
    def carries_mouse(self) -> bool:
        """Whether the mouse is on its way."""
        return any(
            isinstance(flight, MouseWalk | MouseBump | MouseTold)
            or (isinstance(flight, CardTurn) and flight.rider is not None)
            for flight in self.flights
        )

    def show(self, shown: MazeDisplay) -> None:
        """Show a position as it is, no card shown ahead and nothing happening to the mouse."""
        self.ahead, self.moment = (), ""
        super().show(shown)

    def draw_layer(self, canvas: Canvas, *, front: bool) -> None:
        """Draw what is on its way, behind the mouse or in front of it."""
        flights = self.flights.items()
        draw_flights(canvas, (each for each in flights if isinstance(each[0], BELOW_MOUSE) is not front))


# What happens at the table.


class MazePlay(MatchPlay[State, MazeDisplay]):
    """What happens at the table."""

    animation: MazeAnimation

    def __init__(self, shell: Shell, opened: OpenMatch, spots: MazeSpots) -> None:
        super().__init__(shell, opened, spots.stale)
        self.animation = MazeAnimation(self.motion, shell.sound, self.as_it_is(), spots)
        self.carry(self.table.begin)

    # What there is.

    @property
    def computers(self) -> bool:
        """Whether a computer player is to act or acts just now."""
        waiting = self.waiting
        bots = self.table.bots
        if self.staged:
            return True
        return self.shown.turn in bots if self.motion.busy else isinstance(waiting, Turn) and waiting.seat in bots

    def as_it_is(self) -> MazeDisplay:
        """The position, with the Action card that lies open: the last one of this turn."""
        played = self.table.match.played
        card = ""
        for one in reversed(played):
            if one.seat != self.state.seat or isinstance(one.act, Face):
                break
            if isinstance(one.act, Drawn):
                card = one.act.card
                break
        return MazeDisplay.of(self.state, card)


# Pictures that the match screen needs next, rendered in spare time: cards, the mouse, arrows, Action cards.


def prerender(
    canvas: Canvas,
    laid: MazeLayout,
    cards: Sequence[int],
    action: tuple[float, float, int],
    banners: Iterator[None],
) -> Iterator[None]:
    """Render a picture each step, what comes first first.

    action: how large an Action card is on the deck and where it lies, and where the mouse faces that it is drawn for.
    """
    for code in cards:
        draw_card(canvas, code, (0, 0), laid.card)
        yield
    yield from banners
    for colour in ("first", "second"):
        glow(canvas, laid.place(0), WAY[colour])
        yield
    for face, zoom in (("up", 1.0), ("down", 1.0), ("gap", 1.15)):
        canvas.stamp(f"maze/wedge_{face}", (0, 0), 0, zoom * laid.zoom)
        yield
    for number in range(FRAMES):
        draw_mouse(canvas, laid, (0, 0), 4 * number / FRAMES)
        yield
    for look, zoom in product(product(range(4), sorted(WAY.keys() - {"bad"})), (pointing(laid), walking(laid))):
        draw_arrow(canvas, (0, 0), look, zoom)
        yield
    piled, lying, facing = action
    for card, zoom in (("", piled), (ACTIONS[0].name, piled), *product(("", *ACTION), (lying,))):
        draw_action(canvas, card, (0, 0), zoom, facing)
        yield
