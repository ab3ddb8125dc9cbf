"""The rules of Booby-Trap about the tray and what lies in it, as they hold in a match."""

from __future__ import annotations

from game.rules.boobytrap.options import Table
from game.rules.boobytrap.pieces import EACH
from game.words.language import say
from game.words.reading import Chapter, chapter


def about(table: Table) -> Chapter:
    """What there is, and what it is about."""
    return chapter(
        say("What it is about"),
        say(
            "{pieces} turned discs of three sizes lie in a tray, and a spring bar presses on them. Some carry the bar, "
            "some only seem to, and some lie loose.",
            pieces=3 * table.each,
        ),
        ""
        if table.solitaire
        else say("Take as many points as you can, and never let the bar move by a marking of its scale."),
        say(
            "Nothing here is staged. The discs, the spring and the friction decide which pieces form arches and what "
            "comes down when one of them goes."
        ),
        say("The bar is released once, at the start. In the whole match it is never set back."),
    )


def taking(table: Table) -> Chapter:
    """When a piece is out safely, and what a trip is."""
    loss = say(
        "If it moves a marking or more, that is a trip: you lose {penalty}, the value of a large piece, whichever you "
        "took, and the piece is discarded. Your points may fall below nought.",
        penalty=table.penalty,
    )
    safe = say(
        "If the bar moves less than a quarter of an inch, one marking of the scale, the piece is yours. Only the way "
        "that it moves in your turn counts."
    )
    safe_alone = say(
        "If the bar moves less than a quarter of an inch, one marking of the scale, all is well. Only the way that it "
        "moves while you take this piece counts."
    )
    thrown = say(
        "Other pieces that jump out or stand on end are discarded too and nobody scores them, on a safe play as well, "
        "where they cost nothing."
    )
    return chapter(
        say("Taking"),
        safe_alone if table.solitaire else safe,
        say("If it moves a marking or more, that is a trip, and the piece is discarded.") if table.solitaire else loss,
        say("Other pieces that jump out or stand on end are discarded too.") if table.solitaire else thrown,
    )


def arches_chapter(table: Table) -> Chapter:
    """What the arches are, and whether anybody is shown them."""
    on = say("In this match you may ask to be shown the arches when it is your turn. The log tells who has asked.")
    off = say("In this match nobody is shown the arches.")
    return chapter(
        say("The arches"),
        say(
            "The pieces that carry the bar lean on each other in arches. Seeing and feeling how these run is the whole "
            "art of the game."
        ),
        on if table.arches else off,
    )


def about_set(table: Table) -> Chapter:
    """How many pieces there are."""
    ours = say("The sheet does not say how many pieces there are. 63 is our count, 21 of each size.")
    fewer = say(
        "The sheet does not say how many pieces there are. 63 is our count, 21 of each size; in this match there are "
        "{pieces}, {each} of each size.",
        pieces=3 * table.each,
        each=table.each,
    )
    return chapter(say("About this set"), ours if table.each == EACH else fewer)
