"""Each screen round the shelf with a gamepad alone: all that can be used is reached, named, and can be pressed."""

import pytest

from game.host.settings import Settings
from game.ui.input.bindings import Pressed, Verb
from game.ui.widgets.spoken import Role
from tests.patience import as_long_as
from tests.views import all_views

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("blank_pictures")]

SCREENS = (
    *("general/title_waiting", "general/setup_four", "matches/shelf", "matches/rename", "matches/family"),
    *("matches/evening", "theatre/mightymouse", "theatre/run_of_the_trap", "mousetrap_table/tip_at_first"),
    *("mousemaze/tip", "boobytrap/practice", "mousetrap_table/menu", "mousetrap_table/advised", "mightymouse/won"),
)
WAYS = (
    Pressed(Verb.NEXT, "pad_r"),
    *(Pressed(verb, "pad_stick") for verb in (Verb.RIGHT, Verb.LEFT, Verb.DOWN, Verb.UP)),
)
"""The shoulder goes round, where it has no meaning of its own; the stick goes to what lies beside."""


def top(player):
    return getattr(player.scene, "over", None) or player.scene


@pytest.mark.parametrize("name", SCREENS)
def test_a_pad_reaches_all_that_can_be_used_and_each_is_named(another, name):
    player = another(settings=Settings(muted=True, speed="instant", reduced_motion=True))
    all_views()[name](player.program)
    player.see()
    player.step(2.0)  # a result takes no press at first
    usable = {widget.name for widget in top(player).widgets if widget.focusable and widget.enabled}
    told = {widget.name: widget.spoken() for widget in top(player).widgets if widget.name in usable}
    assert usable
    assert not [one for one, spoken in told.items() if spoken.role is Role.NONE or not spoken.name]
    assert usable <= reached(player), usable - reached(player)


def reached(player):
    """Everything that the focus gets to, from where it is at first."""
    found, coming = set(), [top(player).focused]
    for _ in as_long_as(lambda: coming):
        name = coming.pop()
        if name in found:
            continue
        found.add(name)
        for way in WAYS:
            top(player).focus(name)
            before = player.scene
            player.program.give(way)
            player.see()
            if player.scene is before:
                coming.append(top(player).focused)
    return found
