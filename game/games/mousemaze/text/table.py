"""What is read at the table of the card game: cards, panel, tips."""

from __future__ import annotations

from game.games.mousemaze.rules.state import ACTION, ACTIONS, LYING, MAZE, Kind, Side, State, row_column
from game.text.coach import WELCOME, Tip
from game.text.language import N_, N_context, N_plural, _, capital, either, ngettext, sentences
from game.text.queries import SeatAnswers, has
from game.text.seats import seat_name

# actions
# Translators: buttons with an arrow beside the word.
UP = N_context("button, a direction", "Up")
RIGHT = N_context("button, a direction", "Right")
DOWN = N_context("button, a direction", "Down")
LEFT = N_context("button, a direction", "Left")
THEN_PLACE_A_WEDGE = N_("then place a wedge")
THEN_TURN_A_CARD = N_("then rotate a card")
THEN_FLIP_A_CARD = N_("then flip a card")
THEN_CHOOSE_AN_ARROW = N_("then choose an arrow")
# Translators: {name}: a player’s name.
PLACE_A_WEDGE = N_("{name}, place a wedge")
ON_A_CARD_WITHOUT_THE = N_("On a card without the no-cheese mark, not under the mouse.")
# Translators: {number}: how many.
WEDGE_COUNT = N_plural("{number} wedge", "{number} wedges")
# Translators: {card}: name of a card; {way}: up, right, down or left.
THE_MOUSE_LOOKS_IN_FRONT = N_("The mouse faces {way}. In front of it: {card}.")
# Translators: {bad}: how many cards are Trapped; {total}: how many cards are left; {share}: such as 12%.
OF_ARE_TRAPPED = N_("Trapped: {bad} of {total} ({share})")
THE_MAZE_SHOWS_WHAT_THE = N_("The maze shows what the card will do. Odds (O) shows the cards left.")
# Translators: {share}: a number of 0 to 100.
SHARE = N_("{share}%")
WHAT_IS_AT_RISK_BECOMES = N_("Brings all your wedges at risk to safety.")
# Translators: {name}: a player’s name.
POINT_THE_MOUSE = N_("{name}, point the mouse")
IT_STARTS_ON_SAFE = N_("It starts on Safe. Walking never turns it.")
# Translators: headline. {name}: a player’s name.
DRAW_A_CARD = N_("{name}, draw a card")
# Translators: {safe}: how many wedges the player has safe; {goal}: how many are needed to win.
YOU_HAVE_OF_WEDGES_SAFE = N_("You have {safe} of {goal} wedges safe.")
# Translators: {name}: a player’s name.
DRAW_OR_END = N_("{name}, draw or end?")
NOTHING_IS_AT_RISK_YET = N_("Nothing is at risk yet.")
# Translators: {name}: a player’s name.
WHICH_WAY = N_("{name}, which way?")
CHOOSE_ONE_ARROW_WALKING_NEVER = N_("Choose one arrow. Walking never turns the mouse.")
# Translators: {name}: a player’s name.
FLIP_WHICH_CARD = N_("{name}, choose a card to flip")
CHEESE_ON_A_FLIPPED_CARD = N_("Cheese on a flipped card goes back to the pile.")
# Translators: {name}: a player’s name.
TURN_IT_HOW_FAR = N_("{name}, how far should it turn?")
THE_MOUSE_ON_A_CARD = N_("A mouse on the card turns with it.")
THE_EDGE = N_("the edge")
# Translators: {note}: "3 of 20 are Trapped: 15%"; {share}: such as 21%.
WITH_THE_TRAPS_IN_THE = N_("{note}; {share} with the traps in the maze")
# Translators: {risk}: "3 wedges"; {safe}: how many the player then has safe; {goal}: how many are needed to win.
MADE_SAFE_OF_YOU_WIN = N_("{risk} made safe: {safe} of {goal}. You win!")
# Translators: {risk}: "3 wedges"; {safe}: how many the player then has safe; {goal}: how many are needed to win.
MADE_SAFE_OF = N_("{risk} made safe: {safe} of {goal}.")
NOTHING_LOST_NOTHING_WON = N_("Nothing lost, nothing gained.")
END_THE_TURN = N_("End the turn")
# Translators: {way} is a button's direction: Up, Right, Down, Left.
WAY_STEPS = N_("{way} {steps}")
# Translators: {way}: a button’s direction: Up, Right, Down, Left; {walked}: how many cards the mouse can go; {steps}:
# how many it should.
WALKED_OF_STEPS = N_("{way} {walked} of {steps}")
# Translators: {line}: a sentence without its full stop; only the stop is added.
LINE = N_("{line}.")
NOTHING_HAPPENS = N_("Nothing happens.")
# Translators: {card}: name of a card.
IT_BECOMES = N_("It becomes {card}.")
# Translators: {card}: name of a card; {wedges}: "2 wedges".
IT_BECOMES_GO_BACK = N_("It becomes {card}. Back to the pile: {wedges}.")
# Translators: of a card that may be flipped.
STAYS = N_("Both its sides are the same.")
# Translators: of a card that may be flipped. {wedges}: "2 wedges".
STAYS_GO_BACK = N_("Both its sides are the same. Back to the pile: {wedges}.")
# Translators: a button. {card}: name of a card.
FLIP = N_("Flip {card}")
QUARTER_RIGHT = N_("¼ right")
HALF_ROUND = N_("½ turn")
QUARTER_LEFT = N_("¼ left")
# Translators: {card}: name of a card.
TURNS = N_("Rotates {card}.")
# Translators: {way}: up, right, down or left.
THE_MOUSE_LOOKS = N_("the mouse faces {way}")
# Translators: {card}: name of a card; {outcome}: what follows, such as "the mouse faces up".
TURNS_AND = N_("Rotates {card}, and {outcome}.")
# Translators: {wedges}: such as "3 wedges".
ON_IT = N_("{wedges} on it.")
# Translators: {wedges}: such as "3 wedges".
AT_RISK = N_("{wedges} at risk.")
DRAW_AGAIN = N_("Draw again")
DRAW_CARD_BUTTON = N_("Draw a card")
THE_EDGE_THE_MOUSE_STAYS = N_("the edge is in the way")
AS_FAR_AS_THE_EDGE = N_("stops at the edge")
WHICH_IS_USED_ALREADY = N_("already used")
# Translators: these follow each other in a line, with commas: "Stairs Top, take 2 wedges, then flip a card".
SAFE = N_("{wedges} safe")
# Translators: in a line with commas: "Stairs Top, take 2 wedges, then flip a card". {wedges}: "2 wedges".
TAKE = N_("take {wedges}")
THE_PILE_IS_EMPTY = N_("the pile is empty")
# Translators: in a line with commas: "Trapped, 3 wedges lost". {wedges}: "3 wedges".
LOST = N_("{wedges} lost")
NOTHING_IS_LOST = N_("nothing is lost")

