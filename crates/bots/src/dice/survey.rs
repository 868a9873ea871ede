//! How the book and the styles come about: a survey of all closed cities and of all that can be built
//! on the way to one.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use land::Cell;

use super::book::{self, images};
use super::lot::{DICE, KNIGHT, Lot, PARTS};
use super::plan::value;
use super::site::{Die, Needs, add_need, cities, lot_of};
use super::style::TurnSolver;
use super::turn::{Payoff, Stakes};

/// All that can be built on the way to a closed city.
#[derive(Debug)]
pub struct Survey {
    /// Closed cities of three to nine dice, however turned or flipped.
    pub cities: usize,
    /// Arrangements of dice that are part of one.
    pub arrangements: usize,
    /// What closes a city on an empty table.
    pub(super) bare: Needs,
    /// The arrangements by their lot.
    pub(super) kinds: BTreeMap<Lot, Vec<Kind>>,
}

/// The arrangements that the same dice close.
#[derive(Debug)]
pub(super) struct Kind {
    pub(super) needs: Needs,
    pub(super) keys: Vec<Key>,
}

/// An arrangement as a number, the same however it is turned or flipped.
pub(super) type Key = u128;

impl Survey {
    /// Finds all. This takes seconds.
    pub fn of_all() -> Survey {
        let all: BTreeSet<Key> = cities([DICE as u8; PARTS + 1])
            .iter()
            .filter(|city| city.size >= 3)
            .map(|city| key(&city.dice))
            .collect();
        let mut lots: HashMap<Key, BTreeSet<Lot>> = HashMap::new();
        let mut bare = Needs::new();
        for &city in &all {
            let dice = unlock(city);
            add_need(&mut bare, lot_of(&dice), dice.len() as u8);
            for choice in 1..1_u32 << dice.len() {
                let is_built = |at: usize| choice & 1 << at != 0;
                let part = |wanted: bool| -> Vec<Die> {
                    let chosen = dice.iter().enumerate().filter(|&(at, _)| is_built(at) == wanted);
                    chosen.map(|(_, die)| *die).collect()
                };
                lots.entry(key(&part(true))).or_default().insert(lot_of(&part(false)));
            }
        }
        let arrangements = lots.len();
        let mut by_needs: BTreeMap<Lot, BTreeMap<BTreeSet<Lot>, Vec<Key>>> = BTreeMap::new();
        for (key, needed) in lots {
            by_needs.entry(lot_of(&unlock(key))).or_default().entry(needed).or_default().push(key);
        }
        let kinds = by_needs.into_iter().map(|(lot, kinds)| {
            let kind = |(needed, mut keys): (BTreeSet<Lot>, Vec<Key>)| {
                keys.sort_unstable();
                let size = |more: Lot| (lot.len() + more.len()) as u8;
                Kind { needs: needed.into_iter().map(|more| (more, size(more))).collect(), keys }
            };
            (lot, kinds.into_iter().map(kind).collect())
        });
        Survey { cities: all.len(), arrangements, bare, kinds: kinds.collect() }
    }

    /// How many arrangements differ in what closes them.
    pub fn count_kinds(&self) -> usize {
        self.kinds.values().map(Vec::len).sum()
    }

    /// The text of the book: for each of the styles and every first roll, the arrangement to build;
    /// and a closed city for every lot that makes one.
    pub fn write_book(&self) -> String {
        let closed = |kinds: &Vec<Kind>| {
            let closed = kinds.iter().filter(|kind| kind.needs.contains_key(&Lot::NONE));
            closed.map(Kind::first).min()
        };
        let mut chosen: BTreeSet<Key> = self.kinds.values().filter_map(closed).collect();
        for stakes in styles() {
            let best = self.best_by_lot(&stakes);
            for in_play in 0..=DICE {
                let mut top: BTreeMap<Lot, (f64, Option<Key>)> = BTreeMap::new();
                for lot in city_lots(in_play) {
                    let exact = best.get(&(lot, in_play - lot.len())).map(|&(worth, key)| (worth, Some(key)));
                    let none = (value(&Payoff::new(&self.bare, 0, in_play, &stakes), in_play, 2), None);
                    let less = lot.one_less().filter_map(|less| top.get(&less).copied());
                    let most =
                        less.chain(exact).fold(none, |most, one| if one.0 > most.0 { one } else { most });
                    top.insert(lot, most);
                }
                chosen.extend(top.values().filter_map(|(_, key)| *key));
            }
        }
        chosen.into_iter().map(|key| book::write(&unlock(key)) + "\n").collect()
    }

