"""What the wall of challenges says, marked for translation."""

from __future__ import annotations

from game.physics.workshop.challenge import STEADY
from game.session.challenge_progress import Best
from game.text.language import N_, N_context, _, ngettext, row, sentences

CHALLENGES = N_("Challenges")
HINT = N_("Hint")
BUILD_IT = N_("Build it")
MEDALS = (N_context("medal", "Caught"), N_context("medal", "Steady"), N_context("medal", "Sparing"))
CLOSES = N_("The cage falls over the mouse.")
# Translators: a medal of this challenge was won.
WON = N_context("medal", "won")
NEXT = N_("Next challenge")
# Translators: the medals of a challenge, as they are named in "New medals: caught, sparing."
_NAMES = (N_context("medal", "caught"), N_context("medal", "steady"), N_context("medal", "sparing"))
HINT_SHOWN = N_("Tells a little more each time, three times.")
CAUGHT_EARLIER = N_(
    "You solved this in an earlier Trapworks, and machines run a hair differently now. Your medals stay; a small "
    "change should make it catch again."
)
COPIED = N_("Copied: a line of text that is this machine. Whoever pastes it here sees the same run.")
PASTE = N_("Paste a machine")
PASTED = N_("Pasted machine")
NO_LINE = N_("There is no machine to paste: {why}.")
NO_FILE = N_("{name} is no machine that can be opened: {why}.")


def how(number: int, needed: int = 0) -> str:
    """What one of the three medals is won by. needed: parts of a sparing machine, 0 where many challenges are meant."""
    if number == 0:
        return _(CLOSES)
    if number == 1:
        return _("{number} of 100 careful hands catch.", number=STEADY)
    if not needed:
        return _("It takes no more parts than it must.")
    return ngettext("It takes {number} part.", "It takes {number} parts or fewer.", needed)


def legend(number: int) -> str:
    """A medal and what it is won by, in general."""
    return _("{medal}: {how}", medal=_(MEDALS[number]), how=how(number))


def total(won: int, of: int) -> str:
    """How many of a medal are won."""
    return _("{won} of {all}", won=won, all=of)


def best(number: int, best: Best) -> str:
    """How near somebody came to a medal that is not won, empty before the first catch."""
    if number == 1 and best.hands:
        return _("best: {number}", number=best.hands)
    if number == 2 and best.fewest:
        return ngettext("best: {number} part", "best: {number} parts", best.fewest)
    return ""


def medals(won: tuple[bool, bool, bool], needed: int) -> str:
    """The three medals of a challenge: what each is for, and which are won."""
    rows = []
    for number, has in enumerate(won):
        name = _(MEDALS[number])
        told = _("{medal} (won)", medal=name) if has else name
        rows.append(_("{medal}: {how}", medal=told, how=how(number, needed)))
    return sentences(*rows)


def new_medals(before: tuple[bool, ...], after: tuple[bool, ...]) -> str:
    """Which medals were just won."""
    won = [_(text) for text, had, has in zip(_NAMES, before, after, strict=True) if has and not had]
    return ngettext("New medal: {medals}.", "New medals: {medals}.", len(won), medals=row(won)) if won else ""


def still_counted() -> str:
    """One more medal may come."""
    return _("One more if {number} of 100 careful hands catch, too.", number=STEADY)
