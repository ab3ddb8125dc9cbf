"""What each kind of part is painted with: coats of one colour each, from behind to the front, in a body's frame."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from game.machine.specs import Bar, Disc, Hull, Outline, Point, carried
from game.ui.drawing.theme import Colour, mix, rgb
from game.workshop.parts.box import kind_of
from game.workshop.parts.kind import FRONT, WALL, Kind
from game.workshop.parts.latched import JACK_BOX, JACK_X, LID_HEIGHT
from game.workshop.parts.waking import CASE, LOFT

BLACK, WHITE = (0, 0, 0), (255, 255, 255)
STEEL, TEAL, RED, PLUM = rgb("#9aa6b2"), rgb("#1f9aa3"), rgb("#d9342b"), rgb("#7b4bb0")
WOOD, YELLOW, IVORY, BLUE = rgb("#c98b45"), rgb("#f6c22b"), rgb("#f3ecd9"), rgb("#2c6fd6")
DOMINOES = (IVORY, RED, YELLOW, TEAL, BLUE)
BALLOONS = (RED, YELLOW, TEAL, PLUM, BLUE)
WAKING = ("seesaw_cat",)
"""Kinds whose other colour is how they look once they have sprung."""
TINTED = ("domino", "balloon")
"""Kinds of which one after the other has another colour."""
PINK, TOAST, CRUMB, INK = rgb("#f08aa0"), rgb("#a86a2e"), rgb("#eec383"), rgb("#2a1d17")
_CAPS = {"plank_6": YELLOW, "plank_12": RED, "plank_20": TEAL}
_BOLT, _CAP = 0.22, 0.9
_IN_FRONT = {"paddle_wheel": WOOD, "ratchet": IVORY}
"""What turns in front of the teeth of a gear, red where nothing else is said."""
_DARKER = 0.24
Outlines = tuple[Outline, ...]


class Coat(NamedTuple):
    """Outlines moulded together in one colour, cm; flat: printed on what is below; grain: of wood, along the part.

    ball: shaded as a ball.
    """

    outlines: tuple[Outline, ...]
    colour: Colour
    flat: bool = False
    grain: bool = False
    ball: bool = False


@cache
def bodies(kind: str) -> tuple[str, ...]:
    """What of a kind is drawn one by one: what is fixed to the wall first, then what moves."""
    spec = kind_of(kind)
    fixed = (WALL,) if _behind(spec, WALL) or any(shape.body == WALL for shape in spec.shapes) else ()
    return (*fixed, *(body.name for body in spec.bodies))


@cache
def coats(kind: str, body: str, mirrored: bool, tint: int) -> tuple[Coat, ...]:
    """The coats of one body of a kind, in the frame of that body; tint: which of its colours a domino has."""
    found = (*_behind(kind_of(kind), body), *_own(kind_of(kind), body, tint))
    centre = next((spec.centre for spec in kind_of(kind).bodies if spec.name == body), (0.0, 0.0))
    side = -1 if mirrored else 1

    def to(p: Point) -> Point:
        return side * (p[0] - centre[0]), p[1] - centre[1]

    return tuple(coat._replace(outlines=tuple(carried(each, to) for each in coat.outlines)) for coat in found)


def _behind(spec: Kind, body: str) -> tuple[Coat, ...]:
    """What fastens a part to the wall, behind it; nothing collides with it."""
    found: tuple[Coat, ...] = ()
    if body != WALL:
        return found
    if spec.id in _CAPS:
        half = float(spec.id.split("_")[1]) / 2
        batten = Hull(((-half + 0.3, -0.75), (half - 0.3, -0.75), (half - 0.1, 0.0), (-half + 0.1, 0.0)))
        bolts = Disc((1.3 - half, -0.45), 0.17), Disc((half - 1.3, -0.45), 0.17)
        found = Coat((batten,), mix(WOOD, BLACK, 0.3), grain=True), Coat(bolts, STEEL)
    elif spec.id in ("chute", "funnel"):
        thick = [Bar(each.outline.a, each.outline.b, 0.42) for each in spec.shapes if isinstance(each.outline, Bar)]
        found = (Coat(tuple(thick), mix(rgb(spec.colour), BLACK, 0.22)),)
    elif spec.id == "perch":
        found = (Coat((Hull(((-0.5, -0.9), (0.5, -0.9), (0.4, 0.1), (-0.4, 0.1))),), TEAL),)
    elif spec.id == "drop_cage":
        post = Bar((0.0, 0.0), (0.0, 14.4), 0.28)
        foot = Hull(((-1.3, 0.0), (1.3, 0.0), (0.5, 0.9), (-0.5, 0.9)))
        found = (Coat((post, foot, Disc((0.0, 14.6), 0.5)), PLUM),)
    elif spec.id in ("catapult", "trapdoor", "pendulum", "hammer", "ratchet"):
        struts = [Disc(_foot(spec), 0.5)] if spec.id in ("catapult", "trapdoor", "ratchet") else []
        found = (Coat((Disc((0.0, 0.0), 0.75), *struts), STEEL),)
    return found


def _foot(spec: Kind) -> Point:
    """Where the strut of a latch, or a pawl, is hinged."""
    strut = next(s.outline for s in spec.shapes if s.body in ("strut", "pawl"))
    assert isinstance(strut, Bar)
    return strut.a


def _own(spec: Kind, body: str, tint: int) -> Iterator[Coat]:
    """The part itself, then what is printed or screwed on it."""
    own = tuple(shape.outline for shape in spec.shapes if shape.body == body)
    if body in ("strut", "prop", "pawl"):
        yield Coat(own, YELLOW)
    elif spec.reach and body == "gear":
        yield from _gear(spec, own)
    elif spec.id in _PAINTERS:
        yield from _PAINTERS[spec.id](body, own, rgb(spec.colour), tint)
    elif own:
        yield Coat(own, rgb(spec.colour))


def _plank(body: str, own: Outlines, colour: Colour, tint: int) -> Iterator[Coat]:
    yield Coat(own, WOOD, grain=True)
    assert isinstance(own[0], Bar)
    yield from _capped(own[0], _CAPS.get(f"plank_{round(own[0].b[0] - own[0].a[0])}", TEAL))


def _bumper(body: str, own: Outlines, colour: Colour, tint: int) -> Iterator[Coat]:
    yield Coat(own, colour)
    yield Coat((Disc((0.0, 0.0), 0.6),), WHITE)
    yield Coat((Disc((0.0, 0.0), 0.3),), colour)


def _ball(body: str, own: Outlines, colour: Colour, tint: int) -> Iterator[Coat]:
    yield Coat(own, colour, ball=True)


def _domino(body: str, own: Outlines, colour: Colour, tint: int) -> Iterator[Coat]:
    yield Coat(own, DOMINOES[tint])
    yield from _pips(BLACK if tint in (0, 2) else WHITE)


def _weight(body: str, own: Outlines, colour: Colour, tint: int) -> Iterator[Coat]:
    yield Coat(own, colour)
    yield Coat((Hull(((-1.0, 0.5), (1.0, 0.5), (1.0, 2.5), (-1.0, 2.5))),), mix(colour, BLACK, 0.3), flat=True)
    yield Coat((Bar((-0.55, 1.5), (0.55, 1.5), 0.22),), STEEL)


def _seesaw(body: str, own: Outlines, colour: Colour, tint: int) -> Iterator[Coat]:
    yield Coat(own, YELLOW if body == "beam" else RED)
    if body == "beam":
        yield Coat((Disc((0.0, 0.0), 0.4),), STEEL)


def _swinging(body: str, own: Outlines, colour: Colour, tint: int) -> Iterator[Coat]:
    if own:
        yield Coat(tuple(each for each in own if not isinstance(each, Hull)), STEEL)
        yield Coat(tuple(each for each in own if isinstance(each, Hull)), colour, grain=True)
        yield Coat((Disc((0.0, 0.0), 1.4 * _BOLT),), STEEL)


def _catapult(body: str, own: Outlines, colour: Colour, tint: int) -> Iterator[Coat]:
    if own:
        yield Coat(own, RED)
        yield Coat((Disc((0.0, 0.0), 0.4),), STEEL)


def _trapdoor(body: str, own: Outlines, colour: Colour, tint: int) -> Iterator[Coat]:
    if own:
        yield from _plank(body, own, colour, tint)


def _cage(body: str, own: Outlines, colour: Colour, tint: int) -> Iterator[Coat]:
    if body == "cage":
        yield from _bars(own, colour)


def _crank(body: str, own: Outlines, colour: Colour, tint: int) -> Iterator[Coat]:
    yield Coat(own[:1], RED)
    yield Coat(own[1:], IVORY, ball=True)
    yield Coat((Disc((0.0, 0.0), 0.35),), STEEL)


def _cart(body: str, own: Outlines, colour: Colour, tint: int) -> Iterator[Coat]:
    yield Coat(own, colour if body == "floor" else YELLOW)
    if body != "floor":
        assert isinstance(own[0], Disc)
        yield Coat((Disc(own[0].centre, 0.3),), STEEL)


def _pail(body: str, own: Outlines, colour: Colour, tint: int) -> Iterator[Coat]:
    """The handle behind, the sheet between the walls, then the walls."""
    if own:
        left, low, right = (each for each in own[:3] if isinstance(each, Bar))
        yield Coat(own[3:], STEEL)
        yield Coat((Hull((left.a, low.a, low.b, right.b)),), mix(colour, BLACK, 0.12))
        yield Coat(own[:3], colour)


def _pulley(body: str, own: Outlines, colour: Colour, tint: int) -> Iterator[Coat]:
    if own:
        yield Coat(own[:1], colour)
        yield Coat((Disc((0.0, 0.0), 2.3),), mix(colour, BLACK, _DARKER), flat=True)
        yield Coat((*own[1:], Disc((0.0, 0.0), 0.75)), RED)
        yield Coat((Disc((0.0, 0.0), 0.34),), STEEL)


def _bell(body: str, own: Outlines, colour: Colour, tint: int) -> Iterator[Coat]:
    if own:
        dome, clapper, bolt = own
        yield Coat((clapper,), STEEL, ball=True)
        yield Coat((dome, Bar((-1.6, -2.9), (1.6, -2.9), 0.15), Bar((0.0, 0.0), (0.0, -0.6), 0.18)), colour)
        yield Coat((bolt,), STEEL)


def _jack(body: str, own: Outlines, colour: Colour, tint: int) -> Iterator[Coat]:
    """An open box with the spring in it, a lid, and a head in a jester's cap, whose collar hides the spring."""
    if body == "lid":
        yield Coat(own, RED)
        yield Coat((Disc((0.0, LID_HEIGHT), 0.4),), STEEL)
    elif body == "head":
        assert isinstance(own[0], Disc)
        yield from _jester(own[0])
    elif own:
        left, right = JACK_BOX
        back = Hull(((left, 0.1), (right, 0.1), (right, LID_HEIGHT - 0.5), (left, LID_HEIGHT - 0.5)))
        yield Coat((Bar((0.0, 0.15), (0.0, LID_HEIGHT), 0.3), Bar((-3.4, 0.15), (left, 0.15), 0.15)), STEEL)
        yield Coat((back,), mix(colour, BLACK, 0.45))
        turns = [(JACK_X + (-0.8 if number % 2 else 0.8), 0.4 + 0.55 * number) for number in range(8)]
        yield Coat(tuple(Bar(a, b, 0.12) for a, b in pairwise(turns)), STEEL)
        yield Coat(own, YELLOW)
        yield Coat(tuple(Disc((x, y), 0.3) for x in (left + 1, right - 1) for y in (1.2, 2.9)), YELLOW, flat=True)


