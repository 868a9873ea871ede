//! What is built on the table, and in which ways its cities can be closed.

use std::collections::BTreeMap;

use land::Cell;
use tiles::{Rotation, Side};

use super::lot::{Counts, DICE, Lot, PARTS};

/// The black sides of each city part as it lies unturned, one bit a side from north clockwise: end,
/// corner, straight, tee.
pub(super) const BLACK: [u8; PARTS] = [0b0001, 0b0011, 0b0101, 0b1011];

/// A die that is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Die {
    pub(super) cell: Cell,
    /// Its black sides, one bit a side.
    pub(super) black: u8,
}

impl Die {
    /// A city part in a cell.
    pub(super) fn new(part: usize, cell: Cell, rotation: Rotation) -> Die {
        Die { cell, black: turned(BLACK[part], rotation) }
    }

    /// Which city part it shows.
    pub(super) fn part(self) -> usize {
        match self.black.count_ones() {
            1 => 0,
            2 if turned(self.black, Rotation::R2) == self.black => 2,
            2 => 1,
            _ => 3,
        }
    }

    /// How far it is turned; the least of equals.
    pub(super) fn rotation(self) -> Rotation {
        let is_it = |rotation: &Rotation| turned(BLACK[self.part()], *rotation) == self.black;
        Rotation::ALL.into_iter().find(is_it).unwrap_or(Rotation::R0)
    }

    fn is_black(self, side: Side) -> bool {
        self.black & bit(side) != 0
    }
}

fn bit(side: Side) -> u8 {
    1 << side.index()
}

/// These black sides after a turn.
pub(super) fn turned(black: u8, rotation: Rotation) -> u8 {
    (black << rotation.index() | black >> (4 - rotation.index())) & 0b1111
}

/// The city parts of some dice.
pub(super) fn lot_of(dice: &[Die]) -> Lot {
    let mut counts = [0; PARTS + 1];
    dice.iter().for_each(|die| counts[die.part()] += 1);
    Lot::of(counts)
}

/// A way to close a city.
#[derive(Clone, Debug)]
pub(super) struct Closing {
    /// The dice that it takes.
    pub(super) dice: Vec<Die>,
    /// The dice of the city then.
    pub(super) size: u8,
}

/// Which lots of dice close a city, with the dice of the city then. What is closed already takes
/// none.
pub(super) type Needs = BTreeMap<Lot, u8>;

/// What the closings need, all in all.
pub(super) fn needs(built: &[Die], dice: usize) -> Needs {
    let mut needs = Needs::new();
    add_need(&mut needs, Lot::NONE, closed_size(built));
    for closing in closings(built, [dice as u8; PARTS + 1], dice) {
        add_need(&mut needs, lot_of(&closing.dice), closing.size);
    }
    needs
}

/// Notes a lot that closes a city.
pub(super) fn add_need(needs: &mut Needs, lot: Lot, size: u8) {
    let known = needs.entry(lot).or_default();
    *known = size.max(*known);
}

/// The dice of the largest closed city.
pub(super) fn closed_size(built: &[Die]) -> u8 {
    let cities = (0..built.len()).map(|die| City::around(built, die));
    cities.filter(|city| city.holes().is_empty()).map(|city| city.size()).max().unwrap_or(0)
}

/// Every way to close a city that has begun, with at most so many dice of each part and in all. A city
/// can only be closed by filling a cell that one of its black sides looks at, so filling one
/// such cell after the other finds every way, and finds it once.
pub(super) fn closings(built: &[Die], parts: Counts, dice: usize) -> Vec<Closing> {
    let mut works =
        ClosingSearch { dice: built.to_vec(), built: built.len(), left: parts, found: Vec::new(), start: 0 };
    let most = built.len() + dice;
    for start in 0..built.len() {
        let city = City::around(built, start);
        if city.first() == start && !city.holes().is_empty() {
            works.start = start;
            works.close(most);
        }
    }
    works.found
}

/// Every closed city of at most so many of each part, the first die lying unturned in the middle.
pub(super) fn cities(parts: Counts) -> Vec<Closing> {
    let mut found = Vec::new();
    for part in (0..PARTS).filter(|&part| parts[part] > 0) {
        let first = Die::new(part, Cell::ORIGIN, Rotation::R0);
        let mut others = parts;
        others[part] -= 1;
        let most = DICE.min(parts[..PARTS].iter().copied().map(usize::from).sum()) - 1;
        for mut closing in closings(&[first], others, most) {
            closing.dice.push(first);
            found.push(closing);
        }
    }
    found
}

/// One city: which of the dice belong to it, and the cells that its black sides look at and that are
/// empty.
struct City {
    members: u32,
    /// Enough for all sides of all dice; only the first ones count.
    cells: [Cell; 4 * DICE],
    count: usize,
}

