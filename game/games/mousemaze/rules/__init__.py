"""The Mouse Trap Card Game."""

from game.core.game import Game, rule_book
from game.core.setup import begins_option
from game.games.mousemaze.rules import moves as codec
from game.games.mousemaze.rules import rules, state
from game.games.mousemaze.rules import rules as tally
from game.games.mousemaze.rules.state import OPTIONS, State

MOUSEMAZE: Game[State] = rule_book(
    "mousemaze", (2, 5), (*OPTIONS, begins_option("first", codec.SEATS)), (state, rules, codec, tally)
)
"""The rule book."""