def _jester(head: Disc) -> Iterator[Coat]:
    """Two horns with bells, a collar, and a face that grins with all its teeth."""
    (x, y), wide = head.centre, head.radius
    tips = (x - 2.2, y + 0.2), (x + 2.2, y + 0.2)
    for tip, side, cloth in zip(tips, (-1, 1), (TEAL, RED), strict=True):
        horn = Hull(((x, y + wide), (x + side * 1.2, y + 1.05), tip, (x + side * 0.9, y + 0.3), (x, y + 0.5)), 0.1)
        yield Coat((horn,), cloth)
    yield Coat(tuple(Hull(((x + n, y - 1.2), (x + n + 0.75, y - 1.2), (x + n * 1.35 + 0.4, y - 2.2)), 0.05)
                     for n in (-1.5, -0.75, 0.0, 0.75)), TEAL)  # fmt: skip
    yield Coat((head,), rgb("#f2bf94"), ball=True)
    for side, cloth in ((-1, TEAL), (1, RED)):
        brim = Hull(((x, y + wide), (x + side * 0.75, y + 1.25), (x + side * 1.3, y + 0.7), (x, y + 0.85)), 0.03)
        yield Coat((brim,), cloth)
    yield Coat(tuple(Disc(tip, 0.32) for tip in tips), YELLOW, ball=True)
    yield Coat((Disc((x - 0.5, y + 0.32), 0.4), Disc((x + 0.5, y + 0.32), 0.4)), WHITE, flat=True)
    yield Coat((Disc((x - 0.38, y + 0.38), 0.19), Disc((x + 0.38, y + 0.38), 0.19)), BLACK, flat=True)
    yield Coat((Disc((x - 1.0, y - 0.3), 0.24), Disc((x + 1.0, y - 0.3), 0.24)), mix(RED, WHITE, 0.5), flat=True)
    mouth = Hull(((x - 0.85, y - 0.45), (x + 0.85, y - 0.45), (x + 0.5, y - 1.0), (x, y - 1.2), (x - 0.5, y - 1.0)))
    yield Coat((mouth,), mix(RED, BLACK, 0.6), flat=True)
    teeth = Hull(((x - 0.78, y - 0.47), (x + 0.78, y - 0.47), (x + 0.62, y - 0.72), (x - 0.62, y - 0.72)))
    yield Coat((teeth,), WHITE, flat=True)
    yield Coat((Disc((x, y - 0.12), 0.32),), RED, ball=True)


