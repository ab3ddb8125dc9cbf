"""The floor of windows, pictures, sounds and widgets; it knows no game.

`drawing` puts shapes, letters and sprites on a canvas; `input` makes verbs and pointers of keys, pads and the mouse;
`widgets` are screens made of widgets, and what presses do to them; `accessibility` tells screens to screen readers.

How a scene is written
======================

Measures. Everything is in design units: the canvas is at least 960 x 720 of them and wider or taller as the window is
(`canvas.area`; 1280 x 720 at 16:9). `canvas.px` and `canvas.box` give pixels. Rects are `pygame.FRect`.

A scene of widgets derives from `screen.Screen` and makes a tree of boxes of its own state, anew whenever it is stale:

    class Greeting(Screen):
        first = "go"                                    # who has the focus at first

        def tree(self, canvas):
            go = Button("go", text="Go", kind="primary", on_press=self.go, shortcut="space", cap="Space",
                        hint="Begins the match.")
            told = VBox(Label("hello", text="Hello", style=TITLE), Grow(), Sized(go, 200, 60, "right bottom"))
            return Pad(Layers(Card("card"), Pad(told, 20)), 40)

        def go(self):
            self.shell.go_to("title")

* `tree(canvas)` tells what there is, in Tab order: widgets (`buttons`, `fields`, `panels`), which tell their own
  heights, in the boxes of `game/ui/layout.py`: rows and columns, grids, edges, what lies over or scrolls. A name keeps
  the focus across compositions. A board, whose places are its own, overrides `compose(canvas)` and adds widgets there.
* `backdrop(canvas)` draws behind them. Backdrop and widgets are one still layer, redrawn only after `stale()` (compose
  anew), `repaint()` (draw anew) or `touch(name)` (draw anew where that widget is; `follow(name)` where one changes in
  every frame and nothing else is to be looked at). Something may be drawn within a clip: ask `canvas.clip` for it,
  never the surface, and draw the same thing each time.
* `changing()` tells what of the backdrop can change: where, and all that it looks like depends on. With it only what
  looks another way is drawn anew after `stale()`; a widget's own fields tell that of it. `canvas.meets(rect)` asks
  whether something is to be drawn at all.
* `prerender(canvas)` is a generator that draws pictures needed soon, one a step, in idle time.
* `foreground(canvas)` draws above them every frame: pieces that move, a die, a running machine. Blit kept
  surfaces only.
* A scene in which much moves all the time keeps a `widgets.dirty.DirtyBlitter` and gives it surfaces and
  positions, back to front: it draws only where one of them has changed (`game/ui/widgets/dirty.py`).
* `rest()` is called when another scene is laid over this one: forget large pictures that the scene keeps itself.
* `tick(dt)` lets time pass and answers True while something moves. Use `motion.Motion` for tweens in a queue:
  `self.motion.play(Tween(0.4, show))`, `return self.motion.update(dt)`; `Motion(speed=settings.pace, reduced=...)`.
* `on_back`, `on_help`, `on_key(pressed)`, `on_point(pointed)` take input before the widgets do.
* `self.shell` is the program: `settings`, `sound`, `device`, `go_to(route, ...)`, `open(route, ...)`, `close()`,
  `adopt(settings)`, `leave()`. Routes: `game.shell.routes`.
* `sound.play(name)` and `sound.hit(name, impulse, full)` sound once; in every frame of something that goes on,
  `sound.sustain({name: volume})` keeps loops going and `sound.duck()` keeps the music low. Each ends by itself.

Pictures. `materials.card/plastic/well/framed/table/focus_ring`, `badges.badge`, `icons.icon/key_cap`,
`canvas.write(text, rect, style, colour, "centre middle")`, `canvas.emboss`, and sprites by name:
`canvas.sprite("ui/gear", rect, tint)` fits into a place, `canvas.stamp(name, at, frame, zoom)` puts the anchor on a
place, `canvas.stretch(name, rect)` is a nine-slice; each is False if there is no such file, so that a scene can draw
something plainer. `canvas.layer(key, rect, paint)` is for anything painted once per size and then copied. Colours by
`canvas.theme`. Text that does not fit is noted in `canvas.misfits`, which a test reads: measure with `canvas.letters`
and make room.

A game's table derives from `game.shell.play.match_screen.MatchScreen` and is made with `opened=`, a
`game.shell.matches.open_match.OpenMatch`: its match, nature, computer players and names. What is played at it derives
from `game.shell.play.play.MatchPlay`, what moves there from `game.shell.play.animation.Animator`, its end from
`game.shell.play.result.Result`. Its notable views go into `tests/views/` for pictures and tests.

Anything else with `handle(given)`, `update(dt)` and `draw(canvas)` is a scene too: see `shell.Scene`.
"""
