"""The rules of Mouse Trap about the crank, the lures and the trap, as they hold in a match."""

from __future__ import annotations

from game.rules.mousetrap.options import RuleOptions
from game.text.chapters import Chapter, Figure, chapter
from game.text.language import _

_PAIR = 2


def trap_chapters(table: RuleOptions) -> tuple[Chapter, ...]:
    """The crank, luring, the run of the trap, what to look at before, and the end."""
    return (
        _crank(table),
        _luring(table),
        _run(),
        _check_list(),
        chapter(_("The end"), _("When yours is the last mouse that is not caught, you win.")),
    )


def _crank(table: RuleOptions) -> Chapter:
    one = _(
        "You may use the crank only in a turn in which your own mouse lands on Turn Crank. Before the trap is "
        "complete, that space does nothing."
    )
    two = _(
        "There are two Turn Cranks in the Loop; the second takes the place of the slice that gives two pieces. You may "
        "use the crank only in a turn in which your own mouse lands on one of them. Before the trap is complete, both "
        "do nothing, and the second gives no cheese."
    )
    must = _("If a rival is on the Cheese Wheel, you must turn the crank.")
    may = _("If a rival is on the Cheese Wheel, you may turn the crank. Or you may end your turn without cranking.")
    return chapter(
        _("Turn Crank"),
        two if table.two_cranks else one,
        may if table.profile.decline_crank else must,
        _("There is one attempt in a turn. Then the turn is over, and whoever cranked resets the loose parts."),
    )


def _luring(table: RuleOptions) -> Chapter:
    more = _("If a rival is on the wheel already, you may lure others there too before you turn the crank.")
    no_more = _("Once a rival is on the wheel, nobody else may be lured.")
    others = "" if len(table.seats) == _PAIR else more if table.profile.lure_more else no_more
    return chapter(
        _("Luring"),
        _(
            "When you land on Turn Crank, the trap is complete and nobody is on the wheel, you may lure a rival "
            "there. Give a piece of cheese back to the pile, choose a mouse and roll the die for it. It walks that "
            "many spaces, and the space where it stops does nothing."
        ),
        _(
            "You may lure again, the same mouse or another, as long as your cheese lasts, and you may stop when you "
            "like. A mouse on Safe cannot be lured; one that is still on the path can."
        ),
        others,
    )


def _run() -> Chapter:
    return chapter(
        _("What the trap does"),
        _("Turn the crank clockwise and slowly. Each step sets off the next:"),
        Figure(
            (
                ("part:4", _("The crank turns the gears.")),
                ("part:6", _("The stop sign snaps back.")),
                ("part:8", _("It hits the shoe.")),
                ("part:10", _("The bucket tips.")),
                ("part:9", _("A marble rolls down the stairs.")),
                ("part:13", _("The gutter leads it on.")),
                ("part:15", _("It bumps the helping hand.")),
                ("part:18", _("A second marble falls.")),
                ("part:17", _("It drops through the tub.")),
                ("part:19", _("It strikes the diving board.")),
                ("part:20", _("The diver flies.")),
                ("part:22", _("He lands in the washtub.")),
                ("part:24", _("The cage comes down.")),
            )
        ),
        _(
            "A mouse is caught only if the trap worked: everything happened in this order, and in the end the cage "
            "stands over the wheel. Then all rivals on the wheel are out together, and their cheese is yours."
        ),
        _(
            "If the trap fails, all rivals on the wheel run to Safe. A cage that hangs half-way on its post catches "
            "nobody."
        ),
        _(
            "Turn too fast, and the shaking can bring the cage down before the diver has jumped. That is too early: "
            "the trap did not work as it should, so nobody is caught, even with a mouse inside the cage."
        ),
    )


def _check_list() -> Chapter:
    return chapter(
        _("Before you crank"),
        _("Look the trap over, as the printed rules ask:"),
        Figure(
            (
                ("part:11", _("A marble is in the bucket.")),
                ("part:15", _("The rod hangs on its hook.")),
                ("part:18", _("A marble sits on the thing-a-ma-jig.")),
                ("part:20", _("The diver has his back to the washtub.")),
                ("part:24", _("The cage is balanced on its post.")),
            )
        ),
        _("And all other parts stand in their places. Any of them you may reset, each once, before you crank."),
    )