def _eyes(at: Point, apart: float, size: float) -> Iterator[Coat]:
    """Two round eyes that look up to the right, their middle at a place."""
    spots = [(at[0] + side * apart / 2, at[1]) for side in (-1, 1)]
    yield Coat(tuple(Disc(spot, size * 1.18) for spot in spots), INK, flat=True)
    yield Coat(tuple(Disc(spot, size) for spot in spots), WHITE, flat=True)
    yield Coat(tuple(Disc((x + size * 0.25, y + size * 0.2), size * 0.55) for x, y in spots), INK, flat=True)


def _smile(at: Point, wide: float, thick: float) -> Coat:
    """A mouth that smiles, its middle at a place."""
    turns = [math.pi + math.pi * number / 6 for number in range(7)]
    points = [(at[0] + wide / 2 * math.cos(turn), at[1] + wide * 0.36 * math.sin(turn)) for turn in turns]
    return Coat(tuple(Bar(a, b, thick) for a, b in pairwise(points)), INK, flat=True)


def _balloon(body: str, own: Outlines, colour: Colour, tint: int) -> Iterator[Coat]:
    """A face on a ball; the knot below it, with what is left once it has burst."""
    rubber = BALLOONS[tint]
    if body == "knot":
        rag = Hull(((0.0, -2.35), (0.42, -3.0), (-0.42, -3.0))), Hull(((0.0, -2.75), (-0.6, -2.35), (-0.3, -2.85)))
        yield Coat((*rag, Hull(((0.0, -2.75), (0.6, -2.35), (0.3, -2.85)))), rubber)
    elif own:
        yield Coat((Hull(((-1.3, -1.9), (1.3, -1.9), (0.2, -2.6), (-0.2, -2.6))),), mix(rubber, BLACK, 0.25))
        yield Coat(own, rubber)
        yield Coat((Disc((-1.0, 1.1), 0.62),), mix(rubber, WHITE, 0.3), flat=True)
        yield Coat((Disc((-1.1, 1.25), 0.26),), WHITE, flat=True)
        yield from _eyes((0.25, 0.35), 1.15, 0.42)
        yield _smile((0.25, -0.55), 1.3, 0.09)


