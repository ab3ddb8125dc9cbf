"""Views of matches of the Mouse Trap with a machine of one's own."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from game.app import Program
from game.catalog import CATALOG
from game.core.players import Answered
from game.core.setup import Seat
from game.core.slices import finish
from game.games.mousetrap.bots import LEVELS
from game.games.mousetrap.nature import set_down
from game.games.mousetrap.nature.own import SECONDS
from game.games.mousetrap.rules.moves import Placed, TrapRan, TurnCrank
from game.games.mousetrap.rules.plan import BuildPlan
from game.games.mousetrap.table.cranking.complete import Completed, own_trial
from game.games.mousetrap.table.machine.crank_cards import Going, Operator
from game.games.mousetrap.table.match_screen import MousetrapScreen
from game.machine.hand import steady
from game.shell.matches import open_match
from game.shell.matches.open_match import leave
from game.shell.setup.setup import MatchSetup
from game.workshop.bench.own_crank import OwnCrank
from game.workshop.bench.own_verdict import OwnHundredScreen, OwnReason
from game.workshop.hall.which_trap import WhichTrap
from game.workshop.parts.challenge import challenges, sample
from game.workshop.parts.line import encode
from game.workshop.pictures.own_kit import OwnKit
from game.workshop.proofs.in_many_hands import OwnHundred, OwnInputs
from game.workshop.proofs.in_match import Fitting, as_option, ordering
from tests.patience import as_long_as
from tests.views import View
from tests.views.general import WAITING
from tests.views.matches import read_to_the_end
from tests.views.mousetrap_table import NAMES, at, by_hand, just_built, may_crank, turn_of
from tests.views.mousetrap_table import over as finished

SIX, TWELVE, MARBLES = "kick", "clockwork", "zigzag"
CALLED = "Greta’s No. 1"


@cache
def option(name: str, called: str = "") -> str:
    """The machine that solves a challenge, as the value of a match's option; called: its name, if it has one."""
    return next(as_option(each.solution, called) for each in challenges() if each.id == name)


def placing(table: MousetrapScreen) -> None:
    """A step of one's own machine is in the hand, near its place."""
    by_hand(table)
    table.play.take_part()
    held = table.play.holding
    assert held is not None
    held.nudge(1.4, -8.0)


def plan(table: MousetrapScreen) -> None:
    """Its steps and how each stands."""
    table.open_plan()


def at_crank(table: MousetrapScreen) -> OwnCrank:
    """The crank of it, settled."""
    play = table.play
    play.play(TurnCrank())
    play.skip()
    play.prepare()
    table.crank()
    assert isinstance(table.shell, Program)
    scene = table.shell.scenes[-1]
    assert isinstance(scene, OwnCrank)
    return scene


def ready(table: MousetrapScreen) -> None:
    """Before it is set going."""
    at_crank(table)


def running(table: MousetrapScreen) -> None:
    """It runs."""
    crank = at_crank(table)
    crank.set_going()
    for _frame in range(150):
        crank.tick(1 / 60)


def over(table: MousetrapScreen) -> None:
    """It is over."""
    crank = at_crank(table)
    finish(crank.own.ahead())
    crank.set_going()
    crank.skip()
    for _frame in as_long_as(lambda: crank.act != "over"):
        crank.tick(1 / 60)


@cache
def missing() -> OwnInputs:
    """A machine whose third part stands so that it catches in a quarter of all runs, under a hand that misses."""
    plan, rng, hands = BuildPlan.read(option(SIX)), Random(48), LEVELS[1].steadiness
    assert plan is not None
    parts = [set_down(hands, rng) for _step in range(plan.steps)]
    return OwnInputs.of(plan, parts, steady(1.587, SECONDS))


@cache
def reason() -> OwnReason:
    """Why it missed, found out by few runs."""
    run = missing().run()
    finish(run.ahead())
    run.run.steps_at_once(100_000)
    found = OwnReason(run, 4, 4)
    for _slice in as_long_as(lambda: found.looking):
        found.work()
    return found


def missed(program: Program) -> None:
    """It missed, and why is known."""
    program.go_to("title")
    program.open(
        "own_crank", run=missing().run(), who=Operator("red", "Rosa", ("blue",), "Ben"), going=Going(stays=True)
    )
    crank = program.scenes[-1]
    assert isinstance(crank, OwnCrank)
    finish(crank.own.ahead())
    crank.skip()
    for _frame in as_long_as(lambda: crank.act != "over"):
        crank.tick(1 / 60)
    program.workers.close()
    crank.reason = reason()
    crank.stale()


def hundred(program: Program) -> None:
    """Twenty hands have set it off."""
    program.go_to("title")
    program.open("own_hundred", inputs=missing(), hands=twenty())
    screen = program.scenes[-1]
    assert isinstance(screen, OwnHundredScreen)
    screen.tick(0.0)
    screen.choose(0)
    screen.row, screen.playing = float(screen.rows), False
    screen.stale()


