"""The rules of Mighty Mouse as they are read at the table, in our own words."""

from game.words.reading import Chapter

CHAPTERS = (
    Chapter(
        "What it is about",
        (
            "Two to four race along a winding course of 64 spaces. Seven Hazard Circles lie in the way, and whoever is "
            "held in one waits for Mighty Mouse. The first on the Finish Circle, by the exact count, wins.",
        ),
    ),
    Chapter(
        "Who begins",
        (
            "Everybody rolls the die, and the highest number begins. Those who tied for it roll again. "
            "Then it goes round in the order of the seats.",
        ),
    ),
    Chapter(
        "Your turn",
        (
            "Roll the die and your piece goes forward that many spaces. Pieces on the way are passed freely, but only "
            "one piece may stand on a space.",
            "If a piece stands where yours would land, yours goes backward instead: the same number, from where it "
            "stood. If that space is taken too, or lies before Start, you forfeit the turn. There is never a choice.",
        ),
    ),
    Chapter(
        "Hazard Circles",
        (
            "Whoever lands in one, forward or backward, is held. Any number may be held in a circle.",
            "While you are held, your roll moves Mighty Mouse: from the centre toward your circle, or further along "
            "the track that he is on already. More than he needs to arrive counts too.",
        ),
    ),
    Chapter(
        "Freed",
        (
            "When he reaches a circle, everybody who is held in any circle is freed. Whoever moved him there, and is "
            "held in that very circle, is placed on the first space in front of it, or if that is taken on the first "
            "free one behind it. All others are placed behind their circles.",
            "Of two or three others in one circle, the mover chooses who stands nearest. Then Mighty Mouse goes back "
            "to the centre, and the turn ends. The space on which a freed piece is placed does nothing.",
        ),
    ),
    Chapter(
        "The finish",
        (
            "If you roll more than you need, your piece goes backward by the whole number; if that space is taken, "
            "you forfeit the turn. The exact count wins at once, whoever else is held.",
        ),
    ),
    Chapter(
        "About this course",
        (
            "The picture of the board of 1964 is lost. The spaces, circles and tracks here are our own, made to fit "
            "every sentence of the rule sheet.",
        ),
    ),
)
