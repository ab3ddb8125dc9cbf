"""Which trap? Machines are tried beside the window, what fits is chosen by mouse or keys, what does not says why."""

from dataclasses import replace

import pytest

from game.app.dropped_file import open_file
from game.catalog import CATALOG
from game.games.mousetrap.rules.plan import BuildPlan
from game.session.match import Match
from game.shell.setup.seating import Seating
from game.ui.input.bindings import Verb
from game.workshop import shelf
from game.workshop.bench import bare_bench, sharing
from game.workshop.bench.bare_bench import Counting
from game.workshop.hall import which_trap
from game.workshop.hall.hall import Hall
from game.workshop.parts.challenge import SAMPLES, challenges, sample
from game.workshop.parts.files import Stored
from game.workshop.parts.line import encode
from game.workshop.parts.machine import Machine, Placed
from game.workshop.parts.run import WorkshopRun
from game.workshop.proofs.in_match import Fitting, as_option
from game.workshop.proofs.scoring import Score
from game.workshop.shelf import ChallengeProgress, MachineShelf
from game.workshop.text.in_match import PLAY_WITH_IT, lacking
from tests.patience import as_long_as
from tests.screens.tables import assert_fits
from tests.views.mousetrap_own import option, which

pytestmark = pytest.mark.usefixtures("blank_pictures")

SLOPE = sample("first_slope").machine


@pytest.fixture(autouse=True)
def nothing_tried():
    """What one test has tried, the next one tries again."""
    which_trap._known.clear()


@pytest.fixture
def set_up(another):
    """The page over the set-up, with these machines on the shelf."""

    def opened(*stored, **given):
        player = another(**given)
        shelf = MachineShelf(player.program.places.machines)
        for each in stored:
            shelf.add(each)
        player.program.open("setup", game="mousetrap")
        player.see()
        player.click("apart")
        assert player.name == "WhichTrap"
        for _ in as_long_as(lambda: player.scene._reading is not None):
            player.step()
        player.see()
        return player

    return opened


def names(player):
    return [each.name for each in player.scene.offered]


def learn(player, machine, lacks="", captured=90):
    player.scene.trials.learn(encode(machine), Fitting(lacks, captured))
    player.scene.stale()
    player.see()


def test_the_weak_spot_is_told_unless_a_book_of_earlier_versions_names_the_cage(set_up):
    player = set_up(Stored("Ours", SLOPE))
    kinds = [part.kind for part in SLOPE.parts]
    for kind, told in (("steel", "Weak spot: Steel marble"), ("drop_cage", None)):
        player.scene.trials.learn(encode(SLOPE), Fitting("", 90, kinds.index(kind) + 1))
        player.scene.stale()
        player.see()
        found = player.scene.find(f"{row_of(player, 'Ours')}_weak")
        assert getattr(found, "text", None) == told


def test_the_ring_is_on_the_chosen_trap_until_somebody_does_anything(set_up):
    player = set_up(Stored("Ours", SLOPE), Stored("Theirs", sample("catapult").machine))
    assert player.scene.focused == "trap_0", "the classic"
    learn(player, SLOPE)
    player.click(row_of(player, "Ours"))
    player.click("apart")
    for _ in as_long_as(lambda: player.scene._reading is not None):
        player.step()
    player.see()
    chosen = row_of(player, "Ours")
    assert player.scene.find(chosen).chosen and player.scene.focused == chosen
    player.press(Verb.RIGHT)
    moved = player.scene.focused
    player.scene._show([])
    player.see()
    assert moved != chosen and player.scene.focused == moved


def row_of(player, name):
    return next(widget.name for widget in player.scene.widgets if getattr(widget, "text", "") == name
                and isinstance(widget, which_trap.TrapCard))  # fmt: skip


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("scale", [100, 200])
def test_the_page_fits(set_up, size, scale):
    player = set_up(Stored("Ours", SLOPE), size=size)
    player.program.settings = player.program.settings.__class__(text_scale=scale)
    learn(player, SLOPE)
    learn(player, sample("catapult").machine, "steady", 31)
    assert_fits(player, "which")


