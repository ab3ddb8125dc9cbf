"""The Mouse Trap board game."""

from game.core.game import Game, rule_book
from game.core.setup import begins_option
from game.games.mousetrap.rules import rules, state
from game.games.mousetrap.rules import rules as tally
from game.games.mousetrap.rules.state import OPTIONS, State

MOUSETRAP: Game[State] = rule_book(
    "mousetrap", (2, 4), (*OPTIONS, begins_option("first", state.SEATS)), (state, rules, state, tally)
)
"""The rule book."""
