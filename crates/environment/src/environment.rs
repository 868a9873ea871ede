//! One game to learn in.

use std::sync::Arc;

use bots::Rng;
use games::{Actor, Game, Move, Phase, Seat};

use crate::action::{Action, Illegal};
use crate::legal::LegalActions;
use crate::observe::observe;
use crate::rows::Rows;
use crate::space::Space;

/// A game in which chance plays by itself: whenever it is looked at, a player is to move or it is over.
#[derive(Debug)]
pub struct Environment {
    space: Arc<Space>,
    game: Box<dyn Game>,
    rows: Rows,
    rng: Rng,
}

impl Environment {
    /// A new game of a space; the seed decides what is drawn.
    pub fn new(space: Arc<Space>, seed: u64) -> Environment {
        let (game, rows) = (space.first().fork(), space.first_rows().clone());
        let mut environment = Environment { space, game, rows, rng: Rng::new(seed) };
        environment.settle();
        environment
    }

    /// Begins another game, with the random numbers that come next.
    pub fn restart(&mut self) {
        self.space.first().fork_into(&mut self.game);
        self.rows.copy_from(self.space.first_rows());
        self.settle();
    }

    /// Begins another game with the random numbers of a seed.
    pub fn reset(&mut self, seed: u64) {
        self.rng = Rng::new(seed);
        self.restart();
    }

    /// The space it is in.
    pub fn space(&self) -> &Arc<Space> {
        &self.space
    }

    /// The state.
    pub fn game(&self) -> &dyn Game {
        &*self.game
    }

    /// Who is to move; nobody once the game is over.
    pub fn mover(&self) -> Option<Seat> {
        if let Actor::Seat(seat) = self.game.actor() { Some(seat) } else { None }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.phase() == Phase::Over
    }

    /// The legal actions of whoever is to move; none once the game is over.
    pub fn legal_actions(&self) -> &LegalActions {
        self.rows.legal()
    }

    /// The number of a move.
    pub fn action(&self, wanted: Move) -> Option<Action> {
        self.space.action(&self.rows, &*self.game, wanted)
    }

    /// The move that an action stands for, if it is legal.
    pub fn wanted(&self, action: Action) -> Result<Move, Illegal> {
        if self.is_over() {
            return Err(Illegal::Over);
        }
        let wanted = self.space.wanted(&self.rows, &*self.game, action).ok_or(Illegal::Nothing(action))?;
        if self.legal_actions().contains(action) {
            return Ok(wanted);
        }
        match self.game.check(wanted) {
            Ok(()) => Err(Illegal::Nothing(action)),
            Err(refusal) => Err(Illegal::Refused(action, wanted, refusal)),
        }
    }

    /// Plays an action, and all that chance does next. One that can't be played leaves everything as it was.
    pub fn play(&mut self, action: Action) -> Result<(), Illegal> {
        let wanted = self.wanted(action)?;
        self.play_move(wanted);
        Ok(())
    }

    /// Plays one of the legal actions, all of them equally likely; nothing once the game is over.
    pub fn play_random(&mut self) {
        let chosen = self.rng.below(self.legal_actions().len());
        if let Some(action) = self.legal_actions().nth(chosen) {
            self.play_legal(action);
        }
    }

    /// Plays an action that is known to be legal.
    pub(crate) fn play_legal(&mut self, action: Action) {
        if let Some(wanted) = self.space.wanted(&self.rows, &*self.game, action) {
            self.play_move(wanted);
        }
    }

    /// Plays a legal move, and all that chance does next.
    pub(crate) fn play_move(&mut self, wanted: Move) {
        self.advance(wanted);
        self.settle();
    }

    /// Writes what a seat sees; see [`observe`].
    pub fn observe(&self, seat: Seat, out: &mut [u8]) {
        observe(&self.space, &self.rows, &*self.game, seat, out);
    }

    /// Writes 1 for each legal action and 0 for every other.
    pub fn mask(&self, out: &mut [u8]) {
        self.legal_actions().write(out);
    }

    /// Writes observation and mask of a seat, which has nothing to do while others are to move.
    pub fn look(&self, seat: Seat, observation: &mut [u8], out: &mut [u8]) {
        self.observe(seat, observation);
        if self.mover() == Some(seat) {
            self.mask(out);
        } else {
            out.fill(0);
        }
    }

    /// Lets chance play until somebody is to move.
    fn settle(&mut self) {
        while self.game.actor() == Actor::Chance {
            let rng = &mut self.rng;
            let Some(drawn) = self.game.sample(&mut |bound| rng.below(bound)) else { break };
            self.advance(drawn);
        }
        self.rows.list(&self.space, &*self.game);
    }

    fn advance(&mut self, next: Move) {
        self.game.apply_unchecked(next);
        self.rows.advance(&self.space, &*self.game, next);
    }
}
