//! A board as a plain map of cells, from which everything else is worked out anew.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use land::{AreaId, Cell, Land, Misfit};
use tiles::{KindId, Port, Rotation, Side, SideKindId, TileId, TileSet, Zone, ZoneId};

pub(crate) struct Model<'a> {
    set: &'a TileSet,
    /// By cell: which tile in order, and how it is turned.
    tiles: HashMap<Cell, (usize, TileId, Rotation)>,
    cells: Vec<Cell>,
}

/// What a land tells about an area.
#[derive(Debug, PartialEq, Eq)]
struct Facts {
    kind: KindId,
    tiles: BTreeSet<usize>,
    marks: [u8; 8],
    open: u16,
}

type PlacedZone = (usize, ZoneId);

impl<'a> Model<'a> {
    pub(crate) fn new(set: &'a TileSet) -> Model<'a> {
        Model { set, tiles: HashMap::new(), cells: Vec::new() }
    }

    pub(crate) fn place(&mut self, tile: TileId, rotation: Rotation, cell: Cell) {
        let before = self.tiles.insert(cell, (self.cells.len(), tile, rotation));
        assert_eq!(before, None, "two tiles at {cell}");
        self.cells.push(cell);
    }

    /// Everything that the land says is so.
    pub(crate) fn compare(&self, land: &Land) {
        assert_eq!(land.len(), self.cells.len());
        for (ix, placed) in land.tiles() {
            assert_eq!(placed.cell, self.cells[ix.index()]);
            assert_eq!(self.tiles[&placed.cell], (ix.index(), placed.tile, placed.rotation));
            assert_eq!(land.tile_at(placed.cell), Some(ix));
        }
        self.compare_fringe(land);
        self.compare_fits(land);
        self.compare_areas(land);
    }

    fn compare_fringe(&self, land: &Land) {
        let around = self.cells.iter().flat_map(|cell| Side::ALL.map(|side| cell.next(side)));
        let expected: BTreeSet<Cell> = around.filter(|cell| !self.tiles.contains_key(cell)).collect();
        let fringe: BTreeSet<Cell> = land.fringe().collect();
        assert_eq!(fringe.len(), land.fringe().len(), "a cell is in the fringe twice");
        assert_eq!(fringe, expected);
        assert!(land.fringe().all(|cell| land.tile_at(cell).is_none()));
    }

    fn compare_fits(&self, land: &Land) {
        for (tile, _) in self.set.tile_ids() {
            let mut ways = BTreeSet::new();
            for cell in land.fringe() {
                for rotation in Rotation::ALL {
                    let misfit = Side::ALL.into_iter().find(|&side| self.clashes(tile, rotation, cell, side));
                    let expected = misfit.map_or(Ok(()), |side| Err(Misfit::Side(side)));
                    assert_eq!(land.fits(tile, rotation, cell), expected, "{tile:?} {rotation} at {cell}");
                    assert_eq!(land.rotations(tile, cell).contains(rotation), expected.is_ok());
                    ways.extend(expected.ok().map(|()| (cell, rotation)));
                }
            }
            assert_eq!(land.fits_somewhere(tile), !ways.is_empty());
            assert_eq!(land.count_placements(tile) as usize, ways.len());
            let counted = (0..ways.len()).map(|n| land.nth_placement(tile, n as u32).unwrap());
            assert_eq!(counted.collect::<BTreeSet<_>>(), ways);
            let listed = land.placements(tile).flat_map(|(cell, all)| all.iter().map(move |one| (cell, one)));
            assert_eq!(listed.collect::<BTreeSet<_>>(), ways);
        }
        // Cells that a grid of 128 by 128 could take for those of the board.
        for cell in self.cells.iter().copied().chain(land.fringe()) {
            for (dx, dy) in [(128, 0), (-128, 0), (0, 128), (0, -128), (128, -128)] {
                let far = Cell::new(cell.x + dx, cell.y + dy);
                if !self.tiles.contains_key(&far) && !land.fringe().any(|cell| cell == far) {
                    assert_eq!(land.fits(TileId(0), Rotation::R0, far), Err(Misfit::Apart));
                    assert_eq!(land.tile_at(far), None);
                }
            }
        }
        for &cell in &self.cells {
            assert_eq!(land.fits(TileId(0), Rotation::R0, cell), Err(Misfit::Occupied));
        }
    }

    fn compare_areas(&self, land: &Land) {
        let mut names: BTreeMap<AreaId, BTreeSet<PlacedZone>> = BTreeMap::new();
        for (ix, placed) in land.tiles() {
            for (zone, _) in self.set.tile(placed.tile).zone_ids() {
                names.entry(land.area_of(ix, zone)).or_default().insert((ix.index(), zone));
            }
        }
        let last = self.cells.len() - 1;
        let mut closed = BTreeSet::new();
        for (id, zones) in names {
            let found = self.flood(*zones.first().unwrap());
            assert_eq!(zones, found, "the zones of {id:?}");
            let facts = self.facts(&found);
            let area = land.area(id);
            let tiles = area.tiles().iter().map(|ix| ix.index()).collect();
            let told = Facts { kind: area.kind(), tiles, marks: area.marks().to_array(), open: area.open() };
            assert_eq!(told, facts, "{id:?}");
            assert_eq!(area.is_closed(), facts.open == 0);
            if facts.open == 0 && self.touches(&facts, &found, last) {
                closed.insert(id);
            }
        }
        assert_eq!(land.closed().iter().copied().collect::<BTreeSet<_>>(), closed);
        assert_eq!(land.closed().len(), closed.len(), "an area is closed twice");
    }

    /// Whether a tile is part of an area, or one of the cells that it looks at.
    fn touches(&self, facts: &Facts, zones: &BTreeSet<PlacedZone>, tile: usize) -> bool {
        let looks = |&(looking, zone): &PlacedZone| {
            self.zone((looking, zone)).around
                && self.cells[looking].around().any(|cell| cell == self.cells[tile])
        };
        facts.tiles.contains(&tile) || zones.iter().any(looks)
    }

    /// Whether the tile would meet something else on this side of a cell.
    fn clashes(&self, tile: TileId, rotation: Rotation, cell: Cell, side: Side) -> bool {
        let neighbour = self.tiles.get(&cell.next(side));
        neighbour.is_some_and(|&(_, other, turned)| {
            self.shown(tile, rotation, side) != self.shown(other, turned, side.opposite())
        })
    }

    fn shown(&self, tile: TileId, rotation: Rotation, side: Side) -> SideKindId {
        self.set.tile(tile).sides[side.turned(rotation.inverse()).index()]
    }

    fn zone(&self, (tile, zone): PlacedZone) -> &'a Zone {
        let (_, id, _) = self.tiles[&self.cells[tile]];
        &self.set.tile(id).zones[zone.index()]
    }

