"""The rules of the games as they are read at the table, in our own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.words import mightymouse_rules


class Chapter(NamedTuple):
    """A heading and its paragraphs."""

    title: str
    paragraphs: tuple[str, ...]


_MOUSETRAP = (
    Chapter(
        "What it is about",
        (
            "Two to four mice run round a board, and together they build a machine of 24 parts in its middle. When it "
            "stands, whoever is on Turn Crank may set it off, and a rival who is on the Cheese Wheel just then may be "
            "caught. The last mouse that is free wins.",
            "Nothing in the trap is staged. Gears, marbles, diver and cage move as weight and shape make them, so "
            "the trap can fail, and how each part was set down matters.",
        ),
    ),
    Chapter(
        "Your turn",
        (
            "Roll the die and move that many spaces, then do what the space says. The path has fifty spaces; the last "
            "six are a loop, from Safe to the Cheese Wheel, that is walked round until the end.",
        ),
    ),
    Chapter(
        "Building",
        (
            "A build space counts if its numbers name how many players began: 2, 2-3 or 2-3-4. You add the next part "
            "and take a piece of cheese from the pile. In the loop Build 2 means two parts and two pieces.",
            "When all 24 parts stand, build spaces do nothing more.",
        ),
    ),
    Chapter(
        "Cheese",
        (
            "There are 52 pieces. Slices say how many to take from the pile or to give back. If the pile is empty, a "
            "rival must give what is due. Landing on the Cheese Wheel is worth two pieces.",
        ),
    ),
    Chapter(
        "Go spaces and the Dog Bone",
        (
            "Ahead and back move you at once. By the Hasbro sheet the space you reach is then ignored, by the original "
            "rules you follow it. On the Dog Bone you rest.",
        ),
    ),
    Chapter(
        "Turn Crank",
        (
            "On this space, with the machine complete, you may pay cheese to lure rivals who are not on Safe: roll "
            "the die, and the rival moves on by it. One that comes to stand on the Cheese Wheel can be caught.",
            "With a rival on the wheel you turn the crank, clockwise and slowly. If the cage comes down over it, "
            "every mouse there is out, and its cheese is yours. If the trap fails, those on the wheel run to Safe.",
        ),
    ),
    Chapter(
        "Safe",
        ("A mouse on Safe cannot be lured or caught.",),
    ),
    Chapter(
        "House options",
        (
            "Two cranks: the sixth space of the loop is a second Turn Crank. Half-built trap: twelve parts stand at "
            "the start. Both make a shorter game, and neither is on any sheet.",
            "Steady hands sets every part down straight and turns the crank evenly by one press. Your own hands: where "
            "you let go of a part it stays, and the machine gets the speed at which you turn.",
        ),
    ),
)

_MOUSEMAZE = (
    Chapter(
        "What it is about",
        (
            "Sixteen cards make a maze of four rows, and two to five players share the one mouse in it. Bring cheese "
            "out of the maze without being trapped. The first to have eight wedges safe wins.",
        ),
    ),
    Chapter(
        "The maze",
        (
            "Every Maze card has two sides and may lie any way round. Its arrows turn with it. Safe and the places to "
            "which the mouse is sent look the same on both sides, so they can always be found.",
        ),
    ),
    Chapter(
        "Your turn",
        (
            "Put the mouse on Safe, facing where you like. Place a wedge on any card without the no-cheese mark. Then "
            "draw an Action card and do what it says.",
            "After that, draw again, as often as you dare, or end your turn. Ending it makes all the wedges safe that "
            "you have collected in it. Until then they lie face down and are at risk.",
        ),
    ),
    Chapter(
        "Moving",
        (
            "The arrows of an Action card are seen from the mouse, those of a Maze card lie as the card lies. With two "
            "arrows you choose one, even one that is blocked. At the edge the mouse stops and keeps what it reached.",
            "Walking does not change the way the mouse faces. Only turning its card does.",
        ),
    ),
    Chapter(
        "Where the mouse stops",
        (
            "Collect all cheese on that card; what was passed stays. Then do what the card says, which may move the "
            "mouse on. A move of no step at all is none: nothing is collected and nothing said.",
            "Each Maze card acts once for each Action card. If the mouse comes round again, it only collects.",
        ),
    ),
    Chapter(
        "Go to",
        (
            "The Diver leads to the Washtub, the top of the Rain Gutter to its bottom, the top of the Rickety Stairs "
            "to theirs. Cheese is collected at both ends, and the place you reach is followed too.",
        ),
    ),
    Chapter(
        "Flipping and turning",
        (
            "A flipped card shows its other side, and cheese on it goes back to the pile. A card is turned by one, two "
            "or three quarters, with the mouse if that sits on it. Neither may be declined where there is a card.",
        ),
    ),
    Chapter(
        "Cheese",
        (
            "There are 42 wedges. Place puts one from the pile on a card without the mark, never under the mouse. Take "
            "gives you one, at risk like the others. From an empty pile nothing is placed or taken.",
        ),
    ),
    Chapter(
        "Trapped",
        (
            "If the mouse stops on a Trapped card, or you draw one, your turn is over and the wedges at risk go back "
            "to the pile. Safe ones stay yours. Three of the 24 Action cards are Trapped.",
            "End Turn ends your turn too, but you keep what you have.",
        ),
    ),
    Chapter(
        "The end",
        (
            "Whoever ends a turn with enough wedges safe wins at once. If the pile is empty and for twenty rounds "
            "nobody brings a wedge out, whoever has most wins. That is our own addition, so that every match ends.",
        ),
    ),
    Chapter(
        "About these cards",
        (
            "The pictures of the cards are lost. What stands on the 16 and the 24 is our own, made to fit every "
            "sentence of the rule sheet.",
        ),
    ),
)

_BOOBYTRAP = (
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

RULES: Mapping[str, tuple[Chapter, ...]] = {
    "mousetrap": _MOUSETRAP,
    "mousemaze": _MOUSEMAZE,
    "mightymouse": tuple(Chapter(*chapter) for chapter in mightymouse_rules.CHAPTERS),
    "boobytrap": _BOOBYTRAP,
}

CREDITS = (
    Chapter(
        "Trapworks",
        (
            "Four classic parlour games whose machines are real. "
            "Pictures, sounds and code are our own, under the MIT licence.",
        ),
    ),
    Chapter(
        "Fonts",
        (
            "Atkinson Hyperlegible by the Braille Institute of America, Fredoka by the Fredoka Project Authors and "
            "OpenDyslexic by Abbie Gonzalez, all under the SIL Open Font License 1.1.",
        ),
    ),
    Chapter(
        "Libraries",
        (
            "pygame-ce (LGPL) draws and plays, pymunk and Chipmunk (MIT) "
            "move the machines, platformdirs (MIT) finds the folders.",
        ),
    ),
)
