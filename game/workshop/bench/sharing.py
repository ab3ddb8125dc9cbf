"""What somebody can give away of a machine on the bench: a line of text, a file, a picture, a film of its run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial

import pygame

from game.host.files import create_whole
from game.session.match import NotSaved
from game.shell.pages import Way
from game.text import matches
from game.text import screens as labels
from game.text.error_messages import reason, trouble
from game.text.language import _
from game.ui.drawing.light import strength
from game.workshop.bench.bare_bench import BareBench, Counting, copy_text
from game.workshop.parts.challenge import challenge_of
from game.workshop.parts.files import Stored
from game.workshop.parts.machine import Machine
from game.workshop.parts.run import winds_itself
from game.workshop.pictures.photographs import copies_film, copies_picture, machine_film, machine_picture
from game.workshop.proofs.in_match import LEAST_CAUGHT, Fitting, as_option, lacks_at_a_look
from game.workshop.proofs.scoring import RUNS
from game.workshop.shelf import MachineShelf, file_name
from game.workshop.text import bench as words
from game.workshop.text import in_match, records


def offer(bench: BareBench) -> None:
    """Ask which of them it is to be."""
    bench.stop()
    shell = bench.shell
    match, first = _as_trap(bench), _fits(bench)
    ways = (
        *(match if first else ()),
        (_(words.LINE), "plain" if first else "primary", partial(_then, bench, bench.copy_line)),
        (_(words.FILE), "plain", partial(_then, bench, partial(save_file, bench))),
        (_(words.FILM), "plain", partial(_then, bench, partial(film, bench))),
        (_(words.PICTURE), "plain", partial(_then, bench, partial(picture, bench))),
        *(() if first else match),
        *_as_challenge(bench),
        *_of_copies(bench),
        (_(labels.CANCEL), "plain", shell.close),
    )
    shell.open("notice", heading=_(words.SHARE), text=_(words.WHAT_SHARING_IS), offered=ways)


def shares(machine: Machine) -> str:
    """What sharing a machine offers."""
    return _(words.SHARES_OR_PLAYS if _catches(machine) else words.SHARES)


def _catches(machine: Machine) -> bool:
    """Whether a machine has anything to catch with."""
    return any(part.spec.cage for part in machine.parts)


def _as_trap(bench: BareBench) -> Sequence[Way]:
    """For a match of one's own, if it has anything to catch with."""
    if not _catches(bench.editing.machine):
        return ()
    kind = "primary" if _fits(bench) else "plain"
    return ((_(in_match.PLAY_WITH_IT), kind, partial(_then, bench, partial(play_with, bench))),)


def _fits(bench: BareBench) -> bool:
    """Whether it may be the trap of a match, as far as its copies are counted."""
    counting = bench.counting
    if lacks_at_a_look(bench.editing.machine) or not counting.score.exact or counting.by_itself:
        return False
    return not counting.over or not _lacks_in_runs(counting)


def play_with(bench: BareBench) -> None:
    """To the set-up of a match that builds the machine, or what it lacks for that."""
    machine, counting = bench.editing.machine, bench.counting
    what = lacks_at_a_look(machine)
    if not what and not counting.over:
        told = in_match.not_counted(counting.score.runs)
        if counting.score.runs:  # told at the bench, as counting waits under a notice
            bench.told = told
            bench.stale()
            return
    else:
        told = in_match.lacking(Fitting(what or _lacks_in_runs(counting), counting.score.captured))
    if told:
        bench.shell.open("notice", heading=_(in_match.PLAY_WITH_IT), text=told)
    else:
        name = bench.editing.name if bench.editing.name != _(words.UNTITLED) else ""
        bench.shell.return_to("setup", game="mousetrap", chosen={"machine": as_option(machine, name)})


def _lacks_in_runs(counting: Counting) -> str:
    """What a machine lacks by the runs that were counted, empty if nothing."""
    if counting.by_itself:
        return "hand"
    if not counting.score.exact:
        return "catch"
    return "" if counting.score.captured >= LEAST_CAUGHT else "steady"


def _as_challenge(bench: BareBench) -> Sequence[Way]:
    """For others to beat, once it is known how good it is."""
    sent = bench.sending()
    if challenge_of(sent.machine) is None or sent.claim is None or not sent.claim.captured:
        return ()
    text = records.answer(sent.name, sent.claim.captured, len(sent.machine.parts), sent.text())

    def copy() -> None:
        copy_text(text)
        bench.told = _(records.CHALLENGE_COPIED)
        bench.stale()

    return ((_(records.SEND_AS_CHALLENGE), "plain", partial(_then, bench, copy)),)


def _of_copies(bench: BareBench) -> Sequence[Way]:
    """All copies at once, once all of them are counted: of a machine that was given up there are only a few."""
    if bench.counting.score.runs < RUNS or not (bench.counting.flights.found and bench.watched):
        return ()
    return (
        (_(words.COPIES_FILM), "plain", partial(_then, bench, partial(copies, bench, "gif"))),
        (_(words.COPIES_PICTURE), "plain", partial(_then, bench, partial(copies, bench, "png"))),
    )


def copies(bench: BareBench, kind: str) -> None:
    """All copies as they fly, or at their end."""
    if bench.assets is None:
        return
    sent, flights, make = bench.sending(), bench.counting.flights, copies_film if kind == "gif" else copies_picture
    told = words.all_copies(bench.counting.score, sent.machine)
    made = make(bench.assets, flights, told, sent)
    bench.shell.open("filming", film=made, name=file_name(sent.name), kind=kind)


def save_file(bench: BareBench) -> None:
    """One file among the person's documents."""
    editing, shell = bench.editing, bench.shell
    try:
        path = MachineShelf(shell.places.exported).add(Stored(editing.name, editing.machine))
    except NotSaved as error:
        shell.open("notice", heading=_(matches.THAT_DID_NOT_WORK), text=trouble(error))
        return
    shell.open("exported", heading=_(words.SAVED), text=_(words.FILE_IS_IN, path=path), path=path)


def picture(bench: BareBench) -> None:
    """The machine as it stands, among the person's pictures."""
    if bench.assets is None:
        return
    folder, shell = bench.shell.places.pictures, bench.shell
    path = folder / f"{file_name(bench.editing.name)}-{datetime.now():%Y%m%d-%H%M%S-%f}.png"
    try:
        create_whole(path, machine_picture(bench.assets, bench.sending()))
    except OSError as error:
        why = _(matches.COULD_NOT_BE_WRITTEN, path=path, why=reason(error))
        shell.open("notice", heading=_(matches.THAT_DID_NOT_WORK), text=why)
        return
    shell.open("exported", heading=_(words.PICTURE_SAVED), text=_(words.PICTURE_IS_IN, path=path), path=path)


def film(bench: BareBench) -> None:
    """A film of the run of the machine as it stands."""
    if bench.assets is None:
        return
    sent = bench.sending()
    rings = winds_itself(sent.machine)
    hands = words.copies_caught(sent.claim.captured, RUNS, rings) if sent.claim is not None else ""
    seen: list[pygame.Surface] = []
    made = machine_film(
        bench.assets,
        sent,
        lambda report: words.film_strip(sent.name, words.ended(report, sent.machine)),
        words.film_strip(sent.name, hands),
        seen=seen,
        dark=strength(bench.shell.settings),
    )
    bench.shell.open("filming", film=made, name=file_name(sent.name), pictures=seen)


def _then(bench: BareBench, act: Callable[[], None]) -> None:
    bench.shell.close()
    act()
