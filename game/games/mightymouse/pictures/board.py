"""The board of 1964: where everything on it lies, how it is drawn and lit, and what can be pointed at."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, NamedTuple

import pygame
from pygame import FRect

from game.core.acts import Event, Move
from game.core.tally import Effect, Reach
from game.games.mightymouse.rules import events as happened
from game.games.mightymouse.rules.moves import PLAY_SAVED, Order
from game.games.mightymouse.rules.rules import apply, sure
from game.games.mightymouse.rules.state import FINISH, START, TRACKS, State
from game.games.mightymouse.text import table as aloud
from game.games.mightymouse.text import table as labels
from game.games.mightymouse.text.log import caption, explain_space, explain_track, to_hazard
from game.games.mightymouse.text.table import Story
from game.shell.pictures.on_board import Advised, Way
from game.text.coach import led
from game.text.language import _, row, sentences, spoken_once
from game.text.seats import called
from game.ui.drawing import badges, materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.headline import fitted, headline, printed
from game.ui.drawing.lettering import Style
from game.ui.drawing.theme import Colour, rgb
from game.ui.input.bindings import Point
from game.ui.widgets.dirty import Look
from game.ui.widgets.spoken import NOTHING, Role, Spoken
from game.ui.widgets.widget import Mood, Widget

SIZE = (904.0, 688.0)
CENTRE: Point = (452.0, 336.0)

# fmt: off
SPOTS: tuple[Point, ...] = (
    (346.0, 622.0), (297.9, 587.8), (304.0, 552.7), (291.0, 519.5), (255.9, 525.8), (225.4, 544.3),  # 0
    (192.0, 556.9), (120.0, 540.0), (136.2, 466.0), (162.5, 442.0), (193.5, 424.3), (225.3, 408.3),  # 6
    (230.0, 373.0), (194.4, 370.1), (158.6, 367.9), (124.2, 358.6), (76.0, 300.0), (134.3, 252.0),  # 12
    (170.1, 249.8), (205.5, 254.7), (240.9, 259.1), (242.7, 223.5), (215.7, 200.2), (192.4, 173.3),  # 18
    (186.0, 98.0), (261.3, 89.9), (292.5, 107.3), (318.2, 132.3), (340.4, 160.3), (362.4, 188.4),  # 24
    (396.4, 198.9), (401.4, 163.5), (403.5, 128.0), (452.0, 70.0), (502.5, 126.3), (508.1, 161.5),  # 30
    (536.1, 183.5), (561.7, 158.8), (585.1, 131.7), (611.3, 107.3), (642.7, 90.1), (718.0, 98.0),  # 36
    (711.6, 173.3), (687.6, 199.9), (659.3, 221.7), (633.3, 246.1), (664.3, 263.7), (699.2, 255.6),  # 42
    (734.5, 249.7), (770.1, 251.8), (828.0, 300.0), (780.6, 358.8), (746.5, 369.4), (711.2, 374.6),  # 48
    (685.2, 398.9), (712.4, 421.9), (742.4, 441.4), (768.1, 466.1), (784.0, 540.0), (711.3, 560.9),  # 54
    (677.2, 550.5), (646.6, 532.3), (613.3, 545.2), (612.3, 580.9), (558.0, 622.0),  # 60
)
# fmt: on
"""The middle of every space, START to FINISH."""

SPACE, CIRCLE, END, HOME = 16.5, 56.0, 39.0, 47.0
"""Radii of a space, a Hazard Circle, START and FINISH, and the disc in the centre."""
NUMBER_BELOW = 45.0
"""How far below the middle of a circle its number stands."""
_OUT_OF_HOME, _AT_CIRCLE = 74.0, 50.0


def radius(space: int) -> float:
    """How large a space is."""
    return CIRCLE if space in TRACKS else END if space in (START, FINISH) else SPACE


def heading(hazard: int) -> float:
    """The angle of a track on the board, radians, 0 to the right and growing downward."""
    x, y = SPOTS[hazard]
    return math.atan2(y - CENTRE[1], x - CENTRE[0])


def step_at(hazard: int, step: float) -> Point:
    """Where a step of a track lies; 0 is the centre, the last is at the circle."""
    if step <= 0:
        return CENTRE
    far = math.dist(CENTRE, SPOTS[hazard])
    away = _OUT_OF_HOME + (far - _AT_CIRCLE - _OUT_OF_HOME) * step / TRACKS[hazard]
    away = away if step >= 1 else away * step
    angle = heading(hazard)
    return CENTRE[0] + away * math.cos(angle), CENTRE[1] + away * math.sin(angle)


# The words printed on the board of Mighty Mouse, in the language that is spoken.

CREAM, INK, _GOLD = rgb("#fbf5e4"), rgb("#1d2238"), rgb("#ffc62e")
CAPTION_FAR, _LETTERS, _APART = 47.4, 13.2, 0.7
_WIDEST = math.radians(225)
"""How much of a ring its caption may take; its number stands below."""
_WORD = 17.5, 60.0
"""How large a word on a disc is, and how wide it may be."""
TITLE = FRect(310, 436, 284, 122)
_SLANT = 3.5


def words(canvas: Canvas, rect: FRect, scale: float) -> None:
    """All that is printed once on a board that fills ``rect``; scale: design units for a unit of the board."""

    def on(at: Point) -> Point:
        return rect.x + at[0] * scale, rect.y + at[1] * scale

    _word(canvas, _(labels.PRINT_START), on(SPOTS[START]), scale, CREAM)
    _word(canvas, _(labels.PRINT_FINISH), on(SPOTS[FINISH]), scale, INK)
    _word(canvas, _(labels.PRINT_HOME), on((CENTRE[0], CENTRE[1] + 28)), scale, CREAM)
    for hazard in TRACKS:
        _round(canvas, caption(hazard).upper(), on(SPOTS[hazard]), scale)


def _word(canvas: Canvas, text: str, at: Point, scale: float, colour: Colour) -> None:
    size, width = _WORD[0] * scale, _WORD[1] * scale
    picture = canvas.letters.render(text, printed(canvas, fitted(canvas, text, size, width)), colour)
    canvas.centre(picture, FRect(at[0] - width / 2, at[1] - size / 2, width, size))


def _round(canvas: Canvas, text: str, at: Point, scale: float) -> None:
    """Letters along the upper arc of a ring, smaller where they would go too far round."""
    far, size = CAPTION_FAR * scale, _LETTERS * scale
    whole = canvas.letters.width(text, printed(canvas, size)) + _APART * scale * len(text)
    size *= min(1.0, _WIDEST * far / whole)
    style = printed(canvas, size)
    widths = [canvas.letters.width(letter, style) + _APART * scale for letter in text]
    turn = -sum(widths) / 2 / far
    for letter, width in zip(text, widths, strict=True):
        turn += width / 2 / far
        picture = pygame.transform.rotozoom(canvas.letters.render(letter, style, CREAM), -math.degrees(turn), 1.0)
        x, y = at[0] + far * math.sin(turn), at[1] - far * math.cos(turn)
        canvas.centre(picture, FRect(x - size, y - size, 2 * size, 2 * size))
        turn += width / 2 / far


def title(canvas: Canvas, rect: FRect, scale: float) -> None:
    """What is lettered below the centre, while there is no news to be read there."""
    place = FRect(rect.x + TITLE.x * scale, rect.y + TITLE.y * scale, TITLE.width * scale, TITLE.height * scale)

    def paint(under: Canvas) -> None:
        lines = _(labels.TO_THE_RESCUE).split("\n")
        top, rest = 0.0, under.area.height
        for number, line in enumerate(lines):
            high = rest * (0.4 if number == 0 and len(lines) == 2 else 1 / (len(lines) - number))
            headline(under, line, FRect(8, top, under.area.width - 16, high * 0.88), _GOLD, _SLANT)
            top, rest = top + high, rest - high

    canvas.layer("race title", place, paint)


# What the board shows, which follows what was played as the motions tell it.

NOWHERE = -1


@dataclass
class RaceDisplay:
    """Pieces, Mighty Mouse and the die as they are drawn; ``moving`` is what the motions draw just now.

    hero, steps: the circle he is headed for and how far he is; ``flies`` while the motions draw him.
    rolls: what was rolled for who begins. roller: whose roll the die shows. story: what that roll came to.
    bump: the space that could not be entered. names: what the seats are called. saved: the numbers that are saved.
    cheering: those who are just being freed, whom the motions draw.
    """

    turn: str
    at: dict[str, int]
    hero: int = 0
    steps: int = 0
    rolls: dict[str, int] = field(default_factory=dict)
    pips: int = 0
    roller: str = ""
    story: Story = field(default_factory=Story)
    bump: int = NOWHERE
    names: Mapping[str, str] = field(default_factory=dict)
    saved: dict[str, int] = field(default_factory=dict)
    moving: str = ""
    flies: bool = False
    cheering: frozenset[str] = frozenset()

    @staticmethod
    def of(state: State, events: Iterable[Event], names: Mapping[str, str]) -> RaceDisplay:
        """All of it as the position has it; events: what happened last, the roll and what came of it."""
        seats = state.seats
        rolled = zip(state.contest, state.rolls, strict=False)
        shown = RaceDisplay(state.seat, dict(zip(seats, state.at, strict=True)), state.hero, state.steps)
        shown.names = names
        shown.saved = dict(zip(seats, state.saved, strict=False))
        shown.rolls = {seats[seat]: pips for seat, pips in rolled}
        for event in events:
            shown.heed(event)
        return shown

    def throw(self) -> None:
        """The die is in the air, and what was said before is over."""
        self.pips, self.story, self.bump = 0, Story(), NOWHERE

    def heed(self, event: Event) -> None:
        """Show the die, the story and the bump of an event."""
        if isinstance(event, (happened.Threw, happened.ThrewForFirst)):
            self.throw()
            self.pips, self.roller = event.pips, event.seat
        elif isinstance(event, happened.SavedPlayed):
            self.throw()
            self.pips, self.roller, self.saved[event.seat] = event.pips, event.seat, 0
        elif isinstance(event, happened.Saved):
            self.saved[event.seat] = event.pips
        elif isinstance(event, happened.Turned):
            self.bump = event.space
        with called(self.names):
            self.story.add(event, self.pips)

    def on(self, space: int) -> list[str]:
        """Whose pieces stand on a space, in turn order, those that the motions draw not counted."""
        drawn = {self.moving, *self.cheering}
        return [seat for seat, at in self.at.items() if at == space and seat not in drawn]

    def held(self) -> dict[int, list[str]]:
        """Who is held, by circle."""
        found = {hazard: [seat for seat, at in self.at.items() if at == hazard] for hazard in TRACKS}
        return {hazard: seats for hazard, seats in found.items() if seats}


# Where the board lies on the canvas, and how it is drawn: the print, the numbers, what is lit, who stands where.

RATIO = SIZE[0] / SIZE[1]
BOARD_INK, PAPER, YELLOW = rgb("#1d2238"), rgb("#fbf5e4"), rgb("#fdc43a")
_PIECE = 19.5
HERO = 0.94
"""How large Mighty Mouse is, as a share of his picture."""
DIE = 1.15
"""How large the die is, as a share of its picture."""
_IN_CIRCLE = 18.0
_IN_A_ROW, _BELOW_WORD = 35.0, 27.0
"""At START and FINISH: how far apart pieces are, and how far below the middle, where the word is, their row."""
_FEET = 14.0
# At the circle he stops so many steps short of its edge, so that he hides nobody.
_BEFORE = 0.75
_FLIES, _GLOWS, _STANDS = 140.0, 84.0, 56.0
"""How far from the middle of its place anything of Mighty Mouse, of a glow, of those on a space is drawn."""


class RaceGround(NamedTuple):
    """The board's place on the canvas."""

    rect: FRect

    @property
    def scale(self) -> float:
        """Design units for a unit of the board."""
        return self.rect.width / SIZE[0]

    def to_screen(self, at: Point) -> Point:
        """Where a place of the board is on the canvas."""
        return self.rect.x + at[0] * self.scale, self.rect.y + at[1] * self.scale

    def around(self, at: Point, far: float) -> FRect:
        """The square round a place of the board, ``far`` units of it to each side."""
        return _board_round(self, self.to_screen(at), far)

    def stand(self, space: int, number: int = 0, of: int = 1) -> Point:
        """Where the piece of that number stands, of so many on a space."""
        x, y = SPOTS[space]
        if space in (START, FINISH):
            x, y = x + _IN_A_ROW * (number - (of - 1) / 2), y + _BELOW_WORD
        elif of > 1:
            turn = math.tau * (number / of) - math.pi * (0.75 if of == 4 else 0.5 if of == 3 else 0.0)
            x, y = x + _IN_CIRCLE * math.cos(turn), y + _IN_CIRCLE * math.sin(turn)
        return self.to_screen((x, y))

    def hero(self, hazard: int, steps: float) -> Point:
        """Where Mighty Mouse is on his track, or in the centre."""
        at = step_at(hazard, steps) if hazard else CENTRE
        return self.to_screen(at if hazard else (at[0], at[1] + _FEET))


