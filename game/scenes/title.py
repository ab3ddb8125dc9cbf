"""The title: a shelf in a toy shop, from which a game is taken."""

from __future__ import annotations

import os
import pkgutil
from pathlib import Path

import pygame
from pygame import FRect

from game.pictures.covers import COVERS
from game.pictures.shelf import BOXES, Box, Waiting
from game.pictures.shelf_widgets import Act, Bench, GameBox, Ticket, Tile, Welcome
from game.scenes import routes, waiting_note
from game.scenes.working import SLICE, Working
from game.session.errors import MatchError
from game.text import screens as labels
from game.text.language import _, sentences
from game.text.matches import MATCHES
from game.ui import materials, shapes
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.input_events import Device
from game.ui.lettering import BODY, HEAD, SMALL, Style
from game.ui.panels import KeyHints
from game.ui.screen import Screen
from game.ui.shell import Shell
from game.ui.theme import mix

MARGIN = 44.0
_GAP = 34.0
_PLANK = 44.0
# The pictures of the shop, in their own units: the front edge of the shelf, the sign and its shadow.
_EDGE = 74.0
_AT_FIRST = 0.04
"""Seconds before the first frame in which the match that waits is looked for; afterwards it is done between frames."""
_PATIENCE = 0.2
"""Seconds to wait for a match before it is said that it takes longer."""
_SIGN, _BLEED = (620.0, 96.0), 24.0


def _any(folder: Path) -> bool:
    """Whether there is any file at all; what reads it is loaded only then."""
    try:
        with os.scandir(folder) as entries:
            return any(entries)
    except OSError:
        return False


