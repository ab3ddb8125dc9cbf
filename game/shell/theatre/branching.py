"""A match that goes on from a moment of one that was played, and the page on which it is said who plays it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.core.acts import Ask
from game.host.places import Places
from game.session.match import Match
from game.session.notes import LONGEST_PARENT, BranchNote
from game.shell.choice_lists import HELPED, OWN, STEADY
from game.shell.desk import DESKS
from game.shell.matches.open_match import Before, Luck, OpenMatch, begin
from game.shell.matches.watched_match import source_in, whole_of
from game.shell.pages import MARGIN, Page
from game.shell.setup.seating import TAKEN, SeatAssignment, SeatCard, Seating, card_height, seat_card
from game.shell.setup.seating import least as least_card
from game.text import matches as told
from game.text import screens as labels
from game.text.language import _
from game.text.seats import seat_name
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD, HEAD
from game.ui.layout import BoxTree, Grow, Pad, Scroll, Sized, VBox, grid
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import control_height
from game.ui.widgets.panels import Label

_ROUND, _LEAST, _TALLEST = 260.0, 84.0, 172.0
"""The room that is taken above and below the seats, and how tall their pictures are at least and at the most."""


def moment(match: Match, at: int) -> int:
    """After how many acts one goes on to play the moment after so many again.

    That is where somebody decided on it: whoever was unlucky rolls by a press of their own, and how a machine was
    cranked or lifted is noted with that.
    """
    while 0 < at < len(match.played) and isinstance(match.game.waiting(match.played[at].before), Ask):
        at -= 1
    return at


def sitting(opened: OpenMatch) -> dict[str, SeatAssignment]:
    """Who sits where in a match, as it was left: names, computer players and their levels, people and their hands."""
    source, row = source_in(opened), opened.row
    last = dict(pair.partition("=")[::2] for pair in source.players.split(",") if pair)
    found = {}
    for seat in opened.runner.match.setup.seats:
        level = seat.player.removeprefix("bot:")
        human = last.get(seat.name, seat.player) == "human"
        own = HELPED if seat.name in source.helped else OWN if seat.name in source.own else STEADY
        hands = own if own in DESKS[row.game.id].hands else STEADY
        name = opened.names.get(seat.name) or seat_name(seat.name)
        kept = level if level.isdigit() else str(row.level)
        face = source.faces.get(seat.name, "")
        found[seat.name] = SeatAssignment(name, "human" if human else "bot", kept, hands, face)
    return found


def branched(
    places: Places, opened: OpenMatch, at: int, seats: Mapping[str, SeatAssignment] | None = None
) -> OpenMatch:
    """Begin a match of its own with the first so many acts of another, which stays as it is, and with fresh luck.

    seats: who plays on, those who sit there if left out.
    """
    whole, source = whole_of(opened), source_in(opened)
    acts = whole.played[: moment(whole, at)]
    before = Before(BranchNote(source.file[:LONGEST_PARENT], len(acts)), acts, source.born)
    seating = Seating(opened.row.game.id, dict(seats or sitting(opened)))
    setup = whole.setup._replace(seats=tuple(seating.taken()))
    luck = Luck(seating.with_hands(OWN) | seating.with_hands(HELPED), helped=seating.with_hands(HELPED), before=before,
                faces=seating.faces())  # fmt: skip
    return begin(places, opened.row, setup, seating.names(), luck)


def play_on_from(shell: Shell, opened: OpenMatch, at: int) -> None:
    """To the page on which it is said who plays on, and what such a match is."""
    shell.open("branch", opened=opened, at=at)


class BranchPage(Page):
    """Who plays on from a moment of a match: its seats, each with a name, a person or a computer player."""

    first = "start"

    def __init__(self, shell: Shell, opened: OpenMatch, at: int) -> None:
        super().__init__(shell)
        self.opened, self.at = opened, at
        self.seats = sitting(opened)

    def tree(self, canvas: Canvas) -> BoxTree:
        """What it is, a card a seat, and Start at the foot."""
        game, ink = self.opened.row.game.id, canvas.theme.on_table
        wide, least = canvas.area.width - 2 * MARGIN - 4, least_card(canvas)
        columns = next(n for n in (4, 2, 1) if n == 1 or (wide - 12 * (n - 1)) / n >= least)
        columns = min(columns, len(self.seats))
        high, rows = card_height(canvas, game), -(-len(self.seats) // columns)
        spare = (canvas.area.height - _ROUND * canvas.text_scale) / rows - high - 12
        picture = min(spare, _TALLEST) if spare >= _LEAST else 0.0
        cards = [Sized(seat_card(canvas, self._card(seat, picture > 0)), height=high + picture) for seat in self.seats]
        across = min(wide, columns * 460 * canvas.text_scale + 12 * (columns - 1))
        page = VBox(
            Label("told", text=_(told.A_MATCH_OF_ITS_OWN), colour=ink),
            8,
            Label("who", text=_(labels.WHO_IS_PLAYING), style=BOLD, colour=ink),
            10,
            Sized(grid(columns, *cards, gap=12), across, align="left top"),
        )
        start = Button("start", text=_(labels.START), kind="act", style=HEAD, icon="play", on_press=self.start,
                       hint=_(told.BEGINS_A_MATCH_OF_ITS_OWN))  # fmt: skip
        foot = Sized(start, max(236.0, start.natural_width(canvas) + 40), control_height(canvas.letters, HEAD, 56, 24),
                     "right middle")  # fmt: skip
        scrolled = Scroll(page, "seats", (MARGIN, 8, 20, 13))
        return self.page(canvas, _(told.PLAY_ON_FROM_HERE), 2, Grow(scrolled), 14, Pad(foot, MARGIN, 0), 22)

    def _card(self, seat: str, pictured: bool) -> SeatCard:
        levels = self.opened.levels
        return SeatCard(self.opened.row.game.id, levels, seat, self.seats[seat], self.change, pictured, TAKEN)

    def change(self, seat: str, **change: str) -> None:
        """Somebody else plays on there, or otherwise."""
        self.seats[seat] = replace(self.seats[seat], **change)
        self.stale()

    def start(self) -> None:
        """Leave all for the table of the match."""
        branch = branched(self.shell.places, self.opened, self.at, self.seats)
        self.shell.go_to(branch.route, opened=branch)

    def on_back(self) -> None:
        self.shell.close()
