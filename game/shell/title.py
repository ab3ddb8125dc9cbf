"""The title: a shelf in a toy shop, from which a game is taken."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from pygame import FRect

from game.catalog import CATALOG
from game.session.match import MatchError
from game.shell import routes
from game.shell.desk import DESKS, Toy
from game.shell.matches.waiting_match import WaitingMatch
from game.shell.pages import SLICE, Working
from game.shell.pictures.shelf_cards import Act, BenchTile, Tile, Welcome
from game.shell.pictures.shop import PLANK, Box, GameBox, ShelfToy, Ticket, boxes, draw_shop, sign_place
from game.shell.waiting import Waiting
from game.text import screens as labels
from game.text.aims import told_on_the_box
from game.text.language import _, sentences
from game.text.matches import AN_EVENING_OF_SEVERAL_GAMES, EVENING, EVENING_GOES_ON, MATCHES, TABLE_OF_THE_EVENING
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.icons import cap_width
from game.ui.drawing.lettering import BODY, BOLD, HEAD, SMALL, Style
from game.ui.input.bindings import Device
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import split
from game.ui.widgets.panels import KeyHints
from game.ui.widgets.screen import Screen

MARGIN = 44.0
_GAP, _BETWEEN, _APART = 28.0, 10.0, 24.0
_TOY, _DEEP, _SIGN_BELOW = 0.22, 12.0, 14.0
"""The share of the shelf for a machine, and in design units the side of the box before it, and what its sign hangs
below the shelf."""
_MATCH = 250.0
"""So wide a card a match keeps at the least where the buttons beside it take more room for their words."""
_TOP, _UPRIGHT = 136.0, 1.2
"""How high boxes reach, design units, and from which height for a width on they stand on two shelves."""
_WAY, _SMALL_ACT = Style("head", 20), Style("head", 17)
_AT_FIRST = 0.04
"""Seconds before a frame in which the match that waits is looked for, but before the very first, as that takes long."""
_PATIENCE = 0.2
"""Seconds to wait for a match before it is said that it takes longer."""


class Title(Screen):
    """The shelf with four boxes, and below it the match that waits, the workshop and the counter's buttons."""

    first = next(iter(CATALOG))

    def __init__(self, shell: Shell, given: Waiting | None = None) -> None:
        super().__init__(shell)
        self.found = WaitingMatch(shell.places)
        self._drawn = self._covered = False
        self.evening: bool | None = None  # whether one goes on; not known before the first frame
        self.worded = 0.0  # the width of the way to an evening with its word, or 0 where only its icon has room
        self.focused = shell.whereabouts.get("title", self.first)
        if given is not None:
            self.found.show(given)
            return
        self.found.look()
        if "title" in shell.whereabouts:
            self.found.find(_AT_FIRST)
            self._look_for_evening()

    @property
    def waiting(self) -> Waiting | None:
        """The match that waits, as far as it is known."""
        return self.found.match

    def draw(self, canvas: Canvas) -> None:
        """Draw, and remember that the first frame is there."""
        super().draw(canvas)
        self._drawn = True

    def prepare(self, canvas: Canvas) -> bool:
        """Draw a picture of the match that waits where none was kept."""
        if not self._drawn or not self.found.draw(canvas):
            return super().prepare(canvas)
        if self.found.picture is not None:
            self.stale()
        return True

    def prerender(self, canvas: Canvas) -> Iterator[None]:
        """What is opened from here is there when it is asked for."""
        table = [f"table:{self.waiting.game}"] if self.waiting is not None else []
        return routes.ahead(
            *table, "hall", "setup", *(f"workshop:{game}" for game, desk in DESKS.items() if desk.workshop)
        )

    def rest(self) -> None:
        """What lies over it may change which match waits, and wants the index for itself."""
        super().rest()
        self._covered = True
        self._remember()
        self.found.stop()

    def tick(self, dt: float) -> bool:
        """After the first frame, go on looking for the match that waits."""
        if self._covered:
            self._covered = False
            self.found.look()
            self.evening = None
            self.stale()
        if self._drawn and self.evening is None:
            self._look_for_evening()
            self.stale()
        looking = self.found.looking
        if self._drawn and looking and self.found.find(SLICE):
            self.stale()
        return looking

    def _look_for_evening(self) -> None:
        """Whether a game night goes on."""
        from game.session.evening import going_on  # noqa: PLC0415 - not before the first frame

        self.evening = bool(going_on(self.shell.places.matches))

    @property
    def _way_to_evening(self) -> str:
        return _(EVENING_GOES_ON if self.evening else EVENING)

    def compose(self, canvas: Canvas) -> None:
        """Boxes and tickets above, tiles and buttons below."""
        area, letters = canvas.area, canvas.letters
        self.button = max(44.0, letters.line(_WAY) + 16)
        tiles = 4 * self.button + 24
        self.ticket = letters.line(BODY) + 12
        floor = area.height - MARGIN - tiles - 34 - PLANK - self.ticket * 0.4
        self.floors = (floor,) if area.height < area.width * _UPRIGHT else ((floor + _TOP) / 2 - self.ticket, floor)
        self._boxes(canvas)
        self._tiles(canvas, FRect(MARGIN, area.height - tiles - 40, area.width - 2 * MARGIN, tiles))
        self._hints(canvas)

    def _boxes(self, canvas: Canvas) -> None:
        tickets: list[Ticket] = []
        for number, floor in enumerate(self.floors):
            top = self.floors[number - 1] + PLANK + self.ticket + 30 if number else _TOP
            each = -(-len(DESKS) // len(self.floors))
            tickets += self._shelf(canvas, boxes()[number * each : (number + 1) * each], floor, top)
        timed, worded = (all(fit(ticket, canvas) for ticket in tickets) for fit in (Ticket.fits, Ticket.is_worded))
        for ticket in tickets:
            ticket.timed, ticket.worded = timed, worded

    def _shelf(self, canvas: Canvas, games: Sequence[Box], floor: float, top: float) -> Iterator[Ticket]:
        """The boxes that stand on one shelf, whose tickets are handed back. top: they reach no higher."""
        area = canvas.area
        desks = [DESKS[box.game] for box in games]
        toys = [desk.toy for desk in desks if desk.toy is not None]
        wide = sum(desk.cover.width for desk in desks)
        between = max(1, len(desks) + len(toys) - 1)
        room = area.width - 2 * MARGIN
        toy = room * _TOY if toys else 0.0
        share = (room - len(toys) * toy - between * _GAP) / wide
        share = min(share, (floor - top) / 300)
        gap = (room - wide * share - len(toys) * toy) / between
        left = MARGIN
        for box in map(Box.spoken, games):
            desk = DESKS[box.game]
            look = desk.cover
            place = FRect(left, floor - look.height * share, look.width * share, look.height * share)
            told = _(labels.BOX_TOLD, title=box.title, line=box.line, players=box.players)
            hint = sentences(told, told_on_the_box(desk.minutes))
            self.add(GameBox(box.game, place, hint=hint, game=box.game, on_open=self._opener(box)))
            long = min(canvas.letters.width(box.players, BOLD) + 20, place.width + gap - 14)
            at = FRect(place.x + 2, floor + 14, max(place.width + max(6, gap - 6), long), self.ticket)
            at.width = min(at.width, place.width + gap - 8, area.width - 20 - at.x)  # no ticket lies over the next
            number = box.players.partition(" ")[0]
            yield self.add(Ticket(f"ticket_{box.game}", at, box=box, number=number, lit=self.focused == box.game))
            left += place.width + gap
            if desk.toy is not None:
                self._toy(box.game, desk.toy, FRect(left + _DEEP, floor, toy - _DEEP, self.ticket))
                left += toy + gap

    def _toy(self, game: str, toy: Toy, floor: FRect) -> None:
        """The machine of a game, at rest beside its box, to be turned at any time. floor: where it stands."""
        high = ShelfToy.height(floor.width)
        place = FRect(floor.x, floor.y - high, floor.width, high + _SIGN_BELOW + floor.height)
        self.add(ShelfToy(f"toy_{game}", place, hint=_(toy.hint), picture=toy.picture, word=_(toy.word),
                          sign=floor.height, apart=_SIGN_BELOW,
                          on_open=partial(self.shell.open, toy.route)))  # fmt: skip

    def _opener(self, box: Box) -> Act:
        def open_box() -> None:
            self.shell.sound.play("card_flip")
            self.shell.open("setup", game=box.game)

        return open_box

    def _tiles(self, canvas: Canvas, room: FRect) -> None:
        """Continue if a match waits, the workshop, and four buttons, in shares of the row."""
        letters, words = canvas.letters, (MATCHES, labels.SETTINGS, labels.RULES, labels.QUIT)
        widest = max(letters.width(_(word), _WAY) for word in words)
        column = min(max(widest + 130, room.width * 0.24), 304.0 * canvas.text_scale)
        left = room.width - column - _APART
        shop = max(letters.width(_(labels.WORKSHOP), HEAD) + 36, min(300.0, left * 0.36))
        column = self._widened(canvas, column, room.width - shop - 2 * _APART)
        left = room.width - column - _APART
        self._match(FRect(room.x, room.y, left - shop - _APART, room.height))
        self._workshop(canvas, FRect(room.x + left - shop, room.y, shop, room.height))
        self._counter(FRect(room.right - column, room.y, column, self.button))

    def _widened(self, canvas: Canvas, column: float, room: float) -> float:
        """The column, or a wider one in which the way to an evening has its word, if that leaves a match enough."""
        matches = Button.width(canvas, _(MATCHES), "shelf", _WAY)
        both = matches + 8 + Button.width(canvas, self._way_to_evening, "trophy", _WAY)
        self.worded = 0.0
        for cap in (cap_width(canvas, "m") + 18, 0.0):
            if both + cap <= max(column, room - _MATCH * canvas.text_scale):
                column = max(column, both + cap)
                self.worded = column - matches - cap - 8
                break
        return column

    def _match(self, place: FRect) -> None:
        """The match that waits, or how to begin."""
        if self.waiting is None:
            self.add(Welcome("welcome", place, heading=_(labels.WELCOME), note=_(labels.TAKE_A_BOX_FROM_THE)))
            return
        self.add(Tile("continue", place, heading=_(labels.CONTINUE), waiting=self.waiting, picture=self.found.picture,
                      on_press=self._continue, hint=_(labels.GOES_ON_WITH_YOUR_SAVED)))  # fmt: skip

    def _counter(self, first: FRect) -> None:
        """The buttons one below the other, beside the first the way to an evening."""
        rows = (
            ("matches", _(MATCHES), "shelf", ("m", ""), lambda: self.shell.open("matches")),
            ("settings", _(labels.SETTINGS), "gear", ("f2", "pad_start"), lambda: self.shell.open("settings")),
            ("rules", _(labels.RULES), "book", ("f1", "pad_y"), self.on_help),
            ("quit", _(labels.QUIT), "exit", ("escape", "pad_b"), self.shell.leave),
        )
        for number, (name, text, icon, cap, act) in enumerate(rows):
            place = first.move(0, number * (self.button + 8))
            if name == "matches":
                wide = self.worded or self.button
                self._evening(FRect(place.right - wide, place.y, wide, self.button))
                place.width -= wide + 8
            self.add(Button(name, place, text=text, icon=icon, cap=self.shell.device.cap(*cap), on_press=act,
                            style=_WAY, align="left", shortcut="m" if name == "matches" else ""))  # fmt: skip

    def _evening(self, place: FRect) -> None:
        """The way to an evening of several games, beside that to all matches."""
        word, kind = self._way_to_evening, "primary" if self.evening else "plain"
        self.add(Button("evening", place, icon="trophy", text=word if self.worded else "", label=word, kind=kind,
                        style=_WAY, hint=_(TABLE_OF_THE_EVENING if self.evening else AN_EVENING_OF_SEVERAL_GAMES),
                        on_press=partial(self.shell.open, "evening")))  # fmt: skip

    def _workshop(self, canvas: Canvas, spot: FRect) -> None:
        """The bench for machines of one's own, and below it the machines of the games, side by side if they fit."""
        ways = [(game, desk.workshop.title) for game, desk in DESKS.items() if desk.workshop]
        wide = [Button.width(canvas, _(text), "wrench", _SMALL_ACT) for _game, text in ways]
        beside = max(wide, default=0.0) <= (spot.width - _BETWEEN) / 2
        rows = 1 if beside else len(ways)
        foot = FRect(spot.x, spot.bottom - rows * (self.button + 8) + 8, spot.width, self.button)
        tile = FRect(spot.x, spot.y, spot.width, foot.y - spot.y - _BETWEEN)
        self.add(BenchTile("workshop", tile, heading=_(labels.WORKSHOP), note=_(labels.BUILD_MACHINES_OF_YOUR_OWN),
                       on_press=lambda: self.shell.open("hall")))  # fmt: skip
        places = split(foot, len(ways), _BETWEEN) if ways else ()
        for number, ((game, text), place) in enumerate(zip(ways, places, strict=True)):
            at = place if beside else foot.move(0, number * (self.button + 8))
            style = canvas.letters.fitting(_(text), _SMALL_ACT, at.width - 56)
            self.add(Button(f"workshop_{game}", at, text=_(text), icon="wrench", style=style, kind="plain",
                            on_press=partial(self.shell.open, f"workshop:{game}"),
                            hint=_(labels.JUST_TO_PLAY_WITH_OUTSIDE)))  # fmt: skip

    def _remember(self) -> None:
        self.shell.whereabouts["title"] = self.focused

    def _continue(self) -> None:
        if self.waiting is None:
            return
        from game.shell.matches.open_match import resuming  # noqa: PLC0415 - not before the first frame
        from game.text.error_messages import trouble  # noqa: PLC0415

        self._remember()
        try:
            work = Working(resuming(Path(self.waiting.path)))
            there = work.go_on(_PATIENCE)
        except MatchError as error:
            self.found.look()
            self.stale()
            self.shell.open(
                "notice",
                heading=_(labels.THIS_MATCH_CANNOT_GO_ON),
                text=trouble(error),
            )
        else:
            if there:
                self.shell.go_to(f"table:{self.waiting.game}", opened=work.result)
            else:
                self.shell.go_to("loading", work=work)

    def _hints(self, canvas: Canvas) -> None:
        width = (canvas.area.width - sign_place(canvas).width) / 2 - MARGIN - 16
        look, take = ("left right", _(labels.LOOK_ALONG_THE_SHELF)), ("return", _(labels.OPEN_THE_BOX))
        if self.shell.device is Device.PAD:
            look, take = ("pad_dpad", _(labels.LOOK_ALONG)), ("pad_a", _(labels.OPEN_THE_BOX))
        high = canvas.letters.line(SMALL) + 8
        left = FRect(MARGIN, 38, width, high)
        self.add(KeyHints("look", left, hints=(look,)))
        self.add(KeyHints("take", left.move(canvas.area.width - 2 * MARGIN - width, 0), hints=(take,), align="right"))

    def focus(self, name: str) -> None:
        """Compose anew, as the ticket of the focused box is lit."""
        super().focus(name)
        self.stale()

    def on_help(self) -> None:
        """F1: the rules of the box that is looked at, from where the other games' are only a step away."""
        games = list(CATALOG)
        looked_at = [self.hovered] if self.shell.device is Device.MOUSE else []
        looked_at = [game for game in (*looked_at, self.focused) if game in games]
        self.shell.open("rules", game=(looked_at or games)[0])

    def on_back(self) -> None:
        """Esc goes to the button that quits first, and quits from there."""
        if self.focused == "quit":
            self.shell.leave()
        else:
            self.focus("quit")

    # The shop.

    def backdrop(self, canvas: Canvas) -> None:
        """Wall, sign and planks."""
        paint = partial(draw_shop, floors=self.floors, ticket=self.ticket)
        canvas.layer(("shop", self.floors, self.ticket), canvas.area, paint, opaque=True)
