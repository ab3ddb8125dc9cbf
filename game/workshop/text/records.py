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
# Translators: beside a field for the name of whoever builds: it goes beside the next record.
BUILDER = N_("Your name")
BUILDER_HINT = N_("Whose name goes beside your next record.")
PINS = N_("Star: the record. Round pin: your last machine.")
CONFIRMED_HERE = N_("A record counts once this computer has run the machine.")
NONE_YET = N_("No record yet. Solve it, and set the first one.")
NOTHING_FOUND = N_("No computer has searched this challenge yet.")


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


def below_medals(best: Best) -> tuple[str, ...]:
    """The same below the medals for a catch, for steadiness and for thrift, as short as can be."""
    if not best.fewest:
        return ()
    parts, tenths, hands = as_counted(best.values)
    return value(1, tenths) if tenths else "", decimal(hands, 0) if hands else "", decimal(parts, 0)


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
            "It beats {beaten} of {number} machine that a computer found.",
            "It beats {beaten} of {number} machines that a computer found.",
            curve.total,
            beaten=curve.beaten(number),
        )
    ahead = not number or (curve.best < number if curve.less else curve.best > number)
    # Translators: {value}: the best that was found, such as "3 parts" or "98 of 100".
    goal = _("To beat: {value}.", value=value(kind, curve.best)) if ahead else _("The computer found nothing better.")
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


# A machine that somebody sent, to be beaten with its own parts.

BEAT_IT = N_("Beat it")
OPEN_IT = N_("Just open it")
# Translators: a button: copies one's own machine, to send it to whoever sent the challenge.
COPY_ANSWER = N_("Copy my answer")
SEND_AS_CHALLENGE = N_("Send it as a challenge")
CHALLENGE_COPIED = N_("Copied. Anyone who pastes it into the Workshop can try to beat it.")
COUNTING_IT = N_("A hundred careful builders are copying it here, too.")
HOW_TO_BEAT = N_("You win if more copies work, or as many with fewer parts.")
YOU_BEAT_IT = N_("You beat it!")
A_DRAW = N_("A tie! One part fewer, and you win.")
NOT_BEATEN = N_("Not yet.")


def score_of(hands: int, parts: int) -> str:
    """How good a machine is, short."""
    return ngettext(
        # Translators: how good a machine is. {caught}: how many of {all} careful copies work; {number}: how many parts
        # it has.
        "{caught} of {all} copies with {number} part",
        "{caught} of {all} copies with {number} parts",
        parts,
        caught=hands,
        all=RUNS,
    )


def to_beat(name: str, hands: int, parts: int) -> str:
    """What a machine that was sent asks."""
    # Translators: {name}: of a machine that somebody sent; {score}: such as "99 of 100 copies with 10 parts".
    return _("{name}: {score}. Beat it!", name=name, score=score_of(hands, parts))


def outcome(mine: tuple[int, int], theirs: tuple[int, int]) -> str:
    """Whether one's own machine beats the one that was sent: hands and parts of both."""
    better = (mine[0], -mine[1]) > (theirs[0], -theirs[1])
    verdict = _(YOU_BEAT_IT if better else A_DRAW if mine == theirs else NOT_BEATEN)
    # Translators: {score}: such as "99 of 100 copies with 10 parts".
    own = _("Yours: {score}.", score=score_of(*mine))
    # Translators: {score}: such as "99 of 100 copies with 10 parts".
    return sentences(verdict, own, _("To beat: {score}.", score=score_of(*theirs)))


def answer(name: str, hands: int, parts: int, text: str) -> str:
    """What is sent to others; text: the machine and its name."""
    return f"{to_beat(name, hands, parts)}\n{text}"
