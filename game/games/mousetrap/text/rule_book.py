"""The rules of Mouse Trap as they hold in a match, in our own words."""

from __future__ import annotations

from game.core.setup import Setup
from game.games.mousetrap.rules.state import PARTS, RuleOptions
from game.games.mousetrap.text.words import trap_called
from game.text.chapters import Chapter, Figure, chapter
from game.text.language import N_, N_plural, _, ngettext
from game.text.levels import who_begins

_PAIR = 2


def cheese_chapter(table: RuleOptions) -> Chapter:
    """The slices, the wheel, and who gives what the pile does not hold."""
    last = () if table.two_cranks else (("space:48", _("In the Loop.")),)
    return chapter(
        # Translators: noun, a chapter of the rule book and a heading.
        _("Cheese"),
        _(
            "The pile holds 52 pieces of cheese. Some cheese spaces give you pieces. Others make you "
            "return pieces to the pile. If you have too few, return what you have."
        ),
        Figure(
            (
                ("space:2", _("From the pile.")),
                ("space:7", _("From the pile.")),
                ("space:24", _("Back to the pile.")),
                ("space:30", _("Straight to the wheel.")),
                ("space:37", _("From the opponent with the most.")),
                ("space:39", _("Back to the pile.")),
                *last,
            )
        ),
        _("Each time you land on the Cheese Wheel, take two pieces."),
        _from_most(table),
        _empty_pile(table),
    )


def _from_most(table: RuleOptions) -> str:
    if len(table.seats) == _PAIR:
        return _(
            "On “Take 3 from player with most,” take three pieces from your opponent, even if there’s "
            "cheese in the pile. If your opponent has fewer, take those."
        )
    if table.profile.divide:
        return _(
            "On “Take 3 from player with most,” take three pieces from the opponent who has the most, even "
            "if there’s cheese in the pile. If that opponent has fewer, take just those. If opponents tie "
            "for the most, take it all from one who has enough, or split it between them. You can’t get "
            "more than they have together."
        )
    return _(
        "On “Take 3 from player with most,” take three pieces from the opponent who has the most, even "
        "if there’s cheese in the pile. If that opponent has fewer, take just those. If opponents tie "
        "for the most, choose one of them."
    )


def _empty_pile(table: RuleOptions) -> str:
    pair = len(table.seats) == _PAIR
    if table.profile.pick_giver:
        return (
            _(
                "If a cheese space or the wheel owes you more than the pile has, you may take the rest from "
                "your opponent. If your opponent has less, take it all. Or you may take nothing more."
            )
            if pair
            else _(
                "If a cheese space or the wheel owes you more than the pile has, you may take the rest from "
                "any one opponent. If that opponent has less, take it all. Or you may take nothing more."
            )
        )
    return (
        _(
            "If a cheese space or the wheel owes you more than the pile has, your opponent pays the rest. If "
            "that isn’t enough, you get all they have. Neither of you may refuse."
        )
        if pair
        else _(
            "If a cheese space or the wheel owes you more than the pile has, the opponent with the most pays "
            "the rest. If that isn’t enough, you get all they have. If opponents tie for the most, take it all "
            "from one who has enough, or split it between them. You can’t get more than they have together. "
            "Nobody may refuse."
        )
    )


# The rules of Mouse Trap about the crank, the lures and the trap, as they hold in a match.


def trap_chapters(table: RuleOptions) -> tuple[Chapter, ...]:
    """The crank, luring, the run of the trap, what to look at before, and the end."""
    return (
        _crank(table),
        _luring(table),
        _run(),
        _check_list(),
        chapter(_("The end"), _("If yours is the last free mouse, you win.")),
    )


def _crank(table: RuleOptions) -> Chapter:
    one = _(
        "You may turn the crank only on a turn when your own mouse lands on Turn Crank. Before the "
        "trap is complete, that space does nothing."
    )
    two = _(
        "There are two Turn Crank spaces in the Loop. The second replaces the cheese space that gives "
        "two pieces. You may turn the crank only on a turn when your own mouse lands on one of them. "
        "Before the trap is complete, both do nothing, and the second gives no cheese."
    )
    must = _("If an opponent is on the Cheese Wheel, you must turn the crank.")
    may = _("If an opponent is on the Cheese Wheel, you may turn the crank. Or you may end your turn without cranking.")
    return chapter(
        _("Turn Crank"),
        two if table.two_cranks else one,
        may if table.profile.decline_crank else must,
        _("You get one run of the trap per turn. Then your turn is over, and you reset the loose parts."),
    )


