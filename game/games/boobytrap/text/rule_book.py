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
        _("About the game"),
        _(
            # Translators: {pieces}: how many pieces.
            "{pieces} round pieces in three sizes lie in a tray, and a spring bar presses against them. "
            "Some hold the bar, some only seem to, and some are loose.",
            pieces=3 * table.each,
        ),
        ""
        if table.solitaire
        else _("Score as many points as you can. Never let the bar’s pointer move a whole mark on the scale."),
        _(
            "Nothing here is faked. The pieces, the spring and friction decide which pieces form arches "
            "and what slips when you take one away."
        ),
        _("The bar is released once, at the start. It’s never reset during the match."),
    )


def taking(table: RuleOptions) -> Chapter:
    """When a piece is out safely, and what a trip is."""
    loss = _(
        # Translators: {penalty}: "3 points" or the like.
        "If it moves a mark or more, that’s a trip. The piece is discarded and you lose {penalty}, the "
        "value of a large piece, whichever piece you took. Your score can drop below zero.",
        penalty=table.penalty,
    )
    safe = _(
        "If the bar’s pointer moves less than a quarter of an inch, one mark on the scale, the piece is yours. "
        "Only how far it moves on your turn counts."
    )
    safe_alone = _(
        "If the bar’s pointer moves less than a quarter of an inch, one mark on the scale, all is well. Only how far "
        "it moves while you take this piece counts."
    )
    thrown = _(
        "Other pieces that jump out or stand on end are discarded, too. Nobody scores them, and if the "
        "bar didn’t trip, they cost nothing."
    )
    return chapter(
        # Translators: a chapter of the rule book: how a piece is taken out. Noun.
        _("Taking a piece"),
        safe_alone if table.solitaire else safe,
        _(
            "Only the pointer on the scale counts, at its farthest. The other end of the bar may swing farther, "
            "and springing back undoes nothing."
        ),
        _("If it moves a mark or more, that’s a trip, and the piece is discarded.") if table.solitaire else loss,
        _("Other pieces that jump out or stand on end are discarded, too.") if table.solitaire else thrown,
    )


def arches_chapter(table: RuleOptions) -> Chapter:
    """What the arches are, and whether anybody is shown them."""
    on = _("In this match, you may ask to see the arches on your turn. The log shows who asked.")
    off = _("In this match, nobody gets to see the arches.")
    return chapter(
        _("The arches"),
        _(
            "The pieces that hold the bar lean on each other in arches. Seeing and feeling where they run "
            "is the art of the game."
        ),
        on if table.arches else off,
    )


def about_set(table: RuleOptions) -> Chapter:
    """How many pieces there are."""
    ours = _("The printed rules don’t say how many pieces there are. We use 63, 21 of each size.")
    fewer = _(
        # Translators: {each}: how many; {pieces}: how many pieces.
        "The printed rules don’t say how many pieces there are. We use 63, 21 of each size. In "
        "this match there are {pieces}, {each} of each size.",
        pieces=3 * table.each,
        each=table.each,
    )
    return chapter(_("About this set"), ours if table.each == EACH else fewer)


# The rules of Booby-Trap as they hold in a match, in our own words.

_VARIANTS = {
    "regular": N_("The regular game: all sizes from the start, and you may pass."),
    "size_order": N_("By size: take all the small pieces first, then the medium ones, then the large ones."),
    "no_pass": N_("No passing: the piece you touch is the piece you take."),
}
_GOAL = N_("Solitaire: clear the tray down to one piece, and trip the bar at most three times.")


def in_force(setup: Setup) -> list[str]:
    """Which rules are on, a sentence each."""
    table = RuleOptions.of(setup)
    told = [_(_GOAL)] if table.solitaire else [_(_VARIANTS[table.variant]), _values(table)]
    if table.each != EACH:
        # Translators: {each}: how many.
        told.append(_("There are {each} pieces of each size.", each=table.each))
    if table.arches:
        told.append(_("You may ask to see the arches."))
    return told


def _values(table: RuleOptions) -> str:
    small, medium, large = table.values
    return _(
        # Translators: {small}, {medium}, {large}: numbers of points; {penalty}: "3 points" or the like.
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
            _("Your hands"),
            _(
                "Automatic lifts every piece straight up. With Freehand, you pull it out while the tray moves. "
                "Stray, and it pushes its neighbors. Hurry, and your hand trembles. Let go, and the piece "
                "waits."
            ),
            _("Each player chooses Automatic or Freehand, so that a child and a grandparent can play together."),
        ),
        about_set(table),
    )


