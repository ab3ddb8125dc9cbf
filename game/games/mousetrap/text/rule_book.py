"""The rules of Mouse Trap as they hold in a match, in our own words."""

from __future__ import annotations

from game.core.setup import Setup
from game.games.mousetrap.rules.state import PARTS, RuleOptions
from game.text.chapters import Chapter, Figure, chapter
from game.text.language import N_, N_plural, _, ngettext
from game.text.levels import who_begins

_PAIR = 2


def cheese_chapter(table: RuleOptions) -> Chapter:
    """The slices, the wheel, and who gives what the pile does not hold."""
    last = () if table.two_cranks else (("space:48", _("In the Loop.")),)
    return chapter(
        _("Cheese"),
        _(
            "There are 52 pieces of cheese in the pile. Some slices on the board give you pieces of it. Others cost "
            "you pieces, which go back to the pile; if you hold fewer, you give what you have."
        ),
        Figure(
            (
                ("space:2", _("From the pile.")),
                ("space:7", _("From the pile.")),
                ("space:24", _("Back to the pile.")),
                ("space:30", _("Straight to the wheel.")),
                ("space:37", _("From the rival with the most.")),
                ("space:39", _("Back to the pile.")),
                *last,
            )
        ),
        _("Each time you land on the Cheese Wheel you take two pieces."),
        _from_most(table),
        _empty_pile(table),
    )


def _from_most(table: RuleOptions) -> str:
    if len(table.seats) == _PAIR:
        return _(
            "The fifth slice takes three pieces from your rival, even if there is cheese in the pile. If your rival "
            "has fewer, you take those."
        )
    if table.profile.divide:
        return _(
            "The fifth slice takes three pieces from the rival who has the most, even if there is cheese in the pile. "
            "If that rival has fewer, you take those and no more. If rivals tie for the most, you take it all from one "
            "who has enough, or divide it between them, as far as what they hold together reaches."
        )
    return _(
        "The fifth slice takes three pieces from the rival who has the most, even if there is cheese in the pile. If "
        "that rival has fewer, you take those and no more. If rivals tie for the most, you choose one of them."
    )


def _empty_pile(table: RuleOptions) -> str:
    pair = len(table.seats) == _PAIR
    if table.profile.pick_giver:
        return (
            _(
                "If the pile is empty, or holds too little for a slice or the wheel, you may take the rest from your "
                "rival, as much as there is. Or you may take nothing more."
            )
            if pair
            else _(
                "If the pile is empty, or holds too little for a slice or the wheel, you may take the rest from any "
                "one rival: all that is due, or all that this rival has. Or you may take nothing more."
            )
        )
    return (
        _(
            "If the pile is empty, or holds too little for a slice or the wheel, your rival gives you the rest, as "
            "much as there is. Nobody may decline."
        )
        if pair
        else _(
            "If the pile is empty, or holds too little for a slice or the wheel, the rival who has the most gives you "
            "the rest, as much as there is. If rivals tie for the most, you take it all from one who has enough, or "
            "divide it between them, as far as what they hold together reaches. Nobody may decline."
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
        chapter(_("The end"), _("When yours is the last mouse that is not caught, you win.")),
    )


def _crank(table: RuleOptions) -> Chapter:
    one = _(
        "You may use the crank only in a turn in which your own mouse lands on Turn Crank. Before the trap is "
        "complete, that space does nothing."
    )
    two = _(
        "There are two Turn Cranks in the Loop; the second takes the place of the slice that gives two pieces. You may "
        "use the crank only in a turn in which your own mouse lands on one of them. Before the trap is complete, both "
        "do nothing, and the second gives no cheese."
    )
    must = _("If a rival is on the Cheese Wheel, you must turn the crank.")
    may = _("If a rival is on the Cheese Wheel, you may turn the crank. Or you may end your turn without cranking.")
    return chapter(
        _("Turn Crank"),
        two if table.two_cranks else one,
        may if table.profile.decline_crank else must,
        _("There is one attempt in a turn. Then the turn is over, and whoever cranked resets the loose parts."),
    )


def _luring(table: RuleOptions) -> Chapter:
    more = _("If a rival is on the wheel already, you may lure others there too before you turn the crank.")
    no_more = _("Once a rival is on the wheel, nobody else may be lured.")
    others = "" if len(table.seats) == _PAIR else more if table.profile.lure_more else no_more
    return chapter(
        _("Luring"),
        _(
            "When you land on Turn Crank, the trap is complete and nobody is on the wheel, you may lure a rival "
            "there. Give a piece of cheese back to the pile, choose a mouse and roll the die for it. It walks that "
            "many spaces, and the space where it stops does nothing."
        ),
        _(
            "You may lure again, the same mouse or another, as long as your cheese lasts, and you may stop when you "
            "like. A mouse on Safe cannot be lured; one that is still on the path can."
        ),
        others,
    )


def _run() -> Chapter:
    return chapter(
        _("What the trap does"),
        _("Turn the crank clockwise and slowly. Each step sets off the next:"),
        Figure(
            (
                ("part:4", _("The crank turns the gears.")),
                ("part:6", _("The stop sign snaps back.")),
                ("part:8", _("It hits the shoe.")),
                ("part:10", _("The bucket tips.")),
                ("part:9", _("A marble rolls down the stairs.")),
                ("part:13", _("The gutter leads it on.")),
                ("part:15", _("It bumps the helping hand.")),
                ("part:18", _("A second marble falls.")),
                ("part:17", _("It drops through the tub.")),
                ("part:19", _("It strikes the diving board.")),
                ("part:20", _("The diver flies.")),
                ("part:22", _("He lands in the washtub.")),
                ("part:24", _("The cage comes down.")),
            )
        ),
        _(
            "A mouse is caught only if the trap worked: everything happened in this order, and in the end the cage "
            "stands over the wheel. Then all rivals on the wheel are out together, and their cheese is yours."
        ),
        _(
            "If the trap fails, all rivals on the wheel run to Safe. A cage that hangs half-way on its post catches "
            "nobody."
        ),
        _(
            "Turn too fast, and the shaking can bring the cage down before the diver has jumped. That is too early: "
            "the trap did not work as it should, so nobody is caught, even with a mouse inside the cage."
        ),
    )


def _check_list() -> Chapter:
    return chapter(
        _("Before you crank"),
        _("Look the trap over, as the printed rules ask:"),
        Figure(
            (
                ("part:11", _("A marble is in the bucket.")),
                ("part:15", _("The rod hangs on its hook.")),
                ("part:18", _("A marble sits on the thing-a-ma-jig.")),
                ("part:20", _("The diver has his back to the washtub.")),
                ("part:24", _("The cage is balanced on its post.")),
            )
        ),
        _("And all other parts stand in their places. Any of them you may reset, each once, before you crank."),
    )


# The rules of Mouse Trap as they hold in a match, in our own words.

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
            "With help, your own hand only has to come near: a part that is up to 3 mm off is drawn to its place, and "
            "within 1 mm it stands true. One press places it for you."
        ),
        _(
            "Each player has hands of one kind, so that a child and a grandparent can play together. Before cranking, "
            "the check list marks what stands crooked, and one press straightens it, each part once. Only hands "
            "without help do that themselves."
        ),
    )
