"""The two profiles of the Mouse Trap, and the house options."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.setup import Option, Setup
from game.rules.mousetrap.board import SAFE
from game.rules.mousetrap.parts import PARTS

OPTIONS = (
    Option("profile", "hasbro", ("hasbro", "original")),
    Option("two_cranks", False, (False, True)),
    Option("start_built", 0, tuple(range(25))),
    Option("mice_ahead", True, (False, True), before=False),
)


@dataclass(frozen=True, slots=True)
class Profile:
    """Where the two sheets differ.

    follow: the space reached by a go space is followed (MT-05), the Cheese Wheel after slice 4 too (MT-06).
    lure_more: mice may be lured while one is on the wheel already (MT-25).
    divide: a take from tied rivals may be divided between them (MT-16).
    pick_giver: with an empty pile the player picks any opponent or declines; else the one with most gives (MT-15).
    decline_crank: with a mouse on the wheel the crank may be left alone (MT-23).

    The seventh difference, who resets the trap and when, makes none in play: the operator does, always (MT-40).
    """

    follow: bool
    lure_more: bool
    divide: bool
    pick_giver: bool
    decline_crank: bool


PROFILES = {
    "hasbro": Profile(follow=False, lure_more=True, divide=True, pick_giver=False, decline_crank=False),
    "original": Profile(follow=True, lure_more=False, divide=False, pick_giver=True, decline_crank=True),
}


@dataclass(frozen=True, slots=True)
class RuleOptions:
    """What stays the same through a match: the seats in turn order and the options.

    start: the space on which all mice begin.
    """

    seats: tuple[str, ...]
    profile_name: str
    profile: Profile
    two_cranks: bool
    start_built: int
    start: int = 0

    @staticmethod
    def of(setup: Setup) -> RuleOptions:
        """The table of a checked set-up."""
        name, built = str(setup.options["profile"]), setup.options["start_built"]
        assert isinstance(built, int)
        # MT-48: as far along the path to the Loop as the trap is built; older matches began on Start all the same.
        start = SAFE * built // len(PARTS) if setup.options["mice_ahead"] else 0
        return RuleOptions(setup.names, name, PROFILES[name], bool(setup.options["two_cranks"]), built, start)
