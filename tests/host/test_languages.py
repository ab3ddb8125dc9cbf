"""The language of the person at this computer is found out on every system."""

import os
import subprocess
import sys

import pytest

from game.host import languages

NAMES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", languages.CHOSEN)


@pytest.fixture(autouse=True)
def bare(monkeypatch):
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


@pytest.mark.parametrize(
    "given, found",
    [
        ({"LANG": "de_AT.UTF-8"}, ("de_AT", "de")),
        ({"LANG": "C.UTF-8"}, ()),
        ({"LANG": "fr_FR", "LC_ALL": "nl_NL.UTF-8@euro"}, ("nl_NL", "nl")),
        ({"LANGUAGE": "es:pt-BR", "LANG": "en_US"}, ("es", "pt_BR", "pt")),
        ({"LANGUAGE": "es", "LANG": "C"}, ()),
        ({}, ()),
    ],
)
def test_the_variables_of_gettext_count_by_its_rule(bare, given, found):
    bare.setattr(sys, "platform", "linux")
    for name, value in given.items():
        bare.setenv(name, value)
    assert languages.preferred() == found


def test_macos_is_asked_where_no_variable_is_set_as_after_a_double_click(bare):
    told = '(\n    "de-AT",\n    "zh-Hans-CN"\n)\n'
    bare.setattr(sys, "platform", "darwin")
    bare.setattr(subprocess, "run", lambda *args, **more: subprocess.CompletedProcess(args, 0, told))
    assert languages.preferred() == ("de_AT", "de", "zh_CN", "zh")


def test_the_setting_counts_and_what_is_said_for_one_run_counts_more(bare):
    bare.setattr(sys, "platform", "linux")
    bare.setenv("LANG", "fr_FR")
    assert languages.wanted(languages.SYSTEM) == ("fr_FR", "fr")
    assert languages.wanted("de") == ("de",)
    os.environ[languages.CHOSEN] = "nl"
    assert (languages.wanted("de"), languages.wanted("de", once=False)) == (("nl",), ("de",))
