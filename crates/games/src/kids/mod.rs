//! The game for children: rules K-01 to K-08.

mod kit;
mod paths;
mod position;
mod sight;

use land::{AreaId, Cell};
use tiles::{Rotation, TileId};

use crate::areas::Appraisal;
use crate::board::Board;
use crate::catalog::Listing;
use crate::event::{Event, Witness};
use crate::game::{Game, Own, Phase, View};
use crate::moves::{Move, Piece};
use crate::pile::Pile;
use crate::rule::{Refusal, Rule, Why, rules};
use crate::rules::Rules;
use crate::seat::{Seat, Seats};
use crate::setup::{Choices, Setup, SetupError};
use kit::Kit;

/// The game in the catalogue.
pub(crate) static LISTING: Listing = Listing { choices: &CHOICES, rules: RULES, start, load: position::load };

static CHOICES: Choices = Choices { game: "kids", seats: 2..=4, options: &[] };

const RULES: &[Rule] = &rules(["K-01", "K-02", "K-03", "K-04", "K-05", "K-06", "K-07", "K-08"]);

/// K-01: pawns of each colour.
const PAWNS: u8 = 8;

fn start(setup: Setup, pile: Option<&[TileId]>) -> Result<Box<dyn Game>, SetupError> {
    Ok(Box::new(Kids::new(setup, pile)?))
}

/// A game of the children. K-08: there are no points; what the board counts for each seat is the
/// pawns it has placed, so that more is better as in every game.
#[derive(Debug)]
pub struct Kids {
    board: Board,
    kit: &'static Kit,
    pile: Pile,
    step: Step,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Draw,
    Place(TileId),
    Over,
}

impl Kids {
    /// A new game. A pile that is given replaces the tiles to be drawn from, the first tile
    /// included; it must be a part of them.
    pub fn new(setup: Setup, pile: Option<&[TileId]>) -> Result<Kids, SetupError> {
        let kit = Kit::get()?;
        let all = Pile::from_iter(kit.pile());
        let [pile] = match pile {
            None => [all],
            Some(pile) => Pile::parts(kit.set(), &[all], pile)?,
        };
        let mut game = Kids { board: Board::empty(setup, kit.atlas), kit, pile, step: Step::Draw };
        game.await_draw(&mut ());
        Ok(game)
    }

    /// K-01: only what is left can be drawn.
    fn check_draw(&self, tile: TileId) -> Result<(), Refusal> {
        if self.pile.contains(tile) { Ok(()) } else { Err(Refusal::new("K-01", Why::NotInPile)) }
    }

    /// K-01: the first tile is turned over into the middle, before anybody's turn.
    fn draw(&mut self, tile: TileId, witness: &mut impl Witness) {
        self.pile.take(tile);
        if self.board.land.is_empty() {
            self.board.land.place(tile, Rotation::R0, Cell::ORIGIN);
            self.await_draw(witness);
        } else {
            self.step = Step::Place(tile);
        }
    }

    /// K-03: along a side of a tile, in any rotation.
    fn check_place(&self, tile: TileId, cell: Cell, rotation: Rotation) -> Result<(), Refusal> {
        self.board.check_fit("K-03", tile, cell, rotation)
    }

    fn place(&mut self, tile: TileId, cell: Cell, rotation: Rotation, witness: &mut impl Witness) {
        self.board.land.place(tile, rotation, cell);
        self.cover_children(witness);
        self.board.next_turn();
        self.await_draw(witness);
    }

    /// K-06: the game ends when somebody has placed all pawns, which is looked at once all pawns of a
    /// turn have been placed. K-07: it also ends with the last tile.
    fn await_draw(&mut self, witness: &mut impl Witness) {
        if !self.is_won() && !self.pile.is_empty() {
            self.step = Step::Draw;
            return;
        }
        self.step = Step::Over;
        witness.see(|| Event::Over { winners: self.board.leaders().to_vec() });
    }

