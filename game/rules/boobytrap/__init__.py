"""The Booby-Trap game: discs under a spring bar."""

from game.core.game import Game
from game.rules.boobytrap import codec, rules, state
from game.rules.boobytrap.options import OPTIONS
from game.rules.boobytrap.state import State

BOOBYTRAP: Game[State] = Game(
    id="boobytrap",
    seat_names=codec.SEATS,
    least=1,
    most=10,
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
