"""The table of a match: the board round its stage, the cards, and whoever is to act."""

from __future__ import annotations

import dataclasses

from pygame import FRect

from game.rules.mousetrap.moves import SetAnew
from game.rules.mousetrap.parts import PARTS
from game.scenes import matches
from game.scenes.calling import draw_call
from game.scenes.log import LogSheet
from game.scenes.matches import Sitting
from game.scenes.menu import Further, Menu
from game.scenes.mousetrap import turn_card
from game.scenes.mousetrap.aside import cards_aside, cards_hung
from game.scenes.mousetrap.board import Ground
from game.scenes.mousetrap.building import point_at
from game.scenes.mousetrap.cards import NextPart, SeatRow, foot_of
from game.scenes.mousetrap.choices import Way
from game.scenes.mousetrap.doing import doing
from game.scenes.mousetrap.ending import Ending
from game.scenes.mousetrap.opening import open_crank
from game.scenes.mousetrap.parts_strip import Beads
from game.scenes.mousetrap.plan import Plan
from game.scenes.mousetrap.play import Play
from game.scenes.mousetrap.scenery import Scenery
from game.scenes.mousetrap.slots import Slots, arranged
from game.scenes.mousetrap.spaces import fields, part_hint, parts
from game.scenes.mousetrap.stage import ghost_rect
from game.ui.buttons import Pick
from game.ui.canvas import Canvas
from game.ui.screen import Screen
from game.ui.shell import Scene, Shell
from game.ui.verbs import Device, Input, Phase, Point, Pointed, Pressed, Verb

_HANDS = (Pick("steady", "Steady"), Pick("own", "Your own"))


