"""What would follow: of a choice, seen in the maze, and of the next card, as odds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import reduce
from typing import ClassVar

from pygame import FRect

from game.core.acts import Event, Move
from game.games.mousemaze.pictures.flights import draw_action
from game.games.mousemaze.pictures.maze import MazeLayout, action_words, glow
from game.games.mousemaze.pictures.previews import WAY, Ghost, draw_arrow, draw_ghost, pointing
from game.games.mousemaze.rules import preview
from game.games.mousemaze.rules.moves import Blocked, Flipped, Turned, Walked, WentTo
from game.games.mousemaze.rules.state import ACTIONS, CELLS, FACE, FLIP, GO, NOWHERE, PLACE, PUT, SAFE, TURN, State
from game.games.mousemaze.table.actions import MoveAction, percent, told
from game.games.mousemaze.table.play import MazePlay
from game.games.mousemaze.table.sidebar_widgets import ACTION, COUNT
from game.games.mousemaze.text import table as labels
from game.games.mousemaze.text.table import action_name
from game.shell.pages import Sheet
from game.text.language import _, ngettext
from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BODY, BOLD, SMALL, SMALL_BOLD, TITLE
from game.ui.drawing.theme import rgb
from game.ui.input.bindings import Pressed, Verb
from game.ui.widgets.buttons import Button
from game.ui.widgets.panels import Card, Label
from game.ui.widgets.screen import Screen
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import Mood, Widget


@dataclass(frozen=True)
class Considered:
    """What whoever is to act may choose, and what of it is pointed at or has the focus.

    actions: the choices of the sidebar. cells: the moves that are made by pressing a card. chosen: one of the actions.
    cell: the card that is pointed at and can be chosen, -1 for none.
    """

    actions: tuple[MoveAction, ...] = ()
    cells: Mapping[int, Move] = field(default_factory=dict)
    chosen: MoveAction | None = None
    cell: int = -1


def considered(name: str, actions: tuple[MoveAction, ...], cells: Mapping[int, Move]) -> Considered:
    """What the widget of this name stands for."""
    kind, _, number = name.partition("_")
    at = int(number) if number.isdecimal() else -1
    if kind == "choice" and 0 <= at < len(actions):
        return Considered(actions, cells, actions[at])
    if kind == "cell" and at in cells:
        return Considered(actions, cells, next((action for action in actions if action.move == cells[at]), None), at)
    return Considered(actions, cells)


def tried(play: MazePlay, seen: Considered) -> int:
    """The cell on which a wedge would be placed, -1 for none."""
    return seen.cell if play.free and play.state.stage in (PLACE, PUT) else -1


def dimmed(play: MazePlay, seen: Considered) -> frozenset[int]:
    """The cards that cannot be chosen just now."""
    if not play.free or play.state.stage not in (PLACE, PUT, FLIP):
        return frozenset()
    return frozenset(range(CELLS)) - set(seen.cells) - {play.state.mouse}


def draw_preview(canvas: Canvas, laid: MazeLayout, play: MazePlay, seen: Considered) -> None:
    """Draw what the drawn card will do, or what each choice would."""
    if play.animation.ahead:
        draw_ghost(canvas, laid, Ghost(play.animation.ahead, "first", play.shown.facing, True))
    elif play.free and play.state.stage == FACE:
        _draw_pointing(canvas, laid, play.state, seen)
    elif play.free:
        _draw_choices(canvas, laid, play.state, seen)


def _draw_choices(canvas: Canvas, laid: MazeLayout, state: State, seen: Considered) -> None:
    chosen = seen.chosen
    if state.stage == GO:
        for action in seen.actions:
            draw_ghost(canvas, laid, Ghost(action.events, action.colour, state.facing, action == chosen))
    elif state.stage in (FLIP, TURN):
        for cell in {event_cell(action.events) for action in seen.actions}:
            action = next(action for action in seen.actions if event_cell(action.events) == cell)
            glow(canvas, laid.place(cell), WAY[action.colour], strong=False)
        if chosen is not None:
            draw_ghost(canvas, laid, Ghost(chosen.events, chosen.colour, state.facing, False))


def preview_room(laid: MazeLayout, play: MazePlay, seen: Considered) -> FRect:
    """All that `draw_preview` may draw on."""
    events = play.animation.ahead or tuple(event for action in seen.actions for event in action.events)
    cells = {cell for event in events for cell in _cells(event)}
    if play.free and play.state.stage == FACE:
        cells.add(play.state.maze.homes[SAFE])
    places = [laid.place(cell).inflate(laid.pitch, laid.pitch) for cell in sorted(cells)]
    return places[0].unionall(places[1:]) if places else FRect()


def _cells(event: Event) -> tuple[int, ...]:
    match event:
        case Walked(path, _, _):
            return path
        case WentTo(start, end):
            return start, end
        case Blocked(cell, _) | Turned(cell) | Flipped(cell):
            return (cell,)
    return ()


def _draw_pointing(canvas: Canvas, laid: MazeLayout, state: State, seen: Considered) -> None:
    """Draw arrows round the mouse, one for each way it can be pointed."""
    home = state.maze.homes[SAFE]
    glow(canvas, laid.place(home), WAY["first"])
    x, y = laid.centre(home)
    reach = laid.card * 0.46
    for action in seen.actions:
        heading = "nesw".index(action.sign)
        dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[heading]
        colour = "first" if action == seen.chosen else "chain"
        draw_arrow(canvas, (x + dx * reach, y + dy * reach), (heading, colour), pointing(laid))


def mouse_shown(play: MazePlay, seen: Considered) -> tuple[int, int]:
    """Where the mouse is and looks: tried out on Safe while it is being pointed, and with the card that it is on."""
    shown = play.shown
    if not play.free or play.state.stage != FACE:
        tried_out = seen.chosen.events if play.free and seen.chosen is not None else ()
        turns = (event.facing for event in tried_out if isinstance(event, Turned) and event.cell == shown.mouse)
        return shown.mouse, next((facing for facing in turns if facing != NOWHERE), shown.facing)
    return play.state.maze.homes[SAFE], "nesw".index(seen.chosen.sign) if seen.chosen else shown.facing


def event_cell(events: tuple[Event, ...]) -> int:
    """The cell of the card that is flipped or turned."""
    return next((event.cell for event in events if isinstance(event, Flipped | Turned)), -1)


# The odds, open to who asks: every kind of card that is left in the deck, and the risk of the next draw.

_BAD = rgb("#b3130a")


@dataclass
class CardKind(Widget):
    """A kind of Action card: its picture, its title, how many are left of how many, and what it would do now."""

    card: str = ""
    left: int = 0
    copies: int = 1

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 8

    def spoken(self) -> Spoken:
        """The card, and how many are left."""
        return self.called(Role.BUTTON, f"{action_name(self.card)}, {_share(self.left, self.copies)}")

    def confirm(self) -> None:
        """It only explains itself."""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the card small, its words and its number; a spent one pale."""
        theme, place = canvas.theme, self.place
        if mood.hover:
            materials.framed(canvas, place, materials.Frame(theme.field, theme.card_edge, 8, 1.2))
        high = place.height - 8
        wide = high * ACTION[0] / ACTION[1]
        draw_action(canvas, self.card, (place.x + 6 + wide / 2, place.centery), high / (ACTION[1] + 8))
        wanted = canvas.letters.width(_share(3, 3), SMALL_BOLD) + 8
        words = FRect(place.x + wide + 16, place.y, place.width - wide - wanted - 24, place.height)
        ink = theme.ink if self.left else theme.faint
        text = _(labels.TRAPPED)
        if self.card != "trapped":
            title, line = action_words(self.card)
            text = _(labels.TITLE_AND_LINE, title=title, line=line)
        style = canvas.letters.fitting(text, SMALL, words.width)
        canvas.write(text, words, style, _BAD if self.card == "trapped" else ink, "left middle")
        room = FRect(place.right - wanted - 6, place.y, wanted, place.height)
        canvas.write(_share(self.left, self.copies), room, SMALL_BOLD, ink, "right middle")