def _hedgehog(body: str, own: Outlines, colour: Colour, tint: int) -> Iterator[Coat]:
    """Spines all round, a fur, and a face with its nose at the edge."""
    angles = [math.tau * number / 16 for number in range(16)]

    def at(radius: float, angle: float) -> Point:
        return radius * math.cos(angle), radius * math.sin(angle)

    spines = tuple(Hull((at(0.8, a - 0.22), at(1.38, a + 0.06), at(0.8, a + 0.22))) for a in angles)
    yield Coat(spines, mix(colour, BLACK, 0.45))
    yield Coat((Disc((0.0, 0.0), 0.92),), colour)
    yield Coat((Disc((0.32, -0.12), 0.6), Hull(((0.5, 0.3), (1.12, -0.12), (0.6, -0.62)))), CRUMB)
    yield Coat((Disc((1.1, -0.12), 0.17),), INK, ball=True)
    yield from _eyes((0.34, 0.18), 0.5, 0.19)
    yield _smile((0.5, -0.36), 0.5, 0.05)


def _fan(body: str, own: Outlines, colour: Colour, tint: int) -> Iterator[Coat]:
    """A head with round cheeks that blows through a horn."""
    head, horn = own
    assert isinstance(horn, Hull)
    (_, (x, low), (_, high), _) = horn.points
    yield Coat((horn,), YELLOW)
    yield Coat((Bar((x, low), (x, high), 0.22),), RED)
    yield Coat((head,), mix(colour, WHITE, 0.4))
    yield Coat((Disc((0.75, -0.45), 0.62),), PINK)
    yield from _eyes((0.1, 0.62), 0.95, 0.36)
    brows = Bar((-0.75, 1.2), (-0.2, 1.32), 0.09), Bar((0.4, 1.32), (0.95, 1.2), 0.09)
    yield Coat(brows, INK, flat=True)


