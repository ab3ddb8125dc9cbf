"""The Mouse Trap board game."""

from game.core.game import Game
from game.rules.mousetrap import codec, rules, state
from game.rules.mousetrap.options import OPTIONS
from game.rules.mousetrap.state import State

MOUSETRAP: Game[State] = Game(
    id="mousetrap",
    seat_names=codec.SEATS,
    least=2,
    most=4,
    options=OPTIONS,
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
