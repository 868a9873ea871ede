//! Any text is the rounds of a match or an error; rounds can be written and read again, and say how everybody
//! did.

use bots::arena::{Round, Standing};

const SEATS: u8 = 2;
const CONTESTANTS: usize = 2;

pub(crate) fn check(text: &str) {
    let Ok(rounds) = Round::read_all(text, SEATS, CONTESTANTS) else { return };
    let line = |round: &Round| serde_json::to_string(round).expect("a round can be written") + "\n";
    let written: String = rounds.values().map(line).collect();
    let again = Round::read_all(&written, SEATS, CONTESTANTS).expect("what is written can be read");
    // Not the seconds, whose last digit may change.
    assert!(again.keys().eq(rounds.keys()));
    let rounds: Vec<Round> = rounds.into_values().collect();
    let wins: f64 = (0..CONTESTANTS).map(|at| Standing::of(&rounds, at).tally.wins().mean).sum();
    assert!(wins <= CONTESTANTS as f64, "{wins}");
}
