"""What only ears or screen readers get: every sound in words, and the names of groups of things."""

from __future__ import annotations

from game.text.language import N_, N_context, _, row

_ASIDE = 0.25
"""From so far off the middle a sound has a side, -1 left to 1 right."""

SOUNDS = {
    "band_twang": N_("rubber band twangs"),
    "bar_thud": N_("bar thuds"),
    "board_thud": N_("board thuds"),
    "bucket_clank": N_("bucket clanks"),
    # Translators: noun, a caption: a sound in words, small on the screen, without capital and full stop.
    "button": N_("click"),
    "cage_rattle": N_("cage rattles"),
    "cage_slam": N_("cage slams down"),
    "cage_slide": N_("cage slides"),
    "card_flip": N_("card flips over"),
    "cheese_pop": N_("cheese pops out"),
    # Translators: noun, a caption: a sound in words, small on the screen, without capital and full stop.
    "chime": N_("chime"),
    # Translators: noun, a caption: a sound in words, small on the screen, without capital and full stop. A clock’s
    # wooden bird calls.
    "cuckoo": N_("cuckoo"),
    "die_land": N_("die lands"),
    "die_rattle": N_("die rattles"),
    "disc_tap": N_("wood taps"),
    # Translators: noun, a caption: a sound in words, small on the screen, without capital and full stop.
    "fanfare": N_("fanfare"),
    "gear_tick": N_("gears tick"),
    # Translators: noun, a caption: a sound in words, small on the screen, without capital and full stop. A mouse or
    # pawn hops to the next space.
    "hop": N_("hop"),
    # Translators: noun, a caption: a sound in words, small on the screen, without capital and full stop.
    "kick": N_("kick"),
    "miss": N_("sad tune"),
    "mouse_squeak": N_("mouse squeaks"),
    "part_placed": N_("part clicks into place"),
    "plastic_click": N_("plastic clicks"),
    "plastic_click_2": N_("plastic clicks"),
    "plastic_click_3": N_("plastic clicks"),
    # Translators: noun, a caption: a sound in words, small on the screen, without capital and full stop.
    "snap": N_("snap"),
    # Translators: noun, a caption: a sound in words, small on the screen, without capital and full stop.
    "splash": N_("splash"),
    "steel_drop": N_("marble drops"),
    "drum_roll": N_("drum rolls"),
    "steel_roll_1": N_("marble rolls"),
    "steel_roll_2": N_("marble rolls"),
    "steel_roll_3": N_("marble rolls"),
    "steel_roll_4": N_("marble rolls"),
    "steel_tap": N_("marble taps"),
    # Translators: noun, a caption: a sound in words, small on the screen, without capital and full stop.
    "whoosh": N_("whoosh"),
    "wood_creak": N_("wood creaks"),
    # Translators: noun, a caption: a sound in words, small on the screen, without capital and full stop.
    "wood_knock": N_("knock"),
    # Translators: one after the other these tell the whole run, so "it" is what the sentence before was about.
    "link_1": N_("The crank turns."),
    "link_2": N_("The flat gear turns with it."),
    "link_3": N_("The stop sign is pulled back."),
    "link_4": N_("It slips off and snaps back."),
    "link_5": N_("It hits the shoe."),
    "link_6": N_("The shoe kicks the bucket over."),
    "link_7": N_("The marble drops onto the rickety stairs."),
    "link_8": N_("It rolls into the rain gutter."),
    "link_9": N_("It bumps the foot of the helping hand."),
    "link_10": N_("The rod slips off its hook."),
    "link_11": N_("The second marble rolls off its seat."),
    "link_12": N_("It drops through the bathtub."),
    "link_13": N_("It strikes the diving board."),
    "link_14": N_("The diver flies."),
    "link_15": N_("Splash! He lands in the washtub."),
    "link_16": N_("The cage slips off the top of its post."),
    "link_17": N_("The cage is down."),
}
"""By the names of the sounds; the tone of a link says what the machine has done."""

_LEFT, _RIGHT = N_context("where a sound comes from", "left"), N_context("where a sound comes from", "right")


def tells_the_story(sound: str) -> bool:
    """Whether a sound is what tells that something has happened."""
    return sound.startswith("link_")


def sound_words(sound: str) -> str:
    """A sound in words; raises KeyError for one that has none."""
    return _(SOUNDS[sound])


def directed(words: str, pan: float) -> str:
    """Words with the side that they are heard from, -1 left to 1 right."""
    if abs(pan) < _ASIDE:
        return words
    return row((words, _(_LEFT) if pan < 0 else _(_RIGHT)))


# What only screen readers tell: names of the groups of things on a screen, and of a state that is otherwise seen.

_GROUPS = {
    "board": N_("The board"),
    "machine": N_("The machine"),
    "maze": N_("The maze"),
    "tray": N_("The tray"),
    "chain": N_("The chain"),
    "parts": N_("The parts"),
    "traps": N_("The traps"),
}


def group_name(group: str) -> str:
    """The words for a group of widgets."""
    return _(_GROUPS[group])


def end_of_text() -> str:
    """The words for a caret behind the last letter of a field."""
    # Translators: told by screen readers when the caret comes behind the last letter of a name that is typed.
    return _("End of text")


def unavailable() -> str:
    """The words for a button that cannot be pressed now."""
    # Translators: told by screen readers of a greyed-out button, before the words that explain it.
    return _("Not available right now.")
