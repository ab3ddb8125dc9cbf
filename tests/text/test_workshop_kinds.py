from game.workshop.parts.box import BOX
from game.workshop.parts.machine import KINDS as KINDS_OF_TIES
from game.workshop.parts.machine import Placed, fastenings
from game.workshop.text.kinds import KINDS, good_for, kind_name
from game.workshop.text.tying import place_name


def test_every_part_of_the_box_has_a_name_of_its_own():
    assert list(KINDS) == [kind.id for kind in BOX]
    assert len({kind_name(kind.id) for kind in BOX}) == len(BOX)


def test_every_part_of_the_box_says_what_it_is_good_for():
    for kind in BOX:
        told = good_for(kind.id)
        assert told.endswith(".") and kind_name(kind.id) not in told and len(told) < 85


def test_every_place_to_which_a_tie_is_made_fast_has_a_name():
    found = {at for kind in BOX for tie in KINDS_OF_TIES for at in fastenings(Placed(kind.id, 40, 20), tie)}
    assert all(place_name(at) for at in found) and len(found) > 10
