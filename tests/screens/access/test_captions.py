"""Every sound and every event has words; they are told once, and shown as long as they can be read."""

import re
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pygame
import pytest

import game
from game.app.program import assets_folder
from game.catalog import CATALOG
from game.core.acts import Event
from game.core.setup import LotFell
from game.core.slices import finish
from game.games.boobytrap.rules import events as boobytrap
from game.games.mightymouse.rules import events as mightymouse
from game.games.mousemaze.rules import moves as mousemaze
from game.games.mousetrap.rules import events as mousetrap
from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.table.machine.machine_screen import LINK_SOUNDS
from game.host.settings import Settings
from game.session.record import parsing
from game.session.replay import replay
from game.text import tell
from game.text.sounds import SOUNDS, directed, sound_words
from game.ui.captions import ALL, IMPORTANT, OFF, Captions, bars_of
from game.ui.input.bindings import Verb
from game.ui.widgets.spoken import Announcements, Source
from tests.harness.test_golden import LOGS
from tests.views import all_views

RARE = {
    "mousetrap": [
        mousetrap.NothingToTake("red"),
        mousetrap.DeclinedToTake("red"),
        mousetrap.StepBuilt("red", 1, 3, Placed()),
        mousetrap.StepSetAnew("red", 1, Placed()),
        mousetrap.OwnTrapRested(False, 2),
        mousetrap.LeftCrooked("red"),
    ],
    "mousemaze": [mousemaze.NothingToPlace("red", "pile"), mousemaze.RanOut(("red",))],
    "mightymouse": [mightymouse.Tied(("red", "blue"), 4), mightymouse.OrderChosen("red", 7, ("red", "blue"))],
    "boobytrap": [boobytrap.ArchesAsked("p1"), boobytrap.Solved("p1", 1, 0)],
}
"""What happens in no golden match."""
MOST_WORDS = 15
"""So many are kept in mind while the next line is being said."""


def test_every_sound_there_is_has_words():
    names = {path.stem for path in (assets_folder() / "sounds").glob("*.wav")}
    assert names == set(SOUNDS) and all(sound_words(name) for name in names)
    assert {sound for sounds in LINK_SOUNDS.values() for sound in sounds} <= names


def test_a_sound_without_words_is_told(table):
    player = table(all_views()["mightymouse/first"])
    with pytest.raises(KeyError):
        player.program.sound.play("no_such_sound")


def test_every_sound_that_the_code_names_has_words():
    files = Path(game.__file__).parent.rglob("*.py")
    played = [play for file in files for play in re.findall(r"\bsound\.(?:play|hit)\([^)\n]*", file.read_text("utf-8"))]
    named = {sound for play in played for sound in re.findall(r'"([a-z_0-9]+)"', play)}
    assert {"wood_creak", "part_placed", "fanfare"} <= named
    assert named - {"loose"} <= set(SOUNDS)


@pytest.mark.parametrize("game_id", CATALOG)
def test_every_kind_of_event_has_a_sentence(game_id):
    """What a beginning turn is told by is the call, "Rosa, your turn", and what the seat does next."""
    rules = import_module(f"game.games.{game_id}.rules")
    modules = [import_module(f"{rules.__name__}.{each.name}") for each in iter_modules(rules.__path__)]
    named = [kind for module in modules for kind in vars(module).values() if isinstance(kind, type)]
    kinds = {kind for kind in named if issubclass(kind, Event) and kind.__module__.startswith(rules.__name__)}
    assert kinds | {LotFell} == set(import_module(f"game.games.{game_id}.text.log")._TOLD)
    logs = (finish(parsing(file.read_bytes())) for file in LOGS if file.stem.startswith(game_id))
    played = (played for log in logs for played in replay(CATALOG[game_id].game, log).played)
    told = {}
    for event in (
        LotFell(CATALOG[game_id].game.seat_names[0]),
        *RARE[game_id],
        *(event for one in played for event in one.events),
    ):
        if not told.get(type(event)):
            told[type(event)] = tell(game_id, [event])
    mute = {kind.__name__ for kind, sentences in told.items() if not any(sentences)}
    assert mute <= {"TurnBegan"} and kinds <= set(told)


@pytest.mark.parametrize("game_id", CATALOG)
def test_every_line_that_is_told_is_short_enough_to_be_heard(game_id):
    logs = (finish(parsing(file.read_bytes())) for file in LOGS if file.stem.startswith(game_id))
    acts = [played.events for log in logs for played in replay(CATALOG[game_id].game, log).played]
    lines = {line for events in (*acts, *((event,) for event in RARE[game_id])) for line in tell(game_id, events)}
    assert lines and [line for line in lines if len(line.split()) > MOST_WORDS] == []


@pytest.mark.parametrize("number", range(1, 25))
def test_how_a_part_stands_is_told_in_lines_short_enough_to_be_heard(number):
    off = Placed(-12.4, 3.1, 0.0)
    for kind in (mousetrap.Built, mousetrap.PartSetAnew, mousetrap.SetAnew):
        lines = tell("mousetrap", [kind("red", number, off)])
        assert "12 mm too far left and leaning 3° left" in lines[-1]
        assert max(len(line.split()) for line in lines) <= MOST_WORDS


