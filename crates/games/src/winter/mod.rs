//! The Winter Edition, with farmers, river and abbot: rules W-01 to W-63.

mod claim;
mod kit;
mod place;
mod position;
mod river;
mod score;
mod sight;

use land::{AreaId, Cell, TileIx};
use tiles::{Rotation, TileId};

use crate::areas::Appraisal;
use crate::board::Board;
use crate::catalog::Listing;
use crate::event::Witness;
use crate::game::{Game, Phase, View};
use crate::moves::{Move, Piece};
use crate::pile::Pile;
use crate::rule::{Refusal, Rule, Why, rules};
use crate::rules::Rules;
use crate::seat::MAX_SEATS;
use crate::setup::{Choice, Choices, Setup, SetupError};
use claim::Claims;
use kit::Kit;
use river::River;

/// The game in the catalogue.
pub(crate) static LISTING: Listing = Listing { choices: &CHOICES, rules: RULES, start, load: position::load };

static CHOICES: Choices = Choices {
    game: "winter",
    seats: 2..=5,
    options: &[
        Choice::of("farmers", &["off", "on"]),
        Choice::of("river", &["off", "on"]),
        Choice::of("abbot", &["off", "on"]),
        Choice::of("pile", &["full", "classic"]),
    ],
};

const RULES: &[Rule] = &rules([
    "W-01", "W-02", "W-03", "W-10", "W-11", "W-12", "W-13", "W-14", "W-15", "W-20", "W-21", "W-22", "W-23",
    "W-30", "W-31", "W-32", "W-33", "W-40", "W-41", "W-42", "W-43", "W-44", "W-50", "W-51", "W-52", "W-53",
    "W-60", "W-61", "W-62", "W-63",
]);

/// W-02: meeples in each reserve.
const MEEPLES: u8 = 7;

fn start(setup: Setup, pile: Option<&[TileId]>) -> Result<Box<dyn Game>, SetupError> {
    Ok(Box::new(Winter::new(setup, pile)?))
}

/// A game of the Winter Edition.
#[derive(Debug)]
pub struct Winter {
    board: Board,
    rules: Options,
    kit: &'static Kit,
    river: Option<River>,
    /// W-40: the river, then the lake, then the land.
    stacks: [Pile; 3],
    step: Step,
    meeples: [u8; MAX_SEATS],
    /// Where each seat's abbot stands; none if he is in the reserve.
    abbots: [Option<TileIx>; MAX_SEATS],
}

/// The options that are asked for all the time.
#[derive(Clone, Copy, Debug)]
struct Options {
    farmers: bool,
    abbot: bool,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Draw,
    Place(TileId),
    Claim(Claims),
    Over,
}

impl Winter {
    /// A new game. A pile that is given replaces the tiles to be drawn from; it must be a part of
    /// them.
    pub fn new(setup: Setup, pile: Option<&[TileId]>) -> Result<Winter, SetupError> {
        let kit = Kit::get()?;
        let with_river = setup.is("river", "on");
        let stacks = kit.stacks(with_river, setup.is("pile", "classic"));
        let mut stacks = [stacks.river, stacks.lake, stacks.land].map(Pile::from_iter);
        if let Some(pile) = pile {
            stacks = Pile::parts(kit.set(), &stacks, pile)?;
        }
        let river = if with_river { River::from_source(kit, Cell::ORIGIN, Rotation::R0) } else { None };
        let rules = Options { farmers: setup.is("farmers", "on"), abbot: setup.is("abbot", "on") };
        let mut game = Winter {
            board: Board::new(setup, kit.atlas, kit.first_tile(with_river)),
            rules,
            kit,
            river,
            stacks,
            step: Step::Draw,
            meeples: [MEEPLES; MAX_SEATS],
            abbots: [None; MAX_SEATS],
        };
        game.await_draw(&mut ());
        Ok(game)
    }

    /// The empty cells next to tiles.
    pub fn fringe(&self) -> impl ExactSizeIterator<Item = Cell> {
        self.board.land.fringe()
    }

    /// The stack that is drawn from now.
    fn stack(&self) -> Option<&Pile> {
        self.stacks.iter().find(|stack| !stack.is_empty())
    }
}

impl Rules for Winter {
    fn board(&self) -> &Board {
        &self.board
    }

    fn phase(&self) -> Phase {
        match self.step {
            Step::Draw => Phase::Draw,
            Step::Place(_) => Phase::Place,
            Step::Claim(_) => Phase::Claim,
            Step::Over => Phase::Over,
        }
    }

