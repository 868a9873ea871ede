//! Who follows trees: it looks at states, in space of its own that is used again and again.

use games::{AreaGame, Move, Phase, Seat};

use super::generator::{TurnGenerator, TurnPlan};
use super::tree::{Branch, Edge, Tree, Turn};
use super::utility::{Aim, Utility, Values, confidences, doubt};
use super::weights::{SearchWeights, Weights};
use crate::bot::Part;

/// A way that seems so many points worse than the best is not looked at.
const HOPELESS: f32 = 8.0;

/// Follows one tree at a time, any number one after the other.
#[derive(Debug)]
pub(crate) struct Explorer<G> {
    root: G,
    pub(super) state: G,
    generator: TurnGenerator<G>,
    pub(super) style: SearchWeights,
    aim: Aim,
    /// The doubt at the root.
    scale: f32,
    plans: Vec<TurnPlan>,
    /// How it came to the state.
    pub(super) path: Vec<Edge>,
}

impl<G: AreaGame> Explorer<G> {
    pub(crate) fn new(game: &G, weights: Weights, aim: Aim) -> Explorer<G> {
        let tiles_left: usize = game.stacks().iter().map(|stack| stack.len()).sum();
        Explorer {
            aim,
            scale: doubt(weights.search.doubt, tiles_left as u32),
            root: game.clone(),
            state: game.clone(),
            style: weights.search,
            generator: TurnGenerator::new(game, weights),
            plans: Vec::new(),
            path: Vec::new(),
        }
    }

    /// A tree for each of the best ways to play now, which have so many turns among them at the most. Those of each of several
    /// searches begin elsewhere in the pile.
    pub(crate) fn plant(&mut self, wide: usize, most_turns: usize, part: Part) -> Vec<Tree> {
        let mut ways = Vec::new();
        let tiles_left = self.root.next_stack().map_or(0, |stack| stack.len() as u32);
        let turn = self.look(wide, part.first_of(tiles_left), &mut ways);
        let room = most_turns / ways.len().max(1);
        let (seats, kinds) = (self.root.setup().seats(), self.root.land().atlas().set().tiles().len());
        ways.into_iter().map(|way| Tree::new(turn.seat, way, room, (seats, kinds))).collect()
    }

    /// Goes back to where all trees begin.
    pub(super) fn go_back(&mut self) {
        self.state.clone_from(&self.root);
        self.path.clear();
    }

    pub(super) fn play(&mut self, moves: impl Iterator<Item = Move>) {
        moves.for_each(|played| self.state.apply_unchecked(played));
    }

    /// Adds the best ways to play the state to others; the answer is the turn.
    pub(super) fn look(&mut self, wide: usize, shift: u32, ways: &mut Vec<Branch>) -> Turn {
        self.generator.best_plans(&self.state, wide, HOPELESS, &mut self.plans);
        let best = self.plans.first().map_or(0.0, |plan| plan.lead);
        let (seat, seats) = (self.state.seat(), self.state.setup().seats());
        let utility = self.utility();
        let first = ways.len();
        let mut sum = 0.0;
        for plan in &self.plans {
            let worse = (best - plan.lead) / self.style.tolerance;
            let likely = 1.0 / (1.0 + worse * worse);
            sum += likely;
            let impression = confidences(&plan.values, seats, utility);
            ways.push(Branch::new(*plan, impression, likely, Seat((seat.0 + 1) % seats), shift));
        }
        ways[first..].iter_mut().for_each(|way| way.likely /= sum);
        Turn::new(seat, first, self.plans.len())
    }

    /// What the state is worth as it is.
    pub(super) fn evaluate(&mut self) -> Values {
        self.generator.evaluate(&self.state)
    }

    /// What leads are worth in the state.
    pub(super) fn utility(&self) -> Utility {
        if self.aim == Aim::Points {
            return Utility::Points { scale: self.scale };
        }
        let is_over = self.state.phase() == Phase::Over;
        let left = if is_over { 0 } else { self.generator.evaluator.completions.tiles_left() };
        Utility::Win { doubt: doubt(self.style.doubt, left) }
    }

    /// How many points make one in the worth of ways, where it looks for points.
    pub(super) fn scale(&self) -> Option<f32> {
        (self.aim == Aim::Points).then_some(self.scale)
    }
}