def test_one_s_own_machines_and_solved_challenges_are_offered(set_up, another):
    first = challenges()[0]
    progress = ChallengeProgress(another().program.places.challenges)
    progress.reached(first, first.solution, 90)
    progress.keep(first, first.solution)
    player = set_up(Stored("Anna’s waterfall", next(each.solution for each in challenges() if each.id == "zigzag")))
    assert names(player)[0] == "Anna’s waterfall"
    assert any("solution" in each.told for each in player.scene.offered)
    assert player.scene.offered[0].parts == 10


def test_a_machine_that_fits_is_chosen_and_the_match_builds_it(set_up):
    player = set_up(Stored("Ours", SLOPE))
    learn(player, SLOPE)
    player.click(row_of(player, "Ours"))
    assert player.name == "MatchSetup"
    setup = player.scene
    assert setup.seating.options["machine"] == as_option(SLOPE, "Ours")
    assert setup.find("apart").text == "Which trap? Ours, 3 parts to build"
    assert "start_built" not in {offer.option for group in setup._applying() for offer in group.offers}
    setup.start()
    match = player.program.scenes[0].opened.runner.match
    assert isinstance(match, Match) and match.state.table.plan == BuildPlan.read(as_option(SLOPE))
    assert player.program.settings.setups["mousetrap"]["options"]["machine"] == as_option(SLOPE, "Ours")


def test_a_machine_that_does_not_fit_says_why_and_is_not_chosen(set_up):
    player = set_up(Stored("Pegs", Machine().add(*(Placed("peg", float(x), 5.0) for x in (10, 20, 30)))))
    for each in player.scene.examples:
        learn(player, each.machine)
    for _ in as_long_as(lambda: which_trap._known.get(player.scene.offered[0].line) is None):
        player.step()
    player.see()
    name = row_of(player, "Pegs")
    assert "Nothing starts it" in player.scene.find(name).note
    player.click(name)
    assert player.name == "WhichTrap" and player.scene.chosen == "classic"


def test_the_classic_is_chosen_again_by_keys(set_up, another):
    player = set_up()
    player.program.scenes[-2].seating.options["machine"] = option("zigzag")
    player.scene.chosen = option("zigzag")
    player.scene.stale()
    player.see()
    player.press(Verb.CONFIRM)
    assert player.name == "MatchSetup" and player.scene.seating.options["machine"] == "classic"


def test_a_machine_is_tried_in_slices_where_no_process_can_do_it(set_up):
    far = SLOPE.move([part.id for part in SLOPE.parts if part.kind.startswith("plank")], (0.0, 20.0))
    player = set_up(Stored("Too far", far))
    assert not player.program.workers.ready and names(player)[0] == "Too far"
    for _ in as_long_as(lambda: encode(far) not in which_trap._known):
        player.pass_time()
    assert which_trap._known[encode(far)] == Fitting("catch")
    player.see()
    assert "doesn’t catch" in player.scene.find(row_of(player, "Too far")).note


def test_what_was_tried_is_known_the_next_time(set_up, monkeypatch):
    """Also by another start of the program; not by one whose machines run otherwise."""
    player = set_up(Stored("Ours", SLOPE))
    learn(player, SLOPE, captured=86)
    which_trap._known.clear()
    page = which_trap.WhichTrap(player.program)
    assert which_trap._known[encode(SLOPE)] == Fitting("", 86) and encode(SLOPE) not in page.trials.wanted
    which_trap._known.clear()
    monkeypatch.setattr(shelf, "ENGINE", shelf.ENGINE + 1)
    assert encode(sample("knock_on").machine) in which_trap.WhichTrap(player.program).trials.wanted
    assert not which_trap._known


