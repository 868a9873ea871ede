//! What states are worth by playing on: many games from the same state, each with another order of the tiles that are left.

use bots::arena::Deck;
use bots::{Appraiser, Leads, Rollout};
use games::{AreaGame, MAX_SEATS, Move};

/// How many games are played on from a state, and how far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rollouts {
    /// How many games.
    pub games: u64,
    /// For how many turns; what lies then is evaluated, unless the game is over.
    pub turns: usize,
}

/// Plays on from the states of one game. The orders of the tiles stay the same throughout, but for tiles that are drawn: so the same
/// chance decides before and after a draw and before and after a move, and what differs is theirs.
pub(crate) struct Forecast<G> {
    turns: usize,
    decks: Vec<Deck>,
    /// The state that the judge would have come to by its own play after the last draw, and what it is worth.
    foreseen: Option<(G, Leads)>,
}

impl<G: AreaGame> Forecast<G> {
    /// For a game with this start. The orders come from the seed, which must not be the same for many games: the error of the first
    /// value is part of all that follows.
    pub(crate) fn new(game: &G, Rollouts { games, turns }: Rollouts, seed: u64) -> Forecast<G> {
        let decks = (0..games.max(1)).map(|round| Deck::shuffled(game, seed, round)).collect();
        Forecast { turns, decks, foreseen: None }
    }

    /// What a state before a draw or at the end is worth.
    pub(crate) fn value(&mut self, appraiser: &mut Appraiser<G>, game: &G) -> Leads {
        match self.foreseen.take() {
            Some((foreseen, value)) if foreseen.position() == game.position() => value,
            _ => mean(&self.play_on(appraiser, game, self.turns), self.turns),
        }
    }

    /// What a state is worth after this draw.
    pub(crate) fn value_after_draw(&mut self, appraiser: &mut Appraiser<G>, game: &G, drawn: Move) -> Leads {
        if let Move::Draw(tile) = drawn {
            self.decks.iter_mut().for_each(|deck| deck.take(game, tile));
        }
        let mut dealt = game.clone();
        dealt.apply_unchecked(drawn);
        // One turn more than is needed says what the state after the turn is worth, if it is played as the judge plays it.
        let further = self.turns.saturating_add(1);
        let rollouts = self.play_on(appraiser, &dealt, further);
        let mut after = dealt;
        self.foreseen = appraiser.play_best(&mut after).map(|_| (after, mean(&rollouts, further)));
        mean(&rollouts, self.turns)
    }

    fn play_on(&self, appraiser: &mut Appraiser<G>, game: &G, turns: usize) -> Vec<Rollout> {
        self.decks.iter().map(|deck| appraiser.play_on(game, deck.clone(), turns)).collect()
    }
}

/// What was expected after so many turns, in the mean over all games.
fn mean(rollouts: &[Rollout], turns: usize) -> Leads {
    let mut mean = [0.0; MAX_SEATS];
    for leads in rollouts.iter().map(|rollout| rollout.after(turns)) {
        mean.iter_mut().zip(leads).for_each(|(sum, lead)| *sum += lead / rollouts.len() as f64);
    }
    mean
}