# odds
# Translators: an Action card in a list: "Move 1 forward".
TITLE_AND_LINE = N_("{title} ({line})")
# Translators: {left}: how many of a kind of card are left in the deck; {copies}: how many there are.
LEFT_OF_COPIES = N_("{left} of {copies}")
CARD_TO_DRAW_OF_COUNT = N_plural(
    # Translators: {number}: cards left in the deck; {bad}: how many of them are Trapped; {share}: such as 12%.
    "{number} card to draw, {bad} of them Trapped: {share}.",
    "{number} cards to draw, {bad} of them Trapped: {share}.",
)
WHAT_THE_NEXT_CARD_MAY = N_("What the next card may bring")
# Translators: {futures}: what the mouse’s card would do, such as "12% trapped".
NOW = N_("If drawn now: {futures}")
TRAPPED = N_context("name of a card", "Trapped")
NONE_IS_LEFT_UNTIL_THE = N_("None left until the deck is shuffled.")
# Translators: {number}: how many cards of this kind are left.
NUMBER_LEFT = N_("{number} left.")
# Translators: {share}, {all}: such as 12%.
TRAPS_OF_THE_MAZE_ADD = N_("Traps in the maze add {share}, for a total of {all}.")
# Translators: {share}: such as 12%.
OF_THE_DRAWS_WIN_A = N_("{share} of draws win a wedge or more.")
# Translators: {wedges}: "3 wedges".
AT_RISK_NOW = N_("At risk now: {wedges}.")
# Translators: verb, a button: closes what is shown.
CLOSE = N_("Close")
# Translators: {share}: such as 12%.
AN_END_TURN_CARD_ENDS = N_("In {share} of draws, an End Turn card ends the turn.")
# Translators: {first}, {second}: two sentences that tell what each of two arrows brings.
OR_ELSE = N_("{first} Or: {second}")

