"""The rules of Booby-Trap as they hold in a match, in our own words."""

from __future__ import annotations

from game.core.setup import Setup
from game.rules.boobytrap.options import Table
from game.rules.boobytrap.pieces import EACH
from game.words.boobytrap_rules_tray import about, about_set, arches_chapter, taking
from game.words.language import later, say
from game.words.reading import Chapter, Figure, chapter
from game.words.seats import who_begins

_VARIANTS = {
    "regular": later("The regular game: all sizes from the start, and you may pass."),
    "size_order": later("By size: all small pieces go first, then all medium ones, then the large."),
    "no_pass": later("No passing: the piece you touch is the piece you take."),
}
_GOAL = later("Solitaire: clear the tray until one piece is left, and trip the bar three times at most.")


def in_force(setup: Setup) -> list[str]:
    """Which rules are on, a sentence each."""
    table = Table.of(setup)
    told = [say(_GOAL)] if table.solitaire else [say(_VARIANTS[table.variant]), _values(table)]
    if table.each != EACH:
        told.append(say("There are {each} pieces of each size.", each=table.each))
    if table.arches:
        told.append(say("Whoever asks is shown the arches."))
    return told


def _values(table: Table) -> str:
    small, medium, large = table.values
    return say(
        "A small piece is worth {small}, a medium one {medium}, a large one {large}. A trip costs {penalty}.",
        small=small,
        medium=medium,
        large=large,
        penalty=table.penalty,
    )


def chapters(setup: Setup) -> tuple[Chapter, ...]:
    """The rule book of a match."""
    table = Table.of(setup)
    alone = (_alone(), taking(table))
    match = (_turn(setup), taking(table), _passing(table), _end(table))
    return (
        chapter(say("This match"), *in_force(setup)),
        about(table),
        *(alone if table.solitaire else match),
        arches_chapter(table),
        chapter(
            say("Whose hands?"),
            say(
                "Steady hands lift every piece straight up. Your own hands: where you stray while you lift, the piece "
                "strays too, and rubs against its neighbours."
            ),
            say(
                "Each player has hands of one kind or the other, so that a child and a grandparent can play one match."
            ),
        ),
        about_set(table),
    )


def _feels() -> Figure:
    return Figure(
        (
            ("feel:loose", say("Loose: it carries nothing.")),
            ("feel:snug", say("Snug: it touches its neighbours.")),
            ("feel:tight", say("Tight: it carries some of the bar.")),
            ("feel:locked", say("Locked: much of the bar rests on it.")),
        )
    )


def _sizes() -> Figure:
    return Figure((("piece:S", say("Small")), ("piece:M", say("Medium")), ("piece:L", say("Large"))))


def _turn(setup: Setup) -> Chapter:
    table = Table.of(setup)
    pick = say(
        "Touch one piece and feel how it is held. Then take that piece, or pass. You may "
        "also pass without touching anything."
    )
    take = say("Touch one piece and feel how it is held. That piece you must take.")
    by_size = say("Small pieces go first, then the medium ones, then the large: other sizes cannot be touched yet.")
    return chapter(
        say("Your turn"),
        who_begins(setup),
        pick if table.most_passes else take,
        by_size if table.by_size else "",
        _feels(),
        _values(table),
        _sizes(),
    )


def _alone() -> Chapter:
    return chapter(
        say("Solitaire"),
        say(
            "Clear the tray until one piece is left. Up to three times the bar may trip; the fourth trip loses. No "
            "points are counted."
        ),
        say("Feel as many pieces as you like before you take one."),
        _feels(),
        say(
            "The bar has a long way to come down, so a piece that lets it down by a little less than a marking may be "
            "worth more than a loose one."
        ),
    )


def _passing(table: Table) -> Chapter:
    if not table.most_passes:
        return chapter(say("Passing"), say("In this match nobody may pass."))
    return chapter(
        say("Passing"),
        say(
            "Pass as often as you like. But when everybody has passed twice in a row, that is {passes} passes without "
            "a pick, the next player must pick, whatever comes of it. After that passing is free again.",
            passes=table.most_passes,
        ),
    )


def _end(table: Table) -> Chapter:
    return chapter(
        say("The end"),
        say(
            "As soon as no more than {left} pieces are left, one for each player, the match is over, even if some have "
            "had a turn less. The most points win, and equal points share the win.",
            left=len(table.seats),
        ),
    )
