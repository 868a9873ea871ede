//! The land serves games of other kinds as it is: rivers with banks over a network of water, and
//! boards of nothing but paths.

#![expect(clippy::unwrap_used, reason = "a test may fail")]

#[path = "support/sets.rs"]
mod sets;

use land::{Area, AreaId, Atlas, Cell, Land, TileIx};
use tiles::{Rotation, Rotation::*};

/// A board that is spoken to in the words of its tile set.
struct Board(Land);

impl Board {
    fn new(atlas: &'static Atlas) -> Board {
        Board(Land::new(atlas))
    }

    fn place(&mut self, code: &str, rotation: Rotation, x: i16, y: i16) -> TileIx {
        let (tile, cell) = (self.0.atlas().set().find(code).unwrap(), Cell::new(x, y));
        assert!(
            self.0.is_empty() || self.0.fits(tile, rotation, cell).is_ok(),
            "{code} {rotation} at {cell}"
        );
        self.0.place(tile, rotation, cell)
    }

    fn id(&self, tile: TileIx, zone: &str) -> AreaId {
        let zone = self.0.atlas().set().tile(self.0.placed(tile).tile).zone(zone).unwrap();
        self.0.area_of(tile, zone)
    }

    fn area(&self, tile: TileIx, zone: &str) -> &Area {
        self.0.area(self.id(tile, zone))
    }

    /// The areas that the last tile closed, in order.
    fn closed(&self) -> Vec<AreaId> {
        let mut closed = self.0.closed().to_vec();
        closed.sort_unstable();
        closed
    }

    /// How many of a mark are drawn in an area.
    fn marks(&self, tile: TileIx, zone: &str, mark: &str) -> u8 {
        let mark = self.0.atlas().set().mark(mark).unwrap();
        self.area(tile, zone).marks().get(mark.0)
    }
}

/// The areas of a board as a test names them, in the order in which a board gives them.
fn sorted<const N: usize>(mut areas: [AreaId; N]) -> Vec<AreaId> {
    areas.sort_unstable();
    areas.to_vec()
}

/// A lake between two rivers, each with its spring.
#[test]
fn rivers_end_at_a_lake_and_the_water_goes_through() {
    let mut board = Board::new(sets::meadows());
    let lake = board.place("lake", R0, 0, 0);
    let north = board.place("through", R0, 0, -1);
    let south = board.place("through", R0, 0, 1);
    assert_eq!(board.id(lake, "river1"), board.id(north, "river1"));
    assert_eq!(board.id(lake, "river2"), board.id(south, "river1"));
    assert_ne!(board.id(north, "river1"), board.id(south, "river1"));
    assert_eq!(board.id(north, "water1"), board.id(south, "water1"));
    assert!(board.closed().is_empty());

    board.place("spring", R2, 0, -2);
    assert_eq!(board.closed(), [board.id(north, "river1")]);
    assert!(!board.area(lake, "water1").is_closed());
    board.place("spring", R0, 0, 2);
    // The meadows of the two springs go round them and join the two banks on the way.
    assert_eq!(board.closed(), sorted([board.id(south, "river1"), board.id(lake, "water1")]));
    for river in ["river1", "river2"] {
        assert_eq!((board.area(lake, river).tiles().len(), board.marks(lake, river, "fish")), (3, 3));
    }
    assert_eq!((board.area(lake, "water1").tiles().len(), board.marks(lake, "water1", "fish")), (5, 3));
    assert_eq!(board.id(lake, "meadow1"), board.id(lake, "meadow2"));
}

/// What lies left of the river on one tile lies left of it on the next, however that one is turned.
#[test]
fn banks_join_crosswise() {
    let mut board = Board::new(sets::meadows());
    let first = board.place("through", R0, 0, 0);
    let turned = board.place("through", R2, 0, 1);
    assert_eq!(board.id(first, "meadow1"), board.id(turned, "meadow2"));
    assert_eq!(board.id(first, "meadow2"), board.id(turned, "meadow1"));
    assert_ne!(board.id(first, "meadow1"), board.id(first, "meadow2"));
    let bend = board.place("bend", R0, 0, 2);
    assert_eq!(board.id(first, "meadow1"), board.id(bend, "meadow2"));
    assert_eq!(board.id(first, "meadow2"), board.id(bend, "meadow1"));
    // East of the river a bank at each end and two sides; west of it the bend has two sides more.
    assert_eq!(board.area(first, "meadow2").open(), 4);
    assert_eq!(board.area(first, "meadow1").open(), 6);
}

