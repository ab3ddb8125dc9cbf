"""What marks and chapters of a whole match are called, marked for translation."""

from __future__ import annotations

from game.text.language import N_, N_context

WEDGES_SAFE = N_("wedges safe")
SAFE = N_context("a mark", "brought to Safe")
TRAPPED = N_context("a mark", "trapped")
DECK_NUMBER = N_("Deck {number}")
