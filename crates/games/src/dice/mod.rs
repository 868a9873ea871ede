//! The Dice Game: rules D-01 to D-14. A face of a die is a tile of a small set, so what is built on
//! the table is a land like any other, with cities for areas.

mod city;
mod definition;
mod examples;
mod kit;
mod lesson;
mod position;
mod random;
mod turn;

pub use turn::Turn;

use land::{AreaId, Cell, Rotations};
use tiles::TileId;

use crate::areas::Appraisal;
use crate::board::Board;
use crate::chance::ChanceSource;
use crate::event::Witness;
use crate::faces::Faces;
use crate::game::{Details, Game, Phase, View};
use crate::message::Message;
use crate::moves::{Move, Piece};
use crate::pile::Pile;
use crate::rule::{Refusal, Rule, Why};
use crate::rules::Rules;
use crate::seat::{MAX_SEATS, Seats};
use crate::setup::{Setup, SetupError};
pub(crate) use definition::DEFINITION;
use kit::Kit;

/// D-01: equal dice.
const DICE: u8 = 9;

/// D-14: the option that says after how many rounds the game ends.
const ROUNDS: &str = "rounds";

fn start(setup: Setup, pile: Option<&[TileId]>) -> Result<Box<dyn Game>, SetupError> {
    let game = Dice::new(setup)?;
    match pile.and_then(|pile| pile.first()) {
        None => Ok(Box::new(game)),
        // There is no pile that a part could be taken of.
        Some(&tile) => Err(SetupError::Tile { code: game.tiles().tile(tile).code.clone() }),
    }
}

/// A game of the Dice Game.
#[derive(Debug)]
pub struct Dice {
    /// With what has been built in this turn on its land.
    board: Board,
    kit: &'static Kit,
    turn: Turn,
    /// D-09: who keeps a knight until the own next turn.
    kept: [bool; MAX_SEATS],
    step: DiceStep,
    /// D-14: the number of the last turn, if one is agreed on.
    last_turn: Option<u32>,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DiceStep {
    Roll,
    Build,
    /// These have won.
    Over(Seats),
}

impl Dice {
    /// A new game.
    pub fn new(setup: Setup) -> Result<Dice, SetupError> {
        let kit = Kit::get()?;
        let rounds = setup.option(ROUNDS).and_then(|rounds| rounds.parse::<u32>().ok());
        Ok(Dice {
            last_turn: rounds.map(|rounds| rounds * u32::from(setup.seats())),
            board: Board::empty(setup, kit.atlas),
            kit,
            turn: Turn::default(),
            kept: [false; MAX_SEATS],
            step: DiceStep::Roll,
        })
    }

    /// What a player may do with the dice in hand.
    fn choices(&self, moves: &mut Vec<Move>) {
        let parts = || self.kit.city_parts(self.turn.hand).iter().map(|(face, _)| face);
        for face in parts() {
            self.board.for_each_placement(face, &mut |cell, rotations| {
                moves.extend(rotations.iter().map(|rotation| Move::Build(face, cell, rotation)));
            });
        }
        for face in parts() {
            self.for_each_free_spot(&mut |cell, rotations| {
                moves.extend(rotations.iter().map(|rotation| Move::Build(face, cell, rotation)));
            });
        }
        let others = [Move::Collect, Move::Again, Move::Stop, Move::Keep];
        moves.extend(others.into_iter().filter(|&wanted| Rules::check(self, wanted).is_ok()));
    }
}

impl Rules for Dice {
    fn board(&self) -> &Board {
        &self.board
    }

    fn phase(&self) -> Phase {
        match self.step {
            DiceStep::Roll => Phase::Roll,
            DiceStep::Build => Phase::Build,
            DiceStep::Over(_) => Phase::Over,
        }
    }

    fn list(&self, moves: &mut Vec<Move>) {
        match self.step {
            DiceStep::Roll => Faces::rolls(self.loose(), &mut |faces| moves.push(Move::Roll(faces))),
            DiceStep::Build => self.choices(moves),
            DiceStep::Over(_) => {}
        }
    }

