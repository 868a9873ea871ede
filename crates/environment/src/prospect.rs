//! What actions lead to, in a few numbers that say most about a state: enough for a player that is linear.

use games::{Game, Seat};

use crate::action::Action;
use crate::environment::Environment;

/// What a state holds for a seat: each number of its own, then the best of the others.
pub type Prospect = [f32; PROSPECT_NAMES.len()];

/// What the numbers of a prospect are.
pub const PROSPECT_NAMES: [&str; 8] = [
    "points",
    "points of others",
    "points if the game ended now",
    "points of others if it ended now",
    "points with all areas complete",
    "points of others with all areas complete",
    "pieces in reserve",
    "pieces of others in reserve",
];

impl Environment {
    /// What each legal action leads to for whoever is to move, before chance moves again.
    pub fn prospects(&self) -> Vec<(Action, Prospect)> {
        let Some(seat) = self.mover() else { return Vec::new() };
        let after = |action| {
            let mut game = self.game().fork();
            game.apply_unchecked(self.wanted(action).ok()?);
            Some((action, prospect(&*game, seat)))
        };
        self.legal_actions().iter().filter_map(after).collect()
    }
}

/// What a state holds for a seat.
pub fn prospect(game: &dyn Game, seat: Seat) -> Prospect {
    let scores = game.scores();
    let (mut now, mut full) = (scores.to_vec(), scores.to_vec());
    for appraisal in game.areas().into_iter().filter_map(|area| area.appraisal) {
        now.iter_mut().zip(appraisal.now).for_each(|(all, points)| *all += points);
        full.iter_mut().zip(appraisal.full).for_each(|(all, points)| *all += points);
    }
    let reserve = game.view().reserve;
    let reserve: Vec<u32> =
        reserve.iter().map(|pieces| pieces.iter().map(|(_, count)| u32::from(*count)).sum()).collect();
    let mut prospect = Prospect::default();
    for (pair, numbers) in prospect.chunks_exact_mut(2).zip([scores, &now, &full, &reserve]) {
        let others = numbers.iter().enumerate().filter(|(other, _)| *other != seat.index());
        // All are a few hundred.
        pair[0] = numbers[seat.index()] as f32;
        pair[1] = others.map(|(_, number)| *number).max().unwrap_or(0) as f32;
    }
    prospect
}
