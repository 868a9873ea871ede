//! A road, a city, an abbey, and what they are worth when the game is over.

use crate::lesson::{Gesture, Lesson, LessonStep};

pub(super) fn lesson() -> Lesson {
    let record = "bastide record 1\n\
        from winter/1;seats=2;starts=0;farmers=off;river=off;abbot=off;pile=full;turn=1;scores=0,0;\
        board=D@0,0r0;step=draw;left=W,E,A,N,M,U;aside=";
    let step = LessonStep::new;
    let steps = vec![
        step("web-lesson-winter-start"),
        step("web-lesson-winter-place").after(&["draw W"]).wants("place 1,0 r0"),
        step("web-lesson-winter-claim").wants("claim meeple road3").hint("web-lesson-winter-claim-hint"),
        step("web-lesson-winter-take-back").gesture(Gesture::TakeBack),
        step("web-lesson-winter-again").wants("claim meeple road3").hint("web-lesson-winter-claim-hint"),
        step("web-lesson-winter-confirm").gesture(Gesture::Confirm),
        step("web-lesson-winter-city")
            .after(&["draw E", "place 0,-1 r2", "claim meeple city1"])
            .light(0, -1, 0),
        step("web-lesson-winter-turn").after(&["draw A"]).gesture(Gesture::Turn),
        step("web-lesson-winter-close").wants("place -1,0 r3").hint("web-lesson-winter-close-hint"),
        step("web-lesson-winter-abbey").wants("claim meeple abbey"),
        step("web-lesson-winter-scored").light(-1, 0, 0),
        step("web-lesson-winter-coat")
            .after(&["draw N", "place -1,-1 r0", "claim meeple city1", "draw M"])
            .wants("place 0,1 r2"),
        step("web-lesson-winter-knight").wants("claim meeple city1"),
        step("web-lesson-winter-end").after(&["draw U", "place 2,0 r0", "claim meeple road1"]),
    ];
    Lesson { record: record.to_owned(), steps }
}
