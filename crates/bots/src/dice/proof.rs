//! How much a turn can earn at all: bounds that no player can beat, and the best turn there is.

use std::collections::BTreeMap;

use super::lot::{DICE, Lot, PARTS};
use super::plan::extensions;
use super::site::{Needs, closed_size, lot_of};
use super::style::{Ways, add_way};
use super::survey::{Key, Kind, Survey, unlock};
use super::turn::{Payoff, Stakes, expect};

/// Mean points of a turn with nine dice, no knight being kept.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Proof {
    /// If all that is kept is arranged only when the turn ends. Nobody can earn more.
    pub free: f64,
    /// If what is kept of the first roll is built at once, and the rest only when the turn ends.
    pub begun: f64,
    /// The best of all ways to build if every die that is built has to be part of the city that counts.
    pub best: f64,
}

impl Survey {
    /// Works out how much a turn can earn. This takes minutes.
    pub fn prove(&self) -> Proof {
        let two_rolls = self.two_rolls();
        let most = |lot: Lot, in_play: usize| -> f64 {
            let worths = two_rolls.get(&(lot, in_play - lot.len()));
            worths.and_then(|worths| worths.first()).map_or(0.0, |&(most, _)| most)
        };
        let best = self.best(&two_rolls);
        let exact = |lot: Lot, in_play: usize| best.get(&(lot, in_play - lot.len())).copied().unwrap_or(0.0);
        Proof { free: self.free(DICE), begun: expect(DICE, most), best: expect(DICE, exact) }
    }

    /// What a turn with so many dice earns at most if dice are arranged in the end.
    fn free(&self, dice: usize) -> f64 {
        let pay = pay(&self.bare, dice);
        let last = WorthTable::new(dice, |kept, in_play| pay.before_last(kept, in_play - kept.len()));
        let second = WorthTable::new(dice, |kept, in_play| last.expect(kept, in_play));
        second.expect(Lot::NONE, dice)
    }

    /// For each lot built after the first roll and the dice to roll, how much each arrangement earns at
    /// most; the best first.
    fn two_rolls(&self) -> BTreeMap<(Lot, usize), Vec<(f64, Key)>> {
        let mut worths = BTreeMap::new();
        for dice in 0..=DICE {
            worths.insert((Lot::NONE, dice), vec![(pay(&self.bare, dice).two_rolls(dice), 1)]);
        }
        for (&lot, kinds) in &self.kinds {
            for dice in 0..=DICE - lot.len() {
                let of_kind = |kind: &Kind| {
                    let worth = pay(&kind.needs, dice).two_rolls(dice);
                    kind.keys.iter().map(move |&key| (worth, key)).collect::<Vec<_>>()
                };
                let mut all: Vec<(f64, Key)> = kinds.iter().flat_map(of_kind).collect();
                all.sort_unstable_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
                worths.insert((lot, dice), all);
            }
        }
        worths
    }

    /// The same exactly, for the best arrangement: those that can't be it, by how much they earn at most,
    /// are left out.
    fn best(&self, at_most: &BTreeMap<(Lot, usize), Vec<(f64, Key)>>) -> BTreeMap<(Lot, usize), f64> {
        let mut best = BTreeMap::new();
        for (&(lot, dice), arrangements) in at_most {
            let mut most = 0.0_f64;
            for &(bound, key) in arrangements {
                if bound <= most + 1e-9 {
                    break;
                }
                most = most.max(self.second_roll(key, lot, dice));
            }
            best.insert((lot, dice), most);
        }
        best
    }

    /// What an arrangement earns with two rolls left, of so many dice.
    fn second_roll(&self, key: Key, lot: Lot, dice: usize) -> f64 {
        let ways = self.ways_on(key, lot, dice);
        let worth = WorthTable::new(dice, |kept, in_play| {
            let to_roll = in_play - kept.len();
            let needs = ways.get(&kept).into_iter().flatten();
            needs.map(|needs| pay(needs, to_roll).one_roll(to_roll)).fold(0.0, f64::max)
        });
        worth.expect(Lot::NONE, dice)
    }

    /// What may be added to an arrangement. To a table that is bare, everything; to a single die all that
    /// such a die is part of.
    fn ways_on(&self, key: Key, lot: Lot, dice: usize) -> Ways {
        let site = unlock(key);
        let mut ways = Ways::new();
        if site.len() > 1 {
            if usize::from(closed_size(&site)) == site.len() {
                add_way(&mut ways, Lot::NONE, &Needs::from([(Lot::NONE, closed_size(&site))]));
            }
            for (build, mut needs) in extensions(&site, [dice as u8; PARTS + 1], dice) {
                needs.retain(|lot, size| usize::from(*size) == site.len() + build.len() + lot.len());
                add_way(&mut ways, lot_of(&build), &needs);
            }
            return ways;
        }
        for (&whole, kinds) in &self.kinds {
            if let Some(added) = whole.less(lot) {
                ways.insert(added, kinds.iter().map(|kind| kind.needs.clone()).collect());
            }
        }
        if site.is_empty() {
            ways.insert(Lot::NONE, vec![self.bare.clone()]);
        }
        ways
    }
}

fn pay(needs: &Needs, dice: usize) -> Payoff {
    Payoff::new(needs, 0, dice, &Stakes::points(0.0))
}

/// What it is worth to have kept a lot, by the dice in play.
struct WorthTable(Vec<Vec<f64>>);

impl WorthTable {
    fn new(dice: usize, worth: impl Fn(Lot, usize) -> f64) -> WorthTable {
        let row = |in_play| Lot::up_to(in_play).map(|lot| worth(lot, in_play)).collect();
        WorthTable((0..=dice).map(row).collect())
    }

    /// The mean over a roll of all dice in play that are not kept.
    fn expect(&self, kept: Lot, in_play: usize) -> f64 {
        let already = kept.len();
        expect(in_play - already, |lot, more| self.0[already + more][kept.and(lot).index()])
    }
}
