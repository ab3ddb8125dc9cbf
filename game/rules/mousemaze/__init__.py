"""The Mouse Trap Card Game."""

from game.core.game import Game
from game.rules.mousemaze import codec, rules, state
from game.rules.mousemaze.state import OPTIONS, State

MOUSEMAZE: Game[State] = Game(
    id="mousemaze",
    seat_names=codec.SEATS,
    least=2,
    most=5,
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
