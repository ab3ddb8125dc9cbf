"""What landing on a space of the Mouse Trap does in this match and at this moment, for whoever points at it."""

from __future__ import annotations

from game.rules.mousetrap.board import CRANK, SECOND_CRANK, SPACES, WHEEL, Kind, Space
from game.rules.mousetrap.options import RuleOptions
from game.rules.mousetrap.parts import PARTS
from game.text.language import N_, N_plural, _, ngettext, sentences

_NOT_FOR = {
    2: N_("Not a build space for two."),
    3: N_("Not a build space for three."),
    4: N_("Not a build space for four."),
}
_PAIR = 2


def explain_space(index: int, table: RuleOptions, built: int) -> str:
    """What it does with so many of the 24 parts standing; by the rules and the number of players of the table."""
    space = SPACES[index]
    if index == CRANK or (index == SECOND_CRANK and table.two_cranks):
        told = _crank(table, built)
    elif space.kind is Kind.BUILD:
        told = _build(space, table, built)
    elif space.kind in (Kind.TAKE, Kind.WHEEL):
        told = _take(space, table)
    else:
        told = _other(space, table)
    if index == WHEEL:
        above = N_("But the cage hangs right above.")
        will = N_("But once the trap is complete, the cage hangs right above.")
        told = sentences(told, _(above if built == len(PARTS) else will))
    return sentences(told, _("All mice begin here.") if index == table.start else "")


def _build(space: Space, table: RuleOptions, built: int) -> str:
    if built == len(PARTS):  # MT-11
        return _("All 24 parts stand, so nothing happens here.")
    players = len(table.seats)
    if players not in space.players:
        return _(_NOT_FOR[players])
    if built == len(PARTS) - 1:  # MT-12
        return _("Build the last part and take a piece of cheese from the pile for it.")
    if space.amount > 1:
        return _("Build the next two parts and take a piece of cheese from the pile for each.")
    return _("Build the next part and take a piece of cheese from the pile for it.")


def _take(space: Space, table: RuleOptions) -> str:
    one, many = N_plural("Take a piece of cheese from the pile.", "Take {number} pieces of cheese from the pile.")
    return sentences(ngettext(one, many, space.amount), _rest(table))


def _rest(table: RuleOptions) -> str:
    """Who gives what the pile does not hold (MT-14, MT-15)."""
    pair = len(table.seats) == _PAIR
    if table.profile.pick_giver:
        yours, any_one = (
            N_("What the pile lacks, you may take from your rival."),
            N_("What the pile lacks, you may take from any one rival."),
        )
        return _(yours if pair else any_one)
    yours, richest = (
        N_("What the pile lacks, your rival gives you."),
        N_("What the pile lacks, the rival with the most gives you."),
    )
    return _(yours if pair else richest)


def _from_most(table: RuleOptions) -> str:
    if len(table.seats) == _PAIR:
        return _("Take three pieces of cheese from your rival, or all that your rival has.")
    richest = _("Take three pieces of cheese from the rival who has the most, or all of that rival's.")
    divide = N_("If rivals tie for the most, take them from one who has enough, or from several.")  # MT-43
    choose = N_("If rivals tie for the most, choose one of them.")  # MT-16
    return sentences(richest, _(divide if table.profile.divide else choose))


def _crank(table: RuleOptions, built: int) -> str:
    if built < len(PARTS):  # MT-21, MT-47
        return _("Nothing happens here until the trap is complete.")
    may = table.profile.decline_crank  # MT-23
    if len(table.seats) == _PAIR:
        lure = _("Lure your rival to the Cheese Wheel for cheese.")
        may_two, must_two = (
            N_("When your rival is there, you may turn the crank."),
            N_("When your rival is there, you must turn the crank."),
        )
        return sentences(lure, _(may_two if may else must_two))
    lure = _("Lure rivals to the Cheese Wheel for cheese.")
    no_more, more = (  # MT-25
        N_("When one is there, nobody else can be lured, and you may turn the crank."),
        N_("When one is there, you may lure others too, and then you must turn the crank."),
    )
    return sentences(lure, _(no_more if may else more))


def _other(space: Space, table: RuleOptions) -> str:
    if space.kind is Kind.GO:  # MT-05
        follow = N_("Your mouse goes there at once, and you do what that space says.")
        ignore = N_("Your mouse goes there at once, and that space does nothing.")
        return _(follow if table.profile.follow else ignore)
    if space.kind is Kind.TAKE_FROM_MOST:
        return _from_most(table)
    return _(_PLAIN[space.kind])


_PLAIN = {
    Kind.START: N_("Nothing happens here."),
    Kind.LOSE: N_("Return cheese to the pile, if you have any."),
    Kind.DOG_BONE: N_("Nothing happens here."),
    Kind.SAFE: N_("The first space of the Loop. A mouse here cannot be lured."),
}
