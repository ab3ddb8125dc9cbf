"""The rules of Mouse Trap as they hold in a match, in our own words."""

from __future__ import annotations

from game.core.setup import Setup
from game.rules.mousetrap.options import RuleOptions
from game.rules.mousetrap.parts import PARTS
from game.text.beginning import who_begins
from game.text.chapters import Chapter, Figure, chapter
from game.text.language import N_, N_plural, _, ngettext
from game.text.mousetrap.rule_book_cheese import cheese_chapter
from game.text.mousetrap.rule_book_trap import trap_chapters

_WORKS = {
    2: N_("Two of you play, so all build spaces work: those marked 2, 2-3 and 2-3-4."),
    3: N_("Three of you play, so the build spaces marked 2-3 and 2-3-4 work. Those marked 2 do nothing."),
    4: N_("Four of you play, so only the build spaces marked 2-3-4 work. The others do nothing."),
}


def in_force(setup: Setup) -> list[str]:
    """Which rules are on, a sentence each."""
    table = RuleOptions.of(setup)
    by_sheet = _("You play by the Hasbro rules.")
    told = [by_sheet if table.profile_name == "hasbro" else _("You play by the original rules.")]
    if table.two_cranks:
        told.append(_("Two cranks: the sixth space of the Loop is a second Turn Crank."))
    if table.start_built == len(PARTS):
        told.append(_("The whole trap stands at the start."))
    elif table.start_built:
        one, many = N_plural("One of the 24 parts stands at the start.", "{number} of the 24 parts stand at the start.")
        told.append(ngettext(one, many, table.start_built))
    if table.start:
        told.append(_("The mice begin on space {space}, as far along as the trap is built.", space=table.start))
    return told


def chapters(setup: Setup) -> tuple[Chapter, ...]:
    """The rule book of a match."""
    table = RuleOptions.of(setup)
    house = _("House options are our own. They are not in the printed rules.")
    on = table.two_cranks or table.start_built
    return (
        chapter(_("This match"), *in_force(setup), house if on else ""),
        _about(table),
        _turn(setup),
        _building(table),
        cheese_chapter(table),
        _moved_on(table),
        *trap_chapters(table),
        _hands(),
        chapter(
            _("About this board"),
            _(
                "The pictures of the board are lost. The order of the fifty spaces is a reconstruction from a "
                "published description. It agrees with every word of the printed rules."
            ),
        ),
    )


def _about(table: RuleOptions) -> Chapter:
    return chapter(
        _("What it is about"),
        _(
            "Your mice run round a board, and in its middle a machine of 24 parts stands ready. Whoever lands on Turn "
            "Crank may set it off, and a rival who is on the Cheese Wheel just then may be caught. The last mouse that "
            "is free wins."
        )
        if table.start_built == len(PARTS)
        else _(
            "Your mice run round a board, and together you build a machine of 24 parts in its middle. When it stands, "
            "whoever lands on Turn Crank may set it off, and a rival who is on the Cheese Wheel just then may be "
            "caught. The last mouse that is free wins."
        ),
        _(
            "Nothing in the trap is faked. Gears, marbles, diver and cage move by weight and shape alone, so the trap "
            "can fail, and it matters how each part was placed."
        ),
    )


def _turn(setup: Setup) -> Chapter:
    table = RuleOptions.of(setup)
    birthday = _(
        "In the printed rules whoever has the next birthday goes first. At set-up you say who that is, or let someone "
        "else begin."
    )
    return chapter(
        _("Your turn"),
        birthday if table.profile_name == "original" else "",
        who_begins(setup),
        _(
            "Roll the die, move your mouse that many spaces and do what the space says. Then your turn is over. Any "
            "number of mice may stand on one space."
        ),
        _(
            "The path has fifty spaces. The last six are the Loop, from Safe to the Cheese Wheel: your mouse goes "
            "round it until the end."
        ),
        Figure(
            (
                (f"space:{table.start}", _("Here all mice begin.")),
                ("space:21", _("The Dog Bone: here you rest.")),
                ("space:44", _("Safe: nobody can lure or catch you here.")),
                ("space:46", _("Turn Crank: see below.")),
                ("space:49", _("Take two pieces. But the cage hangs above you.")),
            )
        ),
    )


def _building(table: RuleOptions) -> Chapter:
    if table.start_built == len(PARTS):
        return chapter(_("Building"), _("All 24 parts stand from the start, so build spaces do nothing in this match."))
    return chapter(
        _("Building"),
        _(_WORKS[len(table.seats)]),
        _(
            "On a build space that works you add the next part and take a piece of cheese from the pile, if there is "
            "one. That is no choice: whoever lands there builds. In the Loop, Build 2 means two parts and two pieces, "
            "or one of each when one part is left."
        ),
        Figure(
            (
                ("space:1", _("For two players.")),
                ("space:9", _("For two or three.")),
                ("space:3", _("For two, three or four.")),
                ("space:45", _("In the Loop: two parts, two pieces.")),
            )
        ),
        _("When all 24 parts stand, build spaces do nothing more."),
    )


def _moved_on(table: RuleOptions) -> Chapter:
    follow = _("Ahead and Back move your mouse on at once. Then you follow the space you are sent to as well.")
    ignore = _(
        "Ahead and Back move your mouse on at once. The space you are sent to does nothing: it gives no part and no "
        "cheese, not even the Cheese Wheel."
    )
    return chapter(
        _("Ahead and Back"),
        follow if table.profile.follow else ignore,
        Figure(
            (
                ("space:10", _("Four spaces on.")),
                ("space:5", _("Two spaces back.")),
                ("space:13", _("All the way back.")),
                ("space:27", _("Back to the Dog Bone.")),
            )
        ),
    )


def _hands() -> Chapter:
    return chapter(
        _("Whose hands?"),
        _(
            "Steady hands set every part down straight and turn the crank evenly by one press. With your own hands, a "
            "part stays where you let go of it, and the machine gets the speed at which you turn."
        ),
        _(
            "Each player has hands of one kind or the other, so that a child and a grandparent can play together. "
            "Before cranking, steady hands repair the trap for you; with your own hands you reset parts yourself, "
            "each once."
        ),
    )
