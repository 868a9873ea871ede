//! The land seen afresh: areas found by flood fill over the placed tiles. Nothing is kept from one
//! move to the next, and nothing is asked of the engine's own board.

use std::collections::BTreeSet;

use games::{Seat, Standing};
use land::{Cell, Placed};
use tiles::{KindId, Lane, Port, SideKindId, Tile, TileSet, Zone};

/// The placed tiles in order, each with the piece on it.
pub(crate) type Board = [(Placed, Option<Standing>)];

/// A zone of a placed tile: the number of the tile on the board, and the number of the zone on it.
pub(crate) type Spot = (usize, usize);

/// Directions are numbers, clockwise from north.
pub(crate) type Direction = usize;

/// The next cell in a direction.
pub(crate) fn step(cell: Cell, direction: Direction) -> Cell {
    let (dx, dy) = [(0, -1), (1, 0), (0, 1), (-1, 0)][direction % 4];
    Cell::new(cell.x + dx, cell.y + dy)
}

/// The direction in which a side of a tile points once the tile has been turned.
pub(crate) fn direction_of(side: tiles::Side, rotation: tiles::Rotation) -> Direction {
    (side.index() + rotation.index()) % 4
}

/// What a tile shows in a direction.
pub(crate) fn shown(set: &TileSet, placed: Placed, direction: Direction) -> SideKindId {
    set.tile(placed.tile).sides[(direction + 4 - placed.rotation.index()) % 4]
}

/// Which tile lies in which cell.
pub(crate) struct Map {
    west: i16,
    north: i16,
    width: i16,
    height: i16,
    tiles: Vec<Option<usize>>,
}

impl Map {
    /// Cells beyond the outermost tiles.
    const MARGIN: i16 = 3;

    pub(crate) fn of(board: &Board) -> Map {
        let cells = || board.iter().map(|(placed, _)| placed.cell);
        let (west, east) = (cells().map(|cell| cell.x).min(), cells().map(|cell| cell.x).max());
        let (north, south) = (cells().map(|cell| cell.y).min(), cells().map(|cell| cell.y).max());
        let (west, north) = (west.unwrap_or(0) - Map::MARGIN, north.unwrap_or(0) - Map::MARGIN);
        let width = east.unwrap_or(0) + Map::MARGIN - west + 1;
        let height = south.unwrap_or(0) + Map::MARGIN - north + 1;
        let tiles = vec![None; width as usize * height as usize];
        let mut map = Map { west, north, width, height, tiles };
        for (number, cell) in cells().enumerate() {
            let index = map.index(cell).unwrap();
            assert_eq!(map.tiles[index].replace(number), None, "two tiles in {cell}");
        }
        map
    }

    fn index(&self, cell: Cell) -> Option<usize> {
        let (x, y) = (cell.x - self.west, cell.y - self.north);
        let inside = (0..self.width).contains(&x) && (0..self.height).contains(&y);
        inside.then(|| y as usize * self.width as usize + x as usize)
    }

    /// The number of the tile in a cell.
    pub(crate) fn at(&self, cell: Cell) -> Option<usize> {
        self.tiles[self.index(cell)?]
    }

    /// All cells of the rectangle around the board, with a margin.
    pub(crate) fn window(&self) -> impl Iterator<Item = Cell> {
        let rows = self.north..self.north + self.height;
        rows.flat_map(|y| (self.west..self.west + self.width).map(move |x| Cell::new(x, y)))
    }

    /// How many of the eight cells around this one hold a tile.
    pub(crate) fn around(&self, cell: Cell) -> usize {
        let square =
            (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy))).filter(|&steps| steps != (0, 0));
        square.filter(|(dx, dy)| self.at(Cell::new(cell.x + dx, cell.y + dy)).is_some()).count()
    }
}

/// Zones that hang together.
pub(crate) struct Area {
    pub(crate) kind: KindId,
    pub(crate) spots: Vec<Spot>,
    /// Ends that lead to an empty cell; for a zone that looks around, empty cells around it.
    pub(crate) open: usize,
}

impl Area {
    pub(crate) fn is_complete(&self) -> bool {
        self.open == 0
    }

    /// The tiles that it lies on, each once, in order.
    pub(crate) fn tiles(&self) -> Vec<usize> {
        let mut tiles: Vec<usize> = self.spots.iter().map(|&(tile, _)| tile).collect();
        tiles.sort_unstable();
        tiles.dedup();
        tiles
    }
}