def _luring(table: RuleOptions) -> Chapter:
    more = _("If an opponent is already on the wheel, you may lure others there too before you turn the crank.")
    no_more = _("Once an opponent is on the wheel, you can’t lure anyone else.")
    others = "" if len(table.seats) == _PAIR else more if table.profile.lure_more else no_more
    return chapter(
        # Translators: a chapter of the rule book: how to lure other mice onto the Cheese Wheel.
        _("Luring"),
        _(
            "When you land on Turn Crank, you may lure an opponent onto the Cheese Wheel. The trap must be "
            "complete and the wheel empty. Return a piece of cheese to the pile, choose a mouse and roll "
            "the die for it. It moves that many spaces, and the space where it stops does nothing."
        ),
        _(
            "You may lure again, the same mouse or another, as long as your cheese lasts. Stop whenever "
            "you like. A mouse on Safe can’t be lured. One that hasn’t reached the Loop yet can."
        ),
        others,
    )


def _run() -> Chapter:
    return chapter(
        _("What the trap does"),
        _("Turn the crank slowly and clockwise. Each step sets off the next:"),
        Figure(
            (
                ("part:4", _("The crank turns the gears.")),
                ("part:6", _("The stop sign snaps back.")),
                ("part:8", _("It hits the shoe.")),
                ("part:10", _("The bucket tips.")),
                ("part:9", _("A marble rolls down the stairs.")),
                ("part:13", _("The gutter guides it along.")),
                ("part:15", _("It bumps the helping hand.")),
                ("part:18", _("A second marble falls.")),
                ("part:17", _("It drops through the bathtub.")),
                ("part:19", _("It strikes the diving board.")),
                ("part:20", _("The diver flies.")),
                ("part:22", _("He lands in the washtub.")),
                ("part:24", _("The cage drops.")),
            )
        ),
        _(
            "A mouse is caught only if the trap worked: everything happened in this order, and the cage "
            "ended up over the wheel. Then all opponents on the wheel are out together, and their cheese "
            "is yours."
        ),
        _(
            "If the trap fails, all opponents on the wheel run to Safe. A cage stuck halfway down its post "
            "catches nobody."
        ),
        _(
            "Turn too fast, and the shaking can bring the cage down before the diver jumps. That’s too "
            "early. The trap didn’t work as it should, so nobody is caught, even with a mouse inside the "
            "cage."
        ),
    )


def _check_list() -> Chapter:
    return chapter(
        _("Before you crank"),
        _("Check the trap, as the printed rules ask:"),
        Figure(
            (
                ("part:11", _("A marble is in the bucket.")),
                ("part:15", _("The rod hangs on its hook.")),
                ("part:18", _("A marble sits on the thing-a-ma-jig.")),
                ("part:20", _("The diver has his back to the washtub.")),
                ("part:24", _("The cage is balanced on its post.")),
            )
        ),
        _("All other parts are in place, too. You may reset each part once before you crank."),
    )


# The rules of Mouse Trap as they hold in a match, in our own words.

_WORKS = {
    2: N_("Two of you are playing, so all build spaces count: those marked 2, 2-3 and 2-3-4."),
    3: N_("Three of you are playing, so the build spaces marked 2-3 and 2-3-4 count. Those marked 2 do nothing."),
    4: N_("Four of you are playing, so only the build spaces marked 2-3-4 count. The others do nothing."),
}


_SET_OFF = N_("Turn Crank sets it off. If it misses three times in a row, a part is straightened.")
_SET_OFF_ASKED = N_(
    "Turn Crank sets it off. If it misses three times in a row, you may straighten a part. After six misses, it’s done "
    "for you."
)


def in_force(setup: Setup) -> list[str]:
    """Which rules are on, a sentence each."""
    table = RuleOptions.of(setup)
    by_sheet = _("You’re playing by the Hasbro rules.")
    told = [by_sheet if table.profile_name == "hasbro" else _("You’re playing by the original rules.")]
    if table.two_cranks:
        told.append(_("Two cranks: the space before the Cheese Wheel is a second Turn Crank."))
    if table.plan.own:  # MT-49, MT-51, MT-54, MT-55
        told += [trap_called(table.plan.name)] if table.plan.name else []
        # Translators: {number}: how many parts a machine of one's own has.
        one, many = N_plural(
            "Your own trap: you build a machine from the Workshop, with {number} part.",
            "Your own trap: you build a machine from the Workshop, with {number} parts.",
        )
        told.append(ngettext(one, many, table.plan.steps))
        told.append(_(_SET_OFF_ASKED if table.asks else _SET_OFF))
    if table.start_built == table.plan.steps:
        told.append(_("The whole trap is built at the start."))
    elif table.plan.own and table.start_built:
        told.append(_("Some of its parts are built at the start."))
    elif table.start_built:
        one, many = N_plural(
            "One of the 24 parts is built at the start.", "{number} of the 24 parts are built at the start."
        )
        told.append(ngettext(one, many, table.start_built))
    if table.start:
        # Translators: {space}: the number of a space of the board.
        told.append(_("The mice begin on space {space}, because part of the trap is already built.", space=table.start))
    return told


