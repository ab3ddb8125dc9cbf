"""All matches as cards on ledges, with what can be done with each."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

from pygame import FRect

from game.catalog import CATALOG
from game.session import match_files
from game.session.shelf_index import Listed
from game.shell.matches.acts import MatchActs, RowAct, act_row
from game.shell.matches.cards import CardPictures, summary_of, text_of
from game.shell.matches.match_list import MatchList, index_of
from game.shell.pages import MARGIN, Page
from game.shell.pictures.shelf_cards import WIDTH, GameChoice, Ledge, MatchCard, Strap
from game.shell.pictures.shop import boxes
from game.shell.pictures.thumbnails import RATIO
from game.text import matches as labels
from game.text import story
from game.text.language import _, language
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, HEAD, SMALL_BOLD
from game.ui.input.bindings import Input, Pressed, Verb
from game.ui.layout import BoxTree, Grow, HandPlaced, HBox, Layers, Pad, Sized, Space, VBox
from game.ui.shell import Shell
from game.ui.widgets import focus
from game.ui.widgets.buttons import Button, Choice, Pick
from game.ui.widgets.layout import control_height
from game.ui.widgets.panels import Card, Label, Picture

_GAP, _UNDER, _STRAP = 12.0, 22.0, 34.0
_SLICE = 0.012
"""Seconds of reading or drawing between two frames."""
_TWICE = 0.5
"""Seconds within which a second click on a card goes on with its match."""
MANY = 12
"""So many matches are looked through by how they stand and by game."""
_EVERY, _WAITS, _OVER = "*", "waits", "over"
_UNDO = 10.0
"""Seconds for which a match that was thrown away can be brought back."""


def _still_life(canvas: Canvas, place: FRect) -> None:
    canvas.sprite("title/still_life", place)


class Matches(Page):
    """Opened over the title; what is read of the files is kept in the index, which is closed with the page.

    chosen: the name of a file to be chosen at first.
    """

    def __init__(self, shell: Shell, chosen: str = "") -> None:
        super().__init__(shell)
        match_files.empty(shell.places.matches)
        self.thrown: dict[str, float] = {}
        self.state = self.game = _EVERY
        self._list()
        self.pictures = CardPictures(shell.places)
        kept, there = shell.whereabouts.get("matches", ""), {card.name for card in self.cards}
        self.chosen = chosen or (kept if kept in there else self.list.latest)
        self.focused = self.first = self.chosen
        self._clock = 0.0
        self._clicked = ("", -9.0)
        self._shown: range = range(0)
        self._rows: tuple[float, int, FRect] = (1.0, 1, FRect())

    def _list(self) -> None:
        """Open the index, which tells matches in the language that is spoken now."""
        self._language = language()
        self.index = index_of(self.shell.places)
        self._filtered: tuple[object, list[Listed]] = None, []
        self.acts = MatchActs(self.shell, self.index, self._look_again)
        self.list = MatchList(self.index)

    # Time.

    def tick(self, dt: float) -> bool:
        """Read the files and draw their pictures, a slice a frame; forget what was thrown away."""
        self._clock += dt
        self.thrown = {name: left - dt for name, left in self.thrown.items()}
        for name in [name for name, left in self.thrown.items() if left <= 0]:
            self._lose(name)
        return self._read()

    @property
    def cards(self) -> list[Listed]:
        """What is listed of what is looked for; what was thrown away just now stays."""
        if not self.filtering or (self.state, self.game) == (_EVERY, _EVERY):
            return self.list.cards
        looked_for = self.list.changes, self.state, self.game, tuple(self.thrown)
        if self._filtered[0] != looked_for:
            self._filtered = looked_for, [card for card in self.list.cards if self._looked_for(card)]
        return self._filtered[1]

    @property
    def filtering(self) -> bool:
        """Whether there are so many that one looks for some of them."""
        return len(self.list.cards) >= MANY

    def _looked_for(self, card: Listed) -> bool:
        over = card.over or bool(card.trouble)
        fits = self.state == _EVERY or over == (self.state == _OVER)
        return (fits and self.game in (_EVERY, card.game)) or card.name in self.thrown

    @property
    def listed(self) -> bool:
        """Whether the folder has been looked at."""
        return self.list.listed

    @property
    def reading(self) -> bool:
        """Whether something is still to be read."""
        return self.list.working or bool(self.list.untold(()))

    def _read(self) -> bool:
        """Go on with the folder, then with what nobody has read yet, that which is seen first."""
        seen = self.cards[self._shown.start : self._shown.stop]
        going_on = self.list.read(seen, self.thrown, _SLICE)
        if self.list.relisted:
            self._choose_one()
        elif self.list.renewed and any(card.name == self.list.renewed for card in seen):
            self.stale()
        return going_on

    def _choose_one(self) -> None:
        """One of those that are listed is chosen, if there is any."""
        there = [card.name for card in self.cards]
        if self.chosen not in there:
            self.chosen = self.first = next((name for name in (self.list.latest, *there) if name in there), "")
        self.stale()

    def prepare(self, canvas: Canvas) -> bool:
        """Draw pictures of matches while nothing else is to be done."""
        if not self.list.working and (found := self.pictures.work(canvas, _SLICE)) is not None:
            if found:
                self.stale()
            return True
        return super().prepare(canvas)

    # What is seen.

    def compose(self, canvas: Canvas) -> None:
        """All is read anew where another language was chosen since."""
        if self._language != language():
            self.index.close()
            self._list()
        super().compose(canvas)

    def tree(self, canvas: Canvas) -> BoxTree:
        """The head, the ledges, and the acts at the foot."""
        if not self.list.cards:
            return self.page(canvas, _(labels.MATCHES), 18, Grow(self._nothing(canvas)))
        foot = Sized(self._acts(canvas), height=control_height(canvas.letters, ACT, 54, 22))
        text = _(labels.FAMILY_BOOK)
        family = Button("family", text=text, icon="book", aside_words=60, hint=_(labels.WHO_WON_WHAT_AND_HOW),
                        on_press=lambda: self.shell.open("family", index=self.index), shortcut="b")  # fmt: skip
        aside = Sized(family, family.natural_width(canvas), align="right middle")
        ledges: BoxTree = HandPlaced(lambda room: self._ledges(canvas, room))
        if not self.cards:
            none = Label("none_such", text=_(labels.NO_SUCH_MATCH), style=HEAD, colour=canvas.theme.on_table)
            ledges = VBox(30, none, Grow())
        found = (14, Pad(self._filters(canvas), MARGIN, 0), 12) if self.filtering else (18,)
        return self.page(
            canvas, _(labels.MATCHES), *found, Grow(Pad(ledges, MARGIN, 0)), 12, Pad(foot, MARGIN, 0), 22, aside=aside
        )

    def _filters(self, canvas: Canvas) -> BoxTree:
        """Which matches one looks for: by how they stand, and by game."""
        states = [Pick(_EVERY, _(labels.EVERY_MATCH)), Pick(_WAITS, _(labels.WAITING)), Pick(_OVER, _(labels.OVER))]
        games = [
            Pick(_EVERY, _(labels.EVERY_GAME)),
            *(Pick(box.game, box.spoken().title, f"boxes/{box.game}") for box in boxes()),
        ]
        state = Choice("state", picks=states, value=self.state, on_choose=self._look_for_state, style=SMALL_BOLD,
                       label=_(labels.WHICH_MATCHES))  # fmt: skip
        game = GameChoice("game", picks=games, value=self.game, on_choose=self._look_for_game, style=SMALL_BOLD,
                          label=_(labels.WHICH_GAME))  # fmt: skip
        both = HBox(Grow(state, 0.5), Grow(game, 0.5), gap=16)
        return Sized(both, height=control_height(canvas.letters, SMALL_BOLD, 46, 16))

    def _look_for_state(self, state: str) -> None:
        self.state = state
        self._found()

    def _look_for_game(self, game: str) -> None:
        self.game = game
        self._found()

    def _found(self) -> None:
        """Others are listed: one of them is chosen, from the top."""
        self._choose_one()
        self.offsets.pop("ledges", None)
        if not self.cards:
            self.shell.announcements.say(_(labels.NO_SUCH_MATCH))

    def _nothing(self, canvas: Canvas) -> BoxTree:
        told = VBox(
            Label("none", text=_(labels.NO_MATCH_YET), style=HEAD),
            Label("how", text=_(labels.TAKE_A_BOX_FROM_THE_SHELF)),
            Grow(Picture("still_life", paint=_still_life)),
            gap=6,
        )
        card = Sized(Layers(Card("card"), Pad(told, 30, 25)), min(canvas.area.width - 2 * MARGIN, 640))
        return VBox(20, Grow(card), 40 + 34 + control_height(canvas.letters, ACT, 54, 22))

    def _ledges(self, canvas: Canvas, room: FRect) -> None:
        """Only the rows that are seen, and the chosen card, are made."""
        across = max(1, int((room.width + _GAP) / (WIDTH * min(canvas.text_scale, 1.5) + _GAP)))
        wide = (room.width - 24 - _GAP * (across - 1)) / across
        high = MatchCard.height(canvas, wide)
        pitch = high + _UNDER
        rows = -(-len(self.cards) // across)
        view = FRect(room.x - 10, room.y - 8, room.width + 20, room.height + 16)
        with self.region("ledges", view, rows * pitch + 12) as region:
            self._rows = pitch, across, view
            self._shown = self._seen(region.offset)
            first, last = self._shown.start // across, -(-self._shown.stop // across)
            for row in range(first, min(rows, last)):
                top = view.y + 8 + row * pitch + high
                self.add(Ledge(f"ledge_{row}", FRect(view.x, top - 6, view.width - 8, 20)))
            chosen = next((number for number, card in enumerate(self.cards) if card.name == self.chosen), 0)
            for number in sorted({*self._shown, chosen} & set(range(len(self.cards)))):
                row, column = divmod(number, across)
                place = FRect(view.x + 10 + column * (wide + _GAP), view.y + 8 + row * pitch, wide, high)
                self._card(place, self.cards[number])
                branch = self.list.branches.get(self.cards[number].name)
                if branch is not None:
                    middle = place.x - _GAP / 2 if column else place.x
                    spot = FRect(middle - _STRAP / 2, place.y + place.width / RATIO / 2 - 4, _STRAP, _STRAP - 4)
                    self.add(Strap(f"strap_{number}", spot, depth=branch.depth))

    def _seen(self, offset: float) -> range:
        """The numbers of the cards that may be seen at an offset, a row more on either side."""
        pitch, across, view = self._rows
        first = max(0, int(offset / pitch) - 1)
        return range(first * across, (int((offset + view.height) / pitch) + 2) * across)

    def repaint(self) -> None:
        """The shelf was moved: make the cards that come into sight."""
        super().repaint()
        if self.cards and self._seen(self.offsets.get("ledges", 0.0)) != self._shown:
            self.stale()

    def _card(self, place: FRect, match: Listed) -> None:
        if match.kept is not None and summary_of(match) is None:
            match = self.list.doubt(match)
        parent = self.list.parent(match)
        text, thrown = text_of(match, parent), match.name in self.thrown
        picture = self.pictures.get(match.name, match.time) if text.playable else None

        def choose() -> None:
            twice = self._clicked[0] == match.name and self._clock - self._clicked[1] < _TWICE
            self._clicked = match.name, self._clock
            if twice or thrown:
                self._open(match)

        hint = _(labels.THROWN_AWAY) if thrown else text.spoken
        self.add(MatchCard(match.name, place, text=text, picture=picture, chosen=match.name == self.chosen,
                           thrown=thrown, on_choose=choose, on_open=lambda: self._open(match), hint=hint))  # fmt: skip

    def _acts(self, canvas: Canvas) -> BoxTree:
        match = self.match
        if match is None:
            return Space()
        acts, aside = self.acts, match.name in self.thrown
        rename = _(labels.GIVES_THE_MATCH_A_NAME)
        copy, export = _(labels.MAKES_A_COPY_THAT), _(labels.WRITES_THE_MATCH_INTO)
        throw = (_(labels.THROW_AWAY), "bin", _(labels.MOVES_THE_MATCH_AWAY))
        row = (
            *self._ways_in(match),
            *(RowAct("story", *told, "h", self._with(acts.story)) for told in self._story(match)),
            RowAct("rename", _(labels.RENAME), "pencil", rename, "r", self._with(acts.rename)),
            RowAct("copy", _(labels.DUPLICATE), "copy", copy, "c", self._with(acts.copy)),
            RowAct("export", _(labels.EXPORT), "share", export, "e", self._with(acts.export)),
            RowAct("throw", *throw, "delete", self._with(self.throw)),
        )
        able = {act.name for act in row if not aside and (not match.trouble or act.name in ("export", "throw"))}
        if len((summary_of(match) or {}).get("seats", ())) < 2:  # or not read yet
            able.discard("story")
        return act_row(canvas, row, able)

    def _ways_in(self, match: Listed) -> tuple[RowAct, RowAct]:
        """What Enter does, which begins no match that nobody asked for, and the other way; neither place moves."""
        acts, on, again, watch = self.acts, _(labels.PLAY_ON), _(labels.AGAIN), _(labels.WATCH)
        shows = "eye", _(labels.SHOWS_THE_MATCH_AGAIN), "w", self._with(acts.watch)
        if match.over:
            anew = _(labels.A_NEW_MATCH_WITH_THE_SAME)
            second = RowAct("again", again, "replay", anew, "", self._with(acts.rematch), other=watch)
            return RowAct("on", watch, *shows, other=on), second
        first = RowAct("on", on, "play", _(labels.GOES_ON_WITH_THE_MATCH), "", self._with(acts.open), other=watch)
        return first, RowAct("watch", watch, *shows, other=again)

    def _story(self, match: Listed) -> Iterator[tuple[str, str, str]]:
        """The words, icon and hint of the way to how a match came about.

        There from the first picture, though its summary is read later: no act moves under a hand that points at it.
        """
        if self.shell.settings.story and (match.game not in CATALOG or CATALOG[match.game].foresight is not None):
            yield _(story.HOW_IT_CAME_ABOUT), "odds", _(story.SEE_THE_CHANCES)

    def _with(self, act: Callable[[Listed], None]) -> Callable[[], None]:
        """Do it with the match that is chosen by then."""

        def do() -> None:
            if self.match is not None:
                act(self.match)

        return do

    # Which one.

    @property
    def match(self) -> Listed | None:
        """The one that is chosen."""
        return next((card for card in self.cards if card.name == self.chosen), None)

    def focus(self, name: str) -> None:
        """The card that has the focus is chosen."""
        super().focus(name)
        self._choose(name)

    def handle(self, given: Input) -> None:
        """A press on a card chooses it too."""
        super().handle(given)
        self._choose(self.focused)

    def _choose(self, name: str) -> None:
        if name != self.chosen and any(card.name == name for card in self.cards):
            self.chosen = self.shell.whereabouts["matches"] = name
            self.stale()

    def on_key(self, pressed: Pressed) -> bool:
        """The pad's X watches."""
        if pressed.key != "pad_x" or self.match is None or self.match.trouble:
            return super().on_key(pressed)
        self.acts.watch(self.match)
        return True

    def lead(self, verb: Verb) -> None:
        """Arrows go from card to card as one reads, and only from the first and the last row elsewhere."""
        number = self._next_card(verb)
        if number is None:
            super().lead(verb)
            return
        self.focus(self.cards[number].name)
        self.tip.reset()
        pitch, across, view = self._rows
        for region in (each for each in focus.regions(self.widgets) if each.name == "ledges"):
            top = view.y + 8 + number // across * pitch - region.offset
            self.scroll_to(region, region.showing(FRect(view.x, top, view.width, pitch - _UNDER)))

    def _next_card(self, verb: Verb) -> int | None:
        """The number of the card to which an arrow leads from a card; None if it leads elsewhere."""
        names, across = [card.name for card in self.cards], self._rows[1]
        step = {Verb.LEFT: -1, Verb.RIGHT: 1, Verb.UP: -across, Verb.DOWN: across}.get(verb)
        if step is None or self.focused not in names:
            return None
        here, last = names.index(self.focused), len(names) - 1
        if verb is Verb.DOWN and here // across < last // across:
            return min(here + step, last)
        if verb in (Verb.LEFT, Verb.RIGHT):
            return min(max(here + step, 0), last)
        return here + step if 0 <= here + step <= last else None

    # What is done.

    def _open(self, match: Listed) -> None:
        if match.name in self.thrown:
            self._bring_back(match.name)
        elif not match.trouble:
            self.acts.open(match)

    def throw(self, match: Listed) -> None:
        """Away with it, for good in ten seconds."""

        if self.acts.attempt(lambda: match_files.throw_away(self.index.path(match.name))):
            self.thrown[match.name] = _UNDO
        self.focus(match.name)
        self.stale()

    def _bring_back(self, name: str) -> None:
        if self.acts.attempt(lambda: match_files.bring_back(self.index.path(name))):
            del self.thrown[name]
        self.stale()

    def _lose(self, name: str) -> None:
        with contextlib.suppress(OSError):  # what cannot be deleted now is the next time
            match_files.aside(self.index.path(name)).unlink(missing_ok=True)
        self.thrown.pop(name, None)
        self.index.forget(name)
        self.list.relist(self.thrown)
        self._choose_one()

    def _look_again(self) -> None:
        self.list.look()
        self.stale()

    def on_back(self) -> None:
        self.acts.end()
        self.shell.close()
