//! The board itself.

use tiles::{Rotation, Side, TileId, TileSet, ZoneId};

use crate::area::{Area, AreaId, Areas};
use crate::atlas::{Atlas, MIRROR, NO_ZONE};
use crate::cell::Cell;
use crate::counters::{Counters, TileBits, TileIx};
use crate::fit::Misfit;
use crate::fringe::Fringe;
use crate::grid::{CellState, Grid};

/// A board: the tiles placed so far, the fringe, and the areas.
#[derive(Debug)]
pub struct Land {
    pub(crate) atlas: &'static Atlas,
    pub(crate) grid: Grid,
    pub(crate) placed: Vec<Placement>,
    /// The area that each zone belongs to, or an older name of it; tile by tile.
    zones: Vec<AreaId>,
    pub(crate) areas: Areas,
    pub(crate) fringe: Fringe,
    closed: Vec<AreaId>,
}

/// A placed tile as the board keeps it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placement {
    pub(crate) cell: Cell,
    pub(crate) turned: u16,
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
            zones: Vec::with_capacity(atlas.all_zones()),
            areas: Areas::with_capacity(atlas.all_zones()),
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
        let tile = self.grid.get(Grid::index(cell)).as_tile();
        tile.filter(|tile| self.placed[tile.index()].cell == cell)
    }

    /// The empty cells next to tiles.
    pub fn fringe(&self) -> impl ExactSizeIterator<Item = Cell> {
        self.fringe.slots().iter().map(|slot| slot.cell)
    }

    /// Puts a tile into a cell of the fringe where it fits, or into one that no tile touches: the
    /// first anywhere, others no further away than a board of the whole set could span. Areas join;
    /// those that it closes are then in [`Land::closed`].
    pub fn place(&mut self, tile: TileId, rotation: Rotation, cell: Cell) -> TileIx {
        debug_assert!(matches!(self.fits(tile, rotation, cell), Ok(()) | Err(Misfit::Apart)));
        let ix = TileIx(self.placed.len() as u8);
        let at = Grid::index(cell);
        let turned = Atlas::turned_index(tile, rotation);
        self.closed.clear();
        self.leave_fringe(at);
        let around = Grid::around(at);
        let joined = self.meet_neighbours(ix, turned, cell, &around);
        let first_zone = self.zones.len() as u16;
        self.settle_zones(ix, tile, &joined, &around);
        self.tell_around(&around);
        self.grid.set(at, CellState::tile(ix, self.atlas.looks_around(tile)));
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

    /// The zones of an area, in the order in which their tiles were placed.
    pub fn zones_in(&self, id: AreaId) -> impl Iterator<Item = (TileIx, ZoneId)> {
        let Area { kind, tiles, .. } = *self.areas.get(id);
        tiles.iter().flat_map(move |tile| {
            let zones = self.atlas.zones_of(self.placed(tile).tile);
            let alike = (0..).map(ZoneId).zip(zones).filter(move |(_, zone)| zone.kind == kind);
            alike
                .map(move |(zone, _)| (tile, zone))
                .filter(move |&(tile, zone)| self.area_of(tile, zone) == id)
        })
    }

    /// Takes marks out of an area, as if they had never been drawn there.
    pub fn remove_marks(&mut self, area: AreaId, marks: Counters) {
        let area = self.areas.get_mut(area);
        area.marks = area.marks.minus(marks);
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

    /// Joins the zones of a new tile to those of the tiles beside it, and shows its sides to the
    /// empty cells. The answer has, for each zone that met one, its area (perhaps under an older
    /// name).
    fn meet_neighbours(&mut self, ix: TileIx, turned: u16, cell: Cell, around: &[usize; 8]) -> Joined {
        let atlas = self.atlas;
        let new = atlas.turned(turned);
        let mut joined = [None; TileSet::MAX_ZONES];
        for &side in &Side::ALL {
            let next = around[side.index()];
            let state = self.grid.get(next);
            let zones = &new.zones[side.index()];
            if let Some(neighbour) = state.as_tile() {
                let placement = self.placed[neighbour.index()];
                let theirs = &atlas.turned(placement.turned).zones[side.opposite().index()];
                for (&zone, &lane) in zones.iter().zip(&MIRROR) {
                    if zone != NO_ZONE {
                        let met = placement.first_zone + u16::from(theirs[lane]);
                        self.join(ix, new.tile, zone, met, &mut joined);
                    }
                }
                continue;
            }
            let weight = atlas.weight(side.opposite(), new.kinds[side.index()]);
            match state.as_slot() {
                Some(slot) => self.fringe.add(slot, weight),
                None => {
                    let slot = self.fringe.push(cell.next(side), weight);
                    self.grid.set(next, CellState::fringe(slot));
                }
            }
        }
        joined
    }

    /// Joins a zone of a new tile to a zone that is there.
    fn join(&mut self, ix: TileIx, tile: TileId, zone: u8, met: u16, joined: &mut Joined) {
        let met = &mut self.zones[usize::from(met)];
        let theirs = self.areas.root(*met);
        *met = theirs;
        let area_so_far = &mut joined[usize::from(zone) % TileSet::MAX_ZONES];
        let whole = match *area_so_far {
            None => {
                let zone = self.atlas.zone(tile, zone);
                let area = self.areas.get_mut(theirs);
                area.tiles.insert(ix);
                area.marks = area.marks.plus(zone.marks);
                area.open += zone.ends;
                theirs
            }
            Some(before) => self.areas.merge(self.areas.root(before), theirs),
        };
        // One end on each side of the border.
        self.areas.get_mut(whole).open -= 2;
        *area_so_far = Some(whole);
    }

    /// Gives every zone of a new tile its area and notes which areas are closed now.
    fn settle_zones(&mut self, ix: TileIx, tile: TileId, joined: &Joined, around: &[usize; 8]) {
        let first = self.zones.len();
        for (zone, joined) in self.atlas.zones_of(tile).iter().zip(joined) {
            let id = match joined {
                &Some(area) => self.areas.root(area),
                None => {
                    let open = if zone.around { self.empty_around(around) } else { zone.ends };
                    self.areas.push(Area {
                        tiles: TileBits::of(ix),
                        marks: zone.marks,
                        pieces: Counters::default(),
                        parent: AreaId(0),
                        open,
                        kind: zone.kind,
                    })
                }
            };
            if self.areas.get(id).is_closed() && !self.zones[first..].contains(&id) {
                self.closed.push(id);
            }
            self.zones.push(id);
        }
    }

    fn empty_around(&self, around: &[usize; 8]) -> u16 {
        around.iter().map(|&next| u16::from(!self.grid.get(next).is_tile())).sum()
    }

    /// Tells the zones around that look at this cell that it is taken.
    fn tell_around(&mut self, around: &[usize; 8]) {
        for &next in around {
            let state = self.grid.get(next);
            if state.looks_around()
                && let Some(neighbour) = state.as_tile()
            {
                self.tell(neighbour);
            }
        }
    }

    fn tell(&mut self, looking: TileIx) {
        let placement = self.placed[looking.index()];
        let tile = self.atlas.turned(placement.turned).tile;
        for (number, zone) in (placement.first_zone..).zip(self.atlas.zones_of(tile)) {
            if !zone.around {
                continue;
            }
            let id = self.zones[usize::from(number)];
            let area = self.areas.get_mut(id);
            area.open -= 1;
            if area.open == 0 {
                self.closed.push(id);
            }
        }
    }

    fn leave_fringe(&mut self, at: usize) {
        if let Some(slot) = self.grid.get(at).as_slot()
            && let Some(moved) = self.fringe.remove(slot)
        {
            self.grid.set(Grid::index(moved), CellState::fringe(slot));
        }
    }

    /// Every cell of which something is known, with what that is.
    fn cell_states(&self) -> impl Iterator<Item = (usize, CellState)> {
        let tiles = (0..).zip(&self.placed).map(|(ix, placement)| {
            let tile = self.atlas.turned(placement.turned).tile;
            (Grid::index(placement.cell), CellState::tile(TileIx(ix), self.atlas.looks_around(tile)))
        });
        let fringe = self.fringe().enumerate();
        tiles.chain(fringe.map(|(slot, cell)| (Grid::index(cell), CellState::fringe(slot))))
    }
}

/// For each zone of a tile that is being placed, the area it has joined.
type Joined = [Option<AreaId>; TileSet::MAX_ZONES];

impl Clone for Land {
    fn clone(&self) -> Land {
        let mut copy = Land::new(self.atlas);
        copy.clone_from(self);
        copy
    }

    /// Copies into the space that is there: nothing is allocated between boards of one tile set.
    fn clone_from(&mut self, source: &Land) {
        // A grid is mostly empty: only what is on it is wiped out and drawn anew.
        for at in self
            .placed
            .iter()
            .map(|placement| placement.cell)
            .chain(self.fringe.slots().iter().map(|slot| slot.cell))
        {
            self.grid.set(Grid::index(at), CellState::EMPTY);
        }
        for (at, state) in source.cell_states() {
            self.grid.set(at, state);
        }
        self.atlas = source.atlas;
        self.placed.clone_from(&source.placed);
        self.zones.clone_from(&source.zones);
        self.areas.copy_from(&source.areas);
        self.fringe.copy_from(&source.fringe);
        self.closed.clone_from(&source.closed);
    }
}
