"""Acts that are never allowed, or hardly ever, for every game."""

from __future__ import annotations

from game.core.acts import Act, Answer
from game.core.setup import Lot
from game.games.boobytrap.rules import moves as boobytrap
from game.games.mightymouse.rules import moves as mightymouse
from game.games.mousemaze.rules import moves as mousemaze
from game.games.mousetrap.rules.moves import LeaveCrooked, Placed, Roll, Rolled, SetAnew, Stop, Straighten, TrapRan

STRANGE: dict[str, tuple[Act, ...]] = {
    "mousetrap": (
        *(Placed(mm=3.5), Placed(deg=float("nan")), Placed(grip_pct=float("inf")), Rolled(0), Rolled(7), Rolled(True)),
        *(SetAnew(0), SetAnew(25), SetAnew(True), SetAnew(16, mm=3.5), SetAnew(16, deg=float("nan"))),
        *(TrapRan(True, "cage_down", misfired=True), Stop(), Roll(), Lot("pink"), Act(), Answer()),
        *(Straighten(()), Straighten((0,)), Straighten((25,)), Straighten((1,)), LeaveCrooked()),
    ),
    "mousemaze": (
        *(mousemaze.Laid(()), mousemaze.Laid((0,) * 16), mousemaze.Laid(tuple(range(16)))),
        *(mousemaze.Laid(tuple(range(8, 136, 8))), mousemaze.Laid((False, *range(8, 128, 8)))),
        *(mousemaze.Drawn(""), mousemaze.Drawn("forward 4"), mousemaze.Drawn("M01a0"), mousemaze.Drawn(["trapped"])),  # type: ignore[arg-type]
        *(mousemaze.Face(4), mousemaze.Face(-1), mousemaze.Place(16), mousemaze.Place(-1), mousemaze.Go(4)),
        *(mousemaze.TurnCard(0, 0), mousemaze.TurnCard(0, 4), mousemaze.TurnCard(16, 1), mousemaze.Flip(-1)),
        *(mousemaze.Draw(), mousemaze.End(), Lot("p9"), Act(), Answer()),
    ),
    "mightymouse": (
        *(mightymouse.Rolled(0), mightymouse.Rolled(7), mightymouse.Rolled(True), mightymouse.RollForFirst()),
        mightymouse.PlaySaved(),
        *(mightymouse.Order(()), mightymouse.Order(("red",)), mightymouse.Order(("red", "red"))),
        *(mightymouse.Order(("pink", "blue")), mightymouse.Order(("blue", "green")), Lot("pink"), Act(), Answer()),
    ),
    "boobytrap": (
        *(boobytrap.Touch(0), boobytrap.Touch(64), boobytrap.Touch(-1), boobytrap.Mixed(-1), boobytrap.Mixed(2**32)),
        *(boobytrap.Mixed(True), boobytrap.Felt(-1), boobytrap.Felt(101), boobytrap.Felt(True)),
        *(boobytrap.Pulled(-0.1), boobytrap.Pulled(float("nan")), boobytrap.Pulled(12.5), boobytrap.Pulled(True)),
        *(boobytrap.Pulled(0.1, (0,)), boobytrap.Pulled(0.1, (64,)), boobytrap.Pulled(0.1, (2, 1))),
        *(boobytrap.Pulled(0.1, (1, 1)), boobytrap.Pulled(0.1, tuple(range(1, 64))), Lot("p0"), Act(), Answer()),
    ),
}
