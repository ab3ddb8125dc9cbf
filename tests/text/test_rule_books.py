"""The rule book of every combination of options and seats says what holds in that match, and nothing that does not."""

import re
from functools import cache
from itertools import product

import pytest

from game.catalog import CATALOG
from game.core.setup import Seat
from game.shell.reader import Book
from game.text.chapters import CREDITS, Figure


def option(name, *values):
    return lambda setup: setup.options[name] in values


def both(*all_of):
    return lambda setup: all(holds(setup) for holds in all_of)


def seats(*numbers):
    return lambda setup: len(setup.seats) in numbers


def no(holds):
    return lambda setup: not holds(setup)


def always(setup):
    return True


HASBRO, ORIGINAL = option("profile", "hasbro"), option("profile", "original")
TWO_CRANKS, PAIR, MORE = option("two_cranks", True), seats(2), seats(3, 4)
WHOLE = option("start_built", 24)
ALONE = seats(1)
ANY_EDGE = option("edge_stop_literal", True)
NO_PASS, BY_SIZE = option("variant", "no_pass"), option("variant", "size_order")

# What stands in a rule book just where it holds.
TOLD = {
    "mousetrap": {
        "You’re playing by the Hasbro rules.": HASBRO,
        "You’re playing by the original rules.": ORIGINAL,
        "the player with the next birthday goes first": ORIGINAL,
        "Then do what the new space says": ORIGINAL,
        "The new space does nothing": HASBRO,
        "you must turn the crank": HASBRO,
        "Or you may end your turn without cranking": ORIGINAL,
        "If an opponent is already on the wheel, you may lure others there too": both(HASBRO, MORE),
        "Once an opponent is on the wheel, you can’t lure anyone else": both(ORIGINAL, MORE),
        "take three pieces from the opponent who has the most": MORE,
        "take three pieces from your opponent": PAIR,
        "take it all from one who has enough, or split it between them": both(HASBRO, MORE),
        "You have no choice: land there and you build": no(WHOLE),
        "or one of each when one part is left": no(WHOLE),
        "choose one of them": both(ORIGINAL, MORE),
        "the opponent with the most pays the rest": both(HASBRO, MORE),
        "take the rest from any one opponent": both(ORIGINAL, MORE),
        "your opponent pays the rest": both(HASBRO, PAIR),
        "take the rest from your opponent": both(ORIGINAL, PAIR),
        "may refuse": HASBRO,
        "Or you may take nothing more": ORIGINAL,
        "There are two Turn Crank spaces": TWO_CRANKS,
        "that space does nothing": no(TWO_CRANKS),
        "the second gives no cheese": TWO_CRANKS,
        "House rules are our own": lambda setup: bool(TWO_CRANKS(setup) or setup.options["start_built"]),
        "12 of the 24 parts are built": option("start_built", 12),
        "The mice begin on space 22": both(option("start_built", 12), option("mice_ahead", True)),
        "The whole trap is built at the start": WHOLE,
        "so build spaces do nothing in this match": WHOLE,
        "add the next part": no(WHOLE),
        "so all build spaces count": both(PAIR, no(WHOLE)),
        "marked 2-3 and 2-3-4 count": both(seats(3), no(WHOLE)),
        "only the build spaces marked 2-3-4 count": both(seats(4), no(WHOLE)),
        "one run of the trap per turn": always,
        "You may lure again": always,
        "The diver has his back to the washtub": always,
        "We worked out the order of the fifty spaces": always,
        "bring the cage down before the diver jumps": always,
        "so nobody is caught": always,
    },
    "mousemaze": {
        "The first to bring 12 wedges to safety wins.": option("goal", 12),
        "End a turn with a wedge safe and you win": option("goal", 1),
        "with 12 or more wedges safe": option("goal", 12),
        "Stop at the edge: if the edge cuts a move short": both(ANY_EDGE, option("edge_stop_by", "all")),
        "if the edge cuts an Action card’s move short": both(ANY_EDGE, option("edge_stop_by", "action")),
        "even if it hasn’t gone all the way": no(ANY_EDGE),
        "If it hasn’t gone all the way": both(ANY_EDGE, option("edge_stop_by", "all")),
        "If an Action card would have taken it farther": both(ANY_EDGE, option("edge_stop_by", "action")),
        "the discards are shuffled": always,
        "the youngest player goes first": always,
        "If all 42 wedges are safe": always,
        "nobody brings a wedge to safety for twenty rounds": always,
        "It keeps facing the same way": always,
        "even one that already has cheese": always,
        "It may go on top of other wedges": always,
    },
    "mightymouse": {
        "The highest roll goes first.": option("begins", "highest"),
        "Players who tie for it roll again": option("begins", "highest"),
        "If both other players are held in one circle": seats(3),
        "If two or three other players are held in one circle": seats(4),
        "A number up your sleeve: on your turn": option("saved_number", True),
        "House rules are our own": option("saved_number", True),
        "you move by that roll and save the number too": option("saved_number", True),
        "While you’re held, you roll for Mighty Mouse.": option("saved_number", True),
        "You never have to choose.": option("saved_number", False),
        "He doesn’t need an exact count. Extra steps are lost.": always,
        "any number may stand there": always,
    },
    "boobytrap": {
        "Solitaire: clear the tray down to one piece": ALONE,
        "The bar may trip up to three times": ALONE,
        "A small piece is worth": no(ALONE),
        "worth 1, a medium one 2, a large one 3. A trip costs 3.": both(option("values", (1, 2, 3)), no(ALONE)),
        "Score as many points": no(ALONE),
        "Your score can drop below zero": no(ALONE),
        "Pass as often as you like": both(no(ALONE), no(NO_PASS)),
        "4 passes without taking a piece": both(seats(2), no(NO_PASS)),
        "even after a touch, when a piece is held too firmly": both(no(ALONE), no(NO_PASS)),
        "Only you feel how firmly": no(ALONE),
        "In this match, nobody may pass.": both(NO_PASS, no(ALONE)),
        "You must take that piece": both(NO_PASS, no(ALONE)),
        "The regular game": both(option("variant", "regular"), no(ALONE)),
        "You can’t touch other sizes yet": both(BY_SIZE, no(ALONE)),
        "63 round pieces": option("each", 21),
        "60 round pieces": option("each", 20),
        "We use 63": always,
        "In this match there are 60": option("each", 20),
        "you may ask to see the arches": option("arches", "asks"),
        "In this match, nobody gets to see the arches": option("arches", "nobody"),
        "It’s never reset during the match": always,
        "no more than 10 pieces are left": seats(10),
    },
}
BEGINS = {
    "A random draw decides who goes first": both(no(ALONE), option("begins", "lot")),
    "Blue goes first.": both(no(ALONE), option("begins", "blue", "p2")),
}
CASES = [(game, words) for game, told in TOLD.items() for words in (*told, *BEGINS)]


