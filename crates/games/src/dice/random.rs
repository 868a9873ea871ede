//! Chance, and choosing by chance.
//!
//! Most cells within reach are far from any city, so a player who chose evenly among all moves would
//! hardly ever close one, and games would take many thousands of turns. So what is chosen first is
//! what to do, by the weights below, and then evenly one of the ways to do it. Every legal move may
//! come. A turn has at most three rolls and nine dice, so it ends; and every turn may score, so the
//! game ends too.

use tiles::{Rotation, TileId};

use super::Dice;
use crate::faces::Faces;
use crate::moves::Move;

/// What can be done with the dice in hand.
#[derive(Clone, Copy)]
enum MoveKind {
    /// Carry a city on at a black side that is open.
    Join,
    /// Build next to any die.
    Touch,
    /// Build where no die is next to it.
    Begin,
    /// Build nothing.
    Other(Move),
}

/// How often each kind is chosen, relative to the others that are possible.
const WEIGHTS: [(MoveKind, u32); 7] = [
    (MoveKind::Join, 12),
    (MoveKind::Touch, 1),
    (MoveKind::Begin, 1),
    (MoveKind::Other(Move::Collect), 1),
    (MoveKind::Other(Move::Again), 4),
    (MoveKind::Other(Move::Stop), 1),
    (MoveKind::Other(Move::Keep), 1),
];

impl Dice {
    /// Every die falls on each of its faces equally often.
    pub(super) fn random_roll(&self, pick: &mut (impl FnMut(u32) -> u32 + ?Sized)) -> Faces {
        (0..self.loose()).fold(Faces::default(), |faces, _| {
            let face = TileId(pick(Faces::KINDS as u32) as u8);
            faces.with(face).unwrap_or(faces)
        })
    }

    /// One of the kinds that are possible, by their weights, and one of the ways to carry it out.
    pub(super) fn random_choice(&self, pick: &mut (impl FnMut(u32) -> u32 + ?Sized)) -> Option<Move> {
        let possible = || WEIGHTS.into_iter().filter(|&(kind, _)| self.is_possible(kind));
        let mut chosen = pick(possible().map(|(_, weight)| weight).sum());
        for (kind, weight) in possible() {
            if chosen < weight {
                return self.carry_out(kind, pick);
            }
            chosen -= weight;
        }
        None
    }

    fn is_possible(&self, kind: MoveKind) -> bool {
        match kind {
            MoveKind::Join => self.joins().next().is_some(),
            MoveKind::Touch => self.parts().any(|face| self.board.land.fits_somewhere(face)),
            MoveKind::Begin => self.parts().next().is_some(),
            MoveKind::Other(Move::Collect) => self.check_collect().is_ok(),
            MoveKind::Other(Move::Again) => self.check_again().is_ok(),
            MoveKind::Other(Move::Keep) => self.check_keep().is_ok(),
            MoveKind::Other(_) => true,
        }
    }

    fn carry_out(&self, kind: MoveKind, pick: &mut (impl FnMut(u32) -> u32 + ?Sized)) -> Option<Move> {
        match kind {
            MoveKind::Join => self.joins().nth(pick(self.joins().count() as u32) as usize),
            MoveKind::Touch => self.random_touch(pick),
            MoveKind::Begin => {
                let face = self.parts().nth(pick(self.parts().count() as u32) as usize)?;
                let cell = self.free_cells().nth(pick(self.free_cells().count() as u32) as usize)?;
                Some(Move::Build(face, cell, Rotation::quarter_turns(pick(4) as u8)))
            }
            MoveKind::Other(wanted) => Some(wanted),
        }
    }

    /// The different city parts in hand.
    fn parts(&self) -> impl Iterator<Item = TileId> {
        self.kit.city_parts(self.turn.hand).iter().map(|(face, _)| face)
    }

    /// The ways to carry a city on; twice those that do so at two open sides.
    fn joins(&self) -> impl Iterator<Item = Move> {
        let land = &self.board.land;
        let open = land.tiles().flat_map(move |(_, placed)| {
            self.kit.black_sides(placed.tile, placed.rotation).map(move |side| placed.cell.next(side))
        });
        open.flat_map(move |cell| {
            self.parts().flat_map(move |face| {
                land.rotations(face, cell).iter().map(move |rotation| Move::Build(face, cell, rotation))
            })
        })
    }

    fn random_touch(&self, pick: &mut (impl FnMut(u32) -> u32 + ?Sized)) -> Option<Move> {
        let land = &self.board.land;
        let mut n = pick(self.parts().map(|face| land.count_placements(face)).sum());
        for face in self.parts() {
            let ways = land.count_placements(face);
            if n < ways {
                return land.nth_placement(face, n).map(|(cell, rotation)| Move::Build(face, cell, rotation));
            }
            n -= ways;
        }
        None
    }
}
