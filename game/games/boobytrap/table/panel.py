"""The panel beside the tray: whose turn, what may be done, who has what, the log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

from pygame import FRect

from game.core.acts import Ask, Over, Turn
from game.games.boobytrap.pictures.panel import (
    SCORE,
    HandHead,
    HandRow,
    Pips,
    Switch,
    TakeButton,
    TrayHeader,
    TrayKeyHints,
)
from game.games.boobytrap.rules.moves import AskArches, Pass, Take
from game.games.boobytrap.rules.pieces import size_of
from game.games.boobytrap.rules.state import MOST_TRIPS
from game.games.boobytrap.table.play import TrayPlay
from game.games.boobytrap.text import table as labels
from game.games.boobytrap.text import table as words
from game.shell.play.actions import Action, Commands, Offer, advice, passive, skip, spoken, utilities
from game.shell.play.sidebar import Block, LogBlock, Sidebar, Utilities
from game.shell.play.turn_card import Skin, TurnCard
from game.text.language import _, ngettext, sentences
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD, SMALL, SMALL_BOLD, Style
from game.ui.input.bindings import Device
from game.ui.widgets.buttons import Button
from game.ui.widgets.panels import Label
from game.ui.widgets.screen import Screen

Keys = tuple[tuple[tuple[str, ...], str], ...]
"""Key caps, and what these keys do."""


@dataclass(frozen=True)
class HeaderText:
    """What the header tells: a seat, its call and a line; and what is offered."""

    seat: str
    call: str
    line: str
    offer: Offer


def told(play: TrayPlay, standings: Callable[[], None]) -> HeaderText:
    """What may be done now."""
    found = _told(play, standings)
    return replace(found, offer=spoken(play, found.offer))


def _told(play: TrayPlay, standings: Callable[[], None]) -> HeaderText:
    shown = play.shown.turn
    name = play.seats.names[shown]
    if play.over:
        return _over(play, standings)
    if play.opening:
        return _opening(play, name)
    if play.free:
        return _choosing(play)
    main = (_let_come(play) or passive(play, standings) or skip(play, enabled=play.live is not None),)
    if play.halted:
        return HeaderText(shown, _(labels.WAIT, seat=name), _(labels.THAT_MOVE_DID_NOT_COUNT), Offer(main=main))
    if play.toy.tray is None:
        advice = _(labels.THE_BAR_IS_DRAWN_BACK)
        line = _(labels.THE_PIECES_ARE_BEING_MIXED)
        return HeaderText(shown, _(labels.BEGINS, seat=name), line, Offer(main=main, advice=advice))
    call = _(labels.PLAYS, seat=name) if play.staged or shown in play.table.bots else words.call(name)
    drawing = _(labels.TAKE_HOLD_AGAIN if play.waits else labels.SLOWLY_AND_STRAIGHT_WHAT_IS)
    advice = drawing if play.drawing else "" if play.computers else _trip(play)
    return HeaderText(shown, call, _happening(play), Offer(main=main, advice=advice))


def _let_come(play: TrayPlay) -> Action | None:
    """While a person draws: to leave the rest to the hand itself."""
    hint = _(labels.YOUR_HAND_GOES_UP_BY)
    return Action("primary", _(labels.LET_IT_COME), play.let_come, hint, "space") if play.drawing else None


def keys(play: TrayPlay, device: Device) -> Keys:
    """What the keys or the pad's buttons do that stand on no button; nothing for the mouse."""
    if device is Device.MOUSE:
        return ()
    menu = ((device.cap("escape", "pad_b"),), _(labels.MENU))
    if play.toy.lifting is not None and not play.steady:
        pad = device is Device.PAD
        up, aside = (("pad_up",), ("pad_left", "pad_right")) if pad else (("up",), ("left", "right"))
        return (
            (up, _(labels.DRAW)),
            (aside, _(labels.KEEP_STRAIGHT)),
            ((device.cap("escape", "pad_b"),), _(labels.LET_GO)),
        )
    if not play.free:
        return (menu,)
    ways = ("left", "right") if device is Device.KEYBOARD else ("pad_dpad",)
    enter = (device.cap("return", "pad_a"),)
    if play.state.touched and not play.state.table.solitaire:
        return (ways, _(labels.MOVE)), (enter, _(labels.CHOOSE)), menu
    return (ways, _(labels.PIECE)), (enter, _(labels.TOUCH)), menu


def _opening(play: TrayPlay, name: str) -> HeaderText:
    """A match that was left: what will be there to be done, but not yet."""
    line = _(labels.THE_TRAY_IS_LAID_AS) if play.laying is not None and play.laying.told else "…"
    if play.computers or not isinstance(play.waiting, Turn):
        offer = Offer(main=(skip(play, enabled=False),), advice="" if play.computers else _trip(play))
        return HeaderText(play.shown.turn, _(labels.PLAYS, seat=name), line, offer)
    return replace(_choosing(play), line=line)


