"""The rules of the Mouse Trap Card Game as they hold in a match, in our own words."""

from __future__ import annotations

from game.core.setup import Setup
from game.rules.mousemaze.state import RuleOptions
from game.text.beginning import who_begins
from game.text.chapters import Chapter, Figure, chapter
from game.text.language import N_plural, _, ngettext
from game.text.mousemaze.rule_book_cards import changing, go_to, trapped, wedges

_NONE, _BY_ACTION = 0, 1
"""`RuleOptions.edge_stop`: after no move that the edge cuts short, and after those by an Action card alone."""


def in_force(setup: Setup) -> list[str]:
    """Which rules are on, a sentence each."""
    table = RuleOptions.of(setup)
    one, many = N_plural(
        "The first to bring a wedge to safety wins.", "The first to bring {number} wedges to safety wins."
    )
    told = [ngettext(one, many, table.goal)]
    if table.edge_stop == _BY_ACTION:
        told.append(_("Stop at the edge: where that cuts short the move of an Action card, the card does nothing."))
    elif table.edge_stop != _NONE:
        told.append(_("Stop at the edge: where that cuts a move short, the card does nothing."))
    return told


def chapters(setup: Setup) -> tuple[Chapter, ...]:
    """The rule book of a match."""
    table = RuleOptions.of(setup)
    return (
        chapter(_("This match"), *in_force(setup)),
        chapter(
            _("What it is about"),
            _(
                "Sixteen cards make a maze of four rows, and all of you share its one mouse. Bring cheese out of the "
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
            _("About these cards"),
            _(
                "The pictures of the cards are lost. What stands on the 16 Maze cards and the 24 Action cards is our "
                "own, made to fit every sentence of the rule sheet."
            ),
        ),
    )


def _turn(setup: Setup) -> Chapter:
    return chapter(
        _("Your turn"),
        _(
            "In the printed rules the youngest player goes first. At set-up you say who that is, or let someone else "
            "begin."
        ),
        who_begins(setup),
        _(
            "Put the mouse on Safe, facing where you like. Place a wedge on any card without the no-cheese mark, also "
            "on one that has cheese already. Then draw an Action card and do what it says."
        ),
        Figure(
            (
                ("card:safe", _("Here every turn begins.")),
                ("mark:barred", _("The mark: no cheese here.")),
                ("action:forward_2", _("An Action card.")),
            )
        ),
        _(
            "After that, draw again, as often as you dare, or end your turn. Ending it makes safe all the wedges that "
            "you collected in it. Until then they lie face down and are at risk."
        ),
        _("When the last Action card has been drawn, the discarded ones are shuffled and drawn again."),
    )


def _moving(table: RuleOptions) -> Chapter:
    follow = _(
        "At the edge the mouse stops, even if it has not gone all the way. It collects what lies there and follows "
        "the card."
    )
    stop = _(
        "At the edge the mouse stops. If it has not gone all the way, it collects what lies there, but the card does "
        "nothing: not even a Trapped card traps it."
    )
    by_action = _(
        "At the edge the mouse stops. If an Action card would have led it further, it collects what lies there, but "
        "the card does nothing: not even a Trapped card traps it. After a move by a Maze card it follows the card."
    )
    return chapter(
        _("Moving"),
        _(
            "The arrows of an Action card are as the mouse sees them, so the card is turned as the mouse faces. Those "
            "of a Maze card point as it lies. With two arrows you choose one, even one that is blocked."
        ),
        Figure(
            (
                ("action:left_1", _("To the left of the mouse.")),
                ("action:forward_or_back_2", _("Two arrows: you choose.")),
                ("card:move_2", _("As the card lies.")),
            )
        ),
        follow if table.edge_stop == _NONE else by_action if table.edge_stop == _BY_ACTION else stop,
        _("Walking does not change the way the mouse faces. Only turning its card does."),
    )


def _stopping() -> Chapter:
    return chapter(
        _("Where the mouse stops"),
        _(
            "First collect all the cheese on that card; what you passed stays. Then do what the card says, which may "
            "move the mouse on. A move of no steps does not count: nothing is collected, and the card does nothing."
        ),
        _("Each Maze card acts once for each Action card. If the mouse comes round again, it only collects."),
    )


def _end(table: RuleOptions) -> Chapter:
    one, many = N_plural(
        "Whoever ends a turn with a wedge safe wins at once.",
        "Whoever ends a turn with {number} wedges safe, or more, wins at once.",
    )
    return chapter(
        _("The end"),
        ngettext(one, many, table.goal),
        _("If all 42 wedges are safe before anybody has enough, whoever has the most wins, and a tie shares the win."),
        _(
            "If the pile is empty and nobody brings a wedge out for twenty rounds, whoever has the most wins too. "
            "That is our own addition, so that every match ends."
        ),
    )
