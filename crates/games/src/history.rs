//! A game with its past: what undo and records need.

use crate::event::Event;
use crate::game::Game;
use crate::moves::Move;
use crate::position::{self, PositionError};
use crate::record::{Record, Start};
use crate::rule::Refusal;
use crate::setup::{Setup, SetupError};

/// A state, the moves that led to it, and what the last of them caused.
#[derive(Debug)]
pub struct History {
    start: Start,
    first: Box<dyn Game>,
    moves: Vec<Move>,
    now: Box<dyn Game>,
    events: Vec<Event>,
}

impl Clone for History {
    fn clone(&self) -> History {
        History {
            start: self.start.clone(),
            first: self.first.fork(),
            moves: self.moves.clone(),
            now: self.now.fork(),
            events: self.events.clone(),
        }
    }
}

impl History {
    /// A new game.
    pub fn new(setup: Setup) -> Result<History, SetupError> {
        let game = setup.clone().start()?;
        Ok(History::from_game(Start::Setup(setup), game))
    }

    /// A game that begins in a position.
    pub fn from_position(text: &str) -> Result<History, PositionError> {
        let game = position::read(text)?;
        Ok(History::from_game(Start::Position(game.position()), game))
    }

    /// The game of a record, after its last move.
    pub fn from_record(record: &Record) -> History {
        let mut history = History::from_game(record.start().clone(), record.first().fork());
        for &played in record.moves() {
            // The moves of a record are legal: it was replayed when it was read or made.
            history.advance(played);
        }
        history
    }

    fn from_game(start: Start, game: Box<dyn Game>) -> History {
        History { start, first: game.fork(), moves: Vec::new(), now: game, events: Vec::new() }
    }

    /// The state now.
    pub fn game(&self) -> &dyn Game {
        &*self.now
    }

    /// How it began.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// The state that it began with.
    pub fn first(&self) -> &dyn Game {
        &*self.first
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// What the last move caused.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Makes a move; a refused one changes nothing.
    pub fn play(&mut self, wanted: Move) -> Result<&[Event], Refusal> {
        self.events = self.now.apply(wanted)?;
        self.moves.push(wanted);
        Ok(&self.events)
    }

    /// Takes the last move back; whether there was one.
    pub fn undo(&mut self) -> bool {
        let has_moves = !self.moves.is_empty();
        self.rewind(self.moves.len().saturating_sub(1));
        has_moves
    }

    /// Takes moves back until only so many are left.
    pub fn rewind(&mut self, moves: usize) {
        if moves >= self.moves.len() {
            return;
        }
        let kept: Vec<Move> = self.moves.drain(..moves).collect();
        self.moves.clear();
        self.now = self.first.fork();
        self.events.clear();
        for played in kept {
            self.advance(played);
        }
    }

    /// The record of the game so far.
    pub fn record(&self) -> Record {
        Record::new(self.start.clone(), self.first.fork(), self.moves.clone())
    }

    /// Makes a move that was legal before.
    fn advance(&mut self, played: Move) {
        if let Ok(events) = self.now.apply(played) {
            self.events = events;
            self.moves.push(played);
        }
    }
}