def board_fitted(room: FRect) -> RaceGround:
    """The board as large as it may be, at the upper left of a room."""
    wide = min(room.width, room.height * RATIO)
    return RaceGround(FRect(room.x, room.y, wide, wide / RATIO))


def draw(canvas: Canvas, ground: RaceGround, shown: RaceDisplay) -> None:
    """All that is lit, said and stands on the board."""
    if not shown.story.title:
        title(canvas, ground.rect, ground.scale)
    if shown.hero:
        _lit(canvas, ground, shown.hero)
    for hazard in TRACKS:
        if hazard == shown.hero or shown.on(hazard):
            canvas.stamp("race/glow", ground.to_screen(SPOTS[hazard]), 0, ground.scale)
    if shown.bump != NOWHERE:
        canvas.stamp("race/bump", ground.to_screen(SPOTS[min(shown.bump, FINISH)]), 0, ground.scale)
    for space in range(len(SPOTS)):
        here = shown.on(space)
        for number, seat in enumerate(here):
            piece(canvas, seat, ground.stand(space, number, len(here)), ground.scale)
    if not shown.flies:
        hero(canvas, ground, shown.hero, shown.steps)


def looks(ground: RaceGround, shown: RaceDisplay) -> list[Look]:
    """All that `draw` and the caption depend on, and where: lit track, caption, Mighty Mouse, every space."""
    board = ground.rect
    below = FRect(board.x, board.centery, board.width, board.height / 2)
    found: list[Look] = [
        (board, shown.hero),
        (below, (shown.story.title, tuple(shown.story.lines))),
        (_board_round(ground, ground.hero(shown.hero, shown.steps), _FLIES), (shown.hero, shown.steps, shown.flies)),
    ]
    standing = [at for seat, at in shown.at.items() if seat not in {shown.moving, *shown.cheering}]
    for space in range(len(SPOTS)):
        here, big = shown.on(space) if space in standing else [], space in TRACKS
        look = here, big and space == shown.hero, space == min(shown.bump, FINISH)
        found.append((ground.around(SPOTS[space], _GLOWS if big else _STANDS), look))
    return found


