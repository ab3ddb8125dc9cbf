"""A machine that somebody sent, to be beaten with its own parts. A score counts once this computer has counted it."""

from __future__ import annotations

from functools import partial

from game.text import matches
from game.text.language import _, sentences
from game.ui.shell import Shell
from game.workshop.bench.bare_bench import RUNS, Counting
from game.workshop.parts.challenge import Challenge, challenge_of
from game.workshop.parts.claim import Sent
from game.workshop.parts.files import Stored
from game.workshop.parts.machine import Machine
from game.workshop.text import bench as labels
from game.workshop.text import records as words

Standing = tuple[int, int]
"""How many of a hundred careful copies of a machine work, and how many parts it has, as its bench counts them."""


def offer_to_beat(shell: Shell, sent: Sent, stored: Stored) -> bool:
    """Ask whether a machine that came with its score is to be beaten or opened; False where it is no challenge."""
    challenge = challenge_of(sent.machine)
    if challenge is None or sent.claim is None or not sent.claim.captured:
        return False
    name = stored.name or _(labels.UNTITLED)

    def opened(route: str, **given: object) -> None:
        shell.close()
        shell.open(route, **given)

    ways = (
        (_(words.BEAT_IT), "primary", partial(opened, "task", challenge=challenge, duel=Duel(challenge, sent, name))),
        (_(words.OPEN_IT), "plain", partial(opened, "bench", given=stored, sent=sent)),
        (_(matches.NOT_NOW), "plain", shell.close),
    )
    told = words.to_beat(name, sent.claim.captured, len(sent.machine.parts))
    shell.open("notice", heading=name, text=sentences(told, _(words.HOW_TO_BEAT)), offered=ways)
    return True


class Duel:
    """What is to be beaten, as it was said to be and as it is counted here. name: what it is called."""

    def __init__(self, challenge: Challenge, sent: Sent, name: str) -> None:
        self.challenge, self.sent, self.name = challenge, sent, name
        self.target = Counting(sent.machine)

    @property
    def theirs(self) -> Standing | None:
        """How good it is, None until that is counted here."""
        return (self.target.score.captured, len(self.sent.machine.parts)) if self.target.over else None

    @property
    def task(self) -> str:
        """What is asked: to beat what was counted here, until then what was said."""
        claim = self.sent.claim
        standing = self.theirs or (claim.captured if claim else 0, len(self.sent.machine.parts))
        return words.to_beat(self.name, *standing)

    @property
    def confirmed(self) -> str:
        """The task again, and whether what was said of the machine holds here."""
        told = labels.confirmed(self.sent.claim, self.target.score) if self.sent.claim else ""
        return sentences(self.task, told)

    def go_on(self, seconds: float) -> bool:
        """Count it for so long; tell whether it is all counted now and was not before."""
        before = self.target.over
        self.target.go_on(seconds)
        return self.target.over and not before

    def mine(self, counting: Counting, caught: Machine | None) -> Standing | None:
        """How good one's own machine is, None until it has caught and is counted."""
        counted = counting.over and counting.score.runs == RUNS and counting.machine == caught
        return (counting.score.captured, len(counting.machine.parts)) if counted else None

    def won(self, mine: Standing) -> bool:
        """Whether that is better than what was sent."""
        return self.theirs is not None and (mine[0], -mine[1]) > (self.theirs[0], -self.theirs[1])

    def answer(self, mine: Standing, own: Sent) -> str:
        """One's own machine as the next challenge."""
        return words.answer(self.name, *mine, own.text())
