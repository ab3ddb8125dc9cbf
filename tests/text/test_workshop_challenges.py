from game.workshop.parts.challenge import CHAPTERS, challenges
from game.workshop.text import challenges as text


def test_every_challenge_has_a_name_a_task_and_three_hints():
    ids = {each.id for each in challenges()}
    assert set(text.NAMES) == set(text.TASKS) == set(text.HINTS) == ids
    assert list(text.CHAPTERS) == list(CHAPTERS)
    for name in ids:
        assert len(text.hints(name)) == 3 and text.challenge_name(name) and text.task(name).endswith(".")
