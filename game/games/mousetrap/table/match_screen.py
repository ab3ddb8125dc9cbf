"""The table of a match: the board round its stage, the cards, and whoever is to act."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from itertools import chain, product
from typing import Protocol

from pygame import FRect

from game.core.acts import Move
from game.core.tally import Effect, Reach
from game.games.mousetrap.pictures import spaces as look_ahead
from game.games.mousetrap.pictures.board import MousetrapGround, Wrap, marks, paint_taken
from game.games.mousetrap.pictures.cards import CAGE, Hanging, MousetrapSeatRow, cage_zoom
from game.games.mousetrap.pictures.films import TrapPictures
from game.games.mousetrap.pictures.kit import box, rect_of
from game.games.mousetrap.pictures.magnifier import Magnifier, enlarged
from game.games.mousetrap.pictures.mice import spotlight
from game.games.mousetrap.pictures.parts import Beads, NextPart
from game.games.mousetrap.pictures.scenery import Scenery, under_cage
from game.games.mousetrap.pictures.slots import MousetrapSlots, arranged, watched
from game.games.mousetrap.pictures.spaces import die_place, fields, part_hint, parts
from game.games.mousetrap.rules.moves import Lure, Placed, Roll, TurnCrank
from game.games.mousetrap.rules.rules import reaches
from game.games.mousetrap.rules.state import SAFE, WHEEL, State
from game.games.mousetrap.table.actions import lure_reaches
from game.games.mousetrap.table.building.check_list import Plan
from game.games.mousetrap.table.building.gauge import Prospects
from game.games.mousetrap.table.building.placing import Holding
from game.games.mousetrap.table.building.placing_hand import PlacingHand
from game.games.mousetrap.table.cranking.complete import NotYet, open_complete
from game.games.mousetrap.table.cranking.own_crank import open_any_crank, open_own_test
from game.games.mousetrap.table.machine.crank_cards import Tester
from game.games.mousetrap.table.play import MousetrapPlay
from game.games.mousetrap.table.result import MousetrapResult
from game.games.mousetrap.table.sidebar import add_cards, add_watched
from game.games.mousetrap.text import log
from game.games.mousetrap.text.table import TIPS
from game.games.mousetrap.text.words import trap_called
from game.machine.specs import Frame
from game.shell.matches.open_match import OpenMatch
from game.shell.pictures.on_board import Advised, Way
from game.shell.play.actions import LookAhead
from game.shell.play.coach import Cue, place_of, roll_of
from game.shell.play.match_screen import MatchScreen
from game.shell.play.menu import Further
from game.shell.play.rehearsal import die
from game.text.coach import Tip
from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Device, Input, Point, Pointed, Pressed
from game.ui.shell import Shell
from game.ui.widgets.dirty import Look
from game.ui.widgets.widget import Widget

# When each tip of a first match matters, and what it points at.


_TIPS = {tip.name: tip for tip in TIPS}


class TrapTipScreen(Protocol):
    """The match screen, as far as its tips need it."""

    play: MousetrapPlay
    laid: MousetrapGround
    ahead: LookAhead[State]

    def find(self, name: str) -> Widget | None:
        """The widget of that name."""


def tips(table: TrapTipScreen) -> Sequence[Tip]:
    """Those that can come: steady hands set no part down themselves."""
    own_machine = table.play.kit.plan.own  # its parts are not the 24 of which a tip tells
    cranked = table.play.kit.cranked
    left_out = {"build": not table.play.seats.own, "part": own_machine, "crank": not cranked, "set_off": cranked}
    return tuple(tip for tip in TIPS if not left_out.get(tip.name))


def cues(table: TrapTipScreen) -> tuple[Cue, ...]:
    """What matters now, the most important first."""
    known = {tip.name for tip in tips(table)}
    return tuple(Cue(_TIPS[name], at) for name, at in _found(table) if at is not None and name in known)


def _found(table: TrapTipScreen) -> Iterator[tuple[str, FRect | None]]:
    play, state = table.play, table.play.state
    if play.holding is not None and play.holding.placed is None:
        yield "build", rect_of(play.kit, play.holding.part, table.laid.view)
    if not play.free:
        return
    yield "welcome", roll_of(table)
    if Roll() in state.moves:
        yield from _rolling(table, table.ahead.now())
    for number, move in enumerate(state.moves):
        if isinstance(move, TurnCrank):
            yield "crank" if play.kit.cranked else "set_off", place_of(table, f"choice_{number}")
        elif isinstance(move, Lure) and lure_reaches(state, move):
            yield "lure", place_of(table, f"choice_{number}")


def _rolling(table: TrapTipScreen, ahead: Sequence[Reach]) -> Iterator[tuple[str, FRect | None]]:
    play, state, laid = table.play, table.play.state, table.laid
    if ahead:
        best = next((reach for reach in ahead if reach.effect is Effect.GAIN), ahead[0])
        cell = laid.cells[best.space]
        yield "look", cell.rect.union(die_place(cell))
    if state.mice[state.turn] >= SAFE:
        yield "loop", laid.loop
    if state.hands[state.turn]:
        yield "cheese", place_of(table, f"seat_{state.seat}")
    if play.shown.parts:
        yield "part", _both(place_of(table, "beads"), place_of(table, "gauge"))


def _both(one: FRect | None, other: FRect | None) -> FRect | None:
    return one.union(other) if one is not None and other is not None else one


# The table itself.


def prerender(
    canvas: Canvas,
    laid: MousetrapGround,
    seats: Collection[str],
    part: Iterator[None],
    banners: Iterator[None],
) -> Iterator[None]:
    """Render a picture each step, what comes first first. part: the pictures of the next one."""
    yield from die(canvas, 1.0)
    zooms = {laid.mouse(space, crowd) for space in range(len(laid.cells)) for crowd in (1, 2)}
    for seat, look, zoom in product(seats, ("hop", "stand"), sorted(zooms)):
        canvas.stamp(f"mice/{seat}_{look}", (0, 0), 0, zoom)
        yield
    yield from part
    yield from _caught(canvas, laid.mouse(WHEEL), seats)
    yield from banners


def _caught(canvas: Canvas, zoom: float, seats: Collection[str]) -> Iterator[None]:
    """The cage and the mice that it carries off."""
    for name in CAGE:
        canvas.stamp(name, (0, 0), 0, cage_zoom(zoom))
        yield
    for seat in seats:
        canvas.stamp(f"mice/{seat}_caught", (0, 0), 0, zoom)
        yield


# The table of a match: the board round its stage, the cards, and whoever is to act.

_CLEAR = 8.0
"""How far from the loop a tip stays, design units, so that it does not seem to be part of it."""
_PARTS_A_LAYER = 6
"""After so many parts the music has one layer more."""
_SHINES = 260.0
"""By how much the light is wider than what it falls on when the match is over, design units."""


class MousetrapScreen(MatchScreen):
    """One match of the Mouse Trap. Whatever lies over the board, a sheet or the crank, is ``over``."""

    play: MousetrapPlay
    first = "primary"

    def __init__(self, shell: Shell, opened: OpenMatch) -> None:
        super().__init__(shell, opened)
        self.laid: MousetrapGround
        self.slots: MousetrapSlots
        self._wrap: Wrap | None = None
        self.bead = 0
        self._acts = self._lured = 0
        self.play = MousetrapPlay(shell, opened, self)
        self.ahead = LookAhead(self.play, reaches)
        self.prospects = Prospects(self.play)
        self._coming = self.play.kit.ahead()
        self.scenery = Scenery(self.play.state.table, self.play.kit)
        self.hand = PlacingHand(self)
        self.magnifier = Magnifier()

    # Where things are, for the motions.

    def die_at(self) -> Point:
        """The middle of the die."""
        die = self.find("die")
        return die.place.center if die is not None else self.slots.turn.center

    def hand_at(self, seat: str) -> Point:
        """A seat's cheese."""
        row = self.find(f"seat_{seat}")
        return row.hand if isinstance(row, MousetrapSeatRow) else self.slots.turn.center

    def heap_at(self) -> Point:
        """The pile."""
        return self.slots.heap.centerx, self.slots.heap.bottom - 20

    def part_at(self) -> Point:
        """Where the next part waits."""
        card = self.find("part")
        return card.picture_place.center if isinstance(card, NextPart) else self.slots.turn.center

    def place_of(self, part: int) -> Point:
        """Where the anchor of a part belongs."""
        return self.laid.view.to_screen(self.play.kit.anchor(part))

    @property
    def stage(self) -> FRect:
        """The window of the board."""
        return self.laid.window

    def lamps(self) -> Sequence[FRect]:
        """The post with the cage, and the loop with the wheel."""
        cage = rect_of(self.play.kit, self.play.kit.caging, self.laid.view)
        return cage.inflate(_SHINES, _SHINES), self.laid.loop.inflate(_SHINES, _SHINES)

    def film_place(self, canvas: Canvas) -> FRect:
        """Right of the loop."""
        laid, slots = arranged(canvas, wrap=self._wrap, kit=self.play.kit)
        return watched(laid).film if slots.hung else FRect()

    def button_of(self, move: Move) -> str:
        """The button of a choice, or the big one."""
        moves = self.play.state.moves
        return f"choice_{moves.index(move)}" if len(moves) > 1 and move in moves else "primary"

    def tips(self) -> Sequence[Tip]:
        """Those for a first match."""
        return tips(self)

    def cues(self) -> Sequence[Cue]:
        """What of them matters now."""
        return cues(self)

    def barred(self) -> Sequence[FRect]:
        """The cage, where the next part goes, the loop, the mice, and the small dice at the spaces."""
        standing, view, kit = len(self.play.shown.parts), self.laid.view, self.play.kit
        held = self.play.holding.part if self.play.holding is not None else min(standing + 1, kit.plan.steps)
        parts = [rect_of(kit, number, view) for number in {*range(kit.cage, standing + 1), held}]
        dice = (look_ahead.die_place(self.laid.cells[reach.space]) for reach in self.ahead.now())
        mice = (self.laid.cells[self.play.shown.mice[seat]].rect for seat in self.play.shown.standing())
        return [self.laid.loop.inflate(2 * _CLEAR, 2 * _CLEAR), *parts, *mice, *dice]

    def introduction(self) -> str:
        """What one's own trap is called."""
        name = self.play.kit.plan.name
        return trap_called(name) if name else ""

    def kept_free(self) -> Sequence[FRect]:
        """The parts that stand."""
        kit, standing = self.play.kit, len(self.play.shown.parts)
        return [rect_of(kit, number, self.laid.view) for number in range(1, standing + 1)]

    def outlined(self) -> Sequence[FRect]:
        """The outlines of the parts that are missing."""
        kit, standing = self.play.kit, len(self.play.shown.parts)
        return [rect_of(kit, number, self.laid.view) for number in range(standing + 1, kit.plan.steps + 1)]

    def advised_at(self, move: Move) -> tuple[Sequence[Advised], Sequence[Way]]:
        """What on the board is marked for a move that was advised."""
        return marks(self.laid, self.play.state, move, self.play.kit)

    # Composing and drawing.

    def compose(self, canvas: Canvas) -> None:
        """Cards first, as they are wanted most, then beads, spaces and parts."""
        play = self.play
        self.laid, self.slots = arranged(canvas, play.in_hand[0], self._wrap, play.kit)
        self._wrap = self.laid.wrap
        if play.holding is not None:
            play.holding.zoom = enlarged(self.laid.view.units_per_cm * canvas.scale)
        for part in parts(self.laid, play.shown.parts, play.in_hand, play.kit):
            self.add(part)
        if play.staged and self.slots.hung:
            add_watched(self, canvas, play, watched(self.laid), self.slots.top)
        else:
            add_cards(self, canvas, play, self, self.slots)
        self._aim()
        standing = len(play.shown.parts)
        off = play.holding.part if play.holding is not None and play.holding.part <= standing else 0
        steps = range(1, play.kit.plan.steps + 1)
        at = self.bead or min(standing + 1, len(steps))
        hint = part_hint(at, play.shown.parts, play.in_hand, play.kit)
        self.add(Beads("beads", self.slots.beads, hint=hint, standing=standing, off=off, at=at, on_look=self._look,
                       colours=tuple(map(play.kit.colour, steps)), named=play.kit.plan.name))  # fmt: skip
        if not play.staged:
            self.add(self.prospects.gauge(self.slots.beads))
        for field in fields(self.laid, play.shown, play.seats.names, play.state.table, self.ahead.now()):
            self.add(field)
        for number in look_ahead.dice_over_cards(self.laid, self.ahead.now()):
            self.add(number)
        if self.coach.compose(canvas):
            self.compose_anew(canvas)

    def _aim(self) -> None:
        """After a choice the focus goes to the big button, not to what happens to have the choice's place.

        Where one may only lure or stop it goes to the first who is lured by one roll, for a moment without any key that
        pays cheese for that; to the end of the turn where nobody is so near.
        """
        acts, play = len(self.play.table.match.played), self.play
        if acts != self._acts and self.focused.startswith("choice_") and self.find("primary") is not None:
            self.focused = "primary"
        if play.free and isinstance(play.state.moves[0], Lure) and acts != self._lured:
            near = (n for n, move in enumerate(play.state.moves) if not isinstance(move, Lure)
                    or lure_reaches(play.state, move))  # fmt: skip
            self.focused, self._lured = f"choice_{next(near, 0)}", acts
            play.handover.wait()
        self._acts = acts

    def _look(self, part: int) -> None:
        self.bead = part
        self.tip.waited = 1.0

    def backdrop(self, canvas: Canvas) -> None:
        """The scenery, and the mice that stand."""
        laid, shown, held, ahead = self.laid, self.play.shown, self.play.holding, self.ahead.now()
        self.scenery.draw(canvas, laid, self.slots.heap, shown, held.part if held is not None else 0)
        for space in {shown.mice[seat] for seat in shown.standing()}:
            rules = self.scenery.rules
            if canvas.meets(laid.cells[space].rect):
                paint_taken(canvas, laid.cells[space], len(shown.on(space)), len(rules.seats), rules.two_cranks)
        look_ahead.draw_rings(canvas, laid, ahead)
        for seat in shown.standing():
            space = shown.mice[seat]
            crowd = len(shown.on(space))
            at, zoom = laid.feet(space, shown.lane(seat), crowd), laid.mouse(space, crowd)
            if seat == shown.turn:
                spotlight(canvas, at, zoom)
            canvas.stamp("mice/shadow", at, 0, zoom)
            canvas.stamp(f"mice/{seat}_stand", at, 0, zoom)
        look_ahead.draw_dice(canvas, laid, ahead)

    def changing(self) -> Sequence[Look]:
        """What is built, the pile, and every mouse where it stands."""
        laid, shown, held = self.laid, self.play.shown, self.play.holding
        seated = under_cage(shown, self.play.kit)
        built = tuple(shown.parts), held.part if held is not None else 0, shown.running, seated
        found: list[Look] = [(laid.board.inflate(60, 60), built), (self.slots.heap.inflate(80, 80), shown.pile)]
        standing = shown.standing()
        for seat, space in shown.mice.items():
            lane, crowd = shown.lane(seat), max(1, len(shown.on(space)))  # none stands where this one sets out from
            x, y = laid.feet(space, lane, crowd)
            look = seat in standing, space, lane, crowd, seat == shown.turn
            found.append((FRect(x - 70, y - 90, 140, 130).union(laid.cells[space].rect), look))
        return [*found, *look_ahead.looks(laid, self.ahead.now())]

    def foreground(self, canvas: Canvas) -> None:
        """What is on its way, and the part in the hand."""
        held, card, unfinished = self.play.holding, self.find("part"), self.play.unfinished
        if unfinished.moving:
            before = [widget.place for widget in self.widgets if isinstance(widget, Hanging)]
            self.scenery.movers(canvas, self.laid, unfinished.poses(), before)
        if held is not None:
            held.draw(canvas, self.laid.view)
            if held.waits and isinstance(card, NextPart):
                card.point_at(canvas)
            elif held.lies:
                x, y = box(self.play.kit, held.part, self.laid.view, held.frame or Frame()).center
                canvas.stamp("marks/hand", (x + 4, y + 6), 0, 0.62)
        if isinstance(self.last_run, TrapPictures) and self.slots.hung:
            seen = watched(self.laid)
            self.last_run.draw_lens(canvas, self.laid.view, seen.lens, seen.reach)
        self.play.animation.draw(canvas)
        self.draw_banner(canvas)
        if held is not None and self.over is None:
            self._magnify(canvas, held)

    def _magnify(self, canvas: Canvas, held: Holding) -> None:
        """The lens, while the part in the hand is near its place, or is moved by keys as it stands there."""
        keys = self.shell.device is not Device.MOUSE
        falls = held.falling is not None and held.placed is not None
        if held.frame is None or not held.near or not (held.held or falls or keys):
            return
        beside = (self.find("turn"), self.find("tip"))
        kept = [widget.place for widget in beside if widget is not None and held.came is None]
        self.magnifier.draw(canvas, self.laid.view, self.play.shown.parts, held.magnified, kept)

    def prerender(self, canvas: Canvas) -> Iterator[None]:
        """Besides, what will be wanted soon."""
        card, play = self.find("part"), self.play
        place = card.picture_place if isinstance(card, NextPart) else None
        part = play.kit.prerender(canvas, self.laid.view, len(play.shown.parts) + 1, place)
        coming_parts = (*play.shown.parts, Placed())[: play.kit.plan.steps]
        movers = play.kit.movers_ahead(canvas, self.laid.view, coming_parts)
        coming = self.scenery.ahead(canvas, self.laid, self.slots.heap, play.as_it_is()) if play.motion.busy else ()
        rest = prerender(canvas, self.laid, play.seats.names, part, chain(movers, self.banners(canvas)))
        return chain(super().prerender(canvas), self._lens_ahead(canvas), coming, rest)

    def _lens_ahead(self, canvas: Canvas) -> Iterator[None]:
        """What the lens will show of the part that waits for a hand."""
        held = self.play.holding
        if held is None:
            self.magnifier.forget()
            return iter(())
        return self.magnifier.prerender(canvas, self.laid.view, self.play.shown.parts, held.magnified)

    def prepare(self, canvas: Canvas) -> bool:
        """Work out what new parts do, then render what will be wanted soon, then find out what the trap promises."""
        if self.play.unfinished.work() or super().prepare(canvas):
            return True
        return self._work_ahead() or self.prospects.work()

    def _work_ahead(self) -> bool:
        """A slice of what the table will want to know of a machine of one's own; tell whether there is more."""
        return next(self._coming, self) is None

    # What lies over the board.

    def further(self) -> tuple[Further, ...]:
        """Hands."""
        return self.hands()

    def open_plan(self) -> None:
        """The parts and the check list."""
        self.lay(Plan(self, self.close, self.play))

    def ending(self) -> MousetrapResult:
        """Who won, and how all stand."""
        return MousetrapResult(self, self.close, self.play, self.leave)

    def rest(self) -> None:
        """The crank lies over the table."""
        super().rest()
        self.scenery.forget()

    # Input and time.

    def layers(self) -> int:
        """One for every six parts that stand."""
        return len(self.play.shown.parts) // _PARTS_A_LAYER

    def tick(self, dt: float) -> bool:
        """Let the match go on, and computer players crank."""
        moved = super().tick(dt)
        moved = self.hand.update(dt) or moved
        play = self.play
        if play.completed_by:
            seat, play.completed_by = play.completed_by, ""
            open_complete(play, seat)
        if play.unfinished.too_soon:
            seat, play.unfinished.too_soon = play.unfinished.too_soon, ""
            self.lay(NotYet(self, self.close, play, seat, partial(self._try_as_it_stands, seat)))
        if play.trap_waits and (play.to_crank or not play.operating) and not play.halted:
            if play.pending is not None:
                self.crank()
            moved = True
        return moved or self.over is not None

    def crank(self) -> None:
        """Turn the crank, unless the machine has fallen already. Whoever cranks, the run is there to be watched."""
        play = self.play
        play.to_crank = False
        play.prepare()
        pending = play.pending
        if not play.trap_waits or pending is None or (pending.run.live and pending.run.refused):
            return
        if pending.run.done:
            play.answer(pending.answered())
        else:
            open_any_crank(play, pending)

    def handle(self, given: Input) -> None:
        """A stick or the wheel moves the part in the hand."""
        if self.over is not None or not self.hand.handle(given):
            super().handle(given)

    def try_crank(self) -> None:
        """Turn the crank of what is built so far; nothing of it counts."""
        seat = self.play.tester
        if seat and self._test(seat):
            self.play.skip()

    def _try_as_it_stands(self, seat: str) -> None:
        """The crank space, before the trap is complete."""
        self.close()
        if not self._test(seat):
            self.shell.open("notice", heading=_(log.IT_FALLS), text=_(log.A_PART_FALLS))

    def _test(self, seat: str) -> bool:
        """Open the crank of what is built so far; tell whether its machine stands."""
        play = self.play
        if play.kit.plan.own:
            open_own_test(play, seat)
            return True
        run = play.unfinished.run(play.state.parts)
        if run is not None:
            self.shell.open("mousetrap_crank_test", run=run, who=Tester(seat, play.seats.names[seat]))
        return run is not None

    def on_key(self, pressed: Pressed) -> bool:
        """Keys move the part in the hand."""
        return self.hand.on_key(pressed) or super().on_key(pressed)

    def on_point(self, pointed: Pointed) -> bool:
        """Drag the part that is to be set down."""
        return self.hand.on_point(pointed)
