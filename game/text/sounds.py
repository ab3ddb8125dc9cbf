"""What every sound is in words, for captions and for those who listen to a screen reader."""

from __future__ import annotations

from game.text.language import N_, N_context, _, row
from game.text.mousetrap.chain import LINK_REACHED

_ASIDE = 0.25
"""From so far off the middle a sound has a side, -1 left to 1 right."""

SOUNDS = {
    "band_twang": N_("rubber band twangs"),
    "bar_thud": N_("bar thuds"),
    "board_thud": N_("board thuds"),
    "bucket_clank": N_("bucket clanks"),
    "button": N_("click"),
    "cage_rattle": N_("cage rattles"),
    "cage_slam": N_("cage slams down"),
    "cage_slide": N_("cage slides"),
    "card_flip": N_("card turns over"),
    "cheese_pop": N_("cheese pops out"),
    "chime": N_("chime"),
    "die_land": N_("die lands"),
    "die_rattle": N_("die rattles"),
    "disc_tap": N_("wood taps"),
    "fanfare": N_("fanfare"),
    "gear_tick": N_("gears tick"),
    "hop": N_("a piece hops"),
    "kick": N_("kick"),
    "miss": N_("sad tune"),
    "mouse_squeak": N_("mouse squeaks"),
    "part_placed": N_("part clicks into place"),
    "plastic_click": N_("plastic clicks"),
    "plastic_click_2": N_("plastic clicks"),
    "plastic_click_3": N_("plastic clicks"),
    "snap": N_("snap"),
    "splash": N_("splash"),
    "steel_drop": N_("marble drops"),
    "steel_roll_1": N_("marble rolls"),
    "steel_roll_2": N_("marble rolls"),
    "steel_roll_3": N_("marble rolls"),
    "steel_roll_4": N_("marble rolls"),
    "steel_tap": N_("marble taps"),
    "whoosh": N_("whoosh"),
    "wood_creak": N_("wood creaks"),
    "wood_knock": N_("knock"),
} | {f"link_{number}": words for number, words in enumerate(LINK_REACHED.values(), start=1)}
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