impl City {
    fn around(dice: &[Die], start: usize) -> City {
        let mut city = City { members: 1 << start, cells: [Cell::ORIGIN; 4 * DICE], count: 0 };
        let mut to_visit = city.members;
        while to_visit != 0 {
            let die = dice[to_visit.trailing_zeros() as usize];
            to_visit &= to_visit - 1;
            for side in Side::ALL.into_iter().filter(|&side| die.is_black(side)) {
                let cell = die.cell.next(side);
                match dice.iter().position(|other| other.cell == cell) {
                    Some(next) => {
                        to_visit |= 1 << next & !city.members;
                        city.members |= 1 << next;
                    }
                    None if city.holes().contains(&cell) => {}
                    None => {
                        city.cells[city.count] = cell;
                        city.count += 1;
                    }
                }
            }
        }
        city
    }

    /// The empty cells.
    fn holes(&self) -> &[Cell] {
        &self.cells[..self.count]
    }

    fn size(&self) -> u8 {
        self.members.count_ones() as u8
    }

    /// The first of its dice.
    fn first(&self) -> usize {
        self.members.trailing_zeros() as usize
    }
}

/// The search for closings.
struct ClosingSearch {
    /// What is built, and behind it what is being tried.
    dice: Vec<Die>,
    built: usize,
    left: Counts,
    found: Vec<Closing>,
    /// A die of the city that is to be closed.
    start: usize,
}

impl ClosingSearch {
    fn close(&mut self, most: usize) {
        let city = City::around(&self.dice, self.start);
        let Some(&cell) = city.holes().first() else {
            // A city that one of the dice before belongs to has been found from there.
            if city.first() == self.start {
                self.found.push(Closing { dice: self.dice[self.built..].to_vec(), size: city.size() });
            }
            return;
        };
        if self.dice.len() + city.holes().len() > most {
            return;
        }
        let (must, may) = self.sides_around(cell);
        for (part, &unturned) in BLACK.iter().enumerate() {
            if self.left[part] == 0 {
                continue;
            }
            let ways = if part == 2 { &Rotation::ALL[..2] } else { &Rotation::ALL[..] };
            for &rotation in ways {
                let black = turned(unturned, rotation);
                if black & must == must && black & !may == 0 {
                    self.left[part] -= 1;
                    self.dice.push(Die { cell, black });
                    self.close(most);
                    self.dice.pop();
                    self.left[part] += 1;
                }
            }
        }
    }

    /// D-08: the sides that must be black next to what lies around a cell, and those that may be.
    fn sides_around(&self, cell: Cell) -> (u8, u8) {
        let (mut must, mut may) = (0, 0);
        for side in Side::ALL {
            let next = cell.next(side);
            match self.dice.iter().find(|die| die.cell == next) {
                Some(die) if die.is_black(side.opposite()) => must |= bit(side),
                Some(_) => {}
                None => may |= bit(side),
            }
        }
        (must, must | may)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_the_faces_of_the_die() {
        let set = tiles::builtin("dice").unwrap();
        for (part, name) in super::super::book::NAMES.into_iter().enumerate() {
            let face = set.tile(set.find(name).unwrap());
            let ports = face.zones.iter().filter(|zone| zone.kind == set.kind("city").unwrap());
            let black =
                ports.flat_map(|zone| zone.ports.iter()).fold(0, |black, port| black | bit(port.side));
            assert_eq!(black, BLACK[part], "{name}");
            for rotation in Rotation::ALL {
                let die = Die::new(part, Cell::ORIGIN, rotation);
                assert_eq!(die.part(), part);
                assert_eq!(Die::new(part, Cell::ORIGIN, die.rotation()), die);
            }
        }
    }

    /// Every city is found once from each of its dice, whichever side of it is north.
    #[test]
    fn closed_cities_are_all_found() {
        let mut by_size = [0; 8];
        let found = cities([7; PARTS + 1]);
        found.iter().filter(|city| city.dice.len() < 8).for_each(|city| by_size[city.dice.len()] += 1);
        assert_eq!(by_size, [0, 0, 1, 5, 26, 134, 697, 3597]);
        assert!(found.iter().all(|city| closed_size(&city.dice) == city.size));
    }

    #[test]
    fn a_gap_is_closed_by_what_fits_it_and_a_part_alone_by_its_own_end() {
        let end = |x, rotation| Die::new(0, Cell::new(x, 0), rotation);
        let gap = [end(0, Rotation::R1), end(2, Rotation::R3)];
        let needs = needs(&gap, 2);
        let lot = |counts| needs.get(&Lot::of(counts)).copied();
        assert_eq!(lot([0, 0, 1, 0, 0]), Some(3), "a straight between both ends");
        assert_eq!(lot([1, 0, 0, 1, 0]), Some(4), "a tee with a third end");
        assert_eq!(lot([0, 1, 0, 0, 0]), None, "no corner goes straight on");
        // Another end can't lie there, as it would show the second end a white side.
        assert_eq!(lot([1, 0, 0, 0, 0]), None);
    }
}
