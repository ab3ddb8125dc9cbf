"""The Mighty Mouse race."""

from game.core.game import Game
from game.core.rule_book import rule_book
from game.rules.mightymouse import codec, rules, state
from game.rules.mightymouse.state import State

MIGHTYMOUSE: Game[State] = rule_book("mightymouse", (2, 4), (), (state, rules, codec))
"""The rule book."""
