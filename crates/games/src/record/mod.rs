//! Records: a whole game as text that a person can read and type. The grammar is in
//! `docs/formats.md`.
//!
//! A record is read by playing it: the first line that is not legal, or that scores otherwise than
//! the rules do, is an error that names the line. So a [`Record`] is always that of a legal game.

mod error;
mod line;
mod proof;
mod read;
mod write;

pub use error::{RecordError, RecordProblem};
pub use proof::{Proof, ProofMethod, SealedDraw, SeatWord, SeededProof};

use crate::game::Game;
use crate::moves::Move;
use crate::setup::Setup;
use crate::text::write_move;

/// The version of the format.
pub const VERSION: u32 = 1;

/// A game from its start to its last move.
#[derive(Debug)]
pub struct Record {
    start: Start,
    first: Box<dyn Game>,
    moves: Vec<Move>,
    notes: Vec<Note>,
    proof: Option<Proof>,
}

/// How a recorded game began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// As agreed.
    Setup(Setup),
    /// In a position, given as text.
    Position(String),
}

/// A comment, and before which turn it stands; those behind the last turn stand before none.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Note {
    turn: Option<u32>,
    text: String,
}

impl Record {
    pub(crate) fn new(start: Start, first: Box<dyn Game>, moves: Vec<Move>) -> Record {
        Record { start, first, moves, notes: Vec::new(), proof: None }
    }

    /// How the game began.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// The state it began with.
    pub fn first(&self) -> &dyn Game {
        &*self.first
    }

    /// Its moves.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// What proves that its draws were fair, if it was played at a table.
    pub fn proof(&self) -> Option<&Proof> {
        self.proof.as_ref()
    }

    /// The same record with a proof.
    #[must_use]
    pub fn with_proof(mut self, proof: Proof) -> Record {
        self.proof = Some(proof);
        self
    }

    /// The texts of its moves.
    pub fn texts(&self) -> Vec<String> {
        let mut game = self.first.fork();
        let texts = self.moves.iter().map(|&played| {
            let text = write_move(&*game, played);
            game.apply_unchecked(played);
            text
        });
        texts.collect()
    }

    /// The state before the first move of a turn, or the last one where there is no such turn.
    pub fn at_turn(&self, turn: u32) -> Box<dyn Game> {
        let mut game = self.first.fork();
        for &played in &self.moves {
            if game.turn() >= turn {
                break;
            }
            game.apply_unchecked(played);
        }
        game
    }

    /// The state after the last move.
    pub fn last(&self) -> Box<dyn Game> {
        let mut game = self.first.fork();
        self.moves.iter().for_each(|&played| game.apply_unchecked(played));
        game
    }

    /// Reads a record and checks it from the first line to the last.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        read::read(text)
    }

    /// The text of the record.
    pub fn write(&self) -> String {
        write::write(self)
    }
}