def _happening(play: TrayPlay) -> str:
    """What is on its way."""
    shown, waiting = play.shown, play.waiting
    if shown.tag is not None and shown.tag.tone == "warn" and shown.tag.seat == shown.turn:
        return words.snapping(0)[1]
    if play.waits:
        return _(labels.IT_WAITS)
    if isinstance(waiting, Ask) and waiting.kind == "pull":
        return _(labels.LIFTING_A_PIECE[size_of(waiting.about)])
    if shown.touched:  # no longer touched: what came of it is told by the tag in the bay
        return _(labels.TOUCHING_A_PIECE[size_of(shown.touched)]) if play.state.touched else "…"
    return _(labels.THINKING) if play.computers and not play.motion.busy else "…"


def _choosing(play: TrayPlay) -> HeaderText:
    state, shown = play.state, play.shown.turn
    main = _acts(play)
    call = words.call(play.seats.names[shown])
    if state.touched:
        advice = _trip(play)
        if not play.steady:
            advice = _(labels.TO_TAKE_IT_PRESS_THE if play.toy.lifting is None else labels.DRAW_IT_SLOWLY)
        line = words.touched(state.touched, dict(state.felt)[state.touched])
        return HeaderText(shown, call, line, Offer(main=main, advice=advice))
    advice = _(labels.PRESS_A_PIECE_TO_FEEL)
    if len(main) > 1 and not play.shown.must_pick:
        advice = sentences(advice, _(labels.THEN_TAKE_IT_OR_PASS))
    return HeaderText(shown, call, _wanted(play), Offer(main=main, advice=advice))


def _acts(play: TrayPlay) -> tuple[Action, ...]:
    """To take the touched piece, and to pass where the rules know it."""
    state = play.state
    touched, solitaire = state.touched, state.table.solitaire
    worth = "" if not touched or solitaire else f"+{state.table.value(size_of(touched))}"
    hint = _(labels.LIFTS_THE_PIECE_STRAIGHT_UP if play.steady else labels.LAYS_YOUR_HAND_ON_IT)
    hint = hint if touched else _(labels.TOUCH_A_PIECE_FIRST)
    word = _(labels.TAKE_IT if play.steady else labels.TAKE_HOLD)
    take = Action("take", word, play.reach, hint, "t", "act", enabled=play.may(Take()), note=worth)
    if solitaire or not state.table.most_passes:
        return (take,)
    hint = _(labels.LEAVES_THE_TURN_TO_THE)
    return take, Action("pass", _(labels.PASS), partial(play.play, Pass()), hint, "p", enabled=play.may(Pass()))


def _wanted(play: TrayPlay) -> str:
    """What is to be touched."""
    state = play.state
    if state.table.by_size and state.left:
        return _(labels.TOUCH_A_SIZE_PIECE[size_of(state.left[0])])
    if play.shown.must_pick:
        return _(labels.EVERYONE_PASSED_TWICE_PICK_A)
    return _(labels.TOUCH_A_PIECE)


def _trip(play: TrayPlay) -> str:
    state = play.state
    if state.table.solitaire:
        return _(labels.IF_THE_BAR_MOVES_A_MARK)
    text = labels.IF_THE_BAR_MOVES_A
    return _(text, points=state.table.penalty)


def _over(play: TrayPlay, standings: Callable[[], None]) -> HeaderText:
    waiting = play.waiting
    won = waiting.winners if isinstance(waiting, Over) else ()
    main = (passive(play, standings) or skip(play),)
    offer = Offer(main=main, advice=_(labels.LOOK_AT_THE_ARCHES_IF))
    seat = won[0] if won else play.shown.turn
    return HeaderText(seat, words.won([play.seats.names[seat] for seat in won]), _(labels.THE_GAME_IS_OVER), offer)


# The score on the panel: what everybody has, and how far the match has gone.


@dataclass(frozen=True)
class HandOfPieces:
    """What one seat has."""

    seat: str
    name: str
    pieces: tuple[int, ...]
    trips: int
    score: int
    hint: str
    lit: bool


@dataclass(frozen=True)
class HandsBlock:
    """What all have, and the value of each size; without points in solitaire."""

    rows: tuple[HandOfPieces, ...]
    values: tuple[int, ...]
    points: bool


