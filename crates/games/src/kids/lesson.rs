//! Paths are closed until every child has its pawn. What is told is also shown: nobody has to read.

use crate::lesson::{Lesson, LessonStep};

pub(super) fn lesson() -> Lesson {
    let record = "bastide record 1\n\
        from kids/1;seats=2;starts=0;turn=1;scores=0,0;board=;step=draw;left=12,0,16,1,2,5,6,3";
    let step = LessonStep::new;
    let steps = vec![
        step("web-lesson-kids-start").after(&["draw 12", "draw 0"]).wants("place 0,-1 r0"),
        step("web-lesson-kids-close").after(&["draw 16", "place 1,0 r0", "draw 1"]).wants("place 0,1 r0"),
        step("web-lesson-kids-others").after(&["draw 2", "place 1,-1 r0", "draw 5"]).wants("place 1,1 r2"),
        step("web-lesson-kids-again").after(&["draw 6", "place -1,0 r0", "draw 3"]).wants("place 1,2 r0"),
        step("web-lesson-kids-end"),
    ];
    Lesson { record: record.to_owned(), steps }
}
