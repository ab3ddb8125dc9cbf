"""What is told to screen readers, and what they may ask for; no bus and no screen reader is needed for that."""

import itertools
from collections import deque
from types import SimpleNamespace

import accesskit
import pytest

from game.text.sounds import group_name, unavailable
from game.ui.accessibility import adapter as adapters
from game.ui.accessibility.adapter import carry_out
from game.ui.accessibility.nodes import Tree
from game.ui.accessibility.outline import beyond, outline
from game.ui.accessibility.reader import ScreenReader
from game.ui.input.bindings import Device, Pressed, Typed, Verb
from game.ui.widgets.spoken import Announcements, ReaderAct, Role, Wanted
from game.ui.widgets.widget import Widget
from tests.patience import as_long_as
from tests.views import all_views

pytestmark = pytest.mark.usefixtures("blank_pictures")


@pytest.fixture
def seen(table):
    """A view's player, and its screen in words by the names of the widgets."""

    def open_view(view):
        player = table(all_views()[view])
        player.see()
        screen = player.program.screen
        return player, screen, {entry.key: entry for entry in outline(screen, group_name).all()}

    return open_view


@pytest.mark.parametrize(
    ("view", "key", "name"),
    [
        ("mousetrap_table/early", "space_3", "Space 3, Build, 2-3-4 players, Rosa and Ben are here"),
        ("mousetrap_table/middle", "space_36", "Space 36, Build, 2-3 players, Ben is here"),
        ("mousemaze/draw", "cell_13", "Row 4, column 2: Safe. The mouse is here and faces "),
        ("mousemaze/draw", "cell_9", "7 wedges are on it."),
        ("boobytrap/loose", "piece_63", "Large piece 63, loose, "),
        ("boobytrap/loose", "piece_63", "touches small piece 11 and medium piece 39"),
        ("mightymouse/mid", "space_21", "Space 21, Yann is here"),
    ],
)
def test_boards_are_told_place_by_place(seen, view, key, name):
    assert name in seen(view)[2][key].spoken.name


def test_a_board_is_one_group_and_a_card_is_named_by_its_heading(seen):
    _, screen, _ = seen("mousetrap_table/middle")
    groups = {entry.spoken.name: entry for entry in outline(screen, group_name).entries}
    assert {"The board", "The machine"} <= set(groups)
    assert len(groups["The board"].children) == 50 and len(groups["The machine"].children) == 24
    _, screen, entries = seen("general/settings")
    assert entries["volume"].spoken == entries["volume"].spoken._replace(
        role=Role.SLIDER, name="Master volume", value="80%"
    )
    assert "Sound" in {entry.spoken.name for entry in outline(screen, group_name).entries}


def kinds(widget):
    """All kinds of widgets below one."""
    for each in widget.__subclasses__():
        yield each
        yield from kinds(each)


def test_every_group_of_things_on_a_screen_has_a_name():
    all_views()
    groups = {each.group for each in kinds(Widget) if each.group}
    assert {"board", "traps"} <= groups and all(map(group_name, groups))


def told(tree, screen, news=()):
    """The nodes of the next update, by label or value."""
    update = tree.update("Screen", outline(screen, group_name), news, 1.0)
    return {node.label or node.value: node for _, node in update.nodes}, update


def test_only_what_has_changed_is_told(seen):
    _, screen, _ = seen("mousetrap_table/middle")
    tree = Tree("Trapworks")
    whole, _ = told(tree, screen)
    assert len(whole) > 60 and "Roll the die" in whole
    assert told(tree, screen)[0] == {}
    screen.focus("plan")
    nodes, update = told(tree, screen)
    assert nodes == {} and update.focus == tree.number("Screen", "plan")
    announcements = Announcements()
    announcements.say("Ben rolled 4.")
    nodes, _ = told(tree, screen, announcements.recent)
    assert nodes["Ben rolled 4."].live == accesskit.Live.POLITE


