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
enum Plan {
    /// Carry a city on at a black side that is open.
    Join,
    /// Build next to any die.
    Touch,
    /// Build where no die is next to it.
    Begin,
    /// Build nothing.
    Other(Move),
}

/// How often each plan is chosen, relative to the others that are possible.
const WEIGHTS: [(Plan, u32); 7] = [
    (Plan::Join, 12),
    (Plan::Touch, 1),
    (Plan::Begin, 1),
    (Plan::Other(Move::Collect), 1),
    (Plan::Other(Move::Again), 4),
    (Plan::Other(Move::Stop), 1),
    (Plan::Other(Move::Keep), 1),
];

impl Dice {
    /// Every die falls on each of its faces equally often.
    pub(super) fn random_roll(&self, pick: &mut dyn FnMut(u32) -> u32) -> Faces {
        (0..self.loose()).fold(Faces::default(), |faces, _| {
            let face = TileId(pick(Faces::KINDS as u32) as u8);
            faces.with(face).unwrap_or(faces)
        })
    }

    /// One of the plans that are possible, by their weights, and one of the ways to carry it out.
    pub(super) fn random_choice(&self, pick: &mut dyn FnMut(u32) -> u32) -> Option<Move> {
        let possible = || WEIGHTS.into_iter().filter(|&(plan, _)| self.is_possible(plan));
        let mut chosen = pick(possible().map(|(_, weight)| weight).sum());
        for (plan, weight) in possible() {
            if chosen < weight {
                return self.carry_out(plan, pick);
            }
            chosen -= weight;
        }
        None
    }

    fn is_possible(&self, plan: Plan) -> bool {
        match plan {
            Plan::Join => self.joins().next().is_some(),
            Plan::Touch => self.parts().any(|face| self.board.land.fits_somewhere(face)),
            Plan::Begin => self.parts().next().is_some(),
            Plan::Other(Move::Collect) => self.check_collect().is_ok(),
            Plan::Other(Move::Again) => self.check_again().is_ok(),
            Plan::Other(Move::Keep) => self.check_keep().is_ok(),
            Plan::Other(_) => true,
        }
    }

    fn carry_out(&self, plan: Plan, pick: &mut dyn FnMut(u32) -> u32) -> Option<Move> {
        match plan {
            Plan::Join => self.joins().nth(pick(self.joins().count() as u32) as usize),
            Plan::Touch => self.random_touch(pick),
            Plan::Begin => {
                let face = self.parts().nth(pick(self.parts().count() as u32) as usize)?;
                let cell = self.free_cells().nth(pick(self.free_cells().count() as u32) as usize)?;
                Some(Move::Build(face, cell, Rotation::quarter_turns(pick(4) as u8)))
            }
            Plan::Other(own) => Some(own),
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

    fn random_touch(&self, pick: &mut dyn FnMut(u32) -> u32) -> Option<Move> {
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
