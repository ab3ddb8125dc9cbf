"""What translators are shown of a text: where it is looked for, and in how few pictures."""

from babel.messages.catalog import Message

from tests.text_pictures import Found, Page, Wanted, chosen, found, group_of, page_of

PAGES = {
    "book": Page.read(["The cage is over", "the wheel.", "Caught!"], []),
    "table": Page.read(["Jack-in-", "the-box", "Ben rolls a 5.", "On"], ["Turns the sound on."]),
}


def wanted(text, *forms):
    return Wanted(Message(text, locations=[("game/text/screens.py", 7)]), forms or [text])


def test_a_text_is_found_over_several_lines_with_its_blanks_filled():
    assert found(wanted("The cage is over the wheel."), PAGES).drawn == ["book"]
    assert found(wanted("Jack-in-the-box"), PAGES).drawn == ["table"]
    assert found(wanted("{seat} rolls a {pips}."), PAGES).drawn == ["table"]
    assert found(wanted("caught!"), PAGES).drawn == ["book"]


def test_a_hyphen_that_a_translator_allowed_may_be_drawn_or_not():
    soft = wanted("Workshop", "Werk\u00adstatt")
    assert found(soft, {"one": Page.read(["Werk-", "statt"], [])}).drawn == ["one"]
    assert found(soft, {"one": Page.read(["Werkstatt"], [])}).drawn == ["one"]


def test_part_of_a_word_and_mere_blanks_are_no_text():
    assert found(wanted("age"), PAGES) == Found([], [])
    assert found(wanted("{first}, {second}"), PAGES) == Found([], [])


def test_a_single_word_is_looked_for_alone_before_among_others():
    assert found(wanted("On"), PAGES) == Found(["table"], ["table"])
    assert found(wanted("wheel"), PAGES).drawn == ["book"]


def test_what_is_only_told_when_pointed_at_is_found_too():
    assert found(wanted("Turns the sound on."), PAGES) == Found([], ["table"])


def test_few_views_are_chosen_and_every_text_has_one():
    places = [Found(["a", "b"], []), Found(["b"], []), Found([], ["c"]), Found([], [])]
    assert chosen(places) == ["b", "c"]


def test_a_page_has_pictures_texts_and_what_is_in_none():
    page, views, missing = page_of("shell", [wanted("Caught!", "Erwischt <3!"), wanted("Nowhere")], {
        "book": Page.read(["Erwischt <3!"], []),
    })  # fmt: skip
    assert (views, missing) == (["book"], 1)
    assert "src='pictures/book.png'" in page and "Erwischt &lt;3!" in page
    assert "game/text/screens.py:7" in page and page.index("In no picture: 1") < page.index("Nowhere")


def test_groups_are_games_rooms_and_what_helps_to_play():
    assert group_of("game/games/boobytrap/text/log.py") == "boobytrap"
    assert group_of("game/workshop/text/bench.py") == "workshop"
    assert group_of("game/text/settings.py") == "accessibility"
    assert group_of("game/text/matches.py") == "shell"
    assert group_of("game/cli/trap.py") == "command_line"
