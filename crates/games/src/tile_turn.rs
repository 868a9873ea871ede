//! The turn of a tile game, written once: a tile is drawn, then placed, then a piece may claim what it shows.

use std::convert::Infallible;
use std::fmt;

use land::{AreaId, Cell, Rotations};
use tiles::{Rotation, TileId};

use crate::areas::Appraisal;
use crate::board::Board;
use crate::chance::ChanceSource;
use crate::event::Witness;
use crate::game::{Phase, View};
use crate::moves::Move;
use crate::pile::Pile;
use crate::rule::{Refusal, Why};
use crate::rules::Rules;

/// What comes next in a tile game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TurnStep<C> {
    Draw,
    Place(TileId),
    Claim(C),
    Over,
}

impl<C> TurnStep<C> {
    /// The tile in hand.
    pub(crate) fn hand(&self) -> Option<TileId> {
        if let TurnStep::Place(tile) = self { Some(*tile) } else { None }
    }
}

/// What a player may do once the tile lies. In a game without claims there is nothing: [`Infallible`].
pub(crate) trait Claims<G>: Copy + fmt::Debug + Send + Sync + 'static {
    /// How many choices there are.
    fn count(self, game: &G) -> u32;

    /// The choice with this many before it; passing comes last.
    fn nth(self, game: &G, n: u32) -> Move;

    /// Whether a claim, a recall or passing is legal.
    fn check(self, game: &G, wanted: Move) -> Result<(), Refusal>;

    /// Makes a legal one, with all that it causes.
    fn advance(self, game: &mut G, next: Move, witness: &mut impl Witness);
}

impl<G> Claims<G> for Infallible {
    fn count(self, _: &G) -> u32 {
        match self {}
    }

    fn nth(self, _: &G, _: u32) -> Move {
        match self {}
    }

    fn check(self, _: &G, _: Move) -> Result<(), Refusal> {
        match self {}
    }

    fn advance(self, _: &mut G, _: Move, _: &mut impl Witness) {
        match self {}
    }
}

/// What a tile game says for itself; every [`TileRules`] is a [`Rules`].
pub(crate) trait TileRules: Clone + fmt::Debug + Send + Sync + 'static {
    /// What may be claimed.
    type Claims: Claims<Self>;

    /// The rule that says: first a tile is drawn, then it is placed.
    const TURN_RULE: &'static str;

    /// The board, with points and turns.
    fn board(&self) -> &Board;

    /// What comes next.
    fn step(&self) -> TurnStep<Self::Claims>;

    /// The tiles that the next draw is from; none when nothing is left to be drawn.
    fn stack(&self) -> Option<&Pile>;

    /// The name of that stack; a game with one pile has no other.
    fn stack_name(&self) -> &'static str {
        "pile"
    }

    /// The rule by which the game is over.
    fn end_rule(&self) -> &'static str;

    /// Whether a tile can be the one that is drawn.
    fn check_draw(&self, tile: TileId) -> Result<(), Refusal>;

    /// Takes a tile in hand, or sets it aside.
    fn draw(&mut self, tile: TileId, witness: &mut impl Witness);

    /// Whether the tile in hand may lie so.
    fn check_place(&self, tile: TileId, cell: Cell, rotation: Rotation) -> Result<(), Refusal>;

    /// Lays the tile in hand down.
    fn place(&mut self, tile: TileId, cell: Cell, rotation: Rotation, witness: &mut impl Witness);

    /// Tells every cell in which a tile can be placed, if it were in hand, with the rotations.
    fn for_each_placement(&self, tile: TileId, tell: &mut dyn FnMut(Cell, Rotations)) {
        self.board().for_each_placement(tile, tell);
    }

    /// Whether a tile could be placed wherever it fits.
    fn is_placed_freely(&self, _tile: TileId) -> bool {
        true
    }

    /// One of the ways to place a tile, all equally likely.
    fn sample_placement(
        &self,
        tile: TileId,
        pick: &mut (impl FnMut(u32) -> u32 + ?Sized),
    ) -> Option<(Cell, Rotation)> {
        self.board().land.sample_placement(tile, pick)
    }

    /// What an area means to everybody; none where that is nothing by itself.
    fn appraise(&self, area: AreaId) -> Option<Appraisal>;

    /// All that anybody may know.
    fn view(&self) -> View;

    /// The state as text.
    fn position(&self) -> String;
}

impl<T: TileRules> Rules for T {
    fn board(&self) -> &Board {
        TileRules::board(self)
    }

    fn phase(&self) -> Phase {
        match self.step() {
            TurnStep::Draw => Phase::Draw,
            TurnStep::Place(_) => Phase::Place,
            TurnStep::Claim(_) => Phase::Claim,
            TurnStep::Over => Phase::Over,
        }
    }

