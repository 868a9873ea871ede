//! Hunters and Gatherers in two editions: rules H-01 to H-57.

mod claim;
mod edition;
mod end;
mod kit;
mod place;
mod position;
mod powers;
mod score;
mod sight;
mod table;
mod tigers;

use land::{AreaId, Cell, TileIx};
use tiles::{Rotation, TileId, TileSet, ZoneId};

use crate::areas::Appraisal;
use crate::board::Board;
use crate::catalog::Listing;
use crate::event::Witness;
use crate::game::{Game, Own, Phase, View};
use crate::moves::{Move, Piece};
use crate::pile::Pile;
use crate::rule::{Refusal, Why};
use crate::rules::Rules;
use crate::seat::MAX_SEATS;
use crate::setup::{Setup, SetupError};
use claim::Claims;
use kit::Kit;
use powers::Powers;
use table::Table;
pub use tigers::Eaten;

/// The edition of 2002 in the catalogue.
pub(crate) static LISTING_2002: Listing = listing(&edition::OF_2002);
/// The edition of 2020 in the catalogue.
pub(crate) static LISTING_2020: Listing = listing(&edition::OF_2020);

const fn listing(edition: &'static edition::Edition) -> Listing {
    Listing { choices: &edition.choices, rules: edition.rules, start, load: position::load }
}

/// H-02: men in each reserve.
const MEN: u8 = 5;
/// The most zones that the pit trap can cover: all of nine tiles.
const MAX_COVERED: usize = 9 * TileSet::MAX_ZONES;

fn start(setup: Setup, pile: Option<&[TileId]>) -> Result<Box<dyn Game>, SetupError> {
    Ok(Box::new(Hunters::new(setup, pile)?))
}

/// A game of Hunters and Gatherers.
#[derive(Debug)]
pub struct Hunters {
    board: Board,
    kit: &'static Kit,
    table: Option<Table>,
    /// The land, and the second pile.
    stacks: [Pile; 2],
    /// Whether the second tile of the turn is being played.
    is_bonus: bool,
    step: Step,
    men: [u8; MAX_SEATS],
    huts: [u8; MAX_SEATS],
    /// H-52: zones whose animals the pit trap has covered.
    covered: Vec<(TileIx, ZoneId)>,
    /// Where each power lies on the board.
    powers: Powers,
}

/// What there is on the table besides tiles and pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hunt {
    /// H-23: whether the second tile of the turn is being played.
    pub is_bonus: bool,
    /// How many tiles of the pile are of the second one.
    pub second_pile: u8,
    /// H-52: zones whose animals count no more, in the order of cells.
    pub covered: Vec<(Cell, ZoneId)>,
    /// H-33: who eats and is eaten if the game ends now, in the order of cells.
    pub eaten: Vec<Eaten>,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Draw,
    Place(TileId),
    Claim(Claims),
    Over,
}

impl Hunters {
    /// A new game of the edition that the set-up names. A pile that is given replaces the tiles to be
    /// drawn from; it must be a part of them.
    pub fn new(setup: Setup, pile: Option<&[TileId]>) -> Result<Hunters, SetupError> {
        let kit = Kit::of(setup.game())?;
        let stacks = kit.stacks().map(Pile::from_iter);
        let stacks = match pile {
            None => stacks,
            Some(pile) => Pile::parts(kit.set(), &stacks, pile)?,
        };
        let table = setup.option("table").and_then(Table::read);
        let mut game = Hunters {
            board: Board::new(setup, kit.atlas, kit.start),
            kit,
            table,
            stacks,
            is_bonus: false,
            step: Step::Draw,
            men: [MEN; MAX_SEATS],
            huts: [kit.edition.huts; MAX_SEATS],
            covered: Vec::with_capacity(MAX_COVERED),
            powers: Powers::default(),
        };
        game.await_draw(&mut ());
        Ok(game)
    }

    fn hunt(&self) -> Hunt {
        let cell = |tile| self.board.land.placed(tile).cell;
        let mut covered: Vec<_> = self.covered.iter().map(|&(tile, zone)| (cell(tile), zone)).collect();
        covered.sort_unstable();
        // At most 126 tiles.
        Hunt {
            is_bonus: self.is_bonus,
            second_pile: self.stacks[1].len() as u8,
            covered,
            eaten: self.eaten(),
        }
    }

    /// The stack that is drawn from now.
    fn stack(&self) -> &Pile {
        &self.stacks[usize::from(self.is_bonus)]
    }
}

