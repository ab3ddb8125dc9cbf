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
    3: N_("If both others are held in one circle, the mover chooses who stands nearest to it."),
    4: N_("If two or three others are held in one circle, the mover chooses who stands nearest to it."),
}


def in_force(setup: Setup) -> list[str]:
    """Which rules are on, a sentence each."""
    begins = _("The highest roll begins.") if setup.options["begins"] == HIGHEST else who_begins(setup)
    saved = _("A number up your sleeve: on your turn, roll or play the number you saved.")
    return [begins, saved] if setup.options[SAVED_NUMBER] else [begins]


def chapters(setup: Setup) -> tuple[Chapter, ...]:
    """The rule book of a match."""
    house = _("House options are our own. They are not in the printed rules.")
    on = bool(setup.options[SAVED_NUMBER])
    return (
        chapter(_("This match"), *in_force(setup), house if on else ""),
        chapter(
            _("What it is about"),
            _(
                "You race along a winding course of 64 spaces. Seven Hazard Circles lie in the way, and whoever is "
                "held in one waits for Mighty Mouse. The first on the Finish Circle, by the exact count, wins."
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
                "If you roll more than you need, your piece goes backward by the whole number; if that space is "
                "taken, you lose the turn. The exact count wins at once, whoever else is held."
            ),
        ),
        chapter(
            _("About this course"),
            _(
                "The picture of the board of 1964 is lost. The spaces, circles and tracks here are our own, made to "
                "fit every sentence of the rule sheet."
            ),
        ),
    )


def _first(setup: Setup) -> tuple[Chapter, ...]:
    if setup.options["begins"] != HIGHEST:
        return ()
    roll = _(
        "Everybody rolls the die, and the highest number begins. Those who tied for it roll again. Then play goes "
        "round the table."
    )
    return (chapter(_("Who begins"), roll),)


def _turn(saved: bool) -> Chapter:
    return chapter(
        _("Your turn"),
        _(
            "Roll the die and your piece goes forward that many spaces. Pieces on the way are passed freely, but only "
            "one piece may stand on a space. Start is different: any number may stand there."
        ),
        Figure(
            (
                ("start", _("Start holds any number.")),
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
            "This house option gives you a choice. Whenever you have no number saved and roll for your piece, you "
            "move by that roll and save the number too. On a later turn you may play it instead of rolling."
        ),
        _(
            "A saved number does all that a roll of it would do: it may lead into a circle, it may find its space "
            "taken, and only the exact count wins. Played, it is gone, and your next roll gives you a new one."
        ),
        _(
            "While you are held you must roll for Mighty Mouse. That roll is not saved, and your number waits. "
            "Everybody may see which numbers are saved."
        ),
    )


def _circles() -> Chapter:
    return chapter(
        _("Hazard Circles"),
        _("Whoever lands in one, forward or backward, is held. Any number may be held in a circle."),
        Figure(tuple((f"hazard:{space}", caption(space)) for space in TRACKS)),
        _(
            "While you are held, your roll moves Mighty Mouse: from the centre toward your circle, or further along "
            "the track that he is on already. He need not arrive by exact count; the rest is lost."
        ),
    )


def _freed(seats: int) -> Chapter:
    return chapter(
        _("Freed"),
        Figure((("hero", _("Mighty Mouse")),)),
        _(
            "When he reaches a circle, everybody who is held in any circle is freed. Whoever moved him there, and is "
            "held in that very circle, is placed on the first space in front of it, or if that is taken on the first "
            "free one behind it. All others are placed behind their circles."
        ),
        _(_OTHERS[seats]) if _OTHERS[seats] else "",
        _(
            "The space on which a freed piece is placed does nothing. Then Mighty Mouse goes back to the centre, and "
            "the turn ends."
        ),
    )
