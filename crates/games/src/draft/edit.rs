//! What can be done with a draft.

use land::{Cell, Placed};
use tiles::{Rotation, TileId};

use super::{Draft, read};
use crate::board_text::MAX_SCORE;
use crate::moves::Move;
use crate::pieces::Standing;
use crate::pile::Pile;
use crate::position::PositionError;
use crate::rule::Refusal;
use crate::seat::Seat;
use crate::setup::SetupError;

/// A change of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    /// A tile is put into a cell, in place of the one that lies there.
    Put {
        /// The tile.
        tile: TileId,
        /// Where.
        cell: Cell,
        /// How it is turned.
        rotation: Rotation,
    },
    /// A tile is taken off the board, with its piece; it can be drawn again.
    Take(Cell),
    /// A tile is turned; its piece stays.
    Turn(Cell, Rotation),
    /// A piece is put on the tile in a cell, in place of the one that stands there.
    Stand(Cell, Standing),
    /// The piece is taken off a tile.
    Lift(Cell),
    /// A seat has so many points.
    Points(Seat, u32),
    /// It is the turn of a seat.
    Turns(Seat),
    /// This tile is in hand; without one it is about to be drawn.
    Hand(Option<TileId>),
    /// So many of a tile are left to be drawn.
    Left(TileId, u8),
    /// All tiles that are nowhere else are left to be drawn, or none.
    LeftAll(bool),
    /// A seat keeps a knight, or does not.
    Keeps(Seat, bool),
}

impl Draft {
    /// Makes a change. One that the game has no tiles or no room for is refused, and leaves the draft as it was; whether the rest is
    /// a position, a check says.
    pub fn edit(&mut self, edit: Edit) -> Result<(), PositionError> {
        match edit {
            Edit::Put { tile, cell, rotation } => return self.put(Placed { tile, cell, rotation }),
            Edit::Take(cell) => {
                self.check_not_opening(cell)?;
                self.take(cell);
            }
            Edit::Turn(cell, rotation) => {
                self.check_not_opening(cell)?;
                let turned = self.tiles.iter_mut().filter(|(placed, _)| placed.cell == cell);
                turned.for_each(|(placed, _)| placed.rotation = rotation);
            }
            Edit::Stand(cell, standing) => self.stand(cell, Some(standing)),
            Edit::Lift(cell) => self.stand(cell, None),
            Edit::Points(seat, points) => self.score(seat, points)?,
            Edit::Turns(seat) => self.set_turn_of(seat),
            Edit::Hand(tile) => return self.take_in_hand(tile),
            Edit::Left(tile, count) => self.leave(tile, count),
            Edit::LeftAll(is_left) => {
                for (tile, spare, _) in self.stock() {
                    self.leave(tile, if is_left { spare } else { 0 });
                }
            }
            Edit::Keeps(seat, is_kept) => self.keep(seat, is_kept),
        }
        Ok(())
    }

    fn put(&mut self, placed: Placed) -> Result<(), PositionError> {
        self.check_not_opening(placed.cell)?;
        let before = self.clone();
        self.take(placed.cell);
        if let Err(refused) = self.check_spare(placed.tile, self.item(placed, None)) {
            *self = before;
            return Err(refused);
        }
        self.left.as_mut().map(|left| left.take(placed.tile));
        self.tiles.push((placed, None));
        Ok(())
    }

    /// What lies in a cell can be drawn again.
    fn take(&mut self, cell: Cell) {
        let Some(at) = self.tiles.iter().position(|(placed, _)| placed.cell == cell) else { return };
        let (placed, _) = self.tiles.remove(at);
        self.put_back(placed.tile);
    }

    fn put_back(&mut self, tile: TileId) {
        if let Some(left) = &mut self.left {
            left.insert(tile);
        }
    }

    /// There is no such seat or zone: then nothing changes.
    fn stand(&mut self, cell: Cell, standing: Option<Standing>) {
        let (set, seats) = (self.set, self.setup.seats());
        let is_there = |placed: &Placed| {
            let zones = set.tile(placed.tile).zones.len();
            standing.is_none_or(|standing| standing.zone.index() < zones && standing.seat.0 < seats)
        };
        let there = self.tiles.iter_mut().filter(|(placed, _)| placed.cell == cell && is_there(placed));
        there.for_each(|(_, piece)| *piece = standing);
    }

    fn score(&mut self, seat: Seat, points: u32) -> Result<(), PositionError> {
        if points > MAX_SCORE {
            return Err(PositionError::Value { key: "scores", value: points.to_string() });
        }
        if let Some(score) = self.scores.get_mut(seat.index()) {
            *score = points;
        }
        Ok(())
    }

    /// The round stays the same.
    fn set_turn_of(&mut self, seat: Seat) {
        let (seats, starts) = (u32::from(self.setup.seats()), u32::from(self.setup.starts().0));
        let round = (self.turn.max(1) - 1) / seats;
        self.turn = round * seats + (u32::from(seat.0) + seats - starts) % seats + 1;
        // Whoever has the turn has taken the knight up again.
        self.keep(seat, false);
    }

    fn take_in_hand(&mut self, tile: Option<TileId>) -> Result<(), PositionError> {
        let before = self.clone();
        if let Some(old) = self.hand.take() {
            self.put_back(old);
        }
        let Some(tile) = tile else { return Ok(()) };
        if let Err(refused) = self.check_spare(tile, self.set.tile(tile).code.clone()) {
            *self = before;
            return Err(refused);
        }
        self.left.as_mut().map(|left| left.take(tile));
        self.hand = Some(tile);
        Ok(())
    }

    fn leave(&mut self, tile: TileId, count: u8) {
        let count = count.min(self.spare(tile));
        let Some(left) = &mut self.left else { return };
        let others = left.counts().filter(|(known, _)| *known != tile).chain([(tile, count)]);
        let tiles = others.flat_map(|(tile, count)| std::iter::repeat_n(tile, usize::from(count)));
        *left = Pile::from_iter(tiles.collect::<Vec<_>>());
    }

    fn keep(&mut self, seat: Seat, is_kept: bool) {
        let Some(kept) = self.extra("kept") else { return };
        let name = seat.to_string();
        let mut seats: Vec<&str> =
            kept.split(',').filter(|kept| !kept.is_empty() && **kept != *name).collect();
        if is_kept {
            seats.push(&name);
        }
        seats.sort_unstable();
        let kept = seats.join(",");
        self.set_extra("kept", &kept);
    }

    /// That the tile in a cell is not one that the game begins with.
    fn check_not_opening(&self, cell: Cell) -> Result<(), PositionError> {
        if !self.is_opening(cell) {
            return Ok(());
        }
        // The rules say it of a board that begins with nothing.
        read(&self.text(&[], None, "draw", &self.rest)).map(|_| ())
    }

    /// That there is one more of a tile.
    fn check_spare(&self, tile: TileId, item: String) -> Result<(), PositionError> {
        if self.spare(tile) > 0 {
            return Ok(());
        }
        Err(match self.not_in_pile(tile) {
            Some(refusal) => PositionError::Refused { item, refusal },
            None => SetupError::Tile { code: self.set.tile(tile).code.clone() }.into(),
        })
    }

    /// What the rules say to drawing a tile of which there is none.
    fn not_in_pile(&self, tile: TileId) -> Option<Refusal> {
        let others: Vec<TileId> =
            self.opening.pile.iter().map(|(other, _)| *other).filter(|other| *other != tile).collect();
        self.setup.clone().start_with(&others).ok()?.check(Move::Draw(tile)).err()
    }
}