#[test]
fn a_river_in_a_loop_closes_with_the_meadow_inside() {
    let mut board = Board::new(sets::meadows());
    let first = board.place("bend", R1, 0, 0);
    board.place("bend", R2, 1, 0);
    board.place("bend", R3, 1, 1);
    assert!(board.closed().is_empty());
    board.place("bend", R0, 0, 1);
    let inside = ["river1", "water1", "meadow1"];
    assert_eq!(board.closed(), sorted(inside.map(|zone| board.id(first, zone))));
    assert!(inside.iter().all(|zone| board.area(first, zone).tiles().len() == 4));
    assert_eq!((board.area(first, "meadow2").open(), board.area(first, "meadow2").tiles().len()), (8, 4));
}

/// Huts and boats: pieces in the water do not stand in the rivers above it, and meet when it joins.
#[test]
fn pieces_in_the_water_meet_when_networks_join() {
    let mut board = Board::new(sets::meadows());
    let north = board.place("through", R0, 0, 0);
    let west = board.place("lake", R0, -1, 0);
    let south = board.place("through", R0, -1, 1);
    board.0.add_piece(board.id(north, "water1"), 0);
    board.0.add_piece(board.id(south, "water1"), 1);
    board.0.add_piece(board.id(south, "river1"), 1);
    assert_eq!(board.area(west, "water1").pieces().to_array()[..2], [0, 1]);
    assert_eq!(board.area(west, "river1").pieces().to_array()[..2], [0, 0]);

    // A bend above each of the two joins them.
    board.place("bend", R1, -1, -1);
    board.place("bend", R2, 0, -1);
    assert_eq!(board.id(north, "water1"), board.id(south, "water1"));
    assert_eq!(board.area(north, "water1").pieces().to_array()[..2], [1, 1]);
    assert_eq!(board.id(north, "river1"), board.id(west, "river1"));
    assert_eq!(board.area(west, "river1").pieces().to_array()[..2], [0, 0]);
    assert_eq!(board.area(west, "river2").pieces().to_array()[..2], [0, 1]);
}

#[test]
fn every_path_fits_every_path() {
    let mut board = Board::new(sets::paths());
    board.place("ends", R0, 0, 0);
    for (tile, _) in board.0.atlas().set().tile_ids() {
        assert_eq!(board.0.count_placements(tile), 4 * 4);
    }
}

#[test]
fn a_path_closes_between_dead_ends() {
    let mut board = Board::new(sets::paths());
    let straight = board.place("straight", R0, 0, 0);
    let top = board.place("ends", R0, 0, -1);
    assert_eq!(board.id(top, "path3"), board.id(straight, "path1"));
    assert!(board.closed().is_empty());
    let curve = board.place("curve", R3, 0, 1);
    assert!(board.closed().is_empty(), "the curve goes on to the west");
    board.place("ends", R2, -1, 1);
    assert_eq!(board.closed(), [board.id(straight, "path1")]);
    let path = board.area(straight, "path1");
    assert_eq!((path.tiles().len(), path.open()), (4, 0));
    assert_eq!((board.marks(curve, "path1", "red"), board.marks(curve, "path1", "blue")), (1, 1));
}

#[test]
fn a_dead_end_on_both_tiles_closes_at_once() {
    let mut board = Board::new(sets::paths());
    let one = board.place("straight", R0, 0, 0);
    let other = board.place("straight", R0, 1, 0);
    assert_eq!(board.closed(), [board.id(one, "path2")]);
    assert_eq!(board.id(one, "path2"), board.id(other, "path3"));
}

/// A path that comes back over its first tile: that tile counts once, both its children count.
#[test]
fn a_path_closes_in_a_loop_over_one_tile_twice() {
    let mut board = Board::new(sets::paths());
    let middle = board.place("double", R0, 0, 0);
    let way = [(R2, 0, -1), (R1, -1, -1), (R0, -1, 0), (R2, 1, 0), (R3, 1, 1)];
    for (rotation, x, y) in way {
        board.place("curve", rotation, x, y);
    }
    assert_eq!(board.id(middle, "path1"), board.id(middle, "path2"));
    assert_eq!(board.area(middle, "path1").open(), 2);
    board.place("curve", R0, 0, 1);
    assert!(board.closed().contains(&board.id(middle, "path1")));
    assert_eq!(board.area(middle, "path1").tiles().len(), 7);
    assert_eq!((board.marks(middle, "path1", "red"), board.marks(middle, "path1", "blue")), (1, 7));
}
