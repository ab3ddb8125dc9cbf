"""The rules of Booby-Trap about the tray and what lies in it, as they hold in a match."""

from __future__ import annotations

from game.rules.boobytrap.options import RuleOptions
from game.rules.boobytrap.pieces import EACH
from game.text.chapters import Chapter, chapter
from game.text.language import _


def about(table: RuleOptions) -> Chapter:
    """What there is, and what it is about."""
    return chapter(
        _("What it is about"),
        _(
            "{pieces} turned discs of three sizes lie in a tray, and a spring bar presses on them. Some carry the bar, "
            "some only seem to, and some lie loose.",
            pieces=3 * table.each,
        ),
        ""
        if table.solitaire
        else _("Score as many points as you can, and never let the bar move a whole mark on its scale."),
        _(
            "Nothing here is faked. The discs, the spring and friction decide which pieces form arches and what comes "
            "down when one of them goes."
        ),
        _("The bar is released once, at the start. In the whole match it is never set back."),
    )


def taking(table: RuleOptions) -> Chapter:
    """When a piece is out safely, and what a trip is."""
    loss = _(
        "If it moves a mark or more, that is a trip: you lose {penalty}, the value of a large piece, whichever you "
        "took, and the piece is discarded. Your score may fall below zero.",
        penalty=table.penalty,
    )
    safe = _(
        "If the bar moves less than a quarter of an inch, one mark on the scale, the piece is yours. Only how far it "
        "moves in your turn counts."
    )
    safe_alone = _(
        "If the bar moves less than a quarter of an inch, one mark on the scale, all is well. Only how far it moves "
        "while you take this piece counts."
    )
    thrown = _(
        "Other pieces that jump out or stand on end are discarded too. Nobody scores them, and after a safe pick they "
        "cost nothing."
    )
    return chapter(
        _("Taking"),
        safe_alone if table.solitaire else safe,
        _("If it moves a mark or more, that is a trip, and the piece is discarded.") if table.solitaire else loss,
        _("Other pieces that jump out or stand on end are discarded too.") if table.solitaire else thrown,
    )


def arches_chapter(table: RuleOptions) -> Chapter:
    """What the arches are, and whether anybody is shown them."""
    on = _("In this match you may ask to be shown the arches when it is your turn. The log tells who has asked.")
    off = _("In this match nobody is shown the arches.")
    return chapter(
        _("The arches"),
        _(
            "The pieces that carry the bar lean on each other in arches. Seeing and feeling where they run is the art "
            "of the game."
        ),
        on if table.arches else off,
    )


def about_set(table: RuleOptions) -> Chapter:
    """How many pieces there are."""
    ours = _("The sheet does not say how many pieces there are. 63 is our count, 21 of each size.")
    fewer = _(
        "The sheet does not say how many pieces there are. 63 is our count, 21 of each size; in this match there are "
        "{pieces}, {each} of each size.",
        pieces=3 * table.each,
        each=table.each,
    )
    return chapter(_("About this set"), ours if table.each == EACH else fewer)
