//! One turn of three throws that closes a city of six dice, and what knights are for.

use crate::lesson::{Lesson, LessonStep};

pub(super) fn lesson() -> Lesson {
    let step = LessonStep::new;
    let steps = vec![
        step("web-lesson-dice-start")
            .after(&["roll end corner corner straight tee knight knight knight catapult"]),
        step("web-lesson-dice-corner").wants("build corner 0,0 r1"),
        step("web-lesson-dice-tee").wants("build tee 1,0 r2"),
        step("web-lesson-dice-second").wants("build corner 2,0 r2"),
        step("web-lesson-dice-again").wants("again"),
        step("web-lesson-dice-below")
            .after(&["roll end corner tee knight catapult"])
            .wants("build corner 0,1 r0"),
        step("web-lesson-dice-below-tee").wants("build tee 1,1 r0"),
        step("web-lesson-dice-last-roll").wants("again"),
        step("web-lesson-dice-close").after(&["roll corner knight"]).wants("build corner 2,1 r3"),
        step("web-lesson-dice-stop").wants("stop"),
        step("web-lesson-dice-points"),
        step("web-lesson-dice-knights").after(&[
            "roll end end corner tee tee knight knight knight catapult",
            "collect knight",
            "collect knight",
            "collect knight",
            "keep knight",
        ]),
    ];
    Lesson { record: "bastide record 1\ngame dice\nseats 2\nstarts 0".to_owned(), steps }
}
