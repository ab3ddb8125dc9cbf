"""The rules of the card game about what the cards do."""

from __future__ import annotations

from game.words.language import say
from game.words.reading import Chapter, Figure, chapter


def go_to() -> Chapter:
    """The three pairs of cards."""
    return chapter(
        say("Go to"),
        say(
            "Three pairs of cards belong together. From the first of a pair the mouse goes to the second at once, "
            "wherever that lies. Cheese is collected at both ends, and the second card is followed too."
        ),
        Figure(
            (
                ("card:diver", say("On to the Washtub.")),
                ("card:washtub", say("The Diver leads here.")),
                ("card:gutter_top", say("On to its bottom.")),
                ("card:gutter_bottom", say("The top leads here.")),
                ("card:stairs_top", say("On to their bottom.")),
                ("card:stairs_bottom", say("The top leads here.")),
            )
        ),
        say(
            "Every Maze card has two sides and may lie any way round. Safe and the three ends look the same on both "
            "sides, so they can always be found."
        ),
    )


def changing() -> Chapter:
    """Flip and Turn."""
    return chapter(
        say("Flipping and turning"),
        say(
            "A flipped card shows its other side, and cheese on it goes back to the pile. A card is turned by one, two "
            "or three quarters, with the mouse if that sits on it. You cannot decline where there is a card."
        ),
        Figure(
            (
                ("card:flip_either", say("A card beside this one.")),
                ("action:flip_front", say("The card in front.")),
                ("action:flip_behind", say("The card behind.")),
                ("card:turn_either", say("A card beside this one.")),
                ("card:turn_this", say("The card under the mouse.")),
                ("action:turn_card", say("The card under the mouse.")),
            )
        ),
    )


def wedges() -> Chapter:
    """Place and Take."""
    return chapter(
        say("Cheese"),
        say(
            "There are 42 wedges. Place puts one from the pile on a card without the mark, never under the mouse. Take "
            "gives you one, at risk like the others. From an empty pile nothing is placed or taken."
        ),
        Figure((("card:place", say("One into the maze.")), ("card:take", say("One for you, at risk.")))),
    )


def trapped() -> Chapter:
    """Trapped and End Turn."""
    return chapter(
        say("Trapped"),
        say(
            "If the mouse follows a Trapped card, or you draw one, your turn is over and the wedges at risk go back to "
            "the pile. Safe ones stay yours. Three of the 24 Action cards are Trapped."
        ),
        Figure(
            (
                ("card:trapped", say("In the maze.")),
                ("action:trapped", say("Among the Action cards.")),
                ("card:end", say("You keep what you have.")),
            )
        ),
        say("End Turn ends your turn too, but you keep what you have."),
    )
