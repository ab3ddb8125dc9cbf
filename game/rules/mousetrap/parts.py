"""The 24 build steps of the Mouse Trap (MT-01): numbers and names only."""

PARTS = (
    "base_a",
    "gear_support",
    "gear_3",
    "crank",
    "gear_5",
    "stop_sign",
    "lamppost",
    "shoe",
    "rickety_stairs",
    "bucket",
    "marble_1",
    "base_b",
    "rain_gutter",
    "plumbing",
    "helping_hand",
    "thing_a_ma_jig",
    "bathtub",
    "marble_2",
    "diving_board",
    "diver",
    "cage_base",
    "washtub",
    "cage_post",
    "cage",
)
"""Part number n is PARTS[n - 1]."""

LOOSE = (11, 15, 18, 20, 24)
"""The parts that a run of the trap leaves lying about, and a reset sets anew."""

CARRIERS = {
    "crank_turned": 4,
    "gear5_turned": 5,
    "sign_drawn": 6,
    "sign_released": 6,
    "shoe_struck": 8,
    "bucket_tipped": 10,
    "marble1_on_stairs": 9,
    "marble1_in_gutter": 13,
    "rod_struck": 14,
    "rod_released": 14,
    "marble2_off_seat": 16,
    "marble2_through_tub": 17,
    "board_struck": 19,
    "diver_airborne": 19,
    "diver_in_washtub": 22,
    "cage_left_post": 23,
    "cage_down": 23,
}
"""The links of the chain in order, and the fixed part on which each hangs."""

_LINKS = tuple(CARRIERS)


def at_fault(last_link: str, misfired: bool) -> int:
    """The fixed part at which a chain ended that reached this link and no other; 0 for a link of no chain known here.

    A cage that came off too early is its post's fault.
    """
    if misfired:
        return CARRIERS["cage_left_post"]
    if last_link == "nothing":
        return CARRIERS[_LINKS[0]]
    if last_link not in CARRIERS:
        return 0
    return CARRIERS[_LINKS[min(_LINKS.index(last_link) + 1, len(_LINKS) - 1)]]