def test_a_note_does_not_say_the_name_once_more():
    assert beyond("Rosa: on 6, 58 to go", "Rosa: on 6. 58 to go") == ""
    assert beyond("Key for: Back: Esc", "Key for: Back") == ""
    assert beyond("Space 8", "Space 8. A roll of 2 takes you here.") == "A roll of 2 takes you here."
    assert beyond("Roll", "Rolls the die.") == "Rolls the die."


def test_what_is_said_at_once_is_told_in_its_order(seen):
    _, screen, _ = seen("mousetrap_table/middle")
    announcements, updates = Announcements(), []
    reader = ScreenReader("Trapworks", announcements)
    reader.speak_through(
        SimpleNamespace(calls=deque([True]), requests=deque(), update=updates.append, bus=None, connect=lambda: None)
    )
    reader.update(screen, 1.0)
    announcements.tell(["Ben rolls a 6 and goes into the Flood.", "Ben is held in the Flood.", "Rosa, your turn"])
    reader.update(screen, 1.0)
    texts = [[node.value or node.label for _, node in update.nodes] for update in updates[1:]]
    assert [words[-1] for words in texts] == [one.text for one in announcements.recent]


def test_a_button_that_is_off_says_so_and_cannot_be_pressed(seen):
    _, screen, _ = seen("boobytrap/loose")
    screen.find("undo").enabled = False
    words = {"Linux": unavailable, "elsewhere": str}
    undo = {system: told(Tree("Trapworks", said), screen)[0]["Undo"] for system, said in words.items()}
    assert undo["Linux"].description.startswith("Not available right now. Undoes")
    assert undo["elsewhere"].description.startswith("Undoes")
    assert all(node.is_disabled and not node.supports_action(accesskit.Action.CLICK) for node in undo.values())


def test_requests_are_carried_out_like_keys(seen):
    player, screen, _ = seen("general/settings")
    carry_out(screen, Wanted("volume", ReaderAct.SET, 35.0))
    assert player.program.settings.volume == 35
    carry_out(screen, Wanted("volume", ReaderAct.MORE))
    assert player.program.settings.volume == 40
    carry_out(screen, Wanted("speed", ReaderAct.SET, 2))
    assert player.program.settings.speed == "2"
    carry_out(screen, Wanted("muted", ReaderAct.PRESS))
    assert player.program.settings.muted and screen.focused == "muted"
    carry_out(screen, Wanted("nothing of that name", ReaderAct.PRESS))


def test_a_request_names_the_widget_or_the_choice(seen):
    _, screen, _ = seen("general/settings")
    tree = Tree("Trapworks")
    told(tree, screen)

    class Request:
        target, action, data = tree.number("Screen", "speed", 3), accesskit.Action.CLICK, None

    assert tree.wanted(Request) == Wanted("speed", ReaderAct.SET, 2)
    Request.target = tree.number("Screen", "muted")
    assert tree.wanted(Request) == Wanted("muted", ReaderAct.PRESS)
    Request.target = 10**6
    assert tree.wanted(Request) is None


class Panicking(adapters.Adapter):
    """A library that fails at every call, as Rust does: not with an Exception."""

    def __init__(self):
        self.calls, self.requests = [True], []
        self.calls = adapters.deque(self.calls)
        self.requests = adapters.deque()

    def update(self, tree):
        raise BaseException("panic")

    def window_focus(self, focused):
        """Not reached without a window."""


def test_a_failing_library_is_left_and_the_game_goes_on(seen):
    _, screen, _ = seen("general/settings")
    reader = ScreenReader("Trapworks", Announcements(), group_name)
    reader.speak_through(Panicking())
    reader.update(screen, 1.0)
    assert not reader.listening
    reader.update(screen, 1.0)


def test_nobody_is_looked_for_without_a_window_that_is_seen(monkeypatch):
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    assert adapters.made(None) is None