def hands_of(play: TrayPlay) -> HandsBlock:
    """What everybody has by now."""
    shown, rules = play.shown, play.state.table
    points = not rules.solitaire
    rows = []
    for number, (seat, name) in enumerate(play.seats.names.items()):
        pieces, score = shown.hands[number], shown.scores[number]
        hint = words.holds(name, seat in play.table.bots, len(pieces), score if points else None)
        lit = seat == shown.turn and points and not play.over
        rows.append(HandOfPieces(seat, name, pieces, shown.trips[number], score, hint, lit))
    return HandsBlock(tuple(rows), tuple(rules.value(size) for size in ("S", "M", "L")), points)


@dataclass(frozen=True)
class ScoreBlock(Block):
    """A head, and a row a seat that grows until its pieces can be laid out."""

    hands: HandsBlock

    def height(self, canvas: Canvas, width: float) -> float:
        """Single lines."""
        letters = canvas.letters
        least = max(22.0, letters.line(BOLD) + 2, letters.line(SCORE) + 1)
        return self._head(canvas) + least * len(self.hands.rows)

    def most(self, canvas: Canvas, width: float) -> float:
        """Lines with the pieces laid out below."""
        return max(self.height(canvas, width), self._head(canvas) + 62.0 * canvas.text_scale * len(self.hands.rows))

    @staticmethod
    def _head(canvas: Canvas) -> float:
        return 28 + canvas.letters.line(SMALL_BOLD)

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add the head and the rows."""
        hands, head = self.hands, self._head(canvas)
        screen.add(HandHead("hands", FRect(place.x, place.y, place.width, head - 2), values=hands.values,
                            points=hands.points))  # fmt: skip
        high, names = (place.height - head) / len(hands.rows), tuple(row.name for row in hands.rows)
        for number, row in enumerate(hands.rows):
            spot = FRect(place.x, place.y + head + number * high + 1, place.width, high - 2)
            screen.add(HandRow(f"seat_{row.seat}", spot, hint=row.hint, seat=row.seat, text=row.name,
                               pieces=row.pieces, trips=row.trips, score=row.score, lit=row.lit, points=hands.points,
                               names=names, shaded=number % 2 == 0))  # fmt: skip


@dataclass(frozen=True)
class PieceCount:
    """How far it has gone: words and pips at the left, words at the right; ``warn``: the pips count trips."""

    left: str
    right: str
    done: int
    most: int
    ends: str
    hint: str
    warn: bool


def progress_of(play: TrayPlay) -> PieceCount:
    """Passes in a row or trips, and how many pieces are left."""
    shown, rules = play.shown, play.state.table
    right = ngettext(*labels.PIECE_LEFT_COUNT, shown.left)
    ends = 1 if rules.solitaire else len(rules.seats)
    ending = _(labels.DISCARDED_ENDS_WITH, number=shown.discarded, ends=ends)
    if rules.solitaire:
        trips = shown.trips[0]
        left = _(labels.TRIPS_OF if trips < MOST_TRIPS else labels.TRIPS_SO_FAR, trips=trips, most=MOST_TRIPS)
        ending = _(labels.ONE_MORE_TRIP_LOSES) if trips == MOST_TRIPS else ending
        done = min(shown.trips[0], MOST_TRIPS)
        return PieceCount(left, right, done, MOST_TRIPS, ending, _(labels.A_FOURTH_TRIP_LOSES), True)
    if not rules.most_passes:
        return PieceCount(_(labels.NO_PASSING), right, 0, 0, ending, "", False)
    left = _(labels.PASSES_OF, passes=shown.passes, most=rules.most_passes)
    hint = _(labels.ONCE_EVERYBODY_HAS_PASSED_TWICE)
    return PieceCount(left, right, shown.passes, rules.most_passes, ending, hint, False)


_ENDS = 0.72
"""How much of its line the words below the pips may take."""


@dataclass(frozen=True)
class SolitaireProgress(Block):
    """How far the match has gone; ``pips``: with a second line."""

    count: PieceCount
    pips: bool

    def height(self, canvas: Canvas, width: float) -> float:
        """One or two lines."""
        more = max(15.0, canvas.letters.line(SMALL)) + 6 if self.pips else 0.0
        return max(22.0, canvas.letters.line(BOLD)) + more

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add the words, and the pips below them."""
        told = self.count
        line, half = max(22.0, canvas.letters.line(BOLD)), place.width / 2
        left = FRect(place.x + 4, place.y, half - 4, line)
        right = FRect(place.x + half, place.y, half - 4, line)
        screen.add(
            _fitted(canvas, Label("passes", left, text=told.left, style=BOLD, align="left middle", hint=told.hint))
        )
        screen.add(_fitted(canvas, Label("left", right, text=told.right, style=BOLD, align="right middle")))
        low = place.height - line - 4
        if low < 8:
            return
        wide = min(max(half - 4, canvas.letters.width(told.ends, SMALL) + 4), place.width * _ENDS)
        if told.most:
            pips = FRect(left.x, place.y + line + 2, place.width - wide - 10, min(low, 15.0))
            screen.add(Pips("pips", pips, done=told.done, most=told.most, warn=told.warn, hint=told.hint))
        ends = FRect(place.right - 4 - wide, place.y + line, wide, low)
        screen.add(_fitted(canvas, Label("ends", ends, text=told.ends, style=SMALL, align="right middle")))