def chapters(setup: Setup) -> tuple[Chapter, ...]:
    """The rule book of a match."""
    table = RuleOptions.of(setup)
    house = _("House rules are our own. They aren’t in the printed rules.")
    on = table.two_cranks or table.start_built or table.plan.own
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
                "The pictures of the board are lost. We worked out the order of the fifty spaces from a "
                "published description. It agrees with every word of the printed rules."
            ),
        ),
    )


def _about(table: RuleOptions) -> Chapter:
    return chapter(
        _("About the game"),
        _(
            "Your mice run around a board, and a machine of 24 parts waits in the middle. Land on Turn "
            "Crank and you may set it off. An opponent on the Cheese Wheel at that moment may be caught. "
            "The last free mouse wins."
        )
        if table.start_built == len(PARTS)
        else _(
            "Your mice run around a board, and together you build a machine of 24 parts in the middle. "
            "Once it’s built, land on Turn Crank and you may set it off. An opponent on the Cheese Wheel "
            "at that moment may be caught. The last free mouse wins."
        ),
        _(
            "Nothing in the trap is faked. Gears, marbles, diver and cage move by weight and shape alone. "
            "So the trap can fail, and it matters how each part was placed."
        ),
    )


def _turn(setup: Setup) -> Chapter:
    table = RuleOptions.of(setup)
    birthday = _(
        "In the printed rules, the player with the next birthday goes first. Before the match you choose who "
        "that is, or let someone else go first."
    )
    return chapter(
        _("Your turn"),
        birthday if table.profile_name == "original" else "",
        who_begins(setup),
        _(
            "Roll the die, move your mouse that many spaces and do what the space says. Then your turn is "
            "over. Any number of mice can share a space."
        ),
        _(
            "The path has fifty spaces. The last six are the Loop, from Safe to the Cheese Wheel. Your "
            "mouse goes around it until the end."
        ),
        Figure(
            (
                (f"space:{table.start}", _("All mice begin here.")),
                ("space:21", _("The Dog Bone: just take a rest.")),
                ("space:44", _("Safe: nobody can lure or catch you here.")),
                ("space:46", _("Turn Crank: see below.")),
                ("space:49", _("Take two pieces. But the cage hangs above you.")),
            )
        ),
    )


def _building(table: RuleOptions) -> Chapter:
    if table.start_built == len(PARTS):
        return chapter(
            # Translators: a chapter of the rule book: how the trap is built.
            _("Building"),
            _("All 24 parts are built from the start, so build spaces do nothing in this match."),
        )
    return chapter(
        # Translators: a chapter of the rule book: how the trap is built.
        _("Building"),
        _(_WORKS[len(table.seats)]),
        _(
            "On a build space that counts, add the next part and take a piece of cheese from the pile, if "
            "there is one. You have no choice: land there and you build. In the Loop, Build ×2 means two "
            "parts and two pieces, or one of each when one part is left."
        ),
        Figure(
            (
                ("space:1", _("For two players.")),
                ("space:9", _("For two or three.")),
                ("space:3", _("For two, three or four.")),
                ("space:45", _("In the Loop: two parts, two pieces.")),
            )
        ),
        _("Once all 24 parts are built, build spaces do nothing."),
    )


def _moved_on(table: RuleOptions) -> Chapter:
    follow = _("Ahead and Back move your mouse again. Then do what the new space says, too.")
    ignore = _(
        "Ahead and Back move your mouse again. The new space does nothing: no part and no cheese, not "
        "even on the Cheese Wheel."
    )
    return chapter(
        _("Ahead and Back"),
        follow if table.profile.follow else ignore,
        Figure(
            (
                ("space:10", _("Four spaces ahead.")),
                ("space:5", _("Two spaces back.")),
                ("space:13", _("All the way to Start.")),
                ("space:27", _("Back to the Dog Bone.")),
            )
        ),
    )


def _hands() -> Chapter:
    return chapter(
        _("Your hands"),
        _(
            "Automatic places every part straight and turns the crank evenly at one press. With Freehand, "
            "a part stays where you let go of it, and the crank turns as fast as you turn it."
        ),
        _(
            "With Guided, you only have to come close. Within 3 mm and 3°, a part is pulled exactly into "
            "place. From farther off, it’s pulled 3 mm closer. One press places it for you."
        ),
        _(
            "Each player chooses one way, so that a child and a grandparent can play together. Before you "
            "crank, the checklist marks crooked parts. One press straightens a part, but only once. With "
            "Freehand, you straighten it yourself."
        ),
    )
