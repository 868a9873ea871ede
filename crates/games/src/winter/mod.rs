//! The Winter Edition, with farmers, river and abbot: rules W-01 to W-63.

mod claim;
mod kit;
mod place;
mod position;
mod river;
mod score;

use land::{Cell, TileIx};
use tiles::{Rotation, TileId, TileSet};

use crate::board::Board;
use crate::catalog::Listing;
use crate::event::{Event, Witness};
use crate::game::{Actor, Game, Phase, View};
use crate::moves::{Move, Piece};
use crate::pile::Pile;
use crate::rule::{Refusal, Rule, Why};
use crate::seat::{MAX_SEATS, Seat};
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

const RULES: &[Rule] = &[
    Rule("W-01"),
    Rule("W-02"),
    Rule("W-03"),
    Rule("W-10"),
    Rule("W-11"),
    Rule("W-12"),
    Rule("W-13"),
    Rule("W-14"),
    Rule("W-15"),
    Rule("W-20"),
    Rule("W-21"),
    Rule("W-22"),
    Rule("W-23"),
    Rule("W-30"),
    Rule("W-31"),
    Rule("W-32"),
    Rule("W-33"),
    Rule("W-40"),
    Rule("W-41"),
    Rule("W-42"),
    Rule("W-43"),
    Rule("W-44"),
    Rule("W-50"),
    Rule("W-51"),
    Rule("W-52"),
    Rule("W-53"),
    Rule("W-60"),
    Rule("W-61"),
    Rule("W-62"),
    Rule("W-63"),
];

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
            stacks = part_of(kit, &stacks, pile)?;
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
}

/// The stacks cut down to the tiles of a pile.
fn part_of(kit: &Kit, stacks: &[Pile; 3], pile: &[TileId]) -> Result<[Pile; 3], SetupError> {
    let mut left = stacks.clone();
    let mut part = [Vec::new(), Vec::new(), Vec::new()];
    for &tile in pile {
        let Some(at) = left.iter_mut().position(|stack| stack.take(tile)) else {
            return Err(SetupError::Tile { code: kit.set().tile(tile).code.clone() });
        };
        part[at].push(tile);
    }
    Ok(part.map(Pile::from_iter))
}

impl Game for Winter {
    fn setup(&self) -> &Setup {
        &self.board.setup
    }

    fn tiles(&self) -> &'static TileSet {
        self.kit.set()
    }

    fn phase(&self) -> Phase {
        match self.step {
            Step::Draw => Phase::Draw,
            Step::Place(_) => Phase::Place,
            Step::Claim(_) => Phase::Claim,
            Step::Over => Phase::Over,
        }
    }

    fn actor(&self) -> Actor {
        match self.step {
            Step::Draw => Actor::Chance,
            Step::Place(_) | Step::Claim(_) => Actor::Seat(self.board.seat()),
            Step::Over => Actor::Nobody,
        }
    }

    fn turn(&self) -> u32 {
        self.board.turn
    }

    fn legal(&self, moves: &mut Vec<Move>) {
        moves.clear();
        match self.step {
            Step::Draw => moves
                .extend(self.stack().into_iter().flat_map(Pile::counts).map(|(tile, _)| Move::Draw(tile))),
            Step::Place(tile) if self.extends_river(tile) => {
                moves.extend(self.river_placements(tile).map(|(cell, rotation)| Move::Place(cell, rotation)));
            }
            Step::Place(tile) => {
                for (cell, rotations) in self.board.land.placements(tile) {
                    moves.extend(rotations.iter().map(|rotation| Move::Place(cell, rotation)));
                }
            }
            Step::Claim(claims) => moves.extend((0..=claims.len()).map(|n| claims.nth(self, n))),
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

    fn apply(&mut self, wanted: Move) -> Result<Vec<Event>, Refusal> {
        self.check(wanted)?;
        let mut events = Vec::new();
        self.advance(wanted, &mut events);
        Ok(events)
    }

    fn apply_unchecked(&mut self, known: Move) {
        self.advance(known, &mut ());
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
            Step::Claim(claims) => Some(claims.nth(self, pick(claims.len() + 1))),
            Step::Over => None,
        }
    }

    fn scores(&self) -> &[u32] {
        self.board.scores()
    }

    fn winners(&self) -> Vec<Seat> {
        if self.step == Step::Over { self.board.leaders().to_vec() } else { Vec::new() }
    }

    fn view(&self) -> View {
        let hand = if let Step::Place(tile) = self.step { Some(tile) } else { None };
        self.board.view(hand, &self.stacks, |seat| {
            let meeples = (Piece::Meeple, self.meeples[seat]);
            let abbot = (Piece::Abbot, u8::from(self.abbots[seat].is_none()));
            if self.rules.abbot { vec![meeples, abbot] } else { vec![meeples] }
        })
    }

    fn claim_tile(&self) -> Option<TileId> {
        self.board.land.last().map(|tile| self.board.land.placed(tile).tile)
    }

    fn position(&self) -> String {
        position::write(self)
    }

    fn fork(&self) -> Box<dyn Game> {
        Box::new(self.clone())
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