def _fitted(canvas: Canvas, label: Label) -> Label:
    return replace(label, style=canvas.letters.fitting(label.text, label.style, label.rect.width - 2))


# The panel beside the tray: whose turn, what may be done, who has what, the assist, the log.

_GAP = 8.0
_PLAIN = 1.2
"""With larger text there is no room to spare for what the keys do."""
_MANY = 6
"""With more seats than this, the panel tells in single lines."""


class TrayCommands(Commands, Protocol):
    """What the table of Booby-Trap can do besides."""

    arches: bool

    def show_arches(self, on: bool) -> None:
        """Show or hide where the force runs."""


def sidebar(play: TrayPlay, commands: TrayCommands, canvas: Canvas, device: Device, *, log: bool) -> Sidebar:
    """The panel; ``log``: whether the log is on it."""
    now, many = told(play, commands.standings), len(play.seats.names) > _MANY
    plain = many or (play.staged and not log)
    offer = replace(now.offer, advice="") if plain else now.offer
    watching = play.computers and not play.over
    row = Utilities(utilities(play, commands, advice(play)), watching, commands.speed, commands.set_speed)
    hints = keys(play, device) if not many and canvas.text_scale <= _PLAIN else ()
    least = 28.0 if many else 62.0
    lines = (LogBlock(play.news, commands.open_log, least, card=False, room=commands.tip_room),) if log else ()
    skin = Skin(None, die=0.0, pad=0.0, gap=_GAP, advice=SMALL, advice_align="left top", advice_lines=0 if plain else 2,
                main=_take)  # fmt: skip
    head = TurnCard(TrayHead(now.seat, now.call, now.line), offer, skin)
    arches = (_arches(play, commands, device, many),) if play.arches_offered else ()
    body = (
        ScoreBlock(hands_of(play)),
        SolitaireProgress(progress_of(play), not many),
        *arches,
        *lines,
    )
    return Sidebar((head,), body, ((KeyRow(hints), row) if hints else (row,)), _GAP)


def _take(place: FRect, action: Action, device: Device, style: Style) -> Button:
    cap = "" if device is Device.MOUSE else device.cap(action.key, "pad_x" if action.id != "pass" else "")
    return TakeButton(action.id, place, text=action.label, on_press=action.run, kind=action.kind, style=style, cap=cap,
                      enabled=action.enabled, worth=action.note, hint=action.hint, shortcut=action.key)  # fmt: skip


@dataclass(frozen=True)
class TrayHead(Block):
    """Whose turn it is and how it goes."""

    seat: str
    call: str
    line: str

    def height(self, canvas: Canvas, width: float) -> float:
        """Its words."""
        return TrayHeader.height(canvas, self.line, width)

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add the header."""
        screen.add(TrayHeader("header", place, seat=self.seat, call=self.call, line=self.line))


@dataclass(frozen=True)
class ArchesBlock(Block):
    """The switch of the assist; ``note``: what it shows, told below its name."""

    on: bool
    on_change: Callable[[bool], None]
    cap: str
    note: str
    enabled: bool

    def height(self, canvas: Canvas, width: float) -> float:
        """Name and note."""
        letters = canvas.letters
        note = letters.height(self.note, SMALL, width - 130) if self.note else 0.0
        return max(44.0, letters.line(SMALL_BOLD) + note + 12)

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add the switch."""
        hint = _(labels.LINES_FROM_PIECE_TO_PIECE)
        screen.add(Switch("arches", place, text=_(labels.SHOW_THE_ARCHES), note=self.note, icon="booby/arch",
                          on=self.on, on_change=self.on_change, enabled=self.enabled, shortcut="a", cap=self.cap,
                          hint=hint))  # fmt: skip


def _arches(play: TrayPlay, commands: TrayCommands, device: Device, many: bool) -> ArchesBlock:
    cap = "a" if device is Device.KEYBOARD else ""
    note = "" if many else _(labels.WHERE_THE_FORCE_RUNS)
    return ArchesBlock(commands.arches, commands.show_arches, cap, note, play.arches_seen or play.may(AskArches()))


@dataclass(frozen=True)
class KeyRow(Block):
    """What the keys do that stand on no button."""

    keys: Keys

    def height(self, canvas: Canvas, width: float) -> float:
        """A line of key caps."""
        return 26.0

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add the line."""
        screen.add(TrayKeyHints("keys", place, keys=self.keys, caps=canvas.caps))
