"""Why a machine of one's own cannot be: what is told at the bench, and what stands behind "There is no machine: "."""

from __future__ import annotations

from game.text.error_messages import reason
from game.text.language import N_, N_plural, _, ngettext
from game.workshop.parts.box import BY_ID
from game.workshop.parts.refusals import Unbuildable
from game.workshop.text.kinds import kind_name

# Translators: from here on what stands in "That won’t work: {why}.": no capital at the beginning, no full stop.
_REASONS = {
    # Translators: {name}: a kind of part that the box does not know, as written in the file.
    "no such kind": N_("there is no part {name}"),
    # Translators: {name}: the id of a part, as written in the file.
    "no such part": N_("there is no part called {name}"),
    "same name": N_("two parts of a machine have the same name"),
    # Translators: {part}: name of a part; {value}: what was given.
    "not a number": N_("{part}: {value} isn’t a number"),
    # Translators: {left}, {right} and {top} are in cm.
    "off the stage": N_("{part}: off the stage, which goes from {left} to {right} cm and up to {top} cm"),
    # Translators: {part}: name of a part.
    "cannot be held": N_("{part}: this part doesn’t move, so it can’t be held"),
    "many cranks": N_("a machine has at most one crank"),
    # Translators: {most}: the limit.
    "many held": N_("hands can hold at most {most} parts"),
    # Translators: a tie is a belt, a rope or a string between two parts.
    "no such tie": N_("there is no tie {name}"),
    "tied to itself": N_("a tie must go from one part to another"),
    # Translators: {most}: the limit.
    "points of a rope": N_("a rope goes over at most {most} points, a belt or a string over none"),
    "rope off the stage": N_("a rope goes over a point off the stage"),
    # Translators: {part}: name of a part; {at}: name of a place on the part, as written in the file.
    "cannot be tied": N_("{part}: this kind of tie can’t be attached to {at}"),
    "not given": N_("the machine has parts that weren’t given"),
    "stays as it was": N_("what was there from the start must stay as it was"),
    "only shifted": N_("its parts can only be moved and rotated"),
    # Translators: {most}: the limit; {prefix}: how such a line begins.
    "no line": N_("a machine’s line begins with {prefix} and has at most {most} characters"),
    # Translators: {prefix}: how such a line begins.
    "damaged line": N_("this line isn’t a whole machine: copy it from {prefix} to its end"),
    "newer line": N_("this line is from a later version of the game"),
    "bare picture": N_(
        "this picture carries no machine. Programs that send or change pictures often take it out, so ask for the "
        "original file or for the machine’s line"
    ),
    # Translators: keys such as trapworks_machine, kind, [[part]] are written in the file and stay English.
    "no machine": N_("this isn’t a machine of version {version}: it must contain trapworks_machine = {version}"),
    # Translators: {most}: the limit.
    "long file": N_("the file is larger than {most} bytes"),
    "no text": N_("the file isn’t text"),
    # Translators: {number}: the number of a line in the file. [[part]] is written in the file and stays.
    "bad line": N_("line {number} is neither a key with its value, nor [[part]], nor a comment"),
    # Translators: {detail}: what is wrong.
    "unreadable": N_("the file can’t be read: {detail}"),
    # Translators: {most}: the limit.
    "long name": N_("the name must be one line of at most {most} characters"),
    # Translators: {key}: a word of the file, such as part.
    "no tables": N_("each must be below its own [[{key}]]"),
    # Translators: kind, a, b, over, part.anchor are words of the file and stay. {number}: which tie.
    "tie lacks": N_('tie {number} needs a kind, a = "part.anchor", b = "part.anchor", and over = [[x, y]] for a rope'),
    # Translators: “kind” is a word of the file. {number}: which part, counted in the file.
    "part lacks kind": N_("part {number} needs a kind"),
    # Translators: “id” is a word of the file. {number}: which part, counted in the file.
    "bad id": N_("part {number}: an id has up to 24 letters a-z, digits and dashes"),
    # Translators: {key}: a key, as written in the file; {number}: which part or tie, counted in the file.
    "key no number": N_("part {number}: {key} must be a number"),
    # Translators: {key}: a key, as written in the file; {number}: which part or tie, counted in the file.
    "key no truth": N_("part {number}: {key} must be true or false"),
    # Translators: x and turn are words of the file and stay. {number}: which part, counted in the file.
    "part lacks place": N_("part {number} needs x in cm, and turn within 360 degrees"),
}
_TOO_MANY = {
    # Translators: {number}: how many.
    "many parts": N_plural("a machine has at most {number} part", "a machine has at most {number} parts"),
    # Translators: {number}: how many.
    "many gears": N_plural("a machine has at most {number} gear", "a machine has at most {number} gears"),
    # Translators: {number}: how many.
    "many ties": N_plural("a machine has at most {number} tie", "a machine has at most {number} ties"),
    # Translators: {number}: how many.
    "many ropes": N_plural("a machine has at most {number} rope", "a machine has at most {number} ropes"),
}
# What somebody meets who builds; the rest is met only in files and lines.
_AT_THE_BENCH = {
    "off the stage": N_("The stage ends there. Move it farther in."),
    # Translators: {part}: name of a part.
    "cannot be held": N_("{part}: this part doesn’t move by itself, so it doesn’t need a hand."),
    "many cranks": N_("There’s already a crank, and a hand turns only one."),
    # Translators: {most}: the limit.
    "many held": N_("Hands already hold {most} parts, and there are no more hands."),
    "tied to itself": N_("A tie goes from one part to another."),
    # Translators: {most}: the limit.
    "points of a rope": N_("No more pins: a rope goes over at most {most}."),
    "rope off the stage": N_("That pin would be off the stage."),
    # Translators: {part}: name of a part.
    "cannot be tied": N_("{part}: this kind of tie doesn’t fit there."),
    "not given": N_("Here you build only with what’s in the box."),
    "stays as it was": N_("This belongs to the challenge and stays where it is."),
    "only shifted": N_("Here you only move and rotate parts. Fix what’s there."),
}
_FULL = {
    # Translators: {number}: how many.
    "many parts": N_plural("The stage is full: it holds {number} part.", "The stage is full: it holds {number} parts."),
    # Translators: {number}: how many.
    "many gears": N_plural("No more gears: the limit is {number}.", "No more gears: the limit is {number}."),
    # Translators: {number}: how many.
    "many ties": N_plural("No more ties: the limit is {number}.", "No more ties: the limit is {number}."),
    # Translators: {number}: how many.
    "many ropes": N_plural("No more ropes: the limit is {number}.", "No more ropes: the limit is {number}."),
}
_UNKNOWN_KEYS = {
    # Translators: {key}: a key, as written in the file.
    "machine": N_("a machine has no {key}"),
    # Translators: {key}: a key, as written in the file.
    "challenge": N_("a challenge has no {key}"),
    # Translators: {key}: a key, as written in the file; {number}: which part or tie, counted in the file.
    "part": N_("part {number} has no {key}"),
    # Translators: {key}: a key, as written in the file; {number}: which part or tie, counted in the file.
    "tie": N_("tie {number} has no {key}"),
}


