//! One game to learn in.

use std::sync::Arc;

use bots::Rng;
use games::{Actor, Game, Move, Phase, Seat};

use crate::action::{Action, Illegal};
use crate::observe::{for_each_action, mask, observe};
use crate::reward::{Reward, outcomes};
use crate::rows::Rows;
use crate::space::Space;

/// A game in which chance plays by itself: whenever it is looked at, a player is to move or it is over.
#[derive(Debug)]
pub struct Environment {
    space: Arc<Space>,
    game: Box<dyn Game>,
    rows: Rows,
    legal: Vec<Move>,
    rng: Rng,
}

impl Environment {
    /// A new game of a space; the seed decides what is drawn.
    pub fn new(space: Arc<Space>, seed: u64) -> Environment {
        let (game, rows) = (space.first().fork(), space.first_rows().clone());
        let mut environment = Environment { space, game, rows, legal: Vec::new(), rng: Rng::new(seed) };
        environment.settle();
        environment
    }

    /// Begins another game, with the random numbers that come next.
    pub fn restart(&mut self) {
        self.game = self.space.first().fork();
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

    /// The numbers of all legal moves.
    pub fn legal_actions(&self) -> impl Iterator<Item = Action> {
        let legal = self.legal.iter();
        legal.filter_map(|&wanted| self.space.action(&self.rows, &*self.game, wanted))
    }

    /// The legal moves.
    pub fn legal(&self) -> &[Move] {
        &self.legal
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
        if self.legal.contains(&wanted) {
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
        // A few hundred at most.
        let chosen = self.rng.below(self.legal.len() as u32) as usize;
        if let Some(&wanted) = self.legal.get(chosen) {
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
        observe(&self.space, &self.rows, &*self.game, &self.legal, seat, out);
    }

    /// Writes 1 for each legal action and 0 for every other.
    pub fn mask(&self, out: &mut [u8]) {
        mask(&self.space, &self.rows, &*self.game, &self.legal, out);
    }

    /// Writes observation and mask of a seat.
    pub(crate) fn look(&self, seat: Seat, observation: &mut [u8], mask: &mut [u8]) {
        self.observe(seat, observation);
        mask.fill(0);
        if self.mover() == Some(seat) {
            for_each_action(&self.space, &self.rows, &*self.game, &self.legal, |action| mask[action] = 1);
        }
    }

    /// What each seat gets that had these points before.
    pub fn rewards(&self, reward: Reward, before: &[u32]) -> Vec<f32> {
        match reward {
            Reward::Outcome => outcomes(&*self.game),
            // Points are a few hundred.
            Reward::Points => {
                self.game.scores().iter().zip(before).map(|(now, before)| (now - before) as f32).collect()
            }
        }
    }

    /// Lets chance play until somebody is to move.
    fn settle(&mut self) {
        while self.game.actor() == Actor::Chance {
            let rng = &mut self.rng;
            let Some(drawn) = self.game.sample(&mut |bound| rng.below(bound)) else { break };
            self.advance(drawn);
        }
        self.game.legal(&mut self.legal);
    }

    fn advance(&mut self, next: Move) {
        self.game.apply_unchecked(next);
        self.rows.advance(&self.space, &*self.game, next);
    }
}