# result
GOT_WEDGE_OUT_OF_COUNT = N_plural(
    # Translators: {name}: a player’s name; {number}: how many.
    "{name} brought {number} wedge to safety.",
    "{name} brought {number} wedges to safety.",
)

# score pad
# Translators: {goal}: how many wedges are needed to win; {name}: a player’s name; {safe}: how many wedges the player
# has safe.
IS_A_COMPUTER_PLAYER_AND = N_("{name} is a computer player and has {safe} of {goal} wedges safe.")
# Translators: {goal}: how many wedges are needed to win; {name}: a player’s name; {safe}: how many wedges the player
# has safe.
IS_A_PERSON_AND_HAS = N_("{name} is a person and has {safe} of {goal} wedges safe.")
# Translators: {number}: how many wedges are needed to win.
SAFE_WEDGE_WINS_COUNT = N_plural("{number} safe wedge wins", "{number} safe wedges win")
# Translators: headings of the score pad, over numbers of wedges.
SAFE_LOWER = N_context("wedges", "safe")
AT_RISK_LOWER = N_context("wedges", "at risk")

# sidebar
WHAT_IS_LEFT_IN_THE = N_("Shows what’s left in the deck and the risk of the next draw.")
THE_DECK_FACE_DOWN_PRESS = N_("The face-down deck. Press it to draw when you can. Odds shows what’s left.")
# Translators: noun, a button: shows the chances of the next card.
ODDS = N_("Odds")
THE_MAZE_IS_LAID_OUT = N_("The maze is laid out.")
# Translators: headline while somebody else plays. {name}: a player’s name.
PLAYS = N_("{name}’s turn")
THE_LAST_ACTION_CARD_DRAWN = N_("The last Action card drawn this turn.")
CLICK_A_CARD_IN_THE = N_("Click a card in the maze.")
# Translators: {key}: name of a key or a button.
CHOOSE_A_CARD_IN_THE = N_("Choose a card in the maze, then press {key}.")
# Translators: {key}: name of a key or a button.
CHOOSE_A_CARD_WITH_THE = N_("Choose a card with the arrow keys, then press {key}.")
# Translators: headline. {names}: names of the winners.
WINS_COUNT = N_plural("{names} wins!", "{names} win!")
TO_DRAW = N_context("pile", "to draw")
PLAYED = N_context("pile", "played")
ACTION_CARDS_PLAYED_SINCE_THE = N_("Action cards played since the last shuffle.")
# Translators: under the number of Action cards played, and of wedges in the pile.
WEDGES = N_context("pile", "wedges")
WEDGES_LEFT_IN_THE_PILE = N_("Wedges left in the pile, out of 42.")

# sidebar widgets
YOUR_CARD_GOES_HERE = N_("Your card goes here.")

# wedge motion
# Translators: {wedges}: such as "3 wedges".
TRAPPED_LOST = N_("Trapped! {wedges} lost")
# Translators: headline: the player loses the wedges at risk.
TRAPPED_SHOUT = N_("Trapped!")
# Translators: {wedges}: such as "3 wedges".
WEDGES_SAFE_SHOUT = N_("{wedges} safe!")