_HELD = {
    "loose": N_("Loose: it carries almost none of the spring’s force."),
    "snug": N_("Snug: it carries a little of the spring’s force."),
    "tight": N_("Tight: it carries some of the spring’s force."),
    "locked": N_("Locked: it carries a lot of the spring’s force."),
}


_ON_AVERAGE = N_(
    "These numbers are averages over whole matches. Larger pieces trip more often. So do pieces with more room around "
    "them, and every piece taken since the last trip adds risk. The tag on the touched piece counts all of that."
)


def _feels() -> Figure:
    told = ((word, sentences(_(held), risk(trips_in_100(word)))) for word, held in _HELD.items())
    return Figure(tuple((f"feel:{word}", held) for word, held in told))


def _sizes() -> Figure:
    # Translators: adjective: a size of pieces, over what each is worth: Small, Medium, Large.
    return Figure((("piece:S", _("Small")), ("piece:M", _("Medium")), ("piece:L", _("Large"))))


def _turn(setup: Setup) -> Chapter:
    table = RuleOptions.of(setup)
    pick = _(
        "Touch one piece and feel how firmly it’s held. Then take that piece, or pass. You may also "
        "pass without touching anything."
    )
    take = _("Touch one piece and feel how firmly it’s held. You must take that piece.")
    by_size = _("Small pieces go first, then the medium ones, then the large ones. You can’t touch other sizes yet.")
    return chapter(
        _("Your turn"),
        who_begins(setup),
        pick if table.most_passes else take,
        _("Only you feel how firmly it’s held. The others see which piece you touch and whether you take it."),
        by_size if table.by_size else "",
        _feels(),
        _(_ON_AVERAGE),
        _values(table),
        _sizes(),
    )


def _alone() -> Chapter:
    return chapter(
        # Translators: noun: Booby-Trap for one player; a chapter of the rule book.
        _("Solitaire"),
        _(
            "Clear the tray until one piece is left. The bar may trip up to three times. The fourth trip "
            "loses. Points don’t count."
        ),
        _("Feel as many pieces as you like before you take one."),
        _feels(),
        _(_ON_AVERAGE),
        _(
            "As the tray empties, the bar has a long way to come. Small slips cost nothing, so a slip of almost"
            " a mark can help more than a loose piece."
        ),
    )


def _passing(table: RuleOptions) -> Chapter:
    if not table.most_passes:
        # Translators: noun, a chapter of the rule book: leaving the turn to the next player.
        return chapter(_("Passing"), _("In this match, nobody may pass."))
    return chapter(
        # Translators: noun, a chapter of the rule book: leaving the turn to the next player.
        _("Passing"),
        _(
            # Translators: {passes}: how many passes.
            "Pass as often as you like, even after a touch, when a piece is held too firmly. But once "
            "everyone has passed twice in a row, {passes} passes without taking a piece, the next player "
            "must take one, however risky. After that, you may pass again.",
            passes=table.most_passes,
        ),
        _when_to_pass(table),
        _("A trip costs the same whichever piece you take, so pass on small pieces that are held tightly."),
    )


def _when_to_pass(table: RuleOptions) -> str:
    """From when on taking costs more than it brings on average."""
    small, medium, large = (round(100 * value / (value + table.penalty)) for value in table.values)
    return _(
        # Translators: {small}, {medium}, {large}: numbers of pieces out of 100.
        "Imagine 100 pieces like yours. If more than {small} trip the bar, a small piece "
        "costs more than it earns on average. For a medium piece the limit is {medium}, for a large "
        "one {large}. The tag on the touched piece shows what it earns.",
        small=small,
        medium=medium,
        large=large,
    )


def _end(table: RuleOptions) -> Chapter:
    return chapter(
        _("The end"),
        _(
            # Translators: {left}: as many as there are players.
            "Once no more than {left} pieces are left, one for each player, the match is over, even if "
            "some players have had one turn fewer. The most points wins, and players who tie share the win.",
            left=len(table.seats),
        ),
    )
