//! The river, walked from its source to its open end.

use land::Placed;
use tiles::TileSet;

use crate::common::ground::{Board, Direction, Map, direction_of, step};

/// The open end of the river.
pub(crate) struct Mouth {
    pub(crate) cell: land::Cell,
    flows: Direction,
    last_turn: Option<Turn>,
}

#[derive(Clone, Copy, PartialEq)]
enum Turn {
    Left,
    Right,
}

/// The directions in which the river leaves a tile.
fn river_directions(set: &TileSet, placed: Placed) -> Vec<Direction> {
    let river = set.kind("river").unwrap();
    let zones = set.tile(placed.tile).zones.iter().filter(|zone| zone.kind == river);
    zones.flat_map(|zone| &zone.ports).map(|port| direction_of(port.side, placed.rotation)).collect()
}

/// Where the river ends in an empty cell; none without a river, or when it has its lake.
pub(crate) fn mouth(set: &TileSet, board: &Board, map: &Map) -> Option<Mouth> {
    let (source, _) = board[0];
    let flows = *river_directions(set, source).first()?;
    let mut mouth = Mouth { cell: step(source.cell, flows), flows, last_turn: None };
    while let Some(tile) = map.at(mouth.cell) {
        let (exit, turn) = mouth.exit(set, board[tile].0)?;
        mouth = Mouth { cell: step(mouth.cell, exit), flows: exit, last_turn: turn.or(mouth.last_turn) };
    }
    Some(mouth)
}

impl Mouth {
    /// Where the river leaves a tile that lies in the mouth, and how it turns there; none if it ends.
    fn exit(&self, set: &TileSet, placed: Placed) -> Option<(Direction, Option<Turn>)> {
        let back = (self.flows + 2) % 4;
        let exit = river_directions(set, placed).into_iter().find(|&direction| direction != back)?;
        let turn = match (exit + 4 - self.flows) % 4 {
            1 => Some(Turn::Right),
            3 => Some(Turn::Left),
            _ => None,
        };
        Some((exit, turn))
    }

    /// Whether a river tile carries the river on.
    pub(crate) fn carries_on(&self, set: &TileSet, map: &Map, placed: Placed) -> bool {
        // W-41: in the mouth, with a river side towards the river.
        if placed.cell != self.cell || !river_directions(set, placed).contains(&((self.flows + 2) % 4)) {
            return false;
        }
        match self.exit(set, placed) {
            None => true,
            // W-42: not twice the same way. W-43: not towards a tile.
            Some((exit, turn)) => {
                (turn.is_none() || turn != self.last_turn) && map.at(step(placed.cell, exit)).is_none()
            }
        }
    }
}
