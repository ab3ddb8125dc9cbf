"""What can be done at a table now, as values, and where each number of the die would lead."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar

from game.core.acts import Over
from game.core.tally import Reach
from game.shell.play.play import AnyPlaying, MatchPlay
from game.shell.tips import looks_ahead
from game.text import screens as labels
from game.text.language import _
from game.text.levels import level_name


@dataclass(frozen=True)
class Action:
    """Something a person can do now, shown as a button.

    id: the name of its button. key: the key that does it too. kind: primary (yellow), act (red) or plain (cream).
    note: further words on the button. badges: the seats it concerns, the nearest first. Without a label it has none.
    """

    id: str
    label: str
    run: Callable[[], None]
    hint: str = ""
    key: str = ""
    kind: str = "plain"
    icon: str = ""
    enabled: bool = True
    note: str = ""
    badges: tuple[str, ...] = ()


@dataclass(frozen=True)
class Offer:
    """What a table offers now: a line that asks, one or two big buttons, several choices, and a word of advice."""

    prompt: str = ""
    main: tuple[Action, ...] = ()
    choices: tuple[Action, ...] = ()
    advice: str = ""


class Commands(Protocol):
    """What every table can do besides the moves of its game.

    speed: how fast it is told. tip_room: how tall the log is to be, so that a tip has room in its place.
    """

    @property
    def speed(self) -> str:
        """The chosen speed."""

    @property
    def tip_room(self) -> float:
        """Nothing where a tip lies elsewhere."""

    def set_speed(self, speed: str) -> None:
        """Choose another speed."""

    def standings(self) -> None:
        """Show who won."""

    def open_menu(self) -> None:
        """Seats, speed and the ways out."""

    def open_log(self) -> None:
        """All that happened."""

    def on_help(self) -> None:
        """The rules."""


def passive(play: AnyPlaying, standings: Callable[[], None]) -> Action | None:
    """The one thing to do while nobody chooses: skip, or see who won; None while a person is to act."""
    if play.staged:
        return skip(play)
    if play.over:
        hint = _(labels.WHO_WON_AND_HOW_EVERYONE)
        return Action("primary", _(labels.STANDINGS), standings, hint, "space", "primary")
    if play.halted:
        hint = _(labels.IT_COULD_NOT_BE_SAVED)
        return Action("primary", _(labels.TRY_AGAIN), play.skip, hint, "space")
    if play.motion.busy or play.computers:
        return skip(play, enabled=not isinstance(play.waiting, Over))
    return None


def spoken(play: AnyPlaying, offer: Offer) -> Offer:
    """The offer with what a person was advised, or why a computer player did what it did; on a stage the last line."""
    if play.staged:
        return replace(offer, advice="".join(line.text for line in play.readable(play.log[-2:])[-1:]))
    text = play.hints.text if play.free else play.why
    return replace(offer, advice=text) if text else offer


def skip(play: AnyPlaying, enabled: bool = True) -> Action:
    """Jump to the end of what is moving; no button does that where the table is only looked at."""
    if play.staged:
        return Action("primary", "", play.hurry, enabled=False)
    hint = _(labels.SKIPS_TO_THE_END_OF)
    return Action("primary", _(labels.SKIP), play.hurry, hint, "space", icon="skip", enabled=enabled)


def advice(play: AnyPlaying) -> tuple[Action, ...]:
    """What would you do? Nothing where nobody gives hints."""
    hints, levels = play.hints, play.opened.levels
    hint = _(labels.ASKS_A_COMPUTER_PLAYER_WHAT)
    if hints.level and len(levels) > 1:
        hint = _(labels.ASKS_A_COMPUTER_PLAYER_OF, level=level_name(hints.level, levels))
    ask = Action("hint", _(labels.HINT), hints.ask, hint, "h", icon="help", enabled=hints.may_ask)
    return (ask,) if hints.level and not play.staged else ()


def utilities(play: AnyPlaying, commands: Commands, own: tuple[Action, ...] = ()) -> tuple[Action, ...]:
    """The row of small buttons of every table: Undo, what the game adds, Rules, Log, Menu."""
    if play.staged:
        return ()
    menu = _(labels.PLAYERS_SPEED_SETTINGS_SAVE_AND)
    return (
        *_undo(play),
        *own,
        Action("rules", _(labels.RULES), commands.on_help, _(labels.THE_RULES_OF_THE_GAME), "r", icon="book"),
        Action(
            "open_log", _(labels.LOG), commands.open_log, _(labels.EVERYTHING_THAT_HAPPENED_SO_FAR), "l", icon="log"
        ),
        Action("menu", _(labels.MENU), commands.open_menu, menu, "m", icon="menu"),
    )


def _undo(play: AnyPlaying) -> tuple[Action, ...]:
    hint = _(labels.TAKES_BACK_YOUR_LAST_CHOICE)
    undo = Action("undo", _(labels.UNDO), play.undo, hint, "u", icon="undo", enabled=play.can_undo)
    return (undo,) if play.undoes else ()


# Look before you roll: where each number of the die leads whoever is to roll, as long as that is to be shown.


S = TypeVar("S")


class LookAhead(Generic[S]):
    """Asks the rules once for each position. always: whatever the settings say of looking ahead."""

    def __init__(self, play: MatchPlay[S, Any], rule: Callable[[S], tuple[Reach, ...]], always: bool = False) -> None:
        self._play, self._rule, self._always = play, rule, always
        self._kept: tuple[S | None, tuple[Reach, ...]] = (None, ())

    def now(self) -> tuple[Reach, ...]:
        """What is to be shown just now."""
        play = self._play
        if not play.free or play.staged:
            return ()
        if not self._always and not looks_ahead(play.shell.settings, play.opened.row.game.id):
            return ()
        if self._kept[0] is not play.state:
            self._kept = play.state, self._rule(play.state)
        return self._kept[1]