@pytest.mark.parametrize("content", ["", "[]", '{"engine": 1}', '{"engine": ENGINE, "tried": {"TW1-A": [1]}}'])
def test_a_damaged_book_of_trials_is_begun_anew(tmp_path, content):
    (tmp_path / "tried.json").write_text(content.replace("ENGINE", str(shelf.ENGINE)))
    book = shelf.TrialBook(tmp_path)
    assert book.read() == {}
    book.add("TW1-B", Fitting("", 70, 2))
    assert book.read() == {"TW1-B": Fitting("", 70, 2)}


def test_a_card_tells_the_weak_spot_and_how_long_a_match_takes(set_up):
    player = set_up()
    machine = sample("knock_on").machine
    player.scene.trials.learn(encode(machine), Fitting("", 86, 3))
    player.scene.stale()
    player.see()
    name = row_of(player, sample("knock_on").name)
    weak, time = player.scene.find(f"{name}_weak").text, player.scene.find(f"{name}_time").text
    assert weak.startswith("Weak spot: ") and time == "5–10 min"
    assert weak in player.scene.find(name).note and "5 to 10 minutes" in player.scene.find(name).note


def test_cards_tell_how_long_a_match_with_two_cranks_takes(set_up):
    player = set_up()
    page = which_trap.WhichTrap(player.program, options={"two_cranks": "yes", "start_built": "0"})
    classic, *own = (row.minutes.range for row in page._rows())
    assert classic == (6, 12) and own and all(most < 10 for _least, most in own)
    player.press(Verb.BACK)
    player.scene.seating.options["two_cranks"] = "yes"
    player.click("apart")
    assert player.scene.find("trap_0_time").text == "6–12 min"
    learn(player, SLOPE)
    player.click(row_of(player, sample("first_slope").name))
    assert "Takes about 4 minutes." in player.scene.find("aim").text


def test_a_dropped_file_and_a_pasted_line_are_offered_first(set_up, monkeypatch, tmp_path):
    player = set_up()
    open_file(player.program, player.scene, SAMPLES / "knock_on.toml")
    player.see()
    assert names(player)[0] == sample("knock_on").name and player.name == "WhichTrap"
    monkeypatch.setattr(which_trap, "pasted_text", lambda: encode(SLOPE))
    player.click("paste")
    assert player.scene.offered[0].line == encode(SLOPE)
    monkeypatch.setattr(which_trap, "pasted_text", lambda: "hello")
    player.click("paste")
    assert player.name == "Notice"


def test_a_machine_dropped_on_the_set_up_of_its_game_is_offered_for_it(another):
    player = another()
    player.program.open("setup", game="mousetrap")
    player.see()
    open_file(player.program, player.scene, SAMPLES / "knock_on.toml")
    player.see()
    assert player.name == "WhichTrap" and names(player)[0] == sample("knock_on").name
    player.press(Verb.BACK)
    assert player.name == "MatchSetup"
    player.program.go_to("setup", game="boobytrap")
    player.see()
    open_file(player.program, player.scene, SAMPLES / "knock_on.toml")
    assert player.name == "Notice"


def test_what_was_chosen_before_is_marked_though_nobody_has_it_any_more(set_up):
    player = set_up()
    for called, told in (("Anna’s waterfall", "Anna’s waterfall"), ("", "Untitled machine")):
        page = which_trap.WhichTrap(player.program, option("zigzag", called))
        marked = [row for row in page._rows() if row.option == page.chosen]
        assert len(marked) == 1 and "Chosen" in marked[0].lines and marked[0].offered.name == told


def test_a_machine_without_a_name_is_a_machine_of_one_s_own(set_up):
    player = set_up()
    player.scene.take(SLOPE)
    learn(player, SLOPE)
    player.click(row_of(player, "Untitled machine"))
    assert player.scene.seating.options["machine"] == as_option(SLOPE)
    assert player.scene.find("apart").text == "Which trap? Your own machine, with 3 parts."


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("scale", [100, 200])
def test_a_set_up_with_a_long_name_fits(another, size, scale):
    player = another(size=size)
    player.program.settings = player.program.settings.__class__(text_scale=scale)
    longest = "Great-grandmother’s wonderful mousetrap, seventh and last one"
    player.program.open("setup", game="mousetrap", chosen={"machine": option("zigzag", longest[:60])})
    player.see()
    assert_fits(player, "set-up")