def few(choices):
    return choices if len(choices) < 4 else (choices[0], choices[len(choices) // 2], choices[-1])


def matches(game):
    """Every number of players with every combination of options; of long runs of numbers and of seats some."""
    rules = CATALOG[game].game
    names = [option.name for option in rules.options]
    values = [option.choices[:4] if option.name == "begins" else few(option.choices) for option in rules.options]
    for count in sorted({rules.least, 2, 3, 4, rules.most} & set(range(rules.least, rules.most + 1))):
        taken = [Seat(seat) for seat in rules.seat_names[:count]]
        for chosen in product(*values):
            if chosen[-1] not in rules.seat_names or chosen[-1] in rules.seat_names[:count]:
                yield rules.setup(taken, dict(zip(names, chosen, strict=True)))


@cache
def books(game):
    """Every rule book of a game as one text, with its set-up."""
    return [(setup, text(Book(game, setup, {}).chapters())) for setup in matches(game)]


def text(chapters):
    """All that is read of a book."""
    return "\n".join(line for chapter in chapters for line in (chapter.title, *lines(chapter)))


def lines(chapter):
    """The paragraphs of a chapter, and what stands below its pictures."""
    for block in chapter.blocks:
        yield from [below for _, below in block.pictures] if isinstance(block, Figure) else [block]


@pytest.mark.parametrize(("game", "words"), CASES)
def test_a_rule_is_told_just_where_it_holds(game, words):
    holds = (TOLD[game] | BEGINS)[words]
    for setup, book in books(game):
        assert (words in book) == bool(holds(setup)), (words, len(setup.seats), setup.options)


@pytest.mark.parametrize(("game", "words"), CASES)
def test_what_depends_on_the_match_is_there_in_some_and_not_in_others(game, words):
    holds = (TOLD[game] | BEGINS)[words]
    found = {words in book for _, book in books(game)}
    assert found == ({True} if holds is always else {True, False})


@pytest.mark.parametrize("game", TOLD)
def test_every_book_is_whole_sentences(game):
    for _, book in books(game):
        assert not re.search(r"[{}]|  |\bone pieces\b|\b1 (pieces|wedges|parts)\b", book)
        told = [line for line in book.splitlines() if len(line) > 40]
        assert told
        assert all(line.endswith((".", "!", ":")) and (line[0].isupper() or line[0].isdigit()) for line in told)


@pytest.mark.parametrize("game", TOLD)
def test_what_is_on_stands_at_the_head_of_the_book(game):
    for setup in matches(game):
        book = Book(game, setup, {})
        assert book.in_force()
        assert " ".join(book.chapters()[0].paragraphs).startswith(book.in_force())


def test_who_begins_is_called_by_name():
    game = CATALOG["mousetrap"].game
    setup = game.setup([Seat("red"), Seat("blue")], {"begins": "blue"})
    assert "Ben goes first." in text(Book("mousetrap", setup, {"red": "Rosa", "blue": "Ben"}).chapters())


def test_the_credits_are_read_too():
    assert all(chapter.spoken().paragraphs for chapter in CREDITS)
