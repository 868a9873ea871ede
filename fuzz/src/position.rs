//! Any text is a position or an error; a position is written as it was read, and can be played on.

use games::draft::Draft;
use games::position;

pub(crate) fn check(text: &str) {
    check_draft(text);
    let Ok(mut game) = position::read(text) else { return };
    let written = game.position();
    let again = position::read(&written).expect("what is written can be read");
    assert_eq!(again.position(), written);
    let mut state = text.len() as u32;
    let mut pick = |bound: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        if bound == 0 { 0 } else { (state >> 8) % bound }
    };
    // With dice a game may take some thousand moves.
    for _ in 0..1_000 {
        let Some(next) = game.sample(&mut pick) else { break };
        game.apply(next).expect("a sampled move is legal");
    }
}

/// Any text is a draft or an error; what is wrong with a draft is told, and it is written as it is read.
fn check_draft(text: &str) {
    let Ok(checked) = Draft::read(text).and_then(Draft::check) else { return };
    let written = checked.draft.write();
    let again = Draft::read(&written).expect("what is written can be read");
    assert_eq!(again.write(), written);
    let again = again.check().expect("it could be checked before");
    assert_eq!(again.flaws.len(), checked.flaws.len(), "{written}");
}