def nodes_of(tree, screen, focused=None):
    """All nodes that have been told so far, by their labels or values, and the number of each."""
    update = tree.update("Screen", outline(screen, group_name), (), 1.0)
    return {node.label or node.value: (number, node) for number, node in update.nodes}


def test_what_comes_back_gets_another_number_and_what_stays_keeps_its_own(seen):
    _, settings, _ = seen("general/settings")
    tree = Tree("Trapworks")
    first = nodes_of(tree, settings)
    mute = settings.find("muted")
    settings.widgets.remove(mute)
    nodes_of(tree, settings)
    settings.widgets.append(mute)
    again = nodes_of(tree, settings)
    name = mute.spoken().name
    assert again[name][0] > max(number for number, _ in first.values())
    assert tree.number("Screen", "volume") == next(n for label, (n, _) in first.items() if "Master volume" in label)
    assert {number for number, _ in nodes_of(Tree("Trapworks"), settings).values()}.isdisjoint(
        number for number, _ in first.values()
    )


def heard_by_name(screen, *events, announcements=None):
    """What the window is called in each update for who hears names only; a second passes before each event."""
    announcements, updates = announcements or Announcements(), []
    reader = ScreenReader("Trapworks", announcements, group_name, end=lambda: "End")
    bus = SimpleNamespace(needs_names=True, look=lambda: None)
    reader.speak_through(
        SimpleNamespace(calls=deque([True]), requests=deque(), update=updates.append, bus=bus, connect=lambda: None)
    )
    reader.update(screen, 1.0)
    for event in events:
        event() if callable(event) else announcements.tell(event)
        reader._ration._then -= 1.0
        reader.update(screen, 1.0)
    windows = [node.label for update in updates for _, node in update.nodes if node.role == accesskit.Role.WINDOW]
    return windows, updates


def test_who_hears_names_only_hears_each_event_as_the_name_of_the_window_also_twice(seen):
    _, screen, _ = seen("mightymouse/mid")
    windows, _ = heard_by_name(screen, ["Rosa, your turn"], ["Ben rolls a 4.", "Rosa, your turn"], ["Rosa, your turn"])
    assert windows == [
        "Trapworks", "Rosa, your turn", "", "Ben rolls a 4.", "", "Rosa, your turn", "", "Rosa, your turn", ""
    ]  # fmt: skip


def test_who_hears_announcements_hears_nothing_twice(seen):
    _, screen, _ = seen("mightymouse/mid")
    announcements = Announcements()
    announcements.say("Ben rolls a 4.")
    nodes, update = told(Tree("Trapworks"), screen, announcements.recent)
    assert nodes["Ben rolls a 4."].live == accesskit.Live.POLITE
    assert [node.label for _, node in update.nodes if node.role == accesskit.Role.WINDOW] == ["Trapworks"]


@pytest.fixture
def named(seen):
    """The set-up of a match, and its field for the name of Red."""
    player, screen, _ = seen("general/setup_four")
    screen.focus("name_red")
    return player, screen, screen.find("name_red")


def test_a_field_is_called_with_its_text_where_that_cannot_be_read_and_without_where_it_can(named):
    _, screen, field = named
    tree = Tree("Trapworks")
    assert "Red’s name." in told(tree, screen)[0]
    tree = Tree("Trapworks")
    tree.names_only = True
    called = f"Red’s name: {field.text}"
    assert called in told(tree, screen)[0]
    screen.entry.point(field)
    screen.entry.type(screen.find("name_red"), "x")
    screen.focus("name_red")
    names = {label for label in told(tree, screen)[0] if label.startswith("Red’s name")}
    assert screen.find("name_red").text.endswith("x") and names == {called}  # what is typed is told by itself


