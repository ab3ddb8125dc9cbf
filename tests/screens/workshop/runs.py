"""A machine on the bench after its run, with all that was heard, and what the strip below it says."""

from game.shell.film_strip import STRIP
from game.workshop.parts.files import Stored
from tests.patience import as_long_as


def run_out(player, stored: Stored):
    """The same player, the run at its end; heard: every sound of it, in order."""
    player.program.go_to("bench", given=stored)
    player.see()
    player.heard = []
    player.program.sound.heard = lambda name, source: player.heard.append(name)
    player.key("space")
    for _ in as_long_as(lambda: not player.scene.ended):
        player.step(1 / 60)
    return player


def said_at_marks(player) -> list[str]:
    """What the strip says at each of its marks, from the last to the first."""
    found = []
    for _ in range(20):
        player.click("film_mark_before")
        said = player.scene.find(STRIP).spoken().value
        if said in found:
            break
        found.append(said)
    return found
