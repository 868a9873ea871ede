//! The turn: drawing and placing tiles.

use land::{AreaId, Cell, Rotations};
use tiles::{Rotation, TileId};

use super::claim::Claims;
use super::{Winter, position};
use crate::areas::Appraisal;
use crate::board::Board;
use crate::event::{Event, Witness};
use crate::game::View;
use crate::moves::Piece;
use crate::pile::Pile;
use crate::rule::{Refusal, Rule, Why};
use crate::tile_turn::{TileRules, TurnStep};

impl TileRules for Winter {
    type Claims = Claims;

    const TURN_RULE: &'static str = "W-10";

    fn board(&self) -> &Board {
        &self.board
    }

    fn step(&self) -> TurnStep<Claims> {
        self.step
    }

    /// W-40: the river, then the lake, then the land.
    fn stack(&self) -> Option<&Pile> {
        self.stacks.iter().find(|stack| !stack.is_empty())
    }

    fn stack_name(&self) -> &'static str {
        match &self.stacks {
            [river, ..] if !river.is_empty() => "river",
            [_, lake, _] if !lake.is_empty() => "lake",
            _ => "pile",
        }
    }

    fn end_rule(&self) -> &'static str {
        "W-60"
    }

    /// W-01: only what is left can be drawn. W-40: the river before the lake, the lake before the
    /// land.
    fn check_draw(&self, tile: TileId) -> Result<(), Refusal> {
        if self.stack().is_some_and(|stack| stack.contains(tile)) {
            return Ok(());
        }
        let is_left = self.stacks.iter().any(|stack| stack.contains(tile));
        Err(if is_left { Refusal::new("W-40", Why::NotYet) } else { Refusal::new("W-01", Why::NotInPile) })
    }

    /// W-11: a tile that fits nowhere is set aside, and another is drawn.
    fn draw(&mut self, tile: TileId, witness: &mut impl Witness) {
        self.take_from_stack(tile);
        if self.fits_somewhere(tile) {
            self.step = TurnStep::Place(tile);
            return;
        }
        self.board.aside.insert(tile);
        witness.see(|| Event::SetAside { rule: Rule("W-11"), tile });
        self.await_draw(witness);
    }

    /// W-10: next to a tile, like to like. W-41: a river tile goes where the river ends.
    fn check_place(&self, tile: TileId, cell: Cell, rotation: Rotation) -> Result<(), Refusal> {
        if let Some(river) = self.river.filter(|_| self.kit.is_river(tile)) {
            if cell == river.mouth {
                river.extended(self.kit, &self.board.land, tile, rotation)?;
            } else if self.board.land.tile_at(cell).is_none() {
                return Err(Refusal::new("W-41", Why::NotAtRiver(cell)));
            }
        }
        self.board.check_fit("W-10", tile, cell, rotation)
    }

    fn place(&mut self, tile: TileId, cell: Cell, rotation: Rotation, witness: &mut impl Witness) {
        self.lay(tile, cell, rotation);
        let claims = self.claims();
        // A step in which nothing but passing is possible is skipped.
        if claims.is_empty() {
            self.score_turn(witness);
        } else {
            self.step = TurnStep::Claim(claims);
        }
    }

    fn for_each_placement(&self, tile: TileId, tell: &mut dyn FnMut(Cell, Rotations)) {
        match self.river.filter(|_| self.kit.is_river(tile)) {
            Some(river) => {
                let rotations: Rotations =
                    self.river_placements(tile).map(|(_, rotation)| rotation).collect();
                if !rotations.is_empty() {
                    tell(river.mouth, rotations);
                }
            }
            None => self.board.for_each_placement(tile, tell),
        }
    }

    /// W-41: a river tile goes where the river ends.
    fn is_placed_freely(&self, tile: TileId) -> bool {
        !self.extends_river(tile)
    }

    fn sample_placement(
        &self,
        tile: TileId,
        pick: &mut (impl FnMut(u32) -> u32 + ?Sized),
    ) -> Option<(Cell, Rotation)> {
        if self.extends_river(tile) {
            let ways = self.river_placements(tile).count();
            self.river_placements(tile).nth(pick(ways as u32) as usize)
        } else {
            self.board.land.sample_placement(tile, pick)
        }
    }

    fn appraise(&self, area: AreaId) -> Option<Appraisal> {
        Winter::appraise(self, area)
    }

    fn view(&self) -> View {
        self.board.view(self.step.hand(), &self.stacks, |seat| {
            let meeples = (Piece::Meeple, self.meeples[seat]);
            let abbot = (Piece::Abbot, u8::from(self.abbots[seat].is_none()));
            if self.rules.abbot { vec![meeples, abbot] } else { vec![meeples] }
        })
    }

    fn position(&self) -> String {
        position::write(self)
    }
}

impl Winter {
    pub(super) fn take_from_stack(&mut self, tile: TileId) {
        if let Some(stack) = self.stacks.iter_mut().find(|stack| !stack.is_empty()) {
            stack.take(tile);
        }
    }

    pub(super) fn fits_somewhere(&self, tile: TileId) -> bool {
        if self.extends_river(tile) {
            self.river_placements(tile).next().is_some()
        } else {
            self.board.land.fits_somewhere(tile)
        }
    }

    /// Puts a tile on the board, with all that this does to the land and the river.
    #[inline]
    pub(super) fn lay(&mut self, tile: TileId, cell: Cell, rotation: Rotation) {
        if self.extends_river(tile) {
            let river = self.river.map(|river| river.extended(self.kit, &self.board.land, tile, rotation));
            self.river = river.and_then(|river| river.unwrap_or(None));
        }
        let land = &mut self.board.land;
        let placed = land.place(tile, rotation, cell);
        if !self.kit.zones(tile).city_field.is_empty() {
            self.city_fields.insert(placed);
        }
        if !land.closed().is_empty() {
            self.note_cities();
        }
    }

    /// W-32: notes the cities that the tile placed last has completed.
    #[cold]
    fn note_cities(&mut self) {
        let land = &self.board.land;
        self.cities.extend(land.closed().iter().filter(|&&id| land.area(id).kind() == self.kit.city));
    }

    /// Whether this tile has to carry on a river that is still open.
    pub(super) fn extends_river(&self, tile: TileId) -> bool {
        self.river.is_some() && self.kit.is_river(tile)
    }

    /// The ways to carry the river on with a tile.
    pub(super) fn river_placements(&self, tile: TileId) -> impl Iterator<Item = (Cell, Rotation)> {
        self.river.into_iter().flat_map(move |river| {
            let fits = self.board.land.rotations(tile, river.mouth);
            let carries_on = move |&rotation: &Rotation| {
                river.extended(self.kit, &self.board.land, tile, rotation).is_ok()
            };
            fits.iter().filter(carries_on).map(move |rotation| (river.mouth, rotation))
        })
    }
}