def _board_round(ground: RaceGround, at: Point, far: float) -> FRect:
    far *= ground.scale
    return FRect(at[0] - far, at[1] - far, 2 * far, 2 * far)


def draw_print(canvas: Canvas, ground: RaceGround) -> None:
    """What never changes: the picture, and the number of every space."""
    materials.drop(canvas, ground.rect.move(3, 5), 8, 120, 14)
    if not canvas.sprite("race/board", ground.rect):
        materials.framed(canvas, ground.rect, materials.Frame(rgb("#2440a0"), PAPER, 14, 8))
    words(canvas, ground.rect, ground.scale)
    for space, at in enumerate(SPOTS):
        if space not in (START, FINISH):
            below = NUMBER_BELOW if space in TRACKS else 0.0
            number(canvas, ground, (at[0], at[1] + below), space, 15.0 if below else 16.5)


def _lit(canvas: Canvas, ground: RaceGround, hazard: int) -> None:
    """The track that Mighty Mouse is on, each step with its number."""
    canvas.stamp(f"race/track_{hazard}", ground.to_screen(CENTRE), 0, ground.scale)
    for step in range(1, TRACKS[hazard]):
        number(canvas, ground, step_at(hazard, step), step, 14.5)


def number(canvas: Canvas, ground: RaceGround, at: Point, value: int, size: float) -> None:
    """A number in the middle of a disc, always as large as the disc allows."""
    style = Style("bold", size * ground.scale / canvas.text_scale, printed=True)
    canvas.write(str(value), ground.around(at, SPACE + 3).move(0, -0.4), style, BOARD_INK, "centre middle")


