//! What to do with the dice in hand: which to build and where, how many knights to collect, and
//! whether to roll the rest again.

use std::collections::BTreeMap;

use super::book::{bare_needs, book};
use super::lot::{Counts, DICE, KNIGHT, Lot, PARTS};
use super::site::{Die, Needs, add_need, closed_size, closings, lot_of};
use super::turn::{KNIGHTS_TO_KEEP, Payoff, Stakes};

/// With more dice in hand than these, all ways to go on are too many, and the book has the good ones.
pub(super) const MOST_TO_TRY: usize = 6;
/// What is left, of the gain that two rolls promise if dice had to be built only in the end, when
/// they are built at once; by the dice to roll. From comparing both over all arrangements.
const REALISED: [f64; DICE + 1] = [1.0, 1.0, 0.987, 0.945, 0.893, 0.849, 0.813, 0.786, 0.769, 0.755];

/// Where a turn stands, between a roll and what is done with it.
#[derive(Clone, Debug)]
pub(super) struct Moment {
    pub(super) built: Vec<Die>,
    pub(super) hand: Lot,
    /// The knights collected.
    pub(super) knights: u8,
    /// The rolls that are left.
    pub(super) rolls: u8,
    /// D-13: whether all dice but those in hand have shown catapults.
    pub(super) all_catapults: bool,
}

/// What to do with the dice in hand; the rest is rolled again.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct RollPlan {
    pub(super) build: Vec<Die>,
    pub(super) collect: u8,
    /// What the turn is worth with it.
    pub(super) worth: f64,
}

impl Moment {
    /// The plan that is worth most; of equals the one that is found first.
    pub(super) fn best_plan(&self, stakes: &Stakes) -> RollPlan {
        let mut best = RollPlan { build: Vec::new(), collect: 0, worth: f64::NEG_INFINITY };
        self.each_site(&mut |build, needs| {
            let spare = self.hand.len() - build.len();
            let wanted = KNIGHTS_TO_KEEP.saturating_sub(self.knights);
            for collect in 0..=self.hand.counts()[KNIGHT].min(wanted) {
                let to_roll = if self.rolls == 0 { 0 } else { spare - usize::from(collect) };
                let pay = Payoff::new(needs, self.knights + collect, to_roll, stakes);
                let mut worth = value(&pay, to_roll, self.rolls);
                if self.all_catapults && build.is_empty() && collect == 0 {
                    worth += all_fall(to_roll, self.rolls) * (stakes.catapults - pay.now());
                }
                if worth > best.worth + 1e-12 {
                    best = RollPlan { build: build.to_vec(), collect, worth };
                }
            }
        });
        best
    }

    /// What the turn is worth if it ends here.
    pub(super) fn worth_now(&self, stakes: &Stakes) -> f64 {
        let needs = Needs::from([(Lot::NONE, closed_size(&self.built))]);
        Payoff::new(&needs, self.knights, 0, stakes).now()
    }

    /// The ways to build dice of the hand, each with what closes the cities then.
    fn each_site(&self, see: &mut impl FnMut(&[Die], &Needs)) {
        if self.built.is_empty() {
            see(&[], bare_needs());
            return self.each_of_the_book(see);
        }
        let closed = closed_size(&self.built);
        see(&[], &Needs::from([(Lot::NONE, closed)]));
        if self.rolls == 0 {
            for closing in closings(&self.built, self.hand.counts(), self.hand.len()) {
                see(&closing.dice, &Needs::from([(Lot::NONE, closing.size.max(closed))]));
            }
        } else if self.is_by_the_book() {
            self.each_of_the_book(see);
        } else {
            let most = self.hand.len().min(MOST_TO_TRY);
            extensions(&self.built, self.hand.counts(), most)
                .iter()
                .for_each(|(build, needs)| see(build, needs));
        }
    }

    /// Whether the book has what to build: for two rolls, and where there would be too much to
    /// try; unless what is built is not in it.
    fn is_by_the_book(&self) -> bool {
        let is_needed = self.rolls > 1 || self.hand.len() > MOST_TO_TRY;
        is_needed && book().iter().any(|arrangement| arrangement.missing(&self.built).is_some())
    }

    fn each_of_the_book(&self, see: &mut impl FnMut(&[Die], &Needs)) {
        let built = lot_of(&self.built);
        for arrangement in book() {
            let fits = arrangement.lot.less(built).is_some_and(|lot| self.hand.less(lot).is_some());
            if let Some(missing) = fits.then(|| arrangement.missing(&self.built)).flatten() {
                see(&missing, arrangement.needs());
            }
        }
    }
}

/// What the turn is worth before so many rolls of so many dice.
pub(super) fn value(pay: &Payoff, dice: usize, rolls: u8) -> f64 {
    match rolls {
        0 => pay.now(),
        1 => pay.one_roll(dice),
        _ => pay.now() + REALISED[dice] * (pay.two_rolls(dice) - pay.now()),
    }
}

/// The chance that all these dice show catapults in so many rolls.
fn all_fall(dice: usize, rolls: u8) -> f64 {
    let stays = (5.0_f64 / 6.0).powi(i32::from(rolls));
    (1.0 - stays).powi(dice as i32)
}

/// All that can be built of a hand on the way to a closed city, with at most so many dice until it is
/// closed; each with what closes the cities then.
pub(super) fn extensions(built: &[Die], hand: Counts, dice: usize) -> BTreeMap<Vec<Die>, Needs> {
    let closed = closed_size(built);
    let mut sites: BTreeMap<Vec<Die>, Needs> = BTreeMap::new();
    for closing in closings(built, [dice as u8; PARTS + 1], dice) {
        for choice in 0..1_u32 << closing.dice.len() {
            let (mut build, mut later, mut left) = (Vec::new(), Vec::new(), hand);
            let mut is_enough = true;
            for (at, die) in closing.dice.iter().enumerate() {
                if choice & 1 << at == 0 {
                    later.push(*die);
                } else {
                    is_enough &= left[die.part()] > 0;
                    left[die.part()] = left[die.part()].saturating_sub(1);
                    build.push(*die);
                }
            }
            if is_enough {
                build.sort_unstable();
                let needs = sites.entry(build).or_insert_with(|| Needs::from([(Lot::NONE, closed)]));
                add_need(needs, lot_of(&later), closing.size);
            }
        }
    }
    sites
}
