"""Computer players of Booby-Trap: how they see the tray, and how they judge by eye and by feel."""

from __future__ import annotations

import math
import random
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass

from game.core.acts import Move
from game.core.players import Choice, Steadiness, Thought
from game.core.slices import finish
from game.games.boobytrap.rules.moves import AskArches, Pass, Take, Touch
from game.games.boobytrap.rules.pieces import SIZES, size_of
from game.games.boobytrap.rules.seen import MARKING_IN, Picture, Seen, feel_word
from game.games.boobytrap.tray.packing import BAR_HALF, BY_NUMBER, DEPTH, MARK, WIDTH, Packing, face
from game.games.boobytrap.tray.risks import TRIPS, trips_in_100
from game.games.boobytrap.tray.settled import SCALE_X, grip_of, pressing
from game.games.boobytrap.tray.world import BAR_TILT, Grain, World

# A tray as it is imagined by one who knows only about where the pieces lie: the same physics in coarser steps.
#
# Nothing that really happens is worked out here. Of 503 pulls from trays seen 0.8 mm off, real steps and a real lift
# told those that trip from the others no better (area under the curve 0.82, here 0.81), and took ten times as long.


COARSE = Grain(step=1 / 480, iterations=10, rounds=range(1, 2))
"""With one round of warming and with eight the grips of a blurred tray go with the true ones by 0.76 (Spearman)."""
SLICE = 30
"""Coarse steps in a slice, some 2 ms: a sixteenth of a second."""
SETTLING = 2
"""Slices after which pieces seen 0.8 mm off overlap by 1.0 mm in a middling tray; after one it is 1.7 mm."""
SOONEST, LATEST = 2, 32
"""Slices before which nothing is over, and after which the bar has come in as far as it will."""
STILL_MM_S = 4.0
"""A tray in which nothing is faster has come to rest, as far as can be told: down to 0.02 foretells trips no better."""


def settling(packing: Packing) -> Generator[None, None, World]:
    """Let pieces that overlap make room for each other, in slices."""
    world = World(packing, COARSE)
    for _ in range(SETTLING):
        yield
        world.step(SLICE)
    return world


def imagined_grips(packing: Packing) -> Generator[None, None, dict[int, float]]:
    """How firmly each piece is held, 0 to 1 as `Tray.grip`, in slices."""
    yield
    world = World(packing, COARSE)
    yield
    yield from world.warming()
    pressed, spring = pressing(world)
    return {number: grip_of(number, pressed, spring) for number in world.discs}


def imagined_travel(packing: Packing, number: int) -> Generator[None, None, float]:
    """How far the bar comes in at the scale when this piece is gone at once, mm, watched until it trips; in slices.

    Gone at once a piece trips the bar as often as lifted.
    """
    world = World(packing, COARSE)
    start, farthest = face(packing.bar, SCALE_X), 0.0
    world.take(number)
    for slices in range(LATEST):
        yield
        if farthest >= MARK or (slices >= SOONEST and world.motions().speed < STILL_MM_S):
            break
        world.step(SLICE)
        farthest = max(farthest, start - face(world.bar_pose(), SCALE_X))
    return farthest


# The computer players.


# How a computer player of Booby-Trap sees the tray: its own blurred picture, settled in a small world of its own.
#
# Nothing here knows the true tray: whatever is weighed or tried is the player's copy of what it saw (BT-25).


class Sight:
    """What one player makes of one picture. blur_mm: how far off it sees a place, standard deviation each way.

    The same player always sees the same picture the same way.
    """

    def __init__(self, picture: Picture, seat: str, blur_mm: float) -> None:
        self.picture = picture
        self._rng = random.Random(f"{seat}/{picture}")
        self._blur = blur_mm
        self._copy: Packing | None = None
        self._grips: dict[int, float] = {}
        self._travels: dict[int, float] = {}

    def grips(self) -> Thought[dict[int, float]]:
        """How firmly each piece seems to be held, 0 to 1 as `Tray.grip`."""
        if not self._grips:
            copy = yield from self._settled()
            self._grips = yield from imagined_grips(copy)
        return self._grips

    def travel(self, number: int) -> Thought[float]:
        """How far the bar should come in when this piece is taken, mm, watched until it trips."""
        if number not in self._travels:
            copy = yield from self._settled()
            self._travels[number] = yield from imagined_travel(copy, number)
        return self._travels[number]

    def _settled(self) -> Thought[Packing]:
        if self._copy is None:
            self._copy = _within((yield from settling(self._blurred())))
        return self._copy

    def _blurred(self) -> Packing:
        left, right = self.picture.bar
        discs = tuple((number, (*self._seen(number, x, y), 0.0)) for number, x, y in self.picture.places)
        tilt = max(-BAR_TILT, min(BAR_TILT, math.atan((right - left) / WIDTH)))
        return Packing(discs, (0.0, (left + right) / 2 + BAR_HALF, tilt))

    def _seen(self, number: int, x: float, y: float) -> tuple[float, float]:
        """Where a piece seems to lie, within the walls, which nobody misses."""
        side, radius = WIDTH / 2 - BY_NUMBER[number].radius, BY_NUMBER[number].radius
        x, y = (value + self._rng.gauss(0, self._blur) for value in (x, y))
        return max(-side, min(side, x)), max(radius, min(DEPTH, y))


