//! The fringe: the empty cells next to tiles, each with what its neighbours show to it.

use tiles::{Rotation, TileSet};

use crate::cell::Cell;
use crate::grid::Place;
use crate::list::List;

/// A set of rotations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rotations(u8);

impl Rotations {
    /// No rotation.
    pub const NONE: Rotations = Rotations(0);
    /// Every rotation.
    pub const ALL: Rotations = Rotations::from_bits(15);

    /// The four lowest bits say which; the four above hold their number, so that counting what
    /// fits over the whole fringe is a look-up and an addition a cell.
    pub(crate) const fn from_bits(bits: u8) -> Rotations {
        Rotations((bits & 15) | ((bits & 15).count_ones() as u8) << 4)
    }

    /// The rotations as four bits, the one without a turn lowest.
    pub fn bits(self) -> u8 {
        self.0 & 15
    }

    /// Whether the rotation is in.
    pub fn contains(self, rotation: Rotation) -> bool {
        self.0 >> rotation.index() & 1 == 1
    }

    /// How many there are.
    pub fn len(self) -> u32 {
        u32::from(self.0 >> 4)
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The rotations in order.
    pub fn iter(self) -> impl Iterator<Item = Rotation> {
        // Bit by bit: whether each is in can't be foreseen, how many there are mostly can.
        let mut bits = self.bits();
        (0..self.len()).map(move |_| {
            let next = Rotation::quarter_turns(bits.trailing_zeros() as u8);
            bits &= bits.wrapping_sub(1);
            next
        })
    }

    /// The rotation with this many before it; the last where there are not so many.
    pub fn nth(self, n: u32) -> Rotation {
        let mut bits = self.bits();
        for _ in 0..n {
            bits &= bits.wrapping_sub(1);
        }
        Rotation::quarter_turns(bits.trailing_zeros() as u8)
    }
}

impl FromIterator<Rotation> for Rotations {
    fn from_iter<T: IntoIterator<Item = Rotation>>(rotations: T) -> Rotations {
        Rotations::from_bits(rotations.into_iter().fold(0, |bits, rotation| bits | 1 << rotation.index()))
    }
}

/// What the four neighbours of an empty cell show to it, as one number: the sum over the sides of
/// [`Atlas::weight`](crate::atlas::Atlas).
pub(crate) type Surroundings = u16;

/// An empty cell next to tiles.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    pub(crate) cell: Cell,
    /// The cell's place in the grid.
    pub(crate) at: Place,
    pub(crate) surroundings: Surroundings,
}

/// The cells of the fringe in no particular order.
#[derive(Clone, Debug)]
pub(crate) struct Fringe(List<Slot, MAX_SLOTS>);

const MAX_SLOTS: usize = 256;
/// n joined squares touch at most 2n + 2 others.
const _: () = assert!(2 * TileSet::MAX_TILES as usize + 2 <= MAX_SLOTS);

impl Fringe {
    pub(crate) fn new() -> Fringe {
        let nowhere = Slot { cell: Cell::ORIGIN, at: Place::of(Cell::ORIGIN), surroundings: 0 };
        Fringe(List::new(nowhere))
    }

    pub(crate) fn slots(&self) -> &[Slot] {
        self.0.as_slice()
    }

    /// Adds a cell; the answer is the number of its slot.
    pub(crate) fn push(&mut self, slot: Slot) -> usize {
        self.0.push(slot)
    }

    /// Takes a cell out; the answer is the place of the cell that now has its slot, unless it was the
    /// last one.
    pub(crate) fn remove(&mut self, slot: usize) -> Option<Place> {
        self.0.swap_remove(slot);
        (slot < self.0.len()).then(|| self.0.get(slot).at)
    }

    pub(crate) fn add(&mut self, slot: usize, weight: Surroundings) {
        self.0.get_mut(slot).surroundings += weight;
    }

    pub(crate) fn copy_from(&mut self, other: &Fringe) {
        self.0.copy_from(&other.0);
    }
}