def _toaster(body: str, own: Outlines, colour: Colour, tint: int) -> Iterator[Coat]:
    """A case with a face before the rack, a lever with a knob, and a slice that looks out over the rim."""
    if body == WALL:
        yield Coat((Bar((-1.6, 0.15), (-1.6, 0.3), 0.28), Bar((1.6, 0.15), (1.6, 0.3), 0.28)), INK)
        yield Coat((Hull(((-2.0, 0.4), (2.0, 0.4), (2.0, 3.1), (-2.0, 3.1)), 0.4),), colour)
        yield Coat((Bar((-1.9, 3.3), (1.9, 3.3), 0.16),), STEEL)
        yield from _eyes((0.0, 2.2), 1.3, 0.4)
        yield Coat((Disc((-1.3, 1.45), 0.3), Disc((1.3, 1.45), 0.3)), PINK, flat=True)
        yield _smile((0.0, 1.4), 1.3, 0.09)
    elif body == "lever":
        lever = own[-1]
        assert isinstance(lever, Bar)
        yield Coat((lever, Bar((lever.a[0] - 1.0, lever.a[1] - 0.1), lever.a, 0.15)), STEEL)
        yield Coat((Disc(lever.b, 0.34),), YELLOW, ball=True)
    elif body == "toast":
        (crust,) = own
        assert isinstance(crust, Hull)
        yield Coat((crust,), TOAST)
        low, high = crust.points[0][1] + 0.25, crust.points[3][1] - 0.25
        yield Coat((Hull(((-1.3, low), (1.3, low), (1.3, high - 0.5), (1.0, high), (-1.0, high), (-1.3, high - 0.5))),),
                   CRUMB, flat=True)  # fmt: skip
        yield from _eyes((0.0, high - 0.55), 1.0, 0.3)
        yield _smile((0.0, high - 1.3), 0.9, 0.08)


def _cuckoo_clock(body: str, own: Outlines, colour: Colour, tint: int) -> Iterator[Coat]:
    """A house with a face on its dial and cones below; a ring that is open where the hand points; the cuckoo."""
    if body == WALL:
        yield from _clock_house(colour, own[-1])
    elif body == "hand":
        yield Coat((*own, Bar((0.0, 0.0), (0.0, 0.9), 0.13)), YELLOW)
        yield Coat((Hull(((-0.42, 0.85), (0.42, 0.85), (0.0, 1.72))),), YELLOW)
        yield Coat((Disc((0.0, 0.0), 0.26),), RED, ball=True)
    else:
        yield from _cuckoo(own)


