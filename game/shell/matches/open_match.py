"""Matches as the screens know them: begun, and continued; and those that are long to open, or cannot be saved."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from game.catalog import CATALOG, GAMES, CatalogRow
from game.core.acts import Over
from game.core.setup import Setup, colour_of
from game.core.slices import Slices
from game.host.places import Places
from game.nature.chance import fresh_seed
from game.session.evening import going_on, note_table
from game.session.match import FileGone, Match, MatchError, NoTableForIt, NotSaved, Played
from game.session.match_files import elsewhere, fresh
from game.session.match_runner import MatchRunner
from game.session.notes import NOBODY, BranchNote, read_hands, read_helped, read_seed
from game.session.record import Log, read_setup
from game.session.replay import game_of
from game.session.saves import Save, SaveOrder, reading
from game.session.shelf_index import born, faces_of, people
from game.shell.choice_lists import HANDS, HELP, HELPED, OWN, STEADY, hands_notes
from game.shell.matches import waiting_note
from game.shell.pages import Notice, ProgressNotice, Way, Working
from game.text import error_messages, matches
from game.text import screens as labels
from game.text.error_messages import trouble
from game.text.language import _, sentences
from game.ui.shell import Shell

_log = logging.getLogger(__name__)
PLAYERS = "players"
"""The word of the note that tells who holds which seat."""


class WatchedSource(NamedTuple):
    """Of a match that is only watched, what one that goes on from it needs: its file, hands, and who held which seat.

    file: its name, "" if there is none. own, helped, players, faces: as an open match has them. born: what tells it
    from every other match, "" where that is not known.
    """

    file: str = ""
    own: frozenset[str] = frozenset()
    helped: frozenset[str] = frozenset()
    players: str = ""
    born: str = ""
    faces: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True)
class OpenMatch:
    """An open match at the table: what plays it, the names of those who sit there, and the seats with own hands.

    helped: the seats among these whose hands are helped.
    unsaved: why no file could be made for it, empty if there is one.
    players: as noted in the file, who held which seat when the match was left. faces: the pictures of people by seat.
    source: of what is watched, or whose file was given up after its end, None where it is played. branch: whether it
    began at a moment of another match.
    """

    row: CatalogRow
    runner: MatchRunner
    names: Mapping[str, str]
    own: frozenset[str] = frozenset()
    unsaved: str = ""
    players: str = ""
    helped: frozenset[str] = frozenset()
    source: WatchedSource | None = None
    branch: bool = False
    faces: Mapping[str, str] = field(default_factory=dict)

    @property
    def levels(self) -> tuple[int, ...]:
        """The levels of computer players that differ in this match."""
        return self.row.levels_in(self.runner.match.setup.options)

    @property
    def route(self) -> str:
        """Where to go with it: to its table, but first to the notice that it is not saved."""
        return "unsaved" if self.unsaved else f"table:{self.row.game.id}"


class Before(NamedTuple):
    """What was played in another match before one goes on from there, and what tells that match from every other."""

    branch: BranchNote
    acts: Sequence[Played]
    origin: str = ""

    @property
    def notes(self) -> tuple[str, ...]:
        """What is noted of it."""
        return (self.branch.note, f"origin {self.origin}") if self.origin else (self.branch.note,)


class Luck(NamedTuple):
    """What a match is begun with besides its rules: the seats with own hands, and the seed, a fresh one if None.

    helped: the seats among these whose hands are helped. before: what it takes over from another match.
    faces: the pictures by which people of one name are told apart, by seat.
    """

    own: frozenset[str] = frozenset()
    seed: int | None = None
    helped: frozenset[str] = frozenset()
    before: Before | None = None
    faces: Mapping[str, str] = MappingProxyType({})


def begin(places: Places, row: CatalogRow, setup: Setup, names: Mapping[str, str], luck: Luck) -> OpenMatch:
    """Begin a match in a new file; if none can be written the match is ``unsaved``, and can be played without one."""
    match, bots, before = Match(row.game, setup), row.bots(setup), luck.before
    seed = fresh_seed() if luck.seed is None else luck.seed
    notes: tuple[str, ...] = (f"seed {seed}", f"names {json.dumps(dict(names))}")
    hands, helped = hands_notes(luck.own, luck.helped)
    notes += (hands, helped) if luck.helped else (hands,)
    notes += (f"faces {json.dumps(dict(luck.faces))}",) if luck.faces else ()
    if before is not None:
        match.follow(before.acts)
        notes += before.notes
    elif evening := going_on(places.matches):
        notes += (f"evening {evening}",)
        note_table(places.matches, sitting_at(setup, names, luck))
    save, unsaved = None, ""
    try:
        save = Save.create(fresh(places.matches, row.game.id), match, notes, SaveOrder(places.matches))
    except NotSaved as error:
        _log.warning("no file for the match: %s", error)
        unsaved = trouble(error)
    runner = MatchRunner(match, row.nature_of(seed, bots), bots, save)
    return OpenMatch(
        row, runner, names, luck.own, unsaved, helped=luck.helped, branch=before is not None, faces=luck.faces
    )


def sitting_at(setup: Setup, names: Mapping[str, str], luck: Luck) -> dict[str, dict[str, str]]:
    """Who sits at a table, by the colours of their seats, as a set-up keeps it."""
    kinds = {seat: HELPED if seat in luck.helped else OWN if seat in luck.own else STEADY for seat in setup.names}
    return {
        colour_of(seat.name): {
            "name": names.get(seat.name, ""),
            "face": luck.faces.get(seat.name, ""),
            "who": "human" if seat.player == "human" else "bot",
            "level": seat.player.removeprefix("bot:"),
            "hands": kinds[seat.name],
        }
        for seat in setup.seats
    }


def held(opened: OpenMatch) -> str:
    """Who holds which seat, as it is noted."""
    bots = opened.runner.bots
    return ",".join(f"{seat}={'computer' if seat in bots else 'human'}" for seat in opened.runner.match.setup.names)


def save_anew(opened: OpenMatch) -> None:
    """Go on in a new file with all that was played, beside where the old one was; raises NotSaved."""
    save = opened.runner.save
    if save is not None:
        save.move(fresh(save.path.parent, opened.row.game.id))


def play_unsaved(opened: OpenMatch) -> None:
    """Go on without a file; what was saved so far stays as it is."""
    if opened.runner.save is not None:
        opened.runner.save.close()
        opened.runner.save = None


def resuming(path: Path) -> Slices[OpenMatch]:
    """Open a match again; raises MatchError."""
    save, match, log = yield from Save.resuming(path, GAMES, SaveOrder(path.parent))
    row = CATALOG[log.game_id]
    try:
        refuse_unshown(row, match.setup)
    except NoTableForIt:
        save.close()
        raise
    waiting_note.forget(path.parent)
    bots = row.bots(match.setup)
    noted = log.note("seed")
    seed = fresh_seed() if noted is None else read_seed(noted)
    table = MatchRunner(match, row.nature_of(seed, bots), bots, save)
    own, helped = _hands(log, match.setup)
    players, branch = log.note(PLAYERS) or "", log.note("branch") is not None
    return OpenMatch(row, table, people(log), own, players=players, helped=helped, branch=branch, faces=faces_of(log))


def source_of(log: Log, setup: Setup, file: str) -> WatchedSource:
    """What a match in a file leaves to one that goes on from it."""
    return WatchedSource(file, *_hands(log, setup), log.note(PLAYERS) or "", born(log), faces_of(log))


def refuse_unshown(row: CatalogRow, setup: Setup) -> None:
    """Raise NoTableForIt where the window has no table for a match."""
    if not row.has_table(setup.options):
        raise NoTableForIt(f"{row.game.id} with a trap of one's own")


def beginning_anew(places: Places, path: Path) -> Slices[OpenMatch]:
    """Begin a match by the rules of one in a file, the same at the table, in slices; raises OSError, MatchError."""
    log = yield from reading(path)
    row = CATALOG[game_of(log, GAMES).id]
    setup = read_setup(row.game, log.head)
    refuse_unshown(row, setup)
    own, helped = _hands(log, setup)
    return begin(places, row, setup, people(log), Luck(own, helped=helped, faces=faces_of(log)))


def _hands(log: Log, setup: Setup) -> tuple[frozenset[str], frozenset[str]]:
    """The seats with own hands, and those whose hands are helped, as was noted last."""
    own = read_hands(log.note(HANDS) or STEADY, setup.names)
    return own, own & read_helped(log.note(HELP) or NOBODY, setup.names)


def keep(opened: OpenMatch) -> None:
    """Close the file of a match, made anew if others took it; one that is over will not wait on the shelf.

    A second time does nothing. Raises NotSaved, the match still open, where it would be lost.
    """
    save, match = opened.runner.save, opened.runner.match
    if save is None or save.closed:
        return
    if save.gone:
        save_anew(opened)
    if isinstance(match.waiting, Over) and not save.over:
        try:
            save.append_over(match.digest())
        except NotSaved as error:  # every act is in the file; only that it is the last one is not
            _log.warning("the match was not noted as over: %s", error)
    save.close()


class Unkept(NamedTuple):
    """That a match is not in its folder: what is to be told, and whether it is lost rather than saved elsewhere."""

    told: str
    lost: bool


def leave(opened: OpenMatch, others: Iterable[Path] = ()) -> Unkept | None:
    """The same, whatever becomes of it: nobody is there to be asked. None if it is kept.

    others: folders into which it is written where it would be lost, the first that can be written.
    """
    try:
        keep(opened)
    except NotSaved as error:
        return _rescued(opened, others, error)
    finally:
        if opened.runner.save is not None:
            opened.runner.save.close()
    return None


def _rescued(opened: OpenMatch, folders: Iterable[Path], error: NotSaved) -> Unkept:
    assert opened.runner.save is not None
    for folder in folders:
        try:
            opened.runner.save.move(elsewhere(folder, opened.row.game.id))
            keep(opened)
        except NotSaved as another:
            _log.warning("not saved there either: %s", another)
        else:
            told = trouble(error), _(matches.THE_MATCH_IS_IN, path=opened.runner.save.path)
            return Unkept(sentences(*told), lost=False)
    return Unkept(sentences(trouble(error), _(labels.THE_MATCH_IS_LOST)), lost=True)


# A long match that is being opened, and one that cannot be saved.


class Loading(ProgressNotice[OpenMatch]):
    """Opens a match a slice a frame, then leads to its table, or to the page where it is watched or told."""

    def __init__(self, shell: Shell, work: Working[OpenMatch], to: str = "") -> None:
        super().__init__(shell, _(labels.ONE_MOMENT), _(labels.THIS_IS_A_LONG_MATCH), work)
        self.to = to

    def done(self, result: OpenMatch) -> None:
        if self.to:
            self.shell.go_to(self.to, opened=result, back="matches")
        else:
            self.shell.go_to(f"table:{result.row.game.id}", opened=result)

    def work_on(self) -> bool:
        """A file that cannot be read leads back to the shelf with a word."""
        try:
            return super().work_on()
        except (OSError, MatchError) as error:
            self.shell.go_to("title")
            self.shell.open("notice", heading=_(labels.THIS_MATCH_CANNOT_GO_ON), text=error_messages.trouble(error))
            return False

    def left(self) -> None:
        """The match stays as it is."""
        self.shell.go_to("title")


# What a person may do about a match that cannot be saved, before it begins and while it is played.

_WITHOUT = labels.PLAY_UNSAVED


class Unsaved(Notice):
    """Shown before the table of a match for which no file could be made."""

    def __init__(self, shell: Shell, opened: OpenMatch) -> None:
        kept = _(labels.YOU_CAN_STILL_PLAY_BUT)
        super().__init__(shell, _(labels.THIS_MATCH_CANNOT_BE_SAVED), f"{kept}\n\n{opened.unsaved}")
        self.opened = opened

    def ways(self) -> Sequence[Way]:
        return ((_(_WITHOUT), "primary", self._play), (_(labels.BACK), "plain", self._back))

    def _play(self) -> None:
        self.shell.go_to(f"table:{self.opened.row.game.id}", opened=self.opened)

    def _back(self) -> None:
        self.shell.go_to("title")
        self.shell.open("setup", game=self.opened.row.game.id)


class Failed(NamedTuple):
    """An act that was not played, and what tries it once more; that reports its own failure."""

    error: Exception
    again: Callable[[], None]


def leave_unasked(shell: Shell, opened: OpenMatch) -> None:
    """Close the file of a match; where it would be lost, write it anywhere it can be, and tell that."""
    unkept = leave(opened, shell.places.elsewhere)
    if unkept is not None:
        shell.warn(_(labels.THIS_MATCH_CANNOT_BE_SAVED), unkept.told, unkept.lost)


def offer_to_leave(shell: Shell, error: NotSaved, again: Callable[[], None]) -> None:
    """Say over the table that the match would be lost by leaving, and offer what can be done; again: leaves."""

    def retry() -> None:
        shell.close()
        again()

    ways = (
        (_(labels.TRY_AGAIN), "primary", retry),
        (_(labels.LEAVE), "plain", lambda: shell.go_to("title")),
        (_(labels.BACK), "plain", shell.close),
    )
    told = error_messages.trouble(error)
    shell.open("notice", heading=_(labels.THIS_MATCH_CANNOT_BE_SAVED), text=told, offered=ways)


def offer(
    shell: Shell, opened: OpenMatch, failed: Failed, fail: Callable[[Failed], None], give_up: Callable[[], None]
) -> None:
    """Say over the table that an act was not played, as it could not be saved, and offer what can be done.

    fail: reports that a new file cannot be made either. give_up: takes back what was shown of the act.
    """
    gone = isinstance(failed.error, FileGone)

    def retry() -> None:
        shell.close()
        try:
            if gone:
                save_anew(opened)
        except NotSaved as error:
            fail(Failed(error, failed.again))
        else:
            failed.again()

    def without() -> None:
        shell.close()
        play_unsaved(opened)
        failed.again()

    def back() -> None:
        shell.close()
        give_up()

    told = error_messages.trouble(failed.error)
    if gone:
        told += "\n\n" + _(labels.NOTHING_IS_LOST_THE_WHOLE)
    word = _(labels.SAVE_A_NEW_COPY) if gone else _(labels.TRY_AGAIN)
    ways = ((word, "primary", retry), (_(_WITHOUT), "plain", without), (_(labels.BACK), "plain", back))
    shell.open("notice", heading=_(labels.THAT_MOVE_DID_NOT_COUNT), text=told, offered=ways)
