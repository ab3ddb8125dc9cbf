"""A match as its table plays it, told card by card, and the pictures that it needs next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from game.core.acts import Turn
from game.games.mousemaze.pictures.flights import FRAMES, MazeSpots, draw_action, draw_mouse
from game.games.mousemaze.pictures.maze import MazeDisplay, MazeLayout, draw_card, glow
from game.games.mousemaze.pictures.previews import WAY, draw_arrow, pointing, walking
from game.games.mousemaze.rules.moves import Drawn, Face
from game.games.mousemaze.rules.state import ACTION, ACTIONS, State
from game.games.mousemaze.table.animation import MazeAnimation
from game.shell.matches.open_match import OpenMatch
from game.shell.play.play import MatchPlay
from game.ui.drawing.canvas import Canvas
from game.ui.shell import Shell


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
