from game.physics.workshop.box import BOX
from game.text.workshop.kinds import KINDS, kind_name


def test_every_part_of_the_box_has_a_name_of_its_own():
    assert list(KINDS) == [kind.id for kind in BOX]
    assert len({kind_name(kind.id) for kind in BOX}) == len(BOX)
