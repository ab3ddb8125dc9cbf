"""The rules of Booby-Trap as they hold in a match, in our own words."""

from __future__ import annotations

from game.core.setup import Setup
from game.physics.boobytrap.risks import trips_in_100
from game.rules.boobytrap.options import RuleOptions
from game.rules.boobytrap.pieces import EACH
from game.text.beginning import who_begins
from game.text.boobytrap.rule_book_tray import about, about_set, arches_chapter, taking
from game.text.boobytrap.tags import risk
from game.text.chapters import Chapter, Figure, chapter
from game.text.language import N_, _, sentences

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
