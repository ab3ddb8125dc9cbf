"""The rules of the card game about what the cards do."""

from __future__ import annotations

from game.text.chapters import Chapter, Figure, chapter
from game.text.language import _


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
