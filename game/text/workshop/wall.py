"""What the wall of challenges says, marked for translation."""

from __future__ import annotations

from game.physics.workshop.challenge import STEADY
from game.text.language import N_, N_context, _, ngettext, row

CHALLENGES = N_("Challenges")
HINT = N_("Hint")
NEXT = N_("Next challenge")
# Translators: the medals of a challenge, as they are named in "New medals: caught, sparing."
_NAMES = (N_context("medal", "caught"), N_context("medal", "steady"), N_context("medal", "sparing"))
HINT_SHOWN = N_("Tells a little more each time, three times.")
COPIED = N_("Copied: a line of text that is this machine. Whoever pastes it here sees the same run.")
PASTE = N_("Paste a machine")
PASTED = N_("Pasted machine")
NO_LINE = N_("There is no machine to paste: {why}.")
NO_FILE = N_("{name} is no machine that can be opened: {why}.")


def medals(won: tuple[bool, bool, bool], needed: int) -> str:
    """The three medals of a challenge, and which are won."""
    texts = (
        _("caught"),
        _("steady: {number} of 100 careful hands catch", number=STEADY),
        ngettext("sparing: {number} part", "sparing: {number} parts or fewer", needed),
    )
    told = [_("{medal} (won)", medal=text) if has else text for text, has in zip(texts, won, strict=True)]
    return row(told)


def new_medals(before: tuple[bool, ...], after: tuple[bool, ...]) -> str:
    """Which medals were just won."""
    won = [_(text) for text, had, has in zip(_NAMES, before, after, strict=True) if has and not had]
    return ngettext("New medal: {medals}.", "New medals: {medals}.", len(won), medals=row(won)) if won else ""


def still_counted() -> str:
    """One more medal may come."""
    return _("{number} of 100 careful hands win one more.", number=STEADY)


def given(left: int) -> str:
    """How many parts are still in the box."""
    return ngettext("{number} part left", "{number} parts left", left)
