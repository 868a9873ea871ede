//! What every tile game has on the table: the land with its pieces, the points, the tiles set aside,
//! and whose turn it is.

use std::sync::Arc;

use land::{AreaId, Atlas, Cell, Land, Misfit, Rotations, TileBits, TileIx};
use tiles::{Rotation, TileId, ZoneId};

use crate::event::{Event, Score, Witness};
use crate::game::{Details, View};
use crate::moves::Piece;
use crate::pieces::Pieces;
use crate::pile::Pile;
use crate::rule::{Refusal, Rule, Why};
use crate::seat::{MAX_SEATS, Seat, Seats};
use crate::setup::Setup;
use crate::worth::Worth;

/// The common part of the state of a tile game.
#[derive(Debug)]
pub(crate) struct Board {
    pub(crate) setup: Arc<Setup>,
    pub(crate) land: Land,
    pub(crate) pieces: Pieces,
    pub(crate) aside: Pile,
    pub(crate) turn: u32,
    seat: Seat,
    pub(crate) scores: [u32; MAX_SEATS],
}

impl Board {
    /// The first tile in the middle, before the first turn.
    pub(crate) fn new(setup: Setup, atlas: &'static Atlas, first: TileId) -> Board {
        let mut board = Board::empty(setup, atlas);
        board.land.place(first, Rotation::R0, Cell::ORIGIN);
        board
    }

    /// Nothing on the board, before the first turn.
    pub(crate) fn empty(setup: Setup, atlas: &'static Atlas) -> Board {
        Board {
            seat: setup.starts(),
            setup: Arc::new(setup),
            land: Land::new(atlas),
            pieces: Pieces::new(),
            aside: Pile::default(),
            turn: 1,
            scores: [0; MAX_SEATS],
        }
    }

    /// Whose turn it is.
    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    /// W-03, H-03, D-02, K-02: seats play in order, beginning with the one that was agreed on.
    pub(crate) fn set_turn(&mut self, turn: u32) {
        self.turn = turn;
        let before = turn.saturating_sub(1) + u32::from(self.setup.starts().0);
        // Below the number of seats.
        self.seat = Seat((before % u32::from(self.setup.seats())) as u8);
    }

    /// The next player's turn begins.
    pub(crate) fn next_turn(&mut self) {
        self.turn += 1;
        self.seat = Seat(if self.seat.0 + 1 == self.setup.seats() { 0 } else { self.seat.0 + 1 });
    }

    /// The points of the seats that play.
    pub(crate) fn scores(&self) -> &[u32] {
        &self.scores[..usize::from(self.setup.seats())]
    }

    /// W-62, H-34: most points wins; who ties wins together.
    pub(crate) fn leaders(&self) -> Seats {
        let best = self.scores().iter().copied().max().unwrap_or(0);
        Seats::filter(self.setup.seats(), |seat| self.scores[seat.index()] == best)
    }

    /// Tells every cell in which a tile lies side against side, like to like, with the rotations.
    pub(crate) fn for_each_placement(&self, tile: TileId, tell: &mut dyn FnMut(Cell, Rotations)) {
        self.land.placements(tile).for_each(|(cell, rotations)| tell(cell, rotations));
    }

    /// Whether a tile lies next to another along a side, like to like; `rule` says that it must.
    pub(crate) fn check_fit(
        &self,
        rule: &'static str,
        tile: TileId,
        cell: Cell,
        rotation: Rotation,
    ) -> Result<(), Refusal> {
        self.land.fits(tile, rotation, cell).map_err(|misfit| {
            let why = match misfit {
                Misfit::Occupied => Why::Occupied(cell),
                Misfit::Apart => Why::Apart(cell),
                Misfit::Side(side) => Why::Mismatch(side),
            };
            Refusal::new(rule, why)
        })
    }

    /// Gives points to seats, for an area. Where there are none, nothing is told.
    pub(crate) fn award(
        &mut self,
        rule: &'static str,
        seats: Seats,
        worth: Worth,
        area: AreaId,
        witness: &mut impl Witness,
    ) {
        if worth.points > 0 {
            self.award_or_tell(rule, seats, worth, area, witness);
        }
    }

    /// Gives points to seats, for an area, and tells it also where there are none.
    pub(crate) fn award_or_tell(
        &mut self,
        rule: &'static str,
        seats: Seats,
        worth: Worth,
        area: AreaId,
        witness: &mut impl Witness,
    ) {
        let tiles = self.land.area(area).tiles();
        self.award_part(rule, seats, worth, tiles, |land| land.zones_in(area).collect(), witness);
    }

    /// Gives points to seats, for what lies on these tiles, in these zones, and tells it also where there
    /// are none.
    pub(crate) fn award_part(
        &mut self,
        rule: &'static str,
        seats: Seats,
        worth: Worth,
        tiles: TileBits,
        zones: impl FnOnce(&Land) -> Vec<(TileIx, ZoneId)>,
        witness: &mut impl Witness,
    ) {
        for seat in seats.iter() {
            self.scores[seat.index()] += worth.points;
        }
        witness.see(|| {
            Event::Scored(Score {
                rule: Rule(rule),
                message: worth.message,
                points: worth.points,
                seats: seats.to_vec(),
                cells: tiles.iter().map(|tile| self.land.placed(tile).cell).collect(),
                zones: zones(&self.land),
                counts: worth.counts().collect(),
            })
        });
    }

    /// All that anybody may know; the game adds what is its own.
    pub(crate) fn view<'a>(
        &self,
        hand: Option<TileId>,
        piles: impl IntoIterator<Item = &'a Pile>,
        reserve: impl Fn(usize) -> Vec<(Piece, u8)>,
    ) -> View {
        let mut pile: Vec<_> = piles.into_iter().flat_map(Pile::counts).collect();
        pile.sort_unstable();
        View {
            seat: self.seat,
            hand,
            reserve: (0..usize::from(self.setup.seats())).map(reserve).collect(),
            placed: self.land.tiles().map(|(ix, placed)| (placed, self.pieces.on(ix))).collect(),
            pile,
            aside: self.aside.counts().collect(),
            details: Details::Nothing,
        }
    }
}

impl Clone for Board {
    fn clone(&self) -> Board {
        Board {
            setup: Arc::clone(&self.setup),
            land: self.land.clone(),
            pieces: self.pieces.clone(),
            aside: self.aside.clone(),
            ..*self
        }
    }

    /// Copies into the space that is there: nothing is allocated.
    fn clone_from(&mut self, source: &Board) {
        let Board { setup, land, pieces, aside, turn, seat, scores } = source;
        // Counting who shares it takes longer than to see that it is the same.
        if !Arc::ptr_eq(&self.setup, setup) {
            self.setup.clone_from(setup);
        }
        self.land.clone_from(land);
        self.pieces.clone_from(pieces);
        self.aside.clone_from(aside);
        (self.turn, self.seat, self.scores) = (*turn, *seat, *scores);
    }
}
