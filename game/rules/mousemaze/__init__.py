"""The Mouse Trap Card Game."""

from game.core.game import Game
from game.core.rule_book import rule_book
from game.rules.beginning import begins_option
from game.rules.mousemaze import codec, rules, state, tally
from game.rules.mousemaze.state import OPTIONS, State

MOUSEMAZE: Game[State] = rule_book(
    "mousemaze", (2, 5), (*OPTIONS, begins_option("first", codec.SEATS)), (state, rules, codec, tally)
)
"""The rule book."""