impl Rules for Hunters {
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
            Step::Draw => moves.extend(self.stack().counts().map(|(tile, _)| Move::Draw(tile))),
            Step::Place(tile) => {
                moves.extend(self.placements(tile).map(|(cell, rotation)| Move::Place(cell, rotation)));
            }
            Step::Claim(claims) => moves.extend(self.choices(claims)),
            Step::Over => {}
        }
    }

    fn check(&self, wanted: Move) -> Result<(), Refusal> {
        match (self.step, wanted) {
            (Step::Over, _) => Err(Refusal::new("H-30", Why::Over)),
            (Step::Draw, Move::Draw(tile)) => self.check_draw(tile),
            (Step::Draw, _) => Err(Refusal::new("H-10", Why::DrawFirst)),
            (Step::Place(tile), Move::Place(cell, rotation)) => self.check_place(tile, cell, rotation),
            (Step::Place(_), _) => Err(Refusal::new("H-10", Why::PlaceFirst)),
            (Step::Claim(_), Move::Claim(piece, zone)) => self.check_claim(piece, zone),
            (Step::Claim(_), Move::Recall(cell)) => self.check_recall(cell),
            (Step::Claim(_), Move::Pass) => Ok(()),
            (Step::Claim(_), _) => Err(Refusal::new("H-10", Why::AlreadyPlaced)),
        }
    }

    fn advance(&mut self, next: Move, witness: &mut impl Witness) {
        match (self.step, next) {
            (Step::Draw, Move::Draw(tile)) => self.draw(tile, witness),
            (Step::Place(tile), Move::Place(cell, rotation)) => self.place(tile, cell, rotation, witness),
            (Step::Claim(_), Move::Claim(piece, zone)) => self.claim(piece, zone, witness),
            (Step::Claim(_), Move::Recall(cell)) => self.recall(cell, witness),
            (Step::Claim(_), Move::Pass) => self.score_turn(witness),
            (_, other) => debug_assert!(false, "{other:?} is not a move of {:?}", self.step),
        }
    }

    fn sample(&self, pick: &mut dyn FnMut(u32) -> u32) -> Option<Move> {
        match self.step {
            // At most 126 tiles.
            Step::Draw => self.stack().nth(pick(self.stack().len() as u32) as usize).map(Move::Draw),
            Step::Place(tile) => {
                let (cell, rotation) = self.sample_placement(tile, pick)?;
                Some(Move::Place(cell, rotation))
            }
            Step::Claim(claims) => {
                // At most 16 zones twice, 5 men and passing.
                let choices = self.choices(claims).count() as u32;
                self.choices(claims).nth(pick(choices) as usize)
            }
            Step::Over => None,
        }
    }

    fn appraise(&self, area: AreaId) -> Option<Appraisal> {
        Hunters::appraise(self, area)
    }

    fn for_each_placement(&self, tile: TileId, tell: &mut dyn FnMut(Cell, Rotation)) {
        self.placements(tile).for_each(|(cell, rotation)| tell(cell, rotation));
    }

    fn next_stack(&self) -> Option<&Pile> {
        Some(self.stack()).filter(|stack| !stack.is_empty())
    }

    fn view(&self) -> View {
        let hand = if let Step::Place(tile) = self.step { Some(tile) } else { None };
        let reserve = |seat| [Piece::Man, Piece::Hut].map(|piece| (piece, self.left(piece, seat))).to_vec();
        View { own: Own::Hunt(self.hunt()), ..self.board.view(hand, &self.stacks, reserve) }
    }

    fn position(&self) -> String {
        position::write(self)
    }
}

impl Clone for Hunters {
    fn clone(&self) -> Hunters {
        let mut covered = Vec::with_capacity(MAX_COVERED);
        covered.clone_from(&self.covered);
        Hunters { board: self.board.clone(), stacks: self.stacks.clone(), covered, ..*self }
    }

    /// Copies into the space that is there: nothing is allocated.
    fn clone_from(&mut self, source: &Hunters) {
        let Hunters { board, kit, table, stacks, is_bonus, step, men, huts, covered, powers } = source;
        self.board.clone_from(board);
        self.stacks.clone_from(stacks);
        self.covered.clone_from(covered);
        (self.kit, self.table, self.is_bonus, self.step) = (kit, *table, *is_bonus, *step);
        (self.men, self.huts, self.powers) = (*men, *huts, *powers);
    }
}