def _within(world: World) -> Packing:
    """The settled copy; a piece that was squeezed out of the box is put back at its edge."""
    low, high = (-WIDTH / 2, 0.0), (WIDTH / 2, DEPTH)
    discs = tuple(
        (number, (*(max(a, min(b, v)) for a, b, v in zip(low, high, pose[:2], strict=True)), 0.0))
        for number, pose in world.poses().items()
    )
    return Packing(discs, world.bar_pose())  # type: ignore[arg-type]


# Computer players of Booby-Trap: they judge by eye and by feel, each as well as its level can.
#
# They draw no chance of their own: what has no reason is picked by a mark of what is seen, so the same sight always
# gets the same move.


@dataclass(frozen=True, slots=True)
class TrayLevel:
    """How a computer player judges and how steady its hands are: they stray by so many mm while they lift.

    glances: how many of the open pieces it considers at a time, or in solitaire feels before it takes one.
    blur_mm: how far off it sees where a piece lies. tries: how many pulls it imagines to the end.
    """

    glances: int
    blur_mm: float
    tries: int
    steadiness: Steadiness


LEVELS = {
    1: TrayLevel(3, 2.2, 0, Steadiness(mm=1.0)),
    2: TrayLevel(6, 1.5, 0, Steadiness(mm=0.8)),
    3: TrayLevel(8, 1.2, 2, Steadiness(mm=0.5)),
}
"""1 looks at three pieces and sees badly, 2 at six and sees fairly, 3 at eight and imagines the pull as well.

Tuned on other seeds than those on which `game/games/README.md` says how they fare.
"""
MOST_RISK = 0.3
"""Against others nobody takes a piece that is likelier than this to trip; of `FELT` that is a locked one. By eye."""

FELT = {word: trips_in_100(word) / 100 for word in TRIPS}
"""How often a piece trips the bar by how it feels, as everybody is told at the table."""
LEFT = FELT["locked"]
"""How often a piece is taken to trip that somebody else has touched and left, at the least: who leaves one found it too
risky, and of what computer players leave most is locked."""
MARKING_MM = MARKING_IN * 25.4


def risk_by_eye(grip: float) -> float:
    """How often pieces trip that seem to be held so, 0 to 1; a curve through the middles of `FELT`."""
    return min(0.9, 0.02 + 1.6 * grip * grip)


def risk_by_travel(travel_mm: float) -> float:
    """How often pieces trip that seem to let the bar in so far."""
    return 0.8 if travel_mm >= MARKING_MM else 0.02 + 0.2 * travel_mm / MARKING_MM


