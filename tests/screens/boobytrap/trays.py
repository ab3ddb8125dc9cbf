"""Matches at Booby-Trap's tray for its tests, and the wait until nothing moves there."""

from game.catalog import CATALOG
from game.core.setup import Seat
from game.shell.matches import open_match
from tests.views.boobytrap import at


def people(picks=0, **given):
    return at(1, picks, people=4, **given)


def begun_by_rosa(player, seed=5):
    """A match in a file at its first turn."""
    places, row = player.program.places, CATALOG["boobytrap"]
    places.matches.mkdir(parents=True, exist_ok=True)
    setup = row.game.setup([Seat("p1"), Seat("p2")])
    begun = open_match.begin(places, row, setup, {"p1": "Rosa"}, open_match.Luck(seed=seed))
    player.program.go_to("table:boobytrap", opened=begun)
    player.see()
    player.click("primary")
    return begun


def rest(player, most=4000):
    """Let time pass until nothing moves."""
    play = player.program.scenes[0].play
    for _ in range(most):
        player.pass_time(0.05)
        if not play.motion.busy and not play.live and not play.computers and not play.toy.flights and not play.hasty:
            break
    player.see()
