"""The Mighty Mouse race."""

from game.core.game import Game
from game.core.rule_book import rule_book
from game.rules.beginning import begins_option
from game.rules.mightymouse import codec, rules, state, tally
from game.rules.mightymouse.state import HIGHEST, State

MIGHTYMOUSE: Game[State] = rule_book(
    "mightymouse", (2, 4), (begins_option(HIGHEST, codec.SEATS),), (state, rules, codec, tally)
)
"""The rule book."""
