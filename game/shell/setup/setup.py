"""The set-up of a match: who sits at the table, by which rules, with whose hands."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any

from game.catalog import CATALOG
from game.core.setup import FIRST, LOT
from game.session.evening import last_table
from game.shell import routes
from game.shell.choice_lists import HELPED, OWN, hands_of, spoken
from game.shell.desk import DESKS
from game.shell.matches import open_match
from game.shell.pages import MARGIN, Page
from game.shell.reader import of_seating
from game.shell.rule_options import A_SEAT, BEGINNER, Group, RuleOption, SheetBeginner
from game.shell.setup.option_cards import GAP, option_cards
from game.shell.setup.seating import SMALL_TABLE, SeatCard, Seating, card_height, defaults, least, seat_card
from game.shell.tips import offered, with_tips
from game.text import coach
from game.text import screens as labels
from game.text.game_words import WORDS
from game.text.language import _, listed, ngettext, row, sentences
from game.text.matches import EVERYBODY_OF_THIS_EVENING
from game.text.settings import CHANGE
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BODY, BOLD, HEAD, SMALL, SMALL_BOLD
from game.ui.input.bindings import Device
from game.ui.layout import BoxTree, ByWidth, Grow, HBox, Layers, Pad, Scroll, Sized, Space, VBox, grid
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import control_height
from game.ui.widgets.panels import KeyHints, Label

# Heights of the pictures of the seats: as they are meant, the least that is worth it, and the most.
_PICTURE, _LEAST_PICTURE, _TALL, _TALLEST = 112.0, 84.0, 172.0, 262.0


class MatchSetup(Page):
    """Seats above, options below, Start at the foot; opened as it was left the last time.

    chosen: values of options that are chosen already.
    """

    first = "start"

    def __init__(
        self, shell: Shell, game: str = next(iter(CATALOG)), chosen: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        super().__init__(shell)
        self.row, self.desk = CATALOG[game], DESKS[game]
        self.remembered = game in shell.settings.setups
        self.seating = Seating.read(self.row, shell.settings.setups.get(game), defaults(game))
        self.seating.options.update(chosen)
        table = last_table(shell.places.matches)
        self.seated = isinstance(table, dict) and bool(table)
        if isinstance(table, dict) and table:
            self.seating.sit_down(self.row, table)

    def go_on(self, chosen: Mapping[str, str] = MappingProxyType({}), **_given: Any) -> None:
        """Somebody comes back with options that were chosen elsewhere; who sits here stays."""
        self.seating.options.update(chosen)
        self.stale()

    @property
    def groups(self) -> tuple[Group, ...]:
        """What can be chosen besides the seats."""
        return tuple(group.spoken() for group in self.desk.offers)

    # Layout.

    def tree(self, canvas: Canvas) -> BoxTree:
        """A fixed head and foot, and between them what may have to scroll; what it comes to is read before that."""
        self.seating.settle()
        high = control_height(canvas.letters, HEAD, 56, 24)
        start = self._start(canvas, high)
        aside = ByWidth(lambda width: self._aside(canvas, width))
        head = self.page(canvas, _(self.row.title), aside=aside)
        view = canvas.area.height - 22 - high - 14 - head.height_at(canvas, canvas.area.width) - 2
        page = Scroll(self._page(canvas, view), "page", (MARGIN, 8, 20, 13))
        told = Sized(Pad(self._foot(canvas, high), MARGIN, -2, (start.width or 0.0) + 30 + MARGIN, 2), height=high)
        top = head.height_at(canvas, canvas.area.width) + 2
        return Layers(
            VBox(head, Grow(), told, 22),
            VBox(top, Grow(Pad(page, 0, 0, 16, 0)), 14, Pad(start, MARGIN, 0), 22),
        )

    def _page(self, canvas: Canvas, view: float) -> BoxTree:
        """What one plays for, a card a seat with a picture where there is room, and what can be chosen."""
        width, ink = canvas.area.width - 2 * MARGIN - 4, canvas.theme.on_table
        wide = least(canvas)
        columns = next(n for n in (4, 2, 1) if n == 1 or (width - GAP * (n - 1)) / n >= wide)
        offers = option_cards(self, canvas, self._applying(), self.seating.options, width)
        apart = self._apart(canvas)
        aim, words = Label("aim", text=self._aim(), style=BOLD, colour=ink), self._meaning()
        meaning = Label("meaning", text=words, style=SMALL, colour=ink) if words else None
        hands = self._hands_meaning(canvas, width, 2 if columns >= SMALL_TABLE else 1)

        def page(picture: float) -> BoxTree:
            cards = [Sized(self._seat(canvas, seat, picture), height=card_height(canvas, self.row.game.id) + picture)
                     for seat in self.seating.shown()]  # fmt: skip
            seats = grid(columns, *cards, gap=GAP)
            if apart is None:
                told = VBox(hands, *((2,) if hands and meaning else ()), meaning)
                return VBox(aim, 12, seats, GAP - 8 if hands or meaning else None, told, GAP, offers)
            beside = ByWidth(partial(self._beside, canvas, meaning, apart))
            return VBox(aim, 12, seats, GAP - 8, hands, 2 if hands else None, beside, GAP - 8, offers)

        picture = self._picture(columns, view - page(0.0).height_at(canvas, width) - 22)
        if picture == _PICTURE:  # the sentences take their room from the pictures
            below = sum(label.height_at(canvas, width) for label in (hands, meaning) if label)
            told = aim.height_at(canvas, width) + 6 + (below + GAP - 8 if below else 0.0)
            picture = max(_LEAST_PICTURE, _PICTURE - told)
        return page(picture)

    def _seat(self, canvas: Canvas, seat: str, picture: float) -> BoxTree:
        sitter = self.seating.seats[seat]
        return seat_card(canvas, SeatCard(self.row.game.id, self._levels, seat, sitter, self._change, picture > 0))

    def _apart(self, canvas: Canvas) -> BoxTree | None:
        """The way to what is chosen on a page of its own, with what is chosen now."""
        apart = self.desk.apart
        if apart is None:
            return None
        value = self.seating.options.get(apart.option, apart.usual)
        button = Button("apart", text=sentences(_(apart.title), apart.told(value)), icon="wrench", style=BOLD,
                        hint=_(apart.hint), on_press=self.choose_apart)  # fmt: skip
        return Sized(button, height=control_height(canvas.letters, BOLD, 46, 18))

    @staticmethod
    def _beside(canvas: Canvas, meaning: Label | None, apart: BoxTree, width: float) -> BoxTree:
        """What the levels mean with that way at its right, below it where both are too wide."""
        wide = apart.natural_width(canvas) + 30
        if (meaning.natural_width(canvas) + GAP if meaning is not None else 0.0) + wide <= width:
            told = Pad(meaning, 0, 12, 0, 0) if meaning is not None else Space()
            return HBox(Grow(told), Sized(apart, wide), gap=GAP)
        return VBox(meaning, 6, apart)

    def choose_apart(self, **given: object) -> None:
        """To the page of its own; given: what is to be chosen from there besides."""
        apart = self.desk.apart
        assert apart is not None

        def choose(value: str) -> None:
            self.seating.options[apart.option] = value
            self.stale()

        chosen = self.seating.options.get(apart.option, apart.usual)
        self.shell.open(apart.route, chosen=chosen, choose=choose, options=dict(self.seating.options), **given)

    @property
    def _levels(self) -> tuple[int, ...]:
        return self.row.levels_in(self.seating.values(self.row))

    def _aim(self) -> str:
        """What one plays for, and for how long with those who sit at the table."""
        book = of_seating(self.row.game.id, self.seating)
        return sentences(book.aim(), book.takes())

    def _meaning(self) -> str:
        """What the levels mean that may be chosen for those who sit at the table."""
        differ = self.seating.count("bot") and len(self._levels) > 1
        levels = WORDS[self.row.game.id].level_hint if differ else ""
        return _(levels) if levels else ""

    def _hands_meaning(self, canvas: Canvas, width: float, lines: int) -> Label | None:
        """What the kinds of hands mean that a person may have, or those that are chosen, as far as there is room."""
        kinds = self.desk.hands
        chosen = {sitter.hands for sitter in self.seating.seats.values() if sitter.who == "human"}
        for told in (kinds if chosen else (), chosen):
            parts = [_(labels.HANDS_MEAN, hands=pick.text, meaning=_(kinds[pick.value]))
                     for pick in spoken(hands_of(kinds)) if pick.value in told]  # fmt: skip
            label = Label("hands", text=sentences(*parts), style=SMALL, colour=canvas.theme.on_table)
            if parts and label.height_at(canvas, width) <= lines * canvas.letters.line(SMALL) + 1:
                return label
        return None

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

    def _aside(self, canvas: Canvas, width: float) -> BoxTree:
        """The ways to rules, Workshop and practice, without their words if those are too long; who is playing."""
        letters, high, ink = canvas.letters, control_height(canvas.letters, ACT, 48, 16), canvas.theme.on_table
        ways = []
        for button in self._ways():
            wide = button.natural_width(canvas)
            if wide + 30 + high >= width:
                wide, button.text = high, ""
            ways.append(Sized(button, wide))
            width -= wide + 14
        game = self.row.game
        ask = Label("ask", text=_(labels.WHO_IS_PLAYING), style=BOLD, colour=ink, align="left middle")
        last = _(labels.SET_UP_LIKE_LAST_TIME, least=game.least, most=game.most)
        if self.seated:
            last = _(EVERYBODY_OF_THIS_EVENING)
        aside = Label("aside", text=last, style=SMALL, colour=ink, align="right middle")
        first = ask.natural_width(canvas)
        both = (self.remembered or self.seated) and first + letters.width(last, SMALL) + 30 < width
        told = Layers(Space(), ask if first < width else None, aside if both else None)
        return HBox(*ways, Grow(told), gap=14, from_right=True)

    def _ways(self) -> Iterator[Button]:
        """The rules of what is chosen now, the game's machine without a match, a practice of what it asks of a hand."""

        def way(name: str, text: str, act: Callable[[], None], icon: str, hint: str) -> Button:
            return Button(name, text=_(text), on_press=act, icon=icon, hint=_(hint), style=SMALL_BOLD)

        yield way("rules", labels.RULES, self.on_help, "book", labels.THE_RULES_WITH_THE_OPTIONS)
        if self.desk.workshop is not None:
            bench = partial(self.shell.open, f"workshop:{self.row.game.id}")
            yield way("workshop", self.desk.workshop.title, bench, "wrench", labels.JUST_TO_PLAY_WITH_OUTSIDE)
        if self.desk.practice:
            practice = partial(self.shell.open, self.desk.practice)
            yield way("practise", coach.PRACTISE, practice, "grab", coach.TWO_MINUTES_BEFORE)

    def prerender(self, canvas: Canvas) -> Iterator[None]:
        """The table is there when the match begins."""
        return routes.ahead(f"table:{self.row.game.id}")

    def on_help(self) -> None:
        """F1: the rules as they are chosen at this moment."""
        self.shell.open("rules", book=of_seating(self.row.game.id, self.seating))

    def _foot(self, canvas: Canvas, high: float) -> BoxTree:
        """The set-up in words, and the keys if there is room."""
        letters = canvas.letters
        line = letters.line(BODY)

        def at(width: float) -> BoxTree:
            told = Label("told", text=self._words(), colour=canvas.theme.on_table)
            if told.height_at(canvas, width) > high + 20:
                # In large letters; why that person begins, and whose hands are whose, is told where it was chosen.
                told.text = self._words(brief=True)
            tall = told.height_at(canvas, width)
            keys = None
            if tall <= line * 1.5 and high - line > line:
                keys = Sized(KeyHints("keys", hints=self._keys()), height=letters.line(SMALL) + 10)
            return VBox(told, 2, keys)

        return ByWidth(at)

    def _keys(self) -> Sequence[tuple[str, str]]:
        pad = self.shell.device is Device.PAD
        keys = ("pad_r", "pad_left pad_right", "pad_a", "pad_b") if pad else ("tab", "left right", "return", "escape")
        acts = _(labels.NEXT), _(CHANGE), _(labels.CHOOSE), _(labels.BACK_LOWER)
        return tuple(zip(keys, acts, strict=True))

    def _start(self, canvas: Canvas, high: float) -> Sized:
        why = self.seating.trouble(self.row.game.least)
        hint = why or _(labels.BEGINS_THE_MATCH)
        button = Button("start", text=_(labels.START), kind="act", style=HEAD, on_press=self.start, hint=hint,
                        enabled=not why)  # fmt: skip
        wide = max(236.0, canvas.letters.width(_(labels.START), HEAD) + 60)
        return Sized(button, wide, high, "right middle")

    def _change(self, seat: str, **change: str) -> None:
        self.seating.change(seat, **change)
        self.stale()

    # What it comes to.

    def _words(self, brief: bool = False) -> str:
        """The set-up in a line; brief: neither why somebody begins nor whose hands are whose."""
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
        built = self.seating.options.get("start_built", "0") if self.seating.applies("start_built", self.row) else "0"
        stands = _(labels.OF_24_PARTS_STAND, built=built) if built != "0" else ""
        usual = self.desk.begins or labels.BEGINS
        lot, chosen = self.seating.options.get(BEGINNER) == LOT, self.seating.beginner
        names, sheet = self.seating.names(), self.seating.sheet
        by_sheet = self.seating.by_sheet().get(self.seating.options.get(BEGINNER, ""))
        usual = sheet.begins if sheet and by_sheet and not brief else labels.BEGINS if chosen else usual
        name = by_sheet or (names[chosen] if chosen else self.seating.first)
        begins = _(labels.A_DRAW_DECIDES_WHO_BEGINS if lot else usual, name=name)
        hands = (self._hands_of(kind, names) for kind in (HELPED, OWN) if not brief)
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
        luck = open_match.Luck(own | helped, helped=helped, faces=self.seating.faces())
        opened = open_match.begin(self.shell.places, self.row, setup, self.seating.names(), luck)
        self.shell.go_to(opened.route, opened=opened)
