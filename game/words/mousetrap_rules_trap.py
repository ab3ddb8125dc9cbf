"""The rules of Mouse Trap about the crank, the lures and the trap, as they hold in a match."""

from __future__ import annotations

from game.rules.mousetrap.options import Table
from game.words.language import say
from game.words.reading import Chapter, Figure, chapter

_PAIR = 2


def trap_chapters(table: Table) -> tuple[Chapter, ...]:
    """The crank, luring, the run of the trap, what to look at before, and the end."""
    return (
        _crank(table),
        _luring(table),
        _run(),
        _check_list(),
        chapter(say("The end"), say("When yours is the last mouse that is not caught, you win.")),
    )


def _crank(table: Table) -> Chapter:
    one = say(
        "You may use the crank only in a turn in which your own mouse lands on Turn Crank. Before the trap is "
        "complete, that space does nothing."
    )
    two = say(
        "There are two Turn Cranks in the Loop; the second takes the place of the slice that gives two pieces. You may "
        "use the crank only in a turn in which your own mouse lands on one of them. Before the trap is complete, both "
        "do nothing, and the second gives no cheese."
    )
    must = say("If a rival is on the Cheese Wheel, you must turn the crank.")
    may = say("If a rival is on the Cheese Wheel, you may turn the crank. You may also decline and end your turn.")
    return chapter(
        say("Turn Crank"),
        two if table.two_cranks else one,
        may if table.profile.decline_crank else must,
        say(
            "There is one attempt in a turn. Then the turn is over, and whoever cranked sets the loose parts in place "
            "again."
        ),
    )


def _luring(table: Table) -> Chapter:
    more = say("You may go on luring other mice when one is on the wheel already, before you turn the crank.")
    no_more = say("Once a rival is on the wheel, nobody else may be lured.")
    others = "" if len(table.seats) == _PAIR else more if table.profile.lure_more else no_more
    return chapter(
        say("Luring"),
        say(
            "When you land on Turn Crank, the trap is complete and nobody is on the wheel, you may lure a rival there. "
            "Give a piece of cheese back to the pile, choose a mouse and roll the die for it. It walks so many spaces, "
            "and the space where it stops does nothing."
        ),
        say(
            "You may lure again, the same mouse or another, as long as your cheese lasts, and you may stop when you "
            "like. A mouse on Safe cannot be lured; one that is still on the path can."
        ),
        others,
    )


def _run() -> Chapter:
    return chapter(
        say("What the trap does"),
        say("Turn the crank clockwise and slowly. Each thing sets off the next:"),
        Figure(
            (
                ("part:4", say("The crank turns the gears.")),
                ("part:6", say("The stop sign snaps back.")),
                ("part:8", say("It hits the shoe.")),
                ("part:10", say("The bucket tips.")),
                ("part:9", say("A marble rolls down the stairs.")),
                ("part:13", say("The gutter leads it on.")),
                ("part:15", say("It bumps the helping hand.")),
                ("part:18", say("A second marble falls.")),
                ("part:17", say("It drops through the tub.")),
                ("part:19", say("It strikes the diving board.")),
                ("part:20", say("The diver flies.")),
                ("part:22", say("He lands in the washtub.")),
                ("part:24", say("The cage comes down.")),
            )
        ),
        say(
            "A mouse is caught only if the trap worked: everything happened in this order, and in the end the cage "
            "stands over the wheel. Then all rivals on the wheel are out together, and their cheese is yours."
        ),
        say(
            "If the trap fails, all rivals on the wheel run to Safe. A cage that hangs half-way on its post catches "
            "nobody."
        ),
        say(
            "Turn too fast, and the shaking can bring the cage down before the diver has jumped. That is too early: "
            "the trap did not work as it should, so nobody is caught, even with a mouse inside the cage."
        ),
    )


def _check_list() -> Chapter:
    return chapter(
        say("Before you crank"),
        say("Look the trap over, as the sheet asks:"),
        Figure(
            (
                ("part:11", say("A marble is in the bucket.")),
                ("part:15", say("The rod hangs on its hook.")),
                ("part:18", say("A marble sits on the thing-a-ma-jig.")),
                ("part:20", say("The diver has his back to the washtub.")),
                ("part:24", say("The cage is balanced on its post.")),
            )
        ),
        say("And all other parts stand in their places. Any of them you may set anew, each once, before you crank."),
    )
