"""The Booby-Trap game: discs under a spring bar."""

from game.core.game import Game
from game.core.rule_book import rule_book
from game.rules.beginning import begins_option
from game.rules.boobytrap import codec, rules, state, tally
from game.rules.boobytrap.options import OPTIONS
from game.rules.boobytrap.state import State

BOOBYTRAP: Game[State] = rule_book(
    "boobytrap", (1, 10), (*OPTIONS, begins_option("first", codec.SEATS)), (state, rules, codec, tally)
)
"""The rule book."""
