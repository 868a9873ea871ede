//! Games with a past: undo, and the same seed giving the same game.

use games::{Move, Record};
use proptest::prelude::*;

use crate::story::stories;
use crate::{cases, legal};

proptest! {
    #![proptest_config(cases(120))]

    /// Taking back move after move leads through the same states to the start.
    #[test]
    fn undo_restores(story in stories()) {
        let whole = story.history();
        let mut history = games::History::new(whole.game().setup().clone()).unwrap();
        let mut past = Vec::new();
        for &next in whole.moves() {
            past.push((history.game().position(), legal(history.game()), history.events().to_vec()));
            history.play(next).unwrap();
        }
        while let Some((position, moves, events)) = past.pop() {
            prop_assert!(history.undo());
            prop_assert_eq!(history.moves().len(), past.len());
            prop_assert_eq!(history.game().position(), position);
            prop_assert_eq!(legal(history.game()), moves);
            prop_assert_eq!(history.events(), &events[..]);
        }
        prop_assert!(!history.undo());
    }

    #[test]
    fn refused_moves_leave_no_trace_in_the_past(story in stories()) {
        let mut history = story.history();
        let (moves, events) = (history.moves().to_vec(), history.events().to_vec());
        // In no phase is it legal to take a piece back from far beyond the board.
        prop_assert!(history.play(Move::Recall(land::Cell::new(999, 999))).is_err());
        prop_assert_eq!(history.moves(), &moves[..]);
        prop_assert_eq!(history.events(), &events[..]);
    }

    #[test]
    fn the_same_seed_gives_the_same_record(story in stories()) {
        prop_assert_eq!(story.history().record().write(), story.history().record().write());
    }

    /// The game of a record is the game that was recorded, at every turn.
    #[test]
    fn records_replay_to_the_same_state(story in stories()) {
        let history = story.history();
        let record = Record::read(&history.record().write()).unwrap();
        prop_assert_eq!(record.moves(), history.moves());
        prop_assert_eq!(record.last().position(), history.game().position());
        let again = games::History::from_record(&record);
        prop_assert_eq!(again.game().position(), history.game().position());
        prop_assert_eq!(again.events(), history.events());
        prop_assert_eq!(record.at_turn(1).position(), record.first().position());
        prop_assert_eq!(record.at_turn(u32::MAX).position(), record.last().position());
    }
}
