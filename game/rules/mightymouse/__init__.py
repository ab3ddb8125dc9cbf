"""The Mighty Mouse race."""

from game.core.game import Game
from game.rules.mightymouse import codec, rules, state
from game.rules.mightymouse.state import State

MIGHTYMOUSE: Game[State] = Game(
    id="mightymouse",
    seat_names=codec.SEATS,
    least=2,
    most=4,
    options=(),
    start=state.start,
    waiting=rules.waiting,
    legal=rules.legal,
    apply=rules.apply,
    answers=rules.answers,
    encode=codec.TEXTS.encode,
    decode=codec.TEXTS.decode,
    observe=rules.observe,
    position=codec.position,
    check=state.check,
)
"""The rule book."""
