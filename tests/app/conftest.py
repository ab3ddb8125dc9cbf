"""The window is SDL's off-screen one: no test opens another, or a sound device."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