def _clock_house(colour: Colour, roof: Outline) -> Iterator[Coat]:
    low, high = LOFT
    for x, y in ((-1.0, -4.3), (1.0, -3.6)):
        yield Coat((Bar((x, -2.3), (x, y + 0.5), 0.06),), STEEL)
        cone = Hull(((x - 0.4, y + 0.5), (x + 0.4, y + 0.5), (x + 0.3, y - 0.3), (x, y - 0.6), (x - 0.3, y - 0.3)))
        yield Coat((cone,), mix(WOOD, BLACK, 0.35))
    wide = CASE + 0.18
    yield Coat((Hull(((-wide, -2.48), (wide, -2.48), (wide, high + 0.3), (-wide, high + 0.3))),), colour, grain=True)
    yield Coat((roof,), mix(RED, BLACK, 0.25))
    yield Coat((Disc((-0.75, high + 0.72), 0.2), Disc((0.0, high + 1.2), 0.24), Disc((0.75, high + 0.72), 0.2)), YELLOW)
    door = Hull(((0.7, low + 0.15), (wide - 0.1, low + 0.15), (wide - 0.1, high), (0.7, high)))
    yield Coat((door,), TEAL)
    yield Coat((Disc((1.3, high - 0.75), 0.14), Disc((1.56, high - 0.75), 0.14),
                Hull(((1.17, high - 0.8), (1.69, high - 0.8), (1.43, high - 1.25)))), IVORY, flat=True)  # fmt: skip
    yield Coat((Disc((0.0, 0.0), 1.95),), mix(colour, BLACK, 0.4))
    yield Coat((Disc((0.0, 0.0), 1.72),), IVORY)
    hours = [math.tau * number / 12 for number in range(12)]
    ends = [((1.62 * math.cos(a), 1.62 * math.sin(a)), (1.5 * math.cos(a), 1.5 * math.sin(a))) for a in hours]
    yield Coat(tuple(Bar(a, b, 0.06) for a, b in ends), INK, flat=True)
    yield from _eyes((0.0, 0.35), 0.95, 0.3)
    yield Coat((Disc((-0.8, -0.3), 0.24), Disc((0.8, -0.3), 0.24)), PINK, flat=True)
    yield _smile((0.0, -0.35), 0.95, 0.08)


def _cuckoo(own: Outlines) -> Iterator[Coat]:
    """A round bird on an arm, its beak wide open."""
    head, beak = own[:2]
    assert isinstance(head, Disc) and isinstance(beak, Hull)
    (x, y), wide = head.centre, head.radius
    yield Coat((Bar((x - 2.4, y - 0.5), (x, y - 0.45), 0.16),), STEEL)
    tail = Hull(((x - 0.4, y + 0.2), (x - 1.5, y + 0.55), (x - 1.4, y - 0.1), (x - 0.4, y - 0.4)))
    yield Coat((tail,), mix(BLUE, BLACK, 0.3))
    upper, tip, lower = beak.points
    root = (upper[0], y)
    bills = Hull((upper, (tip[0], tip[1] + 0.35), root)), Hull((root, (tip[0] - 0.2, tip[1] - 0.45), lower))
    yield Coat(bills, YELLOW)
    yield Coat((Hull((upper, tip, lower)),), mix(RED, BLACK, 0.45), flat=True)
    yield Coat((head,), BLUE)
    yield Coat((Disc((x + 0.1, y - 0.3), 0.42),), IVORY, flat=True)
    crest = (
        Bar((x - 0.1, y + wide), (x - 0.35, y + wide + 0.4), 0.1),
        Bar((x + 0.1, y + wide), (x + 0.1, y + wide + 0.45), 0.1),
    )
    yield Coat(crest, BLUE)
    yield from _eyes((x + 0.32, y + 0.22), 0.5, 0.2)


