"""The Mouse Trap board game."""

from game.core.game import Game
from game.core.rule_book import rule_book
from game.rules.beginning import begins_option
from game.rules.mousetrap import codec, rules, state, tally
from game.rules.mousetrap.options import OPTIONS
from game.rules.mousetrap.state import State

MOUSETRAP: Game[State] = rule_book(
    "mousetrap", (2, 4), (*OPTIONS, begins_option("first", codec.SEATS)), (state, rules, codec, tally)
)
"""The rule book."""
