"""No test opens a window or a sound device of the machine it runs on, and none depends on how fast that is."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["TRAPWORKS_LANGUAGE"] = "en"  # whatever this machine speaks

from hypothesis import HealthCheck, settings

# No test fails because the machine is busy.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")