@pytest.mark.parametrize("kept", ["1,1,1/TW1-AAAA", "no machine"])
def test_a_kept_machine_that_cannot_be_built_is_the_classic_again(kept):
    usual = {"machine": "classic"}
    assert Seating.read(CATALOG["mousetrap"], {"options": {"machine": kept}}, usual).options["machine"] == "classic"


# ---- from the bench


def shared(another, machine, runs=100, captured=90, **more):
    """Share is pressed on the bench of a machine of which so many copies were counted."""
    player = another()
    player.program.go_to("bench", given=Stored("Ours", machine))
    player.see()
    scene = player.scene
    if runs == 100:
        scene.counting.end()
    scene.counting.score = Score(runs=runs, captured=captured, exact=more.get("exact", True))
    scene.counting.by_itself = more.get("by_itself", False)
    sharing.offer(scene)
    player.see()
    return player, [each.name for each in player.scene.widgets if getattr(each, "text", "") == PLAY_WITH_IT]


def test_a_machine_goes_from_its_bench_into_a_match(another):
    player, ways = shared(another, SLOPE)
    player.click(ways[0])
    player.see()
    assert player.name == "MatchSetup" and "3 parts" in player.scene.find("apart").text
    assert player.scene.seating.options["machine"] == as_option(SLOPE, "Ours")
    player.press(Verb.BACK)
    assert player.name == "Bench"


def test_the_marks_on_the_copies_tell_what_they_stand_for(another):
    """80 make a machine steady, at its bench; 50 are enough for a match, where one chooses its trap."""
    player = another()
    which(player.program)
    player.see()
    pips = [each.name for each in player.scene.widgets if each.name.endswith("_pips")]
    assert pips and player.scene.find(pips[0]).enough == 50
    for name in pips:
        assert "50 must catch" in player.scene.find(name.removesuffix("_pips")).hint
    assert not player.scene.find("trap_0").hint
    player.program.go_to("bench", given=Stored("Ours", SLOPE))
    player.see()
    pips = player.scene.find("pips")
    assert pips.enough == 80 and "80 catches make it steady. For a match, 50 are enough." in pips.hint


@pytest.mark.parametrize(("runs", "captured", "more", "first"), [
    (100, 90, {}, True), (40, 40, {}, True), (100, 20, {}, False), (100, 90, {"by_itself": True}, False),
    (0, 0, {"exact": False}, False)])  # fmt: skip
def test_a_machine_that_catches_is_first_of_all_played_with(another, runs, captured, more, first):
    """It was the fifth of nine ways, and a line of text was lit instead."""
    player, ways = shared(another, SLOPE, runs, captured, **more)
    notice = player.scene
    assert (ways == ["way_0"]) == first and notice.focused == "way_0"
    lit = [each.text for each in notice.widgets if getattr(each, "kind", "") == "primary"]
    assert lit == [PLAY_WITH_IT if first else "Copy as a line of text"]


def test_share_names_the_match_where_there_is_something_to_catch_with(another):
    player = another()
    for machine, told in ((SLOPE, "Mouse Trap"), (Machine(SLOPE.parts[1:]), "a line of text")):
        player.program.go_to("bench", given=Stored("Ours", machine))
        player.see()
        assert told in player.scene.find("share").hint