def test_a_seat_has_a_panel_and_a_pick_its_own_place(named):
    player, screen, _ = named
    player.see()
    nodes, _ = told(Tree("Trapworks"), screen)
    assert {"Red", "Blue", "Green", "Yellow"} <= set(nodes)
    cells = screen.find("who_red").pick_places()
    assert len(cells) == 3 and len({tuple(cell) for cell in cells}) == 3


def test_sliders_have_their_unit_and_long_screens_are_not_read_at_once(seen):
    _, screen, _ = seen("general/settings")
    nodes, _ = told(Tree("Trapworks"), screen)
    assert nodes["Master volume, %"].numeric_value == 80
    assert nodes["Master volume, %"].description == "How loud everything is."
    _, rules, _ = seen("general/rules")
    nodes, _ = told(Tree("Trapworks"), rules)
    labels = [node.value for node in nodes.values() if node.role == accesskit.Role.LABEL and node.value]
    assert sum(len(text.split()) for text in labels if len(text.split()) > 2) <= 50
    assert any(node.role == accesskit.Role.PARAGRAPH for node in nodes.values())


def test_a_screen_without_a_heading_is_called_after_the_program(seen):
    _, screen, _ = seen("general/title")
    update = Tree("Trapworks").update("Title", outline(screen, group_name), (), 1.0)
    assert [node.label for _, node in update.nodes if node.role == accesskit.Role.PANE] == ["Trapworks"]


def test_a_field_is_written_at_its_caret(named):
    player, screen, _ = named
    player.program.inputs.device = Device.KEYBOARD

    def press(verb, key):
        screen.handle(Pressed(verb, key, physical=key))
        player.see()
        return screen.find("name_red").text, screen.entry.chosen(screen.find("name_red"))

    assert press(Verb.RIGHT, "right") == ("Rosa", (4, 4))
    assert press(Verb.LEFT, "left") == ("Rosa", (3, 3))
    assert press(Verb.ERASE, "backspace") == ("Roa", (2, 2))
    assert press(Verb.OTHER, "home") == ("Roa", (0, 0))
    assert press(Verb.OTHER, "delete") == ("oa", (0, 0))
    screen.handle(Typed("N"))
    player.see()
    assert screen.find("name_red").text == "Noa"
    assert press(Verb.OTHER, "end") == ("Noa", (3, 3))


def test_who_hears_names_only_is_told_a_few_changes_at_a_time_and_what_happens_at_once(seen):
    _, screen, entries = seen("boobytrap/loose")
    pieces = [screen.find(key) for key in entries if key.startswith("piece_")]
    assert len(pieces) > 25
    spare = next(piece for piece in pieces if piece.name != screen.focused)
    tree = Tree("Trapworks", unavailable)
    nodes_of(tree, screen)
    for piece in pieces:
        piece.enabled = not piece.enabled
    tree.call_window("Ben takes a piece.")
    first = tree.update("Screen", outline(screen, group_name), (), 1.0, 0)
    assert "Ben takes a piece." in {node.label for _, node in first.nodes} and len(first.nodes) <= 2
    late, passed = list(tree.waiting), []
    for _ in as_long_as(lambda: tree.waiting):
        spare.enabled = not spare.enabled
        passed.append([number for number, _ in tree.update("Screen", outline(screen, group_name), (), 1.0, 10).nodes])
    assert max(map(len, passed)) <= 10 and set(late) - {tree.number("Screen", spare.name)} <= {
        n for one in passed for n in one
    }
    assert not tree.update("Screen", outline(screen, group_name), (), 1.0, None).nodes


def test_what_waits_for_who_hears_names_only_is_told_when_nothing_else_happens(seen):
    _, screen, entries = seen("boobytrap/loose")

    def change():
        for key in entries:
            if key.startswith("piece_"):
                screen.find(key).enabled ^= True
        screen.widgets = list(screen.widgets)

    _, updates = heard_by_name(screen, change, *[[]] * 12)
    sizes = [len(update.nodes) for update in updates[1:]]
    assert sum(sizes) > 25 and max(sizes) <= 13


