"""The rules of the Mouse Trap Card Game as they are read at the table, in our own words."""

from game.words.reading import Chapter

CHAPTERS = (
    Chapter(
        "What it is about",
        (
            "Sixteen cards make a maze of four rows, and two to five players share the one mouse in it. Bring cheese "
            "out of the maze without being trapped. The first to have eight wedges safe wins.",
        ),
    ),
    Chapter(
        "The maze",
        (
            "Every Maze card has two sides and may lie any way round. Its arrows turn with it. Safe and the places to "
            "which the mouse is sent look the same on both sides, so they can always be found.",
        ),
    ),
    Chapter(
        "Your turn",
        (
            "Put the mouse on Safe, facing where you like. Place a wedge on any card without the no-cheese mark. Then "
            "draw an Action card and do what it says.",
            "After that, draw again, as often as you dare, or end your turn. Ending it makes all the wedges safe that "
            "you have collected in it. Until then they lie face down and are at risk.",
        ),
    ),
    Chapter(
        "Moving",
        (
            "The arrows of an Action card are seen from the mouse, those of a Maze card lie as the card lies. With two "
            "arrows you choose one, even one that is blocked. At the edge the mouse stops and keeps what it reached.",
            "Walking does not change the way the mouse faces. Only turning its card does.",
        ),
    ),
    Chapter(
        "Where the mouse stops",
        (
            "Collect all cheese on that card; what was passed stays. Then do what the card says, which may move the "
            "mouse on. A move of no step at all is none: nothing is collected and nothing said.",
            "Each Maze card acts once for each Action card. If the mouse comes round again, it only collects.",
        ),
    ),
    Chapter(
        "Go to",
        (
            "The Diver leads to the Washtub, the top of the Rain Gutter to its bottom, the top of the Rickety Stairs "
            "to theirs. Cheese is collected at both ends, and the place you reach is followed too.",
        ),
    ),
    Chapter(
        "Flipping and turning",
        (
            "A flipped card shows its other side, and cheese on it goes back to the pile. A card is turned by one, two "
            "or three quarters, with the mouse if that sits on it. Neither may be declined where there is a card.",
        ),
    ),
    Chapter(
        "Cheese",
        (
            "There are 42 wedges. Place puts one from the pile on a card without the mark, never under the mouse. Take "
            "gives you one, at risk like the others. From an empty pile nothing is placed or taken.",
        ),
    ),
    Chapter(
        "Trapped",
        (
            "If the mouse stops on a Trapped card, or you draw one, your turn is over and the wedges at risk go back "
            "to the pile. Safe ones stay yours. Three of the 24 Action cards are Trapped.",
            "End Turn ends your turn too, but you keep what you have.",
        ),
    ),
    Chapter(
        "The end",
        (
            "Whoever ends a turn with enough wedges safe wins at once. If the pile is empty and for twenty rounds "
            "nobody brings a wedge out, whoever has most wins. That is our own addition, so that every match ends.",
        ),
    ),
    Chapter(
        "About these cards",
        (
            "The pictures of the cards are lost. What stands on the 16 and the 24 is our own, made to fit every "
            "sentence of the rule sheet.",
        ),
    ),
)