# prints
# Translators: what is printed on a card, in few and short words: a name, and below it what it does.
TO_WASHTUB = N_context("printed on a card", "to Washtub")
TO_BOTTOM = N_context("printed on a card", "to bottom")
SAFE_HEADING = N_context("printed on a card", "Safe")
WASHTUB = N_context("printed on a card", "Washtub")
PLACE_1_CHEESE = N_context("printed on a card", "place 1 cheese")
GUTTER_BOTTOM = N_context("printed on a card", "Gutter Bottom")
TAKE_1_CHEESE = N_context("printed on a card", "take 1 cheese")
STAIRS_BOTTOM = N_context("printed on a card", "Stairs Bottom")
NOTE_MOVE_1 = N_context("printed on a card", "move 1")
DIVER = N_context("printed on a card", "Diver")
GO_TO_WASHTUB = N_context("printed on a card", "go to Washtub")
GUTTER_TOP = N_context("printed on a card", "Gutter Top")
GO_TO_GUTTER_BOTTOM = N_context("printed on a card", "go to Gutter Bottom")
STAIRS_TOP = N_context("printed on a card", "Stairs Top")
GO_TO_STAIRS_BOTTOM = N_context("printed on a card", "go to Stairs Bottom")
FLIP_EITHER = N_context("printed on a card", "Flip Either")
TURN_EITHER = N_context("printed on a card", "Turn Either")
TURN_THIS_CARD = N_context("printed on a card", "Turn This Card")
TAKE_CHEESE = N_context("printed on a card", "Take Cheese")
PLACE_CHEESE = N_context("printed on a card", "Place Cheese")
END_TURN = N_context("printed on a card", "End Turn")
PRINT_MOVE_1 = N_context("printed on a card", "Move 1")
FORWARD_LOWER = N_context("printed on a card", "forward")
PRINT_MOVE_2 = N_context("printed on a card", "Move 2")
PRINT_MOVE_3 = N_context("printed on a card", "Move 3")
TO_ITS_LEFT = N_context("printed on a card", "to its left")
TO_ITS_RIGHT = N_context("printed on a card", "to its right")
BACK_LOWER = N_context("printed on a card", "back")
TO_EITHER_SIDE = N_context("printed on a card", "to either side")
FORWARD_OR_BACK = N_context("printed on a card", "forward or back")
FLIP_THE_CARD = N_context("printed on a card", "Flip the card")
IN_FRONT = N_context("printed on a card", "in front")
BEHIND = N_context("printed on a card", "behind")
TURN_CARD = N_context("printed on a card", "Turn the card")
UNDER_THE_MOUSE = N_context("printed on a card", "under the mouse")
PRINT_PLACE_CHEESE = N_context("printed on a card", "Place cheese")
ONE_FROM_THE_PILE = N_context("printed on a card", "1 from the pile")
PRINT_TAKE_CHEESE = N_context("printed on a card", "Take cheese")
LOSE_THE_CHEESE = N_context("printed on a card", "lose your cheese")


# The cards of the card game, named and explained.

# Translators: where an arrow points or the mouse goes, as in "The mouse walks 2 cards left.", "the left arrow".
HEADING_NAMES = (
    N_context("direction", "up"),
    N_context("direction", "right"),
    N_context("direction", "down"),
    N_context("direction", "left"),
)
"""Where an arrow points on the table, by heading."""

# Translators: the same as the mouse sees it: "Move the mouse 2 cards forward or to its right."
WAYS = (
    N_context("seen by the mouse", "forward"),
    N_context("seen by the mouse", "to its right"),
    N_context("seen by the mouse", "back"),
    N_context("seen by the mouse", "to its left"),
)
"""Where an arrow of an Action card points, seen by the mouse."""

# Translators: Maze cards as named in a sentence: "It stops on the Washtub.", "The mouse goes at once to the Diver,
# wherever that lies."
_PICTURES = {
    "safe": N_context("card in a sentence", "Safe"),
    "washtub": N_("the Washtub"),
    "gutter_bottom": N_("the bottom of the Rain Gutter"),
    "stairs_bottom": N_("the bottom of the Rickety Stairs"),
    "diver": N_("the Diver"),
    "gutter_top": N_("the top of the Rain Gutter"),
    "stairs_top": N_("the top of the Rickety Stairs"),
    "flip_either": N_context("card in a sentence", "Flip Either"),
    "turn_either": N_context("card in a sentence", "Turn Either"),
    "turn_this": N_context("card in a sentence", "Turn This Card"),
    "take": N_context("card in a sentence", "Take Cheese"),
    "place": N_context("card in a sentence", "Place Cheese"),
    "end": N_context("card in a sentence", "End Turn"),
    "trapped": N_context("card in a sentence", "Trapped"),
}