    fn list(&self, moves: &mut Vec<Move>) {
        match self.step {
            Step::Draw => moves
                .extend(self.stack().into_iter().flat_map(Pile::counts).map(|(tile, _)| Move::Draw(tile))),
            Step::Place(tile) => self.for_each_placement(tile, &mut |cell, rotation| {
                moves.push(Move::Place(cell, rotation));
            }),
            Step::Claim(claims) => moves.extend(claims.choices(self)),
            Step::Over => {}
        }
    }

    fn check(&self, wanted: Move) -> Result<(), Refusal> {
        match (self.step, wanted) {
            (Step::Over, _) => Err(Refusal::new("W-60", Why::Over)),
            (Step::Draw, Move::Draw(tile)) => self.check_draw(tile),
            (Step::Draw, _) => Err(Refusal::new("W-10", Why::DrawFirst)),
            (Step::Place(tile), Move::Place(cell, rotation)) => self.check_place(tile, cell, rotation),
            (Step::Place(_), _) => Err(Refusal::new("W-10", Why::PlaceFirst)),
            (Step::Claim(_), Move::Claim(piece, zone)) => self.check_claim(piece, zone),
            (Step::Claim(_), Move::Recall(cell)) => self.check_recall(cell),
            (Step::Claim(_), Move::Pass) => Ok(()),
            (Step::Claim(_), _) => Err(Refusal::new("W-10", Why::AlreadyPlaced)),
        }
    }

    fn advance(&mut self, next: Move, witness: &mut impl Witness) {
        match (self.step, next) {
            (Step::Draw, Move::Draw(tile)) => self.draw(tile, witness),
            (Step::Place(tile), Move::Place(cell, rotation)) => self.place(tile, cell, rotation, witness),
            (Step::Claim(_), Move::Claim(piece, zone)) => self.claim(piece, zone, witness),
            (Step::Claim(_), Move::Recall(_)) => self.recall(witness),
            (Step::Claim(_), Move::Pass) => self.score_turn(witness),
            (_, other) => debug_assert!(false, "{other:?} is not a move of {:?}", self.step),
        }
    }

    fn sample(&self, pick: &mut dyn FnMut(u32) -> u32) -> Option<Move> {
        match self.step {
            Step::Draw => {
                let stack = self.stack()?;
                // At most 126 tiles.
                stack.nth(pick(stack.len() as u32) as usize).map(Move::Draw)
            }
            Step::Place(tile) if self.extends_river(tile) => {
                let ways = self.river_placements(tile).count();
                let (cell, rotation) = self.river_placements(tile).nth(pick(ways as u32) as usize)?;
                Some(Move::Place(cell, rotation))
            }
            Step::Place(tile) => {
                let (cell, rotation) = self.board.land.sample_placement(tile, pick)?;
                Some(Move::Place(cell, rotation))
            }
            Step::Claim(claims) => claims.sample(self, pick),
            Step::Over => None,
        }
    }

    fn appraise(&self, area: AreaId) -> Option<Appraisal> {
        Winter::appraise(self, area)
    }

    fn for_each_placement(&self, tile: TileId, tell: &mut dyn FnMut(Cell, Rotation)) {
        if self.extends_river(tile) {
            self.river_placements(tile).for_each(|(cell, rotation)| tell(cell, rotation));
        } else {
            self.board.for_each_placement(tile, tell);
        }
    }

    fn next_stack(&self) -> Option<&Pile> {
        self.stack()
    }

    fn view(&self) -> View {
        let hand = if let Step::Place(tile) = self.step { Some(tile) } else { None };
        self.board.view(hand, &self.stacks, |seat| {
            let meeples = (Piece::Meeple, self.meeples[seat]);
            let abbot = (Piece::Abbot, u8::from(self.abbots[seat].is_none()));
            if self.rules.abbot { vec![meeples, abbot] } else { vec![meeples] }
        })
    }

    fn position(&self) -> String {
        position::write(self)
    }
}

impl Clone for Winter {
    fn clone(&self) -> Winter {
        Winter { board: self.board.clone(), stacks: self.stacks.clone(), ..*self }
    }

    /// Copies into the space that is there: nothing is allocated.
    fn clone_from(&mut self, source: &Winter) {
        let Winter { board, rules, kit, river, stacks, step, meeples, abbots } = source;
        self.board.clone_from(board);
        self.stacks.clone_from(stacks);
        (self.rules, self.kit, self.river, self.step) = (*rules, kit, *river, *step);
        (self.meeples, self.abbots) = (*meeples, *abbots);
    }
}
