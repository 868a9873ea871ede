//! The board itself.

use arrayvec::ArrayVec;
use tiles::{Rotation, Side, TileId, TileSet, ZoneId, ZoneSet};

use crate::area::{Area, AreaId, Areas};
use crate::atlas::{Atlas, Turned};
use crate::cell::Cell;
use crate::counters::{Counters, TileBits, TileIx};
use crate::fit::Misfit;
use crate::fringe::{Fringe, Slot};
use crate::grid::{CellState, Content, Grid, Place};

/// A board: the tiles placed so far, the fringe, and the areas.
#[derive(Debug)]
pub struct Land {
    pub(crate) atlas: &'static Atlas,
    pub(crate) grid: Grid,
    pub(crate) placed: ArrayVec<Placement, { TileSet::MAX_TILES as usize }>,
    /// The area that each zone belongs to, or an older name of it; tile by tile.
    zones: ArrayVec<AreaId, { TileSet::MAX_ALL_ZONES }>,
    pub(crate) areas: Areas,
    pub(crate) fringe: Fringe,
    closed: ArrayVec<AreaId, MAX_CLOSED>,
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
        Land {
            atlas,
            grid: Grid::new(),
            placed: ArrayVec::new(),
            zones: ArrayVec::new(),
            areas: Areas::with_capacity(atlas.all_zones()),
            fringe: Fringe::default(),
            closed: ArrayVec::new(),
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
        let tile = self.grid.get(Place::of(cell)).as_tile();
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
        let turned = Atlas::turned_index(tile, rotation);
        let new = self.atlas.turned(turned);
        let at = Place::of(cell);
        let before = self.grid.get(at);
        let state = CellState::tile(ix, new.looks_around);
        match before.content() {
            Content::Slot(slot) => {
                self.leave_fringe(slot);
                self.grid.set(at, state);
            }
            _ => self.grid.set_new(at, state),
        }
        let first_zone = self.zones.len() as u16;
        let mut joined = Joined::default();
        self.meet_neighbours(ix, new, (cell, at), &mut joined);
        self.closed.clear();
        let empty_around = if new.looks_around { self.watch_around(at) } else { 0 };
        self.settle_zones(ix, new, &joined, empty_around);
        if before.is_watched() {
            self.tell_around(at);
        }
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

    /// Those of the zones of a placed tile in whose areas there is no piece.
    pub fn without_pieces(&self, tile: TileIx, zones: ZoneSet) -> ZoneSet {
        zones.iter().filter(|&zone| self.area(self.area_of(tile, zone)).pieces().is_zero()).collect()
    }

    /// An area by its name.
    pub fn area(&self, id: AreaId) -> &Area {
        self.areas.get(id)
    }

    /// The zones of an area, in the order in which their tiles were placed.
    pub fn zones_in(&self, id: AreaId) -> impl Iterator<Item = (TileIx, ZoneId)> {
        let Area { kind, tiles, .. } = *self.areas.get(id);
        tiles.iter().flat_map(move |tile| {
            let zones = self.atlas.zones_of(self.atlas.turned(self.placed[tile.index()].turned));
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
    /// empty cells.
    fn meet_neighbours(&mut self, ix: TileIx, new: &Turned, (cell, at): (Cell, Place), joined: &mut Joined) {
        for (side, &beside) in at.sides().iter().enumerate() {
            let shown = &new.sides[side];
            let state = self.grid.get(beside);
            match state.content() {
                Content::Tile(neighbour) => {
                    let placement = self.placed[neighbour.index()];
                    let theirs = &self.atlas.turned(placement.turned).sides[(side + 2) % 4];
                    for (zone, met) in shown.met_by(theirs) {
                        self.join(ix, new, zone, placement.first_zone + u16::from(met), joined);
                    }
                }
                Content::Slot(slot) => self.fringe.add(slot, shown.weight),
                Content::Nothing => {
                    let cell = cell.next(Side::ALL[side]);
                    let slot = self.fringe.push(Slot { cell, at: beside, surroundings: shown.weight });
                    self.grid.set_new_beside(at, beside, state.in_slot(slot));
                }
            }
        }
    }

    /// Joins a zone of a new tile to a zone that is there.
    fn join(&mut self, ix: TileIx, new: &Turned, zone: u8, met: u16, joined: &mut Joined) {
        /// One end on each side of the border.
        const MET: u16 = 2;
        let met = &mut self.zones[usize::from(met)];
        let theirs = self.areas.root(*met);
        *met = theirs;
        match joined.area(zone) {
            None => {
                joined.set(zone, theirs);
                let zone = self.atlas.zone(new, zone);
                let area = self.areas.get_mut(theirs);
                area.tiles.insert(ix);
                area.marks = area.marks.plus(zone.marks);
                area.open = area.open + zone.ends - MET;
            }
            Some(before) if before == theirs => self.areas.get_mut(theirs).open -= MET,
            Some(before) => {
                let whole = self.areas.merge(before, theirs);
                self.areas.get_mut(whole).open -= MET;
                joined.rename([before, theirs], whole);
            }
        }
    }

    /// Gives every zone of a new tile its area and notes which areas are closed now.
    fn settle_zones(&mut self, ix: TileIx, new: &Turned, joined: &Joined, empty_around: u16) {
        let first = self.zones.len();
        for (at, zone) in (0..).zip(self.atlas.zones_of(new)) {
            let id = match joined.area(at) {
                Some(id) => {
                    if self.areas.get(id).is_closed() && !self.zones[first..].contains(&id) {
                        self.closed.push(id);
                    }
                    id
                }
                None => {
                    let open = if zone.around { empty_around } else { zone.ends };
                    let id = self.areas.push(Area {
                        tiles: TileBits::of(ix),
                        marks: zone.marks,
                        pieces: Counters::default(),
                        parent: AreaId(0),
                        open,
                        kind: zone.kind,
                    });
                    if open == 0 {
                        self.closed.push(id);
                    }
                    id
                }
            };
            self.zones.push(id);
        }
    }

    /// Notes at the empty cells around a place that a zone looks at them, so that it is told when they
    /// are taken; the answer is how many there are.
    #[cold]
    fn watch_around(&mut self, at: Place) -> u16 {
        let mut empty = 0;
        for &next in &at.around() {
            let state = self.grid.get(next);
            if !state.is_tile() {
                self.grid.set_new(next, state.watched());
                empty += 1;
            }
        }
        empty
    }

    /// Tells the zones around that look at a place that it is taken.
    #[inline(never)]
    fn tell_around(&mut self, at: Place) {
        for &next in &at.around() {
            let state = self.grid.get(next);
            if state.watches()
                && let Some(neighbour) = state.as_tile()
            {
                self.tell(neighbour);
            }
        }
    }

    fn tell(&mut self, looking: TileIx) {
        let placement = self.placed[looking.index()];
        let turned = self.atlas.turned(placement.turned);
        for (number, zone) in (placement.first_zone..).zip(self.atlas.zones_of(turned)) {
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

    fn leave_fringe(&mut self, slot: usize) {
        if let Some(moved) = self.fringe.remove(slot) {
            self.grid.set(moved, self.grid.get(moved).in_slot(slot));
        }
    }
}

/// The zones of a tile that is being placed that have met others, and for each the area that it is part
/// of now.
#[derive(Default)]
struct Joined {
    zones: u16,
    areas: [AreaId; TileSet::MAX_ZONES],
}

impl Joined {
    fn area(&self, zone: u8) -> Option<AreaId> {
        let zone = zone % TileSet::MAX_ZONES as u8;
        (self.zones >> zone & 1 == 1).then(|| self.areas[usize::from(zone)])
    }

    fn set(&mut self, zone: u8, area: AreaId) {
        let zone = zone % TileSet::MAX_ZONES as u8;
        self.zones |= 1 << zone;
        self.areas[usize::from(zone)] = area;
    }

    /// Gives areas that have become one its name.
    fn rename(&mut self, before: [AreaId; 2], whole: AreaId) {
        for area in self.areas.iter_mut().filter(|area| before.contains(area)) {
            *area = whole;
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
        copy_all(&mut self.placed, &source.placed);
        copy_all(&mut self.zones, &source.zones);
        self.areas.copy_from(&source.areas);
        self.fringe.copy_from(&source.fringe);
        copy_all(&mut self.closed, &source.closed);
    }
}

/// Makes one list a copy of another, at once instead of one by one.
pub(crate) fn copy_all<T: Copy, const N: usize>(list: &mut ArrayVec<T, N>, source: &ArrayVec<T, N>) {
    list.clear();
    // Both have the same room.
    let _ = list.try_extend_from_slice(source);
}