_EXPLAINED = {
    Kind.SAFE: N_("Every turn begins here. If the mouse stops here, nothing happens."),
    Kind.TAKE: N_("Take a wedge from the pile. It’s at risk until your turn ends safely."),
    Kind.PLACE: N_("Place a wedge on any card without the no-cheese mark, but not under the mouse."),
    Kind.FLIP: N_("Flip one card the arrows point to. Cheese on it goes back to the pile."),
    Kind.TURN: N_("Rotate one card the arrows point to by one, two or three quarter turns."),
    Kind.TURN_THIS: N_("Rotate the card and the mouse on it by one, two or three quarter turns."),
    Kind.TRAPPED: N_("The turn is over, and every wedge at risk goes back to the pile."),
    Kind.END: N_("The turn is over, and every wedge at risk is safe."),
}


def card_name(code: int) -> str:
    """What lies on a cell, by the picture."""
    return _side_name(LYING[code])


def _side_name(side: Side) -> str:
    # Translators: name of a card that moves the mouse. {steps}: how many cards.
    return _(_PICTURES[side.picture]) if side.picture in _PICTURES else _("Move {steps}", steps=side.steps)


def explain_card(code: int) -> str:
    """What a Maze card does to a mouse that stops on it, as it lies."""
    side = LYING[code]
    if side.kind is Kind.GO_TO:
        place = _side_name(MAZE[side.to - 1][0])
        # Translators: {place}: a card as named in a sentence, such as "the Diver".
        told = _("The mouse goes straight to {place}, wherever it is.", place=place)
        return sentences(told, _("It keeps facing the same way."))  # MC-20
    if side.kind is Kind.MOVE:
        ways = either([heading_name(arrow) for arrow in side.arrows])
        # Translators: {number}: how many cards; {ways}: "up", or "up or down".
        one, many = N_plural("The mouse moves one card {ways}.", "The mouse moves {number} cards {ways}.")
        return sentences(ngettext(one, many, side.steps, ways=ways), _("It keeps facing the same way."))
    return _(_EXPLAINED[side.kind])


def may_bear_cheese(code: int) -> str:
    """What the no-cheese mark means, where a card has it; empty elsewhere."""
    return _("No cheese goes here.") if LYING[code].symbol else ""


def heading_name(heading: int) -> str:
    """Where an arrow points on the table."""
    return _(HEADING_NAMES[heading])


def place_name(cell: int) -> str:
    """A place in the maze, counted from 1 at the top left."""
    # Translators: as in "places a wedge in row 1, column 2", "The card in row 1, column 2 is flipped".
    row, column = row_column(cell)
    return _("row {row}, column {column}", row=row + 1, column=column + 1)


_ACTIONS = {
    "flip front": (
        N_("Flip the card in front"),
        N_("Flip the card in front of the mouse. Its cheese goes back to the pile."),
    ),
    "flip behind": (
        N_("Flip the card behind"),
        N_("Flip the card behind the mouse. Cheese on it goes back to the pile."),
    ),
    "turn card": (N_("Turn the card"), _EXPLAINED[Kind.TURN_THIS]),
    "place cheese": (N_("Place cheese"), _EXPLAINED[Kind.PLACE]),
    "take cheese": (N_("Take cheese"), _EXPLAINED[Kind.TAKE]),
    # Translators: name of a card and of what happens to the player: a chapter of the rule book.
    "trapped": (N_("Trapped"), _EXPLAINED[Kind.TRAPPED]),
}


