"""The rules of Mouse Trap as they hold in a match, in our own words."""

from __future__ import annotations

from game.core.setup import Setup
from game.rules.mousetrap.options import Table
from game.rules.mousetrap.parts import PARTS
from game.words.language import both, count, later, say
from game.words.mousetrap_rules_cheese import cheese_chapter
from game.words.mousetrap_rules_trap import trap_chapters
from game.words.reading import Chapter, Figure, chapter
from game.words.seats import who_begins

_WORKS = {
    2: later("Two of you play, so all build spaces work: those marked 2, 2-3 and 2-3-4."),
    3: later("Three of you play, so the build spaces marked 2-3 and 2-3-4 work. Those marked 2 do nothing."),
    4: later("Four of you play, so only the build spaces marked 2-3-4 work. The others do nothing."),
}


def in_force(setup: Setup) -> list[str]:
    """Which rules are on, a sentence each."""
    table = Table.of(setup)
    by_sheet = say("You play by the Hasbro sheet.")
    told = [by_sheet if table.profile_name == "hasbro" else say("You play by the original rules.")]
    if table.two_cranks:
        told.append(say("Two cranks: the sixth space of the Loop is a second Turn Crank."))
    if table.start_built == len(PARTS):
        told.append(say("The whole trap stands at the start."))
    elif table.start_built:
        one, many = both("One of the 24 parts stands at the start.", "{number} of the 24 parts stand at the start.")
        told.append(count(one, many, table.start_built))
    return told


def chapters(setup: Setup) -> tuple[Chapter, ...]:
    """The rule book of a match."""
    table = Table.of(setup)
    house = say("House options are our own. They stand on no sheet.")
    on = table.two_cranks or table.start_built
    return (
        chapter(say("This match"), *in_force(setup), house if on else ""),
        _about(table),
        _turn(setup),
        _building(table),
        cheese_chapter(table),
        _moved_on(table),
        *trap_chapters(table),
        _hands(),
        chapter(
            say("About this board"),
            say(
                "The pictures of the board are lost. The order of the fifty spaces is a reconstruction, after a "
                "description that anybody can read. It agrees with every word of the sheets."
            ),
        ),
    )


def _about(table: Table) -> Chapter:
    return chapter(
        say("What it is about"),
        say(
            "Your mice run round a board, and in its middle a machine of 24 parts stands ready. Whoever lands on Turn "
            "Crank may set it off, and a rival who is on the Cheese Wheel just then may be caught. The last mouse that "
            "is free wins."
        )
        if table.start_built == len(PARTS)
        else say(
            "Your mice run round a board, and together you build a machine of 24 parts in its middle. When it stands, "
            "whoever lands on Turn Crank may set it off, and a rival who is on the Cheese Wheel just then may be "
            "caught. The last mouse that is free wins."
        ),
        say(
            "Nothing in the trap is staged. Gears, marbles, diver and cage move as weight and shape make them, so the "
            "trap can fail, and how each part was set down matters."
        ),
    )


def _turn(setup: Setup) -> Chapter:
    return chapter(
        say("Your turn"),
        who_begins(setup),
        say(
            "Roll the die, move your mouse that many spaces and do what the space says. Then your turn is over. Any "
            "number of mice may stand on one space."
        ),
        say(
            "The path has fifty spaces. The last six are the Loop, from Safe to the Cheese Wheel: your mouse goes "
            "round it until the end."
        ),
        Figure(
            (
                ("space:0", say("Here all mice begin.")),
                ("space:21", say("The Dog Bone: here you rest.")),
                ("space:44", say("Safe: nobody can lure or catch you here.")),
                ("space:46", say("Turn Crank: see below.")),
                ("space:49", say("Take two pieces. But the cage hangs above you.")),
            )
        ),
    )


def _building(table: Table) -> Chapter:
    if table.start_built == len(PARTS):
        return chapter(
            say("Building"), say("All 24 parts stand from the start, so build spaces do nothing in this match.")
        )
    return chapter(
        say("Building"),
        say(_WORKS[len(table.seats)]),
        say(
            "On a build space that works you add the next part and take a piece of cheese from the pile, if there is "
            "one. In the Loop, Build 2 means two parts and two pieces."
        ),
        Figure(
            (
                ("space:1", say("For two players.")),
                ("space:9", say("For two or three.")),
                ("space:3", say("For two, three or four.")),
                ("space:45", say("In the Loop: two parts, two pieces.")),
            )
        ),
        say("When all 24 parts stand, build spaces do nothing more."),
    )


def _moved_on(table: Table) -> Chapter:
    follow = say("Ahead and Back move your mouse on at once. Then you follow the space you are sent to as well.")
    ignore = say(
        "Ahead and Back move your mouse on at once. The space you are sent to does nothing: it gives no part and no "
        "cheese, not even the Cheese Wheel."
    )
    return chapter(
        say("Ahead and Back"),
        follow if table.profile.follow else ignore,
        Figure(
            (
                ("space:10", say("Four spaces on.")),
                ("space:5", say("Two spaces back.")),
                ("space:13", say("All the way back.")),
                ("space:27", say("Back to the Dog Bone.")),
            )
        ),
    )


def _hands() -> Chapter:
    return chapter(
        say("Whose hands?"),
        say(
            "Steady hands set every part down straight and turn the crank evenly by one press. With your own hands, a "
            "part stays where you let go of it, and the machine gets the speed at which you turn."
        ),
        say(
            "Each player has hands of one kind or the other, so that a child and a grandparent can play one match. "
            "Before cranking, steady hands repair the trap for you; with your own hands you set parts anew yourself, "
            "each once."
        ),
    )
