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
