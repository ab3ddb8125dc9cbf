"""The program round the scenes, with a window or without one, what it tells, and the screens above the shell."""

from __future__ import annotations

import dataclasses
import gc
import logging
import math
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

import game
from game.host import desktop, languages
from game.host import settings as settings_file
from game.host.places import Places, writable
from game.host.settings import Settings
from game.host.speech import Speech
from game.host.workers import Workers
from game.session.match_files import rescued
from game.shell import routes
from game.shell import screens as shell_screens
from game.shell.title import Title
from game.text.language import _, use_language
from game.text.seats import seat_letters
from game.text.sounds import directed, end_of_text, group_name, sound_words, tells_the_story, unavailable
from game.ui.accessibility.adapter import carry_out
from game.ui.accessibility.reader import ScreenReader
from game.ui.captions import Captions
from game.ui.drawing.badges import use_letters
from game.ui.drawing.canvas import Canvas, scale_of
from game.ui.drawing.first_drawing import FirstDrawing, Unfinished
from game.ui.drawing.lettering import Lettering
from game.ui.drawing.sprites import Sprites, SurfaceCache
from game.ui.drawing.theme import THEMES
from game.ui.input.bindings import Bindings, Device, Input, Pressed, Verb
from game.ui.input.caps import Caps
from game.ui.input.inputs import Inputs
from game.ui.magnifier import ScreenMagnifier
from game.ui.shell import Returning, Scene
from game.ui.sound import Sound
from game.ui.widgets.early_press import EarlyPress
from game.ui.widgets.press_guard import DoubleClick, PressGuard
from game.ui.widgets.scanning import Scanner
from game.ui.widgets.screen import Screen
from game.ui.widgets.spoken import Announcements, Source

if TYPE_CHECKING:
    from game.shell.desk import Maker
    from game.ui.shell import Scene, Shell


# The screens of the Workshop, and of what is dropped on the window: from floors above the shell, which opens them.


def _taking_in(shell: Shell, **given: Any) -> Scene:
    from game.app.dropped_file import TakingIn  # noqa: PLC0415 - when it is opened

    return TakingIn(shell, **given)


def _hall(shell: Shell, **given: Any) -> Scene:
    from game.workshop.hall.hall import Hall  # noqa: PLC0415 - when it is opened

    return Hall(shell, **given)


def _wall(shell: Shell, **given: Any) -> Scene:
    from game.workshop.hall.wall import Wall  # noqa: PLC0415 - when it is opened

    return Wall(shell, **given)


def _records(shell: Shell, **given: Any) -> Scene:
    from game.workshop.hall.records import Records  # noqa: PLC0415 - when it is opened

    return Records(shell, **given)


def _task(shell: Shell, **given: Any) -> Scene:
    from game.workshop.bench.task_bench import TaskBench  # noqa: PLC0415 - when it is opened

    return TaskBench(shell, **given)


def _bench(shell: Shell, **given: Any) -> Scene:
    from game.workshop.bench.bench import Bench  # noqa: PLC0415 - when it is opened

    return Bench(shell, **given)


def _mend(shell: Shell, **given: Any) -> Scene:
    from game.workshop.hall.wall import Mend  # noqa: PLC0415 - when it is opened

    return Mend(shell, **given)


def _mend_bench(shell: Shell, **given: Any) -> Scene:
    from game.workshop.bench.mend_bench import MendBench  # noqa: PLC0415 - when it is opened

    return MendBench(shell, **given)


def _mended(shell: Shell, **given: Any) -> Scene:
    from game.workshop.bench.mend_bench import Mended  # noqa: PLC0415 - when it is opened

    return Mended(shell, **given)


def _parts_list(shell: Shell, **given: Any) -> Scene:
    from game.workshop.bench.parts_list import PartsList  # noqa: PLC0415 - when it is opened

    return PartsList(shell, **given)


def _own_crank(shell: Shell, **given: Any) -> Scene:
    from game.workshop.bench.own_crank import OwnCrank  # noqa: PLC0415 - when it is opened

    return OwnCrank(shell, **given)


def _own_corrected(shell: Shell, **given: Any) -> Scene:
    from game.workshop.bench.own_crank import OwnCorrected  # noqa: PLC0415 - when it is opened

    return OwnCorrected(shell, **given)


def _own_hundred(shell: Shell, **given: Any) -> Scene:
    from game.workshop.bench.own_verdict import OwnHundredScreen  # noqa: PLC0415 - when it is opened

    return OwnHundredScreen(shell, **given)


