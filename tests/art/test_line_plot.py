"""Plots of cost against size: what stands in them is what was measured."""

from xml.etree import ElementTree

import pytest

from build_scripts.measure.growth import long_match, written
from build_scripts.measure.growth_page import Table, plot
from game.catalog import CATALOG
from game.core.slices import finish
from game.session.record import parsing
from game.session.replay import replay

SVG = "{http://www.w3.org/2000/svg}"
TABLE = Table(
    "trays", "Trays", "discs", "ms", ("step", "pull"), ((10, 2.0, 5.0), (100, 20.0, 5.0), (1000, 200.0, 5.0)), 1
)


def test_a_curve_has_a_dot_for_each_figure_and_rises_with_it():
    curves = {"step": [(10, 2.0), (100, 20.0), (1000, 200.0)], "a <quick> one": [(10, 5.0), (1000, 5.0)]}
    found = ElementTree.fromstring(plot("Trays", "discs", "ms", curves))
    dots = [(float(dot.get("cx", "")), float(dot.get("cy", ""))) for dot in found.iter(f"{SVG}circle")]
    assert len(dots) == 5 and len(list(found.iter(f"{SVG}polyline"))) == 2
    assert dots[0][0] < dots[1][0] < dots[2][0] and dots[0][1] > dots[1][1] > dots[2][1]
    assert dots[3][1] == dots[4][1]
    assert dots[1][1] - dots[2][1] == pytest.approx(dots[0][1] - dots[1][1], abs=0.2)
    assert "a <quick> one" in {text.text for text in found.iter(f"{SVG}text")}


def test_growth_is_the_power_of_the_size():
    assert TABLE.growth(1) == pytest.approx(1) and TABLE.growth(2) == 0 and TABLE.held
    assert not TABLE._replace(most=0.9).held
    assert list(TABLE.markdown())[-1] == "| **growth** | size ^ 1.00 | size ^ 0.00 |"


def test_a_long_match_is_written_as_it_is_saved():
    match = long_match(60)
    again = replay(CATALOG["mousetrap"].game, finish(parsing(written(match))))
    assert again.state == match.state and len(again.played) == 60