/// All areas of a board.
pub(crate) struct Ground<'a> {
    pub(crate) set: &'a TileSet,
    pub(crate) board: &'a Board,
    pub(crate) map: Map,
    pub(crate) areas: Vec<Area>,
    /// By tile and zone, the number of the area.
    numbers: Vec<Vec<Option<usize>>>,
}

impl<'a> Ground<'a> {
    pub(crate) fn survey(set: &'a TileSet, board: &'a Board) -> Ground<'a> {
        let numbers = board.iter().map(|(placed, _)| vec![None; set.tile(placed.tile).zones.len()]).collect();
        let mut ground = Ground { set, board, map: Map::of(board), areas: Vec::new(), numbers };
        for tile in 0..board.len() {
            for zone in 0..ground.numbers[tile].len() {
                if ground.numbers[tile][zone].is_none() {
                    ground.flood((tile, zone));
                }
            }
        }
        ground
    }

    /// Fills the whole area of a zone.
    fn flood(&mut self, first: Spot) {
        let number = self.areas.len();
        let mut area = Area { kind: self.zone(first).kind, spots: Vec::new(), open: 0 };
        let mut waiting = vec![first];
        self.numbers[first.0][first.1] = Some(number);
        while let Some(spot) = waiting.pop() {
            area.spots.push(spot);
            let zone = self.zone(spot);
            if zone.around {
                area.open += 8 - self.map.around(self.board[spot.0].0.cell);
            }
            for &port in &zone.ports {
                match self.across(spot.0, port) {
                    None => area.open += 1,
                    Some((tile, zone)) if self.numbers[tile][zone].is_none() => {
                        self.numbers[tile][zone] = Some(number);
                        waiting.push((tile, zone));
                    }
                    Some(_) => {}
                }
            }
        }
        area.spots.sort_unstable();
        self.areas.push(area);
    }

    /// The zone that a zone runs into where it leaves its tile; none where no tile lies.
    fn across(&self, tile: usize, port: Port) -> Option<Spot> {
        let (placed, _) = self.board[tile];
        let direction = direction_of(port.side, placed.rotation);
        let neighbour = self.map.at(step(placed.cell, direction))?;
        let (other, _) = self.board[neighbour];
        // Walking clockwise round both tiles, the first bank of one meets the last bank of the other.
        let lane = match port.lane {
            Lane::First => Lane::Last,
            Lane::Last => Lane::First,
            lane => lane,
        };
        let meets =
            |port: &Port| port.lane == lane && direction_of(port.side, other.rotation) == (direction + 2) % 4;
        let zones = &self.set.tile(other.tile).zones;
        Some((neighbour, zones.iter().position(|zone| zone.ports.iter().any(meets)).unwrap()))
    }

    pub(crate) fn tile(&self, tile: usize) -> &'a Tile {
        self.set.tile(self.board[tile].0.tile)
    }

    pub(crate) fn zone(&self, (tile, zone): Spot) -> &'a Zone {
        &self.tile(tile).zones[zone]
    }

    /// The area of a zone; none if its tile is not on the board.
    pub(crate) fn area(&self, (tile, zone): Spot) -> Option<&Area> {
        self.areas.get((*self.numbers.get(tile)?)[zone]?)
    }

    /// The cells of an area, sorted.
    pub(crate) fn cells(&self, area: &Area) -> Vec<Cell> {
        let mut cells: Vec<Cell> = area.tiles().iter().map(|&tile| self.board[tile].0.cell).collect();
        cells.sort_unstable();
        cells
    }

    /// How many of this mark are drawn in zones.
    pub(crate) fn marks<'s>(&self, spots: impl IntoIterator<Item = &'s Spot>, name: &str) -> u32 {
        let mark = self.set.mark(name).unwrap();
        spots.into_iter().map(|&spot| u32::from(self.zone(spot).mark(mark))).sum()
    }

    /// The pieces in an area, each with the tile it stands on.
    pub(crate) fn pieces(&self, area: &Area) -> Vec<(usize, Standing)> {
        let on = |&(tile, zone): &Spot| {
            let standing = self.board[tile].1.filter(|standing| standing.zone.index() == zone)?;
            Some((tile, standing))
        };
        area.spots.iter().filter_map(on).collect()
    }
}

/// W-23, H-22: who has most of these pieces, all of them if they tie.
pub(crate) fn owners(pieces: &[Standing]) -> Vec<Seat> {
    let count = |seat: Seat| pieces.iter().filter(|standing| standing.seat == seat).count();
    let seats: BTreeSet<Seat> = pieces.iter().map(|standing| standing.seat).collect();
    let most = seats.iter().map(|&seat| count(seat)).max();
    seats.into_iter().filter(|&seat| Some(count(seat)) == most).collect()
}