    /// For each lot and the dice to roll, the arrangement that is worth most with two rolls left; of
    /// equals the one with the least key.
    fn best_by_lot(&self, stakes: &Stakes) -> BTreeMap<(Lot, usize), (f64, Key)> {
        let mut best = BTreeMap::new();
        for (&lot, kinds) in &self.kinds {
            for to_roll in 0..=DICE - lot.len() {
                let worth = |needs: &Needs| value(&Payoff::new(needs, 0, to_roll, stakes), to_roll, 2);
                let worths = kinds.iter().map(|kind| (worth(&kind.needs), kind.first()));
                let most = worths.max_by(|one, other| one.0.total_cmp(&other.0).then(other.1.cmp(&one.1)));
                best.extend(most.map(|most| ((lot, to_roll), most)));
            }
        }
        best
    }
}

impl Kind {
    /// The one that stands for all.
    fn first(&self) -> Key {
        self.keys.first().copied().unwrap_or(1)
    }
}

/// The text of the styles: what turns with nine dice and with eight bring in each.
pub fn write_styles() -> String {
    let mut solver = TurnSolver::default();
    let mut text = String::new();
    for stakes in styles() {
        let outcomes = solver.outcomes(&stakes);
        for dice in [DICE, DICE - 1] {
            let words = outcomes[dice].map(|chance| format!("{chance:.9}"));
            text += &(words.join(" ") + "\n");
        }
    }
    text
}

/// The lots without knights.
pub(super) fn city_lots(dice: usize) -> impl Iterator<Item = Lot> {
    Lot::up_to(dice).filter(|lot| lot.counts()[KNIGHT] == 0)
}

/// What a turn may be played for: points, with more and more of them for a knight; or a city of some size, a
/// knight being worth a small part of it or half.
fn styles() -> Vec<Stakes> {
    let points = [0.0, 4.0, 8.0, 12.0, 16.0, 24.0].map(Stakes::points);
    let cities = [4, 5, 6, 7, 8].map(|dice| [0.15, 0.45].map(|keep| Stakes::at_least(dice, keep)));
    points.into_iter().chain(cities.into_iter().flatten()).collect()
}

/// Twelve bits a die, of the least of all images.
fn key(dice: &[Die]) -> Key {
    let of_image = |mut image: Vec<Die>| {
        let west = image.iter().map(|die| die.cell.x).min().unwrap_or(0);
        let north = image.iter().map(|die| die.cell.y).min().unwrap_or(0);
        image.sort_unstable();
        let bits = |die: &Die| {
            (die.cell.x - west) as u128 * 256 + (die.cell.y - north) as u128 * 16 + u128::from(die.black)
        };
        image.iter().fold(1, |key, die| key << 12 | bits(die))
    };
    images(dice).into_iter().map(of_image).min().unwrap_or(1)
}

/// The dice of a key.
pub(super) fn unlock(mut key: Key) -> Vec<Die> {
    let mut dice = Vec::new();
    while key > 1 {
        let cell = Cell::new((key >> 8 & 15) as i16, (key >> 4 & 15) as i16);
        dice.push(Die { cell, black: (key & 15) as u8 });
        key >>= 12;
    }
    dice.reverse();
    dice
}
