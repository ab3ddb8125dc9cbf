"""Mouse Trap in words."""

from __future__ import annotations

from game.core.setup import Setup
from game.games.mousetrap.rules.plan import BuildPlan
from game.games.mousetrap.text import log, table
from game.text.game_words import GameWords
from game.text.language import N_, _, ngettext, row
from game.text.queries import has
from game.text.screens import THE_TRAP

_AIM = N_("Trap the other mice under the cage. The last free mouse wins.")


def aim(setup: Setup) -> str:
    """What one plays for."""
    return _(_AIM)


def trap_told(option: str) -> str:
    """Which trap a match builds, by the value of its option."""
    plan = BuildPlan.read(option)
    if plan is None:
        return _("The classic, with its 24 parts.")
    if plan.name:
        # Translators: {number}: how many.
        return row([plan.name, ngettext("{number} part to build", "{number} parts to build", plan.steps)])
    # Translators: which trap a match builds: a machine from the Workshop. {number}: how many parts it has.
    return ngettext("Your own machine, with {number} part.", "Your own machine, with {number} parts.", plan.steps)


def trap_called(name: str) -> str:
    """What the machine is called that a match builds instead of the classic trap."""
    return has(_(THE_TRAP), name)


WORDS = GameWords(
    tell=log.tell,
    reason=log.reason,
    move=log.move_words,
    moment=log.told,
    aim=aim,
    answers=table.answers,
    stands=log.stands,
    level_hint=N_("Easy is sloppy and fast. Medium is careful. Hard is steady and pays to lure."),
)
