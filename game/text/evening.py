"""What an evening of several games says, marked for translation."""

from __future__ import annotations

from game.text.language import N_, N_plural

EVENING = N_("Evening")
AN_EVENING_OF_SEVERAL_GAMES = N_("An evening of several games whose points are added up.")
MAKE_AN_EVENING_OF_IT = N_("Make an evening of it")
TABLE_OF_THE_EVENING = N_("The table of the evening")
BEGIN_AN_EVENING = N_("Begin an evening")
END_THE_EVENING = N_("End the evening")
ANOTHER_GAME = N_("Another game")
HOW_AN_EVENING_GOES = N_(
    "Play several games in a row, any of them, and collect points. In each game the first gets as many points as there "
    "are players, the next one less, and so on. You end the evening whenever you like."
)
THE_EVENING_HAS_BEGUN = N_("The evening has begun. Take a box from the shelf: every game you finish counts.")
THE_MATCHES_STAY = N_("The matches stay on their shelf.")
THIS_EVENING_COUNT = N_plural("{number} game", "{number} games")
POINTS_OVER_THE_EVENING = N_("Points over the evening")
GUEST_AND_POINTS_COUNT = N_plural("{name}: {number} point. {each}", "{name}: {number} points. {each}")
