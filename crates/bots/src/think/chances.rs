//! The chances that a hole is filled, by what is left in the pile.

use std::sync::{Mutex, PoisonError};

use land::Atlas;
use tiles::{Lane, Rotation, Side, TileId};

/// For every surroundings, side and tile: whether the tile fits, and whether it then can close what
/// comes in on that side.
#[derive(Debug)]
pub(crate) struct Closers {
    atlas: &'static Atlas,
    /// Tile by tile within a side, sides within surroundings.
    table: Vec<Filling>,
}

/// What a tile can do in a hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Filling {
    DoesNotFit,
    Fits,
    Closes,
}

impl Closers {
    /// The table of a tile set, worked out once.
    pub(crate) fn of(atlas: &'static Atlas) -> &'static Closers {
        static KNOWN: Mutex<Vec<&'static Closers>> = Mutex::new(Vec::new());
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = known.iter().find(|closers| std::ptr::eq(closers.atlas, atlas)) {
            return found;
        }
        let new: &'static Closers = Box::leak(Box::new(Closers::new(atlas)));
        known.push(new);
        new
    }

    fn new(atlas: &'static Atlas) -> Closers {
        let tiles = || atlas.set().tile_ids().map(|(tile, _)| tile);
        let holes = (0..atlas.surroundings()).flat_map(|hole| Side::ALL.map(|side| (hole, side)));
        let table = holes.flat_map(|(hole, side)| tiles().map(move |tile| filling(atlas, tile, hole, side)));
        Closers { atlas, table: table.collect() }
    }

    fn row(&self, hole: usize, side: Side) -> &[Filling] {
        let tiles = self.atlas.set().tiles().len();
        &self.table[(hole * 4 + side.index()) * tiles..][..tiles]
    }
}

fn filling(atlas: &Atlas, tile: TileId, hole: usize, side: Side) -> Filling {
    let fitting = atlas.fits_in(tile, hole);
    let ways = fitting.iter().map(|rotation| {
        if closes(atlas, tile, rotation, hole, side) { Filling::Closes } else { Filling::Fits }
    });
    ways.max().unwrap_or(Filling::DoesNotFit)
}

/// Whether what crosses this side of a turned tile leads on to no empty cell.
fn closes(atlas: &Atlas, tile: TileId, rotation: Rotation, hole: usize, side: Side) -> bool {
    let Some(zone) = atlas.zone_at(tile, rotation, side, Lane::Middle) else { return false };
    let ports = &atlas.set().tile(tile).zones[zone.index()].ports;
    ports.iter().all(|port| atlas.has_neighbour(hole, port.side.turned(rotation)))
}

/// How many tiles of a pile fit into a hole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fitting {
    /// Those that close what comes in, whatever side that is on.
    pub(crate) closing: u8,
    /// The others.
    pub(crate) extending: u8,
}

/// What the tiles of one pile can do in holes, remembered as long as the pile stays the same.
#[derive(Debug)]
pub(crate) struct Chances {
    closers: &'static Closers,
    pile: Vec<(TileId, u8)>,
    left: u32,
    known: Vec<(u32, Fitting)>,
    /// What is known is of the pile of this number.
    number: u32,
}

impl Chances {
    pub(crate) fn new(atlas: &'static Atlas) -> Chances {
        Chances {
            closers: Closers::of(atlas),
            pile: Vec::new(),
            left: 0,
            known: vec![(0, Fitting::default()); atlas.surroundings() * 4],
            number: 0,
        }
    }

    /// Looks at another pile.
    pub(crate) fn look_at(&mut self, pile: impl Iterator<Item = (TileId, u8)>) {
        self.pile.clear();
        self.pile.extend(pile);
        self.left = self.pile.iter().map(|&(_, count)| u32::from(count)).sum();
        self.number += 1;
    }

    /// The pile.
    pub(crate) fn pile(&self) -> &[(TileId, u8)] {
        &self.pile
    }

    /// How many tiles the pile has.
    pub(crate) fn left(&self) -> u32 {
        self.left
    }

    /// The tiles that fit into a hole, seen from one of its sides.
    pub(crate) fn fitting(&mut self, hole: usize, side: Side) -> Fitting {
        let at = hole * 4 + side.index();
        let (number, known) = self.known[at];
        if number == self.number {
            return known;
        }
        let row = self.closers.row(hole, side);
        let mut fitting = Fitting::default();
        for &(tile, count) in &self.pile {
            match row[tile.index()] {
                Filling::DoesNotFit => {}
                Filling::Fits => fitting.extending += count,
                Filling::Closes => fitting.closing += count,
            }
        }
        self.known[at] = (self.number, fitting);
        fitting
    }
}