def test_whatever_is_written_into_the_log_is_told(table):
    player = table(all_views()["mightymouse/first"])
    scene = player.scene
    logged = len(scene.play.log)
    player.click("primary")
    for _ in range(200):
        player.step(0.05)
    told = [one.text for one in player.program.announcements.recent]
    lines = [line.text for line in scene.play.log[logged:]]
    assert lines and set(lines[-5:]) <= set(told)


def test_captions_come_and_go():
    said = Announcements()
    captions = Captions(said, directed)
    said.say("Ben rolls a 4.")
    said.say("marble rolls", important=False, source=Source(-0.8))
    assert not captions.update(0.1, OFF)
    said.say("Ben rolls a 5.")
    said.say("marble rolls", important=False, source=Source(-0.8))
    assert captions.update(0.1, IMPORTANT) and [line.words for line in captions.lines] == ["Ben rolls a 5."]
    said.say("marble rolls", important=False, source=Source(-0.8))
    said.say("marble rolls", important=False, source=Source(-0.8))
    captions.update(0.1, ALL)
    assert [line.words for line in captions.lines] == ["Ben rolls a 5.", "marble rolls, left"]
    for number in range(3):
        said.say(f"Ben rolls a {number}.")
    captions.update(0.1, ALL)
    assert [line.words for line in captions.lines] == [f"Ben rolls a {number}." for number in range(3)]
    assert captions.update(3.0, ALL) and not captions.lines


def test_a_long_caption_stays_as_long_as_it_takes_to_read():
    said = Announcements()
    captions = Captions(said, directed)
    said.say("Red turns the crank.")
    said.say("Short tips like this pop up when needed. Keep playing, and they go away.")
    captions.update(0.1, ALL)
    captions.update(4.0, ALL)
    assert [line.words[:10] for line in captions.lines] == ["Short tips"]
    assert captions.update(2.0, ALL) and not captions.lines


def test_what_is_under_the_captions_comes_back(table):
    player = table(all_views()["boobytrap/middle"])
    plain = player.see().surface.copy().get_buffer().raw
    player.program.settings = Settings(captions="important")
    player.program.announcements.say("Ben rolls a 4.")
    player.step(0.05)
    assert player.surface.get_buffer().raw != plain
    for _ in range(80):
        player.step(0.05)
    assert player.see().surface.get_buffer().raw == plain


def test_captions_cover_nothing_at_the_foot_of_a_sheet(table):
    player = table(all_views()["mousetrap_table/middle"])
    player.press(Verb.BACK)
    foot = pygame.Rect(0, 360, 1280, 360)
    plain = player.see().surface.subsurface(foot).copy()
    player.program.settings = Settings(captions="important")
    player.program.announcements.say("Ben rolls a 4.")
    player.step(0.05)
    assert player.program.telling.captions.lines
    assert player.surface.subsurface(foot).copy().get_buffer().raw == plain.get_buffer().raw


def test_bars_tell_how_loud_and_ripples_where_with_sounds_only():
    said = Announcements()
    captions = Captions(said, directed)
    said.say("splash", important=False, source=Source(0.5, 0.9, (70.0, 8.0)))
    said.say("marble rolls", important=False, source=Source(0.1, 0.2, (50.0, 8.0)))
    captions.update(0.1, IMPORTANT)
    assert not captions.ripples.seen and not captions.lines
    said.say("splash", important=False, source=Source(0.5, 0.9, (70.0, 8.0)))
    said.say("gears tick", important=False, source=Source(-0.5, 0.2, (20.0, 20.0)))
    captions.update(0.1, ALL)
    assert [bars_of(line.source.loud) for line in captions.lines] == [4, 1]
    assert [ripple.at for ripple in captions.ripples.seen] == [(70.0, 8.0)]
    assert captions.update(0.1, ALL) and not captions.update(0.1, ALL, calm=True)
    assert captions.update(1.0, ALL, calm=True) and not captions.ripples.seen


def test_what_sounds_at_the_upper_edge_has_its_ripples_out_of_sight(table):
    canvas, said = table(all_views()["mousetrap_stage/diver"]).see(), Announcements()
    captions = Captions(said, directed)
    said.say("splash", important=False, source=Source(0.5, 0.9, (70.0, 8.0)))
    captions.update(0.1, ALL)
    captions.draw(canvas, 0.97, lambda _: (canvas.area.centerx, canvas.area.top))
    captions.lift(canvas.surface)
    assert captions.ripples.seen


def test_what_can_be_read_anyway_is_no_caption():
    said = Announcements()
    captions = Captions(said, directed)
    said.say("44 cm across, 16 cm up", seen=True)
    assert not captions.update(0.1, ALL) and not captions.lines


def test_every_knock_of_a_machine_has_its_place_on_the_screen(table):
    player = table(all_views()["mousetrap_stage/diver"])
    heard = []
    player.program.sound.heard = lambda name, source: heard.append((name, source))
    scene = player.program.screen
    for _ in range(60):
        player.step(0.05)
    assert heard and all(
        source.at is None or player.canvas.area.collidepoint(scene.heard_at(source.at)) for _, source in heard
    )
    assert any(source.at is not None and source.loud > 0.3 for _, source in heard)
