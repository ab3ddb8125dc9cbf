"""A notice shows its heading, its words and all its ways, however many there are."""

from itertools import combinations

import pytest

from game.shell.pages import Notice
from game.text.language import _
from game.workshop.text import bench as words
from game.workshop.text import in_match, records

pytestmark = pytest.mark.usefixtures("blank_pictures")
WAYS = (words.LINE, words.FILE, words.FILM, words.PICTURE, in_match.PLAY_WITH_IT, records.SEND_AS_CHALLENGE,
        words.COPIES_FILM, words.COPIES_PICTURE, "Cancel")  # fmt: skip


def shown(another, number, size, text=words.WHAT_SHARING_IS, **wished):
    player = another(size=size)
    player.program.settings = player.program.settings.__class__(**wished)
    ways = [(_(each), "plain", lambda: None) for each in (*WAYS[: number - 1], "Cancel")]
    player.program.open("notice", heading=_(words.SHARE), text=_(text), offered=ways)
    canvas, scene = player.see(), player.program.scenes[-1]
    assert isinstance(scene, Notice) and canvas.misfits == [], canvas.misfits
    return scene, canvas


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("number", range(1, 10))
def test_heading_words_and_every_way_are_seen_and_nothing_scrolls(another, size, number):
    scene, canvas = shown(another, number, size)
    parts = [widget for widget in scene.widgets if widget.name != "card"]
    assert len(parts) == number + 2 and all(canvas.area.contains(each.rect) for each in parts)
    told = scene.find("words")
    assert told.region.reach < 1, "all of the words is seen without a scroll bar"
    assert told.region.view.height >= canvas.letters.height(told.text, told.style, told.rect.width)
    for one, other in combinations(parts, 2):
        assert not one.visible.colliderect(other.visible), (one.name, other.name)


@pytest.mark.parametrize("number", range(1, 10))
def test_where_large_letters_leave_no_room_everything_can_be_scrolled_to(another, number):
    scene, canvas = shown(another, number, (800, 600), text_scale=200)
    head, told = scene.find("head"), scene.find("words")
    view, whole = told.region.view, canvas.letters.height(told.text, told.style, told.rect.width)
    assert view.top >= head.rect.bottom and view.height >= min(whole, 3 * canvas.letters.line(told.style))
    for each in scene.widgets:
        assert each.region or canvas.area.contains(each.rect), each.name
