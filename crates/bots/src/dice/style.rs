//! What the solver's turns bring, exactly: its plan for every first roll, and for every second one after
//! each of these, weighed by their chances.

use std::collections::{BTreeMap, HashMap};

use super::book::{bare_needs, book};
use super::lot::{DICE, KNIGHT, Lot, PARTS};
use super::plan::{MOST_TO_TRY, Moment, extensions};
use super::race::{KEPT, Outcomes};
use super::site::{Die, Needs, closed_size, lot_of};
use super::turn::{KNIGHTS_TO_KEEP, Payoff, Stakes};

/// Works out what turns bring, and remembers what is the same for all stakes.
#[derive(Default)]
pub(super) struct TurnSolver {
    /// For a site, what may be added to it with which needs then.
    ways_on: HashMap<Vec<Die>, Ways>,
}

/// The lots that may be added to a site, each with what closes its cities then, which depends on where
/// the dice lie.
pub(super) type Ways = BTreeMap<Lot, Vec<Needs>>;

/// The dice in play, kept or not, of which a lot is kept.
type Kept = (usize, Lot);

impl TurnSolver {
    /// What a turn brings that is played for these stakes, by the number of dice.
    pub(super) fn outcomes(&mut self, stakes: &Stakes) -> [Outcomes; DICE + 1] {
        let mut known: HashMap<(Vec<Die>, usize, u8), Outcomes> = HashMap::new();
        let mut outcomes = [[0.0; KEPT + 1]; DICE + 1];
        for hand in Lot::up_to(DICE) {
            let first = Moment { built: Vec::new(), hand, knights: 0, rolls: 2, all_catapults: false };
            let plan = first.best_plan(stakes);
            let to_roll = hand.len() - plan.build.len() - usize::from(plan.collect);
            let place = (plan.build, to_roll, plan.collect);
            let after = match known.get(&place) {
                Some(after) => *after,
                None => {
                    let after = self.after_first(&place.0, to_roll, plan.collect, stakes);
                    known.insert(place, after);
                    after
                }
            };
            for (dice, sum) in outcomes.iter_mut().enumerate().skip(hand.len()) {
                add(sum, hand.chance(dice), &after);
            }
        }
        outcomes
    }

    /// What the turn brings after the first roll, with so many dice to roll.
    fn after_first(&mut self, site: &[Die], dice: usize, knights: u8, stakes: &Stakes) -> Outcomes {
        let ways = self.ways_on.entry(site.to_vec()).or_insert_with(|| ways_on(site));
        let mut best: BTreeMap<Kept, (f64, &Needs)> = BTreeMap::new();
        for (&lot, all_needs) in ways.range(..Lot::after(dice)) {
            for collect in 0..=(KNIGHTS_TO_KEEP - knights).min((dice - lot.len()) as u8) {
                let kept = lot.and(Lot::of([0, 0, 0, 0, collect]));
                for in_play in kept.len()..=dice {
                    let to_roll = in_play - kept.len();
                    let worths = all_needs.iter().map(|needs| {
                        (Payoff::new(needs, knights + collect, to_roll, stakes).one_roll(to_roll), needs)
                    });
                    if let Some(most) = worths.max_by(|one, other| one.0.total_cmp(&other.0)) {
                        best.insert((in_play, kept), most);
                    }
                }
            }
        }
        let mut outcomes = [0.0; KEPT + 1];
        for ((in_play, kept), chance) in choices(dice, &best) {
            let Some((_, needs)) = best.get(&(in_play, kept)) else { continue };
            let knights = knights + kept.counts()[KNIGHT];
            add(&mut outcomes, chance, &last_roll(needs, knights, in_play - kept.len(), stakes));
        }
        outcomes
    }
}

/// How often each lot is kept, if of every roll the part that is worth most is.
fn choices(dice: usize, worth: &BTreeMap<Kept, (f64, &Needs)>) -> BTreeMap<Kept, f64> {
    let mut chances = BTreeMap::new();
    for in_play in 0..=dice {
        let mut best: Vec<(f64, Lot)> = Vec::new();
        for lot in Lot::up_to(in_play) {
            let all = worth.get(&(in_play, lot)).map_or(f64::NEG_INFINITY, |&(worth, _)| worth);
            let parts = lot.one_less().map(|less| best[less.index()]);
            let most = parts.fold((all, lot), |most, part| if part.0 >= most.0 { part } else { most });
            best.push(most);
            if lot.len() == in_play {
                *chances.entry((in_play, most.1)).or_default() += lot.chance(dice);
            }
        }
    }
    chances
}

/// What may be added to a site, as the plans see it.
fn ways_on(site: &[Die]) -> Ways {
    let dice = DICE - site.len();
    let mut ways = Ways::new();
    add_way(&mut ways, Lot::NONE, &Needs::from([(Lot::NONE, closed_size(site))]));
    if site.is_empty() {
        add_way(&mut ways, Lot::NONE, bare_needs());
    }
    if site.is_empty() || dice > MOST_TO_TRY {
        for arrangement in book() {
            if let Some(missing) = arrangement.missing(site) {
                add_way(&mut ways, lot_of(&missing), arrangement.needs());
            }
        }
    } else {
        for (build, needs) in extensions(site, [dice as u8; PARTS + 1], dice) {
            add_way(&mut ways, lot_of(&build), &needs);
        }
    }
    ways
}

/// Notes what may be added.
pub(super) fn add_way(ways: &mut Ways, lot: Lot, needs: &Needs) {
    let known = ways.entry(lot).or_default();
    if !known.contains(needs) {
        known.push(needs.clone());
    }
}

/// What the last roll of so many dice brings.
fn last_roll(needs: &Needs, knights: u8, dice: usize, stakes: &Stakes) -> Outcomes {
    let mut sizes = vec![0; Lot::count(dice)];
    let mut outcomes = [0.0; KEPT + 1];
    for lot in Lot::up_to(dice) {
        let exact = needs.get(&lot).copied().unwrap_or(0);
        let size = lot.one_less().fold(exact, |most, less| most.max(sizes[less.index()]));
        sizes[lot.index()] = size;
        let may_keep = knights + lot.counts()[KNIGHT] >= KNIGHTS_TO_KEEP;
        let keeps = may_keep && stakes.keep > stakes.city[usize::from(size)];
        outcomes[if keeps { KEPT } else { usize::from(size) }] += lot.chance(dice);
    }
    outcomes
}

fn add(sum: &mut Outcomes, weight: f64, more: &Outcomes) {
    sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += weight * more);
}
