//! Games that bots play against themselves to learn from.

use std::sync::Arc;

use games::{AreaGame, AreaGameVisitor, Game, MAX_SEATS, Move, Phase, catalog};

use crate::levels::BotError;
use crate::rng::Rng;
use crate::think::{Features, Network, RaceState, RaceView, TurnGenerator, Values, Weights, chances, shares};

/// How many of a hundred turns are played otherwise than looks best, so that more is seen than good play: each game has one of these.
const EXPLORING: [u32; 4] = [0, 5, 15, 40];
/// Half of these turns are played in one of so many ways that look best, the others in any.
const GOOD_WAYS: usize = 12;
/// How much what comes later counts against what is expected next (TD(lambda)).
const LAMBDA: f32 = 0.85;

/// A state of a game that was played, and how it went on.
#[derive(Clone, Debug)]
pub struct Sample {
    pub(super) seats: usize,
    /// What was seen of each seat.
    pub(super) seen: [Features; MAX_SEATS],
    /// What part of the win each seat had, or what was expected later on.
    pub(super) target: Values,
}

impl Sample {
    /// Whether somebody's part is neither nothing nor the whole.
    pub fn is_uncertain(&self) -> bool {
        self.target.iter().any(|part| *part > 0.0 && *part < 1.0)
    }
}

/// One of many games of a seed, played one step ahead by a network, or by the tuned numbers of the game where there is none yet. The
/// answer is what can be learned from it; nothing if the game is no race.
pub fn self_play(
    first: &dyn Game,
    network: Option<&Arc<Network>>,
    seed: u64,
    number: u64,
) -> Result<Option<Vec<Sample>>, BotError> {
    let setup = first.setup();
    let mut weights = Weights::plain();
    if setup.definition().bots.weights.is_some() {
        weights = Weights::tuned(setup.definition(), setup.seats())?;
    }
    let rng = Rng::for_game(seed, number);
    Ok(catalog::visit(first, SelfPlay { network, weights, rng }).flatten())
}

struct SelfPlay<'a> {
    network: Option<&'a Arc<Network>>,
    weights: Weights,
    rng: Rng,
}

/// A state after a turn.
struct State {
    seen: [Features; MAX_SEATS],
    /// The chance of each seat by the network.
    expected: Values,
    /// The same after the best way to play on, where another was played, so that what came later says nothing.
    best: Option<Values>,
}

impl AreaGameVisitor for SelfPlay<'_> {
    type Output = Option<Vec<Sample>>;

    fn visit<G: AreaGame>(mut self, first: &G) -> Option<Vec<Sample>> {
        let race = first.race()?;
        let seats = usize::from(first.setup().seats());
        let mut game = first.clone();
        let mut generator = TurnGenerator::judged(first, self.weights.clone(), self.network.cloned());
        let (mut plans, mut view, mut states) = (Vec::new(), RaceView::default(), Vec::<State>::new());
        let exploring = EXPLORING[self.rng.below(EXPLORING.len() as u32) as usize];
        while game.phase() != Phase::Over {
            if game.phase() != Phase::Place {
                let next = game.sample(&mut |bound| self.rng.below(bound))?;
                game.apply_unchecked(next);
                continue;
            }
            generator.plans(&game, &mut plans);
            let mut chosen = 0;
            if self.rng.below(100) < exploring {
                let good = if self.rng.below(2) == 0 { GOOD_WAYS } else { usize::MAX };
                chosen = self.rng.below(plans.len().min(good) as u32) as usize;
                if let (Some(state), Some(_)) = (states.last_mut(), self.network) {
                    state.best = Some(chances_of(&plans.first()?.values, seats));
                }
            }
            let moves: Vec<Move> = plans.get(chosen)?.moves().collect();
            moves.into_iter().for_each(|played| game.apply_unchecked(played));
            if game.phase() != Phase::Over {
                let state = RaceState::of(&game, race);
                view.look_at(&state);
                let seen = view.features(&state);
                let expected = self.network.map(|network| chances(network, &seen[..seats]));
                states.push(State { seen, expected: expected.unwrap_or_default(), best: None });
            }
        }
        Some(samples(seats, states, shares(&game), self.network.is_some()))
    }
}

/// What is learned of each state: what came of it in the end, and the sooner what was expected after it. Without a network it is the
/// end alone.
fn samples(seats: usize, states: Vec<State>, end: Values, is_judged: bool) -> Vec<Sample> {
    let lambda = if is_judged { LAMBDA } else { 1.0 };
    let (mut target, mut next) = (end, end);
    let mut samples = Vec::with_capacity(states.len());
    for state in states.into_iter().rev() {
        let later = target.iter_mut().zip(next);
        later.for_each(|(target, next)| *target = lambda * *target + (1.0 - lambda) * next);
        target = state.best.unwrap_or(target);
        next = state.expected;
        samples.push(Sample { seats, seen: state.seen, target });
    }
    samples
}

/// How likely each seat is to win, by how sure it is.
fn chances_of(confidences: &Values, seats: usize) -> Values {
    let mut chances = Values::default();
    for (chance, confidence) in chances.iter_mut().zip(confidences).take(seats) {
        *chance = (confidence + 1.0) / 2.0;
    }
    chances
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::think::FEATURES;

    fn state(expected: f32, best: Option<f32>) -> State {
        let both = |chance: f32| [chance, 1.0 - chance, 0.0, 0.0, 0.0];
        State { seen: [[0; FEATURES]; MAX_SEATS], expected: both(expected), best: best.map(both) }
    }

    #[test]
    fn a_state_is_worth_what_was_expected_after_it_and_came_of_it() {
        let end = [1.0, 0.0, 0.0, 0.0, 0.0];
        let states = || vec![state(0.5, None), state(0.6, Some(0.7)), state(0.4, None)];
        let targets: Vec<f32> =
            samples(2, states(), end, true).iter().map(|sample| sample.target[0]).collect();
        // The last one is followed by the end, the one before by a turn that was not the best, the first by both.
        assert_eq!(targets, [1.0, 0.7, LAMBDA * 0.7 + (1.0 - LAMBDA) * 0.6]);
        let ends = samples(2, vec![state(0.0, None), state(0.0, None)], end, false);
        assert!(ends.iter().all(|sample| sample.target == end));
    }
}