def test_who_hears_names_only_hears_many_events_a_few_at_a_time_and_all_of_them_in_order(seen):
    _, screen, _ = seen("mousemaze/draw")
    events = [f"Ben draws card {number}." for number in range(20)]
    told = [heard_by_name(screen, events, *[[]] * later)[0][1::2] for later in range(16)]
    assert told[-1] == events and told[1]
    assert max(len(later) - len(before) for before, later in itertools.pairwise(told)) <= 6


def test_what_is_owed_to_who_hears_names_only_is_known_until_all_is_told(seen):
    _, screen, _ = seen("mousemaze/draw")
    announcements = Announcements()
    owed = []
    events = [lambda: announcements.tell(f"Ben draws card {number}." for number in range(20))]
    events += [lambda: owed.append(announcements.owed)] * 9
    heard_by_name(screen, *events, announcements=announcements)
    assert owed[0] > 0 == owed[-1] and owed == sorted(owed, reverse=True)


def test_nothing_is_owed_to_a_screen_reader_whose_library_failed(seen):
    _, screen, _ = seen("mousemaze/draw")
    announcements, updates = Announcements(), []

    def update(change):
        updates.append(change)
        if len(updates) > 3:
            raise RuntimeError("panic")

    reader = ScreenReader("Trapworks", announcements, group_name)
    bus = SimpleNamespace(needs_names=True, look=lambda: None)
    reader.speak_through(
        SimpleNamespace(calls=deque([True]), requests=deque(), update=update, bus=bus, connect=lambda: None)
    )
    reader.update(screen, 1.0)
    announcements.tell(f"Ben draws card {number}." for number in range(20))
    for _ in range(9):
        reader._ration._then -= 1.0
        reader.update(screen, 1.0)
    assert not reader.listening and announcements.owed == 0


@pytest.mark.parametrize("game", ["mousetrap_table", "mousemaze", "boobytrap"])
def test_computer_players_wait_for_a_screen_reader_that_cannot_follow(table, game):
    player = table(all_views()[f"{game}/computer"])
    play, announcements = player.scene.play, player.program.announcements
    acts = len(play.table.match.played)
    announcements.owed = 1
    for _ in range(100):
        player.step(0.05)
    assert len(play.table.match.played) == acts
    announcements.owed = 0
    for _ in as_long_as(lambda: len(play.table.match.played) == acts):
        player.step(0.05)


def test_a_window_that_gets_the_keyboard_again_is_called_by_its_title(seen):
    _, screen, _ = seen("mightymouse/mid")
    announcements, updates = Announcements(), []
    reader = ScreenReader("Trapworks", announcements, group_name)
    reader.speak_through(
        SimpleNamespace(
            calls=deque([True]),
            requests=deque(),
            update=updates.append,
            bus=SimpleNamespace(needs_names=True, look=lambda: None),
            connect=lambda: None,
            window_focus=lambda focused: None,
        )
    )
    reader.update(screen, 1.0)
    announcements.say("Ben rolls a 4.")
    reader._ration._then -= 2.0
    reader.update(screen, 1.0)
    reader.focus(False)
    reader.focus(True)
    reader.update(screen, 1.0)
    windows = [node.label for update in updates for _, node in update.nodes if node.role == accesskit.Role.WINDOW]
    assert windows == ["Trapworks", "Ben rolls a 4.", "", "Trapworks"]


def test_what_happened_is_being_spoken_as_long_as_a_voice_takes_for_it():
    clock = [100.0]
    said = Announcements(lambda: clock[0])
    said.say("Six words of thirty letters or so, twice.")
    assert not said.speaking, "nobody listens"
    said.aloud = True
    said.say("A click.", important=False)
    clock[0] += 2.5
    assert said.speaking
    said.say("And this.")
    clock[0] += 0.5
    assert said.speaking, "one after the other"
    clock[0] += 0.5
    assert not said.speaking
