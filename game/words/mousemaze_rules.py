"""The rules of the Mouse Trap Card Game as they hold in a match, in our own words."""

from __future__ import annotations

from game.core.setup import Setup
from game.rules.mousemaze.state import Table
from game.words.language import both, count, say
from game.words.mousemaze_rules_cards import changing, go_to, trapped, wedges
from game.words.reading import Chapter, Figure, chapter
from game.words.seats import who_begins

_NONE, _BY_ACTION = 0, 1
"""`Table.edge_stop`: after no move that the edge cuts short, and after those by an Action card alone."""


def in_force(setup: Setup) -> list[str]:
    """Which rules are on, a sentence each."""
    table = Table.of(setup)
    one, many = both("The first wedge safe wins.", "The first to have {number} wedges safe wins.")
    told = [count(one, many, table.goal)]
    if table.edge_stop == _BY_ACTION:
        told.append(say("Stop at the edge: where that cuts short the move of an Action card, the card does nothing."))
    elif table.edge_stop != _NONE:
        told.append(say("Stop at the edge: where that cuts a move short, the card does nothing."))
    return told


def chapters(setup: Setup) -> tuple[Chapter, ...]:
    """The rule book of a match."""
    table = Table.of(setup)
    return (
        chapter(say("This match"), *in_force(setup)),
        chapter(
            say("What it is about"),
            say(
                "Sixteen cards make a maze of four rows, and you share the one mouse in it. Bring cheese out of the "
                "maze without being trapped."
            ),
        ),
        _turn(setup),
        _moving(table),
        _stopping(),
        go_to(),
        changing(),
        wedges(),
        trapped(),
        _end(table),
        chapter(
            say("About these cards"),
            say(
                "The pictures of the cards are lost. What stands on the 16 Maze cards and the 24 Action cards is our "
                "own, made to fit every sentence of the rule sheet."
            ),
        ),
    )


def _turn(setup: Setup) -> Chapter:
    return chapter(
        say("Your turn"),
        who_begins(setup),
        say(
            "Put the mouse on Safe, facing where you like. Place a wedge on any card without the no-cheese mark. Then "
            "draw an Action card and do what it says."
        ),
        Figure(
            (
                ("card:safe", say("Here every turn begins.")),
                ("mark:barred", say("The mark: no cheese here.")),
                ("action:forward_2", say("An Action card.")),
            )
        ),
        say(
            "After that, draw again, as often as you dare, or end your turn. Ending it makes all the wedges safe that "
            "you have collected in it. Until then they lie face down and are at risk."
        ),
        say("When the last Action card has been drawn, the discarded ones are shuffled and drawn again."),
    )


def _moving(table: Table) -> Chapter:
    follow = say(
        "At the edge the mouse stops, even if it has not gone all the way. It collects what lies there and follows "
        "the card."
    )
    stop = say(
        "At the edge the mouse stops. If it has not gone all the way, it collects what lies there, but the card does "
        "nothing: not even a Trapped card traps it."
    )
    by_action = say(
        "At the edge the mouse stops. If an Action card would have led it further, it collects what lies there, but "
        "the card does nothing: not even a Trapped card traps it. After a move by a Maze card it follows the card."
    )
    return chapter(
        say("Moving"),
        say(
            "The arrows of an Action card are seen from the mouse, those of a Maze card lie as the card lies. With two "
            "arrows you choose one, even one that is blocked."
        ),
        Figure(
            (
                ("action:left_1", say("To the left of the mouse.")),
                ("action:forward_or_back_2", say("Two arrows: you choose.")),
                ("card:move_2", say("As the card lies.")),
            )
        ),
        follow if table.edge_stop == _NONE else by_action if table.edge_stop == _BY_ACTION else stop,
        say("Walking does not change the way the mouse faces. Only turning its card does."),
    )


def _stopping() -> Chapter:
    return chapter(
        say("Where the mouse stops"),
        say(
            "First collect all cheese on that card; what was passed stays. Then do what the card says, which may move "
            "the mouse on. A move of no step at all does not count: nothing is collected, and the card "
            "does nothing."
        ),
        say("Each Maze card acts once for each Action card. If the mouse comes round again, it only collects."),
    )


def _end(table: Table) -> Chapter:
    one, many = both(
        "Whoever ends a turn with a wedge safe wins at once.",
        "Whoever ends a turn with {number} wedges safe, or more, wins at once.",
    )
    return chapter(
        say("The end"),
        count(one, many, table.goal),
        say(
            "Should all 42 wedges be safe before anybody has enough, whoever has most wins, and equal numbers share "
            "the win."
        ),
        say(
            "If the pile is empty and for twenty rounds nobody brings a wedge out, whoever has most wins too. That is "
            "our own addition, so that every match ends."
        ),
    )
