//! The book: arrangements of dice that are good to build after a roll, worked out beforehand by
//! `bastide solve dice`; and a closed city for every lot of dice that makes one. How many there are to choose from, and how these were chosen, is told in
//! `docs/dice-solver.md`.

use std::sync::{LazyLock, OnceLock};

use land::Cell;
use tiles::Rotation;

use super::lot::{DICE, Lot};
use super::site::{Die, Needs, closed_size, lot_of, needs, turned};

/// The names of the city parts in the book.
pub(super) const NAMES: [&str; 4] = ["end", "corner", "straight", "tee"];

static BOOK: LazyLock<Vec<Arrangement>> = LazyLock::new(|| read(include_str!("book.txt")));

/// All arrangements of the book.
pub(super) fn book() -> &'static [Arrangement] {
    &BOOK
}

/// What closes a city on an empty table.
pub(super) fn bare_needs() -> &'static Needs {
    &BARE
}

static BARE: LazyLock<Needs> = LazyLock::new(|| {
    let closed = book().iter().filter(|arrangement| closed_size(&arrangement.dice) > 0);
    closed.map(|arrangement| (arrangement.lot, arrangement.dice.len() as u8)).collect()
});

/// Dice as they lie to each other.
#[derive(Debug)]
pub(super) struct Arrangement {
    pub(super) dice: Vec<Die>,
    pub(super) lot: Lot,
    needs: OnceLock<Needs>,
}

impl Arrangement {
    pub(super) fn new(dice: Vec<Die>) -> Arrangement {
        Arrangement { lot: lot_of(&dice), dice, needs: OnceLock::new() }
    }

    /// What closes its cities, with as many dice as there are besides.
    pub(super) fn needs(&self) -> &Needs {
        self.needs.get_or_init(|| needs(&self.dice, DICE - self.dice.len()))
    }

    /// The dice that are missing from it if these are built already; none if it has no place for
    /// them.
    pub(super) fn missing(&self, built: &[Die]) -> Option<Vec<Die>> {
        let Some(first) = built.first() else { return Some(self.dice.clone()) };
        images(&self.dice).into_iter().find_map(|image| {
            image.iter().filter(|die| die.black == first.black).find_map(|die| {
                let (dx, dy) = (first.cell.x - die.cell.x, first.cell.y - die.cell.y);
                let moved = image.iter().map(|die| moved(*die, dx, dy));
                let (there, missing): (Vec<Die>, Vec<Die>) = moved.partition(|die| built.contains(die));
                (there.len() == built.len()).then_some(missing)
            })
        })
    }
}

fn moved(die: Die, dx: i16, dy: i16) -> Die {
    Die { cell: Cell::new(die.cell.x + dx, die.cell.y + dy), ..die }
}

/// The dice turned and flipped in all eight ways.
pub(super) fn images(dice: &[Die]) -> Vec<Vec<Die>> {
    let turn =
        |die: &Die| Die { cell: Cell::new(-die.cell.y, die.cell.x), black: turned(die.black, Rotation::R1) };
    let flip = |die: &Die| Die {
        cell: Cell::new(-die.cell.x, die.cell.y),
        black: die.black & 0b0101 | (die.black & 0b0010) << 2 | (die.black & 0b1000) >> 2,
    };
    let flipped: Vec<Die> = dice.iter().map(flip).collect();
    let mut images = vec![dice.to_vec(), flipped];
    for _ in 0..3 {
        for at in images.len() - 2..images.len() {
            images.push(images[at].iter().map(turn).collect());
        }
    }
    images
}

/// Writes an arrangement as a line of the book.
pub(super) fn write(dice: &[Die]) -> String {
    let words = dice.iter().map(|die| format!("{}@{}{}", NAMES[die.part()], die.cell, die.rotation()));
    words.collect::<Vec<_>>().join("/")
}

fn read(text: &str) -> Vec<Arrangement> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split('/').map(read_die).collect()).map(Arrangement::new).collect()
}

fn read_die(word: &str) -> Option<Die> {
    let (name, place) = word.split_once('@')?;
    let (cell, turns) = place.split_once('r')?;
    let (x, y) = cell.split_once(',')?;
    let part = NAMES.iter().position(|known| *known == name)?;
    let rotation = Rotation::quarter_turns(turns.parse().ok()?);
    Some(Die::new(part, Cell::new(x.parse().ok()?, y.parse().ok()?), rotation))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_book_is_an_arrangement_that_can_be_closed() {
        let lines = include_str!("book.txt").lines().filter(|line| !line.starts_with('#')).count();
        assert_eq!(book().len(), lines);
        for arrangement in book() {
            assert!(!arrangement.needs().is_empty(), "{}", write(&arrangement.dice));
        }
    }

    #[test]
    fn an_arrangement_is_found_again_however_it_is_turned() {
        let arrangement = &read("end@0,0r1/corner@1,0r2/tee@3,0r0")[0];
        for image in images(&arrangement.dice) {
            for die in &image {
                let missing = arrangement.missing(&[*die]).unwrap();
                assert_eq!(missing.len(), 2);
            }
            assert_eq!(arrangement.missing(&image), Some(Vec::new()));
        }
        let elsewhere = Die::new(2, Cell::ORIGIN, Rotation::R0);
        assert_eq!(arrangement.missing(&[elsewhere]), None);
    }
}
