"""Which cap a hint shows, by the device last used."""

import pytest

from game.ui.input.bindings import Device


@pytest.mark.parametrize(("device", "cap"), [(Device.MOUSE, "space"), (Device.KEYBOARD, "space"), (Device.PAD, "a")])
def test_a_pads_button_is_shown_to_who_plays_by_pad_and_the_key_to_all_others(device, cap):
    assert device.cap("space", "a") == cap
