"""What marks and chapters of a whole match are called, marked for translation."""

from __future__ import annotations

from game.text.language import N_, N_context

HOW_FAR_EVERYBODY_IS = N_("how far everyone is")
HELD = N_context("a mark", "held")
FREED = N_context("a mark", "freed")
WHO_BEGINS = N_("Who begins")
THE_RACE = N_("The race")
THE_LAST_STRETCH = N_("The last stretch")
