//! Moves chosen by chance: only legal ones, each of them, by its odds.

use std::collections::BTreeMap;

use games::{Game, Move, Phase};
use proptest::prelude::*;

use crate::story::stories;
use crate::{cases, legal};

/// The legal moves with their odds: a tile is drawn as often as it is there, all else is even.
fn odds(game: &dyn Game) -> BTreeMap<Move, u32> {
    let left: BTreeMap<_, _> = game.view().pile.into_iter().collect();
    let weigh = |chance: Move| match chance {
        Move::Draw(tile) => u32::from(left[&tile]),
        _ => 1,
    };
    legal(game).into_iter().map(|chance| (chance, weigh(chance))).collect()
}

proptest! {
    #![proptest_config(cases(400))]

    /// Each move comes as often as it should, within seven times the usual deviation. Dice have odds
    /// of their own.
    #[test]
    fn samples_are_the_legal_moves_by_their_odds(story in stories()) {
        const EACH: u32 = 200;
        prop_assume!(!matches!(story.game().phase(), Phase::Roll | Phase::Build));
        let (game, mut rng) = (story.game(), story.rng());
        let odds = odds(&*game);
        let mut found: BTreeMap<Move, u32> = BTreeMap::new();
        for _ in 0..EACH * odds.values().sum::<u32>() {
            *found.entry(game.sample(&mut |bound| rng.below(bound)).unwrap()).or_default() += 1;
        }
        prop_assert!(found.keys().all(|chance| odds.contains_key(chance)));
        for (chance, weight) in odds {
            let expected = f64::from(EACH * weight);
            let count = f64::from(found.get(&chance).copied().unwrap_or(0));
            prop_assert!((count - expected).abs() < 7.0 * expected.sqrt(), "{:?}: {} times, not {}", chance, count, expected);
        }
        if game.phase() == Phase::Over {
            prop_assert_eq!(game.sample(&mut |_| 0), None);
        }
    }
}