@cache
def twenty() -> OwnHundred:
    """The same machine in so many hands."""
    hands = OwnHundred(missing(), 20)
    hands.finish()
    return hands


def complete(seconds: float) -> View:
    """The last step stands, so many seconds ago."""

    def arranged(program: Program) -> None:
        plan = BuildPlan.read(option(TWELVE))
        assert plan is not None
        kit = OwnKit(plan)
        finish(ordering(plan.line))
        program.go_to("title")
        trap = Completed(kit, (Placed(),) * plan.steps, lambda: None)
        program.open("mousetrap_complete", trap=trap, names=NAMES, seat="green")
        for _frame in range(round(seconds * 60)):
            program.advance(1 / 60)

    return arranged


def promised(table: MousetrapScreen) -> None:
    """What it promises is known."""
    follows = table.prospects
    follows.work()
    for _slice in as_long_as(lambda: not follows.now.over):
        follows.now.work(0.05)
    follows.work()
    table.stale()


def test_run(table: MousetrapScreen) -> None:
    """What is built so far is tried."""
    table.try_crank()


def group_test(table: MousetrapScreen) -> None:
    """Everybody tries the whole trap, which has no crank; nobody is on the wheel."""
    finish(ordering(table.play.kit.plan.line))
    own_trial(table.play, table.play.state.seat)()
    assert isinstance(table.shell, Program)
    crank = table.shell.scenes[-1]
    assert isinstance(crank, OwnCrank)
    crank.set_going()
    crank.skip()
    for _frame in as_long_as(lambda: crank.act != "over"):
        crank.tick(1 / 60)


def own(name: str) -> dict[str, Any]:
    """The option of a match."""
    return {"machine": option(name, CALLED)}


def straighten(table: MousetrapScreen) -> None:
    """It has missed three times in a row, and whoever cranked is asked."""
    play = table.play
    play.table.match.state = play.state._replace(misses=2)
    play.play(TurnCrank())
    play.answer(Answered(TrapRan(False, "step_3")))
    play.skip()
    table.stale()


VIEWS: dict[str, View] = {
    "begun": at(1, turn_of("red", 0), **own(TWELVE)),
    "over": at(1, finished, **own(SIX)),
    "table": at(1, turn_of("red", 4), **own(SIX)),
    "table_of_twelve": at(1, turn_of("red", 7), **own(TWELVE)),
    "promised": at(1, turn_of("red", 7), promised, **own(TWELVE)),
    "chance": at(1, turn_of("red", 6), promised, **own(SIX)),
    "lighting": complete(2.0),
    "complete": complete(4.0),
    "placing": at(2, turn_of("red", 3), placing, steady=False, **own(MARBLES)),
    "plan": at(1, may_crank, plan, **own(TWELVE)),
    "crank_ready": at(1, may_crank, ready, **own(SIX)),
    "crank_running": at(1, may_crank, running, **own(TWELVE)),
    "crank_over": at(1, may_crank, over, **own(SIX)),
    "crank_missed": missed,
    "hundred": hundred,
    "straighten": at(1, may_crank, straighten, **own(SIX)),
    "may_let_go": at(1, may_crank, **own(MARBLES)),
    "group_test": at(1, may_crank, group_test, **own(MARBLES)),
    "let_go": at(1, may_crank, ready, **own(MARBLES)),
    "test_crank": at(1, just_built(5), test_run, **own(SIX)),
}


def which(program: Program) -> None:
    """Which trap? Some machines have been tried, one does not fit, one is still to be tried."""
    program.go_to("title")
    program.open("setup", game="mousetrap")
    program.open("which_trap", chosen=option("first_slope"))
    page = program.scenes[-1]
    assert isinstance(page, WhichTrap)
    page.trials.learn(encode(sample("first_slope").machine), Fitting("", 100))
    page.trials.learn(encode(sample("knock_on").machine), Fitting("", 86, 3))
    page.trials.learn(encode(sample("catapult").machine), Fitting("steady", 31, 4))
    page.tick(1 / 60)


def set_up(program: Program) -> None:
    """The set-up with a machine of one's own."""
    program.go_to("title")
    program.open("setup", game="mousetrap")
    page = program.scenes[-1]
    assert isinstance(page, MatchSetup)
    page.seating.options["machine"] = option(TWELVE, CALLED)
    page.stale()


def waiting(program: Program) -> None:
    """A match with one's own trap was begun and left, in the list of matches."""
    row = CATALOG["mousetrap"]
    setup = row.game.setup([Seat(name) for name in NAMES], own(TWELVE))
    leave(open_match.begin(program.places, row, setup, NAMES, open_match.Luck(seed=1)))
    program.go_to("matches")
    read_to_the_end(program)


def shelf(program: Program) -> None:
    """Such a match waits on the shelf."""
    program.go_to("title", given=WAITING._replace(named=CALLED))


VIEWS |= {"which": which, "set_up": set_up, "waiting": waiting, "shelf": shelf}