def _seesaw_cat(body: str, own: Outlines, colour: Colour, tint: int) -> Iterator[Coat]:
    """A cat on a beam: hind and tail ride on it, belly and front come out when it stretches; tint 1 is awake."""
    dark = mix(colour, BLACK, 0.3)
    if body == WALL:
        yield Coat((Hull(((-1.3, -2.4), (1.3, -2.4), (0.0, 0.1))), own[0]), TEAL)
    elif body == "beam":
        beam, hind = own
        assert isinstance(hind, Disc) and isinstance(beam, Bar)
        x, y = hind.centre
        yield Coat((beam,), WOOD, grain=True)
        yield from _capped(beam, RED)
        tail = ((x - 0.6, 0.45), (x - 1.7, 0.5), (x - 2.1, 1.1), (x - 1.7, 1.5))
        yield Coat(tuple(Bar(a, b, 0.24) for a, b in pairwise(tail)), colour)
        yield Coat((hind, Bar((x - 0.2, 0.45), (x + 0.6, 0.45), 0.26)), colour)
        yield Coat(
            tuple(Bar((x + n, y + 0.3), (x + n + 0.1, y + 0.75), 0.08) for n in (-0.5, 0.0, 0.4)), dark, flat=True
        )
    elif body == "belly":
        (belly,) = own
        assert isinstance(belly, Bar)
        yield Coat((belly,), colour)
        (left, y), (right, _) = belly.a, belly.b
        xs = [left + (right - left) * number / 3 for number in range(4)]
        yield Coat(tuple(Bar((x, y + 0.15), (x, y + 0.5), 0.09) for x in xs), dark, flat=True)
    else:
        yield from _cat(own, colour, tint == 1)


def _cat(own: Outlines, colour: Colour, awake: bool) -> Iterator[Coat]:
    """Chest, paws and head; asleep it snores, awake it looks ahead with its mouth open."""
    head, paws = own[:2]
    assert isinstance(head, Disc) and isinstance(paws, Bar)
    (x, y), wide = head.centre, head.radius
    dark, ear = mix(colour, BLACK, 0.3), 0.62
    yield Coat((Bar((x - 2.3, 0.95), (x - 0.2, 0.95), 0.58), paws, Disc((paws.b[0], paws.b[1]), 0.33)), colour)
    yield Coat(tuple(Bar((paws.b[0] + n, 0.4), (paws.b[0] + n, 0.6), 0.04) for n in (0.0, 0.16)), INK, flat=True)
    for side in (-1, 1):
        tip = (x + side * 0.78, y + 1.3)
        yield Coat((Hull(((x + side * 0.2, y + ear), tip, (x + side * 0.85, y + 0.2)), 0.05),), colour)
        yield Coat((Hull(((x + side * 0.38, y + ear), (x + side * 0.7, y + 1.05), (x + side * 0.74, y + 0.4))),), PINK,
                   flat=True)  # fmt: skip
    yield Coat((head,), colour)
    yield Coat(
        tuple(Bar((x + n, y + 0.55), (x + n, y + wide - 0.08), 0.07) for n in (-0.25, 0.0, 0.25)), dark, flat=True
    )
    yield Coat((Disc((x - 0.2, y - 0.32), 0.3), Disc((x + 0.2, y - 0.32), 0.3)), IVORY, flat=True)
    yield Coat((Hull(((x - 0.12, y - 0.1), (x + 0.12, y - 0.1), (x, y - 0.24))),), PINK, flat=True)
    if awake:
        yield from _eyes((x, y + 0.2), 0.78, 0.27)
        yield Coat((Disc((x, y - 0.45), 0.2),), mix(RED, BLACK, 0.45), flat=True)
    else:
        yield from (_smile((x + n, y + 0.18), 0.42, 0.06) for n in (-0.4, 0.4))
        for far, size in ((0.9, 0.22), (1.35, 0.32)):
            yield from _snore((x + far, y + 0.9 + far * 0.7), size)
    whiskers = [(side * 0.45, side * 0.95, up) for side in (-1, 1) for up in (-0.1, 0.08)]
    yield Coat(tuple(Bar((x + a, y - 0.3), (x + b, y - 0.3 + up), 0.025) for a, b, up in whiskers), INK, flat=True)


