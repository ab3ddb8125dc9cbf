"""The table of a match: the board round its stage, the cards, and whoever is to act."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import FRect

from game.core.acts import Move
from game.pictures.mousetrap.board import MousetrapGround
from game.pictures.mousetrap.mice import spotlight
from game.pictures.mousetrap.scenery import Scenery
from game.pictures.mousetrap.spaces import fields, part_hint, parts
from game.pictures.mousetrap.stage import ghost_rect
from game.rules.mousetrap.parts import PARTS
from game.scenes.match_table import MatchTable
from game.scenes.matches import Sitting
from game.scenes.menu import Further
from game.scenes.mousetrap.building import point_at
from game.scenes.mousetrap.ending import MousetrapResult
from game.scenes.mousetrap.opening import open_crank
from game.scenes.mousetrap.parts_strip import Beads
from game.scenes.mousetrap.plan import Plan
from game.scenes.mousetrap.play import MousetrapPlay
from game.scenes.mousetrap.prerender import prerender
from game.scenes.mousetrap.sidebar import add_cards
from game.scenes.mousetrap.sidebar_widgets import MousetrapSeatRow, NextPart, foot_of
from game.scenes.mousetrap.slots import MousetrapSlots, arranged
from game.ui.canvas import Canvas
from game.ui.shell import Shell
from game.ui.still import Look
from game.ui.verbs import Device, Phase, Point, Pointed, Pressed, Verb

NUDGE = 1.0
"""Millimetres by which a key moves a part: so that it is off by half of that at the least that chance leaves."""


class Table(MatchTable):
    """One match of the Mouse Trap. Whatever lies over the board, a sheet or the crank, is ``over``."""

    play: MousetrapPlay
    first = "primary"

    def __init__(self, shell: Shell, sitting: Sitting) -> None:
        super().__init__(shell, sitting)
        self.laid: MousetrapGround
        self.slots: MousetrapSlots
        self.bead = 0
        self._acts = 0
        self.play = MousetrapPlay(shell, sitting, self)
        self.scenery = Scenery(self.play.state.table)

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
        return self.laid.view.to_screen(foot_of(part))

    @property
    def stage(self) -> FRect:
        """The window of the board."""
        return self.laid.window

    def button_of(self, move: Move) -> str:
        """The button of a choice, or the big one."""
        moves = self.play.state.moves
        return f"choice_{moves.index(move)}" if len(moves) > 1 and move in moves else "primary"

    # Composing and drawing.

    def compose(self, canvas: Canvas) -> None:
        """Cards first, as they are wanted most, then beads, spaces and parts."""
        self.laid, self.slots = arranged(canvas)
        play = self.play
        for part in parts(self.laid, play.shown.parts):
            self.add(part)
        add_cards(self, canvas, play, self, self.slots)
        self._aim()
        standing = len(play.shown.parts)
        at = self.bead or min(standing + 1, len(PARTS))
        hint = part_hint(at, play.shown.parts)
        self.add(Beads("beads", self.slots.beads, hint=hint, standing=standing, at=at, on_look=self._look))
        for field in fields(self.laid, play.shown, play.seats.names, bool(play.state.table.two_cranks)):
            self.add(field)

    def _aim(self) -> None:
        """After a choice the focus goes to the big button, not to what happens to have the choice's place."""
        acts = len(self.play.table.match.played)
        if acts != self._acts and self.focused.startswith("choice_") and self.find("primary") is not None:
            self.focused = "primary"
        self._acts = acts

    def _look(self, part: int) -> None:
        self.bead = part
        self.tip.waited = 1.0

    def backdrop(self, canvas: Canvas) -> None:
        """The scenery, and the mice that stand."""
        laid, shown, held = self.laid, self.play.shown, self.play.holding
        self.scenery.draw(canvas, laid, self.slots.heap, shown, held.part if held is not None else 0)
        for seat in shown.standing():
            at = laid.feet(shown.mice[seat], shown.lane(seat))
            zoom = laid.mouse(shown.mice[seat])
            if seat == shown.turn:
                spotlight(canvas, at, zoom)
            canvas.stamp("mice/shadow", at, 0, zoom)
            canvas.stamp(f"mice/{seat}_stand", at, 0, zoom)

    def changing(self) -> Sequence[Look]:
        """What is built, the pile, and every mouse where it stands."""
        laid, shown, held = self.laid, self.play.shown, self.play.holding
        built = tuple(shown.parts), held.part if held is not None else 0
        found: list[Look] = [(laid.board.inflate(60, 60), built), (self.slots.heap.inflate(80, 80), shown.pile)]
        standing = shown.standing()
        for seat, space in shown.mice.items():
            lane = shown.lane(seat)
            x, y = laid.feet(space, lane)
            found.append((FRect(x - 70, y - 90, 140, 130), (seat in standing, space, lane, seat == shown.turn)))
        return found

    def foreground(self, canvas: Canvas) -> None:
        """What is on its way, and the part in the hand."""
        held, card = self.play.holding, self.find("part")
        if held is not None:
            held.draw(canvas, self.laid)
            if held.waits and isinstance(card, NextPart):
                point_at(canvas, card.visible, card.picture_place)
        self.play.animation.draw(canvas)
        self.draw_banner(canvas)

    def ahead(self, canvas: Canvas) -> Iterator[None]:
        """What will be wanted soon."""
        card, play = self.find("part"), self.play
        place = card.picture_place if isinstance(card, NextPart) else None
        part = len(play.shown.parts) + 1, place
        return prerender(canvas, self.laid, play.seats.names, part, self.banners(canvas))

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

    def tick(self, dt: float) -> bool:
        """Let the match go on, and computer players crank."""
        moved = super().tick(dt)
        play = self.play
        if play.trap_waits and not play.operating and not play.halted:
            if play.pending is not None:
                self.crank()
            moved = True
        return moved or self.over is not None

    def crank(self) -> None:
        """Turn the crank; where no hand is needed, or nothing is to be seen, the machine runs by itself."""
        play = self.play
        play.prepare()
        pending = play.pending
        if not play.trap_waits or pending is None or (pending.run.live and pending.run.refused):
            return
        if pending.run.done:
            play.answer(pending.answered())
        elif not pending.run.live and not self.shell.settings.pace:
            play.run_on(pending)
        else:
            open_crank(play, pending)

    def on_key(self, pressed: Pressed) -> bool:
        """Left and right move a part that was set down by keys."""
        holding, by = self.play.holding, {Verb.LEFT: -NUDGE, Verb.RIGHT: NUDGE}.get(pressed.verb, 0.0)
        if not by or holding is None or holding.placed is None or self.focused != "primary":
            return super().on_key(pressed)
        holding.nudge(by)
        self.stale()
        return True

    def on_point(self, pointed: Pointed) -> bool:
        """Drag the part that is to be set down."""
        holding = self.play.holding
        if holding is None or self.shell.device is not Device.MOUSE:
            return False
        if pointed.phase is Phase.DOWN and pointed.button == 1:
            return self._grab(pointed.at)
        if not holding.held:
            return False
        holding.carry(self.laid.view.to_cm(pointed.at))
        self._dirty = True
        if pointed.phase is Phase.UP:
            found = holding.let_go()
            self.shell.sound.play("part_placed" if found else "wood_knock", 0.7)
            self.stale()
        return True

    def _grab(self, at: Point) -> bool:
        """Take the part from its card, or right at its place."""
        holding, card = self.play.holding, self.find("part")
        assert holding is not None
        near = ghost_rect(holding.part, self.laid.view).inflate(24, 24).collidepoint(at)
        if not near and not (card is not None and card.visible.collidepoint(at)):
            return False
        holding.held = True
        holding.carry(self.laid.view.to_cm(at))
        self.shell.sound.play("plastic_click")
        self.repaint()
        return True
