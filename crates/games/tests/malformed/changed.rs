//! Sound texts with a few changes.

use games::{Game, Phase, Record, Say, position, text};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::story::stories;

/// A change to some parts of a text, which are letters or words. Places are taken modulo what is there.
#[derive(Clone, Debug)]
enum Change {
    Delete(Index, usize),
    Repeat(Index, usize),
    Swap(Index, Index),
    Replace(Index, String),
    Insert(Index, String),
}

#[derive(Clone, Copy, Debug)]
enum Part {
    Letters,
    Words,
}

fn changes() -> impl Strategy<Value = Vec<(Part, Change)>> {
    let at = any::<Index>;
    let new = prop_oneof![
        any::<i64>().prop_map(|number| number.to_string()),
        (0..200u8).prop_map(|number| number.to_string()),
        Just("99999999999999999999999".to_owned()),
        Just("\u{2212}32768".to_owned()),
        any::<String>(),
        "[;:,=/+*@#. \n\u{2212}]{1,3}",
        "(draw|place|claim|D|K|R12|r[0-9])",
    ];
    let change = prop_oneof![
        (at(), 1..12usize).prop_map(|(at, len)| Change::Delete(at, len)),
        (at(), 1..12usize).prop_map(|(at, len)| Change::Repeat(at, len)),
        (at(), at()).prop_map(|(one, other)| Change::Swap(one, other)),
        (at(), new.clone()).prop_map(|(at, new)| Change::Replace(at, new)),
        (at(), new).prop_map(|(at, new)| Change::Insert(at, new)),
    ];
    let part = prop_oneof![Just(Part::Letters), Just(Part::Words)];
    proptest::collection::vec((part, change), 1..4)
}

fn changed(text: &str, changes: &[(Part, Change)]) -> String {
    changes.iter().fold(text.to_owned(), |text, (part, change)| {
        let mut parts = split(&text, *part);
        if !parts.is_empty() {
            apply(&mut parts, change);
        }
        parts.concat()
    })
}

/// The letters of a text; or its words, runs of letters and digits, and what stands between them.
fn split(text: &str, part: Part) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let is_one_part = |one: &char, next: &char| match part {
        Part::Letters => false,
        Part::Words => one.is_alphanumeric() == next.is_alphanumeric(),
    };
    letters.chunk_by(is_one_part).map(|run| run.iter().collect()).collect()
}

fn apply(parts: &mut Vec<String>, change: &Change) {
    let count = parts.len();
    let range = |at: &Index, len: usize| at.index(count)..(at.index(count) + len).min(count);
    match change {
        Change::Delete(at, len) => drop(parts.drain(range(at, *len))),
        Change::Repeat(at, len) => {
            let again = parts[range(at, *len)].to_vec();
            parts.splice(at.index(count)..at.index(count), again);
        }
        Change::Swap(one, other) => parts.swap(one.index(count), other.index(count)),
        Change::Replace(at, new) => parts[at.index(count)].clone_from(new),
        Change::Insert(at, new) => parts.insert(at.index(count), new.clone()),
    }
}

fn play_out(mut game: Box<dyn Game>, mut rng: bots::Rng) -> Result<(), TestCaseError> {
    while let Some(next) = game.sample(&mut |bound| rng.below(bound)) {
        prop_assert!(game.apply(next).is_ok(), "{next:?} in {}", game.position());
    }
    prop_assert_eq!(game.phase(), Phase::Over);
    Ok(())
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(cases) }
}

proptest! {
    #![proptest_config(config(6_000))]

    #[test]
    fn changed_positions_are_errors_or_positions(story in stories(), changes in changes()) {
        let text = changed(&story.game().position(), &changes);
        match position::read(&text) {
            Err(error) => prop_assert!(!error.say().id.is_empty()),
            Ok(game) => {
                let written = game.position();
                let again = position::read(&written);
                prop_assert!(again.is_ok(), "{:?} of {}", again, written);
                let again = again.unwrap();
                prop_assert_eq!(again.position(), written);
                prop_assert_eq!(again.view(), game.view());
                play_out(game, story.rng())?;
            }
        }
    }

    #[test]
    fn changed_moves_are_errors_or_moves(story in stories(), changes in changes()) {
        let game = story.game();
        let mut legal = Vec::new();
        game.legal(&mut legal);
        for wanted in legal {
            let text = changed(&text::write_move(&*game, wanted), &changes);
            match text::read_move(&*game, &text) {
                Err(error) => prop_assert!(!error.say().id.is_empty()),
                Ok(read) => {
                    let written = text::write_move(&*game, read);
                    prop_assert_eq!(text::read_move(&*game, &written), Ok(read), "{}", written);
                    // Legal or not, an answer comes.
                    let _ = game.check(read);
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(config(3_000))]

    #[test]
    fn changed_records_are_errors_or_records(story in stories(), changes in changes()) {
        let text = changed(&story.history().record().write(), &changes);
        match Record::read(&text) {
            Err(error) => {
                prop_assert!((1..=text.lines().count().max(1)).contains(&error.line), "{:?}", error);
                prop_assert_eq!(error.say().id, "record-line");
            }
            Ok(record) => {
                let written = record.write();
                let again = Record::read(&written);
                prop_assert!(again.is_ok(), "{:?} of {}", again, written);
                let again = again.unwrap();
                prop_assert_eq!(again.write(), written);
                prop_assert_eq!(again.moves(), record.moves());
                play_out(record.last(), story.rng())?;
            }
        }
    }

    /// Any text at all.
    #[test]
    fn noise_is_an_error(noise in any::<String>()) {
        prop_assert!(Record::read(&noise).is_err());
        prop_assert!(position::read(&noise).is_err());
        let game = games::catalog::start("winter", 2, games::Seat(0), &[]).unwrap();
        prop_assert!(text::read_move(&*game, &noise).is_err());
    }
}