def _snore(at: Point, size: float) -> Iterator[Coat]:
    """The letter of sleep."""
    (x, y), s = at, size
    yield Coat((Bar((x - s, y + s), (x + s, y + s), 0.07), Bar((x + s, y + s), (x - s, y - s), 0.07),
                Bar((x - s, y - s), (x + s, y - s), 0.07)), BLUE, flat=True)  # fmt: skip


_PAINTERS: dict[str, Callable[[str, Outlines, Colour, int], Iterator[Coat]]] = {
    **dict.fromkeys(_CAPS, _plank),
    **dict.fromkeys(("steel", "glass", "wood", "peg", "trap_marble"), _ball),
    **dict.fromkeys(("hammer", "pendulum"), _swinging),
    "bumper": _bumper,
    "domino": _domino,
    "weight": _weight,
    "seesaw": _seesaw,
    "catapult": _catapult,
    "trapdoor": _trapdoor,
    "drop_cage": _cage,
    "crank": _crank,
    "cart": _cart,
    "pail": _pail,
    "pulley": _pulley,
    "bell": _bell,
    "jack_in_the_box": _jack,
    "balloon": _balloon,
    "hedgehog": _hedgehog,
    "fan": _fan,
    "toaster": _toaster,
    "cuckoo_clock": _cuckoo_clock,
    "seesaw_cat": _seesaw_cat,
}


def _capped(bar: Outline, colour: Colour) -> Iterator[Coat]:
    """Painted ends with a bolt in each."""
    assert isinstance(bar, Bar)
    ends = [(bar.a, 1), (bar.b, -1)]
    yield Coat(tuple(Bar(p, (p[0] + side * _CAP, p[1]), bar.radius) for p, side in ends), colour)


def _pips(ink: Colour) -> Iterator[Coat]:
    spots = ((-0.17, 1.0), (0.17, 1.5), (0.0, 3.2), (-0.17, 3.8), (0.17, 3.8))
    yield Coat((Hull(((-0.3, 2.36), (0.3, 2.36), (0.3, 2.46), (-0.3, 2.46))),), mix(ink, STEEL, 0.4), flat=True)
    yield Coat(tuple(Disc(spot, 0.11) for spot in spots), ink, flat=True)


def _bars(own: Outlines, colour: Colour) -> Iterator[Coat]:
    """A cage: bars between its walls, then walls and roof."""
    left, right, roof = own
    assert isinstance(left, Bar) and isinstance(right, Bar) and isinstance(roof, Bar)
    low, high, count = left.a[1], left.b[1], 8
    xs = [left.a[0] + (right.a[0] - left.a[0]) * number / count for number in range(1, count)]
    yield Coat(tuple(Bar((x, low), (x, high), 0.07) for x in xs), mix(colour, WHITE, 0.12))
    rails = [Bar((left.a[0], y), (right.a[0], y), 0.1) for y in (low + 0.15, (low + high) / 2)]
    yield Coat((*own, *rails), colour)


def _gear(spec: Kind, own: Outlines) -> Iterator[Coat]:
    """Teeth and rim, a sunken web, spokes, the hub; an arm in front if it has one."""
    colour = rgb(spec.colour)
    arm = tuple(shape.outline for shape in spec.shapes if shape.body == "gear" and shape.planes == FRONT)
    yield Coat(tuple(each for each in own if each not in arm), colour)
    rim = spec.reach - 0.95
    if rim > 1.0:
        yield Coat((Disc((0.0, 0.0), rim),), mix(colour, BLACK, _DARKER), flat=True)
        spokes = [math.tau * number / 5 for number in range(5)]
        ends = [(rim * math.cos(a), rim * math.sin(a)) for a in spokes]
        yield Coat((*(Bar((0.0, 0.0), end, 0.24) for end in ends), Disc((0.0, 0.0), 0.75)), colour)
    if arm:
        yield Coat(arm, _IN_FRONT.get(spec.id, RED), grain=spec.id == "paddle_wheel")
    yield Coat((Disc((0.0, 0.0), 0.34),), STEEL)
