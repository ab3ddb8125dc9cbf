"""A tray and a hand that is not steady for the tests, and pulls run to their ends."""

from game.games.boobytrap.tray.pulling import PullReport, PullRun
from game.games.boobytrap.tray.settled import Tray
from game.machine.lift import STEADY, Lift

SEED = 710_001
SHAKY = Lift(((10, 0), (-25, 12), (30, -30)))


def to_end(run: PullRun) -> PullReport:
    while not run.done:
        run.step()
    return run.report()


def taken(tray: Tray, number: int, lift: Lift = STEADY) -> tuple[Tray, PullReport]:
    twin = tray.copy()
    return twin, to_end(PullRun(twin, number, lift))
