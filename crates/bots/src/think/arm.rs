//! What a search compares: ways to play now, each with what following it has shown.

use games::AreaGame;

use super::explorer::Explorer;
use super::generator::TurnPlan;
use super::rollouts::{self, Rollouts};
use super::tree::{self, Tree};
use crate::bot::Budget;

/// A way to play now (an arm of a bandit). Arms that were followed equally often have had the same luck.
#[derive(Debug)]
pub(crate) enum Arm {
    /// With the tree below it.
    Tree(Tree),
    /// With games that were played on from it.
    Rollouts(Rollouts),
}

/// What following an arm has shown up to some moment.
#[derive(Clone, Copy, Debug)]
pub(super) enum Seen {
    Tree(tree::Seen),
    Rollouts(rollouts::Seen),
}

impl Arm {
    /// The way.
    pub(super) fn plan(&self) -> &TurnPlan {
        match self {
            Arm::Tree(tree) => tree.plan(),
            Arm::Rollouts(rollouts) => rollouts.plan(),
        }
    }

    /// Follows it once more; whether there was time for it.
    pub(super) fn follow<G: AreaGame>(&mut self, explorer: &mut Explorer<G>, budget: &Budget<'_>) -> bool {
        match self {
            Arm::Tree(tree) => tree.follow(explorer, budget),
            Arm::Rollouts(rollouts) => rollouts.follow(explorer, budget),
        }
    }

    /// What following it has shown.
    pub(super) fn seen(&self) -> Seen {
        match self {
            Arm::Tree(tree) => Seen::Tree(tree.seen()),
            Arm::Rollouts(rollouts) => Seen::Rollouts(rollouts.seen()),
        }
    }

    /// Forgets what was seen since.
    pub(super) fn unsee(&mut self, seen: Seen) {
        match (self, seen) {
            (Arm::Tree(tree), Seen::Tree(seen)) => tree.unsee(seen),
            (Arm::Rollouts(rollouts), Seen::Rollouts(seen)) => rollouts.unsee(seen),
            (Arm::Tree(_), Seen::Rollouts(_)) | (Arm::Rollouts(_), Seen::Tree(_)) => {}
        }
    }

    /// How often it was followed.
    pub(super) fn visits(&self) -> u32 {
        match self {
            Arm::Tree(tree) => tree.visits(),
            Arm::Rollouts(rollouts) => rollouts.visits(),
        }
    }

    /// How sure who plays is to win, if the first impression counts for so many visits.
    pub(super) fn mean(&self, prior: f32) -> f32 {
        match self {
            Arm::Tree(tree) => tree.mean(prior),
            Arm::Rollouts(rollouts) => rollouts.mean(prior),
        }
    }

    /// The lead that who plays expects.
    pub(super) fn lead(&self) -> f32 {
        match self {
            Arm::Tree(tree) => tree.lead(),
            Arm::Rollouts(rollouts) => rollouts.lead(),
        }
    }

    /// Whether it would still be better than another one if both were followed for ever, as far as can be told. A tree does not
    /// know how sure it is.
    pub(super) fn is_surely_better(&self, other: &Arm) -> bool {
        match (self, other) {
            (Arm::Rollouts(one), Arm::Rollouts(other)) => one.is_surely_better(other),
            _ => false,
        }
    }

    /// Keeps what was seen, and makes room for others. Games that were played on take a few bytes each.
    pub(super) fn give_up(&mut self) {
        if let Arm::Tree(tree) = self {
            tree.give_up();
        }
    }

    /// It may have so many turns in memory from now on.
    pub(super) fn may_have(&mut self, turns: usize) {
        if let Arm::Tree(tree) = self {
            tree.may_have(turns);
        }
    }
}
