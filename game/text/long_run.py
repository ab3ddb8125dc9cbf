"""What the book tells of many matches: how luck evens out, how hands get better, and who somebody is."""

from __future__ import annotations

from collections.abc import Sequence

from game.nature.statistics import Z95
from game.session.family_book import LuckPoint
from game.text.language import N_, N_context, N_plural, _, decimal, ngettext, sentences

MONTHS = (
    # Translators: a month as short as can be, below a chart.
    N_context("short month", "Jan"), N_context("short month", "Feb"), N_context("short month", "Mar"),
    # Translators: a month as short as can be, below a chart.
    N_context("short month", "Apr"), N_context("short month", "May"), N_context("short month", "Jun"),
    # Translators: a month as short as can be, below a chart.
    N_context("short month", "Jul"), N_context("short month", "Aug"), N_context("short month", "Sep"),
    # Translators: a month as short as can be, below a chart.
    N_context("short month", "Oct"), N_context("short month", "Nov"), N_context("short month", "Dec"),
)  # fmt: skip
# Translators: read aloud. {month}: a short month; {year}: its year.
MONTH_AND_YEAR = N_("{month} {year}")

# Translators: noun, heading over a chart: how much luck a player had, match after match.
LUCK_OVER_TIME = N_("Luck over time")
LUCK_HELPED = N_plural(
    # Translators: {number}: how many matches; {name}: a player; {wins}: a number such as 0.3, the wins it was worth.
    "After {number} match, luck has given {name} {wins} wins.",
    "After {number} matches, luck has given {name} {wins} wins.",
)
LUCK_HURT = N_plural(
    # Translators: {number}: how many matches; {name}: a player; {wins}: a number such as 0.3, how many wins it cost.
    "After {number} match, luck has cost {name} {wins} wins.",
    "After {number} matches, luck has cost {name} {wins} wins.",
)
LUCK_WAS_EVEN = N_plural(
    # Translators: {number}: how many matches; {name}: a player.
    "After {number} match, luck has treated {name} evenly.",
    "After {number} matches, luck has treated {name} evenly.",
)
# Translators: below that chart. {wins}: a number such as 2.1.
LUCK_AS_USUAL = N_("That’s normal: by now, chance alone can be off by up to {wins} wins.")
# Translators: below that chart. {wins}: a number such as 2.1.
LUCK_UNUSUAL = N_("That’s rare: by now, chance alone is seldom off by more than {wins} wins.")
# Translators: below that chart. {wins}: a number such as 0.1: how sure the figure is.
LUCK_GIVE_OR_TAKE = N_("Give or take {wins}, because the chances are estimates.")
# Translators: below that chart, for everybody together.
LUCK_OF_ALL = N_("Each line adds up how many wins luck gave or cost a player. In the long run it evens out.")
LUCK_TO_COME = N_("Once the chances in your matches are known, you’ll see here how luck evens out.")
# Translators: under the chart: how many matches it tells of.
MATCH_COUNT = N_plural("{number} match", "{number} matches")
# Translators: a button: work out the chances in finished matches, so that their luck can be shown. {number}: how many.
WORK_OUT_COUNT = N_plural("Analyze {number} match", "Analyze {number} matches")
TAKES_A_WHILE = N_("Works out the chances in your matches. You can stop at any time.")
# Translators: beside a bar that shows how far it is. {done}, {number}: how many matches.
WORKING_OUT = N_("Analyzing match {done} of {number}…")
# Translators: verb, a button: stop working out the chances.
STOP = N_("Stop")

# Translators: noun, heading over charts: how exactly somebody places, cranks and pulls with their own hands.
HANDS_OVER_TIME = N_("Hands over time")
PLACING = N_("Placing: mm off")
CRANKING = N_("Cranking: % uneven")
PULLING = N_("Pulling: % without a trip")
HANDS_TO_COME = N_("Play by hand, and you’ll see here how your hands get steadier.")
HANDS_WHISKERS = N_("Monthly averages, Freehand only. Thin lines show the likely range.")
# Translators: read aloud. {month}: month and year; {value}: a number; {low}, {high}: between which it surely lies.
MONTH_VALUE = N_("{month}: {value}, between {low} and {high}")

# Translators: a player’s page. {date}: a day, such as “today 5:07 PM” or “12 days ago”.
LAST_PLAYED = N_("Last played: {date}")
# Translators: a player’s page. {date}: a day, such as “today 5:07 PM” or “12 days ago”.
FIRST_PLAYED = N_("First played: {date}")
# Translators: a player’s page: how many matches the player has won. {number}: how many; {all}: of how many.
WON_OF_ALL = N_plural("{number} win in {all} finished matches", "{number} wins in {all} finished matches")
# Translators: read aloud on a player’s page. {games}: names of games.
BEST_AT = N_("Most wins in {games}.")
# Translators: a way to the workshop. {number}: how many machines were built and saved on this computer.
OWN_MACHINES_COUNT = N_plural("{number} machine of your own", "{number} machines of your own")
THEY_STAND_IN_THE_WORKSHOP = N_("Shows the machines you built and saved.")

WHAT_WILL_BE_HERE = (
    ("trophy", N_("Who wins, and how often")),
    ("odds", N_("How luck evens out over your matches")),
    ("grab", N_("How hands get steadier, month by month")),
    ("die", N_("Whether the die is fair, and all records")),
)
"""What an empty book promises: an icon and a line each."""

_EVEN = 0.05
"""Wins: less than this, either way, is none as it is told."""
_TELLING = 4
"""Matches: in fewer no luck at all can be unusual, so nothing is said of that."""


def month_short(month: tuple[int, int]) -> str:
    """A month below a chart, by year and month."""
    return _(MONTHS[month[1] - 1])


def month_aloud(month: tuple[int, int]) -> str:
    """The same with its year."""
    return _(MONTH_AND_YEAR, month=month_short(month), year=month[0])


def luck_told(name: str, points: Sequence[LuckPoint]) -> str:
    """How much luck somebody had, whether that is usual as far as that can be told, and how sure it is."""
    last, number = points[-1], len(points)
    wins, band = decimal(abs(last.luck), 1), decimal(Z95 * last.band, 1)
    if abs(last.luck) < _EVEN:
        first = ngettext(*LUCK_WAS_EVEN, number, name=name)
    else:
        first = ngettext(*(LUCK_HELPED if last.luck > 0 else LUCK_HURT), number, name=name, wins=wins)
    usual = _(LUCK_AS_USUAL if abs(last.luck) <= Z95 * last.band else LUCK_UNUSUAL, wins=band)
    doubt = _(LUCK_GIVE_OR_TAKE, wins=decimal(Z95 * last.doubt, 1))
    return sentences(first, usual if number >= _TELLING else "", doubt)
