//! A forest, a hunter, a bonus tile, a hut, a river; then the end, where the animals count.

use crate::lesson::{Lesson, LessonStep};

/// What differs between the lessons of the two editions: the tiles, where some of them go, what is told.
struct Edition {
    game: &'static str,
    board: &'static str,
    /// The land tiles and the one of the second pile, in the order in which they are drawn.
    tiles: [&'static str; 6],
    /// Where the learner's bonus tile goes, and the river tile of the others beyond it.
    bonus: &'static str,
    beyond: &'static str,
    /// The number of the meadow that the hunter lies in.
    meadow: u8,
    lake: &'static str,
    says_start: &'static str,
    says_forest: &'static str,
    says_bonus: &'static str,
    says_river: &'static str,
    says_end: &'static str,
}

pub(super) fn of_2002() -> Lesson {
    lesson(&Edition {
        game: "hunters-2002",
        board: "0@0,0r0",
        tiles: ["20", "52", "32", "82", "4", "7"],
        bonus: "place -2,0 r0",
        beyond: "place -2,1 r1",
        meadow: 0,
        lake: "L1",
        says_start: "web-lesson-hunters-start-2002",
        says_forest: "web-lesson-hunters-forest-2002",
        says_bonus: "web-lesson-hunters-bonus-2002",
        says_river: "web-lesson-hunters-river-2002",
        says_end: "web-lesson-hunters-end-2002",
    })
}

pub(super) fn of_2020() -> Lesson {
    lesson(&Edition {
        game: "hunters-2020",
        board: "56@0,0r0",
        tiles: ["35", "53", "36", "80", "59", "61"],
        bonus: "place -2,0 r1",
        beyond: "place -2,-1 r2",
        meadow: 2,
        lake: "z8",
        says_start: "web-lesson-hunters-start-2020",
        says_forest: "web-lesson-hunters-forest-2020",
        says_bonus: "web-lesson-hunters-bonus-2020",
        says_river: "web-lesson-hunters-river-2020",
        says_end: "web-lesson-hunters-end-2020",
    })
}

fn lesson(edition: &Edition) -> Lesson {
    let step = LessonStep::new;
    let [forest, brook, clearing, bonus, spring, meadow] = edition.tiles.map(|tile| format!("draw {tile}"));
    let hunter = format!("claim man z{}", edition.meadow);
    let steps = vec![
        step(edition.says_start),
        step("web-lesson-hunters-place").after(&[&forest]).wants("place 1,0 r2"),
        step("web-lesson-hunters-gatherer").wants("claim man z1").hint("web-lesson-hunters-gatherer-hint"),
        step("web-lesson-hunters-hunter").after(&[&brook, "place -1,0 r0", &hunter]).light(
            -1,
            0,
            edition.meadow,
        ),
        step("web-lesson-hunters-close")
            .after(&[&clearing])
            .wants("place 0,1 r2")
            .hint("web-lesson-hunters-close-hint"),
        step("web-lesson-hunters-lie").wants("claim man z0"),
        step(edition.says_forest),
        step(edition.says_bonus).after(&[&bonus]).wants(edition.bonus),
        step("web-lesson-hunters-hut")
            .wants(&format!("claim hut {}", edition.lake))
            .hint("web-lesson-hunters-hut-hint"),
        step(edition.says_river).after(&[&spring, edition.beyond, "claim man z1"]),
        step("web-lesson-hunters-meadow").after(&[&meadow]).wants("place 0,2 r0"),
        step(edition.says_end),
    ];
    let record = format!(
        "bastide record 1\nfrom {}/1;seats=2;starts=0;table=none;turn=1;scores=0,0;board={};bonus=off;\
         step=draw;covered=;left={};aside=",
        edition.game,
        edition.board,
        edition.tiles.join(","),
    );
    Lesson { record, steps }
}
