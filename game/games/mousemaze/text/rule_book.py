"""The rules of the Mouse Trap Card Game as they hold in a match, in our own words."""

from __future__ import annotations

from game.core.setup import Setup
from game.games.mousemaze.rules.state import RuleOptions
from game.text.chapters import Chapter, Figure, chapter
from game.text.language import N_plural, _, ngettext
from game.text.levels import who_begins


def go_to() -> Chapter:
    """The three pairs of cards."""
    return chapter(
        _("Go to"),
        _(
            "Three pairs of cards belong together. From the first of a pair the mouse goes to the second at once, "
            "wherever that lies, and goes on facing the same way. Cheese is collected at both ends, and the second "
            "card is followed too."
        ),
        Figure(
            (
                ("card:diver", _("On to the Washtub.")),
                ("card:washtub", _("The Diver leads here.")),
                ("card:gutter_top", _("On to its bottom.")),
                ("card:gutter_bottom", _("The top leads here.")),
                ("card:stairs_top", _("On to their bottom.")),
                ("card:stairs_bottom", _("The top leads here.")),
            )
        ),
        _(
            "Every Maze card has two sides and may lie any way round. Safe and the three ends look the same on both "
            "sides, so they can always be found."
        ),
    )


def changing() -> Chapter:
    """Flip and Turn."""
    return chapter(
        _("Flipping and turning"),
        _(
            "A flipped card shows its other side, and cheese on it goes back to the pile. A card is turned by one, "
            "two or three quarters, with the mouse if that sits on it. If there is a card, you must."
        ),
        Figure(
            (
                ("card:flip_either", _("A card beside this one.")),
                ("action:flip_front", _("The card in front.")),
                ("action:flip_behind", _("The card behind.")),
                ("card:turn_either", _("A card beside this one.")),
                ("card:turn_this", _("The card under the mouse.")),
                ("action:turn_card", _("The card under the mouse.")),
            )
        ),
    )


def wedges() -> Chapter:
    """Place and Take."""
    return chapter(
        _("Cheese"),
        _(
            "There are 42 wedges. Place puts one from the pile on a card without the mark, never under the mouse; one "
            "may lie on another. Take gives you one, at risk like the others. From an empty pile nothing is placed or "
            "taken."
        ),
        Figure((("card:place", _("One into the maze.")), ("card:take", _("One for you, at risk.")))),
    )


def trapped() -> Chapter:
    """Trapped and End Turn."""
    return chapter(
        _("Trapped"),
        _(
            "If the mouse follows a Trapped card, or you draw one, your turn is over and the wedges at risk go back to "
            "the pile. Safe ones stay yours. Three of the 24 Action cards are Trapped."
        ),
        Figure(
            (
                ("card:trapped", _("In the maze.")),
                ("action:trapped", _("Among the Action cards.")),
                ("card:end", _("You keep what you have.")),
            )
        ),
        _("End Turn ends your turn too, but you keep what you have."),
    )


# The rules of the Mouse Trap Card Game as they hold in a match, in our own words.

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
