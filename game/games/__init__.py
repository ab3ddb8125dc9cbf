"""The rule sheets as code: pure, without chance, physics, clock or screen."""