def _share(left: int, copies: int) -> str:
    return _(labels.LEFT_OF_COPIES, left=left, copies=copies)


class OddsSheet(Sheet):
    """Laid over the table; nothing is decided here."""

    first = "close"

    def __init__(self, under: Screen, close: Callable[[], None], state: State) -> None:
        super().__init__(under, close)
        self.state = state

    def lines(self) -> tuple[tuple[str, bool], ...]:
        """The odds in words, and whether each is a warning."""
        left = dict(preview.left(self.state))
        total, bad = sum(left.values()), left["trapped"]
        draws = ngettext(
            *labels.CARD_TO_DRAW_OF_COUNT,
            total,
            bad=bad,
            share=percent(bad / total),
        )
        said = [(draws, True)]
        odds = preview.odds(self.state)
        if odds is not None:
            maze = odds.trapped - odds.by_card
            if maze > 0.004:
                text = _(labels.TRAPS_OF_THE_MAZE_ADD, share=percent(maze), all=percent(odds.trapped))
                said.append((text, True))
            said.append((_(labels.OF_THE_DRAWS_WIN_A, share=percent(odds.gains)), False))
            if odds.ended > 0.004:
                said.append((_(labels.AN_END_TURN_CARD_ENDS, share=percent(odds.ended)), False))
        if self.state.risk:
            said.append((_(labels.AT_RISK_NOW, wedges=self.state.risk), False))
        return tuple(said)

    def compose(self, canvas: Canvas) -> None:
        """The odds in words, the kinds in two columns, and a button."""
        letters = canvas.letters
        room = self.room(canvas, 780)
        self.add(Card("card", room, lift=1.6, corner=16))
        inner = room.inflate(-52, -36)
        head, button = letters.line(TITLE), max(52.0, letters.line(ACT) + 20)
        title = _(labels.WHAT_THE_NEXT_CARD_MAY)
        style = letters.fitting(title, TITLE, inner.width)
        self.add(Label("title", FRect(inner.x, inner.y, inner.width, head), text=title, style=style))
        view = FRect(inner.x - 8, inner.y + head + 8, inner.width + 12, inner.height - head - button - 24)
        wide = inner.width - 18
        texts = [(text, BOLD if warns else BODY, warns) for text, warns in self.lines()]
        heights = [letters.height(text, style, wide) + 2 for text, style, _unused in texts]
        row = max(50.0, letters.line(COUNT) + 14)
        across = 2 if wide > 560 * canvas.text_scale else 1
        rows = -(-len(ACTIONS) // across)
        with self.region("kinds", view, sum(heights) + 12 + rows * (row + 4) + 12):
            top = view.y + 6
            for (text, line_style, warns), high in zip(texts, heights, strict=True):
                place = FRect(inner.x, top, wide, high)
                colour = canvas.theme.warn if warns else None
                self.add(Label(f"odds_{round(top)}", place, text=text, style=line_style, colour=colour))
                top += high
            self._kinds(FRect(inner.x, top + 10, wide, 0), row, across)
        place = FRect(inner.centerx - 110 * min(canvas.text_scale, 1.5), inner.bottom - button,
                      220 * min(canvas.text_scale, 1.5), button)  # fmt: skip
        self.add(Button("close", place, text=_(labels.CLOSE), kind="primary", on_press=self.close, shortcut="o"))

    def _kinds(self, room: FRect, row: float, across: int) -> None:
        left = dict(preview.left(self.state))
        each = (room.width - 10 * (across - 1)) / across
        rows = -(-len(ACTIONS) // across)
        for number, action in enumerate(ACTIONS):
            column, line = divmod(number, rows)
            place = FRect(room.x + column * (each + 10), room.y + line * (row + 4), each, row)
            card, many = action.name, left[action.name]
            hint = self._hint(card, many)
            self.add(CardKind(f"kind_{number}", place, hint=hint, card=card, left=many, copies=action.copies))

    def _hint(self, card: str, left: int) -> str:
        """What the card would do if it were drawn now."""
        if not left:
            return _(labels.NONE_IS_LEFT_UNTIL_THE)
        found = preview.futures(self.state, card)
        if not found:
            return _(labels.NUMBER_LEFT, number=left)
        says = dict.fromkeys(told(future.events, future.state) for future in found)
        return _(labels.NOW, futures=reduce(lambda one, other: _(labels.OR_ELSE, first=one, second=other), says))

    def on_key(self, pressed: Pressed) -> bool:
        """O closes what O opened."""
        return pressed.verb is Verb.HELP
