"""How an attempt of the trap is announced before, while and after it runs."""

from __future__ import annotations

from game.physics.mousetrap.report import TrapReport
from game.words.language import later, say
from game.words.mousetrap_links import missing
from game.words.mousetrap_things import too_early

TURN = later("Turn it for me")
_HOW = {
    "mouse": later("Drag the crank round, clockwise and slowly"),
    "keyboard": later("Right turns it faster, Left slower, Space evenly"),
    "pad": later("Roll a stick round, clockwise and slowly"),
}


def cranks(name: str) -> str:
    """Who turns the crank."""
    return say("{name} cranks", name=name)


def on_wheel(names: str) -> str:
    """Who is in danger."""
    return say("On the wheel: {names}", names=names) if names else say("Nobody is on the wheel")


def how_to_turn(device: str) -> str:
    """How the crank is turned with a device."""
    return say(_HOW[device])


def speed_note(act: str, key: str) -> str:
    """What else there is to do about the speed, by a key or a pad's button."""
    return say("{key} ends the replay", key=key) if act == "again" else say("{key} skips", key=key) * (act == "running")


def goes_on() -> str:
    """A crank that was being turned when the match was left."""
    return say("The crank was being turned when the match was left. It runs on as it was turned then.")


def verdict(report: TrapReport, names: str) -> tuple[str, str]:
    """What came of it in a word, and why."""
    if report.captured:
        return say("Caught!"), (say("In the cage: {names}", names=names) if names else say("The cage stands."))
    return (say("Too early!") if report.misfired else say("Missed!")), ended(report)


def ended(report: TrapReport) -> str:
    """Where the chain ended, as a sentence."""
    if report.captured:
        return say("All links, in order: the trap has closed.")
    if report.refused:
        return say("A part fell before the crank was turned, so nothing was started.")
    if report.misfired:
        return too_early(report.last or "")
    if report.stopped_at is None or len(report.links) == 17:
        return say("The cage is down, but the mouse is not inside.")
    return missing(report.stopped_at)
