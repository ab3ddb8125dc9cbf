"""The set-up of a match: who sits at the table, by which rules, with whose hands."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from typing import Any

from pygame import FRect

from game.catalog import CATALOG
from game.core.setup import FIRST, LOT
from game.shell import routes
from game.shell.desk import DESKS
from game.shell.matches import open_match
from game.shell.pages import MARGIN, Page
from game.shell.play.coach import offered, with_tips
from game.shell.rulebook import of_seating
from game.shell.setup.choice_lists import HELPED, OWN
from game.shell.setup.offers import A_SEAT, BEGINNER, Group, RuleOption, SheetBeginner
from game.shell.setup.rule_options import GAP, RuleOptionCards, defaults
from game.shell.setup.seating import SMALL_TABLE, SeatCard, Seating, card_height, least, place_seat
from game.text import coach
from game.text import screens as labels
from game.text.aims import takes
from game.text.game_words import WORDS
from game.text.language import _, listed, ngettext, row, sentences
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY, BOLD, HEAD, SMALL, SMALL_BOLD
from game.ui.input.bindings import Device
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import Column, Row, control_height, grid
from game.ui.widgets.panels import KeyHints, Label

# Heights of the pictures of the seats: as they are meant, the least that is worth it, and the most.
_PICTURE, _LEAST_PICTURE, _TALL, _TALLEST = 112.0, 84.0, 172.0, 262.0


class MatchSetup(Page):
    """Seats above, options below, Start at the foot; opened as it was left the last time."""

    first = "start"

    def __init__(self, shell: Shell, game: str = next(iter(CATALOG))) -> None:
        super().__init__(shell)
        self.row, self.desk = CATALOG[game], DESKS[game]
        self.picture = 0.0
        self.remembered = game in shell.settings.setups
        self.seating = Seating.read(self.row, shell.settings.setups.get(game), defaults(game))

    @property
    def groups(self) -> tuple[Group, ...]:
        """What can be chosen besides the seats."""
        return tuple(group.spoken() for group in self.desk.offers)

    # Layout.

    def compose(self, canvas: Canvas) -> None:
        """A fixed head and foot, and between them what may have to scroll."""
        self.seating.settle()
        area = canvas.area
        head = self._head(canvas)
        start = self._foot(canvas)
        view = FRect(0, head, area.width - 16, start.y - 14 - head)
        inner = FRect(MARGIN, head + 14, area.width - 2 * MARGIN - 4, 0)
        wide = least(canvas)
        columns = next(n for n in (4, 2, 1) if n == 1 or (inner.width - GAP * (n - 1)) / n >= wide)
        offers = RuleOptionCards(canvas, self._applying(), self.seating.options, inner.width)
        rows = -(-len(self.seating.shown()) // columns)
        high, aim, meaning = card_height(canvas, self.row.game.id), self._aim(), self._meaning()
        told = canvas.letters.height(aim, BOLD, inner.width) + 6
        meant = canvas.letters.height(meaning, SMALL, inner.width) + GAP - 8 if meaning else 0.0
        self.picture = self._picture(columns, view.height - 28 - rows * (high + GAP) - offers.height - told - meant)
        if self.picture == _PICTURE:  # the sentences take their room from the pictures
            self.picture = max(_LEAST_PICTURE, _PICTURE - told - meant)
        high += self.picture
        foot = rows * (high + GAP) + told
        top = foot + meant
        with self.region("page", view, top + offers.height + 27):
            place = FRect(inner.x, inner.y - 6, inner.width, told - 6)
            self.add(Label("aim", place, text=aim, style=BOLD, colour=canvas.theme.on_table))
            self._seats(canvas, grid(FRect(inner.x, inner.y + told, inner.width, 0), columns, high, GAP))
            if meaning:
                place = FRect(inner.x, inner.y + foot - 8, inner.width, meant - GAP + 8)
                self.add(Label("meaning", place, text=meaning, style=SMALL, colour=canvas.theme.on_table))
            offers.place(self, canvas, FRect(inner.x, inner.y + top, inner.width, offers.height))
        self.add(self._start(start))

    def _aim(self) -> str:
        """What one plays for, and for how long with those who sit at the table."""
        seated = len(self.seating.taken(self.row.game.least))
        return sentences(of_seating(self.row.game.id, self.seating).aim(), takes(self.desk.minutes, seated))

    def _meaning(self) -> str:
        """What the levels mean that may be chosen for those who sit at the table."""
        levels = WORDS[self.row.game.id].level_hint if self.seating.count("bot") else ""
        return _(levels) if levels else ""

    def _applying(self) -> list[Group]:
        """The offers that mean anything with those who sit at the table."""
        return [kept for group in self.groups if (kept := self._kept(group)).offers]

    def _kept(self, group: Group) -> Group:
        seating, row = self.seating, self.row
        offers = tuple(self._named(offer) for offer in group.offers if seating.applies(offer.option, row))
        numbers = group.numbers if group.numbers and seating.applies(group.numbers.option, row) else None
        return Group(group.title, offers, "" if seating.solitaire(row) else group.aside, numbers)

    def _named(self, offer: RuleOption) -> RuleOption:
        """An offer by which a player begins, with all who may be chosen, and who is."""
        if offer.option == BEGINNER and offer.value == FIRST and self.seating.sheet:
            return self._by_sheet(offer, self.seating.sheet)
        if offer.value != A_SEAT:
            return offer
        names, chosen = self.seating.names(), self.seating.beginner
        title = _(labels.BEGINS, name=names[chosen]) if chosen else offer.title
        return offer._replace(round=tuple(names), title=title)

    def _by_sheet(self, offer: RuleOption, sheet: SheetBeginner) -> RuleOption:
        """The offer that the person begins whom the printed rules let begin."""
        people, chosen = self.seating.by_sheet(), self.seating.options[BEGINNER]
        title = _(sheet.named, name=people[chosen]) if chosen in people else _(sheet.title)
        note = _(labels.AS_PRINTED_PRESS_AGAIN if len(people) > 1 else labels.AS_THE_PRINTED_RULES_SAY)
        return offer._replace(round=tuple(people), title=title, note=note)

    def _picture(self, columns: int, spare: float) -> float:
        """How tall a picture on each card is: what is left over goes to it, so that the page fills its window."""
        if columns < SMALL_TABLE or len(self.seating.shown()) > columns:
            return 0.0
        least = _PICTURE if len(self.row.game.seat_names) <= columns else 0.0
        return min(spare, _TALL if self.groups else _TALLEST) if spare >= _LEAST_PICTURE else least

    def _seats(self, canvas: Canvas, places: Iterator[FRect]) -> None:
        """A card a seat."""
        for seat, place in zip(self.seating.shown(), places, strict=False):
            card = SeatCard(self.row.game.id, seat, self.seating.seats[seat], self._change, self.picture > 0)
            place_seat(self, canvas, place, card)

    def _head(self, canvas: Canvas) -> float:
        letters, game = canvas.letters, self.row.game
        rest, ink = self.head(canvas, _(self.row.title)), canvas.theme.on_table
        foot = rest.bottom + 2
        rest = self._rules(canvas, rest)
        if self.desk.workshop is not None:
            rest = self._workshop(canvas, rest)
        if self.desk.practice:
            rest = self._practice(canvas, rest)
        last = _(labels.SET_UP_LIKE_LAST_TIME, least=game.least, most=game.most)
        aside = last if self.remembered else ""
        ask = _(labels.WHO_IS_PLAYING)
        first = letters.width(ask, BOLD)
        if first < rest.width:
            self.add(Label("ask", rest, text=ask, style=BOLD, colour=ink, align="left middle"))
        if aside and first + letters.width(aside, SMALL) + 30 < rest.width:
            self.add(Label("aside", rest, text=aside, style=SMALL, colour=ink, align="right middle"))
        return foot

    def _rules(self, canvas: Canvas, row: FRect) -> FRect:
        """The rules of what is chosen now."""
        hint = _(labels.THE_RULES_WITH_THE_OPTIONS)
        return self._way(canvas, row, Button("rules", FRect(), _(labels.RULES), self.on_help, icon="book", hint=hint))

    def _workshop(self, canvas: Canvas, row: FRect) -> FRect:
        """The way to the game's machine without a match."""
        hint = _(labels.JUST_TO_PLAY_WITH_OUTSIDE)
        route = f"workshop:{self.row.game.id}"
        button = Button(
            "workshop", FRect(), _(labels.WORKSHOP), lambda: self.shell.open(route), icon="wrench", hint=hint
        )
        return self._way(canvas, row, button)

    def _practice(self, canvas: Canvas, row: FRect) -> FRect:
        """The way to a practice of what the game asks of a hand."""
        route, hint = self.desk.practice, _(coach.TWO_MINUTES_BEFORE)
        button = Button("practise", FRect(), _(coach.PRACTISE), lambda: self.shell.open(route), icon="grab", hint=hint)
        return self._way(canvas, row, button)

    def _way(self, canvas: Canvas, row: FRect, button: Button) -> FRect:
        """Add a button at the right of a row, without its word if that is too long; tell what is left of the row."""
        button.style = SMALL_BOLD
        wide = Button.width(canvas, button.text, button.icon, SMALL_BOLD)
        if wide + 30 + row.height >= row.width:
            wide, button.text = row.height, ""
        button.rect = FRect(row.right - wide, row.y, wide, row.height)
        self.add(button)
        return FRect(row.x, row.y, row.width - wide - 14, row.height)

    def prerender(self, canvas: Canvas) -> Iterator[None]:
        """The table is there when the match begins."""
        return routes.ahead(f"table:{self.row.game.id}")

    def on_help(self) -> None:
        """F1: the rules as they are chosen at this moment."""
        self.shell.open("rules", book=of_seating(self.row.game.id, self.seating))

    def _foot(self, canvas: Canvas) -> FRect:
        """The set-up in words, and the keys if there is room; tell where Start is to be, at the right of them."""
        letters, area = canvas.letters, canvas.area
        high = control_height(letters, HEAD, 56, 24)
        row = Row(FRect(MARGIN, area.height - high - 22, area.width - 2 * MARGIN, high), 30)
        start = row.last(max(236.0, letters.width(_(labels.START), HEAD) + 60))
        column, words, line = Column(row.rest().move(0, -2)), self._words(), letters.line(BODY)
        tall = letters.height(words, BODY, column.rest().width)
        if tall > high + 20:  # in large letters; why that person begins is told where it was chosen
            words = self._words(brief=True)
            tall = letters.height(words, BODY, column.rest().width)
        told = column.take(tall, line + 2 - tall)
        self.add(Label("told", told, text=words, colour=canvas.theme.on_table))
        if tall <= line * 1.5 and high - line > line:
            keys = (("tab", _(labels.NEXT)), ("left right", _(labels.CHOOSE)), ("escape", _(labels.BACK_LOWER)))
            if self.shell.device is Device.PAD:
                keys = (
                    ("pad_r", _(labels.NEXT)),
                    ("pad_left pad_right", _(labels.CHOOSE)),
                    ("pad_b", _(labels.BACK_LOWER)),
                )
            self.add(KeyHints("keys", column.take(letters.line(SMALL) + 10), hints=keys))
        return start

    def _start(self, place: FRect) -> Button:
        why = self.seating.trouble(self.row.game.least)
        hint = why or _(labels.BEGINS_THE_MATCH)
        return Button(
            "start",
            place,
            text=_(labels.START),
            kind="act",
            style=HEAD,
            on_press=self.start,
            hint=hint,
            enabled=not why,
        )

    def _change(self, seat: str, **change: str) -> None:
        self.seating.change(seat, **change)
        self.stale()

    # What it comes to.

    def _words(self, brief: bool = False) -> str:
        """The set-up in a line; brief: not why somebody begins."""
        why = self.seating.trouble(self.row.game.least)
        if why:
            return why
        if self.seating.solitaire(self.row):
            return _(labels.SOLITAIRE_CLEAR_ALL_BUT_ONE)
        people, computers = self.seating.count("human"), self.seating.count("bot")
        parts = [
            ngettext(*labels.PERSON_COUNT, people) if people else "",
            ngettext(*labels.COMPUTER_COUNT, computers) if computers else "",
        ]
        told = row([part for part in parts if part])
        built = self.seating.options.get("start_built", "0")
        stands = _(labels.OF_24_PARTS_STAND, built=built) if built != "0" else ""
        usual = self.desk.begins or labels.BEGINS
        lot, chosen = self.seating.options.get(BEGINNER) == LOT, self.seating.beginner
        names, sheet = self.seating.names(), self.seating.sheet
        by_sheet = self.seating.by_sheet().get(self.seating.options.get(BEGINNER, ""))
        usual = sheet.begins if sheet and by_sheet and not brief else labels.BEGINS if chosen else usual
        name = by_sheet or (names[chosen] if chosen else self.seating.first)
        begins = _(labels.A_DRAW_DECIDES_WHO_BEGINS if lot else usual, name=name)
        hands = (self._hands_of(kind, names) for kind in (HELPED, OWN))
        return sentences(_(labels.COMES_TO, seats=told), begins, stands, *hands)

    def _hands_of(self, kind: str, names: Mapping[str, str]) -> str:
        """Whose hands are of a kind."""
        seats = self.seating.with_hands(kind)
        text = labels.HELPED_HANDS_OF if kind == HELPED else labels.OWN_HANDS_OF
        return _(text, names=listed([names[seat] for seat in names if seat in seats])) if seats else ""

    def start(self) -> None:
        """Remember the set-up and sit down to the match; the first one of a game comes with tips."""
        settings, game = self.shell.settings, self.row.game.id
        if not self.remembered and not offered(settings, game):
            settings = with_tips(settings, game, on=True)
        setups: Mapping[str, Any] = {**settings.setups, game: self.seating.kept()}
        self.shell.adopt(dataclasses.replace(settings, setups=setups))
        setup = self.row.game.setup(self.seating.taken(), self.seating.values(self.row))
        own, helped = self.seating.with_hands(OWN), self.seating.with_hands(HELPED)
        luck = open_match.Luck(own | helped, helped=helped)
        opened = open_match.begin(self.shell.places, self.row, setup, self.seating.names(), luck)
        self.shell.go_to(opened.route, opened=opened)