    fn is_won(&self) -> bool {
        self.board.scores().contains(&u32::from(PAWNS))
    }
}

impl Rules for Kids {
    fn board(&self) -> &Board {
        &self.board
    }

    fn phase(&self) -> Phase {
        match self.step {
            Step::Draw => Phase::Draw,
            Step::Place(_) => Phase::Place,
            Step::Over => Phase::Over,
        }
    }

    fn list(&self, moves: &mut Vec<Move>) {
        match self.step {
            Step::Draw => moves.extend(self.pile.counts().map(|(tile, _)| Move::Draw(tile))),
            Step::Place(tile) => self.for_each_placement(tile, &mut |cell, rotation| {
                moves.push(Move::Place(cell, rotation));
            }),
            Step::Over => {}
        }
    }

    fn check(&self, wanted: Move) -> Result<(), Refusal> {
        match (self.step, wanted) {
            (Step::Over, _) if self.is_won() => Err(Refusal::new("K-06", Why::Over)),
            (Step::Over, _) => Err(Refusal::new("K-07", Why::Over)),
            (Step::Draw, Move::Draw(tile)) => self.check_draw(tile),
            (Step::Draw, _) => Err(Refusal::new("K-03", Why::DrawFirst)),
            (Step::Place(tile), Move::Place(cell, rotation)) => self.check_place(tile, cell, rotation),
            (Step::Place(_), _) => Err(Refusal::new("K-03", Why::PlaceFirst)),
        }
    }

    fn advance(&mut self, next: Move, witness: &mut impl Witness) {
        match (self.step, next) {
            (Step::Draw, Move::Draw(tile)) => self.draw(tile, witness),
            (Step::Place(tile), Move::Place(cell, rotation)) => self.place(tile, cell, rotation, witness),
            (_, other) => debug_assert!(false, "{other:?} is not a move of {:?}", self.step),
        }
    }

    fn sample(&self, pick: &mut dyn FnMut(u32) -> u32) -> Option<Move> {
        match self.step {
            // At most 126 tiles.
            Step::Draw => self.pile.nth(pick(self.pile.len() as u32) as usize).map(Move::Draw),
            Step::Place(tile) => {
                let (cell, rotation) = self.board.land.sample_placement(tile, pick)?;
                Some(Move::Place(cell, rotation))
            }
            Step::Over => None,
        }
    }

    /// K-06: whoever has placed all pawns. K-07: otherwise who has fewest left. Either way it is who
    /// has placed most.
    fn winners(&self) -> Seats {
        self.board.leaders()
    }

    fn appraise(&self, area: AreaId) -> Option<Appraisal> {
        Some(Kids::appraise(self, area))
    }

    fn for_each_placement(&self, tile: TileId, tell: &mut dyn FnMut(Cell, Rotation)) {
        self.board.for_each_placement(tile, tell);
    }

    fn next_stack(&self) -> Option<&Pile> {
        Some(&self.pile).filter(|pile| !pile.is_empty())
    }

    /// K-08: the reserve shows the pawns left.
    fn view(&self) -> View {
        let hand = if let Step::Place(tile) = self.step { Some(tile) } else { None };
        let reserve = |seat: usize| vec![(Piece::Pawn, self.pawns_left(Seat(seat as u8)))];
        View { own: Own::Pawns(self.pawns()), ..self.board.view(hand, [&self.pile], reserve) }
    }

    fn position(&self) -> String {
        position::write(self)
    }
}

impl Clone for Kids {
    fn clone(&self) -> Kids {
        Kids { board: self.board.clone(), pile: self.pile.clone(), ..*self }
    }

    /// Copies into the space that is there: nothing is allocated.
    fn clone_from(&mut self, source: &Kids) {
        let Kids { board, kit, pile, step } = source;
        self.board.clone_from(board);
        self.pile.clone_from(pile);
        (self.kit, self.step) = (kit, *step);
    }
}
