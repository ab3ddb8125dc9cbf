"""Why a machine of one's own cannot be: what is told at the bench, and what stands behind "There is no machine: "."""

from __future__ import annotations

from game.text.error_messages import reason
from game.text.language import N_, N_plural, _, ngettext
from game.workshop.parts.box import BY_ID
from game.workshop.parts.refusals import Unbuildable
from game.workshop.text.kinds import kind_name

# Translators: from here on what stands in "That cannot be: {why}.": no capital at the beginning, no full stop.
_REASONS = {
    "no such kind": N_("there is no part {name}"),
    "no such part": N_("there is no part called {name}"),
    "same name": N_("two parts of a machine have the same name"),
    "not a number": N_("{part}: {value} is not a number"),
    # Translators: {left}, {right} and {top} are in cm.
    "off the stage": N_("{part} is off the stage, which goes from {left} to {right} and up to {top}"),
    "cannot be held": N_("{part} does not move, so it cannot be held"),
    "many cranks": N_("a machine has one crank at the most"),
    "many held": N_("hands hold {most} parts at the most"),
    # Translators: a tie is a belt, a rope or a string between two parts.
    "no such tie": N_("there is no tie {name}"),
    "tied to itself": N_("a tie must lead from one part to another"),
    "points of a rope": N_("a rope leads over {most} points at the most, a belt or a string over none"),
    "rope off the stage": N_("a rope leads over a point off the stage"),
    "cannot be tied": N_("{part}: a tie of this kind cannot be made fast to {at}"),
    "not given": N_("the machine has parts that were not given"),
    "stays as it was": N_("what stood there from the beginning stays as it was"),
    "only shifted": N_("its parts can be shifted and turned, and nothing else"),
    "no line": N_("a machine's line begins with {prefix} and has {most} characters at the most"),
    "damaged line": N_("this line is not a whole machine: copy it from {prefix} to its end"),
    "newer line": N_("this line was written by a later version of the game"),
    # Translators: keys such as trapworks_machine, kind, [[part]] are written in the file and stay English.
    "no machine": N_("this is no machine of version {version}: trapworks_machine = {version} must be in it"),
    "long file": N_("the file has more than {most} bytes"),
    "no text": N_("the file is not text"),
    "bad line": N_("line {number} is neither a key with its value nor [[part]] nor a comment"),
    "unreadable": N_("the file cannot be read: {detail}"),
    "long name": N_("the name must be a line of {most} characters at the most"),
    "no tables": N_("they are written below [[{key}]], each below one of its own"),
    "tie lacks": N_('tie {number} needs a kind, a = "part.anchor", b = "part.anchor", and over = [[x, y]] for a rope'),
    "part lacks kind": N_("part {number} needs a kind"),
    "bad id": N_("part {number}: an id has up to 24 letters a-z, digits and dashes"),
    "key no number": N_("part {number}: {key} must be a number"),
    "key no truth": N_("part {number}: {key} must be true or false"),
    "part lacks place": N_("part {number} needs x in cm, and turn within 360 degrees"),
}
_TOO_MANY = {
    "many parts": N_plural("a machine has {number} part at the most", "a machine has {number} parts at the most"),
    "many gears": N_plural("a machine has {number} gear at the most", "a machine has {number} gears at the most"),
    "many ties": N_plural("a machine has {number} tie at the most", "a machine has {number} ties at the most"),
    "many ropes": N_plural("a machine has {number} rope at the most", "a machine has {number} ropes at the most"),
}
# What somebody meets who builds; the rest is met only in files and lines.
_AT_THE_BENCH = {
    "off the stage": N_("The stage ends there. Put it further in."),
    "cannot be held": N_("{part}: this does not move by itself, so it needs no hand."),
    "many cranks": N_("There is a crank already, and a hand turns only one."),
    "many held": N_("Hands already hold {most} parts, and there are no more of them."),
    "tied to itself": N_("A tie leads from one part to another."),
    "points of a rope": N_("That is enough pins: a rope leads over {most} at the most."),
    "rope off the stage": N_("That pin would be off the stage."),
    "cannot be tied": N_("{part}: this kind of tie does not fit there."),
    "not given": N_("Here you build with what is in the box, and no more."),
    "stays as it was": N_("This belongs to the challenge and stays where it is."),
    "only shifted": N_("Here parts are only shifted and turned: mend what is there."),
}
_FULL = {
    "many parts": N_plural("The stage is full: it holds {number} part.", "The stage is full: it holds {number} parts."),
    "many gears": N_plural("Enough gears: {number} is the most.", "Enough gears: {number} are the most."),
    "many ties": N_plural("Enough ties: {number} is the most.", "Enough ties: {number} are the most."),
    "many ropes": N_plural("Enough ropes: {number} is the most.", "Enough ropes: {number} are the most."),
}
_UNKNOWN_KEYS = {
    "machine": N_("a machine has no {key}"),
    "challenge": N_("a challenge has no {key}"),
    "part": N_("part {number} has no {key}"),
    "tie": N_("tie {number} has no {key}"),
}


def at_the_bench(error: Exception) -> str:
    """The sentence for something that somebody tried who builds."""
    if not isinstance(error, Unbuildable) or error.why not in {**_AT_THE_BENCH, **_FULL}:
        return _("That cannot be: {why}.", why=refusal(error))
    if error.why in _FULL:
        return ngettext(*_FULL[error.why], int(str(error.values["most"])))
    return _(_AT_THE_BENCH[error.why], **{name: _told(name, value) for name, value in error.values.items()})


def refusal(error: Exception) -> str:
    """Why not, without a full stop."""
    if not isinstance(error, Unbuildable):
        return reason(error) if isinstance(error, OSError) else _("the parts cannot stand so")
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
