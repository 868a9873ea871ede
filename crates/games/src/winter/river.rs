//! The river while it is being laid.

use land::{Cell, Land};
use tiles::{Rotation, Side, TileId};

use super::kit::Kit;
use crate::rule::{Refusal, Why};

/// The open end of the river.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct River {
    /// The empty cell that it runs into.
    pub(super) mouth: Cell,
    flows: Side,
    last_turn: Option<Turn>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    Left,
    Right,
}

impl River {
    /// The river behind its source.
    pub(super) fn from_source(kit: &Kit, cell: Cell, rotation: Rotation) -> Option<River> {
        let flows = kit.river_sides(kit.source).next()?.turned(rotation);
        Some(River { mouth: cell.next(flows), flows, last_turn: None })
    }

    /// The open end once a river tile that fits by its sides lies in the mouth; none behind the lake.
    pub(super) fn extended(
        self,
        kit: &Kit,
        land: &Land,
        tile: TileId,
        rotation: Rotation,
    ) -> Result<Option<River>, Refusal> {
        let sides = || kit.river_sides(tile).map(|side| side.turned(rotation));
        // W-41: its river meets the open end of the river.
        if !sides().any(|side| side == self.flows.opposite()) {
            return Err(Refusal::new("W-41", Why::RiverBroken));
        }
        let Some(exit) = sides().find(|&side| side != self.flows.opposite()) else { return Ok(None) };
        let turn = match exit {
            straight if straight == self.flows => None,
            right if right == self.flows.turned(Rotation::R1) => Some(Turn::Right),
            _ => Some(Turn::Left),
        };
        // W-42: never the same way twice in a row, whatever straight tiles lie between.
        if turn.is_some() && turn == self.last_turn {
            return Err(Refusal::new("W-42", Why::SameTurn));
        }
        // W-43: the new open end does not point at a tile.
        let mouth = self.mouth.next(exit);
        if land.tile_at(mouth).is_some() {
            return Err(Refusal::new("W-43", Why::RiverBlocked(mouth)));
        }
        Ok(Some(River { mouth, flows: exit, last_turn: turn.or(self.last_turn) }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// W-43: a river that keeps W-42 never comes back to itself, so a board where it would run into
    /// a tile has to be laid by hand: source, then land tiles to its west.
    #[test]
    fn the_river_does_not_point_at_a_tile() {
        let kit = Kit::get().unwrap();
        let tile = |code| kit.set().find(code).unwrap();
        let mut land = Land::new(kit.atlas);
        land.place(kit.source, Rotation::R0, Cell::ORIGIN);
        let river = River::from_source(kit, Cell::ORIGIN, Rotation::R0).unwrap();
        assert_eq!(river.mouth, Cell::new(0, 1));
        let (bend, to_the_west) = (tile("R07"), Rotation::R0);
        assert!(river.extended(kit, &land, bend, to_the_west).is_ok());

        land.place(tile("B"), Rotation::R0, Cell::new(-1, 0));
        land.place(tile("B"), Rotation::R0, Cell::new(-1, 1));
        let blocked = Refusal::new("W-43", Why::RiverBlocked(Cell::new(-1, 1)));
        assert_eq!(river.extended(kit, &land, bend, to_the_west), Err(blocked));
        let to_the_east = Rotation::R1;
        assert!(river.extended(kit, &land, bend, to_the_east).is_ok());
    }
}
