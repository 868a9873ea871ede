//! The board itself.

use arrayvec::ArrayVec;
use tiles::{Rotation, Side, TileId, TileSet, ZoneId, ZoneSet};

use crate::area::{Area, AreaId, Areas};
use crate::atlas::{Atlas, Turned, ZoneData};
use crate::cell::Cell;
use crate::counters::{Counters, TileBits, TileIx};
use crate::fit::Misfit;
use crate::fringe::{Fringe, Slot};
use crate::grid::{CellState, Content, Grid, Place};
use crate::list::List;

/// A board: the tiles placed so far, the fringe, and the areas.
#[derive(Debug)]
pub struct Land {
    pub(crate) atlas: &'static Atlas,
    pub(crate) grid: Grid,
    pub(crate) placed: List<Placement, MAX_PLACED>,
    /// The area that each zone belongs to, or an older name of it; tile by tile.
    zones: List<AreaId, { TileSet::MAX_ALL_ZONES }>,
    pub(crate) areas: Areas,
    pub(crate) fringe: Fringe,
    /// The zones of the tile placed last that met no other.
    opened: ZoneSet,
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

const MAX_PLACED: usize = 128;
const _: () = assert!(TileSet::MAX_TILES as usize <= MAX_PLACED);

/// The most areas that one tile can close: its own zones and what looks around on eight neighbours.
const MAX_CLOSED: usize = TileSet::MAX_ZONES * 9;

impl Land {
    /// An empty board. The first tile may be placed anywhere, at the origin by custom.
    pub fn new(atlas: &'static Atlas) -> Land {
        Land {
            atlas,
            grid: Grid::new(),
            placed: List::new(Placement { cell: Cell::ORIGIN, turned: 0, first_zone: 0 }),
            zones: List::new(AreaId(0)),
            areas: Areas::with_capacity(atlas.all_zones()),
            fringe: Fringe::new(),
            opened: ZoneSet::NONE,
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
        self.placed.len() == 0
    }

    /// The tile placed last.
    pub fn last(&self) -> Option<TileIx> {
        // At most 126 tiles.
        self.placed.len().checked_sub(1).map(|last| TileIx(last as u8))
    }

    /// A placed tile.
    pub fn placed(&self, tile: TileIx) -> Placed {
        let placement = self.placed.get(tile.index());
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
        tile.filter(|tile| self.placed.get(tile.index()).cell == cell)
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
        let state = CellState::tile(ix, !new.around.is_empty());
        match before.content() {
            Content::Slot(slot) => {
                self.leave_fringe(slot);
                self.grid.set(at, state);
            }
            _ => self.grid.set_new(at, state),
        }
        let mut neighbours = List::new((Side::North, TileIx(0)));
        self.show_sides(new, (cell, at), &mut neighbours);
        let mut joining = self.begin(ix, new);
        for &(side, neighbour) in neighbours.as_slice() {
            self.meet(&mut joining, side, neighbour);
        }
        let empty_around = if new.around.is_empty() { 0 } else { self.watch_around(at) };
        self.open_areas(&mut joining, empty_around);
        self.closed.clear();
        if joining.closes {
            self.note_closed(&joining);
        }
        if before.is_watched() {
            self.tell_around(at);
        }
        // At most TileSet::MAX_ALL_ZONES.
        self.placed.push(Placement { cell, turned, first_zone: joining.first as u16 });
        ix
    }

    /// The areas that the tile placed last closed, each once.
    pub fn closed(&self) -> &[AreaId] {
        &self.closed
    }

    /// The area that a zone of a placed tile is part of.
    pub fn area_of(&self, tile: TileIx, zone: ZoneId) -> AreaId {
        let first = usize::from(self.placed.get(tile.index()).first_zone);
        self.areas.root(self.zones.get(first + zone.index()))
    }

    /// Those of the zones of a placed tile in whose areas there is no piece.
    pub fn without_pieces(&self, tile: TileIx, zones: ZoneSet) -> ZoneSet {
        zones.iter().filter(|&zone| self.area(self.area_of(tile, zone)).pieces().is_zero()).collect()
    }

    /// Those of the zones of the tile placed last in whose areas there is no piece, as long as none has been put on it.
    pub fn free_zones(&self, zones: ZoneSet) -> ZoneSet {
        // Nobody can be in an area that the tile has opened.
        let mut free = zones.intersection(self.opened);
        let Some(last) = self.last() else { return free };
        let first = usize::from(self.placed.get(last.index()).first_zone);
        for zone in zones.difference(self.opened).iter() {
            // Its areas have had no other name since.
            if self.area(self.zones.get(first + zone.index())).pieces().is_zero() {
                free.insert(zone);
            }
        }
        free
    }

    /// An area by its name.
    pub fn area(&self, id: AreaId) -> &Area {
        self.areas.get(id)
    }

    /// The zones of an area, in the order in which their tiles were placed.
    pub fn zones_in(&self, id: AreaId) -> impl Iterator<Item = (TileIx, ZoneId)> {
        let Area { kind, tiles, .. } = *self.areas.get(id);
        tiles.iter().flat_map(move |tile| {
            let turned = self.atlas.turned(self.placed.get(tile.index()).turned);
            let zones = self.atlas.zones_of(turned.tile);
            let alike = turned.zones.iter().filter(move |zone| zones[zone.index()].kind == kind);
            alike.filter(move |&zone| self.area_of(tile, zone) == id).map(move |zone| (tile, zone))
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

    /// Shows the sides of a new tile to the empty cells beside it, and notes the tiles there.
    fn show_sides(&mut self, new: &Turned, here: (Cell, Place), neighbours: &mut Neighbours) {
        let [north, east, south, west] = here.1.sides();
        // One by one, so that each is compiled for its side.
        self.show(new, Side::North, here, north, neighbours);
        self.show(new, Side::East, here, east, neighbours);
        self.show(new, Side::South, here, south, neighbours);
        self.show(new, Side::West, here, west, neighbours);
    }

    #[inline(always)]
    fn show(
        &mut self,
        new: &Turned,
        side: Side,
        (cell, at): (Cell, Place),
        beside: Place,
        neighbours: &mut Neighbours,
    ) {
        let state = self.grid.get(beside);
        let weight = new.sides[side.index()].weight;
        match state.content() {
            Content::Tile(neighbour) => {
                neighbours.push((side, neighbour));
            }
            Content::Slot(slot) => self.fringe.add(slot, weight),
            Content::Nothing => {
                let slot = self.fringe.push(Slot { cell: cell.next(side), at: beside, surroundings: weight });
                self.grid.set_new_beside(at, beside, state.in_slot(slot));
            }
        }
    }

    /// Makes room for the areas of the zones of a new tile.
    fn begin(&mut self, ix: TileIx, new: &'static Turned) -> Joining {
        let first = self.zones.grow(new.zone_count.into());
        let zones = self.atlas.zones_of(new.tile);
        Joining { new, zones, tiles: TileBits::of(ix), first, met: ZoneSet::NONE, closes: false }
    }

    /// Joins the zones on a side of a new tile to those of the tile beside it.
    fn meet(&mut self, joining: &mut Joining, side: Side, neighbour: TileIx) {
        let placement = self.placed.get(neighbour.index());
        let theirs = &self.atlas.turned(placement.turned).sides[(side.index() + 2) % 4];
        for (zone, met) in joining.new.sides[side.index()].met_by(theirs) {
            self.join(joining, zone, usize::from(placement.first_zone) + usize::from(met));
        }
    }

    /// Joins a zone of a new tile to a zone that is there.
    fn join(&mut self, joining: &mut Joining, zone: u8, met: usize) {
        /// One end on each side of the border.
        const MET: u16 = 2;
        let met = self.zones.get_mut(met);
        let theirs = self.areas.root(*met);
        *met = theirs;
        let whole = if joining.met.contains(ZoneId(zone)) {
            let before = self.zones.get(joining.first + usize::from(zone));
            let whole = if before == theirs { theirs } else { self.merge(joining, [before, theirs]) };
            let area = self.areas.get_mut(whole);
            area.open -= MET;
            area
        } else {
            joining.met.insert(ZoneId(zone));
            *self.zones.get_mut(joining.first + usize::from(zone)) = theirs;
            let zone = &joining.zones[usize::from(zone) % TileSet::MAX_ZONES];
            let area = self.areas.get_mut(theirs);
            area.tiles = area.tiles.union(joining.tiles);
            area.marks = area.marks.plus(zone.marks);
            area.open = area.open + zone.ends - MET;
            area
        };
        // As long as it has another end to join, that end is open.
        joining.closes |= whole.open == 0;
    }

    /// Makes one area of two that a new tile joins.
    fn merge(&mut self, joining: &Joining, areas: [AreaId; 2]) -> AreaId {
        let whole = self.areas.merge(areas[0], areas[1]);
        for zone in joining.met.iter() {
            let area = self.zones.get_mut(joining.first + zone.index());
            if areas.contains(area) {
                *area = whole;
            }
        }
        whole
    }

    /// Opens an area for each zone of a new tile that has met no other.
    fn open_areas(&mut self, joining: &mut Joining, empty_around: u16) {
        self.opened = joining.new.zones.difference(joining.met);
        for at in self.opened.iter() {
            let zone = &joining.zones[at.index() % TileSet::MAX_ZONES];
            let open = if zone.around { empty_around } else { zone.ends };
            let area = self.areas.push(Area {
                tiles: joining.tiles,
                marks: zone.marks,
                pieces: Counters::default(),
                parent: AreaId(0),
                open,
                kind: zone.kind,
            });
            *self.zones.get_mut(joining.first + at.index()) = area;
            joining.closes |= open == 0;
        }
    }

    /// Notes the areas that a new tile has closed, in the order of its zones.
    fn note_closed(&mut self, joining: &Joining) {
        let zones = &self.zones.as_slice()[joining.first..];
        for (at, id) in zones.iter().enumerate() {
            if self.areas.get(*id).is_closed() && !zones[..at].contains(id) {
                self.closed.push(*id);
            }
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
                self.grid.set_new_beside(at, next, state.watched());
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
        let placement = self.placed.get(looking.index());
        let turned = self.atlas.turned(placement.turned);
        for zone in turned.around.iter() {
            let id = self.zones.get(usize::from(placement.first_zone) + zone.index());
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

/// The tiles beside one, each with the side of that one.
type Neighbours = List<(Side, TileIx), 4>;

/// A tile that is being placed, and what has become of its zones so far.
struct Joining {
    new: &'static Turned,
    zones: &'static [ZoneData; TileSet::MAX_ZONES],
    /// The tile.
    tiles: TileBits,
    /// Where the areas of its zones are.
    first: usize,
    /// The zones that have met others, and so have an area.
    met: ZoneSet,
    /// Whether an area has no open end any more.
    closes: bool,
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
        self.placed.copy_from(&source.placed);
        self.zones.copy_from(&source.zones);
        self.areas.copy_from(&source.areas);
        self.fringe.copy_from(&source.fringe);
        self.opened = source.opened;
        copy_all(&mut self.closed, &source.closed);
    }
}

/// Makes one list a copy of another, at once instead of one by one.
fn copy_all<T: Copy, const N: usize>(list: &mut ArrayVec<T, N>, source: &ArrayVec<T, N>) {
    list.clear();
    // Both have the same room.
    let _ = list.try_extend_from_slice(source);
}