def piece(canvas: Canvas, seat: str, at: Point, scale: float) -> None:
    """A seat's piece."""
    far = _PIECE * scale
    badges.badge(canvas, seat, FRect(at[0] - far, at[1] - far, 2 * far, 2 * far))


def hero(canvas: Canvas, ground: RaceGround, hazard: int, steps: float) -> None:
    """Mighty Mouse standing in the centre, or on his way."""
    name = f"race/fly_{hazard}" if hazard and steps > 0 else "race/hero"
    steps = min(steps, TRACKS[hazard] - _BEFORE) if hazard else steps
    canvas.stamp(name, ground.hero(hazard, steps), 0, ground.scale * HERO)


# The spaces, tracks and Mighty Mouse as things that can be pointed at, and explain themselves.


@dataclass
class RaceField(Widget):
    """A space; the print is on the board already."""

    focusable: ClassVar[bool] = True
    group: ClassVar[str] = "board"

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Ring it while it is pointed at."""
        if mood.hover and not mood.focus:
            materials.focus_ring(canvas, self.place.inflate(-10, -10), self.place.width / 2)

    def draw_focus(self, canvas: Canvas) -> None:
        """A round ring that keeps to the space."""
        materials.focus_ring(canvas, self.place.inflate(-10, -10), self.place.width / 2)


@dataclass
class TrackField(Widget):
    """A step of a track, or what stands on one; only that is told aloud, as the circles tell of their tracks."""

    told: bool = False

    drawn: ClassVar[bool] = False

    def spoken(self) -> Spoken:
        """What stands here."""
        return self.called(Role.IMAGE, "") if self.told else NOTHING


class Ahead(NamedTuple):
    """Where the numbers of the die lead, and where the saved number does."""

    rolls: Sequence[Reach] = ()
    saved: Sequence[Reach] = ()

    def told(self, space: int) -> str:
        """What of them leads to a space."""
        kept = [_(labels.SAVED_LEADS_HERE, pips=one.pips) for one in self.saved if one.space == space]
        return sentences(led([one for one in self.rolls if _leads(one, space)]), *kept)


_NOT_AHEAD = Ahead()


def fields(
    ground: RaceGround, shown: RaceDisplay, names: dict[str, str], least: float, ahead: Ahead = _NOT_AHEAD
) -> Iterator[Widget]:
    """Every step and every space with what it says, who is there, and what roll or saved number leads to it.

    least: the smallest side of a space.
    """
    steps, spaces = _printed(tuple(ground.rect), least)
    yield from steps
    yield TrackField("hero", _hero_room(ground, shown), hint=_hero_hint(shown), told=True)
    for space, spot in enumerate(spaces):
        here, leads = [names[seat] for seat in shown.on(space)], ahead.told(space)
        if here or leads:
            hint = sentences(spot.hint, _(labels.HERE, names=row(here)) if here else "", leads)
            yield RaceField(spot.name, spot.rect, hint=hint, label=aloud.space(space, here))
        else:
            yield spot


def _leads(reach: Reach, space: int) -> bool:
    """Whether a roll leads to a space, or takes the rescuer to that circle."""
    return space == (reach.track if reach.effect is Effect.GAIN else -1) if reach.track else space == reach.space


@spoken_once
def _printed(rect: tuple[float, ...], least: float) -> tuple[tuple[Widget, ...], tuple[Widget, ...]]:
    """The steps, and the spaces with nobody there; made once for a place of the board."""
    ground = RaceGround(FRect(*rect))
    steps = [
        TrackField(f"step_{hazard}_{step}", ground.around(step_at(hazard, step), 14), hint=explain_track(hazard))
        for hazard, steps in TRACKS.items()
        for step in range(1, steps)
    ]
    spaces = []
    for space, at in enumerate(SPOTS):
        far = CIRCLE if space in TRACKS else END if space in (START, FINISH) else SPACE + 1.2
        place = ground.around(at, max(far, least / 2 / ground.scale))
        spaces.append(
            RaceField(f"space_{space}", place, hint=explain_space(space), label=partial(aloud.space, space, ()))
        )
    return tuple(steps), tuple(spaces)


def _hero_room(ground: RaceGround, shown: RaceDisplay) -> FRect:
    x, y = ground.hero(shown.hero, shown.steps)
    far = 42 * ground.scale
    return FRect(x - far, y - (1.6 if not shown.hero else 1.0) * far, 2 * far, 2 * far)


def _hero_hint(shown: RaceDisplay) -> str:
    if not shown.hero:
        return _(labels.MIGHTY_MOUSE_WAITS_IN_THE)
    text = labels.MIGHTY_MOUSE_IS_ON_THE
    return _(text, to_hazard=to_hazard(shown.hero), steps=shown.steps, length=TRACKS[shown.hero])


# Where things lie for a canvas: the board, the column of cards beside or below it, and the story.

_LEAST_STORY, _LEAST_BELOW = 120.0, 300.0
_COLUMN = 320.0


class RaceSlots(NamedTuple):
    """The places of the cards; ``story`` is empty where it lies in the column."""

    column: FRect
    story: FRect
    further: FRect


def arranged(canvas: Canvas) -> tuple[RaceGround, RaceSlots]:
    """The board as large as the cards leave room for."""
    area = canvas.area
    gap = 18.0 if area.width > 1100 else 12.0
    room = area.inflate(-2 * gap, -2 * gap)
    if room.height - room.width / RATIO - gap > _LEAST_BELOW:
        return _below(room, gap)
    scale = canvas.text_scale
    narrow = 286.0 if area.width < 1100 else _COLUMN
    wide = min(room.width * 0.44, narrow * (1 + 0.62 * (scale - 1)))
    laid = board_fitted(FRect(room.x, room.y, room.width - wide - gap, room.height))
    column = FRect(laid.rect.right + gap, room.y, room.right - laid.rect.right - gap, room.height)
    column.width = min(column.width, wide * 1.6)
    under = FRect(room.x, laid.rect.bottom + gap, laid.rect.width, room.bottom - laid.rect.bottom - gap)
    if under.height < _LEAST_STORY * min(scale, 1.7):
        spare = room.width - laid.rect.width - gap - column.width
        laid = RaceGround(laid.rect.move(spare / 2, under.height / 2 if under.height > 0 else 0))
        column.x = laid.rect.right + gap
        under = FRect()
    return laid, RaceSlots(column, under, FRect())


def _below(room: FRect, gap: float) -> tuple[RaceGround, RaceSlots]:
    """An upright window: the turn and the other cards side by side below the board."""
    laid = board_fitted(FRect(room.x, room.y, room.width, room.height - _LEAST_BELOW - gap))
    laid = RaceGround(laid.rect.move((room.width - laid.rect.width) / 2, 0))
    top = laid.rect.bottom + gap
    half = (room.width - gap) / 2
    turn = FRect(room.x, top, half, room.bottom - top)
    return laid, RaceSlots(turn, FRect(), turn.move(half + gap, 0))


# Where on the board a move is that was advised.


def marks(ground: RaceGround, state: State, move: Move) -> tuple[list[Advised], list[Way]]:
    """One's own piece, where the saved number leads, or where each piece of an order comes to stand, nearest first."""
    reach = sure(state) if move == PLAY_SAVED else None
    if reach is not None:
        return [_at(ground, reach.space, 0)], []
    if not isinstance(move, Order):
        return [_at(ground, state.at[state.turn], 0)], []
    after = apply(state, move).state
    found, ways = [], []
    for step, seat in enumerate(move.seats, 1):
        number = state.seats.index(seat)
        found.append(_at(ground, after.at[number], step))
        ways.append(Way(ground.to_screen(SPOTS[state.at[number]]), ground.to_screen(SPOTS[after.at[number]])))
    return found, ways


def _at(ground: RaceGround, space: int, step: int) -> Advised:
    place = ground.around(SPOTS[space], SPACE)
    return Advised(place, place.width / 2, step)
