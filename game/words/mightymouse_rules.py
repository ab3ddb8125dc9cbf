"""The rules of Mighty Mouse as they hold in a match, in our own words."""

from __future__ import annotations

from game.core.setup import Setup
from game.rules.mightymouse.board import TRACKS
from game.rules.mightymouse.state import HIGHEST
from game.words.language import later, say
from game.words.mightymouse_things import caption
from game.words.reading import Chapter, Figure, chapter
from game.words.seats import who_begins

_OTHERS = {
    2: "",
    3: later("If both others are held in one circle, the mover chooses who stands nearest to it."),
    4: later("If two or three others are held in one circle, the mover chooses who stands nearest to it."),
}


def in_force(setup: Setup) -> list[str]:
    """Which rules are on, a sentence each."""
    return [say("The highest roll begins.") if setup.options["begins"] == HIGHEST else who_begins(setup)]


def chapters(setup: Setup) -> tuple[Chapter, ...]:
    """The rule book of a match."""
    return (
        chapter(say("This match"), *in_force(setup)),
        chapter(
            say("What it is about"),
            say(
                "You race along a winding course of 64 spaces. Seven Hazard Circles lie in the way, and whoever is "
                "held in one waits for Mighty Mouse. The first on the Finish Circle, by the exact count, wins."
            ),
        ),
        *_first(setup),
        _turn(),
        _circles(),
        _freed(len(setup.seats)),
        chapter(
            say("The finish"),
            say(
                "If you roll more than you need, your piece goes backward by the whole number; if that space is "
                "taken, you forfeit the turn. The exact count wins at once, whoever else is held."
            ),
        ),
        chapter(
            say("About this course"),
            say(
                "The picture of the board of 1964 is lost. The spaces, circles and tracks here are our own, made to "
                "fit every sentence of the rule sheet."
            ),
        ),
    )


def _first(setup: Setup) -> tuple[Chapter, ...]:
    if setup.options["begins"] != HIGHEST:
        return ()
    roll = say(
        "Everybody rolls the die, and the highest number begins. Those who tied for it roll again. Then it goes round "
        "in the order of the seats."
    )
    return (chapter(say("Who begins"), roll),)


def _turn() -> Chapter:
    return chapter(
        say("Your turn"),
        say(
            "Roll the die and your piece goes forward that many spaces. Pieces on the way are passed freely, but only "
            "one piece may stand on a space. Start is different: any number may stand there."
        ),
        Figure(
            (
                ("start", say("Start holds any number.")),
                ("space:4", say("A space holds one piece.")),
                ("finish", say("The Finish Circle.")),
            )
        ),
        say(
            "If a piece stands where yours would land, yours goes backward instead: the same number, from where it "
            "stood. If that space is taken too, or lies before Start, you forfeit the turn. There is never a choice."
        ),
    )


def _circles() -> Chapter:
    return chapter(
        say("Hazard Circles"),
        say("Whoever lands in one, forward or backward, is held. Any number may be held in a circle."),
        Figure(tuple((f"hazard:{space}", caption(space)) for space in TRACKS)),
        say(
            "While you are held, your roll moves Mighty Mouse: from the centre toward your circle, or further along "
            "the track that he is on already. He need not arrive by exact count; the rest is lost."
        ),
    )


def _freed(seats: int) -> Chapter:
    return chapter(
        say("Freed"),
        Figure((("hero", say("Mighty Mouse")),)),
        say(
            "When he reaches a circle, everybody who is held in any circle is freed. Whoever moved him there, and is "
            "held in that very circle, is placed on the first space in front of it, or if that is taken on the first "
            "free one behind it. All others are placed behind their circles."
        ),
        say(_OTHERS[seats]) if _OTHERS[seats] else "",
        say(
            "The space on which a freed piece is placed does nothing. Then Mighty Mouse goes back to the centre, and "
            "the turn ends."
        ),
    )
