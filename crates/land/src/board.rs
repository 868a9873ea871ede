//! The board itself.

use tiles::{Rotation, Side, TileId, TileSet, ZoneId};

use crate::area::{Area, AreaId, Areas};
use crate::atlas::{Atlas, MIRROR, NO_ZONE};
use crate::cell::Cell;
use crate::counters::{Counters, TileBits, TileIx};
use crate::fringe::{Fringe, Rotations};
use crate::grid::{Grid, Spot};

/// A board: the tiles placed so far, the fringe, and the areas.
#[derive(Debug)]
pub struct Land {
    atlas: &'static Atlas,
    grid: Grid,
    placed: Vec<Placement>,
    /// The area that each zone belongs to, or an older name of it; tile by tile.
    zones: Vec<AreaId>,
    areas: Areas,
    fringe: Fringe,
    closed: Vec<AreaId>,
}

/// A placed tile as the board keeps it.
#[derive(Clone, Copy, Debug)]
struct Placement {
    cell: Cell,
    turned: u16,
    first_zone: u16,
}

/// A tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Which tile.
    pub tile: TileId,
    /// Where it lies.
    pub cell: Cell,
    /// How it is turned.
    pub rotation: Rotation,
}

/// Why a tile does not fit in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// A tile lies there.
    Occupied,
    /// No tile lies next to it.
    Apart,
    /// On this side unlike would meet unlike.
    Side(Side),
}

/// The most areas that one tile can close: its own zones and what looks around on eight neighbours.
const MAX_CLOSED: usize = TileSet::MAX_ZONES * 9;

impl Land {
    /// An empty board. The first tile may be placed anywhere, at the origin by custom.
    pub fn new(atlas: &'static Atlas) -> Land {
        let tiles = usize::from(atlas.set().count());
        Land {
            atlas,
            grid: Grid::new(),
            placed: Vec::with_capacity(tiles),
            zones: Vec::with_capacity(atlas.zones()),
            areas: Areas::with_capacity(atlas.zones()),
            // n joined squares touch at most 2n + 2 others.
            fringe: Fringe::with_capacity(2 * tiles + 2),
            closed: Vec::with_capacity(MAX_CLOSED),
        }
    }

