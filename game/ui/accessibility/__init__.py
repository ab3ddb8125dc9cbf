"""Every screen for those who do not see it: the widgets in words, given to the system's screen readers by AccessKit.

`outline` makes plain words and rectangles of a screen, `nodes` makes AccessKit's nodes of those, `adapter` is the way
to each system, `reader` keeps them in step, and `carry_out` does what a screen reader asks for. Where the library or a
bus is missing, the game goes on without.
"""
