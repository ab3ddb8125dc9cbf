"""English is spelt as in America, says each thing by one word, and uses a printer's signs."""

import re
from functools import cache

import pytest

from build_scripts.translations import collected

BRITISH = [
    "anticlockwise",
    "armour",
    "behaviour",
    "cancelled",
    "catalogue",
    "centimetre",
    "centre",
    "cheque",
    "colour",
    "defence",
    "favourite",
    "grey",
    "harbour",
    "honour",
    "humour",
    "jewellery",
    "labour",
    "licence",
    "likeable",
    "metre",
    "millimetre",
    "mould",
    "neighbour",
    "odour",
    "organise",
    "programme",
    "realise",
    "recognise",
    "rumour",
    "savour",
    "theatre",
    "travelled",
    "travelling",
    "tyre",
    "whilst",
]
"""Stems, so that `colours` and `coloured` are found too."""
OUR_WORDS = {
    r"whoever": "say who, or anyone", r"is due(?! to)": "say what happens", r"belongs into": "belongs in",
    r"so long\b.*\bpress": "say for how long", r"careful hands?\b": "copies, or builders", r"practise": "practice",
    r"see-saw": "seesaw", r"half-way": "halfway", r"rivals?\b": "opponent, or another player",
    r"family book": "Scores & records", r"as at first": "reset", r"throws? (\w+ )?away": "delete",
}  # fmt: skip
SIGNS = {
    r'"': "“ and ”",
    r"\w'\w": "’",
    r" …": "… without a blank before it",
    r"\d %|\} %": "a percent sign without a blank",
}
COMMANDS = ("game/cli/", "build_scripts/", "game/text/said.py", "game/workshop/text/refusals.py")
"""What is read in a terminal, or quotes a file, does so as terminals do."""


@cache
def texts():
    """Every text without its blanks, and the file where it stands."""
    found = []
    for message in collected():
        for text in message.id if isinstance(message.id, tuple) else (message.id,):
            found.append((message.locations[0][0] if message.locations else "", re.sub(r"\{\w+", "{", text)))
    return found


@pytest.mark.parametrize("stem", BRITISH)
def test_it_is_american(stem):
    found = [text for _file, text in texts() if re.search(rf"\b{stem}", text, re.IGNORECASE)]
    assert found == []


@pytest.mark.parametrize("word", OUR_WORDS)
def test_each_thing_has_its_word(word):
    found = [text for _file, text in texts() if re.search(rf"\b{word}", text, re.IGNORECASE)]
    assert found == [], OUR_WORDS[word]


@pytest.mark.parametrize("sign", SIGNS)
def test_signs_are_a_printers(sign):
    found = [text for file, text in texts() if not file.startswith(COMMANDS) and re.search(sign, text)]
    assert found == [], SIGNS[sign]
