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
            "Three pairs of cards belong together. From the first card of a pair, the mouse goes straight "
            "to the second, wherever it is. It keeps facing the same way. It collects cheese at both ends, "
            "and you follow the second card, too."
        ),
        Figure(
            (
                ("card:diver", _("Go on to the Washtub.")),
                ("card:washtub", _("The Diver leads here.")),
                ("card:gutter_top", _("Go on to the bottom end.")),
                ("card:gutter_bottom", _("The top leads here.")),
                ("card:stairs_top", _("Go on to the foot of the stairs.")),
                ("card:stairs_bottom", _("The top leads here.")),
            )
        ),
        _(
            "Every Maze card has two sides and may lie any way around. Safe and the three ends look the "
            "same on both sides, so you can always find them."
        ),
    )


def changing() -> Chapter:
    """Flip and Turn."""
    return chapter(
        _("Flipping and turning"),
        _(
            "A flipped card shows its other side, and cheese on it goes back to the pile. A turned card "
            "rotates by one, two or three quarter turns, together with the mouse if it’s on that card. If "
            "there’s a card there, you have to flip or turn it."
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
        # Translators: noun, a chapter of the rule book and a heading.
        _("Cheese"),
        _(
            "There are 42 wedges. “Place” puts one from the pile on a card without the no-cheese mark, "
            "never under the mouse. It may go on top of other wedges. “Take” gives you one, at risk like "
            "the others. If the pile is empty, nothing is placed or taken."
        ),
        Figure((("card:place", _("One into the maze.")), ("card:take", _("One for you, at risk.")))),
    )


def trapped() -> Chapter:
    """Trapped and End Turn."""
    return chapter(
        # Translators: name of a card and of what happens to the player: a chapter of the rule book.
        _("Trapped"),
        _(
            "If the mouse follows a Trapped card, or you draw one, your turn is over. The wedges at risk "
            "go back to the pile. Safe ones stay yours. Three of the 24 Action cards are Trapped."
        ),
        Figure(
            (
                ("card:trapped", _("In the maze.")),
                ("action:trapped", _("Among the Action cards.")),
                ("card:end", _("You keep what you have.")),
            )
        ),
        _("End Turn also ends your turn, but you keep what you have."),
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
        told.append(
            _(
                "Stop at the edge: if the edge cuts an Action card’s move short, the card where the mouse "
                "stops does nothing."
            )
        )
    elif table.edge_stop != _NONE:
        told.append(_("Stop at the edge: if the edge cuts a move short, the card where the mouse stops does nothing."))
    return told


def chapters(setup: Setup) -> tuple[Chapter, ...]:
    """The rule book of a match."""
    table = RuleOptions.of(setup)
    return (
        chapter(_("This match"), *in_force(setup)),
        chapter(
            _("About the game"),
            _(
                "Sixteen cards make a maze of four rows, and all players share its one mouse. Bring cheese out "
                "of the maze without getting trapped."
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
                "The pictures of the cards are lost. What’s on the 16 Maze cards and the 24 Action cards is "
                "our own. It fits every sentence of the printed rules."
            ),
        ),
    )


def _turn(setup: Setup) -> Chapter:
    return chapter(
        _("Your turn"),
        _(
            "In the printed rules, the youngest player goes first. Before the match, choose who that is, or "
            "let someone else go first."
        ),
        who_begins(setup),
        _(
            "Put the mouse on Safe, facing any way you like. Place a wedge on any card without the "
            "no-cheese mark, even one that already has cheese. Then draw an Action card and do what it "
            "says."
        ),
        Figure(
            (
                ("card:safe", _("Every turn begins here.")),
                ("mark:barred", _("The mark: no cheese here.")),
                ("action:forward_2", _("An Action card.")),
            )
        ),
        _(
            "After that, draw again as often as you dare, or end your turn. Ending it makes all the wedges "
            "you collected that turn safe. Until then, they lie face down and are at risk."
        ),
        _("When the last Action card has been drawn, the discards are shuffled and drawn again."),
    )


def _moving(table: RuleOptions) -> Chapter:
    follow = _(
        "The mouse stops at the edge, even if it hasn’t gone all the way. It collects the cheese there "
        "and follows the card."
    )
    stop = _(
        "The mouse stops at the edge. If it hasn’t gone all the way, it collects the cheese there, but "
        "the card does nothing. Even a Trapped card won’t trap it."
    )
    by_action = _(
        "The mouse stops at the edge. If an Action card would have taken it farther, it collects the "
        "cheese there, but the card does nothing. Even a Trapped card won’t trap it. After a Maze "
        "card’s move, the mouse follows the card it stops on."
    )
    return chapter(
        # Translators: noun, a chapter of the rule book.
        _("Moving"),
        _(
            "The arrows on an Action card are as the mouse sees them, so the card is turned the way the "
            "mouse faces. Those on a Maze card point the way the card lies. With two arrows, you choose "
            "one, even a blocked one."
        ),
        Figure(
            (
                ("action:left_1", _("To the left of the mouse.")),
                ("action:forward_or_back_2", _("Two arrows: you choose.")),
                ("card:move_2", _("The way the card lies.")),
            )
        ),
        follow if table.edge_stop == _NONE else by_action if table.edge_stop == _BY_ACTION else stop,
        _("Walking doesn’t change the way the mouse faces. Only rotating its card does."),
    )


def _stopping() -> Chapter:
    return chapter(
        _("Where the mouse stops"),
        _(
            "First collect all the cheese on that card. Cheese you passed stays. Then do what the card "
            "says, which may move the mouse again. If the mouse can’t move at all, nothing is collected "
            "and the card does nothing."
        ),
        _("Each Maze card works once for each Action card. If the mouse comes back to it, the mouse only collects."),
    )


def _end(table: RuleOptions) -> Chapter:
    one, many = N_plural(
        "End a turn with a wedge safe and you win at once.",
        "End a turn with {number} or more wedges safe and you win at once.",
    )
    return chapter(
        _("The end"),
        ngettext(one, many, table.goal),
        _(
            "If all 42 wedges are safe before anyone has enough, the player with the most cheese wins. "
            "Players who tie share the win."
        ),
        _(
            "If the pile is empty and nobody brings a wedge to safety for twenty rounds, the player with the "
            "most cheese wins, too. That’s our own rule, so that every match ends."
        ),
    )
