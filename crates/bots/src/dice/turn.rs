//! What a turn is worth: the chances of the rolls that are left, over all lots.

use super::lot::{DICE, KNIGHT, Lot};
use super::site::Needs;

/// D-10: points by the dice of the largest closed city.
pub(super) const POINTS: [u32; DICE + 1] = [0, 0, 0, 1, 3, 6, 10, 15, 21, 28];
/// D-09: knights that it takes to keep one.
pub(super) const KNIGHTS_TO_KEEP: u8 = 3;

/// What each end of a turn is worth to the player: a chance to win, or points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Stakes {
    /// By the dice of the largest closed city; more dice are never worth less.
    pub(super) city: [f64; DICE + 1],
    /// A knight kept.
    pub(super) keep: f64,
    /// D-13: nine catapults.
    pub(super) catapults: f64,
}

impl Stakes {
    /// Points as they are, and so many for a knight.
    pub(super) fn points(keep: f64) -> Stakes {
        Stakes { city: POINTS.map(f64::from), keep, catapults: 0.0 }
    }

    /// One for a city of so many dice or more, and so much for a knight.
    pub(super) fn at_least(dice: usize, keep: f64) -> Stakes {
        let mut city = [0.0; DICE + 1];
        city[dice..].fill(1.0);
        Stakes { city, keep, catapults: 0.0 }
    }
}

/// For each lot of dice that may still come, what the turn is worth if it ends with them.
pub(super) struct Payoff(Vec<f64>);

impl Payoff {
    /// With what closes the cities, the knights collected, and at most so many dice to come.
    pub(super) fn new(needs: &Needs, knights: u8, dice: usize, stakes: &Stakes) -> Payoff {
        let mut pay = vec![f64::NEG_INFINITY; Lot::count(dice)];
        for (lot, &size) in needs.range(..Lot::after(dice)) {
            pay[lot.index()] = stakes.city[usize::from(size)];
        }
        pay[0] = pay[0].max(stakes.city[0]);
        for lot in Lot::up_to(dice) {
            let mut most = pay[lot.index()];
            if knights + lot.counts()[KNIGHT] >= KNIGHTS_TO_KEEP {
                most = most.max(stakes.keep);
            }
            pay[lot.index()] = lot.one_less().fold(most, |most, less| most.max(pay[less.index()]));
        }
        Payoff(pay)
    }

    /// If nothing more comes.
    pub(super) fn now(&self) -> f64 {
        self.0[0]
    }

    /// If this lot comes and nothing more.
    pub(super) fn with(&self, lot: Lot) -> f64 {
        self.0[lot.index()]
    }

    /// Before the last roll, with so many dice to roll and a lot that is kept already.
    pub(super) fn before_last(&self, kept: Lot, dice: usize) -> f64 {
        kept.mean_with_roll(dice, &self.0)
    }

    /// Before the last roll, with so many dice to roll. This is exact.
    pub(super) fn one_roll(&self, dice: usize) -> f64 {
        self.before_last(Lot::NONE, dice)
    }

    /// Before the last two rolls, if what is kept of the first of them had to be built only in the
    /// end: more than can be had.
    pub(super) fn two_rolls(&self, dice: usize) -> f64 {
        expect(dice, |kept, in_play| self.before_last(kept, in_play - kept.len()))
    }
}

/// The mean over a roll of so many dice, if of each lot rolled the best part is kept: what is kept and
/// how many dice are in play then, kept or not, say what it is worth.
pub(super) fn expect(dice: usize, worth: impl Fn(Lot, usize) -> f64) -> f64 {
    let mut mean = 0.0;
    let mut best = vec![0.0_f64; Lot::count(dice)];
    for in_play in 0..=dice {
        for lot in Lot::up_to(in_play) {
            let all = worth(lot, in_play);
            best[lot.index()] = lot.one_less().fold(all, |most, less| most.max(best[less.index()]));
            if lot.len() == in_play {
                mean += lot.chance(dice) * best[lot.index()];
            }
        }
    }
    mean
}