def _which_trap(shell: Shell, **given: Any) -> Scene:
    from game.workshop.hall.which_trap import WhichTrap  # noqa: PLC0415 - when it is opened

    return WhichTrap(shell, **given)


SCREENS: Mapping[str, Maker] = {
    "taking_in": _taking_in,
    "hall": _hall,
    "wall": _wall,
    "records": _records,
    "task": _task,
    "bench": _bench,
    "mend": _mend,
    "mend_bench": _mend_bench,
    "mended": _mended,
    "parts_list": _parts_list,
    "own_crank": _own_crank,
    "own_corrected": _own_corrected,
    "own_hundred": _own_hundred,
    "which_trap": _which_trap,
}
"""By their routes, see `game.shell.routes`."""


# Whatever is told besides what is drawn: announcements, captions, and the way to screen readers.


_CLICK, _TABLE, _MAGNIFY = "button", "table:", "f6"
_FOOT = 0.97
"""Where captions end, as a share of the height, on screens that say nothing else."""


def front(scenes: Sequence[object]) -> Screen | None:
    """Of the open scenes the screen that takes what is given, if it is one of widgets."""
    scene = scenes[-1] if scenes else None
    while isinstance(within := getattr(scene, "over", None) or getattr(scene, "table", None), Screen):
        scene = within
    return scene if isinstance(scene, Screen) else None


class Telling:
    """Hears what sounds; scenes say what happens to the `announcements`."""

    def __init__(self, title: str, sound: Sound) -> None:
        self.announcements = Announcements()
        self.captions = Captions(self.announcements, directed)
        self.reader = ScreenReader(title, self.announcements, group_name, unavailable, end_of_text)
        self.speech = Speech()
        self._spoken = 0
        sound.heard = self._heard

    @property
    def aloud(self) -> bool:
        """Whether somebody listens: to a screen reader, or to the voice."""
        return self.reader.listening or self.speech.on

    def _heard(self, sound: str, source: Source) -> None:
        """A sound is a few words too; that a button clicks is known to whoever has pressed it."""
        if sound != _CLICK:
            self.announcements.say(sound_words(sound), tells_the_story(sound), source)

    def show(self, canvas: Canvas, screen: Screen | None) -> None:
        """Draw the captions over a screen, where it says."""
        self.captions.draw(canvas, getattr(screen, "caption_foot", _FOOT), getattr(screen, "heard_at", None))

    def attend(self, screen: Callable[[], Screen | None], scale: float) -> None:
        """Do what screen readers have asked for, and tell them what has changed; each thing on the screen in front."""
        for wanted in self.reader.wanted():
            if (now := screen()) is not None:
                carry_out(now, wanted)
        self.reader.update(screen(), scale)
        self.announcements.aloud = self.aloud
        for one in self.announcements.since(self._spoken):
            if one.important:
                self.speech.say(one.text)
        self._spoken = self.announcements.count


# The program itself.


_log = logging.getLogger(__name__)
routes.offer({**shell_screens.SCREENS, **SCREENS})


def _kind(scene: Scene) -> tuple[type, bool]:
    """What of the open scenes there is one of; a table may lie aside over that of the match."""
    return type(scene), getattr(scene, "aside", False)


def assets_folder() -> Path:
    """Where the assets are: inside the installed package, or beside it in a checkout."""
    package = Path(game.__file__).parent
    inside = package / "assets"
    return inside if inside.is_dir() else package.parent / "assets"


def load_for_trouble() -> None:
    """Load what tells an error, some milliseconds: where no more files can be opened, it could not be loaded any more.

    The first frame does not wait for it.
    """
    import traceback  # noqa: F401, PLC0415

    import game.host.crash  # noqa: PLC0415
    import game.shell.pages  # noqa: F401, PLC0415


def _opened(shell: Program, top: Scene, path: Path) -> None:
    from game.app.dropped_file import open_file  # noqa: PLC0415 - seldom wanted

    open_file(shell, top, path)


def _offered(shell: Program, top: Title, path: Path) -> None:
    from game.app.dropped_file import offer_rescued  # noqa: PLC0415 - seldom wanted

    offer_rescued(shell, top, path)