    fn check(&self, wanted: Move) -> Result<(), Refusal> {
        match (self.step, wanted) {
            (DiceStep::Over(_), _) if self.turn.catapults == DICE => Err(Refusal::new("D-13", Why::Over)),
            (DiceStep::Over(_), _) if self.has_goal() => Err(Refusal::new("D-12", Why::Over)),
            (DiceStep::Over(_), _) => Err(Refusal::new("D-14", Why::Over)),
            (DiceStep::Roll, Move::Roll(faces)) => self.check_roll(faces),
            (DiceStep::Roll, _) => Err(Refusal::new("D-03", Why::RollFirst)),
            (DiceStep::Build, Move::Build(face, cell, rotation)) => self.check_build(face, cell, rotation),
            (DiceStep::Build, Move::Collect) => self.check_collect(),
            (DiceStep::Build, Move::Again) => self.check_again(),
            // D-05: after any roll.
            (DiceStep::Build, Move::Stop) => Ok(()),
            (DiceStep::Build, Move::Keep) => self.check_keep(),
            (DiceStep::Build, _) => Err(Refusal::new("D-05", Why::AlreadyRolled)),
        }
    }

    fn advance(&mut self, next: Move, witness: &mut impl Witness) {
        match (self.step, next) {
            (DiceStep::Roll, Move::Roll(faces)) => self.roll(faces, witness),
            (DiceStep::Build, Move::Build(face, cell, rotation)) => self.build(face, cell, rotation, witness),
            (DiceStep::Build, Move::Collect) => self.collect(witness),
            (DiceStep::Build, Move::Again) => self.again(),
            (DiceStep::Build, Move::Stop) => self.score(witness),
            (DiceStep::Build, Move::Keep) => self.keep(witness),
            (_, other) => debug_assert!(false, "{other:?} is not a move of {:?}", self.step),
        }
    }

    fn sample(&self, pick: &mut (impl FnMut(u32) -> u32 + ?Sized)) -> Option<Move> {
        match self.step {
            DiceStep::Roll => Some(Move::Roll(self.random_roll(pick))),
            DiceStep::Build => self.random_choice(pick),
            DiceStep::Over(_) => None,
        }
    }

    /// D-12, D-13: the player who ended the game; D-14: those who have most points.
    fn winners(&self) -> Seats {
        if let DiceStep::Over(winners) = self.step { winners } else { Seats::default() }
    }

    fn appraise(&self, area: AreaId) -> Option<Appraisal> {
        Dice::appraise(self, area)
    }

    fn without_points(&self, next: Move) -> Option<(Rule, Message)> {
        Dice::without_points(self, next)
    }

    fn for_each_placement(&self, face: TileId, tell: &mut dyn FnMut(Cell, Rotations)) {
        self.board.for_each_placement(face, tell);
        self.for_each_free_spot(tell);
    }

    /// A die may lie apart as well.
    fn is_placed_freely(&self, _: TileId) -> bool {
        false
    }

    fn next_stack(&self) -> Option<&Pile> {
        None
    }

    /// By turn: when somebody stops does not change what the others roll.
    fn chance_source(&self) -> ChanceSource {
        ChanceSource::Dice(self.board.turn)
    }

    fn view(&self) -> View {
        let reserve = |seat: usize| vec![(Piece::Knight, u8::from(self.kept[seat]))];
        View { details: Details::Dice(self.turn), ..self.board.view(None, [], reserve) }
    }

    fn position(&self) -> String {
        position::write(self)
    }
}

impl Clone for Dice {
    fn clone(&self) -> Dice {
        Dice { board: self.board.clone(), ..*self }
    }

    /// Copies into the space that is there: nothing is allocated.
    fn clone_from(&mut self, source: &Dice) {
        let Dice { board, kit, turn, kept, step, last_turn } = source;
        self.board.clone_from(board);
        (self.kit, self.turn, self.kept, self.step) = (kit, *turn, *kept, *step);
        self.last_turn = *last_turn;
    }
}
