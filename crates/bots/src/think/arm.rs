//! What a search compares: ways to play now, each with what following it has shown.

use games::AreaGame;

use super::explorer::Explorer;
use super::generator::TurnPlan;
use crate::bot::Budget;

/// A way to play now (an arm of a bandit). Arms that were followed equally often have had the same luck.
pub(crate) trait Arm: Send + Sized {
    /// What following it has shown up to some moment.
    type Seen: Copy;

    /// So many of the best ways to play now, which have so many turns in memory among them at the most.
    fn all<G: AreaGame>(explorer: &mut Explorer<G>, wide: usize, most_turns: usize) -> Vec<Self>;

    /// The way.
    fn plan(&self) -> &TurnPlan;

    /// Follows it once more; whether there was time for it.
    fn follow<G: AreaGame>(&mut self, explorer: &mut Explorer<G>, budget: &Budget<'_>) -> bool;

    /// What following it has shown.
    fn seen(&self) -> Self::Seen;

    /// Forgets what was seen since.
    fn unsee(&mut self, seen: Self::Seen);

    /// How often it was followed.
    fn visits(&self) -> u32;

    /// How sure who plays is to win, if the first impression counts for so many visits.
    fn mean(&self, prior: f32) -> f32;

    /// The lead that who plays expects.
    fn lead(&self) -> f32;

    /// Whether it would still be better than another one if both were followed for ever, as far as can be told.
    fn is_surely_better(&self, other: &Self) -> bool;

    /// Keeps what was seen, and makes room for others.
    fn give_up(&mut self);

    /// It may have so many turns in memory from now on.
    fn may_have(&mut self, turns: usize);
}