def test_a_machine_that_was_built_on_the_way_from_a_set_up_is_played_with_by_who_sat_there(set_up):
    player = set_up()
    player.program.scenes[-2].seating.seats["red"] = replace(player.program.scenes[-2].seating.seats["red"], name="Mia")
    player.click("build")
    ended = []
    player.program.workers.close = lambda: ended.append(True)
    assert player.name == "Hall"
    player.program.open("bench", given=Stored("Mia’s slide", SLOPE))
    player.see()
    scene = player.scene
    scene.counting._work, scene.counting.score = None, Score(runs=100, captured=90, exact=True)
    sharing.play_with(scene)
    player.see()
    assert [type(each).__name__ for each in player.program.scenes] == ["MatchSetup"]
    assert player.scene.find("apart").text == "Which trap? Mia’s slide, 3 parts to build"
    assert player.scene.seating.seats["red"].name == "Mia"
    assert ended, "no machine is tried any more for a page that is closed"


def test_from_a_set_up_over_the_bench_another_machine_can_be_built(another):
    player, ways = shared(another, SLOPE)
    player.program.scenes.insert(0, Hall(player.program))
    player.click(ways[0])
    player.see()
    player.click("apart")
    player.click("build")
    player.see()
    assert [type(each).__name__ for each in player.program.scenes] == ["Hall"]


@pytest.mark.parametrize(
    ("machine", "runs", "captured", "told"),
    [
        (SLOPE, 0, 0, "Run it first."),
        (SLOPE, 100, 49, "49 of its 100 careful copies"),
        (Machine((Placed("drop_cage", 50.0, 0.0),)), 100, 100, "at least 3 parts"),
    ],
)
def test_what_is_not_fit_for_a_match_yet_says_why_at_its_bench(another, machine, runs, captured, told):
    player, ways = shared(another, machine, runs, captured)
    player.click(ways[0])
    player.see()
    assert player.name == "Notice" and told in player.scene.text


def test_copies_are_counted_on_while_whoever_wants_to_play_with_it_waits(another):
    player = another()
    player.program.go_to("bench", given=Stored("Ours", SLOPE))
    player.see()
    scene = player.scene
    scene.run()
    scene.showing.skip()
    for _ in as_long_as(lambda: not scene.counting.score.runs):
        player.pass_time(0.1)
    counted = scene.counting.score.runs
    assert counted < 100
    sharing.play_with(scene)
    player.see()
    assert player.scene is scene and f"{counted} of 100." in scene.find("hand").note
    assert any(f"{counted} of 100." in one.text for one in player.program.announcements.recent)
    for _ in as_long_as(lambda: scene.counting.score.runs == counted):
        player.pass_time(0.1)


@pytest.mark.parametrize("exact", [True, False])
def test_what_the_runs_told_is_said_without_a_run(another, monkeypatch, exact):
    player, ways = shared(another, SLOPE, captured=100 * exact, exact=exact, by_itself=exact)
    monkeypatch.setattr(WorkshopRun, "steps_at_once", None)
    player.click(ways[0])
    player.see()
    assert player.name == "Notice" and lacking(Fitting("hand" if exact else "catch")) in player.scene.text


@pytest.mark.slow
@pytest.mark.parametrize("by_itself", [True, False])
def test_counting_ends_with_whether_a_machine_needs_no_hand(monkeypatch, by_itself):
    def told(machine):
        assert machine == SLOPE
        yield 0.0
        return by_itself

    monkeypatch.setattr(bare_bench, "catches_by_itself", told)
    counting = Counting(SLOPE)
    for _ in as_long_as(lambda: not counting.over):
        counting.go_on(1.0)
    assert counting.score.runs == 100 and counting.by_itself == by_itself


def test_what_winds_itself_up_is_no_trap(another):
    assert not shared(another, next(each.solution for each in challenges() if each.winds))[1]


def test_whoever_catches_with_a_machine_hears_that_it_can_be_played_with(another):
    player = another()
    player.program.go_to("bench", given=Stored("Ours", SLOPE))
    player.see()
    player.scene.run()
    player.scene.showing.skip()
    player.step(0.02)
    assert player.scene.told == "Caught! The mouse is in the cage. Press Share to play Mouse Trap with it."
