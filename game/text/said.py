"""A sentence that programs read in English, and people in their language."""

from __future__ import annotations

from game.text.language import _, in_digits


class _Number(float):
    """A number with decimals that is written as the language writes it."""

    def __format__(self, form: str) -> str:
        return in_digits(super().__format__(form))


class Said:
    """A text, marked for translation by standing here, and what fills its blanks; these say how many digits they show.

    As a string it is English, as JSON has it.
    """

    def __init__(self, text: str, **values: object) -> None:
        self.text, self.values = text, values

    def __str__(self) -> str:
        return self.text.format(**self.values)

    def spoken(self) -> str:
        """In the language of whoever reads it."""
        return _(self.text, **{name: _spoken(value) for name, value in self.values.items()})


def _spoken(value: object) -> object:
    if isinstance(value, Said):
        return value.spoken()
    return _Number(value) if isinstance(value, float) else value
