"""The rules of Mighty Mouse as they hold in a match, in our own words."""

from __future__ import annotations

from game.core.setup import Setup
from game.games.mightymouse.rules.state import HIGHEST, SAVED_NUMBER, TRACKS
from game.games.mightymouse.text.log import caption
from game.text.chapters import Chapter, Figure, chapter
from game.text.language import N_, _
from game.text.levels import who_begins

_OTHERS = {
    2: "",
    3: N_("If both other players are held in one circle, you choose who stands nearest to it."),
    4: N_("If two or three other players are held in one circle, you choose who stands nearest to it."),
}


def in_force(setup: Setup) -> list[str]:
    """Which rules are on, a sentence each."""
    begins = _("The highest roll goes first.") if setup.options["begins"] == HIGHEST else who_begins(setup)
    saved = _("A number up your sleeve: on your turn, roll or play the number you saved.")
    return [begins, saved] if setup.options[SAVED_NUMBER] else [begins]


def chapters(setup: Setup) -> tuple[Chapter, ...]:
    """The rule book of a match."""
    house = _("House rules are our own. They aren’t in the printed rules.")
    on = bool(setup.options[SAVED_NUMBER])
    return (
        chapter(_("This match"), *in_force(setup), house if on else ""),
        chapter(
            _("About the game"),
            _(
                "You race along a winding course of 64 spaces. Seven Hazard Circles lie along the way. If "
                "you’re held in one, you wait for Mighty Mouse. The first to reach the Finish Circle by exact "
                "count wins."
            ),
        ),
        *_first(setup),
        _turn(on),
        *((_saved(),) if on else ()),
        _circles(),
        _freed(len(setup.seats)),
        chapter(
            _("The finish"),
            _(
                "If you roll more than you need, your piece goes backward by the whole number. If that space "
                "is taken, you lose your turn. The exact count wins at once, no matter who else is held."
            ),
        ),
        chapter(
            _("About this course"),
            _(
                "The picture of the 1964 board is lost. The spaces, circles and tracks here are our own. They "
                "fit every sentence of the printed rules."
            ),
        ),
    )


def _first(setup: Setup) -> tuple[Chapter, ...]:
    if setup.options["begins"] != HIGHEST:
        return ()
    roll = _(
        "Everyone rolls the die, and the highest number goes first. Players who tie for it roll again. Then "
        "play goes around the table."
    )
    return (chapter(_("Who goes first"), roll),)


def _turn(saved: bool) -> Chapter:
    return chapter(
        _("Your turn"),
        _(
            "Roll the die and move your piece forward that many spaces. You may pass other pieces, but "
            "only one piece may stand on a space. Start is different: any number may stand there."
        ),
        Figure(
            (
                ("start", _("Start has room for all.")),
                ("space:4", _("A space holds one piece.")),
                ("finish", _("The Finish Circle.")),
            )
        ),
        _(
            "If a piece stands where yours would land, yours goes backward instead: the same number, from where it "
            "stood. If that space is taken too, or lies before Start, you lose the turn."
        ),
        "" if saved else _("You never have to choose."),
    )


def _saved() -> Chapter:
    return chapter(
        _("A number up your sleeve"),
        _(
            "This house rule gives you a choice. Whenever you have no number saved and roll for your piece, you "
            "move by that roll and save the number too. On a later turn you may play it instead of rolling."
        ),
        _(
            "A saved number works just like a roll: it may lead into a circle or to a taken space, and only the "
            "exact count wins. Once you play it, it’s gone, and your next roll gives you a new one."
        ),
        _(
            "While you’re held, you roll for Mighty Mouse. That roll isn’t saved, and your number waits. Everyone "
            "can see which numbers are saved."
        ),
    )


def _circles() -> Chapter:
    return chapter(
        _("Hazard Circles"),
        _("Land in one, forward or backward, and you’re held. Every circle has room for everyone."),
        Figure(tuple((f"hazard:{space}", caption(space)) for space in TRACKS)),
        _(
            "While you’re held, your roll moves Mighty Mouse: from the center toward your circle, or "
            "farther along the track he’s already on. He doesn’t need an exact count. Extra steps are lost."
        ),
    )


def _freed(seats: int) -> Chapter:
    return chapter(
        # Translators: a chapter of the rule book: what happens when Mighty Mouse frees the pawns. Verb.
        _("Freed"),
        Figure((("hero", _("Mighty Mouse")),)),
        _(
            "When he reaches a circle, everyone held in any circle is freed. If you moved him there and "
            "are held in that very circle, your piece goes on the first space in front of it. If that "
            "space is taken, it goes on the first free one behind the circle. All others are placed behind "
            "their circles."
        ),
        _(_OTHERS[seats]) if _OTHERS[seats] else "",
        _(
            "The space where a freed piece is placed does nothing. Then Mighty Mouse goes back to the "
            "center, and the turn ends."
        ),
    )
