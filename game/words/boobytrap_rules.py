"""The rules of Booby-Trap as they are read at the table, in our own words."""

from game.words.reading import Chapter

CHAPTERS = (
    Chapter(
        "What it is about",
        (
            "Sixty-three turned discs of three sizes lie in a box, and a spring bar presses on them. Some carry the "
            "bar, some only seem to, and some lie loose. Take as many points as you can, and never let the bar move by "
            "a marking.",
            "Nothing here is staged either. The discs, the spring and the friction decide which pieces form arches and "
            "what comes down when one of them goes.",
        ),
    ),
    Chapter(
        "Your turn",
        (
            "Touch one piece and feel how it is held: loose, snug, tight or locked. Then take that piece, or pass. You "
            "may also pass without touching anything.",
            "A small piece is worth 5 points, a medium one 10, a large one 20; or 1, 2 and 3, if you prefer.",
        ),
    ),
    Chapter(
        "Taking",
        (
            "If the bar moves less than a quarter of an inch, one marking of the scale, the piece is yours. Only the "
            "way since your turn began counts.",
            "If it moves a marking or more, that is a trip: you lose the value of a large piece, whichever you took, "
            "and the piece is discarded. Your points may fall below nought.",
            "Other pieces that jump out or stand on end are discarded too and nobody scores them, on a safe play as "
            "well, where they cost nothing.",
        ),
    ),
    Chapter(
        "Passing",
        (
            "Pass as often as you like. But when everybody has passed twice in a row, the next player must pick, "
            "whatever comes of it; after that passing is free again.",
        ),
    ),
    Chapter(
        "The end",
        (
            "As soon as no more pieces are left than there are players, the game is over, even if some have had a turn "
            "less. The most points win, and equal points share the win.",
        ),
    ),
    Chapter(
        "Solitaire",
        (
            "Alone, clear the box until one piece is left, and trip the bar three times at most. Feel as many pieces "
            "as you like before you take one. No points are counted, and there is nobody to pass to.",
            "The bar has a long way to come down, so a piece that lets it down by a little less than a marking is "
            "worth more than a loose one.",
        ),
    ),
    Chapter(
        "Variations",
        (
            "By size: all small pieces must go first, then all medium ones, then the large. No passing: the piece you "
            "touch is the piece you take. Both are for two or more players.",
        ),
    ),
    Chapter(
        "Whose hands?",
        (
            "Steady hands lift every piece straight up. Your own hands: where you stray while you lift, the piece "
            "strays too, and rubs against its neighbours.",
        ),
    ),
)