    /// The zone on the other side of a port; none at an empty cell.
    fn across(&self, tile: usize, port: Port) -> Option<PlacedZone> {
        let (_, _, rotation) = self.tiles[&self.cells[tile]];
        let side = port.side.turned(rotation);
        let &(neighbour, other, turned) = self.tiles.get(&self.cells[tile].next(side))?;
        let met = Port { side: side.opposite().turned(turned.inverse()), lane: port.lane.mirror() };
        let mut zones = self.set.tile(other).zone_ids();
        Some((neighbour, zones.find(|(_, zone)| zone.ports.contains(&met)).unwrap().0))
    }

    /// All zones of the area of one.
    fn flood(&self, first: PlacedZone) -> BTreeSet<PlacedZone> {
        let mut found = BTreeSet::from([first]);
        let mut waiting = vec![first];
        while let Some(zone) = waiting.pop() {
            let next = self.zone(zone).ports.iter().filter_map(|&port| self.across(zone.0, port));
            waiting.extend(next.filter(|&zone| found.insert(zone)));
        }
        found
    }

    fn facts(&self, zones: &BTreeSet<PlacedZone>) -> Facts {
        let mut facts = Facts { kind: KindId(0), tiles: BTreeSet::new(), marks: [0; 8], open: 0 };
        for &(tile, zone) in zones {
            let drawn = self.zone((tile, zone));
            facts.kind = drawn.kind;
            facts.tiles.insert(tile);
            drawn.marks.iter().for_each(|&(mark, count)| facts.marks[usize::from(mark.0)] += count);
            let ends = drawn.ports.iter().filter(|&&port| self.across(tile, port).is_none()).count();
            let around = self.cells[tile].around().filter(|cell| !self.tiles.contains_key(cell)).count();
            facts.open += (if drawn.around { around } else { ends }) as u16;
        }
        facts
    }
}