class Table(Screen):
    """One match of the Mouse Trap. Whatever lies over the board, a sheet or the crank, is ``over``."""

    first = "primary"

    def __init__(self, shell: Shell, sitting: Sitting) -> None:
        super().__init__(shell)
        self.sitting = sitting
        self.over: Scene | None = None
        self.laid: Ground
        self.slots: Slots
        self.die = FRect()
        self.bead = 0
        self.ended = False
        self.cranked = False
        self.play = Play(shell, sitting, self, self.stale)
        self.scenery = Scenery(self.play.state.table)

    @property
    def busy(self) -> bool:
        """Whether something moves or a computer player plays, so that no person is to act."""
        return self.play.motion.busy or self.play.computers

    # Where things are, for the motions.

    def die_at(self) -> Point:
        """The middle of the die."""
        return self.die.center

    def hand_at(self, seat: str) -> Point:
        """A seat's cheese."""
        row = self.find(f"seat_{seat}")
        return row.hand if isinstance(row, SeatRow) else self.slots.turn.center

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

    # What the cards say.

    def turn(self) -> turn_card.Turn:
        """All that the turn card shows."""
        play = self.play
        seat, names = play.shown.turn, play.seats.names
        over = play.over
        person = seat not in self.sitting.table.bots
        call = f"{names[seat]} wins!" if over else f"{names[seat]}, your turn" if person else f"{names[seat]} plays"
        undo = Way("Undo", play.undo, "plain" if play.can_undo else "off", "undo", hint="Takes back your last choice.")
        plan_hint = "All 24 parts, how each stands, and the check list before cranking."
        small = (
            Way("Plan", self.open_plan, icon="plan", hint=plan_hint),
            Way("Rules", self.on_help, icon="book", hint="The rules of the game."),
            undo,
            Way("Menu", self.open_menu, icon="menu", hint="Seats, speed, settings, and the way to the shelf."),
        )
        watching = not over and play.computers
        return turn_card.Turn(seat, call, play.shown.pips, doing(self), small, watching, self.shell.settings.speed,
                              self.set_speed)  # fmt: skip

    def set_speed(self, speed: str) -> None:
        """Tell what happens at another speed from now on."""
        self.shell.adopt(dataclasses.replace(self.shell.settings, speed=speed))
        self.stale()

    # Composing and drawing.

    def compose(self, canvas: Canvas) -> None:
        """Cards first, as they are wanted most, then beads, spaces and parts."""
        self.laid, self.slots = arranged(canvas)
        play = self.play
        for part in parts(self.laid, play.shown.parts):
            self.add(part)
        (cards_hung if self.slots.hung else cards_aside)(self, canvas)
        standing = len(play.shown.parts)
        at = self.bead or min(standing + 1, len(PARTS))
        hint = part_hint(at, play.shown.parts)
        self.add(Beads("beads", self.slots.beads, hint=hint, standing=standing, at=at, on_look=self._look))
        for field in fields(self.laid, play.shown, play.seats.names, bool(play.state.table.two_cranks)):
            self.add(field)

    def _look(self, part: int) -> None:
        self.bead = part
        self.tip.waited = 1.0

    def backdrop(self, canvas: Canvas) -> None:
        """The scenery, and the mice that stand."""
        laid, shown, held = self.laid, self.play.shown, self.play.holding
        self.scenery.draw(canvas, laid, self.slots, shown, held.part if held is not None else 0)
        for seat in shown.standing():
            at = laid.feet(shown.mice[seat], shown.lane(seat))
            zoom = laid.mouse(shown.mice[seat])
            canvas.stamp("mice/shadow", at, 0, zoom)
            canvas.stamp(f"mice/{seat}_stand", at, 0, zoom)

    def foreground(self, canvas: Canvas) -> None:
        """What is on its way, and the part in the hand."""
        held, card = self.play.holding, self.find("part")
        if held is not None:
            held.draw(canvas, self.laid)
            if held.waits and isinstance(card, NextPart):
                point_at(canvas, card.visible, card.picture_place)
        self.play.telling.draw(canvas)
        call = self.play.telling.call
        if call.seat:
            draw_call(canvas, self.laid.window, call, f"{self.play.seats.names[call.seat]}, your turn")

    # What lies over the board.

    def lay(self, over: Scene | None) -> None:
        """Lay something over the board, or take it away."""
        self.over = over
        self.held = ""
        self.stale()

    def open_menu(self) -> None:
        """Seats, speed and the ways out."""
        play = self.play

        def choose(hands: str) -> None:
            play.steady = hands == "steady"

        hands = Further("hands", "Hands", _HANDS, lambda: "steady" if play.steady else "own", choose)
        self.lay(Menu(self, lambda: self.lay(None), play.seats, self.leave, (hands,)))

    def open_plan(self) -> None:
        """The parts and the check list."""
        self.lay(Plan(self, lambda: self.lay(None), self.play))

    def open_log(self) -> None:
        """All that happened."""
        self.lay(LogSheet(self, lambda: self.lay(None), self.play.log))

    def standings(self) -> None:
        """Show who won, and how all stand."""
        self.ended = True
        self.lay(Ending(self, lambda: self.lay(None), self.play, self.leave))

    def leave(self) -> None:
        """Back to the shelf; the match waits there unless it is over."""
        matches.leave(self.sitting)
        self.shell.go_to("title")

    def rest(self) -> None:
        """The crank lies over the table."""
        super().rest()
        self.scenery.forget()

    # Input and time.

    def handle(self, given: Input) -> None:
        """Give the input to what lies on top."""
        if self.over is not None:
            self.over.handle(given)
        else:
            super().handle(given)

    def update(self, dt: float) -> bool:
        """Let time pass on top."""
        if self.over is not None:
            return self.over.update(dt) or self._dirty
        return super().update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw what lies on top."""
        if self.over is not None:
            self.over.draw(canvas)
            self._dirty = False
        else:
            super().draw(canvas)

    def tick(self, dt: float) -> bool:
        """Let the match go on."""
        busy = self.play.motion.busy
        moved = self.play.update(dt)
        if busy != self.play.motion.busy:
            self.stale()
        if not self.play.trap_waits:
            self.cranked = False
        elif not self.cranked and self.play.computers:
            self.crank()
        if self.play.over and not self.ended:
            self.standings()
        return self.play.telling.call.update(dt) or moved or self.over is not None

    def crank(self) -> None:
        """Turn the crank; a computer player's is told at once where everything is, or where it does not start."""
        play = self.play
        if not play.trap_waits:
            return
        self.cranked = True
        if not play.computers:
            if not play.refused:
                open_crank(self.shell, self.sitting, play.answer)
            return
        answered = self.sitting.table.run()
        if play.refused or isinstance(answered.answer, SetAnew) or not self.shell.settings.pace:
            count = self.sitting.table.match.answers
            play.answer(answered)
            self.cranked = self.sitting.table.match.answers == count
        else:
            open_crank(self.shell, self.sitting, play.answer)

    def on_back(self) -> None:
        """Esc opens the menu."""
        self.open_menu()

    def on_help(self) -> None:
        """F1 opens the rules."""
        self.shell.open("rules", game="mousetrap")

    def on_key(self, pressed: Pressed) -> bool:
        """The pad's X presses the big button; Ctrl+Z and the pad's Back undo."""
        if pressed.key == "pad_x" or pressed.verb is Verb.UNDO:
            button = self.find("primary" if pressed.key == "pad_x" else "undo")
            if button is not None and button.enabled:
                button.confirm()
                self.stale()
            return True
        return False

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
