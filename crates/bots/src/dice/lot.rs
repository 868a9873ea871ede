//! Lots: how many dice show each face that can be kept. Dice are all alike, so a lot is all there is
//! to say of a hand, and as there are only 2002 of them, what depends on a lot is a table.

use std::sync::LazyLock;

/// D-01: the dice of the game.
pub(super) const DICE: usize = 9;
/// The city parts, which are the first faces of a lot: end, corner, straight, tee.
pub(super) const PARTS: usize = 4;
/// The place of the knight, behind the city parts. Catapults go on at once and are in no lot.
pub(super) const KNIGHT: usize = PARTS;
/// Faces in a lot.
const KINDS: usize = PARTS + 1;

/// How many dice show each face.
pub(super) type Counts = [u8; KINDS];

/// A lot of at most nine dice, by its number. Smaller lots have smaller numbers, so the lots of at
/// most `n` dice are the first `count(n)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Lot(u16);

struct Lots {
    counts: Vec<Counts>,
    /// The counts of each lot, read as a decimal number.
    codes: Vec<usize>,
    /// The number of a lot by its code.
    by_code: Vec<u16>,
    /// For so many dice, the chance of each lot, the other dice being catapults.
    chances: Vec<Vec<f64>>,
}

static LOTS: LazyLock<Lots> = LazyLock::new(Lots::new);

impl Lots {
    fn new() -> Lots {
        let by_code = vec![0; 10_usize.pow(KINDS as u32)];
        let mut lots = Lots { counts: Vec::new(), codes: Vec::new(), by_code, chances: Vec::new() };
        for dice in 0..=DICE as u8 {
            lots.fill([0; KINDS], 0, dice);
        }
        lots.codes = lots.counts.iter().map(|&counts| code(counts)).collect();
        for (number, &code) in lots.codes.iter().enumerate() {
            lots.by_code[code] = number as u16;
        }
        lots.chances = (0..=DICE).map(|dice| lots.chances(dice)).collect();
        lots
    }

    fn fill(&mut self, mut counts: Counts, kind: usize, dice: u8) {
        if kind + 1 == KINDS {
            counts[kind] = dice;
            return self.counts.push(counts);
        }
        for count in 0..=dice {
            counts[kind] = count;
            self.fill(counts, kind + 1, dice - count);
        }
    }

    fn chances(&self, dice: usize) -> Vec<f64> {
        let chance = |counts: &Counts| {
            let shown = size(*counts);
            let ways = counts.iter().fold(factorial(dice) / factorial(dice - shown), |ways, &count| {
                ways / factorial(usize::from(count))
            });
            ways / 6_f64.powi(dice as i32)
        };
        self.counts.iter().take_while(|counts| size(**counts) <= dice).map(chance).collect()
    }
}

fn factorial(n: usize) -> f64 {
    (1..=n).map(|factor| factor as f64).product()
}

fn size(counts: Counts) -> usize {
    counts.iter().copied().map(usize::from).sum()
}

/// What one die of each face is in a code.
const DIGITS: [usize; KINDS] = [10_000, 1_000, 100, 10, 1];

fn code(counts: Counts) -> usize {
    DIGITS.into_iter().zip(counts).map(|(digit, count)| digit * usize::from(count)).sum()
}

impl Lot {
    /// No dice.
    pub(super) const NONE: Lot = Lot(0);

    /// The lot with these counts; at most nine dice.
    pub(super) fn of(counts: Counts) -> Lot {
        Lot(LOTS.by_code[code(counts)])
    }

    /// How many dice show each face.
    pub(super) fn counts(self) -> Counts {
        LOTS.counts[self.index()]
    }

    /// How many dice there are.
    pub(super) fn len(self) -> usize {
        size(self.counts())
    }

    /// The number of the lot, for tables.
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Both together; at most nine dice.
    pub(super) fn and(self, other: Lot) -> Lot {
        // No digit is carried, as no count is more than nine.
        Lot(LOTS.by_code[LOTS.codes[self.index()] + LOTS.codes[other.index()]])
    }

    /// Without the dice of the other lot, if they are all here.
    pub(super) fn less(self, other: Lot) -> Option<Lot> {
        let (mut counts, others) = (self.counts(), other.counts());
        for (count, other) in counts.iter_mut().zip(others) {
            *count = count.checked_sub(other)?;
        }
        Some(Lot::of(counts))
    }

    /// The lots with one die less.
    pub(super) fn one_less(self) -> impl Iterator<Item = Lot> {
        let (counts, code) = (self.counts(), LOTS.codes[self.index()]);
        let shown = DIGITS.into_iter().zip(counts).filter(|&(_, count)| count > 0);
        shown.map(move |(digit, _)| Lot(LOTS.by_code[code - digit]))
    }

    /// The first lot of more than so many dice.
    pub(super) fn after(dice: usize) -> Lot {
        Lot(LOTS.chances[dice].len() as u16)
    }

    /// The lots of at most so many dice, small ones first.
    pub(super) fn up_to(dice: usize) -> impl Iterator<Item = Lot> {
        (0..LOTS.chances[dice].len() as u16).map(Lot)
    }

    /// How many lots of at most so many dice there are.
    pub(super) fn count(dice: usize) -> usize {
        LOTS.chances[dice].len()
    }

    /// The mean, over a roll of so many dice, of what a table says of the lot rolled together with this
    /// one. Most of the solver's time goes here.
    pub(super) fn mean_with_roll(self, dice: usize, table: &[f64]) -> f64 {
        let Lots { codes, by_code, chances, .. } = &*LOTS;
        let offset = codes[self.index()];
        let rolls = chances[dice].iter().zip(codes);
        rolls.map(|(chance, code)| chance * table[usize::from(by_code[offset + code])]).sum()
    }

    /// The chance that so many dice show this lot, and catapults else.
    pub(super) fn chance(self, dice: usize) -> f64 {
        LOTS.chances[dice][self.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_2002_lots_and_the_chances_of_a_roll_add_up_to_one() {
        assert_eq!(Lot::count(DICE), 2002);
        for dice in 0..=DICE {
            let sum: f64 = Lot::up_to(dice).map(|lot| lot.chance(dice)).sum();
            assert!((sum - 1.0).abs() < 1e-12, "{dice} dice: {sum}");
        }
        // One die that is no catapult.
        assert!((Lot::of([0, 1, 0, 0, 0]).chance(1) - 1.0 / 6.0).abs() < 1e-15);
        // Two ends and a catapult of three dice: three orders.
        assert!((Lot::of([2, 0, 0, 0, 0]).chance(3) - 3.0 / 216.0).abs() < 1e-15);
    }

    #[test]
    fn lots_are_put_together_and_taken_apart() {
        let (one, other) = (Lot::of([1, 2, 0, 0, 1]), Lot::of([0, 1, 1, 2, 1]));
        assert_eq!(one.and(other).counts(), [1, 3, 1, 2, 2]);
        assert_eq!(one.and(other).less(other), Some(one));
        assert_eq!(one.less(other), None);
        assert_eq!(one.one_less().count(), 3);
        assert_eq!(Lot::NONE.one_less().count(), 0);
    }
}