    /// The tile set and its tables.
    pub fn atlas(&self) -> &'static Atlas {
        self.atlas
    }

    /// How many tiles have been placed.
    pub fn len(&self) -> usize {
        self.placed.len()
    }

    /// Whether no tile has been placed.
    pub fn is_empty(&self) -> bool {
        self.placed.is_empty()
    }

    /// The tile placed last.
    pub fn last(&self) -> Option<TileIx> {
        // At most 126 tiles.
        self.placed.len().checked_sub(1).map(|last| TileIx(last as u8))
    }

    /// A placed tile.
    pub fn placed(&self, tile: TileIx) -> Placed {
        let placement = self.placed[tile.index()];
        let turned = self.atlas.turned(placement.turned);
        Placed { tile: turned.tile, cell: placement.cell, rotation: turned.rotation }
    }

    /// All placed tiles, in the order of placing.
    pub fn tiles(&self) -> impl Iterator<Item = (TileIx, Placed)> {
        (0..self.placed.len()).map(|at| TileIx(at as u8)).map(|ix| (ix, self.placed(ix)))
    }

    /// The tile in a cell.
    pub fn tile_at(&self, cell: Cell) -> Option<TileIx> {
        match self.grid.get(Grid::index(cell)) {
            Spot::Tile(tile) if self.placed[tile.index()].cell == cell => Some(tile),
            _ => None,
        }
    }

    /// The empty cells next to tiles.
    pub fn fringe(&self) -> &[Cell] {
        self.fringe.cells()
    }

    /// Whether a tile fits in a cell, and if not, why.
    pub fn fits(&self, tile: TileId, rotation: Rotation, cell: Cell) -> Result<(), Misfit> {
        if self.tile_at(cell).is_some() {
            return Err(Misfit::Occupied);
        }
        let Some(slot) = self.slot(cell) else { return Err(Misfit::Apart) };
        if self.in_slot(tile, slot).contains(rotation) {
            return Ok(());
        }
        let kinds = self.atlas.turned(Atlas::turned_index(tile, rotation)).kinds;
        let differs = |side: &Side| {
            let shown = self.tile_at(cell.next(*side)).map(|neighbour| {
                let turned = self.atlas.turned(self.placed[neighbour.index()].turned);
                turned.kinds[side.opposite().index()]
            });
            shown.is_some_and(|shown| shown != kinds[side.index()])
        };
        Err(Side::ALL.into_iter().find(differs).map_or(Misfit::Apart, Misfit::Side))
    }

    /// The rotations in which a tile fits in a cell.
    pub fn rotations(&self, tile: TileId, cell: Cell) -> Rotations {
        self.slot(cell).map_or(Rotations::NONE, |slot| self.in_slot(tile, slot))
    }

    /// Every cell in which a tile fits, with the rotations.
    pub fn placements(&self, tile: TileId) -> impl Iterator<Item = (Cell, Rotations)> {
        let fits = self.atlas.fits(tile);
        let cells = self.fringe.cells().iter().zip(self.fringe.surroundings());
        cells.map(|(&cell, &at)| (cell, fits[usize::from(at)])).filter(|(_, rotations)| !rotations.is_empty())
    }

    /// Whether a tile fits in any cell.
    pub fn fits_somewhere(&self, tile: TileId) -> bool {
        let fits = self.atlas.fits(tile);
        self.fringe.surroundings().iter().any(|&at| !fits[usize::from(at)].is_empty())
    }

    /// In how many ways a tile fits, cells and rotations multiplied out.
    pub fn count_placements(&self, tile: TileId) -> u32 {
        let fits = self.atlas.fits(tile);
        self.fringe.surroundings().iter().map(|&at| fits[usize::from(at)].len()).sum()
    }

    /// The way to place a tile that has this many before it.
    pub fn nth_placement(&self, tile: TileId, mut n: u32) -> Option<(Cell, Rotation)> {
        let fits = self.atlas.fits(tile);
        for (slot, &at) in self.fringe.surroundings().iter().enumerate() {
            let rotations = fits[usize::from(at)];
            if n < rotations.len() {
                return Some((self.fringe.cells()[slot], rotations.nth(n)));
            }
            n -= rotations.len();
        }
        None
    }

    /// Puts a tile into a cell of the fringe where it fits, or anywhere if it is the first. Areas
    /// join; those that it closes are then in [`Land::closed`].
    pub fn place(&mut self, tile: TileId, rotation: Rotation, cell: Cell) -> TileIx {
        debug_assert!(self.placed.is_empty() || self.fits(tile, rotation, cell).is_ok());
        let ix = TileIx(self.placed.len() as u8);
        let at = Grid::index(cell);
        let turned = Atlas::turned_index(tile, rotation);
        self.closed.clear();
        let joined = self.join_neighbours(ix, turned, at);
        let empty_around = self.look_around(at);
        self.settle_zones(ix, tile, joined, empty_around);
        self.leave_fringe(at);
        self.grid.set(at, Spot::Tile(ix));
        self.grow_fringe(turned, cell, at);
        let first_zone = (self.zones.len() - self.atlas.plan(tile).zones.len()) as u16;
        self.placed.push(Placement { cell, turned, first_zone });
        ix
    }

    /// The areas that the tile placed last closed, each once.
    pub fn closed(&self) -> &[AreaId] {
        &self.closed
    }

    /// The area that a zone of a placed tile is part of.
    pub fn area_of(&self, tile: TileIx, zone: ZoneId) -> AreaId {
        let first = usize::from(self.placed[tile.index()].first_zone);
        self.areas.root(self.zones[first + zone.index()])
    }

    /// An area by its name.
    pub fn area(&self, id: AreaId) -> &Area {
        self.areas.get(id)
    }

    /// How many zones of a placed tile there are.
    pub fn zones_on(&self, tile: TileIx) -> u8 {
        let tile = self.atlas.turned(self.placed[tile.index()].turned).tile;
        self.atlas.plan(tile).zones.len() as u8
    }

    /// How many areas there have ever been; every [`AreaId::index`] is below it.
    pub fn area_ids(&self) -> usize {
        self.zones.len()
    }

    /// Counts a piece of a seat in an area.
    pub fn add_piece(&mut self, area: AreaId, seat: u8) {
        let area = self.areas.get_mut(area);
        area.pieces = area.pieces.plus(Counters::one(seat));
    }

    /// Takes one piece of a seat out of an area.
    pub fn remove_piece(&mut self, area: AreaId, seat: u8) {
        let area = self.areas.get_mut(area);
        area.pieces = area.pieces.minus(Counters::one(seat));
    }

    /// Takes all pieces out of an area; the answer is how many of each seat there were.
    pub fn take_pieces(&mut self, area: AreaId) -> Counters {
        std::mem::take(&mut self.areas.get_mut(area).pieces)
    }

    fn slot(&self, cell: Cell) -> Option<usize> {
        match self.grid.get(Grid::index(cell)) {
            Spot::Fringe(slot) if self.fringe.cells()[slot] == cell => Some(slot),
            _ => None,
        }
    }

    fn in_slot(&self, tile: TileId, slot: usize) -> Rotations {
        self.atlas.fits(tile)[usize::from(self.fringe.surroundings()[slot])]
    }

    /// Joins the zones of a new tile to those of its neighbours. The answer has, for each zone that
    /// met one, its area (perhaps under an older name).
    fn join_neighbours(&mut self, ix: TileIx, turned: u16, at: usize) -> [Option<AreaId>; TileSet::MAX_ZONES] {
        let atlas = self.atlas;
        let own = atlas.turned(turned);
        let plan = &atlas.plan(own.tile).zones[..];
        let mut joined = [None; TileSet::MAX_ZONES];
        for side in Side::ALL {
            let Spot::Tile(neighbour) = self.grid.get(Grid::step(at, side)) else { continue };
            let placement = self.placed[neighbour.index()];
            let theirs = &atlas.turned(placement.turned).zones[side.opposite().index()];
            for (lane, &zone) in own.zones[side.index()].iter().enumerate() {
                if zone == NO_ZONE {
                    continue;
                }
                let zone = usize::from(zone);
                let met = &mut self.zones[usize::from(placement.first_zone) + usize::from(theirs[MIRROR[lane]])];
                let area = self.areas.root(*met);
                *met = area;
                joined[zone] = Some(match joined[zone] {
                    None => {
                        let plan = &plan[zone];
                        let area = self.areas.get_mut(area);
                        area.tiles.insert(ix);
                        area.marks = area.marks.plus(plan.marks);
                        area.open += plan.ends;
                        area.open -= 2;
                        *met
                    }
                    Some(before) => {
                        let before = self.areas.root(before);
                        let whole = if before == area { area } else { self.areas.merge(before, area) };
                        self.areas.get_mut(whole).open -= 2;
                        whole
                    }
                });
            }
        }
        joined
    }

    /// Tells the zones around that look at this cell that it is taken. The answer is how many of the
    /// eight cells around it are empty.
    fn look_around(&mut self, at: usize) -> u16 {
        let mut empty = 8;
        for next in Grid::around(at) {
            let Spot::Tile(neighbour) = self.grid.get(next) else { continue };
            empty -= 1;
            let placement = self.placed[neighbour.index()];
            let plan = self.atlas.plan(self.atlas.turned(placement.turned).tile);
            if !plan.looks_around {
                continue;
            }
            let first = usize::from(placement.first_zone);
            for (zone, _) in plan.zones.iter().enumerate().filter(|(_, zone)| zone.around) {
                let id = self.zones[first + zone];
                let area = self.areas.get_mut(id);
                area.open -= 1;
                if area.open == 0 {
                    self.closed.push(id);
                }
            }
        }
        empty
    }

    /// Gives every zone of a new tile its area and notes which areas are closed now.
    fn settle_zones(
        &mut self,
        ix: TileIx,
        tile: TileId,
        joined: [Option<AreaId>; TileSet::MAX_ZONES],
        empty_around: u16,
    ) {
        let first = self.zones.len();
        for (plan, joined) in self.atlas.plan(tile).zones.iter().zip(joined) {
            let id = match joined {
                Some(area) => self.areas.root(area),
                None => self.areas.push(Area {
                    tiles: TileBits::of(ix),
                    marks: plan.marks,
                    pieces: Counters::default(),
                    parent: AreaId(0),
                    open: if plan.around { empty_around } else { plan.ends },
                    kind: plan.kind,
                }),
            };
            let is_closed = self.areas.get(id).is_closed();
            if is_closed && !self.zones[first..].contains(&id) {
                self.closed.push(id);
            }
            self.zones.push(id);
        }
    }

    fn leave_fringe(&mut self, at: usize) {
        if let Spot::Fringe(slot) = self.grid.get(at)
            && let Some(moved) = self.fringe.remove(slot)
        {
            self.grid.set(Grid::index(moved), Spot::Fringe(slot));
        }
    }

    fn grow_fringe(&mut self, turned: u16, cell: Cell, at: usize) {
        let kinds = self.atlas.turned(turned).kinds;
        for side in Side::ALL {
            let next = Grid::step(at, side);
            let weight = self.atlas.weight(side.opposite(), kinds[side.index()]);
            match self.grid.get(next) {
                Spot::Tile(_) => {}
                Spot::Fringe(slot) => self.fringe.add(slot, weight),
                Spot::Empty => {
                    let slot = self.fringe.push(cell.next(side), weight);
                    self.grid.set(next, Spot::Fringe(slot));
                }
            }
        }
    }
}

impl Clone for Land {
    fn clone(&self) -> Land {
        let mut copy = Land::new(self.atlas);
        copy.clone_from(self);
        copy
    }

    /// Copies into the space that is there: nothing is allocated between boards of one tile set.
    fn clone_from(&mut self, source: &Land) {
        self.atlas = source.atlas;
        self.grid.copy_from(&source.grid);
        self.placed.clone_from(&source.placed);
        self.zones.clone_from(&source.zones);
        self.areas.copy_from(&source.areas);
        self.fringe.copy_from(&source.fringe);
        self.closed.clone_from(&source.closed);
    }
}