def at_the_bench(error: Exception) -> str:
    """The sentence for something that somebody tried who builds."""
    if not isinstance(error, Unbuildable) or error.why not in {**_AT_THE_BENCH, **_FULL}:
        # Translators: {why}: the reason, a sentence part without capital and full stop.
        return _("That won’t work: {why}.", why=refusal(error))
    if error.why in _FULL:
        return ngettext(*_FULL[error.why], int(str(error.values["most"])))
    return _(_AT_THE_BENCH[error.why], **{name: _told(name, value) for name, value in error.values.items()})


def refusal(error: Exception) -> str:
    """Why not, without a full stop."""
    if not isinstance(error, Unbuildable):
        return reason(error) if isinstance(error, OSError) else _("the parts can’t be placed like that")
    if error.why in _TOO_MANY:
        return ngettext(*_TOO_MANY[error.why], int(str(error.values["most"])))
    values = {name: _told(name, value) for name, value in error.values.items()}
    if error.why == "unknown key":
        return _(_UNKNOWN_KEYS[str(error.values["what"])], **values)
    return _(_REASONS[error.why], **values)


def _told(name: str, value: object) -> str:
    if name == "part" and value in BY_ID:
        return kind_name(str(value))
    return f"{value:g}" if isinstance(value, float) else f"{value!s:.80}"
