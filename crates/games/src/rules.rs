//! What a game says for itself. Whatever all games do alike is done here, once: every [`Rules`] is a
//! [`Game`].

use std::any::Any;
use std::fmt;

use land::{AreaId, Cell, Rotations};
use tiles::{Rotation, TileId, TileSet};

use crate::areas::{self, Appraisal, AreaView};
use crate::board::Board;
use crate::chance::ChanceSource;
use crate::event::{Event, Witness};
use crate::game::{Actor, Game, Phase, View};
use crate::message::Message;
use crate::moves::Move;
use crate::pile::Pile;
use crate::rule::{Refusal, Rule};
use crate::seat::{Seat, Seats};
use crate::setup::Setup;

/// The rules of one game, over a board.
pub(crate) trait Rules: Clone + fmt::Debug + Send + Sync + 'static {
    /// The board, with points and turns.
    fn board(&self) -> &Board;

    /// What kind of move comes next.
    fn phase(&self) -> Phase;

    /// Adds all legal moves, each once.
    fn list(&self, moves: &mut Vec<Move>);

    /// Whether a move is legal, and if not, why.
    fn check(&self, wanted: Move) -> Result<(), Refusal>;

    /// Makes a legal move and tells what it causes.
    fn advance(&mut self, next: Move, witness: &mut impl Witness);

    /// One of the next moves at random; see [`Game::sample`].
    fn sample(&self, pick: &mut (impl FnMut(u32) -> u32 + ?Sized)) -> Option<Move>;

    /// Makes the next moves at random; see [`Game::play_at_random`].
    fn advance_at_random(&mut self, pick: &mut (impl FnMut(u32) -> u32 + ?Sized)) -> u32 {
        let Some(next) = Rules::sample(self, pick) else { return 0 };
        self.advance(next, &mut ());
        1
    }

    /// What an area means to everybody; none where that is nothing by itself.
    fn appraise(&self, area: AreaId) -> Option<Appraisal>;

    /// Tells every cell in which a tile can be placed, or a die that shows this face, if it were in hand, with the rotations.
    fn for_each_placement(&self, tile: TileId, tell: &mut dyn FnMut(Cell, Rotations));

    /// Whether a tile could be placed wherever it fits; see [`Game::is_placed_freely`].
    fn is_placed_freely(&self, tile: TileId) -> bool;

    /// The tiles that the next draw is from.
    fn next_stack(&self) -> Option<&Pile>;

    /// What chance draws from, asked only when it is to move.
    fn chance_source(&self) -> ChanceSource;

    /// Why a turn that this move ends would bring no points; see [`Game::without_points`].
    fn without_points(&self, _next: Move) -> Option<(Rule, Message)> {
        None
    }

    /// Who has won, asked only when the game is over.
    fn winners(&self) -> Seats {
        self.board().leaders()
    }

    /// All that anybody may know.
    fn view(&self) -> View;

    /// The state as text.
    fn position(&self) -> String;
}

impl<R: Rules> Game for R {
    fn setup(&self) -> &Setup {
        &self.board().setup
    }

    fn tiles(&self) -> &'static TileSet {
        self.board().land.atlas().set()
    }

    fn phase(&self) -> Phase {
        Rules::phase(self)
    }

    fn actor(&self) -> Actor {
        match Rules::phase(self) {
            Phase::Draw | Phase::Roll => Actor::Chance,
            Phase::Over => Actor::Nobody,
            _ => Actor::Seat(self.board().seat()),
        }
    }

    fn turn(&self) -> u32 {
        self.board().turn
    }

    fn legal(&self, moves: &mut Vec<Move>) {
        moves.clear();
        self.list(moves);
    }

    fn check(&self, wanted: Move) -> Result<(), Refusal> {
        Rules::check(self, wanted)
    }

    fn apply(&mut self, wanted: Move) -> Result<Vec<Event>, Refusal> {
        Rules::check(self, wanted)?;
        let mut events = Vec::new();
        self.advance(wanted, &mut events);
        Ok(events)
    }

    fn apply_unchecked(&mut self, known: Move) {
        self.advance(known, &mut ());
    }

    fn sample(&self, pick: &mut dyn FnMut(u32) -> u32) -> Option<Move> {
        Rules::sample(self, pick)
    }

    fn play_at_random<P: FnMut(u32) -> u32>(&mut self, pick: &mut P) -> u32 {
        self.advance_at_random(pick)
    }

    fn scores(&self) -> &[u32] {
        self.board().scores()
    }

    fn winners(&self) -> Vec<Seat> {
        if Rules::phase(self) == Phase::Over { Rules::winners(self).to_vec() } else { Vec::new() }
    }

    fn view(&self) -> View {
        Rules::view(self)
    }

    fn areas(&self) -> Vec<AreaView> {
        areas::views(&self.board().land, |area| self.appraise(area))
    }

    fn is_placed_freely(&self, tile: TileId) -> bool {
        Rules::is_placed_freely(self, tile)
    }

    fn placements(&self, tile: TileId) -> Vec<(Cell, Rotation)> {
        let mut placements = Vec::new();
        Rules::for_each_placement(self, tile, &mut |cell, rotations| {
            placements.extend(rotations.iter().map(|rotation| (cell, rotation)));
        });
        placements
    }

    fn next_stack(&self) -> Option<&Pile> {
        Rules::next_stack(self)
    }

    fn chance_source(&self) -> Option<ChanceSource> {
        (self.actor() == Actor::Chance).then(|| Rules::chance_source(self))
    }

    fn without_points(&self, next: Move) -> Option<(Rule, Message)> {
        Rules::without_points(self, next)
    }

    fn claim_tile(&self) -> Option<TileId> {
        let land = &self.board().land;
        land.last().map(|tile| land.placed(tile).tile)
    }

    fn position(&self) -> String {
        Rules::position(self)
    }

    fn fork(&self) -> Box<dyn Game> {
        Box::new(self.clone())
    }

    fn fork_into(&self, copy: &mut Box<dyn Game>) {
        let space: &mut dyn Any = &mut **copy;
        match space.downcast_mut::<R>() {
            Some(space) => space.clone_from(self),
            None => *copy = self.fork(),
        }
    }
}