    fn list(&self, moves: &mut Vec<Move>) {
        match self.step() {
            TurnStep::Draw => moves
                .extend(self.stack().into_iter().flat_map(Pile::counts).map(|(tile, _)| Move::Draw(tile))),
            TurnStep::Place(tile) => TileRules::for_each_placement(self, tile, &mut |cell, rotations| {
                moves.extend(rotations.iter().map(|rotation| Move::Place(cell, rotation)));
            }),
            TurnStep::Claim(claims) => {
                moves.extend((0..claims.count(self)).map(|n| claims.nth(self, n)));
            }
            TurnStep::Over => {}
        }
    }

    fn check(&self, wanted: Move) -> Result<(), Refusal> {
        let refuse = |why| Err(Refusal::new(T::TURN_RULE, why));
        match (self.step(), wanted) {
            (TurnStep::Over, _) => Err(Refusal::new(self.end_rule(), Why::Over)),
            (TurnStep::Draw, Move::Draw(tile)) => self.check_draw(tile),
            (TurnStep::Draw, _) => refuse(Why::DrawFirst),
            (TurnStep::Place(tile), Move::Place(cell, rotation)) => self.check_place(tile, cell, rotation),
            (TurnStep::Place(_), _) => refuse(Why::PlaceFirst),
            (TurnStep::Claim(claims), Move::Claim(..) | Move::Recall(_) | Move::Pass) => {
                claims.check(self, wanted)
            }
            (TurnStep::Claim(_), _) => refuse(Why::AlreadyPlaced),
        }
    }

    fn advance(&mut self, next: Move, witness: &mut impl Witness) {
        match (self.step(), next) {
            (TurnStep::Draw, Move::Draw(tile)) => self.draw(tile, witness),
            (TurnStep::Place(tile), Move::Place(cell, rotation)) => {
                self.place(tile, cell, rotation, witness);
            }
            (TurnStep::Claim(claims), _) => claims.advance(self, next, witness),
            (step, other) => debug_assert!(false, "{other:?} is not a move of {step:?}"),
        }
    }

    fn sample(&self, pick: &mut (impl FnMut(u32) -> u32 + ?Sized)) -> Option<Move> {
        match self.step() {
            TurnStep::Draw => sample_draw(self, pick).map(Move::Draw),
            TurnStep::Place(tile) => {
                let (cell, rotation) = self.sample_placement(tile, pick)?;
                Some(Move::Place(cell, rotation))
            }
            TurnStep::Claim(claims) => Some(claims.nth(self, pick(claims.count(self)))),
            TurnStep::Over => None,
        }
    }

    /// A turn, as far as it goes: what [`Rules::sample`] would answer with is made at once, and no move is put together to be taken
    /// apart again.
    fn advance_at_random(&mut self, pick: &mut (impl FnMut(u32) -> u32 + ?Sized)) -> u32 {
        let mut moves = 0;
        if let TurnStep::Draw = self.step() {
            let Some(tile) = sample_draw(self, pick) else { return moves };
            self.draw(tile, &mut ());
            moves += 1;
        }
        if let TurnStep::Place(tile) = self.step() {
            let Some((cell, rotation)) = self.sample_placement(tile, pick) else { return moves };
            self.place(tile, cell, rotation, &mut ());
            moves += 1;
        }
        if let TurnStep::Claim(claims) = self.step() {
            let next = claims.nth(self, pick(claims.count(self)));
            claims.advance(self, next, &mut ());
            moves += 1;
        }
        moves
    }

    fn appraise(&self, area: AreaId) -> Option<Appraisal> {
        TileRules::appraise(self, area)
    }

    fn for_each_placement(&self, tile: TileId, tell: &mut dyn FnMut(Cell, Rotations)) {
        TileRules::for_each_placement(self, tile, tell);
    }

    fn is_placed_freely(&self, tile: TileId) -> bool {
        TileRules::is_placed_freely(self, tile)
    }

    fn next_stack(&self) -> Option<&Pile> {
        self.stack()
    }

    fn chance_source(&self) -> ChanceSource {
        ChanceSource::Pile(self.stack_name())
    }

    fn view(&self) -> View {
        TileRules::view(self)
    }

    fn position(&self) -> String {
        TileRules::position(self)
    }
}

/// The tile that is drawn next, by its real odds.
fn sample_draw<T: TileRules>(game: &T, pick: &mut (impl FnMut(u32) -> u32 + ?Sized)) -> Option<TileId> {
    let stack = game.stack()?;
    // At most 126 tiles.
    stack.nth(pick(stack.len() as u32) as usize)
}
