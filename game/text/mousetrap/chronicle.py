"""What marks and chapters of a whole match are called, marked for translation."""

from __future__ import annotations

from game.text.language import N_, N_context, N_plural

WHO_HOLDS_THE_CHEESE = N_("who holds the {number} pieces of cheese")
CAUGHT = N_context("a mark", "caught")
MISSED = N_context("a mark", "missed")
BUILDING_THE_TRAP = N_("Building the trap")
THE_HUNT = N_("The hunt")
MICE_LEFT_COUNT = N_plural("{number} mouse left", "{number} mice left")
THE_DUEL = N_("The duel")