class BoobyTrapBot:
    """A computer player of one level, by its number or as it judges."""

    def __init__(self, level: int | TrayLevel) -> None:
        self._level = LEVELS[level] if isinstance(level, int) else level
        self._sight: Sight | None = None

    @property
    def steadiness(self) -> Steadiness:
        """How steady this player's hands are."""
        return self._level.steadiness

    def choose(self, seen: Seen, seat: str, legal: tuple[Move, ...]) -> Choice:
        """A legal move and its reason."""
        return finish(self.ponder(seen, seat, legal))

    def ponder(self, seen: Seen, seat: str, legal: tuple[Move, ...]) -> Thought[Choice]:
        """The same choice in slices of some 4 ms."""
        moves = [move for move in legal if not isinstance(move, AskArches)]
        if len(moves) == 1:
            return Choice(moves[0], "only_move")
        if seen.solitaire:
            return (yield from self._alone(seen))
        return (yield from (self._after_touch(seen) if seen.touched else self._first_touch(seen)))

    # ---- against others

    def _first_touch(self, seen: Seen) -> Thought[Choice]:
        pieces = _some(seen, seen.open_pieces, self._level.glances)
        if seen.picture is None:
            return Choice(Touch(max(pieces, key=_size)), "any_piece" if len(pieces) == 1 else "larger_one")
        risks = yield from self._risks(seen, pieces)
        worth = {number: _worth(seen, number, risk) for number, risk in risks.items()}
        best = max(worth, key=worth.__getitem__)
        if seen.may_pass and worth[best] < 0:
            return Choice(Pass(), "nothing_safe")
        return Choice(Touch(best), (yield from self._why(seen, best)))

    def _after_touch(self, seen: Seen) -> Thought[Choice]:
        number, word = seen.touched, dict(seen.felt)[seen.touched]
        risk = FELT[word]
        if self._level.tries and seen.picture is not None:
            risk = (risk + (yield from self._risks(seen, [number]))[number]) / 2
        if risk > MOST_RISK or _worth(seen, number, risk) < 0:
            return Choice(Pass(), "too_tight")
        return Choice(Take(), {"loose": "feels_loose", "snug": "holds_little"}.get(word, "worth_the_risk"))

    # ---- alone, where feeling is free

    def _alone(self, seen: Seen) -> Thought[Choice]:
        felt = dict(seen.felt)
        fresh = [number for number in seen.open_pieces if number not in felt]
        if "loose" not in felt.values() and len(felt) < self._level.glances and fresh:
            return Choice(Touch(_some(seen, fresh, 1)[0]), "feel_more")
        best = min(felt, key=lambda number: (FELT[felt[number]], number))
        if self._level.tries and seen.picture is not None and felt[best] != "loose":
            # By number among equals: a touch puts a piece last in `felt`, and then another would be best, for ever.
            by_feel = sorted(felt, key=lambda number: (FELT[felt[number]], number))[: self._level.tries]
            risks = yield from self._risks(seen, by_feel)
            best = min(risks, key=lambda number: (risks[number] + FELT[felt[number]], number))
        if best != seen.touched:
            return Choice(Touch(best), "loosest_felt")
        return Choice(Take(), "feels_loose" if felt[best] == "loose" else "loosest_felt")

    # ---- by eye

    def _look(self, seen: Seen) -> Sight:
        assert seen.picture is not None
        if self._sight is None or self._sight.picture != seen.picture:
            self._sight = Sight(seen.picture, seen.seat, self._level.blur_mm)
        return self._sight

    def _risks(self, seen: Seen, pieces: Iterable[int]) -> Thought[dict[int, float]]:
        """How likely each piece trips, as far as this player can tell; the best few are imagined to the end."""
        sight, felt = self._look(seen), dict(seen.felt)
        grips = yield from sight.grips()
        least = {n: 0.0 if n in felt or n not in seen.left_by_others else LEFT for n in pieces}
        risks = {n: FELT[felt[n]] if n in felt else max(least[n], risk_by_eye(grips[n])) for n in least}
        promising = sorted(risks, key=lambda number: -_worth(seen, number, risks[number]))
        for number in promising[: self._level.tries]:
            travel = yield from sight.travel(number)
            risks[number] = max(least[number], risk_by_travel(travel))
            if travel < MARKING_MM / 2:
                break
        return risks

    def _why(self, seen: Seen, number: int) -> Thought[str]:
        """What this player believes of a piece that it is about to touch."""
        sight, word = self._look(seen), dict(seen.felt).get(number)
        if word is not None:
            return {"loose": "felt_loose", "snug": "felt_snug"}.get(word, "worth_the_risk")
        grips = yield from sight.grips()
        if feel_word(round(100 * grips[number])) == "loose":
            return "looks_loose"
        if self._level.tries and (yield from sight.travel(number)) < MARKING_MM:
            return "should_not_trip"
        return "looks_worth_it"


def _worth(seen: Seen, number: int, risk: float) -> float:
    """What taking a piece should bring, in points."""
    return (1 - risk) * seen.values[_size(number)] - risk * seen.penalty


def _size(number: int) -> int:
    return SIZES.index(size_of(number))


def _some(seen: Seen, pieces: Sequence[int], most: int) -> list[int]:
    """So many of the pieces, picked by a mark of what is seen."""
    return random.Random(repr(seen)).sample(list(pieces), min(most, len(pieces)))
