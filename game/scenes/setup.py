"""The set-up of a match: who sits at the table, by which rules, with whose hands."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import Any

from pygame import FRect

from game.catalog import CATALOG
from game.scenes import matches, routes
from game.scenes.offers import BEGINS, GROUPS, HANDS, LEVEL_HINTS, LEVELS, Group, Offer
from game.scenes.picks import COMPUTER, HUMAN, spoken
from game.scenes.portrait import portrait
from game.scenes.seating import Seating
from game.ui import badges
from game.ui.buttons import Button, Choice, Pick, Toggle
from game.ui.canvas import Canvas
from game.ui.fields import Field
from game.ui.lettering import ACT, BODY, BOLD, HEAD, SMALL, SMALL_BOLD, TITLE, Style
from game.ui.panels import Card, KeyHints, Label, Picture
from game.ui.screen import Screen
from game.ui.shell import Shell
from game.ui.verbs import Device
from game.words.language import count, later, say
from game.words.seats import seat_name

_MARGIN, _GAP = 32.0, 20.0
_WHO = (HUMAN, COMPUTER, Pick("empty", later("Empty")))
_PICTURE = 112.0
_WEIGHTS = (0.36, 0.34, 0.30)


class MatchSetup(Screen):
    """Seats above, options below, Start at the foot; opened as it was left the last time."""

    first = "start"

    def __init__(self, shell: Shell, game: str = "mousetrap") -> None:
        super().__init__(shell)
        self.row = CATALOG[game]
        self.groups = tuple(group.spoken() for group in GROUPS[game])
        self.title = say(self.row.title)
        self.remembered = game in shell.settings.setups
        self.seating = Seating.read(self.row, shell.settings.setups.get(game), _defaults(self.groups))

    # Layout.

    def compose(self, canvas: Canvas) -> None:
        """A fixed head and foot, and between them what may have to scroll."""
        area = canvas.area
        head = self._head(canvas)
        foot = self._foot(canvas)
        view = FRect(0, head, area.width - 16, foot - head)
        inner = FRect(_MARGIN, head + 14, area.width - 2 * _MARGIN - 4, 0)
        self.least = Choice.width(canvas, spoken(_WHO), SMALL_BOLD) + 28
        columns = next(n for n in (4, 2, 1) if n == 1 or (inner.width - _GAP * (n - 1)) / n >= self.least)
        seats = self.seating.shown()
        pictured = columns == 4 and len(self.row.game.seat_names) <= columns
        seat_high = self._seat_height(canvas, pictured)
        rows = -(-len(seats) // columns)
        options_top = rows * (seat_high + _GAP)
        wide = 3 if inner.width / 3 > 270 * canvas.text_scale else 1
        count = len(self.groups)
        shares = _WEIGHTS if count == len(_WEIGHTS) else (1 / max(1, count),) * count
        widths = (
            [(inner.width - _GAP * (count - 1)) * share for share in shares] if wide == 3 else [inner.width] * count
        )
        heights = [self._group_height(canvas, *pair) for pair in zip(self.groups, widths, strict=True)]
        below = max(heights, default=0.0) if wide == 3 else sum(heights) + _GAP * (count - 1)
        # What is left over goes to the pictures, so that the page always fills its window.
        spare = view.height - 28 - options_top - below
        seat_high += max(0.0, min(spare / rows, 60.0 if self.groups else 150.0)) if pictured else 0.0
        options_top = rows * (seat_high + _GAP)
        with self.region("page", view, options_top + below + 27):
            each = (inner.width - _GAP * (columns - 1)) / columns
            for number, seat in enumerate(seats):
                x = inner.x + (number % columns) * (each + _GAP)
                y = inner.y + (number // columns) * (seat_high + _GAP)
                self._seat(canvas, seat, FRect(x, y, each, seat_high), pictured)
            self._groups(canvas, FRect(inner.x, inner.y + options_top, inner.width, below), widths, heights)
        self.add(self._start(canvas, foot))

    def _head(self, canvas: Canvas) -> float:
        letters = canvas.letters
        high = max(48.0, letters.line(ACT) + 16)
        back = FRect(_MARGIN, 22, Button.width(canvas, say("Back"), "back"), high)
        self.add(Button("back", back, text=say("Back"), icon="back", on_press=self.shell.close))
        ink = canvas.theme.on_table
        tall = letters.line(TITLE)
        title = FRect(back.right + 22, 22 + (high - tall) / 2, letters.width(self.title, TITLE) + 6, tall)
        self.add(Label("title", title, text=self.title, style=TITLE, colour=ink, align="left middle", raised=True))
        rest = FRect(title.right + 22, 22, canvas.area.width - title.right - 22 - _MARGIN, high)
        game = self.row.game
        if routes.ready(f"workshop:{game.id}"):
            rest = self._workshop(canvas, rest)
        last = say("Set up as last time · {least} to {most} players", least=game.least, most=game.most)
        aside = last if self.remembered else ""
        ask = say("Who sits at the table?")
        first = letters.width(ask, BOLD)
        if first < rest.width:
            self.add(Label("ask", rest, text=ask, style=BOLD, colour=ink, align="left middle"))
        if aside and first + letters.width(aside, SMALL) + 30 < rest.width:
            self.add(Label("aside", rest, text=aside, style=SMALL, colour=ink, align="right middle"))
        return 22 + high + 2

    def _workshop(self, canvas: Canvas, row: FRect) -> FRect:
        """The way to the game's machine without a match, at the right; tell what is left of the row."""
        wide = Button.width(canvas, say("Workshop"), "wrench", SMALL_BOLD)
        worded = wide + 30 < row.width
        wide = wide if worded else row.height
        place = FRect(canvas.area.width - _MARGIN - wide, row.y, wide, row.height)
        word, hint = say("Workshop") if worded else "", say("Just to play with, without a match.")
        self.add(Button("workshop", place, text=word, icon="wrench", style=SMALL_BOLD, hint=hint,
                        on_press=lambda: self.shell.open(f"workshop:{self.row.game.id}")))  # fmt: skip
        return FRect(row.x, row.y, row.width - wide - 20, row.height)

    def _foot(self, canvas: Canvas) -> float:
        letters = canvas.letters
        self.start_high = max(56.0, letters.line(HEAD) + 24)
        top = canvas.area.height - self.start_high - 30
        width = canvas.area.width - 2 * _MARGIN - max(236.0, letters.width(say("Start"), HEAD) + 60) - 30
        line = letters.line(BODY)
        words = self._words()
        high = letters.height(words, BODY, width)
        ink = canvas.theme.on_table
        place = FRect(_MARGIN, top + 6, width, high)
        self.add(Label("told", place, text=words, colour=ink))
        if high <= line * 1.5 and self.start_high - line > line:
            keys = (("Tab", say("next")), ("← →", say("choose")), ("Esc", say("back")))
            if self.shell.device is Device.PAD:
                keys = (("R", say("next")), ("← →", say("choose")), ("B", say("back")))
            hints = FRect(_MARGIN, top + 8 + line, width, letters.line(SMALL) + 10)
            self.add(KeyHints("keys", hints, hints=keys))
        return top - 6

    def _start(self, canvas: Canvas, foot: float) -> Button:
        width = max(236.0, canvas.letters.width(say("Start"), HEAD) + 60)
        place = FRect(canvas.area.width - _MARGIN - width, foot + 14, width, self.start_high)
        why = self.seating.trouble(self.row.game.least)
        hint = why or say("Begins the match.")
        return Button(
            "start", place, text=say("Start"), kind="act", style=HEAD, on_press=self.start, hint=hint, enabled=not why
        )

    # Seats.

    def _seat_height(self, canvas: Canvas, pictured: bool) -> float:
        letters = canvas.letters
        self.field_high = max(44.0, letters.line(Style("head", 22)) + 14)
        self.row_high = max(40.0, letters.line(SMALL_BOLD) + 18)
        picture = _PICTURE if pictured else 0.0
        return picture + self.field_high + 2 * self.row_high + 44

    def _seat(self, canvas: Canvas, seat: str, room: FRect, pictured: bool) -> None:
        sitter = self.seating.seats[seat]
        self.add(Card(f"card_{seat}", room))
        inner = FRect(room.x + 14, 0, room.width - 28, 0)
        foot = room.bottom - 12
        level = FRect(inner.x, foot - self.row_high, inner.width, self.row_high)
        who = level.move(0, -self.row_high - 6)
        field = FRect(inner.x, who.y - self.field_high - 10, inner.width, self.field_high)
        if pictured:
            stage = FRect(room.x + 10, room.y + 10, room.width - 20, field.y - room.y - 22)
            self.add(Picture(f"picture_{seat}", stage, paint=lambda under, place: portrait(under, seat, place)))
        else:
            mark = FRect(field.x, field.centery - 22, 44, 44)
            self.add(Picture(f"badge_{seat}", mark, paint=lambda under, place: badges.badge(under, seat, place)))
            field = FRect(mark.right + 10, field.y, field.right - mark.right - 10, field.height)
        if sitter.who != "empty":
            typed = self._renamer(seat)
            self.add(
                Field(
                    f"name_{seat}",
                    field,
                    text=sitter.name,
                    on_text=typed,
                    hint=say("The name of {seat}.", seat=seat_name(seat)),
                )
            )
        else:
            self.add(
                Label(
                    f"none_{seat}", field, text=say("Nobody sits here"), colour=canvas.theme.faint, align="left middle"
                )
            )
        style = SMALL_BOLD
        self.add(
            Choice(f"who_{seat}", who, picks=spoken(_WHO), value=sitter.who, on_choose=self._seater(seat), style=style)
        )
        if sitter.who == "bot":
            self._level(canvas, seat, level)
        elif sitter.who == "human":
            words = say("Plays at this table")
            self.add(
                Label(f"plays_{seat}", level, text=words, style=SMALL, colour=canvas.theme.faint, align="left middle")
            )

    def _level(self, canvas: Canvas, seat: str, room: FRect) -> None:
        word = canvas.letters.width(say("Level"), SMALL) + 12
        width = Choice.width(canvas, spoken(LEVELS), SMALL_BOLD)
        if word + width > room.width:
            word = 0.0
        else:
            colour = canvas.theme.faint
            self.add(Label(f"lv_{seat}", room, text=say("Level"), style=SMALL, colour=colour, align="left middle"))
        place = FRect(room.x + word, room.y + 2, room.width - word, room.height - 4)
        value = self.seating.seats[seat].level
        hint = say(LEVEL_HINTS.get(self.row.game.id, LEVEL_HINTS[""]))
        chosen = self._leveller(seat)
        self.add(
            Choice(
                f"level_{seat}", place, picks=spoken(LEVELS), value=value, on_choose=chosen, style=SMALL_BOLD, hint=hint
            )
        )

    def _renamer(self, seat: str) -> Callable[[str], None]:
        return lambda text: self._change(seat, name=text)

    def _seater(self, seat: str) -> Callable[[str], None]:
        return lambda who: self._change(seat, who=who)

    def _leveller(self, seat: str) -> Callable[[str], None]:
        return lambda level: self._change(seat, level=level)

    def _change(self, seat: str, **change: str) -> None:
        self.seating.seats[seat] = dataclasses.replace(self.seating.seats[seat], **change)
        self.stale()

    # Options.

    def _group_height(self, canvas: Canvas, group: Group, width: float) -> float:
        head = canvas.letters.line(HEAD) + 20
        return head + sum(Toggle.height(canvas, o.title, o.note, width - 28) + 8 for o in group.offers) + 6

    def _groups(self, canvas: Canvas, room: FRect, widths: list[float], heights: list[float]) -> None:
        abreast = bool(widths) and widths[0] < room.width
        left, top = room.topleft
        for number, group in enumerate(self.groups):
            high = room.height if abreast else heights[number]
            self._group(canvas, group, FRect(left, top, widths[number], high), stretch=abreast)
            left += widths[number] + _GAP if abreast else 0
            top += 0 if abreast else high + _GAP

    def _group(self, canvas: Canvas, group: Group, room: FRect, stretch: bool) -> None:
        self.add(Card(f"card_{group.title}", room))
        letters = canvas.letters
        head = FRect(room.x + 18, room.y + 12, room.width - 36, letters.line(HEAD))
        self.add(Label(f"head_{group.title}", head, text=group.title, style=HEAD))
        if group.aside and letters.width(group.title, HEAD) + letters.width(group.aside, SMALL) + 20 < head.width:
            colour = canvas.theme.faint
            self.add(
                Label(f"aside_{group.title}", head, text=group.aside, style=SMALL, colour=colour, align="right middle")
            )
        top = head.bottom + 8
        own = [Toggle.height(canvas, offer.title, offer.note, room.width - 28) for offer in group.offers]
        more = max(0.0, room.bottom - 14 - top - sum(own) - 8 * (len(own) - 1)) / len(own) if stretch else 0.0
        for offer, high in zip(group.offers, own, strict=True):
            place = FRect(room.x + 14, top, room.width - 28, high + more)
            self._offer(offer, place)
            top += high + more + 8

    def _offer(self, offer: Offer, place: FRect) -> None:
        on = self.seating.options.get(offer.option) == offer.value

        def choose(wanted: bool) -> None:
            self.seating.options[offer.option] = offer.value if wanted else offer.without
            self.stale()

        radio = not offer.without
        name = f"{offer.option}_{offer.value}"
        self.add(Toggle(name, place, text=offer.title, note=offer.note, on=on, radio=radio, on_change=choose))

    # What it comes to.

    def _words(self) -> str:
        """The set-up in a line."""
        why = self.seating.trouble(self.row.game.least)
        if why:
            return why
        people, computers = self.seating.count("human"), self.seating.count("bot")
        parts = (
            count("{number} person", "{number} people", people) if people else "",
            count("{number} computer", "{number} computers", computers) if computers else "",
        )
        told = ", ".join(filter(None, parts))
        built = self.seating.options.get("start_built", "0")
        tail = " " + say("{built} of 24 parts stand.", built=built) if built != "0" else ""
        begins = say(BEGINS.get(self.row.game.id, later("{name} begins.")), name=self.seating.first)
        return f"{told}. {begins}{tail}"

    def start(self) -> None:
        """Remember the set-up and sit down to the match."""
        settings = self.shell.settings
        setups: Mapping[str, Any] = {**settings.setups, self.row.game.id: self.seating.kept()}
        self.shell.adopt(dataclasses.replace(settings, setups=setups))
        options = {o.name: o.parse(self.seating.options.get(o.name, o.text(o.default))) for o in self.row.game.options}
        setup = self.row.game.setup(self.seating.taken(), options)
        steady = self.seating.options.get(HANDS) != "own"
        sitting = matches.begin(self.shell.places, self.row, setup, self.seating.names(), matches.Luck(steady))
        self.shell.go_to(f"table:{self.row.game.id}", sitting=sitting)


def _defaults(groups: tuple[Group, ...]) -> dict[str, str]:
    """The first offer of each choice, and every house option off."""
    chosen: dict[str, str] = {}
    for group in groups:
        for offer in group.offers:
            chosen.setdefault(offer.option, offer.without or offer.value)
    return chosen
