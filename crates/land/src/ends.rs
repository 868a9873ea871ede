//! Where areas are still open, and what would fit there: for players who think ahead.

use tiles::{Lane, Port, Rotation, Side, TileId, ZoneId};

use crate::area::AreaId;
use crate::atlas::Atlas;
use crate::board::Land;
use crate::cell::Cell;
use crate::fringe::Rotations;
use crate::grid::Place;

impl Land {
    /// The name that an area of an earlier board has now: its own, or that of the area it joined.
    pub fn area_now(&self, id: AreaId) -> AreaId {
        self.areas.root(id)
    }

    /// Tells each end of an area that leads to an empty cell: the cell, and the side of it on which
    /// the area would come in. An area that looks around itself has none.
    pub fn for_each_end(&self, id: AreaId, mut tell: impl FnMut(Cell, Side)) {
        let area = self.areas.get(id);
        // As many as are open, and no tile after the last of them need be looked at.
        let mut left = area.open;
        for tile in area.tiles.iter() {
            let placement = self.placed.get(tile.index());
            let turned = self.atlas.turned(placement.turned);
            let zones = self.atlas.zones_of(turned.tile);
            let beside = Place::of(placement.cell).sides();
            for side in Side::ALL {
                if self.grid.get(beside[side.index()]).is_tile() {
                    continue;
                }
                for &zone in turned.sides[side.index()].crossing() {
                    let is_alike = zones[usize::from(zone)].kind == area.kind;
                    if is_alike && self.area_of(tile, ZoneId(zone)) == id {
                        tell(placement.cell.next(side), side.opposite());
                        left -= 1;
                        if left == 0 {
                            return;
                        }
                    }
                }
            }
        }
    }

    /// Tells each area that comes into an empty cell: the port by which it comes in, as
    /// [`Atlas::zone_by`] counts them, and the area.
    pub fn for_each_entry(&self, cell: Cell, mut tell: impl FnMut(usize, AreaId)) {
        for side in Side::ALL {
            let Some(tile) = self.tile_at(cell.next(side)) else { continue };
            let turned = self.atlas.turned(self.placed.get(tile.index()).turned);
            for (at, &zone) in turned.sides[side.opposite().index()].facing().iter().enumerate() {
                tell(side.index() * Lane::ALL.len() + at, self.area_of(tile, ZoneId(zone)));
            }
        }
    }

    /// What the neighbours of a cell in the fringe show to it, as a number below
    /// [`Atlas::surroundings`].
    pub fn surroundings(&self, cell: Cell) -> Option<usize> {
        self.slot(cell).map(|slot| usize::from(self.fringe.slots()[slot].surroundings))
    }
}

impl Atlas {
    /// How many different surroundings a cell can have.
    pub fn surroundings(&self) -> usize {
        self.surroundings
    }

    /// The rotations in which a tile fits into these surroundings.
    pub fn fits_in(&self, tile: TileId, surroundings: usize) -> Rotations {
        self.fits(tile)[surroundings]
    }

    /// Whether a neighbour lies on this side in these surroundings.
    pub fn has_neighbour(&self, surroundings: usize, side: Side) -> bool {
        let base = self.set().side_kinds().len() + 1;
        // Below 4.
        !(surroundings / base.pow(side.index() as u32)).is_multiple_of(base)
    }

    /// The zone of a turned tile that crosses it by a port: side by side clockwise from north, four places each, of which those
    /// are taken in the order of lanes that there are.
    pub fn zone_by(&self, tile: TileId, rotation: Rotation, port: usize) -> Option<ZoneId> {
        let turned = self.turned(Atlas::turned_index(tile, rotation));
        let side = turned.sides.get(port / Lane::ALL.len())?;
        side.crossing().get(port % Lane::ALL.len()).map(|&zone| ZoneId(zone))
    }

    /// The zone of a turned tile that crosses a side in a lane.
    pub fn zone_at(&self, tile: TileId, rotation: Rotation, side: Side, lane: Lane) -> Option<ZoneId> {
        let port = Port { side: side.turned(rotation.inverse()), lane };
        let mut zones = self.set().tile(tile).zone_ids();
        zones.find(|(_, zone)| zone.ports.contains(&port)).map(|(id, _)| id)
    }
}