def tidy() -> None:
    """Drop what a scene has left behind; later looks for garbage, in the middle of play, pass over all that stays."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    desktop.give_back()


class Program:
    """A `game.ui.shell.Shell`: the open scenes, the one on top in play."""

    def __init__(self, places: Places, settings: Settings | None = None) -> None:
        self.places = places
        self.first_time = settings is None and not os.path.exists(self._settings_path)
        self.settings = settings or settings_file.load(self._settings_path)
        self.store = SurfaceCache()
        assets = assets_folder()
        self.letters = Lettering(assets / "fonts", self.store)
        self.sprites = Sprites(assets, self.store)
        self.sound = Sound(assets / "sounds")
        self.telling = Telling("Trapworks", self.sound)
        self.announcements, self.speech = self.telling.announcements, self.telling.speech
        self.inputs = Inputs(_)
        self.scenes: list[Scene] = []
        self.whereabouts: dict[str, str] = {}
        self.workers = Workers()
        self.running, self.exit_code = True, 0
        self._warnings: list[tuple[str, str]] = []
        self._trouble: Scene | None = None
        self._told_again = False
        self.show_fullscreen: Callable[[bool], None] = lambda on: None
        self.show_pointer: Callable[[bool], None] = lambda large: None
        self._redraw = True
        self.first_drawing = FirstDrawing()
        self.guard, self.scanner = PressGuard(), Scanner()
        self.double_click, self.early = DoubleClick(), EarlyPress()
        self.magnifier = ScreenMagnifier()
        self._painted: tuple[Scene | None, pygame.Surface | None, tuple[int, int]] = (None, None, (0, 0))
        self._canvas: Canvas | None = None
        self._adopt_sound()
        self._speak(once=True)
        self.inputs.bind(Bindings(self.settings.keys, self.settings.pad))

    @property
    def _settings_path(self) -> Path:
        return self.places.data / "settings.json"

    # What scenes ask for.

    @property
    def device(self) -> Device:
        """The device last used."""
        return self.inputs.device

    @property
    def caps(self) -> Caps:
        """What is printed on the keys in force and on the pad in use."""
        return self.inputs.caps

    def go_to(self, route: str, **given: object) -> None:
        """Leave every open scene for another."""
        left = bool(self.scenes)
        self._drop()
        self.scenes = [routes.make(self, route, **given)]
        self.sound.choose_music(route.removeprefix(_TABLE) if route.startswith(_TABLE) else "")
        self._redraw = True
        if left:
            tidy()
        while self._warnings:
            heading, text = self._warnings.pop()
            self.open("notice", heading=heading, text=text)

    def open(self, route: str, **given: object) -> None:
        """Lay a scene on top, but no second one of the same kind."""
        scene = routes.make(self, route, **given)
        if _kind(scene) not in map(_kind, self.scenes):
            for other in self.scenes[-1:]:
                other.rest()
            self.scenes.append(scene)
            self._redraw = True

    def return_to(self, route: str, **given: object) -> None:
        """Close what lies over the open scene of a route, which takes what is given; open it if none is."""
        kind = _kind(routes.make(self, route, **given))
        if kind not in map(_kind, self.scenes):
            self.open(route, **given)
            return
        while _kind(self.scenes[-1]) != kind:
            self.close()
        scene = self.scenes[-1]
        if isinstance(scene, Returning):
            scene.go_on(**given)

    def close(self) -> None:
        """Close the scene on top; the last one ends the program."""
        if self.scenes:
            self.scenes.pop().abandon()
        self.running = bool(self.scenes)
        self._redraw = True

    def adopt(self, settings: Settings) -> None:
        """Use other settings from now on, and keep them."""
        if settings.fullscreen != self.settings.fullscreen:
            self.show_fullscreen(settings.fullscreen)
        self.show_pointer(settings.large_pointer)
        before, self.settings = self.settings, settings
        if settings.looks != before.looks:
            self._speak(once=False)  # which also forgets every picture
        self._adopt_sound()
        if (before.keys, before.pad) != (settings.keys, settings.pad):
            self.inputs.bind(Bindings(settings.keys, settings.pad))
        settings_file.save(self._settings_path, settings)
        self._redraw = True

    def leave(self) -> None:
        """End the program."""
        self.running = False

    def warn(self, heading: str, text: str, lost: bool) -> None:
        """Tell it on standard error, and over the next scene, if one comes; else the exit code tells what is lost."""
        print(f"trapworks: {text}", file=sys.stderr)
        self._warnings.append((heading, text))
        if lost and not self.running:
            self.exit_code = 1

    def end(self) -> None:
        """The loop has ended, by whatever way: every open scene keeps what is not kept yet."""
        self._drop()

    def _drop(self) -> None:
        for scene in self.scenes:
            try:
                scene.abandon()
            except Exception as error:  # the others are to keep what they have all the same
                self._report(error)

    def redraw(self) -> None:
        """Draw everything before the next wait, as after a change of size."""
        self._redraw = True
        self._painted = (None, None, (0, 0))

    def _speak(self, once: bool) -> None:
        """Speak the language of the settings; once: unless another was named for this run."""
        self.letters.language = use_language(*languages.wanted(self.settings.language, once))
        use_letters(seat_letters())
        self.store.clear()
        self.redraw()

    def _adopt_sound(self) -> None:
        settings = self.settings
        volumes = (settings.volume / 100, settings.music / 100, settings.effects / 100)
        self.sound.set_volume(*volumes, muted=settings.muted)
        self.sound.set_mono(settings.mono)
        self.speech.turn(settings.speech)

    # What the loop asks for.

    def give(self, given: Input) -> None:
        """Give one input to the scene on top."""
        if isinstance(given, Pressed) and given.verb is Verb.FULLSCREEN:
            self.adopt(dataclasses.replace(self.settings, fullscreen=not self.settings.fullscreen))
        elif isinstance(given, Pressed) and given.key == _MAGNIFY:
            self.adopt(dataclasses.replace(self.settings, magnified=not self.settings.magnified))
        elif (seen := self._under_the_glass(given)) is not None:
            self._give(seen)

    def _give(self, given: Input) -> None:
        if self.guard.keeps_out(given, self.settings.press_guard / 10):
            return
        elif self.scanner.takes(given, self.settings):
            if not self.early.keeps_out(given, self.screen, self.scanner.target):
                self._guard(partial(self.scanner.press, self.settings))
        elif self.scenes and not self._strays(given):
            scene, screen = self.scenes[-1], self.screen
            self._guard(lambda: scene.handle(given), seen=True)
            self.early.given(given, screen)

    def _under_the_glass(self, given: Input) -> Input | None:
        if not self.settings.magnified:
            return given
        self._redraw = True  # the part that is seen goes with whatever is done
        return self.magnifier.takes(given, int(self.settings.magnifier))

    def _strays(self, given: Input) -> bool:
        """Whether an input was meant for what was seen before."""
        return self.double_click.strays(given, self._top) or self.early.keeps_out(given, self.screen)

    def take_file(self, path: Path) -> None:
        """Give a file from outside to the scene on top."""
        if self.scenes:
            scene = self.scenes[-1]
            self._guard(partial(_opened, self, scene, path), seen=True)

    def look_for_rescued(self) -> None:
        """On the shelf, offer the match that was written elsewhere when it was left, if its folder takes it now."""
        top = self.scenes[-1]
        if isinstance(top, Title) and writable(self.places.matches):
            for path in rescued(self.places.elsewhere)[:1]:
                self._guard(partial(_offered, self, top, path))

    @property
    def _top(self) -> object:
        """Which scene takes what is given: what lies over a table, or the table itself."""
        return getattr(self.scenes[-1], "over", None) or self.scenes[-1]

    @property
    def screen(self) -> Screen | None:
        """The screen that takes what is given, if it is one of widgets."""
        return front(self.scenes)

    def read_aloud(self) -> None:
        """Do what screen readers have asked for, and tell them what has changed."""
        self._guard(lambda: self.telling.attend(lambda: self.screen, self.inputs.scale))

    def step(self, dt: float, show: Callable[[], object]) -> bool:
        """Let ``dt`` seconds pass, call ``show`` if anything changed, use spare time; tell whether to go on at once.

        The whole of what the main loop does besides reading events.
        """
        moved = self.advance(dt)
        if moved:
            show()
        fading = self.sound.update(dt)
        return self.prepare() or moved or fading

    def advance(self, dt: float) -> bool:
        """Let time pass for the scene on top; tell whether to draw."""
        wants = False
        if self.unfinished:  # nothing moves before it is seen
            return True

        def update() -> None:
            nonlocal wants
            wants = self.scenes[-1].update(dt) | self.scanner.update(dt, self.screen, self.settings, self.telling.aloud)

        if self.scenes:
            self._guard(update)
        if self.scenes and (late := self.early.due(self.screen)) is not None:
            self._guard(partial(self.scenes[-1].handle, late), seen=True)
        wants |= self.telling.captions.update(dt, self.settings.captions, self.settings.reduced_motion)
        wants, self._redraw = wants or self._redraw, False
        return wants

    @property
    def unfinished(self) -> bool:
        """Whether the scene on top was opened, but is not seen yet."""
        return bool(self.scenes) and self.first_drawing.unfinished(self._top)

    def show(self, surface: pygame.Surface) -> bool:
        """As `paint`, but what was not seen before only for a slice of time; tell whether all of it is drawn."""
        self.store.until = self.first_drawing.until(self._top) if self.scenes else math.inf
        try:
            self._paint_enlarged(surface)
        except Unfinished:
            self.redraw()
            return False
        finally:
            self.store.until = math.inf
            surface.set_clip(None)
        if self.scenes:
            self.first_drawing.done(self._top)
        return True

    def _paint_enlarged(self, surface: pygame.Surface) -> None:
        """As `paint`, under the magnifier where that is on."""
        if not self.settings.magnified:
            self.magnifier.put_away()
            self.paint(surface)
            return
        scale = scale_of(surface.get_size())
        self.magnifier.show(surface, int(self.settings.magnifier), scale, self.paint, self._focus_place)

    def _focus_place(self) -> pygame.FRect | None:
        screen = self.screen
        if screen is None:
            return None
        widget = screen.find(next(iter(screen.lit), screen.focused))  # what one switch would press is lit
        return widget.visible if widget is not None else None

    def paint(self, surface: pygame.Surface) -> Canvas:
        """Draw the scene on top."""
        self.inputs.scale = scale_of(surface.get_size())
        self.store.suit(surface)
        self.sprites.outlined, self.sprites.strong = self.settings.outlined, self.settings.theme == "contrast"
        self.letters.fit(self.inputs.scale, self.settings.text_scale / 100, self.settings.font)
        canvas = self._canvas = Canvas(surface, THEMES[self.settings.theme], self.letters, self.sprites)
        canvas.caps = self.inputs.caps
        if self.scenes:
            scene = self.scenes[-1]
            before, self._painted = self._painted, (scene, surface, surface.get_size())
            canvas.kept = before == self._painted
            self.telling.captions.lift(surface)
            self._guard(lambda: scene.draw(canvas))
            self.telling.show(canvas, self.screen)
            self.early.show(self.screen)
            if self.scenes:
                self.double_click.show(self._top)
        self.sprites.drawn()
        return canvas

    def prepare(self) -> bool:
        """Let the scene on top make pictures in spare time; tell whether it would go on."""
        wants = False
        if self.unfinished:
            return True

        def make() -> None:
            nonlocal wants
            if self._canvas is not None and self._painted[0] is self.scenes[-1]:
                wants = self.scenes[-1].prepare(self._canvas)

        if self.scenes:
            self._guard(make)
        self.sprites.drawn()
        return wants

    def _guard(self, act: Callable[[], None], seen: bool = False) -> None:
        """Turn an error in a scene into a report and a message; what was played is on the disk already.

        seen: it came of what was given to a scene that is seen, so that a message about it will be seen too. That holds
        for one press on the message: where the next one fails as well, nobody would come on.
        """
        try:
            act()
        except Exception as error:
            again = self.scenes[-1:] == [self._trouble]
            if again and (self._told_again or not seen):
                self._give_up(error)
                return
            self._told_again = again
            report = self._report(error)
            safe = next(filter(None, (getattr(scene, "safe", "") for scene in reversed(self.scenes))), "")
            self._drop()
            try:
                self._trouble = routes.make(self, "trouble", report=report, safe=safe)
            except Exception as another:
                self._give_up(another)
            else:
                self.scenes = [self._trouble]
                self._redraw = True

    def _report(self, error: Exception) -> Path | None:
        """Keep a report of an error; where none can be kept, standard error has it all."""
        import traceback  # noqa: PLC0415 - see load_for_trouble

        from game.host.crash import keep_report  # noqa: PLC0415

        trace = "".join(traceback.format_exception(error))
        report = keep_report(self.places.data / "reports", trace)
        _log.error("a screen failed: %s", f"{error!r}, report in {report}" if report else trace)
        return report

    def _give_up(self, error: Exception) -> None:
        """The message about an error failed too: end with one line rather than fail in every frame."""
        print(f"trapworks: stopped, because the error message could not be shown either: {error!r}", file=sys.stderr)
        self.scenes, self.running, self.exit_code = [], False, 1