class Title(Screen):
    """The shelf with four boxes, and below it the match that waits, the workshop and the counter's buttons."""

    first = "mousetrap"

    def __init__(self, shell: Shell, given: Waiting | None = None) -> None:
        super().__init__(shell)
        self.waiting = given
        self._drawn = self._covered = False
        self._finding: Working[Waiting | None] | None = None
        if given is None:
            self._look()

    def _look(self) -> None:
        """What is noted of the match that waits, else the files are to be looked at."""
        known = waiting_note.noted(self.shell.places.matches)
        self.waiting = known[0] if known else None
        if known is None and _any(self.shell.places.matches):
            work = pkgutil.resolve_name("game.scenes.saved_matches:finding")(self.shell.places)
            self._finding = Working(work)
            self._find(_AT_FIRST)

    def _find(self, seconds: float) -> bool:
        """Look at the files for so long; tell whether anything is to be drawn anew."""
        if self._finding is None or not self._finding.go_on(seconds):
            return False
        self.waiting, self._finding = self._finding.result, None
        self.stale()
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw, and remember that the first frame is there."""
        super().draw(canvas)
        self._drawn = True

    def rest(self) -> None:
        """What lies over it may change which match waits, and wants the index for itself."""
        super().rest()
        self._covered = True
        if self._finding is not None:
            self._finding.stop()
            self._finding = None

    def tick(self, dt: float) -> bool:
        """After the first frame, go on looking for the match that waits."""
        if self._covered:
            self._covered = False
            self._look()
            self.stale()
        if self._drawn and self._finding is not None:
            self._find(SLICE)
            return True
        return False

    def compose(self, canvas: Canvas) -> None:
        """Boxes and tickets above, tiles and buttons below."""
        area, letters = canvas.area, canvas.letters
        self.button = max(44.0, letters.line(Style("head", 20)) + 16)
        tiles = 4 * self.button + 24
        self.ticket = letters.line(BODY) + 12
        self.floor = area.height - MARGIN - tiles - 34 - _PLANK - self.ticket * 0.4
        self._boxes(canvas)
        self._tiles(canvas, FRect(MARGIN, area.height - tiles - 40, area.width - 2 * MARGIN, tiles))
        self._hints(canvas)

    def _boxes(self, canvas: Canvas) -> None:
        area = canvas.area
        top = 136.0
        wide = sum(look.width for look in COVERS.values())
        share = (area.width - 2 * MARGIN - 3 * _GAP) / wide
        share = min(share, (self.floor - top) / 300)
        gap = (area.width - 2 * MARGIN - wide * share) / 3
        left = MARGIN
        tickets = []
        for box in map(Box.spoken, BOXES):
            look = COVERS[box.game]
            place = FRect(left, self.floor - look.height * share, look.width * share, look.height * share)
            coming = not routes.ready(f"table:{box.game}")
            told = _(labels.BOX_TOLD, title=box.title, line=box.line, players=box.players)
            hint = sentences(told, _(labels.IT_COMES_IN_A_LATER) if coming else "")
            self.add(
                GameBox(box.game, place, hint=hint, game=box.game, coming=coming, on_open=self._opener(box, coming))
            )
            room = FRect(place.x + 2, self.floor + 14, place.width + 6, self.ticket)
            tickets.append(self.add(Ticket(f"ticket_{box.game}", room, box=box, lit=self.focused == box.game)))
            left += place.width + gap
        worded = all(ticket.fits(canvas) for ticket in tickets)
        for ticket in tickets:
            ticket.worded = worded

    def _opener(self, box: Box, coming: bool) -> Act:
        def open_box() -> None:
            if coming:
                self.shell.sound.play("wood_knock")
            else:
                self.shell.sound.play("card_flip")
                self.shell.open("setup", game=box.game)

        return open_box

    def _tiles(self, canvas: Canvas, room: FRect) -> None:
        """Continue if a match waits, the workshop, and three buttons, in shares of the row."""
        letters = canvas.letters
        style = Style("head", 20)
        words = max(
            letters.width(word, style) for word in (_(MATCHES), _(labels.SETTINGS), _(labels.RULES), _(labels.QUIT))
        )
        column = min(max(words + 130, room.width * 0.24), 304.0 * canvas.text_scale)
        gap = 24.0
        left = room.width - column - gap
        least = letters.width(_(labels.WORKSHOP), HEAD) + 36
        shop = max(least, min(300.0, left * 0.36))
        match = FRect(room.x, room.y, left - shop - gap, room.height)
        if self.waiting is not None:
            tile = Tile("continue", match, heading=_(labels.CONTINUE), waiting=self.waiting, on_press=self._continue)
            self.add(tile).hint = _(labels.GOES_ON_WITH_YOUR_SAVED)
        else:
            note = _(labels.TAKE_A_BOX_FROM_THE)
            self.add(Welcome("welcome", match, heading=_(labels.WELCOME), note=note))
        spot = FRect(room.x + left - shop, room.y, shop, room.height)
        self._workshop(spot)
        at = FRect(room.right - column, room.y, column, self.button)
        rows = (
            ("matches", _(MATCHES), "shelf", ("m", ""), lambda: self.shell.open("matches")),
            ("settings", _(labels.SETTINGS), "gear", ("f2", "pad_start"), lambda: self.shell.open("settings")),
            ("rules", _(labels.RULES), "book", ("f1", "pad_y"), self.on_help),
            ("quit", _(labels.QUIT), "exit", ("escape", "pad_b"), self.shell.leave),
        )
        for number, (name, text, icon, cap, act) in enumerate(rows):
            place = at.move(0, number * (self.button + 8))
            shown = self.shell.device.cap(*cap)
            button = Button(name, place, text=text, icon=icon, cap=shown, on_press=act, style=style, align="left")
            self.add(button).shortcut = "m" if name == "matches" else ""

    def _workshop(self, spot: FRect) -> None:
        ready = routes.ready("workshop:mousetrap")
        note = _(labels.BUILD_MACHINES_OF_YOUR_OWN) if ready else _(labels.STILL_BEING_BUILT)
        tile = Bench(
            "workshop",
            spot,
            heading=_(labels.WORKSHOP),
            note=note,
            on_press=lambda: self.shell.open("hall"),
        )
        tile.enabled = ready
        self.add(tile)

    def _continue(self) -> None:
        if self.waiting is None:
            return
        try:
            work = Working(pkgutil.resolve_name("game.scenes.open_match:resuming")(Path(self.waiting.path)))
            there = work.go_on(_PATIENCE)
        except MatchError as error:
            self._look()
            self.shell.open(
                "notice",
                heading=_(labels.THIS_MATCH_CANNOT_GO_ON),
                text=pkgutil.resolve_name("game.text.error_messages:trouble")(error),
            )
        else:
            if there:
                self.shell.go_to(f"table:{self.waiting.game}", opened=work.result)
            else:
                self.shell.go_to("loading", work=work)

    def _hints(self, canvas: Canvas) -> None:
        width = (canvas.area.width - self._sign(canvas).width) / 2 - MARGIN - 16
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
        games = [box.game for box in BOXES]
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

    @staticmethod
    def _sign(canvas: Canvas) -> FRect:
        width = min(_SIGN[0], canvas.area.width * 0.52)
        return FRect((canvas.area.width - width) / 2, 12, width, _SIGN[1] * width / _SIGN[0])

    def backdrop(self, canvas: Canvas) -> None:
        """Wall, sign and planks."""
        canvas.layer(("shop", self.floor, self.ticket), canvas.area, self._shop, opaque=True)

    def _shop(self, canvas: Canvas) -> None:
        materials.felt(canvas)
        self._wallpaper(canvas)
        area = canvas.area
        self._plank(canvas, self.floor - 26, (_PLANK + 38 + self.ticket * 0.4) / _EDGE)
        self._plank(canvas, area.height - 44, 1.0)
        sign = self._sign(canvas)
        bleed = _BLEED * sign.width / _SIGN[0]
        canvas.sprite("title/sign", sign.inflate(2 * bleed, 2 * bleed))

    def _wallpaper(self, canvas: Canvas) -> None:
        """Small stars in rows, like a print of the time."""
        ink = mix(canvas.theme.table, (255, 255, 255), 0.13)
        size = canvas.px(16)
        middle = size / 2
        points = []
        for number in range(8):
            far = middle * (1.0 if number % 2 == 0 else 0.2)
            step = ((0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7))[number]
            points.append((middle + far * step[0], middle + far * step[1]))
        star = canvas.store.get(("star", size, ink), lambda: shapes.polygon((size, size), points, (*ink, 255)))
        for row in range(int(canvas.area.height / 45) + 1):
            for column in range(int(canvas.area.width / 90) + 2):
                canvas.blit(star, (column * 90 + (row % 2) * 45 - 8, row * 45 + 8))

    @staticmethod
    def _plank(canvas: Canvas, top: float, share: float) -> None:
        """A plank from wall to wall, every other length of it the other way round so that no seam is seen."""
        info = canvas.sprites.info("title/shelf")
        if info is None:
            return
        size = info.size[0] * share / info.per, info.size[1] * share / info.per
        pieces = canvas.sprites.shrunk("title/shelf", (canvas.px(size[0]), canvas.px(size[1])))
        for number in range(int(canvas.area.width / size[0]) + 1):
            for piece in pieces:
                canvas.blit(pygame.transform.flip(piece, bool(number % 2), False), (number * size[0], top))
