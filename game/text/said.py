"""Sentences that programs read in English and people in their language, Python's own among them."""

from __future__ import annotations

from game.text.language import N_, _, in_digits


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


# What Python's own reader of command lines says, and how it is said in another language.

# Translators: the words of the command line. Keep %s, %r and %(name)s as they are; commands and options stay English.
USAGE = N_("usage:")
# Translators: what Python's reader of command lines says; keep %s, %r and %(name)s, the text behind % included.
WORDS = (
    # Translators: said by Python’s own reader of command lines. The English must stay word for word; keep %s, %r and
    # %(name)s.
    N_("positional arguments"),
    # Translators: noun, heading of a list in the help of the command line, as Python’s own reader writes it.
    N_("options"), N_("show this help message and exit"),
    N_("show program's version number and exit"), N_("argument %(argument_name)s: %(message)s"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"), N_("invalid %(type)s value: %(value)r"),
    N_("the following arguments are required: %s"), N_("unrecognized arguments: %s"), N_("expected one argument"),
    N_("not allowed with argument %s"), N_("ignored explicit argument %r"),
    N_("ambiguous option: %(option)s could match %(matches)s"),
)  # fmt: skip

# Translators: what each call of the command line is good for, read one below the other.
EXAMPLES = (
    ("trapworks playout mousetrap", N_("a whole match without a screen, told in sentences")),
    ("trapworks playout mousetrap --matches 20 --json", ""),
    ("trapworks replay FILE --check", N_("does a saved match still replay the same?")),
    ("trapworks trap --runs 300 --workers 2", N_("how often does the machine catch the mouse?")),
    ("trapworks machine check FILE", N_("how good is your own machine?")),
    ("trapworks tray --packs 3", N_("how well do Booby-Trap’s arches hold?")),
    ("trapworks doctor", N_("what this computer offers")),
)
MORE = N_("`trapworks COMMAND --help` has more.")
EXIT_CODES = N_("Exit codes: 0 done, 1 what was asked for failed, 2 it could not be tried, 130 stopped.")


def by_argparse(text: str) -> str:
    """A sentence of Python's reader in the language that is spoken; what is not known stays English."""
    plain = text.strip()
    known = plain == USAGE or plain in WORDS
    return text.replace(plain, _(plain)) if known else text


def by_argparse_for(one: str, many: str, number: int) -> str:
    """The same of a sentence that has two forms."""
    return by_argparse(one if number == 1 else many)
