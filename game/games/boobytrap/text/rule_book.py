"""The rules of Booby-Trap as they hold in a match, in our own words."""

from __future__ import annotations

from game.core.setup import Setup
from game.games.boobytrap.rules.pieces import EACH, RuleOptions
from game.games.boobytrap.text.table import risk
from game.games.boobytrap.tray.risks import trips_in_100
from game.text.chapters import Chapter, Figure, chapter
from game.text.language import N_, _, sentences
from game.text.levels import who_begins


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


# The rules of Booby-Trap as they hold in a match, in our own words.

_VARIANTS = {
    "regular": N_("The regular game: all sizes from the start, and you may pass."),
    "size_order": N_("By size: all small pieces go first, then all medium ones, then the large."),
    "no_pass": N_("No passing: the piece you touch is the piece you take."),
}
_GOAL = N_("Solitaire: clear the tray until one piece is left, and trip the bar three times at most.")


def in_force(setup: Setup) -> list[str]:
    """Which rules are on, a sentence each."""
    table = RuleOptions.of(setup)
    told = [_(_GOAL)] if table.solitaire else [_(_VARIANTS[table.variant]), _values(table)]
    if table.each != EACH:
        told.append(_("There are {each} pieces of each size.", each=table.each))
    if table.arches:
        told.append(_("Whoever asks is shown the arches."))
    return told


def _values(table: RuleOptions) -> str:
    small, medium, large = table.values
    return _(
        "A small piece is worth {small}, a medium one {medium}, a large one {large}. A trip costs {penalty}.",
        small=small,
        medium=medium,
        large=large,
        penalty=table.penalty,
    )


def chapters(setup: Setup) -> tuple[Chapter, ...]:
    """The rule book of a match."""
    table = RuleOptions.of(setup)
    alone = (_alone(), taking(table))
    match = (_turn(setup), taking(table), _passing(table), _end(table))
    return (
        chapter(_("This match"), *in_force(setup)),
        about(table),
        *(alone if table.solitaire else match),
        arches_chapter(table),
        chapter(
            _("Whose hands?"),
            _(
                "Steady hands lift every piece straight up. With your own hands you draw it while the tray moves: "
                "where you stray, the piece pushes its neighbours, and a hand in haste trembles. "
                "Let go, and the piece waits."
            ),
            _("Each player has hands of one kind or the other, so that a child and a grandparent can play together."),
        ),
        about_set(table),
    )


_HELD = {
    "loose": N_("Loose: it carries next to nothing."),
    "snug": N_("Snug: it carries a little of the spring's force."),
    "tight": N_("Tight: it carries some of the spring's force."),
    "locked": N_("Locked: it carries much of the spring's force."),
}


def _feels() -> Figure:
    told = ((word, sentences(_(held), risk(trips_in_100(word)))) for word, held in _HELD.items())
    return Figure(tuple((f"feel:{word}", held) for word, held in told))


def _sizes() -> Figure:
    return Figure((("piece:S", _("Small")), ("piece:M", _("Medium")), ("piece:L", _("Large"))))


def _turn(setup: Setup) -> Chapter:
    table = RuleOptions.of(setup)
    pick = _(
        "Touch one piece and feel how it is held. Then take that piece, or pass. You may "
        "also pass without touching anything."
    )
    take = _("Touch one piece and feel how it is held. That piece you must take.")
    by_size = _("Small pieces go first, then the medium ones, then the large: other sizes cannot be touched yet.")
    return chapter(
        _("Your turn"),
        who_begins(setup),
        pick if table.most_passes else take,
        _("How it feels is for you alone: the others see which piece you touch, and whether you take it."),
        by_size if table.by_size else "",
        _feels(),
        _values(table),
        _sizes(),
    )


def _alone() -> Chapter:
    return chapter(
        _("Solitaire"),
        _(
            "Clear the tray until one piece is left. Up to three times the bar may trip; the fourth trip loses. No "
            "points are counted."
        ),
        _("Feel as many pieces as you like before you take one."),
        _feels(),
        _(
            "The bar has a long way to go, so a piece that lets it down by just under a mark may be worth more than a "
            "loose one."
        ),
    )


def _passing(table: RuleOptions) -> Chapter:
    if not table.most_passes:
        return chapter(_("Passing"), _("In this match nobody may pass."))
    return chapter(
        _("Passing"),
        _(
            "Pass as often as you like, after a touch too, when a piece is held too firmly for you. But when everybody "
            "has passed twice in a row, that is {passes} passes without a pick, the next player must pick, however "
            "risky that is. After that you may pass again.",
            passes=table.most_passes,
        ),
        _when_to_pass(table),
        _("A trip costs the same whichever piece you took, so pass on small pieces that are held fast."),
    )


def _when_to_pass(table: RuleOptions) -> str:
    """From when on taking costs more than it brings on average."""
    small, medium, large = (round(100 * value / (value + table.penalty)) for value in table.values)
    return _(
        "On average a piece costs more than it brings if, of 100 like it, more than {small} trip for a small one, "
        "{medium} for a medium one, {large} for a large one. The tag of the touched piece tells what it brings.",
        small=small,
        medium=medium,
        large=large,
    )


def _end(table: RuleOptions) -> Chapter:
    return chapter(
        _("The end"),
        _(
            "As soon as no more than {left} pieces are left, one for each player, the match is over, even if some "
            "have had one turn fewer. The most points win, and a tie shares the win.",
            left=len(table.seats),
        ),
    )
