"""The Mighty Mouse race."""

from game.core.game import Game, rule_book
from game.core.setup import Option, begins_option
from game.games.mightymouse.rules import events as codec
from game.games.mightymouse.rules import rules, state
from game.games.mightymouse.rules import rules as tally
from game.games.mightymouse.rules.state import HIGHEST, SAVED_NUMBER, State

MIGHTYMOUSE: Game[State] = rule_book(
    "mightymouse",
    (2, 4),
    (begins_option(HIGHEST, codec.SEATS), Option(SAVED_NUMBER, False, (False, True), before=False)),
    (state, rules, codec, tally),
)
"""The rule book."""