def action_name(card: str) -> str:
    """What stands on an Action card."""
    if card in _ACTIONS:
        return _(_ACTIONS[card][0])
    action = ACTIONS[ACTION[card]]
    # Translators: name of an Action card in a list. {steps}: how many cards; {ways}: "forward or back" and the like, as
    # the mouse sees it.
    return _("Move {steps} {ways}", steps=action.steps, ways=_ways(action.arrows))


def explain_action(card: str) -> str:
    """What an Action card does."""
    if card in _ACTIONS:
        return _(_ACTIONS[card][1])
    action = ACTIONS[ACTION[card]]
    # Translators: {number}: how many cards; {ways}: "forward or to its right" and the like, as the mouse sees it.
    one, many = N_plural("Move the mouse one card {ways}.", "Move the mouse {number} cards {ways}.")
    told = ngettext(one, many, action.steps, ways=_ways(action.arrows))
    return sentences(told, _("It keeps facing the same way."))


def _ways(arrows: tuple[int, ...]) -> str:
    return either([_(WAYS[arrow]) for arrow in arrows])


# The maze and the heaps of the card game for those who hear them.


def card(cell: int, code: int, wedges: int, facing: int | None) -> str:
    """A card by row and column, what it says, what lies on it; ``facing``: where the mouse on it looks."""
    # Translators: {place}: "row 1, column 2"; {card}: name of the card there.
    told = [_("{place}: {card}.", place=capital(place_name(cell)), card=capital(card_name(code)))]
    if facing is not None:
        # Translators: {way}: up, right, down or left.
        told.append(_("The mouse is here and faces {way}.", way=heading_name(facing)))
    if wedges:
        # Translators: {number}: how many wedges lie on the card.
        told.append(ngettext("{number} wedge is on it.", "{number} wedges are on it.", wedges))
    return sentences(*told, explain_card(code), may_bear_cheese(code))


def answers(state: State, asker: str) -> SeatAnswers:
    """What the maze answers to a seat."""

    def told(number: int) -> str:
        safe = _("{safe} of {goal} wedges safe", safe=state.safe[number], goal=state.table.goal)
        return has(seat_name(state.table.seats[number]), safe)

    own = state.table.seats.index(asker)
    # Translators: {wedges}: how many wedges, such as “2 wedges”.
    risk = (_("At risk in this turn: {wedges}.", wedges=ngettext(*WEDGE_COUNT, state.risk)),)
    pile = _("In the pile: {wedges}.", wedges=ngettext(*WEDGE_COUNT, state.pile))
    others = tuple(told(number) for number in range(len(state.safe)) if number != own)
    return SeatAnswers(_mouse(state), (told(own), *(risk if state.turn == own else ())), (*others, pile))


def _mouse(state: State) -> tuple[str, ...]:
    if not state.maze.cards:
        return (_("The maze isn’t laid out yet."),)
    # Translators: {card}: a Maze card as named in a sentence; {place}: “row 1, column 2”.
    on = N_("The mouse is on {card}, {place}.")
    here = _(on, card=card_name(state.maze.cards[state.mouse]), place=place_name(state.mouse))
    # Translators: {way}: up, right, down or left.
    return here, _("It faces {way}.", way=heading_name(state.facing))


# Tips for a first match of the card game, in the order in which they usually matter.

TIPS = (
    WELCOME,
    Tip("face", N_("Point the mouse"), N_("It starts on Safe. The cards you draw send it the way it faces.")),
    Tip("place", N_("Place a wedge"), N_("Choose a card your mouse may soon reach.")),
    Tip("draw", N_("Draw a card"), N_("It moves the mouse. Then the Maze card under the mouse does what it says.")),
    Tip("go", N_("Which way?"), N_("Each choice shows where the mouse would go and what that brings.")),
    Tip("change", N_("Change the maze"), N_("Flipped cards show their other side. Turned cards lead somewhere else.")),
    Tip(
        "risk",
        N_("Wedges at risk"),
        N_("Your wedges are yours only once your turn ends. A Trapped card takes them all."),
    ),
    # Translators: {goal}: how many wedges are needed to win.
    Tip("safe", N_("Safe at last"), N_("These wedges stay yours. The first to bring {goal} to safety wins.")),
)
