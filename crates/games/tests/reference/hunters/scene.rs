//! The land as hunters and gatherers see it.

use std::collections::BTreeSet;

use games::{Piece, Standing};
use land::Cell;

use super::edition::Edition;
use crate::common::ground::{Area, Ground, Spot};
use crate::common::state::State;

pub(crate) struct Scene<'a> {
    pub(crate) ground: Ground<'a>,
    pub(crate) edition: &'static Edition,
    /// H-52: the zones whose animals a pit trap covers.
    pub(crate) covered: &'a BTreeSet<Spot>,
}

impl<'a> Scene<'a> {
    pub(crate) fn survey(state: &'a State, covered: &'a BTreeSet<Spot>) -> Scene<'a> {
        let ground = Ground::survey(state.set, &state.board);
        Scene { ground, edition: Edition::of(state.setup.game()), covered }
    }

    pub(crate) fn kind(&self, spot: Spot) -> &'a str {
        self.ground.set.kind_name(self.ground.zone(spot).kind)
    }

    pub(crate) fn areas(&self, kind: &str) -> impl Iterator<Item = &Area> {
        self.ground.areas.iter().filter(move |area| self.ground.set.kind_name(area.kind) == kind)
    }

    /// The zone among these that has a power.
    pub(crate) fn power(&self, spots: &[Spot], power: &str) -> Option<Spot> {
        spots.iter().copied().find(|&spot| self.ground.zone(spot).power.as_deref() == Some(power))
    }

    /// The tile placed last.
    pub(crate) fn last(&self) -> usize {
        self.ground.board.len() - 1
    }

    /// The zones of a tile.
    pub(crate) fn zones(&self, tile: usize) -> Vec<Spot> {
        (0..self.ground.tile(tile).zones.len()).map(|zone| (tile, zone)).collect()
    }

    /// The men in a forest, river or meadow, each with his tile.
    pub(crate) fn men(&self, area: &Area) -> Vec<(usize, Standing)> {
        let mut pieces = self.ground.pieces(area);
        pieces.retain(|(_, standing)| standing.piece == Piece::Man);
        pieces
    }

    /// H-31: the tiles of the men who go home in the end, those in forests and rivers.
    pub(crate) fn idle_men(&self) -> Vec<usize> {
        let areas = self.areas("forest").chain(self.areas("river"));
        areas.flat_map(|area| self.men(area)).map(|(tile, _)| tile).collect()
    }

    /// H-13, H-14: a man goes on a forest, river or meadow where no man is; never on a lake.
    pub(crate) fn may_have_man(&self, spot: Spot) -> bool {
        let goes_there = matches!(self.kind(spot), "forest" | "river" | "meadow");
        goes_there && self.men(self.ground.area(spot).unwrap()).is_empty()
    }

    /// H-15: a hut goes on a lake, or on a river that runs into no lake on its tile, where no hut is in
    /// the whole network.
    pub(crate) fn may_have_hut(&self, spot: Spot) -> bool {
        let goes_there = match self.kind(spot) {
            "lake" => true,
            "river" => self.ground.zone(spot).near.is_empty(),
            _ => false,
        };
        goes_there && self.on_water(self.network(spot), Piece::Hut).is_empty()
    }

    /// H-24: the network that a river or lake is part of.
    pub(crate) fn network(&self, (tile, zone): Spot) -> &Area {
        let above = |&water: &Spot| {
            let near = &self.ground.zone(water).near;
            self.kind(water) == "water" && near.iter().any(|near| near.index() == zone)
        };
        let water = self.zones(tile).into_iter().find(above).unwrap();
        self.ground.area(water).unwrap()
    }

    /// The rivers and lakes of a network.
    pub(crate) fn waters(&self, network: &Area) -> Vec<Spot> {
        let near = |&(tile, zone): &Spot| {
            self.ground.zone((tile, zone)).near.iter().map(move |near| (tile, near.index()))
        };
        network.spots.iter().flat_map(near).collect()
    }

    /// The lakes of a network.
    pub(crate) fn lakes(&self, network: &Area) -> u32 {
        self.waters(network).into_iter().filter(|&water| self.kind(water) == "lake").count() as u32
    }

    /// The pieces of a kind on the rivers and lakes of a network.
    pub(crate) fn on_water(&self, network: &Area, piece: Piece) -> Vec<Standing> {
        let on =
            |(tile, zone): Spot| self.ground.board[tile].1.filter(|standing| standing.zone.index() == zone);
        let mut pieces: Vec<Standing> = self.waters(network).into_iter().filter_map(on).collect();
        pieces.retain(|standing| standing.piece == piece);
        pieces
    }

    /// H-52, H-54: whether a tile is the one with the trap or one of the eight around it.
    pub(crate) fn is_in_range(&self, trap: usize, tile: usize) -> bool {
        let [one, other] = [trap, tile].map(|tile| self.ground.board[tile].0.cell);
        let Cell { x, y } = one;
        x.abs_diff(other.x) <= 1 && y.abs_diff(other.y) <= 1
    }
}

/// Pieces without their tiles.
pub(crate) fn standings(pieces: &[(usize, Standing)]) -> Vec<Standing> {
    pieces.iter().map(|&(_, standing)| standing).collect()
}
