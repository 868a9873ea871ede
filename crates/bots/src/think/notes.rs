//! What was noted of a state, area by area, so that after a move only what lies near it has to be looked
//! at again.

use games::Seats;
use land::{AreaId, Cell, Counters, Land, TileIx};

use super::joins::{Holding, Meeting};
use super::utility::Values;

/// What a state is worth, area by area.
#[derive(Debug, Default)]
pub(super) struct Evaluation {
    pub(super) areas: Vec<Entry>,
    pub(super) feeders: Vec<Feeder>,
    /// The holes of all areas, one after the other.
    pub(super) holes: Vec<Cell>,
    /// Areas that meet.
    pub(super) meetings: Vec<Meeting>,
}

/// An area in which something is at stake.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) worth: Worth,
    pub(super) holding: Holding,
    pub(super) holes: (u32, u32),
    pub(super) feeders: (u32, u32),
}

/// An open area whose completion adds to what another is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Feeder {
    pub(super) area: AreaId,
    pub(super) points: f32,
    pub(super) chance: f32,
    pub(super) holes: (u32, u32),
}

/// An appraisal, and where a tile more lies now.
#[derive(Clone, Copy)]
pub(super) struct Before<'a> {
    pub(super) notes: &'a Evaluation,
    pub(super) cell: Cell,
    pub(super) tile: TileIx,
}

impl Before<'_> {
    /// Whether the tile touches one of these holes, or a cell next to one.
    pub(super) fn is_near(self, holes: (u32, u32)) -> bool {
        let cell = self.cell;
        let holes = &self.notes.holes[holes.0 as usize..holes.1 as usize];
        holes.iter().any(|hole| (hole.x - cell.x).abs() + (hole.y - cell.y).abs() <= 1)
    }

    /// Whether the tile lies in this cell or next to it.
    pub(super) fn touches(self, cell: Cell) -> bool {
        (cell.x - self.cell.x).abs() + (cell.y - self.cell.y).abs() <= 1
    }

    /// The chance of a feeder that the tile has nothing to do with.
    pub(super) fn chance(self, land: &Land, feeder: AreaId) -> Option<f32> {
        let known = self.notes.feeders.iter().find(|known| known.area == feeder)?;
        let is_touched = land.area(feeder).tiles().contains(self.tile) || self.is_near(known.holes);
        (!is_touched).then_some(known.chance)
    }
}

/// What an area gives.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Worth {
    pub(super) points: Values,
    /// Pieces that are about to come home.
    pub(super) home: Counters,
    /// How many pieces of each seat are expected to come home later.
    pub(super) returning: Values,
    /// Who gets what is fed to it.
    pub(super) fed: Seats,
    /// What part of it is expected to stay with who has it.
    pub(super) kept: f32,
}

impl Worth {
    pub(super) fn add(&mut self, other: &Worth) {
        self.points.iter_mut().zip(other.points).for_each(|(sum, points)| *sum += points);
        self.returning.iter_mut().zip(other.returning).for_each(|(sum, pieces)| *sum += pieces);
        self.home = self.home.plus(other.home);
    }
}

/// Areas to be looked at again, each once: those that meet on a tile or near it.
pub(super) struct Affected([Option<AreaId>; 48], usize);

impl Default for Affected {
    fn default() -> Affected {
        Affected([None; 48], 0)
    }
}

impl Affected {
    pub(super) fn add(&mut self, area: AreaId) {
        if self.1 < self.0.len() && !self.0[..self.1].contains(&Some(area)) {
            self.0[self.1] = Some(area);
            self.1 += 1;
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = AreaId> {
        self.0[..self.1].iter().copied().flatten()
    }
}
