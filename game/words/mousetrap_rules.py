"""The rules of Mouse Trap as they are read at the table, in our own words."""

from game.words.reading import Chapter

CHAPTERS = (
    Chapter(
        "What it is about",
        (
            "Two to four mice run round a board, and together they build a machine of 24 parts in its middle. When it "
            "stands, whoever is on Turn Crank may set it off, and a rival who is on the Cheese Wheel just then may be "
            "caught. The last mouse that is free wins.",
            "Nothing in the trap is staged. Gears, marbles, diver and cage move as weight and shape make them, so "
            "the trap can fail, and how each part was set down matters.",
        ),
    ),
    Chapter(
        "Your turn",
        (
            "Roll the die and move that many spaces, then do what the space says. The path has fifty spaces; the last "
            "six are a loop, from Safe to the Cheese Wheel, that is walked round until the end.",
        ),
    ),
    Chapter(
        "Building",
        (
            "A build space counts if its numbers name how many players began: 2, 2-3 or 2-3-4. You add the next part "
            "and take a piece of cheese from the pile. In the loop Build 2 means two parts and two pieces.",
            "When all 24 parts stand, build spaces do nothing more.",
        ),
    ),
    Chapter(
        "Cheese",
        (
            "There are 52 pieces. Slices say how many to take from the pile or to give back. If the pile is empty, a "
            "rival must give what is due. Landing on the Cheese Wheel is worth two pieces.",
        ),
    ),
    Chapter(
        "Go spaces and the Dog Bone",
        (
            "Ahead and back move you at once. By the Hasbro sheet the space you reach is then ignored, by the original "
            "rules you follow it. On the Dog Bone you rest.",
        ),
    ),
    Chapter(
        "Turn Crank",
        (
            "On this space, with the machine complete, you may pay cheese to lure rivals who are not on Safe: roll "
            "the die, and the rival moves on by it. One that comes to stand on the Cheese Wheel can be caught.",
            "With a rival on the wheel you turn the crank, clockwise and slowly. If the cage comes down over it, "
            "every mouse there is out, and its cheese is yours. If the trap fails, those on the wheel run to Safe.",
        ),
    ),
    Chapter(
        "Safe",
        ("A mouse on Safe cannot be lured or caught.",),
    ),
    Chapter(
        "House options",
        (
            "Two cranks: the sixth space of the loop is a second Turn Crank. Half-built trap: twelve parts stand at "
            "the start. Both make a shorter game, and neither is on any sheet.",
            "Steady hands sets every part down straight and turns the crank evenly by one press. Your own hands: where "
            "you let go of a part it stays, and the machine gets the speed at which you turn.",
        ),
    ),
)
