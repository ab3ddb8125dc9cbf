"""The Booby-Trap game: discs under a spring bar."""

from game.core.game import Game, rule_book
from game.core.setup import begins_option
from game.games.boobytrap.rules import events as codec
from game.games.boobytrap.rules import rules, state
from game.games.boobytrap.rules import rules as tally
from game.games.boobytrap.rules.pieces import OPTIONS
from game.games.boobytrap.rules.state import State

BOOBYTRAP: Game[State] = rule_book(
    "boobytrap", (1, 10), (*OPTIONS, begins_option("first", codec.SEATS)), (state, rules, codec, tally)
)
"""The rule book."""
