"""What is said of records in challenges, and of machines that were sent to be beaten."""

from __future__ import annotations

from game.text.language import N_, N_context, _, decimal, ngettext, row, sentences
from game.workshop.proofs.found import TENTHS, Curve, as_counted
from game.workshop.proofs.scoring import RUNS
from game.workshop.shelf import Best
from game.workshop.text.challenges import challenge_name

# Translators: noun, a button and a heading: the best that anybody reached in a challenge.
RECORDS = N_("Records")
RECORDS_HINT = N_("Shows the best machines of this challenge, and what’s left to beat.")
# Translators: headings over three curves: the machine with the fewest parts, the one that is over soonest, and the one
# of which most careful copies work.
HEADINGS = (N_context("record", "Fewest parts"), N_context("record", "Fastest"), N_context("record", "Steadiest"))
# Translators: in "New records: fewest parts, fastest."
_KINDS = (N_context("record", "fewest parts"), N_context("record", "fastest"), N_context("record", "steadiest"))
BUILDER = N_("Builder")
BUILDER_HINT = N_("Whose name goes beside your next record.")
CONFIRMED_HERE = N_("A record counts once this computer has run the machine.")
NONE_YET = N_("No record yet. Solve it, and set the first one.")
NOTHING_FOUND = N_("Nobody has searched this challenge yet.")


def value(kind: int, number: int) -> str:
    """A number of parts, of tenths of a second, or of hands of a hundred."""
    if kind == 0:
        # Translators: {number}: how many parts a machine has.
        return ngettext("{number} part", "{number} parts", number)
    if kind == 1:
        # Translators: how long a run takes. {seconds}: a number with one decimal; s: seconds.
        return _("{seconds} s", seconds=decimal(number / TENTHS, 1))
    # Translators: {number}: how many of {all} careful copies work.
    return _("{number} of {all}", number=number, all=RUNS)


def bests(best: Best) -> str:
    """The best values in a row, short; empty before the first catch."""
    return row([value(kind, number) for kind, number in enumerate(as_counted(best.values)) if number])


def bests_told(best: Best) -> str:
    """The same as a sentence."""
    # Translators: {values}: the best so far in a row, such as "3 parts, 2.1 s, 98 of 100".
    return _("Best: {values}.", values=bests(best)) if best.fewest else ""


def held(kind: int, number: int, name: str) -> str:
    """The best value, and by whom."""
    told = value(kind, number)
    # Translators: a record. {value}: such as "3 parts" or "98 of 100"; {name}: of a person.
    return _("{value}, {name}", value=told, name=name) if name else told


def yours(kind: int, number: int) -> str:
    """The value of one's own last machine."""
    # Translators: {value}: such as "3 parts" or "98 of 100".
    return _("Your last machine: {value}.", value=value(kind, number))


def standing(kind: int, number: int, curve: Curve) -> str:
    """Where a value stands among what was found, and what there is to beat."""
    if not curve.total:
        return _(NOTHING_FOUND)
    told = ""
    if number:
        told = ngettext(
            # Translators: {beaten}: how many of the {number} machines that a computer found are worse.
            "It beats {beaten} of {number} machine found by trying.",
            "It beats {beaten} of {number} machines found by trying.",
            curve.total,
            beaten=curve.beaten(number),
        )
    ahead = not number or (curve.best < number if curve.less else curve.best > number)
    # Translators: {value}: the best that was found, such as "3 parts" or "98 of 100".
    goal = _("To beat: {value}.", value=value(kind, curve.best)) if ahead else _("Nothing found by trying is better.")
    return sentences(told, goal)


def new_records(beaten: tuple[bool, ...]) -> str:
    """Which records were just broken, empty for none."""
    broken = [_(text) for text, better in zip(_KINDS, beaten, strict=True) if better]
    # Translators: {kinds}: in what, in a row, such as "fewest parts, fastest".
    return ngettext("New record: {kinds}.", "New records: {kinds}.", len(broken), kinds=row(broken)) if broken else ""


def title(name: str) -> str:
    """Over the records of a challenge."""
    # Translators: a heading. {challenge}: name of a challenge.
    return _("Records: {challenge}", challenge=challenge_name(name))
