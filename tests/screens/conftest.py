from dataclasses import replace

import pygame
import pytest

from game.app import Program
from game.app import program as program_module
from game.app.program import assets_folder
from game.games.boobytrap.pictures.tray import Turned
from game.games.boobytrap.tray import history
from game.host.places import Places
from game.text.language import language
from game.ui.drawing import sprites
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.sprites import SurfaceCache
from game.ui.input.bindings import Phase, Pointed, Pressed, Typed, Verb
from game.ui.widgets import early_press
from tests.screens import known_runs
from tests.views.blank import Blank

LARGE = 192 << 20
"""Bytes of pictures that the tests keep between them: every view at one size fits, two test processes fit in 1 GB."""


@pytest.fixture(scope="session", autouse=True)
def video():
    pygame.display.init()
    pygame.font.init()


class LargeStore(SurfaceCache):
    """Pictures of many programs at once: keys name all that a picture depends on, but for language and outlines.

    A picture with a text that had no room is not kept, so that every canvas it is drawn on notes the text.
    """

    def __init__(self):
        super().__init__(LARGE)
        self.sprites = sprites.Sprites(assets_folder(), self)
        self.blank = Blank(assets_folder(), self)
        self.misfits = 0
        self.write = self._counting(Canvas.write)
        read, originals = sprites.read_picture, SurfaceCache(LARGE // 3)
        self.original = lambda path: originals.get(path, lambda: read(path))
        self.paints_skins, self.bare = True, pygame.Surface((1, 1), pygame.SRCALPHA)

    def get(self, key, make):
        if not self.paints_skins and isinstance(key, tuple) and key[0] == "skin":
            return self.bare
        if key in self:
            return super().get(self._whole(key), make)
        before, made = self.misfits, make()
        return made if self.misfits != before else super().get(self._whole(key), lambda: made)

    def _whole(self, key):
        return language(), self.sprites.outlined, key

    def _counting(self, write):
        def counted(canvas, *given, **more):
            before = len(canvas.misfits)
            height = write(canvas, *given, **more)
            self.misfits += len(canvas.misfits) - before
            return height

        return counted

    def __contains__(self, key):
        return super().__contains__(self._whole(key))

    def suit(self, surface):
        pass

    def clear(self):
        pass


@pytest.fixture(scope="session")
def store(video):
    return LargeStore()


@pytest.fixture(autouse=True)
def shared_pictures(monkeypatch, store):
    """Programs share their pictures, and do not tidy the heap of the whole test run whenever a scene is left."""
    monkeypatch.setattr(program_module, "SurfaceCache", lambda: store)
    monkeypatch.setattr(program_module, "Sprites", lambda folder, given: store.sprites)
    monkeypatch.setattr(program_module, "tidy", lambda: None)
    monkeypatch.setattr(sprites, "read_picture", store.original)
    monkeypatch.setattr(Canvas, "write", store.write)


@pytest.fixture(autouse=True)
def known_machines(monkeypatch):
    """A machine that was run out of sight for one test is not run again for the next one."""
    for module, name, keeper in known_runs.KEEPERS:
        monkeypatch.setattr(module, name, keeper)


@pytest.fixture(autouse=True)
def unhurried(monkeypatch):
    """No press comes too early, though no time passes between two of a test."""
    monkeypatch.setattr(early_press, "SECONDS", 0.0)
    monkeypatch.setattr(early_press, "REST", 0.0)


@pytest.fixture
def real_pictures():
    """For a test that looks at pictures among others that do without."""


@pytest.fixture
def blank_pictures(shared_pictures, request, monkeypatch, store):
    """Pictures with nothing on them, for tests that look at words and widgets only."""
    if "real_pictures" in request.fixturenames:
        return
    monkeypatch.setattr(program_module, "Sprites", lambda folder, given: store.blank)
    monkeypatch.setattr(store, "paints_skins", False)
    for paint in ("laid", "painted"):
        monkeypatch.setattr(Turned, paint, lambda turned, number, turn, *rotate: store.bare)


@pytest.fixture(scope="session", autouse=True)
def room_for_trays():
    """Mixing a tray or playing a match takes longer than what is tested at it: all are kept to the end."""
    history.MOST = 4096


@pytest.fixture(autouse=True)
def remembered_trays(room_for_trays):
    """What a test forgets, no other test has to lay again."""
    before = dict(history.KEPT)
    yield
    for key, packing in before.items():
        history.KEPT.setdefault(key, packing)


class Player:
    """A program without a window, driven as its main loop drives it, and someone who plays it.

    A new screen, every sixteenth frame and whatever is looked at is painted. The others only would be: to paint each
    took half of the time of all tests, and to paint every fourth a fifth.
    """

    painted_every = 16
    """Frames."""

    def __init__(self, folder, size=(1280, 720), settings=None):
        self.program = Program(Places(folder), settings)
        self.frames = 0
        self._surface = pygame.Surface(size)
        self._canvas = None
        self._waits = False  # whether something has changed since the last painting
        self._painted = None  # the screen that was painted last

    @property
    def surface(self):
        self._paint()
        return self._surface

    @surface.setter
    def surface(self, surface):
        self._surface = surface

    @property
    def canvas(self):
        self._paint()
        return self._canvas

    @property
    def scene(self):
        return self.program.scenes[-1]

    @property
    def name(self):
        return type(self.scene).__name__

    def step(self, dt=0.02):
        """All that the main loop does between two looks at the events, by the same function."""
        return self.program.step(dt, self._show)

    def pass_time(self, dt=0.02):
        """The same where nobody looks: whatever changed is drawn when it is looked at."""
        return self.program.step(dt, lambda: None)

    def _show(self):
        self.frames += 1
        self._waits = True
        if self.frames % self.painted_every == 0 or self.program.scenes[-1:] != [self._painted]:
            self._paint()

    def _paint(self):
        if self._waits:
            self._waits = False
            self._canvas = self.program.paint(self._surface)
            self._painted = (self.program.scenes or [None])[-1]

    def see(self):
        """The canvas of the last frame."""
        self.step()
        return self.canvas

    def draws(self, dt=0.1, steps=1):
        """Whether anything is drawn while so much time passes."""
        frames = self.frames
        for _ in range(steps):
            self.step(dt)
        return self.frames > frames

    def press(self, *verbs):
        for verb in verbs:
            self.program.give(Pressed(verb))
            self.see()

    def key(self, name):
        self.program.give(Pressed(Verb.OTHER, name))
        self.see()

    def press_f1(self):
        """As it comes from a keyboard."""
        event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0, unicode="")
        for given in self.program.inputs.translate(event):
            self.program.give(given)
        self.see()

    def type(self, text):
        self.program.give(Typed(text))
        self.see()

    def click(self, name):
        seen = self.scene.find(name).visible
        assert seen, f"{name} is scrolled out of sight: `scene.reveal(scene.find({name!r}))` brings it there"
        at = seen.center
        beside = at[0] - 1, at[1]  # a hand has moved there
        for phase, place in ((Phase.MOVE, beside), (Phase.MOVE, at), (Phase.DOWN, at), (Phase.UP, at)):
            if self.program.scenes:
                self.program.give(Pointed(phase, place))
        self.see()


@pytest.fixture
def every_frame(monkeypatch):
    """Each frame is painted: for tests about what is painted when, or about presses that follow what was seen."""
    monkeypatch.setattr(Player, "painted_every", 1)


@pytest.fixture
def player(tmp_path):
    made = Player(tmp_path)
    made.program.go_to("title")
    made.see()
    return made


@pytest.fixture
def another(tmp_path):
    return lambda folder=tmp_path, **given: Player(folder, **given)


@pytest.fixture
def table(another, request):
    """A program at one view of a table: one of the test file's VIEWS by its name, or what leads there."""

    def open_at(view, **wished):
        player = another(size=wished.pop("size", (1280, 720)))
        player.program.settings = replace(player.program.settings, **wished)
        (request.module.VIEWS[view] if isinstance(view, str) else view)(player.program)
        player.see()
        return player

    return open_at
