//! Any text is a position or an error; a position is written as it was read, and can be played on.

use games::position;

pub(crate) fn check(text: &str) {
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
